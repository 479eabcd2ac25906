"""Tiled maps become `BoardMap`s here. The only module that imports pytmx, and with it pygame.

pytmx is silent about most mistakes in a map; this loader names the file, the place and the reason.
"""

from __future__ import annotations

from pathlib import Path
from xml.etree import ElementTree

import pytmx

from game.core.board_map import BoardError, BoardMap, Place

ZONES = "zones"
SIDES = ("west", "east")
_OWN_FIELDS = ("kind", "next")


def load_board(path: Path) -> BoardMap:
    """The map at `path`, lengths in squares of its grid, or a `BoardError`."""
    tiled = _read(path)
    places = tuple(_place(path, tiled, zone) for zone in _zones(path, tiled))
    _check_names(path, places)
    return BoardMap(source=path.name, columns=tiled.width, rows=tiled.height, places=places)


def _read(path: Path) -> pytmx.TiledMap:
    if not path.is_file():
        raise BoardError(f"{path}: there is no such map")
    try:
        if ElementTree.parse(path).getroot().tag != "map":
            raise BoardError(f"{path}: not a sound Tiled map (there is no <map> in it)")
        return pytmx.TiledMap(str(path))
    except BoardError:
        raise
    except ElementTree.ParseError as error:
        raise BoardError(f"{path}: not a readable Tiled map ({error})") from error
    except Exception as error:  # pytmx raises bare exceptions of every kind
        raise BoardError(f"{path}: not a sound Tiled map ({error!r})") from error


def _zones(path: Path, tiled: pytmx.TiledMap) -> list[pytmx.TiledObject]:
    groups = [layer for layer in tiled.layers if layer.name == ZONES]
    if len(groups) != 1 or not isinstance(groups[0], pytmx.TiledObjectGroup):
        raise BoardError(f"{path}: needs exactly one object layer named “{ZONES}”")
    return list(groups[0])


def _place(path: Path, tiled: pytmx.TiledMap, zone: pytmx.TiledObject) -> Place:
    where = f"{path}: zone “{zone.name or f'number {zone.id}'}”"
    if not zone.name:
        raise BoardError(f"{where} has no name")
    kind = zone.properties.get("kind")
    if not kind:
        raise BoardError(f"{where} has no kind")
    side = zone.properties.get("side")
    if side is not None and side not in SIDES:
        raise BoardError(f"{where}: side “{side}” is neither west nor east")
    x, y = zone.x / tiled.tilewidth, zone.y / tiled.tileheight
    width, height = zone.width / tiled.tilewidth, zone.height / tiled.tileheight
    if x < 0 or y < 0 or x + width > tiled.width or y + height > tiled.height:
        raise BoardError(f"{where} reaches outside the grid")
    ways_on = str(zone.properties.get("next") or "")
    return Place(
        key=zone.name,
        kind=kind,
        x=x,
        y=y,
        width=width,
        height=height,
        next=tuple(name.strip() for name in ways_on.split(",") if name.strip()),
        properties={k: v for k, v in zone.properties.items() if k not in _OWN_FIELDS},
    )


def _check_names(path: Path, places: tuple[Place, ...]) -> None:
    names: set[str] = set()
    for place in places:
        if place.key in names:
            raise BoardError(f"{path}: two zones are named “{place.key}”")
        names.add(place.key)
    for place in places:
        for target in place.next:
            if target not in names:
                raise BoardError(
                    f"{path}: zone “{place.key}” leads on to “{target}”, which is nowhere"
                )

"""The telling states of the album: first day, full, a trophy looked at, a damaged file."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import partial

from game.trophies.album_file import ALBUM_NAME, PREVIOUS_NAME, DamagedAlbum, write_album
from game.trophies.profiles import Album, Profile, Tally
from scenes.album import AlbumScene
from scenes.album_opening import damaged_album_message
from scenes.album_pages import SPREADS
from scenes.home import Home
from scenes.scene import Scene
from scenes.showcase import Shown
from scenes.stage import Stage
from scenes.timeline import nothing
from scenes.trophy_view import TrophyView


def album_pictures() -> Iterator[Shown]:
    yield Shown("album-first-day", lambda _stage: [Home(), AlbumScene()])
    for spread in range(SPREADS):
        yield Shown(f"album-{spread + 1}", partial(_album_open_at, spread))
    yield Shown("album-tip", partial(_album_open_at, 0), _point_at_trophy)
    yield Shown("album-won", partial(_looked_at, "clean-sheet"))
    yield Shown("album-locked", partial(_looked_at, "record-bid"))
    yield Shown("album-large-family", _large_family)
    yield Shown("album-damaged", _damaged)
    yield Shown("home-trophies", _home_with_trophies)


def family() -> Album:
    """Léa has played a lot, the others less; somebody's name is as long as names may be."""
    lea = Profile(
        "Léa",
        "avatar-01",
        0,
        {
            "buteur": Tally(12, 7, 5),
            "11-soccer": Tally(6, 2, 11),
            "les-ptifooteux": Tally(4, 1, 5),
            "big4": Tally(3, 2, 3),
        },
        dict.fromkeys(("first-win", "clean-sheet", "lucky-guess", "perfect-cup-run"), 1.0)
        | {"hat-trick": 2 / 3, "all-five-games": 0.8, "record-bid": 0.45},
        ["clean-sheet"],
    )
    noe = Profile("Noé", "avatar-02", 1, {"buteur": Tally(3, 1, 2)}, {"first-win": 1.0})
    max_ = Profile("Maximilien", "avatar-13", 3, {"big4": Tally(1, 0, 0)})
    return Album(profiles=[lea, noe, max_])


def _with_family(stage: Stage, album: Album) -> None:
    (stage.saves.folder / PREVIOUS_NAME).unlink(missing_ok=True)
    write_album(stage.saves.folder, album)


def _album_open_at(spread: int, stage: Stage) -> Sequence[Scene]:
    _with_family(stage, family())
    scene = AlbumScene("Léa")
    scene.opens_at = spread
    scene.sticks_in = False
    return [Home(), scene]


def _point_at_trophy(scene: Scene) -> None:
    scene.focused = "trophy.clean-sheet"


def _looked_at(trophy: str, stage: Stage) -> Sequence[Scene]:
    people = family().profiles
    return [*_album_open_at(0, stage), TrophyView(trophy, people[0], people)]


def _large_family(stage: Stage) -> Sequence[Scene]:
    album = family()
    album.profiles += [Profile(name, f"avatar-0{n}", n % 4) for n, name in enumerate("ABCD", 4)]
    _with_family(stage, album)
    return [Home(), AlbumScene("Maximilien")]


def _damaged(stage: Stage) -> Sequence[Scene]:
    broken = DamagedAlbum(stage.saves.folder / ALBUM_NAME, "damaged-album", "")
    return [Home(), damaged_album_message(broken, nothing)]


def _home_with_trophies(stage: Stage) -> Sequence[Scene]:
    _with_family(stage, family())
    return [Home()]

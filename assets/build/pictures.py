"""Draws every sprite and packs the sprites into PNG atlases with an index."""

from __future__ import annotations

import hashlib
import json
from io import BytesIO
from pathlib import Path

from PIL import Image, ImageFilter

from .atlas_plan import SHARP, Drawing, plan

BUILT = Path(__file__).parents[1] / "built"
INDEX = BUILT / "index.json"
PADDING = 2
BLEED = 3
ATLAS_WIDTH = 2048

Place = tuple[int, int]


def build() -> str:
    BUILT.mkdir(exist_ok=True)
    pictures = plan()
    sprites: dict[str, list[object]] = {}
    for name, drawings in pictures.items():
        places, size = pack(drawings)
        _save(_paint(drawings, places, size), BUILT / f"{name}.png")
        for drawing in drawings:
            sprites[drawing.key] = [name, *places[drawing.key], *drawing.pixels, *drawing.design]
    _remove_strangers(set(pictures))
    _write_index(source_hash(pictures), sprites)
    total = sum(path.stat().st_size for path in BUILT.iterdir())
    return f"{len(sprites)} sprites in {len(pictures)} pictures, {total / 1e6:.1f} MB"


def source_hash(pictures: dict[str, list[Drawing]]) -> str:
    """Changes whenever a drawing, its size or its atlas does."""
    digest = hashlib.sha256()
    for name, drawings in pictures.items():
        for drawing in drawings:
            digest.update(repr((name, SHARP, PADDING, BLEED, drawing)).encode())
    return digest.hexdigest()


def pack(drawings: list[Drawing]) -> tuple[dict[str, Place], Place]:
    """Rows of falling height: where each sprite goes, and how large the atlas is."""
    if len(drawings) == 1:
        return {drawings[0].key: (0, 0)}, drawings[0].pixels
    places: dict[str, Place] = {}
    x = y = PADDING
    row_height = right = 0
    for drawing in sorted(drawings, key=lambda each: (-each.pixels[1], each.key)):
        width, height = drawing.pixels
        if x + width + PADDING > ATLAS_WIDTH:
            x, y, row_height = PADDING, y + row_height + PADDING, 0
        places[drawing.key] = (x, y)
        x += width + PADDING
        right, row_height = max(right, x), max(row_height, height)
    return places, (right, y + row_height + PADDING)


def _paint(drawings: list[Drawing], places: dict[str, Place], size: Place) -> Image.Image:
    atlas = Image.new("RGBA", size)
    for drawing in drawings:
        atlas.paste(_bled(_rasterise(drawing)), places[drawing.key])
    opaque = atlas.getchannel("A").getextrema() == (255, 255)
    return atlas.convert("RGB") if opaque else atlas


def _save(atlas: Image.Image, path: Path) -> None:
    """Whole or not at all: somebody may be playing meanwhile."""
    part = path.with_suffix(".part")
    atlas.save(part, "PNG", optimize=True)
    part.replace(path)


def _rasterise(drawing: Drawing) -> Image.Image:
    import resvg_py

    width, height = drawing.pixels
    png = resvg_py.svg_to_bytes(
        svg_string=drawing.svg, width=width, height=height, skip_system_fonts=True
    )
    picture = Image.open(BytesIO(bytes(png))).convert("RGBA")
    return picture if picture.size == drawing.pixels else picture.resize(drawing.pixels)


def _bled(picture: Image.Image) -> Image.Image:
    """Colour carried into the empty pixels, or pygame's smoothscale would blacken every edge."""
    around = picture.convert("RGBa").filter(ImageFilter.BoxBlur(BLEED)).convert("RGBA")
    around.putalpha(0)
    empty = picture.getchannel("A").point(lambda alpha: 255 if alpha == 0 else 0)
    return Image.composite(around, picture, empty)


def _remove_strangers(names: set[str]) -> None:
    for path in BUILT.glob("*.png"):
        if path.stem not in names:
            path.unlink()


def _write_index(digest: str, sprites: dict[str, list[object]]) -> None:
    lines = [f"  {json.dumps(key)}: {json.dumps(value)}" for key, value in sorted(sprites.items())]
    text = "{\n" + f'"sources": "{digest}",\n' + '"sprites": {\n' + ",\n".join(lines) + "\n}}\n"
    INDEX.write_text(text, encoding="utf-8")

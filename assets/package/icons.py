"""The app icon in the form each system wants, made from the one drawing."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

from assets.package.version import NAME, REPOSITORY

DRAWING = REPOSITORY / "assets" / "built" / "boxes-app-icon.png"
WINDOWS_SIDES = (16, 24, 32, 48, 64, 128, 256)
LINUX_SIDES = (48, 64, 128, 256, 512)
_MAC_SIDE = 1024  # Pillow makes the smaller ones of an .icns from it


def icon_for(platform: str, folder: Path) -> Path | None:
    """What PyInstaller puts on the program; on Linux the menu entry carries the icon."""
    folder.mkdir(parents=True, exist_ok=True)
    if platform == "win32":
        path = folder / f"{NAME}.ico"
        _square(256).save(path, sizes=[(side, side) for side in WINDOWS_SIDES])
        return path
    if platform == "darwin":
        path = folder / f"{NAME}.icns"
        _square(_MAC_SIDE).save(path)
        return path
    return None


def write_png(path: Path, side: int) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    _square(side).save(path, optimize=True)


def _square(side: int) -> Image.Image:
    with Image.open(DRAWING) as drawing:
        return drawing.convert("RGBA").resize((side, side), Image.Resampling.LANCZOS)

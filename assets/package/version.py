"""The version of the program, and how Windows wants to be told it."""

from __future__ import annotations

import tomllib
from pathlib import Path

REPOSITORY = Path(__file__).resolve().parents[2]
NAME = "boite-a-foot"
TITLE = "La Boîte à Foot"
COPYRIGHT = "MIT"
_ENGLISH_UNICODE = ("040904B0", 1033, 1200)  # block name, language, code page: read everywhere


def version() -> str:
    project = tomllib.loads((REPOSITORY / "pyproject.toml").read_text(encoding="utf-8"))
    found: str = project["project"]["version"]
    return found


def windows_version_file(folder: Path) -> Path:
    """The description PyInstaller sews into the .exe: what its properties show."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / "version-information.txt"
    path.write_text(windows_version_text(version()), encoding="utf-8")
    return path


def windows_version_text(number: str) -> str:
    four = (*(int(part) for part in number.split(".")), 0, 0, 0)[:4]
    block, language, code_page = _ENGLISH_UNICODE
    words = {
        "CompanyName": TITLE,
        "FileDescription": TITLE,
        "FileVersion": number,
        "InternalName": NAME,
        "LegalCopyright": COPYRIGHT,
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": number,
    }
    lines = ", ".join(f"StringStruct({key!r}, {value!r})" for key, value in words.items())
    return (
        "VSVersionInfo(\n"
        f"  ffi=FixedFileInfo(filevers={four}, prodvers={four}),\n"
        f"  kids=[StringFileInfo([StringTable({block!r}, [{lines}])]),\n"
        f"    VarFileInfo([VarStruct('Translation', [{language}, {code_page}])])],\n"
        ")\n"
    )

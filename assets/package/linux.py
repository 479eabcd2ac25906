"""Around the program on Linux: a tar.gz to unpack and double-click, a .deb for the menu."""

from __future__ import annotations

import gzip
import platform
import shutil
import subprocess
import tarfile
from pathlib import Path

from assets.package import icons
from assets.package.program import empty, needed_glibc, size_of
from assets.package.version import NAME, REPOSITORY, TITLE, version

BESIDE = Path(__file__).with_name("beside")  # what lies next to the program in the tar.gz
# Loaded by SDL at run time, hence known to nobody but us.
_DEB_NEEDS = ("libx11-6", "libxext6")
_DEB_LIKES = ("libxcursor1", "libxi6", "libxrandr2", "libxfixes3", "libxss1", "libpulse0")
_ARCHITECTURES = {"x86_64": "amd64", "aarch64": "arm64"}
_MENU_ENTRY = f"""[Desktop Entry]
Type=Application
Version=1.0
Name={TITLE}
GenericName=Football board games
GenericName[fr]=Jeux de foot
Comment=French football board games for children
Comment[fr]=Des jeux de société sur le foot, pour les enfants
Exec={{start}}
Icon={NAME}
Terminal=false
Categories=Game;BoardGame;KidsGame;
StartupWMClass={NAME}
"""
# %k is where this file lies: the folder may be unpacked and moved anywhere. Such files want `"` and
# `$` escaped twice: once for the line, once for the quoted argument.
_START_HERE = rf"""sh -c "exec \\"\\$(dirname \\"\\$1\\")/{NAME}\\"" sh %k"""
_CONTROL = """Package: {name}
Version: {version}
Section: games
Priority: optional
Architecture: {architecture}
Maintainer: {title} <noreply@boite-a-foot.invalid>
Installed-Size: {kilobytes}
Depends: {needs}
Recommends: {likes}
Description: French football board games for children
 Board games about football in one box, for two to four people or robots at
 one screen. In French and English; no account, no network, no advertising.
"""


def menu_entry(start: str) -> str:
    return _MENU_ENTRY.format(start=start)


def make_tar(folder: Path, dist: Path) -> Path:
    """One folder inside: the program, its .desktop file, icon, a page to read, licences."""
    top = f"{NAME}-{version()}"
    path = dist / f"{top}-linux-{platform.machine()}.tar.gz"
    _lay_beside(folder)
    with tarfile.open(path, "w:gz", compresslevel=9) as archive:
        archive.add(folder, arcname=top, filter=_nobodys)
    return path


def _lay_beside(folder: Path) -> None:
    shutil.copytree(BESIDE, folder, dirs_exist_ok=True)
    entry = folder / f"{NAME}.desktop"
    entry.write_text(menu_entry(_START_HERE), encoding="utf-8")
    entry.chmod(0o755)  # file managers start only those that may be executed
    icons.write_png(folder / f"{NAME}.png", 256)


def _nobodys(member: tarfile.TarInfo) -> tarfile.TarInfo:
    member.uid = member.gid = 0
    member.uname = member.gname = "root"
    return member


def make_deb(folder: Path, dist: Path, work: Path) -> Path:
    architecture = _ARCHITECTURES[platform.machine()]
    root = empty(work / "deb")
    program = root / "usr" / "lib" / NAME
    shutil.copytree(folder, program, symlinks=True)
    for stray in (f"{NAME}.desktop", f"{NAME}.png", *(each.name for each in BESIDE.iterdir())):
        (program / stray).unlink(missing_ok=True)
    _lay_menu(root)
    _lay_documents(root, program)
    _write_control(root, folder, architecture)
    _open_to_all(root)
    path = dist / f"{NAME}_{version()}_{architecture}.deb"
    subprocess.run(
        ["dpkg-deb", "--root-owner-group", "-Zxz", "--build", str(root), str(path)],
        check=True,
        stdout=subprocess.DEVNULL,
    )
    return path


def _lay_menu(root: Path) -> None:
    share, games = root / "usr" / "share", root / "usr" / "games"
    (share / "applications").mkdir(parents=True)
    entry = share / "applications" / f"{NAME}.desktop"
    entry.write_text(menu_entry(f"/usr/games/{NAME}"), encoding="utf-8")
    for side in icons.LINUX_SIDES:
        place = share / "icons" / "hicolor" / f"{side}x{side}" / "apps"
        icons.write_png(place / f"{NAME}.png", side)
    games.mkdir()
    (games / NAME).symlink_to(f"../lib/{NAME}/{NAME}")


def _lay_documents(root: Path, program: Path) -> None:
    documents = root / "usr" / "share" / "doc" / NAME
    documents.mkdir(parents=True)
    shutil.copyfile(REPOSITORY / "LICENSE", documents / "copyright")
    shutil.move(program / "licences", documents / "licences")
    changes = (REPOSITORY / "CHANGELOG.md").read_bytes()
    (documents / "changelog.gz").write_bytes(gzip.compress(changes, 9, mtime=0))


def _write_control(root: Path, folder: Path, architecture: str) -> None:
    needs = ("libc6 (>= {}.{})".format(*needed_glibc(folder)), *_DEB_NEEDS)
    control = _CONTROL.format(
        name=NAME,
        title=TITLE,
        version=version(),
        architecture=architecture,
        kilobytes=-(-size_of(root) // 1024),
        needs=", ".join(needs),
        likes=", ".join(_DEB_LIKES),
    )
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control, encoding="utf-8")


def _open_to_all(root: Path) -> None:
    """Whatever the umask of the builder: everybody reads, nobody but root writes."""
    for path in (root, *root.rglob("*")):
        if path.is_symlink():
            continue
        runs = path.is_dir() or path.stat().st_mode & 0o100
        path.chmod(0o755 if runs else 0o644)

"""From the source to what a person downloads: `python -m assets.package`, or `make package`.

PyInstaller makes the one-folder program dist/boite-a-foot (build.spec); around it come

    Linux     a tar.gz to unpack and double-click, and a .deb that puts the game in the menu
    Windows   a zip
    macOS     a dmg

all in dist/, named by version and system. `--check` also plays the packaged program's --smoke.
"""

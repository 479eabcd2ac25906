"""One build of the program for all tests of this folder, where other users can reach it too."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from assets.package import program


@pytest.fixture(scope="session")
def workshop() -> Iterator[Path]:
    """A folder anybody may look into: pytest's own are closed to other users."""
    folder = Path(tempfile.mkdtemp(prefix="boite-package-"))
    folder.chmod(0o755)
    yield folder
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(scope="session")
def package(workshop: Path) -> Path:
    """dist/boite-a-foot as `make package` builds it."""
    return program.build(workshop / "dist", workshop / "build")

"""What every test stands on: no window, no sound device, nobody's real saves.

`BOITE_SAMPLE` says how large the samples are: quick (make test), ci (.ci/run), full
(make test-long).
"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path

# SDL reads its drivers when pygame is imported: these lines come before any such import.
os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"
os.environ["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"

# Set before any module can ask platformdirs where the player's folder is.
_SESSION_HOME = Path(tempfile.mkdtemp(prefix="boite-a-foot-tests-"))
_HOME_VARIABLES = ("XDG_DATA_HOME", "XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME")
for _variable in (*_HOME_VARIABLES, "BOITE_DATA"):
    os.environ[_variable] = str(_SESSION_HOME / _variable.lower())

import hypothesis  # noqa: E402
import pytest  # noqa: E402

SAMPLE = os.environ.get("BOITE_SAMPLE", "quick")
_EXAMPLES = {"quick": 30, "ci": 100, "full": 1000}

for _name, _count in _EXAMPLES.items():
    hypothesis.settings.register_profile(
        _name,
        max_examples=_count,
        deadline=None,
        derandomize=_name != "full",
        print_blob=True,
        suppress_health_check=[hypothesis.HealthCheck.too_slow],
    )
if SAMPLE not in _EXAMPLES:
    sys.exit(f"BOITE_SAMPLE is {SAMPLE!r}: use one of {', '.join(_EXAMPLES)}")
hypothesis.settings.load_profile(SAMPLE)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    missing = [tool for tool in ("Xvfb", "xdotool") if shutil.which(tool) is None]
    if not missing:
        return
    reason = f"needs a real window; missing here: {', '.join(missing)}"
    for item in items:
        if item.get_closest_marker("window"):
            item.add_marker(pytest.mark.skip(reason=reason))


def pytest_unconfigure() -> None:
    shutil.rmtree(_SESSION_HOME, ignore_errors=True)


@pytest.fixture(scope="session")
def sample_size() -> Callable[[int, int, int], int]:
    """How many matches to play: sample_size(quick, ci, full)."""

    def size(quick: int, ci: int, full: int) -> int:
        return {"quick": quick, "ci": ci, "full": full}[SAMPLE]

    return size


@pytest.fixture
def user_data(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty user folder for this test alone, also for the programs it starts."""
    for variable in _HOME_VARIABLES:
        monkeypatch.setenv(variable, str(tmp_path))
    monkeypatch.setenv("BOITE_DATA", str(tmp_path))
    return tmp_path

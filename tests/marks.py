"""Marks for what takes long: `.ci/run` plays it, `make test` does not."""

import pytest

CI_PART = (pytest.mark.long, pytest.mark.ci_part)

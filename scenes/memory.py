"""Giving freed pictures back to the system (only glibc needs to be told), and Python's broom."""

from __future__ import annotations

import ctypes
import gc
import sys
from functools import cache
from typing import Final

_MMAP_THRESHOLD: Final = -3  # M_MMAP_THRESHOLD in malloc.h
_LARGE: Final = 1 << 20


def return_large_blocks() -> None:
    """Pictures of a megabyte and more get pages of their own, which go back when they are freed.

    By itself glibc raises that limit after the first large block freed, and from then on the
    program keeps what every screen ever needed: 50 MB more.
    """
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL(None).mallopt(_MMAP_THRESHOLD, _LARGE)
    except (OSError, AttributeError):  # another C library
        return


def give_back() -> None:
    """What was freed in small blocks goes back to the system too."""
    if not sys.platform.startswith("linux"):
        return
    try:
        ctypes.CDLL(None).malloc_trim(0)
    except (OSError, AttributeError):
        return


@cache
def spare_the_broom() -> None:
    """What the whole program is made of stays: sweeping through it took 5 ms of a frame.

    Once, before the first scene: what is made later has to be swept.
    """
    gc.freeze()

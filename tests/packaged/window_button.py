"""The cross of a window, pressed without a window manager.

xdotool destroys or kills a window; a person's click sends the program a polite message instead.
"""

from __future__ import annotations

import ctypes
import subprocess

from tests.virtual_screen import VirtualScreen

_CLIENT_MESSAGE = 33


class _Message(ctypes.Structure):
    """XClientMessageEvent; an XEvent is 24 longs."""

    _fields_ = (
        ("type", ctypes.c_int),
        ("serial", ctypes.c_ulong),
        ("send_event", ctypes.c_int),
        ("display", ctypes.c_void_p),
        ("window", ctypes.c_ulong),
        ("message_type", ctypes.c_ulong),
        ("format", ctypes.c_int),
        ("data", ctypes.c_long * 5),
        ("rest", ctypes.c_long * 12),
    )


def window_of(screen: VirtualScreen, pid: int) -> int:
    found = subprocess.run(
        ["xdotool", "search", "--sync", "--onlyvisible", "--pid", str(pid)],
        env=screen.environment, capture_output=True, text=True, check=True, timeout=20,
    )  # fmt: skip
    return int(found.stdout.split()[-1])


def geometry(screen: VirtualScreen, window: int) -> tuple[int, int, int, int]:
    """Left, top, width and height of the window."""
    told = subprocess.run(
        ["xdotool", "getwindowgeometry", "--shell", str(window)],
        env=screen.environment, capture_output=True, text=True, check=True, timeout=20,
    )  # fmt: skip
    values = dict(line.split("=") for line in told.stdout.split())
    return int(values["X"]), int(values["Y"]), int(values["WIDTH"]), int(values["HEIGHT"])


def press_close_button(screen: VirtualScreen, window: int) -> None:
    x11 = ctypes.CDLL("libX11.so.6")
    x11.XOpenDisplay.restype = ctypes.c_void_p
    x11.XInternAtom.restype = ctypes.c_ulong
    display = ctypes.c_void_p(x11.XOpenDisplay(screen.display.encode()))
    assert display.value, "the virtual screen does not answer"
    protocols = x11.XInternAtom(display, b"WM_PROTOCOLS", 0)
    delete = x11.XInternAtom(display, b"WM_DELETE_WINDOW", 0)
    message = _Message(
        type=_CLIENT_MESSAGE, window=window, message_type=protocols, format=32,
        data=(ctypes.c_long * 5)(delete, 0, 0, 0, 0),
    )  # fmt: skip
    x11.XSendEvent(display, ctypes.c_ulong(window), 0, ctypes.c_long(0), ctypes.byref(message))
    x11.XFlush(display)
    x11.XCloseDisplay(display)

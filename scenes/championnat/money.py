"""Sums as they are written on the table: in millions, with the comma or point of the language."""

from __future__ import annotations

from scenes.words import language

_MARK = {"fr": ",", "en": "."}


def price(thousands: int) -> str:
    """« 1,15 M »: two digits behind the comma, as prices stand on cards."""
    return _written(thousands, 2)


def figure(thousands: int) -> str:
    """« 1,15 » where there is no room to say that they are millions."""
    return price(thousands).removesuffix(" M")


def purse(thousands: int) -> str:
    """« 3,4 M », with the second digit only where there is one."""
    return _written(thousands, 2 if thousands % 100 else 1)


def _written(thousands: int, digits: int) -> str:
    hundredths, sign = abs(thousands) // 10, "-" if thousands < 0 else ""
    whole, rest = divmod(hundredths, 100)
    part = f"{rest:02}"[:digits]
    if thousands % 10:  # 25 per footballer: three digits then
        part = f"{abs(thousands) % 1000:03}"
    return f"{sign}{whole}{_MARK[language()]}{part} M"

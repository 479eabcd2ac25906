"""A store of finished pictures with a limit in bytes: the least recently used ones go first."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable

import pygame


class PictureStore:
    """`get` makes a picture once and gives the same one again while it is kept."""

    def __init__(self, most_bytes: int) -> None:
        self.most_bytes = most_bytes
        self.bytes = 0
        self._pictures: OrderedDict[Hashable, pygame.Surface] = OrderedDict()

    def __contains__(self, key: Hashable) -> bool:
        return key in self._pictures

    def __len__(self) -> int:
        return len(self._pictures)

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        if key in self._pictures:
            self._pictures.move_to_end(key)
            return self._pictures[key]
        picture = self._pictures[key] = make()
        self.bytes += _size(picture)
        while self.bytes > self.most_bytes and len(self._pictures) > 1:
            self._drop_oldest()
        return picture

    def make_room(self, bytes_: int) -> None:
        """Before a large picture of about that size is made."""
        while self._pictures and self.bytes + bytes_ > self.most_bytes:
            self._drop_oldest()

    def _drop_oldest(self) -> None:
        _, gone = self._pictures.popitem(last=False)
        self.bytes -= _size(gone)


def _size(picture: pygame.Surface) -> int:
    return picture.get_pitch() * picture.get_height()

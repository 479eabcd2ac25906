"""Where everything of Le Championnat stands, in design pixels. Draws nothing.

The squares come from the map; panels, sheets and the pitch of a match lie in fixed boxes.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from game.core.board_map import BoardMap
from scenes.championnat.picture import ClubPicture
from scenes.scene import Box, Point

# The board (mock-up 06).
BOARD: Final = Box(148, 126, 1091, 764)
TEAMS: Final = Box(260, 232, 376, 394)
JACKPOT: Final = Box(260, 642, 376, 144)
PACKS: Final = {"national": Box(764, 240, 150, 218), "foreign": Box(956, 240, 150, 218)}
DIE: Final = Box(862, 562, 160, 160)
SIDE: Final = Box(1252, 126, 648, 760)
SIDE_HEAD: Final = 92
TRAY: Final = Box(146, 898, 1754, 220)
PURSE: Final = Box(160, 912, 240, 152)
MARKET_BUTTON: Final = Box(1656, 912, 112, 146)
SQUAD_BUTTON: Final = Box(1786, 912, 108, 146)
SHEET_BUTTONS: Final = {"open-market": MARKET_BUTTON, "open-squad": SQUAD_BUTTON}
MINI: Final = (144.0, 152.0)

# The sheets (mock-ups 15 and 17).
SHEET: Final = Box(146, 236, 1754, 836)
CLOSE: Final = Box(1788, 132, 104, 92)
BEST: Final = Box(1012, 132, 400, 92)
READY: Final = Box(1430, 132, 460, 92)
PITCH: Final = Box(170, 258, 1190, 790)
LOOKED_AT: Final = Box(1404, 262, 280, 403)
STARS: Final = Box(1702, 262, 170, 190)
REDS: Final = Box(1702, 474, 170, 190)
SALE: Final = Box(1404, 690, 472, 96)

_COLUMNS: Final = {
    1: (0.5,),
    2: (0.18, 0.39, 0.61, 0.82),
    6: (0.27, 0.5, 0.73),
    9: (0.27, 0.5, 0.73),
}
_ROWS: Final = {1: 0.879, 2: 0.628, 6: 0.376, 9: 0.125}

# The match (mock-up 16).
FIELD: Final = Box(146, 126, 1754, 694)
TOTALS: Final = (Box(850, 140, 168, 176), Box(1028, 140, 168, 176))
HAND: Final = Box(146, 836, 1754, 260)
HAND_INFO: Final = Box(162, 850, 232, 212)
CHANGE: Final = Box(1348, 850, 322, 98)
PASS: Final = Box(1348, 966, 322, 98)
PLAY: Final = Box(1690, 850, 200, 214)
_ROW_X: Final = {1: 238, 2: 404, 6: 590, 9: 774}
_SIDE_MINI: Final = 128.0

_SHARED: Final[dict[int, tuple[float, tuple[Point, ...]]]] = {
    1: (52, ((0, 0),)),
    2: (46, ((-20, 0), (20, 0))),
    3: (42, ((-22, -10), (22, -10), (0, 8))),
    4: (40, ((-22, -12), (22, -12), (-22, 12), (22, 12))),
}
_PAWN_SHAPE: Final = 94 / 64
_FOOT: Final = 30


class BoardPlaces:
    """The map in design pixels; made once per match."""

    def __init__(self, board: BoardMap) -> None:
        self.boxes = {
            place.key: Box(place.x, place.y, place.width, place.height) for place in board.places
        }

    def hit(self, square: str) -> Box:
        """What may be clicked: squares touch each other."""
        box = self.boxes[square]
        return Box(box.x - 2.5, box.y - 3, box.width + 5, box.height + 6)

    def foot(self, square: str) -> Point:
        """Where a pawn touches that square."""
        x, y = self.boxes[square].centre
        return x, y + _FOOT

    def pawn_box(self, clubs: Sequence[ClubPicture], seat: int) -> Box:
        """Around the pawn: beside the others on its square, or where it walks."""
        own = clubs[seat]
        if own.at is not None:
            return _standing(own.at, _SHARED[1][0])
        sharing = [
            other
            for other, club in enumerate(clubs)
            if club.square == own.square and club.at is None
        ]
        width, shifts = _SHARED[len(sharing)]
        dx, dy = shifts[sharing.index(seat)]
        x, y = self.foot(own.square)
        return _standing((x + dx, y + dy), width)


def _standing(foot: Point, width: float) -> Box:
    height = width * _PAWN_SHAPE
    return Box(foot[0] - width / 2, foot[1] - height, width, height)


def team_row(seat: int) -> Box:
    return Box(TEAMS.x + 8, TEAMS.y + 8 + seat * 95, TEAMS.width - 16, 92)


def tray_slot(place: int) -> Box:
    """Of the squad strip, by shirt number: the card, and the number below it."""
    return Box(416 + (place - 1) * 112, 908, 110, 156)


def tab_box(number: int, widths: Sequence[float]) -> Box:
    left = 168 + sum(widths[:number]) + 18 * number
    return Box(left, 140, widths[number], 100)


def pitch_spot(place: int) -> Point:
    """The middle of a place on the pitch of the squad sheet: attack at the top."""
    first = max(start for start in _COLUMNS if start <= place)
    x = _COLUMNS[first][place - first]
    return PITCH.x + PITCH.width * x, PITCH.y + PITCH.height * _ROWS[first]


def mini_box(middle: Point, width: float) -> Box:
    height = width * MINI[1] / MINI[0]
    return Box(middle[0] - width / 2, middle[1] - height / 2, width, height)


def field_spot(side: int, place: int) -> Point:
    """The middle of a place in a match; the second side is the mirror of the first."""
    first = max(start for start in _ROW_X if start <= place)
    count = len(_COLUMNS[first])
    pitch = {1: 0, 3: 156, 4: 158}[count]
    x = _ROW_X[first]
    y = FIELD.y + FIELD.height / 2 + (place - first - (count - 1) / 2) * pitch + 4
    return (x, y) if side == 0 else (2046 - x, y)


def field_box(side: int, place: int) -> Box:
    return mini_box(field_spot(side, place), _SIDE_MINI)


def hand_boxes(count: int) -> list[Box]:
    """The + cards of a match; six are smaller."""
    width = 158 if count <= 5 else 138
    height = width * 212 / 158
    return [Box(412 + n * (width + 18), 956 - height / 2, width, height) for n in range(count)]


def grid(area: Box, columns: int, size: tuple[float, float], gap: float, count: int) -> list[Box]:
    """Boxes in rows from the top left of `area`."""
    width, height = size
    return [
        Box(
            area.x + n % columns * (width + gap),
            area.y + n // columns * (height + gap),
            width,
            height,
        )
        for n in range(count)
    ]

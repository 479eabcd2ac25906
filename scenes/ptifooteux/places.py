"""Where everything of Les P'tifooteux stands on the table, in design pixels. Draws nothing.

The board's own places come from the map; what is asked lies over it in fixed boxes.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Final

from game.ptifooteux.box import PtifooteuxBox
from scenes.ptifooteux.picture import Team
from scenes.scene import Box, Point

BOARD: Final = Box(142, 124, 1386, 946)
TEAMS: Final = Box(1546, 124, 360, 940)
ROW_GAP: Final = 18
STICKER: Final = (110, 120)
_STICKER_GAP = 4
SYMBOL: Final = 44  # of the seat a kid plays for, on its square

# The question to a p'tifooteux (mock-up 12).
ASK_PANEL: Final = Box(273, 150, 1495, 890)
ASK_LEFT: Final = 640  # width of the coloured half
ASK_PORTRAIT: Final = Box(361, 298, 460, 566)
ASK_DIE: Final = Box(1193, 296, 296, 296)
ASK_BUTTON: Final = Box(1080, 622, 522, 124)
ASK_YES: Final = Box(938, 782, 392, 226)
ASK_NO: Final = Box(1350, 782, 392, 226)

# Whom to ask.
CHOOSE_PANEL: Final = Box(200, 143, 1650, 912)
_CHOOSE_HEAD: Final = 118

# The match (mock-up 25).
MATCH_PANEL: Final = Box(200, 143, 1650, 912)
MATCH_HEAD: Final = 116
MATCH_TEAM: Final = Box(262, 292, 530, 190)
MATCH_RIVALS: Final = Box(1254, 292, 530, 190)
MATCH_VS: Final[Point] = (1024, 388)
MATCH_FACES: Final = Box(236, 570, 762, 230)
MATCH_DIE: Final = Box(272, 590, 190, 190)
MATCH_TRIES: Final = Box(1024, 570, 788, 230)
MATCH_PLAY: Final = Box(1024, 850, 788, 154)
MATCH_COUNT: Final[Point] = (266, 890)

CARD_PANEL: Final = Box(273, 190, 1495, 800)
CARD_BOX: Final = Box(340, 268, 442, 642)
CARD_SAYS: Final = Box(850, 300, 860, 560)

# A first sentence about a moment, where it hides neither the die nor the answers, nor anybody who
# may be chosen.
COACH_UNDER_THE_DIE: Final = Box(434, 900, 1080, 156)
COACH_OVER_THE_RING: Final = Box(434, 120, 1080, 140)
COACH_OVER_THE_HEAD: Final = Box(380, 126, 1290, 144)
COACH_IN_A_PANEL: Final = Box(146, 786, 776, 276)
FACE_IN_THE_PROMPT: Final[Point] = (212, 92)
BESIDE_THE_DIE: Final = Box(146, 410, 770, 356)

_SHARED: Final[dict[int, tuple[float, tuple[Point, ...]]]] = {
    1: (56, ((0, 0),)),
    2: (48, ((-21, 0), (21, 0))),
    3: (43, ((-22, -12), (22, -12), (0, 10))),
    4: (41, ((-22, -14), (22, -14), (-22, 14), (22, 14))),
}
PAWN_SHAPE: Final = 94 / 64
_FOOT: Final = 34  # how far below the middle of its square a pawn stands


class BoardPlaces:
    """The map in design pixels; made once per match."""

    def __init__(self, box: PtifooteuxBox) -> None:
        self.course = box.course
        self.boxes = {
            place.key: Box(place.x, place.y, place.width, place.height)
            for place in box.board.places
        }
        self.kinds = {place.key: place.kind for place in box.board.places}
        self.die = self.boxes["table-die"]
        self.button = self.boxes["table-button"]
        self.ring_plate = self.boxes["ring-plate"]

    def of_kind(self, kind: str) -> list[Box]:
        return [self.boxes[key] for key, known in self.kinds.items() if known == kind]

    def centre(self, square: str) -> Point:
        return self.boxes[square].centre

    def foot(self, square: str) -> Point:
        """Where the pawn of a walk touches that square."""
        x, y = self.boxes[square].centre
        return x, y + _FOOT

    def hit_box(self, square: str) -> Box:
        """Where it may be clicked: matches stand out over their neighbours."""
        if self.course.squares[square].kind == "match":
            return self.boxes[square].grown(-6)
        loop = self.course.squares[square].area == "loop"
        return self.boxes[square].grown(-0.75) if loop else self.boxes[square]

    def heading(self, square: str) -> float:
        """The way on from there in degrees: 0 = right, 90 = down."""
        following = self.course.squares[square].next[0]
        (x, y), (to_x, to_y) = self.centre(square), self.centre(following)
        return math.degrees(math.atan2(to_y - y, to_x - x)) % 360

    def pawn_box(self, teams: Sequence[Team], seat: int) -> Box:
        """Around the pawn: beside the others on its square, or where it moves."""
        own = teams[seat]
        if own.at is not None:
            return _standing(own.at, _SHARED[1][0])
        sharing = [
            other for other, team in enumerate(teams)
            if team.square == own.square and team.at is None
        ]  # fmt: skip
        width, shifts = _SHARED[len(sharing)]
        dx, dy = shifts[sharing.index(seat)]
        x, y = self.foot(own.square)
        return _standing((x + dx, y + dy), width)


def _standing(foot: Point, width: float) -> Box:
    height = width * PAWN_SHAPE
    return Box(foot[0] - width / 2, foot[1] - height, width, height)


def row_box(seat: int, seats: int) -> Box:
    """The row of a team; fewer teams have more room."""
    height = (TEAMS.height - (seats - 1) * ROW_GAP) / seats
    return Box(TEAMS.x, TEAMS.y + seat * (height + ROW_GAP), TEAMS.width, height)


def sticker_box(row: Box, place: int) -> Box:
    width, height = STICKER
    left = row.x + (row.width - 3 * width - 2 * _STICKER_GAP) / 2
    return Box(left + place * (width + _STICKER_GAP), row.y + 83, width, height)


def slot_box(row: Box, place: int) -> Box:
    """A place for an extra-try card."""
    return Box(row.x + row.width - 107 + place * 49, row.y + 14, 44, 59)


def choice_boxes(kids: Sequence[str]) -> dict[str, Box]:
    """The pictures of those who may be asked: one row of four, or three rows."""
    rows = max(1, math.ceil(len(kids) / 4))
    width, height = (376.0, 694.0) if rows == 1 else (370.0, 226.0)
    pitch_x, pitch_y = width + 24, height + 22
    left = CHOOSE_PANEL.centre[0] - (4 * pitch_x - 24) / 2
    room = CHOOSE_PANEL.height - _CHOOSE_HEAD
    top = CHOOSE_PANEL.y + _CHOOSE_HEAD + (room - (rows * pitch_y - 22)) / 2
    return {
        kid: Box(left + (n % 4) * pitch_x, top + (n // 4) * pitch_y, width, height)
        for n, kid in enumerate(kids)
    }


def tries_boxes() -> list[Box]:
    """The three pictures: one, two or three tries."""
    width, gap = 236.0, 18.0
    left = MATCH_TRIES.centre[0] - (3 * width + 2 * gap) / 2
    return [Box(left + n * (width + gap), MATCH_TRIES.y + 86, width, 116) for n in range(3)]


def face_tiles() -> list[Box]:
    """The six faces of the competition die."""
    left, top = MATCH_FACES.x + 262, MATCH_FACES.y + 16
    return [Box(left + (n % 3) * 162, top + (n // 3) * 106, 144, 92) for n in range(6)]

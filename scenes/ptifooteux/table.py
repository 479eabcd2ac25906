"""The play area of Les P'tifooteux, drawn whole from its picture."""

from __future__ import annotations

from collections.abc import Sequence

from game.core.record import Seat
from game.ptifooteux.box import PtifooteuxBox
from game.ptifooteux.kids import Kid
from scenes import theme
from scenes.canvas import Canvas
from scenes.confetti import Confetti
from scenes.kept_layer import KeptLayer, Panel
from scenes.ptifooteux import ask_panel, card_panel, choose_panel, match_panel
from scenes.ptifooteux.board import draw_board
from scenes.ptifooteux.dice import draw_die
from scenes.ptifooteux.in_reach import draw_in_reach
from scenes.ptifooteux.kids import draw_on_square
from scenes.ptifooteux.pawns import draw_pawns
from scenes.ptifooteux.picture import PtifooteuxPicture
from scenes.ptifooteux.piles import draw_piles
from scenes.ptifooteux.places import BOARD, SYMBOL, TEAMS, BoardPlaces
from scenes.ptifooteux.remarks import draw_banner, draw_remark, draw_twins
from scenes.ptifooteux.teams import draw_teams
from scenes.scene import Box
from scenes.small_pictures import draw_shrunk
from scenes.widgets.avatar import symbol_key
from scenes.widgets.button import draw_button
from scenes.words import say

_ROWS = TEAMS.grown(30)  # one of them shines
_RAIN_BEGINS = 1.6  # seconds: the first scraps are in the air at once


class PtifooteuxTable:
    """Three layers are kept: the bare board, the table with what lies still, and a dialog."""

    def __init__(self, box: PtifooteuxBox) -> None:
        self.box = box
        self.places = BoardPlaces(box)
        self.rain = Confetti(90)
        self.names = {kid.key: kid.name for kid in box.pieces.kids}
        self._board, self._table, self._dialog = KeptLayer(), KeptLayer(), KeptLayer()

    def draw(self, canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat]) -> None:
        """Everything but the bar and the prompt, which `scenes.widgets.frame` draws."""
        panels = self._still_panels(canvas, picture, seats)
        self._dialog.fit(canvas)  # ahead of the first dialog, whose frame has enough to do
        if picture.dialog:
            self._dialog.show(canvas, self._dialog_panels(canvas, picture, seats, panels))
            self._draw_dialog_moving(canvas, picture, seats)
        else:
            self._table.show(canvas, panels)
            self._draw_yard_moving(canvas, picture, seats)
        for flight in picture.flights:
            sprite = canvas.stage.art.sprite(flight.art, flight.width, keep=False)
            canvas.blit(sprite, flight.x, flight.y, "centre")
        draw_remark(canvas, picture.remark, picture.remark_art, picture.remark_at)
        draw_banner(canvas, picture.banner, picture.banner_faces, picture.joy)
        if picture.rain is not None:
            self.rain.draw(canvas, _RAIN_BEGINS + picture.rain)

    def draw_small(
        self, canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat], box: Box
    ) -> None:
        """Board and pawns, for the thumbnail of a kept match."""

        def draw(whole: Canvas) -> None:
            draw_board(whole, self.places)
            self._draw_kids(whole, picture, seats)
            draw_pawns(whole, picture, seats, self.places)

        draw_shrunk(canvas, box, BOARD, draw)

    # What lies still.

    def _still_panels(
        self, canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat]
    ) -> list[Panel]:
        board = Panel("board", "", lambda on: draw_board(on, self.places), None)
        squares = self.places.course.squares
        stages = [squares[team.square].stage for team in picture.teams]
        players = tuple(seats)

        def draw_rows(on: Canvas) -> None:
            draw_teams(on, picture, seats, self.box.colour_of, stages)

        return [
            self._board.below(canvas, [board]),
            Panel(
                "kids",
                (players, tuple(tuple(team.kids) for team in picture.teams)),
                lambda on: self._draw_kids(on, picture, seats),
                BOARD,
            ),
            Panel(
                "piles",
                _on_piles(picture),
                lambda on: draw_piles(on, picture, self.places),
                BOARD,
            ),
            Panel("teams", (players, *_in_rows(picture, stages)), draw_rows, _ROWS),
        ]

    def _dialog_panels(
        self,
        canvas: Canvas,
        picture: PtifooteuxPicture,
        seats: Sequence[Seat],
        panels: list[Panel],
    ) -> list[Panel]:
        table = self._table.lay(canvas, panels)
        pawns = tuple((team.square, team.at, team.vehicle) for team in picture.teams)

        def draw(on: Canvas) -> None:
            on.texts = None  # what lies under the veil need not be read
            on.lay_over(table)
            draw_pawns(on, picture, seats, self.places)
            draw_die(on, self.places.die, "pieces/die", picture.die)
            on.veil()

        return [
            Panel("covered", (self._table.changes, picture.die.face, pawns), draw, None),
            Panel(
                "dialog",
                (tuple(seats), *_asked(picture)),
                lambda on: self._draw_dialog_still(on, picture, seats),
                None,
            ),
        ]

    def _draw_kids(self, layer: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat]) -> None:
        for key, square in self.places.course.squares.items():
            if square.kind == "kid":
                box, owner = self.places.boxes[key], picture.owner_of(square.kid)
                colour = self.box.colour_of[square.kid]
                draw_on_square(layer, box, square.kid, colour, taken=owner is not None)
                if owner is not None:
                    x, y = box.x + box.width - 22, box.y + box.height - 26
                    layer.art(symbol_key(seats[owner]), x, y, SYMBOL, "centre")

    # What is asked.

    def _draw_dialog_still(
        self, layer: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat]
    ) -> None:
        seat = seats[picture.acting or 0]
        if picture.dialog == "match":
            faces = self.box.pieces.match_dice[picture.stage - 1]
            match_panel.draw_match(layer, picture, seat, faces)
        elif picture.dialog == "ask":
            ask_panel.draw_ask(layer, self.box.colour_of[picture.asked or ""])
        elif picture.dialog == "choose":
            choose_panel.draw_choice(layer, picture, self.choosable(picture), seats)
        elif picture.card is not None:
            card_panel.draw_card(layer, picture.card, self.names[picture.card.kid])

    def choosable(self, picture: PtifooteuxPicture) -> list[Kid]:
        """All kids of the star's colours, free or not."""
        colours = self.places.course.squares[picture.teams[picture.acting or 0].square].star_colours
        return [kid for kid in self.box.pieces.kids if kid.colour in colours]

    def _draw_dialog_moving(
        self, canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat]
    ) -> None:
        card = picture.card
        if card is not None and card.flip < 1:
            card_panel.draw_turning(canvas, card, self.names[card.kid])
        elif picture.dialog == "match":
            match_panel.draw_match_moving(canvas, picture, self.box.colour_of)
        elif picture.asked is not None:
            kid, asker = picture.asked, seats[picture.acting or 0].name
            colour = self.box.colour_of[kid]
            ask_panel.draw_ask_moving(canvas, picture, colour, self.names[kid], asker)

    def _draw_yard_moving(
        self, canvas: Canvas, picture: PtifooteuxPicture, seats: Sequence[Seat]
    ) -> None:
        places = self.places
        draw_twins(canvas, picture, places)  # its line leads under the die, not over it
        if picture.offered:
            lit = picture.hot in ("die", "die-button") or picture.glowing == "die"
            canvas.glow(places.die.grown(10 if lit else 2), 50)
            canvas.plate(places.die, 46, theme.SUN.fill, border=6)
            _draw_roll_button(canvas, places.button, "hot" if lit else "normal")
            draw_in_reach(canvas, picture, places, self.box.colour_of)
        draw_die(canvas, places.die.grown(-12), "pieces/die", picture.die)
        draw_pawns(canvas, picture, seats, places)


def _draw_roll_button(canvas: Canvas, box: Box, state: str) -> None:
    """Its words on two lines at most."""
    draw_button(canvas, box, "", state, radius=34)
    size = 50 * canvas.stage.text_factor
    words = say("table.les-ptifooteux.roll")
    lines = canvas.stage.type.wrap(words, size, box.width - 30)
    while len(lines) > 2:
        size -= 2
        lines = canvas.stage.type.wrap(words, size, box.width - 30)
    for number, line in enumerate(lines):
        y = box.centre[1] + (number - (len(lines) - 1) / 2) * size - (4 if state == "hot" else 0)
        room = box.width - 26
        canvas.text(line, box.centre[0], y, size, anchor="centre", room=room, fixed=True)


def _on_piles(picture: PtifooteuxPicture) -> tuple[object, ...]:
    return (
        picture.extra_supply, picture.yellow_left, picture.red_left,
        tuple(picture.yellow_turned[-1:]), tuple(picture.red_turned[-1:]),
    )  # fmt: skip


def _in_rows(picture: PtifooteuxPicture, stages: Sequence[int]) -> tuple[object, ...]:
    """The teams beside the board; not on which square each stands."""
    teams = tuple(
        (tuple(t.kids), t.extra_tries, t.place, t.opening, t.beaten, t.through)
        for t in picture.teams
    )
    return teams, tuple(stages), picture.acting, picture.phase == "opening", tuple(picture.warned)


def _asked(picture: PtifooteuxPicture) -> tuple[object, ...]:
    """What the still part of a dialog shows."""
    card = picture.card
    teams = tuple((team.square, tuple(team.kids), team.extra_tries) for team in picture.teams)
    return (
        teams, picture.acting, picture.phase,
        card if card is not None and card.flip >= 1 else card is not None,
        picture.dialog, picture.asked, picture.choices, picture.stage, picture.tries,
        picture.offered, picture.hot, picture.glowing,
    )  # fmt: skip

"""A person chooses on a panel over the table: a nation to name, a card to take back."""

from __future__ import annotations

from typing import TYPE_CHECKING

from scenes.scene import Box, Target
from scenes.soccer11 import boards
from scenes.soccer11.picture import Board, Draft

if TYPE_CHECKING:
    from scenes.soccer11.choosing import Choosing, Click
    from scenes.soccer11.scene import Soccer11Scene


class BoardChoosing:
    """The boards that only tell something are read here too."""

    def __init__(self, choosing: Choosing) -> None:
        self.choosing = choosing

    @property
    def scene(self) -> Soccer11Scene:
        return self.choosing.scene

    @property
    def draft(self) -> Draft:
        return self.choosing.draft

    @property
    def only_to_read(self) -> bool:
        return self.draft.board in ("row", "ranks")

    def targets(self, board: Board) -> list[Target]:
        found: list[Target] = []
        if board in ("guess", "ranks"):
            for rank, box in boards.tile_boxes().items():
                found.append(Target(f"tile:{rank}", box, self._clicking_tile(rank)))
        else:
            for number, box in enumerate(self._row_boxes()):
                found.append(Target(f"take:{number}", box, self._taking(number)))
        found.append(Target("board.main", boards.MAIN, self._confirm))
        return [*found, Target("board.close", boards.CLOSE, self.close)]

    def _row(self) -> list[int]:
        return self.choosing.picture.rows[self.draft.looked_at]

    def _row_boxes(self) -> list[Box]:
        return boards.take_boxes(self._row(), beside_hand=self.draft.board == "italy")

    def open(self, board: Board) -> None:
        self.scene.stage.sound.play("click")
        self.scene.help.clear()
        self.draft.board = board
        self.scene.hovered = self.scene.focused = None
        self.scene.ask()

    def close(self) -> None:
        self.scene.stage.sound.play("click")
        self.draft.board = self.draft.guess = None
        self.scene.hovered = self.scene.focused = None
        self.scene.ask()

    def _clicking_tile(self, rank: int) -> Click:
        def act() -> None:
            if self.draft.board == "guess":
                self.scene.stage.sound.play("click")
                self.draft.guess = rank
                self.scene.touch()

        return act

    def _taking(self, number: int) -> Click:
        def act() -> None:
            if self.draft.board != "italy":
                return
            self.draft.taken = self._row()[number]
            move, self.draft.taken = self.choosing.move(), None
            self.choosing.try_move(move, self._row_boxes()[number])

        return act

    def _confirm(self) -> None:
        """Say the guess, leave the row as it is, or go back from what was only to be read."""
        if self.only_to_read:
            self.close()
        elif self.draft.board == "guess" and self.draft.guess is None:
            self.choosing.try_move(self.choosing.move(), boards.MAIN)
        else:
            self.scene.play(self.choosing.move())

"""Moves of several clicks: a set, a wall, a taker, a change; and whom a click would hit."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.big4.moves import (
    AnyMove,
    BuildWall,
    ChooseTaker,
    FreeKick,
    Substitute,
    TurnOver,
)
from game.big4.picking import can_follow, completed, proposed_wall
from game.big4.squads import place_of, understudy_of
from scenes.big4.aiming import move_on
from scenes.big4.lighting import aims, offered_sets, shortcuts
from scenes.big4.picture import Big4Picture, Draft, Mode
from scenes.big4.places import card_box, many, pointed_at
from scenes.big4.tray_places import confirm_box
from scenes.widgets.bubble import PICTURED_WHY_NOT_BOX

if TYPE_CHECKING:
    from scenes.big4.scene import Big4Scene


class Drafting:
    def __init__(self, scene: Big4Scene) -> None:
        self.scene = scene

    @property
    def picture(self) -> Big4Picture:
        return self.scene.picture

    @property
    def draft(self) -> Draft:
        return self.picture.draft

    @property
    def seat(self) -> int:
        seat = self.scene.person_to_act
        assert seat is not None
        return seat

    def begin(self) -> None:
        """A fresh draft for what the table waits for."""
        picture, legal = self.picture, self.scene.rules.legal_moves()
        draft = picture.draft = Draft()
        if picture.phase == "line-up":
            club = picture.teams[self.seat].club
            assert club is not None
            draft.eleven = self.scene.rules.box.ready_made[club][0]
        elif picture.phase == "wall":
            draft.picked = proposed_wall(picture.teams[self.seat], self.scene.rules.box)
        elif picture.phase == "change-hurt":
            draft.mode = "change"
            draft.off = next(m.off for m in legal if isinstance(m, Substitute))
        elif not any(isinstance(move, TurnOver) for move in legal):
            draft.mode = "action"
        self.refresh()

    def take_up(self, draft: Draft) -> None:
        self.picture.draft = draft
        self.refresh()

    def refresh(self) -> None:
        """Light who may be clicked, offer sets, see whether the draft is a move."""
        picture, draft = self.picture, self.draft
        legal = self.scene.rules.legal_moves()
        sets = offered_sets(legal, several=picture.several_rivals)
        picture.sets = sets if draft.mode == "dice" else ()
        picture.sum_fits = picture.phase != "blue" or bool(sets)
        picture.ready = draft.off is not None or completed(legal, draft.picked) is not None
        if draft.mode == "change":
            picture.lit = frozenset(m.off for m in legal if isinstance(m, Substitute))
        elif picture.phase == "wall":
            picture.lit = can_follow(legal, draft.picked)
        elif draft.mode == "dice" and picture.sets:
            picture.lit = can_follow(legal, draft.picked) | shortcuts(legal, draft)
        else:
            picture.lit = aims(legal, picture)
        self.scene.touch()

    # Clicks.

    def switch(self, mode: Mode) -> None:
        """The dice or the action first."""
        picture = self.picture
        wanted = picture.dice_serve if mode == "dice" else picture.action_left
        if picture.phase not in ("green", "blue") or not wanted:
            self._refuse_tab(mode)
            return
        self.scene.stage.sound.play("click")
        picture.draft = Draft(mode=mode)
        self._changed()

    def _refuse_tab(self, mode: Mode) -> None:
        """Nothing to switch: the die only tells what it shows, dice that fit nobody say so."""
        if self.picture.action is not None and mode == "action":
            self.scene.tell_action(self.picture.action)
        elif not self.picture.sum_fits:
            self.scene.tell_no_sum()

    def toggle_change(self) -> None:
        """Advanced: a change, before the dice."""
        picture, seat = self.picture, self.seat
        if not any(isinstance(move, Substitute) for move in self.scene.rules.legal_moves()):
            team = picture.teams[seat]
            tired = team.at(team.weak | team.hurt) or team.footballers[1:2]
            self._try(Substitute(seat, tired[0], understudy_of(tired[0])), tired[0])
            return
        self.scene.stage.sound.play("click")
        forced = picture.phase == "change-hurt"
        mode: Mode = "dice" if self.draft.mode == "change" and not forced else "change"
        if mode == "dice":
            self.begin()
            self.scene.ask()
        else:
            picture.draft = Draft(mode="change")
            self._changed()

    def pick_set(self, number: int) -> None:
        footballers = self.picture.sets[number]
        same = set(footballers) == set(self.draft.picked)
        self.scene.stage.sound.play("click")
        self.draft.picked = () if same else footballers
        self._changed()

    def confirm(self) -> None:
        legal, draft = self.scene.rules.legal_moves(), self.draft
        move: AnyMove | None = completed(legal, draft.picked)
        if draft.mode == "change" and draft.off is not None:
            move = Substitute(self.seat, draft.off, understudy_of(draft.off))
        if move is None:
            kind = BuildWall if self.picture.phase == "wall" else TurnOver
            move = kind(self.seat, tuple(sorted(draft.picked)))
        box = confirm_box(self.picture)
        self.scene.try_move(move, (box.centre[0], box.y + 10))

    def click(self, footballer: int) -> None:
        picture, draft = self.picture, self.draft
        if draft.mode == "change":
            self._click_change(footballer)
        elif picture.phase == "wall":
            self._toggle(footballer, BuildWall)
        elif draft.mode == "dice" and picture.sets and not self._is_shortcut(footballer):
            self._toggle(footballer, TurnOver)
        else:
            self._click_action(footballer)

    def _is_shortcut(self, footballer: int) -> bool:
        return footballer in shortcuts(self.scene.rules.legal_moves(), self.draft)

    def _click_change(self, footballer: int) -> None:
        if footballer in self.picture.lit:
            self.draft.off = None if self.draft.off == footballer else footballer
            self.scene.stage.sound.play("click")
            self._changed()
        else:
            self._try(Substitute(self.seat, footballer, understudy_of(footballer)), footballer)

    def _toggle(self, footballer: int, kind: type[TurnOver] | type[BuildWall]) -> None:
        picked = set(self.draft.picked)
        if footballer in picked:
            picked.remove(footballer)
        elif footballer in self.picture.lit:
            picked.add(footballer)
        else:
            self._try(kind(self.seat, tuple(sorted(picked | {footballer}))), footballer)
            return
        self.scene.stage.sound.play("card")
        self.draft.picked = tuple(sorted(picked))
        self._changed()

    def _click_action(self, footballer: int) -> None:
        """One click, one move; a free kick among three or four also needs a goalkeeper."""
        picture, seat = self.picture, self.seat
        own = picture.seat_of(footballer) == seat
        if picture.action == "free-kick" and picture.phase == "blue" and many(picture.players):
            self._click_free_kick(footballer, own)
        elif picture.phase in ("roll", "duel") and own and self._replaceable(footballer):
            picture.draft = Draft(mode="change", off=footballer)
            self.scene.stage.sound.play("click")
            self._changed()
        else:
            self._try(move_on(picture, seat, footballer), footballer)

    def _replaceable(self, footballer: int) -> bool:
        """By a click on the pitch, unless he may shoot as well."""
        legal = self.scene.rules.legal_moves()
        shoots = ChooseTaker(self.seat, footballer) in legal
        return not shoots and any(
            isinstance(move, Substitute) and move.off == footballer for move in legal
        )

    def _click_free_kick(self, footballer: int, own: bool) -> None:
        taker = self.draft.taker
        if own and footballer in self.picture.lit | {taker}:
            self.draft.taker = None if taker == footballer else footballer
            self.draft.mode = "action"
            self.scene.stage.sound.play("click")
            self._changed()
        elif own or taker is None:
            against = self.scene.view.turn_seat
            other = next(s for s, t in enumerate(self.picture.teams) if s != against and not t.out)
            self._try(FreeKick(self.seat, footballer, other), footballer)
        else:
            self._try(FreeKick(self.seat, taker, self.picture.seat_of(footballer)), footballer)

    def _try(self, move: AnyMove, footballer: int) -> None:
        picture = self.picture
        box = card_box(picture.players, picture.seat_of(footballer), place_of(footballer))
        self.scene.try_move(move, pointed_at(box, PICTURED_WHY_NOT_BOX))

    def _changed(self) -> None:
        self.scene.help.clear()
        self.picture.hinted, self.picture.guide = frozenset(), False
        self.refresh()
        self.scene.ask()

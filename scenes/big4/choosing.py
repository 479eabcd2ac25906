"""A person chooses in BIG 4: what may be clicked, and what a click means."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.big4.moves import (
    AnnounceCoach,
    AnyMove,
    ChooseClub,
    ChooseConfidence,
    ChooseReferee,
    LineUp,
    Pass,
    Roll,
    RollReferee,
    Save,
    Shoot,
    TossReferee,
)
from game.big4.squads import KEEPER_PLACE, place_of
from scenes.big4 import advising, duel_foot, judge_board, line_up_board, setup_boards, squad
from scenes.big4.drafting import Drafting
from scenes.big4.picture import Big4Picture
from scenes.big4.places import (
    PITCH,
    SCORE,
    action_tab,
    card_box,
    change_button,
    coach_box,
    dice_tab,
    legend_box,
    many,
    pointed_at,
    roll_button,
)
from scenes.big4.tray_places import confirm_box, pass_box, roll_box, set_boxes
from scenes.scene import Box, Point, Target
from scenes.widgets.bubble import HINT_BOX

if TYPE_CHECKING:
    from scenes.big4.scene import Big4Scene

Click = Callable[[], None]
DICE_PHASES = ("green", "sum", "blue", "dribble", "recovery", "cramp")


class Choosing:
    """Which targets there are; drafts are put together by `Drafting`."""

    def __init__(self, scene: Big4Scene) -> None:
        self.scene = scene
        self.drafting = Drafting(scene)

    @property
    def picture(self) -> Big4Picture:
        return self.scene.picture

    @property
    def seat(self) -> int:
        seat = self.scene.person_to_act
        assert seat is not None
        return seat

    def offer(self) -> None:
        self.picture.offering = True
        self.drafting.begin()
        self.scene.touch()

    def react(self) -> None:
        """Show what the pointer or the keyboard is on."""
        scene = self.scene
        self.picture.hot = scene.focused or scene.hovered or ""
        self.picture.pressed = scene.pressed or ""

    # What may be clicked.

    def targets(self) -> list[Target]:
        picture, person = self.picture, self.scene.person_to_act
        if picture.set_up:
            return [] if person is None else self._set_up_targets()
        if picture.board is not None:
            return [] if person is None else self._board_targets()
        if picture.judging is not None:
            act = self._doing(TossReferee if picture.phase == "referee-toss" else RollReferee)
            return [] if person is None else [Target("main", judge_board.MAIN, act)]
        found = self._player_targets()
        if not many(picture.players):
            found.append(Target("notebook", SCORE, self.scene.open_notebook, "big4.notebook"))
        if person is None:
            return found
        tray = self._tray_targets()
        return [*tray, self._guide_target()] if picture.guide else [*found, *tray]

    def _player_targets(self) -> list[Target]:
        picture = self.picture
        return [
            Target(
                f"player:{footballer}",
                card_box(picture.players, seat, place_of(footballer)),
                self._clicking(footballer),
            )
            for seat, team in enumerate(picture.teams)
            for footballer in team.footballers
            if team.condition(footballer) != "sent-off"
        ]

    def _tray_targets(self) -> list[Target]:
        picture = self.picture
        players, phase = picture.players, picture.phase
        found = self._tab_targets()
        if phase == "roll" and picture.draft.mode != "change":
            found.append(Target("roll", roll_box(picture), self._doing(Roll)))
        for number, box in enumerate(set_boxes(picture)):
            found.append(Target(f"set:{number}", box, self._picking(number)))
        if picture.draft.picked or picture.sets or picture.draft.off is not None:
            act = self.drafting.confirm
            found.append(Target("confirm", confirm_box(picture), act))
        if phase == "blue":
            found.append(Target("pass", pass_box(picture), self._doing(Pass)))
        if not picture.guide and (players == 3 or (phase != "blue" and not many(players))):
            place = legend_box(players)
            found.append(Target("legend", place, lambda: self._explain(True)))
        if picture.advanced and picture.acting is not None:
            box = change_button(picture.acting)
            found.append(Target("change", box, self.drafting.toggle_change))
            coach = coach_box(picture.acting)
            move = AnnounceCoach(picture.acting, True)
            found.append(Target("coach", coach, self._trying(move, coach)))
        return found

    def _guide_target(self) -> Target:
        """Wherever one clicks on the pitch, what the faces mean has been read."""
        return Target("guide", PITCH, lambda: self._explain(False))

    def _explain(self, wanted: bool) -> None:
        self.scene.stage.sound.play("card")
        self.picture.guide = wanted
        self.scene.touch()

    def _tab_targets(self) -> list[Target]:
        players, phase = self.picture.players, self.picture.phase
        if phase in ("roll", "change-hurt"):
            roll = self._doing(Roll)
            dice, action = roll, roll
        elif phase in DICE_PHASES:
            dice = lambda: self.drafting.switch("dice")  # noqa: E731
            action = lambda: self.drafting.switch("action")  # noqa: E731
        else:
            return []
        return [
            Target("tab:dice", dice_tab(players), dice),
            Target("tab:action", action_tab(players), action),
        ]

    def _board_targets(self) -> list[Target]:
        phase, seat = self.picture.phase, self.seat
        if phase == "coach":
            yes = lambda: self.scene.play(AnnounceCoach(seat, True))  # noqa: E731
            no = lambda: self.scene.play(AnnounceCoach(seat, False))  # noqa: E731
            return [
                Target("coach-yes", duel_foot.COACH_YES, yes),
                Target("coach-no", duel_foot.COACH_NO, no),
            ]
        act = self._doing(Shoot if phase == "shoot" else Save)
        return [Target("main", duel_foot.MAIN, act)]

    def _set_up_targets(self) -> list[Target]:
        picture, seat = self.picture, self.seat
        if picture.phase == "club":
            return [
                Target(f"club:{club}", setup_boards.club_box(club),
                       self._trying(ChooseClub(seat, club), setup_boards.club_box(club)))
                for club in range(4)
            ]  # fmt: skip
        if picture.phase == "confidence":
            return [
                Target(f"stars:{stars}", setup_boards.star_box(stars),
                       self._trying(ChooseConfidence(seat, stars), setup_boards.star_box(stars)))
                for stars in range(setup_boards.MOST_STARS + 1)
            ]  # fmt: skip
        if picture.phase == "referee":
            return [
                Target(f"referee:{number}", setup_boards.referee_box(number),
                       self._trying(ChooseReferee(seat, number), setup_boards.referee_box(number)))
                for number in range(2)
            ]  # fmt: skip
        return self._line_up_targets()

    def _line_up_targets(self) -> list[Target]:
        picture, seat = self.picture, self.seat
        club = picture.teams[seat].club
        assert club is not None
        found = [
            Target(f"candidate:{footballer}", line_up_board.candidate_box(place, which),
                   self._lining_up(footballer))
            for place, pair in enumerate(squad.candidates(club), KEEPER_PLACE)
            for which, footballer in enumerate(pair)
        ]  # fmt: skip
        elevens = self.scene.rules.box.ready_made[club]
        for number, eleven in enumerate(elevens[: line_up_board.elevens_offered(picture)]):
            box = line_up_board.ready_box(number)
            found.append(Target(f"eleven:{number}", box, self._taking(eleven)))
        done = lambda: self.scene.play(LineUp(seat, picture.draft.eleven))  # noqa: E731
        return [*found, Target("line-up", line_up_board.ok_box(), done)]

    # Clicks.

    def _doing(self, kind: Callable[[int], AnyMove]) -> Click:
        return lambda: self._try(kind(self.seat), roll_button(self.picture.players))

    def _trying(self, move: AnyMove, box: Box) -> Click:
        return lambda: self._try(move, box)

    def _try(self, move: AnyMove, box: Box) -> None:
        self.scene.try_move(move, (box.centre[0], box.y + 20))

    def _clicking(self, footballer: int) -> Click:
        return lambda: self._click(footballer)

    def _click(self, footballer: int) -> None:
        if self.scene.person_to_act is None:
            self.scene.help.not_now()
        else:
            self.drafting.click(footballer)

    def _picking(self, number: int) -> Click:
        return lambda: self.drafting.pick_set(number)

    def _lining_up(self, footballer: int) -> Click:
        def act() -> None:
            eleven = list(self.picture.draft.eleven)
            eleven[place_of(footballer) - 1] = footballer
            self._take(tuple(eleven))

        return act

    def _taking(self, eleven: tuple[int, ...]) -> Click:
        return lambda: self._take(eleven)

    def _take(self, eleven: tuple[int, ...]) -> None:
        self.scene.stage.sound.play("click")
        self.picture.draft.eleven = eleven
        self.scene.touch()

    # Advice.

    def show_hint(self, move: AnyMove) -> Point:
        self.picture.guide = False
        keys = advising.show(self.drafting, move)
        self.picture.hinted = frozenset(keys)
        self.scene.ask()
        wanted = [target for target in self.targets() if target.key in keys]
        return pointed_at(wanted[0].box, HINT_BOX) if wanted else (1023.0, 900.0)

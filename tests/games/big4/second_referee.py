"""A second referee, written from the booklet alone: it follows a match by its events.

It shares no code with the rules but the names of things, keeps its own count of who is in form,
hurt, booked or gone, and complains about any event the booklet does not allow.
"""

from __future__ import annotations

from dataclasses import dataclass, field

from game.big4 import events as e

GREEN, RED, BLUE = ("dribble", "recovery"), ("offside", "cramp"), ("free-kick", "tackle")
SHIRTS = set(range(2, 12))


class Whistle(AssertionError):
    """The booklet does not allow this."""


def number(footballer: int) -> int:
    return footballer % 22 // 2 + 1


@dataclass
class Side:
    eleven: dict[int, int] = field(default_factory=dict)  # number -> footballer
    fresh: set[int] = field(default_factory=set)  # numbers in form
    weak: set[int] = field(default_factory=set)
    hurt: set[int] = field(default_factory=set)
    goals: int = 0
    out: bool = False
    stars: int = 0  # confidence that counts
    changes: int = 0
    bonus_used: bool = False
    coach_yellows: int = 0
    coach_gone: bool = False


class SecondReferee:
    def __init__(self, seats: int, advanced: bool, stars_of: tuple[list[int], list[int]]) -> None:
        self.sides = [Side() for _ in range(seats)]
        self.advanced = advanced
        self.attack, self.defence = stars_of
        self.turn = -1
        self.roll: e.DiceRolled | None = None
        self.used: list[str] = []  # what this turn's roll was used for
        self.yellows: dict[int, int] = {}
        self.came_on: set[int] = set()
        self.coaches: list[int] = []
        self.wall = 0
        self.shot: e.ShotAnnounced | None = None
        self.totals: list[int] = []
        self.over = False

    def watch(self, happened: list[e.AnyEvent]) -> None:
        for event in happened:
            if self.over:
                raise Whistle(f"after the end: {event}")
            name = type(event).__name__
            check = getattr(self, f"see_{name}", None)
            if check is not None:
                check(event)

    def must(self, holds: object, why: object) -> None:
        if not holds:
            raise Whistle(why)

    def side_of(self, footballer: int) -> int:
        for seat, side in enumerate(self.sides):
            if side.eleven.get(number(footballer)) == footballer:
                return seat
        raise Whistle(f"{footballer} plays for nobody")

    # -- before the match

    def see_ConfidenceChosen(self, event: e.ConfidenceChosen) -> None:  # noqa: N802
        self.must(0 <= event.stars <= 4, event)
        self.sides[event.seat].stars = event.stars

    def see_LinedUp(self, event: e.LinedUp) -> None:  # noqa: N802
        side = self.sides[event.seat]
        side.eleven = {number(each): each for each in event.footballers}
        self.must(set(side.eleven) == SHIRTS | {1}, event)
        side.fresh = set(SHIRTS)

    # -- the turn

    def see_TurnBegan(self, event: e.TurnBegan) -> None:  # noqa: N802
        self.must(not self.sides[event.seat].out, event)
        self.turn, self.roll, self.used = event.seat, None, []

    def see_DiceRolled(self, event: e.DiceRolled) -> None:  # noqa: N802
        self.must(event.seat == self.turn and self.roll is None, event)
        side = self.sides[event.seat]
        alone = [
            s for i, s in enumerate(self.sides) if i != self.turn and not s.out and not s.fresh
        ]
        self.must(not alone, "a goalkeeper stood alone: the turn is the duel")
        waiting = side.hurt and side.changes < 3 and not side.coach_gone
        self.must(not waiting or self._nobody_on_bench(side), "the hurt come off first")
        self.roll = event

    def _nobody_on_bench(self, side: Side) -> bool:
        """Each place has one understudy: hurt understudies cannot be replaced."""
        return all(side.eleven[place] in self.came_on for place in side.hurt)

    def see_Weakened(self, event: e.Weakened) -> None:  # noqa: N802
        for footballer in event.footballers:
            side = self.sides[self.side_of(footballer)]
            self.must(not side.out and number(footballer) in side.fresh, event)
            side.fresh.remove(number(footballer))
            side.weak.add(number(footballer))
        owners = {self.side_of(footballer) for footballer in event.footballers}
        if event.why in ("dice", "dribble", "tackle"):
            self._use(event.why)
            self.must(self.turn not in owners and event.seat == self.turn, event)
        if event.why == "dice":
            assert self.roll is not None
            made = sum(number(each) for each in event.footballers)
            self.must(made == sum(self.roll.classic), event)
        elif event.why != "shot" and event.why != "booking":
            self.must(len(event.footballers) == 1, event)
        if event.why == "cramp":
            self._use("cramp")
            self.must(owners == {self.turn}, event)

    def _use(self, what: str) -> None:
        """Green: dice and action, each once. Red: the action. Blue: one of them."""
        assert self.roll is not None
        face = self.roll.action
        self.must(what in ("dice", face), f"{what} on {face}")
        self.must(what not in self.used, f"{what} twice")
        self.must(face in GREEN or not self.used, f"{what} after {self.used} on {face}")
        self.must(face not in RED or what != "dice", f"dice on {face}")
        self.used.append(what)

    def see_Recovered(self, event: e.Recovered) -> None:  # noqa: N802
        if event.why == "recovery":
            self._use("recovery")
            self.must(event.seat == self.turn, event)
        if event.why in ("recovery", "save"):
            self.must(len(event.footballers) == 1, event)
        for footballer in event.footballers:
            self.must(self.side_of(footballer) == event.seat, event)
            side = self.sides[event.seat]
            self.must(number(footballer) in side.weak, event)
            side.weak.remove(number(footballer))
            side.fresh.add(number(footballer))

    def see_Hurt(self, event: e.Hurt) -> None:  # noqa: N802
        self._use("tackle")
        self.must(self.advanced and event.seat == self.turn, event)
        side = self.sides[self.side_of(event.footballer)]
        self.must(number(event.footballer) in side.weak, event)
        side.weak.remove(number(event.footballer))
        side.hurt.add(number(event.footballer))

    def see_Passed(self, event: e.Passed) -> None:  # noqa: N802
        self.must(self.roll and self.roll.action in BLUE and not self.used, event)

    def see_PartSkipped(self, event: e.PartSkipped) -> None:  # noqa: N802
        assert self.roll is not None
        others = [s for i, s in enumerate(self.sides) if i != self.turn and not s.out]
        if event.part == "dice":
            numbers = [each for side in others for each in side.fresh]
            self.must(not _can_make(numbers, sum(self.roll.classic)), event)
        elif event.part == "recovery":
            self.must(not self.sides[self.turn].weak, event)
        elif event.part == "cramp":
            self.must(not self.sides[self.turn].fresh, event)

    # -- the referee

    def see_RefereeRolled(self, event: e.RefereeRolled) -> None:  # noqa: N802
        self.must("tackle" in self.used and event.seat != self.turn, event)
        self.must(event.offender == self.turn, event)

    def see_YellowShown(self, event: e.YellowShown) -> None:  # noqa: N802
        holder = -event.seat - 1 if event.footballer is None else event.footballer
        self.yellows[holder] = self.yellows.get(holder, 0) + 1
        self.must(self.yellows[holder] == event.count, event)
        self.must(sum(self.yellows.values()) <= 7, "there are seven yellow cards")
        if event.footballer is None:
            self.sides[event.seat].coach_yellows += 1

    def see_YellowTakenBack(self, event: e.YellowTakenBack) -> None:  # noqa: N802
        holder = -event.seat - 1 if event.footballer is None else event.footballer
        self.yellows[holder] -= 1

    def see_SentOff(self, event: e.SentOff) -> None:  # noqa: N802
        side = self.sides[event.seat]
        self.must(event.seat == self.turn, event)
        if event.why == "second-yellow":
            holder = -event.seat - 1 if event.footballer is None else event.footballer
            self.must(self.yellows[holder] == 2, event)
        if event.footballer is None:
            self.must(self.advanced, event)
            side.coach_gone = True
        else:
            self.must(number(event.footballer) in side.fresh | side.weak, event)
            side.fresh.discard(number(event.footballer))
            side.weak.discard(number(event.footballer))

    # -- shots

    def see_ShotAnnounced(self, event: e.ShotAnnounced) -> None:  # noqa: N802
        self.shot, self.coaches, self.wall, self.totals = event, [], 0, []
        shooter, keeper = self.sides[event.seat], self.sides[event.against]
        self.must(not shooter.out and not keeper.out, event)
        taker = number(event.taker)
        weak_may = self.advanced and event.shot == "free-kick"
        able = shooter.fresh | shooter.weak if weak_may else shooter.fresh or shooter.weak
        self.must(taker in (able or {1}), event)
        if event.shot == "duel":
            self.must(event.seat == self.turn and not keeper.fresh, event)
        elif event.shot == "penalty":
            self.must(event.against == self.turn and "tackle" in self.used, event)
        else:
            self._use("free-kick")

    def see_WallBuilt(self, event: e.WallBuilt) -> None:  # noqa: N802
        side = self.sides[event.seat]
        numbers = {number(each) for each in event.footballers}
        self.must(numbers <= side.fresh | side.weak, event)
        self.must(len(numbers) == min(3, len(side.fresh | side.weak)), event)
        self.wall = sum(self.defence[each] for each in event.footballers)
        self.must(self.wall == event.stars, event)

    def see_CoachAnnounced(self, event: e.CoachAnnounced) -> None:  # noqa: N802
        side = self.sides[event.seat]
        spent = side.bonus_used or side.coach_yellows or side.coach_gone
        self.must(self.advanced and not spent and not self.totals, event)
        if event.used:
            side.bonus_used = True
            self.coaches.append(event.seat)

    def see_AttackCounted(self, event: e.AttackCounted) -> None:  # noqa: N802
        assert self.shot is not None
        free = self.shot.shot == "free-kick"
        self.must(len(event.classic) == (2 if free and not self.advanced else 3), event)
        self.must((event.duel is None) == free, event)
        points = sum(event.classic) + self._help(event.seat)
        points += {"star-1": 1, "star-2": 2}.get(event.duel or "", 0)
        points += self.attack[event.taker] if self.advanced else 0
        self.must(points == event.total, event)
        self.totals.append(points)

    def see_DefenceCounted(self, event: e.DefenceCounted) -> None:  # noqa: N802
        assert self.shot is not None
        walled = self.shot.shot == "free-kick" and self.advanced
        self.must(len(event.classic) == (0 if walled else 3), event)
        points = sum(event.classic) + self._help(event.seat) + self.wall
        points += 6 if self.advanced else 0
        self.must(points == event.total, event)
        self.totals.append(points)

    def _help(self, seat: int) -> int:
        return self.sides[seat].stars + 2 * self.coaches.count(seat)

    def see_ShotSettled(self, event: e.ShotSettled) -> None:  # noqa: N802
        if event.defence is not None:
            attack, defence = self.totals
            self.must((event.result == "goal") == (attack > defence), event)

    def see_GoalScored(self, event: e.GoalScored) -> None:  # noqa: N802
        self.sides[event.seat].goals += 1
        self.must(event.score == tuple(side.goals for side in self.sides), event)
        self.must(self.shot and event.footballer == self.shot.taker, event)

    def see_TeamOut(self, event: e.TeamOut) -> None:  # noqa: N802
        self.must(len(self.sides) > 2, event)
        self.sides[event.seat].out = True

    def see_ConfidenceWon(self, event: e.ConfidenceWon) -> None:  # noqa: N802
        self.must(sum(event.cards) == self.sides[event.of].stars + 1, event)
        self.sides[event.seat].stars += sum(event.cards)
        self.sides[event.of].stars = 0

    def see_Substituted(self, event: e.Substituted) -> None:  # noqa: N802
        side, place = self.sides[event.seat], number(event.off)
        self.must(self.advanced and event.seat == self.turn and self.roll is None, event)
        self.must(number(event.on) == place and place in side.weak | side.hurt, event)
        self.must(not side.coach_gone and side.changes < 3, event)
        side.changes += 1
        side.weak.discard(place)
        side.hurt.discard(place)
        side.fresh.add(place)
        side.eleven[place] = event.on
        self.must(event.on not in self.came_on, event)
        self.came_on |= {event.on, event.off}

    def see_MatchEnded(self, event: e.MatchEnded) -> None:  # noqa: N802
        left = [seat for seat, side in enumerate(self.sides) if not side.out]
        if len(self.sides) > 2:
            self.must(left == [event.winner], event)
        else:
            self.must(self.sides[event.winner].goals == 3, event)
        self.over = True


def _can_make(numbers: list[int], total: int) -> bool:
    sums = {0}
    for each in numbers:
        sums |= {made + each for made in sums}
    return total in sums

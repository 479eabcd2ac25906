"""What may be clicked on the squad sheet: places, who could stand there, sales, the line-up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from game.championnat import moves
from game.championnat.cards import PLACES
from game.championnat.lineup import TRAINEE
from scenes.championnat.drafts import SquadDraft
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import BEST, CLOSE, READY, SALE
from scenes.championnat.squad_lists import MORE, list_boxes, page_listed, pages
from scenes.championnat.squad_sheet import (
    TABS,
    candidate_boxes,
    candidates,
    place_box,
    spare_boxes,
    tab_boxes,
)
from scenes.scene import Target

if TYPE_CHECKING:
    from scenes.championnat.scene import ChampionnatScene

Click = Callable[[], None]


class SquadChoosing:
    def __init__(self, scene: ChampionnatScene) -> None:
        self.scene = scene

    @property
    def picture(self) -> ChampionnatPicture:
        return self.scene.picture

    def open(self) -> None:
        """One's own squad; what is done in the open needs the curtain for it."""
        seat = self.picture.view.viewer
        if seat is None:
            seat = self.scene.person_to_act
        if seat is None:
            self.scene.help.not_now()
        else:
            self.scene.sheets.behind_curtain(seat, self._show)

    def _show(self, viewer: int) -> None:
        picture = self.picture
        eleven = picture.view.clubs[viewer].eleven or (TRAINEE,) * len(PLACES)
        picture.sheet = "squad"
        picture.squad = SquadDraft(eleven=eleven)
        self.scene.stage.sound.play("card")
        self.scene.ask()

    def begin_line_up(self, seat: int) -> None:
        """The strongest eleven lies ready: one click and the match can begin."""
        eleven = self.picture.view.clubs[seat].eleven or (TRAINEE,) * len(PLACES)
        self.picture.squad = SquadDraft(eleven=eleven)

    def targets(self) -> list[Target]:
        if self.picture.lining_up:
            return self._line_up_targets()
        found = [Target(f"tab:{key}", box, self._tabbing(key)) for key, box in tab_boxes().items()]
        found.append(Target("close", CLOSE, self.scene.sheets.close))
        draft = self.picture.squad
        if draft.tab == "eleven":
            found += self._place_targets()
        else:
            found += self._list_targets()
        if draft.card is not None or draft.sponsor is not None:
            found.append(Target("sale", SALE, self._sell))
        return found

    def _list_targets(self) -> list[Target]:
        things = page_listed(self.picture)
        found = [
            Target(thing.key, box, self._looking(thing.card, thing.sponsor))
            for thing, box in zip(things, list_boxes(len(things)), strict=True)
        ]
        if pages(self.picture) > 1:
            found.append(Target("list-more", MORE, self._turn_page))
        return found

    def _line_up_targets(self) -> list[Target]:
        found = [
            Target("ready", READY, self._ready),
            Target("best", BEST, self._best),
            *self._place_targets(),
        ]
        for card, box in spare_boxes(self.picture).items():
            found.append(Target(f"spare:{card}", box, self._clicking_spare(card)))
        cards = candidates(self.picture)
        for card, box in zip(cards, candidate_boxes(len(cards)), strict=True):
            found.append(Target(f"candidate:{card}", box, self._putting(card)))
        return found

    def _place_targets(self) -> list[Target]:
        return [
            Target(f"place:{place}", place_box(place), self._clicking_place(place))
            for place in PLACES
        ]

    def _tabbing(self, tab: str) -> Click:
        def act() -> None:
            assert tab in TABS
            self.picture.squad.tab, self.picture.squad.page = tab, 0
            self._look_at_first()

        return act

    def _turn_page(self) -> None:
        draft = self.picture.squad
        draft.page = (draft.page + 1) % pages(self.picture)
        self._look_at_first()

    def _look_at_first(self) -> None:
        first = next(iter(page_listed(self.picture)), None)
        self._look(first.card if first else None, first.sponsor if first else None)

    def _looking(self, card: int | None, sponsor: int | None) -> Click:
        return lambda: self._look(card, sponsor)

    def _look(self, card: int | None, sponsor: int | None) -> None:
        draft = self.picture.squad
        draft.card, draft.sponsor, draft.armed, draft.place = card, sponsor, False, 0
        self.scene.stage.sound.play("click")
        self.scene.touch()

    def _clicking_place(self, place: int) -> Click:
        def act() -> None:
            card = self.picture.squad.eleven[place - 1]
            self._look(card if card >= 0 else None, None)
            self.picture.squad.place = place

        return act

    def _clicking_spare(self, card: int) -> Click:
        """Somebody on the bench: over to the first place they could take."""

        def act() -> None:
            self._clicking_place(self._places_of(card)[0])()

        return act

    def _sell(self) -> None:
        """The first click asks, the second sells: a sale cannot be taken back."""
        draft, seat = self.picture.squad, self.picture.view.viewer
        if seat is None:
            return
        move: moves.AnyMove
        if draft.card is not None:
            move = moves.SellFootballer(seat, draft.card)
        else:
            move = moves.SellSponsor(seat, draft.sponsor or 0)
        refusal = self.scene.rules.why_not(move)
        if refusal is not None:
            self.scene.help.refuse(refusal, SALE.centre)
        elif draft.armed:
            self.scene.play(move)
        else:
            draft.armed = True
            self.scene.stage.sound.play("click")
            self.scene.touch()

    # The line-up.

    def _putting(self, card: int) -> Click:
        """Who stood there before takes the other's place if that is one of theirs."""

        def act() -> None:
            draft = self.picture.squad
            eleven, here = list(draft.eleven), draft.place - 1
            gone = eleven[here]
            if card != TRAINEE and card in eleven:
                there = eleven.index(card)
                fits = gone >= 0 and there + 1 in self._places_of(gone)
                eleven[there] = gone if fits else TRAINEE
            eleven[here] = card
            draft.eleven = tuple(eleven)
            draft.card = card if card >= 0 else None
            self.scene.stage.sound.play("card")
            self.scene.touch()

        return act

    def _places_of(self, card: int) -> tuple[int, ...]:
        return self.scene.rules.box.footballers[card].places

    def _best(self) -> None:
        seat = self.picture.offering
        if seat is not None:
            self.begin_line_up(seat)
            self.scene.stage.sound.play("card")
            self.scene.touch()

    def _ready(self) -> None:
        seat = self.picture.offering
        if seat is not None:
            move = moves.SetLineUp(seat, self.picture.squad.eleven)
            self.scene.choosing.try_move(move, READY)

"""The squad by its places (mock-up 17): to look at, to sell from, and to line up for a match."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pygame

from game.championnat.cards import MOST_REDS, PLACES
from game.championnat.lineup import TRAINEE
from scenes import theme
from scenes.championnat.cards import CardShelf, places_label
from scenes.championnat.deck import footballer, question
from scenes.championnat.money import price
from scenes.championnat.own_stars import shown_stars
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import (
    BEST,
    LOOKED_AT,
    MINI,
    PITCH,
    READY,
    REDS,
    SALE,
    STARS,
    grid,
    mini_box,
    pitch_spot,
)
from scenes.championnat.sheet_parts import (
    draw_close,
    draw_ground,
    draw_sheet,
    draw_tab,
    tabs,
)
from scenes.championnat.side_parts import button_state
from scenes.championnat.slots import draw_nobody
from scenes.championnat.squad_lists import draw_list, draw_sponsor, listed
from scenes.scene import Box
from scenes.widgets.button import draw_button
from scenes.words import say

if TYPE_CHECKING:
    from scenes.canvas import Canvas

TABS = ("eleven", "bench", "plus", "sponsors")
_WIDTHS = (320, 320, 340, 340)
_ICONS = {"eleven": "squad", "bench": "bench", "plus": "plus-card", "sponsors": "coin"}
CANDIDATES = 12
_MINI = 158


def tab_boxes() -> dict[str, Box]:
    return dict(zip(TABS, tabs(_WIDTHS), strict=True))


def draw_squad(canvas: Canvas, picture: ChampionnatPicture) -> None:
    draw_ground(canvas)
    active_tab = tabs((420,))[0] if picture.lining_up else tab_boxes()[picture.squad.tab]
    if picture.lining_up:
        draw_tab(canvas, active_tab, say("le-championnat.tab.eleven"), active=True, icon="squad")
        _draw_line_up_buttons(canvas, picture)
    else:
        for key, box in tab_boxes().items():
            label = say(f"le-championnat.tab.{key}")
            active = picture.squad.tab == key
            count = _counts(picture).get(key, 0)
            draw_tab(canvas, box, label, active=active, icon=_ICONS[key], count=count)
        draw_close(canvas, picture)
    draw_sheet(canvas, active_tab)
    if picture.squad.tab == "eleven":
        _draw_pitch(canvas)
        _draw_eleven(canvas, picture)
        _draw_totals(canvas, picture)
    else:
        draw_list(canvas, picture)
    _draw_looked_at(canvas, picture)


def _counts(picture: ChampionnatPicture) -> dict[str, int]:
    club = picture.view.clubs[picture.view.viewer or 0]
    bench = len(listed(picture, "bench"))
    return {"bench": bench, "plus": club.plus_count, "sponsors": len(club.sponsors)}


def _draw_line_up_buttons(canvas: Canvas, picture: ChampionnatPicture) -> None:
    best, ready = say("le-championnat.best-eleven"), say("le-championnat.ready")
    draw_button(canvas, BEST, best, button_state(picture, "best"), theme.SUN, icon="star", size=42)
    draw_button(
        canvas, READY, ready, button_state(picture, "ready"), theme.GRASS, icon="check", size=50
    )


def _draw_pitch(canvas: Canvas) -> None:
    canvas.plate(PITCH, 24, theme.GRASS_DARK, border=5)
    for stripe in range(0, 8, 2):
        height = (PITCH.height - 12) / 8
        y = PITCH.y + 6 + stripe * height
        grass = Box(PITCH.x + 6, y, PITCH.width - 12, height)
        if not stripe:  # it lies in the round corners
            canvas.plate(grass, 19, theme.GRASS_LIGHT, outline=None, border=0)
            grass = grass._replace(y=y + height / 2, height=height / 2)
        canvas.fill(theme.GRASS_LIGHT, grass)
    thick = max(1, round(4 * canvas.scale))
    for box in (
        PITCH.grown(-20),
        Box(PITCH.centre[0] - 265, PITCH.y + PITCH.height - 170, 530, 150),
    ):
        left, top = canvas.to_pixels(box.x, box.y)
        right, bottom = canvas.to_pixels(box.x + box.width, box.y + box.height)
        area = (left, top, right - left, bottom - top)
        pygame.draw.rect(canvas.surface, theme.CHALK, area, thick)


def place_box(place: int) -> Box:
    return mini_box(pitch_spot(place), _MINI)


def _draw_eleven(canvas: Canvas, picture: ChampionnatPicture) -> None:
    shelf = canvas.stage.shelf(CardShelf)
    for place, card in zip(PLACES, picture.squad.eleven, strict=False):
        box, key = place_box(place), f"place:{place}"
        if picture.squad.place == place or key == picture.glowing:
            canvas.glow(box.grown(4), 26)
            canvas.plate(box.grown(2), 24, theme.SUN.fill, border=4)
        elif key == picture.hot:
            canvas.glow(box, 24)
        if card == TRAINEE and not picture.lining_up:
            _draw_wanted(canvas, box, place)
        else:
            canvas.blit(shelf.mini(card, str(place), _MINI), *box.centre, "centre")


def _draw_wanted(canvas: Canvas, box: Box, place: int) -> None:
    """Nobody for this place yet."""
    slot = box.grown(-12)
    draw_nobody(canvas, slot)
    tag = Box(slot.x - 8, slot.y + slot.height - 44, 66, 50)
    canvas.plate(tag, 16, theme.WHITE, border=4)
    canvas.text(str(place), *tag.centre, 42, anchor="centre", fixed=True)


def _draw_totals(canvas: Canvas, picture: ChampionnatPicture) -> None:
    eleven = picture.squad.eleven
    seat = picture.market.seat if picture.market else picture.view.viewer
    stars = shown_stars(picture.view, eleven, picture.view.clubs[seat or 0].pennant_stars)
    canvas.plate(STARS, 28, theme.NIGHT, border=5)
    canvas.text(str(stars), STARS.centre[0], STARS.y + 66, 80, theme.SUN.fill, anchor="centre",
                fixed=True)  # fmt: skip
    canvas.art("icons/star", STARS.centre[0], STARS.y + 142, 62, "centre")
    reds = sum(card >= 0 and footballer(card).is_red for card in eleven)
    canvas.plate(REDS, 28, theme.CORAL.tint, border=5)
    canvas.art("pieces/group-red", REDS.centre[0], REDS.y + 64, 84, "centre")
    canvas.text(f"{reds} / {MOST_REDS}", REDS.centre[0], REDS.y + 146, 52, anchor="centre",
                fixed=True)  # fmt: skip


def _draw_looked_at(canvas: Canvas, picture: ChampionnatPicture) -> None:
    draft = picture.squad
    if draft.card is not None and draft.card >= 0:
        full = canvas.stage.shelf(CardShelf).full(draft.card, LOOKED_AT.width)
        canvas.blit(full, LOOKED_AT.x, LOOKED_AT.y)
    elif draft.sponsor is not None:
        draw_sponsor(canvas, draft.sponsor)
    if picture.lining_up:
        _draw_candidates(canvas, picture)
    elif draft.card is not None or draft.sponsor is not None:
        amount = (
            footballer(draft.card).resale
            if draft.card is not None
            else question(draft.sponsor or 0).resale
        )
        key = "le-championnat.sell-sure" if draft.armed else "le-championnat.sell-for"
        paint = theme.CORAL if draft.armed else theme.PAPER
        words = say(key, amount=price(amount))
        draw_button(canvas, SALE, words, button_state(picture, "sale"), paint, icon="sell", size=44)
    if not picture.lining_up and draft.tab == "eleven":
        if draft.card is None:
            canvas.lines(say("le-championnat.click-card"), LOOKED_AT.grown(-8), 42)
        _draw_missing(canvas, missing_places(picture))


def missing_places(picture: ChampionnatPicture) -> list[int]:
    """The places of the strongest eleven that nobody of the squad fills."""
    return [place for place, card in zip(PLACES, picture.squad.eleven, strict=False) if card < 0]


def _draw_missing(canvas: Canvas, missing: list[int]) -> None:
    if not missing:
        return
    canvas.text(say("le-championnat.wanted"), 1406, 832, 42, anchor="left", room=470)
    area = Box(1404, 868, 474, 190)
    for place, box in zip(missing, grid(area, 6, (68, 68), 12, len(missing)), strict=True):
        canvas.plate(box, 18, theme.WHITE, border=4)
        canvas.text(str(place), *box.centre, 42, anchor="centre", fixed=True)


def candidates(picture: ChampionnatPicture) -> list[int]:
    """Who can play at the place that is looked at, the strongest first; a trainee always can."""
    draft = picture.squad
    seat = picture.offering
    if not draft.place or seat is None:
        return []
    cards = [held.card for held in picture.view.clubs[seat].squad if held.card is not None]
    able = [card for card in cards if draft.place in footballer(card).places]
    able.sort(key=lambda card: (card in draft.eleven, -footballer(card).stars, card))
    return [*able[: CANDIDATES - 1], TRAINEE]


def candidate_boxes(count: int) -> list[Box]:
    area = Box(1398, 744, 490, 314)
    columns, width = (3, 144) if count <= 6 else (4, 94)
    return grid(area, columns, (width, width * MINI[1] / MINI[0]), 20 if columns == 3 else 6, count)


def spare_boxes(picture: ChampionnatPicture) -> dict[int, Box]:
    """Until a place is looked at: who sits on the bench, the strongest first."""
    if picture.squad.place or picture.offering is None:
        return {}
    held = picture.view.clubs[picture.offering].squad
    cards = [each.card for each in held if each.card is not None]
    spare = [card for card in cards if card not in picture.squad.eleven]
    spare.sort(key=lambda card: (-footballer(card).stars, card))
    return dict(zip(spare, candidate_boxes(min(CANDIDATES, len(spare))), strict=False))


def _draw_spare(canvas: Canvas, picture: ChampionnatPicture) -> None:
    canvas.lines(say("le-championnat.click-place"), LOOKED_AT.grown(-8), 42)
    boxes = spare_boxes(picture)
    if boxes:
        canvas.text(say("le-championnat.tab.bench"), 1406, 706, 42, anchor="left", room=470)
    for card, box in boxes.items():
        if picture.hot == f"spare:{card}":
            canvas.glow(box, 20)
        label = places_label(footballer(card))
        mini = canvas.stage.shelf(CardShelf).mini(card, label, box.width)
        canvas.blit(mini, *box.centre, "centre")


def _draw_candidates(canvas: Canvas, picture: ChampionnatPicture) -> None:
    found = candidates(picture)
    shelf = canvas.stage.shelf(CardShelf)
    for card, box in zip(found, candidate_boxes(len(found)), strict=True):
        key = f"candidate:{card}"
        if key in (picture.hot, picture.glowing):
            canvas.glow(box, 20)
        faded = card >= 0 and card in picture.squad.eleven
        sprite = shelf.mini(card, str(picture.squad.place), box.width, faded=faded)
        canvas.blit(sprite, *box.centre, "centre")
    if not found:
        _draw_spare(canvas, picture)
        return
    heading = say("le-championnat.who-plays", n=picture.squad.place)
    canvas.text(heading, 1406, 706, 42, anchor="left", room=470)

"""Screens of Le Championnat drawn once where nobody sees them: their pictures are made ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from game.catalog import game_info
from game.championnat.cards import COLOUR_STARS, PLACES
from game.championnat.lineup import TRAINEE
from game.core.match import Match
from game.core.record import Seat
from scenes.board_loader import load_board
from scenes.canvas import Canvas
from scenes.championnat import day_boards, market_sheet, match_screen, overlays, side, squad_sheet
from scenes.championnat.cards import AUCTIONED_WIDTH, DRAWN_WIDTH, TOLD_WIDTH, CardShelf
from scenes.championnat.deck import cards_of, decks
from scenes.championnat.drafts import MarketDraft, SquadDraft
from scenes.championnat.picture import ChampionnatPicture, DayBoard, FightPicture, Notice
from scenes.championnat.places import DIE
from scenes.championnat.table import ChampionnatTable
from scenes.championnat.walk_steps import FACES
from scenes.ptifooteux.dice import draw_die
from scenes.ptifooteux.picture import Die
from scenes.team_colours import in_team_colours
from scenes.unseen import prepare_avatars, unseen_canvas

if TYPE_CHECKING:
    from scenes.errands import Pieces
    from scenes.stage import Stage

_NOTICES = (
    "cards/championnat-question",
    "cards/championnat-sponsor",
    "icons/gavel",
    "icons/handshake",
    "icons/market",
    "icons/plus-card",
)
_MINIS = (146.0, 128.0, 158.0, 116.0, 118.0)  # bench, pitch, eleven, market, strip
_FULL = (TOLD_WIDTH, 280.0, DRAWN_WIDTH)  # 280: in a squad
_PLUS = (158.0, 138.0)  # in a hand of up to five, or six
_AVATARS = (70.0, 66.0, 38.0, 56.0, 44.0)  # fixtures, match, table, notices, auction
_BANNER = "0 0 0 0 0 0 0 0"  # so wide that its shadow is stretched like those of sentences
_TABS = ("sponsors", "plus", "bench", "eleven")


def prepare_screens(stage: Stage, seats: Sequence[Seat]) -> Pieces:
    """What comes last first: of the large shapes only those of the last screens are kept."""
    info = game_info("le-championnat")
    dressed = in_team_colours(seats, info)
    match: Match[Any, Any, Any] = Match.new(
        info.load(load_board), tuple(seats), info.default_options(), 1, 0.0
    )
    view = match.rules.view(0)
    picture = ChampionnatPicture(view)
    picture.set_from(view)
    canvas = unseen_canvas(stage)
    yield
    yield from _cards(stage)
    yield from _overlays(canvas, picture, dressed)
    yield from _matches(canvas, picture, dressed)
    yield from _sheets(canvas, picture, dressed)
    yield from _notices(canvas, picture, dressed)
    yield from prepare_avatars(canvas, dressed, [(radius, "play") for radius in _AVATARS])
    for face in FACES:
        draw_die(canvas, DIE.grown(-14), "pieces/die", Die(face))
    yield
    picture.offering = 0
    ChampionnatTable(()).draw(canvas, picture, dressed)
    yield


def prepare_auction(stage: Stage, card: int) -> Pieces:
    """Of the footballer just drawn: nobody knows yet who will bid, only how the card is held up."""
    stage.shelf(CardShelf).tilted(card, AUCTIONED_WIDTH)
    yield
    stage.shelf(CardShelf).full(card, TOLD_WIDTH)
    yield


def _cards(stage: Stage) -> Pieces:
    """Frames and stars of every colour: other footballers only bring their face."""
    shelf = stage.shelf(CardShelf)
    for kind in decks().plus:
        for width in _PLUS:
            shelf.plus(kind.key, width)
        yield
    for colour in COLOUR_STARS:
        card = cards_of(colour)[0]
        for width in _FULL:
            shelf.full(card, width)
            yield
        shelf.tilted(card, AUCTIONED_WIDTH)
        yield
        for width in _MINIS:
            shelf.mini(card, "1", width)
        yield


def _overlays(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> Pieces:
    for board in (
        DayBoard("", ((0, 1),)),
        DayBoard("", result=(0, 1, 2, 1)),
        DayBoard("", standings=True),
    ):
        picture.board = board
        day_boards.draw_day(canvas, picture, seats)
        yield
    picture.board = None
    overlays.draw_banner(canvas, _BANNER)
    yield


def _matches(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> Pieces:
    eleven = (TRAINEE,) * len(PLACES)
    picture.fight = FightPicture((0, 1), False, [eleven, eleven], shown=True)
    match_screen.draw_match(canvas, picture, seats)
    picture.fight = None
    yield


def _sheets(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> Pieces:
    picture.sheet, picture.market = "market", MarketDraft(0, 1)
    market_sheet.draw_market(canvas, picture, seats)
    picture.market = None
    yield
    picture.sheet = "squad"
    for tab in _TABS:
        picture.squad = SquadDraft(tab, (TRAINEE,) * len(PLACES))
        squad_sheet.draw_squad(canvas, picture)
        yield
    picture.sheet = ""


def _notices(canvas: Canvas, picture: ChampionnatPicture, seats: Sequence[Seat]) -> Pieces:
    for art in _NOTICES:
        picture.notice = Notice("", "", art, seat=0)
        side.draw_side(canvas, picture, seats)
    picture.notice = None
    yield

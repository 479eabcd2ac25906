"""What a hint makes glow: the way from a move to what one would click for it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from game.championnat import moves
from scenes.championnat import side_euro
from scenes.championnat.picture import ChampionnatPicture
from scenes.championnat.places import MARKET_BUTTON, SQUAD_BUTTON
from scenes.championnat.side_parts import answers_of
from scenes.scene import Point

if TYPE_CHECKING:
    from scenes.championnat.choosing import Choosing


class Hinting:
    def __init__(self, choosing: Choosing) -> None:
        self.choosing = choosing

    @property
    def picture(self) -> ChampionnatPicture:
        return self.choosing.picture

    def show_hint(self, move: moves.AnyMove) -> Point:
        """Make what the move needs glow; where a bubble may point."""
        key = self._hint_key(move)
        self.picture.glowing = key
        for target in self.choosing.targets():
            if target.key == key:
                return target.box.centre
        return MARKET_BUTTON.centre if key == "open-market" else SQUAD_BUTTON.centre

    def _hint_key(self, move: moves.AnyMove) -> str:
        picture = self.picture
        match move:
            case moves.RollDie():
                return "roll"
            case moves.ChooseSquare():
                return f"square:{move.square}"
            case moves.Bid():
                bids = [each for each in answers_of(picture) if isinstance(each.move, moves.Bid)]
                fits = [each.key for each in bids if each.move == move]
                return fits[0] if fits else "bid:0"
            case moves.DiscardPlus():
                hand = list(picture.view.clubs[move.seat].plus or ())
                return f"discard:{hand.index(move.plus)}"
            case moves.SellFootballer() | moves.SellSponsor():
                return "open-squad"
            case moves.MakeOffer():
                return "open-market"
            case moves.AnswerOffer() | moves.AcceptOffer() if self._editing:
                return "propose" if isinstance(move, moves.AnswerOffer) else "to-offer"
            case moves.AnswerOffer():
                return "counter"
            case _:
                return self._button_key(move)

    @property
    def _editing(self) -> bool:
        return self.picture.market is not None and self.picture.market.editing

    def _button_key(self, move: moves.AnyMove) -> str:
        if isinstance(move, moves.PlayPlus) and self.picture.euro is not None:
            return f"plus:{side_euro.helpful(self.picture).index(move.plus)}"
        if isinstance(move, moves.PlayPlus | moves.ChangeFootballer | moves.Pass):
            return self.choosing.matches.hint_key(move)
        keys: dict[type[object], str] = {
            moves.DrawFootballer: "draw",
            moves.LeaveFootballer: "leave",
            moves.BuyFootballer: "buy",
            moves.RefuseFootballer: "refuse",
            moves.DropOut: "drop-out",
            moves.AcceptOffer: "accept",
            moves.RefuseOffer: "refuse-offer",
            moves.SetLineUp: "ready",
            moves.TakeOnClub: "take-on",
            moves.LeaveClub: "leave-club",
            moves.PlayOut: "play-out",
        }
        return keys[type(move)]

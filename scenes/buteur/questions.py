"""The questions Buteur asks over the pitch: what to do about a shot, and to cut the stock."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from game.buteur.box import ButeurBox
from game.buteur.cards import CardKind, Deck, Sign
from game.buteur.moves import AnyMove, CutStock, PlayCard, Square
from game.buteur.pitch import FlagColour
from game.buteur.view import ButeurView, Phase
from scenes import theme
from scenes.buteur.picture import Answer, Question, Verdict, ball_spot, spot_of
from scenes.buteur.pitch import spot_point
from scenes.words import say

# Whether a cut decides about a corner, a penalty or a kick of the shoot-out.
CUT_TITLES: dict[Phase, str] = {
    "corner-cut": "buteur.cut-corner",
    "penalty-cut": "buteur.cut-penalty",
    "shoot-out": "buteur.cut-shoot-out",
}
# The look of a Corner's answer, by the flag on the card; a hand is never on a Corner.
FLAG_PAINTS: dict[Sign | None, theme.Paint] = {"red": theme.CORAL, "blue": theme.SKY}


def question_for(
    view: ButeurView, legal: Sequence[AnyMove], deck: Deck, name: Callable[[int], str]
) -> Question | None:
    if view.phase == "answer-shot":
        return _about_shot(view, legal, deck, name)
    if any(isinstance(move, CutStock) for move in legal):
        icon, verdict = _deciding_sign(view)
        words = say("buteur.cut"), say("buteur.cut-note")
        answer = Answer("cut", icon, *words, theme.SUN, decides=verdict)
        return Question(_cut_title(view), (answer,), spot_point(ball_spot(view)))
    return None


def _about_shot(
    view: ButeurView, legal: Sequence[AnyMove], deck: Deck, name: Callable[[int], str]
) -> Question:
    assert view.shot is not None
    played = [deck[move.card] for move in legal if isinstance(move, PlayCard)]
    flags = [card.sign for card in played if card.kind == "corner"]
    flag = flags[0] if flags else "red"
    answers = (
        _stopper("goalkeeper", "icons/glove", theme.SUN, len(flags) < len(played)),
        _stopper("corner", f"pieces/corner-flag-{flag}", FLAG_PAINTS[flag], bool(flags)),
        Answer(
            "let-in",
            "pieces/goal-net-front",
            say("buteur.shot.let-in"),
            say("buteur.shot.let-in-note"),
            theme.PAPER,
        ),
    )
    title = say("buteur.shot.title", name=name(view.shot.seat))
    return Question(title, answers, spot_point(spot_of(view.shot.net)))


def corners_for(
    view: ButeurView, legal: Sequence[AnyMove], box: ButeurBox
) -> tuple[tuple[Square, FlagColour], ...]:
    """Where the Corners that may be played now would put the ball."""
    played = [move for move in legal if isinstance(move, PlayCard)]
    signs = {box.deck[move.card].sign for move in played if box.kinds[move.card] == "corner"}
    if not signs or view.to_act is None:
        return ()
    flags = box.pitch.own_end[view.attack[view.teams[view.to_act]]].flags
    return tuple((square, colour) for colour, square in flags.items() if colour in signs)


def _stopper(kind: CardKind, icon: str, paint: theme.Paint, held: bool) -> Answer:
    words = {"goalkeeper": "buteur.shot.keeper", "corner": "buteur.shot.corner"}[kind]
    note = say(f"{words}-note" if held else "buteur.shot.none-note")
    return Answer(kind, icon, say(words), note, paint, enabled=held)


def _deciding_sign(view: ButeurView) -> tuple[str, Verdict]:
    """The sign everybody hopes for or fears, and what it does."""
    if view.phase == "corner-cut":
        return f"icons/flag-{view.corner_flag}", "goal"
    return "icons/hand", "saved"


def _cut_title(view: ButeurView) -> str:
    flag = f"-{view.corner_flag}" if view.phase == "corner-cut" else ""
    return say(f"{CUT_TITLES[view.phase]}{flag}")

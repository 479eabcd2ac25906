"""The music of the house, composed for it: two loops and two jingles.

Melodies are written out bar by bar; accompaniments repeat a pattern over a row of chords.
"""

from __future__ import annotations

from assets.build_sound.midi import Part, Tune

GLOCKENSPIEL, VIBRAPHONE, MARIMBA, ACCORDION, GUITAR = 9, 11, 12, 21, 24
BASS, PIZZICATO, TIMPANI, TRUMPET, TUBA, HORNS, BRASS = 32, 45, 47, 56, 58, 60, 61
CLARINET, FLUTE, WHISTLER = 71, 73, 78
REST = ("r-8",)

# Three notes in the middle of the keyboard, then root and fifth for the bass.
CHORDS = {
    "F": ("A3", "C4", "F4", "F2", "C3"),
    "Dm": ("A3", "D4", "F4", "D2", "A2"),
    "Gm": ("Bb3", "D4", "G4", "G2", "D3"),
    "C7": ("Bb3", "C4", "E4", "C3", "G2"),
    "Bb": ("Bb3", "D4", "F4", "Bb2", "F2"),
    "G7": ("B3", "D4", "F4", "G2", "D3"),
    "G": ("B3", "D4", "G4", "G2", "D3"),
    "Em": ("B3", "E4", "G4", "E2", "B2"),
    "C": ("C4", "E4", "G4", "C3", "G2"),
    "D": ("A3", "D4", "F#4", "D3", "A2"),
    "Am": ("A3", "C4", "E4", "A2", "E2"),
    "A7": ("A3", "C#4", "G4", "A2", "E2"),
}


def over(chords: str, pattern: str) -> tuple[str, ...]:
    """The pattern once per bar; {0} {1} {2} are its chord's notes, {3} root, {4} fifth."""
    return tuple(pattern.format(*CHORDS[name]) for name in chords.split())


def shelf_loop() -> Tune:
    """Home, seats, settings: a walk in the sun, F major, A A B A."""
    first = (
        "C5-2 A4-1 C5-1 F5-3 r-1",
        "E5-1 D5-1 A4-2 F4-2 r-2",
        "Bb4-2 G4-1 Bb4-1 D5-3 r-1",
        "C5-1 Bb4-1 G4-2 E4-2 r-2",
        "C5-2 A4-1 C5-1 F5-2 G5-2",
        "A5-2 F5-1 D5-1 A4-2 r-2",
    )
    asks = (*first, "Bb4-1 D5-1 G5-2 D5-1 Bb4-1 G4-2", "C5-2 E5-2 C5-2 r-2")
    answers = (*first, "G5-1 F5-1 D5-2 Bb4-2 D5-2", "F5-3 C5-1 F5-2 r-2")
    bridge = (
        "D5-3 F5-1 Bb5-4",
        "A5-2 G5-1 F5-1 C5-4",
        "Bb4-2 D5-2 G5-3 r-1",
        "F5-6 r-2",
        "D5-3 F5-1 Bb5-2 A5-2",
        "A5-1 G5-1 F5-2 C5-4",
        "B4-2 D5-2 F5-2 D5-2",
        "C5-2 E5-1 G5-1 Bb4-2 G4-2",
    )
    chords = "F Dm Gm C7 F Dm Gm C7 F Dm Gm C7 F Dm Bb F Bb F Gm F Bb F G7 C7 F Dm Gm C7 F Dm Bb F"
    return Tune(
        108,
        (
            Part(MARIMBA, asks + answers + REST * 8 + answers, 84, pan=54),
            Part(ACCORDION, REST * 16 + bridge + REST * 8, 58, pan=76),
            Part(WHISTLER, REST * 24 + answers, 46, pan=74),
            Part(
                GUITAR,
                over(chords, "r-2 {0}+{1}+{2}-1 r-1 r-2 {0}+{1}+{2}-1 {1}+{2}-1"),
                58,
                pan=84,
                held=0.7,
            ),
            Part(BASS, over(chords, "{3}-3 {4}-1 {3}-2 {4}-2"), 74, held=0.8),
            Part(0, ("70-2 70-1 70-1 70-2 70-1 70-1",) * 32, 34, drums=True),
        ),
    )


def match_loop() -> Tune:
    """During a match: calm enough to think over, G major, three times eight bars."""
    opening = (
        "r-2 B4-2 D5-3 r-1",
        "E5-2 D5-2 B4-4",
        "r-2 C5-2 E5-3 r-1",
        "D5-2 C5-2 A4-4",
        "r-2 B4-2 D5-2 G5-2",
        "F#5-2 E5-2 B4-4",
        "C5-2 E5-2 A4-2 C5-2",
        "D5-6 r-2",
    )
    middle = (
        "E5-3 G5-1 E5-4",
        "D5-3 G5-1 D5-4",
        "C5-2 B4-2 A4-2 C5-2",
        "D5-6 r-2",
        "E5-3 G5-1 E5-2 C5-2",
        "D5-3 G5-1 B5-4",
        "A5-2 G5-2 E5-2 C#5-2",
        "D5-6 r-2",
    )
    closing = (
        "r-2 B4-2 D5-3 r-1",
        "E5-2 D5-2 B4-4",
        "r-2 C5-2 E5-2 G5-2",
        "F#5-2 E5-2 D5-4",
        "E5-2 G5-2 E5-2 C5-2",
        "D5-2 F#5-2 A5-4",
        "G5-2 D5-2 B4-2 D5-2",
        "G4-6 r-2",
    )
    chords = "G Em C D G Em Am D C G Am D C G A7 D G Em C D C D G G"
    return Tune(
        92,
        (
            Part(VIBRAPHONE, opening + REST * 8 + closing, 70, pan=72),
            Part(FLUTE, REST * 8 + middle + REST * 8, 52, pan=78),
            Part(CLARINET, REST * 16 + closing, 40, pan=50),
            Part(MARIMBA, over(chords, "{0}-1 {1}-1 {2}-1 {1}-1 " * 2), 54, pan=46),
            Part(PIZZICATO, over(chords, "{3}-4 {4}-2 {3}-2"), 66, held=0.6),
            Part(0, ("r-2 37-2 r-2 37-1 70-1",) * 24, 28, drums=True),
        ),
    )


def win_jingle() -> Tune:
    """A short brass fanfare: up the chord, one breath, and home."""
    tune = ("G4-1 C5-1 E5-1 G5-2 A5-1 G5-1 E5-1", "A5-1 B5-1 C6-5 r-1")
    return Tune(
        150,
        (
            Part(TRUMPET, tune, 84, pan=58),
            Part(
                BRASS,
                ("C4+E4+G4-3 C4+E4+G4-2 F4+A4+C5-3", "F4+A4-1 G4+B4+D5-1 C4+E4+G4+C5-5 r-1"),
                68,
                pan=74,
            ),
            Part(TUBA, ("C3-3 C3-2 F2-3", "F2-1 G2-1 C3-5 r-1"), 76),
            Part(TIMPANI, ("C3-3 C3-2 r-3", "r-1 G2-1 C3-5 r-1"), 84),
            Part(GLOCKENSPIEL, ("r-8", "r-2 C6-1 E6-1 G6-1 C7-2 r-1"), 60, pan=40),
            Part(0, ("r-3 38-2 38-1 38-1 38-1", "38-1 38-1 49-5 r-1"), 50, drums=True),
        ),
    )


def draw_jingle() -> Tune:
    """Nobody won, everybody played well: two phrases that shake hands."""
    return Tune(
        138,
        (
            Part(MARIMBA, ("E5-1 G5-1 C5-2 r-4", "F5-1 E5-1 C5-1 D5-1 C5-3 r-1"), 84, pan=50),
            Part(CLARINET, ("r-4 D5-1 F5-1 B4-2", "A4-2 G4-2 E4-3 r-1"), 70, pan=78),
            Part(HORNS, ("C4+E4-4 D4+G4-4", "F4+A4-2 D4+G4-2 C4+E4-3 r-1"), 52),
            Part(PIZZICATO, ("C3-4 G2-4", "F2-2 G2-2 C3-3 r-1"), 76),
        ),
    )

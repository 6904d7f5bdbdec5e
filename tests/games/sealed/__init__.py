"""Sealed bids: a test game in which several seats act at once."""

from athanor.kernel.game import Game

GAME = Game(
    title={"fr": "Plis cachetés", "en": "Sealed bids"},
    prefix="SB",
    seats=range(2, 5),
    edition=1,
    longest=12,
    minutes=1,
    credit="Athanor's tests",
    chance=False,
)

"""Ars Alchimia, by Kuro: a place can always be taken, by those who send more workers than stand on it."""

from athanor.kernel.game import Game

GAME = Game(
    title={"fr": "Ars Alchimia", "en": "Ars Alchimia"},
    prefix="AA",
    seats=range(1, 5),
    edition=2,
    longest=4000,
    minutes=100,
    credit="Kuro; Manifest Destiny, Japon Brand, Tasty Minstrel Games",
    explains={
        "AA-006": "tracks are numbers: nothing runs out",
        "AA-012": "all but the order of the piles is public, and that order is drawn when a card is turned up",
        "AA-295": "the kernel keeps and replays transcripts for every game",
    },
)

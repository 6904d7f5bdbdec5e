"""Connect four: a small game that shows how a game is added. `docs/add-a-game.md` walks through its files."""

from athanor.kernel.game import Game

GAME = Game(
    title={"fr": "Puissance quatre", "en": "Connect four"},
    prefix="CF",
    seats=range(2, 3),
    edition=1,
    longest=42,
    minutes=10,
    credit="Traditional",
    chance=False,
    secrets=False,
    explains={"CF-008": "there is nothing to hide and no chance to take"},
)

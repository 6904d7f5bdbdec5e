"""Alchemist, by Carlo A. Rossi: potions are created, copied and counted; three empty piles end the match."""

from athanor.kernel.game import Game, Option

GAME = Game(
    title={"fr": "Alchimiste", "en": "Alchemist"},
    prefix="AL",
    seats=range(2, 6),
    edition=1,
    longest=2000,
    minutes=50,
    credit="Carlo A. Rossi; Amigo, Mayfair Games, Gigamic",
    options=(
        Option("setup3", ("rulebook", "amigo"), "AL-094"),
        Option("schools", ("on", "off"), "AL-095"),
        Option("first", ("random", "0", "1", "2", "3", "4"), "AL-015", needs={"2": 3, "3": 4, "4": 5}),
    ),
    explains={
        "AL-002": "cubes are counted by type, so two of a type cannot be told apart",
        "AL-018": "the tokens depict the score and are drawn from it",
        "AL-074": "marker and token are drawn from the score and read by nothing",
    },
)

"""Positions of Alchemist for the tests: what is on the table is given, what follows from it is worked out here.

Vectors count grey, blue, orange, yellow, green.
"""

from collections.abc import Iterator
from random import Random

import athanor
from athanor.kernel import positions
from athanor.kernel.match import Match
from athanor.kernel.positions import play, refused  # noqa: F401  the tests ask for them here

KINDS = ("grey", "blue", "orange", "yellow", "green")
FULL = {  # a recipe for each cauldron, all different
    "C01": "00100",
    "C02": "00010",
    "C03": "01000",
    "C04": "11000",
    "C05": "01100",
    "C06": "00001",
    "C07": "20000",
    "C08": "00110",
    "C09": "00101",
    "C10": "01001",
}
PLAIN = (2, 2, 2, 2, 2)
SEATS = (2, 3, 4, 5)
SETUP = {2: (6, 10), 3: (8, 12), 4: (12, 16), 5: (14, 18)}  # bag and reserve, per type
PRODUCTS = {
    "C01": ("grey", "blue"),
    "C02": ("blue", "orange"),
    "C03": ("orange", "yellow"),
    "C04": ("yellow", "green"),
    "C05": ("green", "grey"),
    "C06": ("grey", "orange"),
    "C07": ("orange", "green"),
    "C08": ("green", "blue"),
    "C09": ("blue", "yellow"),
    "C10": ("yellow", "grey"),
}
LAIR = {"C04": (1, "22100", 9)}  # a potion of seat 1, for seat 0 to copy
ALL_THREE = {0: (2, 2, 1, 0, 0)}


def digits(recipe):
    return [int(digit) for digit in recipe]


def entry(recipe):
    """Where the Compendium records a recipe."""
    return int(recipe, 3)


def position(seats=3, turn_of=0, *, stocks=None, potions=None, bag=(1, 1, 1, 1, 1), options=None, **fields):
    """A position in the fourth round, with seat 0 as first player, and `turn_of` to choose an action.

    potions: {"C04": (maker, "22100", tile)}. Stocks that are not given hold two cubes of each type.
    """
    stocks = dict.fromkeys(range(seats), PLAIN) | (stocks or {})
    potions = potions or {}
    makers = [maker for maker, _, _ in potions.values()]
    derived = {
        "first": 0,
        "turn": 3 * seats + turn_of,
        "seat": turn_of,
        "to_act": 1 << turn_of,
        "stock": stocks,
        "cubes": {seat: sum(stock) for seat, stock in stocks.items()},
        "bag": bag,
        "bag_size": sum(bag),
        "maker": {c: maker for c, (maker, _, _) in potions.items()},
        "recipe": {c: digits(recipe) for c, (_, recipe, _) in potions.items()},
        "tile": {c: tile for c, (_, _, tile) in potions.items()},
        "tiles": {tile - 1: 0 for _, _, tile in potions.values()},
        "known": {entry(recipe): 1 for _, recipe, _ in potions.values()},
        "seals": {seat: 5 - makers.count(seat) for seat in range(seats)},
    }
    return positions.position("alchemist", seats, options, **(derived | fields))


def full_board(makers, without=()):
    """A potion on every cauldron, tile 1 on the first; `makers` in the order of the cauldrons."""
    potions = {c: (makers[k], recipe, k + 1) for k, (c, recipe) in enumerate(FULL.items())}
    return {c: potion for c, potion in potions.items() if c not in without}


def finished(stocks, reserve, **given):
    """A match that has just ended with these stocks and this reserve: the last seat to move took its last cube."""
    seats = len(stocks)
    last = next(seat for seat in reversed(range(seats)) if sum(stocks[seat]))
    kind = next(kind for kind in range(5) if stocks[last][kind])
    before, pile = list(stocks[last]), list(reserve)
    before[kind] -= 1
    pile[kind] += 1
    match = position(
        seats,
        last,
        stocks=dict(enumerate(stocks)) | {last: before},
        reserve=pile,
        first=(last + 1) % seats,
        turn=4 * seats - 1,
        **given,
    )
    play(match, f"take {KINDS[kind]}")
    assert match.over
    assert match.state.stock[:seats] == [list(stock) for stock in stocks]
    assert match.state.reserve == list(reserve)
    return match


def deal(seats=3, seed=1, **options):
    """A match as it is set up."""
    return athanor.start("alchemist", seats, seed, options, compiled=False)


def in_play(state):
    """Cubes of each type that are somewhere in the match."""
    rows = [state.bag, state.reserve, state.out, *state.stock, *state.recipe]
    return [sum(row[kind] for row in rows) for kind in range(5)]


def rules_told(match: Match) -> list[str]:
    return [news.rule for news in match.news()]


def choices(match: Match) -> list[str]:
    """The legal actions, in notation."""
    return [match.notation(action) for action in match.legal()]


def create(match: Match, cauldron: str, recipe: str, tile: int) -> Match:
    return play(match, f"create {cauldron}", f"brew {recipe}", f"tile {tile}")


def walk(seats: int, seed: int, **options: str) -> Iterator[Match]:
    """A random match: the same object after every action, from the deal to the end."""
    match = athanor.start("alchemist", seats, seed, options, compiled=False)
    chance = Random(seed)
    yield match
    while not match.over:
        match.play(chance.choice(match.legal()))
        yield match

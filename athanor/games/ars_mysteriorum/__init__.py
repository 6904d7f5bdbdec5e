"""Ars Mysteriorum, by Alan D. Ernstein: favours are bid for elements, elements brew recipes, recipes earn salaries."""

from athanor.kernel.game import Game, Option

GAME = Game(
    title={"fr": "Ars Mysteriorum", "en": "Ars Mysteriorum"},
    prefix="AM",
    seats=range(3, 6),
    edition=2,
    longest=4000,
    minutes=120,
    credit="Alan D. Ernstein; Hangman Games",
    options=(Option("colours", ("random", "choose"), "AM-011"),),
    explains={
        "AM-003": "names what an element is: the box has one of each and nothing else can be built",
        "AM-010": "who keeps a tent has no effect: the state holds no keeper",
        "AM-046": "after the first order the order cards are read by nothing",
    },
)

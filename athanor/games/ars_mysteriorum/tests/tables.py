"""Positions of Ars Mysteriorum for the tests: what is on the table is given, what follows from it is worked out here.

Vectors count yellow, green, blue, red, purple. In a `position` seat 0 plays blue, then red, green, yellow and purple, and the
turn order is that of the seats.
"""

from collections.abc import Iterable, Iterator
from random import Random

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.rules import rounds
from athanor.kernel.match import NOW, Match, start
from athanor.kernel.positions import play, put, refused  # noqa: F401  the tests ask for them here

SLUG = "ars_mysteriorum"
SEATS = (3, 4, 5)
COLOURS = ("blue", "red", "green", "yellow", "purple")
ELEMENTS = ("yellow", "green", "blue", "red", "purple")
Y, G, B, R, P = range(5)
KINDS = (
    "princes_word", "upside_down", "second_sight", "glass_eye", "false_seal", "rising_star", "tithe", "horn_of_plenty",
    "flying_carpet", "jostle", "catalyst", "second_furnace", "letter", "invisible_ink", "patronage", "salt_tax", "counterspell",
)  # fmt: skip
EMPTY = (0, 0, 0, 0, 0)


def live(match: Match):
    """The state itself, to read and to change."""
    return match._bench.states[NOW]


def deal(seats: int = 5, seed: int = 1, **options: str) -> Match:
    """A match as it is set up."""
    return start(SLUG, seats, seed, options, compiled=False)


def position(seats: int = 5, seed: int = 1, colours: Iterable[str] = COLOURS, **fields) -> Match:
    """The first round, before the bids for the order: nobody has won a recipe or traded, and nobody holds a mystery card."""
    match = deal(seats, seed, colours="choose")
    for colour in list(colours)[: min(seats, 4)]:
        match.play(f"colour {colour}")
    while live(match).stage == p.FIRSTS:
        match.play("done")
    s = live(match)
    s.order[:seats] = s.place[:seats] = list(range(seats))
    for seat in range(seats):
        for kind in range(17):
            s.pile[kind] += s.hand[seat][kind]
            s.hand[seat][kind] = 0
        s.pile_size += s.cards[seat]
        s.cards[seat] = 0
    put(match, **fields)
    return match


def go_on(match: Match, stage: int, turn: int = 0, **fields) -> Match:
    """Jump to a stage and go on from there up to the next question."""
    s = live(match)
    s.stage, s.turn, s.to_act, s.open, s.news_count = stage, turn, 0, 0, 0
    s.allowed, s.won = 1, 0
    put(match, **fields)
    s.base = s.polled = 0
    rounds.go_on(match._bench.boxes[0], s)
    return match


def hold(match: Match, seat: int, *kinds: str) -> Match:
    """Put mystery cards into a hand: from the pile, or from wherever one is hidden."""
    s = live(match)
    for name in kinds:
        kind = KINDS.index(name)
        if s.pile[kind]:
            s.pile[kind] -= 1
            s.pile_size -= 1
        else:
            heap = s.shown if s.shown[kind] else s.gone
            heap[kind] -= 1
        s.hand[seat][kind] += 1
        s.cards[seat] += 1
    return match


def show(match: Match, tent: int, *recipes: str) -> Match:
    """These recipes, and no others, lie face up at a tent."""
    s, ids = live(match), match.box.vocabulary["recipes"]
    for slot in range(2):
        if s.slot[tent][slot] >= 0:
            s.recipe[s.slot[tent][slot]] = p.PILE
            s.left[tent] += 1
            s.slot[tent][slot] = p.NOTHING
    for slot, name in enumerate(recipes):
        s.slot[tent][slot] = ids.index(name)
        s.recipe[ids.index(name)] = p.UP
        s.left[tent] -= 1
    return match


def tokens(match: Match, seat: int, *counts: int) -> Match:
    """A player holds these tokens; the difference goes to or comes from the supply."""
    s = live(match)
    for element, count in enumerate(counts):
        s.supply[element] += s.tokens[seat][element] - count
        s.tokens[seat][element] = count
    return match


def own(match: Match, seat: int, *items: str) -> Match:
    """Recipes of these items lie in a book: from the piles, or else from the tents."""
    s, components = live(match), match.box.components
    for name in items:
        cards = [r for r, recipe in enumerate(components.recipes) if recipe.item == name and s.recipe[r] < p.BOOK]
        r = min(cards, key=lambda r: s.recipe[r])
        tent = ELEMENTS.index(components.recipes[r].tent)
        if s.recipe[r] == p.UP:
            s.slot[tent][s.slot[tent].index(r)] = p.NOTHING
        else:
            s.left[tent] -= 1
        s.recipe[r] = p.BOOK + seat
        s.book[seat][match.box.vocabulary["items"].index(name)] += 1
    return match


def lay(match: Match, cards: dict[int, dict[int, tuple[int, ...]]]) -> Match:
    """Favour cards at elements: {seat: {element: values}}. A 1 that is not among them was bid for the order."""
    s = live(match)
    for seat in range(s.seats):
        s.at[seat] = [p.HAND if value < len(s.at[seat]) - (s.seats == 3) else p.AWAY for value in range(6)]
        s.placed[seat] = [0] * 5
        for element, values in cards.get(seat, {}).items():
            for value in values:
                s.at[seat][value - 1] = element
                s.placed[seat][element] += 1
        if p.HAND in s.at[seat]:
            s.at[seat][s.at[seat].index(p.HAND)] = p.LAID
    return match


def bins(match: Match, element: int, *counts: int) -> Match:
    """Tokens in the bins of an element; the difference goes to or comes from the supply."""
    s = live(match)
    s.supply[element] += sum(s.bins[element]) - sum(counts)
    s.bins[element] = [*counts, *[0] * (5 - len(counts))]
    return match


def bid(match: Match, *values: int) -> Match:
    for seat, value in enumerate(values):
        play(match, (seat, f"bid {value}"))
    return match


def choices(match: Match) -> list[str]:
    """The legal actions, in notation."""
    return [match.notation(action) for action in match.legal()]


def asked(match: Match) -> str:
    """The name of the question."""
    return p.QUESTIONS[live(match).asks]


def answer(match: Match, **answers: str) -> Match:
    """All who are asked in secret answer: seats named here as told (s0="counter"), the others let it be."""
    silence = "let" if asked(match) == "counter" else "pass"
    for seat in match.to_act():
        play(match, (seat, answers.get(f"s{seat}", silence)))
    return match


def told(match: Match) -> list[str]:
    return [news.rule for news in match.news()]


def sensible(match: Match, seat: int, chance: Random) -> int:
    """A player who wins recipes when he can and seldom trades: random matches of such players reach every rule."""
    legal = match.legal(seat)
    wins = [action for action in legal if match.notation(action).startswith("learn")]
    rest = [action for action in legal if not match.notation(action).startswith("trade")]
    return chance.choice(wins or (rest if rest and chance.random() < 0.9 else legal))


def walk(seats: int, seed: int, **options: str) -> Iterator[Match]:
    """A match of sensible players: the same object after every action, from the deal to the end."""
    match = deal(seats, seed, **options)
    chance = Random(seed)
    yield match
    while not match.over:
        seat = chance.choice(match.to_act())
        match.play(sensible(match, seat, chance), seat)
        yield match

"""The worked examples of the specification, with their numbers: X01 to X32, and those of salaries, awards and ties.

Vectors count yellow, green, blue, red, purple. Players A, B, C, D, E are seats 0 to 4.
"""

from random import Random

import pytest

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.rules.salaries import salary
from athanor.games.ars_mysteriorum.tests.tables import (
    B,
    G,
    P,
    R,
    Y,
    answer,
    asked,
    bid,
    bins,
    choices,
    deal,
    go_on,
    hold,
    lay,
    live,
    own,
    play,
    position,
    refused,
    show,
    tokens,
    told,
)

ALEX, BILLY, CHUCK, DAN, EARL = range(5)
NOTHING_IN_BINS = ((0,) * 5,) * 5


def auction(element, cards, counts, seats=5, **fields):
    """One element resolved; the last seat holds a Tithe, so that the rewards still lie on the cards."""
    match = bins(
        lay(position(seats, **fields), {seat: {element: values} for seat, values in cards.items()}), element, *counts
    )
    return go_on(hold(match, seats - 1, "tithe"), p.REWARDS)


def won(match, element):
    """Tokens on the cards of each seat."""
    s = live(match)
    return [sum(s.bears[seat][v] for v in range(6) if s.at[seat][v] == element) for seat in range(s.seats)]


def ranked(match, element):
    s = live(match)
    found = {s.rank[seat][v]: (seat, v + 1) for seat in range(s.seats) for v in range(6) if s.at[seat][v] == element}
    return [found[rank] for rank in sorted(found)]


BLUE = {ALEX: (6, 4, 2), BILLY: (6, 4, 3), CHUCK: (5,)}


def test_x01_auction_of_blue():
    match = auction(B, BLUE, (5, 4, 3, 2, 1))
    order = [(BILLY, 6), (ALEX, 6), (CHUCK, 5), (BILLY, 4), (ALEX, 4), (BILLY, 3), (ALEX, 2)]
    assert ranked(match, B) == order
    assert won(match, B) == [5, 7, 3, 0, 0]


def moving(counts, tent, colours=("blue", "red", "green", "yellow", "purple"), seats=5):
    return go_on(tokens(position(seats, tent=tent, colours=colours), 0, *counts), p.MOVES)


def prices(match):
    """What each legal tent costs the seat to act."""
    found = {}
    for action in choices(match):
        if action.split()[0] in ("go", "stay"):
            twin = match.clone()
            held = sum(live(twin).tokens[0])
            play(twin, action)
            found[action] = held - sum(live(twin).tokens[0])
    return found


def test_x02_cost_of_moving():
    match = moving((9, 9, 9, 9, 9), tent=(Y, Y, R, R, R), colours=("yellow", "red", "green", "blue"))
    assert prices(match) == {"go green": 1, "go blue": 1, "go red": 4, "go purple": 1, "stay": 4}


@pytest.mark.parametrize(
    ("seats", "supply", "stocked", "left"),
    [
        (5, (4, 8, 12, 16, 20), ["31000", "43100", "54300", "65410", "75431"], [0] * 5),
        (4, (5, 8, 11, 14, 17), ["3200", "4310", "5420", "6530", "7541"], [0] * 5),
        (3, (5, 8, 11, 14, 17), ["221", "322", "432", "542", "543"], [0, 1, 2, 3, 5]),
    ],
)
def test_x03_x04_x05_stock(seats, supply, stocked, left):
    match = go_on(position(seats, supply=supply, bins=NOTHING_IN_BINS), p.STOCK)
    assert ["".join(map(str, row[:seats])) for row in live(match).bins] == stocked
    assert live(match).supply == left


def first(*recipes, colour="blue"):
    match = deal(3, colours="choose")
    for one in (colour, *[other for other in ("yellow", "green") if other != colour][:2], "purple")[:3]:
        play(match, f"colour {one}")
    while match.to_act() != [0]:
        play(match, "done")
    return show(match, ["yellow", "green", "blue", "red", "purple"].index(colour), *recipes)


def test_x06_first_recipe_with_a_trade():
    match = first("B1", "B5")
    supply = list(live(match).supply)
    play(match, "trade green", "give red", "give red", "give purple")
    assert live(match).tokens[0] == [2, 3, 2, 0, 1]
    assert live(match).supply == [supply[0], supply[1] - 1, supply[2], supply[3] + 2, supply[4] + 1]
    play(match, "learn B1")
    assert live(match).tokens[0] == [0] * 5
    assert live(match).book[0][0] == 1
    assert live(match).florims[0] == 1


def test_x07_first_recipe_not_payable():
    match = first("G5", "G7", colour="green")
    chance = Random(7)
    for _ in range(30):
        twin = match.clone()
        while twin.to_act() == [0]:
            assert refused(twin, "learn G5") in ("AM-021", "AM-101")
            rest = [one for one in choices(twin) if one.split()[0] in ("trade", "give")]
            play(twin, chance.choice(rest or ["done"]))


def test_x08_order_bids():
    match = bid(position(5), 4, 6, 4, 2, 6)
    for seat, place in ((1, 5), (4, 1), (0, 2), (2, 3)):
        assert match.to_act() == [seat]
        play(match, f"position {place}")
    assert live(match).order == [4, 0, 2, 3, 1]


def test_x09_princes_word_and_upside_down():
    match = bid(hold(hold(position(5), 0, "princes_word"), 2, "upside_down"), 4, 6, 4, 2, 6)
    for plays in ({"s0": "play princes_word"}, {}, {"s2": "play upside_down"}, {}, {}):  # each time nobody counters
        if asked(match) != "position":
            answer(match, **plays)
    order = []
    while asked(match) == "position":
        order.append(match.to_act()[0])
        play(match, choices(match)[0])
    assert order == [3, 2, 1, 4]  # and A with 7 takes what is left


def test_x10_three_cards_per_element():
    match = lay(position(5), {0: {R: (5, 4, 2)}})
    live(match).at[0][5], live(match).at[0][0], live(match).at[0][2] = p.LAID, p.HAND, p.HAND
    go_on(match, p.PLACING)
    offered = choices(match)
    assert "place 3 red" not in offered
    assert "place 1 red" not in offered
    assert len(offered) == 2 * 4


def test_x11_missing_card_in_a_tie():
    match = auction(G, {0: (6,), 1: (6, 1)}, (4, 3, 2, 2, 1))
    assert ranked(match, G) == [(1, 6), (0, 6), (1, 1)]
    assert won(match, G)[:2] == [3, 6]
    assert live(match).supply[G] == 18 - 10 - 9


def test_x12_full_tie():
    match = auction(Y, {0: (5,), 1: (5,), 2: (5,)}, (3, 1, 0, 0, 0), order=(1, 0, 2, 3, 4), place=(1, 0, 2, 3, 4))
    assert won(match, Y)[:3] == [1, 3, 0]


def test_x13_bins_emptier_than_cards():
    match = auction(P, {0: (6, 5, 4), 1: (3, 2, 1)}, (7, 5, 4, 3, 1))
    s = live(match)
    assert [s.bears[seat][value - 1] for seat, value in ranked(match, P)] == [7, 5, 4, 3, 1, 0]


def test_x14_rising_star():
    match = bins(lay(position(5), {seat: {B: cards} for seat, cards in BLUE.items()}), B, 5, 4, 3, 2, 1)
    go_on(hold(hold(hold(match, ALEX, "rising_star"), CHUCK, "rising_star"), EARL, "tithe"), p.REWARDS)
    answer(answer(match, s0="rising_star 6", s2="rising_star 5"))
    assert (live(match).bears[ALEX][5], live(match).bears[BILLY][5]) == (5, 4)
    answer(answer(match, s2="rising_star 5"))
    assert won(match, B)[:3] == [4, 6, 5]


def test_x15_counterspell_and_its_counter():
    order = (EARL, CHUCK, BILLY, ALEX, DAN)
    place = [order.index(seat) for seat in range(5)]
    match = lay(position(5, order=order, place=place), {seat: {B: cards} for seat, cards in BLUE.items()})
    bins(match, B, 5, 4, 3, 2, 1)
    for seat in (ALEX, BILLY, CHUCK):
        hold(match, seat, "counterspell")
    go_on(hold(hold(match, ALEX, "tithe"), DAN, "tithe"), p.REWARDS)
    answer(match, s0="tithe red 6")
    for asked_now, counters in (((BILLY, CHUCK, DAN), "s1"), ((ALEX, CHUCK, DAN), "s0"), ((CHUCK, DAN), ""), ((DAN,), "")):
        assert match.to_act() == sorted(asked_now)
        assert asked(match) == "counter"
        answer(match, **({counters: "counter"} if counters else {}))
    assert live(match).bears[BILLY][5] == 4
    assert live(match).tokens[ALEX][B] == 3
    assert sum(live(match).discard) == 3


def test_x16_must_move():
    match = moving((0, 1, 2, 0, 0), tent=(Y, P, B, R, P))
    assert prices(match) == {"go green": 1}
    assert refused(match, "stay") == "AM-079"


def in_red(*counts, tent):
    return moving(counts, tent, colours=("red", "green", "blue", "yellow"))


def test_x17_part_payment():
    match = in_red(1, 0, 0, 2, 1, tent=(Y, R, R, R, P))
    assert "stay" in choices(match)
    assert not [one for one in choices(match) if one.startswith("go")]
    play(match, "stay")
    assert live(match).tokens[0] == [0] * 5
    match = in_red(1, 0, 0, 2, 3, tent=(Y, P, P, R, P))
    play(match, "stay")
    assert live(match).tokens[0] == [1, 0, 0, 0, 3]
    assert choices(match) == ["pay yellow", "pay purple"]


def test_x18_trade_before_moving():
    match = in_red(1, 0, 0, 2, 1, tent=(Y, R, R, R, P))
    play(match, "trade green", "give red", "give red", "give yellow")
    assert live(match).tent[R] == G  # the only legal tent, so he goes there: 1 purple is left
    assert live(match).tokens[0] == [0, 0, 0, 0, 1]


def test_x19_recipe_or_mystery():
    match = show(position(5, colours=("purple", "red", "green", "blue"), tent=(Y, G, B, P, P)), P, "P6", "P9")
    go_on(tokens(match, 0, 2, 0, 2, 2, 2), p.BREWING)
    assert "mystery blue" in choices(match)
    play(match, "learn P6")
    assert live(match).tokens[0] == [0] * 5
    assert live(match).florims[0] == 1 + 4
    assert match.to_act() == [1]
    assert refused(match, "learn P6") == "AM-087"
    assert live(match).slot[P] == [p.NOTHING, match.box.vocabulary["recipes"].index("P9")]


def test_x20_catalyst():
    match = show(tokens(position(5), 0, 1, 2, 2, 1, 2), B, "B6", "B2")
    go_on(hold(match, 0, "catalyst"), p.BREWING)
    play(match, "play catalyst", "learn B6")
    assert live(match).tokens[0] == [0, 0, 0, 1, 1]
    assert live(match).florims[0] == 1 + 5


def test_x21_second_furnace_with_letter():
    match = show(
        show(tokens(position(5, colours=("green", "red", "blue", "yellow")), 0, *(9,) * 5), G, "G1", "G2"), B, "B1", "B8"
    )
    go_on(hold(match, 0, "second_furnace", "second_furnace", "letter"), p.BREWING)
    play(match, "play second_furnace", "letter blue", "learn G1")
    assert {"learn G2", "learn B1", "learn B8", "play second_furnace"} <= set(choices(match))
    play(match, "play second_furnace", "learn B1")
    assert match.to_act() == [0]
    play(match, "learn G2")
    assert match.to_act() != [0]


@pytest.mark.parametrize(("purchases", "rounds"), [(0, 7), (1, 6)])
def test_x22_mystery_clock(purchases, rounds):
    match = position(5)
    s = live(match)
    assert s.pile_size == 30 + 5  # the five dealt cards lie in the pile here
    for kind in range(17):
        while s.pile[kind] and s.pile_size > 30 - purchases:
            s.pile[kind] -= 1
            s.pile_size -= 1
            s.discard[kind] += 1
    while not match.over:
        s.shown[:] = [0] * 17
        go_on(match, p.STOCK)
    assert s.round == rounds + 1


def test_x23_last_recipe():
    match = show(position(3, colours=("yellow", "green", "red")), Y, "Y2")
    s = live(match)
    for r in range(8):
        if r != 1:
            s.recipe[r] = p.BOOK + 2
    s.left[Y] = s.pile_size = 0
    s.pile[:] = [0] * 17
    go_on(tokens(match, 0, 1, 0, 3, 0, 2), p.BREWING)
    play(match, "learn Y2")
    assert "AM-094" in told(match)
    for seat in (1, 2):
        assert match.to_act() == [seat]
        play(match, "done")
    assert match.over
    assert "AM-103" in told(match)
    assert "AM-038" not in told(match)


def test_x24_salt_tax_and_patronage():
    match = position(4)
    s, boxes = live(match), match._bench.boxes
    s.book[0] = [0, 0, 0, 1, 0, 0, 0, 0, 3, 0, 0, 0, 0, 1, 0]  # frankincense, myrrh three times, ambergris: 5 + 4
    s.book[1] = [0, 3, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0]  # ruby three times: 6
    s.book[2] = [1, 1, 1, 0, 0, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0]  # gold, ruby, amethyst, silver, indigo: 3 + 1 + 2
    s.book[3] = [0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0, 0, 0, 2, 0]  # jade and ambergris twice: 4
    assert [salary(boxes[0], s, seat) for seat in range(4)] == [9, 6, 6, 4]
    go_on(hold(hold(match, 1, "salt_tax"), 2, "patronage"), p.WINDOW_9, supply=(0,) * 5)
    answer(answer(match, s1="play salt_tax"))
    play(match, (2, "patronage glorim"))
    assert [florims - 1 for florims in live(match).florims[:4]] == [7, 10, 7, 4]


def test_x25_trade_window_t1():
    match = tokens(tokens(position(3), 0, 0, 0, 0, 2, 3), 1, 0, 0, 0, 3, 3)
    go_on(match, p.TRADES_1, supply=(0, 0, 1, 5, 9))
    play(match, "trade blue", "give purple", "give purple", "give red")
    assert live(match).supply == [0, 0, 0, 6, 11]
    play(match, "done")
    assert match.to_act() == [1]
    assert "trade blue" not in choices(match)
    go_on(match, p.STOCK, bins=NOTHING_IN_BINS)
    assert live(match).bins[B] == [0] * 5


def test_x26_poor_trade():
    match = go_on(tokens(position(5), 0, 0, 0, 3, 0, 0), p.TRADES_7, supply=(0, 0, 4, 1, 0))
    assert choices(match) == ["trade blue", "trade red", "done"]
    play(match, "trade blue")
    assert live(match).tokens[0] == [0, 0, 1, 0, 0]
    assert live(match).supply[B] == 6
    match = go_on(tokens(position(5), 0, 0, 0, 2, 0, 0), p.TRADES_7, supply=(0, 0, 4, 1, 0))
    assert match.to_act() != [0]


def test_x27_neutral_apprentices():
    match = go_on(position(3, colours=("red", "blue", "purple")), p.NEUTRALS)
    held = [list(row) for row in live(match).tokens]
    assert match.to_act() == [2]
    play(match, "neutral yellow red", "leave green")
    assert live(match).tent[Y] == R
    assert live(match).tent[G] == G
    assert live(match).tokens == held


def test_x28_jostle():
    match = tokens(tokens(position(5), 0, *(9,) * 5), 1, *(9,) * 5)
    go_on(hold(match, 1, "jostle"), p.MOVES)
    play(match, "go purple")
    held = list(live(match).tokens[0])
    play(match, "jostle blue yellow")
    assert live(match).tent[B] == Y
    assert live(match).tokens[0] == held
    assert match.to_act() == [1]
    before = live(match).tokens[1][P]
    play(match, "go purple")
    assert live(match).tokens[1][P] == before - 2


def test_x29_bins_at_three_players():
    match = go_on(position(3, supply=(30,) * 5, bins=NOTHING_IN_BINS), p.STOCK)
    assert live(match).bins[B][:3] == [4, 3, 2]
    match = auction(B, {0: (5,), 1: (4, 1), 2: (4,)}, (4, 3, 2), seats=3)
    assert ranked(match, B) == [(0, 5), (1, 4), (2, 4), (1, 1)]
    assert won(match, B) == [4, 3, 2]


def test_x30_second_sight():
    match = go_on(hold(position(5), 0, "second_sight"), p.SELECTION)
    s = live(match)
    s.pile[:] = [0] * 17
    s.pile[p.TITHE] = s.pile[p.HORN] = 3
    s.pile[p.CARPET] = s.pile[p.CATALYST] = 2
    s.pile_size = 10
    play(match, "play second_sight")
    if asked(match) == "keep":
        play(match, choices(match)[0])
    assert s.pile_size == 9
    rounds = 0
    while not match.over:
        s.shown[:] = [0] * 17
        go_on(match, p.STOCK)
        rounds += not match.over
    assert rounds == 1


@pytest.mark.parametrize(
    ("supply", "chain"),
    [
        ((0, 0, 0, 0, 1), []),
        ((0, 2, 0, 0, 5), ["grab green", "grab green"]),
        ((0, 2, 0, 0, 5), ["grab green", "grab purple"]),
        ((0, 2, 0, 0, 5), ["grab purple", "grab purple"]),
    ],
)
def test_x31_horn_of_plenty(supply, chain):
    match = go_on(hold(position(5), 0, "horn_of_plenty"), p.WINDOW_9, supply=supply)
    play(match, "play horn_of_plenty")
    for action in chain:
        play(match, action)
    assert sum(live(match).tokens[0]) == 10 + min(2, sum(supply))
    assert live(match).horn == 0


def test_x32_end_in_phase_2():
    match = own(position(4, round=8), 0, "gold", "silver")
    s = live(match)
    s.pile[:] = [3] + [0] * 16
    s.pile_size = 3
    go_on(match, p.STOCK, bins=NOTHING_IN_BINS, supply=(5, 8, 11, 14, 17))
    assert match.over
    assert s.round == 9
    assert sum(map(sum, s.bins)) > 0
    assert s.earned[0] == [0, 0, 0, 0, 10]


SALARIES = {
    "A": ("gold gold ruby amethyst red_dye_5 silver myrrh myrrh myrrh", [7, 7, 2]),
    "B": ("gold gold ruby ruby silver silver", [6, 2, 4]),
    "C": ("gold ruby amethyst frankincense red_dye_5", [0, 10, 0]),
    "D": ("gold silver electrum", [0, 0, 6]),
    "E": ("myrrh myrrh myrrh myrrh", [10, 0, 0]),
    "F": ("electrum sapphire turquoise turquoise ambergris tyrian_purple jade", [2, 8, 1]),
}


@pytest.mark.parametrize("example", SALARIES)
def test_salary_examples(example):
    items, kinds = SALARIES[example]
    match = go_on(own(position(3), 0, *items.split()), p.SALARIES)
    assert live(match).earned[0][1:4] == kinds


def awarded(florims):
    """Four players with the books of the example: recipes by family, all of them in the first line."""
    match = position(4, florims=florims, pile=(0,) * 17, pile_size=0)
    counts = [(3, 1, 0, 2, 1), (3, 0, 2, 2, 1), (1, 1, 2, 2, 1), (0, 1, 2, 0, 0)]
    for seat, row in enumerate(counts):
        live(match).book[seat][:5] = row
    return go_on(match, p.REVEAL)


def test_awards_example():
    match = awarded((88, 90, 91, 60, 0))
    assert [row[4] for row in live(match).earned[:4]] == [12, 11, 9, 5]
    assert match.outcome().totals == [100, 101, 100, 65]
    assert [result.place for result in match.outcome()] == [2, 1, 2, 4]


def test_tie_example():
    assert [result.place for result in awarded((88, 89, 91, 60, 0)).outcome()] == [1, 1, 1, 4]

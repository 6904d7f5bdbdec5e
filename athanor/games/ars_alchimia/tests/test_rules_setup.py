"""General rules, setup, Atelier cards, workers and wages (AA-001 to AA-060)."""

from collections import Counter
from copy import deepcopy
from random import Random

import pytest

import athanor
from athanor.games.ars_alchimia.tests.tables import PILE_OF, SPACES, module, play, position, refused

MAIN = 2
SEATS = (1, 2, 3, 4)


def deal(seats=4, seed=1):
    return athanor.start("ars_alchimia", seats, seed, compiled=False)


def fresh(seats=4, **laid):
    """The start of year 2, seats in the order of their numbers, wages to be settled."""
    table = position(seats=seats, **laid)
    table.s.step, table.s.cursor, table.s.seat = 1, 0, -1
    module("years").proceed(table.box, table.s)
    return table


def walk(seats, seed):
    """A random match that prefers small groups and seldom passes, step by step."""
    match, chance = deal(seats, seed), Random(seed)
    while not match.over:
        yield match
        legal = match.legal()
        names = {action: match.notation(action) for action in legal}
        some = [action for action in legal if names[action] != "pass"] if chance.random() < 0.97 else legal
        sizes = [action for action in legal if names[action].startswith("send")]
        match.play(chance.choice(sizes[:2] or some or legal))
    yield match


# General


def test_aa001_aa002_four_years_of_three_steps():
    years, steps = [], set()
    for match in walk(3, 5):
        state = match._bench.states[1]
        if not years or years[-1] != state.year:
            years.append(state.year)
        steps.add(state.step)
    assert years == [1, 2, 3, 4]
    assert {0, 1, MAIN} <= steps
    assert match.over


def test_aa003_aa004_five_resources_within_their_tracks():
    table = position()
    assert [one.id for one in table.match.box.components.resources] == ["mana", "snow", "fire", "sand", "elixir"]
    assert list(table.box.room) == [6, 6, 6, 4, 4]
    for match in walk(4, 3):
        for row in match._bench.states[1].stock:
            assert all(0 <= n <= most for n, most in zip(row, table.box.room, strict=True))


def test_aa005_a_unit_above_the_maximum_is_lost(dice):
    dice(1)
    table = position(show={"LOC-1": "L09"}, stock={0: (6, 5, 6, 0, 0)})
    play(table, "go LOC-1", "send 1")
    assert table.s.stock[0] == [6, 6, 6, 0, 0]
    assert [news[2] for news in table.told() if news[0] == "AA-005"] == [0, 2]
    assert all(news[3] > 0 for news in table.told() if news[0] == "AA-092")  # nothing is said of what is not gained


def test_aa007_aa008_a_worker_is_in_one_place_and_the_ceiling_holds():
    for seats, ceiling in ((4, 20), (3, 18)):
        for match in walk(seats, 2):
            state = match._bench.states[1]
            for seat in range(seats):
                out = sum(n for n, who in zip(state.crowd, state.crowd_of, strict=True) if who == seat)
                own = state.available[seat] + out + state.plaza[seat]
                assert own + state.reserve[seat] == ceiling
                assert 9 <= own <= ceiling


def test_aa009_aa010_points_move_at_once_and_only_up(dice):
    track = [0] * 4
    for match in walk(4, 8):
        now = match._bench.states[1].vp
        assert all(new >= old for new, old in zip(now, track, strict=True))
        track = list(now)

    dice(1)
    table = position(show={"FRG-1": "F01"}, orders={0: ["C11"]}, vp={0: 98})
    play(table, "go FRG-1", "send 1", "fulfil C11")
    assert table.s.vp[0] == 103


def test_aa011_every_order_has_level_category_points_and_cost():
    orders = athanor.start("ars_alchimia", 4, 1, compiled=False).box.components.orders
    counts = Counter((one.level, one.category) for one in orders)
    assert counts == {
        ("C", "life"): 5, ("C", "industry"): 4, ("C", "myth"): 3, ("C", "university"): 6,
        ("B", "life"): 3, ("B", "industry"): 4, ("B", "myth"): 3, ("B", "university"): 4,
        ("A", "life"): 2, ("A", "industry"): 2, ("A", "myth"): 4, ("A", "university"): 2,
    }  # fmt: skip
    factor = {"C": 1.6, "B": 1.7, "A": 1.8}
    for one in orders:
        weight = sum(n * w for n, w in zip(one.cost, (1, 1, 1, 1.5, 2.5), strict=True))
        assert one.points == int(factor[one.level] * weight + 0.5) - (one.category == "university"), one.id


def test_aa012_a_view_shows_all_but_the_luck_to_come():
    match = deal()
    whole = vars(match.state)
    for seat in range(-1, 4):
        seen = vars(match.view(seat).state)
        assert {name for name in whole if whole[name] != seen[name]} <= {"rng"}
        assert seen["rng"] == 0


def test_aa013_spaces_are_filled_in_the_order_of_their_numbers():
    table = position(top=["C07", "C03", "C09"])
    table.s.face = [-1] * 16
    module("piles").refill(table.box, table.s, 173)
    assert table.faces("ORD-C1", "ORD-C2", "ORD-C3") == ["C07", "C03", "C09"]
    table = position(empty=["ORD-A1"])
    table.lay_pile(5, table.pile(5)[:2])
    table.s.face = [-1] * 16
    module("piles").refill(table.box, table.s, 173)
    assert table.faces("AST-1", "AST-2", "AST-3")[2] == ""
    assert "" not in table.faces("AST-1", "AST-2")


def test_aa014_cards_put_down_together_are_shuffled_among_themselves():
    drawn = Counter()
    for seed in range(40):
        table = position()
        table.lay_pile(0, table.pile(0)[:1])
        last, under = table.pile(0), [table.s.face[k] for k in range(3)]
        table.s.rng = seed * 7919
        module("piles").return_cards(table.s)
        seen = [module("piles").draw(table.s, 0) for _ in range(4)]
        assert seen[0] == last[0]
        assert sorted(seen[1:]) == sorted(under)
        drawn[under.index(seen[1])] += 1
    assert len(drawn) == 3


# Setup


@pytest.mark.parametrize("seats", SEATS)
def test_aa020_one_to_four_seats_each_with_a_colour(seats):
    match = deal(seats)
    assert match.seats == seats
    assert len({match.texts().seat(seat) for seat in range(seats)}) == seats
    with pytest.raises(athanor.AthanorError):
        deal(5)


@pytest.mark.parametrize(("seats", "ceiling", "assistants"), [(4, 20, 3), (3, 18, 2), (2, 18, 2), (1, 18, 2)])
def test_aa021_aa022_aa023_aa250_workers_by_number_of_players(seats, ceiling, assistants):
    match = deal(seats)
    state = match.state
    for seat in range(seats):
        extra = [2, 2, 3, 3][state.atelier[seat]]
        assert state.available[seat] == 9 + extra
        assert state.reserve[seat] == ceiling - 9 - extra
    assert sum(card >= 0 for card in state.face[13:]) == assistants


def test_aa024_aa025_aa031_tracks_points_and_boards_at_the_start():
    for seats in SEATS:
        state = deal(seats).state
        for seat in range(seats):
            assert state.stock[seat] == [1, 1, 1, 0, 0]
            assert state.held[seat] == [-1] * 4
        assert state.vp == [0] * 4
        assert set(state.serves) == {-1}
        assert set(state.maker) == {-1}
        assert state.plaza[:seats] == [0] * seats


def test_aa026_aa027_aa028_aa029_piles_and_face_up_cards():
    for seats, assistants in ((4, 17), (3, 18)):
        state = deal(seats).state
        assert state.size == [15, 12, 9, 7, 6, assistants]
        assert all(0 <= card < 18 for card in state.face[:3])
        assert all(18 <= card < 32 for card in state.face[3:5])
        assert 32 <= state.face[5] < 42
        assert state.face[9] == state.face[12] == -1  # the portal and the hidden forge are the piles
        assert -1 not in state.face[6:9] + state.face[10:12]
    firsts = {deal(4, seed).state.face[0] for seed in range(30)}
    assert len(firsts) > 8


def test_aa030_four_cards_at_every_number_of_players():
    for seats in SEATS:
        assert {card for seed in range(30) for card in deal(seats, seed).state.atelier[:seats]} == {0, 1, 2, 3}


# Atelier cards


def test_aa040_cards_then_workers_then_wages():
    table = position(staff={0: ["AS-09"], 1: ["AS-10"]})
    for _ in range(4):
        play(table, "pass")
    assert table.asks() == "atelier"
    before = list(table.s.available)
    play(table, "choose AT-1", "choose AT-2", "choose AT-3")  # the last card goes to the last seat
    assert table.s.available[:4] == [n + k for n, k in zip(before, (2, 2, 3, 3), strict=False)]
    assert table.asks() == "wages"
    assert table.match.to_act() == [0]
    play(table, "pay")
    assert table.match.to_act() == [1]
    assert refused(table, "go LOC-1") == "AA-054"


def test_aa041_the_first_cards_are_dealt():
    assert len({tuple(deal(4, seed).state.atelier) for seed in range(40)}) > 12
    for seed in range(20):
        assert sorted(deal(4, seed).state.atelier) == [0, 1, 2, 3]


def choosing(seats, vp, last):
    table = position(seats=seats, vp=dict(enumerate(vp)))
    table.s.last_atelier = list(last) + [-1] * (4 - seats)
    table.s.atelier = [-1] * 4
    table.s.step, table.s.seat = 0, -1
    module("years").proceed(table.box, table.s)
    return table


def test_aa042_aa045_a_card_chosen_is_gone():
    table = choosing(3, [1, 2, 3], [0, 1, 2])
    assert table.may() == {f"choose AT-{n}" for n in (1, 2, 3, 4)}
    assert refused(table, "pass") == "AA-042"
    seat = table.match.to_act()[0]
    play(table, "choose AT-2")
    assert ("AA-042", seat, 1, 0, 0, 0) in table.told()
    assert refused(table, "choose AT-2") == "AA-045"


def test_aa041_aa087_the_next_year_all_play_again():
    table = play(position(year=2), "pass", "pass", "pass", "pass")
    assert table.s.year == 3
    play(table, "choose AT-1", "choose AT-2", "choose AT-3")
    assert table.asks() == "turn"
    assert table.s.passed == [0, 0, 0, 0]


def test_aa043_aa044_fewest_points_first_then_the_lower_card():
    assert choosing(4, [5, 4, 9, 4], [0, 3, 1, 2]).match.to_act() == [3]
    assert choosing(4, [5, 4, 9, 4], [0, 2, 1, 3]).match.to_act() == [1]
    assert choosing(4, [3, 4, 9, 4], [3, 2, 1, 0]).match.to_act() == [0]


def test_aa045_the_last_of_four_takes_what_is_left():
    table = choosing(4, [1, 2, 3, 4], [0, 1, 2, 3])
    play(table, "choose AT-4", "choose AT-1", "choose AT-2")
    assert table.s.atelier == [3, 0, 1, 2]
    assert table.asks() == "turn"


def test_aa046_aa290_turn_order_by_number():
    table = choosing(4, [1, 2, 3, 4], [0, 1, 2, 3])
    play(table, "choose AT-4", "choose AT-1", "choose AT-2")
    assert table.s.order == [1, 2, 3, 0]
    for seat in (1, 2, 3, 0):
        assert table.match.to_act() == [seat]
        play(table, "pass")


def test_aa047_bonuses_do_not_count_for_the_choice():
    table = position(seats=3, made={0: ["C01", "C02", "C03", "C04"]}, vp={0: 15, 1: 16, 2: 30}, stock={0: (0, 0, 0, 0, 4)})
    assert table.total(0) > table.total(1)
    for _ in range(3):
        play(table, "pass")
    assert table.match.to_act() == [0]


# Workers and wages


def test_aa050_aa051_aa053_new_workers_stay():
    table = position(seats=3)
    owned = [table.s.available[seat] + table.s.plaza[seat] for seat in range(3)]
    for _ in range(3):
        play(table, "pass")
    play(table, "choose AT-4", "choose AT-3", "choose AT-1")
    assert [table.s.available[seat] for seat in table.s.order[:3]] == [
        owned[seat] + extra for seat, extra in zip(table.s.order[:3], (2, 3, 3), strict=True)
    ]
    assert table.s.plaza[:3] == [0, 0, 0]


def test_aa052_the_reserve_may_run_short():
    table = position(available={0: 19})
    assert table.s.reserve[0] == 1
    table.s.atelier = [3, 0, 1, 2]
    module("years").collect_workers(table.box, table.s)
    assert (table.s.available[0], table.s.reserve[0]) == (20, 0)


def test_aa054_aa058_wages_go_to_the_plaza_and_come_back():
    table = fresh(staff={0: ["AS-09", "AS-10", "AS-17"]}, available={0: 12})
    play(table, "pay")
    assert (table.s.available[0], table.s.plaza[0]) == (9, 3)
    for _ in range(4):
        play(table, "pass")
    assert (table.s.available[0], table.s.plaza[0]) == (12, 0)


def test_aa055_aa056_each_may_be_dismissed_by_itself():
    table = fresh(staff={0: ["AS-09", "AS-10", "AS-17"]}, available={0: 12})
    assert refused(table, "dismiss AS-11") == "AA-133"
    play(table, "dismiss AS-10", "dismiss AS-17")
    assert table.words(5)[-2:] == ["AS-10", "AS-17"]
    play(table, "pay")
    assert (table.s.available[0], table.s.plaza[0]) == (11, 1)
    assert table.s.serves[8] == 0


def test_aa291_the_last_dismissal_can_be_taken_back_until_the_wages_are_confirmed():
    for staff, deeds in ((["AS-09"], ["dismiss AS-09"]), (["AS-01"], ["activate AS-01", "gain elixir"])):
        table = fresh(staff={0: staff, 1: ["AS-10"]}, available={0: 12})
        play(table, *deeds)
        assert (table.asks(), table.match.to_act(), table.may()) == ("wages", [0], {"pay"})
        assert table.match.open
        play(table, "pay")
        assert (table.s.available[0], table.s.plaza[0]) == (12, 0)
        assert table.match.to_act() == [1]
        assert not table.match.open


def test_aa057_what_cannot_be_paid_must_go():
    staff = ["AS-02", "AS-03", "AS-04", "AS-05", "AS-06", "AS-09", "AS-10", "AS-11", "AS-12", "AS-13"]
    table = fresh(staff={0: staff}, available={0: 9})
    assert refused(table, "pay") == "AA-057"
    play(table, "dismiss AS-02", "pay")
    assert (table.s.available[0], table.s.plaza[0]) == (0, 9)


def test_aa059_no_wage_in_the_year_of_hiring():
    table = position(year=3, show={"AST-1": "AS-09"}, available={0: 12})
    play(table, "go AST-1", "send 1")
    assert table.s.plaza[0] == 0
    for _ in range(4):
        play(table, "pass")
    play(table, "choose AT-1", "choose AT-2", "choose AT-3")
    assert table.asks() == "wages"  # due at the start of the next year
    table = position(year=4, show={"AST-1": "AS-09"}, available={0: 12})
    play(table, "go AST-1", "send 1", "pass", "pass", "pass", "pass")
    assert table.match.over


def test_aa060_activate_then_dismiss():
    table = fresh(staff={0: ["AS-16", "AS-20"]}, stock={0: (2, 0, 0, 0, 0)})
    assert refused(table, "activate AS-05") == "AA-123"
    play(table, "activate AS-16", "exchange mana snow", "done", "activate AS-20", "dismiss AS-16", "dismiss AS-20")
    assert table.s.stock[0] == [1, 1, 0, 1, 0]
    assert table.s.plaza[0] == 0


# Conventions


def test_aa291_one_option_is_taken_but_a_placement_is_confirmed():
    table = position(available={0: 1}, passed=[1, 2, 3])
    play(table, "go LOC-1")
    assert table.may() == {"send 1"}
    assert table.match.open
    play(table, "send 1")
    assert table.asks() == "atelier"  # nothing left to do: passed automatically, and the year ended


def test_aa292_what_may_be_taken_back(dice):
    dice(1, 1)
    table = position(staff={0: ["AS-20", "AS-19"]}, orders={0: ["C13"]}, stock={0: (2, 2, 2, 0, 0)}, show={"FRG-1": "F03"})
    assert not table.match.open
    assert play(table, "activate AS-20").match.open
    assert play(table, "activate AS-19").match.open
    assert not play(table, "renew ORD-C1").match.open  # a card was turned up
    assert play(table, "go FRG-1").match.open
    assert not play(table, "send 1").match.open  # a die was rolled
    assert play(table, "fulfil C13").match.open
    assert not play(table, "elixir MN").match.open  # the next player's turn
    assert play(table, "go LOC-1").match.open


def test_aa293_aa295_the_same_seed_gives_the_same_match():
    one, two = deal(4, 9), deal(4, 9)
    for _ in range(40):
        action = one.legal()[len(one.lines) % len(one.legal())]
        one.play(action)
        two.play(action)
        assert one.memory == two.memory
    assert athanor.replay(one.transcript(), compiled=False).memory == one.memory


def test_aa294_the_top_of_a_pile_is_drawn_first():
    table = position(top=["C09", "C10"])
    play(table, "go ORD-C1", "send 1", "go ORD-C2", "send 1")
    assert table.faces("ORD-C1", "ORD-C2") == ["C09", "C10"]


def test_aa296_a_main_step_ends():
    for seats in SEATS:
        lengths = Counter(match._bench.states[1].year for match in walk(seats, 11))
        assert max(lengths.values()) < 700


@pytest.mark.parametrize("seats", SEATS)
def test_invariants_hold_in_matches_that_a_player_would_play(seats):
    """Placements that seem to pay, chosen by lot: longer matches than blind chance plays, with all assistants at work."""
    match, chance = deal(seats, 30 + seats), Random(seats)
    rules, state, box = match.loaded.rules, match._bench.states[1], match._bench.boxes[0]
    while not match.over:
        moves = [*match.legal(), *[0] * rules.ACTIONS.size]
        memory = match.memory
        count = match.loaded.bots.considered(box, state, match.to_act()[0], moves)
        assert match.memory == memory  # thinking leaves the table as it was
        before = deepcopy(state)
        match.play(chance.choice(moves[:count]))
        assert rules.check(box, before, state) == 0


def test_spaces_are_named_as_in_the_box():
    table = position()
    assert table.match.box.vocabulary["spaces"] == SPACES
    assert tuple(module("pieces").PILE_OF) == PILE_OF

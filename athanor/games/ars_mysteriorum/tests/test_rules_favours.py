"""Setup and Phases 1 to 6: AM-001 to AM-071."""

import pytest

from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.rules.pieces import Q
from athanor.games.ars_mysteriorum.tests.tables import (
    EMPTY,
    SEATS,
    SLUG,
    B,
    G,
    P,
    R,
    Y,
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
    walk,
)
from athanor.kernel.errors import BadSettings
from athanor.kernel.match import start

IN_GAME = {3: (11, 14, 17, 20, 23), 4: (13, 16, 19, 22, 25), 5: (14, 18, 22, 26, 30)}
SUPPLY = {3: [5, 8, 11, 14, 17], 4: [5, 8, 11, 14, 17], 5: [4, 8, 12, 16, 20]}


def all_tokens(s):
    counts = list(s.supply)
    for element in range(5):
        counts[element] += sum(s.bins[element]) + sum(row[element] for row in s.tokens)
        for seat in range(s.seats):
            counts[element] += sum(s.bears[seat][v] for v in range(6) if s.at[seat][v] == element)
    return tuple(counts)


@pytest.mark.parametrize("seats", [2, 6])
def test_am001_three_to_five_play(seats):
    with pytest.raises(BadSettings):
        start(SLUG, seats, 1, compiled=False)


def test_am002_am151_the_most_florims_win():
    match = position(3, florims=(30, 45, 20, 0, 0), pile_size=0, pile=(0,) * 17)
    go_on(match, p.REVEAL)
    assert match.outcome().winners == [1]
    assert "AM-151" in told(match)


@pytest.mark.parametrize("seats", SEATS)
def test_am004_no_token_is_lost(seats):
    for match in walk(seats, 3):
        assert all_tokens(live(match)) == IN_GAME[seats]


def test_am005_tokens_paid_are_in_the_supply_at_once():
    match = go_on(tokens(position(5), 0, 3, 3, 3, 3, 3), p.MOVES)
    before = live(match).supply[G]
    play(match, "go green")
    assert live(match).supply[G] == before + 2


def test_am006_florims_never_fall_below_zero():
    match = hold(own(position(3, florims=(1, 0, 1, 0, 0)), 0, "gold", "silver"), 1, "salt_tax")
    own(match, 2, "ruby", "emerald", "sapphire")
    live(match).florims[0] = 0
    live(match).earned[0][0] -= 1
    go_on(match, p.WINDOW_9)
    play(match, "play salt_tax")
    assert min(live(match).florims[:3]) >= 0


def test_am007_players_act_in_turn_order():
    match = go_on(position(4), p.MOVES)
    assert match.to_act() == [0]
    assert refused(match, "stay", 1) == "AM-007"


def test_am008_what_is_public_is_in_every_view():
    match = own(position(4, florims=(5, 6, 7, 8, 0)), 2, "gold")
    for watcher in (-1, 0, 1):
        view = match.view(watcher).state
        for name in (
            "tokens",
            "florims",
            "book",
            "tent",
            "slot",
            "shown",
            "discard",
            "supply",
            "cards",
            "pile_size",
            "left",
        ):
            assert getattr(view, name) == getattr(live(match), name)


def test_am009_nothing_limits_a_hand():
    match = tokens(hold(position(5), 0, "catalyst", "catalyst", "catalyst", "second_furnace", "letter"), 0, 9, 9, 9, 9, 9)
    go_on(show(match, B, "B1", "B2"), p.BREWING)
    for _ in range(3):
        play(match, "play catalyst")
    assert live(match).saving == 6


def test_am011_colours_are_chosen_seat_by_seat_and_the_last_is_left_one():
    match = deal(5, colours="choose")
    play(match, "colour red")
    assert refused(match, "colour red") == "AM-011"
    for colour in ("yellow", "green", "blue"):
        play(match, f"colour {colour}")
    assert live(match).colour == [R, Y, G, B, P]


def test_am011_random_colours_differ():
    for seed in range(20):
        assert len(set(live(deal(4, seed)).colour[:4])) == 4


@pytest.mark.parametrize(("seats", "cards"), [(3, 5), (4, 6), (5, 6)])
def test_am012_the_six_is_out_with_three_players(seats, cards):
    match = position(seats)
    assert len([one for one in match.legal(0) if match.notation(one).startswith("bid")]) == cards
    assert refused(match, "bid 6", 0) == ("AM-012" if seats == 3 else "")


@pytest.mark.parametrize(("seats", "neutral"), [(3, 2), (4, 1), (5, 0)])
def test_am013_unused_colours_leave_a_neutral_apprentice(seats, neutral):
    assert live(deal(seats)).owner.count(p.NOBODY) == neutral


@pytest.mark.parametrize("seats", SEATS)
def test_am014_am015_two_recipes_lie_at_each_of_five_tents(seats):
    s = live(deal(seats))
    assert all(slot >= 0 for row in s.slot for slot in row)
    assert s.left == [6, 7, 7, 9, 9]
    assert len({tuple(map(tuple, live(deal(seats, seed)).slot)) for seed in range(10)}) > 5


@pytest.mark.parametrize("seats", SEATS)
def test_am016_am017_am018_tokens_and_a_florim(seats):
    s = live(deal(seats))
    assert all_tokens(s) == IN_GAME[seats]
    assert s.supply == SUPPLY[seats]
    assert s.tokens[:seats] == [[2] * 5] * seats
    assert s.florims[:seats] == [1] * seats


def test_am019_apprentices_start_at_home():
    assert live(deal(3)).tent == [Y, G, B, R, P]


def test_am020_the_printed_order_leaves_out_unused_colours():
    match = deal(3, colours="choose")
    for colour in ("yellow", "blue", "purple"):
        play(match, f"colour {colour}")
    assert live(match).order[:3] == [2, 1, 0]


def first(*recipes):
    """Seat 0, blue, is the first of three and sees these recipes in his tent."""
    match = deal(3, colours="choose")
    for colour in ("blue", "green", "yellow"):
        play(match, f"colour {colour}")
    return show(match, B, *recipes)


def test_am021_a_first_recipe_of_the_own_tent_for_its_cost():
    match = show(first("B8", "B5"), R, "R8")
    assert [one for one in choices(match) if one.startswith("learn")] == []
    tokens(match, 0, 2, 2, 3, 2, 2)
    assert [one for one in choices(match) if one.startswith("learn")] == ["learn B8"]
    assert refused(match, "learn R8") == "AM-021"
    assert refused(match, "learn B5") == "AM-021"
    play(match, "learn B8")
    assert live(match).tokens[0] == [2, 0, 0, 1, 1]
    assert match.to_act() == [1]


def test_am022_trades_come_before_the_first_recipe():
    match = first("B8", "B5")
    play(match, "trade blue", "give yellow", "give yellow", "give purple")
    assert "learn B8" in choices(match)


def test_am023_no_bonus_at_setup_and_the_slot_stays_empty():
    match = tokens(first("B8", "B5"), 0, 2, 2, 3, 2, 2)
    play(match, "learn B8")
    assert "AM-023" in told(match)
    s = live(match)
    assert s.florims[0] == 1
    assert s.slot[B][0] == p.NOTHING
    play(match, "done", "done")
    assert s.round == 1
    assert s.slot[B][0] != p.NOTHING


def test_am024_no_mystery_card_at_setup():
    assert refused(first("B8"), "mystery blue") == "AM-024"


@pytest.mark.parametrize(("seats", "pile", "gone"), [(3, 33, 4), (4, 36, 0), (5, 35, 0)])
def test_am025_am026_one_card_each_and_the_pile(seats, pile, gone):
    match = deal(seats)
    while live(match).stage == p.FIRSTS:
        play(match, "done")
    s = live(match)
    assert s.cards[:seats] == [1] * seats
    assert s.pile_size + seats == pile  # as many lie face up
    assert sum(s.gone) == gone
    view = match.view(0).state
    assert sum(view.hand[0]) == 1
    assert sum(map(sum, view.hand[1:])) == sum(view.gone) == 0


def test_am027_a_round_has_nine_phases_in_order():
    seen = []
    for match in walk(4, 5):
        s = live(match)
        if s.round == 2:
            break
        seen.append(p.PHASE[s.stage])
    assert seen == sorted(seen)
    assert set(seen) >= {0, 3, 4, 5, 7, 8}
    assert refused(go_on(position(4), p.BREWING), "stay") == "AM-027"


def test_am028_round_follows_round_until_the_end():
    rounds = [live(match).round for match in walk(4, 6)]
    assert sorted(set(rounds)) == list(range(max(rounds) + 1))
    assert max(rounds) > 3


def test_am029_the_bid_card_comes_back():
    match = bid(position(3), 5, 4, 3)
    go_on(match, p.STOCK)
    assert all(place != p.LAID for row in live(match).at for place in row)


def test_am030_empty_slots_are_filled_while_the_pile_lasts():
    match = position(3)
    s = live(match)
    show(match, Y, "Y1")
    show(match, G, "G1")
    for r in range(8, 17):  # nothing but G1 is left of the green cards
        if r != 8:
            s.recipe[r] = p.BOOK
    s.left[G] = 0
    go_on(match, p.STOCK)
    assert s.slot[Y][1] != p.NOTHING
    assert s.slot[G][1] == p.NOTHING


def test_am031_unsold_recipes_stay():
    match = position(3)
    before = [list(row) for row in live(match).slot]
    go_on(match, p.STOCK)
    assert live(match).slot == before


@pytest.mark.parametrize(("seats", "used"), [(3, [5, 4, 2]), (4, [6, 5, 4, 2]), (5, [6, 5, 4, 2, 1])])
def test_am032_am033_bins_in_use(seats, used):
    match = position(seats, supply=(30,) * 5, bins=((0,) * 5,) * 5)
    go_on(match, p.STOCK)
    assert live(match).bins[R] == used + [0] * (5 - len(used))
    assert live(match).supply[R] == 30 - sum(used)


def test_am034_am035_a_shortage_fills_from_the_largest_and_touches_no_other():
    match = go_on(position(5, supply=(4, 30, 30, 30, 30), bins=((0,) * 5,) * 5), p.STOCK)
    assert live(match).bins[Y] == [3, 1, 0, 0, 0]
    assert live(match).bins[G] == [4, 3, 2, 2, 1]
    assert live(match).supply[Y] == 0


def test_am036_bins_are_empty_when_a_round_begins():
    for match in walk(5, 8):
        if p.PHASE[live(match).stage] > 6 and not match.over:
            assert sum(map(sum, live(match).bins)) == 0


@pytest.mark.parametrize("seats", SEATS)
def test_am037_as_many_mystery_cards_as_players(seats):
    assert sum(live(position(seats)).shown) == seats


def test_am037_who_knew_of_a_card_in_the_pile_sees_it_turned_up():
    """AM-130: a card put back by Second Sight is known to its player until it leaves the pile."""
    match = position(3)
    live(match).pile[:] = [4 if kind == p.HORN else 0 for kind in range(17)]
    live(match).pile_size = 4
    live(match).returned[0][p.HORN] = 2
    go_on(match, p.STOCK)
    assert live(match).returned[0][p.HORN] == 0


def test_am038_am145_too_small_a_pile_ends_the_match_without_a_salary():
    match = own(position(4), 0, "gold", "silver")
    live(match).pile[:] = [3] + [0] * 16
    live(match).pile_size = 3
    go_on(match, p.STOCK)
    assert match.over
    assert live(match).earned[0][1:4] == [0, 0, 0]
    assert "AM-038" in told(match)


def test_am039_nothing_refills_the_pile():
    before = 99
    for match in walk(3, 4):
        s = live(match)
        assert s.pile_size <= before or s.asks == Q.keep or "AM-120" in told(match)
        before = s.pile_size


def test_am040_bids_are_secret_and_simultaneous():
    match = position(3)
    assert match.to_act() == [0, 1, 2]
    play(match, (2, "bid 4"))
    assert told(match) == ["AM-040"]
    play(match, (0, "bid 2"))
    assert match.to_act() == [1]
    other = position(3)
    play(other, (2, "bid 1"), (0, "bid 2"))
    assert match.view(1).memory == other.view(1).memory
    assert match.view(-1).memory == other.view(-1).memory
    assert match.view(2).memory != other.view(2).memory
    assert refused(match, "position 1", 1) == "AM-040"
    assert refused(match, "bid 3", 0) == "AM-040"  # one each, and it stands
    assert match.view(0).why_not(match.read("bid 3")) == "AM-040"
    assert "stands" in str(match.why_not("bid 3", 0))
    assert "First every player" in str(match.why_not("position 1", 1))


def test_am041_all_bids_are_revealed_together():
    match = bid(position(3), 2, 3, 4)
    assert told(match).count("AM-041") == 3
    assert match.view(-1).state.at[2][3] == p.LAID


def test_am042_a_window_follows_the_bids():
    match = bid(hold(position(3), 1, "upside_down"), 2, 3, 4)
    assert asked(match) == "window_3"
    assert match.to_act() == [1]


def test_am043_the_higher_bid_chooses_first_and_ties_go_by_the_previous_order():
    match = bid(position(5, order=(4, 3, 2, 1, 0), place=(4, 3, 2, 1, 0)), 4, 4, 6, 4, 1)
    chosen = []
    while asked(match) == "position":
        chosen.append(match.to_act()[0])
        play(match, choices(match)[0])
    assert chosen == [2, 3, 1, 0]


def test_am044_a_position_is_taken_once_and_the_last_is_forced():
    match = bid(position(3), 1, 2, 3)
    play(match, "position 2")
    assert refused(match, "position 2") == "AM-044"
    assert refused(match, "position 4") == "AM-044"
    play(match, "position 3")
    assert live(match).order[:3] == [0, 2, 1]


def test_am045_the_new_order_holds_until_the_next_choice():
    match = bid(position(3), 1, 2, 3)
    play(match, "position 1", "position 2")
    order = live(match).order[:3]
    go_on(match, p.STOCK)
    assert live(match).order[:3] == order
    lay(match, {})
    bid(go_on(match, p.STOCK), 3, 2, 1)
    assert asked(match) == "position"
    assert choices(match) == ["position 1", "position 2", "position 3"]


def test_am047_the_bid_card_is_out():
    match = bid(position(3), 5, 4, 3)
    play(match, "position 1", "position 2")
    while asked(match) == "select":
        play(match, choices(match)[0])
    assert refused(match, "place 5 blue") == "AM-047"


def selecting(*kinds, seats=3):
    s_kinds = [0] * 17
    for kind in kinds:
        s_kinds[kind] += 1
    return go_on(position(seats, shown=s_kinds), p.SELECTION)


def test_am048_one_face_up_card_in_the_new_order():
    match = selecting(p.TITHE, p.HORN, p.JOSTLE)
    assert refused(match, "take letter") == "AM-048"
    play(match, "take horn_of_plenty")
    assert match.to_act() == [1]
    assert live(match).hand[0][p.HORN] == 1


def test_am049_the_last_player_takes_the_last_card():
    match = selecting(p.TITHE, p.HORN, p.JOSTLE)
    play(match, "take tithe", "take jostle")
    assert sum(live(match).shown) == 0
    assert live(match).hand[2][p.HORN] == 1


def test_am050_a_card_taken_is_known_until_it_is_played():
    match = selecting(p.EYE, p.HORN, p.JOSTLE)
    play(match, "take glass_eye")
    assert match.view(1).state.known[0][p.EYE] == 1
    play(match, "take jostle")
    lay(match, {})
    live(match).at[1][0] = Y
    live(match).placed[1][Y] = 1
    play(match, "glass_eye yellow")
    assert live(match).known[0][p.EYE] == 0


def placing(seats=3, **fields):
    return go_on(bid(position(seats, **fields), *[1] * seats), p.PLACING)


def test_am051_one_card_each_again_and_again():
    match = placing()
    order = []
    while asked(match) == "place":
        order.append(match.to_act()[0])
        play(match, choices(match)[0])
    assert order == [0, 1, 2] * 4


def test_am052_nobody_passes():
    match = placing()
    assert refused(match, "pass") == refused(match, "done") == "AM-052"
    play(match, "place 5 blue", "place 5 blue", "place 5 blue")
    assert refused(match, "place 5 red") == "AM-051"


def test_am053_three_cards_at_one_element_at_most():
    match = placing()
    for value in (5, 4, 3):
        for _ in range(3):
            play(match, f"place {value} red")
    assert refused(match, "place 2 red") == "AM-053"
    assert choices(match) == ["place 2 yellow", "place 2 green", "place 2 blue", "place 2 purple"]


def test_am054_a_card_is_bid_on_the_element():
    match = placing()
    play(match, "place 5 blue")
    assert live(match).placed[0] == [0, 0, 1, 0, 0]


def test_am055_the_value_is_known_to_its_owner_only():
    one, two = placing(), placing()
    play(one, "place 5 blue")
    play(two, "place 2 blue")
    assert told(one) == told(two) == ["AM-051"]
    for watcher in (-1, 1, 2):
        assert one.view(watcher).memory == two.view(watcher).memory
    assert one.view(0).memory != two.view(0).memory
    assert one.view(1).state.placed[0][B] == 1


def test_am056_empty_bins_may_be_bid_on():
    assert refused(placing(bins=((0,) * 5,) * 5), "place 5 blue") == ""


@pytest.mark.parametrize(("seats", "cards"), [(3, 12), (4, 20), (5, 25)])
def test_am057_all_but_one_card_are_placed(seats, cards):
    match, n = placing(seats), 0
    while asked(match) == "place":
        play(match, choices(match)[0])
        n += 1
    assert n == cards


def test_am058_a_window_follows_the_last_card():
    match = hold(placing(), 2, "false_seal")
    while asked(match) == "place":
        play(match, choices(match)[0])
    assert asked(match) == "window_5"
    assert match.to_act() == [2]


def rewarding(cards, element=B, counts=(5, 4, 3, 2, 1), seats=5, holder=None):
    """After Phase 6 has ranked these cards at one element; seat 4 holds a Tithe, so that the window stays open."""
    match = bins(lay(position(seats), {seat: {element: values} for seat, values in cards.items()}), element, *counts)
    if holder is not None:
        hold(match, holder, "tithe")
    return go_on(match, p.REWARDS)


def ranks(match, element=B):
    s = live(match)
    found = {s.rank[seat][v]: (seat, v + 1) for seat in range(s.seats) for v in range(6) if s.at[seat][v] == element}
    return [found[rank] for rank in sorted(found)]


def test_am059_all_favours_are_revealed():
    match = rewarding({0: (6,), 1: (5,)}, holder=4)
    assert match.view(-1).state.at[0][5] == B


def test_am060_am035_the_order_of_the_elements_has_no_effect():
    cards = {0: {Y: (6,), P: (2,)}, 1: {Y: (3,), P: (5, 4)}}
    match = go_on(hold(lay(position(5), cards), 4, "tithe"), p.REWARDS)
    assert ranks(match, Y) == [(0, 6), (1, 3)]
    assert ranks(match, P) == [(1, 5), (1, 4), (0, 2)]


def test_am061_am064_the_greatest_list_is_next_each_time():
    assert ranks(rewarding({0: (6, 4, 2), 1: (6, 4, 3), 2: (5,)}, holder=4)) == [
        (1, 6), (0, 6), (2, 5), (1, 4), (0, 4), (1, 3), (0, 2),
    ]  # fmt: skip


def test_am062_a_missing_card_counts_as_nothing():
    assert ranks(rewarding({0: (6,), 1: (6, 1)}, holder=4)) == [(1, 6), (0, 6), (1, 1)]


def test_am063_equal_lists_go_by_turn_order():
    match = lay(position(5, order=(1, 0, 2, 3, 4), place=(1, 0, 2, 3, 4)), {0: {B: (5,)}, 1: {B: (5,)}})
    assert ranks(go_on(hold(bins(match, B, 5, 4), 4, "tithe"), p.REWARDS)) == [(1, 5), (0, 5)]


def test_am065_am066_bins_go_by_rank_and_may_hold_less():
    match = rewarding({0: (6, 5, 4), 1: (3, 2, 1)}, counts=(5, 4, 1, 0, 0), holder=4)
    assert live(match).bears[0] == [0, 0, 0, 1, 4, 5]
    assert live(match).bears[1] == [0] * 6


def test_am066_cards_beyond_the_bins_get_nothing():
    match = rewarding({0: (6, 5, 4), 1: (3, 2, 1)}, holder=4)
    assert live(match).bears[1][:3] == [0, 1, 2]
    assert live(match).rank[1][0] == 6


def test_am067_bins_without_a_card_go_back():
    match = rewarding({0: (6,)}, holder=4)
    assert sum(live(match).bins[B]) == 0
    assert live(match).supply[B] == 12 - 5


def test_am068_am069_am070_rewards_are_handed_out_after_the_window():
    match = rewarding({0: (6,)}, holder=4)
    assert asked(match) == "window_6"
    assert live(match).tokens[0][B] == 2
    play(match, "pass")
    assert live(match).tokens[0][B] == 7
    assert live(match).at[0][5] == p.HAND
    assert sum(map(sum, live(match).bears)) == 0


def test_am071_trades_come_before_the_moves():
    match = rewarding({0: (6,)})
    assert asked(match) == "trade"
    assert live(match).stage == p.TRADES_7
    assert live(match).supply != EMPTY

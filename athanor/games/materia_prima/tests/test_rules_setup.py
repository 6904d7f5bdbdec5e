"""Set-up, board and turn (MP-001 to MP-036), with the options that belong to them."""

import pytest

from athanor.games.materia_prima.rules.board import distance
from athanor.games.materia_prima.rules.turns import proceed
from athanor.games.materia_prima.tests.tables import HOMES, ROLES, WINDSHIRE, Table, play, position, refused
from athanor.kernel.errors import BadSettings
from athanor.kernel.match import start

BOARD = {
    "iron": {(4, -3), (-3, 1), (1, 1)},
    "fire": {(1, -1), (-3, 0), (2, 1)},
    "air": {(0, 0), (1, -4), (-1, 2)},
    "earth": {(1, -3), (-3, 3), (3, 1)},
    "water": {(-1, 1), (1, -2), (-3, 2)},
}


def begin(seats=2, seed=1, **options):
    return Table(start("materia_prima", seats, seed, options, compiled=False))


def shown(t):
    """Where each kind of hex lies."""
    found = {}
    for h in range(49):
        found.setdefault(t.s.shows[h], set()).add((t.s.q[h], t.s.r[h]))
    return found


def test_mp001_two_to_four_players_each_with_alchemist_and_tower():
    for seats in (2, 3, 4):
        t = position(seats)
        assert len(set(t.s.alchemist[:seats])) == len(set(t.s.tower[:seats])) == seats
    for seats in (1, 5):
        with pytest.raises(BadSettings):
            begin(seats)


def test_mp002_every_tile_is_used_once():
    for layout in ("default", "random", "random_balanced"):
        for seed in range(5):
            t = begin(seed=seed, layout=layout)
            assert sorted(t.s.tiles) == list(range(7))
            assert len({(t.s.q[h], t.s.r[h]) for h in range(49)}) == 49
            assert sorted(len(shown(t)[kind]) for kind in range(9)) == [1, 1, 1, 3, 3, 3, 3, 3, 31]


def test_mp003_the_default_layout_is_the_printed_map():
    t = begin()
    kinds = shown(t)
    for k, word in enumerate(("iron", "fire", "air", "earth", "water")):
        assert kinds[k] == BOARD[word]
    assert [kinds[6], kinds[7], kinds[8]] == [{(3, -2)}, {(-2, -1)}, {(-1, 3)}]
    degrees = [sum(n != 49 for n in t.s.near[h]) for h in range(49)]
    assert [degrees.count(n) for n in (6, 5, 4, 3)] == [25, 6, 6, 12]
    assert max(distance(t.s, a, b) for a in range(49) for b in range(49)) == 8


def test_mp003_random_layouts_differ_and_balanced_ones_spread_the_cities():
    boards = {tuple(begin(seed=seed, layout="random").s.shows) for seed in range(8)}
    assert len(boards) == 8
    for seed in range(12):
        t = begin(seed=seed, layout="random_balanced")
        cities = {slot for slot in range(7) if t.s.tiles[slot] < 3}
        assert cities in ({1, 3, 5}, {2, 4, 6})
    assert {begin(seed=seed, layout="random_balanced").s.tiles[0] for seed in range(30)} == {3, 4, 5, 6}


def test_mp003_a_chosen_layout_fills_the_slots_in_order():
    t = begin(layout="chosen", first_player="0")
    for k in range(6):
        assert t.asks == "tile"
        assert [refused(t, f"tile T{n}") for n in range(8 - k, 8)] == ["MP-002"] * k  # they lie already
        play(t, f"tile T{7 - k}")
        if k < 5:
            assert t.s.open == 1
        assert refused(t, f"tile T{7 - k}") == "MP-002"
        play(t, "turn 2")
    assert t.asks == "rotation"
    assert t.s.tiles == [6, 5, 4, 3, 2, 1, 0]
    play(t, "turn 0")
    assert t.told(3) == [[0, slot, 6 - slot, 0 if slot == 6 else 2, 0] for slot in range(7)]
    assert t.asks == "alchemist"
    assert t.s.open == 0
    assert sorted(t.s.tiles) == list(range(7))


def test_mp003_a_free_shape_grows_beside_what_lies():
    t = begin(layout="chosen", free_shape="on", first_player="0")
    play(t, "tile T1", "turn 0")
    assert t.asks == "spot"
    assert len(t.offers()) == 6
    assert refused(t, "spot 2,2") == "MP-003"
    assert refused(t, "spot 0,0") == "MP-002"
    for k in range(1, 7):
        play(t, f"spot {k},0")
        if k < 6:
            play(t, f"tile T{k + 1}")
        play(t, "turn 0")
    assert t.s.spot[6] == [18, -12]
    assert t.asks == "alchemist"


def test_mp004_the_oldest_chooses():
    assert begin(3, layout="chosen", oldest="2", first_player="0").match.to_act() == [2]
    assert begin(3, layout="chosen", first_player="1").match.to_act() == [1]


def test_mp006_three_extensions_face_up():
    t = begin()
    assert sorted(t.s.extension) == [0] * 9 + [1, 2, 3]
    assert t.s.stack == 9


def test_mp007_alchemist_then_tower_in_turn_order():
    t = begin(3, first_player="1")
    assert t.match.to_act() == [1]
    assert t.asks == "alchemist"
    play(t, "alchemist kalda")
    assert t.asks == "tower"
    play(t, "tower red")
    assert t.told(7) == [[1, 2, 1, 0, 0]]
    assert t.match.to_act() == [2]
    assert refused(t, "alchemist kalda") == "MP-007"
    play(t, "alchemist sejlon")
    assert refused(t, "tower red") == "MP-007"


def test_mp007_the_fourth_player_has_no_choice_and_roles_may_be_dealt():
    t = begin(4, first_player="0")
    for k in range(3):
        play(t, f"alchemist {ROLES[k]}", f"tower {('blue', 'red', 'green')[k]}")
    assert t.s.alchemist[3] == 3
    assert t.s.tower[3] == 3
    assert t.asks == "site"
    dealt = {tuple(begin(4, seed=seed, random_roles="on").s.alchemist) for seed in range(10)}
    assert len(dealt) > 5
    assert all(sorted(row) == [0, 1, 2, 3] for row in dealt)


@pytest.mark.parametrize(("seats", "souls"), [(2, 6), (3, 5), (4, 4)])
def test_mp008_a_soul_stone_each(seats, souls):
    t = position(seats)
    assert t.s.souls[:seats] == [1] * seats
    assert t.supply("soul") == souls


def test_mp009_quests_fit_the_number_of_players():
    seen = set()
    for seed in range(60):
        t = begin(seed=seed, random_roles="on")
        seen |= set(t.s.quest[:2])
        assert t.s.quest[0] != t.s.quest[1]
    assert seen == set(range(10)) - {3, 9}
    seen = {quest for seed in range(40) for quest in begin(3, seed=seed, random_roles="on").s.quest[:3]}
    assert seen == set(range(10))


@pytest.mark.parametrize(("seats", "pile"), [(2, 22), (3, 21), (4, 20)])
def test_mp010_one_card_of_level_one_of_each_deck(seats, pile):
    """MP-011: the others are in the piles."""
    t = begin(seats, random_roles="on")
    assert t.s.pile == [pile] * 3
    assert t.s.hand[:seats] == [[1, 1, 1]] * seats
    for seat in range(seats):
        cards = [c for c in range(72) if t.s.where[c] == 3 + seat]
        assert [c // 24 for c in cards] == [0, 1, 2]
        assert all(t.box.level[c] == 1 for c in cards)
    assert sum(where == 0 for where in t.s.where) == 3 * pile


def test_mp010_each_card_of_level_one_may_be_dealt():
    tables = [begin(2, seed=seed, random_roles="on") for seed in range(60)]
    dealt = {c for t in tables for c in range(72) if t.s.where[c] >= 3}
    assert sorted(c % 24 for c in dealt) == sorted(3 * list(range(8)))


def test_mp010_others_imagine_a_card_of_level_one_until_it_has_left_the_hand():
    """What is drawn later may be of any level; the size of a hand is known by decks."""
    t = begin(2, first_player="0", random_roles="on", quick_start="on")
    t.own(0, "Q15").stand(0, WINDSHIRE)
    fresh = [in_hand(t.match.view(1).imagined(luck).state, 0) for luck in range(20)]
    assert all([c // 24 for c in cards] == [0, 1, 2] and all(t.box.level[c] == 1 for c in cards) for cards in fresh)
    assert in_hand(t.match.view(0).state, 0) == in_hand(t.s, 0)
    assert in_hand(t.match.view(1).state, 0) == in_hand(t.match.view(-1).state, 0) == []
    play(t, "research stone")
    assert [t.match.view(seat).state.where.count(2) for seat in (-1, 0, 1)] == [0, 2, 0]
    for luck in range(8):
        where = t.match.view(1).imagined(luck).state.where
        assert [c // 24 for c in range(72) if where[c] == 2] == [2, 2]
    play(t, t.offers("keep")[0])
    play(t, next(text for text in t.offers("discard") if text.startswith("discard H")))
    later = [in_hand(t.match.view(1).imagined(luck).state, 0) for luck in range(20)]
    assert all([c // 24 for c in cards] == [1, 2, 2] for cards in later)
    assert {t.box.level[c] for cards in later for c in cards[1:]} == {1, 2, 3}
    assert all(1 in (t.box.level[c] for c in cards[1:]) for cards in later)


def in_hand(s, seat):
    return [c for c in range(72) if s.where[c] == 3 + seat]


def test_mp012_the_first_player():
    assert {begin(4, seed=seed).s.first for seed in range(30)} == {0, 1, 2, 3}
    t = begin(4, first_player="2")
    assert t.match.to_act() == [2]
    assert t.told(12) == [[2, 0, 0, 0, 0]]


def test_mp013_tower_and_alchemist_stand_together():
    t = begin(2, first_player="1", random_roles="on")
    assert t.asks == "site"
    assert t.match.to_act() == [1]
    play(t, t.offers("site")[0])
    assert t.s.home[1] == t.s.at[1][0]
    assert t.s.tower_on[t.s.home[1]] == 2
    assert t.match.to_act() == [0]
    quick = position(4)
    assert [quick.place(seat) for seat in range(4)] == list(HOMES)


def test_mp014_only_free_hexes():
    t = begin(2, random_roles="on")
    assert len(t.offers("site")) == 31
    words = t.match.box.vocabulary["hexes"]
    for h in range(49):
        assert (refused(t, f"site {words[h]}") == "MP-014") == (t.s.shows[h] != 5)


def test_mp015_towers_are_not_adjacent():
    t = begin(2, random_roles="on")
    words = t.match.box.vocabulary["hexes"]
    play(t, f"site {words[t.hex((1, 0))]}")
    assert refused(t, f"site {words[t.hex((2, 0))]}") == "MP-015"
    assert refused(t, f"site {words[t.hex((1, 0))]}") == "MP-014"
    t = begin(2, random_roles="on", adjacent_towers="on")
    play(t, f"site {words[t.hex((1, 0))]}")
    assert refused(t, f"site {words[t.hex((2, 0))]}") == ""


def test_mp016_the_supply_is_full():
    t = position(2)
    assert sum(t.s.supply[:12]) == 172
    assert not any(map(any, t.s.stock))
    assert not any(map(any, t.s.soil))
    assert t.s.stone == [0, 0, 0, 0]


def test_mp017_a_tower_hex_is_no_free_hex_any_more():
    t = position()
    assert refused(t, "drop alchemist") == "MP-051"
    assert refused(t, "mine alchemist") == "MP-048"


def test_mp018_adjacency_crosses_tiles():
    """MP-019: beyond the edge there is nothing."""
    t = position()
    for h in range(49):
        for d, n in enumerate(t.s.near[h]):
            if n != 49:
                assert distance(t.s, h, n) == 1
                assert t.s.near[n][(d + 3) % 6] == h
    assert sum(n == 49 for n in t.s.near[t.hex((1, -4))]) == 3
    t.stand(0, (1, -4))
    assert refused(t, "move alchemist NE") == "MP-019"


def test_mp021_hexes_never_run_dry_but_the_supply_does():
    """MP-158"""
    t = position().stand(0, (1, 1)).give(1, iron=19)
    play(t, "mine alchemist")
    assert t.supply("iron") == 0
    assert refused(t, "mine alchemist") == "MP-158"
    t = position(unlimited_markers="on").stand(0, (1, 1))
    play(t, "mine alchemist", "mine alchemist")
    assert t.supply("iron") == 9999


def test_mp022_markers_lie_anywhere_but_on_towers():
    t = position().stand(0, WINDSHIRE).give(0, 0, fire=2)
    play(t, "drop alchemist", "put fire", "done", "end", "end")
    assert t.ground(WINDSHIRE, "fire") == 1


def test_mp023_figures_of_one_player_share_a_hex():
    t = position()
    t.homunculus(0, "H01", (0, 1))
    play(t, "move alchemist SW")
    assert t.place(0) == (0, 1)
    assert t.s.crowd[t.hex((0, 1))] == 2


def test_mp024_turns_go_round():
    t = position(3)
    for seat in (0, 1, 2, 0):
        assert t.match.to_act() == [seat]
        play(t, "end")
    assert t.s.turn == 4


def test_mp025_the_start_of_a_turn_in_order():
    """MP-112: K08 comes before the extension, its income before the actions."""
    t = position().extend(0, "X01", "X04").turn(0)
    assert t.asks == "extension"
    assert t.stock(0, "earth") == 0
    play(t, "activate X01")
    assert t.stock(0, "earth") == 1
    assert t.left() == 3
    assert t.asks == "turn"


def test_mp026_actions_are_those_of_column_and_card():
    """MP-131: an hourglass gives one more."""
    t = position()
    t.homunculus(0, "H12", (0, 1), left=0)
    t.turn(0)
    assert t.left() == 3
    assert t.left(0, 1) == 4
    t.own(0, "Q21").turn(0)
    assert t.left() == 4


def test_mp027_a_new_homunculus_waits():
    t = position().hold(0, "H01").give(0, earth=1, air=1)
    play(t, "transmute H01")
    assert t.left(0, 1) == 0
    assert not [text for text in t.offers() if "first" in text]
    t.turn(0)
    assert t.left(0, 1) == 2


def test_mp028_figures_take_turns_at_will():
    t = position()
    t.homunculus(0, "H01", (0, 1))
    play(t, "move alchemist E", "move first W", "move alchemist E", "move first E")
    assert t.left() == 1
    assert t.left(0, 1) == 0


@pytest.mark.parametrize(
    "action", ["move third W", "mine third", "drop third", "pick third", "equip third", "fight third II alchemist"]
)
def test_mp028_a_figure_that_is_not_on_the_board_does_nothing(action):
    assert refused(position(), action) == "MP-028"


def test_mp029_where_an_alchemist_acts():
    t = position().give(0, fire=1, iron=1).hold(0, "Q01")
    assert refused(t, "convert mercury") == ""
    assert refused(t, "transmute Q01") == ""
    assert refused(t, "research stone") == "MP-104"
    t.stand(0, WINDSHIRE)
    assert refused(t, "convert mercury") == "MP-089"
    assert refused(t, "transmute Q01") == "MP-096"
    assert refused(t, "research stone") == ""


def test_mp030_what_a_homunculus_does():
    t = position()
    t.homunculus(0, "H06", (1, 1))  # carries nothing
    t.homunculus(0, "H01", (1, 1))  # does not fight
    t.stand(1, (0, 2))
    assert refused(t, "mine first") == "MP-030"
    assert refused(t, "mine second") == ""
    assert refused(t, "fight second II alchemist") == "MP-030"
    assert refused(t, "fight first II alchemist") == ""
    t.lay_down((1, 1), fire=1)
    assert refused(t, "pick first") == "MP-044"
    assert refused(t, "pick second") == ""
    t = position().give(0, fire=1)
    t.homunculus(0, "H06", HOMES[0])
    t.homunculus(0, "H01", HOMES[0])
    assert refused(t, "equip first") == "MP-030"
    assert refused(t, "equip second") == ""


def test_mp031_every_action_costs_one():
    t = position().stand(0, (1, 1))
    t.s.left[0][0] = 1
    t.homunculus(0, "H01", (0, 1))
    play(t, "mine alchemist")
    assert t.left() == 0
    assert refused(t, "mine alchemist") == "MP-031"
    assert refused(t, "move alchemist E") == "MP-031"


def test_mp032_the_turn_may_end_at_any_time():
    t = play(position(), "move alchemist E")
    play(t, "end")
    assert t.match.to_act() == [1]
    assert t.left() == 0
    assert t.told(32) == [[0, 0, 0, 0, 0]]


def test_mp033_the_turn_ends_by_itself():
    t = play(position(), "move alchemist E", "move alchemist E", "move alchemist W")
    assert t.match.to_act() == [1]
    assert t.told(33)


def test_mp033_a_figure_that_cannot_move_may_still_equip():
    t = position().give(0, fire=1)
    t.homunculus(0, "H08", HOMES[0])
    t.stand(0, (0, 1))
    t.s.left[0][0] = 1
    t.s.near[t.hex(HOMES[0])] = [49] * 6  # as if all around were blocked
    play(t, "move alchemist E")
    assert t.match.to_act() == [0]
    assert t.offers() == ["end", "equip first"]


def test_mp033_actions_left_that_serve_nothing_end_the_turn():
    t = position().hold(0, "H05").give(0, air=1, water=1)
    t.s.near[t.hex(HOMES[0])] = [49] * 6
    play(t, "transmute H05")
    assert t.match.to_act() == [1]
    assert t.told(33)


def test_mp033_a_turn_that_a_card_could_use_does_not_end_by_itself(monkeypatch):
    """Whoever holds a card of the deck might make it: whether the turn goes on must not tell what he holds. (With the cards of
    the game he could always equip too; a box may have a card that costs nothing.)"""
    asked = []
    for card in ("H05", "H01"):
        t = position().hold(0, card)
        free = [[0] * len(row) if k == t.id("H05", "cards") else row for k, row in enumerate(t.box.cost)]
        monkeypatch.setattr(t.box, "cost", free)
        t.s.left[0][0] = 2
        t.s.near[t.hex(HOMES[0])] = [49] * 6
        proceed(t.box, t.s, 0)
        asked.append((t.match.to_act(), t.match.view(1).memory))
    assert asked[0] == asked[1]
    assert asked[0][0] == [0]


def test_mp034_the_cult_is_looked_at_when_a_turn_ends():
    t = position().quest(0, "K09").stone(0).stand(0, (3, 1))
    for card in ("H01", "H02", "H03"):
        t.homunculus(0, card, (3, 1))
    play(t, "end")
    assert t.over


def test_mp035_values_change_at_once_but_not_the_actions():
    t = position(roles=("togal", "vitrudes")).stand(0, (0, 1))
    play(t, "drop alchemist")
    assert t.s.souls[0] == 0
    assert t.value("A") == 3
    assert t.left() == 2


def test_mp036_nobody_acts_out_of_turn():
    t = position()
    assert refused(t, "move alchemist E", 1) == "MP-036"


@pytest.mark.parametrize("layout", ["random", "random_balanced"])
def test_mp003_random_layouts_are_of_one_piece_and_have_room_for_towers(layout):
    for seed in range(20):
        t = begin(4, seed=seed, layout=layout, random_roles="on")
        found, waiting = {0}, [0]
        while waiting:
            for n in t.s.near[waiting.pop()]:
                if n != 49 and n not in found:
                    found.add(n)
                    waiting.append(n)
        assert len(found) == 49
        while t.asks == "site":
            play(t, t.offers("site")[(7 * seed) % len(t.offers("site"))])
        assert t.asks == "turn"


def test_mp003_every_legal_chosen_shape_can_be_played():
    for seed in range(6):
        t = begin(4, seed=seed, layout="chosen", free_shape="on", random_roles="on")
        while t.asks in ("spot", "tile", "rotation", "site"):
            choices = t.offers()
            assert len(choices) == sum(t.rules.refusal(t.box, t.s, t.s.seat, a) == 0 for a in range(t.rules.ACTIONS.size))
            play(t, choices[(5 * seed + 3 * t.s.turn + len(choices)) % len(choices)])
        assert t.asks == "turn"
        assert len({(t.s.q[h], t.s.r[h]) for h in range(49)}) == 49

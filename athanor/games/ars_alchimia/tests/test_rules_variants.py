"""Two players with the Guild, and alone (AA-250 to AA-276)."""

import pytest

import athanor
from athanor.games.ars_alchimia.tests.tables import module, play, position, refused

ANA, BO, GUILD = 0, 1, 4


def test_aa250_aa270_set_up_as_for_three():
    for seats in (1, 2):
        table = position(seats=seats)
        assert table.box.ceiling[seats] == 18
        assert refused(table, "go AST-3") == "AA-029"
        assert table.s.size[5] == 18


def test_aa251_the_guild_grows_with_the_years():
    match = athanor.start("ars_alchimia", 2, 3, compiled=False)
    for year in (1, 2, 3, 4):
        state = match.state
        assert state.available[GUILD] == (12, 14, 16, 18)[year - 1]
        while not match.over and match.state.year == year:
            match.play("pass" if "pass" in {match.notation(a) for a in match.legal()} else match.legal()[0])
    assert match.over


def test_aa252_a_guild_turn_after_a_placement_and_none_after_a_pass(guild, dice):
    table = position(seats=2, year=1)
    dice(1)
    guild(7)  # LOC-2
    play(table, "go LOC-1", "send 1")
    assert table.group("LOC-2") == (GUILD, 1)
    play(table, "pass")
    assert sum(n for n, who in zip(table.s.crowd, table.s.crowd_of, strict=True) if who == GUILD) == 1


def test_aa253_among_the_spaces_with_a_card_or_a_pile(monkeypatch):
    table = position(seats=2, empty=["ORD-A1"])
    seen = []
    monkeypatch.setattr(module("guild"), "below", lambda s, n: seen.append(n) or n - 1)
    module("guild").guild_turn(table.box, table.s)
    assert seen == [15]
    assert table.group("AST-2") == (GUILD, 1)
    table.s.face[5] = -1
    module("guild").guild_turn(table.box, table.s)
    assert seen == [15, 14]


def test_aa254_the_guild_outnumbers_by_one(guild):
    table = position(seats=2, crowd={"LOC-1": (ANA, 3)})
    guild(6, 6)
    plaza, pool = table.s.plaza[ANA], table.s.available[GUILD]
    module("guild").guild_turn(table.box, table.s)
    assert table.group("LOC-1") == (GUILD, 4)
    assert table.s.plaza[ANA] == plaza + 3
    module("guild").guild_turn(table.box, table.s)  # its own workers count too
    assert table.group("LOC-1") == (GUILD, 5)
    assert (table.s.available[GUILD], table.s.plaza[GUILD]) == (pool - 9, 4)


def test_aa255_with_too_few_workers_nothing_happens(guild):
    table = position(seats=2, crowd={"LOC-1": (ANA, 5)})
    table.s.available[GUILD], table.s.plaza[GUILD] = 5, 9
    guild(6, 7)
    module("guild").guild_turn(table.box, table.s)
    assert table.group("LOC-1") == (ANA, 5)
    module("guild").guild_turn(table.box, table.s)  # it never passes for good
    assert table.group("LOC-2") == (GUILD, 1)


def test_aa256_orders_and_assistants_are_replaced(guild):
    table = position(seats=2, top=["AS-12"])
    gone = table.faces("AST-1")[0]
    guild(13)
    module("guild").guild_turn(table.box, table.s)
    assert table.faces("AST-1") == ["AS-12"]
    assert table.words(5)[-1] == gone


def test_aa257_locations_and_forges_only_become_dearer(guild):
    table = position(seats=2)
    faces, luck = list(table.s.face), table.s.die
    guild(6, 9, 10, 12)
    for _ in range(4):
        module("guild").guild_turn(table.box, table.s)
    assert table.s.face == faces
    assert table.s.die == luck
    assert [table.group(space) for space in ("LOC-1", "LOC-P", "FRG-1", "FRG-P")] == [(GUILD, 1)] * 4


def test_aa258_the_guild_owns_nothing_and_comes_home():
    table = position(seats=2, crowd={"LOC-1": (GUILD, 4)})
    play(table, "pass", "pass")
    assert table.s.available[GUILD] == 16
    assert len(table.match.scores()) == 2


def test_aa259_ties_between_the_two_as_usual():
    table = position(seats=2)
    table.s.atelier = [2, 1, -1, -1]
    table.s.order = [1, 0, -1, -1]
    play(table, "pass", "pass")
    assert table.match.to_act() == [BO]
    assert table.may() == {f"choose AT-{n}" for n in (1, 2, 3, 4)}


def test_aa270_the_guild_has_18_every_year():
    assert [position(seats=1, year=year).s.available[GUILD] for year in (1, 2, 3, 4)] == [18] * 4


def test_aa271_a_card_drawn_then_any_but_the_last():
    assert {athanor.start("ars_alchimia", 1, seed, compiled=False).state.atelier[0] for seed in range(30)} == {0, 1, 2, 3}
    table = position(seats=1)
    table.s.atelier[0] = 2
    play(table, "pass")
    assert table.may() == {"choose AT-1", "choose AT-2", "choose AT-4"}
    assert refused(table, "choose AT-3") == "AA-271"


@pytest.mark.parametrize("card", [1, 2, 3, 4])
def test_aa272_the_number_counts_against_the_player(card):
    table = position(seats=1)
    table.s.atelier[0] = card % 4
    play(table, "pass", f"choose AT-{card}")
    assert len([rule for rule in table.rules_told() if rule in ("AA-254", "AA-255")]) == card - 1


def test_aa273_two_guild_turns_after_a_placement(dice):
    dice(1)
    table = position(seats=1)
    play(table, "go LOC-1", "send 1")
    assert len([rule for rule in table.rules_told() if rule in ("AA-254", "AA-255")]) == 2
    assert table.match.to_act() == [ANA]


@pytest.mark.parametrize(("points", "rank", "won"), [
    (-5, 0, 0), (54, 0, 0), (55, 1, 0), (69, 1, 0), (70, 2, 0), (84, 2, 0), (85, 3, 1), (99, 3, 1), (100, 4, 1),
])  # fmt: skip
def test_aa274_aa275_rank_and_victory(points, rank, won):
    table = position(seats=1, year=4, vp={ANA: points})
    play(table, "pass")
    assert ("AA-274", 0, points, rank, 0, 0) in table.told()
    assert ("AA-275", 0, won, 85, 0, 0) in table.told()


def test_aa276_the_black_cat_and_the_guild(guild):
    table = position(seats=1, staff={ANA: ["AS-08"]}, crowd={"LOC-1": (ANA, 3)})
    home, plaza = table.s.available[ANA], table.s.plaza[ANA]
    guild(6)
    module("guild").guild_turn(table.box, table.s)
    assert (table.s.available[ANA], table.s.plaza[ANA]) == (home + 1, plaza + 2)


def test_aa275_a_solo_position_is_worth_its_total():
    table = position(seats=1, year=4, vp={ANA: 60})
    worth, out = table.match.loaded.rules.worth, [0.0]
    seen = []
    for points in (20, 60, 84, 85, 120):
        table.vp({ANA: points})
        worth(table.box, table.s, out)
        seen.append(out[0])
    assert seen == sorted(seen)
    assert 0 <= seen[0] < seen[-1] <= 1

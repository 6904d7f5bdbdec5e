"""The twenty assistants (AA-200 to AA-235)."""

import pytest

from athanor.games.ars_alchimia.tests.tables import module, play, position, refused

ANA, BO = 0, 1
FULL = (6, 6, 6, 4, 4)


def at_forge(dice, *faces, forge="F08", workers=1, **laid):
    dice(*faces or (1,))
    return play(position(show={"FRG-1": forge}, **laid), "go FRG-1", f"send {workers}")


# Nymph


def test_aa200_the_nymph_dismisses_anyone_for_any_resource():
    for gone in ("AS-01", "AS-20"):
        table = position(staff={ANA: ["AS-01", "AS-20"]}, tilt=["AS-20"])
        play(table, "activate AS-01")
        assert table.may() == {"dismiss AS-01", "dismiss AS-20"}
        assert refused(table, "dismiss AS-09") == "AA-200"
        play(table, f"dismiss {gone}")
        assert table.may() == {f"gain {kind}" for kind in ("mana", "snow", "fire", "sand", "elixir")}
        play(table, "gain elixir")
        assert table.s.stock[ANA] == [1, 1, 1, 0, 1]
        assert table.words(5)[-1] == gone
        assert table.match.to_act() == [ANA]


def test_aa200_alone_she_goes_herself():
    table = play(position(staff={ANA: ["AS-01"]}), "activate AS-01")
    assert table.asks() == "gain"
    assert table.s.staff[ANA] == 0


def test_aa201_no_full_track():
    table = position(staff={ANA: ["AS-01"]}, stock={ANA: FULL})
    assert refused(table, "activate AS-01") == "AA-201"
    table = position(staff={ANA: ["AS-01", "AS-09"]}, stock={ANA: (6, 6, 1, 4, 3)})
    play(table, "activate AS-01", "dismiss AS-09")
    assert table.may() == {"gain fire", "gain elixir"}
    assert refused(table, "gain mana") == "AA-201"
    table = position(staff={ANA: ["AS-01", "AS-09"]}, stock={ANA: (6, 6, 6, 4, 3)})
    play(table, "activate AS-01", "dismiss AS-09")  # one track alone has room
    assert table.s.stock[ANA] == list(FULL)


# Archivist, Courier


@pytest.mark.parametrize("staff", [["AS-02"], ["AS-03"], ["AS-02", "AS-03"]])
def test_aa202_aa204_aa206_four_orders(staff):
    table = position(staff={ANA: staff}, orders={ANA: ["C01", "C02", "C03"]}, tilt=staff[-1:], passed=[1, 2, 3])
    assert refused(table, "go ORD-C1") == ""
    play(table, "go ORD-C1", "send 1")
    assert len(table.holding(ANA)) == 4
    assert refused(table, "go ORD-C2") == "AA-110"


def test_aa203_the_largest_penalty_is_ignored():
    orders = {ANA: ["C03", "A05"], BO: ["B01", "C07"]}
    table = position(orders=orders, staff={ANA: ["AS-02"]})
    assert table.total(ANA) == -2 + 1
    assert table.total(BO) == -3 - 2


def test_aa205_the_courier_takes_a_second_order():
    table = position(staff={ANA: ["AS-03"]}, crowd={"ORD-C3": (BO, 4)}, made={ANA: ["C13"]})
    play(table, "go ORD-C1", "send 1")
    assert table.may() == {"take ORD-C1", "take ORD-C2", "take ORD-C3", "take ORD-B1", "take ORD-B2", "done"}
    assert refused(table, "take ORD-A1") == "AA-104"
    card = table.faces("ORD-C3")[0]
    play(table, "take ORD-C3")  # the price of the space does not matter
    assert card in table.holding(ANA)
    assert table.group("ORD-C3") == (BO, 4)
    assert table.match.to_act() == [BO]
    table = position(staff={ANA: ["AS-03"]})
    play(table, "go ORD-C1", "send 1", "done")
    assert table.s.tilted[2] == 0
    assert len(table.holding(ANA)) == 1


def test_aa205_no_courier_without_a_slot():
    table = position(staff={ANA: ["AS-03"]}, orders={ANA: ["C01", "C02", "C03"]})
    assert play(table, "go ORD-C1", "send 1").match.to_act() == [BO]


# Golem, Innkeeper, Recruiter, Butler, Black Cat


def test_aa207_aa208_the_golem_counts_but_does_not_stand(dice):
    dice(1)
    table = position(staff={ANA: ["AS-04"]}, crowd={"LOC-1": (BO, 3)}, available={ANA: 5})
    play(table, "go LOC-1")
    assert table.may() == {"send 4", "send 5", "golem 3", "golem 4", "golem 5"}
    assert refused(table, "golem 2") == "AA-208"
    play(table, "golem 4")
    assert table.s.die_more == 1
    assert table.group("LOC-1") == (ANA, 4)
    assert table.s.available[ANA] == 1
    assert table.s.tilted[3] == 1
    table = position(staff={ANA: ["AS-04"]}, tilt=["AS-04"])
    assert refused(play(table, "go LOC-1"), "golem 1") == "AA-207"


def test_aa208_at_least_one_real_worker():
    table = position(staff={ANA: ["AS-04"]}, available={ANA: 0})
    assert refused(table, "go LOC-1") == "AA-073"


def test_aa209_the_innkeeper_brings_two_back():
    for plaza, back in ((1, 1), (2, 2), (5, 2)):
        table = position(staff={ANA: ["AS-05"]}, available={ANA: 12}, plaza={ANA: plaza})
        play(table, "activate AS-05")
        assert (table.s.available[ANA], table.s.plaza[ANA]) == (12 + back, plaza - back)
    table = position(staff={ANA: ["AS-05"]}, available={ANA: 12})
    assert refused(table, "activate AS-05") == "AA-209"


def test_aa210_the_recruiter_brings_one_more():
    table = position(staff={ANA: ["AS-06"]}, available={ANA: 12, BO: 12})
    module("years").collect_workers(table.box, table.s)
    assert table.s.available[ANA] == 12 + 2 + 1
    assert table.s.available[BO] == 12 + 2


@pytest.mark.parametrize(("staff", "wages"), [
    (["AS-07"], 0), (["AS-07", "AS-09"], 0), (["AS-07", "AS-09", "AS-10"], 1), (["AS-08", "AS-09", "AS-10"], 3),
])  # fmt: skip
def test_aa211_the_butler_lowers_the_wages(staff, wages):
    table = position(staff={ANA: staff})
    assert module("assistants").wages(table.box, table.s, ANA) == wages


def test_aa212_aa213_the_black_cat(dice):
    dice(1, 1, 1)
    table = position(staff={BO: ["AS-08"]}, crowd={"LOC-1": (BO, 2), "LOC-2": (BO, 1), "LOC-3": (BO, 2)}, passed=[2, 3])
    home, plaza = table.s.available[BO], table.s.plaza[BO]
    play(table, "go LOC-1", "send 3")
    assert (table.s.available[BO], table.s.plaza[BO]) == (home + 1, plaza + 1)
    play(table, "go LOC-3", "send 3")  # one's own workers: no
    assert (table.s.available[BO], table.s.plaza[BO]) == (home + 1 - 3, plaza + 3)
    play(table, "go LOC-2", "send 2")  # a group of one: no
    assert (table.s.available[BO], table.s.plaza[BO]) == (home + 1 - 3, plaza + 4)


def test_aa213_a_player_who_passed_cannot_place_it(dice):
    dice(1)
    table = position(staff={BO: ["AS-08"]}, crowd={"LOC-1": (BO, 2)}, passed=[1, 2, 3])
    home = table.s.available[BO]
    play(table, "go LOC-1", "send 3")
    assert table.s.available[BO] == home + 1
    assert table.match.to_act() == [ANA]


# Dice: Scout, Bellows Tender, Fortune Teller, Master Smith


def test_aa214_aa215_aa227_modifiers_add_up(dice):
    dice(1, 1)
    table = position(staff={ANA: ["AS-09", "AS-10", "AS-04"]}, passed=[1, 2, 3])
    play(table, "go LOC-1", "golem 2")
    assert table.s.die_more == 2 + 2  # surplus 1, Golem 1, Scout 2
    play(table, "go FRG-1", "send 2")
    assert table.s.die_more == 1 + 2  # Bellows Tender


def test_aa216_the_fortune_teller_repeats_a_failed_roll(dice):
    dice(2, 1)
    table = position(staff={ANA: ["AS-11"]}, show={"LOC-1": "L01"}, stock={ANA: (0, 0, 0, 0, 0)})
    play(table, "go LOC-1", "send 1")
    assert table.s.stock[ANA] == [2, 0, 0, 0, 0]
    play(table, "roll")  # the second result stands, even a worse one, and there is no third
    assert ("AA-216", ANA, 0, 0, 0, 0) in table.told()
    assert table.s.stock[ANA] == [2, 0, 0, 0, 0]
    assert table.s.die == 1
    assert table.match.to_act() == [BO]
    dice(2)
    table = position(staff={ANA: ["AS-11"]}, show={"LOC-1": "L01"}, stock={ANA: (0, 0, 0, 0, 0)})
    play(table, "go LOC-1", "send 1", "keep")
    assert table.s.stock[ANA] == [2, 0, 0, 0, 0]
    dice(3)
    table = position(staff={ANA: ["AS-11"]}, show={"LOC-1": "L01"}, stock={ANA: (0, 0, 0, 0, 0)})
    assert play(table, "go LOC-1", "send 1").match.to_act() == [BO]  # a success is not repeated


def test_aa217_the_master_smith_needs_no_die(dice):
    dice()
    table = position(staff={ANA: ["AS-12"]}, show={"FRG-1": "F08"})
    play(table, "go FRG-1", "send 1")
    assert table.may() == {"perfect", "roll"}
    play(table, "perfect")
    assert (table.s.perfect, table.s.tilted[11]) == (1, 1)
    assert ("AA-217", ANA, 0, 0, 0, 0) in table.told()
    dice(1)
    table = position(staff={ANA: ["AS-12"]}, show={"FRG-1": "F08"})
    play(table, "go FRG-1", "send 1", "roll")
    assert (table.s.perfect, table.s.tilted[11]) == (0, 0)
    dice(1)
    table = position(staff={ANA: ["AS-12"]}, tilt=["AS-12"])
    assert play(table, "go FRG-1", "send 1").asks() == "transmute"


# Apprentice, Salamander, Distiller


def test_aa218_the_apprentice_adds_a_transmutation(dice):
    table = at_forge(dice, forge="F01", staff={ANA: ["AS-13"]}, stock={ANA: (3, 3, 0, 0, 0)})
    play(table, "elixir MN")
    assert table.match.to_act() == [ANA]
    play(table, "elixir MN")
    assert table.match.to_act() == [BO]


def test_aa219_aa220_the_salamander(dice):
    laid = {"staff": {ANA: ["AS-14"]}, "orders": {ANA: ["B12"]}}
    table = at_forge(dice, **laid, stock={ANA: (1, 1, 2, 1, 0)})
    play(table, "fulfil B12")
    assert table.may() == {"fire none", "fire mana", "fire snow", "fire sand"}
    play(table, "fire sand")
    assert table.s.stock[ANA] == [0, 0, 0, 1, 0]
    table = at_forge(dice, **laid, stock={ANA: (1, 0, 2, 0, 1)})  # Fire for one unit, Elixir for another
    play(table, "fulfil B12")
    assert table.may() == {"fire snow", "fire sand"}
    assert refused(table, "fire none") == "AA-219"
    play(table, "fire snow")
    assert table.s.stock[ANA] == [0, 0, 0, 0, 0]
    table = at_forge(dice, **laid, stock={ANA: (1, 1, 0, 0, 2)})  # the substitute is a real Fire, and there is none
    play(table, "fulfil B12")
    assert table.s.stock[ANA] == [0, 0, 0, 0, 0]
    table = at_forge(dice, staff={ANA: ["AS-14"]}, orders={ANA: ["A06"]}, stock={ANA: (3, 0, 5, 1, 0)})
    assert refused(table, "fulfil A06") == "AA-151"  # not for the Elixir of a cost
    assert refused(table, "elixir MN") == "AA-161"  # nor for producing Elixir


def test_aa219_one_unit_only(dice):
    table = at_forge(dice, staff={ANA: ["AS-14"]}, orders={ANA: ["C12"]}, stock={ANA: (1, 0, 3, 0, 0)})
    assert refused(table, "fulfil C12") == "AA-151"


def test_aa221_the_distiller_makes_two(dice):
    table = at_forge(dice, 6, staff={ANA: ["AS-15"]}, stock={ANA: (2, 2, 0, 0, 0)})
    play(table, "distil MN")
    assert table.s.stock[ANA] == [1, 1, 0, 0, 2]
    assert table.s.vp[ANA] == 1
    assert table.s.tilted[14] == 1
    assert refused(table, "distil MN") == "AA-221"
    table = at_forge(dice, staff={ANA: ["AS-15"]}, stock={ANA: (2, 2, 0, 0, 4)}, orders={ANA: ["C02"]})
    assert refused(table, "distil MN") == "AA-163"


# Merchant, Scholar, Portal Keeper, Negotiator, Sandman


def test_aa222_the_merchant_exchanges_once_or_twice():
    table = position(staff={ANA: ["AS-16"]}, stock={ANA: (2, 0, 6, 0, 0)})
    play(table, "activate AS-16")
    assert refused(table, "done") == "AA-222"
    assert refused(table, "exchange mana fire") == "AA-222"  # that track is full
    assert refused(table, "exchange mana mana") == "AA-222"
    assert refused(table, "exchange snow mana") == "AA-222"
    play(table, "exchange fire sand", "exchange mana snow")
    assert table.s.stock[ANA] == [1, 1, 5, 1, 0]
    assert table.asks() == "turn"
    assert table.s.exchanged == 0  # two again, next year
    table = position(staff={ANA: ["AS-16"]}, stock={ANA: (2, 0, 0, 0, 0)})
    play(table, "activate AS-16", "exchange mana sand", "done")
    assert table.s.stock[ANA] == [1, 0, 0, 1, 0]
    full = [*position().box.room[:4], 0]
    assert refused(position(staff={ANA: ["AS-16"]}, stock={ANA: full}), "activate AS-16") == "AA-233"


def test_aa223_the_scholar_counts_for_levels_only():
    table = position(staff={ANA: ["AS-17"]})
    assert (refused(table, "go ORD-B1"), refused(table, "go ORD-A1")) == ("", "AA-104")
    table = position(staff={ANA: ["AS-17"]}, made={ANA: ["C13"]})
    assert refused(table, "go ORD-A1") == ""
    assert table.total(ANA) == 2 + 1  # no pair of University orders
    assert table.match.scores()[ANA][1] == 1


@pytest.mark.parametrize(("choice", "used", "other"), [("use 1", "F01", "F08"), ("use 2", "F08", "F01")])
def test_aa224_aa231_the_portal_keeper_turns_up_two(dice, choice, used, other):
    dice(1)
    table = position(staff={ANA: ["AS-18"]}, top=["F01", "F08"])
    play(table, "go FRG-P", "send 1")
    assert ("AA-224", ANA, 52, 59, 0, 0) in table.told()
    assert table.may() == {"use 1", "use 2"}
    play(table, choice)
    assert table.faces("FRG-P") == [used]
    play(table, "elixir MN")
    if table.match.to_act() == [ANA]:
        play(table, "done")
    assert table.words(4)[-2:] == [other, used]


def test_aa225_the_negotiator_replaces_a_face_up_order():
    table = position(staff={ANA: ["AS-19"]}, crowd={"ORD-A1": (BO, 3)}, top=["A04"])
    gone = table.faces("ORD-A1")[0]
    play(table, "activate AS-19")
    assert table.may() == {f"renew {space}" for space in ("ORD-C1", "ORD-C2", "ORD-C3", "ORD-B1", "ORD-B2", "ORD-A1")}
    play(table, "renew ORD-A1")
    assert table.faces("ORD-A1") == ["A04"]
    assert table.words(2)[-1] == gone
    assert table.group("ORD-A1") == (BO, 3)
    assert table.match.to_act() == [ANA]
    table = position(staff={ANA: ["AS-19"]}, empty=["ORD-A1"])
    assert refused(play(table, "activate AS-19"), "renew ORD-A1") == "AA-225"


def test_aa226_the_sandman_gives_sand():
    table = play(position(staff={ANA: ["AS-20"]}), "activate AS-20")
    assert table.s.stock[ANA][3] == 1
    assert refused(table, "activate AS-20") == "AA-127"
    assert refused(position(staff={ANA: ["AS-20"]}, stock={ANA: (0, 0, 0, 4, 0)}), "activate AS-20") == "AA-226"


# Conventions of the effects


def test_aa228_optional_but_the_portal_keeper(dice):
    dice(1, 1)
    table = position(staff={ANA: ["AS-04", "AS-18"]})
    play(table, "go LOC-P", "send 1")
    assert table.s.tilted[3] == 0  # the Golem stayed at home
    assert table.asks() == "pile"  # the Keeper always applies


def test_aa229_the_order_of_effects_at_a_forge(dice):
    dice(1, 6)
    table = position(
        staff={ANA: ["AS-04", "AS-11", "AS-12", "AS-13", "AS-18"], BO: ["AS-08"]},
        crowd={"FRG-P": (BO, 2)},
        top=["F08", "F07"],
        stock={ANA: (4, 4, 4, 0, 0)},
    )
    play(table, "go FRG-P", "golem 3")
    assert table.rules_told() == ["AA-207", "AA-077", "AA-212", "AA-076", "AA-224"]
    seen = []
    for action in ("use 1", "roll", "roll"):
        seen.append(table.asks())
        play(table, action)
    assert [*seen, table.asks()] == ["pile", "smith", "reroll", "transmute"]
    for _ in range(4):
        play(table, "elixir MN" if table.s.stock[ANA][0] else "elixir NP")
    assert table.match.to_act() == [BO]  # the Elixir track is full


def test_aa230_the_order_of_effects_at_a_location(dice):
    dice(1, 6)
    table = position(staff={ANA: ["AS-09", "AS-11", "AS-18"]}, top=["L09", "L01"], stock={ANA: (0, 0, 0, 0, 0)})
    play(table, "go LOC-P", "send 1", "use 1")
    assert table.s.stock[ANA] == [1, 1, 1, 0, 0]  # sure resources before the roll
    assert table.asks() == "reroll"
    play(table, "roll")
    assert table.s.stock[ANA] == [1, 1, 1, 1, 0]


def test_aa233_what_would_change_nothing_is_not_offered():
    table = position(staff={ANA: ["AS-16", "AS-05"]}, stock={ANA: (0, 0, 0, 0, 2)}, available={ANA: 12})
    assert refused(table, "activate AS-16") == "AA-233"
    assert refused(table, "activate AS-05") == "AA-209"
    assert not any(action.startswith("activate") for action in table.may())


def test_aa234_every_assistant_is_somewhere_once():
    table = position(staff={ANA: ["AS-01"]})
    pile, faces = table.pile(5), [card for card in table.s.face[13:] if card >= 0]
    held = [card for card in range(20) if table.s.serves[card] >= 0]
    assert sorted(pile + faces + held) == list(range(20))


def test_aa235_without_the_apprentice_the_extra_use_is_gone(dice):
    laid = {"staff": {ANA: ["AS-13", "AS-01"]}, "stock": {ANA: (4, 4, 0, 0, 0)}}
    table = at_forge(dice, forge="F01", **laid)
    play(table, "elixir MN", "activate AS-01", "dismiss AS-13", "gain fire")
    assert table.match.to_act() == [BO]
    table = at_forge(dice, forge="F01", **laid)
    play(table, "activate AS-01", "dismiss AS-13", "gain fire", "elixir MN")
    assert table.match.to_act() == [BO]

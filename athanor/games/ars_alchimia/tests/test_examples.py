"""The worked examples, with their numbers. Ana, Bo, Cy and Di are seats 0 to 3; tracks are M/N/P/S/E."""

import pytest

from athanor.games.ars_alchimia.tests.tables import module, play, position, refused

ANA, BO, CY, DI = range(4)


def test_example_01_escalation(dice):
    """AA-073, AA-076"""
    dice(1, 1)
    table = position(available={0: 9, 1: 9, 2: 9})
    play(table, "go LOC-1", "send 1", "go LOC-1")
    assert min(int(action.split()[1]) for action in table.may()) == 2
    play(table, "send 2")
    assert table.s.plaza[ANA] == 1
    assert refused(play(table, "go LOC-1"), "send 2") == "AA-073"
    assert refused(table, "send 3") == ""


def test_example_02_surplus(dice):
    """AA-079"""
    dice(3)
    table = position(crowd={"LOC-2": (BO, 2)})
    play(table, "go LOC-2", "send 5")
    assert (table.s.surplus, table.s.die, table.s.die_more) == (0, 3, 2)
    assert ("AA-077", ANA, 7, 5, 2, 42) in table.told()


def wage_table(**laid):
    """Seat 0 settles its wages."""
    table = position(**laid)
    table.s.step, table.s.cursor = 1, 0
    table.s.asks = table.match.loaded.rules.QUESTIONS.index("wages")
    return table


def test_example_03_nymph_before_wages():
    """AA-060"""
    table = wage_table(year=2, staff={ANA: ["AS-01", "AS-09"]}, available={ANA: 14}, stock={ANA: (1, 1, 1, 0, 0)})
    play(table, "activate AS-01", "dismiss AS-09", "gain elixir", "pay")
    assert table.words(5)[-1] == "AS-09"
    assert table.s.stock[ANA][4] == 1
    assert (table.s.plaza[ANA], table.s.available[ANA]) == (1, 13)


def test_example_04_penalty():
    """AA-180"""
    table = position(orders={ANA: ["C03"]})
    assert table.total(ANA) == -2


LIFE = ["C01", "C02", "C03", "C04", "C05", "B01", "B02"]


@pytest.mark.parametrize(("count", "bonus"), [(1, 0), (2, 1), (3, 3), (4, 6), (5, 9), (6, 12), (7, 12)])
def test_example_05_category_table(count, bonus):
    """AA-181"""
    table = position(made={ANA: LIFE[:count]})
    assert table.total(ANA) == table.s.vp[ANA] + bonus


def test_example_06_start():
    """AA-022, AA-023, AA-024, AA-029"""
    table = position(seats=3, year=1)
    assert [table.s.reserve[seat] + table.s.available[seat] for seat in range(3)] == [18, 18, 18]
    assert table.box.workers == 9
    assert all(table.s.stock[seat] == [1, 1, 1, 0, 0] for seat in range(3))
    assert "" not in table.faces("AST-1", "AST-2")
    assert table.faces("AST-3") == [""]
    assert refused(table, "go AST-3") == "AA-029"


def test_example_07_levels():
    """AA-103, AA-104, AA-105"""
    table = position(year=2, made={ANA: ["C13"]})
    assert refused(table, "go ORD-B1") == ""
    assert refused(table, "go ORD-A1") == "AA-104"
    for seat in range(4):
        table = position(year=4)
        table.s.cursor = table.s.seat = seat
        table.s.to_act = 1 << seat
        assert refused(table, "go ORD-A1") == ""


def test_example_08_elixir(dice):
    """AA-161, AA-164"""
    dice(6)
    table = position(show={"FRG-1": "F03"}, stock={ANA: (1, 0, 1, 0, 0)})
    play(table, "go FRG-1", "send 1", "elixir MP")
    assert table.s.stock[ANA] == [0, 0, 0, 0, 1]
    assert table.s.vp[ANA] == 1


def test_example_09_perfect_bonus(dice):
    """AA-156"""
    dice(6)
    table = position(show={"FRG-1": "F06"}, stock={ANA: (6, 6, 6, 4, 0)}, orders={ANA: ["C01", "B01", "A02"]})
    play(table, "go FRG-1", "send 1")
    seen = []
    for order in ("C01", "B01", "A02"):
        before = table.s.vp[ANA]
        play(table, f"fulfil {order}")
        seen.append(table.s.vp[ANA] - before)
    assert seen == [3 + 1, 7 + 2, 13 + 3]


def choosing(seats, vp, last):
    """The Atelier cards of a new year are offered."""
    table = position(seats=seats, vp=dict(enumerate(vp)))
    table.s.last_atelier = [card - 1 for card in last] + [-1] * (4 - seats)
    table.s.atelier = [-1] * 4
    table.s.step = 0
    table.s.seat = -1
    module("years").proceed(table.box, table.s)
    return table


def test_example_10_choosing_atelier_cards():
    """AA-043, AA-044, AA-045, AA-046, AA-050"""
    table = choosing(4, vp=[12, 12, 9, 20], last=[3, 1, 4, 2])
    before = list(table.s.available)
    for seat, card in ((CY, "AT-3"), (BO, "AT-1"), (ANA, "AT-4")):
        assert table.match.to_act() == [seat]
        table.match.play(f"choose {card}")
    assert table.s.atelier == [3, 0, 2, 1]
    assert table.s.order == [BO, DI, CY, ANA]
    assert [table.s.available[seat] - before[seat] for seat in (BO, DI, CY, ANA)] == [2, 2, 3, 3]


def test_example_11_three_players_four_cards():
    """AA-030, AA-045, AA-046"""
    table = choosing(3, vp=[9, 5, 1], last=[1, 2, 3])
    table.match.play("choose AT-1", CY)
    table.match.play("choose AT-3", BO)
    assert table.match.to_act() == [ANA]
    assert table.may() == {"choose AT-2", "choose AT-4"}
    table.match.play("choose AT-4")
    assert table.s.order[:3] == [CY, BO, ANA]
    assert 1 not in table.s.atelier


@pytest.mark.parametrize(("seats", "own", "card", "received"), [(4, 19, 3, 1), (3, 17, 2, 1)])
@pytest.mark.parametrize("recruiter", [False, True])
def test_example_12_ceiling(seats, own, card, received, recruiter):
    """AA-008, AA-052, AA-210"""
    table = position(seats=seats, available={ANA: own}, staff={ANA: ["AS-06"]} if recruiter else {})
    table.s.atelier = [card, *(other for other in range(4) if other != card)]
    module("years").collect_workers(table.box, table.s)
    assert table.s.available[ANA] == own + received == table.box.ceiling[seats]


def test_example_13_own_group(dice):
    """AA-074"""
    dice(1)
    table = position(available={ANA: 8}, crowd={"LOC-1": (ANA, 2)}, passed=[BO, CY, DI])
    play(table, "go LOC-1")
    assert refused(table, "send 2") == "AA-073"
    plaza = table.s.plaza[ANA]
    play(table, "send 3")
    assert table.s.plaza[ANA] == plaza + 2
    assert table.s.available[ANA] == 3
    assert table.group("LOC-1") == (ANA, 3)
    assert refused(table, "go LOC-1") == "AA-073"  # the next minimum is 4


def test_example_14_replacement_keeps_the_price():
    """AA-078, AA-108"""
    table = position(show={"ORD-C1": "C06"}, top=["C13"])
    play(table, "go ORD-C1", "send 1")
    assert table.faces("ORD-C1") == ["C13"]
    assert table.holding(ANA) == ["C06"]
    assert refused(play(table, "go ORD-C1"), "send 1") == "AA-073"
    assert play(table, "send 2").holding(BO) == ["C13"]


def test_example_15_portal(dice):
    """AA-091, AA-097"""
    dice(5)
    table = position(top=["L09"], stock={ANA: (1, 1, 1, 0, 0)})
    play(table, "go LOC-P", "send 1")
    assert table.s.stock[ANA] == [2, 2, 2, 0, 0]
    assert table.words(3)[-1] == "L09"
    assert table.group("LOC-P") == (ANA, 1)
    assert refused(play(table, "go LOC-P"), "send 1") == "AA-073"


def test_example_16_overflow(dice):
    """AA-005"""
    dice(4)
    table = position(show={"LOC-1": "L01"}, stock={ANA: (5, 0, 0, 0, 0)})
    play(table, "go LOC-1", "send 1")
    assert table.s.stock[ANA][0] == 6
    assert [news for news in table.told() if news[0] == "AA-005"] == [("AA-005", 0, 0, 1, 0, 0)] * 2


def test_example_17_forge_visit(dice):
    """AA-143 to AA-146, AA-151, AA-155, AA-156, AA-161"""
    dice(4)
    table = position(
        show={"FRG-1": "F06"}, crowd={"FRG-1": (BO, 1)}, orders={ANA: ["B05", "C06"]}, stock={ANA: (2, 1, 4, 1, 0)}
    )
    play(table, "go FRG-1", "send 3")
    assert table.s.perfect == 1
    play(table, "fulfil B05")
    assert (table.s.vp[ANA], table.s.stock[ANA]) == (10, [1, 1, 2, 0, 0])
    play(table, "fulfil C06")
    assert (table.s.vp[ANA], table.s.stock[ANA]) == (14, [1, 1, 0, 0, 0])
    play(table, "elixir MN")
    assert (table.s.vp[ANA], table.s.stock[ANA]) == (15, [0, 0, 0, 0, 1])


def test_example_18_forge_not_legal():
    """AA-141"""
    table = position(orders={ANA: ["C02"]}, stock={ANA: (2, 0, 0, 0, 0)})
    assert [refused(table, f"go {space}") for space in ("FRG-1", "FRG-2", "FRG-P")] == ["AA-141"] * 3
    table = position(orders={ANA: ["C02"]}, stock={ANA: (2, 0, 0, 0, 1)})
    assert [refused(table, f"go {space}") for space in ("FRG-1", "FRG-2", "FRG-P")] == [""] * 3


def test_example_19_compulsory_first_use(dice):
    """AA-147"""
    dice(1)
    table = position(show={"FRG-1": "F03"}, stock={ANA: (1, 0, 1, 0, 0)})
    play(table, "go FRG-1", "send 1")
    assert table.may() == {"elixir MP"}
    assert refused(table, "done") == "AA-147"
    play(table, "elixir MP")
    assert table.match.to_act() == [BO]


def test_example_20_choice_of_payment(dice):
    """AA-151, AA-153"""
    dice(1)
    table = position(show={"FRG-1": "F03"}, orders={ANA: ["B12"]}, stock={ANA: (1, 1, 2, 0, 2)})
    play(table, "go FRG-1", "send 1", "fulfil B12")
    assert table.may() == {"spend 0001", "spend 1001", "spend 0101", "spend 0011"}


@pytest.mark.parametrize(("elixirs", "rule"), [(1, "AA-141"), (2, "")])
def test_example_21_elixir_in_the_cost(dice, elixirs, rule):
    """AA-152"""
    dice(1)
    table = position(show={"FRG-1": "F01"}, orders={ANA: ["A06"]}, stock={ANA: (3, 0, 0, 0, elixirs)})
    assert refused(table, "go FRG-1") == rule
    if not rule:
        play(table, "go FRG-1", "send 1", "fulfil A06")
        assert table.s.stock[ANA] == [0, 0, 0, 0, 0]


def test_example_22_elixir_at_the_maximum(dice):
    """AA-163"""
    table = position(stock={ANA: (1, 1, 0, 0, 4)})
    assert refused(table, "go FRG-1") == "AA-141"
    dice(1)
    table = position(stock={ANA: (1, 1, 0, 0, 4)}, orders={ANA: ["C02"]})
    assert refused(play(table, "go FRG-1", "send 1"), "elixir MN") == "AA-163"


def test_example_23_two_university_orders_in_one_visit(dice):
    """AA-104, AA-157"""
    dice(1)
    table = position(
        year=2, show={"FRG-1": "F03"}, orders={ANA: ["C13", "C14"]}, stock={ANA: (1, 1, 2, 0, 0)}, passed=[BO, CY, DI]
    )
    assert refused(table, "go ORD-A1") == "AA-104"
    play(table, "go FRG-1", "send 1", "fulfil C13", "fulfil C14")
    assert refused(table, "go ORD-A1") == ""


def test_example_24_fourth_order():
    """AA-110, AA-130"""
    table = wage_table(year=3, staff={ANA: ["AS-03"]}, orders={ANA: ["C01", "C02", "C03", "C04"]})
    play(table, "dismiss AS-03", "pay")
    assert len(table.holding(ANA)) == 4
    assert table.asks() == "turn"
    assert refused(table, "go ORD-C1") == "AA-110"
    assert refused(position(orders={ANA: ["C01", "C02", "C03"]}), "go ORD-C1") == "AA-110"
    assert refused(position(orders={ANA: ["C01", "C02"]}), "go ORD-C1") == ""


def test_example_25_courier():
    """AA-205"""
    table = position(staff={ANA: ["AS-03"]}, top=["C15", "C16"])
    play(table, "go ORD-C1", "send 1")
    assert table.faces("ORD-C1") == ["C15"]
    play(table, "take ORD-C1")
    assert table.faces("ORD-C1") == ["C16"]
    assert table.group("ORD-C1") == (ANA, 1)
    assert "C15" in table.holding(ANA)
    assert table.s.tilted[2] == 1


def test_example_26_golem(dice):
    """AA-207, AA-208"""
    dice(1, 1)
    table = position(crowd={"LOC-3": (BO, 2)}, available={ANA: 2}, staff={ANA: ["AS-04"]})
    assert play(table, "go LOC-3").may() == {"golem 2"}
    play(table, "golem 2")
    assert table.s.die_more == 0
    assert table.group("LOC-3") == (ANA, 2)
    table = position(staff={ANA: ["AS-04"]})
    play(table, "go LOC-3", "golem 1")
    assert table.s.die_more == 1
    assert table.group("LOC-3") == (ANA, 1)


def test_example_27_black_cat(dice):
    """AA-212"""
    dice(1)
    table = position(crowd={"FRG-1": (BO, 4)}, staff={BO: ["AS-08"]}, stock={ANA: (1, 1, 1, 0, 0)})
    home, plaza = table.s.available[BO], table.s.plaza[BO]
    play(table, "go FRG-1", "send 5")
    assert (table.s.available[BO], table.s.plaza[BO]) == (home + 1, plaza + 3)


@pytest.mark.parametrize(("dismissed", "cost"), [(None, 2), ("AS-09", 1), ("AS-07", 3)])
def test_example_28_butler(dismissed, cost):
    """AA-211"""
    table = wage_table(staff={ANA: ["AS-07", "AS-09", "AS-01", "AS-04"]}, available={ANA: 12})
    if dismissed:
        play(table, f"dismiss {dismissed}")
    play(table, "pay")
    assert table.s.plaza[ANA] == cost


def test_example_29_innkeeper_without_workers():
    """AA-083, AA-209"""
    table = position(crowd={"LOC-1": (ANA, 6)}, available={ANA: 0}, plaza={ANA: 3}, staff={ANA: ["AS-05"]})
    module("years").proceed(table.box, table.s)
    assert table.match.to_act() == [ANA]
    play(table, "activate AS-05")
    assert (table.s.available[ANA], table.s.plaza[ANA]) == (2, 1)


def test_example_30_empty_level():
    """AA-109, AA-174"""
    table = position(year=2, empty=["ORD-A1"], made={ANA: ["C13", "C14"]}, available={ANA: 9})
    play(table, "go ORD-A1", "send 3")
    assert table.faces("ORD-A1") == [""]
    assert table.group("ORD-A1") == (ANA, 3)
    assert refused(table, "go ORD-A1") == "AA-109"
    for _ in range(4):
        play(table, "pass")
    assert table.s.year == 3
    assert table.faces("ORD-A1") == [""]


def test_example_31_last_player(dice):
    """AA-086, AA-087"""
    dice(1)
    table = position(passed=[ANA, BO, DI], available={CY: 5}, plaza={CY: 4})
    module("years").proceed(table.box, table.s)
    assert table.match.to_act() == [CY]
    play(table, "go LOC-1", "send 1")
    assert table.match.to_act() == [CY]
    play(table, "pass")
    assert table.s.year == 3


@pytest.mark.parametrize("salamander", [True, False])
def test_example_32_salamander(dice, salamander):
    """AA-219"""
    dice(1)
    table = position(
        show={"FRG-1": "F01"},
        orders={ANA: ["B02"]},
        stock={ANA: (1, 2, 1, 0, 0)},
        staff={ANA: ["AS-14"]} if salamander else {},
    )
    play(table, "go FRG-1", "send 1")
    assert (refused(table, "fulfil B02") == "") is salamander
    if salamander:
        play(table, "fulfil B02")
        assert table.s.stock[ANA] == [0, 0, 0, 0, 0]


def test_example_33_distiller_near_the_maximum(dice):
    """AA-221"""
    dice(6)
    table = position(show={"FRG-1": "F01"}, staff={ANA: ["AS-15"]}, stock={ANA: (1, 0, 0, 1, 3)})
    play(table, "go FRG-1", "send 1", "distil MS")
    assert table.s.stock[ANA] == [0, 0, 0, 0, 4]
    assert table.s.vp[ANA] == 1
    assert ("AA-005", ANA, 4, 1, 0, 0) in table.told()


def test_example_34_fortune_teller(dice):
    """AA-216"""
    dice(2, 4)
    table = position(show={"FRG-1": "F05"}, staff={ANA: ["AS-11"]}, stock={ANA: (1, 1, 1, 0, 0)})
    play(table, "go FRG-1", "send 2")
    assert table.may() == {"roll", "keep"}
    play(table, "roll")
    assert table.s.perfect == 1
    dice(4)
    table = position(show={"FRG-1": "F05"}, staff={ANA: ["AS-11"]}, stock={ANA: (1, 1, 1, 0, 0)})
    assert play(table, "go FRG-1", "send 2").asks() == "transmute"


def test_example_35_portal_keeper(dice):
    """AA-224"""
    dice(1)
    table = position(staff={ANA: ["AS-18"]}, top=["L07", "L10"])
    play(table, "go LOC-P", "send 1", "use 2")
    assert table.words(3)[-2:] == ["L07", "L10"]
    assert table.s.stock[ANA] == [1, 1, 2, 1, 0]


def test_example_36_use_then_dismiss():
    """AA-060, AA-226"""
    table = wage_table(year=3, staff={ANA: ["AS-20"]}, stock={ANA: (1, 1, 1, 1, 0)}, available={ANA: 12})
    play(table, "activate AS-20", "dismiss AS-20")
    assert table.s.stock[ANA][3] == 2
    assert (table.s.plaza[ANA], table.s.available[ANA]) == (0, 12)


def test_example_37_guild(guild, dice):
    """AA-254, AA-256"""
    table = position(seats=2, year=1, crowd={"ORD-B2": (ANA, 1)}, top=["B11"])
    dice(1)
    guild(4)  # ORD-B2
    gone, plaza = table.faces("ORD-B2")[0], table.s.plaza[ANA]
    assert table.s.available[4] == 12
    play(table, "go LOC-1", "send 1")
    assert table.s.available[4] == 10
    assert table.s.plaza[ANA] == plaza + 1
    assert table.words(1)[-1] == gone
    assert table.faces("ORD-B2") == ["B11"]
    assert table.group("ORD-B2") == (4, 2)


def test_scoring_example_1():
    """AA-180, AA-181, AA-183, AA-184, AA-203"""
    made = ["C01", "C02", "C04", "C06", "C08", "C11", "C13", "C14", "C15", "C16"]
    laid = {"made": {ANA: made}, "vp": {ANA: 58}, "orders": {ANA: ["A02", "C07"]}, "stock": {ANA: (0, 0, 0, 0, 2)}}
    assert position(**laid, staff={ANA: ["AS-01", "AS-09", "AS-10"]}).total(ANA) == 65
    assert position(**laid, staff={ANA: ["AS-01", "AS-09", "AS-02"]}).total(ANA) == 71


def test_scoring_example_2():
    """AA-181, AA-182"""
    made = [*LIFE[:6], "C13", "C14"]
    laid = {"vp": {BO: 41}, "stock": {BO: (1, 1, 1, 0, 0)}}
    assert position(made={BO: made}, **laid).total(BO) == 54
    assert position(made={BO: [*made, LIFE[6]]}, **laid).total(BO) == 54


def test_scoring_example_3():
    """AA-187, AA-188, AA-223"""
    university = ["C13", "C14", "C15", "C16", "C17", "C18", "B11"]
    table = position(made={ANA: university[:4], CY: university[4:7]}, vp={ANA: 59, CY: 62})
    assert table.match.scores()[ANA] == (65, 4, 0, 0)
    assert table.match.scores()[CY] == (65, 3, 0, 0)
    table = position(made={ANA: university[:3], CY: university[4:7]}, vp={ANA: 61, CY: 62}, staff={ANA: ["AS-17"]})
    assert table.match.scores()[ANA] == table.match.scores()[CY] == (65, 3, 0, 0)


def test_penalties_of_every_printed_value():
    """AA-180"""
    halves = {2: 1, 3: 1, 4: 2, 5: 2, 6: 3, 7: 3, 8: 4, 9: 4, 10: 5, 12: 6, 13: 6, 14: 7, 15: 7}
    for word in ("C13", "C01", "C05", "C03", "B11", "B01", "B02", "B03", "A09", "A01", "A02", "A07", "A05"):
        table = position(orders={ANA: [word]})
        assert table.total(ANA) == -halves[table.box.points[table.card(word)]]

"""Plans and their pieces, openings that meet each other, and matches that go through the values of options."""

import json
import pickle
from dataclasses import replace

import pytest

import athanor
from athanor.kernel.box import box_of, standard_box
from athanor.kernel.game import find
from athanor.lab.cross import cross, openings_like, pairings, pairs
from athanor.lab.executors import processes, threads
from athanor.lab.plan import Plan, cut, play_one, play_piece
from athanor.lab.simulate import simulate, standings

BOTH = ("random", "random")


def plan_of(matches=4, players=BOTH, options=None, over=()):
    return Plan("alchemist", players, matches, 3, options or {}, None, over)


def changed_box():
    """Alchemist with one cube more to draw."""
    game = find("alchemist")
    written = json.loads(standard_box(game).written)
    written["numbers"]["draw"] += 1
    return box_of(game, json.dumps(written), "changed")


def test_matches_go_through_all_values_from_every_seat():
    played = simulate(plan_of(8, over=("schools", "setup3")))
    assert [one.options for one in played[:5]] == [
        ["schools=on", "setup3=rulebook"],
        ["schools=on", "setup3=rulebook"],
        ["schools=on", "setup3=amigo"],
        ["schools=on", "setup3=amigo"],
        ["schools=off", "setup3=rulebook"],
    ]


def test_values_that_need_other_seats_are_left_out():
    assert [one["first"] for one in plan_of(over=("first",)).settings] == ["random", "0", "1"]
    assert {one["format"] for one in Plan("alkemy", BOTH, 1, 1, {}, None, ("format",)).settings} == {
        "180",
        "200",
        "250",
        "300",
    }


def test_openings_are_what_the_first_seat_may_do():
    assert openings_like(plan_of(), "create C0[1-3]") == ["create C01", "create C02", "create C03"]


def test_each_opening_meets_each_other_from_both_seats_of_the_same_deal():
    plans = pairings(plan_of(), "create C0[1-3]")
    played = cross(plans)
    assert [one.openings for one in played[:2]] == [["create C01", "create C02"], ["create C02", "create C01"]]
    assert played[0].seed == played[1].seed != played[2].seed
    assert len(plans) == 3
    assert len({one.seed for one in played}) == 6
    assert [row.matches for row in standings(played, "opening")] == [8, 8, 8]


def test_a_seat_opens_with_its_action_though_another_turn_came_first():
    first, second = simulate(replace(plan_of(2), openings=("create C01", "create C05"), transcripts=True))
    assert [first.openings, second.openings] == [["create C01", "create C05"], ["create C05", "create C01"]]
    assert "create C05" in first.transcript


def test_a_pair_tells_how_the_first_of_it_fared():
    played = cross(pairings(plan_of(20), "create C0[14]"))
    (pair,) = pairs(played)
    won = sum(
        1 / one.places.count(1)
        for one in played
        for seat in (0, 1)
        if one.openings[seat] == "create C01" and one.places[seat] == 1
    )
    assert (pair.first, pair.second) == ("create C01", "create C04")
    assert pair.standing.wins == won
    assert pair.standing.matches == 20
    assert pair.standing.low < pair.standing.rate < pair.standing.high


def test_openings_meet_by_threes_at_tables_of_three():
    plans = pairings(plan_of(3, ("random",) * 3), "create C0[1-4]")
    assert len(plans) == 4
    played = cross(plans)
    assert [one.openings[0] for one in played[:3]] == ["create C01", "create C02", "create C03"]
    assert [row.matches for row in standings(played, "opening")] == [9] * 4
    with pytest.raises(athanor.BadSettings, match="2 ways to begin .* 3 must meet"):
        pairings(plan_of(3, ("random",) * 3), "create C0[12]")


@pytest.mark.parametrize(
    ("plan", "says"),
    [
        (plan_of(players=("random", "greedy")), "equal bots"),
        (plan_of(players=("random",)), "equal bots"),
        (plan_of(), "0 ways to begin alchemist are like 'mustr"),
        (plan_of(over=("school",)), "Did you mean 'schools'"),
    ],
)
def test_what_cannot_be_crossed_is_told(plan, says):
    with pytest.raises(athanor.BadSettings, match=says):
        pairings(plan, "mustr *")


def test_pieces_are_played_alike_wherever_and_however_they_are_cut():
    plan = plan_of(6)
    whole = [play_one(plan, number) for number in range(6)]
    assert [one for piece in cut(plan, 4) for one in play_piece(pickle.loads(pickle.dumps(piece)))] == whole
    assert simulate(plan, run=threads(2)) == whole
    assert [piece.matches for piece in cut(plan, 4)] == [4, 2]
    assert len(cut(plan_of(1000))) == 40
    assert max(piece.matches for piece in cut(plan_of(10**6))) == 50


def test_processes_play_what_threads_play():
    plan = replace(plan_of(4), compiled=False)
    assert simulate(plan, run=processes(1)) == simulate(plan)


def test_a_piece_is_named_after_what_is_played():
    box = changed_box()
    names = {
        piece.name
        for plan in (plan_of(2), plan_of(2, options={"first": "0"}), replace(plan_of(2), box=box))
        for piece in cut(plan)
    }
    assert len(names) == 6
    assert pickle.loads(pickle.dumps(cut(plan_of(2))[0])).name in names
    assert pickle.loads(pickle.dumps(box)).digest == box.digest != standard_box(find("alchemist")).digest

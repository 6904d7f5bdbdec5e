"""The organised game: pairings, victory points, standings, corrections, and what an event refuses."""

from itertools import combinations
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from athanor.events import BadEvent, Event, Showing, new_event, standings
from athanor.events.export import page, results_csv
from athanor.events.pairing import Matching, round_robin, swiss, table_sizes, tables
from athanor.events.play import play_round
from athanor.events.standings import VALUES, index_of, leaders, next_round, scenario_index
from athanor.events.words import words, words_of
from athanor.kernel import organised
from athanor.kernel.errors import BadGame, BadSettings
from athanor.kernel.game import LANGUAGES, find, slugs
from athanor.kernel.organised import COUNTS, TIES, Organised, organised_of

A_WINS, B_WINS, DRAW = (1, 2), (2, 1), (1, 1)


def event_of(*names, kind="tournament", game="alkemy", **more):
    event = new_event(kind, game, "Cup", seed=7, **more)
    for name in names or "ABCDEFGH":
        event = event.with_player(name)
    return event


def entered(event: Event, places, scenario=(0, 0)):
    """Every open meeting ends like this."""
    for meeting in event.open_meetings:
        shown = [Showing(place, points) for place, points in zip(places, scenario, strict=True)]
        event = event.with_result(meeting.round, meeting.board, shown)
    return event


def refused(code):
    return pytest.raises(BadEvent, check=lambda error: error.code == code)


# Pairing


def largest(n, edges):
    """The size of a largest matching, by trying all."""
    if not edges:
        return 0
    (a, b), rest = edges[0], edges[1:]
    return max(largest(n, rest), 1 + largest(n, [edge for edge in rest if not {a, b} & set(edge)]))


@settings(deadline=None)
@given(st.integers(2, 8).flatmap(lambda n: st.tuples(st.just(n), st.sets(st.sampled_from(list(combinations(range(n), 2)))))))
def test_the_matching_is_a_largest_one(graph):
    n, edges = graph
    neighbours = [[b if a == k else a for a, b in sorted(edges) if k in (a, b)] for k in range(n)]
    mate = Matching(neighbours).mate
    assert all(other == -1 or (mate[other] == k and other in neighbours[k]) for k, other in enumerate(mate))
    assert sum(other != -1 for other in mate) // 2 == largest(n, sorted(edges)[:16]) or len(edges) > 16


@settings(deadline=None)
@given(st.integers(2, 7), st.sets(st.sampled_from(list(combinations(range(7), 2)))), st.sets(st.integers(0, 6)))
def test_swiss_finds_a_pairing_without_rematch_whenever_there_is_one(n, before, rested):
    def met(a, b):
        return int(tuple(sorted((a, b))) in before)

    def possible(left):
        if not left:
            return True
        return any(not met(left[0], other) and possible([one for one in left[1:] if one != other]) for other in left[1:])

    players = list(range(n))
    can = (
        possible(players)
        if n % 2 == 0
        else any(one not in rested and possible([other for other in players if other != one]) for one in players)
    )
    found = swiss(players, met, lambda one: int(one in rested), 0)
    assert (found is not None) == can
    if found is not None:
        assert sorted(one for group in found for one in group) == players
        assert all(not met(*group) if len(group) == 2 else group[0] not in rested for group in found)


@settings(max_examples=40, deadline=None)
@given(st.integers(2, 17), st.lists(st.sampled_from([A_WINS, B_WINS, DRAW]), min_size=40, max_size=40), st.integers(0, 99))
def test_rounds_pair_everybody_without_rematch_and_with_one_bye_at_most(n, outcomes, seed):
    event = new_event("tournament", "alkemy", "Cup", seed=seed)
    for k in range(n):
        event = event.with_player(f"P{k}")
    for turn in range(n - 1 + n % 2):
        try:
            event = next_round(event)
        except BadEvent as error:
            assert error.code == "only-rematches"  # late rounds of a small field may have no other way
            assert turn >= n // 2
            break
        now = [meeting for meeting in event.meetings if meeting.round == event.round]
        assert sorted(one for meeting in now for one in meeting.players) == list(range(1, n + 1))
        assert sum(meeting.bye for meeting in now) == n % 2
        event = entered(event, outcomes[turn])
    assert all(event.met(a, b) <= 1 for a, b in combinations(range(1, n + 1), 2))
    assert all(event.byes(player.number) <= 1 for player in event.players)


def test_neighbours_in_the_standings_meet_and_the_lowest_has_the_bye():
    event = entered(next_round(event_of(*"ABCDE")), A_WINS, (3, 1))
    order = [row.player.number for row in standings(event)]
    paired = [set(meeting.players) for meeting in next_round(event).meetings if meeting.round == 2]
    first = next(meeting for meeting in event.meetings if meeting.bye).players[0]
    top = [number for number in order if number == first or event.victory_points(event.meetings_of(number)[0], number) == 6]
    assert len(top) == 3
    assert paired[0] == set(order[:2])
    assert paired[-1] == {[number for number in order if number != first][-1]}


def test_rematches_come_only_when_they_are_allowed_and_then_the_rarest():
    event = event_of(*"AB")
    event = entered(next_round(event), DRAW)
    with refused("only-rematches"):
        next_round(event)
    event = next_round(event, rematches=True)
    assert event.met(1, 2) == 2


def test_whoever_sat_first_sits_second_next():
    event = entered(next_round(event_of(*"ABCD")), A_WINS)
    firsts = [meeting.players[0] for meeting in event.meetings]
    event = next_round(event)
    for meeting in event.meetings[2:]:
        sat = [number in firsts for number in meeting.players]
        assert sat != [True, False]


@pytest.mark.parametrize("n", range(2, 12))
def test_in_a_league_everybody_meets_everybody_once(n):
    rounds = [round_robin(range(1, n + 1), k) for k in range(1, n + n % 2)]
    assert all(sorted(one for group in made for one in group) == list(range(1, n + 1)) for made in rounds)
    met = [frozenset(group) for made in rounds for group in made if len(group) == 2]
    assert len(met) == len(set(met)) == n * (n - 1) // 2
    byes = [group[0] for made in rounds for group in made if len(group) == 1]
    assert sorted(byes) == (list(range(1, n + 1)) if n % 2 else [])


def test_a_league_of_two_halves_exchanges_the_seats():
    there, back = (round_robin(range(4), k) for k in (1, 4))
    assert {tuple(reversed(pair)) for pair in there} == set(back)


def test_a_league_ends_when_all_have_met_and_takes_nobody_more():
    event = event_of(*"ABCD", kind="league")
    for _ in range(3):
        event = entered(next_round(event), A_WINS)
        with refused("league-begun"):
            event.with_player("Late")
    with refused("all-rounds"):
        next_round(event)


def test_the_opponent_of_a_league_player_who_left_has_a_bye():
    event = entered(next_round(event_of(*"ABCD", kind="league")), DRAW).dropped("A")
    event = next_round(event)
    assert sorted(len(meeting.players) for meeting in event.meetings if meeting.round == 2) == [1, 2]


def test_a_campaign_is_paired_freely():
    event = event_of(*"ABC", kind="campaign")
    with refused("campaign-pairs-freely"):
        next_round(event)
    event = event.met_by_hand(["A", "B"])
    with refused("plays-already"):
        event.met_by_hand(["B", "C"])
    event = entered(event, A_WINS).met_by_hand(["B", "C"])
    assert [(meeting.round, meeting.board) for meeting in event.meetings] == [(1, 1), (2, 1)]
    event = entered(event, DRAW).met_by_hand(["B", "A"], {"scenario": "wells"})
    assert event.round == 3
    assert event.settings(3)["scenario"] == "wells"
    assert event.met(1, 2) == 2
    with refused("wrong-count"):
        event.met_by_hand(["C", "C"])
    with refused("only-campaigns"):
        event_of().met_by_hand(["A", "B"])


@pytest.mark.parametrize(("players", "sizes"), [(9, [3, 3, 3]), (7, [4, 3]), (5, [5]), (2, [1, 1]), (11, [4, 4, 3])])
def test_tables_of_more_than_two_are_as_equal_as_can_be(players, sizes):
    seats = 5 if players == 5 else 3 if players == 9 else 4
    assert table_sizes(players, seats, 3) == sizes


def test_a_game_for_more_players_is_organised_by_places():
    event = new_event("tournament", "ars_mysteriorum", "Cup", seed=1, seats=3, points=(6, 4, 3, 1))
    for k in range(9):
        event = event.with_player(f"P{k}")
    for _ in range(2):
        event = next_round(event)
        for meeting in event.open_meetings:
            event = event.with_result(meeting.round, meeting.board, [Showing(1, 30), Showing(1, 30), Showing(3, 12)])
    assert {row.points for row in standings(event)} <= {12, 7, 2}
    assert sum(row.wins for row in standings(event)) == 12
    assert all(event.met(a, b) <= 1 for a, b in combinations(range(1, 10), 2))


@settings(deadline=None)
@given(st.integers(2, 23), st.integers(3, 5), st.sets(st.tuples(st.integers(0, 22), st.integers(0, 22))))
def test_at_larger_tables_everybody_sits_once(players, seats, before):
    made = tables(range(players), lambda a, b: int((a, b) in before or (b, a) in before), lambda one: 0, seats, 3)
    assert sorted(one for table in made for one in table) == list(range(players))
    assert {len(table) for table in made} <= {1, *range(3, seats + 1)}


# Victory points and tie-breaks


def test_akb19_the_published_scenario_index():
    """X-B19, AK-253: a match that ends 3-1 gives an index of 75 and 25."""
    event = next_round(event_of(*"AB")).with_result(1, 1, [Showing(1, 3), Showing(2, 1)])
    assert [index_of(event.meetings[0], number) for number in event.meetings[0].players] == [75, 25]


@pytest.mark.parametrize(
    ("own", "other", "index"),
    [(3, 2, 60), (2, 3, 40), (1, 0, 100), (0, 1, 0), (1, 7, 13), (7, 1, 88), (0, 0, 50), (1, 2, 33), (2, 1, 67)],
)
def test_ak253_the_index_is_rounded_half_up_and_is_50_without_points(own, other, index):
    assert scenario_index(own, own + other) == index


def test_ak251_six_three_one_and_the_objective():
    event = next_round(event_of(*"AB"))
    a, b = event.meetings[0].players
    won = event.with_result(1, 1, [Showing(1, 3, objective="O03", achieved=True), Showing(2, 2, objective="O10")])
    assert [won.victory_points(won.meetings[0], number) for number in (a, b)] == [6 + 2 + 1, 1]
    lost = event.with_result(
        1, 1, [Showing(2, 1, objective="O03", achieved=True), Showing(1, 3, objective="O10", achieved=True)]
    )
    assert [lost.victory_points(lost.meetings[0], number) for number in (a, b)] == [1 + 2, 6 + 2]
    drawn = event.with_result(1, 1, [Showing(1, 2, objective="O03", achieved=True), Showing(1, 2)])
    assert [drawn.victory_points(drawn.meetings[0], number) for number in (a, b)] == [3 + 2, 3]  # AK-R69: no bonus


def test_ak250_an_objective_is_used_once():
    event = next_round(event_of(*"ABCD"))
    first = event.meetings[0]
    event = event.with_result(1, 1, [Showing(1, objective="O01"), Showing(2, objective="O02")])
    event = event.with_result(1, 1, [Showing(1, objective="O01"), Showing(2, objective="O01")])  # corrected: not used twice
    event = next_round(event.with_result(1, 2, [Showing(1), Showing(2)]))
    again = next(meeting for meeting in event.meetings if meeting.round == 2 and first.players[0] in meeting.players)
    shown = [Showing(1, objective="O01" if number == first.players[0] else "") for number in again.players]
    with pytest.raises(BadEvent, match="AK-250: . has used O01 already"):
        event.with_result(2, again.board, shown)
    assert "O01" not in [card.id for card in event.unused(first.players[0])]
    with refused("no-such-objective"):
        event.with_result(2, again.board, [Showing(1, objective="O99"), Showing(2)])


def test_ak250_an_objective_that_a_match_brings_a_second_time_counts_for_nothing():
    event = entered(next_round(event_of(*"ABCD")), A_WINS)
    first = event.meetings[0].players[0]
    event = event.with_result(1, 1, [Showing(1, objective="O01"), Showing(2)])
    event = next_round(event)
    again = next(meeting for meeting in event.meetings if meeting.round == 2 and first in meeting.players)
    shown = event.counted(again, [Showing(1, 2, 0, "O01", True), Showing(1, 2, 0, "O01", True)])
    assert [one.objective for one in shown] == ["" if number == first else "O01" for number in again.players]
    assert event.with_result(2, again.board, shown).used(first) == ["O01"]


def test_ak252_equal_points_are_parted_by_the_index_then_as_the_organiser_orders():
    event = next_round(event_of(*"ABCD", ties=("index", "wins")))
    event = event.with_result(1, 1, [Showing(1, 3), Showing(2, 2)]).with_result(1, 2, [Showing(1, 3), Showing(2, 0)])
    (a, b), (c, d) = (meeting.players for meeting in event.meetings)
    assert [row.player.number for row in standings(event)] == [c, a, b, d]
    assert [row.ties["index"] for row in standings(event)] == [100, 60, 40, 0]
    assert [row.place for row in standings(event)] == [1, 2, 3, 4]


def test_the_leaders_are_those_of_the_first_place():
    for event in (tied_three(), event_of(*"AB", ties=("wins",)), entered(next_round(event_of(*"ABCD")), A_WINS, (3, 1))):
        assert leaders(event) == [row.player for row in standings(event) if row.place == 1]
    assert leaders(new_event("tournament", "alkemy", "Cup", seed=1)) == []


def test_whoever_nothing_parts_shares_a_place():
    event = entered(next_round(event_of(*"ABCD", ties=("wins",))), A_WINS, (2, 1))
    assert [row.place for row in standings(event)] == [1, 1, 3, 3]


def test_ak254_the_lot_parts_at_last_and_stays_drawn():
    event = entered(next_round(event_of(*"ABCD")), DRAW, (2, 2))
    assert [row.place for row in standings(event)] == [1, 2, 3, 4]
    assert standings(event) == standings(event)
    other = new_event("tournament", "alkemy", "Cup", seed=8)
    for name in "ABCD":
        other = other.with_player(name)
    orders = {tuple(row.player.name for row in standings(one)) for one in (event, entered(next_round(other), DRAW, (2, 2)))}
    assert len(orders) == 2


def tied_three():
    """A beats B, B beats C, C beats A by more; D loses to everybody: a league whose first three have 13 points each."""
    event = event_of(*"ABCD", kind="league", ties=("direct", "losses"))
    winners = {frozenset("AB"): "A", frozenset("BC"): "B", frozenset("AC"): "C"}
    for _ in range(3):
        event = next_round(event)
        for meeting in event.open_meetings:
            names = [event.player(number).name for number in meeting.players]
            winner = winners.get(frozenset(names), next(name for name in names if name != "D"))
            shown = [Showing(1, 3, 0) if name == winner else Showing(2, 1, 2 if name == "A" else 1) for name in names]
            event = event.with_result(meeting.round, meeting.board, shown)
    return event


def test_tie_breaks_among_equals_and_by_losses():
    rows = standings(tied_three())
    assert [row.points for row in rows] == [13, 13, 13, 3]
    assert [row.ties["direct"] for row in rows][:3] == [7, 7, 7]
    assert [row.player.name for row in rows] == ["B", "C", "A", "D"]
    assert [row.place for row in rows] == [1, 1, 3, 4]


def test_opponents_points_count_everybody_met():
    event = entered(next_round(event_of(*"ABCD", ties=("opponents",))), A_WINS)
    event = entered(next_round(event), A_WINS)
    for row in standings(event):
        met = [other for meeting in event.meetings_of(row.player.number) for other in meeting.players]
        total = sum(one.points for one in standings(event) for number in met if one.player.number == number)
        assert row.ties["opponents"] == total - 2 * row.points


def test_a_bye_is_a_win_without_scenario_points():
    event = next_round(event_of(*"ABC"))
    row = next(row for row in standings(event) if row.byes)
    assert (row.points, row.ties["index"], row.wins, row.played) == (6, 50, 0, 0)


def test_painting_is_a_tie_break_of_the_book():
    event = event_of(*"AB", ties=("painting",)).with_painting("B", 9)
    assert [row.player.name for row in standings(event)] == ["B", "A"]


@pytest.mark.parametrize("slug", slugs())
def test_every_tie_break_that_a_game_offers_has_its_words_and_its_value(slug):
    offered = organised_of(find(slug)).tie_breaks
    assert set(TIES) <= set(offered) <= VALUES.keys()
    for language in LANGUAGES:
        w = words_of(find(slug), language)
        told = [w(f"tie-{tie}") for tie in offered] + [w(f"tie-{tie}-line") for tie in offered]
        assert len(set(told)) == len(told)


@pytest.mark.parametrize("what", COUNTS)
def test_what_only_alkemy_counts_is_no_tie_break_of_another_game(what):
    assert event_of("A", ties=(what,)).ties == (what,)
    with refused("no-such-tie"):
        event_of("A", game="alchemist", ties=(what,))


def test_what_only_alkemy_counts_is_entered_nowhere_else():
    for game in ("alkemy", "alchemist"):
        event = next_round(event_of(*"AB", game=game))
        results = [Showing(1, 9, 2), Showing(2, 7)]
        if game == "alkemy":
            event.with_painting("A", 3).with_result(1, 1, results).with_player("C", painting=1)
            continue
        for deed in (
            lambda event: event.with_painting("A", 3),
            lambda event: event.with_player("C", painting=1),
            lambda event, results=results: event.with_result(1, 1, results),
        ):
            with refused("no-such-column"):
                deed(event)
        event.with_painting("A", 0).with_result(1, 1, [Showing(1, 9), Showing(2, 7)]).with_player("C")


def test_results_have_the_columns_that_the_game_counts():
    heads = {
        game: results_csv(entered(next_round(event_of(*"AB", game=game)), A_WINS, (9, 7))).splitlines()[:2]
        for game in ("alkemy", "alchemist")
    }
    assert heads["alkemy"][0] == "round,table,player,place,scenario,losses,objective,achieved,points,index,match"
    assert heads["alchemist"][0] == "round,table,player,place,score,points,index,match"
    assert heads["alkemy"][1].endswith(",1,9,0,,0,6,56,")
    assert heads["alchemist"][1].endswith(",1,9,3,56,")


def test_events_speak_of_scenarios_and_figures_in_alkemy_alone():
    for language, alkemys in (("en", "Scenario index"), ("fr", "Indice scénario")):
        assert alkemys in page(event_of(*"AB", ties=("index",)), language)
        assert alkemys not in page(event_of(*"AB", game="alchemist", ties=("index",)), language)


@pytest.mark.parametrize(
    ("brought", "wrong"), [({"counts": ("losses", "honour")}, "honour"), ({"ties": ("painting",)}, "painting")]
)
def test_a_game_that_counts_what_nobody_knows_is_told_so(monkeypatch, brought, wrong):
    game = find("alkemy")
    monkeypatch.setattr(organised, "part", lambda game, name: SimpleNamespace(ORGANISED=Organised(**brought)))
    with pytest.raises(BadGame, match=f"organised.py: {wrong!r} is not counted in events"):
        organised_of.__wrapped__(game)


# Corrections, leaving, the end


def test_a_result_is_corrected_until_the_next_round_is_paired():
    event = entered(next_round(event_of(*"ABCD")), A_WINS)
    event = entered(next_round(event.with_result(1, 1, [Showing(2), Showing(1)])), DRAW)
    with pytest.raises(BadEvent, match="can no longer be corrected: round 2 is paired"):
        event.with_result(1, 1, [Showing(1), Showing(2)])
    assert event.with_result(2, 1, [Showing(1), Showing(2)]).meetings[2].results[0].place == 1


def test_a_round_waits_for_all_results():
    event = next_round(event_of(*"ABCD"))
    with pytest.raises(BadEvent, match="the result of table 1, 2 is missing"):
        next_round(event)


def test_whoever_leaves_is_paired_no_more_and_keeps_the_results():
    event = next_round(event_of(*"ABCD"))
    with refused("drop-later"):
        event.dropped("A")
    event = entered(event, A_WINS).dropped("A")
    assert len([m for m in next_round(event).meetings if m.round == 2 and 1 in m.players]) == 0
    assert {row.player.name for row in standings(event)} == set("ABCD")
    assert not event.back("A").player("A").dropped
    assert [player.name for player in event_of(*"ABC").dropped("B").players] == ["A", "C"]


def test_a_round_is_taken_back_while_nothing_was_entered():
    event = next_round(event_of(*"ABCD"))
    assert event.unpaired() == event_of(*"ABCD")
    with refused("round-begun"):
        event.with_result(1, 1, [Showing(1), Showing(2)]).unpaired()
    with refused("nothing-paired"):
        event_of().unpaired()


def test_the_end_is_final():
    event = entered(next_round(event_of(*"AB", rounds=1)), A_WINS)
    with refused("all-rounds"):
        next_round(event, rematches=True)
    event = event.closed()
    for deed in (
        next_round,
        lambda one: one.with_player("C"),
        lambda one: one.with_result(1, 1, []),
        lambda one: one.closed(),
    ):
        with refused("closed"):
            deed(event)
    with refused("results-missing"):
        next_round(event_of(*"AB")).closed()


@pytest.mark.parametrize(
    ("results", "code"),
    [
        ([Showing(1)], "one-result-each"),
        ([Showing(2), Showing(2)], "odd-places"),
        ([Showing(1), Showing(3)], "odd-places"),
        ([Showing(1, -1), Showing(2)], "bad-number"),
        ([Showing(1, 10**9), Showing(2)], "bad-number"),
        ([Showing(1, achieved=True), Showing(2)], "achieved-what"),
    ],
)
def test_results_that_cannot_be_are_refused(results, code):
    with refused(code):
        next_round(event_of(*"AB")).with_result(1, 1, results)


@pytest.mark.parametrize(
    ("how", "code"),
    [
        ({"kind": "duel"}, "no-such-kind"),
        ({"ties": ("beauty",)}, "no-such-tie"),
        ({"ties": ("wins", "wins")}, "tie-twice"),
        ({"points": (1, 3, 6)}, "bad-points"),
        ({"points": (6, 3)}, "bad-points"),
        ({"rounds": -1}, "bad-rounds"),
        ({"seed": -1}, "bad-seed"),
        ({"game": "ars_alchimia", "seats": 1}, "one-alone"),
        ({"name": " \n"}, "bad-name"),
    ],
)
def test_events_that_cannot_be_are_refused(how, code):
    with refused(code):
        new_event(**{"kind": "tournament", "game": "alkemy", "name": "Cup", "seed": 1, **how})


def test_other_things_that_are_refused():
    with pytest.raises(BadSettings, match="no option"):
        new_event("tournament", "alkemy", "Cup", seed=1, options={"colour": "red"})
    with refused("league-of-two"):
        new_event("league", "ars_mysteriorum", "Cup", seed=1)
    with refused("name-taken"):
        event_of("Ann").with_player("ann")
    with refused("no-troops"):
        event_of(game="alchemist").with_player("Zoe", troop="cobra-200")
    with refused("too-few"):
        next_round(event_of("Ann"))
    with refused("bye-has-none"):
        next_round(event_of(*"ABC")).with_result(1, 2, [Showing(1)])
    with refused("bad-number"):
        event_of("Ann").with_painting("Ann", -1)
    with pytest.raises(BadEvent, match="Did you mean 'Zosime'"):
        event_of("Zosime").player("Zosine")


def test_a_name_comes_before_a_number():
    event = event_of("Ann", "1", "zoe")
    assert [event.player(who).number for who in ("1", 1, "2", "ZOE", "3")] == [2, 1, 2, 3, 3]
    assert new_event("campaign", "ars_alchimia", "Cup", seed=1).seats == 2


# Bots


def test_bots_play_a_round_and_play_it_alike_again():
    event = next_round(event_of(*"ABCD", game="alchemist"))
    played = play_round(event, "random", compiled=False)
    assert not played.open_meetings
    assert played == play_round(event, "random", compiled=False)
    assert all(shown.scenario > 0 for meeting in played.meetings for shown in meeting.results)


def test_both_languages_say_the_same_things():
    both = [set(words(language).bundle._messages) for language in ("en", "fr")]
    assert both[0] == both[1]

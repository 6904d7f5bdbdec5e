"""Levels on one scale: who still has to meet, what ratings follow, and what a table makes of them."""

import json

import pytest

import athanor
from athanor.bots import make
from athanor.kernel.game import find, slugs
from athanor.lab.ladder import FILE, Ladder, Met, Rating, climbed, ladder_of, meet, missing, rated
from athanor.table.levels import LEVELS, bots_of, level_of, ratings_of, spec_of
from athanor.table.server import create_app
from athanor.table.settings import Limits

from . import conftest  # noqa: F401  the shelves
from .test_cli import run
from .test_table import Guest, settings

RATED = [slug for slug in slugs() if (find(slug).folder / FILE).is_file()]


def test_a_rating_tells_how_often_one_beats_another():
    """Ten of eleven are 400 points; of nothing but defeats something finite is made."""
    first, second = rated(["a", "b"], [Met("a", "b", 10_999, 9_999.5)])
    assert (first, second.rating) == (Rating("a", 1000, 1000, 1000), 1400)
    assert second.low < 1400 < second.high
    assert 1400 < rated(["a", "b"], [Met("a", "b", 60, 60)])[1].rating < 2500


def test_ratings_agree_where_all_have_met():
    found = rated(["a", "b", "c"], [Met("a", "b", 999, 759.5), Met("b", "c", 999, 759.5), Met("a", "c", 999, 908.6)])
    assert [one.rating for one in found] == [1000, pytest.approx(1200, abs=3), pytest.approx(1400, abs=3)]


def test_neighbours_meet_and_those_two_steps_apart():
    bots = ["a", "b", "c", "d"]
    assert [(one.one, one.other, one.matches) for one in missing(bots, [Met("a", "b", 10, 4), Met("a", "c", 4, 2)], 10)] == [
        ("a", "c", 6), ("b", "c", 10), ("b", "d", 10), ("c", "d", 10),
    ]  # fmt: skip


def test_what_a_bot_played_that_has_no_step_any_more_is_forgotten():
    found = climbed({"novice": "a", "master": "c"}, "x", 2, [Met("a", "b", 9, 5), Met("a", "c", 9, 6)])
    assert found.met == [Met("a", "c", 9, 6)]
    assert [*found.ratings] == ["novice", "master"]


def test_at_a_larger_table_the_second_is_ahead_of_a_given_rival():
    found = meet("sealed", Met("random", "greedy:2", 6, 0), 3, 1, 1)
    assert found.matches == 6
    assert 0 <= found.wins <= 6


def test_a_ladder_is_kept_in_the_game_s_folder(tmp_path):
    path = tmp_path / FILE
    ladder = climbed({"novice": "a", "master": "c"}, "athanor ladder x", 2, [Met("a", "c", 9, 6)])
    ladder.save(path)
    kept = json.loads(path.read_text(encoding="utf-8"))
    assert kept["command"] == "athanor ladder x"
    assert [*tmp_path.iterdir()] == [path]
    assert Ladder(kept["bots"], kept["command"], 2, [Met(**one) for one in kept["met"]], ladder.ratings) == ladder


@pytest.mark.parametrize("slug", RATED)
def test_the_levels_of_a_game_were_rated_as_it_says(slug):
    """Its results give its ratings, its levels rise, and the stronger of two neighbours wins 65 to 85 of a hundred, as far as the
    matches tell."""
    ladder = ladder_of(find(slug))
    assert ladder is not None
    assert [*ladder.bots] == [*LEVELS]
    assert climbed(ladder.bots, ladder.command, ladder.seats, ladder.met) == ladder
    ratings = [one.rating for one in ladder.ratings.values()]
    assert ratings == sorted(ratings)
    assert ladder.command.startswith(f"athanor lab ladder {slug} ")


def test_a_table_takes_the_bots_of_the_game_s_own_levels():
    assert bots_of("sealed") == LEVELS
    assert ratings_of("sealed") == {}
    for slug in RATED:
        for level, spec in bots_of(slug).items():
            assert spec_of(level, Limits(), slug) == spec
            assert level_of(spec, slug) == level
    assert level_of(LEVELS["master"], "alchemist") == "master"  # a table that was laid before


def test_whoever_chooses_a_level_reads_its_rating(tmp_path):
    me = Guest(create_app(settings(tmp_path)))
    page = me.client.get("/new/alchemist", headers=me.headers).text
    for rating in ratings_of("alchemist").values():
        assert str(rating) in page


def test_ladder_refuses_in_a_sentence():
    assert "no level 'wizard'" in run("ladder", "sealed", "--bot", "wizard=random", code=2)
    assert "same bot" in run("ladder", "sealed", "--bot", "master=dabbler", code=2)


def test_a_beginner_takes_what_brings_most_points_at_once():
    match = athanor.start("alchemist", seats=2, seed=4)
    bot = make("beginner")
    for line in range(30):
        seat = match.to_act()[0]
        before = match.scores()[seat][0]
        thought = bot.think(match.view(seat), luck=line)
        assert thought.action in match.legal(seat)
        assert thought == bot.think(match.view(seat), luck=line)
        after = {action: match.clone().play(action, seat).scores()[seat][0] - before for action in match.legal(seat)}
        if not match.open and all(not match.clone().play(action, seat).open for action in after):
            assert after[thought.action] == max(after.values())
        match.play(thought.action, seat)


def test_a_pupil_of_a_search_follows_it_the_less_the_hotter():
    """Where nobody has trained a champion a search plays, and no pupil plays as well."""
    view = athanor.start("connect_four", seats=2, seed=1, compiled=False).view(0)
    thoughts = [make(spec).think(view, luck=1) for spec in ("champion", *["pupil:1"] * 2)]
    assert all(one.says == "champion-untrained" for one in thoughts)
    best = thoughts[0].action
    assert [one.action for one in thoughts[1:]] == [best, best]
    assert {make("pupil:60").think(view, luck).action for luck in range(12)} > {best}


def test_a_pupil_follows_its_champion_the_less_the_hotter():
    match = athanor.start("alchemist", seats=2, seed=4, compiled=False)
    view = match.view(match.to_act()[0])
    best = make("champion").think(view, 1).action
    sure, unsure = (
        sum(make(spec).think(view, luck).action == best for luck in range(60)) for spec in ("pupil:2", "pupil:200")
    )
    assert sure > 50 > 30 > unsure
    with pytest.raises(athanor.BadSettings, match="temperature"):
        make("pupil")

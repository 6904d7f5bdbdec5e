"""Watchers look on while bots play, change nothing, and name what they count in both languages."""

import json
from dataclasses import replace

import pytest

from athanor.kernel.box import standard_box
from athanor.kernel.game import LANGUAGES, find, slugs
from athanor.kernel.texts import Texts
from athanor.kernel.watching import watcher_of
from athanor.lab.plan import Plan, play_one

MORE = {"alkemy": {"competitive": "on", "command": "on"}}  # options that let a watcher see more


def watched(slug, players=("greedy:1",), **options):
    seats = max(2, find(slug).seats[0])
    return Plan(slug, players * seats, 1, 5, {**MORE.get(slug, {}), **options}, watched=True)


@pytest.fixture(scope="module")
def seen():
    """One match of each game, watched."""
    return {slug: play_one(watched(slug), 0) for slug in slugs() if watcher_of(find(slug))}


def test_every_game_has_a_watcher(seen):
    assert {"alchemist", "alkemy", "ars_alchimia", "ars_mysteriorum", "materia_prima"} <= {*seen}


def test_a_watcher_tells_of_every_seat_and_names_all_of_it_in_both_languages(seen):
    for slug, row in seen.items():
        found, game = row.watched, find(slug)
        assert len(found.seats) == len(found.things) == len(row.players)
        assert len({frozenset(columns) for columns in found.seats}) == len({frozenset(kinds) for kinds in found.things}) == 1
        for language in LANGUAGES:
            texts = Texts(game, standard_box(game), language)
            for name in (*found.match, *found.seats[0], *found.things[0]):
                assert texts.say(f"watch-{name}")
        assert json.loads(json.dumps(vars(found))) == vars(found)  # plain numbers and words, that any file can keep


def test_the_same_match_is_played_unwatched():
    plan = replace(watched("ars_alchimia", ("random",)), transcripts=True)
    with_it, without = play_one(plan, 0), play_one(replace(plan, watched=False), 0)
    assert with_it.transcript == without.transcript != ""
    assert with_it.watched != without.watched


def test_things_are_named_by_the_box(seen):
    for slug, row in seen.items():
        ids = {id for table in standard_box(find(slug)).vocabulary.values() for id in table}
        for things in row.watched.things:
            for kind, counts in things.items():
                assert kind == "place" or {*counts} <= ids, (slug, kind)
                assert all(count > 0 for count in counts.values())


def test_alkemy_tells_of_every_objective_whether_it_is_reached_chosen_or_not(seen):
    row = seen["alkemy"]
    for columns, things in zip(row.watched.seats, row.watched.things, strict=True):
        (chosen,) = things["secret"]
        assert (columns["victory_points"] > 6) <= (chosen in things["reached"])
        assert ("O01" in things["reached"]) == (columns["lost"] == 0)  # the Shield-Corps loses nobody


def test_ars_alchimia_counts_its_orders(seen):
    for columns, things in zip(seen["ars_alchimia"].watched.seats, seen["ars_alchimia"].watched.things, strict=True):
        assert sum(things["atelier"].values()) == 1
        assert all(columns[f"points_{level}"] >= columns[f"orders_{level}"] for level in "ABC")

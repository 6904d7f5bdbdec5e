"""Analysis: curves, what cost most and why, accuracy; fair, and by whoever knows the game."""

import json
from functools import lru_cache
from threading import current_thread

import pytest

import athanor
from athanor.analysis import Analysis, Reason, analyse
from athanor.analysis.advice import advice, sentences, some_of
from athanor.analysis.analyse import as_json, differences, in_names, reasons
from athanor.analysis.judges import ByChampion, ByPlayouts, Outlook, judge_of
from athanor.analysis.words import words
from athanor.bots import Candidate, make
from athanor.kernel.errors import BadSettings
from athanor.kernel.game import LANGUAGES, find
from athanor.lab.simulate import play_out
from athanor.table.archive import Past
from athanor.table.pages import invited
from athanor.table.server import create_app

from . import conftest  # noqa: F401  the shelves
from .test_cli import run
from .test_table import Guest, settings


@lru_cache(maxsize=2)
def played(slug="alchemist", *bots):
    match = athanor.start(slug, seats=len(bots), seed=5, compiled=slug == "alchemist")
    play_out(match, [make(bot) for bot in bots])
    return match


@lru_cache(maxsize=1)
def looked_through() -> Analysis:
    return analyse(played("alchemist", "champion", "random"))


def test_there_is_a_chance_for_each_seat_after_each_line():
    match, found = played("alchemist", "champion", "random"), looked_through()
    assert found.by == "champion"
    for curve in (found.fair, found.known):
        assert len(curve) == len(match.lines) + 1
        assert all(len(row) == 2 and all(0 <= chance <= 1 for chance in row) for row in curve)
        assert curve[-1] == [1, 0]
    assert found.fair[len(match.lines) * 3 // 4][0] > 0.9  # the champion was far ahead


def test_the_mistakes_are_found_where_they_were_made():
    match, found = played("alchemist", "champion", "random"), looked_through()
    assert found.accuracy[0] > found.accuracy[1]
    assert found.moments
    assert {one.seat for one in found.moments} == {1}
    assert [one.cost for one in found.moments] == sorted((one.cost for one in found.moments), reverse=True)
    for one in found.moments:
        assert match.lines[one.line - 1] == (match.lines[one.line - 1].__class__(one.seat, one.played))
        then = match.anew()
        for line in match.lines[: one.line - 1]:
            then.play(line.action, line.seat)
        assert {one.played, one.better} <= {*then.legal(one.seat)}
        assert one.better != one.played
        assert one.best[0] == (one.seat, one.better)


def test_a_seat_is_judged_by_what_it_knew():
    """Worlds that a seat cannot tell apart give it the same chances, and weigh its choice alike."""
    match = athanor.start("alchemist", seats=3, seed=2)
    for _ in range(12):
        match.play(make("champion").think(match.view(match.to_act()[0]), 1).action)
    seat = match.to_act()[0]
    view, judge = match.view(seat), judge_of(match.view(-1))
    worlds = [view.imagined(luck).seen_by(seat) for luck in (1, 2)]
    one, two = (judge.weigh(world, view.legal()[0], 4) for world in worlds)
    assert one == two
    for other in range(3):
        seen = match.view(other)
        same = [judge.chances(seen.imagined(luck).seen_by(other), other, 4) for luck in (1, 2)]
        assert same[0] == same[1] == judge.chances(seen, other, 4)


def test_the_truth_holds_no_luck_to_come():
    match = athanor.start("alchemist", seats=2, seed=2)
    assert match.whole().state.rng == 0
    assert match.whole().state.bag == match.state.bag


def test_reasons_are_what_differs_most():
    better, was = Outlook([0.6, 0.4], [50, 40], [5, 5]), Outlook([0.4, 0.6], [47, 49], [5, 5])
    assert reasons(0, better, was) == [Reason("why-denies", 9, 1), Reason("why-points", 3)]
    assert reasons(0, Outlook([0.6, 0.4], [50, 40], [2, 5]), Outlook([0.4, 0.6], [50, 40], [9, 5])) == [Reason("why-safer")]
    assert reasons(0, was, was) == [Reason("why-later")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_told_in_words(language):
    found = looked_through()
    told = as_json(found, language)
    assert json.loads(json.dumps(told)) == told
    for one in told["moments"]:
        assert one["why"]
        assert all(sentence.endswith(".") for sentence in one["why"])
        assert one["better"]["text"] != one["played"]["text"]
    assert words(language)("why-points", points=1, seat="")[-1] == "."
    svg = found.picture(language)
    assert svg.startswith("<svg")
    assert svg != found.picture(language, known=True)
    assert found._repr_svg_() == found.picture("en")


def test_where_nobody_trained_a_champion_playouts_judge():
    match = played("sealed", "random", "random")
    assert isinstance(judge_of(match.view(-1)), ByPlayouts)
    assert isinstance(judge_of(played("alchemist", "champion", "random").view(-1)), ByChampion)
    found = analyse(match)
    assert found.by == "search"
    assert len(found.fair) == len(match.lines) + 1
    assert sum(found.fair[-1]) == pytest.approx(1)


def test_only_what_has_ended_is_analysed():
    match = athanor.start("sealed", seats=2, seed=1, compiled=False)
    with pytest.raises(BadSettings, match="not over"):
        analyse(match)
    assert analyse(match.play("bid 1", 0), winners=[1]).fair[-1] == [0, 1]


def test_a_transcript_is_analysed_on_the_command_line(tmp_path):
    file, picture = tmp_path / "match.txt", tmp_path / "curve.svg"
    file.write_text(played("alchemist", "champion", "random").transcript(), encoding="utf-8")
    said = run("analyse", str(file), "--to", str(picture))
    assert "Judged by the champion." in said
    assert "% of the chance to win" in said
    assert picture.read_text(encoding="utf-8").startswith("<svg")
    assert "Jugé par le champion." in run("analyse", str(file), "--lang", "fr")
    assert json.loads(run("analyse", str(file), "--json")) == json.loads(json.dumps(as_json(looked_through(), "en")))


@pytest.mark.parametrize(("language", "words"), [("en", "What cost most"), ("fr", "Ce qui a coûté le plus")])
def test_a_table_analyses_matches_that_are_over_and_no_others(tmp_path, language, words):
    app = create_app(settings(tmp_path))
    me = Guest(app, language=language)
    table = me.table("me", "random", game="sealed")["id"]
    assert me.get(f"/api/matches/{table}/analysis", status=409)["code"] == "not-over"
    assert me.client.get(f"/m/{table}/analysis", headers=me.headers).status_code == 409
    me.post(f"/api/matches/{table}/resign", seat=0)
    found = me.get(f"/api/matches/{table}/analysis")
    assert found["by"] == "search"
    assert found["fair"][-1] == [0, 1]
    page = me.client.get(f"/m/{table}/analysis", headers=me.headers)
    assert page.status_code == 200
    assert words in page.text
    assert page.text.count('class="chart wide"') == 2
    assert 'id="analyse"' in me.client.get(f"/m/{table}", headers=me.headers).text


def test_an_analysis_takes_no_thread_of_those_who_answer(tmp_path, monkeypatch):
    """It is made in a lane of its own, once; whoever comes later takes what is there."""
    threads, analysed = [], Past._analyse

    def watched(past):
        threads.append(current_thread().name)
        return analysed(past)

    monkeypatch.setattr(Past, "_analyse", watched)
    me = Guest(create_app(settings(tmp_path)))
    table = me.table("me", "random", game="sealed")["id"]
    me.post(f"/api/matches/{table}/resign", seat=0)
    for _ in range(2):
        assert me.get(f"/api/matches/{table}/analysis")["by"] == "search"
    assert me.client.get(f"/m/{table}/analysis", headers=me.headers).status_code == 200
    assert threads == ["analyses 0"]


def test_what_few_tries_may_show_by_chance_is_no_difference():
    better, played = Outlook([0.6, 0.4], [24, 10], [8, 8]), Outlook([0.5, 0.5], [20, 10], [8, 8])
    assert differences(0, better, played, tries=16) == []
    assert [one.message for one in differences(0, better, played, tries=64)] == ["why-points"]


def test_advice_tells_the_reasons_of_what_is_plainly_better():
    """Nine points for two cubes are better than most of what else may be done."""
    match = athanor.start("alchemist", seats=2, seed=5)
    for line in played("alchemist", "champion", "random").lines[:24]:
        match.play(line.action, line.seat)
    view = match.view(match.to_act()[0])
    best = make("champion:64").think(view, 3).candidates[0]
    found = advice(view, [best.action], 7)
    assert len(found) == 1
    assert {one.message for one in found[0]} <= {"why-points", "why-denies", "why-safer"}
    assert some_of(range(10), [0, 1]) == [2, 4, 6, 8]


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_how_sure_it_is_and_why(language):
    texts = athanor.start("alchemist", seats=2, seed=5, compiled=False).texts(language)
    clear, close = [Candidate(1, 9, 0.62), Candidate(2, 9, 0.41)], [Candidate(1, 9, 0.62), Candidate(2, 9, 0.61)]
    first = sentences(clear, 0, [Reason("why-points", 4.2)], texts)
    assert len(first) == 2
    assert "62" in first[0]
    assert "4" in first[1]
    assert len(sentences(clear, 0, [], texts)) == 2  # what it leads to is better
    assert len(sentences(close, 0, [], texts)) == len(sentences(close, 1, [], texts)) == 1
    assert (
        len({sentences(clear, 0, [], texts)[0], sentences(close, 0, [], texts)[0], sentences(close[:1], 0, [], texts)[0]})
        == 3
    )


def test_a_line_of_play_names_what_lies_there_and_ends_where_luck_goes_on():
    """Not "Second location", but what lies on it; an order that is only turned up on the way has no name yet."""
    match = athanor.start("ars_alchimia", seats=3, seed=7, compiled=False)
    seat = match.to_act()[0]
    view, texts = match.view(seat), match.texts("en")
    first = next(one for one in view.legal() if match.notation(one).startswith("go ORD"))
    send = match.read("send 1")
    told = in_names(view, [(seat, first), (seat, send)], texts)
    assert [text for _, _, text in told] == [texts.action(first, view.state), told[1][2]]
    assert texts.action(first, view.state).removeprefix("Send workers to ") in told[1][2]
    assert in_names(view, [(seat, send)], texts) == []  # nobody has said where to
    assert in_names(view, [(seat, first), (seat, first)], texts) == told[:1]


def test_friends_are_invited_to_more_than_one_seat():
    assert [invited(find(slug)) for slug in ("alchemist", "ars_alchimia")] == [2, 3]

"""Runs that are kept and go on, what stands out in them, dials of the box, and the reports."""

import csv
import io
import json
import re
from dataclasses import replace

import pytest
from click.testing import CliRunner

import athanor
from athanor.cli import main
from athanor.kernel.box import standard_box
from athanor.kernel.game import find
from athanor.kernel.watching import Watched
from athanor.lab import report
from athanor.lab.balance import columns, compare, fared, holm, kinds
from athanor.lab.dials import AS_IT_IS, turned, variants
from athanor.lab.executors import threads
from athanor.lab.kept import Kept, play_all
from athanor.lab.plan import Plan, Played, cut
from athanor.lab.rows import match_rows, seat_rows, thing_rows

PLAN = Plan("alchemist", ("random", "random"), 60, 3, {}, watched=True)
BOX = standard_box(find("alchemist"))


@pytest.fixture(scope="module")
def rows():
    return play_all([PLAN], threads(1))


def won_by(winner, things, seats=2):
    """A match that a seat wins, in which seats have these things."""
    places = [1 if seat == winner else 2 for seat in range(seats)]
    seen = Watched({"rounds": 7 + winner}, [{} for _ in things], [{"card": {name: 1}} for name in things])
    return Played(0, 1, ["greedy"] * seats, ["go"] * seats, [], [3 - place for place in places], places, 9, 1, "b", "", seen)


def run(*words, code=0):
    result = CliRunner().invoke(main, ["lab", *map(str, words)])
    assert result.exit_code == code, result.output
    return result.output


def test_a_row_a_match_a_seat_and_a_thing(rows):
    matches, seats, things = (list(make(rows)) for make in (match_rows, seat_rows, thing_rows))
    assert (len(matches), len(seats)) == (60, 120)
    assert {row["rounds"] for row in matches} != {0}
    for row in (*matches, *seats, *things):
        assert row["seed"]
        assert (row["edition"], row["box"]) == (find("alchemist").edition, BOX.digest)
    openings = [row for row in things if row["kind"] == "opening"]
    assert len(openings) == 120
    assert all(re.match("create |copy |take |draw|pass", row["name"]) for row in openings)
    assert sum(row["won"] for row in seats) == 60
    assert sum(row["lead"] for row in seats) == pytest.approx(0)


def test_a_run_that_was_interrupted_goes_on(tmp_path, rows):
    kept, pieces = Kept(tmp_path), cut(PLAN)
    kept.begin([PLAN])

    def breaks_off(some):
        for k, done in enumerate(threads(1)(some)):
            if k == 3:
                raise KeyboardInterrupt
            yield done

    with pytest.raises(KeyboardInterrupt):
        play_all([PLAN], breaks_off, kept=kept)
    assert sum(map(kept.has, pieces)) == 3
    asked = []

    def counts(some):
        asked.extend(some)
        return threads(1)(some)

    kept.begin([PLAN], resume=True)
    assert play_all([PLAN], counts, kept=kept) == rows == kept.rows()
    assert len(asked) == len(pieces) - 3
    assert kept.finish(rows) == {"matches.parquet": 60, "seats.parquet": 120, "things.parquet": len(list(thing_rows(rows)))}


@pytest.mark.parametrize(
    ("resume", "plan", "says"),
    [(False, PLAN, "--resume goes on with it"), (True, replace(PLAN, seed=4), "another run")],
)
def test_runs_are_not_mixed(tmp_path, resume, plan, says):
    Kept(tmp_path).begin([PLAN])
    with pytest.raises(athanor.BadSettings, match=says):
        Kept(tmp_path).begin([plan], resume)


def test_what_is_not_there_cannot_go_on(tmp_path):
    with pytest.raises(athanor.BadSettings, match="no run to go on with"):
        Kept(tmp_path).begin([PLAN], resume=True)


def test_what_stands_out_comes_first():
    played = [won_by(k % 2, ["ember", "ash"] if k % 2 == 0 else ["ash", "ember"]) for k in range(30)]
    found = fared(played)
    assert {(one.kind, one.name) for one in found if one.stands_out} == {("card", "ember"), ("card", "ash")}
    first = found[0]
    assert (first.there, first.even) == (30, 0.5)
    assert [one.rate for one in found if one.name == "ember"] == [1.0]
    assert {one.rate for one in found if one.kind == "seat"} == {0.5}
    assert kinds(found) == ["seat", "opening", "card"]
    assert [one.corrected for one in found] == sorted(one.corrected for one in found)


def test_many_comparisons_are_corrected_as_holm_says():
    found = fared([won_by(0, ["ember", "ash"])] * 5)
    by_hand = holm([replace(one, p=p) for one, p in zip(found, (0.01, 0.04, 0.03), strict=False)])
    assert [one.corrected for one in by_hand] == pytest.approx([0.03, 0.06, 0.06])


def test_two_runs_are_compared_with_intervals():
    even = [won_by(k % 2, ["ember", "ash"]) for k in range(200)]
    changed = [won_by(0, ["ember", "ash"]) for _ in range(200)]
    found = {(one.kind, one.name): one for one in compare(even, changed)}
    ember = found["card", "ember"]
    assert (ember.one, ember.other, ember.stands_out) == (0.5, 1.0, True)
    assert ember.low < 0.5 < ember.high
    assert found["mean", "rounds"].difference == pytest.approx(-0.5)
    assert found["mean", "rounds"].stands_out
    assert not found["mean", "lines"].stands_out
    assert not any(one.stands_out for one in compare(even, even))


def test_columns_tell_numbers_and_words():
    played = [
        replace(won_by(0, ["a", "b"]), watched=Watched({"ended": word})) for word in ("quest", "quest", "idle", "idle")
    ]
    found = {one.name: one for one in columns(played)}
    assert found["ended"].shares == {"idle": 0.5, "quest": 0.5}
    assert found["lines"].spread == (9, 9, 9, 9, 9)


def test_a_dial_goes_over_its_values():
    found = variants(BOX, ["numbers.draw=1..3", "cauldrons.C04.name.en=The Den,The Hole"])
    assert len(found) == 7
    assert found[0] == (AS_IT_IS, BOX)
    assert found[1][0] == "numbers.draw=1, cauldrons.C04.name.en=The Den"
    assert (found[1][1].components.numbers.draw, found[1][1].name("cauldrons", 3, "en")) == (1, "The Den")
    assert [name for name, _ in variants(BOX, ["numbers.draw=2,3"])] == [AS_IT_IS, "numbers.draw=3"]  # two is as it is
    assert turned(BOX, [("setup.0.bag", "20")]).components.setup[0].bag == 20


@pytest.mark.parametrize(
    ("dial", "says"),
    [
        ("numbers.drw=2", "numbers has no 'drw'. Did you mean 'draw'?"),
        ("number.draw=2", "The box has no 'number'"),
        ("cauldrons.C44.name.en=x", "cauldrons has no 'C44'"),
        ("cauldrons.C04.produces=3", "is no single value"),
        ("numbers.draw.more=3", "has no parts"),
        ("numbers.draw=9", "numbers.draw: Input should be less than or equal to 5"),
        ("numbers.draw=two", "numbers.draw: Input should be a valid integer"),
        ("numbers.draw=4..2", "lesser number first"),
        ("numbers.draw=1..999999", "at most 200"),
        ("numbers.draw=", "KEY=VALUES"),
        ("ingredients.grey.cubes=30", "5 seats need 32 cubes of grey"),
    ],
)
def test_a_wrong_dial_is_one_sentence(dial, says):
    output = run("try", "alchemist", "--set", dial, "--matches", 1, code=2)
    assert says in output
    assert len(output.strip().splitlines()) == 1


def test_try_plays_the_same_deals_with_every_value(tmp_path):
    words = ("--seats", "random,random", "--matches", 4, "--jobs", 1, "--to", tmp_path / "run")
    output = run("try", "alchemist", "--set", "numbers.draw=2..3", *words)
    assert "numbers.draw=3, against as it is" in output
    rows = Kept(tmp_path / "run").rows()
    assert [one.variant for one in rows] == [AS_IT_IS] * 4 + ["numbers.draw=3"] * 4
    assert [one.seed for one in rows[:4]] == [one.seed for one in rows[4:]]
    assert len({one.box for one in rows}) == 2


def test_balance_watches_keeps_and_reports(tmp_path):
    words = ("alchemist", "--seats", "random,random", "--matches", 6, "--jobs", 1, "--lang", "fr")
    folder, written = tmp_path / "run", tmp_path / "matches"
    output = run("balance", *words, "--to", folder, "--watch", "--transcripts", written)
    assert "chaudron copié" in output
    assert len(list(written.glob("*.txt"))) == 6
    match = (written / "000000.txt").read_text("utf-8")
    assert "alchemist" in match
    assert 'lang="fr"' in (folder / "report.html").read_text("utf-8")
    table = list(csv.DictReader(io.StringIO((folder / "balance.csv").read_text("utf-8"))))
    assert {row["kind"] for row in table} >= {"seat", "opening", "created", "school"}
    assert "holds a run already" in run("balance", *words, "--to", folder, code=2)
    run("balance", *words, "--to", folder, "--resume", "--transcripts", written)
    page = tmp_path / "differences.html"
    assert "Rien ne diffère" in run("compare", folder, folder, "--to", page, "--lang", "fr")
    assert "<svg" in page.read_text("utf-8")
    run("compare", folder, folder, "--to", tmp_path / "differences.csv")
    assert json.loads((folder / "run.json").read_text("utf-8"))["plans"][0]["players"] == ["random", "random"]


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (("balance", "alchemist", "--seats", "random,greedy"), "between equal bots"),
        (("balance", "alchemist", "--seats", "random,random", "--watch"), "--watch needs a folder"),
        (("balance", "alchemist", "--seats", "random,random", "--resume", "--to", "a.parquet"), "--resume needs a folder"),
        (("balance", "alchemst"), "alchemst"),
        (("compare", "nowhere", "nowhere"), "holds no run"),
    ],
)
def test_a_wrong_question_is_one_sentence(words, says):
    output = run(*words, code=2)
    assert says in output
    assert len(output.strip().splitlines()) == 1


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_is_a_page_that_names_things_in_its_language(rows, language):
    text = report.page("Alchemist", report.body(rows, BOX, language), language)
    assert {"en": "place in turn order", "fr": "rang dans l’ordre du tour"}[language] in text
    assert BOX.name("cauldrons", 3, language) in text
    assert 'style="' not in text  # it may stand in a page with a strict content policy
    assert text.count("<svg") == text.count('role="img"') > 20
    both = [*rows, *(replace(one, variant="numbers.draw=3") for one in rows)]
    assert "numbers.draw=3" in report.body(both, BOX, language)

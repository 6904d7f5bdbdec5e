"""Lessons: every one of every game can be played as it is written, and everything that it tells of is there to be seen."""

import pytest

from athanor.drawing.spotlight import undrawn
from athanor.kernel.errors import BadLesson
from athanor.kernel.game import LANGUAGES, find, slugs
from athanor.kernel.lessons import Lit, faults, lesson_in, lesson_of, lessons_of, lit_of, replay, sentences_in
from athanor.kernel.match import Line

from . import conftest  # noqa: F401  the shelves
from .test_cli import run

LESSONS = [lesson for slug in slugs() for lesson in lessons_of(find(slug))]


@pytest.fixture(params=LESSONS, ids=lambda lesson: f"{lesson.game.slug}-{lesson.name}")
def lesson(request):
    return request.param


def test_a_lesson_is_played_as_written_whichever_good_answer_is_given(lesson):
    assert faults(lesson) == []


def test_what_a_lesson_lights_is_drawn_at_every_size(lesson):
    assert undrawn(lesson) == []


def test_a_lesson_is_done_and_not_only_read(lesson):
    """It ends in a match that goes on."""
    done = sum(bool(step.do) for step in lesson.steps)
    assert done * 2 > len(lesson.steps)
    match = [moment.match for moment in replay(lesson)][-1]
    assert not match.over


def test_a_lesson_of_a_game_has_ten_to_twenty_five_steps(lesson):
    """An example may be shorter."""
    assert 10 <= len(lesson.steps) <= 25 or lesson.game.slug == "connect_four"


def test_both_languages_tell_the_same_lessons():
    from .test_explained import names

    for game in {lesson.game for lesson in LESSONS}:
        told = {
            f"lesson-{one.name}{step and '-'}{step}"
            for one in lessons_of(game)
            for step in ("", *(s.name for s in one.steps))
        }
        for language in LANGUAGES:
            assert set(names(game.slug, language, "lesson-")) == told


# Where a match stands


@pytest.fixture
def first():
    return lesson_of(find("connect_four"), "first")


def drops(words):
    return [Line(k % 2, "abcdefg".index(column)) for k, column in enumerate(words)]


def test_the_lines_played_tell_the_step(first):
    standing = first.follow([])
    assert (standing.first, standing.last, standing.answering) == (0, 1, False)
    standing = first.follow(drops("d"))
    assert (standing.last, standing.answering, standing.due) == (1, True, (1, 1, (0,)))
    standing = first.follow(drops("dadaea"))
    assert (standing.first, standing.last, standing.due.actions) == (4, 4, (0,))


@pytest.mark.parametrize("answer", "cf")
def test_answers_that_are_as_good_lead_on(first, answer):
    standing = first.follow(drops(f"dadaeaad{answer}b"))
    assert (standing.first, standing.last, standing.answering, standing.due) == (6, 6, False, None)


def test_whoever_plays_otherwise_leaves_the_script(first):
    assert first.follow(drops("c")) is None
    assert first.follow(drops("db")) is None
    assert first.follow(drops("dadaeaadcb")) is not None
    assert first.follow(drops("dadaeaadcbg")) is None  # it was played to its end, and the learner has gone on


def test_a_lesson_may_begin_in_the_middle_of_a_match(tmp_path):
    path = tmp_path / "lessons" / "later.toml"
    path.parent.mkdir()
    path.write_text(GOOD.replace("minutes = 2", 'minutes = 2\nbefore = ["0: drop a", "1: drop b"]'), encoding="utf-8")
    later = lesson_in(find("connect_four"), path)
    assert [len(moment.match.lines) for moment in replay(later)] == [2, 2]
    assert [later.lines_before(step) for step in range(2)] == [2, 2]
    standing = later.follow(drops("ab"))
    assert standing is not None
    assert standing.due is not None
    assert (standing.first, standing.last, standing.answering, standing.due.step) == (0, 1, False, 1)
    assert later.follow(drops("ba")) is None


# What is wrong with a file is told in a sentence

GOOD = """seats = 2
seat = 0
seed = 1
minutes = 2
[[step]]
name = "goal"
lit = ["panel: board"]
[[step]]
name = "middle"
lit = ["board: columns d"]
do = "drop d"
then = ["1: drop a"]
"""


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (("seats = 2", "seats = two"), "this is not a TOML file"),
        (("seats = 2", "seats = 3"), "connect_four has no seat 0 of 3"),
        (("seat = 0", "seat = 2"), "connect_four has no seat 2 of 2"),
        (("minutes = 2", 'minutes = 2\noptions = { sides = "5" }'), "connect_four has no option 'sides'"),
        (('name = "middle"', 'name = "goal"'), "step goal: two steps have this name"),
        (('name = "middle"', 'name = "The Middle"'), "step[1].name"),
        (('lit = ["panel: board"]', "lit = []"), "step[0].lit"),
        (('do = "drop d"', 'do = "drop h"'), "step middle: "),
        (('do = "drop d"', 'also = ["drop d"]'), "step middle: `also` goes with `do`"),
        (('then = ["1: drop a"]', 'then = ["0: drop a"]'), "step middle: '0: drop a' is no line of another seat"),
        (('then = ["1: drop a"]', "than = []"), "step[1].than"),
        (("minutes = 2", 'minutes = 2\nbefore = ["drop a"]'), "before: 'drop a' is no line"),
        (("minutes = 2", 'minutes = 2\nbefore = ["0: drop z"]'), "before: "),
    ],
)
def test_a_bad_file_is_told_with_its_step(tmp_path, change, said):
    game = find("connect_four")
    path = tmp_path / "lessons" / "first.toml"
    path.parent.mkdir()
    path.write_text(GOOD)
    assert lesson_in(game, path).steps[1].then == ("1: drop a",)
    path.write_text(GOOD.replace(*change))
    with pytest.raises(BadLesson) as told:
        lesson_in(game, path)
    assert said in str(told.value)
    assert "lessons/first.toml" in str(told.value)


def test_lines_that_the_rules_refuse_and_sentences_that_are_missing_are_faults(tmp_path):
    path = tmp_path / "lessons" / "other.toml"
    path.parent.mkdir()
    full = "".join(
        f'then = ["1: drop a"]\n[[step]]\nname = "{name}"\nlit = ["bar"]\ndo = "drop a"\n' for name in ("x", "y", "z")
    )
    path.write_text(
        GOOD.replace(
            'then = ["1: drop a"]\n',
            full.replace('do = "drop a"\n', 'do = "drop a"\nalso = ["drop a"]\n', 1) + 'then = ["1: drop a"]\n',
        )
    )
    told = faults(lesson_in(find("connect_four"), path))
    assert any("step z: '1: drop a' cannot be played after 'drop a': CF-005" in one for one in told)
    assert any("lesson-other-goal is missing in fr." in one for one in told)


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("Drop it there.", 1),
        ("19 à 9\u202f! Et si l’on recommençait\u202f?", 2),
        ("It is worth **8**. Why? Because it is.", 3),
        ("A roll of 3.5 on average, and **more.**", 1),
        ("No end", 0),
    ],
)
def test_sentences_are_counted(text, count):
    assert sentences_in(text) == count


def test_a_step_of_too_many_sentences_is_a_fault(monkeypatch):
    monkeypatch.setattr("athanor.kernel.lessons.SENTENCES", 1)
    told = faults(lesson_of(find("connect_four"), "first"))
    assert "connect_four/lessons/first.toml: lesson-first-middle has 2 sentences in en; 1 are the most." in told
    assert any("lesson-first-stop.wrong" in one and "in fr" in one for one in told)


def test_what_is_lit_is_read_with_its_panels():
    assert lit_of("supply|shelf: bag") == Lit(("supply", "shelf"), "bag")
    assert lit_of("panel: hand") == Lit(("hand",), "")
    assert lit_of("seat 1") == Lit((), "seat 1")


def test_the_command_line_lists_and_checks_them():
    told = run("lessons", "connect_four")
    assert "first" in told
    assert "7 steps" in told
    assert "Did you mean" in run("lessons", "connect_for", code=2)

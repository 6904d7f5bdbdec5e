"""Servers that are killed, stopped and deceived about the time keep every promise; and the checker notices when they do not."""

from contextlib import nullcontext

import pytest

from tests.histories.checker import broken
from tests.histories.history import DONE, REFUSED, UNKNOWN, Deed, History, Kept
from tests.histories.run import run
from tests.postgres import postgres


@pytest.mark.parametrize(("database", "processes"), [("sqlite", 1), ("postgresql", 2)])
def test_nothing_is_lost_doubled_or_taken_back(database, processes, tmp_path):
    """As a table at home runs, and as one with many guests; `make soak` walks both databases with two processes, for minutes."""
    with postgres() if database == "postgresql" else nullcontext("") as url:
        done = run(tmp_path, url, processes, 4.0, seed=11)
    assert done.broken == []
    assert done.history.done("act")
    assert sum(done.harm.values()) > 1


# The checker: one deed that was acknowledged, read, and is in the database; then each promise broken


def post(version=0, seat=0, action=3, made=1, outcome=DONE, began=1.0, ended=2.0):
    given = {"version": version, "seat": seat, "action": action}
    return Deed(0, "act", "T", began, given, "Merlin", ended, outcome, {"version": made} if outcome == DONE else {})


def read(version=1, state="b", began=3.0, ended=4.0):
    return Deed(1, "read", "T", began, {}, "Merlin", ended, DONE, {"version": version, "state": state})


def other(kind, answer=None, outcome=DONE, person="Merlin", **given):
    return Deed(2, kind, "T", 5.0, given, person, 6.0, outcome, answer or {})


LAID = Deed(-1, "lay", "T", 0.0, outcome=DONE, answer={"id": "T"})


def table(lines=((1, "play", 0, 3),), version=None, **changed):
    usual = {
        "game": "connect_four",
        "seats": 2,
        "version": len(lines) if version is None else version,
        "status": "playing",
        "lines": tuple(lines),
        "people": ("Merlin", "Abigaïl"),
        "bots": ("", ""),
        "resigned": (False, False),
        "states": ("a", "b", "c"),
    }
    return Kept(**{**usual, **changed})


def found(deeds, **matches):
    history = History()
    for deed in [LAID, *deeds]:
        history.add(deed)
    return broken(history, matches)


def test_an_honest_history_breaks_nothing():
    again = post(began=2.5, ended=2.6)
    lost = post(version=1, seat=1, action=4, outcome=UNKNOWN, began=5, ended=6)
    assert found([post(), again, read(), lost], T=table()) == []
    assert found([post(), read(), lost], T=table([(1, "play", 0, 3), (2, "play", 1, 4)])) == []


@pytest.mark.parametrize(
    ("deeds", "kept", "sentence"),
    [
        ([post()], table(lines=()), "was acknowledged, the database has nothing"),
        ([post()], table([(1, "play", 0, 4)]), "was acknowledged, the database has"),
        ([post()], table([(1, "play", 0, 3), (2, "play", 0, 3)]), "or it is there twice"),
        ([post(outcome=REFUSED)], table([(1, "play", 1, 3)]), "nobody asked for line 1"),
        ([post()], table(version=2), "version 2, but its lines"),
        ([post(), read(version=0, state="a")], table(), "was told version 0 after 1"),
        ([read(), post(version=0, made=1, began=5, ended=6)], table(), "was told version 1 after 1"),
        ([post(), read(state="c")], table(), "something else was shown"),
        ([other("sit", person="Nicolas", seat=0)], table(lines=()), "was given seat 0"),
        ([other("resign", seat=1)], table(lines=()), "gave up, and nothing"),
        ([other("rematch", {"id": "U"})], table(lines=(), rematch="V"), "and another at V"),
        ([other("say", words="x")], table(lines=()), "was said 0 times"),
        ([other("say", words="x", outcome=UNKNOWN)], table(lines=(), said=("x", "x")), "was said 2 times"),
        ([other("take-back", {"version": 1}, seat=0)], table(), "was acknowledged, the database has"),
    ],
)
def test_what_cannot_have_happened_is_noticed(deeds, kept, sentence):
    assert any(sentence in one for one in found(deeds, T=kept))


def test_a_table_that_nobody_asked_for_is_noticed():
    assert any("nobody was told of" in one for one in found([], T=table(lines=()), U=table(lines=())))
    assert found([other("rematch", outcome=UNKNOWN)], T=table(lines=()), U=table(lines=())) == []

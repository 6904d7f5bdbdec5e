"""What decided a match, and what may not be done: the page of its end, the lobby and “Why?” say it with the rule."""

import re
from types import SimpleNamespace

import pytest

from athanor.kernel.box import standard_box
from athanor.kernel.game import LANGUAGES, find
from athanor.kernel.loading import load
from athanor.kernel.match import start
from athanor.kernel.ranking import BARRED, places
from athanor.kernel.texts import Texts
from athanor.table import look, reasons, verdict
from athanor.table.lobby import result
from athanor.table.words import words

EQUAL = "Equal totals and equal rewards of the schools: the victory is shared."
SOULLESS = "Whoever has no soul stone at the end cannot win while somebody has one."
GAMES = ("alchemist", "ars_alchimia", "ars_mysteriorum", "materia_prima", "alkemy")


def ended(game, *sheet, resigned=()):
    """A match that is over with such a score sheet."""
    texts = {one: Texts(find(game), standard_box(find(game)), one) for one in LANGUAGES}
    rows = [[*row, *[0] * (5 - len(row))] for row in sheet]
    ranked = places([[*row[:BARRED], row[BARRED] + 2 * (seat in resigned)] for seat, row in enumerate(rows)])
    told = [
        {"seat": k, "name": "ABC"[k], "place": ranked[k], "won": ranked[k] == 1, "total": row[0], "resigned": k in resigned}
        for k, row in enumerate(rows)
    ]
    return SimpleNamespace(match=SimpleNamespace(sheet=lambda: rows), texts=texts.get, told=told)


def alone(monkeypatch, total):
    """A match of one player that is over with so many points."""
    live = ended("ars_alchimia", (total,))
    live.match.loaded, live.match.scores = load("ars_alchimia", compiled=False), live.match.sheet
    live.match.places = lambda given_up: [1]
    live.header, live.chairs = SimpleNamespace(seats=1, ending=""), [SimpleNamespace(seat=0, name="A", resigned=False)]
    monkeypatch.setattr(look, "points_of", lambda match: [total])
    live.told = look.results(live)
    return live


@pytest.fixture(autouse=True)
def told(monkeypatch):
    for module in ("verdict", "lobby"):
        monkeypatch.setattr(f"athanor.table.{module}.results", lambda live: live.told)


@pytest.mark.parametrize(
    ("game", "sheet", "said", "rules"),
    [
        ("alchemist", [(59, 0), (59, 6)], "Equal totals: the larger reward of a school decided, 6 to 0.", ("AL-091",)),
        ("alchemist", [(53, 5), (53, 5), (51, 10)], EQUAL, ("AL-092",)),
        ("alchemist", [(60, 0), (59, 6)], "By 60 to 59.", ()),
        ("ars_alchimia", [(18, 2), (18, 3)], "Equal totals: the University orders fulfilled decided, 3 to 2.", ("AA-187",)),
        ("ars_mysteriorum", [(107,), (107,)], "As many Florims: the victory is shared.", ("AM-152",)),
        ("materia_prima", [(9, 1), (9, 0)], "Equal totals: whoever ended the match comes first.", ("MP-156",)),
        ("materia_prima", [(9, 0, 2), (9, 0, 1)], "Equal totals: the soul stones decided, 2 to 1.", ("MP-156",)),
        ("materia_prima", [(9, 0, 1, 0, 0), (12, 1, 0, 0, 1)], SOULLESS, ("MP-168",)),
        ("alkemy", [(2, 4), (2, 4)], "Equal in all that decides: the victory is shared.", ()),
    ],
)  # fmt: skip
def test_what_decided_is_told_with_its_rule(game, sheet, said, rules):
    live = ended(game, *sheet)
    decided = verdict.verdict(live, live.texts("en"), words("en"))
    assert decided is not None
    assert (decided.words, decided.rules) == (said, rules)


def test_whoever_was_alone_at_the_end_is_compared_with_nobody():
    live = ended("alchemist", (10,), (10,), resigned=(1,))
    assert verdict.verdict(live, live.texts("en"), words("en")) is None


@pytest.mark.parametrize(("total", "ended"), [(84, "you did not win, with 84"), (85, "you won, with 85")])
def test_a_single_player_wins_by_reaching_what_the_game_asks_for(monkeypatch, total, ended):
    """The page of the end, the lobby and what is counted agree (AA-275)."""
    live = alone(monkeypatch, total)
    assert [(one["place"], one["won"]) for one in live.told] == [(1, total == 85)]
    decided = verdict.verdict(live, live.texts("en"), words("en"))
    assert decided is not None
    assert (decided.words, decided.rules) == (f"{total} VP; alone, one wins from 85 on.", ("AA-275",))
    assert result(words("en"), live, [0]) == f"{ended}. {decided.words}"


def test_the_lobby_tells_a_tie_break_too():
    live = ended("ars_alchimia", (18, 2), (18, 3))
    tie = "Totaux égaux\u202f: les commandes Université réalisées départagent, 3 contre 2."
    assert result(words("fr"), live, [1]) == f"vous avez gagné, 18 à 18. {tie}"
    assert result(words("fr"), live, [0]).endswith(tie)
    assert result(words("en"), ended("ars_alchimia", (19, 2), (18, 3)), [0]) == "you won, 19 to 18"


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_tie_break_of_a_score_sheet_has_its_words(game, language):
    """Alkemy's place those who lost (AK-202): none of them decides who won."""
    texts = Texts(find(game), standard_box(find(game)), language)
    counted = (find(game).folder / "rules" / "scoring.py").read_text("utf-8")
    columns = [int(k) for k, what in re.findall(r"sheet\[seat\]\[([123])\] = (.*)", counted) if what != "0"]
    assert game == "alkemy" or all(texts.has(f"tie-{k}") for k in columns)
    for message in ("tie-1", "tie-2", "tie-3", "tie-shared", "tie-barred"):
        assert not texts.has(message) or all(texts.has(rule) for rule in texts.rules_of(message))


# What may not be done


@pytest.mark.parametrize("game", GAMES)
def test_what_is_refused_now_is_told_once_for_each_rule(game):
    match = start(game, seats=find(game).usual, seed=3)
    for _ in range(12):
        seat = match.to_act()[0]
        view, texts = match.view(seat), match.texts("fr")
        told = reasons.refusals(view, texts)
        assert len({one["rule"] for one in told}) == len(told) <= reasons.MOST
        for one in told:
            assert one["text"]
            cited = one["rule"] in texts.why(int(view.state.asks)).rules
            assert one["law"] == ("" if cited else texts.say(one["rule"]))
        match.play(view.legal()[0], seat)


def test_many_answers_are_tried_by_sample(monkeypatch):
    match = start("ars_mysteriorum", seats=3, seed=3)
    view = match.view(match.to_act()[0])
    every = reasons.answers(view)
    monkeypatch.setattr(reasons, "TRIED", 5)
    assert 1 < len(reasons.answers(view)) <= 5 < len(every)

"""The words of Ars Alchimia: whatever can be told, asked, refused or done has its sentence, in both languages."""

import re

import pytest

import athanor
from athanor.games.ars_alchimia.tests.tables import module
from athanor.games.ars_alchimia.tests.test_rules_setup import walk
from athanor.kernel.box import standard_box
from athanor.kernel.game import find
from athanor.kernel.texts import Texts

GAME = find("ars_alchimia")
LANGUAGES = ("en", "fr")
ACTIONS = athanor.load("ars_alchimia", compiled=False).actions


def texts(language, players=()):
    return Texts(GAME, standard_box(GAME), language, players)


def sources(*names):
    files = [GAME.folder / "rules" / f"{'__init__' if name == 'rules' else name}.py" for name in names]
    return "\n".join(path.read_text(encoding="utf-8") for path in files)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_a_sentence(language):
    words = texts(language)
    body = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    numbers = [int(n) for n in re.findall(r"^AA-(\d{3}) =", body, re.M)]
    assert len(numbers) == 197
    for number in numbers:
        sentence = words.rule(number)
        assert sentence[0].isupper() or sentence[0] in "+«“"
        assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_and_question_is_a_sentence(language):
    words = texts(language)
    for action in range(ACTIONS.size):
        sentence = words.action(action)
        assert sentence == sentence.strip()
        assert "{" not in sentence
    for question in range(len(module("pieces").QUESTIONS)):
        assert words.question(question)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_the_rules_can_tell_or_refuse_can_be_said(language):
    """Every number in a `tell` has its news, every number that a refusal returns has its sentence."""
    words, tellers = (
        texts(language),
        sources("piles", "tracks", "crowds", "assistants", "guild", "scoring", "years", "visits", "staff"),
    )
    told = {int(n) for n in re.findall(r"tell\(s, ALL, (\d+)", tellers)}
    told |= {27, 91, 92, 93, 94, 108, 122, 142, 143, 173, 200, 225, 226, 256}  # handed on by the caller
    for number in told:
        assert words.has(f"AA-{number:03d}", "news"), number
        assert "{" not in words.news(number, [0, 0, 0, 0, 0])
    refused = {int(n) for n in re.findall(r"(?:return|else) (\d{2,3})\b", sources("means", "choices"))}
    for number in refused:
        assert words.has(f"AA-{number:03d}", "no"), number


SLOT = re.compile(
    r"\b(?:first|second|third) (?:place|location|forge|assistant)|\border [abc],|"
    r"\b(?:1re|1er|2e|3e) (?:place|lieu|forge|assistant)|\bcommande [abc],|\b(?:ord|loc|frg|ast|at|as)-\w|\b[abclf]\d\d\b",
    re.I,
)


def sentences(match):
    """Whatever is said of a position: what may be done, what is refused and why, what just happened."""
    seat = match.to_act()[0]
    some = [action for action in range(ACTIONS.size) if action % 31 == len(match.lines) % 31]
    for match.language in LANGUAGES:
        words = match.texts()
        yield from (words.action(action, match.state) for action in match.legal(seat))
        yield from (no.sentence for no in (match.why_not(action, seat) for action in some) if no)
        yield from (news.text for news in match.news())


@pytest.mark.parametrize("seats", [1, 3])
def test_sentences_name_what_lies_there_and_no_slot(seats):
    found, said = set(), set()
    for match in walk(seats, 30 + seats):
        if not match.over and len(match.lines) % 3:
            told = set(sentences(match))
            said |= told
            found |= {one for one in told if SLOT.search(one)}
    assert not found, sorted(found)[:20]
    assert any(one.startswith("Send 2 to ") for one in said)
    assert any(one.startswith("Envoyer 2 ouvriers à «") for one in said)
    assert SLOT.search("Go to Order C, first place")


@pytest.mark.parametrize("seats", [1, 2, 4])
def test_whole_matches_can_be_told(seats):
    for match in walk(seats, 20 + seats):
        for language in LANGUAGES:
            for news in match.news(language):
                assert "{" not in news.text

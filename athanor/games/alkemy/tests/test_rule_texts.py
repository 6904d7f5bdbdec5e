"""The sentences of the rules: all of them, alike in both languages, well set, and sayable with whatever is told."""

import re
from itertools import product

import pytest

from athanor.kernel.box import standard_box
from athanor.kernel.game import LANGUAGES, find
from athanor.kernel.loading import sources
from athanor.kernel.texts import Texts

GAME = find("alkemy")
SPANS = (
    (1, 6),
    (10, 28),
    (30, 37),
    (40, 45),
    (50, 58),
    (70, 83),
    (85, 96),
    (99, 126),
    (130, 136),
    (139, 153),
    (155, 178),
    (180, 188),
    (200, 206),
    (210, 215),
    (220, 245),
    (250, 251),
    (255, 273),
)
NUMBERS = [number for first, last in SPANS for number in range(first, last + 1)]


def source(language):
    return (GAME.folder / "texts" / f"rules.{language}.ftl").read_text(encoding="utf-8")


def messages(language):
    return re.findall(r"^(AK-\d+) =|^    \.(\w+) =", source(language), re.MULTILINE)


def texts(language):
    return Texts(GAME, standard_box(GAME), language, ["Ada", "Bo", "Cy", "Di"])


def test_both_languages_have_the_rules_and_the_same_news_and_refusals_in_the_same_order():
    assert messages("en") == messages("fr")
    assert [name for name, _ in messages("en") if name] == [f"AK-{number:03d}" for number in NUMBERS]
    assert len(NUMBERS) == 217


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_is_a_sentence(language):
    words = texts(language)
    for number in NUMBERS:
        sentence = words.rule(number)
        assert re.match(r"[A-ZÀÉÊ“«]", sentence)
        assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_news_and_refusals_can_be_said_with_any_numbers(language):
    words = texts(language)
    for number, value in product(NUMBERS, range(4)):
        rule = GAME.rule_id(number)
        if words.has(rule, "news"):
            assert words.news(number, [value] * 5).endswith(".")
        if words.has(rule, "no"):
            assert words.say(rule, "no", seat=value, a=value).endswith(".")


def test_whatever_the_rules_tell_has_its_line():
    told = {int(n) for path in sources(GAME) for n in re.findall(r"tell\(s, \w+, (\d+)", path.read_text(encoding="utf-8"))}
    words = texts("en")
    assert told
    assert [number for number in sorted(told) if not words.has(GAME.rule_id(number), "news")] == []


def test_nobody_wins_a_draw_and_nobody_stops_a_scenery_laid_by_chance():
    """AK-088 and AK-202: the number -1 is nobody."""
    assert texts("en").news(202, [-1, 203]) == "The game ends in a draw."
    assert texts("fr").news(202, [1, 202]) == "Bo gagne la partie."
    assert texts("fr").news(88, [-1, 8]) == "Le terrain est en place\u202f: 8 décors."


def test_typography():
    for language in LANGUAGES:
        assert "'" not in source(language)
        assert "..." not in source(language)
    said = re.sub(r"\{[^}]*\}", "x", source("fr"))
    assert not re.search(r"[ \u00a0][;:!?»]", said)
    assert not re.search(r"«[ \u00a0]", said)
    assert not re.search(r"\w[;:!?](\s|$)", said)

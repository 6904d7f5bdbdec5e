"""The texts as a reader sees them: every message of every file said with small numbers, and how French is set."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

from athanor.kernel.texts import resource

ROOT = Path(__file__).parent.parent
FOLDERS = sorted(path for part in ("athanor", "examples", "tests") for path in (ROOT / part).rglob("texts") if path.is_dir())
LANGUAGES = ("en", "fr")
COUNTS = (0, 1, 2, 5)
# Facts that are words or lists, not numbers; and those of troops and tables, which are counted by the dozen.
WORDY = (
    "bins|boards|card|cost|cubes|dice|event|favours|figures|file|first|five|four|game|given|health|host|id|kind|known|label|last|level|list|made|name"
    "|names|near|objective|orders|other|owner|pawn|places|price|recipes|rest|scenario|seals|side|sources|staff|states|stock|target|tent"
    "|text|three|tie|ties|tokens|what|where|who|why|word|yields"
)
LARGE = {"points": 200, "table": 24, "minutes": 50, "bytes": 9000, "tries": 400}
# Words that may follow a number which does not count them, and words before a number that counts nothing.
UNCOUNTED = {
    "en": "and|at|by|chooses|each|for|from|in|is|left|level|more|most|of|on|or|out|over|stay|than|that|the|to|which|with",
    "fr": "à|au|avec|chacun|contre|dans|de|des|du|en|et|les|leur|ou|par|pour|posé|que|qui|sans|sur",
}
ORDERED = {
    "en": "to|of|level|line|phase|rank|round|slot|turn|year",
    "fr": "à|sur|manche|niveau|phase|place|rang|ronde|tour|année",
}
# What a name is told with. French does not elide before it, nor agree with it: the files know neither its letters nor its gender.
NAMED = r"\{ (?:SEATS?|NAME|WHO|FIGURE|CARD|PIECE)\([^)]*\) \}|\{ \$(?:who|name|card|game|target|owner|host|event) \}"
# Words that are not the rulebook's for the thing: an order is réalisée, a recipe brings a bonus and a family a récompense, ...
SHUNNED = {
    "alchemist": r"\bprimes?\b",
    "alkemy": r"[Cc]harges? manquée|Tirs? manqué|récolt|dégâts",
    "ars_alchimia": r"accompli|\bprimes?\b|transmutation|inclin",
    "ars_mysteriorum": r"\bprimes?\b|\bobjets?\b|\bcases? (?:reste|vide)",
    "materia_prima": r"homuncul",
}
# Tables whose names all begin with a consonant and have one gender.
STEADY = ("columns", "elements", "princes", "tents", "towers")


def files(language):
    return [path for folder in FOLDERS for path in sorted(folder.glob("*.ftl")) if path.name.endswith(f"{language}.ftl")]


class Facts(Visitor):
    """What a message is told with, and the functions it calls."""

    def __init__(self):
        self.names, self.functions = set(), set()

    def visit_VariableReference(self, node):
        self.names.add(node.id.name)

    def visit_FunctionReference(self, node):
        self.functions.add(node.id.name)
        self.generic_visit(node)


@cache
def messages(path):
    found = {}
    for one in resource(path).body:
        if isinstance(one, ftl.Message):
            facts = Facts()
            facts.visit(one)
            found[one.id.name] = facts
    return found


def whatever(*_: Any) -> Any:
    """Every function answers alike."""
    return "x"


@cache
def bundle(path, language):
    names = {function for facts in messages(path).values() for function in facts.functions}
    made = FluentBundle([language], functions=dict.fromkeys(names, whatever), use_isolating=False)
    made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def said(language):
    """Every message and attribute, once with each count."""
    for path in files(language):
        made = bundle(path, language)
        for name, facts in messages(path).items():
            message = made.get_message(name)
            large = (
                LARGE
                if name.startswith(
                    ("about-formats", "about-troops", "page-", "troop-", "pic-", "minutes", "no-too-large", "hint-")
                )
                else {}
            )
            patterns = {"": message.value, **message.attributes}
            for attribute, pattern in patterns.items():
                for count in COUNTS if pattern is not None else ():
                    told = {fact: "x" if re.fullmatch(WORDY, fact) else large.get(fact, count) for fact in facts.names}
                    text, errors = made.format_pattern(pattern, told)
                    yield f"{path.relative_to(ROOT)}: {name}{'.' * bool(attribute)}{attribute}", count, text, errors


@cache
def vocabulary(language):
    text = " ".join(path.read_text(encoding="utf-8").lower() for path in files(language))
    return Counter(re.findall(r"[^\W\d_]{3,}", text))


def miscounted(language, count, text):
    """A number and the words after it, where one is singular and the other is not. Zero is singular in French."""
    words = vocabulary(language)
    one = count <= 1 if language == "fr" else count == 1
    pattern = r"(?:([^\W\d_]+) )?(?<![\d.,/:+×=–-])\b(\d+) ([^\W\d_]{3,})(?: ([^\W\d_]{3,}))?"
    for before, number, word, after in re.findall(pattern, text.lower()):
        if int(number) != count or re.fullmatch(UNCOUNTED[language], word) or re.fullmatch(ORDERED[language], before):
            continue
        plural = [each for each in (word, after) if each and each[-1] in "sx" and words[each[:-1]]]
        single = words[f"{word}s"] and word[-1] not in "sx"
        if (one and word in plural) or (not one and single and not plural):
            yield f"{number} {word}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_can_be_said_with_small_numbers_and_nothing_is_miscounted(language):
    found = []
    for where, count, text, errors in said(language):
        found += [f"{where}: {error}" for error in errors]
        found += [f"{where}: {wrong!r} in {text!r}" for wrong in miscounted(language, count, text)]
    assert not found, "\n".join(found)


def test_a_miscounted_word_is_noticed():
    assert list(miscounted("fr", 1, "Ada marque 1 points.")) == ["1 points"]
    assert list(miscounted("fr", 0, "Il reste 0 figurines.")) == ["0 figurines"]
    assert list(miscounted("fr", 2, "Ada marque 2 point.")) == ["2 point"]
    assert list(miscounted("en", 1, "Ada scores 1 points.")) == ["1 points"]
    assert list(miscounted("en", 0, "Ada scores 0 point.")) == ["0 point"]
    assert not list(miscounted("fr", 0, "Il reste 0 figurine ; le niveau 2 est atteint."))
    assert not list(miscounted("en", 2, "Year 2 begins with 2 scenario points, 1 to 2 players."))


def test_no_message_is_written_twice():
    """Of two messages with one name the second silently wins."""
    for language in LANGUAGES:
        for folder in FOLDERS:
            written = [path for path in files(language) if path.parent == folder]
            names = Counter(
                re.findall(r"^([a-zA-Z][\w-]*) =", "\n".join(path.read_text("utf-8") for path in written), re.MULTILINE)
            )
            assert not [name for name, times in names.items() if times > 1], folder


def misset(text):
    """Straight apostrophes, three dots, and another space than the narrow one beside ; : ! ? « » %."""
    text = re.sub(r"`[^`]*`|\w+://\S+", "x", text)
    found = re.findall(r".{0,12}(?:'|\.\.\.)", text)
    found += re.findall(
        r".{0,12}[^\s\u202f][ \u00a0]?[;!?»](?=\s|$|[.,)])|.{0,12}«(?!\u202f).{0,5}|.{0,12}\d[ \u00a0]?%", text
    )
    return found + re.findall(r".{0,12}[^\s\u202f][ \u00a0]?:(?=\s|$)", text)


def test_french_is_set_with_narrow_spaces_and_curved_apostrophes():
    found = [f"{where}: {wrong!r}" for where, _, text, _ in said("fr") for wrong in misset(text)]
    assert not found, "\n".join(sorted(set(found)))
    for wrong in ("l'or", "Quoi ?", "Quoi?", "oui : non", "«oui\u202f»", "« oui", "oui »", "5 %", "ah..."):
        assert misset(wrong), wrong
    assert not misset(
        "Quoi\u202f? « oui »\u202f: 5\u202f% de l’or, à 12:30.".replace("« ", "«\u202f").replace(" »", "\u202f»")
    )


def test_english_has_curved_apostrophes():
    found = [
        f"{where}: {text!r}"
        for where, _, text, _ in said("en")
        if re.search(r"\w'\w|\w'\s|\.\.\.", re.sub(r"`[^`]*`", "", text))
    ]
    assert not found, "\n".join(sorted(set(found)))


def unsafe(source):
    """French around a name that would have to elide before it, or to agree with it."""
    for line in source.splitlines():
        for found in re.finditer(rf"\b(?:de|du|le|la|que|lorsque|puisque|jusque|au|à le) (?:{NAMED})", line):
            if not re.search(rf'NAME\("(?:{"|".join(STEADY)})"', found[0]):
                yield found[0]
        yield from (
            found[0]
            for found in re.finditer(
                rf"(?:{NAMED}) (?:est|sont|a été|reste|n’est pas) (?:\w+ )?\w+(?:é|ée|és|ées|ert|erte|is|ise|u|ue)\b", line
            )
        )


def test_french_neither_elides_before_a_name_nor_agrees_with_it():
    found = [
        f"{path.relative_to(ROOT)}: {wrong}" for path in files("fr") for wrong in unsafe(path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(found)
    assert list(unsafe("a = Le tour de { SEAT($a) }")) == ["de { SEAT($a) }"]
    assert list(unsafe('a = { NAME("mysteries", $a) } est retourné.')) == ['{ NAME("mysteries", $a) } est retourné']
    assert not list(unsafe('a = Le tour { OF($a) } sous la { NAME("tents", $a) }'))


@pytest.mark.parametrize("slug", sorted(SHUNNED))
def test_a_thing_has_the_word_of_its_rulebook(slug):
    found = [
        f"{where}: {text}"
        for where, _, text, _ in said("fr")
        if f"games/{slug}/" in where and re.search(SHUNNED[slug], text)
    ]
    assert not found, "\n".join(sorted(set(found)))


def test_french_calls_a_bot_a_robot():
    found = [f"{where}: {text}" for where, _, text, _ in said("fr") if re.search(r"\bbots?\b", text, re.IGNORECASE)]
    assert not found, "\n".join(sorted(set(found)))

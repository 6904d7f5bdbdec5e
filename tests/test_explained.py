"""What explains itself: every component of every box, every question, the goal and the words of every game, in both languages."""

import json
import re

import pytest
from fluent.runtime import FluentBundle

from athanor.kernel.box import box_of, standard_box
from athanor.kernel.coverage import messages
from athanor.kernel.game import LANGUAGES, find
from athanor.kernel.texts import Texts

GAMES = ("alchemist", "alkemy", "ars_alchimia", "ars_mysteriorum", "materia_prima")
BOTH = [(slug, language) for slug in GAMES for language in LANGUAGES]


def texts(slug, language, box=None):
    game = find(slug)
    return Texts(game, box or standard_box(game), language)


def names(slug, language, prefix):
    return [one.id.name for one in messages(find(slug), language) if one.id.name.startswith(prefix)]


def faults(said, words, most=3):
    """What is wrong with an explanation: it must be whole sentences, few of them, and name rules that there are."""
    text = said.text
    ends = re.findall(r"[.!?](?=\s|$)", re.sub(r"No\. ", "", text))
    wrong = [] if re.match(r"[A-ZÀÂÇÉÈÊÎÔŒ«“\d]", text) and text.endswith((".", "!", "?")) else ["is no sentence"]
    wrong += [f"has {len(ends)} sentences"] if len(ends) > most else []
    wrong += ["is too long"] if len(text) > 330 else []
    wrong += ["names no rule"] if not said.rules else []
    wrong += ["has a hole"] if re.search(r"[{}]|  | ,|: [.;]", text) else []
    return wrong + [f"names {rule}, which is no rule" for rule in said.rules if not words.has(rule)]


@pytest.mark.parametrize(("slug", "language"), BOTH)
def test_every_component_of_the_box_says_what_it_does(slug, language):
    words = texts(slug, language)
    found = []
    for table, rows in words.box.tables.items():
        for one in rows:
            said = words.about(one.id, table)
            assert said.name == one.name.said(language)
            found += [f"{table} {one.id} {wrong}: {said.text}" for wrong in faults(said, words)]
    assert not found, "\n".join(found)


@pytest.mark.parametrize(("slug", "language"), BOTH)
def test_every_question_says_what_it_is_for(slug, language):
    words = texts(slug, language)
    found = [f"{name} {wrong}" for k, name in enumerate(words.questions) for wrong in faults(words.why(k), words, 2)]
    assert not found, "\n".join(found)
    assert set(names(slug, language, "why-")) == {f"why-{name}" for name in words.questions}


@pytest.mark.parametrize("slug", ["alchemist", "ars_alchimia", "ars_mysteriorum"])
def test_every_question_has_the_rules_of_its_choice(slug):
    """Two to five in the words of the book, the same in both languages; the page tells all of them."""
    english, french = (texts(slug, language) for language in LANGUAGES)
    for k in range(len(english.questions)):
        rules = english.why(k).rules
        assert rules == french.why(k).rules
        assert 2 <= len(set(rules)) == len(rules) <= 5


@pytest.mark.parametrize(("slug", "language"), BOTH)
def test_every_game_has_its_goal_and_its_words(slug, language):
    words = texts(slug, language)
    assert len(words.goal().split()) <= 15
    assert words.goal().endswith(".")
    glossary = words.glossary()
    assert 10 <= len(glossary) <= 25
    assert len({one.name for one in glossary}) == len(glossary)
    assert not [(one.name, wrong) for one in glossary for wrong in faults(one, words, 2)]


def test_the_glossary_is_in_the_order_of_the_alphabet():
    french = [one.name for one in texts("alchemist", "fr").glossary()]
    assert french.index("créer") < french.index("école") < french.index("épuisé") < french.index("hommage")


@pytest.mark.parametrize("slug", GAMES)
def test_both_languages_explain_the_same_things_and_nothing_that_is_not_there(slug):
    for prefix in ("about-", "why-", "glossary-"):
        assert names(slug, "en", prefix) == names(slug, "fr", prefix)
    tables = standard_box(find(slug)).tables
    for name in names(slug, "en", "about-"):
        table, _, id = name.removeprefix("about-").partition("-")
        assert table not in tables or not id or id in {one.id for one in tables[table]}, name


def test_every_mark_on_a_figure_of_alkemy_is_explained():
    marks = [name.removeprefix("pic-mark-") for name in names("alkemy", "en", "pic-mark-")]
    assert marks
    assert sorted(names("alkemy", "en", "about-mark-")) == sorted(f"about-mark-{mark}" for mark in marks)


def changed(slug, change):
    """The game's own box with a change."""
    box = json.loads(standard_box(find(slug)).written)
    change(box)
    return box_of(find(slug), json.dumps(box), "changed")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_an_owner_has_changed_is_told_by_its_kind(language):
    """A text of its own would tell of the component as it was."""

    def sharper(box):
        box["alchemists"][0]["hearted"] = [9, 8, 7, 3]

    printed = texts("materia_prima", language).about("vitrudes").text
    own = texts("materia_prima", language, changed("materia_prima", sharper)).about("vitrudes").text
    assert re.search("Duel", printed)
    assert re.search(r" 9, .* 8, .* 7,", own)


def test_what_follows_a_scheme_is_told_with_the_numbers_of_the_box():
    def dearer(box):
        box["orders"][0]["points"] = 9

    assert "brings 3 VP" in texts("ars_alchimia", "en").about("C01").text
    assert "brings 9 VP" in texts("ars_alchimia", "en", changed("ars_alchimia", dearer)).about("C01").text


def test_a_name_of_the_owner_changes_no_text():
    def renamed(box):
        box["assistants"][0]["name"] = {"en": "Undine", "fr": "Ondine"}

    own = texts("ars_alchimia", "en", changed("ars_alchimia", renamed)).about("AS-01")
    assert own == texts("ars_alchimia", "en").about("AS-01")._replace(name="Undine")


def test_tables_that_share_an_id_are_told_apart():
    words = texts("ars_mysteriorum", "en")
    assert words.about("red", "apprentices").text.startswith("A pawn")
    assert words.about("red", "elements").text.startswith("An element")
    assert texts("materia_prima", "en").about("H01", "cards") == texts("materia_prima", "en").about("H01", "homunculi")
    with pytest.raises(KeyError, match="has no 'H99'"):
        texts("materia_prima", "en").about("H99")


def test_what_has_no_text_is_told_by_its_name():
    words = texts("alchemist", "fr")
    words.bundle = FluentBundle(["fr"])
    assert words.about("C01") == ("Le Marais", "Le Marais", ())

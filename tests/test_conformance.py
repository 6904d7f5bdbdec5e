"""Every game found on the shelves keeps every law. A new folder is picked up by itself."""

from dataclasses import replace

import pytest

from athanor.bots import make
from athanor.bots.champion import under_law
from athanor.kernel import conformance
from athanor.kernel.box import standard_box
from athanor.kernel.coverage import rules
from athanor.kernel.game import LANGUAGES, find, part, slugs
from athanor.kernel.match import start
from athanor.kernel.texts import Texts, texts_for

from . import conftest  # noqa: F401  the shelves
from .shelves import shelved


def bots(slug):
    return {spec: lambda view, luck, spec=spec: make(spec).think(view, luck).action for spec in under_law(find(slug))}


@pytest.mark.parametrize("slug", slugs())
def test_the_laws_hold(slug):
    report = conformance.check(slug, steps=9_600, seed=1, bots=bots(slug))
    assert report.held["compiled is interpreted"] >= 240
    assert report.held["bots do not know the hidden"] > 0
    assert report.longest <= find(slug).longest


@pytest.mark.parametrize("slug", slugs())
def test_every_rule_has_its_sentences_its_function_and_its_test(slug):
    found = rules(find(slug))
    assert found
    assert {one.id: one.gaps for one in found.values() if one.gaps} == {}


@pytest.mark.parametrize("slug", [one for one in slugs() if find(one).folder.parent.name == "games" and one != "sealed"])
def test_every_game_says_what_it_is_in_both_languages(slug):
    game = find(slug)
    for language in LANGUAGES:
        assert Texts(game, standard_box(game), language).say("game-line").endswith(".")


def test_sentences_are_found_in_every_file_of_the_texts(tmp_path):
    (tmp_path / "texts").mkdir()
    (tmp_path / "rules.py").write_text("", encoding="utf-8")
    for name, text in {"en": "SB-001 = One.", "rules.en": "SB-002 = Two.", "rules.fr": "SB-002 = Deux."}.items():
        (tmp_path / "texts" / f"{name}.ftl").write_text(text, encoding="utf-8")
    found = rules(replace(find("sealed"), prefix="SB", folder=tmp_path, explains={}))
    assert {one.id: one.sentences for one in found.values()} == {
        "SB-001": {"en": "One."},
        "SB-002": {"en": "Two.", "fr": "Deux."},
    }


@pytest.mark.parametrize("slug", [slug for slug in slugs() if (find(slug).folder / "picture").is_dir()])
def test_the_picture_is_the_same_whether_the_match_runs_compiled_or_not(slug):
    """Greedy players reach what random ones do not: cards to win, markets, fights."""
    one, two = (start(slug, seed=4, compiled=way) for way in (True, False))
    draw, texts, greedy = part(one.game, "picture").draw, texts_for(one.game, one.box, "fr", ()), make("greedy:2")
    for step in range(150):
        if one.over:
            break
        seat = one.to_act()[0]
        if step % 6 == 0:
            for layout in ("desk", "phone"):
                assert draw(one.view(seat), texts, layout=layout) == draw(two.view(seat), texts, layout=layout)
        action = greedy.think(one.view(seat), step).action
        one.play(action, seat)
        two.play(action, seat)


BROKEN = {
    "the course of the match tells": (  # whoever has bid the 5 is asked again: that tells of the bid
        "    tell(s, ALL, 3, seat)\n",
        "    tell(s, ALL, 3, seat)\n    if seat != 0 and s.bid[0] == CARDS:\n        s.bid[0] = 0\n        s.to_act |= only(0)\n",
    ),
    "does not show whom the match waits for": (
        "            s.bid[other] = 0\n",
        "            s.bid[other] = 0\n    if s.to_act != 0:\n        s.to_act = (1 << s.seats) - 1\n",
    ),
}


@pytest.mark.parametrize("words", BROKEN)
def test_a_course_that_hangs_on_the_hidden_is_found(tmp_path, monkeypatch, words):
    """Sealed bids once more, with one line that lets the others conclude what was bid, or who has."""
    text = (find("sealed").folder / "rules.py").read_text(encoding="utf-8")
    assert BROKEN[words][0] in text
    slug = shelved(tmp_path, monkeypatch, {"rules.py": text.replace(*BROKEN[words])}, f"leaky_{list(BROKEN).index(words)}")
    with pytest.raises(conformance.Broken, match=words):
        conformance.walk(conformance.Report(slug), slug, 3, {}, 1, 400)

"""The drawing package: what every picture shares."""

import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

import athanor
from athanor import drawing
from athanor.drawing import furniture
from athanor.drawing.paint import Rect
from athanor.drawing.samples import samples, write
from athanor.kernel.game import find, part, slugs
from athanor.kernel.words import Words
from athanor.table.pictures import paint

from . import conftest  # noqa: F401  the shelves

DRAWN = [slug for slug in slugs() if slug != "sealed"]  # which shows the least that a game must have


def four(columns, seat=-1, language="en"):
    """A scene of connect four after some discs."""
    match = athanor.start("connect_four", seed=1, compiled=False)
    for column in columns:
        match.play(f"drop {column}")
    return part(match.game, "picture").Scene(match.view(seat), match.texts(language))


def test_a_column_hands_out_room_from_top_to_bottom():
    column = drawing.Column(10, 5, 100, gap=4)
    assert [column.take(20), column.take(30, gap=0), column.take(1)] == [
        Rect(10, 5, 100, 20),
        Rect(10, 29, 100, 30),
        Rect(10, 59, 100, 1),
    ]
    assert column.rest(100) == Rect(10, 64, 100, 36)


def test_a_headline_asks_waits_or_tells_the_end():
    assert four("a", seat=1).headline() == "Into which column do you drop your disc?"
    assert four("a", seat=0).headline() == four("a").headline() == "It is Yellow’s turn"
    assert four("abababa", language="fr").headline() == "Rouge a gagné"


def test_places_are_those_of_the_score():
    assert four("abababa").places == [1, 2]
    drawn = four("ddacfefgeccddffcceddbbcbffaeaeeggggabagabb")
    assert drawn.over
    assert drawn.places == [1, 1]


def test_the_seats_stand_around_the_one_who_looks():
    assert four("", seat=1).around() == [1, 0]
    assert four("", seat=1).rivals() == [0]
    assert four("").rivals() == four("").around() == [0, 1]


def test_only_the_seat_that_is_asked_may_act():
    assert four("dddddd", seat=0).legal == [0, 1, 2, 4, 5, 6]
    assert four("dddddd", seat=1).legal == []
    assert four("a", seat=1).asks(0)
    assert not four("a", seat=0).asks(0)
    assert four("a").question == "column"


def test_a_layout_that_is_not_there_is_named():
    with pytest.raises(ValueError, match="There is no layout 'watch': there are wide, desk, laptop, landscape"):
        athanor.start("connect_four", seed=1, compiled=False).view(0).svg(layout="watch")


@pytest.mark.parametrize("slug", DRAWN)
def test_every_game_is_drawn_with_the_package(slug):
    """No game has its own way from a view to a document, to words or to samples."""
    picture = part(find(slug), "picture")
    assert isinstance(picture.PICTURE, drawing.Picture)
    assert issubclass(picture.PICTURE.scene, drawing.Scene)
    assert (picture.draw, picture.spread, picture.in_words, picture.waxes) == (
        picture.PICTURE.draw,
        picture.PICTURE.spread,
        picture.PICTURE.in_words,
        picture.PICTURE.waxes,
    )
    folder = find(slug).folder
    source = "".join(path.read_text("utf-8") for path in [*folder.glob("picture.py"), *folder.glob("picture/*.py")])
    for own in ("paint.document(", "\ndef draw(", "\ndef in_words(", "\ndef write_samples(", "\nclass Column"):
        assert own not in source, own


def test_samples_show_every_question_and_may_be_kept():
    kept = list(samples("connect_four"))
    assert [one.name for one in kept] == ["2-opening", "2-asks-column", "2-spectator", "2-waits", "2-end"]
    assert [one.match.over for one in kept] == [False, False, False, False, True]
    opening, last, *_ = kept
    assert len(opening.match.lines) == 0 < len(last.match.lines)


def test_samples_are_written_in_every_layout_and_language(tmp_path):
    assert write("connect_four", tmp_path / "new") == 60 == len(list((tmp_path / "new").iterdir()))
    for path in (tmp_path / "new").glob("*.phone.fr.svg"):
        assert ElementTree.parse(path).getroot().get("width") == "390"


def test_samples_of_a_game_that_is_not_there_are_refused_in_a_sentence(tmp_path):
    asked = subprocess.run(
        [sys.executable, "-m", "athanor.drawing.samples", "ludo", tmp_path / "new"], capture_output=True, text=True
    )
    assert asked.returncode == 2
    assert "invalid choice: 'ludo' (choose from" in asked.stderr
    assert not (tmp_path / "new").exists()


def test_a_missing_fact_names_the_text_that_misses_it(tmp_path):
    folder: Path = tmp_path / "inn" / "texts"
    folder.mkdir(parents=True)
    (folder / "en.ftl").write_text("welcome = Welcome, { $name }!\n", encoding="utf-8")
    words = Words(folder, "en")
    assert words("welcome", name="Ada") == "Welcome, Ada!"
    assert words.has("welcome")
    assert not words.has("farewell")
    with pytest.raises(ValueError, match="texts/en.ftl of inn, welcome"):
        words("welcome")


@pytest.mark.parametrize("slug", ["alchemist", "connect_four"])
def test_in_a_page_a_picture_has_its_name_but_neither_style_sheet_nor_tip(slug):
    """A title of its own would hang over the whole picture; the style sheet is a file of the page."""
    match = athanor.start(slug, seed=1, compiled=False)
    inside, alone = (
        ElementTree.fromstring(paint(match.view(0), match.texts("en"), standalone=alone)) for alone in (False, True)
    )
    assert inside.get("aria-label") == alone.findtext("{*}title")
    assert inside.find("{*}title") is None
    assert inside.find("{*}style") is None


def test_seals_on_one_point_stand_beside_each_other_and_on_the_track():
    at = [float(10 * n) for n in range(11)]
    assert furniture.standing(at, {0: 5, 1: 5, 2: 7}) == {0: 43.0, 1: 57.0, 2: 70.0}
    assert furniture.standing(at, {0: 0, 1: 0, 2: 0}) == {0: 0.0, 1: 14.0, 2: 28.0}
    assert furniture.standing(at, {0: 10, 1: 10}) == {0: 86.0, 1: 100.0}

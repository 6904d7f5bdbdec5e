"""The look that all tables share: safe text, stable shapes, colours that everybody tells apart."""

import re
from xml.etree import ElementTree

import pytest

import athanor
from athanor.drawing import paint, sight
from athanor.drawing.paint import Hand, Rect, Wax
from athanor.kernel.texts import files


def parsed(svg):
    return ElementTree.fromstring(f'<svg xmlns="http://www.w3.org/2000/svg">{svg}</svg>')


def test_whatever_a_player_is_called_stays_text():
    name = '<script>"&</script>'
    assert parsed(paint.text(0, 0, name))[0].text == name
    assert parsed(paint.lit(Rect(0, 0, 40, 40), "", name))[0].get("aria-label") == name


def test_a_number_is_written_short():
    assert [paint.num(n) for n in (3, 3.0, 2.50, 1 / 3, -0.001)] == ["3", "3", "2.5", "0.33", "0"]


def test_attributes_are_spelt_as_svg_spells_them():
    assert paint.tag("g", cls="may", data_action=3, stroke_width=1.50, id=None) == (
        '<g class="may" data-action="3" stroke-width="1.5"/>'
    )


def test_wrapped_lines_fit_and_lose_no_word():
    words = "Le créateur choisit n’importe quelle tuile de Renommée disponible ; sa valeur ne dépend pas de la recette."
    lines = paint.wrapped(words, 200, 14)
    assert " ".join(lines) == words
    assert len(lines) > 3
    assert all(paint.width_of(line, 14) <= 200 for line in lines)


def test_text_that_is_too_wide_is_drawn_smaller_and_cut_before_it_is_too_small():
    name = "Compendium Potionum"
    wide = paint.width_of(name, 30)
    smaller = parsed(paint.text(0, 0, name, 30, fit=0.8 * wide))[0]
    assert smaller.text == name
    assert paint.width_of(name, float(smaller.get("font-size"))) == pytest.approx(0.8 * wide, rel=0.01)
    short = parsed(paint.text(0, 0, name, 30, fit=0.3 * wide))[0]
    assert short.text.endswith("…")
    assert name.startswith(short.text[:-1])
    assert float(short.get("font-size")) == paint.SMALLEST
    assert paint.width_of(short.text, paint.SMALLEST) <= 0.3 * wide
    number = parsed(paint.text(0, 0, "1,234", 30, fit=5))[0]
    assert float(number.get("font-size")) == paint.LEAST_NUMBER


@pytest.mark.parametrize("face", range(1, 7))
def test_a_die_has_as_many_pips_as_its_face(face):
    assert len(parsed(paint.die(0, 0, 30, face)).findall(".//{*}circle")) == face


def test_only_what_is_legal_glows_and_the_rest_says_why():
    match = athanor.start("alchemist", seats=3, seed=7, compiled=False)
    legal = match.legal()[0]
    hand = Hand([legal], match.texts("en"))
    box = Rect(0, 0, 50, 50)
    lit = parsed(hand.act(legal, box))[0]
    assert (lit.get("data-action"), lit.get("role"), lit.get("tabindex")) == (str(legal), "button", "0")
    assert lit.get("aria-label") == match.texts("en").action(legal)
    assert "glow" in ElementTree.tostring(lit, "unicode")
    dark = parsed(hand.act(legal + 1, box))[0]
    assert dark.get("data-why") == str(legal + 1)
    assert dark.get("data-action") is None
    assert "glow" not in ElementTree.tostring(dark, "unicode")
    assert Hand([], match.texts("en"), seated=False).act(legal, box, "x") == "x"


def test_the_style_sheet_goes_into_a_picture_that_stands_alone_only():
    alone = paint.document(100, 50, "name", "words", "", [])
    inside = paint.document(100, 50, "name", "words", "", [], standalone=False)
    assert paint.STYLE in alone
    assert "<style" not in inside
    assert "prefers-reduced-motion" in paint.STYLE
    assert all(re.match(r"[.@}]", line) for line in paint.STYLE.splitlines())
    assert ElementTree.fromstring(alone)[0].text == "name"
    assert ElementTree.fromstring(inside).get("aria-label") == "name"


def test_a_seal_is_known_by_more_than_its_colour():
    drawn = paint.symbols([Wax("#a82030", emblem, "#fff7e0") for emblem in paint.EMBLEMS])
    assert all(f'href="#g-{emblem}"' in drawn for emblem in paint.EMBLEMS)
    assert len(set(paint.EMBLEMS)) == 5


@pytest.mark.parametrize(
    ("ink", "ground"),
    [
        (paint.INK, paint.PARCHMENT),
        (paint.SEPIA, paint.PARCHMENT),
        (paint.RUST, paint.PARCHMENT),
        (paint.SEPIA, "#dfc795"),  # the darkest rim of a sheet
        (paint.CREAM, paint.WALNUT_LIGHT),
        (paint.SAND, paint.WALNUT_LIGHT),
        (paint.RUST_PALE, paint.RUST),
        (paint.CREAM, "#3a2716"),  # a button
        ("#241b10", "#b3a17c"),  # a button that cannot be pressed
    ],
)
def test_text_has_the_contrast_of_wcag_aa(ink, ground):
    assert sight.contrast(ink, ground) >= 4.5


def test_the_rim_of_the_glow_stands_out_from_parchment():
    assert sight.contrast(paint.GLOW_EDGE, paint.PARCHMENT) >= 3


def test_black_and_white_are_as_far_apart_as_colours_can_be():
    assert sight.contrast("#000000", "#ffffff") == pytest.approx(21)
    assert sight.nearest(["#000000", "#ffffff"], "all colours") == pytest.approx(1, abs=0.001)
    assert sight.nearest(["#808080", "#808080"], "tritanopia") == 0


def test_red_and_green_of_one_lightness_are_alike_to_some_eyes():
    colours = ["#c06a4a", "#8a8a4a"]
    assert sight.nearest(colours, "deuteranopia") < sight.nearest(colours, "all colours") / 2


def test_every_text_file_of_a_language_is_read(tmp_path):
    for name in ("en.ftl", "fr.ftl", "picture.en.ftl", "a.en.ftl", "picture.fr.ftl", "token.ftl"):
        (tmp_path / name).write_text("")
    assert [path.name for path in files(tmp_path, "en")] == ["en.ftl", "a.en.ftl", "picture.en.ftl"]


def test_a_number_below_nothing_has_a_true_minus():
    assert ">−3<" in paint.text(0, 0, -3)
    assert ">a-b<" in paint.text(0, 0, "a-b")

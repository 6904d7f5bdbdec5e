"""The picture of a run of learning: a panel a kind of number, a line for each rival and number of seats."""

from xml.etree import ElementTree

from athanor.learn.curve import draw

SVG = "{http://www.w3.org/2000/svg}"


def row(seconds, strength):
    return {"seconds": seconds, "loss": 0.1, "outlook": 0.5, "entropy": 1 / seconds, "strength": strength}


def test_a_curve_has_a_line_for_each_rival_and_number_of_seats():
    first, second = {"random": {"2": 0.5, "3": 0.4}}, {"random": {"2": 0.9, "3": 0.8}, "first": {"2": 0.7, "3": 0.6}}
    picture = ElementTree.fromstring(draw([row(60, first), row(120, second)], "a < b"))
    assert picture.findtext(f"{SVG}title") == "a < b"
    words = [one.text for one in picture.iter(f"{SVG}text")]
    assert {"losses", "entropy", "strength", "2.0 min", "random, 2 0.900", "first, 3 0.600"} <= set(words)
    lines = [one.get("points", "").split() for one in picture.iter(f"{SVG}polyline")]
    assert sorted(len(one) for one in lines) == [1, 1, 2, 2, 2, 2, 2, 3, 3, 3]  # three of them are axes


def test_a_higher_number_stands_higher():
    picture = ElementTree.fromstring(draw([row(60, {"random": {"2": 0.2}}), row(120, {"random": {"2": 0.9}})], "x"))
    low, high = [one.get("points", "") for one in picture.iter(f"{SVG}polyline")][-1].split()
    assert float(low.split(",")[1]) > float(high.split(",")[1])


def test_a_run_without_a_row_is_an_empty_picture():
    assert ElementTree.fromstring(draw([], "x")).find(f"{SVG}polyline") is None

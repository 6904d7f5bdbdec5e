"""The picture: what may be clicked, in both layouts and languages."""

import re
from xml.etree import ElementTree

import athanor
from athanor.games.alkemy.pieces import A_SPOT, Q_ACTIVATE, Q_DESTINATION


def begun(**options):
    match = athanor.start("alkemy", seed=5, compiled=False, options={"distances": "measured", **options})
    return match.play("muster avalon-200", 0).play("muster naashti-200", 1)


def until(match, question):
    while match.state.asks != question:
        seat = match.to_act()[0]
        match.play(match.legal(seat)[0], seat)
    return match


def clickable(svg):
    return {int(n) for n in re.findall(r'data-action="(\d+)"', svg)}


def test_everything_legal_can_be_clicked():
    match = athanor.start("alkemy", seed=5, compiled=False)
    for _ in range(40):
        for seat in match.to_act():
            for layout in ("desk", "phone"):
                svg = match.view(seat).svg("fr", layout=layout)
                ElementTree.fromstring(svg)
                assert clickable(svg) == set(match.legal(seat))
        seat = match.to_act()[-1]
        match.play(match.legal(seat)[-1], seat)


def test_the_same_view_gives_the_same_picture():
    match = until(begun(), Q_ACTIVATE)
    assert match.view(0).svg() == match.view(0).svg()
    assert "Garlan" in match.view(0).in_words("fr")


def test_ak004_reach_is_drawn_only_once_a_move_is_announced():
    """AK-004: played by estimate, nothing is measured before."""
    match = until(begun(distances="estimated"), Q_ACTIVATE)
    seat = match.to_act()[0]
    assert "url(#edge)" not in match.view(seat).svg()
    until(match, Q_DESTINATION)
    seat = match.to_act()[0]
    svg = match.view(seat).svg()
    assert "url(#edge)" in svg
    assert A_SPOT in clickable(svg)

"""The picture: whatever may be done now can be reached, at every question, in every layout; and all of it can be read."""

import re
from functools import cache
from itertools import cycle
from random import Random
from xml.etree import ElementTree

import pytest

import athanor
from athanor.drawing import LAYOUTS
from athanor.drawing.samples import samples
from athanor.games.ars_alchimia.picture import PICTURE, pieces
from athanor.games.ars_alchimia.picture.samples import busy
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import scoring
from athanor.games.ars_alchimia.tests.tables import SPACES, play, position
from athanor.kernel.game import LANGUAGES
from tests import asked, readable, told

EVERY = [f"AS-{n:02d}" for n in range(1, 21)]
PLAYERS = ("Abigaïl", "Merlin l’Enchanteur", "Zosime", "Flamel")


WINDOWS = {"laptop": [(1184, 560)], "landscape": [(1084, 632)], "tablet": [(728, 965), (592, 800)], "phone": [(348, 500)]}
"""Rooms of other windows in which a layout is shown."""


def drawn(spread):
    return "".join(panel.svg for panel in spread.panels)


def clickable(spread):
    return {int(action) for action in re.findall(r'data-action="(\d+)"', drawn(spread))}


def drafts(spread):
    return set(re.findall(r'data-draft="(\w*)"', drawn(spread))) | {
        key.draft for key in spread.keys if key.draft is not None
    }


def reached(view, layout, language="en"):
    """The actions that can be performed: what glows, the keys, and both again after everything that can be composed."""
    legal, seen, found, ahead = set(view.legal()), set(), set(), [""]
    while ahead:
        draft = ahead.pop()
        if draft in seen:
            continue
        seen.add(draft)
        spread = view.spread(language, layout=layout, draft=draft)
        assert clickable(spread) <= legal
        found |= clickable(spread) | {key.action for key in spread.keys if key.action in legal}
        ahead += drafts(spread)
    return found


def shows_every_choice(match, layout):
    view = match.view(match.to_act()[0])
    assert reached(view, layout) == set(view.legal())
    watched = match.view(-1).spread("fr", layout=layout)
    assert not clickable(watched)
    assert not watched.keys
    assert "data-why" not in drawn(watched)


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_legal_action_can_be_reached(seats):
    chance, asked, layouts = Random(seats), {}, cycle(LAYOUTS)
    match = athanor.start("ars_alchimia", seats, 10 + seats)
    while not match.over:
        question = match.state.asks
        asked[question] = asked.get(question, 0) + 1
        if asked[question] <= 2:
            shows_every_choice(match, next(layouts))
        match.play(busy(match, match.to_act()[0]) if chance.random() < 0.7 else chance.choice(match.legal()))
    assert not clickable(match.view(0).spread())


@pytest.mark.parametrize("layout", ["laptop", "phone"])
def test_a_player_with_every_assistant_sees_every_choice(dice, layout):
    dice(*[1] * 8)
    table = position(staff={0: EVERY[:17]}, stock={0: (3, 3, 3, 3, 2)}, orders={0: ["B12", "A09"]}, show={"FRG-1": "F08"})
    shows_every_choice(table.match, layout)
    for action in (
        "activate AS-16",
        "exchange mana snow",
        "done",
        "activate AS-01",
        "dismiss AS-05",
        "gain sand",
        "go FRG-1",
        "golem 1",
        "roll",
    ):
        table.match.play(action)
        shows_every_choice(table.match, layout)


def test_two_resources_make_an_elixir_one_after_the_other(dice):
    dice(1)
    table = position(stock={0: (2, 1, 1, 0, 0)}, staff={0: ["AS-15"]}, show={"FRG-1": "F08"})
    play(table, "go FRG-1", "send 1")
    view, read = table.match.view(0), table.match.read
    assert drafts(view.spread()) == {"e0", "e1", "e2"}
    assert clickable(view.spread(draft="e0")) == {read("elixir MN"), read("elixir MP")}
    assert drafts(view.spread(draft="e0")) == {"", "d0"}  # to think again, and the Distiller
    assert clickable(view.spread(draft="d0")) == {read("distil MN"), read("distil MP")}


def test_a_payment_is_composed_on_the_screen(dice):
    dice(1)
    table = position(stock={0: (2, 1, 0, 0, 2)}, orders={0: ["C04"]}, show={"FRG-1": "F08"})
    play(table, "go FRG-1", "send 1", "fulfil C04")
    view = table.match.view(0)
    assert drafts(view.spread()) == {"1000", "0100"}
    for draft in ("0000", "1000", "0100"):
        [key] = view.spread(draft=draft).keys
        assert key.action == table.match.read(f"spend {draft}")
        assert key.main


def test_a_refused_place_says_why():
    table = position()
    for layout in LAYOUTS:
        why = {int(action) for action in re.findall(r'data-why="(\d+)"', drawn(table.match.view(0).spread(layout=layout)))}
        assert table.match.read("go ORD-A1") in why


def test_the_last_placement_has_left_its_trace_and_the_one_under_way_is_framed():
    table = position()
    play(table, "go LOC-2", "send 2")
    space = re.search(r'<g[^>]*id="space-7".*?(?=id="space-8")', drawn(table.match.view(0).spread()))
    assert "trace" in space.group()
    play(table, "go LOC-3")
    later = re.search(r'<g[^>]*id="space-8".*?(?=id="space-9")', drawn(table.match.view(1).spread()))
    assert 'stroke-width="4"' in later.group()


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pieces_have_ids_of_their_own(layout):
    spread = spots()["turn"][0].spread(layout=layout)
    ids = re.findall(r' id="([^"]+)"', drawn(spread))
    assert len(ids) == len(set(ids))
    assert {f"space-{k}" for k in range(len(SPACES))} | {"track-0", "seat-0", "seat-3", "w-0"} <= set(ids)
    for panel in spread.panels:
        ElementTree.fromstring(f"<svg>{panel.svg}</svg>")


@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_situation_has_its_panels(layout):
    shown = {name: {panel.name for panel in view.spread(layout=layout).panels} for name, (view, _) in spots().items()}
    assert "mine" in shown["turn"]
    assert "choice" not in shown["turn"]
    assert {"mine", "choice"} <= shown["size"]
    assert not {"mine", "final", "choice"} & shown["spectator"]
    assert "final" in shown["end"]
    assert "mine" not in shown["end"]
    town = {"orders", "locations", "forges", "helpers"} if layout == "phone" else {"town"}
    assert all(town <= names for names in shown.values())


@pytest.mark.parametrize(
    ("layout", "size"),
    [("wide", (1384, 912)), ("desk", (1424, 732)), ("laptop", (1264, 552)), ("laptop", (1350, 600)), ("laptop", (1184, 552)),
     ("landscape", (1008, 600)), ("landscape", (1084, 632))],
)  # fmt: skip
def test_everything_fits_into_the_room(layout, size):
    for view, draft in spots().values():
        spread = view.spread("fr", PLAYERS, layout=layout, size=size, draft=draft)
        assert max(room.bottom for room in spread.rooms.values()) <= size[1] + 0.01
        for panel in spread.panels:
            if panel.name not in ("happened", "mine", "choice"):  # these scroll where there is much to say
                assert panel.height <= spread.rooms[panel.area].h + 0.01, panel.name


def test_the_score_track_is_as_long_as_the_leader_needs():
    scene = PICTURE.scene(position(vp={1: 30}).match.view(0), position().match.texts("en"))
    assert scene.last_point() == 30
    scene = PICTURE.scene(position(vp={1: 31}).match.view(0), position().match.texts("en"))
    assert scene.last_point() == 60


def test_resources_and_seats_have_a_sign_each():
    assert len({kind.glyph for kind in pieces.KINDS}) == len(pieces.KINDS)
    assert len({wax.emblem for wax in pieces.WAXES}) == len(pieces.WAXES)


def test_the_same_view_gives_the_same_bytes_and_words():
    table = position(seats=2)
    for layout in LAYOUTS:
        assert table.match.view(0).svg("fr", layout=layout) == table.match.view(0).svg("fr", layout=layout)
    for language in LANGUAGES:
        for seat in (0, -1):
            words = table.match.view(seat).in_words(language)
            assert words == table.match.view(seat).in_words(language)
            assert len([line for line in words.splitlines() if "Price 1;" in line or "Prix 1\u202f;" in line]) == 15


# Positions where much lies on the table, with the longest names of the box


@cache
def spots():
    """A view of each, and what is composed there."""
    long = ["C03", "C16", "A06", "A08"]

    def laid(**more):
        given = {
            "seats": 4, "staff": {0: ["AS-02", "AS-10", "AS-16", "AS-18", "AS-19"], 1: ["AS-03", "AS-08"], 2: ["AS-20"]},
            "orders": {0: long, 1: ["C02", "B06", "B12", "B13"], 2: ["A01", "A02", "A05"]}, "stock": {0: (3, 3, 5, 2, 2)},
            "crowd": {"ORD-C1": (1, 1), "LOC-1": (2, 3), "LOC-P": (3, 1), "FRG-2": (1, 2)},
            "show": {"LOC-2": "L02", "LOC-3": "L09", "FRG-1": "F08", "FRG-2": "F04", "AST-1": "AS-01", "AST-2": "AS-17"},
            "made": {0: ["C04", "C05"], 1: ["C07", "B01", "B02"], 3: ["C13"]}, "tilt": ["AS-16"],
            "available": {0: 14, 1: 3, 2: 0, 3: 6}, "passed": [2],
        }  # fmt: skip
        return position(**(given | more))

    def after(*actions, **more):
        return play(laid(**more), *actions).match

    turn, waiting = after(), after("pass")
    over = after(*["pass"] * 3, year=4)
    while not over.over:
        over.play(over.legal()[-1])
    chosen = after(*["pass"] * 3)
    while chosen.state.asks != 0:
        chosen.play(chosen.legal()[-1])
    forge = after("go FRG-1", "send 3")
    paying = forge.clone()
    paying.play("fulfil C16")
    return {
        "turn": (turn.view(0), ""),
        "waits": (waiting.view(0), ""),
        "spectator": (turn.view(-1), ""),
        "size": (after("go LOC-3").view(0), ""),
        "pile": (after("go LOC-P", "send 2").view(0), ""),
        "forge": (forge.view(0), "e0"),
        "payment": (paying.view(0), ""),
        "atelier": (chosen.view(chosen.to_act()[0]), ""),
        "end": (over.view(0), ""),
        "two": (after(seats=2, orders={0: long[:3], 1: ["B06"]}, staff={0: ["AS-10"]}, made={}, crowd={"LOC-1": (4, 3)},
                      available={0: 14, 1: 3}, passed=[], tilt=[]).view(0), ""),
    }  # fmt: skip


@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_hit(layout):
    with readable.browsing(layout) as page:
        for (name, (view, draft)), language in zip(spots().items(), cycle(LANGUAGES), strict=False):
            spread = view.spread(language, PLAYERS, layout=layout, size=readable.room(layout), draft=draft)
            assert readable.faults(page, spread, layout, f"{name}, {language}") == []
        for size in WINDOWS.get(layout, ()):
            for name in ("turn", "forge"):
                spread = spots()[name][0].spread("fr", PLAYERS, layout=layout, size=size)
                assert readable.faults(page, spread, layout, f"{name}, {size}") == []


def test_whatever_is_drawn_can_be_asked_about():
    """A seat stands for its colour; the ranks of a match alone are told, not drawn."""
    asked.check(samples("ars_alchimia", compiled=True), undrawn={"ranks"}, unsaid=set())


def test_the_words_tell_all_that_is_drawn():
    """But for the scale of the score track."""
    told.check(samples("ars_alchimia", compiled=True), aside={"track"})


def test_a_single_player_is_told_what_to_reach_and_whether_it_was_reached():
    """AA-275; with rivals the most points win (AA-186)."""
    found = {sample.name: sample for sample in samples("ars_alchimia", compiled=True)}
    alone, rivals = found["1-opening"], found["3-opening"]
    goals = [one.match.view(one.seat).spread("en").goal for one in (alone, rivals)]
    assert goals == ["Reach 85 VP in four years: fulfil orders, University first.", rivals.match.texts("en").goal()]
    ended = found["1-end"].match
    scene = Scene(ended.view(0), ended.texts("en"))
    assert scoring.final_total(scene.numbers, scene.s, 0) < 85
    assert scene.headline().endswith("alone, one wins from 85 on.")
    scene.s.vp[0] = 200
    assert scene.headline().startswith(ended.texts("en").seat(0))


@pytest.mark.parametrize(
    ("language", "sentence"), [("en", "unfulfilled orders, 0 VP."), ("fr", "commandes non réalisées, 0 PV.")]
)
def test_nothing_is_lost_is_no_minus(language, sentence):
    match = athanor.start("ars_alchimia", seats=2, compiled=False)
    assert match.texts(language).news(180, [0] * 6).endswith(sentence)

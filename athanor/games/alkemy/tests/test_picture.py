"""The picture of Alkemy: what can be clicked, what is hidden, what estimate mode keeps to itself."""

from __future__ import annotations

import math
import random
import re
from functools import cache
from html import unescape
from pathlib import Path
from xml.etree import ElementTree

import pytest

import athanor
from athanor.drawing import LAYOUTS, paint, sight
from athanor.drawing.paint import Rect
from athanor.drawing.samples import Sample, samples
from athanor.games.alkemy.picture import art, board, draw, figure, in_words, muster, spread, troop
from athanor.games.alkemy.picture.final import final, final_height
from athanor.games.alkemy.picture.gallery import gallery
from athanor.games.alkemy.picture.reach import stars
from athanor.games.alkemy.picture.scene import PICKING, Scene
from athanor.games.alkemy.picture.windows import CLOSE, LEAST_BASE, frame_for, overlap
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import ACTIONS, A, Q
from athanor.kernel.game import find
from athanor.kernel.lessons import lesson_of, replay
from athanor.kernel.positions import put
from tests import readable, told
from tests.test_explained import names

LANGUAGES = ("en", "fr")
PLAYERS = ("Abigaïl", "Merlin", "Ysoline", "Oba")
EAGER = ("charge", "shoot", "fight", "formula", "claim", "collect", "point", "yes", "give", "climb", "brace", "command")
TABLES = {
    "skirmish": {},
    "great": {"format": "250", "scenario": "pillars", "distances": "measured"},
    "prepared": {"format": "180", "scenario": "lights", "start": "full"},
    "four": {"format": "150", "scenario": "pillars", "scenery": "advanced", "command": "on", "competitive": "on"},
    "free": {
        "format": "180",
        "start": "full",
        "scenery": "free",
        "command": "on",
        "competitive": "on",
        "distances": "measured",
    },
}
STEPS = {"skirmish": 150, "great": 40, "prepared": 60, "four": 70, "free": 150}
SEATS = {"four": 4}


def walk(name, seed, steps):
    """A match in which figures are eager to fight."""
    seats = SEATS.get(name, 2)
    match = athanor.start("alkemy", seats, seed=seed, options=TABLES[name], players=PLAYERS[:seats])
    luck = random.Random(seed)
    while not match.over and len(match.lines) < steps:
        yield match
        seat = match.to_act()[0]
        legal = match.legal(seat)
        weights = [9 if match.notation(action).split()[0] in EAGER else 1 for action in legal]
        match.play(luck.choices(legal, weights)[0], seat)
    yield match


@cache
def positions(name):
    """Every question, the first time it is asked, and the last position."""
    asked, kept = set(), []
    for match in walk(name, 5, STEPS[name]):
        if match.state.asks not in asked:
            asked.add(match.state.asks)
            kept.append(match.clone())
    return [*kept, match]


@cache
def taught(name):
    """The moments of a lesson, each with its step."""
    return [(step, match.clone()) for _, step, match in replay(lesson_of(find("alkemy"), name), compiled=True)]


def everywhere():
    return [match for name in TABLES for match in positions(name)]


def sampled():
    """Every position with a layout: each layout in its turn."""
    return [(match, list(LAYOUTS)[k % len(LAYOUTS)]) for k, match in enumerate(everywhere())]


def clicked(svg, name):
    return set(re.findall(rf'data-{name}="([^"]*)"', svg))


def shown(view, texts, layout, draft=""):
    """What a page gets: the panels as one text, and the keys."""
    found = spread(view, texts, layout=layout, draft=draft)
    return "".join(panel.svg for panel in found.panels), found.keys


def reachable(view, texts, layout, wanted):
    """The actions that clicks can send, through drafts until all wanted ones were seen; a click on the table picks a light."""
    state = view.state
    lights = [f"x{x} y{y}" for x, y in state.spot[: state.spots]] if state.asks in p.POINTED else []
    actions, seen, waiting = set(), {"", *lights}, ["", *lights]
    while waiting:
        svg, keys = shown(view, texts, layout, waiting.pop(0))
        actions |= {int(action) for action in clicked(svg, "action")}
        actions |= {int(chain.split()[0]) for chain in clicked(svg, "actions")}
        actions |= {key.action for key in keys if key.action in wanted}
        if wanted <= actions:
            break
        fresh = (clicked(svg, "draft") | {key.draft for key in keys if key.draft is not None}) - seen
        seen |= fresh
        waiting += sorted(fresh)
    return actions


def test_every_legal_action_and_no_other_can_be_clicked():
    asked = set()
    for match, layout in sampled():
        for seat in range(match.seats):
            legal = set(match.legal(seat)) if seat in match.to_act() else set()
            found = reachable(match.view(seat), match.texts("en"), layout, legal - {A.point})
            assert legal - {A.point} <= found <= legal, (match.state.asks, layout)
            asked |= {match.state.asks} if legal else set()
    assert len(asked) >= 25


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak010_any_point_is_sent_by_a_click_on_what_would_stand_there(layout):
    match = walk_begun(True)
    seat, mover = match.to_act()[0], match.state.mover
    x, y = match.state.x[mover] + 3, match.state.y[mover] + (21 if match.state.y[mover] < 192 else -21)
    svg, keys = shown(match.view(seat), match.texts("en"), layout, f"x{x} y{y}")
    assert chain(svg, "confirm-point")[0] == A.point
    assert "" in {key.draft for key in keys}


def test_whatever_says_why_is_forbidden():
    said = 0
    for match, layout in sampled():
        for seat in match.to_act():
            for action in clicked(draw(match.view(seat), match.texts("en"), layout=layout), "why"):
                said += 1
                assert match.why_not(int(action), seat)
    assert said > 2


def test_pictures_are_well_formed_the_same_every_time_and_every_id_is_unique():
    for k, (match, layout) in enumerate(sampled()):
        language = LANGUAGES[k // len(LAYOUTS) % 2]
        for seat in (-1, k % 2):
            view, texts = match.view(seat), match.texts(language)
            svg = draw(view, texts, layout=layout)
            assert svg == draw(match.clone().view(seat), texts, layout=layout)
            root = ElementTree.fromstring(svg)
            ids = [node.get("id") for node in root.iter() if node.get("id")]
            assert len(ids) == len(set(ids)), sorted(one for one in ids if ids.count(one) > 1)
            used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
            assert used <= set(ids)


def test_nothing_in_a_picture_needs_a_lax_content_policy():
    for match, layout in sampled()[::4]:
        svg = draw(match.view(0), match.texts("fr"), layout=layout, standalone=False)
        assert not re.search(r"<style|<script|<foreignObject|\sstyle=|\son\w+=|https?://(?!www\.w3\.org/2000/svg)", svg)


@cache
def at_cards():
    """Both players choose a combat card: two figures were moved together, and one of them fights."""
    match = next(one for one in positions("skirmish") if one.state.asks == Q.activate).clone()
    seat = match.to_act()[0]
    mine, theirs = seat * p.TROOP, (1 - seat) * p.TROOP
    put(match, x={mine: 100, theirs: 117}, y={mine: 192, theirs: 192})
    match.play(f"activate {'ab'[seat]}1").play("fight")
    assert match.to_act() == [0, 1]
    return match


def test_ak142_a_sealed_card_is_in_no_byte_that_others_see():
    match = at_cards()
    seen = {(layout, seat): set() for layout in LAYOUTS for seat in (1, -1)}
    for card in match.legal(0):
        sealed = match.clone()
        sealed.play(card, 0)
        assert sealed.state.asks == Q.card
        for layout, seat in seen:
            words = in_words(sealed.view(seat), match.texts("en"))
            seen[layout, seat].add(draw(sealed.view(seat), match.texts("en"), layout=layout) + words)
    assert len(match.legal(0)) > 1
    assert {len(pictures) for pictures in seen.values()} == {1}


def test_ak142_both_cards_are_shown_once_both_are_chosen():
    match = at_cards().clone()
    match.play(match.legal(0)[0], 0)
    match.play(match.legal(1)[0], 1)
    scene = Scene(match.view(-1), match.texts("en"))
    assert scene.clash is not None
    (tray,) = [one.svg for one in spread(match.view(-1), match.texts("en")).panels if one.name == "rolls"]
    for card in (scene.clash[1], scene.clash[3]):
        assert f">{match.texts('en').component('cards', card).split(' ')[0]}" in tray


def test_ak070_a_troop_that_is_being_built_is_in_no_byte_that_others_see():
    pictures = set()
    for k in range(4):
        match = athanor.start("alkemy", seats=2, seed=1, players=PLAYERS[:2], compiled=False)
        match.play(match.legal(0)[k], 0)
        pictures.add(draw(match.view(1), match.texts("en")) + in_words(match.view(1), match.texts("en")))
    assert len(pictures) == 1


def written(svg):
    """The names on the table."""
    found = re.search(r'<g id="names">(.*?)</g>', svg, re.S)
    return found.group(1) if found else ""


def test_ak004_no_distance_is_shown_before_a_move_is_paid_for():
    """Estimate mode: no marks of inches on the frame, no reach, no corridor while nothing has been declared."""
    shown = {True: 0, False: 0}
    for match, layout in sampled():
        s = match.state
        for seat in match.to_act() if s.options[p.MEASURED] == 0 else ():
            svg = draw(match.view(seat), match.texts("en"), layout=layout)
            moving = s.asks in (*p.POINTED, *PICKING) and s.purpose == p.MOVING and s.turn > 0
            shown[moving] += 1
            assert ('id="reach"' in svg) == moving
            assert 'stroke="#d9b76a"' not in svg
            assert not re.search(r">[^<]*[0-9][^<]*<", written(svg))
            if s.asks in (Q.declare, Q.target, Q.activate, Q.estimate):
                assert 'id="corridor"' not in svg
    assert min(shown.values()) > 0


def test_ak210_where_all_may_measure_the_frame_has_inches():
    match = positions("great")[-1]
    seat = match.to_act()[0]
    assert 'stroke="#d9b76a"' in draw(match.view(seat), match.texts("en"), draft="w1")


def surfaces(svg):
    """The place of each thing that can be clicked: x, y, width, height."""
    root = ElementTree.fromstring(svg)
    for node in root.iter():
        if {"data-action", "data-actions", "data-draft", "data-why"} & set(node.keys()):
            [hit] = [one for one in node.iter() if "hit" in one.get("class", "").split()]
            if hit.tag.endswith("circle"):
                x, y, r = (float(hit.get(name)) for name in ("cx", "cy", "r"))
                yield node, (x - r, y - r, 2 * r, 2 * r)
            else:
                yield node, tuple(float(hit.get(name)) for name in ("x", "y", "width", "height"))


def test_what_is_clicked_is_large_enough_and_named():
    seen = 0
    for match, layout in sampled():
        least = 44 if layout in ("tablet", "landscape", "phone") else 32
        for seat in match.to_act()[:1]:
            for draft in ("", "z4", "w1") if match.state.turn else ("",):
                for panel in spread(match.view(seat), match.texts("fr"), layout=layout, draft=draft).panels:
                    for node, (x, y, w, h) in surfaces(f"<svg>{panel.svg}</svg>"):
                        seen += 1
                        if "may" in node.get("class").split():
                            assert min(w, h) >= least - 0.5, ElementTree.tostring(node, "unicode")[:300]
                            assert -1 <= x + w / 2 <= panel.width + 1
                            assert -1 <= y + h / 2 <= panel.height + 1
                        if node.get("data-why") is None:
                            assert node.get("role") == "button"
                            assert node.get("aria-label")
    assert seen > 1000


def test_the_glow_is_for_what_may_be_clicked_and_for_nothing_else():
    for match, layout in sampled():
        for seat in (-1, *match.to_act()):
            found = spread(match.view(seat), match.texts("en"), layout=layout)
            root = ElementTree.fromstring(f"<svg>{''.join(panel.svg for panel in found.panels)}</svg>")
            lit = {one for node in root.iter() if "may" in node.get("class", "").split() for one in node.iter()}
            glowing = [one for one in root.iter() if paint.GLOW in (one.get("fill"), one.get("stroke"))]
            assert set(glowing) <= lit
            if seat < 0:
                assert not glowing
                assert not found.keys


@pytest.mark.parametrize("draft", ["x", "z", "z999", "f-1", "f31", "p9 z3", "w0 w1", "z²", "f12 f13", "t99 h", "i5 j900"])
def test_a_draft_that_is_nonsense_harms_nothing(draft):
    for match in (positions("skirmish")[0], positions("skirmish")[6], positions("prepared")[3]):
        for seat in match.to_act():
            ElementTree.fromstring(draw(match.view(seat), match.texts("en"), draft=draft))


def test_ak040_any_card_can_be_looked_at():
    match = next(one for one in positions("skirmish") if one.state.asks == Q.activate)
    seat = match.to_act()[0]
    enemy = (1 - seat) * p.TROOP
    for layout in LAYOUTS:
        plain, _ = shown(match.view(seat), match.texts("en"), layout)
        assert f"f{enemy}" in clicked(plain, "draft")
        assert f'id="card-{enemy}"' not in plain
        assert f'id="card-{enemy}"' in shown(match.view(seat), match.texts("en"), layout, f"f{enemy}")[0]


def test_ak057_the_tray_shows_what_the_news_tell():
    rolled = 0
    for match in everywhere():
        scene = Scene(match.view(-1), match.texts("en"))
        for roll in scene.rolls:
            rolled += 1
            faces = match.box.components.dice[roll.dice[0].colour]
            assert 2 <= len(roll.dice) <= 4
            assert all(die.colour == roll.dice[0].colour and die.value in faces.values for die in roll.dice)
    assert rolled > 2


def test_ak023_the_reach_stops_at_what_stands_in_the_way():
    """A base of half an inch goes four inches, round a wall and not through it."""
    wall = ((180.0, 120.0), (204.0, 120.0), (204.0, 280.0), (180.0, 280.0))
    [open_ground] = stars(150.0, 200.0, 8.0, 64.0, 384.0, (), ())
    assert max(x for x, _ in open_ground) == pytest.approx(214, abs=0.5)
    [blocked] = stars(150.0, 200.0, 8.0, 64.0, 384.0, (), (wall,))
    assert max(x for x, _ in blocked) == pytest.approx(172, abs=0.1)
    assert min(x for x, _ in blocked) == pytest.approx(86, abs=0.5)
    around = stars(150.0, 110.0, 8.0, 96.0, 384.0, (), (wall,))
    assert len(around) > 1
    assert max(x for region in around for x, _ in region) > 215


def walk_begun(measured):
    """Somebody has declared a Marche, and names the destination."""
    options = {"distances": "measured" if measured else "estimated"}
    match = athanor.start("alkemy", seed=5, compiled=False, options=options)
    match.play("muster avalon-200", 0).play("muster cobra-200", 1)
    while match.loaded.rules.QUESTIONS[match.state.asks] != "destination":
        seat = match.to_act()[0]
        legal = [match.notation(action) for action in match.legal(seat)]
        match.play("walk" if "walk" in legal else legal[0], seat)
    return match


@pytest.mark.parametrize("measured", [True, False])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak020_ak004_the_path_of_the_last_move_is_drawn(measured, layout):
    """Its length only where everybody may measure."""
    match = walk_begun(measured)
    seat = match.to_act()[0]
    assert 'id="trail"' not in draw(match.view(seat), match.texts("en"), layout=layout)
    match.play("spot 2", seat)
    for watcher in (-1, 0, 1):
        svg = draw(match.view(watcher), match.texts("en"), layout=layout)
        assert svg.count('id="trail"') == 1
        assert (" in<" in written(svg)) == measured


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak022_a_point_to_pass_is_picked_and_shown(layout):
    match = walk_begun(True)
    seat = match.to_act()[0]
    mover = match.state.mover
    x, y = match.state.x[mover], match.state.y[mover] + (24 if match.state.y[mover] < 192 else -24)
    for text in ("point", f"area {y // 64 * 6 + x // 64}", f"inch {y % 64 // 16 * 4 + x % 64 // 16}"):
        match.play(text, seat)
    match.play(f"quarter {y % 16 // 4 * 4 + x % 16 // 4}", seat)
    plain = draw(match.view(seat), match.texts("en"), layout=layout)
    assert any(match.notation(int(action)).startswith("dot") for action in clicked(plain, "action"))
    passing = draw(match.view(seat), match.texts("en"), layout=layout, draft="v1")
    ways = [int(a) for a in clicked(passing, "action") if match.notation(int(a)).startswith("via")]
    assert ways
    assert not any(match.notation(int(action)).startswith("dot") for action in clicked(passing, "action"))
    match.play(ways[0], seat)
    assert 'id="own-way"' in draw(match.view(seat), match.texts("fr"), layout=layout)
    assert 'id="own-way"' not in draw(match.view(1 - seat), match.texts("fr"), layout=layout)


def chain(svg, name):
    """The actions that a key sends one after the other."""
    key = re.search(rf'<g[^>]*id="{name}"[^>]*>', svg).group()
    return [int(action) for action in re.search(r'data-actions="([^"]*)"', key).group(1).split()]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak022_a_click_on_the_table_ends_the_move_or_is_passed(layout):
    match = walk_begun(False)
    seat, mover = match.to_act()[0], match.state.mover
    x, y = match.state.x[mover], match.state.y[mover] + (30 if match.state.y[mover] < 192 else -30)
    svg = draw(match.view(seat), match.texts("fr"), layout=layout, draft=f"x{x} y{y}")
    for action in chain(svg, "pass-point"):
        match.play(action, seat)
    assert (match.state.asks, match.state.ways) == (Q.destination, 1)
    for action in chain(svg, "confirm-point"):
        match.play(action, seat)
    assert (match.state.x[mover], match.state.y[mover]) == (x, y)
    assert match.state.ways == 0


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak131_a_click_near_the_target_of_a_charge_finds_a_point_of_contact(layout):
    match = next(one for one in positions("skirmish") if one.state.asks == Q.activate).clone()
    seat = match.to_act()[0]
    mine, theirs = seat * p.TROOP, (1 - seat) * p.TROOP
    put(match, x={mine: 100, theirs: 140}, y={mine: 192, theirs: 192})
    match.play(f"activate {'ab'[seat]}1").play("charge").play(f"target {'ba'[seat]}1")
    while match.state.asks != Q.destination:
        match.play("enough" if match.state.asks == Q.more else "no", match.to_act()[0])
    svg = draw(match.view(seat), match.texts("fr"), layout=layout, draft="x122 y190")
    assert 'id="pass-point"' not in svg
    for action in chain(svg, "confirm-point"):
        match.play(action, seat)
    assert 16**2 <= (match.state.x[mine] - 140) ** 2 + (match.state.y[mine] - 192) ** 2 <= 17**2


@cache
def at_effects():
    """The Abbess regenerates, is poisoned and has one box left; Undines decline: who lost the initiative orders it all."""
    match = athanor.start("alkemy", seed=5, compiled=False, options={"format": "300"})
    match.play("muster avalon-300", 0).play("muster khaliman-300", 1)
    while match.state.asks != Q.activate:
        match.play(match.legal(match.to_act()[0])[0], match.to_act()[0])
    ids = [profile.id for profile in match.box.components.profiles]
    abbess = match.state.kind.index(ids.index("AV3"))
    put(match, marks={abbess: 1 << p.POISONED}, hurt={abbess: 9}, opened=1, passes=1)
    match.play("pass")
    assert match.state.asks == Q.effects
    return match


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak200_ak006_effects_are_chosen_by_a_click(layout):
    match = at_effects().clone()
    seat = match.to_act()[0]
    legal = set(match.legal(seat))
    assert len(legal) >= 3
    assert reachable(match.view(seat), match.texts("fr"), layout, legal) == legal
    decline = next(a for a in legal if match.notation(a).startswith("effect decline"))
    match.play(decline, seat)
    owner = match.to_act()[0]
    assert match.state.asks == Q.decline
    legal = set(match.legal(owner))
    assert reachable(match.view(owner), match.texts("fr"), layout, legal) == legal


def in_flames():
    """An archer starts its activation in flames, beside an enemy that frightens it."""
    match = athanor.start("alkemy", seed=5, compiled=False, options={"format": "300"})
    match.play("muster avalon-300", 0).play("muster aurlok-300", 1)
    while match.state.asks != Q.activate:
        match.play("starts a" if match.state.asks == Q.starts else match.legal(match.to_act()[0])[0], match.to_act()[0])
    ids = [profile.id for profile in match.box.components.profiles]
    archer, chief = (match.state.kind.index(ids.index(one)) for one in ("AV9", "AU1"))
    put(match, x={archer: 190, chief: 190}, y={archer: 200, chief: 217}, templates=1)
    put(match, laid={0: [p.WALL, 190, 180, 0, 1, 0]})
    return match.play(f"activate a{archer + 1}")


def commanded():
    """Both have called a card that works at once."""
    match = athanor.start("alkemy", seed=5, compiled=False, options={"command": "on"})
    match.play("muster avalon-200", 0).play("muster aurlok-200", 1)
    for seat in (0, 1):
        match.play("command K05", seat).play("command K06", seat).play("ready", seat)
    while match.state.asks != Q.command:
        match.play(match.legal(match.to_act()[0])[0], match.to_act()[0])
    match.play("command K05", 0).play("command K06", 1)
    while match.state.asks == Q.cancel:
        match.play("cancel nobody", match.to_act()[0])
    return match


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize(("table", "question"), [(in_flames, Q.effects), (commanded, Q.orders)])
def test_ak006_what_coincides_is_ordered_by_a_click(table, question, layout):
    match = table()
    assert match.state.asks == question
    seat = match.to_act()[0]
    legal = set(match.legal(seat))
    assert len(legal) == 2
    svg, keys = shown(match.view(seat), match.texts("fr"), layout)
    assert {int(action) for action in clicked(svg, "action")} == legal
    assert not keys


def test_ak012_the_reach_stays_on_the_table():
    [region] = stars(20.0, 20.0, 8.0, 96.0, 384.0, (), ())
    assert min(min(point) for point in region) >= 8 - 1e-6


def test_the_chart_of_life_takes_the_room_there_is():
    match = positions("skirmish")[-1].clone()
    put(match, to_act=0, winner=1, ending=202, points={0: 1, 1: 3})
    scene = Scene(match.view(0), match.texts("en"))
    least = final_height(scene, 600)
    for spare, high in ((0, 92), (60, 152), (900, 184)):
        assert f'height="{high}" fill="none"' in final(scene, Rect(0, 0, 600, least + spare)), spare


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak202_the_end_is_counted_out(layout):
    """Three to one is a scenario index of 75 and 25 (X-B19)."""
    match = positions("skirmish")[-1].clone()
    put(match, to_act=0, winner=1, ending=202, points={0: 1, 1: 3})
    view = match.view(0)
    svg = draw(view, match.texts("en"), layout=layout)
    final = re.search(r'<g id="final-1".*?</g>', svg, re.S).group()
    assert ">3 / 3</text>" in final
    assert ">75</text>" in final
    assert ">25</text>" in svg
    assert match.texts("en").say("pic-winner", a=1) in svg


def test_the_words_tell_what_the_picture_tells():
    for match in everywhere():
        for language in LANGUAGES:
            words = in_words(match.view(-1), match.texts(language))
            assert all(name in words for name in PLAYERS[: match.seats])
            if match.state.turn:
                shown = sum(match.state.here) + match.state.elements + match.state.objectives
                assert len(words.splitlines()) >= shown


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak241_ak250_hands_and_objectives_of_others_are_in_no_byte_of_a_picture(layout):
    """Only the number of cards is seen, and nothing of an objective before the end."""
    match = positions("four")[-1].clone()
    put(match, held=[2, 2, 2, 2])
    pictures = {seat: set() for seat in (-1, 1)}
    for hand, secret in ((0b11, 1), (0b101000, 9)):
        put(match, commands={0: hand}, secret={0: secret})
        for seat, seen in pictures.items():
            view = match.view(seat)
            seen.add(draw(view, match.texts("en"), layout=layout) + in_words(view, match.texts("en")))
        own = in_words(match.view(0), match.texts("en"))
        assert match.texts("en").component("secrets", secret - 1) in own
        assert match.texts("en").component("commands", 5 if hand > 3 else 0) in own
    assert {len(seen) for seen in pictures.values()} == {1}


@pytest.mark.parametrize("language", LANGUAGES)
def test_ak240_ak250_hand_and_objective_are_told_whole(language):
    """Five cards, each objective: every word is there, and the panel is as high as they need."""
    match = positions("four")[-1].clone()
    put(match, commands={0: 0b11111}, called=[1, 2, 3, 4], orders=[1, 0, 4, 0], held=[5, 4, 4, 4])
    texts = match.texts(language)
    for k, card in enumerate(match.box.components.secrets):
        put(match, secret={0: k + 1})
        layout = list(LAYOUTS)[k % len(LAYOUTS)]
        (hand,) = [one for one in spread(match.view(0), texts, layout=layout).panels if one.name == "hand"]
        lines = re.findall(r'<text x="[^"]*" y="([^"]*)"[^>]*>([^<]*)', hand.svg)
        words = " ".join(line.replace("&quot;", '"') for _, line in lines)
        assert texts.say(f"pic-secret-{card.id}") in words
        assert all(texts.component("commands", k) in words for k in range(5))
        assert max(float(y) for y, _ in lines) < hand.height
        assert hand.svg.count('class="cancelled"') == 2  # AK-244


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak251_ak258_the_end_of_many_with_objectives(layout):
    match = positions("four")[-1].clone()
    put(
        match,
        to_act=0,
        winner=-1,
        sharing=0b0101,
        ending=258,
        points=[4, 1, 4, 0],
        victory=[8, 1, 6, 4],
        secret=[1, 2, 3, 4],
    )
    svg = draw(match.view(3), match.texts("en"), layout=layout)
    assert "Shared victory: Abigaïl and Ysoline" in svg
    for seat in range(4):
        assert f'id="final-{seat}"' in svg
    assert "Alchemical mediation" in in_words(match.view(3), match.texts("en"))


def test_ak225_ak228_the_nature_of_scenery_is_told():
    match = positions("four")[-1]
    words = in_words(match.view(-1), match.texts("en"))
    effects = [match.texts("en").component("effects", one - 1) for one in match.state.special if one]
    assert effects
    assert all(effect in words for effect in effects)
    assert 'id="effect-' in draw(match.view(-1), match.texts("en"))


def test_both_languages_say_the_same_things():
    folder = Path(art.__file__).parent.parent / "texts"
    said = [
        set(re.findall(r"^([\w-]+) =", (folder / f"picture.{language}.ftl").read_text(encoding="utf-8"), re.M))
        for language in LANGUAGES
    ]
    assert said[0] == said[1]


def test_seats_and_pieces_are_told_apart_by_everybody():
    """By letter and emblem always; by colour too, however few colours the eye sees."""
    assert len({wax.emblem for wax in art.WAXES}) == len(art.WAXES)
    for kind in sight.SIGHTS:
        assert sight.nearest([wax.colour for wax in art.WAXES[:2]], kind) > 0.1
        assert sight.nearest(list(art.LIFE), kind) > 0.1
    for wax in art.WAXES:
        assert sight.contrast(wax.ink, wax.colour) >= 3


def test_every_profile_has_an_emblem_and_every_kind_of_thing_a_drawing():
    box = positions("skirmish")[0].box.components
    assert {art.role(profile) for profile in box.profiles} <= set(art.GLYPHS)
    assert {faction.id for faction in box.factions} <= set(art.FIELDS) & set(art.GLYPHS)
    assert {scenario.kind for scenario in box.scenarios} <= set(art.GLYPHS)
    assert {card.counts_as for card in box.cards} <= set(art.GLYPHS)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("measured", [True, False])
def test_ak004_an_offered_point_is_told_by_its_part_of_the_table(measured, language):
    """By eye neither its text nor what is written on the picture has a coordinate, and a point a little aside reads the same."""
    match = walk_begun(measured)
    seat = match.to_act()[0]
    view, texts = match.view(seat), match.texts(language)
    told = [texts.action(A.spot + k, view.state) for k in range(view.state.spots)]
    x, y = view.state.spot[1]  # the first one is to stay
    written = re.findall(r"<title>([^<]*)|aria-label=\"([^\"]*)\"", draw(view, texts, draft=f"x{x} y{y}"))
    assert any("″" in text for text in told) == measured
    assert any("″" in text for pair in written for text in pair) == measured
    numbers = [re.findall(r"\d+(?:[.,]\d+)?", text) for text in told]
    assert any(numbers) == measured
    moved = match.state
    third = Scene(view, texts).width // 3
    for k in range(moved.spots):
        moved.spot[k] = [x + (8 if x % third < third - 8 else -8) for x in moved.spot[k]]
    nudged = [texts.action(A.spot + k, moved) for k in range(view.state.spots)]
    assert (nudged == told) == (not measured)
    moved.spot[0] = [0, 0]
    assert (texts.say("words-place-00") in texts.action(A.spot, moved)) == (not measured)


@pytest.mark.parametrize("measured", [True, False])
def test_ak004_no_grid_is_drawn_by_eye(measured):
    match = walk_begun(measured)
    seat = match.to_act()[0]
    match.play("point", seat)
    for area in ("area", "inch", "quarter", "dot"):
        view = match.view(seat)
        svg = draw(view, match.texts("en"))
        first = next(action for action in view.legal() if match.notation(action).startswith(area))
        cell = svg[svg.index(f'data-action="{first}"') :]
        cell = cell[: cell.index("</g>")]
        assert ("stroke" in cell) == measured
        assert "inch" not in match.texts("en").question(view.state.asks).lower()
        assert "nch" not in match.texts("en").action(first, view.state)
        match.play(first, seat)


# Names, not slots


def test_twins_are_told_apart_by_number_and_everybody_has_a_name_on_the_table():
    for match in everywhere():
        for language in LANGUAGES:
            scene = Scene(match.view(-1), match.texts(language))
            for seat in range(match.seats):
                names = [scene.short(f) for f in scene.figures(seat)]
                assert len(set(names)) == len(names)
                assert not any(re.search(r"\b[a-d][0-9]", name) for name in names)


def test_every_profile_has_a_short_name_in_both_languages():
    match = positions("skirmish")[0]
    for language in LANGUAGES:
        texts = match.texts(language)
        for profile in match.box.components.profiles:
            assert texts.has(f"pic-short-{profile.id}")
            assert paint.width_of(texts.say(f"pic-short-{profile.id}"), 12, bold=True) < 80


def test_the_key_of_an_opened_troop_names_it_without_its_points():
    match = athanor.start("alkemy", seed=1, compiled=False)
    for language, words in {"en": "Lead Avalon", "fr": "Mener Avalon"}.items():
        led = match.read("muster avalon-200")
        _, keys = shown(match.view(0), match.texts(language), "phone", f"t{led - A.muster}")
        assert next(key.words for key in keys if key.action == led) == words


def test_one_figure_of_a_card_is_called_by_its_singular():
    """`Recruits I, II` together, `Recruit III` alone."""
    match = next(match for step, match in taught("first") if step.name == "garlan")
    for language, (many, alone) in {"en": ("Recruits I, II", "Recruit III"), "fr": ("Recrues I, II", "Recrue III")}.items():
        texts = match.texts(language)
        plural = [one.id for one in match.box.components.profiles if one.lines > 1 and re.search(r"(s|men)$", one.name.en)]
        assert [id for id in plural if not texts.has(f"pic-one-{id}")] == []
        svg, _ = shown(match.view(0), texts, "desk")
        assert many in svg
        assert alone in svg
        assert alone.replace(" III", "s III") not in svg


def test_every_profile_of_the_gallery_shows_its_own_card():
    """Its numbers, its formulas and its skills, and nobody who leads it."""
    match = athanor.start("alkemy", seed=1, compiled=False)
    for language in LANGUAGES:
        texts = match.texts(language)
        scene = Scene(match.view(0), texts)
        laid = gallery(match.view(0), texts).faces["profiles"]
        for k, card in enumerate(match.box.components.profiles):
            told = " ".join(re.sub(r"<[^>]*>", " ", unescape(laid[k])).split())
            skills = [figure.skill_name(scene, skill) for skill in card.skills]
            formulas = [texts.component("formulas", texts.box.vocabulary["formulas"].index(one)) for one in card.formulas]
            assert [one for one in (*skills, *formulas) if one not in told] == [], card.id
            assert texts.seat(0) not in told


@pytest.mark.parametrize("scenario", ["jin", "chests", "pillars", "lights", "wells"])
def test_every_objective_has_a_name_of_its_own(scenario):
    """And the question bar says what they are for, and how many points win."""
    match = athanor.start("alkemy", seed=1, compiled=False, options={"scenario": scenario})
    for language in LANGUAGES:
        scene = Scene(match.view(0), match.texts(language))
        goal = spread(match.view(0), match.texts(language), layout="phone").goal
        assert f" {scene.scenario.goal} " in goal
        assert goal != match.texts(language).goal()
        points = scene.ground.objectives_24
        assert len({scene.objective_name(o) for o in range(len(points))}) == len(points)


@pytest.mark.parametrize("lesson", ["first", "second"])
def test_the_light_that_a_lesson_means_is_drawn_at_every_size(lesson):
    """The coach puts a rim on it: among so many lights nobody would find it."""
    pointed = [(step, match) for step, match in taught(lesson) if match.state.asks in p.POINTED]
    assert pointed
    for step, match in pointed:
        for layout in LAYOUTS:
            svg, _ = shown(match.view(0), match.texts("en"), layout)
            assert str(match.read(step.do)) in clicked(svg, "light"), (step.name, layout)


def test_figures_in_contact_are_no_distance_apart():
    """Who measures has no use for `0.1 in` between two bases that touch."""
    duel = next(match for step, match in taught("second") if step.name == "ram")
    scene = Scene(duel.view(0), duel.texts("en"))
    actor, target = scene.pair
    assert scene.measured
    assert 0 < scene.gap(actor, target) <= 1
    svg, _ = shown(duel.view(0), duel.texts("en"), "desk")
    assert 'data-about="distance"' not in svg


# The part of the table that is shown


def test_figures_are_large_enough_and_who_acts_is_in_sight():
    """Where the whole table would make bases small, a part of it is shown: the one in which something happens."""
    parts = 0
    for match, layout in sampled():
        scene = Scene(match.view(match.to_act()[0]) if match.to_act() else match.view(0), match.texts("en"))
        if not match.state.turn or match.over or scene.pointing:
            continue
        svg, _ = shown(scene.view, scene.texts, layout)
        x0, y0, scale = map(float, re.search(r'data-part="([^"]*)"', svg).group(1).split())
        assert 16 * scale >= LEAST_BASE - 0.1
        parts += scale == CLOSE
        actor = scene.pair[0]
        if actor >= 0 and match.state.here[actor]:
            assert f'id="figure-{actor}"' in svg
            assert x0 <= match.state.x[actor]
            assert y0 <= match.state.y[actor]
    assert parts > 5


def test_ak157_who_shoots_and_the_target_are_both_in_sight_while_the_distance_is_estimated():
    asked = [match for match in everywhere() if match.state.asks == Q.estimate]
    assert asked
    for match in asked:
        scene = Scene(match.view(match.to_act()[0]), match.texts("en"))
        frame = frame_for(scene, paint.Rect(0, 0, 366, 366))
        shooter, target = scene.pair
        assert all(frame.sees(match.state.x[f], match.state.y[f]) for f in (shooter, target))


def test_the_small_map_leads_to_every_part_of_the_table():
    match = next(one for one in positions("skirmish") if one.state.asks == Q.activate)
    seat = match.to_act()[0]
    seen = set()
    for k in range(25):
        svg, _ = shown(match.view(seat), match.texts("en"), "phone", f"z{k}")
        seen |= set(re.findall(r'id="figure-(\d+)"', svg))
    assert seen == {str(f) for f in Scene(match.view(seat), match.texts("en")).present}


def test_nothing_lies_on_a_figure_but_its_own_marks():
    """Names and the small map find places where nobody stands, as long as there is one."""
    for match, layout in sampled()[::3]:
        if not match.state.turn or match.over:
            continue
        svg, _ = shown(match.view(match.to_act()[0]), match.texts("fr"), layout)
        bases = [
            tuple(map(float, at))
            for at in re.findall(r'id="figure-\d+" class="piece" transform="translate\(([\d.]+) ([\d.]+)\)', svg)
        ]
        for x, y, w, h in re.findall(r'<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)"', written(svg)):
            box = paint.Rect(float(x), float(y), float(w), float(h))
            assert not any(box.x - 12 < a < box.right + 12 and box.y - 12 < b < box.bottom + 12 for a, b in bases)


# Choosing a troop


@pytest.mark.parametrize("points", ["200", "180", "250", "300"])
def test_only_the_ready_troops_of_the_format_lie_open_and_one_is_for_a_first_match(points):
    match = athanor.start("alkemy", seed=1, compiled=False, options={"format": points})
    for layout in LAYOUTS:
        svg, _ = shown(match.view(0), match.texts("en"), layout)
        shown_now = {int(one) - A.muster for one in re.findall(r'id="choice-(\d+)"', svg)}
        made = {k for k, one in enumerate(match.box.components.troops) if one.points == int(points)}
        assert shown_now == made
        assert svg.count(match.texts("en").say("pic-first-match")) == 1


def test_a_troop_has_a_style_and_strengths_counted_from_its_profiles():
    match = athanor.start("alkemy", seed=1, compiled=False)
    for language in LANGUAGES:
        scene = Scene(match.view(0), match.texts(language))
        ready = {one.family: one for one in muster.shown(scene)}
        assert all(muster.style(scene, one) for one in ready.values())
    fights = muster.spanned([one.strengths()[0] for one in ready.values()])
    assert {fights.of_five(one.strengths()[0]) for one in ready.values()} >= {1, 5}
    assert ready["walosi"].strengths()[1] > 0 == ready["temple"].strengths()[1]
    assert ready["khaliman"].strengths()[3] > ready["avalon"].strengths()[3]


def test_on_a_phone_a_tap_opens_a_troop_before_it_is_led():
    match = athanor.start("alkemy", seed=1, compiled=False)
    action = match.legal(0)[0]
    svg, keys = shown(match.view(0), match.texts("en"), "phone")
    assert not clicked(svg, "action")
    assert action not in {key.action for key in keys}
    number = min(k for k, one in enumerate(match.box.components.troops) if one.points == 200)
    svg, keys = shown(match.view(0), match.texts("en"), "phone", f"t{number}")
    assert clicked(svg, "action") == {str(A.muster + number)}
    assert [key.action for key in keys if key.main] == [A.muster + number]


# In a browser


def worth_a_look():
    """A handful of positions: a muster, a turn, deeds, cards, a destination, four players, the end."""
    found = {one.state.asks: one for one in positions("skirmish")}
    over = found[Q.activate].clone()
    put(over, to_act=0, winner=1, ending=202, points={0: 1, 1: 3}, here={1: 0})
    chosen = [found[one] for one in (Q.muster, Q.activate, Q.declare, Q.destination)]
    four = next(one for one in positions("four") if one.state.asks == Q.activate)
    return [*chosen, at_cards(), four, over]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_hit_at_every_size(layout):
    with readable.browsing(layout) as page:
        for k, match in enumerate(worth_a_look()):
            seat = match.to_act()[0] if match.to_act() else 0
            for language in LANGUAGES if k % 2 else LANGUAGES[::-1][:1]:
                found = spread(match.view(seat), match.texts(language), layout=layout, size=readable.room(layout))
                assert not readable.faults(page, found, layout, f"{k} {language}")
                if layout not in ("tablet", "phone"):
                    assert max(room.bottom for room in found.rooms.values()) <= readable.room(layout)[1] + 1


# What is drawn can be asked

UNDRAWN = {"colours", "layouts"}  # a colour is told by its seat, a layout by its objectives and zones


@cache
def rare():
    """What walks seldom meet: every mark on a figure, a template, chests with tokens, wells, an end with objectives."""
    found = []
    for scenario in ("chests", "wells"):
        match = athanor.start("alkemy", 2, seed=2, options={"scenario": scenario}, compiled=False)
        match.play("muster avalon-200", 0).play("muster naashti-200", 1)
        put(match, marks={0: sum(1 << getattr(p, name.upper()) for name in art.MARKS)}, focus={1: 2}, prayer={1: 32})
        put(
            match,
            lasting={1: [1, 1, 1, 1]},
            templates=1,
            laid={0: [p.WALL, 190, 180, 2, 1, 0]},
            here=dict.fromkeys(range(2, 16), 0),
        )
        if scenario == "chests":
            put(match, tokens={0: {0: 1, 1: 2}})
        found.append(match)
    over = positions("four")[-1].clone()
    put(over, to_act=0, winner=1, ending=202, secret=[1, 2, 3, 4])
    return [*found, over, ended()]


def ended():
    match = positions("skirmish")[-1].clone()
    put(match, to_act=0, winner=1, ending=202, points={0: 1, 1: 3})
    return match


def asked(language):
    """Everything that pictures of sample positions can be asked about, at desk and phone."""
    found = set()
    for k, match in enumerate([*everywhere(), *rare()]):
        for layout in ("desk", "phone"):
            for seat in (k % match.seats, *match.to_act()[:1], -1):
                draft = "p1" if match.state.asks == Q.muster else f"f{k % 4}"
                svg, _ = shown(match.view(seat), match.texts(language), layout, draft)
                found |= clicked(svg, "about")
    return found


def explained(texts, what):
    """The text of what is asked about; nothing where there is none."""
    kind, _, id = what.partition(" ")
    if kind == "seat":
        return texts.seat(int(id))
    if kind == "rule":
        return texts.say(id)
    if id:
        return texts.about(id, kind).text if id in texts.box.vocabulary.get(kind, ()) else ""
    return texts.has(f"about-{what}") and texts.say(f"about-{what}", "name")


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_drawn_can_be_asked_about_and_has_its_text(language):
    texts, found = positions("skirmish")[0].texts(language), asked(language)
    assert [what for what in sorted(found) if not explained(texts, what)] == []
    tables = {what.split()[0] for what in found if " " in what} - {"seat", "rule"}
    assert tables | UNDRAWN == set(texts.box.tables)
    told = {name.removeprefix("about-") for name in names("alkemy", language, "about-")}
    words = {name for name in told if name.split("-")[0] not in texts.box.tables}
    assert words - found <= SELDOM


SELDOM = {  # drawn in the midst of what walks seldom do
    "mix", "estimate", "pick", "jam", "light", "climb", "brace", "way", "corridor", "obstacle", "happened", "collect",
    "distance", "mark-scared", "mark-poisoned", "mark-cursed-com",
}  # fmt: skip


# The table in words

ASIDE = {
    "estimate",
    "troops aurlok-200",
}  # numbers to choose from; a card whose name and points together read as another name


def test_the_words_tell_every_number_and_name_of_the_panels():
    told.check(samples("alkemy", compiled=True), ASIDE)
    told.check(
        (Sample(str(match.state.asks), match, match.to_act()[0]) for match in positions("free") if not match.over), ASIDE
    )
    told.check((Sample("end", match, 0) for match in (ended(), positions("four")[-1])), ASIDE)
    four = {match.state.asks: match for match in positions("four") if not match.over}
    told.check((Sample(str(asks), match, match.to_act()[0]) for asks, match in four.items()), ASIDE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_tell_who_is_still_to_act(language):
    """As the plates of a troop do."""
    match = at_cards()
    texts = match.texts(language)
    scene, words = Scene(match.view(0), texts), in_words(match.view(0), texts)
    there = [f for seat in range(2) for f in scene.figures(seat) if match.state.here[f]]
    states = {f: troop.state(scene, [f]) for f in there}
    assert {texts.say(f"pic-state-{one}") for one in ("ready", "fighting")} <= set(states.values())
    for f, state in states.items():
        assert state in next(line for line in words.splitlines() if line.startswith(f"{scene.told_as(f)}, "))


# Names, not slots

CODES = re.compile(
    r"\b[abcd]\d{1,2}\b|\b(?:O|D|F|K|AV|AU|KH|TJ|GC|NA)\d{1,2}\b|\b[Pp]oint \d|\b[Ee]lement \d|\bobjecti(?:ve|f) \d|\b[Dd]écor \d"
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_names_a_figure_a_point_or_a_place_by_a_code(language):
    found = set()
    for match in everywhere():
        texts = match.texts(language)
        said = [one.text for one in match.news(language)] + in_words(match.view(0), texts).split("\n")
        for seat in match.to_act():
            view = match.view(seat)
            said += [texts.action(action, view.state) for action in view.legal()]
            refused = [action for action in range(0, ACTIONS.size, 7) if action not in set(view.legal())]
            rules = [(action, int(view.why_not(action)[3:])) for action in refused[:40]]
            said += [texts.refusal(rule, seat, action, view.state) for action, rule in rules]
        found |= {words for words in said if CODES.search(re.sub(r"AK-\d+", "", words))}
    assert sorted(found) == []


@pytest.mark.parametrize("layout", LAYOUTS)
def test_lists_of_troops_are_called_by_their_players(layout):
    match = next(one for one in positions("four") if one.state.asks == Q.activate)
    lists = ("mine", "theirs", "theirs2", "theirs3")
    for seat, called in ((1, ("Mine", "Ysoline", "Oba", "Abigaïl")), (-1, PLAYERS)):
        panels = spread(match.view(seat), match.texts("en"), layout=layout).panels
        assert tuple(panel.title for panel in panels if panel.name in lists) == called


def test_the_question_names_the_figure_that_acts():
    match = next(one for one in positions("skirmish") if one.state.asks == Q.declare)
    seat = match.to_act()[0]
    scene = Scene(match.view(seat), match.texts("en"))
    assert spread(match.view(seat), match.texts("en")).asked == f"{scene.short(scene.pair[0])} · What does the figure do?"
    assert spread(match.view(1 - seat), match.texts("en")).asked == ""


def test_ak244_keys_name_the_cards_that_may_be_cancelled_and_the_price():
    match = next(one for seed in range(20) for one in walk("four", seed, 60) if one.state.asks == Q.cancel)
    seat = match.to_act()[0]
    nothing, *others = spread(match.view(seat), match.texts("en")).keys
    assert nothing.words == "Cancel nothing"
    assert others
    cards = match.view(seat).box.components.commands
    for key in others:
        whose = [one for one in range(4) if (key.action - A.cancel) >> one & 1]
        price = sum(cards[match.state.called[one] - 1].cost + 1 for one in whose)
        assert key.words.endswith(f", {price} points")
        assert all(PLAYERS[one] in key.words for one in whose)


def test_ak241_cards_that_are_read_have_the_whole_page_on_a_phone():
    match = next(one for one in positions("four") if one.state.asks == Q.hand)
    found = spread(match.view(match.to_act()[0]), match.texts("fr"), layout="phone")
    assert found.rooms["dock"].h > 0.9 * LAYOUTS["phone"][1]
    assert found.grid.tabs["dock"][:2] == ("choices", "board")


def test_who_shares_a_profile_with_another_troop_is_told_with_the_player():
    match = athanor.start("alkemy", 2, seed=2, options={"format": "180"}, players=PLAYERS[:2], compiled=False)
    match.play("muster avalon-180", 0).play("muster avalon-180", 1)
    texts, state = match.texts("en"), match.view(0).state
    assert texts.action(A.chief + 3, state) == "Send Recruit II (Abigaïl)"
    assert texts.action(A.chief + p.TROOP, state) == "Send Garlan (Merlin)"
    other = athanor.start("alkemy", 2, seed=2, options={"format": "180"}, compiled=False)
    other.play("muster avalon-180", 0).play("muster naashti-180", 1)
    assert [other.texts(one).action(A.chief + 3, other.view(0).state) for one in LANGUAGES] == [
        "Send Recruit II",
        "Envoyer Recrue II",
    ]


def test_dice_have_the_initials_of_their_language():
    texts = {language: positions("skirmish")[0].texts(language) for language in LANGUAGES}
    faces = 3 * (5 * (0 + 6 * 5) + 2)  # a white 1 with its mace, a white 6 with its mace
    assert [texts[one].bundle._functions["DICE"](faces) for one in LANGUAGES] == ["1M 6M", "1M 6M"]
    axes = 3 * (5 * (3 + 6 * 2) + 2)
    assert [texts[one].bundle._functions["DICE"](axes) for one in LANGUAGES] == ["4A 3S", "4H 3É"]


# The end


def test_the_end_tells_who_fell_when_and_how_life_went_down():
    match = ended()
    state = match.state
    f = next(f for f in range(p.TROOP) if state.kind[f] != p.NOTHING)
    put(
        match,
        here={f: 0},
        fell={f: 2},
        felled_by={f: 17},
        turn=3,
        lives={0: {0: 40, 1: 33, 2: 21}, 1: {0: 38, 1: 38, 2: 30}},
    )
    for layout in LAYOUTS:
        svg, _ = shown(match.view(0), match.texts("en"), layout)
        scene = Scene(match.view(0), match.texts("en"))
        assert f"Turn 2: {scene.told_as(f)} fell to {scene.told_as(16)}." in re.sub(r"</text><text[^>]*>", " ", svg)
        assert svg.count("<polyline") == 2
    words = in_words(match.view(0), match.texts("fr"))
    assert f"Tour 2\u202f: {Scene(match.view(0), match.texts('fr')).told_as(f)} succombe face à" in words
    assert "40, 33, 21, " in words


def test_who_moves_and_the_objective_near_are_in_one_window_and_nothing_lies_over_them():
    """The first lesson on a phone: a run to the post in the middle, which lies at the edge of the reach."""
    room, seen = paint.Rect(0, 0, 378, 378), []
    for _, step, match in replay(lesson_of(find("alkemy"), "first")):
        scene = Scene(match.view(0), match.texts("en"), "")
        if "board: objective-2" in step.lit and scene.pair[0] >= 0:
            frame, s, who = frame_for(scene, room.inset(board.EDGE)), scene.s, scene.pair[0]
            seen.append(step.name)
            assert frame.scale == CLOSE
            assert frame.sees(s.x[who], s.y[who], -8), step.name
            assert frame.sees(s.ox[1], s.oy[1], -8), step.name
            over = re.search(r'id="map".*?<rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"', board.board(scene, room))
            assert overlap(paint.Rect(*map(float, over.groups())), board.marked(frame, s.ox[1], s.oy[1])) == 0, step.name
    assert len(seen) >= 3


def test_the_mark_of_a_special_effect_hides_no_size():
    match = athanor.start("alkemy", seed=3, options={"scenery": "advanced"}, compiled=False)
    for seat in (0, 1):
        match.play(match.legal(seat)[0], seat)
    while not match.state.turn and not match.over:
        match.play(match.legal()[0])
    every = dict.fromkeys(range(match.state.elements), 1)
    put(match, pawn=every, special=every)
    scene = Scene(match.view(0), match.texts("en"))
    drawn = board.scenery(scene, frame_for(scene, paint.Rect(0, 0, 900, 900)))
    marks = [tuple(map(float, at)) for at in re.findall(r'id="effect-.*?<circle cx="(\S+)" cy="(\S+)"', drawn)]
    sizes = [tuple(map(float, at)) for at in re.findall(r'data-about="size".*?<text x="(\S+)" y="(\S+)"', drawn)]
    assert len(marks) == len(sizes) > 10
    assert min(math.dist(mark, size) for mark in marks for size in sizes) > 18

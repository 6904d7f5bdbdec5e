"""The picture of Alkemy: what can be clicked, what is hidden, what estimate mode keeps to itself."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import athanor
from athanor.drawing import paint, sight
from athanor.games.alkemy.picture import art, draw, in_words
from athanor.games.alkemy.picture.reach import stars
from athanor.games.alkemy.picture.scene import PICKING, Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q
from athanor.kernel.positions import put

LAYOUTS = ("desk", "phone")
LANGUAGES = ("en", "fr")
LEAST = 40
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
    match = athanor.start("alkemy", seats, seed=seed, options=TABLES[name], players=PLAYERS[:seats], compiled=False)
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


def everywhere():
    return [match for name in TABLES for match in positions(name)]


def clicked(svg, name):
    return set(re.findall(rf'data-{name}="([^"]*)"', svg))


def reachable(view, texts, layout, wanted):
    """The actions that clicks can send, through drafts until all that are wanted were seen."""
    actions, seen, waiting = set(), {""}, [""]
    while waiting:
        svg = draw(view, texts, layout=layout, draft=waiting.pop(0))
        actions |= {int(action) for action in clicked(svg, "action")}
        if wanted <= actions:
            break
        fresh = clicked(svg, "draft") - seen
        seen |= fresh
        waiting += sorted(fresh)
    return actions


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("name", TABLES)
def test_every_legal_action_and_no_other_can_be_clicked(name, layout):
    asked = set()
    for match in positions(name):
        for seat in range(match.seats):
            legal = set(match.legal(seat)) if seat in match.to_act() else set()
            assert reachable(match.view(seat), match.texts("en"), layout, legal) == legal
            asked |= {match.state.asks} if legal else set()
    assert len(asked) >= 8


def test_whatever_says_why_is_forbidden():
    said = 0
    for match in everywhere():
        for seat in match.to_act():
            for action in clicked(draw(match.view(seat), match.texts("en")), "why"):
                said += 1
                assert match.why_not(int(action), seat)
    assert said > 2


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pictures_are_well_formed_the_same_every_time_and_every_id_is_unique(layout):
    for k, match in enumerate(everywhere()):
        language = LANGUAGES[k % 2]
        for seat in (-1, k % 2):
            view, texts = match.view(seat), match.texts(language)
            svg = draw(view, texts, layout=layout)
            assert svg == draw(match.clone().view(seat), texts, layout=layout)
            root = ElementTree.fromstring(svg)
            assert root.get("width") == {"desk": "1440", "phone": "390"}[layout]
            ids = [node.get("id") for node in root.iter() if node.get("id")]
            assert len(ids) == len(set(ids)), sorted(one for one in ids if ids.count(one) > 1)
            used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
            assert used <= set(ids)


def test_nothing_in_a_picture_needs_a_lax_content_policy():
    for match in positions("skirmish"):
        svg = draw(match.view(0), match.texts("fr"), standalone=False)
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
    tray = re.search(r'<g id="tray">.*', draw(match.view(-1), match.texts("en")), re.S).group()
    for card in (scene.clash[1], scene.clash[3]):
        assert f">{match.texts('en').component('cards', card).split(' ')[0]}" in tray


def test_ak070_a_troop_that_is_being_built_is_in_no_byte_that_others_see():
    pictures = set()
    for k in range(4):
        match = athanor.start("alkemy", seats=2, seed=1, players=PLAYERS[:2], compiled=False)
        match.play(match.legal(0)[k], 0)
        pictures.add(draw(match.view(1), match.texts("en")) + in_words(match.view(1), match.texts("en")))
    assert len(pictures) == 1


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak004_no_distance_is_shown_before_a_move_is_paid_for(layout):
    """Estimate mode: no marks of inches on the frame, no reach, no corridor while nothing has been declared."""
    shown = {True: 0, False: 0}
    for match in everywhere():
        s = match.state
        for seat in match.to_act() if s.options[p.MEASURED] == 0 else ():
            svg = draw(match.view(seat), match.texts("en"), layout=layout)
            moving = s.asks in (*p.POINTED, *PICKING) and s.purpose == p.MOVING and s.turn > 0
            shown[moving] += 1
            assert ('id="reach"' in svg) == moving
            assert 'stroke="#d9b76a"' not in svg
            if s.asks in (Q.declare, Q.target, Q.activate, Q.estimate):
                assert 'id="corridor"' not in svg
    assert min(shown.values()) > 0


def test_ak210_where_all_may_measure_the_frame_has_inches():
    match = positions("great")[-1]
    assert 'stroke="#d9b76a"' in draw(match.view(0), match.texts("en"))


def surfaces(svg):
    """The place of each thing that can be clicked: x, y, width, height."""
    root = ElementTree.fromstring(svg)
    for node in root.iter():
        if {"data-action", "data-draft", "data-why", "data-undo"} & set(node.keys()):
            [hit] = [one for one in node.iter() if "hit" in one.get("class", "").split()]
            if hit.tag.endswith("circle"):
                x, y, r = (float(hit.get(name)) for name in ("cx", "cy", "r"))
                yield node, (x - r, y - r, 2 * r, 2 * r)
            else:
                yield node, tuple(float(hit.get(name)) for name in ("x", "y", "width", "height"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_clicked_is_large_enough_named_and_inside_the_picture(layout):
    seen = 0
    for match in everywhere():
        for seat in match.to_act()[:1]:
            for draft in ("", "z4", "w1") if match.state.turn else ("",):
                svg = draw(match.view(seat), match.texts("fr"), layout=layout, draft=draft)
                width, height = (int(n) for n in re.search(r'viewBox="0 0 (\d+) (\d+)"', svg).groups())
                for node, (x, y, w, h) in surfaces(svg):
                    seen += 1
                    assert 0 <= x <= x + w <= width
                    assert 0 <= y <= y + h <= height
                    if layout == "phone":
                        assert min(w, h) >= LEAST - 0.01, ElementTree.tostring(node, "unicode")[:300]
                    if node.get("data-why") is None:
                        assert (node.get("role"), node.get("tabindex")) == ("button", "0")
                        assert node.get("aria-label")
    assert seen > 1000


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_glow_is_for_what_may_be_clicked_and_for_nothing_else(layout):
    for match in positions("skirmish"):
        for seat in (-1, *match.to_act()):
            root = ElementTree.fromstring(draw(match.view(seat), match.texts("en"), layout=layout))
            lit = {one for node in root.iter() if "may" in node.get("class", "").split() for one in node.iter()}
            glowing = [one for one in root.iter() if paint.GLOW in (one.get("fill"), one.get("stroke"))]
            assert set(glowing) <= lit
            if match.state.asks not in PICKING:  # the cells of a point are a ruler: by eye none is drawn (AK-004)
                assert bool(glowing) == (seat in match.to_act())


@pytest.mark.parametrize("draft", ["x", "z", "z999", "f-1", "f31", "p9 z3", "w0 w1", "z²", "f12 f13"])
def test_a_draft_that_is_nonsense_harms_nothing(draft):
    for match in (positions("skirmish")[0], positions("skirmish")[6], positions("prepared")[3]):
        for seat in match.to_act():
            ElementTree.fromstring(draw(match.view(seat), match.texts("en"), draft=draft))


def test_ak040_any_card_can_be_looked_at():
    match = next(one for one in positions("skirmish") if one.state.asks == Q.activate)
    seat = match.to_act()[0]
    enemy = (1 - seat) * p.TROOP
    assert f'id="card-{enemy}"' in draw(match.view(seat), match.texts("en"), draft=f"f{enemy}")
    assert f'id="card-{enemy}"' not in draw(match.view(seat), match.texts("en"))


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
        svg = draw(match.view(watcher), match.texts("en"), layout=layout, draft="w1")
        assert svg.count('id="trail"') == 1
        drawn = svg[svg.index('id="trail"') : svg.index("</g>", svg.index('id="trail"'))]
        assert (" in<" in drawn) == measured


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
    svg = draw(match.view(seat), match.texts("fr"), layout=layout)
    assert {int(action) for action in clicked(svg, "action")} == legal


def test_ak012_the_reach_stays_on_the_table():
    [region] = stars(20.0, 20.0, 8.0, 96.0, 384.0, (), ())
    assert min(min(point) for point in region) >= 8 - 1e-6


@pytest.mark.parametrize("layout", LAYOUTS)
def test_ak202_the_end_is_counted_out(layout):
    """Three to one is a scenario index of 75 and 25 (X-B19)."""
    match = positions("skirmish")[-1].clone()
    put(match, to_act=0, winner=1, ending=202, points={0: 1, 1: 3})
    view = match.view(0)
    svg = draw(view, match.texts("en"), layout=layout)
    final = re.search(r'<g id="final-1">.*?</g>', svg, re.S).group()
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


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("language", LANGUAGES)
def test_ak240_ak250_hand_and_objective_are_told_whole_and_in_their_box(layout, language):
    """Five cards, each objective: every word is there, and nothing hangs over the edge."""
    match = positions("four")[-1].clone()
    put(match, commands={0: 0b11111}, called=[1, 2, 3, 4], orders=[1, 0, 4, 0], held=[5, 4, 4, 4])
    texts = match.texts(language)
    for secret, card in enumerate(match.box.components.secrets, 1):
        put(match, secret={0: secret})
        picture = ElementTree.fromstring(draw(match.view(0), texts, layout=layout))
        (hand,) = [part for part in picture.iter() if part.get("id") == "hand"]
        lines = [part for part in hand.iter() if part.tag.endswith("text")]
        words = " ".join("".join(line.itertext()) for line in lines)
        assert texts.say(f"pic-secret-{card.id}") in words
        assert all(texts.component("commands", k) in words for k in range(5))
        assert layout == "phone" or max(float(line.get("y")) for line in lines) < 890
        assert sum(part.get("stroke") == paint.SAND for part in hand.iter()) == 2  # cancelled cards (AK-244)


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
        assert f'<g id="final-{seat}">' in svg
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
    written = re.findall(r"<title>([^<]*)|aria-label=\"([^\"]*)\"", draw(view, texts))
    assert any("″" in text for text in told) == measured
    assert any("″" in text for pair in written for text in pair) == measured
    numbers = [re.findall(r"\d+(?:[.,]\d+)?", text) for text in told]
    assert all(found == [str(k + 1)] for k, found in enumerate(numbers)) == (not measured)
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

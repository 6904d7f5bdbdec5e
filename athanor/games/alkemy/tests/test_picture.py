"""The picture of Alkemy: what can be clicked, what is hidden, what estimate mode keeps to itself."""

from __future__ import annotations

import random
import re
from functools import cache
from pathlib import Path
from xml.etree import ElementTree

import pytest

import athanor
from athanor.games.alkemy.picture import draw, in_words, look
from athanor.games.alkemy.picture.reach import stars
from athanor.games.alkemy.picture.scene import PICKING, Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.kernel import paint, sight
from athanor.kernel.positions import put

LAYOUTS = ("desk", "phone")
LANGUAGES = ("en", "fr")
LEAST = 40
PLAYERS = ("Abigaïl", "Merlin")
EAGER = ("charge", "shoot", "fight", "formula", "claim", "collect", "point", "yes")
TABLES = {
    "skirmish": {},
    "great": {"format": "250", "scenario": "pillars", "distances": "measured"},
    "prepared": {"format": "180", "scenario": "lights", "start": "full"},
}
STEPS = {"skirmish": 150, "great": 40, "prepared": 60}


def walk(options, seed, steps):
    """A match in which figures are eager to fight."""
    match = athanor.start("alkemy", seats=2, seed=seed, options=options, players=PLAYERS, compiled=False)
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
    for match in walk(TABLES[name], 5, STEPS[name]):
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
        for seat in range(2):
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
    match = next(one for one in positions("skirmish") if one.state.asks == p.Q_ACTIVATE).clone()
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
        assert sealed.state.asks == p.Q_CARD
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
        match = athanor.start("alkemy", seats=2, seed=1, players=PLAYERS, compiled=False)
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
            if s.asks in (p.Q_DECLARE, p.Q_TARGET, p.Q_ACTIVATE, p.Q_ESTIMATE):
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
            assert bool(glowing) == (seat in match.to_act())


@pytest.mark.parametrize("draft", ["x", "z", "z999", "f-1", "f31", "p9 z3", "w0 w1", "z²", "f12 f13"])
def test_a_draft_that_is_nonsense_harms_nothing(draft):
    for match in (positions("skirmish")[0], positions("skirmish")[6], positions("prepared")[3]):
        for seat in match.to_act():
            ElementTree.fromstring(draw(match.view(seat), match.texts("en"), draft=draft))


def test_ak040_any_card_can_be_looked_at():
    match = next(one for one in positions("skirmish") if one.state.asks == p.Q_ACTIVATE)
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
            assert all(name in words for name in PLAYERS)
            if match.state.turn:
                shown = sum(match.state.here) + match.state.elements + match.state.objectives
                assert len(words.splitlines()) >= shown


def test_both_languages_say_the_same_things():
    folder = Path(look.__file__).parent.parent / "texts"
    said = [
        set(re.findall(r"^([\w-]+) =", (folder / f"picture.{language}.ftl").read_text(encoding="utf-8"), re.M))
        for language in LANGUAGES
    ]
    assert said[0] == said[1]


def test_seats_and_pieces_are_told_apart_by_everybody():
    """By letter and emblem always; by colour too, however few colours the eye sees."""
    assert len({wax.emblem for wax in look.WAXES}) == len(look.WAXES)
    for kind in sight.SIGHTS:
        assert sight.nearest([wax.colour for wax in look.WAXES[:2]], kind) > 0.1
        assert sight.nearest(list(look.LIFE), kind) > 0.1
    for wax in look.WAXES:
        assert sight.contrast(wax.ink, wax.colour) >= 3


def test_every_profile_has_an_emblem_and_every_kind_of_thing_a_drawing():
    box = positions("skirmish")[0].box.components
    assert {look.role(profile) for profile in box.profiles} <= set(look.GLYPHS)
    assert {faction.id for faction in box.factions} <= set(look.FIELDS) & set(look.GLYPHS)
    assert {scenario.kind for scenario in box.scenarios} <= set(look.GLYPHS)
    assert {card.counts_as for card in box.cards} <= set(look.GLYPHS)

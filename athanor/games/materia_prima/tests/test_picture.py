"""The picture shows what its seat may know, lets it do what it may do, and can be read at every size."""

import re
from functools import cache
from itertools import cycle, pairwise
from xml.etree import ElementTree

import pytest

import athanor
from athanor.drawing import LAYOUTS, sight
from athanor.drawing.samples import Sample, samples
from athanor.games.materia_prima.box import place
from athanor.games.materia_prima.picture import art, draw, in_words, spread
from athanor.games.materia_prima.picture.chart import Chart
from athanor.games.materia_prima.picture.mat import item_words
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.scene import spread as forces
from athanor.games.materia_prima.picture.syllables import name_lines
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.board import place_of
from athanor.games.materia_prima.rules.pieces import A, Z
from athanor.games.materia_prima.rules.scoring import account, total_points
from athanor.games.materia_prima.tests.tables import HAMMERBREACH, play, position
from athanor.kernel.coverage import messages
from athanor.kernel.game import LANGUAGES, find
from tests import readable, told

PLAYERS = ["Abigaïl <&>", "Merlin", "Zosime de Panopolis", "Flamel"]
READ = {"full": "fr", "equip": "fr", "loot": "en", "city": "en", "discard": "fr", "extension": "en", "over": "fr"}
NO_SCROLL = ("wide", "desk", "laptop", "landscape")
FREE = {"layout": "chosen", "free_shape": "on", "retail_quests": "on"}


def walk(seats, seed, most, **options):
    """A match, position by position; the choices are spread over what is legal."""
    match = athanor.start("materia_prima", seats=seats, seed=seed, options=options, players=PLAYERS[:seats])
    while len(match.lines) < most:
        yield match
        if match.over:
            return
        legal = match.legal()
        match.play(legal[(7 * len(match.lines) + 3 * seed) % len(legal)])


def rich(seats=2):
    """A position in which everything can be done."""
    t = position(seats).give(
        0, fire=4, iron=4, air=4, earth=4, water=4, gold=2, copper=2, mercury=2, glass=2, sulphur=2, platinum=2
    )
    t.give(0, 0, fire=1, water=1).own(0, "Q01").own(0, "Q09", "Q15", worn=False).hold(0, "P01", "H13", "Q10")
    t.homunculus(0, "H01", (1, 0))
    t.stand(1, (0, 1)).give(1, 0, gold=1, fire=1)
    return t


def full():
    """Four players, and the one who looks owns as much as a table can hold."""
    t = (
        rich(4)
        .extend(0, "X02", "X03", "X05")
        .quest(0, "K10")
        .lay(0, "P01", "P10")
        .own(0, "Q20")
        .hold(0, "P23", "Q14", "H13")
    )
    t.homunculus(0, "H20", (1, 0))
    t.homunculus(0, "H17", (2, 0))
    t.lay_down(HAMMERBREACH, gold=2, fire=8, soul=1).lay_down((1, -1), iron=3, air=2, water=1, glass=4)
    return t.lay(1, "P02", "P11", "P20").souls(1, 4).give(1, gold=2, air=3, water=11)


def ended():
    """The same table after the last round."""
    t = full()
    t.s.to_act, t.s.ended = 0, 160
    return t


def played(*actions, **how):
    return play(rich(), *actions, **how)


def in_city():
    t = position(roles=("kalda", "vitrudes")).stand(0, HAMMERBREACH).offer("hammerbreach", "X01")
    return t.give(0, 0, copper=1, mercury=1).hold(0, "P01", "P17", "Q20")


def crowded():
    t = rich()
    t.homunculus(0, "H20", (1, 0))
    t.homunculus(0, "H17", (1, 0))
    return play(t, "transmute H13")


POSITIONS = {
    "turn": rich,
    "full": full,
    "equip": lambda: played("equip alchemist"),
    "transfer": lambda: played("convert mercury"),
    "item": lambda: played("transmute Q10"),
    "loot": lambda: played("fight alchemist II alchemist", dice=(2, 2, 2, 0, 0)),
    "city": in_city,
    "keep": lambda: play(in_city(), "research homunculus"),
    "discard": lambda: play(t := play(in_city(), "research homunculus"), t.offers("keep")[0]),
    "extension": lambda: rich().extend(0, "X02", "X03").turn(0),
    "dismiss": crowded,
    "over": ended,
}


@cache
def scene_of(name):
    return POSITIONS[name]().match


@cache
def sampled():
    """The samples, by name."""
    return {sample.name: sample for sample in samples("materia_prima", compiled=True)}


def clicked(spread, name):
    return {found for panel in spread.panels for found in re.findall(rf'data-{name}="([^"]*)"', panel.svg)}


def reachable(view, texts, layout):
    """Every action that clicks and keys can send, whatever is chosen on the way."""
    found, drafts, tried = set(), [""], set()
    while drafts:
        draft = drafts.pop()
        tried.add(draft)
        drawn = spread(view, texts, layout=layout, draft=draft)
        glowing, keys = {int(action) for action in clicked(drawn, "action")}, {key.action for key in drawn.keys}
        assert not glowing & keys, "what glows needs no key"
        found |= glowing | {action for action in keys if action in view.legal()}
        drafts += sorted(clicked(drawn, "draft") - tried)
    return found


def test_every_legal_action_and_no_other_can_be_chosen():
    layouts, asked = cycle(LAYOUTS), set()
    for options in ({}, FREE):
        for match in walk(3, 5, 130, **options):
            if len(match.lines) % 6 == 0 or match.state.asks not in asked:
                asked.add(match.state.asks)
                for seat in (match.to_act()[0], (match.to_act()[0] + 1) % 3):
                    legal = set(match.legal(seat)) if seat in match.to_act() else set()
                    assert reachable(match.view(seat), match.texts("en"), next(layouts)) == legal


@pytest.mark.parametrize("name", [name for name in POSITIONS if name != "over"])
def test_tower_and_cities_can_be_worked(name):
    match = scene_of(name)
    for layout in LAYOUTS:
        assert reachable(match.view(0), match.texts("fr"), layout) == set(match.legal(0))


@pytest.mark.parametrize("layout", ["phone", "desk"])
def test_a_tower_finds_its_place_on_a_long_board(layout):
    sample = sampled()["3-asks-site"]
    view, texts = sample.match.view(sample.seat), sample.match.texts("en")
    tiles = clicked(spread(view, texts, layout=layout), "draft")
    assert bool(tiles) == (layout == "phone"), "where hexes are too small for a finger, first a tile is chosen"
    assert reachable(view, texts, layout) == set(sample.match.legal(sample.seat))


def test_whatever_says_why_is_forbidden():
    layouts = cycle(LAYOUTS)
    for match in walk(2, 4, 60, quick_start="on"):
        if len(match.lines) % 3 == 0:
            seat = match.to_act()[0]
            for action in clicked(spread(match.view(seat), match.texts("en"), layout=next(layouts)), "why"):
                assert match.why_not(int(action), seat)


def test_pictures_are_well_formed_and_the_same_every_time():
    layouts = cycle(LAYOUTS)
    for match in walk(4, 2, 60, random_roles="on"):
        if len(match.lines) % 6:
            continue
        for seat, language in ((-1, "en"), (len(match.lines) % 4, "fr")):
            layout = next(layouts)
            svg = draw(match.view(seat), match.texts(language), layout=layout)
            assert svg == draw(match.clone().view(seat), match.texts(language), layout=layout)
            root = ElementTree.fromstring(svg)
            assert root.get("width") == str(LAYOUTS[layout][0] + (12 if layout == "phone" else 16))
            ids = re.findall(r' id="([^"]*)"', svg)
            assert len(ids) == len(set(ids))
            assert ' style="' not in svg
            assert in_words(match.view(seat), match.texts(language))


def test_the_picture_shows_nothing_hidden():
    """MP-134: another world that the seat cannot rule out looks the same."""
    layouts = cycle(LAYOUTS)
    for match in walk(3, 9, 60, random_roles="on"):
        if len(match.lines) % 8 == 0:
            for seat in range(-1, 3):
                view, layout = match.view(seat), next(layouts)
                other = view.imagined(len(match.lines)).seen_by(seat)
                assert draw(view, match.texts("en"), layout=layout) == draw(other, match.texts("en"), layout=layout)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_board_keeps_its_place_and_its_scale(layout):
    """From one question to the next, and while the board is laid out."""
    for names in (("2-asks-site", "2-asks-turn", "2-asks-loot", "2-waits"), ("3-asks-tile", "3-asks-rotation")):
        found = set()
        for name in names:
            sample = sampled()[name]
            view, texts = sample.match.view(sample.seat), sample.match.texts("fr")
            room = spread(view, texts, layout=layout).rooms["board"]
            found.add((room.w, room.h, Chart(Scene(view, texts), room).size if name[0] == "2" else 0))
        assert len(found) == 1


@pytest.mark.parametrize(
    ("layout", "size"),
    [
        ("desk", (1424, 632)),
        ("laptop", (1350, 600)),
        ("laptop", (1184, 552)),
        ("landscape", (1084, 632)),
        ("wide", (1600, 880)),
    ],
)
def test_what_matters_fits_into_other_windows(layout, size):
    for match in (scene_of("full"), scene_of("keep"), scene_of("over")):
        drawn = spread(match.view(0), match.texts("fr"), layout=layout, size=size)
        assert max(room.bottom for room in drawn.rooms.values()) <= size[1] + 0.5
        assert min(room.h for room in drawn.rooms.values()) > 80


@pytest.mark.parametrize("name", ["turn", "equip", "loot", "discard"])
def test_a_tablet_shows_the_hand_above_a_bar_of_two_rows(name):
    match, (wide, high) = scene_of(name), readable.room("tablet")
    drawn = spread(match.view(0), match.texts("fr"), layout="tablet", size=(wide, high - 36))
    assert max(room.bottom for room in drawn.rooms.values()) <= high - 36 + 0.5


def test_who_has_not_settled_yet_is_shown_with_the_values_of_a_soul():
    sample = next(one for one in sampled().values() if one.name == "4-asks-alchemist")
    scene = Scene(sample.match.view(sample.seat), sample.match.texts("en"))
    chosen = [seat for seat in range(4) if scene.s.alchemist[seat] != p.NONE]
    assert chosen
    for seat in chosen:
        one = scene.components.alchemists[scene.s.alchemist[seat]]
        assert [scene.value(seat, p.ALCHEMIST, k) for k in range(3)] == list(one.hearted)[:3]


@pytest.mark.parametrize("layout", LAYOUTS)
def test_everything_can_be_read_and_hit(layout):
    """In a browser, in both languages, with the longest names and the most seats; what matters without scrolling."""
    shown = [(scene_of(name), 0, language) for name, language in READ.items()]
    shown += [(sampled()[name].match, sampled()[name].seat, "fr") for name in ("3-asks-spot", "3-asks-site")]
    with readable.browsing(layout) as page:
        for match, seat, language in shown:
            drawn = match.view(seat).spread(language, PLAYERS[: match.seats], layout=layout, size=readable.room(layout))
            assert readable.faults(page, drawn, layout) == []
            if layout in NO_SCROLL:
                assert max(room.bottom for room in drawn.rooms.values()) <= readable.room(layout)[1] + 0.5


def test_the_end_tells_where_all_points_come_from():
    match = scene_of("over")
    texts = match.texts("en")
    scene = Scene(match.view(0), texts)
    drawn = {panel.name: panel.svg for panel in spread(match.view(0), texts).panels}
    words = re.findall(r"<text[^>]*>([^<]*)</text>", drawn["final"])
    counted = [account(scene.numbers, scene.s, seat) for seat in range(4)]
    assert {rule for sheet in counted for rule, points in sheet.items() if points} >= {148, 149, 150, 151, 152, 153}
    for seat, sheet in enumerate(counted):
        assert sum(sheet.values()) == total_points(scene.numbers, scene.s, seat) == scene.points(seat)
        assert str(scene.points(seat)) in words
        for rule, points in sheet.items():
            assert not points or (str(points) in words and texts.say(f"pic-account-{rule}") in words)
    assert not {"hand", "mine"} & set(drawn)


def test_the_chance_of_an_attack():
    """The table of section 2.3: 3 dice against 3 win 40.3 %."""
    three = forces([0, 0, 1, 1, 2, 2], 3, 0)
    assert [round(27 * three[n]) for n in range(7)] == [1, 3, 6, 7, 6, 3, 1]
    t = position(roles=("vitrudes", "sejlon")).stand(0, (0, 1)).stand(1, (0, 2))
    scene = Scene(t.match.view(0), t.match.texts("en"))
    again = scene.chance(t.match.read("fight alchemist II alchemist"))
    t.s.alchemist[0] = 3
    t.own(0, "Q01")
    plain = Scene(t.match.view(0), t.match.texts("en")).chance(t.match.read("fight alchemist II alchemist"))
    assert plain == 40
    assert again > plain


def test_words_too_long_for_a_card_are_parted():
    assert name_lines("Transfiguration", 60, 13.5) == ("Transfi-", "guration")
    assert name_lines("Épée", 60, 13.5) == ("Épée",)
    assert "".join(name_lines("Brrrrrrrrrrrrrrrr", 60, 13.5)).replace("-", "") == "Brrrrrrrrrrrrrrrr"


def test_kinds_differ_in_more_than_colour_and_seats_in_colour_for_every_eye():
    assert len({glyph for _, _, glyph in art.ELEMENTS}) == 12
    assert len({wax.emblem for wax in art.WAXES}) == 4
    for one in sight.SIGHTS:
        assert sight.nearest([wax.colour for wax in art.WAXES], one) > 0.03


def test_the_samples_show_the_questions():
    names = list(sampled())
    assert len(names) > 20
    assert all(a != b for a, b in pairwise(names))


# What may be asked

TABLES = ("homunculi", "equipment", "stones")


def asked(sample, layout):
    """Everything in a picture that may be asked about."""
    view, texts = sample.match.view(sample.seat), sample.match.texts("en")
    there = spread(view, texts, layout=layout, draft=sample.draft)
    return {what for one in there.panels for what in re.findall(r'data-about="([^"]+)"', one.svg)}


@cache
def all_asked(layout):
    return {what for sample in sampled().values() for what in asked(sample, layout)}


@pytest.mark.parametrize("layout", ["desk", "phone"])
def test_everything_that_may_be_asked_about_has_its_text(layout):
    match = next(iter(sampled().values())).match
    for texts in (match.texts("en"), match.texts("fr")):
        assert all(texts.explained(what).name for what in all_asked(layout))
    tables = {what.partition(" ")[0] for what in all_asked(layout) if " " in what} - {"seat", "rule"}
    assert tables == {
        "elements", "alchemists", "towers", "cities", "decks", "tiles", "homunculi", "equipment", "stones", "extensions", "quests"
    }  # fmt: skip


def test_no_sign_is_explained_that_is_drawn_nowhere():
    words = messages(find("materia_prima"), "en")
    signs = {one.id.name.removeprefix("about-") for one in words if "name" in {each.id.name for each in one.attributes}}
    with_stone = Sample("stone", position(2).stone(1).match, 0)
    assert sorted(signs - all_asked("desk") - all_asked("phone") - asked(with_stone, "desk")) == []
    assert len(signs) > 25


def test_who_looks_asks_about_no_formula_of_another_hand():
    """Of a hidden card only its deck may be asked about: a homunculus on the board has left the hand."""
    for sample in sampled().values():
        s, ids = sample.match.state, sample.match.box.vocabulary["cards"]
        others = {p.HAND + seat for seat in range(s.seats) if seat != sample.seat}
        hidden = {f"{TABLES[card // p.DECK]} {ids[card]}" for card, where in enumerate(s.where) if where in others}
        if not sample.match.over:
            assert not hidden & asked(sample, "desk"), sample.name


# In words


def written(svg):
    """The words and numbers of a panel."""
    body = re.sub(r"<title>.*?</title>", "", svg)
    return {re.sub(r"<[^>]+>", "", one) for one in re.findall(r"<text.*?</text>", body)}


def test_the_words_tell_all_that_is_drawn():
    told.check(sampled().values(), aside=set())


def test_all_numbers_and_names_of_the_panels_are_in_the_words():
    """So that one can play from them alone. A name may be broken into lines in the picture: each of its words is looked for."""
    tables = ("alchemists", "towers", "cities", "homunculi", "equipment", "stones", "extensions", "quests")
    for language in LANGUAGES:
        for sample in sampled().values():
            view, texts = sample.match.view(sample.seat), sample.match.texts(language)
            words = in_words(view, texts)
            known = set(re.findall(r"[^\W\d_]+|\d+", words))
            names = {texts.component(table, k) for table in tables for k in range(len(sample.match.box.tables[table]))}
            named = {one for each in names for one in re.findall(r"[^\W\d_]{4,}", each)} | set(texts.players)
            for one in spread(view, texts, draft=sample.draft).panels:
                for text in written(one.svg):
                    lacking = {n for n in re.findall(r"\d+", text) if n not in known}
                    lacking |= {word for word in re.findall(r"[^\W\d_]{4,}", text) if word in named and word not in known}
                    assert not lacking, (sample.name, language, one.name, text, lacking)


def test_the_words_tell_chances_items_and_warnings():
    match = scene_of("full")
    view, texts = match.view(0), match.texts("en")
    words, scene = in_words(view, texts), Scene(view, texts)
    fights = [action for action in view.legal() if A.fight <= action <= Z.fight]
    assert fights
    for action in fights:
        assert f"{texts.action(action, view.state)}: won in {scene.chance(action)} % of all cases." in words
    for item in scene.items(0):
        assert f"{texts.component('equipment', item)} ({item_words(scene, item)})" in words
    match = play(rich().stand(0, HAMMERBREACH), "drop alchemist").match
    assert match.texts("en").say("pic-warn-soul") in in_words(match.view(0), match.texts("en"))


def line_with(words, start):
    """The line of the table in words that begins so."""
    return next(line for line in words.splitlines() if line.removeprefix("- ").startswith(start))


def test_what_choices_depend_on_stands_together_in_the_words():
    """Values, place and load with the figure; costs with the formula; stock with the tower; markers with their hex."""
    for sample in sampled().values():
        view, texts = sample.match.view(sample.seat), sample.match.texts("en")
        scene, words = Scene(view, texts), in_words(view, texts)
        s = view.state
        for seat in range(s.seats):
            for figure in scene.figures(seat):
                start = f"- {scene.figure_name(seat, figure)}: attack "
                lines = [line for line in words.splitlines() if line.startswith(start)]
                carried = [f"{n} {texts.component('elements', k)}" for k, n in enumerate(s.load[seat][figure]) if n]
                assert any(f"attack {scene.value(seat, figure, 0)}, defence {scene.value(seat, figure, 1)}" in line
                           and place(texts, int(place_of(s, s.at[seat][figure]))) in line
                           and all(one in line for one in carried) for line in lines), (sample.name, lines)  # fmt: skip
        for card in scene.hand_cards(sample.seat) if sample.seat >= 0 else ():
            line = line_with(words, f"{texts.component('cards', card)}: ")
            costs = [f"{n} × {texts.component('elements', k)}" for k, n in enumerate(scene.numbers.cost[card]) if n]
            assert all(one in line for one in costs), (sample.name, line)
        for h in (h for h in range(p.HEXES) if any(s.soil[h])):
            assert line_with(words, f"On the ground, {place(texts, int(place_of(s, h)))}: ")

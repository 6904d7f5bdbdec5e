"""The picture of Ars Mysteriorum: all that may be done can be reached, nothing hidden is drawn, all can be read at every size."""

import re
from functools import cache
from xml.etree import ElementTree

import pytest

from athanor.drawing import LAYOUTS, sight
from athanor.drawing.gallery import gallery_of
from athanor.drawing.paint import Rect
from athanor.drawing.samples import samples
from athanor.games.ars_mysteriorum.picture import PICTURE, draw, final, in_words, spread, tents, waxes
from athanor.games.ars_mysteriorum.picture.glyphs import ELEMENT_GLYPHS
from athanor.games.ars_mysteriorum.picture.scene import AIMED, GREY, TINTS, Scene
from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.games.ars_mysteriorum.tests.tables import (
    KINDS,
    SEATS,
    B,
    G,
    R,
    bid,
    bins,
    deal,
    go_on,
    hold,
    lay,
    own,
    position,
    show,
    tokens,
)
from athanor.kernel.coverage import messages
from athanor.kernel.game import LANGUAGES, find
from tests import told

ROOMS = {
    "wide": (1384, 912),
    "desk": (1424, 732),
    "laptop": (1264, 552),
    "landscape": (1008, 600),
}
"""Where the whole table is in view."""


@cache
def kept():
    return list(samples("ars_mysteriorum", compiled=True))


def aimed(kind):
    """Seat 0 may play a mystery card that names a target, in its phase."""
    rich = tokens(position(5), 0, 3, 3, 3, 3, 3)
    laid = bins(lay(position(5), {0: {B: (6, 4, 2), R: (3,)}, 1: {B: (6, 4, 3)}, 2: {B: (5,), R: (6,)}}), B, 5, 4, 3, 2, 1)
    return {
        "glass_eye": lambda: go_on(hold(bid(position(3), 1, 1, 1), 1, "glass_eye"), p.PLACING).play("place 5 red"),
        "false_seal": lambda: go_on(hold(laid, 0, "false_seal"), p.WINDOW_5),
        "rising_star": lambda: go_on(hold(laid, 0, "rising_star"), p.REWARDS),
        "tithe": lambda: go_on(hold(laid, 0, "tithe"), p.REWARDS),
        "jostle": lambda: go_on(hold(rich, 0, "jostle"), p.MOVES),
        "letter": lambda: go_on(hold(show(rich, B, "B1", "B8"), 0, "letter"), p.BREWING),
        "invisible_ink": lambda: go_on(hold(show(rich, B, "B1", "B8"), 0, "invisible_ink"), p.BREWING),
        "patronage": lambda: go_on(hold(own(position(3), 0, "gold", "ruby"), 0, "patronage"), p.WINDOW_9),
    }[kind]()


def numbers(svg, attribute):
    return [int(n) for n in re.findall(rf'{attribute}="(\d+)"', svg)]


def panel(view, name, language="en", layout="desk", **how):
    """The drawing of one panel."""
    texts = view.texts(language, ())
    return next(one.svg for one in spread(view, texts, layout=layout, **how).panels if one.name == name)


def reached(view, texts, layout, draft="", seen=None):
    """The actions that clicks lead to, in the picture and on the keys, through all that can be composed."""
    seen = {draft} if seen is None else seen
    there = spread(view, texts, layout=layout, draft=draft)
    drawn = "".join(one.svg for one in there.panels)
    legal = set(view.legal())
    found = {*numbers(drawn, "data-action"), *(key.action for key in there.keys if key.action in legal)}
    assert not set(numbers(drawn, "data-action")) & {key.action for key in there.keys}, "a key says what glows"
    for step in [*re.findall(r'data-draft="([\w-]+)"', drawn), *(key.draft for key in there.keys if key.draft is not None)]:
        if step not in seen:
            seen.add(step)
            found |= reached(view, texts, layout, step, seen)
    return found


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_legal_action_can_be_reached(layout):
    for name, match, seat, _ in kept():
        if seat >= 0 and not match.over:
            assert reached(match.view(seat), match.texts("en"), layout) == set(match.legal(seat)), name


@pytest.mark.parametrize("kind", AIMED)
def test_a_mystery_card_is_aimed_and_can_be_put_back(kind):
    match = aimed(kind)
    seat = match.to_act()[0]
    view, texts, draft = match.view(seat), match.texts("en"), f"card{KINDS.index(kind)}"
    assert any(match.notation(action).startswith(kind) for action in view.legal())
    for layout in ("laptop", "phone"):
        assert reached(view, texts, layout) == set(view.legal())
    aiming = spread(view, texts, draft=draft)
    assert [key.words for key in aiming.keys if key.draft == ""] == ["Put the card back"]
    offered = {*numbers("".join(one.svg for one in aiming.panels), "data-action"), *(key.action for key in aiming.keys)}
    assert all(match.notation(action).startswith(kind) for action in offered - {None}), "all else waits"


def test_while_a_card_is_aimed_the_bar_says_where():
    for kind in AIMED:
        match = aimed(kind)
        view, draft = match.view(match.to_act()[0]), f"card{KINDS.index(kind)}"
        asked = {spread(view, match.texts("en"), draft=one).where for one in ("", draft)}
        assert len(asked) == 2, kind
        assert "" not in asked


def test_what_a_card_moves_is_called_by_its_name():
    match = aimed("jostle")
    texts = match.texts("en")
    assert [key.words for key in spread(match.view(0), texts, draft="card9").keys] == [
        "Dee’s apprentice", "Maria’s apprentice", "Zosimos’s apprentice", "Paracelsus’s apprentice", "Put the card back",
    ]  # fmt: skip
    match = aimed("tithe")
    keys = spread(match.view(0), match.texts("fr"), draft="card6-2").keys
    assert {"Le 6 de Zosime sur le mercure", "Le 5 de Marie sur le mercure"} <= {key.words for key in keys}


@pytest.mark.parametrize("kind", ["tithe", "rising_star"])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_card_that_means_a_favour_is_aimed_in_the_picture(kind, layout):
    """The fields glow where one lies: one that can mean a single card plays it, others show their cards as keys."""
    match = aimed(kind)
    view, card = match.view(0), KINDS.index(kind)
    aiming = spread(view, match.texts("en"), layout=layout, draft=f"card{card}")
    drawn = "".join(one.svg for one in aiming.panels)
    assert [key.words for key in aiming.keys] == ["Put the card back"]
    assert re.findall(rf'data-draft="card{card}-(\d)"', drawn) == [str(B)]
    alone = [match.notation(action) for action in numbers(drawn, "data-action")]
    assert alone == ([f"{kind} green 6"] if kind == "tithe" else [f"{kind} 3"])


def test_the_question_names_the_card_that_is_aimed_or_may_be_countered():
    match = aimed("tithe")
    view = match.view(0)
    said = [spread(view, match.texts("en"), draft=draft).asked for draft in ("", "card6", "card6-2")]
    assert said == ["Mystery cards on the rewards?", "Tithe: choose a glowing favour field", "Tithe: from which card?"]
    hold(match, 1, "counterspell").play("tithe green 6", 0)
    while match.state.asks != p.Q.counter:
        match.play("pass", match.to_act()[0])
    assert spread(match.view(1), match.texts("en")).asked.endswith(" plays Tithe: counter it?")


def test_the_question_tells_what_tokens_are_given_for_and_how_many_more():
    match = go_on(tokens(position(3), 0, 0, 4, 4, 0, 0), p.MOVES).play("trade yellow")
    asked = []
    while match.state.asks == p.Q.give:
        asked.append(spread(match.view(0), match.texts("en")).asked)
        match.play(match.notation(match.legal(0)[0]), 0)
    assert asked == [f"For a token of brimstone, give {n}." for n in ("3 tokens", "2 tokens", "1 token")]


def test_the_words_tell_every_number_and_name_of_the_panels():
    told.check(kept(), aside=())


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pictures_are_well_formed_and_the_same_twice(layout):
    for k, (_, match, seat, _) in enumerate(kept()[list(LAYOUTS).index(layout) :: len(LAYOUTS)]):
        texts = match.texts(("en", "fr")[k % 2])
        for watcher in (seat, -1):
            one = draw(match.view(watcher), texts, layout=layout)
            assert one == draw(match.view(watcher), texts, layout=layout)
            ElementTree.fromstring(one)
            named = re.findall(r' id="([^"]+)"', one)
            assert len(named) == len(set(named)), "an id is there once"
            assert in_words(match.view(watcher), texts)


def test_panels_are_independent_of_each_other():
    """Each is the same when nothing was drawn before it."""
    for name, match, seat, _ in kept():
        view, texts = match.view(seat), match.texts("en")
        for one in spread(view, texts, layout="laptop").panels:
            drawing = next(panel for panel in PICTURE.panels if panel.name == one.name)
            assert drawing.draw(Scene(view, texts), Rect(0, 0, one.width, one.height)) == one.svg, (name, one.name)


@pytest.mark.parametrize("layout", ROOMS)
@pytest.mark.parametrize("more", [0, 70])
def test_the_whole_table_is_in_view(layout, more):
    """Also in a window that is a little larger, as 1366 x 768 is for a laptop."""
    size = (ROOMS[layout][0] + more, ROOMS[layout][1] + more // 2)
    for name, match, seat, _ in kept():
        there = spread(match.view(seat), match.texts("fr"), layout=layout, size=size)
        assert max(one.bottom for one in there.rooms.values()) <= size[1] + 0.5, name
        for one in there.panels:
            tabs = 44 if one.area in there.grid.tabs else 0
            assert one.height <= there.rooms[one.area].h - tabs + 0.5, (name, one.name)


def test_standing_tent_and_dock_are_in_view_on_a_phone():
    for name, match, seat, _ in kept():
        there = spread(match.view(seat), match.texts("fr"), layout="phone")
        assert max(one.bottom for one in there.rooms.values()) <= LAYOUTS["phone"][1], name
        assert there.rooms["dock"].h >= 44 + 170


@pytest.mark.parametrize("layout", LAYOUTS)
def test_colours_can_be_chosen(layout):
    match = deal(4, colours="choose")
    assert reached(match.view(0), match.texts("en"), layout) == set(match.legal(0))
    assert "data-action" not in draw(match.view(1), match.texts("fr"), layout=layout)
    match.play("colour blue")
    mine, *others = waxes(match.view(1), match.texts("en"))
    assert mine.colour == TINTS[B].cloth
    assert {wax.colour for wax in others} == {GREY.cloth}


def test_nothing_hidden_is_drawn():
    one = bid(position(3), 2, 3)
    two = bid(position(3), 4, 3)
    hold(one, 0, "tithe")
    hold(two, 0, "letter")
    for watcher in (-1, 1, 2):
        for layout in LAYOUTS:
            texts = one.texts("en")
            assert draw(one.view(watcher), texts, layout=layout) == draw(two.view(watcher), texts, layout=layout)


def test_the_value_of_a_favour_is_seen_by_its_owner_alone():
    matches = [lay(position(5), {0: {B: values}}) for values in ((6, 4), (5, 3))]
    for match in matches:
        go_on(match, p.PLACING)
    one, two = matches
    assert panel(one.view(1), "tents") == panel(two.view(1), "tents")
    assert ">6·4<" in panel(one.view(0), "tents")
    assert ">5·3<" in panel(two.view(0), "tents")


def test_favour_cards_are_stacked_by_owner_with_a_count():
    match = go_on(lay(position(5), {seat: {B: (6, 5, 4)} for seat in range(1, 5)} | {0: {B: (6,), G: (5,)}}), p.PLACING)
    field = tents.favour_field(Scene(match.view(0), match.texts("en")), B, Rect(0, 0, 168, 48))
    assert re.findall(r">(×\d|\d)<", field) == ["6", "×3", "×3", "×3", "×3"]


def test_who_has_answered_is_not_drawn():
    match = bid(hold(hold(position(4), 0, "upside_down"), 2, "upside_down"), 3, 3, 3, 3)
    texts = match.texts("en")
    before = [one.svg for one in spread(match.view(1), texts).panels]
    match.play("pass", 0)
    assert match.to_act() == [2]
    scene = Scene(match.view(1), texts)
    assert scene.headline() == "Mystery cards?"
    assert scene.in_turn == -1
    assert before == [one.svg for one in spread(match.view(1), texts).panels]


def test_each_mystery_card_has_its_drawing_and_its_sentence():
    match = position(5)
    scene = Scene(match.view(0), match.texts("fr"))
    for kind in range(17):
        assert scene.mystery_rule(kind)
    assert {KINDS[kind] for kind in range(17) if p.AIMED[kind]} == set(AIMED)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_each_mystery_card_in_hand_says_its_phase(layout, language):
    """At least that, where a second card leaves no room for all of it."""
    for kind in ("letter", "false_seal", "second_sight", "patronage"):
        match = hold(hold(aimed("tithe"), 0, "glass_eye"), 0, kind)
        assert "phase" in panel(match.view(0), "hand", language, layout).rpartition(f"mysteries {kind}")[2], kind


@pytest.mark.parametrize("seats", SEATS)
def test_the_account_holds_all_points(seats):
    match = next(one.match for one in kept() if one.name == f"{seats}-end")
    scene = Scene(match.view(0), match.texts("en"))
    drawn = panel(match.view(0), "final", layout="laptop")
    for seat in range(seats):
        sources = final.earned(scene, seat)
        assert sum(sources) == match.state.florims[seat]
        said = [str(n).replace("-", "\N{MINUS SIGN}") for n in (*sources, match.state.florims[seat])]
        assert all(f">{n}<" in drawn for n in said)


def test_the_last_deed_leaves_a_trace():
    match = go_on(bid(position(3), 1, 1, 1), p.PLACING).play("place 5 red")
    field = tents.favour_field(Scene(match.view(1), match.texts("en")), R, Rect(0, 0, 168, 48))
    assert 'class="trace"' in field
    assert 'class="trace"' not in tents.favour_field(Scene(match.view(1), match.texts("en")), B, Rect(0, 0, 168, 48))


def test_no_element_is_known_by_its_colour_alone():
    """Where two cloths look alike to some eyes, a sign tells them apart; what is written on a banner can be read."""
    assert len(set(ELEMENT_GLYPHS.values())) == len(TINTS)
    for tint in TINTS:
        assert sight.contrast("#fff7e0", tint.shade) >= 4.5
    for eye in sight.SIGHTS:
        assert sight.nearest([tint.cloth for tint in TINTS], eye) > 0.04


def test_every_component_of_the_box_is_drawn_under_its_own_name():
    drawn = gallery_of(find("ars_mysteriorum"), "fr").faces
    assert [len(drawn[table]) for table in ("elements", "princes", "families", "items", "recipes", "mysteries")] == [
        5, 3, 5, 15, 48, 17,
    ]  # fmt: skip
    assert 'aria-label="soufre"' in drawn["elements"][0]
    assert 'aria-label="Dîme"' in drawn["mysteries"][6]


# What may be asked


def asked(match, seat, layout, language, draft=""):
    """Everything in a picture that may be asked about."""
    there = spread(match.view(seat), match.texts(language), layout=layout, draft=draft)
    return {what for one in there.panels for what in re.findall(r'data-about="([^"]+)"', one.svg)}


@pytest.mark.parametrize("layout", ["desk", "phone"])
def test_everything_that_may_be_asked_about_has_its_text(layout):
    found = set()
    for _, match, seat, draft in kept():
        here = asked(match, seat, layout, "en", draft)
        for texts in (match.texts("en"), match.texts("fr")):
            assert all(texts.explained(what).name for what in here)
        found |= here
    tables = {what.partition(" ")[0] for what in found if " " in what}
    assert tables == {"seat", "elements", "tents", "apprentices", "princes", "families", "items", "recipes", "mysteries"}


def with_copies():
    """Seat 0 owns two recipes of gold, and may win a third."""
    rich = own(show(tokens(position(5), 0, 3, 3, 3, 3, 3), B, "B1", "B8"), 0, "gold", "gold")
    return go_on(rich, p.BREWING, tent=[B] * 5)


def test_no_sign_is_explained_that_is_drawn_nowhere():
    looked = [*((match, seat, draft) for _, match, seat, draft in kept()), (with_copies(), 0, "")]
    drawn = {what for one in looked for layout in ("desk", "phone") for what in asked(*one[:2], layout, "en", one[2])}
    words = messages(find("ars_mysteriorum"), "en")
    signs = [one.id.name.removeprefix("about-") for one in words if "name" in {each.id.name for each in one.attributes}]
    assert sorted(set(signs) - drawn) == []
    assert len(signs) > 40


def test_a_hidden_card_is_asked_about_by_its_back():
    match = go_on(bid(position(3), 1, 1, 1), p.PLACING).play("place 5 red")
    field = panel(match.view(1), "tents").split('data-about="field-red"')[1].split('data-about="')[1]
    assert field.startswith("favour-back")


# In words


def written(svg):
    """The words and numbers of a panel."""
    body = re.sub(r"<title>.*?</title>", "", svg)
    return {re.sub(r"<[^>]+>", "", one) for one in re.findall(r"<text.*?</text>", body)}


def test_all_numbers_and_names_of_the_panels_are_in_the_words():
    """So that one can play from them alone. A name may be broken into lines in the picture: each of its words is looked for."""
    for language in LANGUAGES:
        for name, match, seat, draft in kept():
            view, texts = match.view(seat), match.texts(language)
            words = in_words(view, texts)
            known = set(re.findall(r"[^\W\d_]+|\d+", words))
            names = {texts.component(table, k) for table in ("items", "mysteries", "princes", "elements")
                     for k in range(len(match.box.vocabulary[table]))}  # fmt: skip
            named = {one for each in names for one in re.findall(r"[^\W\d_]{3,}", each)} | set(texts.players)
            for one in spread(view, texts, draft=draft).panels:
                for text in written(one.svg):
                    lacking = {n for n in re.findall(r"\d+", text) if n not in known}
                    lacking |= {word for word in re.findall(r"[^\W\d_]{3,}", text) if word in named and word not in known}
                    assert not lacking, (name, language, one.name, text, lacking)


def line_with(words, start):
    """The line of the table in words that begins so."""
    return next(line for line in words.splitlines() if line.removeprefix("- ").startswith(start))


def test_what_choices_depend_on_stands_together_in_the_words():
    """Cost and bonus with the recipe, tokens with the player, bins and favours with the tent."""
    for name, match, seat, _ in kept():
        view, texts = match.view(seat), match.texts("en")
        s, box = view.state, match.box.components
        if s.stage == p.COLOURS:
            continue
        words = in_words(view, texts)
        for tent in range(p.ELEMENTS):
            told = line_with(words, f"The {texts.component('tents', tent)}")
            assert all(re.search(rf"Bins: [^.]*\b{n}\b", told) for n in s.bins[tent] if n), (name, told)
            for recipe in (one for one in s.slot[tent] if one != p.NOTHING):
                told = line_with(words, texts.component("recipes", recipe))
                costs = [f"{n} {texts.component('elements', k)}" for k, n in enumerate(box.recipes[recipe].cost) if n]
                assert f"costs {', '.join(costs)}; brings {texts.say('florims', n=box.recipes[recipe].bonus)}" in told
        for place in range(s.seats):
            who = s.order[place]
            told = line_with(words, f"{place + 1}: {texts.seat(who)}")
            facts = [texts.say("florims", n=s.florims[who]), texts.say("pic-mysteries-held", n=s.cards[who])]
            facts += [f"{n} {texts.component('elements', k)}" for k, n in enumerate(s.tokens[who]) if n]
            assert all(fact in told for fact in facts), (name, told)

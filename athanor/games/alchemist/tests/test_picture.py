"""The picture shows what its seat may know, and lets it do what it may do."""

import re
from itertools import pairwise
from xml.etree import ElementTree

import pytest

import athanor
from athanor.drawing import sight
from athanor.drawing.samples import samples
from athanor.games.alchemist.picture import draw, in_words, parts
from athanor.games.alchemist.rules.pieces import KINDS, QUESTIONS, A
from athanor.kernel.game import LANGUAGES, find
from athanor.kernel.match import View, bench, copy_records
from athanor.kernel.texts import Texts

LAYOUTS = ("desk", "phone")
PLAYERS = ["Abigaïl <&>", "Merlin", "Zosime de Panopolis", "Flamel", "Dee"]
LEAST = 40  # pixels of anything clicked on a phone


def walk(seats, seed, options=None):
    """A whole match, position by position, the choices spread over what is legal."""
    match = athanor.start("alchemist", seats=seats, seed=seed, options=options, players=PLAYERS[:seats], compiled=False)
    while True:
        yield match
        if match.over:
            return
        legal = match.legal()
        match.play(legal[(7 * len(match.lines) + 3 * seed) % len(legal)])


def clicked(svg, name):
    return set(re.findall(rf'data-{name}="([^"]*)"', svg))


def reachable(view, texts, layout):
    """Every action that clicks can send, through all drafts that clicks can compose."""
    actions, seen, waiting = set(), set(), [""]
    while waiting:
        svg = draw(view, texts, layout=layout, draft=waiting.pop())
        actions |= {int(action) for action in clicked(svg, "action")}
        fresh = clicked(svg, "draft") - seen
        seen |= fresh
        waiting += fresh
    return actions


@pytest.mark.parametrize("layout", LAYOUTS)
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_every_legal_action_and_no_other_can_be_clicked(seats, layout):
    asked = set()
    for match in walk(seats, seed=seats):
        for seat in range(seats):
            legal = set(match.legal(seat))
            if len(legal) > 1 and match.state.asks == 1 and len(match.lines) % 3:
                continue  # a third of the recipes, each with all its drafts, is enough
            assert reachable(match.view(seat), match.texts("en"), layout) == legal
            asked |= {match.state.asks} if legal else set()
    assert asked == set(range(len(QUESTIONS)))


@pytest.mark.parametrize("seats", [2, 5])
def test_whatever_says_why_is_forbidden(seats):
    for match in walk(seats, seed=4):
        for seat in range(seats):
            for action in clicked(draw(match.view(seat), match.texts("en")), "why"):
                assert match.why_not(int(action), seat)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("layout", LAYOUTS)
def test_pictures_are_well_formed_the_same_every_time_and_every_id_is_unique(layout, language):
    for match in walk(4, seed=2):
        for seat in (-1, len(match.lines) % 4):
            view, texts = match.view(seat), match.texts(language)
            svg = draw(view, texts, layout=layout)
            assert svg == draw(match.clone().view(seat), texts, layout=layout)
            root = ElementTree.fromstring(svg)
            assert root.get("width") == {"desk": "1440", "phone": "390"}[layout]
            ids = [node.get("id") for node in root.iter() if node.get("id")]
            assert len(ids) == len(set(ids))
            used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
            assert used <= set(ids)


def test_nothing_in_a_picture_needs_a_lax_content_policy():
    for match in walk(3, seed=1):
        svg = draw(match.view(0), match.texts("fr"), standalone=False)
        assert not re.search(r"<style|<script|<foreignObject|\sstyle=|\son\w+=|https?://(?!www\.w3\.org/2000/svg)", svg)


def seen_again(view, luck):
    """Another world that the seat cannot rule out, seen from the same seat."""
    world = view.imagined(luck)
    scratch = bench(view.loaded, world._bench.boxes, 1)
    view.loaded.entry.hide(world._bench.boxes, world._bench.states, 1, 0, view.seat)
    copy_records(scratch.states, 0, world._bench.states, 1)
    return View(view.loaded, view.box, scratch, view.seat), world


@pytest.mark.parametrize("seats", [2, 3, 5])
def test_al068_what_is_hidden_changes_no_byte(seats):
    """Other stocks, other schools and another bag (AL-013, AL-065) make the same picture."""
    changed = 0
    for match in walk(seats, seed=6):
        if match.over or len(match.lines) % 4:
            continue
        for seat in (-1, *range(seats)):
            view = match.view(seat)
            other, world = seen_again(view, len(match.lines))
            changed += world.state.stock != match.state.stock
            for layout in LAYOUTS:
                assert draw(view, match.texts("en"), layout=layout) == draw(other, match.texts("en"), layout=layout)
            assert in_words(view, match.texts("en")) == in_words(other, match.texts("en"))
    assert changed > 30


def test_choices_not_committed_are_seen_by_nobody_else():
    match = athanor.start("alchemist", seats=3, seed=7, compiled=False)
    me = match.to_act()[0]
    before = {seat: draw(match.view(seat), match.texts("en")) for seat in (-1, 0, 1, 2) if seat != me}
    match.play("create C04")
    assert match.state.asks == 1
    after = {seat: draw(match.view(seat), match.texts("en")) for seat in before}
    assert after == before


def hits(svg):
    """The surface of each thing that can be clicked."""
    root = ElementTree.fromstring(svg)
    for node in root.iter():
        if {"data-action", "data-draft", "data-why", "data-undo"} & set(node.keys()):
            [surface] = [one for one in node.iter() if "hit" in one.get("class", "").split()]
            yield node, tuple(float(surface.get(name)) for name in ("x", "y", "width", "height"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_clicked_is_large_enough_named_and_inside_the_picture(layout):
    seen = 0
    for match in walk(5, seed=3):
        for draft in ("", "11000", "00111", "22000", "00210"):
            svg = draw(match.view(match.to_act()[0] if match.to_act() else 0), match.texts("fr"), layout=layout, draft=draft)
            width, height = (int(n) for n in re.search(r'viewBox="0 0 (\d+) (\d+)"', svg).groups())
            for node, (x, y, w, h) in hits(svg):
                seen += 1
                assert 0 <= x <= x + w <= width
                assert 0 <= y <= y + h <= height
                if layout == "phone":
                    assert min(w, h) >= LEAST, ElementTree.tostring(node, "unicode")[:200]
                if node.get("data-why") is None:
                    assert node.get("role") == "button"
                    assert node.get("tabindex") == "0"
                    assert node.get("aria-label")
            if match.state.asks != 1:
                break
    assert seen > 1000


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_may_be_clicked_does_not_overlap(layout):
    for match in walk(4, seed=8):
        view = match.view(match.to_act()[0] if match.to_act() else 0)
        surfaces = sorted(box for _, box in hits(draw(view, match.texts("en"), layout=layout)))
        for (x, y, w, h), (x2, y2, w2, h2) in pairwise(surfaces):
            assert x + w <= x2 + 0.01 or y + h <= y2 + 0.01 or y2 + h2 <= y + 0.01 or x2 + w2 <= x + 0.01


def recipe_of(match):
    """Play until a seat composes a recipe with some choice."""
    while match.state.asks != 1 or len(match.legal()) < 8:
        creations = [action for action in match.legal() if match.notation(action).startswith("create")]
        match.play(creations[0] if creations else match.legal()[-1])
    return match.view(match.to_act()[0])


def test_al030_al031_cubes_that_cannot_go_in_are_greyed_and_say_why():
    match = athanor.start("alchemist", seats=3, seed=7, compiled=False)
    view = recipe_of(match)
    stock = match.state.stock[view.seat]
    produced = parts_of(match, match.state.cauldron)
    svg = draw(view, match.texts("en"))
    for kind in range(KINDS):
        key = "".join(str(int(k == kind)) for k in range(KINDS))
        assert (key in clicked(svg, "draft")) == (stock[kind] > 0 and kind not in produced)
        if kind in produced and stock[kind]:
            assert match.why_not(f"brew {key}").rule == "AL-030"
            assert str(match.read(f"brew {key}")) in clicked(svg, "why")
    double = next(kind for kind in range(KINDS) if stock[kind] > 2 and kind not in produced)
    two = "".join("2" if k == double else "0" for k in range(KINDS))
    third = match.read(f"brew {two.replace('2', '3')}")
    assert match.why_not(third).rule == "AL-031"
    assert str(third) in clicked(draw(view, match.texts("en"), draft=two), "why")


def parts_of(match, cauldron):
    ids = [one.id for one in match.box.components.ingredients]
    return [ids.index(one) for one in match.box.components.cauldrons[cauldron].produces]


def test_al032_confirm_is_dark_for_a_recipe_on_the_board_and_says_where_it_is():
    for seed in range(40):
        match = athanor.start("alchemist", seats=2, seed=seed, compiled=False)
        match.play("create C01").play(match.legal()[0])
        recipe = match.notation(match.lines[-1].action).split()[1]
        match.play("tile 9").play(match.legal()[1])
        refused = match.why_not(f"brew {recipe}") if match.state.asks == 1 else None
        if refused and refused.rule == "AL-032":
            svg = draw(match.view(match.to_act()[0]), match.texts("en"), draft=recipe)
            assert str(match.read(f"brew {recipe}")) in clicked(svg, "why")
            assert match.texts("en").say("pic-recorded", a=0) in svg
            return
    pytest.fail("no seed made two players think of the same recipe")


@pytest.mark.parametrize("draft", ["x", "99999", "123456", "-1000", "3333", "00000", "33333", "²0000"])
def test_a_draft_that_is_nonsense_harms_nothing(draft):
    match = athanor.start("alchemist", seats=3, seed=7, compiled=False)
    view = recipe_of(match)
    ElementTree.fromstring(draw(view, match.texts("en"), draft=draft))


def test_al024_the_first_of_two_players_is_told_how_to_open():
    match = athanor.start("alchemist", seats=2, seed=3, compiled=False)
    me = match.to_act()[0]
    for language in LANGUAGES:
        notice = match.texts(language).say("pic-opening", n=5)
        assert notice in in_words(match.view(me), match.texts(language))
        assert notice not in in_words(match.view(1 - me), match.texts(language))
    match.play(match.legal()[0]).play(match.legal()[0])
    assert clicked(draw(match.view(me), match.texts("en")), "action") == {str(A.tile + k) for k in range(4, 10)}
    assert {str(A.tile + k) for k in range(4)} <= clicked(draw(match.view(me), match.texts("en")), "why")


def test_al077_the_last_round_is_announced_to_all():
    announced = 0
    for match in walk(3, seed=5):
        last = sum(pile == 0 for pile in match.state.reserve) >= 3 and not match.over
        announced += last
        for language in LANGUAGES:
            words = match.texts(language).say("pic-last-round")
            assert (f">{words}<" in draw(match.view(-1), match.texts(language))) == last
    assert announced


@pytest.mark.parametrize("options", [{}, {"schools": "off"}])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_al089_the_final_table_adds_up(layout, options):
    """Play score, stock points and reward make the total; stocks, schools and the bag lie open (AL-080 to AL-092)."""
    *_, match = walk(4, seed=9, options=options)
    svg = draw(match.view(-1), match.texts("en"), layout=layout)
    s = match.state
    for seat, result in enumerate(match.outcome()):
        row = re.search(rf'<g id="final-{seat}">.*?</g>', svg, re.S).group()
        numbers = [int(n) for n in re.findall(r">(\d+)</text>", row)]
        assert {result.total, *s.stock[seat]} <= set(numbers)
        assert result.place in numbers
        played = s.score[seat] - s.stock_points[seat] - s.reward[seat]
        words = match.texts("en").say(
            "words-final",
            a=seat,
            play=played,
            list="@",
            place=result.place,
            total=result.total,
            stock=s.stock_points[seat],
            reward=s.reward[seat],
        )
        assert words.partition("@")[0] in in_words(match.view(-1), match.texts("en"))
    assert ("pool, rank" in in_words(match.view(-1), match.texts("en"))) == (not options)


@pytest.mark.parametrize(("score", "token"), [(49, ""), (50, "50"), (99, "50"), (100, "100"), (201, "100")])
@pytest.mark.parametrize("layout", LAYOUTS)
def test_al071_al072_al073_a_lap_is_a_token_of_50_and_two_are_100(layout, score, token):
    view = athanor.start("alchemist", seats=2, seed=3, compiled=False).view(-1)
    view.state.score[0] = score
    svg = draw(view, view.texts("en"), layout=layout)
    seat = re.search(r'<g id="seat-0">(.*?)<g id="seat-1">', svg, re.S).group(1)
    assert f'bold">{score}</text>' in seat
    assert [face for face in ("50", "100") if 'fill="#e9c15a"' in seat and f">{face}</text>" in seat] == [token] * bool(
        token
    )


@pytest.mark.parametrize("seats", [2, 4])
def test_the_words_tell_what_the_picture_tells(seats):
    for match in walk(seats, seed=2):
        for language in LANGUAGES:
            for seat in (-1, 0):
                words = in_words(match.view(seat), match.texts(language))
                assert len(words.splitlines()) >= 15 + seats
                assert all(name in words for name in PLAYERS[:seats])


def test_cubes_are_told_apart_by_everybody():
    """By glyph always; by colour too, however few colours the eye sees."""
    assert len({look.glyph for look in parts.CUBES}) == KINDS
    assert len({wax.emblem for wax in parts.WAXES}) == len(parts.WAXES)
    for kind in sight.SIGHTS:
        assert sight.nearest([look.colour for look in parts.CUBES], kind) > 0.1
        assert sight.nearest([wax.colour for wax in parts.WAXES], kind) > 0.1
    for look in parts.CUBES:
        assert sight.contrast(look.ink, look.colour) >= 3
    for wax in parts.WAXES:
        assert sight.contrast(wax.ink, wax.colour) >= 3


def test_the_samples_show_every_question_at_every_table_and_say_every_word(monkeypatch):
    said = set()
    say = Texts.say
    monkeypatch.setattr(
        Texts, "say", lambda self, message, *more, **facts: said.add(message) or say(self, message, *more, **facts)
    )
    names = set()
    for name, match, seat, draft in samples("alchemist"):
        names.add(name)
        for layout, composed in (("desk", ""), ("desk", draft), ("phone", draft)):
            draw(match.view(seat), match.texts("fr"), layout=layout, draft=composed)
    for seats in range(2, 6):
        assert {f"{seats}-asks-{question}" for question in QUESTIONS} <= names
        assert {f"{seats}-opening", f"{seats}-waits", f"{seats}-spectator", f"{seats}-end"} <= names
    rare = {"pic-winners", "pic-recorded", "pic-pass"}  # a shared victory, a recipe known, nothing else to do
    for language in LANGUAGES:
        path = find("alchemist").folder / "texts" / f"picture.{language}.ftl"
        messages = set(re.findall(r"^([a-z-]+) =", path.read_text(encoding="utf-8"), re.M))
        assert messages - rare == {message for message in said if message.startswith(("pic-", "words-"))} - rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_al092_a_shared_victory_names_all_winners(language):
    *_, match = walk(3, seed=9)
    view = match.view(-1)
    for seat in range(3):
        view.state.score[seat], view.state.reward[seat] = (60, 5) if seat else (40, 5)
    words = match.texts(language).say("pic-winners", names=match.texts(language).listed(PLAYERS[1:3]))
    assert words in in_words(view, match.texts(language))


def test_the_picture_is_what_a_notebook_shows():
    match = athanor.start("alchemist", seats=2, seed=3, compiled=False)
    assert match._repr_svg_() == draw(match.view(match.to_act()[0]), match.texts("en"))
    assert match.legal()[0] < A.brew

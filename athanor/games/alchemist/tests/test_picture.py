"""The picture shows what its seat may know, lets it do what it may do, and can be read at every size."""

import re
from functools import cache
from itertools import combinations, pairwise
from xml.etree import ElementTree

import pytest

import athanor
from athanor.drawing import LAYOUTS, paint, sight
from athanor.drawing.panels import GAP
from athanor.drawing.samples import samples
from athanor.games.alchemist.picture import draw, in_words, parts, spread
from athanor.games.alchemist.rules.pieces import KINDS, QUESTIONS, A, Q
from athanor.kernel.game import LANGUAGES, find
from athanor.kernel.match import View, bench, copy_records
from athanor.kernel.texts import Texts
from tests import asked, readable, told

from .tables import full_board, position

PLAYERS = ["Abigaïl <&>", "Merlin", "Zosime de Panopolis", "Maximilien-Alexandre", "Dee"]
ODD = {  # rooms between those for which the layouts are made
    "wide": (1576, 912),
    "desk": (1350, 640),
    "laptop": (1350, 600),
    "landscape": (1084, 632),
    "tablet": (752, 964),
    "phone": (348, 560),
}
STILL = ("wide", "desk", "laptop", "landscape")
"""The layouts in which nothing of the first rank may be scrolled to."""


@cache
def kept():
    """Every sample, by name; played once."""
    return {sample.name: sample for sample in samples("alchemist", compiled=True)}


def walk(seats, seed, options=None):
    """A whole match, position by position, the choices spread over what is legal."""
    match = athanor.start("alchemist", seats=seats, seed=seed, options=options, players=PLAYERS[:seats])
    while True:
        yield match
        if match.over:
            return
        legal = match.legal()
        match.play(legal[(7 * len(match.lines) + 3 * seed) % len(legal)])


def some_layout(match):
    """Another layout in every position."""
    return list(LAYOUTS)[len(match.lines) % len(LAYOUTS)]


def svg_of(shown):
    return "".join(panel.svg for panel in shown.panels)


def clicked(svg, name):
    return set(re.findall(rf'data-{name}="([^"]*)"', svg))


def reachable(view, texts, layout):
    """Every action that clicks and keys can send, through all drafts that they can compose."""
    legal, actions, seen, waiting = set(view.legal()), set(), {""}, [""]
    while waiting:
        shown = spread(view, texts, layout=layout, draft=waiting.pop())
        actions |= {int(action) for action in clicked(svg_of(shown), "action")}
        actions |= {key.action for key in shown.keys if key.action in legal}
        fresh = clicked(svg_of(shown), "draft") | {key.draft for key in shown.keys if key.draft is not None}
        waiting += fresh - seen
        seen |= fresh
    return actions


# What may be done


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_legal_action_and_no_other_is_reached_in_every_layout(layout):
    asked = set()
    for name, sample in kept().items():
        if not name.startswith(("3-", "4-")):
            view = sample.match.view(sample.seat)
            assert reachable(view, sample.match.texts("en"), layout) == set(view.legal()), name
            asked |= {sample.match.state.asks} if view.legal() else set()
    assert asked == set(range(len(QUESTIONS)))


@pytest.mark.parametrize("seats", [3, 4])
def test_every_legal_action_and_no_other_is_reached_in_a_whole_match(seats):
    asked = set()
    for match in walk(seats, seed=seats):
        if match.state.asks == Q.recipe and len(match.lines) % 3:
            continue  # a third of the recipes, each with all its drafts, is enough
        for seat in range(seats):
            legal = set(match.legal(seat))
            assert reachable(match.view(seat), match.texts("en"), some_layout(match)) == legal
            asked |= {match.state.asks} if legal else set()
    assert asked == set(range(len(QUESTIONS)))


def test_a_choice_is_drawn_or_a_key_and_never_both():
    for sample in kept().values():
        for layout in LAYOUTS:
            shown = spread(sample.match.view(sample.seat), sample.match.texts("en"), layout=layout, draft=sample.draft)
            drawn = {int(action) for action in clicked(svg_of(shown), "action")}
            assert not drawn & {key.action for key in shown.keys}


def test_whatever_says_why_is_forbidden():
    for sample in kept().values():
        view = sample.match.view(sample.seat)
        for layout in ("laptop", "phone"):
            for action in clicked(svg_of(spread(view, sample.match.texts("en"), layout=layout, draft=sample.draft)), "why"):
                assert sample.match.why_not(int(action), sample.seat)


def recipe_of(match):
    """Play until a seat composes a recipe with some choice."""
    while match.state.asks != Q.recipe or len(match.legal()) < 8:
        creations = [action for action in match.legal() if match.notation(action).startswith("create")]
        match.play(creations[0] if creations else match.legal()[-1])
    return match.view(match.to_act()[0])


def produced(match, cauldron):
    ids = [one.id for one in match.box.components.ingredients]
    return [ids.index(one) for one in match.box.components.cauldrons[cauldron].produces]


def test_al030_al031_cubes_that_cannot_go_in_are_greyed_and_say_why():
    match = athanor.start("alchemist", seats=3, seed=7, compiled=False)
    view = recipe_of(match)
    stock = match.state.stock[view.seat]
    products = produced(match, match.state.cauldron)
    svg = draw(view, match.texts("en"))
    for kind in range(KINDS):
        key = "".join(str(int(k == kind)) for k in range(KINDS))
        assert (key in clicked(svg, "draft")) == (stock[kind] > 0 and kind not in products)
        if kind in products and stock[kind]:
            assert match.why_not(f"brew {key}").rule == "AL-030"
            assert str(match.read(f"brew {key}")) in clicked(svg, "why")
    double = next(kind for kind in range(KINDS) if stock[kind] > 2 and kind not in products)
    two = "".join("2" if k == double else "0" for k in range(KINDS))
    third = match.read(f"brew {two.replace('2', '3')}")
    assert match.why_not(third).rule == "AL-031"
    assert str(third) in clicked(draw(view, match.texts("en"), draft=two), "why")


def test_al032_the_key_is_dark_for_a_recipe_on_the_board_and_the_bench_says_where_it_is():
    for seed in range(40):
        match = athanor.start("alchemist", seats=2, seed=seed, compiled=False)
        match.play("create C01").play(match.legal()[0])
        recipe = match.notation(match.lines[-1].action).split()[1]
        match.play("tile 9").play(match.legal()[1])
        refused = match.why_not(f"brew {recipe}") if match.state.asks == Q.recipe else None
        if refused and refused.rule == "AL-032":
            shown = spread(match.view(match.to_act()[0]), match.texts("en"), draft=recipe)
            assert shown.keys[0].action == match.read(f"brew {recipe}") not in match.legal()
            assert match.texts("en").say("pic-recorded", a=0) in svg_of(shown)
            return
    pytest.fail("no seed made two players think of the same recipe")


@pytest.mark.parametrize(
    "draft", ["x", "99999", "123456", "-1000", "3333", "00000", "33333", "²0000", "create-3", "create-x"]
)
def test_a_draft_that_is_nonsense_harms_nothing(draft):
    match = athanor.start("alchemist", seats=3, seed=7, compiled=False)
    ElementTree.fromstring(draw(match.view(match.to_act()[0]), match.texts("en"), draft=draft))
    ElementTree.fromstring(draw(recipe_of(match), match.texts("en"), draft=draft))


def test_al024_the_first_of_two_players_is_told_how_to_open():
    match = athanor.start("alchemist", seats=2, seed=3, compiled=False)
    me = match.to_act()[0]
    for language in LANGUAGES:
        texts = match.texts(language)
        notice = texts.say("pic-opening", n=5)
        assert notice in in_words(match.view(me), texts)
        assert notice not in in_words(match.view(1 - me), texts)
        assert spread(match.view(me), texts).where == texts.say("pic-where-opening")
    match.play(match.legal()[0]).play(match.legal()[0])
    for layout in LAYOUTS:
        svg = svg_of(spread(match.view(me), match.texts("en"), layout=layout))
        assert clicked(svg, "action") == {str(A.tile + k) for k in range(4, 10)}
        assert {str(A.tile + k) for k in range(4)} <= clicked(svg, "why")


def last_cauldron(stock):
    """Nine potions stand; one cauldron and one tile are left to seat 0, who has these cubes."""
    return position(3, 0, stocks={0: stock}, potions=full_board([1, 1, 1, 1, 1, 2, 2, 2, 2, 2], without=["C10"]))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_a_creation_that_would_commit_itself_shows_recipe_and_tile_before(layout):
    match = last_cauldron((0, 2, 0, 0, 0))  # one mushroom is on the board already
    view, texts, create = match.view(0), match.texts("en"), A.create + 9
    before = spread(view, texts, layout=layout)
    assert "create-9" in clicked(svg_of(before), "draft")
    assert str(create) not in clicked(svg_of(before), "action")
    assert before.keys == []
    shown = spread(view, texts, layout=layout, draft="create-9")
    confirm, cancel = shown.keys
    assert (confirm.action, confirm.main, cancel.draft, shown.where) == (create, True, "", "")
    assert [f'id="on-9-{k}"' in svg_of(shown) for k in range(3)] == [True, True, False]
    assert svg_of(shown).count(">10</text>") > svg_of(before).count(">10</text>")
    match.play(create)
    assert (match.state.recipe[9], match.state.tile[9]) == ([0, 2, 0, 0, 0], 10)


@pytest.mark.parametrize("layout", LAYOUTS)
def test_the_last_tile_is_seen_while_the_recipe_that_takes_it_is_composed(layout):
    match = last_cauldron((0, 2, 2, 0, 0))
    assert f'data-action="{A.create + 9}"' in svg_of(spread(match.view(0), match.texts("en"), layout=layout))
    match.play("create C10")
    shown = svg_of(spread(match.view(0), match.texts("en"), layout=layout))
    seen = re.search(r'<g>(<use href="#tile"[^>]*/><text[^>]*>10</text>)</g>', shown)
    assert seen, "the tile on the workbench has no id: it lies elsewhere still"
    match.play("brew 02000")
    assert match.state.tile[9] == 10


def test_al022_passing_asks_once():
    match = position(3, 0, stocks={0: (0,) * KINDS}, bag=(0,) * KINDS, reserve=(0,) * KINDS)
    for layout in LAYOUTS:
        shown = spread(match.view(0), match.texts("en"), layout=layout)
        [key] = shown.keys
        assert (key.action, key.main, shown.where) == (A.pass_, True, "")
        assert not clicked(svg_of(shown), "action")
        assert match.texts("en").say("pic-nothing").split()[0] in svg_of(shown)


# What may be known


def seen_again(view, luck):
    """Another world that the seat cannot rule out, seen from the same seat."""
    world = view.imagined(luck)
    scratch = bench(view.loaded, world._bench.boxes, 1)
    view.loaded.entry.hide(world._bench.boxes, world._bench.states, 1, 0, view.seat)
    copy_records(scratch.states, 0, world._bench.states, 1)
    return View(view.loaded, view.box, scratch, view.seat), world


@pytest.mark.parametrize("seats", [2, 5])
def test_al068_what_is_hidden_changes_no_byte(seats):
    """Other stocks, other schools and another bag (AL-013, AL-065) make the same picture."""
    changed = 0
    for match in walk(seats, seed=6):
        if match.over or len(match.lines) % 5:
            continue
        for seat in (-1, *range(seats)):
            view, texts = match.view(seat), match.texts("en")
            other, world = seen_again(view, len(match.lines))
            changed += world.state.stock != match.state.stock
            layout = some_layout(match)
            assert spread(view, texts, layout=layout) == spread(other, texts, layout=layout)
            assert in_words(view, texts) == in_words(other, texts)
    assert changed > 30


def test_choices_not_committed_are_seen_by_nobody_else():
    match = athanor.start("alchemist", seats=3, seed=7, compiled=False)
    me = match.to_act()[0]
    before = {seat: draw(match.view(seat), match.texts("en")) for seat in (-1, 0, 1, 2) if seat != me}
    match.play("create C04")
    assert match.state.asks == Q.recipe
    after = {seat: draw(match.view(seat), match.texts("en")) for seat in before}
    assert after == before


# How it is drawn


@pytest.mark.parametrize("layout", LAYOUTS)
def test_pictures_are_well_formed_the_same_every_time_and_every_id_is_unique(layout):
    for name, sample in kept().items():
        view, texts = sample.match.view(sample.seat), sample.match.texts("fr")
        svg = draw(view, texts, layout=layout, draft=sample.draft)
        assert svg == draw(sample.match.clone().view(sample.seat), texts, layout=layout, draft=sample.draft)
        assert not re.search(r"<script|<foreignObject|\sstyle=|\son\w+=|https?://(?!www\.w3\.org/2000/svg)", svg)
        ids = [node.get("id") for node in ElementTree.fromstring(svg).iter() if node.get("id")]
        assert len(ids) == len(set(ids)), name
        used = set(re.findall(r'href="#([^"]+)"', svg)) | set(re.findall(r"url\(#([^)]+)\)", svg))
        assert used <= set(ids), name


def hits(svg):
    """The surface of each thing that can be clicked."""
    for node in ElementTree.fromstring(f"<svg>{svg}</svg>").iter():
        if {"data-action", "data-draft", "data-why"} & set(node.keys()):
            [surface] = [one for one in node.iter() if "hit" in one.get("class", "").split()]
            yield node, tuple(float(surface.get(name)) for name in ("x", "y", "width", "height"))


@pytest.mark.parametrize("layout", LAYOUTS)
def test_what_is_clicked_is_named_inside_its_panel_and_apart_from_the_others(layout):
    seen = 0
    for sample in kept().values():
        shown = spread(sample.match.view(sample.seat), sample.match.texts("fr"), layout=layout, draft=sample.draft)
        for panel in shown.panels:
            surfaces = []
            for node, (x, y, w, h) in hits(panel.svg):
                seen += 1
                surfaces.append((x, y, w, h))
                assert 0 <= x <= x + w <= panel.width
                assert 0 <= y <= y + h <= panel.height
                if node.get("data-why") is None:
                    assert (node.get("role"), node.get("tabindex")) == ("button", "0")
                    assert node.get("aria-label")
            for (x, y, w, h), (x2, y2, w2, h2) in combinations(surfaces, 2):
                assert x + w <= x2 + 0.01 or y + h <= y2 + 0.01 or y2 + h2 <= y + 0.01 or x2 + w2 <= x + 0.01
    assert seen > 200


@pytest.mark.parametrize("size", [LAYOUTS, ODD], ids=["made for", "odd"])
@pytest.mark.parametrize("layout", STILL)
def test_the_first_rank_is_in_view_without_scrolling(layout, size):
    width, height = size[layout]
    for name, sample in kept().items():
        shown = spread(sample.match.view(sample.seat), sample.match.texts("fr"), layout=layout, size=(width, height))
        for panel in shown.panels:
            room = shown.rooms[panel.area]
            assert room.right <= width + 0.01
            assert room.bottom <= height + 0.01, name
            assert panel.rank > 1 or panel.height <= room.h + 0.01, (name, panel.name)


@pytest.mark.parametrize("size", [LAYOUTS["phone"], ODD["phone"]])
def test_on_a_phone_board_stock_and_dock_are_in_view(size):
    for name, sample in kept().items():
        shown = spread(sample.match.view(sample.seat), sample.match.texts("fr"), layout="phone", size=size)
        assert list(shown.rooms) in (["board", "dock"], ["board", "mine", "dock"])
        assert shown.rooms["dock"].h >= 170
        assert sum(room.h + GAP for room in shown.rooms.values()) <= size[1] + GAP + 0.01, name


@pytest.mark.parametrize("layout", LAYOUTS)
def test_every_word_can_be_read_and_every_target_be_hit(layout):
    """Measured in a browser: opening, every question with the most seats, a spectator, the end; long names, both languages."""
    names = ("2-opening", "2-asks-tile", "5-asks-turn", "5-asks-recipe", "5-asks-tribute", "4-waits", "5-spectator", "5-end")
    with readable.browsing(layout) as page:
        for k, name in enumerate(names):
            sample = kept()[name]
            for language, size in (("fr", readable.room(layout)), ("en", ODD[layout]))[: 2 - k % 2]:
                view = sample.match.view(sample.seat)
                shown = view.spread(language, PLAYERS[: sample.match.seats], layout=layout, size=size, draft=sample.draft)
                assert readable.faults(page, shown, layout, name) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_side_by_side_in_the_stock_stand_apart(language):
    """On a tablet a cell is narrower than “champignon”, and its neighbour makes room for it."""
    sample = kept()["5-asks-tile"]
    shown = sample.match.view(sample.seat).spread(language, PLAYERS[:5], layout="tablet", size=readable.room("tablet"))
    mine = next(panel.svg for panel in shown.panels if panel.name == "mine")
    named = re.findall(r'<text x="([\d.]+)" y="([\d.]+)" font-size="12" text-anchor="middle" fill="#5f4319">([^<]+)', mine)
    rows = {y: [(float(x), paint.width_of(words, 12)) for x, at, words in named if at == y] for _, y, _ in named}
    assert max(map(len, rows.values())) == KINDS
    for row in rows.values():
        assert [two for two in pairwise(row) if two[1][0] - two[0][0] < (two[0][1] + two[1][1]) / 2 + 5] == []


# What each part shows


def test_al077_the_last_round_is_announced_to_all():
    announced = 0
    for match in walk(3, seed=5):
        last = sum(pile == 0 for pile in match.state.reserve) >= 3 and not match.over
        announced += last
        for language in LANGUAGES:
            words = match.texts(language).say("pic-last-round")
            shown = spread(match.view(-1), match.texts(language), layout=some_layout(match))
            assert (words in shown.progress.words) == last
            assert (f">{words}<" in svg_of(shown)) == last
    assert announced


@pytest.mark.parametrize("options", [{}, {"schools": "off"}])
def test_al089_the_final_account_adds_up(options):
    """Play score, stock points and reward make the total; stocks, schools and the bag lie open (AL-080 to AL-092)."""
    *_, match = walk(4, seed=9, options=options)
    s, texts = match.state, match.texts("en")
    for layout in LAYOUTS:
        final = {panel.name: panel.svg for panel in spread(match.view(-1), texts, layout=layout).panels}["final"]
        for seat, result in enumerate(match.outcome()):
            row = re.search(rf'<g id="final-{seat}">.*?(?=<g id="final-|$)', final, re.S).group()
            numbers = {int(n) for n in re.findall(r"(?<=[> ])\+?(\d+)(?=[ <])", row)}
            assert {result.total, result.place, s.stock_points[seat], *s.stock[seat]} <= numbers
            assert s.score[seat] - s.stock_points[seat] - s.reward[seat] in numbers
            assert options or s.reward[seat] in numbers
    for seat, result in enumerate(match.outcome()):
        facts = {"play": s.score[seat] - s.stock_points[seat] - s.reward[seat], "place": result.place, "total": result.total}
        words = texts.say("words-final", a=seat, list="@", stock=s.stock_points[seat], reward=s.reward[seat], **facts)
        assert words.partition("@")[0] in in_words(match.view(-1), texts)
    assert ("pool, rank" in in_words(match.view(-1), texts)) == (not options)


@pytest.mark.parametrize(("score", "token"), [(49, ""), (50, "50"), (99, "50"), (100, "100"), (201, "100")])
@pytest.mark.parametrize("name", ["2-opening", "2-end"])
def test_al071_al072_al073_a_lap_is_a_token_of_50_and_two_are_100_until_the_end_and_after(name, score, token):
    for seat in (0, -1):
        view = kept()[name].match.clone().view(seat)
        view.state.score[0] = score
        for layout in LAYOUTS:
            mark = "final" if name == "2-end" else "seat"
            drawn = (panel.svg for panel in spread(view, view.texts("en"), layout=layout).panels)
            [panel] = [svg for svg in drawn if f'<g id="{mark}-0">' in svg]
            here = re.search(rf'<g id="{mark}-0">(.*?)(?=<g id="{mark}-|$)', panel, re.S).group(1)
            assert f'bold">{score}</text>' in here
            coins = re.findall(r'fill="#e9c15a"[^>]*/><circle[^>]*/><text[^>]*>(50|100)</text>', here)
            assert coins == [token] * bool(token)


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
    for sample in kept().values():
        for layout in LAYOUTS:
            draw(sample.match.view(sample.seat), sample.match.texts("fr"), layout=layout, draft=sample.draft)
    for seats in range(2, 6):
        assert {f"{seats}-asks-{question}" for question in QUESTIONS} <= set(kept())
        assert {f"{seats}-opening", f"{seats}-waits", f"{seats}-spectator", f"{seats}-end"} <= set(kept())
    # a shared victory, a recipe known or not complete, nothing else to do
    rare = {"pic-winners", "pic-recorded", "pic-choose-cubes", "pic-ready", "pic-pass", "pic-nothing", "pic-cancel"}
    for language in LANGUAGES:
        path = find("alchemist").folder / "texts" / f"picture.{language}.ftl"
        messages = set(re.findall(r"^([a-z-]+) =", path.read_text(encoding="utf-8"), re.M))
        assert messages - rare == {message for message in said if message.startswith(("pic-", "words-"))} - rare


@pytest.mark.parametrize("language", LANGUAGES)
def test_al092_a_shared_victory_names_all_winners(language):
    match = kept()["3-end"].match.clone()
    view, texts = match.view(-1), match.texts(language)
    for seat in range(3):
        view.state.score[seat], view.state.reward[seat] = (60, 5) if seat else (40, 5)
    assert texts.say("pic-winners", names=texts.listed([texts.seat(1), texts.seat(2)])) in in_words(view, texts)


def test_the_picture_is_what_a_notebook_shows():
    match = athanor.start("alchemist", seats=2, seed=3, compiled=False)
    assert match._repr_svg_() == draw(match.view(match.to_act()[0]), match.texts("en"))
    assert match.legal()[0] < A.brew


def test_whatever_is_drawn_can_be_asked_about():
    """A seat stands for its colour."""
    asked.check(kept().values(), undrawn={"colours"}, unsaid=set())


def test_the_words_tell_all_that_is_drawn():
    """But for the scale of the fame track."""
    told.check(kept().values(), aside={"track"})

"""The table of Alchemist as SVG: the ten cauldrons are the Compendium, the fame track runs around them.

`python -m athanor.games.alchemist.picture DIR` writes a sheet of samples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from athanor.games.alchemist.picture import parts, place
from athanor.games.alchemist.picture.parts import DESK_POT, PHONE_POT
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.picture.words import spoken
from athanor.games.alchemist.rules.pieces import KINDS, NOTHING, A, Q
from athanor.games.alchemist.rules.potions import must_open
from athanor.kernel import paint
from athanor.kernel.match import Match, View, start
from athanor.kernel.paint import CREAM, GOLD, SAND, SEPIA, Box, Wax
from athanor.kernel.texts import Texts


def draw(view: View, texts: Texts, *, layout: str = "desk", draft: str = "", standalone: bool = True) -> str:
    """The table as one seat sees it. Same view in, same bytes out."""
    scene = Scene(view, texts, draft)
    name = f"{scene.view.game.title[texts.language]} · {scene.headline()}"
    width, height, layers = phone(scene) if layout == "phone" else desk(scene)
    defs = parts.defs(tuple((a, b) for a, b in scene.produces))
    return paint.document(width, height, name, spoken(scene), defs, layers, standalone=standalone)


def in_words(view: View, texts: Texts) -> str:
    """The same table for those who read or listen."""
    return spoken(Scene(view, texts))


def waxes(view: View, texts: Texts) -> Sequence[Wax]:
    """How the seats look: each its wax."""
    return parts.WAXES[: view.state.seats]


# The desk: 1440 wide

BOARD = Box(24, 74, 1010, 636)
SIDE = Box(1052, 74, 364, 810)
BELOW = Box(24, 724, 1010, 160)


def desk(scene: Scene) -> tuple[int, int, list[str]]:
    layers = [desk_header(scene), desk_board(scene)]
    if scene.over:
        table = Box(BELOW.x, BELOW.y, BELOW.w, 52 + max(3, scene.seats) * 36)
        pool = Box(SIDE.x, SIDE.y, SIDE.w, place.pool_height(scene))
        rest = Box(SIDE.x, pool.bottom + 12, SIDE.w, table.bottom - pool.bottom - 12)
        return (
            1440,
            int(table.bottom + 16),
            [
                *layers,
                place.final_table(scene, table),
                place.pool_panel(scene, pool),
                parts.told(scene, rest, 12.5 if scene.seats > 3 else 14),
            ],
        )
    reserve = Box(SIDE.x, SIDE.y, SIDE.w, 238)
    layers.append(desk_reserve(scene, reserve))
    y = reserve.bottom + 10
    rivals = [seat for seat in scene.around() if seat != scene.me]
    tall = 112 if len(rivals) < 3 else 87 if len(rivals) == 4 and scene.me >= 0 else 94
    for seat in rivals:
        layers.append(parts.rival(scene, seat, Box(SIDE.x, y, SIDE.w, tall)))
        y += tall + 7
    if scene.me >= 0:
        layers.append(place.own_place(scene, BELOW))
        layers.append(parts.told(scene, Box(SIDE.x, y, SIDE.w, SIDE.bottom - y), 14 if len(rivals) == 4 else 15.5))
    else:
        layers.append(parts.told(scene, BELOW, 16))
    return 1440, 900, layers


def desk_header(scene: Scene) -> str:
    """Title, round, whose turn and what is asked; the last round in a rust band."""
    name = scene.view.game.title[scene.texts.language]
    wide = paint.width_of(name, 32, small_caps=True)
    out = [
        paint.title(26, 50, name, 32, fill=CREAM),
        paint.text(26 + wide + 18, 49, scene.say("round", n=scene.round), 17, fill=SAND),
    ]
    x = 26 + wide + 18 + paint.width_of(scene.say("round", n=scene.round), 17) + 22
    out.append(paint.text(x, 49, scene.headline(), 19, fill=CREAM, bold=scene.mine or scene.over, fit=1034 - x))
    if scene.ending:
        out.append(paint.banner(Box(SIDE.x + 40, 24, SIDE.w - 80, 36), scene.say("last-round"), 18))
    return "".join(out)


def desk_board(scene: Scene) -> str:
    lap = scene.box.numbers.lap
    way = BOARD.inset(24)
    inner = BOARD.inset(50)
    size = 48
    tiles = Box(inner.right - 12 - 10 * 46, inner.y + 8, 10 * 46, 54)
    return "".join(
        (
            paint.panel(BOARD),
            paint.framed(inner),
            parts.fame(scene, way, 13.5, 1),
            paint.title(inner.x + 24, inner.y + 44, scene.say("board"), 27, fit=400),
            parts.tile_row(scene, tiles, size),
            paint.line(inner.x + 24, inner.y + 68, inner.right - 24, inner.y + 68, GOLD, 1),
            parts.cauldrons(scene, Box(inner.x + 8, inner.y + 72, inner.w - 16, inner.h - 78), DESK_POT),
            parts.markers(scene, parts.ring(lap, *way), 14),
        )
    )


def desk_reserve(scene: Scene, box: Box) -> str:
    x, y = box.x, box.y
    out = [
        paint.panel(box),
        paint.title(x + 18, y + 29, scene.say("reserve"), 20, fit=140),
        parts.gauge(scene, box.right - 16, y + 28, 14),
    ]
    step = (box.w - 24) / KINDS
    for kind in range(KINDS):
        out.append(parts.pile(scene, kind, Box(x + 12 + kind * step + 2, y + 40, step - 4, 84), 40, 22))
    out.append(parts.bag(scene, Box(x + 14, y + 134, box.w - 28, 52), wide=True))
    out.append(paint.text(x + 18, y + 217, scene.say("out"), 14, fill=SEPIA, fit=106))
    out.append(parts.counted_row(scene.s.out, x + 142, y + 212, 16, 44))
    return "".join(out)


# The phone: 390 wide, board above, panels below

EDGE = 6
ACROSS = 390 - 2 * EDGE
Layer = Callable[[Scene, Box], str]


def phone(scene: Scene) -> tuple[int, int, list[str]]:
    y, layers = 0.0, []
    for height, layer in phone_stack(scene):
        layers.append(layer(scene, Box(EDGE, y, ACROSS, height)))
        y += height + 7
    return 390, int(y), layers


def phone_stack(scene: Scene) -> list[tuple[float, Layer]]:
    """The layers from top to bottom, each with its height."""
    stack: list[tuple[float, Layer]] = [(38 + 18 * len(headline_rows(scene)), phone_header)]
    tidings = (parts.told_height(scene, ACROSS, 13.5), phone_told)
    if scene.over:
        cards = [(84.0, partial(final_card, seat)) for seat in place.standing(scene)]
        return [*stack, (254, phone_board), *cards, (place.pool_height(scene), place.pool_panel), tidings]
    stack += [(84, phone_players), (254, phone_board)]
    if scene.me >= 0:
        stack.append((126 + bench_height(scene), phone_place))
    return [*stack, (116 if scene.asks(Q.tile) else 152, phone_reserve), tidings]


def final_card(seat: int, scene: Scene, box: Box) -> str:
    return place.final_card(scene, seat, box)


def phone_told(scene: Scene, box: Box) -> str:
    return parts.told(scene, box, 13.5)


def headline_rows(scene: Scene) -> tuple[str, ...]:
    return paint.wrapped(scene.headline(), ACROSS - 8, 14.5)[:2]


def phone_header(scene: Scene, box: Box) -> str:
    name = scene.view.game.title[scene.texts.language]
    out = [
        paint.title(box.x + 4, 25, name, 21, fill=CREAM),
        paint.text(box.right - 4, 24, scene.say("round", n=scene.round), 14, anchor="end", fill=SAND),
    ]
    if scene.ending:
        out.append(paint.banner(Box(box.x + 132, 7, 142, 25), scene.say("last-round"), 13))
    for k, one in enumerate(headline_rows(scene)):
        out.append(paint.text(box.x + 4, 49 + k * 18, one, 14.5, fill=CREAM, bold=scene.over, fit=ACROSS - 8))
    return "".join(out)


def phone_players(scene: Scene, box: Box) -> str:
    """One cell for each player: seal, score, name, hidden cubes, seals left, and the last action's figures."""
    w = box.w / scene.seats
    return "".join(
        phone_player(scene, seat, Box(box.x + k * w + 1.5, box.y, w - 3, box.h)) for k, seat in enumerate(scene.around())
    )


def phone_player(scene: Scene, seat: int, box: Box) -> str:
    s = scene.s
    x, y = box.x, box.y
    lined = 7 + 13 * (scene.leads(seat) + (s.first == seat))
    out = [
        parts.panel(scene, seat, box),
        paint.seal(seat, x + 17, y + 19, 11),
        paint.text(box.right - 7, y + 27, s.score[seat], 21, anchor="end", bold=True, fit=box.w - 38),
        parts.marks(scene, seat, x + 12, y + 43, 11, ticks=False),
        paint.text(x + lined, y + 47, scene.texts.seat(seat), 12, fit=box.w - lined - 6),
        paint.card_back(Box(x + 7, y + 56, 24, 18), s.cubes[seat]),
    ]
    if box.w > 150:
        out.append(parts.seals_left(scene, seat, x + 46, y + 65, 7.5))
    else:
        out.append(paint.seal(seat, x + 41, y + 65, 7))
        out.append(paint.text(x + 51, y + 70, s.seals[seat], 13, bold=True))
    if s.score[seat] >= scene.box.numbers.lap:
        out.append(parts.track_token(scene, seat, x + 36, y + 19, 9))
    signs = parts.gains(scene, seat, box.right - 4, y + box.h - 2, 14)
    return paint.group(*out, signs, id=f"seat-{seat}")


def phone_board(scene: Scene, box: Box) -> str:
    lap = scene.box.numbers.lap
    way = box.inset(13)
    return "".join(
        (
            paint.panel(box),
            parts.fame(scene, way, 8.5, 5),
            parts.cauldrons(scene, box.inset(23), PHONE_POT, live=False),
            parts.markers(scene, parts.ring(lap, *way), 9.5),
        )
    )


def bench_height(scene: Scene) -> int:
    """How much room the workbench needs under the stock."""
    if scene.choosing:
        return 182 if scene.asks(Q.tile) else 134
    return 56 if scene.mine and (must_open(scene.s) or scene.hand.may(A.pass_)) else 0


def phone_place(scene: Scene, box: Box) -> str:
    """The own place: seals and school, the stock, and the workbench while something is being chosen."""
    x, y = box.x, box.y
    school = scene.school(scene.me)
    out = [
        parts.panel(scene, scene.me, box),
        parts.seals_left(scene, scene.me, x + 20, y + 21, 8),
        place.stock_row(scene, Box(x + 8, y + 40, box.w - 16, 78), 40),
    ]
    if school != NOTHING:
        out.append(parts.cube(school, box.right - 24, y + 21, 22))
        name = scene.texts.component("schools", school)
        out.append(paint.text(box.right - 42, y + 26, name, 14, anchor="end", fill=SEPIA, italic=True, fit=200))
    room = bench_height(scene)
    if room:
        out.append(place.workbench(scene, Box(x + 14, y + 122, box.w - 28, room - 8), tiles=True))
    return "".join(out)


def phone_reserve(scene: Scene, box: Box) -> str:
    """Five piles and the bag in one row; below, the tiles and what left the game."""
    x, y = box.x, box.y
    out = [
        paint.panel(box),
        paint.title(x + 14, y + 21, scene.say("reserve"), 16, fit=120),
        parts.gauge(scene, box.right - 14, y + 20, 12.5),
    ]
    step = (box.w - 12) / (KINDS + 1)
    cells = [Box(x + 6 + k * step + 2.5, y + 30, step - 5, 60) for k in range(KINDS + 1)]
    out += [parts.pile(scene, kind, cells[kind], 28, 17) for kind in range(KINDS)]
    out.append(parts.bag(scene, cells[KINDS], wide=False))
    low = y + 94
    if not scene.asks(Q.tile):
        out.append(parts.tile_row(scene, Box(x + 10, low, box.w - 20, 34), 28))
        low += 36
    out.append(paint.text(x + 14, low + 15, scene.say("out"), 12.5, fill=SEPIA, fit=130))
    out.append(parts.counted_row(scene.s.out, x + 160, low + 10, 15, 42))
    return "".join(out)


# A sheet of samples

NAMES = ("Abigaïl", "Merlin", "Zosime", "Flamel", "Dee")


def samples() -> Iterator[tuple[str, Match, int, str]]:
    """Positions that show every question, from different seats: name, match, seat, draft."""
    for seats, seed in ((2, 3), (3, 7), (4, 11), (5, 5)):
        match = start("alchemist", seats=seats, seed=seed, players=NAMES[:seats], compiled=False)
        yield f"{seats}-opening", match, match.to_act()[0], ""
        asked: set[int] = set()
        while not match.over:
            seat = match.to_act()[0]
            question = match.state.asks
            late = len(match.lines) > 5 * seats
            if late and question not in asked:
                asked.add(question)
                yield f"{seats}-asks-{match.loaded.rules.QUESTIONS[question]}", match, seat, sample_draft(match)
                if question == 0:
                    yield f"{seats}-waits", match, (seat + 1) % seats, ""
                    yield f"{seats}-spectator", match, -1, ""
            if Scene(match.view(-1), match.texts("en")).ending and -1 not in asked:
                asked.add(-1)
                yield f"{seats}-last-round", match, seat, ""
            match.play(sample_choice(match))
        yield f"{seats}-end", match, 0, ""


def sample_choice(match: Match) -> int:
    """A varied match without chance: potions first, then some of everything."""
    legal = match.legal()
    return legal[(7 * len(match.lines) + 3) % len(legal)]


def sample_draft(match: Match) -> str:
    """The cubes of some legal recipe, one short."""
    if match.state.asks != Q.recipe:
        return ""
    recipe = max((match.notation(action).split()[1] for action in match.legal()), key=lambda key: (sum(map(int, key)), key))
    kind = next(kind for kind in range(KINDS) if recipe[kind] != "0")
    return recipe[:kind] + str(int(recipe[kind]) - 1) + recipe[kind + 1 :]


def write_samples(folder: Path) -> int:
    """Every sample in both layouts and both languages; their number."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, match, seat, draft in samples():
        view = match.view(seat)
        for language in ("fr", "en"):
            for layout in ("desk", "phone"):
                svg = draw(view, match.texts(language), layout=layout, draft=draft)
                (folder / f"{name}.{layout}.{language}.svg").write_text(svg, encoding="utf-8")
                count += 1
    return count

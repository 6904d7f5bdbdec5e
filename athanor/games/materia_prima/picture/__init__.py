"""The table of Materia Prima as SVG: a sea chart with the figures on it, the cards beside it.

`python -m athanor.games.materia_prima.picture DIR` writes a sheet of samples.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial
from pathlib import Path

from athanor.games.materia_prima.picture import art, events, formulas, mats, offers
from athanor.games.materia_prima.picture.chart import chart
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.words import spoken
from athanor.games.materia_prima.rules.pieces import NONE
from athanor.kernel import paint
from athanor.kernel.match import Match, View, start
from athanor.kernel.paint import CREAM, SAND, Rect, Wax
from athanor.kernel.texts import Texts

Layer = Callable[[Scene, Rect], str]


def draw(view: View, texts: Texts, *, layout: str = "desk", draft: str = "", standalone: bool = True) -> str:
    """The table as one seat sees it; the draft is the figure chosen on the screen. Same view in, same bytes out."""
    scene = Scene(view, texts, draft)
    name = f"{scene.view.game.title[texts.language]} · {scene.headline()}"
    width, height, layers = phone(scene) if layout == "phone" else desk(scene)
    colours = tuple(scene.s.tower[: scene.seats])
    return paint.document(width, height, name, spoken(scene), art.defs(colours), layers, standalone=standalone)


def in_words(view: View, texts: Texts) -> str:
    """The same table for those who read or listen."""
    return spoken(Scene(view, texts))


def waxes(view: View, texts: Texts) -> Sequence[Wax]:
    """How the seats look: each the colour of its tower, once it has one."""
    return art.waxes(tuple(view.state.tower[: view.state.seats]))


def settled(scene: Scene) -> bool:
    """The one who looks has an alchemist and a tower."""
    return scene.me >= 0 and scene.s.alchemist[scene.me] != NONE and scene.s.tower[scene.me] != NONE


def deciding(scene: Scene, box: Rect) -> str:
    """The buttons of the chosen figure, or the answers to a question."""
    if scene.playing:
        return offers.bar(scene, box)
    return offers.choices(scene, box) if scene.mine else ""


# The desk: 1440 wide

BOARD = Rect(20, 62, 790, 690)
SIDE = 826
ACROSS = 594


def desk(scene: Scene) -> tuple[int, int, list[str]]:
    layers = [desk_header(scene), chart(scene, BOARD)]
    y = BOARD.bottom + 10
    for k in range(3):
        layers.append(mats.city(scene, k, Rect(20 + k * 266, y, 258, 118)))
    y += 128
    room = max(58.0, offers.choices_height(scene, 790)) if scene.mine and not scene.playing else 58.0
    layers.append(deciding(scene, Rect(20, y, 790, room)))
    right, more = desk_side(scene)
    bottom = max(y + room + 4, right + 96)
    layers += [*more, events.fight(scene, Rect(SIDE, right, 290, 92))]
    x = SIDE + 300 if any(scene.s.rolls[0]) else SIDE
    layers.append(events.told(scene, Rect(x, right, 1420 - x, min(200.0, bottom - right))))
    return 1440, int(bottom + 14), layers


def desk_header(scene: Scene) -> str:
    name = scene.view.game.title[scene.texts.language]
    x = 24 + paint.width_of(name, 30, small_caps=True) + 18
    words = scene.say("round", n=scene.round, most=scene.last_round)
    out = [paint.title(24, 42, name, 30, fill=CREAM), paint.text(x, 41, words, 15, fill=SAND)]
    x += paint.width_of(words, 15) + 20
    if not scene.over:
        out.append(paint.seal(scene.s.seat, x + 12, 36, 14))
        x += 36
    out.append(paint.text(x, 41, scene.headline(), 18, fill=CREAM, bold=scene.mine or scene.over, fit=SIDE + 150 - x))
    warned = offers.warning(scene)
    if warned:
        out.append(paint.banner(Rect(SIDE + 170, 14, ACROSS - 170, 36), warned, 14))
    return "".join(out)


def desk_side(scene: Scene) -> tuple[float, list[str]]:
    """The panels at the right, and where they end."""
    y, layers = 62.0, []
    others = [seat for seat in scene.around() if seat != scene.me]
    if scene.over:
        height = 16 + 64.0 * scene.seats
        layers.append(events.final_table(scene, Rect(SIDE, y, ACROSS, height)))
        y += height + 10
    else:
        w = (ACROSS + 8) / max(3, len(others)) if len(others) < 4 else (ACROSS + 8) / 2
        per = 3 if len(others) < 4 else 2
        for k, seat in enumerate(others):
            layers.append(mats.rival(scene, seat, Rect(SIDE + (k % per) * w, y + (k // per) * 138, w - 8, 130)))
        y += 138 * (-(-len(others) // per))
    layers.append(formulas.graph(scene, Rect(SIDE, y, ACROSS, 232)))
    y += 242
    if not settled(scene):
        return y, layers
    layers.append(mats.alchemist_card(scene, scene.me, Rect(SIDE, y, 258, 204)))
    layers.append(mats.tower_card(scene, scene.me, Rect(SIDE + 266, y, ACROSS - 266, 204)))
    y += 214
    layers.append(mats.homunculi(scene, scene.me, Rect(SIDE, y, 190, 206)))
    layers.append(formulas.hand(scene, Rect(SIDE + 198, y, 272, 206)))
    layers.append(formulas.quest(scene, Rect(SIDE + 478, y, ACROSS - 478, 206)))
    return y + 214, layers


# The phone: 390 wide, one panel below the other

EDGE = 6.0
WIDE = 390 - 2 * EDGE


def phone(scene: Scene) -> tuple[int, int, list[str]]:
    y, layers = 0.0, []
    for height, layer in phone_stack(scene):
        layers.append(layer(scene, Rect(EDGE, y, WIDE, height)))
        y += height + 7
    return 390, int(y), layers


def phone_stack(scene: Scene) -> list[tuple[float, Layer]]:
    """The layers from top to bottom, each with its height."""
    stack: list[tuple[float, Layer]] = [(74, phone_header), (390, partial(chart, phone=True))]
    if scene.over:
        stack.append((16 + 64 * scene.seats, events.final_table))
    elif scene.playing:
        stack.append((104, offers.bar))
    elif scene.mine:
        stack.append((offers.choices_height(scene, WIDE), offers.choices))
    if any(scene.s.rolls[0]):
        stack.append((92, events.fight))
    if settled(scene):
        stack += [(204, phone_alchemist), (206, formulas.hand), (204, phone_tower), (206, phone_followers)]
    stack.append((262, formulas.graph))
    stack += [(118, partial(phone_city, k)) for k in range(3)]
    stack += [(130, partial(phone_rival, seat)) for seat in scene.around() if seat != scene.me]
    return [*stack, (120, events.told)]


def phone_header(scene: Scene, box: Rect) -> str:
    words = scene.say("round", n=scene.round, most=scene.last_round)
    out = [paint.title(box.x + 4, 25, scene.view.game.title[scene.texts.language], 20, fill=CREAM)]
    out.append(paint.text(box.right - 4, 24, words, 13.5, anchor="end", fill=SAND))
    lines = paint.wrapped(offers.warning(scene) or scene.headline(), box.w - 36, 14)[:2]
    left = box.x + 4
    if not scene.over:
        out.append(paint.seal(scene.s.seat, box.x + 15, 50, 12))
        left += 30
    for k, row in enumerate(lines):
        out.append(paint.text(left, 48 + 17 * k, row, 14, fill=CREAM, fit=box.right - 6 - left))
    return "".join(out)


def phone_alchemist(scene: Scene, box: Rect) -> str:
    return mats.alchemist_card(scene, scene.me, box)


def phone_tower(scene: Scene, box: Rect) -> str:
    return mats.tower_card(scene, scene.me, box)


def phone_followers(scene: Scene, box: Rect) -> str:
    half = box.w * 0.56
    left = mats.homunculi(scene, scene.me, Rect(box.x, box.y, half - 6, box.h))
    return left + formulas.quest(scene, Rect(box.x + half, box.y, box.w - half, box.h))


def phone_city(k: int, scene: Scene, box: Rect) -> str:
    return mats.city(scene, k, box)


def phone_rival(seat: int, scene: Scene, box: Rect) -> str:
    return mats.rival(scene, seat, box)


# A sheet of samples

NAMES = ("Abigaïl", "Merlin", "Zosime", "Flamel")


def samples() -> Iterator[tuple[str, Match, int]]:
    """Positions that show the questions that come up, from different seats: name, match, seat."""
    for seats, seed in ((2, 3), (3, 7), (4, 11)):
        options = {"max_rounds": "20"} | ({"layout": "chosen", "free_shape": "on"} if seats == 3 else {})
        match = start("materia_prima", seats=seats, seed=seed, players=NAMES[:seats], options=options, compiled=False)
        asked: set[str] = set()
        while not match.over:
            question = match.loaded.rules.QUESTIONS[match.state.asks]
            late = question != "turn" or len(match.lines) > 120
            if late and question not in asked:
                asked.add(question)
                yield f"{seats}-asks-{question}", match, match.to_act()[0]
                if question == "turn":
                    yield f"{seats}-spectator", match, -1
            match.play(sample_choice(match))
        yield f"{seats}-end", match, 0


def sample_choice(match: Match) -> int:
    """A varied match without chance: the turn is never given up early."""
    legal = match.legal()
    return legal[1:][(7 * len(match.lines) + 3) % (len(legal) - 1)] if len(legal) > 1 else legal[0]


def write_samples(folder: Path) -> int:
    """Every sample in both layouts and both languages; their number."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for name, match, seat in samples():
        for language in ("fr", "en"):
            for layout in ("desk", "phone"):
                svg = draw(match.view(seat), match.texts(language), layout=layout)
                (folder / f"{name}.{layout}.{language}.svg").write_text(svg, encoding="utf-8")
                count += 1
    return count

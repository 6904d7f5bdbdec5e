"""What is asked now, as things to click: figures, deeds, combat cards, dice, numbers, scenery, troops, plain answers.

Choices of one look lie in a grid; the grids lie below one another. A desk has room for so much, a phone grows as it needs.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil
from typing import Any

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD, GOLD_PALE, INK, SEPIA, Rect
from athanor.games.alkemy.picture import art, bases, cards, ground, modules
from athanor.games.alkemy.picture.art import RUBRIC, WAXES
from athanor.games.alkemy.picture.scene import FIGURE_QUESTIONS, NOTHING, PICKING, Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q, Z

LEAST_PLATE = 22.0
Face = Callable[[Scene, Rect, int, bool], str]


@dataclass(frozen=True)
class Grid:
    """Choices of one look: their actions, how each is drawn, and the size of a cell on a desk and on a phone."""

    actions: Sequence[int]
    face: Face
    desk: tuple[int, float]  # columns, height of a row
    phone: tuple[int, float]
    gap: float = 6.0

    def columns(self, near: bool) -> int:
        return max(1, min(len(self.actions), (self.phone if near else self.desk)[0]))

    def height(self, near: bool) -> float:
        rows = ceil(len(self.actions) / self.columns(near))
        return rows * ((self.phone if near else self.desk)[1] + self.gap)


def grids(scene: Scene, near: bool) -> list[Grid]:
    """Everything that may be clicked beside the table, and what is shown although a rule forbids it."""
    if not scene.mine:
        return []
    asks, legal = scene.s.asks, list(scene.legal)
    if asks == Q.muster:
        return muster(scene)
    if asks in FIGURE_QUESTIONS:
        first = FIGURE_QUESTIONS[asks]
        named = [a for a in legal if first <= a < first + p.FIGURES]
        others = [a for a in legal if a not in named]
        return [Grid(named, plate_face, (2, 40), (2, 50)), Grid(others, word_face, (2, 44), (1, 44))]
    if asks == Q.declare:
        return [Grid(deeds(scene), deed_face, (4, 66), (3, 66))]
    if asks == Q.card:
        return [Grid(own_cards(scene), card_face, (7, 182), (5, 160))]
    if asks == Q.keep:
        return [Grid(legal, pair_face, (3, 66), (2, 62))]
    if asks == Q.estimate:
        numbers = [a for a in legal if A.estimate <= a <= Z.estimate]
        return [
            Grid(numbers, number_face, (12, 32), (8, 42), 4),
            Grid([a for a in legal if a == A.eye], word_face, (2, 36), (1, 44)),
        ]
    if asks in p.POINTED:
        offered = [a for a in legal if A.spot <= a <= Z.spot] if near else []
        return [
            Grid([a for a in legal if a == A.point], word_face, (2, 46), (1, 46)),
            Grid(offered, spot_face, (8, 42), (8, 42), 4),
        ]
    if asks in PICKING:
        return []
    if asks == Q.effects:
        return [Grid(legal, effect_face, (2, 46), (1, 50))]
    if asks == Q.element:
        kinds = list(range(A.element, A.stop))
        return [
            Grid(kinds, scenery_face, (6, 96), (4, 84)),
            Grid([a for a in legal if a >= A.give], modules.gift_face, (3, 42), (2, 44)),
            Grid([a for a in legal if a == A.stop], word_face, (2, 40), (1, 44)),
        ]
    if asks == Q.bearing:
        return [Grid(legal, bearing_face, (4, 130), (4, 90))]
    if asks == Q.improve:
        stones = [a for a in legal if a != A.enough]
        return [Grid(stones, improve_face, (2, 60), (1, 54)), Grid([A.enough], word_face, (2, 44), (1, 44))]
    if asks == Q.mix:
        return [Grid(legal, mix_face, (5, 60), (3, 54))]
    if asks == Q.lay:
        return [Grid(legal, lay_face, (4, 130), (4, 90))]
    if asks in (Q.gift, Q.sabotage):
        return [Grid(legal, modules.onto_face, (2, 48), (1, 50))] if near else []
    if asks == Q.orders:
        return [Grid(legal, modules.order_face, (2, 78), (1, 72))]
    if asks in (Q.hand, Q.command):
        return commands(scene)
    if asks == Q.secret:
        return [Grid(legal, modules.secret_face, (2, 80), (1, 66))]
    if asks == Q.pawn and near:
        return [Grid(legal, element_face, (4, 60), (3, 56))]
    if asks == Q.pawn:
        return []
    return [Grid(legal, word_face, (2, 52), (1, 46))]


def commands(scene: Scene) -> list[Grid]:
    """Cards to choose the hand from, with those taken; or the hand, with what the reserve cannot pay (AK-241, AK-242)."""
    cards_shown = [
        A.command + k
        for k in range(p.COMMANDS)
        if scene.asks(Q.hand) or scene.s.commands[scene.me] >> k & 1 or scene.hand.may(A.command + k)
    ]
    plain = [a for a in scene.legal if a in (A.ready, A.hold)]
    return [Grid(cards_shown, modules.command_face, (3, 78), (1, 66)), Grid(plain, word_face, (2, 44), (1, 46))]


def height(scene: Scene, near: bool) -> float:
    return sum(grid.height(near) for grid in grids(scene, near) if grid.actions)


def lay(scene: Scene, box: Rect, near: bool) -> str:
    """All grids into a box; when they are too tall they are drawn lower."""
    wanted = height(scene, near)
    squeeze = min(1.0, box.h / wanted) if wanted else 1.0
    out, y = [], box.y
    for grid in grids(scene, near):
        if not grid.actions:
            continue
        columns, gap = grid.columns(near), grid.gap
        most = (
            310.0
            if grid.face is word_face and not near
            else 230.0
            if grid.face in (pair_face, deed_face, bearing_face, lay_face)
            else 128.0
            if grid.face is card_face
            else box.w
        )
        wide = min(most, (box.w - gap * (columns - 1)) / columns)
        tall = (grid.phone if near else grid.desk)[1] * squeeze
        for k, action in enumerate(grid.actions):
            row, column = divmod(k, columns)
            cell = Rect(box.x + column * (wide + gap), y + row * (tall + gap * squeeze), wide, tall)
            inside = grid.face(scene, cell.inset(1.5), action, near)
            out.append(scene.hand.act(action, cell, inside, radius=8, id=f"choice-{action}"))
        y += grid.height(near) * squeeze
    return "".join(out)


def may_pass(scene: Scene) -> bool:
    """The point that is picked may also be one to pass on the way (AK-022)."""
    return scene.asks(Q.dot) and any(A.via <= action <= Z.via for action in scene.legal)


def way_keys(scene: Scene, box: Rect) -> str:
    """Whether the move ends at the point that is picked, or passes by it."""
    half = (box.w - 8) / 2
    out = []
    for k, (name, via) in enumerate((("go-there", None), ("pass-by", 1))):
        cell, words = Rect(box.x + k * (half + 8), box.y, half, box.h), scene.say(name)
        face = paint.key(cell.inset(1.5), words, scene.passing == (via is None), 15)
        out.append(scene.hand.draft(scene.drafted(via=via), words, cell, face, radius=8))
    return "".join(out)


# Faces


def sheet(box: Rect, bright: bool, edge: str = "#6d4f22") -> str:
    return paint.rect(*box, 7, fill="#fbf4e0" if bright else "#d5c6a3", stroke=edge, stroke_width=1.2)


def plate(scene: Scene, figures: Sequence[int], box: Rect, bright: bool = True) -> str:
    """A card of a troop in one line: emblem, name, and for each figure its action points and boxes."""
    s = scene.s
    f = figures[0]
    seat = f // p.TROOP
    r = min(15.0, box.h * 0.36)
    gone = all(not s.here[g] for g in figures) and not scene.preparing
    left = box.x + 2 * r + 12
    slots = "–".join(dict.fromkeys((scene.slot(figures[0]).upper(), scene.slot(figures[-1]).upper())))
    aside = paint.width_of(slots, 11, True) + 12
    line = box.y + min(17.0, box.h * 0.45)
    out = [
        sheet(box, bright and not gone, WAXES[seat].colour),
        art.portrait(seat, scene.faction(f), scene.emblem(f), box.x + r + 5, box.cy, r),
        paint.text(left, line, scene.name_of(f), 13, bold=True, fit=box.right - left - aside),
        paint.text(box.right - 6, line, slots, 11, anchor="end", fill=WAXES[seat].colour, bold=True),
    ]
    if gone:
        out.append(paint.text(left, line + 14, scene.say("removed"), 11.5, fill=SEPIA, italic=True))
    else:
        out.append(condition(scene, figures, Rect(left, line + 4, box.right - left - 6, box.bottom - line - 8)))
    if gone:
        out.append(paint.line(left, box.y + 12, box.right - 32, box.y + 12, RUBRIC, 1.2))
    if (scene.marked(f, p.ACTIVATED) or (scene.preparing and s.here[f])) and not gone:
        out.append(paint.circle(box.x + 2 * r + 2, box.cy + r - 3, 6, fill="#3a2716", stroke=CREAM, stroke_width=0.8))
        out.append(paint.glyph("check", box.x + 2 * r + 2, box.cy + r - 3, 7, CREAM))
    return "".join(out)


def condition(scene: Scene, figures: Sequence[int], box: Rect) -> str:
    """Boxes and action points of each figure of a card, side by side."""
    s, profile = scene.s, scene.profile(figures[0])
    count, printed = sum(profile.boxes), profile.pa
    share = box.w / len(figures)
    size = min(9.5, box.h - 1, (share - 22) / (count * 1.14 + printed * 1.2))
    out = []
    for k, g in enumerate(figures):
        x, y = box.x + k * share, box.cy - size / 2
        alive = s.here[g] or scene.preparing
        out.append(art.life_row(x, y, size, profile.boxes, s.hurt[g] if alive else count, 1, 2.5))
        if not scene.preparing and alive:
            x += art.life_width(size, profile.boxes, 1, 2.5) + size * 0.9
            out.append(art.points_row(x, box.cy, s.pa[g], max(printed, s.pa[g]), size * 0.52, size * 1.2))
    return "".join(out)


def members(scene: Scene, f: int) -> list[int]:
    """The figures of a card."""
    return [
        g
        for g in range(f, min(f + p.LINES, (f // p.TROOP + 1) * p.TROOP))
        if scene.s.kind[g] != NOTHING and scene.s.card[g] == f
    ]


def plate_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    f = action - FIGURE_QUESTIONS[scene.s.asks]
    whole_card = scene.s.asks in (Q.activate, Q.deploy)
    return plate(scene, members(scene, f) if whole_card else [f], box)


def word_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """A plain answer in words, at most two lines."""
    words = scene.texts.action(action, scene.s)
    size = 15 if box.h > 34 else 13.5
    rows = paint.wrapped(words, box.w - 20, size)[:2] if box.h >= 42 else (words,)
    out = [paint.rect(*box, 8, fill="#3a2716", stroke=GOLD, stroke_width=1.3)]
    for k, row in enumerate(rows):
        y = box.cy + size * 0.34 + (k - (len(rows) - 1) / 2) * size * 1.2
        out.append(paint.text(box.cx, y, row, size, anchor="middle", fill=CREAM, bold=True, fit=box.w - 14))
    return "".join(out)


DEED_GLYPHS = {
    A.rest: "rest", A.walk: "walk", A.charge: "charge", A.run: "run", A.fight: "fight", A.shoot: "target",
    A.focus: "focus", A.collect: "hand", A.claim: "claim", A.pick: "pick", A.jam: "lock", A.light: "lamps",
    A.climb: "climb", A.brace: "cup",
}  # fmt: skip
PRICES = {
    A.walk: 1,
    A.charge: 1,
    A.run: 2,
    A.fight: 1,
    A.shoot: 1,
    A.focus: 1,
    A.collect: 1,
    A.pick: 1,
    A.jam: 1,
    A.light: 1,
    A.climb: 1,
    A.brace: 1,
}
SCENARIO_DEEDS = {"posts": (A.claim,), "pillars": (A.claim,), "chests": (A.pick, A.jam), "lamps": (A.light,)}


def deeds(scene: Scene) -> list[int]:
    """What the figure may declare, and what figures of its kind usually may (AK-099)."""
    f = scene.pair[0]
    card = scene.profile(f)
    skills = {skill.split()[0] for skill in card.skills}
    wanted = [A.walk, A.charge, A.run, A.fight]
    if card.weapon:
        wanted.append(A.shoot)
    if "alchemist" in skills:
        ids = [one.id for one in scene.components.formulas]
        wanted += [A.focus, *(A.formula + ids.index(one) for one in card.formulas)]
    if skills & {"alchemist", "servant"}:
        wanted.append(A.collect)
    wanted += [*SCENARIO_DEEDS.get(scene.scenario.kind, ()), A.rest]
    return [a for a in wanted if a != A.rest or scene.hand.may(a)] + [a for a in scene.legal if a not in wanted]


def deed_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """A deed with its sign, its name and what it costs."""
    bright = scene.hand.may(action)
    ink = INK if bright else "#6f6148"
    out = [sheet(box, bright)]
    if A.formula <= action <= Z.formula:
        one = scene.components.formulas[action - A.formula]
        words = scene.name("formulas", action - A.formula)
        out.append(paint.glyph("alchemist", box.x + 22, box.cy - 6, 26, "#4b2f6b" if bright else ink))
        out.append(
            paint.glyph("component", box.x + 13, box.bottom - 11, 10, ink)
            + paint.text(box.x + 22, box.bottom - 7, one.components, 12, fill=ink, bold=True)
        )
    else:
        words = scene.say(f"deed-{scene.texts.actions.family_of(action).name}")
        out.append(paint.glyph(DEED_GLYPHS[action], box.x + 22, box.cy - 6, 26, RUBRIC if bright else ink))
        price = 2 if action == A.claim and not pillar_price(scene) else PRICES.get(action, 1 if action == A.claim else 0)
        start = box.x + 22 - (price - 1) * 5.5
        out.append(art.points_row(start, box.bottom - 11, price, price, 4.2, 11))
    left = box.x + 42
    rows = paint.wrapped(words, box.right - left - 4, 13.5)[:3]
    for k, row in enumerate(rows):
        out.append(
            paint.text(
                left,
                box.cy + 4.5 + (k - (len(rows) - 1) / 2) * 16,
                row,
                13.5,
                fill=ink,
                bold=bright,
                fit=box.right - left - 5,
            )
        )
    return "".join(out)


def pillar_price(scene: Scene) -> bool:
    """An alchemist claims a pillar for 1 PA (AK-265)."""
    f = scene.pair[0]
    return scene.scenario.kind == "pillars" and any(skill.startswith("alchemist") for skill in scene.profile(f).skills)


def own_cards(scene: Scene) -> list[int]:
    """The five cards, and the Bottes that the figure owns (AK-139)."""
    return [A.card + k for k in range(5)] + [a for a in scene.legal if a >= A.card + p.STURDY]


def card_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    return cards.combat_card(scene, action - A.card, box, scene.hand.may(action))


def pair_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """Two dice that may be kept: their sum with the characteristic, and the column they give (AK-051, AK-057)."""
    a, b = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))[action - A.keep]
    one, two = scene.tray[a], scene.tray[b]
    high, low = max(one.symbol, two.symbol), min(one.symbol, two.symbol)
    size = min(40.0, box.h - 14)
    column = high * (high + 1) // 2 + low + 1
    x = box.x + 8
    return (
        sheet(box, True)
        + cards.die(x, box.cy - size / 2, size, one)
        + cards.die(x + size + 5, box.cy - size / 2, size, two)
        + paint.text(x + 2 * size + 16, box.cy + 1, f"+{one.value + two.value}", 20, bold=True)
        + paint.text(
            x + 2 * size + 16,
            box.cy + 18,
            scene.say("column", n=column),
            11.5,
            fill=SEPIA,
            fit=box.right - x - 2 * size - 20,
        )
    )


def number_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    halves = action - A.estimate + 1
    words = f"{halves / 2:g}".replace(".", scene.say("comma"))
    return sheet(box, True) + paint.text(box.cx, box.cy + 5, words, 14, anchor="middle", bold=halves % 2 == 0, fit=box.w - 4)


def spot_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    return sheet(box, True) + paint.text(box.cx, box.cy + 5.5, action - A.spot + 1, 15, anchor="middle", bold=True)


def scenery_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    kind = action - A.element
    bright = scene.hand.may(action)
    scale = min((box.w - 10) / 82, (box.h - 30) / 66)
    return paint.group(
        sheet(box, bright),
        ground.scenery(kind, 0, box.cx, box.y + (box.h - 20) / 2 + 2, scale),
        bases.size_tag(box.right - 13, box.y + 14, scene.components.scenery[kind].size, 0.8),
        paint.text(box.cx, box.bottom - 7, scene.name("scenery", kind), 12.5, anchor="middle", bold=True, fit=box.w - 8),
        opacity=None if bright else ".55",
    )


def bearing_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """An orientation of the element in hand."""
    return sheet(box, True) + ground.scenery(
        scene.step[3], action - A.bearing, box.cx, box.cy, min(box.w - 10, box.h - 10) / 92
    )


def improve_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """An improvement of the formula that is being cast: what it gives, for how many stones (AK-176)."""
    one = scene.components.formulas[scene.s.casting].improvements[action - A.improve]
    out = [sheet(box, True)]
    for k in range(one.stones):
        out.append(paint.glyph("gem", box.x + 18 + 20 * k, box.cy, 18, "#4b2f6b"))
    left = box.x + 20 + 20 * one.stones
    rows = paint.wrapped(scene.say(f"gives-{one.gives}"), box.right - left - 8, 14)[:2]
    for k, row in enumerate(rows):
        y = box.cy + 5 + (k - (len(rows) - 1) / 2) * 17
        out.append(paint.text(left, y, row, 14, bold=True, fit=box.right - left - 6))
    return "".join(out)


def mix_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """Components and stones out of a pawn (AK-182)."""
    components = action - A.mix
    return (
        sheet(box, True)
        + paint.text(box.cx - 12, box.cy + 6, components, 18, anchor="end", bold=True)
        + paint.glyph("component", box.cx - 2, box.cy, 16, INK)
        + paint.text(box.cx + 26, box.cy + 6, scene.step[2] - components, 18, anchor="end", bold=True)
        + paint.glyph("gem", box.cx + 37, box.cy, 16, INK)
    )


def lay_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """An orientation of a template (AK-033)."""
    corners = scene.components.templates[action - A.bearing].corners
    scale = min(box.w - 12, box.h - 12) / 84
    points = [(box.cx + x * scale, box.cy - y * scale) for x, y in corners]
    return sheet(box, True) + ground.polygon(points, fill="#8a7aa8", fill_opacity=".55", stroke=INK, stroke_width="1.4")


def effect_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """One of the effects that coincide, and the figure that it falls on (AK-006)."""
    kind, f = divmod(action - A.effect, p.FIGURES)
    wide = min(120.0, box.w * 0.4)
    words = scene.say(f"effect-{kind}")
    left = Rect(box.x, box.y, wide, box.h)
    return (
        sheet(left, True)
        + paint.text(left.cx, left.cy + 5, words, 13.5, anchor="middle", fill=RUBRIC, bold=True, fit=wide - 10)
        + plate(scene, [f], Rect(box.x + wide + 3, box.y, box.w - wide - 3, box.h))
    )


def element_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    e = action - A.pawn
    kind = scene.s.element[e]
    scale = min((box.w - 10) / 82, (box.h - 24) / 66)
    name = f"{e + 1}. {scene.name('scenery', kind)}"
    return (
        sheet(box, True)
        + ground.scenery(kind, 0, box.cx, box.y + (box.h - 16) / 2, scale)
        + paint.text(box.cx, box.bottom - 6, name, 12, anchor="middle", bold=True, fit=box.w - 8)
    )


# Troops (AK-070 to AK-079)


def muster(scene: Scene) -> list[Grid]:
    """Ready troops, or in a full preparation figures one by one, on a page of their own."""
    troops = [a for a in scene.legal if A.muster <= a <= Z.muster]
    figures = [a for a in scene.legal if A.recruit <= a <= Z.recruit]
    lock = [a for a in scene.legal if a == A.lock]
    if muster_page(scene) == 1:
        return [Grid(lock, word_face, (2, 46), (1, 46)), Grid(figures, recruit_face, (3, 42), (2, 48))]
    return [Grid(troops, troop_face, (2, 72), (1, 72))]


def muster_page(scene: Scene) -> int:
    """0 for ready troops, 1 for figures one by one; where there is only one of them, that."""
    troops = any(a <= Z.muster for a in scene.legal)
    figures = any(a >= A.recruit for a in scene.legal)
    if not (troops and figures):
        return int(figures)
    begun = scene.me >= 0 and any(scene.s.recruits[scene.me])
    return int(scene.screen.get("p", "1" if begun else "0") == "1")


def muster_pages(scene: Scene) -> int:
    return 1 + any(a <= Z.muster for a in scene.legal) * any(a >= A.recruit for a in scene.legal)


def troop_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    """A ready troop: its faction, its figures, its points."""
    troop = scene.components.troops[action - A.muster]
    ids = [one.id for one in scene.components.profiles]
    numbers = [(scene.components.profiles[ids.index(one)], count) for one, count in troop.figures.items()]
    points = sum(profile.cost * count for profile, count in numbers)
    r = min(22.0, box.h * 0.34)
    left = box.x + 2 * r + 16
    out = [
        sheet(box, True),
        paint.circle(box.x + r + 8, box.cy, r, fill="#3a2716", stroke=GOLD, stroke_width=1.6),
        paint.glyph(troop.faction, box.x + r + 8, box.cy, 1.25 * r, CREAM),
        paint.text(left, box.y + 21, getattr(troop.name, scene.texts.language), 15.5, bold=True, fit=box.right - left - 48),
        paint.text(box.right - 8, box.y + 21, scene.say("cost", n=points), 13, anchor="end", fill=SEPIA),
    ]
    x, size = left + 10, 11.0
    for profile, count in numbers:
        for _ in range(count):
            if x < box.right - 12 and box.h > 56:
                out.append(paint.circle(x, box.y + 46, size, fill="#5a4030", stroke=INK, stroke_width=0.8))
                out.append(paint.glyph(art.role(profile), x, box.y + 46, size * 1.2, GOLD_PALE))
                x += 2 * size + 2
    return "".join(out)


def recruit_face(scene: Scene, box: Rect, action: int, near: bool) -> str:
    number = action - A.recruit
    profile = scene.components.profiles[number]
    have = scene.s.recruits[scene.me][number]
    left = box.x + 40
    return (
        sheet(box, True)
        + art.portrait(scene.me, profile.symbols[0], art.role(profile), box.x + 20, box.cy, min(15.0, box.h * 0.4))
        + paint.text(
            left,
            box.cy - 2,
            scene.name("profiles", number).split(",")[0],
            12.5,
            bold=True,
            fit=box.right - left - 6,
        )
        + paint.text(
            left,
            box.cy + 13,
            scene.say("recruit", cost=profile.cost, have=have, most=profile.most),
            11.5,
            fill=SEPIA,
            fit=box.right - left - 6,
        )
    )


def recruited(scene: Scene) -> tuple[int, list[tuple[Any, int]]]:
    """Points and figures of the troop that is being built."""
    counts = scene.s.recruits[scene.me] if scene.me >= 0 else []
    chosen = [(scene.components.profiles[k], n) for k, n in enumerate(counts) if n]
    return sum(profile.cost * n for profile, n in chosen), chosen


# Both troops at a glance


def roster(scene: Scene, box: Rect, most: float = 42.0, without: Sequence[int] = ()) -> str:
    """Every card of all troops but those shown already, two troops side by side."""
    out = []
    gap, wide = 4.0, (box.w - 8) / 2
    firsts = [[f for f in scene.figures(seat) if scene.s.card[f] == f and f not in without] for seat in scene.around()]
    firsts = [one for one in firsts if one] if scene.seats > 2 else firsts
    if sum(map(bool, firsts)) == 1:  # one troop alone takes both columns
        cards_of = max(firsts, key=len)
        firsts = [cards_of[: ceil(len(cards_of) / 2)], cards_of[ceil(len(cards_of) / 2) :]]
    if scene.seats == 2 and box.h / max(1, *map(len, firsts)) - gap < LEAST_PLATE:  # little room: those who still stand
        room = int(box.h / (LEAST_PLATE + gap))
        firsts = [[f for f in one if any(scene.s.here[g] for g in members(scene, f))][:room] for one in firsts]
    pairs = [firsts[k : k + 2] for k in range(0, len(firsts), 2)]
    rows = [max(map(len, pair)) for pair in pairs]
    while len(pairs) > 1 and box.h / sum(rows) - gap < LEAST_PLATE:  # not all find room: those who come last are left out
        pairs, rows = pairs[:-1], rows[:-1]
    tall = min(most, box.h / max(1, sum(rows)) - gap)
    if pairs and tall < LEAST_PLATE and scene.seats > 2:
        return ""
    top = box.y
    for pair, deep in zip(pairs, rows, strict=True):
        for column, cards_of in enumerate(pair):
            for k, f in enumerate(cards_of):
                cell = Rect(box.x + column * (wide + 8), top + k * (tall + gap), wide, tall)
                out.append(paint.group(plate(scene, members(scene, f), cell), id=f"plate-{f}"))
        top += deep * (tall + gap)
    return "".join(out)


def offered(scene: Scene) -> list[int]:
    """Cards that lie among the choices."""
    first = FIGURE_QUESTIONS.get(scene.s.asks)
    if not scene.mine or first is None:
        return []
    return [scene.s.card[a - first] for a in scene.legal if first <= a < first + p.FIGURES]


def roster_rows(scene: Scene) -> int:
    """Rows that all troops take, two side by side."""
    counts = [sum(scene.s.card[f] == f for f in scene.figures(seat)) for seat in scene.around()]
    counts = [n for n in counts if n]
    return sum(max(counts[k : k + 2]) for k in range(0, len(counts), 2))

"""What is asked now and has no place on the table: deeds, combat cards, dice, numbers, scenery, cards with words.

Choices of one look lie in a grid; the grids lie below one another. They are as wide as the panel allows and as high as they need.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import ceil

from athanor.drawing import furniture, paint
from athanor.drawing.paint import INK, SEPIA, Rect
from athanor.games.alkemy.box import PAIRS
from athanor.games.alkemy.picture import art, bases, cards, ground, modules
from athanor.games.alkemy.picture.art import RUBRIC, WAXES
from athanor.games.alkemy.picture.modules import sheet
from athanor.games.alkemy.picture.scene import NOTHING, Die, Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q, Z

Face = Callable[[Scene, Rect, int], str]
PAD = 10.0


@dataclass(frozen=True)
class Choices:
    """Choices of one look: their actions, how each is drawn, the least width of a cell, its height."""

    actions: Sequence[int]
    face: Face
    least: float
    high: float
    told: Callable[[Scene, int], modules.Told] | None = None  # by its words, where it is as high as they need
    gap: float = 6.0

    def columns(self, w: float) -> int:
        return max(1, min(len(self.actions), int((w + self.gap) / (self.least + self.gap))))

    def cell(self, w: float) -> float:
        across = self.columns(w)
        return (w - self.gap * (across - 1)) / across

    def row(self, scene: Scene, w: float) -> float:
        """How high a row is."""
        if self.told is None:
            return max(self.high, scene.finger + 2)
        return max(self.high, *(self.told(scene, action).height(self.cell(w) - 3) + 6 for action in self.actions))

    def lines(self, w: float) -> int:
        return ceil(len(self.actions) / self.columns(w))

    def height(self, scene: Scene, w: float) -> float:
        return self.lines(w) * (self.row(scene, w) + self.gap)


def grids(scene: Scene) -> list[Choices]:
    """Everything that may be clicked beside the table, and what is shown although a rule forbids it."""
    return scene.once("choices", lambda: asked(scene))


def asked(scene: Scene) -> list[Choices]:
    if not scene.mine:
        return []
    asks, legal, side = scene.s.asks, list(scene.legal), scene.finger + 2.0
    found = {
        Q.declare: lambda: [Choices(deeds(scene), deed_face, widest(scene) + 44, 46)],
        Q.card: lambda: [Choices(own_cards(scene), card_face, 148, 57)],
        Q.keep: lambda: [Choices(legal, pair_face, 150, 50)],
        Q.estimate: lambda: [Choices(guesses(scene), number_face, side, side, gap=4)],
        Q.effects: lambda: [Choices(legal, effect_face, 160, 44)],
        Q.element: lambda: [
            Choices(list(range(A.element, A.stop)), scenery_face, 104, 92),
            Choices([a for a in legal if a >= A.give], modules.gift_face, 158, 44),
        ],
        Q.bearing: lambda: [Choices(legal, bearing_face, 74, 86)],
        Q.lay: lambda: [Choices(legal, lay_face, 74, 86)],
        Q.improve: lambda: [Choices([a for a in legal if a != A.enough], improve_face, 150, 50)],
        Q.mix: lambda: [Choices(legal, mix_face, 92, 46)],
        Q.orders: lambda: [Choices(legal, modules.order_face, 250, 60, modules.order_told)],
        Q.hand: lambda: [Choices(commands(scene), modules.command_face, 215, 60, modules.command_told)],
        Q.command: lambda: [Choices(commands(scene), modules.command_face, 250, 60, modules.command_told)],
        Q.secret: lambda: [
            Choices(legal, modules.secret_face, 250, 60, lambda scene, action: modules.secret_told(scene, action - A.secret))
        ],
    }
    return [one for one in found[asks]() if one.actions] if asks in found else []


def offered(scene: Scene) -> bool:
    """There is something to choose from beside the table, or cards lie face down."""
    return not scene.over and (scene.s.asks == Q.card or bool(grids(scene)))


def great(scene: Scene) -> bool:
    """The choices need more room than a corner."""
    return scene.asks(Q.element, Q.hand, Q.command, Q.secret)


def heading(scene: Scene) -> str:
    """A word on what is chosen."""
    if scene.asks(Q.estimate):
        return scene.say("hint-estimate")
    if scene.asks(Q.keep):
        return scene.say("hint-keep", base=base_of(scene))
    if scene.asks(Q.improve) and scene.s.casting != NOTHING:
        return scene.say("hint-improve", a=scene.s.casting, n=scene.s.stones[scene.pair[0]])
    if scene.asks(Q.mix):
        return scene.say("hint-mix", n=scene.step[2])
    return ""


def top(scene: Scene, w: float) -> float:
    """How high is what stands over the choices."""
    said = heading(scene)
    return (furniture.block_height(said, w, 13) + 6 if said else 0) + (52 if scene.s.asks == Q.card else 0)


def height(scene: Scene, width: float) -> float:
    w = width - 2 * PAD
    rest = sum(one.height(scene, w) for one in grids(scene))
    return 2 * PAD + top(scene, w) + (rest if grids(scene) or scene.s.asks != Q.card else 150)


def panel(scene: Scene, room: Rect) -> str:
    """The choices on a sheet; they are drawn higher where there is room."""
    inner = room.inset(PAD)
    out, y = [furniture.sheet(room, own=scene.mine)], inner.y
    said = heading(scene)
    if said:
        out.append(furniture.block(inner.x, y, said, inner.w, 13, fill=SEPIA))
        y += furniture.block_height(said, inner.w, 13) + 6
    if scene.s.asks == Q.card:
        out.append(fighters(scene, Rect(inner.x, y, inner.w, 46)))
        y += 52
        if not scene.mine:
            out.append(backs(scene, Rect(inner.x, y, inner.w, inner.bottom - y)))
    lines = sum(one.lines(inner.w) for one in grids(scene))
    more = max(0.0, room.h - height(scene, room.w)) / max(1, lines)
    for one in grids(scene):
        grown = min(more, 0.45 * one.row(scene, inner.w))
        out.append(lay(scene, one, Rect(inner.x, y, inner.w, inner.bottom - y), grown))
        y += one.height(scene, inner.w) + grown * one.lines(inner.w)
    return paint.group(*out, id="choices")


def lay(scene: Scene, one: Choices, room: Rect, grown: float = 0) -> str:
    """A grid into a room; its rows may be somewhat higher than they need."""
    across, wide, tall = one.columns(room.w), one.cell(room.w), one.row(scene, room.w) + grown
    out = []
    for k, action in enumerate(one.actions):
        cell = room.cell(k, across, wide, tall, one.gap, one.gap)
        face = one.face(scene, cell.inset(1.5), action)
        drawn = scene.hand.act(action, cell, face, radius=8, id=f"choice-{action}")
        out.append(paint.about(asked_about(scene, action), drawn))
    return "".join(out)


COMPONENTS = {  # families of actions that name a component of the box
    "element": "scenery", "give": "effects", "card": "cards", "formula": "formulas", "command": "commands", "secret": "secrets",
    "recruit": "profiles", "muster": "troops",
}  # fmt: skip
EFFECTS = (  # what falls on a figure, by the kind of effect (AK-006)
    "skills poison", "skills regeneration", "skills decline", "damage", "formulas F30", "skills frightening", "effects shaal",
    "effects haunted", "effects bewitching", "effects soothing",
)  # fmt: skip


def asked_about(scene: Scene, action: int) -> str:
    """What somebody asks about who points at a choice: the component that it names, or a word of its own."""
    family = scene.texts.actions.family_of(action)
    value = family.values(action)[0] if family.values(action) else 0
    if family.name in COMPONENTS:
        return scene.ask(COMPONENTS[family.name], value)
    if family.name == "effect":
        return EFFECTS[value]
    if family.name == "obey":
        return scene.ask("commands", scene.s.called[value] - 1)
    if family.name == "bearing" and scene.s.asks == Q.lay:
        return scene.ask("templates", value)
    return family.name


# The duel


def fighters(scene: Scene, room: Rect) -> str:
    """The two who fight, with what counts, and whether their card is chosen (AK-142)."""
    out = []
    for k, f in enumerate(scene.pair):
        if f == NOTHING:
            continue
        seat, y, card = f // p.TROOP, room.y + 16 + 23 * k, scene.profile(f)
        chosen = seat not in scene.view.to_act()
        said = f"{scene.say('stat-com')} {card.com} · {scene.say('stat-ref')} {card.ref} · {scene.say('stat-def')} {card.defence}"
        left = paint.width_of(said, 13) + 30 + 13 * max(card.pa, scene.s.pa[f])
        name = paint.text(room.x, y, scene.short(f), 14, bold=True, fill=WAXES[seat].colour, fit=room.w - left - 8)
        out.append(paint.about(scene.ask_figure(f), name, paint.text(room.right - left + 22, y, said, 13)))
        sign = paint.glyph("check" if chosen else "hourglass", room.right - left + 8, y - 5, 15, INK)
        out.append(paint.about("sealed", sign))
        most = max(card.pa, scene.s.pa[f])
        row = art.points_row(room.right - 7 - 13 * (most - 1), y - 5, scene.s.pa[f], most, 5, 13)
        out.append(paint.about("points", row))
    return "".join(out)


def backs(scene: Scene, room: Rect) -> str:
    """For those who wait: cards face down, one's own open (AK-142)."""
    out = []
    tall = min(140.0, room.h - 24)
    for k, f in enumerate(scene.pair):
        if f == NOTHING:
            continue
        seat, cell = f // p.TROOP, Rect(room.cx - 104 + 112 * k, room.y + 4, 96, tall)
        own = scene.s.sealed[scene.me] - 1 - A.card if seat == scene.me else NOTHING
        chosen = seat not in scene.view.to_act()
        if 0 <= own < p.CARDS:
            out.append(cards.combat_card(scene, own, cell))
        elif chosen:
            out.append(cards.sealed_card(seat, cell))
        else:
            waits = paint.glyph("hourglass", cell.cx, cell.cy, 30, SEPIA)
            out.append(paint.about("sealed", paint.empty_place(cell, 7), waits))
    return "".join(out)


# Faces


def commands(scene: Scene) -> list[int]:
    """Cards to choose the hand from, with those taken; or the hand, with what the reserve cannot pay (AK-241, AK-242)."""
    return [
        A.command + k
        for k in range(p.COMMANDS)
        if scene.asks(Q.hand) or scene.s.commands[scene.me] >> k & 1 or scene.hand.may(A.command + k)
    ]


def base_of(scene: Scene) -> int:
    """The characteristic that the dice are added to."""
    f = scene.pair[0]
    if f == NOTHING:
        return 0
    card = scene.profile(f)
    return int(card.weapon.tir) if scene.step[0] == p.TIR_KEPT and card.weapon else int(card.com)


DEED_GLYPHS = {
    A.rest: "rest", A.walk: "walk", A.charge: "charge", A.run: "run", A.fight: "fight", A.shoot: "target",
    A.focus: "focus", A.collect: "hand", A.claim: "claim", A.pick: "pick", A.jam: "lock", A.light: "lamps",
    A.climb: "climb", A.brace: "cup",
}  # fmt: skip
PRICES = {
    A.walk: 1, A.charge: 1, A.run: 2, A.fight: 1, A.shoot: 1, A.focus: 1, A.collect: 1, A.pick: 1, A.jam: 1, A.light: 1,
    A.climb: 1, A.brace: 1,
}  # fmt: skip
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
    wanted += SCENARIO_DEEDS.get(scene.scenario.kind, ())
    return wanted + [a for a in scene.legal if a not in (*wanted, A.rest)]


def deed_name(scene: Scene, action: int) -> str:
    if A.formula <= action <= Z.formula:
        return scene.name("formulas", action - A.formula)
    return scene.say(f"deed-{scene.texts.actions.family_of(action).name}")


def widest(scene: Scene) -> float:
    """The widest word of all deeds, as small as it may be."""
    said = (word for action in deeds(scene) for word in deed_name(scene, action).split(" "))
    return max(paint.width_of(word, 12, bold=True) for word in said)


def deed_face(scene: Scene, box: Rect, action: int) -> str:
    """A deed with its sign, its name and what it costs."""
    bright, words = scene.hand.may(action), deed_name(scene, action)
    ink, x = INK if bright else "#5c4f38", box.x + 18
    out = [sheet(box, bright)]
    if A.formula <= action <= Z.formula:
        price = scene.components.formulas[action - A.formula].components
        out.append(paint.glyph("alchemist", x, box.cy - 6, 20, "#4b2f6b" if bright else ink))
        out.append(paint.glyph("component", x - 5, box.bottom - 9, 11, ink))
        out.append(paint.text(x + 3, box.bottom - 5, price, 12, fill=ink, bold=True))
    else:
        price = 2 if action == A.claim and not pillar_price(scene) else PRICES.get(action, 1 if action == A.claim else 0)
        out.append(paint.glyph(DEED_GLYPHS[action], x, box.cy - 6, 20, RUBRIC if bright else ink))
        out.append(art.points_row(x - (price - 1) * 5.5, box.bottom - 9, price, price, 4.2, 11))
    left = box.x + 36
    room = box.right - left - 3
    fits = all(paint.width_of(word, 13.5, bold=True) <= room for word in words.split(" "))
    size = 13.5 if fits and len(paint.wrapped(words, room, 13.5, bold=bright)) < 3 else 12
    rows = paint.wrapped(words, room, size, bold=bright)
    y = box.cy + size * 0.35 - (len(rows) - 1) * size * 0.57
    out.append(paint.rows(left, y, rows, size, size * 1.14, fill=ink, bold=bright))
    return "".join(out)


def pillar_price(scene: Scene) -> bool:
    """An alchemist claims a pillar for 1 PA (AK-265)."""
    f = scene.pair[0]
    return scene.scenario.kind == "pillars" and any(skill.startswith("alchemist") for skill in scene.profile(f).skills)


def own_cards(scene: Scene) -> list[int]:
    """The five cards, and the Bottes that the figure owns (AK-139)."""
    return [A.card + k for k in range(5)] + [a for a in scene.legal if a >= A.card + p.STURDY]


def card_face(scene: Scene, box: Rect, action: int) -> str:
    return cards.low_card(scene, action - A.card, box, scene.hand.may(action))


def pair_of(scene: Scene, action: int) -> tuple[Die, Die]:
    """The two dice of a pair."""
    a, b = PAIRS[action - A.keep]
    return scene.tray[a], scene.tray[b]


def pair_worth(scene: Scene, action: int) -> tuple[int, int]:
    """What a pair adds to the characteristic, and the column that it gives."""
    one, two = pair_of(scene, action)
    high, low = max(one.symbol, two.symbol), min(one.symbol, two.symbol)
    return one.value + two.value, high * (high + 1) // 2 + low + 1


def pair_face(scene: Scene, box: Rect, action: int) -> str:
    """Two dice that may be kept: their sum with the characteristic, and the column they give (AK-051, AK-057)."""
    one, two = pair_of(scene, action)
    total, column = pair_worth(scene, action)
    size, x = min(36.0, box.h - 10), box.x + 6
    left = box.x + 6 + 2 * size + 12
    return (
        sheet(box, True)
        + cards.die(x, box.cy - size / 2, size, one)
        + cards.die(x + size + 4, box.cy - size / 2, size, two)
        + paint.text(left, box.cy + 1, f"+{total}", 18, bold=True)
        + paint.text(left, box.cy + 17, scene.say("column", n=column), 12, fill=SEPIA, fit=box.right - left - 4)
    )


def guesses(scene: Scene) -> list[int]:
    """Whole inches, or on another page halves."""
    half = int("h" in scene.screen)
    return [a for a in scene.legal if A.estimate <= a <= Z.estimate and (a - A.estimate + 1) % 2 == half]


def number_face(scene: Scene, box: Rect, action: int) -> str:
    words = f"{(action - A.estimate + 1) / 2:g}".replace(".", scene.say("comma"))
    return sheet(box, True) + paint.text(box.cx, box.cy + 5, words, 14, anchor="middle", bold=True, fit=box.w - 2)


def scenery_face(scene: Scene, box: Rect, action: int) -> str:
    kind = action - A.element
    bright = scene.hand.may(action)
    rows = paint.wrapped(scene.name("scenery", kind), box.w - 8, 13, bold=True)
    low = 15.0 * len(rows) + 5
    scale = min((box.w - 10) / 82, (box.h - low - 8) / 66)
    shape = ground.scenery(kind, 0, box.cx, box.y + (box.h - low) / 2 + 1, scale)
    return (
        sheet(box, bright)
        + paint.group(shape, opacity=None if bright else ".45")
        + bases.size_tag(box.right - 14, box.y + 15, scene.components.scenery[kind].size, 0.9)
        + paint.rows(box.cx, box.bottom - low + 13, rows, 13, 15, anchor="middle", bold=bright)
    )


def bearing_face(scene: Scene, box: Rect, action: int) -> str:
    """An orientation of the element in hand."""
    return sheet(box, True) + ground.scenery(
        scene.step[3], action - A.bearing, box.cx, box.cy, min(box.w - 10, box.h - 10) / 92
    )


def improve_face(scene: Scene, box: Rect, action: int) -> str:
    """An improvement of the formula that is being cast: what it gives, for how many stones (AK-176)."""
    one = scene.components.formulas[scene.s.casting].improvements[action - A.improve]
    out = [sheet(box, True)]
    for k in range(one.stones):
        out.append(paint.glyph("gem", box.x + 16 + 19 * k, box.cy, 17, "#4b2f6b"))
    left = box.x + 12 + 19 * one.stones
    rows = paint.wrapped(scene.say(f"gives-{one.gives}"), box.right - left - 6, 13.5, bold=True)
    return "".join(out) + paint.rows(left, box.cy + 5 - 8 * (len(rows) - 1), rows, 13.5, 16, bold=True)


def mix_face(scene: Scene, box: Rect, action: int) -> str:
    """Components and stones out of a pawn (AK-182)."""
    components = action - A.mix
    return (
        sheet(box, True)
        + paint.text(box.cx - 12, box.cy + 6, components, 18, anchor="end", bold=True)
        + paint.glyph("component", box.cx - 2, box.cy, 16, INK)
        + paint.text(box.cx + 26, box.cy + 6, scene.step[2] - components, 18, anchor="end", bold=True)
        + paint.glyph("gem", box.cx + 37, box.cy, 16, INK)
    )


def lay_face(scene: Scene, box: Rect, action: int) -> str:
    """An orientation of a template (AK-033)."""
    corners = scene.components.templates[action - A.bearing].corners
    scale = min(box.w - 12, box.h - 12) / 84
    points = [(box.cx + x * scale, box.cy - y * scale) for x, y in corners]
    return sheet(box, True) + ground.polygon(points, fill="#8a7aa8", fill_opacity=".55", stroke=INK, stroke_width="1.4")


def effect_face(scene: Scene, box: Rect, action: int) -> str:
    """One of the effects that coincide, and the figure that it falls on (AK-006)."""
    kind, f = divmod(action - A.effect, p.FIGURES)
    seat = f // p.TROOP
    return (
        sheet(box, True, WAXES[seat].colour)
        + art.portrait(seat, scene.faction(f), scene.emblem(f), box.x + 20, box.cy, 14)
        + paint.text(box.x + 40, box.cy - 3, scene.say(f"effect-{kind}"), 13.5, fill=RUBRIC, bold=True, fit=box.w - 46)
        + paint.text(box.x + 40, box.cy + 13, scene.short(f), 13, fit=box.w - 46)
    )

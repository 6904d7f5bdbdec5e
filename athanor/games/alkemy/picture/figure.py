"""The card of a figure: its numbers, its life, what it does to others, what it can (AK-040)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from athanor.drawing import furniture, paint
from athanor.drawing.paint import GOLD, INK, SEPIA, Rect
from athanor.games.alkemy.picture import art, stack
from athanor.games.alkemy.picture.art import PAIRS, RUBRIC, SYMBOLS, WAXES
from athanor.games.alkemy.picture.scene import NOTHING, Scene
from athanor.games.alkemy.picture.stack import Part
from athanor.games.alkemy.rules import pieces
from athanor.games.alkemy.rules.pieces import Q

STATES = [(getattr(pieces, name.upper()), art.asked(name)) for name in art.MARKS]
TOLD = sum(1 << bit for bit, _ in STATES)


def figure(scene: Scene, room: Rect) -> str:
    """The card of the figure that is looked at."""
    f = scene.shown
    if f == NOTHING:
        return furniture.sheet(room, scene.say("panel-figure"))
    return profile(scene, f, room)


def figure_height(scene: Scene, width: float) -> float:
    return 60 if scene.shown == NOTHING else profile_height(scene, scene.shown, width)


def profile(scene: Scene, f: int, room: Rect) -> str:
    own = f // pieces.TROOP == scene.me
    body = stack.lay(parts_of(scene, f, room.w), room, gap=3)
    return paint.group(furniture.sheet(room, own=own), body, id=f"card-{f}")


def profile_height(scene: Scene, f: int, width: float) -> float:
    return stack.height(parts_of(scene, f, width), gap=3)


def parts_of(scene: Scene, f: int, width: float) -> list[Part]:
    return scene.once(("figure", f, scene.s.kind[f], width), lambda: parts(scene, f, width - 2 * furniture.PAD))


def parts(scene: Scene, f: int, w: float) -> list[Part]:
    """What lies on the card, from top to bottom."""
    card = scene.profile(f)
    found = [heading(scene, f, w), Part(37, lambda room: stats(scene, f, room)), *movement(scene, f, w)]
    if card.weapon:
        name = card.weapon.name.said(scene.texts.language)
        said = scene.say("weapon", name=name, tir=card.weapon.tir, range=card.weapon.range)
        found.append(Part(16, lambda room: paint.about("weapon", paint.text(room.x, room.y + 12, said, 13, fit=room.w))))
        found.append(Part(22, lambda room: damage(room, weapon_sign(scene, f), card.weapon.damage)))
    found.append(Part(22, lambda room: damage(room, "fight", card.damage)))
    if card.formulas:
        found.append(Part(19, lambda room: reserves(scene, f, room)))
        found += [formula_part(scene, f, formula) for formula in card.formulas]
    if card.skills:
        skills = [(f"skills {skill.split()[0]}", skill_name(scene, skill)) for skill in card.skills]
        found.append(stack.listed(skills, w, 13, fill=SEPIA))
    if f == scene.pair[0] and scene.pair[1] != NOTHING and scene.s.asks != Q.card:  # there both stand over the cards
        found.append(Part(24, lambda room: facing(scene, scene.pair[1], room)))
    return found


def formula_part(scene: Scene, f: int, formula: str) -> Part:
    return Part(17, lambda room: formula_row(scene, f, formula, room))


def weapon_sign(scene: Scene, f: int) -> str:
    return scene.emblem(f) if scene.emblem(f) in art.SHOOTERS.values() else "lance"


def heading(scene: Scene, f: int, w: float) -> Part:
    """Portrait, name, what is to be known now, and the action points left."""
    printed = max(scene.profile(f).pa, scene.s.pa[f])
    told_wide = w - 46 - 30 - 14 * printed
    told = stack.listed(subtitle(scene, f), told_wide, 13, fill=SEPIA)

    def draw(room: Rect) -> str:
        x, right = room.x + 46, room.right - 6
        name = paint.about(
            scene.ask_figure(f),
            art.portrait(f // pieces.TROOP, scene.faction(f), scene.emblem(f), room.x + 19, room.y + 19, 18),
            paint.text(x, room.y + 15, scene.called(f), 17, bold=True, fit=room.right - x),
        )
        points = paint.about(
            "points",
            art.points_row(right - 14 * (printed - 1), room.y + 29, scene.s.pa[f], printed),
            paint.text(right - 14 * printed - 2, room.y + 33, scene.say("points"), 12, anchor="end", fill=SEPIA),
        )
        return name + told.draw(Rect(x, room.y + 20.6, told_wide, told.high)) + points

    return Part(max(40.0, 22 + told.high), draw)


def subtitle(scene: Scene, f: int) -> list[tuple[str, str]]:
    """Whose it is and how it fares, each with what is asked about it."""
    found = [] if scene.boxed else [(f"seat {f // pieces.TROOP}", owner(scene, f))]
    if scene.epithet(f):
        found.append((scene.ask_figure(f), scene.epithet(f)))
    if not scene.s.here[f] and not scene.preparing:
        found.append(("removed", scene.say("removed")))
    elif not scene.preparing:
        found.append((f"dice {scene.components.dice[scene.colour(f)].id}", scene.say(f"health-{scene.colour(f)}")))
    return found + states(scene, f)


def owner(scene: Scene, f: int) -> str:
    return scene.texts.seat(f // pieces.TROOP)


def stats(scene: Scene, f: int, room: Rect) -> str:
    card = scene.profile(f)
    named = ("esp", card.esp), ("ref", card.ref), ("com", card.com), ("def", card.defence), ("size", card.size)
    step, out = room.w / 6, [paint.line(room.x, y, room.right, y, GOLD, 1) for y in (room.y, room.bottom)]
    for k, (name, value) in enumerate((*named, ("cost", card.cost))):
        cx = room.x + (k + 0.5) * step
        under = paint.rect(cx - step / 2, room.y, step, room.h, fill="none", pointer_events="all")
        said = paint.text(cx, room.y + 13, scene.say(f"stat-{name}"), 12, anchor="middle", fill=SEPIA)
        number = paint.text(cx, room.y + 32, "–" if value is None else value, 18, anchor="middle", bold=True)
        out.append(paint.about(name, under, said, number))
        if k:
            out.append(paint.line(cx - step / 2, room.y + 3, cx - step / 2, room.bottom - 3, "#d9bf8b", 1))
    return "".join(out)


def movement(scene: Scene, f: int, w: float) -> list[Part]:
    """How far it goes, and its life; under one another where they would not stand side by side."""
    card = scene.profile(f)
    steps = [scene.say("inches", n=value) for value in card.moves]
    across = sum(paint.width_of(one, 14, bold=True) + 30 for one in steps)
    size = max(8.6, min(11.0, (w - across - 8) / sum(card.boxes) - 1.5))
    wide = art.life_width(size, card.boxes, 1.5, 4)

    def go(room: Rect) -> str:
        x, out = room.x, []
        for glyph, said in zip(("walk", "charge", "run"), steps, strict=True):
            sign = paint.glyph(glyph, x + 9, room.cy, 16, INK)
            out.append(paint.about(glyph, sign, paint.text(x + 21, room.cy + 5, said, 14, bold=True)))
            x += paint.width_of(said, 14, bold=True) + 30
        return "".join(out)

    def live(room: Rect) -> str:
        row = art.life_row(room.right - wide, room.cy - size / 2, size, card.boxes, scene.s.hurt[f], 1.5)
        return paint.about("life", row)

    if across + wide <= w:
        return [Part(22, lambda room: go(room) + live(room))]
    return [Part(20, go), Part(15, lambda room: live(Rect(room.x, room.y, wide, room.h)))]


def damage(room: Rect, sign: str, values: Sequence[int], lit: int | None = None) -> str:
    """Six columns, each with its pair of symbols and what it does (AK-057)."""
    left, step, out = room.x + 24, (room.w - 24) / 6, [paint.glyph(sign, room.x + 9, room.cy, 17, INK)]
    for k, (value, pair) in enumerate(zip(values, PAIRS, strict=True)):
        x = left + k * step
        if k == lit:
            out.append(paint.rect(x + 1, room.y, step - 2, room.h, 4, fill=GOLD, fill_opacity=".55", stroke=INK))
        out.append(paint.line(x, room.y + 2, x, room.bottom - 2, "#d9bf8b", 1))
        wide = min(14.0, (step - 14) / 2)
        for side, symbol in enumerate(pair):
            out.append(paint.glyph(SYMBOLS[symbol], x + 4 + wide * (side + 0.5), room.cy, wide - 1, INK))
        out.append(paint.text(x + step - 4, room.cy + 5, value, 14, anchor="end", bold=True))
    return paint.about("damage", *out)


def reserves(scene: Scene, f: int, room: Rect) -> str:
    """Concentration 0 to 4, components and stones (AK-170)."""
    s, x, y = scene.s, room.x, room.cy
    levels = [
        paint.circle(
            x + 8 + 15 * k, y, 5.5, fill="#6b4694" if k < s.focus[f] else "none", stroke="#4b2f6b", stroke_width=1.2
        )
        for k in range(4)
    ]
    out = [paint.about("focus", paint.rect(x, y - 8, 64, 16, fill="none", pointer_events="all"), *levels)]
    for name, sign, left, count in (("components", "component", 84, s.components[f]), ("stones", "gem", 136, s.stones[f])):
        number = paint.text(x + left + 12, y + 5, count, 14, bold=True)
        out.append(paint.about(name, paint.glyph(sign, x + left, y, 16, INK), number))
    at = x + 188
    for k, one in enumerate(scene.components.affinities):
        if s.lasting[f][k] > 0:
            disc = paint.circle(at, y, 8.5, fill=art.AFFINITIES[k], stroke=INK)
            out.append(paint.about(f"affinities {one.id}", disc, paint.glyph(one.id, at, y, 10, "#fff6df")))
            at += 21
    return "".join(out)


def formula_row(scene: Scene, f: int, formula: str, room: Rect) -> str:
    number = [one.id for one in scene.components.formulas].index(formula)
    one = scene.components.formulas[number]
    used = bool(scene.s.used[f] >> scene.profile(f).formulas.index(formula) & 1)
    known = one.level <= scene.s.focus[f] and one.components <= scene.s.components[f] and not used
    ink, y = INK if known else "#5c4f38", room.cy
    far = scene.say("formula-used") if used else scene.say("inches", n=one.range)
    aside = paint.width_of(far, 13) + 44
    return paint.about(
        f"formulas {formula}",
        paint.circle(room.x + 8, y, 7.5, fill="none", stroke="#4b2f6b", stroke_width=1.1),
        paint.text(room.x + 8, y + 4, one.level, 12, anchor="middle", bold=True, fill="#4b2f6b"),
        paint.text(room.x + 22, y + 5, scene.name("formulas", number), 13, bold=known, fill=ink, fit=room.w - 24 - aside),
        paint.glyph("component", room.right - aside + 14, y, 12, ink),
        paint.text(room.right - aside + 23, y + 4.5, one.components, 13, fill=ink, bold=True),
        paint.text(room.right, y + 4.5, far, 13, anchor="end", fill=ink),
    )


def facing(scene: Scene, g: int, room: Rect) -> str:
    """The other one of the two that matter now, in a line."""
    card = scene.profile(g)
    said = (
        f"{scene.say('stat-def')} {card.defence} · {scene.say('stat-ref')} {card.ref} · {scene.say('stat-com')} {card.com}"
    )
    right, colour = paint.width_of(said, 13), WAXES[g // pieces.TROOP].colour
    return paint.about(
        scene.ask_figure(g),
        paint.line(room.x, room.y, room.right, room.y, GOLD, 1),
        paint.glyph("target", room.x + 9, room.cy + 2, 15, RUBRIC),
        paint.text(room.x + 23, room.cy + 6, scene.short(g), 14, bold=True, fill=colour, fit=room.w - right - 32),
        paint.text(room.right, room.cy + 6, said, 13, anchor="end"),
    )


# Words


def skill_name(scene: Scene, skill: str) -> str:
    """A skill with its value: `Coriace 1`, `Expert (Brutale)`."""
    name, _, value = skill.partition(" ")
    if name == "alchemist":
        return scene.say(f"circle-{value}")
    ids = [one.id for one in scene.components.skills]
    words = scene.name("skills", ids.index(name))
    if name == "expert":
        cards = [one.id for one in scene.components.cards]
        value = scene.name("cards", cards.index(value)).split(" ")[-1 if scene.texts.language == "fr" else 0]
    return words.replace("X", value) if value else words


def states(scene: Scene, f: int) -> list[tuple[str, str]]:
    """What a figure suffers or enjoys this turn: how it is asked about, and in words."""
    marks = scene.s.marks[f]
    if not marks & TOLD:
        return []
    return [(name, scene.say(name)) for bit, name in STATES if marks >> bit & 1]


def state_words(scene: Scene, f: int) -> list[str]:
    return [words for _, words in states(scene, f)]


def deals(scene: Scene, f: int, shot: bool) -> tuple[str, Sequence[int]]:
    """The sign and the line on which damage is read: of the weapon, or of close combat."""
    card: Any = scene.profile(f)
    return (weapon_sign(scene, f), card.weapon.damage) if shot and card.weapon else ("fight", card.damage)

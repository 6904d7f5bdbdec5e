"""Cards and dice beside the table: profiles, combat cards, damage lines, the tray of the last rolls."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, GOLD_PALE, INK, SEPIA, Rect, num
from athanor.games.alkemy.picture import art
from athanor.games.alkemy.picture.art import LEAF, LIFE, PAIRS, RUBRIC, SYMBOLS, WAXES
from athanor.games.alkemy.picture.scene import Blow, Die, Roll, Scene
from athanor.games.alkemy.rules import pieces

BROWN = "#6d4f22"


# Dice and lines


def die(x: float, y: float, size: float, one: Die, dim: bool = False) -> str:
    """A die as it lies: number, symbol, colour; the colour also shows in its corner pips."""
    ink = "#fff" if one.colour == 2 else INK
    pips = "".join(
        paint.circle(x + size * (0.14 + 0.12 * k), y + size * 0.15, size * 0.045, fill=ink, fill_opacity=".8")
        for k in range(one.colour)
    )
    return paint.group(
        paint.rect(x, y, size, size, size * 0.18, fill=LIFE[one.colour], stroke=INK, stroke_width=max(1.1, size * 0.035)),
        pips,
        paint.text(x + size * 0.32, y + size * 0.68, one.value, size * 0.54, anchor="middle", fill=ink, bold=True),
        paint.glyph(SYMBOLS[one.symbol], x + size * 0.7, y + size * 0.58, size * 0.42, ink),
        opacity=".45" if dim else None,
    )


def kept(dice: Sequence[Die], wanted: int) -> tuple[int, ...]:
    """Two dice whose values make the wanted sum: those that were kept."""
    for a in range(len(dice)):
        for b in range(a + 1, len(dice)):
            if dice[a].value + dice[b].value == wanted:
                return a, b
    return tuple(range(len(dice)))


def damage_line(
    x: float,
    y: float,
    w: float,
    values: Sequence[int],
    *,
    top: float = 18,
    low: float = 24,
    size: float = 16,
    lit: int | None = None,
) -> str:
    """Six columns, each with its pair of symbols (AK-057)."""
    out = []
    step = w / 6
    for k, (value, pair) in enumerate(zip(values, PAIRS, strict=True)):
        cx = x + k * step
        on = k == lit
        out.append(paint.rect(cx, y, step, top, fill="#e4d0a4", stroke=BROWN, stroke_width=0.9))
        out.append(paint.rect(cx, y + top, step, low, fill=GOLD if on else "#fbf5e4", stroke=BROWN, stroke_width=0.9))
        r = min(top * 0.34, step * 0.17)
        for side, symbol in zip((-1, 1), pair, strict=True):
            out.append(paint.glyph(SYMBOLS[symbol], cx + step / 2 + side * r * 1.25, y + top / 2, 2 * r, INK))
        ink = "#fffaf0" if on else INK
        out.append(
            paint.text(cx + step / 2, y + top + low * 0.5 + size * 0.36, value, size, anchor="middle", fill=ink, bold=True)
        )
    if lit is not None:
        out.append(paint.rect(x + lit * step, y - 1, step, top + low + 2, fill="none", stroke=INK, stroke_width=2.4))
    return "".join(out)


def damage_shield(x: float, y: float, w: float, damage: int, words: str) -> str:
    """How much it hurts."""
    n = num
    return (
        f'<path d="M{n(x)} {n(y)}h{n(w)}v{n(w * 0.78)}l{n(-w / 2)} {n(w * 0.25)}l{n(-w / 2)} {n(-w * 0.25)}Z" fill="{GOLD}" '
        f'stroke="{INK}" stroke-width="1.4"/>'
        + paint.text(x + w / 2, y + w * 0.5, damage, w * 0.46, anchor="middle", fill=GOLD_PALE, bold=True)
        + paint.text(x + w / 2, y + w * 0.74, words, w * 0.17, anchor="middle", fill=GOLD_PALE, bold=True)
    )


# Profiles


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


def state_words(scene: Scene, f: int) -> list[str]:
    """What a figure suffers or enjoys this turn, in words."""
    if not scene.s.marks[f]:
        return []
    return [
        scene.say(f"mark-{name.replace('_', '-')}") for name in art.MARKS if scene.marked(f, getattr(pieces, name.upper()))
    ]


def profile(scene: Scene, f: int, box: Rect, chip: str) -> str:
    """The card of a figure with its boxes ticked (AK-040)."""
    s, card, seat = scene.s, scene.profile(f), f // pieces.TROOP
    x, y, w = box.x, box.y, box.w
    colour = WAXES[seat].colour
    out = [
        paint.panel(box),
        paint.rect(x + 4, y + 4, w - 8, 44, 6, fill=colour, fill_opacity=".16"),
        paint.line(x + 4, y + 48, box.right - 4, y + 48, colour, 2),
        art.portrait(seat, scene.faction(f), scene.emblem(f), x + 29, y + 26, 18),
        paint.text(x + 54, y + 24, scene.name_of(f), 17, bold=True, fit=w - 62),
        paint.text(x + 54, y + 41, " · ".join(subtitle(scene, f)), 12, fill=SEPIA, fit=w - 62 - (78 if chip else 0)),
    ]
    if chip:
        wide = 70
        fill = {"active": GOLD, "target": RUBRIC}.get(chip, "#6f6148")
        out.append(paint.rect(box.right - wide - 9, y + 28, wide, 17, 8.5, fill=fill))
        out.append(
            paint.text(
                box.right - wide / 2 - 9,
                y + 41,
                scene.say(f"chip-{chip}"),
                12,
                anchor="middle",
                fill=GOLD_PALE,
                bold=True,
                small_caps=True,
                fit=wide - 8,
            )
        )
    step = (w - 20) / 6
    values = (
        (f"stat-{k}", v)
        for k, v in (
            ("esp", card.esp),
            ("ref", card.ref),
            ("com", card.com),
            ("def", card.defence),
            ("size", card.size),
            ("cost", card.cost),
        )
    )
    for k, (name, value) in enumerate(values):
        cx = x + 10 + (k + 0.5) * step
        out.append(paint.text(cx, y + 63, scene.say(name), 11, anchor="middle", fill=SEPIA, fit=step - 4))
        out.append(paint.text(cx, y + 84, "–" if value is None else value, 19, anchor="middle", bold=True))
        if k:
            out.append(paint.line(cx - step / 2, y + 55, cx - step / 2, y + 84, GOLD, 0.8))
    out += [moves(scene, f, x + 20, y + 103), points(scene, f, box.right - 14, y + 103)]
    size = min(15.0, (w - 112) / sum(card.boxes) - 1.8)
    out.append(art.life_row(x + 12, y + 126.5 - size / 2, size, card.boxes, s.hurt[f]))
    out.append(health(scene, f, box.right - 14, y + 126.5))
    return paint.group(*out, lines(scene, f, Rect(x + 12, y + 142, w - 24, box.h - 148)), id=f"card-{f}")


def subtitle(scene: Scene, f: int) -> list[str]:
    words = [scene.epithet(f)] if scene.epithet(f) else []
    if scene.profile(f).hero:
        words.append(scene.say("hero"))
    if not scene.s.here[f] and not scene.preparing:
        words.append(scene.say("removed"))
    return [scene.slot(f).upper(), *words, *state_words(scene, f)]


def moves(scene: Scene, f: int, x: float, y: float) -> str:
    out = []
    for k, (glyph, value) in enumerate(zip(("walk", "charge", "run"), scene.profile(f).moves, strict=True)):
        out.append(paint.glyph(glyph, x + 60 * k, y, 15, INK))
        out.append(paint.text(x + 60 * k + 12, y + 5, scene.say("inches", n=value), 14))
    return "".join(out)


def points(scene: Scene, f: int, right: float, y: float) -> str:
    printed = max(scene.profile(f).pa, scene.s.pa[f])
    left = right - 14 * printed + 7
    return art.points_row(left, y, scene.s.pa[f], printed) + paint.text(
        left - 11, y + 4.5, scene.say("points"), 12, anchor="end", fill=SEPIA
    )


def health(scene: Scene, f: int, right: float, y: float) -> str:
    words = scene.say(f"health-{scene.colour(f)}")
    wide = 74
    ink = "#fff" if scene.colour(f) == 2 else INK
    return paint.rect(right - wide, y - 9, wide, 18, 9, fill=LIFE[scene.colour(f)], stroke=INK) + paint.text(
        right - wide / 2, y + 4, words, 11.5, anchor="middle", fill=ink, bold=True, fit=wide - 8
    )


def lines(scene: Scene, f: int, box: Rect) -> str:
    """Damage lines, reserves and formulas, skills."""
    card = scene.profile(f)
    x, y, out = box.x, box.y, []
    roomy = not card.weapon and not card.formulas and box.h > 120
    top, low, size = (20, 26, 17) if roomy else (14, 17, 13)
    for name, values in [*shooting_line(scene, card), (scene.say("melee"), card.damage)]:
        glyph = "S" if values is card.damage else scene.emblem(f) if scene.emblem(f) in art.SHOOTERS.values() else "lance"
        out.append(paint.glyph(glyph, x + 7, y + 8, 12, INK))
        out.append(paint.text(x + 18, y + 12, name, 12, fit=box.w - 20))
        out.append(damage_line(x, y + 17, box.w, values, top=top, low=low, size=size))
        y += 20 + top + low
    if card.formulas:
        out.append(reserves(scene, f, x, y + 8, box.w))
        y += 20
        for formula in card.formulas:
            out.append(formula_row(scene, f, formula, x, y + 11, box.w))
            y += 16
        y += 2
    skills = " · ".join(skill_name(scene, skill) for skill in card.skills) or scene.say("no-skill")
    room = max(1, int((box.bottom - y) / 15))
    out.append(paint.paragraph(x, y + 11, skills, box.w, 12, most=room, leading=1.22, fill=SEPIA))
    return "".join(out)


def shooting_line(scene: Scene, card: Any) -> list[tuple[str, Sequence[int]]]:
    if not card.weapon:
        return []
    name = getattr(card.weapon.name, scene.texts.language)
    return [(scene.say("weapon", name=name, tir=card.weapon.tir, range=card.weapon.range), card.weapon.damage)]


def reserves(scene: Scene, f: int, x: float, y: float, w: float) -> str:
    """Concentration 0 to 4, components and stones (AK-170)."""
    s = scene.s
    out = []
    for k in range(4):
        on = k < s.focus[f]
        out.append(paint.circle(x + 7 + 13 * k, y, 5, fill="#6b4694" if on else "none", stroke="#4b2f6b", stroke_width=1.2))
    out.append(paint.glyph("component", x + 76, y, 13, INK) + paint.text(x + 87, y + 5, s.components[f], 14, bold=True))
    out.append(paint.glyph("gem", x + 122, y, 13, INK) + paint.text(x + 133, y + 5, s.stones[f], 14, bold=True))
    names = [one.id for one in scene.components.affinities]
    at = x + 170
    for k, name in enumerate(names):
        if s.lasting[f][k] > 0:
            out.append(paint.circle(at, y, 8, fill=art.AFFINITIES[k], stroke=INK) + paint.glyph(name, at, y, 9, "#fff6df"))
            at += 20
    return "".join(out)


def formula_row(scene: Scene, f: int, formula: str, x: float, y: float, w: float) -> str:
    ids = [one.id for one in scene.components.formulas]
    number = ids.index(formula)
    one = scene.components.formulas[number]
    slot = scene.profile(f).formulas.index(formula)
    used = bool(scene.s.used[f] >> slot & 1)
    known = one.level <= scene.s.focus[f] and one.components <= scene.s.components[f] and not used
    ink = INK if known else "#8b7a5c"
    return (
        paint.circle(x + 7, y - 4, 6.5, fill="none", stroke="#4b2f6b", stroke_width=1.1)
        + paint.text(x + 7, y - 0.2, one.level, 11, anchor="middle", bold=True, fill="#4b2f6b")
        + paint.text(x + 19, y, scene.name("formulas", number), 12.5, bold=known, fill=ink, fit=w - 118)
        + paint.glyph("component", x + w - 82, y - 4, 10, ink)
        + paint.text(x + w - 73, y, one.components, 12, fill=ink)
        + paint.text(
            x + w, y, scene.say("formula-used") if used else scene.say("inches", n=one.range), 12, anchor="end", fill=ink
        )
    )


# Combat cards


def signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}" if n < 0 else "0"


def short_card(scene: Scene, card: int) -> str:
    """`Brutale`, `Robuste`."""
    words = scene.name("cards", card)
    if card < pieces.STURDY:
        return words.split(" ")[-1] if scene.texts.language == "fr" else words.split(" ")[0]
    return words


def combat_card(scene: Scene, card: int, box: Rect, bright: bool = True) -> str:
    """One combat card: what it does to REF and DOM, and which card it beats (2.4)."""
    one = scene.components.cards[card]
    ids = [c.id for c in scene.components.cards]
    x, y, w, h = box
    glyph = one.counts_as
    out = [
        paint.rect(x, y, w, h, 7, fill="#fbf4e0" if bright else "#cbbb98", stroke=BROWN, stroke_width=1.4),
        paint.rect(x + 4, y + 4, w - 8, h * 0.36, 4, fill="#ecd9ae" if bright else "#bfae8a"),
        paint.glyph(glyph, box.cx, y + 4 + h * 0.18, h * 0.26, RUBRIC if bright else INK),
        paint.text(box.cx, y + h * 0.36 + 20, short_card(scene, card), 13.5, anchor="middle", bold=True, fit=w - 8),
    ]
    if card >= pieces.STURDY:
        words = scene.say("botte")
        out.append(
            paint.text(box.cx, box.bottom - 22, words, 11.5, anchor="middle", fill=SEPIA, small_caps=True, fit=w - 10)
        )
    rows = []
    if one.kind == "attack":
        rows = [
            (scene.say("stat-ref"), scene.say("dice-change", n=signed(one.ref_dice)) if one.ref_dice else "–"),
            (scene.say("damage"), signed(one.shift)),
        ]
    top = y + h * 0.36 + 38
    for k, (name, value) in enumerate(rows):
        out.append(paint.text(x + 6, top + 17 * k, name, 11, fill=SEPIA))
        room = w - 16 - paint.width_of(name, 11)
        out.append(paint.text(box.right - 6, top + 17 * k, value, 12, anchor="end", bold=True, fit=room))
    if one.beats:
        low = top + 17 * len(rows)
        out.append(paint.text(x + 6, low, scene.say("bonus-against"), 11, fill=SEPIA, fit=w - 28))
        out.append(paint.glyph(scene.components.cards[ids.index(one.beats)].counts_as, box.right - 12, low - 4, 14, INK))
    price = 0 if card == pieces.IDLE else 1
    out.append(art.points_row(box.cx, box.bottom - 11, price, 1, 5))
    return "".join(out)


def sealed_card(seat: int, box: Rect) -> str:
    """A combat card chosen and not yet shown: its back."""
    x, y, w, h = box
    return (
        paint.rect(x, y, w, h, 7, fill="#4a1f18", stroke=INK, stroke_width=1.4)
        + paint.rect(x + 5, y + 5, w - 10, h - 10, 4, fill="none", stroke=GOLD, stroke_width=1.2)
        + paint.circle(box.cx, box.cy, min(w, h) * 0.36, fill="none", stroke=GOLD, stroke_opacity=".6")
        + paint.seal(seat, box.cx, box.cy, min(w, h) * 0.25)
    )


# The tray


def tray(scene: Scene, box: Rect) -> str:
    """What was just rolled: cards revealed together, dice with their symbols, the result, the column and the damage."""
    x, y, w = box.x, box.y, box.w
    out = [paint.panel(box), paint.title(x + 16, y + 27, scene.say("tray"), 18, fit=w - 32)]
    left = x + 14
    if scene.clash:
        f, mine, g, theirs = scene.clash
        for figure, card in ((f, mine), (g, theirs)):
            out.append(revealed(scene, figure, card, Rect(left, y + 40, 74, box.h - 54)))
            left += 80
        left += 6
    blow = scene.blows[-1] if scene.blows else None
    right = box.right - 14
    if blow:
        wide = min(230.0, w * 0.36)
        out.append(verdict(scene, blow, Rect(right - wide, y + 36, wide, box.h - 48)))
        right -= wide + 12
    rolls = scene.rolls[-4:]
    for k, one in enumerate(scene.tray):
        out.append(die(left + 62 * k, box.cy - 20, 56, one))
    if scene.tray:
        rolls = []
    tall = min(64.0, (box.h - 46) / max(1, len(rolls)))
    for k, roll in enumerate(rolls):
        out.append(roll_row(scene, roll, Rect(left, y + 38 + k * tall, right - left, tall - 4)))
    return paint.group(*out, id="tray")


def revealed(scene: Scene, f: int, card: int, box: Rect) -> str:
    one = scene.components.cards[card]
    x, y, w, h = box
    seat = f // pieces.TROOP
    return (
        paint.rect(x, y, w, h, 7, fill="#fbf4e0", stroke=WAXES[seat].colour, stroke_width=2.4)
        + paint.glyph(one.counts_as, box.cx, y + h * 0.3, min(w * 0.52, h * 0.46), RUBRIC if one.kind == "attack" else INK)
        + paint.text(box.cx, y + h * 0.7, short_card(scene, card), 13, anchor="middle", bold=True, fit=w - 6)
        + paint.text(box.cx, y + h * 0.88, scene.slot(f).upper(), 13, anchor="middle", fill=WAXES[seat].colour, bold=True)
    )


def roll_row(scene: Scene, roll: Roll, box: Rect) -> str:
    """Figure, dice, total, what it was against, and whether it succeeded."""
    seat = roll.figure // pieces.TROOP
    size = min(48.0, box.h - 2, (box.w - 150) / len(roll.dice))
    x, middle = box.x, box.cy
    out = [art.portrait(seat, scene.faction(roll.figure), scene.emblem(roll.figure), x + 12, middle - 4, 11)]
    out.append(
        paint.text(
            x + 12, middle + 18, scene.slot(roll.figure).upper(), 10.5, anchor="middle", bold=True, fill=WAXES[seat].colour
        )
    )
    x += 30
    chosen = used_dice(scene, roll)
    for k, one in enumerate(roll.dice):
        out.append(die(x, middle - size / 2, size, one, dim=k not in chosen))
        x += size + 4
    x += 6
    base = roll.total - sum(roll.dice[k].value for k in chosen)
    if len(chosen) == 2 and base > 0:
        out.append(paint.text(x, middle + 6, f"+ {base}", 15, fill=SEPIA))
        x += paint.width_of(f"+ {base}", 15) + 7
    out.append(paint.text(x, middle + 7, f"= {roll.total}", 20, bold=True))
    x += paint.width_of(f"= {roll.total}", 20, True) + 6
    if roll.against is not None:
        words = scene.say("against", n=roll.against)
        room = max(40.0, box.right - x - 30)
        out.append(paint.text(x, middle + 6, words, 13, fill=SEPIA, fit=room))
        x += min(room, paint.width_of(words, 13)) + 4
    if roll.success is not None:
        glyph, colour = ("check", LEAF) if roll.success else ("cross", RUBRIC)
        x = min(x + 12, box.right - 12)
        out.append(paint.circle(x, middle, 11, fill=colour) + paint.glyph(glyph, x, middle, 12, "#fff8e6"))
    return "".join(out)


def used_dice(scene: Scene, roll: Roll) -> tuple[int, ...]:
    """The two dice that make the result, when the characteristic is plain; all of two."""
    if len(roll.dice) <= 2:
        return tuple(range(len(roll.dice)))
    card = scene.profile(roll.figure)
    plain = {158: [card.weapon.tir if card.weapon else 0], 167: [0]}.get(roll.rule, [card.com, card.ref, card.esp or 0])
    for value in plain:
        found = kept(roll.dice, roll.total - value)
        if len(found) == 2:
            return found
    return tuple(range(len(roll.dice)))


def verdict(scene: Scene, blow: Blow, box: Rect) -> str:
    """The column of the damage line, and the damage."""
    card = scene.profile(blow.figure)
    shot = card.weapon is not None and any(roll.rule == 158 and roll.figure == blow.figure for roll in scene.rolls)
    values = card.weapon.damage if shot and card.weapon else card.damage
    words = scene.say("weapon-line") if shot else scene.say("melee")
    lit = blow.column
    return (
        paint.text(box.x, box.y + 12, words, 12, fill=SEPIA, fit=box.w)
        + damage_line(box.x, box.y + 18, box.w, values, top=20, low=28, size=17, lit=lit)
        + damage_shield(box.x + box.w / 2 - 26, box.y + 76, 52, blow.damage, scene.say("damage"))
        + paint.text(
            box.cx - 34,
            box.y + 106,
            scene.slot(blow.figure).upper(),
            15,
            anchor="end",
            bold=True,
            fill=WAXES[blow.figure // pieces.TROOP].colour,
        )
        + paint.text(
            box.cx + 34,
            box.y + 106,
            scene.slot(blow.victim).upper(),
            15,
            bold=True,
            fill=WAXES[blow.victim // pieces.TROOP].colour,
        )
    )

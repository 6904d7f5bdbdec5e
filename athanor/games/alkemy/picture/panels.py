"""Panels that both layouts share: seats, scenario, what is asked, the cards in a duel, the chronicle, the final count."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD, GOLD_DARK, GOLD_PALE, INK, SAND, SEPIA, Rect
from athanor.games.alkemy.picture import cards, choices
from athanor.games.alkemy.picture.art import WAXES
from athanor.games.alkemy.picture.scene import NOTHING, PICKING, Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q

SCORING = {"posts": (261, 262), "chests": (263,), "pillars": (265, 267), "lamps": (269, 270), "wells": (271,)}


def seat_panel(scene: Scene, seat: int, box: Rect) -> str:
    """Seal, name, faction, figures left, initiative and hand, scenario points."""
    s = scene.s
    x, y, h = box.x, box.y, box.h
    out = [paint.panel(box)]
    if not scene.over and seat in scene.view.to_act():
        out.append(paint.rect(*box.inset(-2.5), 11, fill="none", stroke=GOLD, stroke_width=3))
    out.append(paint.seal(seat, x + 25, box.cy, 17))
    right = x + box.w - 12
    wide = score_pips(scene, seat, right, box.cy)
    out.append(wide[1])
    room = right - wide[0] - x - 54
    out.append(paint.text(x + 50, y + 20, scene.texts.seat(seat), 17, bold=True, fit=room - 24))
    if s.turn > 0 and s.initiative == seat:
        out.append(
            paint.glyph(
                "sun", x + 50 + min(room - 24, paint.width_of(scene.texts.seat(seat), 17, True)) + 14, y + 14, 15, GOLD
            )
        )
    out.append(paint.text(x + 50, y + h - 9, seat_words(scene, seat), 12, fill=SEPIA, fit=room))
    return paint.group(*out, id=f"seat-{seat}")


def seat_words(scene: Scene, seat: int) -> str:
    if not scene.figures(seat):
        return scene.say("mustering") if seat in scene.view.to_act() else scene.say("mustered")
    faction = scene.name("factions", scene.s.faction[seat])
    left = sum(scene.s.here[f] for f in scene.figures(seat))
    count = scene.say("figures", n=left, all=len(scene.figures(seat)))
    return faction if scene.preparing else f"{faction} · {count}"


def score_pips(scene: Scene, seat: int, right: float, y: float, r: float = 8.5) -> tuple[float, str]:
    """Scenario points as pips, as many as win; as a number where that would be many (AK-202). Width and drawing."""
    goal, points = scene.scenario.goal, scene.s.points[seat]
    if goal > 4:
        words = f"{points} / {goal}"
        wide = paint.width_of(words, 17, True) + 22
        return wide, paint.glyph(scene.scenario.kind, right - wide + 8, y, 17, INK) + paint.text(
            right, y + 6, words, 17, anchor="end", bold=True
        )
    out = []
    for k in range(goal):
        x = right - r - (goal - 1 - k) * 2.6 * r
        if k < points:
            out.append(paint.circle(x, y, r + 1.5, fill=WAXES[seat].colour, stroke=INK, stroke_width=1.1))
            out.append(paint.glyph(scene.scenario.kind, x, y, r * 1.4, "#fdf2d8"))
        else:
            out.append(paint.circle(x, y, r + 1, fill="none", stroke="#9a7a45", stroke_width=1.3, stroke_dasharray="3 2.5"))
    return goal * 2.6 * r + 4, "".join(out)


def scenario_panel(scene: Scene, box: Rect) -> str:
    """The scenario: what scores, how much wins, who holds what."""
    x, y, w = box.x, box.y, box.w
    kind = scene.scenario.kind
    out = [
        paint.panel(box),
        paint.glyph(kind, x + 27, y + 26, 26, INK),
        paint.title(x + 48, y + 25, scene.name("scenarios", scene.s.options[p.SCENARIO]), 18, fit=w - 60),
        paint.text(x + 48, y + 42, scene.say("to-win", n=scene.scenario.goal), 12, fill=SEPIA, fit=w - 58),
        paint.line(x + 12, y + 52, box.right - 12, y + 52, GOLD, 1),
    ]
    top = y + 70
    for number in scoring(scene):
        words = scene.texts.rule(number)
        rows = paint.wrapped(words, w - 28, 12.5)
        room = max(1, int((box.bottom - 44 - top) / 16))
        out.append(paint.paragraph(x + 14, top, words, w - 28, 12.5, most=room, fill=INK))
        top += 16.3 * min(room, len(rows)) + 6
        if top > box.bottom - 48:
            break
    low = box.bottom - 22
    step = (w - 24) / max(1, len(scene.ground.objectives_24))
    for o in range(scene.s.objectives):
        cx = x + 12 + (o + 0.5) * step
        owner = scene.s.opened_by[o] if scene.s.opened_by[o] != p.NOBODY else scene.s.owner[o]
        out.append(paint.text(cx - 8, low + 5, f"O{o + 1}", 12.5, anchor="end", fill=SEPIA))
        if owner == p.NOBODY:
            out.append(paint.empty_seal(cx + 6, low, 9))
        else:
            out.append(paint.seal(owner, cx + 6, low, 10))
    return "".join(out)


def scoring(scene: Scene) -> tuple[int, ...]:
    """The rules that say what scores; pillars have one of their own for more than two players (AK-268)."""
    if scene.scenario.kind == "pillars" and scene.seats > 2:
        return 265, 268
    return SCORING.get(scene.scenario.kind, ())


def scenario_height(scene: Scene, w: float) -> float:
    rows = [len(paint.wrapped(scene.texts.rule(number), w - 28, 12.5)) for number in scoring(scene)]
    return 66 + sum(16.3 * n + 6 for n in rows) + 50


# What is asked


def ask_panel(scene: Scene, box: Rect) -> str:
    """The question and its choices; for those who wait, both troops."""
    x, y, w = box.x, box.y, box.w
    undo = scene.mine and scene.s.open
    room = w - 32 - (132 if undo else 0)
    rows = paint.wrapped(scene.headline(), room, 17)[:2]
    out = [paint.panel(box)]
    out.append(paint.rows(x + 16, y + 26, rows, 17, 20, bold=True, fit=room, fill=INK))
    if undo:
        out.append(paint.take_back(Rect(box.right - 136, y + 8, 124, 30), scene.say("take-back")))
    top = y + 34 + 20 * (len(rows) - 1)
    inner = Rect(x + 14, top + 6, w - 28, box.bottom - top - 16)
    note = hint(scene)
    if note:
        lines = paint.wrapped(note, inner.w, 13.5)
        out.append(paint.paragraph(inner.x, inner.y + 12, note, inner.w, 13.5, most=4, fill=SEPIA))
        down = 18 * min(4, len(lines)) + 6
        inner = Rect(inner.x, inner.y + down, inner.w, inner.h - down)
    if choices.may_pass(scene):
        out.append(choices.way_keys(scene, Rect(inner.x, inner.y, inner.w, 44)))
        inner = Rect(inner.x, inner.y + 50, inner.w, inner.h - 50)
    if scene.s.asks == Q.card and not scene.over:
        out.append(duel(scene, inner))
    elif scene.mine:
        out.append(choices.lay(scene, inner, near=False))
        used = choices.height(scene, False)
        if inner.h - used > 150:
            rest = Rect(inner.x, inner.y + used + 8, inner.w, inner.h - used - 10)
            out.append(choices.roster(scene, rest, without=[*choices.offered(scene), *shown_above(scene)]))
    elif choices.roster_rows(scene):
        out.append(choices.roster(scene, inner, without=shown_above(scene)))
    return paint.group(*out, id="choices")


def shown_above(scene: Scene) -> list[int]:
    """While nobody acts, the other troop lies above the question already."""
    return [] if any(f != NOTHING for f in scene.shown) else scene.figures(scene.around()[1])


def hint(scene: Scene) -> str:
    """A word on how to click, where the table itself is clicked."""
    s = scene.s
    if scene.passing:
        return scene.say("hint-via")
    if scene.asks(*PICKING):
        return scene.say("hint-cell", n=PICKING.index(s.asks) + 1)
    if scene.asks(*p.POINTED):
        return scene.say("hint-contact" if s.purpose == p.CHARGING else "hint-spot", n=s.spots)
    if scene.asks(Q.pawn):
        return scene.say("hint-pawn")
    if scene.asks(Q.gift, Q.sabotage):
        return scene.say("hint-gift")
    if scene.asks(Q.estimate):
        return scene.say("hint-estimate")
    if scene.asks(Q.keep):
        return scene.say("hint-keep", base=base_of(scene))
    if scene.asks(Q.improve) and s.casting != NOTHING:
        return scene.say("hint-improve", a=s.casting, n=s.stones[scene.pair[0]])
    if scene.asks(Q.mix):
        return scene.say("hint-mix", n=scene.step[2])
    return ""


def base_of(scene: Scene) -> int:
    """The characteristic that the dice are added to."""
    f = scene.pair[0]
    if f == NOTHING:
        return 0
    card = scene.profile(f)
    return int(card.weapon.tir) if scene.step[0] == p.TIR_KEPT and card.weapon else int(card.com)


def duel(scene: Scene, box: Rect) -> str:
    """Combat cards: one's own to choose from, the enemy's face down; all backs for those who look on (AK-142)."""
    fighters = scene.pair
    if not scene.mine:
        return backs(scene, fighters, box)
    enemy = next(f for f in fighters if f // p.TROOP != scene.me)
    wide = 92.0
    out = [choices.lay(scene, Rect(box.x, box.y + 4, box.w - wide - 14, box.h), near=False)]
    if box.h > 360:
        out.append(choices.roster(scene, Rect(box.x, box.y + 206, box.w, box.h - 206)))
    back = Rect(box.right - wide, box.y + 4, wide, min(132.0, box.h - 40))
    out.append(facing(scene, enemy, back))
    return "".join(out)


def facing(scene: Scene, enemy: int, back: Rect) -> str:
    """The card of the other side: sealed, or not chosen yet."""
    seat = enemy // p.TROOP
    chosen = seat not in scene.view.to_act()
    out = [cards.sealed_card(seat, back) if chosen else paint.empty_place(back, 7)]
    if not chosen:
        out.append(paint.glyph("hourglass", back.cx, back.cy, 30, SEPIA))
    words = scene.say("sealed" if chosen else "choosing", a=seat)
    out.append(paint.text(back.cx, back.bottom + 16, words, 12, anchor="middle", bold=True, fit=back.w + 8))
    pa = scene.say("points-left", n=scene.s.pa[enemy])
    out.append(paint.text(back.cx, back.bottom + 31, pa, 11.5, anchor="middle", fill=SEPIA, fit=back.w + 8))
    return "".join(out)


def backs(scene: Scene, fighters: tuple[int, int], box: Rect) -> str:
    out = []
    tall = min(170.0, box.h - 44)
    for k, f in enumerate(fighters):
        cell = Rect(box.cx - 124 + 140 * k, box.y + 6, 108, tall)
        own = scene.s.sealed[scene.me] - 1 - A.card if f // p.TROOP == scene.me else NOTHING
        if 0 <= own < p.CARDS:
            out.append(cards.combat_card(scene, own, cell))
            out.append(
                paint.text(
                    cell.cx, cell.bottom + 16, scene.say("sealed", a=scene.me), 12, anchor="middle", bold=True, fit=120
                )
            )
        else:
            out.append(facing(scene, f, cell))
    return "".join(out)


# Mustering


def muster_panel(scene: Scene, box: Rect, near: bool) -> str:
    """Ready troops of the format to choose from, or figures one by one (AK-070 to AK-079)."""
    x, y, w = box.x, box.y, box.w
    out = [paint.panel(box), paint.text(x + 16, y + 27, scene.headline(), 17, bold=True, fit=w - 32)]
    form = scene.say(
        "format",
        points=scene.format.points,
        low=scene.format.heroes[0],
        high=scene.format.heroes[1],
        table=scene.format.table,
    )
    out.append(paint.text(x + 16, y + 47, form, 12.5, fill=SEPIA, fit=w - 32))
    top = y + 58
    if scene.mine and choices.muster_pages(scene) > 1:
        half = (w - 40) / 2
        for k, name in enumerate(("ready", "one-by-one")):
            cell, words = Rect(x + 16 + k * (half + 8), top, half, 40), scene.say(name)
            face = paint.key(cell.inset(1.5), words, choices.muster_page(scene) != k, 15)
            out.append(scene.hand.draft(scene.drafted(page=k), words, cell, face, radius=8))
        top += 48
    points, chosen = choices.recruited(scene)
    if chosen:
        names = ", ".join(f"{n} × {getattr(profile.name, scene.texts.language).split(',')[0]}" for profile, n in chosen)
        said = scene.say("built", points=points, list=names)
        out.append(paint.paragraph(x + 16, top + 12, said, w - 32, 13, most=4))
        top += 17 * min(4, len(paint.wrapped(said, w - 32, 13))) + 4
    if scene.mine:
        out.append(choices.lay(scene, Rect(x + 16, top + 4, w - 32, box.bottom - top - 12), near))
    return paint.group(*out, id="choices")


def muster_height(scene: Scene, near: bool, w: float) -> float:
    extra = 48.0 * (choices.muster_pages(scene) - 1)
    if choices.recruited(scene)[1]:
        extra += 76
    return 78 + extra + choices.height(scene, near)


# The chronicle


def chronicle(scene: Scene, box: Rect, size: float = 13) -> str:
    """What the last action told, with the rules; the latest lines where there are many."""
    out = [paint.slate(box)]
    step = size * 1.36
    rows: list[tuple[str, str]] = []
    for rule, words in scene.cited:
        lines = paint.wrapped(words, box.w - 86, size)
        rows += [(rule if k == 0 else "", line) for k, line in enumerate(lines)]
    room = max(1, int((box.h - 10) / step))
    shown = rows[-room:]
    if not shown:
        shown = [("", scene.say("beginning"))]
    y = box.y + size + 6
    for k, (rule, words) in enumerate(shown):
        out.append(paint.text(box.x + 14, y, words, size, fill=CREAM if k == len(shown) - 1 else SAND, fit=box.w - 84))
        if rule:
            out.append(paint.text(box.right - 12, y, rule, size * 0.86, anchor="end", fill="#b79a62"))
        y += step
    return paint.group(*out, id="chronicle")


def chronicle_height(scene: Scene, w: float, size: float, most: int) -> float:
    rows = sum(len(paint.wrapped(words, w - 86, size)) for _, words in scene.cited)
    return 14 + size * 1.36 * max(1, min(most, rows))


# The end


def final_panel(scene: Scene, box: Rect) -> str:
    """The score counted out: points of each, figures left and lost, why it ended (AK-202 to AK-206)."""
    s = scene.s
    x, y, w = box.x, box.y, box.w
    out = [
        paint.panel(box),
        paint.title(x + 18, y + 30, scene.headline(), 21, fit=w - 36),
        paint.line(x + 14, y + 42, box.right - 14, y + 42, GOLD, 1.2),
    ]
    narrow = w < 450
    heads = ["final-points", "final-left", "final-fallen", "final-shot", "final-index"]
    competitive = bool(s.options[p.COMPETITIVE])
    if narrow or competitive:
        heads[2:4] = ["final-felled"]
    if competitive:
        heads.append("final-victory")
    left = x + w * (0.38 if narrow else 0.28)
    step = (box.right - 10 - left) / len(heads)
    for k, head in enumerate(heads):
        for row, words in enumerate(paint.wrapped(scene.say(head), step - 4, 11.5)[:2]):
            cx, top = left + (k + 0.5) * step, y + 57 + 13 * row
            out.append(paint.text(cx, top, words, 11.5, anchor="middle", fill=SEPIA, fit=step - 4))
    total = sum(s.points[: scene.seats])
    for row, seat in enumerate(scene.around()):
        top = y + 78 + 52 * row
        line = []
        if s.winner == seat or s.sharing >> seat & 1:
            line.append(paint.rect(x + 10, top, w - 20, 48, 8, fill=GOLD, fill_opacity=".22", stroke=GOLD_DARK))
        line.append(paint.seal(seat, x + 36, top + 24, 17))
        secret = s.secret[seat] - 1
        line.append(
            paint.text(x + 62, top + (24 if secret >= 0 else 30), scene.texts.seat(seat), 17, bold=True, fit=left - x - 66)
        )
        if secret >= 0:
            words = scene.name("secrets", secret)
            line.append(paint.text(x + 62, top + 40, words, 11.5, fill=SEPIA, fit=left - x - 66))
        figures = scene.figures(seat)
        index = 50 if total == 0 else (200 * s.points[seat] + total) // (2 * total)
        by_arms, by_shots = s.fallen[seat]
        facts = [
            f"{s.points[seat]} / {scene.scenario.goal}",
            f"{sum(s.here[f] for f in figures)} / {len(figures)}",
            *([by_arms + by_shots] if narrow or competitive else [by_arms, by_shots]),
            index,
            *([s.victory[seat]] if competitive else []),
        ]
        for k, fact in enumerate(facts):
            line.append(
                paint.text(
                    left + (k + 0.5) * step, top + 31, fact, 19 if k == 0 else 16, anchor="middle", bold=k == 0, fit=step - 4
                )
            )
        out.append(paint.group(*line, id=f"final-{seat}"))
    if s.ending:
        why = f"{scene.texts.game.rule_id(s.ending)} — {scene.texts.rule(s.ending)}"
        out.append(paint.paragraph(x + 18, y + 78 + 52 * scene.seats + 20, why, w - 36, 13.5, most=3, fill=SEPIA))
    return paint.group(*out, id="final")


def final_height(scene: Scene) -> float:
    return 158 + 52 * scene.seats


def crumbs(scene: Scene, right: float, y: float) -> str:
    """The phase of the turn or of the preparation."""
    names = ("troops", "scenery", "pawns", "deployment") if scene.preparing else ("start", "activations", "end")
    x, out = right, []
    for name in reversed(names):
        on = name == scene.phase
        words = scene.say(f"phase-{name}")
        size = 14.5 if on else 13
        wide = paint.width_of(words, size, on)
        out.append(paint.text(x, y, words, size, anchor="end", fill=CREAM if on else "#a98f60", bold=on))
        if on:
            out.append(paint.line(x - wide, y + 7, x, y + 7, CREAM, 2))
        x -= wide + 14
    return "".join(out)


def turn_track(scene: Scene, x: float, y: float, room: float) -> str:
    """The turns that there may be, and the one it is (AK-206)."""
    last = scene.last_turn
    step = min(19.0, room / last)
    out = []
    for k in range(1, last + 1):
        cx = x + (k - 0.5) * step
        on = k == scene.s.turn
        out.append(
            paint.circle(
                cx,
                y,
                10 if on else min(6.0, step * 0.34),
                fill=GOLD if k <= scene.s.turn else "none",
                stroke="#cda95a",
                stroke_width=1.2,
            )
        )
        if on:
            out.append(paint.text(cx, y + 5, k, 14, anchor="middle", fill=GOLD_PALE, bold=True))
    return "".join(out)


def chip_of(scene: Scene, f: int) -> str:
    """The figure of the card that is active; the other one of the two that matter."""
    s = scene.s
    if scene.preparing or scene.over or f not in scene.pair:
        return ""
    return "active" if s.active != NOTHING and s.card[f] == s.active else "target"

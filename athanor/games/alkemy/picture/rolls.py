"""What was just rolled, what the scenario asks for, and how the seats stand."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.paint import GOLD, INK, SEPIA, Rect
from athanor.games.alkemy.picture import art, cards, figure, stack
from athanor.games.alkemy.picture.art import LEAF, RUBRIC, WAXES
from athanor.games.alkemy.picture.scene import Blow, Roll, Scene
from athanor.games.alkemy.picture.stack import Part
from athanor.games.alkemy.rules import pieces as p

BRIEF = 38.0  # a seat in one line
SCORING = {"posts": (261, 262), "chests": (263,), "pillars": (265, 267), "lamps": (269, 270), "wells": (271,)}


# The last rolls


def rolls(scene: Scene, room: Rect) -> str:
    """Cards revealed together, dice with their symbols, results and damage; below them the scenario where there is room."""
    w = room.w - 2 * furniture.PAD
    shown = rolled(scene, w)
    head, line = bool(shown), [stack.rule()] if shown else []
    for more in fewer(scenario_parts(scene, w), holders(scene, w)):
        if stack.height([*shown, *line, *more], head=head) <= room.h:
            shown = [*shown, *line, *more]
            break
    head = head or not shown
    title = scene.say("last-rolls") if head else ""
    return paint.group(furniture.sheet(room, title), stack.lay(shown, room, head=head), id="tray")


def fewer(parts: list[Part], last: list[Part]) -> list[list[Part]]:
    """All of it; without the last, which the table shows too; the head alone."""
    return [[*parts, *last], parts, parts[:1]]


def rolls_height(scene: Scene, width: float) -> float:
    w = width - 2 * furniture.PAD
    shown = rolled(scene, w)
    return stack.height(shown, head=True) if shown else stack.height(scenario_parts(scene, w)[:1])


def rolled(scene: Scene, w: float) -> list[Part]:
    found = []
    if scene.clash:
        f, mine, g, theirs = scene.clash
        found.append(Part(42, lambda room: clash(scene, ((f, mine), (g, theirs)), room)))
    found += [roll_part(scene, roll) for roll in scene.rolls[-4:]]
    found += [blow_part(scene, blow) for blow in scene.blows[-2:]]
    return found


def roll_part(scene: Scene, roll: Roll) -> Part:
    return Part(38, lambda room: roll_row(scene, roll, room))


def blow_part(scene: Scene, blow: Blow) -> Part:
    return Part(46, lambda room: verdict(scene, blow, room))


def clash(scene: Scene, shown: tuple[tuple[int, int], ...], room: Rect) -> str:
    """The two cards, each with its figure (AK-142)."""
    half = (room.w - 8) / 2
    out = []
    for k, (f, card) in enumerate(shown):
        one, box = scene.components.cards[card], Rect(room.x + k * (half + 8), room.y, half, room.h)
        colour = WAXES[f // p.TROOP].colour
        drawn = (
            paint.rect(*box, 7, fill="#fbf4e0", stroke=colour, stroke_width=2),
            paint.glyph(one.counts_as, box.x + 22, box.cy, 28, RUBRIC if one.kind == "attack" else INK),
            paint.text(box.x + 42, box.cy - 2, cards.short_card(scene, card), 14, bold=True, fit=half - 48),
            paint.text(box.x + 42, box.cy + 14, scene.short(f), 12, fill=colour, bold=True, fit=half - 48),
        )
        out.append(paint.about(f"cards {one.id}", *drawn))
    return "".join(out)


def roll_row(scene: Scene, roll: Roll, room: Rect) -> str:
    """Figure, dice, total, what it was against, and whether it succeeded."""
    f = roll.figure
    middle, chosen = room.cy, used_dice(scene, roll)
    size, mark = min(34.0, room.h - 2), 26 if roll.success is not None else 0
    portrait = art.portrait(f // p.TROOP, scene.faction(f), scene.emblem(f), room.x + 14, middle, 13)
    out = [paint.about(scene.ask_figure(f), portrait)]
    x = room.x + 33
    for k, one in enumerate(roll.dice):
        out.append(cards.die(x, middle - size / 2, size, one, dim=k not in chosen))
        x += size + 4
    base = roll.total - sum(roll.dice[k].value for k in chosen)
    said = f"+ {base} =" if len(chosen) == 2 and base > 0 else "="
    left = room.right - x - mark - 4
    total, against = str(roll.total), scene.say("against", n=roll.against) if roll.against is not None else ""
    wide = paint.width_of(said, 14) + paint.width_of(total, 19, bold=True) + 8
    if wide + paint.width_of(against, 13) + 6 > left:
        said, wide = "=", paint.width_of("=", 14) + paint.width_of(total, 19, bold=True) + 8
    out.append(paint.text(x + 3, middle + 5, said, 14, fill=SEPIA))
    out.append(paint.text(x + 7 + paint.width_of(said, 14), middle + 6, total, 19, bold=True))
    if against and wide + paint.width_of(against, 13) + 6 <= left:
        out.append(paint.text(x + wide + 6, middle + 5, against, 13, fill=SEPIA))
    if roll.success is not None:
        glyph, colour = ("check", LEAF) if roll.success else ("cross", RUBRIC)
        out.append(paint.circle(room.right - 12, middle, 11.5, fill=colour))
        out.append(paint.glyph(glyph, room.right - 12, middle, 12, "#fff8e6"))
    return paint.about("roll", *out)


def used_dice(scene: Scene, roll: Roll) -> tuple[int, ...]:
    """The two dice that make the result, when the characteristic is plain; all of two."""
    if len(roll.dice) <= 2:
        return tuple(range(len(roll.dice)))
    card = scene.profile(roll.figure)
    plain = {158: [card.weapon.tir if card.weapon else 0], 167: [0]}.get(roll.rule, [card.com, card.ref, card.esp or 0])
    for value in plain:
        found = cards.kept(roll.dice, roll.total - value)
        if len(found) == 2:
            return found
    return tuple(range(len(roll.dice)))


def verdict(scene: Scene, blow: Blow, room: Rect) -> str:
    """Who hurts whom, the column of the damage line, and how much."""
    shot = any(roll.rule == 158 and roll.figure == blow.figure for roll in scene.rolls)
    sign, values = figure.deals(scene, blow.figure, shot)
    wide, x = paint.width_of(f"−{blow.damage}", 22, bold=True) + 16, room.x
    out = []
    for f, glyph in ((blow.figure, "arrow"), (blow.victim, "")):
        words = scene.short(f)
        name = paint.text(x, room.y + 14, words, 14, bold=True, fill=WAXES[f // p.TROOP].colour)
        out.append(paint.about(scene.ask_figure(f), name))
        x += paint.width_of(words, 14, bold=True) + 6
        if glyph:
            out.append(paint.glyph(glyph, x + 8, room.y + 10, 14, INK))
            x += 22
    out.append(figure.damage(Rect(room.x, room.y + 21, room.w - wide - 4, 24), sign, values, blow.column))
    dealt = paint.text(room.right, room.y + 41, f"−{blow.damage}", 22, anchor="end", bold=True, fill=RUBRIC)
    return "".join(out) + paint.about("damage", dealt)


# The scenario


def scoring(scene: Scene) -> tuple[int, ...]:
    """The rules that say what scores; pillars have one of their own for more than two players (AK-268)."""
    if scene.scenario.kind == "pillars" and scene.seats > 2:
        return 265, 268
    return SCORING.get(scene.scenario.kind, ())


def scenario_parts(scene: Scene, w: float) -> list[Part]:
    """What scores, and how much wins."""
    return [
        Part(40, lambda room: scenario_head(scene, room)),
        *(
            stack.asked(f"rule {scene.texts.game.rule_id(number)}", stack.words(scene.texts.rule(number), w, 13))
            for number in scoring(scene)
        ),
    ]


def scenario_head(scene: Scene, room: Rect) -> str:
    words = scene.say("to-win", n=scene.scenario.goal)
    rows = paint.wrapped(words, room.w - 34, 13)
    return paint.about(
        f"scenarios {scene.scenario.id}",
        paint.glyph(scene.scenario.kind, room.x + 13, room.y + 18, 26, INK),
        paint.title(room.x + 34, room.y + 16, scene.name("scenarios", scene.s.options[p.SCENARIO]), 17, fit=room.w - 34),
        paint.text(room.x + 34, room.y + 34, rows[0] if len(rows) == 1 else words, 13, fill=SEPIA, fit=room.w - 34),
    )


def holders(scene: Scene, w: float) -> list[Part]:
    """Who holds each objective, as many in a row as fit."""
    if not scene.s.objectives:
        return []
    names = [scene.objective_name(o) for o in range(scene.s.objectives)]
    cell = max(paint.width_of(name, 13) for name in names) + 40
    across = max(1, int(w / cell))

    def draw(room: Rect) -> str:
        out = []
        for o, name in enumerate(names):
            x, y = room.x + o % across * cell, room.y + o // across * 26 + 13
            owner = scene.holder(o)
            seal = paint.empty_seal(x + 11, y, 10) if owner == p.NOBODY else paint.seal(owner, x + 11, y, 11)
            out.append(paint.about(f"objective-{o + 1}", seal, paint.text(x + 28, y + 4.5, name, 13)))
        return "".join(out)

    return [Part(26 * -(-len(names) // across), draw)]


def scenario(scene: Scene, room: Rect) -> str:
    """The scenario on a sheet of its own; first how the seats stand."""
    shown = standing_parts(scene, room.w - 2 * furniture.PAD)
    return paint.group(furniture.sheet(room), stack.lay(shown, room), id="scenario")


def scenario_height(scene: Scene, width: float) -> float:
    return stack.height(standing_parts(scene, width - 2 * furniture.PAD))


def standing_parts(scene: Scene, w: float) -> list[Part]:
    lines = [seat_part(scene, seat) for seat in scene.around()] if scene.layout == "phone" else []
    return [*lines, *([stack.rule()] if lines else []), *scenario_parts(scene, w), *holders(scene, w)]


def seat_part(scene: Scene, seat: int) -> Part:
    return stack.asked(f"seat {seat}", Part(44, lambda room: seat_line(scene, seat, room)))


# Seats


def seats(scene: Scene, room: Rect) -> str:
    """How the seats stand, side by side."""
    down = -(-scene.seats // 2)
    w, h = (room.w - 8) / 2, (room.h - 6 * (down - 1)) / down
    out = []
    for k, seat in enumerate(scene.around()):
        box = room.cell(k, 2, w, h, 8, 6)
        own = not scene.over and seat in scene.view.to_act()
        inner = Rect(box.x + 8, box.y, box.w - 18, box.h)
        line = seat_line(scene, seat, inner)
        out.append(paint.group(furniture.sheet(box, own=own), line, id=f"seat-{seat}", data_about=f"seat {seat}"))
    return "".join(out)


def seats_height(scene: Scene, width: float) -> float:
    cell, down = (width - 8) / 2, -(-scene.seats // 2)
    if brief(scene, cell):
        return down * BRIEF + (down - 1) * 6
    return 54 if all(len(told(scene, seat, cell - 70)) < 2 for seat in scene.around()) else 66


def brief(scene: Scene, w: float) -> bool:
    """A seat is one line: there are many, or they are narrow."""
    return scene.seats > 2 or w < 250


def told(scene: Scene, seat: int, w: float) -> tuple[str, ...]:
    return paint.wrapped(seat_words(scene, seat), w - pips(scene, seat, 0, 0)[0], 13)


def seat_line(scene: Scene, seat: int, room: Rect) -> str:
    """Seal, name, initiative, faction and figures left, scenario points; of many seats in one line, without the faction."""
    low = room.h <= BRIEF
    wide, drawn = pips(scene, seat, room.right, room.cy, low)
    x, left, r = (room.x + 32, room.w - 36 - wide, 13) if low else (room.x + 42, room.w - 46 - wide, 17)
    name, rows = scene.texts.seat(seat), told(scene, seat, room.w - 44)
    top = room.cy + 5 if low else room.cy - 3 - 8 * (len(rows) - 1)
    began = scene.s.turn > 0 and scene.s.initiative == seat
    out = [paint.seal(seat, room.x + r + 1, room.cy, r), drawn]
    out.append(paint.text(x, top, name, 15 if low else 16, bold=True, fit=left - (22 if began else 0)))
    at = x + min(left - 22, paint.width_of(name, 15 if low else 16, bold=True)) + 13
    if began:
        sun = paint.tag("title", paint.esc(scene.say("began"))) + paint.glyph("sun", at, top - 5, 15, GOLD)
        out.append(paint.about("initiative", sun))
    count = troop_count(scene, seat)
    if not low:
        out.append(paint.rows(x, top + 17, rows, 13, 15, fill=SEPIA))
    elif count and at + 14 + paint.width_of(count, 13) < x + left:
        out.append(paint.text(at + 14, top, count, 13, fill=SEPIA))
    return "".join(out)


def troop_count(scene: Scene, seat: int) -> str:
    left = sum(scene.s.here[f] for f in scene.figures(seat))
    return "" if scene.preparing else scene.say("figures", n=left, all=len(scene.figures(seat)))


def seat_words(scene: Scene, seat: int) -> str:
    if not scene.figures(seat):
        return scene.say("mustering") if seat in scene.view.to_act() else scene.say("mustered")
    faction = scene.name("factions", scene.s.faction[seat])
    return faction if scene.preparing else f"{faction}, {troop_count(scene, seat)}"


def pips(scene: Scene, seat: int, right: float, y: float, low: bool = False) -> tuple[float, str]:
    """Scenario points as pips, as many as win; as a number where that would be many (AK-202). Width and drawing."""
    goal, points, r = scene.scenario.goal, scene.s.points[seat], 9.0
    if goal > 4 or low:
        words = f"{points} / {goal}"
        wide = paint.width_of(words, 18, True) + 24
        sign = paint.glyph(scene.scenario.kind, right - wide + 9, y, 18, INK)
        return wide, paint.about("score", sign, paint.text(right, y + 6, words, 18, anchor="end", bold=True))
    out = []
    for k in range(goal):
        x = right - r - (goal - 1 - k) * 2.6 * r
        if k < points:
            out.append(paint.circle(x, y, r + 1, fill=WAXES[seat].colour, stroke=INK, stroke_width=1.1))
            out.append(paint.glyph(scene.scenario.kind, x, y, r * 1.4, "#fdf2d8"))
        else:
            out.append(paint.circle(x, y, r, fill="none", stroke="#9a7a45", stroke_width=1.3, stroke_dasharray="3 2.5"))
    return goal * 2.6 * r + 4, paint.about("score", *out)

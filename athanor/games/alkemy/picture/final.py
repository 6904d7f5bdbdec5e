"""The end of a match: the points of all, who is left, who fell, and the rule that ended it."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.paint import GOLD, GOLD_DARK, SEPIA, Rect
from athanor.games.alkemy.picture import stack
from athanor.games.alkemy.picture.art import WAXES
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.picture.stack import Part
from athanor.games.alkemy.rules import pieces as p

NARROW = 470
CHART = 92.0
"""How high the chart of life is at least; twice that where there is room."""


def final(scene: Scene, room: Rect) -> str:
    """The score counted out (AK-202 to AK-206)."""
    w = room.w - 2 * furniture.PAD
    spare = room.h - final_height(scene, room.w)
    shown = parts(scene, w, CHART + min(max(0.0, spare), CHART))
    return paint.group(furniture.sheet(room, scene.headline(), own=True), stack.lay(shown, room, head=True), id="final")


def final_height(scene: Scene, width: float) -> float:
    return stack.height(parts(scene, width - 2 * furniture.PAD), head=True)


def parts(scene: Scene, w: float, tall: float = CHART) -> list[Part]:
    heads, found = columns(scene, w), []
    left = 0.0 if w < NARROW else w * 0.3  # names stand beside the numbers, or over them
    step = (w - left) / len(heads)
    rows = [paint.wrapped(scene.say(head), step - 4, 12) for head in heads]
    high = 14.0 * max(map(len, rows)) + 2

    def head(room: Rect) -> str:
        found = []
        for k, (name, lines) in enumerate(zip(heads, rows, strict=True)):
            x = room.x + left + (k + 0.5) * step
            words = paint.rows(x, room.y + 11, lines, 12, 14, anchor="middle", fill=SEPIA)
            found.append(paint.about("score" if name == "final-points" else name, words))
        return "".join(found)

    found.append(Part(high, head))
    found += [line_part(scene, seat, left, step, heads) for seat in scene.around()]
    if scene.s.ending:
        why = f"{scene.texts.game.rule_id(scene.s.ending)} · {scene.texts.rule(scene.s.ending)}"
        rule = scene.texts.game.rule_id(scene.s.ending)
        found.append(stack.asked(f"rule {rule}", stack.words(why, w, 13, fill=SEPIA)))
    found += [stack.words(said, w, 13) for said in told_of_falls(scene)]
    return found + life_parts(scene, w, tall)


def columns(scene: Scene, w: float) -> list[str]:
    """What is counted: felled enemies together where there is little room."""
    many = w < NARROW or bool(scene.s.options[p.COMPETITIVE])
    felled = ["final-felled"] if many else ["final-fallen", "final-shot"]
    victory = ["final-victory"] if scene.s.options[p.COMPETITIVE] else []
    return ["final-points", "final-left", *felled, "final-index", *victory]


def facts(scene: Scene, seat: int, heads: list[str]) -> list[object]:
    s = scene.s
    total, figures = sum(s.points[: scene.seats]), scene.figures(seat)
    by_arms, by_shots = s.fallen[seat]
    found = {
        "final-points": f"{s.points[seat]} / {scene.scenario.goal}",
        "final-left": f"{sum(s.here[f] for f in figures)} / {len(figures)}",
        "final-felled": by_arms + by_shots,
        "final-fallen": by_arms,
        "final-shot": by_shots,
        "final-index": 50 if total == 0 else (200 * s.points[seat] + total) // (2 * total),
        "final-victory": s.victory[seat],
    }
    return [found[head] for head in heads]


def line_part(scene: Scene, seat: int, left: float, step: float, heads: list[str]) -> Part:
    s, secret = scene.s, scene.s.secret[seat] - 1

    down = 0 if left else 22

    def draw(room: Rect) -> str:
        out = []
        if s.winner == seat or s.sharing >> seat & 1:
            out.append(paint.rect(*room.inset(-1), 8, fill=GOLD, fill_opacity=".22", stroke=GOLD_DARK))
        out.append(paint.seal(seat, room.x + 18, room.y + 20, 15))
        out.append(paint.text(room.x + 40, room.y + 25, scene.texts.seat(seat), 15, bold=True, fit=(left or room.w) - 44))
        for k, fact in enumerate(facts(scene, seat, heads)):
            x, size = room.x + left + (k + 0.5) * step, 18 if k == 0 else 16
            out.append(paint.text(x, room.y + 26 + down, fact, size, anchor="middle", bold=k == 0, fit=step - 4))
        if secret >= 0:
            y = room.y + 45 + down
            words = paint.text(room.x + 60, y + 4, scene.name("secrets", secret), 13, fill=SEPIA, fit=room.w - 66)
            out.append(paint.about(scene.ask("secrets", secret), paint.glyph("scroll", room.x + 48, y, 13, SEPIA), words))
        return paint.group(*out, id=f"final-{seat}", data_about=f"seat {seat}")

    return Part((56 if secret >= 0 else 40) + down, draw)


def told_of_falls(scene: Scene) -> list[str]:
    """Who fell, in which turn, and to whom; by turns, a line for each."""
    s, found = scene.s, []
    for f in sorted((f for troop in scene.mustered for f in troop if s.fell[f]), key=lambda f: (s.fell[f], f)):
        facts = {"turn": s.fell[f], "name": scene.told_as(f)}
        by = s.felled_by[f] - 1
        said = scene.say("fell-by", other=scene.told_as(by), **facts) if scene.is_figure(by) else scene.say("fell", **facts)
        found.append(f"{said}.")
    return found


def lives(scene: Scene, seat: int) -> list[int]:
    """The life boxes of a troop at the beginning of each turn, and now."""
    left = sum(sum(scene.profile(f).boxes) - scene.s.hurt[f] for f in scene.figures(seat) if scene.s.here[f])
    return [*scene.s.lives[seat][: scene.s.turn], left]


def told_of_life(scene: Scene) -> list[str]:
    """The same in words."""
    if not scene.s.turn:
        return []
    return [
        scene.texts.say("words-lives", name=scene.texts.seat(seat), list=", ".join(map(str, lives(scene, seat))))
        for seat in scene.around()
    ]


def life_parts(scene: Scene, w: float, tall: float) -> list[Part]:
    """How the life of the troops went down, a line for each."""
    if not scene.s.turn:
        return []
    head = stack.words(scene.say("life-chart"), w, 13, fill=SEPIA)
    return [stack.asked("happened", head), stack.asked("happened", Part(tall, lambda room: chart(scene, room)))]


def chart(scene: Scene, room: Rect) -> str:
    drawn = {seat: lives(scene, seat) for seat in range(scene.seats)}
    most = max(max(one) for one in drawn.values()) or 1
    left, right, top, low = room.x + 30, room.right - 30, room.y + 8, room.bottom - 18
    step = (right - left) / max(1, scene.s.turn)
    out = [paint.rect(*room, fill="none", pointer_events="all")]
    out += [paint.line(left, y, right, y, "#c9b07a", 1) for y in (top, low)]
    out.append(paint.text(left - 6, top + 5, most, 12, anchor="end", fill=SEPIA))
    out.append(paint.text(left - 6, low + 4, 0, 12, anchor="end", fill=SEPIA))
    every = 1 if step > 20 else 2
    for turn in range(0, scene.s.turn, every):
        out.append(paint.text(left + turn * step, room.bottom - 3, turn + 1, 12, anchor="middle", fill=SEPIA))
    for seat, values in drawn.items():
        points = [(left + k * step, low - (low - top) * value / most) for k, value in enumerate(values)]
        line = " ".join(f"{paint.num(x)},{paint.num(y)}" for x, y in points)
        dashes = ("", "7 4", "2 4", "9 3 2 3")[seat]
        out.append(
            f'<polyline points="{line}" fill="none" stroke="{WAXES[seat].colour}" stroke-width="2.6" stroke-linejoin="round" '
            f'stroke-dasharray="{dashes or "none"}"/>'
        )
        out.append(paint.seal(seat, points[-1][0] + 14, points[-1][1], 9))
    return "".join(out)

"""The main board: score loop, plaza with the fountain, and the sixteen spaces."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, PARCHMENT_EDGE, SEPIA, Rect, num
from athanor.games.ars_alchimia.picture import pieces
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import A, Q

LAP = 60


@lru_cache(maxsize=8)
def loop(x: float, y: float, w: float, h: float) -> tuple[tuple[float, float], ...]:
    """The steps of the score loop, clockwise from the upper left corner (AA-009)."""
    length = 2 * (w + h)
    points = []
    for k in range(LAP):
        d = k / LAP * length
        if d < w:
            points.append((x + d, y))
        elif d < w + h:
            points.append((x + w, y + d - w))
        elif d < 2 * w + h:
            points.append((x + w - (d - w - h), y + h))
        else:
            points.append((x, y + h - (d - 2 * w - h)))
    return tuple(points)


def score_loop(scene: Scene, box: Rect, r: float) -> str:
    """The loop and its markers; who stands on the same step stands side by side."""
    steps = loop(*box)
    out = [paint.rect(*box, fill="none", stroke=GOLD, stroke_opacity=".7")]
    for k, (x, y) in enumerate(steps):
        if k % 5 == 0:
            out.append(paint.circle(x, y, r * 0.85, fill=PARCHMENT_EDGE, stroke=GOLD, stroke_width=1.4))
            out.append(paint.text(x, y + r * 0.3, k, r * 0.85, anchor="middle", bold=k % 10 == 0))
        else:
            out.append(paint.circle(x, y, r * 0.32, fill="#f7ecd0", stroke=GOLD))
    stacked: dict[int, int] = {}
    for seat in range(scene.seats):
        points = int(scene.s.vp[seat])
        x, y = steps[points % LAP]
        rank = stacked.get(points % LAP, 0)
        stacked[points % LAP] = rank + 1
        out.append(paint.seal(seat, x + rank * r * 0.7, y + rank * r * 0.5, r, id=f"score-{seat}", cls="piece"))
    return "".join(out)


def plaza(scene: Scene, box: Rect) -> str:
    """Workers that are out for the year, round the fountain (AA-076)."""
    x, y, w, h = box
    out = [paint.rect(x, y, w, h, 6, fill="url(#stone)", stroke="#8a7346", stroke_width=1.2)]
    out.append(paint.title(box.cx, y + 26, scene.say("plaza"), 18, anchor="middle", fit=w - 10))
    fx, fy, r = box.cx, box.cy + 4, min(w * 0.3, h * 0.13)
    out.append(paint.circle(fx, fy, r, fill="#a3906a", stroke=INK, stroke_width=1.6))
    out.append(paint.circle(fx, fy, r * 0.84, fill="#7fb4cc", stroke=INK, stroke_width=1.2))
    out.append(paint.circle(fx, fy, r * 0.3, fill="#b6a47e", stroke=INK, stroke_width=1.2))
    for k in range(8):
        a = k * pi / 4
        near, far = [(num(fx + r * part * cos(a)), num(fy + r * part * sin(a))) for part in (0.34, 0.6)]
        d = f"M{near[0]} {near[1]}L{far[0]} {far[1]}"
        out.append(f'<path d="{d}" stroke="#eaf6fa" stroke-width="2" stroke-linecap="round"/>')
    colours = scene.colours()
    for k, colour in enumerate(colours):
        upper = k < (len(colours) + 1) // 2
        row = colours[: (len(colours) + 1) // 2] if upper else colours[(len(colours) + 1) // 2 :]
        across = w / len(row)
        cx = x + across * (row.index(colour) + 0.5)
        top = y + 44 if upper else fy + r + 22
        out.append(waiting(scene, colour, cx, top, across - 8))
    out.append(
        paint.text(box.cx, y + h - 9, scene.say("until-year-end"), 11.5, anchor="middle", fill=SEPIA, italic=True, fit=w - 8)
    )
    return "".join(out)


def waiting(scene: Scene, colour: int, cx: float, top: float, wide: float) -> str:
    """One player's workers on the plaza."""
    count = int(scene.s.plaza[colour])
    out = [paint.seal(colour, cx - 15, top + 8, 11), paint.text(cx + 14, top + 16, count, 20, anchor="middle", bold=True)]
    row = 4 if count <= 12 else 6
    step = min(19.0, wide / row)
    for k in range(count):
        line, place = divmod(k, row)
        full = min(row, count - line * row)
        x = cx + (place - (full - 1) / 2) * step
        out.append(pieces.worker(colour, x, top + 38 + line * 25, 25, id=f"p-{colour}-{k}", cls="piece"))
    return "".join(out)


def space(scene: Scene, index: int, box: Rect, *, small: bool = False) -> str:
    """A card with its strip below; lit while it may be chosen, veiled where the player cannot act."""
    strip = 30 if not small else 26
    card = Rect(box.x, box.y, box.w, box.h - strip - 2)
    body = pieces.face(scene, index, card, small=small)
    body += pieces.crowd(scene, index, Rect(box.x, box.bottom - strip, box.w, strip))
    around = box.inset(-2)
    if scene.asks(Q.second) and index < p.ORDER_SPACES:
        return scene.hand.act(A.take + index, around, body, radius=8, id=f"space-{index}")
    if scene.asks(Q.renew) and index < p.ORDER_SPACES:
        return scene.hand.act(A.renew + index, around, body, radius=8, id=f"space-{index}")
    if scene.asks(Q.turn):
        if not scene.hand.may(A.go + index):
            body += veil(box)
        return scene.hand.act(A.go + index, around, body, radius=8, id=f"space-{index}")
    if scene.s.space == index and not scene.over:
        body += paint.traced(around, 8)
    elif not scene.open_to_me(index):
        body += veil(box)
    return paint.group(body, id=f"space-{index}")


def veil(box: Rect) -> str:
    return paint.rect(*box, 6, fill="#8a7650", fill_opacity=".2", pointer_events="none")


def rows(scene: Scene, box: Rect, *, small: bool = False) -> str:
    """Orders, locations, forges and assistants in three rows, each with its heading and its piles."""
    x, y, w, h = box
    tall = h / 3
    gap = 9 if not small else 4
    head = 24 if not small else 19
    size = 16.5 if not small else 13.5
    out: list[str] = []
    columns = [
        (range(p.ORDER_SPACES), 0, scene.say("orders")),
        (range(p.FIRST_LOCATION, p.FIRST_FORGE), 1, scene.say("locations")),
    ]
    for spaces, row, name in columns:
        top = y + row * tall
        out.append(paint.title(x, top + head - 7, name, size))
        wide = (w - (len(spaces) - 1) * gap) / len(spaces)
        for k, index in enumerate(spaces):
            out.append(space(scene, index, Rect(x + k * (wide + gap), top + head, wide, tall - head - 6), small=small))
    wide = (w - 5 * gap) / 6
    top = y + 2 * tall
    out.append(paint.title(x, top + head - 7, scene.say("forges"), size))
    out.append(paint.title(x + 3 * (wide + gap), top + head - 7, scene.say("assistants"), size))
    for k, index in enumerate(range(p.FIRST_FORGE, scene.spaces())):
        out.append(space(scene, index, Rect(x + k * (wide + gap), top + head, wide, tall - head - 6), small=small))
    for level, letter in enumerate("CBA"):
        at = x + w - (190 - level * 66 if not small else 178 - level * 61)
        out.append(pieces.pile_mark(at, y + head - 8, pieces.LEVELS[level], letter, scene.pile(level)))
    out.append(pieces.pile_mark(x + w - 56, top + head - 8, "#4a6a63", "", scene.pile(5)))
    return "".join(out)

"""Any point of the table by one click: what is moved or placed shows there, and a key under the table sends it (AK-010).

The rules ask for a point in four steps, each closer. Here the four answers are one: the picture knows which they are.
"""

from __future__ import annotations

from math import hypot

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, Rect
from athanor.games.alkemy.picture import ground
from athanor.games.alkemy.picture.art import RUBRIC, WAXES
from athanor.games.alkemy.picture.bases import Frame
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.choices import point_fits
from athanor.games.alkemy.rules.geometry import CONTACT_COUNT, CONTACTS
from athanor.games.alkemy.rules.pieces import A

Point = tuple[int, int]
SNAPPED = 12  # points of contact around a click that are tried


def offered(scene: Scene) -> bool:
    """Any point may be picked now."""
    return scene.asks(*p.POINTED) and scene.hand.may(A.point)


def surface(scene: Scene, frame: Frame) -> str:
    """A click says where: so many thousandths of the window from the left and from the top."""
    if not offered(scene):
        return ""
    return paint.group(paint.hit(frame.box, 0), cls="pick", data_pick=scene.drafted(), id="surface")


def settle(scene: Scene, frame: Frame) -> None:
    """What was clicked in this window, as a point of the table: it stays there when the window moves."""
    clicked = scene.clicked
    across, down = clicked.pop("i", None), clicked.pop("j", None)
    if not offered(scene):
        clicked.clear()
    elif across is not None and down is not None:
        most = scene.width - 1
        clicked["x"] = str(min(most, max(0, round(frame.x0 + int(across) / 1000 * frame.side))))
        clicked["y"] = str(min(most, max(0, round(frame.y0 + (1 - int(down) / 1000) * frame.side))))


def drafted(scene: Scene) -> Point | None:
    """The point that was clicked."""
    x, y = scene.clicked.get("x"), scene.clicked.get("y")
    return None if x is None or y is None else (int(x), int(y))


def snapped(scene: Scene, point: Point, fields: object) -> Point:
    """For a Charge, the nearest point of contact in its reach (AK-131): nobody hits a sixteenth of an inch."""
    s = scene.s
    if s.purpose != p.CHARGING:
        return point
    f, g = scene.step[1], scene.step[2]
    kind = (scene.radius(f) + scene.radius(g) - 16) // 4
    contacts = [(s.x[g] + dx, s.y[g] + dy) for dx, dy in CONTACTS[kind][: CONTACT_COUNT[kind]]]
    near = sorted(contacts, key=lambda one: (hypot(one[0] - point[0], one[1] - point[1]), one))
    return next((one for one in near[:SNAPPED] if no(scene, one, fields) == 0), point)


def may_pass(scene: Scene) -> bool:
    """The point may also be one to pass on the way (AK-022)."""
    return bool(scene.s.purpose == p.MOVING and scene.s.ways < p.WAYS)


def steps(scene: Scene, point: Point, last: int = A.dot) -> list[int]:
    """The answers that lead to a point: area, inch, quarter, and dot or, to pass it, via."""
    x, y = point
    actions = [A.point]
    for first, across, side in ((A.area, scene.width // 64, 64), (A.inch, 4, 16), (A.quarter, 4, 4), (last, 4, 1)):
        actions.append(first + y // side * across + x // side)
        x, y = x % side, y % side
    return actions


def no(scene: Scene, point: Point, fields: object) -> int:
    """0, or the rule against the point."""
    return int(point_fits(fields, scene.s, *point))


def ghost_at(scene: Scene, frame: Frame, x: float, y: float) -> str:
    """What is moved or placed, pale, around a point of the picture."""
    s = scene.s
    if s.purpose == p.PLACING:
        return ground.scenery(s.mover % 64 // 4, s.mover % 4, x, y, frame.scale, opacity=".45")
    if s.purpose == p.RELOCATING:
        return ground.scenery(s.element[s.mover], s.bearing[s.mover], x, y, frame.scale, opacity=".45")
    if s.purpose == p.COVERING or not scene.is_figure(s.mover):
        return ""
    seat, r = s.mover // p.TROOP, scene.radius(s.mover) * frame.scale
    ring = paint.circle(x, y, r, fill=WAXES[seat].colour, fill_opacity=".28", stroke="#fff6da", stroke_dasharray="5 4")
    return ring + paint.glyph(scene.emblem(s.mover), x, y, r, "#fbf3de", opacity=".6")


def mark(scene: Scene, frame: Frame, fields: object) -> str:
    """The point that was clicked, with what would stand there; crossed out in red where a rule forbids it."""
    point = drafted(scene)
    if point is None or not frame.sees(*point, 0):
        return ""
    point = snapped(scene, point, fields)
    x, y = frame.x(point[0]), frame.y(point[1])
    colour = RUBRIC if no(scene, point, fields) else paint.GOLD
    cross = f'<path d="M{x - 9:.1f} {y:.1f}h18M{x:.1f} {y - 9:.1f}v18" stroke="{colour}" stroke-width="2"/>'
    return paint.group(
        ghost_at(scene, frame, x, y), paint.circle(x, y, 3.2, fill=colour, stroke=CREAM), cross, pointer_events="none"
    )


def confirm(scene: Scene, box: Rect, fields: object) -> str:
    """The key that sends the point, beside one to pass it on the way (AK-022); or the rule against it."""
    point = drafted(scene)
    if point is None:
        return ""
    point = snapped(scene, point, fields)
    rule = no(scene, point, fields)
    if rule:
        return notice(box, f"AK-{rule:03d} · {scene.texts.refusal(rule, scene.me, A.point)}")
    if not may_pass(scene):
        return send(scene, box, point, "here", A.dot, "confirm-point")
    half = (box.w - 8) / 2
    go, by = Rect(box.x, box.y, half, box.h), Rect(box.x + half + 8, box.y, half, box.h)
    return send(scene, go, point, "here", A.dot, "confirm-point") + send(scene, by, point, "pass-by", A.via, "pass-point")


def send(scene: Scene, box: Rect, point: Point, name: str, last: int, id: str) -> str:
    words, chain = scene.say(name), " ".join(map(str, steps(scene, point, last)))
    return paint.lit(box, paint.key(box.inset(1.5), words, True, 15), words, 8, data_actions=chain, id=id)


def notice(box: Rect, words: str) -> str:
    """Why not here, in at most two lines."""
    rows = paint.wrapped(words, box.w - 24, 13.5)[:2]
    out = [paint.rect(*box, 8, fill="#1d140e", fill_opacity=".92", stroke=RUBRIC, stroke_width=1.5)]
    for k, row in enumerate(rows):
        y = box.cy + 4.5 + (k - (len(rows) - 1) / 2) * 17
        out.append(paint.text(box.cx, y, row, 13.5, anchor="middle", fill=CREAM, fit=box.w - 20))
    return "".join(out)

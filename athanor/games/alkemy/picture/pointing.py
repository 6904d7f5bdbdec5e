"""Any point of the table by one click: what is moved or placed shows there, and a key under the table sends it (AK-010).

The rules ask for a point in four steps, each closer. Here the four answers are one: the picture knows which they are.
"""

from __future__ import annotations

from math import hypot, inf

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, Rect
from athanor.games.alkemy.picture import ground
from athanor.games.alkemy.picture.art import RUBRIC, WAXES
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.picture.windows import Frame
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.choices import point_fits
from athanor.games.alkemy.rules.geometry import CONTACT_COUNT, CONTACTS
from athanor.games.alkemy.rules.pieces import A

Point = tuple[int, int]
SNAPPED = 12  # points of contact around a click that are tried
LEAST = 22.6  # half of what a finger hits
BESIDE = 14  # pixels from a light: so near a click means it


def offered(scene: Scene) -> bool:
    """A point is picked now."""
    return scene.asks(*p.POINTED)


def surface(scene: Scene, frame: Frame) -> str:
    """A click says where: so many thousandths of the window from the left and from the top."""
    if not offered(scene):
        return ""
    return paint.group(paint.hit(frame.box, 0), cls="pick", data_pick=scene.drafted(), id="surface")


def settle(scene: Scene, frame: Frame) -> None:
    """What was clicked in this window, as a point of the table: it stays there when the window moves. A click beside a light
    means the light."""
    clicked = scene.clicked
    across, down = clicked.pop("i", None), clicked.pop("j", None)
    if not scene.asks(*p.POINTED):
        clicked.clear()
    elif across is not None and down is not None:
        most = scene.width - 1
        x = min(most, max(0, round(frame.x0 + int(across) / 1000 * frame.wide)))
        y = min(most, max(0, round(frame.y0 + (1 - int(down) / 1000) * frame.tall)))
        near = [(hypot(a - x, b - y), a, b) for a, b in scene.s.spot[: scene.s.spots]]
        far, a, b = min(near, default=(inf, x, y))
        if far * frame.scale <= BESIDE or not scene.hand.may(A.point):
            x, y = a, b
        clicked["x"], clicked["y"] = str(x), str(y)


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


def chosen(scene: Scene, fields: object) -> Point | None:
    """The point that was clicked, where it counts."""
    point = drafted(scene)
    if point is None or light(scene, point) is not None:
        return point
    return snapped(scene, point, fields)


def light(scene: Scene, point: Point) -> int | None:
    """The action that names a point among those offered."""
    return next((A.spot + k for k in range(scene.s.spots) if tuple(scene.s.spot[k]) == point), None)


def forbidden(scene: Scene, point: Point, fields: object) -> int:
    """0, or the rule against a point; those offered are allowed."""
    return 0 if light(scene, point) is not None else no(scene, point, fields)


def kept_free(scene: Scene, frame: Frame, fields: object) -> list[Rect]:
    """Where the point lies that was clicked, and its keys: no name and no map may cover them."""
    point = chosen(scene, fields)
    if point is None or not frame.sees(*point):
        return []
    return [around(scene, frame, point), *([beside(scene, frame, point)] if passable(scene, point) else [])]


def around(scene: Scene, frame: Frame, point: Point) -> Rect:
    r = max(LEAST, scene.radius(scene.s.mover) * frame.scale + 4 if scene.is_figure(scene.s.mover) else LEAST)
    return Rect(frame.x(point[0]) - r, frame.y(point[1]) - r, 2 * r, 2 * r)


def beside(scene: Scene, frame: Frame, point: Point) -> Rect:
    """The key to pass a point: beside it, on the side that has more room."""
    box, words = around(scene, frame, point), scene.say("pass-by")
    wide = paint.width_of(words, 14, bold=True) + 22
    left = box.right + 6 if box.right + 6 + wide < frame.box.right else box.x - 6 - wide
    return Rect(left, min(max(box.cy - LEAST, frame.box.y), frame.box.bottom - 2 * LEAST), wide, 2 * LEAST)


def passable(scene: Scene, point: Point) -> bool:
    """The point may also be one to pass on the way (AK-022)."""
    return bool(scene.s.purpose == p.MOVING and scene.s.ways < p.WAYS and scene.hand.may(A.point))


def mark(scene: Scene, frame: Frame, fields: object) -> str:
    """The point that was clicked, with what would stand there: a click on it says that it is meant. In red, with the rule, where
    it may not be."""
    point = chosen(scene, fields)
    if point is None or not frame.sees(*point):
        return ""
    x, y, rule = frame.x(point[0]), frame.y(point[1]), forbidden(scene, point, fields)
    colour = RUBRIC if rule else paint.GOLD
    cross = f'<path d="M{x - 9:.1f} {y:.1f}h18M{x:.1f} {y - 9:.1f}v18" stroke="{colour}" stroke-width="2"/>'
    inside = ghost_at(scene, frame, x, y) + paint.circle(x, y, 5.2, fill=colour, stroke=CREAM) + cross
    if rule:
        words = f"{scene.texts.game.rule_id(rule)} · {scene.texts.refusal(rule, scene.me, A.point)}"
        return paint.group(inside, notice(frame, y, words), pointer_events="none")
    out, action = [], light(scene, point)
    sent = {"data_action": action} if action is not None else {"data_actions": listed(scene, point, A.dot)}
    box = around(scene, frame, point)
    words = scene.say("here") if action is None else scene.texts.action(action, scene.s)
    out.append(paint.lit(box, inside, words, box.w / 2, id="confirm-point", **sent))
    if passable(scene, point):
        by, words = beside(scene, frame, point), scene.say("pass-by")
        face = paint.rect(*by.inset(4), 8, fill="#2b1c08", fill_opacity=".9")
        said = paint.text(by.cx, by.cy + 5, words, 14, anchor="middle", fill=CREAM, bold=True)
        out.append(paint.lit(by, face + said, words, 8, id="pass-point", data_actions=listed(scene, point, A.via)))
    return "".join(out)


def listed(scene: Scene, point: Point, last: int) -> str:
    """The answers that lead to a point, as a page sends them one after the other."""
    return " ".join(map(str, steps(scene, point, last)))


def notice(frame: Frame, y: float, words: str) -> str:
    """Why not here, at the edge of the window that is farther away."""
    rows = paint.wrapped(words, frame.box.w - 40, 14)
    high = 14 + 18 * len(rows)
    top = frame.box.bottom - high - 8 if y < frame.box.cy else frame.box.y + 8
    box = Rect(frame.box.x + 8, top, frame.box.w - 16, high)
    out = [paint.rect(*box, 8, fill="#1d140e", fill_opacity=".94", stroke=RUBRIC, stroke_width=1.5)]
    return "".join(out) + paint.rows(box.cx, box.y + 20, rows, 14, 18, anchor="middle", fill=CREAM)

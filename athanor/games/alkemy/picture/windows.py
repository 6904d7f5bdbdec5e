"""Which part of the table is seen: all of it where figures are large enough, else the part in which something happens."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, Rect, num
from athanor.games.alkemy.picture.art import WAXES
from athanor.games.alkemy.picture.scene import NOTHING, PICKING, Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q

Point = tuple[float, float]
LEAST_BASE = 28.0  # pixels across the base of a man: the whole table is shown while it has so many
CLOSE = 2.0  # pixels of a table unit in a part of it: such a base is 32 wide
CELL = 48.0  # pixels of a cell of the point that is picked step by step
AROUND = 18.0  # table units of a window around what it follows: a man at its edge is seen whole
PARTS = 5  # a click on the map looks at one of so many parts each way
MAP = 88.0
KEY = 44.0


class Frame(NamedTuple):
    """Where a part of the table lies in the picture: `x0`, `y0` its lower left corner in table units, `scale` pixels of each."""

    box: Rect
    x0: float
    y0: float
    scale: float

    @property
    def wide(self) -> float:
        return self.box.w / self.scale

    @property
    def tall(self) -> float:
        return self.box.h / self.scale

    def x(self, u: float) -> float:
        return self.box.x + (u - self.x0) * self.scale

    def y(self, u: float) -> float:
        return self.box.bottom - (u - self.y0) * self.scale

    def sees(self, x: float, y: float, r: float = 0) -> bool:
        """Some of a disc lies in the window; with a radius below nought, all of it."""
        return self.x0 - r < x < self.x0 + self.wide + r and self.y0 - r < y < self.y0 + self.tall + r


def framed(scene: Scene, room: Rect, scale: float, at: Point) -> Frame:
    """A window of the room's size, no larger than the table, around a point of it and never beyond its edges."""
    w, h = min(room.w, scene.width * scale), min(room.h, scene.width * scale)
    box = Rect(room.cx - w / 2, room.cy - h / 2, w, h)
    x0 = min(max(0.0, at[0] - w / scale / 2), scene.width - w / scale)
    y0 = min(max(0.0, at[1] - h / scale / 2), scene.width - h / scale)
    return Frame(box, x0, y0, scale)


def frame_for(scene: Scene, room: Rect) -> Frame:
    """The part of the table that a room shows now."""
    middle, fits = (scene.width / 2, scene.width / 2), min(room.w, room.h) / scene.width
    corner = picked_corner(scene)
    if corner is not None:
        x, y, cell = corner
        return framed(scene, room, CELL / (cell / 4), (x + cell / 2, y + cell / 2))
    if 16 * fits >= LEAST_BASE or "w" in scene.screen or scene.over or not scene.present:
        return framed(scene, room, fits, middle)
    scale = across if CLOSE < (across := room.w / scene.width) < 1.3 * CLOSE else CLOSE
    if "z" in scene.screen:
        row, column = divmod(int(scene.screen["z"]) % PARTS**2, PARTS)
        return framed(scene, room, scale, ((column + 0.5) / PARTS * scene.width, (row + 0.5) / PARTS * scene.width))
    if scene.asks(Q.estimate) and not fit_in(paired(scene), room.w / CLOSE - AROUND, room.h / CLOSE - AROUND):
        return framed(scene, room, fits, middle)  # how far it is, is seen only with both in sight
    return framed(scene, room, scale, followed(scene, room))


def picked_corner(scene: Scene) -> tuple[int, int, int] | None:
    """While a point is picked step by step: the corner of the cell chosen so far, and its side."""
    if not scene.mine or scene.s.asks not in PICKING[1:]:
        return None
    return scene.s.px, scene.s.py, {Q.inch: 64, Q.quarter: 16, Q.dot: 4}[scene.s.asks]


def paired(scene: Scene) -> list[Point]:
    """Where who acts stands, and on whom."""
    s = scene.s
    return [(s.x[f], s.y[f]) for f in scene.pair if f != NOTHING and s.here[f]]


def followed(scene: Scene, room: Rect) -> Point:
    """The middle of what matters now: who acts, on whom, and the points offered, or at least the objective next to them; who has
    just acted; who may be chosen."""
    s = scene.s
    pair = paired(scene)
    lights = [(x, y) for x, y in s.spot[: s.spots]] if scene.asks(*p.POINTED) else []
    named = [(s.x[f], s.y[f]) for f in scene.present if f in scene.choosable]
    first = A.pawn if s.asks == Q.pawn else A.onto
    elements = scene.asks(Q.pawn, Q.gift, Q.sabotage)
    named += [(s.ex[e], s.ey[e]) for e in range(s.elements) if elements and scene.hand.may(first + e)]
    acted = [(s.x[f], s.y[f]) for f in scene.present if f in scene.moved or f in scene.hits]
    own = [(s.x[f], s.y[f]) for f in scene.present]
    aims = [(s.ox[o], s.oy[o]) for o in range(s.objectives)]
    near = as_many(pair, named or nearest(pair[0], aims), room.w / CLOSE - AROUND, room.h / CLOSE - AROUND) if pair else []
    tried = (pair + lights if lights else near, near, pair, pair[:1]) if pair else (lights, named, acted, own)
    for places in tried:
        if places and fit_in(places, room.w / CLOSE - AROUND, room.h / CLOSE - AROUND):
            return middle_of(places)
    return middle_of(lights or named or [(scene.width / 2, scene.width / 2)])


def nearest(to: Point, places: list[Point]) -> list[Point]:
    """The one of them that is nearest to a point."""
    return sorted(places, key=lambda one: (one[0] - to[0]) ** 2 + (one[1] - to[1]) ** 2)[:1]


def as_many(places: list[Point], more: list[Point], wide: float, tall: float) -> list[Point]:
    """Places with as many of others as fit into a window, the nearest to the first of them before the others."""
    x, y = places[0]
    for point in sorted(more, key=lambda one: (one[0] - x) ** 2 + (one[1] - y) ** 2):
        if not fit_in([*places, point], wide, tall):
            break
        places = [*places, point]
    return places


def middle_of(places: list[Point]) -> Point:
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return (max(xs) + min(xs)) / 2, (max(ys) + min(ys)) / 2


def fit_in(places: list[Point], wide: float, tall: float) -> bool:
    xs, ys = [x for x, _ in places], [y for _, y in places]
    return max(xs) - min(xs) <= wide and max(ys) - min(ys) <= tall


# The small map


def small_map(
    scene: Scene, frame: Frame, room: Rect, taken: Iterable[Rect], written: Iterable[Rect]
) -> tuple[str, Rect | None]:
    """Where the part lies that is shown, with the way to the others, in a corner where nobody stands and, if there is a choice,
    nothing is written; and its place."""
    corner = picked_corner(scene) is not None
    partly = frame.wide < scene.width - 1 or frame.tall < scene.width - 1
    wanted = partly or ("w" in scene.screen and bool(scene.present))
    if corner or not wanted:
        return "", None
    high = (MAP if partly else 0) + (KEY if scene.mine else 0)
    box = aside(frame.box, MAP if partly else KEY, high, list(taken), list(written))
    out = [plan(scene, frame, Rect(box.x, box.y, MAP, MAP))] if partly else []
    if scene.mine:
        out.append(whole_key(scene, Rect(box.x, box.bottom - KEY, box.w, KEY), partly))
    return paint.group(*out, id="map", data_about="map"), box


def aside(box: Rect, w: float, h: float, taken: list[Rect], written: list[Rect]) -> Rect:
    """A place at the edge of the window that covers least: of those who stand there, then of what is written; the corners first,
    then along its sides."""
    across = [box.right - w - 6, box.x + 6, box.cx - w / 2, box.x + box.w * 0.25 - w / 2, box.x + box.w * 0.75 - w / 2]
    down = [box.bottom - h - 6, box.y + 6, box.cy - h / 2, box.y + box.h * 0.25 - h / 2, box.y + box.h * 0.75 - h / 2]
    edges = [(x, y) for y in down[:2] for x in across] + [(x, y) for y in down[2:] for x in across[:2]]
    tried = [Rect(x, y, w, h) for x, y in edges]
    return min(tried, key=lambda one: [sum(overlap(one, other) for other in some) for some in (taken, written)])


def overlap(a: Rect, b: Rect) -> float:
    """How much two rectangles share."""
    wide, high = min(a.right, b.right) - max(a.x, b.x), min(a.bottom, b.bottom) - max(a.y, b.y)
    return wide * high if wide > 0 and high > 0 else 0.0


def inside(inner: Rect, outer: Rect) -> bool:
    """Nothing of it lies outside, but for the width of a line."""
    return (
        inner.x >= outer.x - 2
        and inner.y >= outer.y - 2
        and inner.right <= outer.right + 2
        and inner.bottom <= outer.bottom + 2
    )


def plan(scene: Scene, frame: Frame, box: Rect) -> str:
    """The whole table, very small: who stands where, who may be chosen, and the part that is shown."""
    s, scale = scene.s, box.w / scene.width
    out = [paint.rect(*box, 4, fill="#eadfbd", fill_opacity=".96", stroke=GOLD, stroke_width=2)]
    for e in range(s.elements):
        x, y = box.x + s.ex[e] * scale, box.bottom - s.ey[e] * scale
        out.append(paint.rect(x - 3.5, y - 3.5, 7, 7, 2, fill="#8d8466", fill_opacity=".6"))
    for o in range(s.objectives):
        out.append(paint.circle(box.x + s.ox[o] * scale, box.bottom - s.oy[o] * scale, 3, fill="none", stroke=INK))
    for f in scene.present:
        may = f in scene.choosable
        edge = {"stroke": "#fff6da", "stroke_width": 1.4} if may else {}
        x, y = box.x + s.x[f] * scale, box.bottom - s.y[f] * scale
        out.append(paint.circle(x, y, 3.4 if may else 2.6, fill=WAXES[f // p.TROOP].colour, **edge))
    seen = Rect(
        box.x + frame.x0 * scale, box.bottom - (frame.y0 + frame.tall) * scale, frame.wide * scale, frame.tall * scale
    )
    out.append(paint.rect(*seen, 2, fill="#fff", fill_opacity=".18", stroke=paint.RUST, stroke_width=2))
    if scene.hand.seated:
        out += [part(scene, box, row, column) for row in range(PARTS) for column in range(PARTS)]
    return "".join(out)


def part(scene: Scene, box: Rect, row: int, column: int) -> str:
    """A click on this part of the map looks there."""
    side = box.w / PARTS
    cell = Rect(box.x + column * side, box.bottom - (row + 1) * side, side, side)
    third = min(2, 3 * row // (PARTS - 1)), min(2, 3 * column // (PARTS - 1))
    words = scene.say("closer", where=scene.texts.say(f"words-place-{third[0]}{third[1]}"))
    drawn = scene.drafted(zoom=row * PARTS + column, whole=None)
    return paint.group(paint.hit(cell, 0), cls="why", role="button", aria_label=words, data_draft=drawn)


def whole_key(scene: Scene, box: Rect, partly: bool) -> str:
    """The way to the whole table, and back to the part that matters."""
    words = scene.say("whole-table" if partly else "back-closer")
    face = box.inset(3)
    sign = f"M{num(face.cx - 7)} {num(face.cy)}h14" + ("" if partly else f"M{num(face.cx)} {num(face.cy - 7)}v14")
    return paint.group(
        paint.tag("title", paint.esc(words)),
        paint.rect(*face, 8, fill="#2b1c08", fill_opacity=".88", stroke=GOLD, stroke_width=1.3),
        f'<path d="{sign}" stroke="{paint.CREAM}" stroke-width="2.6" stroke-linecap="round"/>',
        paint.hit(box, 8),
        cls="why",
        role="button",
        tabindex=0,
        aria_label=words,
        data_draft=scene.drafted(zoom=None, whole=1 if partly else None),
    )

"""The table from above, to scale: ground, zones, scenery, what stands on it, and what matters of distances and sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from math import ceil, hypot, inf
from typing import Any

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, PARCHMENT, Rect, num
from athanor.games.alkemy.picture import art, bases, ground, modules, pointing, reach
from athanor.games.alkemy.picture.art import RUBRIC, WAXES
from athanor.games.alkemy.picture.bases import Frame
from athanor.games.alkemy.picture.scene import NOTHING, PICKING, Scene
from athanor.games.alkemy.rules import board
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q
from athanor.kernel.records import Plain, allocate

Point = tuple[float, float]
ZOOMED = 136  # table units across a window on a phone: eight and a half inches, so that a base is wide enough to be clicked


# Windows


def zones_across(scene: Scene, near: bool) -> int:
    """The table is looked at more closely in so many parts each way."""
    return ceil(scene.width / 128) if near else 3


def frame_for(scene: Scene, box: Rect, near: bool) -> Frame:
    """The window of the table: all of it, the part that was drafted, or the cell in which a point is picked.

    `near`: the picture is small, so windows are narrower.
    """
    corner = picked_corner(scene)
    if corner is not None:
        x, y, cell, side = corner
        side = side if near else 2.4 * side
        most = scene.width - side
        left, low = x + cell / 2 - side / 2, y + cell / 2 - side / 2
        return Frame(box, min(max(0.0, left), most), min(max(0.0, low), most), side)
    if "z" in scene.screen and not scene.asks(Q.area):
        n = zones_across(scene, near)
        row, column = divmod(int(scene.screen["z"]) % (n * n), n)
        side = float(ZOOMED) if near else scene.width / 2
        step = (scene.width - side) / (n - 1)
        return Frame(box, column * step, row * step, side)
    if near and "w" not in scene.screen:
        return matter(scene, box)
    return Frame(box, 0, 0, scene.width)


def panning(scene: Scene, frame: Frame) -> str:
    """On a phone: keys at the edges of a closer look move it by half a window."""
    if not scene.mine or frame.side >= scene.width or picked_corner(scene) is not None:
        return ""
    n = zones_across(scene, near=True)
    step = (scene.width - ZOOMED) / (n - 1)
    column, row = (
        round(min(max(0.0, at + (frame.side - ZOOMED) / 2), scene.width - ZOOMED) / step) for at in (frame.x0, frame.y0)
    )
    out = []
    for dx, dy in ((1, 0), (-1, 0), (0, 1), (0, -1)):
        x, y = column + dx, row + dy
        if 0 <= x < n and 0 <= y < n:
            cx = frame.box.cx + dx * (frame.box.w / 2 - 22)
            cy = frame.box.cy - dy * (frame.box.h / 2 - 22)
            words = scene.say("pan", way=("right", "left", "up", "down")[(dx < 0) + (2 if dy else 0) + (dy < 0)])
            out.append(pan_key(scene, cx, cy, (dx, -dy), words, scene.drafted(zoom=y * n + x, whole=None)))
    return "".join(out)


def pan_key(scene: Scene, cx: float, cy: float, way: tuple[int, int], words: str, draft: str) -> str:
    dx, dy = way
    tip, left, right = (7 * dx, 7 * dy), (-5 * dx - 7 * dy, -5 * dy + 7 * dx), (-5 * dx + 7 * dy, -5 * dy - 7 * dx)
    points = " ".join(f"{num(cx + a)},{num(cy + b)}" for a, b in (tip, left, right))
    return paint.group(
        paint.circle(cx, cy, 22, fill="none", pointer_events="all", cls="hit"),
        paint.circle(cx, cy, 15, fill="#2b1c08", fill_opacity=".72", stroke=GOLD, stroke_width=1.2),
        f'<polygon points="{points}" fill="{paint.CREAM}"/>',
        cls="why",
        role="button",
        tabindex=0,
        aria_label=words,
        data_draft=draft,
    )


def matter(scene: Scene, box: Rect) -> Frame:
    """The part of the table that matters now: who acts, on whom, and the points offered; all of it when nothing does."""
    s = scene.s
    places = [(s.x[f], s.y[f]) for f in scene.pair if f != NOTHING and s.here[f]]
    if scene.asks(*p.POINTED):
        places += [(x, y) for x, y in s.spot[: s.spots]]
    if not places or scene.asks(Q.area, Q.target, Q.more, Q.fire, Q.heir):
        return Frame(box, 0, 0, scene.width)
    xs, ys = [x for x, _ in places], [y for _, y in places]
    side = min(float(scene.width), max(float(ZOOMED), max(xs) - min(xs) + 64.0, max(ys) - min(ys) + 64.0))
    if side > 0.8 * scene.width:
        return Frame(box, 0, 0, scene.width)
    x, y = (max(xs) + min(xs)) / 2 - side / 2, (max(ys) + min(ys)) / 2 - side / 2
    return Frame(box, min(max(0.0, x), scene.width - side), min(max(0.0, y), scene.width - side), side)


def picked_corner(scene: Scene) -> tuple[int, int, int, float] | None:
    """While a point is picked step by step: the corner of the cell chosen so far, its side, and the window around it."""
    if not scene.mine or scene.s.asks not in PICKING[1:]:
        return None
    cell, side = {Q.inch: (64, 96.0), Q.quarter: (16, 32.0), Q.dot: (4, 8.0)}[scene.s.asks]
    return scene.s.px, scene.s.py, cell, side


@lru_cache(maxsize=8)
def rules_box(box: Any) -> Any:
    """The box as rules read it."""
    filled = allocate(p.Box, 1, compiled=True)
    box.components.fill(filled[0])
    return Plain(filled[0])


# The whole table


def table(scene: Scene, box: Rect, *, near: bool = False) -> str:
    """The table in a square of the picture; `near` on a phone, where points are picked from a list."""
    frame = frame_for(scene, box, near)
    pointing.settle(scene, frame)
    fields = rules_box(scene.view.box)
    whole = frame.side >= scene.width
    picking = pointing.offered(scene) and not (near and whole)  # on a phone one looks closer first
    layers = [
        land(scene, frame),
        zones(scene, frame),
        lasting(scene, frame),
        scenery(scene, frame),
        zone_names(scene, frame),
        looking_closer(scene, frame, near) if scene.mine and whole and not picking else "",
        shaded(scene, frame),
        own_way(scene, frame),
        trail(scene, frame),
        sight(scene, frame),
        objectives(scene, frame),
        *(
            bases.base(scene, frame, f, clickable=reachable(scene, frame, f, near))
            for f in bases.nearest_first(scene)
            if visible(scene, frame, f)
        ),
        fights(scene, frame),
        pawn_choices(scene, frame, near),
        distances(scene, frame),
        pointing.surface(scene, frame) if picking else "",
        pointing.mark(scene, frame, fields),
        spots(scene, frame, near),
        ghost(scene, frame),
        cells(scene, frame),
        panning(scene, frame) if near else "",
    ]
    part = f"{num(frame.x0)} {num(frame.y0)} {num(frame.side)}"
    return edge(scene, box, whole) + paint.window(box, *layers, id="table", data_part=part)


def visible(scene: Scene, frame: Frame, f: int) -> bool:
    return frame.sees(scene.s.x[f], scene.s.y[f], scene.radius(f) + 6)


def reachable(scene: Scene, frame: Frame, f: int, near: bool) -> bool:
    """A base is large enough to be clicked, and wholly in the window."""
    r = scene.radius(f)
    inside = frame.x0 <= scene.s.x[f] - r and scene.s.x[f] + r <= frame.x0 + frame.side
    inside = inside and frame.y0 <= scene.s.y[f] - r and scene.s.y[f] + r <= frame.y0 + frame.side
    return inside and not scene.pointing and (not near or 2 * r * frame.scale >= 40)


def edge(scene: Scene, box: Rect, whole: bool) -> str:
    """The wooden frame; with the marks of inches only where everybody may measure (AK-004, AK-210)."""
    x, y, w, h = box.inset(-9)
    out = [
        paint.rect(x, y, w, h, 6, fill="#4a3220", stroke="#1a110b", stroke_width=2, filter="url(#shadow)"),
        paint.rect(*box.inset(-2), fill="none", stroke=GOLD, stroke_width=2),
    ]
    if scene.measured and whole:
        marks = ""
        for k in range(scene.format.table + 1):
            long = 6 if k % 6 == 0 else 3
            a, b = box.x + k * box.w / scene.format.table, box.y + k * box.h / scene.format.table
            marks += f"M{num(a)} {num(y + 1)}v{long}M{num(a)} {num(y + h - 1)}v{-long}"
            marks += f"M{num(x + 1)} {num(b)}h{long}M{num(x + w - 1)} {num(b)}h{-long}"
        out.append(f'<path d="{marks}" stroke="#d9b76a" stroke-width="1.2"/>')
    return "".join(out)


def land(scene: Scene, frame: Frame) -> str:
    where = f"translate({num(frame.x(0))} {num(frame.y(scene.width))}) scale({num(frame.scale)})"
    return paint.group(ground.land(scene.width), transform=where)


def pointed(frame: Frame, points: Any) -> str:
    return " ".join(f"{num(frame.x(x))},{num(frame.y(y))}" for x, y in points)


def seat_of_letter(scene: Scene, letter: int) -> int:
    return int((scene.s.seat_a + letter) % scene.seats)


def limits(anchors: Sequence[Point], w: int) -> Iterator[tuple[Point, Point]]:
    """Where two table zones meet: the points as far from one anchor as from another, and no nearer to a third (AK-037)."""
    for (k, (ax, ay)), (m, (bx, by)) in combinations(enumerate(anchors), 2):
        px, py, dx, dy = (ax + bx) / 2, (ay + by) / 2, ay - by, bx - ax
        low, high = -1e9, 1e9
        bounds = [(dx, w - px), (-dx, px), (dy, w - py), (-dy, py)]  # slope * t <= room, for every side and anchor
        for n, (cx, cy) in enumerate(anchors):
            if n not in (k, m):
                nx, ny = cx - ax, cy - ay
                bounds.append((dx * nx + dy * ny, nx * ((ax + cx) / 2 - px) + ny * ((ay + cy) / 2 - py)))
        for slope, room in bounds:
            if slope > 0:
                high = min(high, room / slope)
            elif slope < 0:
                low = max(low, room / slope)
            elif room < 0:
                low, high = 1.0, 0.0
        if high - low > 1e-6:
            yield (px + low * dx, py + low * dy), (px + high * dx, py + high * dy)


def zones(scene: Scene, frame: Frame) -> str:
    """Deployment zones, plainer once the troops stand; the lines between the table zones (AK-037)."""
    drawn = scene.phase != "troops"
    deploying = scene.phase == "deployment"
    out = [
        f'<path d="M{num(frame.x(ax))} {num(frame.y(ay))}L{num(frame.x(bx))} {num(frame.y(by))}" stroke="{INK}" '
        'stroke-opacity=".25" stroke-width="1" stroke-dasharray="2 6"/>'
        for (ax, ay), (bx, by) in limits(scene.anchors, scene.width)
    ]
    for letter, points in enumerate(scene.deployments):
        seat = seat_of_letter(scene, letter)
        colour = WAXES[seat].colour if drawn else "#7f7440"
        out.append(
            f'<polygon points="{pointed(frame, points)}" fill="{colour}" fill-opacity="{".22" if deploying else ".1"}" '
            f'stroke="{colour}" stroke-opacity=".55" stroke-width="{2 if deploying else 1.3}" stroke-dasharray="8 5"/>'
        )
    return paint.group(*out, id="zones")


def zone_names(scene: Scene, frame: Frame) -> str:
    """Whose zone is whose, over the scenery."""
    if scene.phase == "troops" or frame.side < scene.width:
        return ""
    return "".join(
        zone_name(scene, frame, seat_of_letter(scene, letter), points) for letter, points in enumerate(scene.deployments)
    )


def zone_name(scene: Scene, frame: Frame, seat: int, points: Any) -> str:
    """The player's name at the outer edge of the zone."""
    w = scene.width
    words = scene.say("zone", a=seat)
    top = sum(y for _, y in points) / len(points) > w / 2
    right = sum(x for x, _ in points) / len(points) > w * 0.55
    x = frame.x(w) - 10 if right else frame.x(0) + 10
    y = frame.y(w) + 16 if top else frame.y(0) - 8
    anchor = "end" if right else "start"
    return paint.text(
        x,
        y,
        words,
        12.5,
        anchor=anchor,
        fill=WAXES[seat].colour,
        small_caps=True,
        bold=True,
        fit=frame.box.w * 0.45,
        stroke="#f1e3c4",
        stroke_width=3,
        paint_order="stroke",
    )


def lasting(scene: Scene, frame: Frame) -> str:
    """Templates and areas of formulas; the lines of the pillars."""
    s = scene.s
    out = []
    looks = {p.MIST: ("#d8dbe0", ".6"), p.CLOUD: ("#3a3444", ".5"), p.WALL: ("#d0542a", ".45")}
    for t in range(s.templates):
        effect, x, y, bearing = s.laid[t][:4]
        fill, opacity = looks.get(effect, ("#888", ".4"))
        points = [(x + dx, y + dy) for dx, dy in scene.components.templates[bearing].corners]
        out.append(
            f'<polygon points="{pointed(frame, points)}" fill="{fill}" fill-opacity="{opacity}" stroke="{INK}" '
            'stroke-width="1.2" stroke-dasharray="5 3"/>'
        )
    for f in scene.present if scene.measured else ():  # an area shows a distance (AK-004)
        for far, colour in ((s.prayer[f], "#b8862d"), (s.foresight[f], "#2f7d96")):
            if far > 0:
                r = (far + scene.radius(f)) * frame.scale
                out.append(
                    paint.circle(
                        frame.x(s.x[f]),
                        frame.y(s.y[f]),
                        r,
                        fill=colour,
                        fill_opacity=".12",
                        stroke=colour,
                        stroke_dasharray="4 4",
                    )
                )
    if scene.scenario.kind == "pillars" and not scene.preparing:
        for o in range(1, s.objectives):
            if s.owner[o] != p.NOBODY and s.owner[o] == s.owner[0]:
                a, b, c, d = frame.x(s.ox[0]), frame.y(s.oy[0]), frame.x(s.ox[o]), frame.y(s.oy[o])
                out.append(
                    f'<path d="M{num(a)} {num(b)}L{num(c)} {num(d)}" '
                    f'stroke="{WAXES[s.owner[o]].colour}" stroke-opacity=".35" stroke-width="{num(10 * frame.scale)}"/>'
                )
    return "".join(out)


def scenery(scene: Scene, frame: Frame) -> str:
    """Elements with their size, pawns on them; the one that is being placed waits beside (AK-085, AK-092)."""
    s = scene.s
    q = min(1.0, max(0.55, frame.scale * 0.75))
    names = [one.id for one in scene.components.affinities]
    out, tags = [], []
    for e in range(s.elements):
        x, y, kind = frame.x(s.ex[e]), frame.y(s.ey[e]), s.element[e]
        out.append(ground.scenery(kind, s.bearing[e], x, y, frame.scale, id=f"element-{e + 1}"))
        corners = scene.components.scenery[kind].corners
        tall = min(max(cx for cx, _ in corners), max(cy for _, cy in corners)) * frame.scale
        split = s.pawn[e] > 0
        aside = 0.0 if tall > 20 else 13.0
        dy = 13.0 * q if split and not aside else 0.0
        tags.append(bases.size_tag(x + (aside * q if split else 0), y + dy, scene.components.scenery[kind].size, q))
        if scene.s.options[p.SCENERY]:
            tags.append(modules.nature_tag(scene, e, x, y + dy + 19 * q, q))
            tags.append(modules.effect_tag(scene, e, x + 21 * q, y + dy - 6 * q, q))
        if split:
            tags.append(bases.pawn(s.pawn[e] - 1, names, x - aside * q, y - dy, 11 * q, id=f"pawn-{e + 1}"))
    return "".join(out) + "".join(tags)


def looking_closer(scene: Scene, frame: Frame, near: bool) -> str:
    """A click on any part of the table looks closer there."""
    n = zones_across(scene, near)
    side = frame.box.w / n
    out = []
    for row in range(n):
        for column in range(n):
            box = Rect(frame.box.x + column * side, frame.box.bottom - (row + 1) * side, side, side)
            out.append(
                paint.group(
                    paint.hit(box, 0),
                    cls="why",
                    role="button",
                    tabindex=0,
                    aria_label=scene.say("closer"),
                    data_draft=scene.drafted(zoom=row * n + column, whole=None),
                )
            )
    return "".join(out)


def objectives(scene: Scene, frame: Frame) -> str:
    points = scene.ground.objectives_24 if scene.format.table == 24 else scene.ground.objectives_36
    return "".join(bases.objective(scene, frame, o, frame.x(x), frame.y(y)) for o, (x, y) in enumerate(points))


# Distances and sight


def inches(scene: Scene, units: float) -> str:
    return scene.say("inches", n=f"{units / 16:.1f}".replace(".", scene.say("comma")))


def gap(scene: Scene, f: int, g: int) -> float:
    """Base edge to base edge (AK-003)."""
    s = scene.s
    return max(0.0, hypot(s.x[f] - s.x[g], s.y[f] - s.y[g]) - scene.radius(f) - scene.radius(g))


def shaded(scene: Scene, frame: Frame) -> str:
    """How far the figure that moves can go, once its move is announced and paid (AK-004, AK-005)."""
    s = scene.s
    if not (scene.mine and s.asks in (*p.POINTED, *PICKING)) or scene.preparing:
        return ""
    if s.purpose in (p.COVERING, p.SUMMONING, p.SHIFTING):
        if not (scene.measured or s.purpose == p.SHIFTING) or not scene.is_figure(s.mover):
            return ""
        far = s.reach if s.purpose != p.COVERING else 16 * scene.components.formulas[formula_of(scene)].range
        r = (far + (scene.radius(s.mover) if s.purpose != p.SHIFTING else 0)) * frame.scale
        return paint.circle(
            frame.x(s.x[s.mover]),
            frame.y(s.y[s.mover]),
            r,
            id="reach",
            fill="#c9962f",
            fill_opacity=".2",
            stroke="#8a6118",
            stroke_width=1.4,
        )
    if s.purpose != p.MOVING or not scene.is_figure(s.mover):
        return ""
    discs = [(float(s.x[f]), float(s.y[f]), float(scene.radius(f))) for f in scene.present if f != s.mover]
    discs += [(float(s.ox[o]), float(s.oy[o]), 8.0) for o in range(s.objectives)]
    fields = rules_box(scene.view.box)
    polygons = []
    for e in range(s.elements):
        if not s.closed >> e & 1:
            continue  # it may be entered (AK-220)
        kind = s.element[e]
        corners = fields.outline[kind][s.bearing[e]][: fields.element_corners[kind]]
        polygons.append(tuple((float(s.ex[e] + x), float(s.ey[e] + y)) for x, y in corners))
    regions = reach.stars(
        float(s.x[s.mover]),
        float(s.y[s.mover]),
        float(scene.radius(s.mover)),
        float(s.reach),
        float(scene.width),
        tuple(discs),
        tuple(polygons),
    )
    path = "".join("M" + "L".join(f"{frame.x(x):.1f} {frame.y(y):.1f}" for x, y in region) + "Z" for region in regions)
    return paint.group(
        f'<path id="reach-shape" d="{path}" fill="#e0b45a" stroke="#8a6118" stroke-width="2.4" stroke-linejoin="round"/>',
        f'<path d="{path}" fill="#e8c67c"/>',
        id="reach",
        opacity=".5",
    )


def formula_of(scene: Scene) -> int:
    s = scene.s
    return int(s.plan[s.mover - s.card[s.mover]][5])


def sight(scene: Scene, frame: Frame) -> str:
    """The line of sight of a shot or a Charge; the corridor of fire with what is counted in it, once it is public."""
    actor, target = scene.pair
    if NOTHING in (actor, target) or not (scene.s.here[actor] and scene.s.here[target]):
        return ""
    s = scene.s
    shooter, victim = actor, target
    ax, ay, bx, by = frame.x(s.x[shooter]), frame.y(s.y[shooter]), frame.x(s.x[victim]), frame.y(s.y[victim])
    out = []
    public = scene.step[0] in (p.SHOT_ANSWERED, p.TIR_KEPT) or (scene.measured and scene.shooting)
    if public:
        out.append(corridor(scene, frame, shooter, victim))
    if scene.shooting or scene.measured or scene.step[0] == p.CHARGE_MOVE:  # seen: the Charge is valid (AK-131)
        out.append(
            f'<path id="sight" d="M{num(ax)} {num(ay)}L{num(bx)} {num(by)}" stroke="{INK}" stroke-width="1.4" '
            'stroke-dasharray="1.5 4" stroke-linecap="round"/>'
        )
        x, y = ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5
        out.append(paint.circle(x, y, 8, fill=PARCHMENT, stroke=INK, stroke_width=1.1) + paint.glyph("eye", x, y, 10, INK))
        if scene.measured and gap(scene, shooter, victim) > 0:
            out.append(art.label(x, y + 20, inches(scene, gap(scene, shooter, victim)), 12, RUBRIC))
    return "".join(out)


def trail(scene: Scene, frame: Frame) -> str:
    """The path of the last move, with its length where everybody may measure (AK-004, AK-020)."""
    points = scene.trail
    far = sum(hypot(c - a, d - b) for (a, b), (c, d) in pairwise(points))
    if far == 0:
        return ""
    colour = WAXES[scene.s.trail_of // p.TROOP].colour
    line = "M" + "L".join(f"{num(frame.x(x))} {num(frame.y(y))}" for x, y in points)
    out = [
        f'<path d="{line}" fill="none" stroke="#fbf3de" stroke-opacity=".8" stroke-width="4.4" stroke-linejoin="round"/>',
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="2.6" stroke-dasharray="7 5" stroke-linejoin="round"/>',
        paint.circle(frame.x(points[0][0]), frame.y(points[0][1]), 5, fill="#fbf3de", stroke=colour, stroke_width=2),
    ]
    if scene.measured:
        x, y = halfway(points, far / 2)
        out.append(art.label(frame.x(x), frame.y(y) - 12, inches(scene, far), 12, colour))
    return paint.group(*out, id="trail")


def halfway(points: list[tuple[int, int]], left: float) -> tuple[float, float]:
    """The point of a path after so much of it."""
    for (a, b), (c, d) in pairwise(points):
        leg = hypot(c - a, d - b)
        if leg >= left:
            return a + (c - a) * left / (leg or 1.0), b + (d - b) * left / (leg or 1.0)
        left -= leg
    return points[-1]


def own_way(scene: Scene, frame: Frame) -> str:
    """The points to pass that the mover has named so far (AK-022)."""
    s = scene.s
    if not (scene.pointing and s.purpose == p.MOVING and s.ways > 0 and scene.is_figure(s.mover)):
        return ""
    points = [(s.x[s.mover], s.y[s.mover]), *((x, y) for x, y in s.way[: s.ways])]
    colour = WAXES[s.mover // p.TROOP].colour
    line = "M" + "L".join(f"{num(frame.x(x))} {num(frame.y(y))}" for x, y in points)
    out = [
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="2" stroke-dasharray="2 5" stroke-linecap="round"/>'
    ]
    for k, (x, y) in enumerate(points[1:], 1):
        out.append(paint.circle(frame.x(x), frame.y(y), 8, fill=PARCHMENT, stroke=colour, stroke_width=1.6))
        out.append(paint.text(frame.x(x), frame.y(y) + 4, k, 11, anchor="middle", bold=True))
    return paint.group(*out, id="own-way")


def corridor(scene: Scene, frame: Frame, f: int, g: int) -> str:
    """The hull of two bases, and a red sign on everything that is counted (AK-030, AK-159)."""
    s = scene.s
    dx, dy = s.x[g] - s.x[f], s.y[g] - s.y[f]
    length = hypot(dx, dy) or 1.0
    nx, ny = -dy / length, dx / length
    rf, rg = scene.radius(f), scene.radius(g)
    hull = [
        (s.x[f] + nx * rf, s.y[f] + ny * rf), (s.x[g] + nx * rg, s.y[g] + ny * rg),
        (s.x[g] - nx * rg, s.y[g] - ny * rg), (s.x[f] - nx * rf, s.y[f] - ny * rf),
    ]  # fmt: skip
    out = [
        f'<polygon id="corridor" points="{pointed(frame, hull)}" fill="#9c2a1a" fill-opacity=".17" stroke="{RUBRIC}" '
        'stroke-width="1.4"/>'
    ]
    for x, y in obstacles(scene, f, g):
        out.append(obstacle_mark(frame.x(x) + 13, frame.y(y) - 13))
    return "".join(out)


def obstacles(scene: Scene, f: int, g: int) -> list[tuple[int, int]]:
    """Where the things that hinder a shot stand."""
    s, fields = scene.s, rules_box(scene.view.box)
    ends = (s.x[f], s.y[f], scene.radius(f), s.x[g], s.y[g], scene.radius(g))
    found = [
        (s.x[k], s.y[k])
        for k in scene.present
        if k not in (f, g) and board.disc_in_the_way(*ends, s.x[k], s.y[k], scene.radius(k))
    ]
    if scene.scenario.size > 0:
        found += [
            (s.ox[o], s.oy[o])
            for o in range(s.objectives)
            if board.disc_in_the_way(*ends, s.ox[o], s.oy[o], board.OBJECTIVE)
        ]
    found += [(s.ex[e], s.ey[e]) for e in range(s.elements) if board.element_in_corridor(fields, s, e, *ends)]
    return found


def obstacle_mark(x: float, y: float, r: float = 8.5) -> str:
    return art.diamond(x, y, r * 1.3, fill=RUBRIC, stroke="#fff3dc", stroke_width=1.5) + paint.text(
        x, y + r * 0.42, "−1", r * 1.2, anchor="middle", fill="#fff6e2", bold=True
    )


def fights(scene: Scene, frame: Frame) -> str:
    """A spark where two enemies are in contact (AK-016)."""
    s = scene.s
    out = []
    for f in scene.present:
        for g in scene.present:
            if f // p.TROOP < g // p.TROOP and gap(scene, f, g) <= 1:
                x, y = (frame.x(s.x[f]) + frame.x(s.x[g])) / 2, (frame.y(s.y[f]) + frame.y(s.y[g])) / 2
                out.append(paint.glyph("spark", x, y, 15 * min(1.4, frame.scale / 1.6) + 4, RUBRIC))
                out.append(paint.glyph("spark", x, y, 10 * min(1.4, frame.scale / 1.6) + 2, "#fff3dc"))
    return "".join(out)


def distances(scene: Scene, frame: Frame) -> str:
    """Where everybody may measure: how far each figure is that can be named (AK-210)."""
    actor, _ = scene.pair
    if not scene.measured or actor == NOTHING or not scene.asks(Q.target, Q.more):
        return ""
    out = []
    for f in scene.present:
        action = scene.naming(f)
        if action is not None and scene.hand.may(action) and f != actor and visible(scene, frame, f):
            y = frame.y(scene.s.y[f]) - scene.radius(f) * frame.scale - 12
            y = y if y > frame.box.y + 10 else frame.y(scene.s.y[f]) + scene.radius(f) * frame.scale + 16
            out.append(art.label(frame.x(scene.s.x[f]), y, inches(scene, gap(scene, actor, f)), 11, RUBRIC))
    return "".join(out)


# Points that may be picked


def elbow_room(scene: Scene, k: int) -> float:
    """Half the way from an offered point to the nearest other one: so large may its light be, and no larger."""
    s = scene.s
    x, y = s.spot[k]
    return min((hypot(x - s.spot[j][0], y - s.spot[j][1]) / 2 for j in range(s.spots) if j != k), default=inf)


def spots(scene: Scene, frame: Frame, near: bool) -> str:
    """The points offered, as small lights; numbered on a phone, where they are chosen from a list."""
    s = scene.s
    if not scene.asks(*p.POINTED):
        return ""
    out = []
    for k in range(s.spots):
        x, y = s.spot[k]
        if not frame.sees(x, y, 4 if near else -9 / frame.scale) and frame.side < scene.width:
            continue
        a, b = frame.x(x), frame.y(y)
        if near:
            r = 5.0 if frame.side >= scene.width else 9.0
            out.append(paint.circle(a, b, r, fill="#fff3cf", stroke=paint.GOLD_DARK, stroke_width=1.4))
            if r > 5:
                out.append(paint.text(a, b + 3.6, k + 1, 10.5, anchor="middle", bold=True))
            continue
        name = scene.texts.action(A.spot + k, scene.s)
        room = elbow_room(scene, k) * frame.scale
        light = max(1.2, min(4.6, room - 0.5))
        out.append(
            paint.group(
                paint.tag("title", paint.esc(name)),
                paint.circle(a, b, max(light, min(8.5, room)), fill="none", pointer_events="all", cls="hit"),
                paint.circle(
                    a, b, light + 0.6, fill="none", stroke=paint.GLOW_EDGE, stroke_width=2.6, pointer_events="none"
                ),
                paint.circle(a, b, light, fill=paint.GLOW, stroke="#fff6da", stroke_width=1, cls="glow"),
                cls="may",
                role="button",
                tabindex=0,
                aria_label=name,
                data_action=A.spot + k,
                id=f"spot-{k + 1}",
            )
        )
    return "".join(out)


def ghost(scene: Scene, frame: Frame) -> str:
    """What is moved or placed, in the middle of the cell chosen so far."""
    corner = picked_corner(scene)
    if corner is None:
        return ""
    x, y = frame.x(corner[0] + corner[2] / 2), frame.y(corner[1] + corner[2] / 2)
    return pointing.ghost_at(scene, frame, x, y)


def cells(scene: Scene, frame: Frame) -> str:
    """The cells of a point picked step by step: 4 inches, 1 inch, a quarter, the point (AK-010). They are a ruler, so they are
    drawn only where everybody may measure; by eye one finds them under the hand (AK-004)."""
    s = scene.s
    if not scene.asks(*PICKING):
        return ""
    first, across, side, x0, y0 = {
        Q.area: (A.area, scene.width // 64, 64, 0, 0),
        Q.inch: (A.inch, 4, 16, s.px, s.py),
        Q.quarter: (A.quarter, 4, 4, s.px, s.py),
        Q.dot: (A.via if scene.passing else A.dot, 4, 1, s.px, s.py),
    }[s.asks]
    out = []
    wide = side * frame.scale
    for k in range(across * across):
        x, y = x0 + k % across * side, y0 + k // across * side
        if s.asks == Q.dot:  # a point, drawn around itself
            x, y = x - 0.5, y - 0.5
        box = Rect(frame.x(x), frame.y(y + side), wide, wide)
        if scene.hand.may(first + k):
            name = scene.texts.action(first + k, scene.s)
            out.append(
                paint.group(
                    paint.tag("title", paint.esc(name)),
                    paint.hit(box, 0),
                    cell(box) if scene.measured else "",
                    cls="may",
                    role="button",
                    tabindex=0,
                    aria_label=name,
                    data_action=first + k,
                    id=f"cell-{k}",
                )
            )
    return "".join(out)


def cell(box: Rect) -> str:
    dot = paint.circle(box.cx, box.cy, 3.4, fill=paint.GLOW, stroke=paint.GLOW_EDGE, stroke_width=1.2)
    edge = paint.rect(*box.inset(1), 4, fill=paint.GLOW, fill_opacity=".12", stroke=paint.GLOW, stroke_width=1.6, cls="glow")
    return edge + dot


def pawn_choices(scene: Scene, frame: Frame, near: bool) -> str:
    """Elements on which a pawn may be put (AK-090), that receive an effect or lose their pawn."""
    if not scene.asks(Q.pawn, Q.gift, Q.sabotage) or near:
        return ""
    s = scene.s
    out = []
    for e in range(s.elements):
        action = (A.pawn if s.asks == Q.pawn else A.onto) + e
        if scene.hand.may(action) and frame.sees(s.ex[e], s.ey[e], 0 if frame.side >= scene.width else -22 / frame.scale):
            x, y = frame.x(s.ex[e]), frame.y(s.ey[e])
            out.append(scene.hand.act(action, Rect(x - 22, y - 22, 44, 44), radius=22))
    return "".join(out)

"""The table from above, to scale: ground, zones, scenery, what stands on it, and what matters of distances and sight."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import combinations, pairwise
from math import hypot
from typing import Any

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, PARCHMENT, Rect, num
from athanor.games.alkemy.picture import art, bases, ground, labels, modules, pointing, reach, windows
from athanor.games.alkemy.picture.art import RUBRIC, WAXES
from athanor.games.alkemy.picture.labels import Sign
from athanor.games.alkemy.picture.scene import NOTHING, PICKING, Scene
from athanor.games.alkemy.picture.windows import Frame
from athanor.games.alkemy.rules import board as ground_rules
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q
from athanor.kernel.records import Plain, allocate

Point = tuple[float, float]
EDGE = 8.0  # of the wooden frame
LEAST_HANDLE = 24.0  # pixels across a base that is clicked


@lru_cache(maxsize=8)
def rules_box(box: Any) -> Any:
    """The box as rules read it."""
    filled = allocate(p.Box, 1, compiled=True)
    box.components.fill(filled[0])
    return Plain(filled[0])


# The panel


def board(scene: Scene, room: Rect) -> str:
    """The table from above; a click on it picks a point where one is asked for."""
    frame = windows.frame_for(scene, room.inset(EDGE))
    pointing.settle(scene, frame)
    fields = rules_box(scene.view.box)
    figures = [f for f in bases.nearest_first(scene) if visible(scene, frame, f)]
    bare = frame.scale * 16 < 20
    stand = [around(scene, frame, f) for f in figures] + pointing.kept_free(scene, frame, fields)
    offered = [*lights_of(scene, frame), *(marked(frame, x, y) for x, y in places_of_objectives(scene))]
    tags = tags_of(scene, frame)
    smaller, at = windows.small_map(scene, frame, room, stand + offered, tags)
    taken = [*stand, *offered, *([at] if at else []), *tags]
    named, covered = labels.laid([] if bare else measures(scene, frame) + signs(scene, frame, figures), frame.box, taken)
    layers = [
        land(scene, frame),
        zones(scene, frame),
        lasting(scene, frame),
        scenery(scene, frame),
        shaded(scene, frame),
        own_way(scene, frame),
        trail(scene, frame),
        sight(scene, frame),
        objectives(scene, frame),
        *(bases.base(scene, frame, f) for f in figures),
        fights(scene, frame),
        paint.group(named, id="names"),
        zone_names(scene, frame, covered + elements(scene, frame)),
        *(bases.handle(scene, frame, f) for f in figures if reachable(scene, frame, f)),
        pawn_choices(scene, frame),
        pointing.surface(scene, frame),
        spots(scene, frame),
        pointing.mark(scene, frame, fields),
        ghost(scene, frame),
        cells(scene, frame),
    ]
    part = f"{num(frame.x0)} {num(frame.y0)} {num(frame.scale)}"
    return edge(scene, frame, room) + paint.window(frame.box, *layers, id="table", data_part=part) + smaller


def board_height(scene: Scene, width: float) -> float:
    """High enough to be played on; on a phone as high as wide."""
    return width if scene.layout == "phone" else 0.7 * width if scene.layout == "tablet" else 320


def around(scene: Scene, frame: Frame, f: int) -> Rect:
    """The room that a base takes in the picture."""
    r = scene.radius(f) * frame.scale + 2
    return Rect(frame.x(scene.s.x[f]) - r, frame.y(scene.s.y[f]) - r, 2 * r, 2 * r)


def tags_of(scene: Scene, frame: Frame) -> list[Rect]:
    """Where sizes and pawns lie on scenery."""
    return [marked(frame, scene.s.ex[e], scene.s.ey[e]) for e in range(scene.s.elements)]


def marked(frame: Frame, x: float, y: float) -> Rect:
    """The room of a pawn on scenery, or of a flag on an objective."""
    return Rect(frame.x(x) - 14, frame.y(y) - 14, 28, 28)


def lights_of(scene: Scene, frame: Frame) -> list[Rect]:
    """Where lights are offered."""
    if not scene.asks(*p.POINTED):
        return []
    return [Rect(frame.x(x) - 6, frame.y(y) - 6, 12, 12) for x, y in scene.s.spot[: scene.s.spots]]


def elements(scene: Scene, frame: Frame) -> list[Rect]:
    """The room that each piece of scenery takes in the picture, however it is turned."""
    s, kinds = scene.s, scene.components.scenery
    found = []
    for e in range(s.elements):
        r = 0.8 * max(max(abs(x), abs(y)) for x, y in kinds[s.element[e]].corners) * frame.scale
        found.append(Rect(frame.x(s.ex[e]) - r, frame.y(s.ey[e]) - r, 2 * r, 2 * r))
    return found


def signs(scene: Scene, frame: Frame, figures: list[int]) -> list[Sign]:
    """The names on the table: first those that act or may be chosen, then the others, then the objectives."""
    s = scene.s
    matter = {f for f in figures if f in scene.pair or f in scene.choosable}
    order = sorted(figures, key=lambda f: (f not in matter, -s.y[f], s.x[f]))
    found = [
        Sign(
            scene.short(f) + far_from(scene, f),
            frame.x(s.x[f]),
            frame.y(s.y[f]),
            scene.radius(f) * frame.scale + 2,
            f // p.TROOP,
            about=scene.ask_figure(f),
        )
        for f in order
    ]
    for o, (x, y) in enumerate(places_of_objectives(scene)):
        if frame.sees(x, y, -8):
            named = scene.objective_name(o), frame.x(x), frame.y(y), 8 * frame.scale + 2
            found.append(Sign(*named, about=f"objective-{o + 1}"))
    return found


def visible(scene: Scene, frame: Frame, f: int) -> bool:
    return frame.sees(scene.s.x[f], scene.s.y[f], scene.radius(f) + 6)


def reachable(scene: Scene, frame: Frame, f: int) -> bool:
    """A base is large enough to be clicked, and wholly in the window."""
    r = scene.radius(f)
    return frame.sees(scene.s.x[f], scene.s.y[f], -r) and not scene.pointing and 2 * r * frame.scale >= LEAST_HANDLE


def edge(scene: Scene, frame: Frame, room: Rect) -> str:
    """The wooden frame; with the marks of inches only where everybody may measure (AK-004, AK-210)."""
    box = frame.box
    out = [
        paint.rect(*room.inset(1), 7, fill="#3a281c", stroke=GOLD, stroke_width=2),
        paint.rect(*box.inset(-1.5), 2, fill="none", stroke="#1a110b", stroke_width=2),
    ]
    if scene.measured and frame.wide >= scene.width - 1:
        marks = ""
        for k in range(scene.format.table + 1):
            long = 5 if k % 6 == 0 else 3
            a = box.x + k * box.w / scene.format.table
            marks += f"M{num(a)} {num(box.y - 6)}v{long}M{num(a)} {num(box.bottom + 6)}v{-long}"
        out.append(f'<path d="{marks}" stroke="#d9b76a" stroke-width="1.2"/>')
    return "".join(out)


def land(scene: Scene, frame: Frame) -> str:
    where = f"translate({num(frame.x(0))} {num(frame.y(scene.width))}) scale({num(frame.scale)})"
    return paint.group(ground.land(scene.width), transform=where, data_about="table")


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
    out = [paint.about("limits", *out)]
    for letter, points in enumerate(scene.deployments):
        seat = seat_of_letter(scene, letter)
        colour = WAXES[seat].colour if drawn else "#7f7440"
        out.append(
            f'<polygon points="{pointed(frame, points)}" fill="{colour}" fill-opacity="{".22" if deploying else ".1"}" '
            f'stroke="{colour}" stroke-opacity=".55" stroke-width="{2 if deploying else 1.3}" stroke-dasharray="8 5"/>'
        )
    return paint.group(*out, id="zones", data_about=f"zones {scene.ground.zones}")


def zone_names(scene: Scene, frame: Frame, taken: list[Rect]) -> str:
    """Whose zone is whose, at the outer edge of each, where nothing lies."""
    if scene.phase == "troops" or frame.wide < scene.width - 1 or frame.tall < scene.width - 1:
        return ""
    out, covered = [], list(taken)
    for letter, points in enumerate(scene.deployments):
        drawn, box = zone_name(scene, frame, seat_of_letter(scene, letter), points, covered)
        out.append(drawn)
        covered.append(box)
    return "".join(out)


def zone_name(scene: Scene, frame: Frame, seat: int, points: Any, taken: list[Rect]) -> tuple[str, Rect]:
    """The name of a zone, and where it lies."""
    w, words = scene.width, scene.say("zone", a=seat)
    across = paint.width_of(words, 16, small_caps=True) + 6
    top = sum(y for _, y in points) / len(points) > w / 2
    right = sum(x for x, _ in points) / len(points) > w * 0.55
    y = frame.y(w) + 18 if top else frame.y(0) - 8
    low, high = (frame.x(limit(x for x, _ in points)) for limit in (min, max))
    starts = [frame.box.x + 8, frame.box.cx - across / 2, frame.box.right - 8 - across]
    for x in starts[::-1] if right else starts:
        if not low <= x + across / 2 <= high:
            continue
        box = Rect(x, y - 14, across, 18)
        if labels.clear(box, taken):
            colour, edge = WAXES[seat].colour, {"stroke": "#f1e3c4", "stroke_width": 3, "paint_order": "stroke"}
            said = paint.title(x, y, words, 16, fill=colour, **edge)
            return paint.about(f"zones {scene.ground.zones}", said), box
    return "", Rect(0, 0, 0, 0)


def lasting(scene: Scene, frame: Frame) -> str:
    """Templates and areas of formulas; the lines of the pillars."""
    s = scene.s
    out = []
    looks = {p.MIST: ("#d8dbe0", ".6"), p.CLOUD: ("#3a3444", ".5"), p.WALL: ("#d0542a", ".45")}
    for t in range(s.templates):
        effect, x, y, bearing = s.laid[t][:4]
        fill, opacity = looks.get(effect, ("#888", ".4"))
        points = [(x + dx, y + dy) for dx, dy in scene.components.templates[bearing].corners]
        drawn = (
            f'<polygon points="{pointed(frame, points)}" fill="{fill}" fill-opacity="{opacity}" stroke="{INK}" '
            'stroke-width="1.2" stroke-dasharray="5 3"/>'
        )
        out.append(paint.about(scene.ask("templates", bearing), drawn))
    for f in scene.present if scene.measured else ():  # an area shows a distance (AK-004)
        for far, colour in ((s.prayer[f], "#b8862d"), (s.foresight[f], "#2f7d96")):
            if far > 0:
                x, y, r = frame.x(s.x[f]), frame.y(s.y[f]), (far + scene.radius(f)) * frame.scale
                ring = paint.circle(x, y, r, fill=colour, fill_opacity=".12", stroke=colour, stroke_dasharray="4 4")
                out.append(paint.about("area", ring))
    if scene.scenario.kind == "pillars" and not scene.preparing:
        for o in range(1, s.objectives):
            if s.owner[o] != p.NOBODY and s.owner[o] == s.owner[0]:
                a, b, c, d = frame.x(s.ox[0]), frame.y(s.oy[0]), frame.x(s.ox[o]), frame.y(s.oy[o])
                line = (
                    f'<path d="M{num(a)} {num(b)}L{num(c)} {num(d)}" '
                    f'stroke="{WAXES[s.owner[o]].colour}" stroke-opacity=".35" stroke-width="{num(10 * frame.scale)}"/>'
                )
                out.append(paint.about("pillars", line))
    return "".join(out)


def scenery(scene: Scene, frame: Frame) -> str:
    """Elements with their size, pawns on them; the one that is being placed waits beside (AK-085, AK-092)."""
    s = scene.s
    q = min(1.0, max(0.9, frame.scale * 0.75))
    names = [one.id for one in scene.components.affinities]
    out, tags = [], []
    for e in range(s.elements):
        x, y, kind = frame.x(s.ex[e]), frame.y(s.ey[e]), s.element[e]
        drawn = ground.scenery(kind, s.bearing[e], x, y, frame.scale, id=f"element-{e + 1}")
        out.append(paint.about(scene.ask("scenery", kind), drawn))
        if not frame.sees(s.ex[e], s.ey[e], -24 / frame.scale):
            continue
        corners = scene.components.scenery[kind].corners
        tall = min(max(cx for cx, _ in corners), max(cy for _, cy in corners)) * frame.scale
        split = s.pawn[e] > 0
        aside = 0.0 if tall > 20 else 13.0
        dy = 13.0 * q if split and not aside else 0.0
        beside = x + (aside * q if split else 0)
        tags.append(bases.size_tag(beside, y + dy, scene.components.scenery[kind].size, q))
        if scene.s.options[p.SCENERY]:
            tags.append(modules.nature_tag(scene, e, x, y + dy + 19 * q, q))
            tags.append(modules.effect_tag(scene, e, beside + 21 * q, y + dy - 6 * q, q))
        if split:
            tags.append(bases.pawn(s.pawn[e] - 1, names, x - aside * q, y - dy, 11 * q, id=f"pawn-{e + 1}"))
    return "".join(out) + "".join(tags)


def places_of_objectives(scene: Scene) -> Sequence[tuple[int, int]]:
    """Where the objectives of the scenario stand."""
    found: Sequence[tuple[int, int]] = scene.ground.objectives_24 if scene.format.table == 24 else scene.ground.objectives_36
    return found


def objectives(scene: Scene, frame: Frame) -> str:
    return "".join(
        bases.objective(scene, frame, o, frame.x(x), frame.y(y)) for o, (x, y) in enumerate(places_of_objectives(scene))
    )


# Distances and sight


def inches(scene: Scene, units: float) -> str:
    return scene.say("inches", n=f"{units / 16:.1f}".replace(".", scene.say("comma")))


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
            data_about="reach",
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
        data_about="reach",
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
        line = (
            f'<path id="sight" d="M{num(ax)} {num(ay)}L{num(bx)} {num(by)}" stroke="{INK}" stroke-width="1.4" '
            'stroke-dasharray="1.5 4" stroke-linecap="round"/>'
        )
        x, y = ax + (bx - ax) * 0.5, ay + (by - ay) * 0.5
        eye = paint.circle(x, y, 8, fill=PARCHMENT, stroke=INK, stroke_width=1.1) + paint.glyph("eye", x, y, 10, INK)
        out.append(paint.about("sight", line, eye))
    return "".join(out)


def trail(scene: Scene, frame: Frame) -> str:
    """The path of the last move (AK-020)."""
    points = scene.trail
    if length(points) == 0:
        return ""
    colour = WAXES[scene.s.trail_of // p.TROOP].colour
    line = "M" + "L".join(f"{num(frame.x(x))} {num(frame.y(y))}" for x, y in points)
    out = [
        f'<path d="{line}" fill="none" stroke="#fbf3de" stroke-opacity=".8" stroke-width="4.4" stroke-linejoin="round"/>',
        f'<path d="{line}" fill="none" stroke="{colour}" stroke-width="2.6" stroke-dasharray="7 5" stroke-linejoin="round"/>',
        paint.circle(frame.x(points[0][0]), frame.y(points[0][1]), 5, fill="#fbf3de", stroke=colour, stroke_width=2),
    ]
    return paint.group(*out, id="trail", data_about="trail")


def length(points: list[tuple[int, int]]) -> float:
    return sum(hypot(c - a, d - b) for (a, b), (c, d) in pairwise(points))


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
        if frame.sees(x, y, -8 / frame.scale):
            out.append(paint.text(frame.x(x), frame.y(y) + 4, k, 11, anchor="middle", bold=True))
    return paint.group(*out, id="own-way", data_about="way")


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
        if frame.sees(x, y, -24 / frame.scale):
            out.append(obstacle_mark(frame.x(x) + 13, frame.y(y) - 13))
    return paint.about("corridor", *out)


def obstacles(scene: Scene, f: int, g: int) -> list[tuple[int, int]]:
    """Where the things that hinder a shot stand."""
    s, fields = scene.s, rules_box(scene.view.box)
    ends = (s.x[f], s.y[f], scene.radius(f), s.x[g], s.y[g], scene.radius(g))
    found = [
        (s.x[k], s.y[k])
        for k in scene.present
        if k not in (f, g) and ground_rules.disc_in_the_way(*ends, s.x[k], s.y[k], scene.radius(k))
    ]
    if scene.scenario.size > 0:
        found += [
            (s.ox[o], s.oy[o])
            for o in range(s.objectives)
            if ground_rules.disc_in_the_way(*ends, s.ox[o], s.oy[o], ground_rules.OBJECTIVE)
        ]
    found += [(s.ex[e], s.ey[e]) for e in range(s.elements) if ground_rules.element_in_corridor(fields, s, e, *ends)]
    return found


def obstacle_mark(x: float, y: float, r: float = 8.5) -> str:
    sign = art.diamond(x, y, r * 1.3, fill=RUBRIC, stroke="#fff3dc", stroke_width=1.5)
    return paint.about("obstacle", sign, paint.text(x, y + 4, "−1", 11, anchor="middle", fill="#fff6e2", bold=True))


def fights(scene: Scene, frame: Frame) -> str:
    """A spark where two enemies are in contact (AK-016)."""
    s, size, out = scene.s, min(1.4, frame.scale / 1.6), []
    for f, g in scene.duels:
        x, y = (frame.x(s.x[f]) + frame.x(s.x[g])) / 2, (frame.y(s.y[f]) + frame.y(s.y[g])) / 2
        out.append(paint.glyph("spark", x, y, 15 * size + 4, RUBRIC) + paint.glyph("spark", x, y, 10 * size + 2, "#fff3dc"))
    return paint.about("combat", *out) if out else ""


def measures(scene: Scene, frame: Frame) -> list[Sign]:
    """Where everybody may measure: how far the target is, how long the last move was (AK-004, AK-210)."""
    if not scene.measured:
        return []
    s, found, (actor, target) = scene.s, [], scene.pair
    if NOTHING not in (actor, target) and s.here[actor] and s.here[target] and not scene.touch(actor, target):
        x, y = (frame.x(s.x[actor]) + frame.x(s.x[target])) / 2, (frame.y(s.y[actor]) + frame.y(s.y[target])) / 2
        found.append(Sign(inches(scene, scene.gap(actor, target)), x, y, 9, ink=RUBRIC, about="distance"))
    if (far := length(scene.trail)) > 0:
        x, y = halfway(scene.trail, far / 2)
        colour = WAXES[s.trail_of // p.TROOP].colour
        found.append(Sign(inches(scene, far), frame.x(x), frame.y(y), 4, ink=colour, about="trail"))
    return [one for one in found if windows.inside(Rect(one.x, one.y, 0, 0), frame.box)]


def far_from(scene: Scene, f: int) -> str:
    """Where everybody may measure: how far a figure is that can be named as a target (AK-210)."""
    actor, _ = scene.pair
    if not scene.measured or actor in (NOTHING, f) or not scene.asks(Q.target, Q.more):
        return ""
    return f" · {inches(scene, scene.gap(actor, f))}" if f in scene.choosable else ""


# Points that may be picked


def spots(scene: Scene, frame: Frame) -> str:
    """The points offered, as small lights: a click picks the nearest."""
    if not scene.asks(*p.POINTED):
        return ""
    points = enumerate(scene.s.spot[: scene.s.spots], A.spot)
    lights = (light_at(frame, x, y, action) for action, (x, y) in points if frame.sees(x, y))
    return paint.group(*lights, id="lights", data_about="spots")


def light_at(frame: Frame, x: float, y: float, action: int) -> str:
    """A light, with room around it for the rim that a coach puts on it."""
    room = paint.circle(frame.x(x), frame.y(y), 12, fill="none")
    face = paint.circle(frame.x(x), frame.y(y), 4.4, fill="#ffe9a8", stroke=paint.GLOW_EDGE, stroke_width=1.8)
    return paint.group(room, face, data_light=action)


def ghost(scene: Scene, frame: Frame) -> str:
    """What is moved or placed, in the middle of the cell chosen so far."""
    corner = windows.picked_corner(scene)
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
        if scene.hand.may(first + k) and windows.inside(box, frame.box):
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


def pawn_choices(scene: Scene, frame: Frame) -> str:
    """Elements on which a pawn may be put (AK-090), that receive an effect or lose their pawn."""
    if not scene.asks(Q.pawn, Q.gift, Q.sabotage):
        return ""
    s = scene.s
    out = []
    for e in range(s.elements):
        action = (A.pawn if s.asks == Q.pawn else A.onto) + e
        box = Rect(frame.x(s.ex[e]) - 23, frame.y(s.ey[e]) - 23, 46, 46)
        if scene.hand.may(action) and windows.inside(box, frame.box.inset(-12)):
            out.append(paint.about(scene.ask("scenery", s.element[e]), scene.hand.act(action, box, radius=23)))
    return "".join(out)

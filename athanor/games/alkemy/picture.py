"""The table of Alkemy from above, to scale, as SVG; profiles, the question and the chronicle beside it.

A base carries its life boxes on its rim, its action points in a row below, its role in its heart. Played by estimate, nothing
that measures is drawn before an announced Action has made it public.
"""

from __future__ import annotations

from math import cos, pi, sin
from typing import Any

from athanor.games.alkemy import pieces as p
from athanor.kernel import paint
from athanor.kernel.match import View
from athanor.kernel.paint import CREAM, GOLD, GOLD_DARK, INK, PARCHMENT_LIGHT, RUST, SAND, SEPIA, Box, Hand
from athanor.kernel.texts import Texts

SEATS = ("#b5651d", "#2f5d9b")  # ring colours
PALE = ("#f3d9b0", "#cfdcf0")
HEALTH = ("#fbf7ea", "#f0c231", "#c0322b")
AFFINITY = ("#6b8e3a", "#3d7fb0", "#a9b8c4", "#d1582a")
SCENERY = ("#c3a878", "#b9b08a", "#8f9a63", "#8c7a5c", "#6f6148")  # by size
ROLES = {
    "crown": '<path d="M-.8.5-.9-.4-.4.05 0-.7.4.05.9-.4.8.5Z" fill="currentColor" stroke="none"/>',
    "flask": '<path d="M-.25-.9H.25V-.2L.75.7Q.8.9.5.9H-.5Q-.8.9-.75.7L-.25-.2Z" fill="currentColor" stroke="none"/>',
    "arrow": '<path d="M-.75.75.6-.6M.75-.75.1-.62.62-.1ZM-.75.3V.75H-.3" fill="currentColor" stroke-width=".2"/>',
    "sword": '<path d="M-.7.7.75-.75M-.75.15-.15.75" stroke-width=".26"/>',
    "paw": '<circle cy=".3" r=".45" fill="currentColor"/><circle cx="-.55" cy="-.3" r=".22" fill="currentColor"/>'
    '<circle cx=".55" cy="-.3" r=".22" fill="currentColor"/><circle cy="-.6" r=".22" fill="currentColor"/>',
}  # fmt: skip
STAMPS = {"still": "#7a5614", "lame": "#7d2a22", "scared": "#5b3f86", "netted": "#4f6b2f", "poisoned": "#3f7a2f"}
MARKS = {p.STILL: "still", p.LAME: "lame", p.SCARED: "scared", p.NETTED: "netted", p.POISONED: "poisoned"}
POINTING = (p.Q_PLACE, p.Q_STATION, p.Q_DESTINATION)


def slot(f: int) -> str:
    return f"{'abcd'[f // p.TROOP]}{f % p.TROOP + 1}"


class Scene:
    """What the layers need to know of a view."""

    def __init__(self, view: View, texts: Texts) -> None:
        self.view, self.texts, self.s = view, texts, view.state
        self.box: Any = view.box.components
        self.hand = Hand(view.legal(), texts, view.seat >= 0)
        self.format = self.box.formats[self.s.options[p.FORMAT]]
        self.width = 16 * self.format.table
        self.scenario = self.box.scenarios[self.s.options[p.SCENARIO]]
        self.over = not view.to_act()

    def profile(self, f: int) -> Any:
        return self.box.profiles[self.s.kind[f]]

    def name(self, f: int) -> str:
        return f"{self.texts.component('profiles', self.s.kind[f])} {slot(f)}"

    def figures(self) -> list[int]:
        return [f for f in range(p.FIGURES) if self.s.here[f]]

    def headline(self) -> str:
        if self.over:
            return self.texts.say("AK-202", "news", a=self.s.winner, b=self.s.ending)
        return self.texts.question(self.s.asks)

    def acts_on(self, f: int) -> int | None:
        """The legal action that a click on this figure performs now."""
        for first in (p.A_ACTIVATE, p.A_TARGET, p.A_ORDER, p.A_CHIEF, p.A_DEPLOY):
            if self.hand.may(first + f):
                return int(first + f)
        card = self.s.card[f]
        return int(p.A_ACTIVATE + card) if card >= 0 and self.hand.may(p.A_ACTIVATE + card) else None

    def shown(self) -> list[int]:
        """The figures whose profiles matter now: who acts, and its target."""
        found: list[int] = []
        if self.s.active != p.NOTHING:
            found.append(self.s.active)
        if self.s.top and not self.over:
            frame = self.s.stack[self.s.top - 1]
            found += [f for f in frame[1:3] if 0 <= f < p.FIGURES and self.s.kind[f] != p.NOTHING]
        for f in self.figures():
            if self.s.turn and f // p.TROOP == max(0, self.view.seat):
                found.append(f)
        return list(dict.fromkeys(found))[:2]


# The table


class Ground:
    """Where points of the table lie in the picture: y grows upwards on the table."""

    def __init__(self, area: Box, width: int) -> None:
        self.area, self.unit, self.width = area, area.w / width, width

    def x(self, x: float) -> float:
        return self.area.x + x * self.unit

    def y(self, y: float) -> float:
        return self.area.y + (self.width - y) * self.unit

    def path(self, corners: Any, x: float, y: float) -> str:
        points = [f"{paint.num(self.x(cx + x))} {paint.num(self.y(cy + y))}" for cx, cy in corners]
        return "M" + "L".join(points) + "Z"


def outline(scene: Scene, kind: int, bearing: int) -> list[tuple[int, int]]:
    corners = [tuple(corner) for corner in scene.box.scenery[kind].corners]
    if bearing % 2:
        corners = [(turned(181 * (x - y)), turned(181 * (x + y))) for x, y in corners]
    return [(-y, x) for x, y in corners] if bearing >= 2 else corners


def turned(n: int) -> int:
    return (2 * abs(n) + 256) // 512 * (1 if n >= 0 else -1)


def table(scene: Scene, ground: Ground) -> str:
    area = ground.area
    parts = [
        paint.rect(area.x - 6, area.y - 6, area.w + 12, area.h + 12, 6, fill="#33241a", stroke=GOLD, stroke_width=1.6),
        paint.rect(area.x, area.y, area.w, area.h, 2, fill="url(#parchment)"),
        zones(scene, ground),
        *(element(scene, ground, e) for e in range(scene.s.elements)),
        *(template(scene, ground, t) for t in range(scene.s.templates)),
        reach(scene, ground),
        *(objective(scene, ground, o) for o in range(scene.s.objectives)),
        *(base(scene, ground, f) for f in scene.figures()),
        aims(scene, ground),
    ]
    return paint.group(*parts, id="table")


def zones(scene: Scene, ground: Ground) -> str:
    shapes = {zone.id: zone for zone in scene.box.zones}[scene.scenario.zones]
    polygons = shapes.deploy_36 if scene.format.table == 36 else shapes.deploy_24
    parts = []
    for letter, corners in enumerate(polygons):
        seat = (scene.s.seat_a + letter) % 2
        parts.append(
            paint.tag(
                "path",
                d=ground.path(corners, 0, 0),
                fill=SEATS[seat],
                fill_opacity=".13",
                stroke=SEATS[seat],
                stroke_opacity=".6",
                stroke_dasharray="6 5",
            )
        )
    return "".join(parts)


def element(scene: Scene, ground: Ground, e: int) -> str:
    """A piece of scenery with its size, and its pawn."""
    s = scene.s
    kind = scene.box.scenery[s.element[e]]
    x, y = ground.x(s.ex[e]), ground.y(s.ey[e])
    body = paint.tag(
        "path", d=ground.path(outline(scene, s.element[e], s.bearing[e]), s.ex[e], s.ey[e]), fill=SCENERY[kind.size],
        stroke=INK, stroke_width=1.4, stroke_linejoin="round", fill_opacity=".55" if kind.size == 0 else ".92",
    )  # fmt: skip
    body += paint.rect(x - 9, y + 3, 18, 17, 4, fill=PARCHMENT_LIGHT, stroke=INK, stroke_width=0.8)
    body += paint.text(x, y + 16, kind.size, 13, anchor="middle", bold=True)
    if s.pawn[e]:
        body += paint.circle(x, y - 8, 9, fill=AFFINITY[s.pawn[e] - 1], stroke=CREAM, stroke_width=1.6)
    action = p.A_PAWN + e
    if scene.hand.may(action):
        body = scene.hand.act(action, Box(x - 16, y - 20, 32, 42), body)
    return paint.group(body, id=f"element-{e}")


def template(scene: Scene, ground: Ground, t: int) -> str:
    effect, x, y, bearing, *_ = scene.s.laid[t]
    colour = {p.MIST: "#8fa3b8", p.CLOUD: "#3a3340", p.WALL: "#d1582a"}.get(effect, "#888888")
    corners = scene.box.templates[bearing].corners
    return paint.tag("path", d=ground.path(corners, x, y), fill=colour, fill_opacity=".35", stroke=colour, stroke_width=1.5)


def objective(scene: Scene, ground: Ground, o: int) -> str:
    s = scene.s
    x, y, r = ground.x(s.ox[o]), ground.y(s.oy[o]), 8 * ground.unit
    owner = s.opened_by[o] if scene.s.options[p.SCENARIO] == p.CHESTS else s.owner[o]
    ring = SEATS[owner] if owner >= 0 else GOLD_DARK
    body = paint.circle(x, y, r, fill=PALE[owner] if owner >= 0 else "#e9dcc0", stroke=ring, stroke_width=3)
    body += paint.text(x, y + r * 0.35, s.value[o] or o + 1, r, anchor="middle", bold=True, fill=ring)
    tokens = [seat for seat in range(2) for _ in range(s.tokens[o][seat])]
    for k, seat in enumerate(tokens):
        body += paint.circle(x - r + 7 * k, y + r + 6, 3, fill=SEATS[seat], stroke=INK, stroke_width=0.6)
    return paint.group(body, id=f"objective-{o}")


def role(profile: Any) -> str:
    skills = {skill.split()[0] for skill in profile.skills}
    if "alchemist" in skills:
        return "flask"
    if profile.hero:
        return "crown"
    if "animal" in skills:
        return "paw"
    return "arrow" if profile.weapon else "sword"


def rim(x: float, y: float, r: float, k: int, n: int) -> str:
    """One life box on the rim of a base."""
    a, b = (2 * pi * (k + 0.06) / n - pi / 2, 2 * pi * (k + 0.94) / n - pi / 2)
    inner = r * 0.76
    points = [(r, a), (r, b), (inner, b), (inner, a)]
    return "M" + "L".join(f"{paint.num(x + c * cos(t))} {paint.num(y + c * sin(t))}" for c, t in points) + "Z"


def base(scene: Scene, ground: Ground, f: int) -> str:
    """A figure: life on the rim, role in the heart, action points below, its marks beside it."""
    s = scene.s
    profile = scene.profile(f)
    seat = f // p.TROOP
    r = (12 if profile.size == 3 else 8) * ground.unit
    parts = [
        paint.circle(
            0, 0, r, fill="#1d140e", stroke=GOLD if s.acting[f] == 1 else INK, stroke_width=2 if s.acting[f] else 0.8
        )
    ]
    colours = [HEALTH[0]] * profile.boxes[0] + [HEALTH[1]] * profile.boxes[1] + [HEALTH[2]] * profile.boxes[2]
    for k, colour in enumerate(colours):
        parts.append(paint.tag("path", d=rim(0, 0, r, k, len(colours)), fill="#4a3a2c" if k < s.hurt[f] else colour))
    parts.append(paint.circle(0, 0, r * 0.72, fill=SEATS[seat], stroke="#1d140e", stroke_width=0.8))
    parts.append(paint.glyph(f"ak-{role(profile)}", 0, 0, r * 0.8, CREAM))
    for k in range(s.pa[f]):
        parts.append(paint.circle((k - (s.pa[f] - 1) / 2) * 6, r + 5, 2.4, fill=GOLD, stroke=INK, stroke_width=0.6))
    marks = [name for mark, name in MARKS.items() if s.marks[f] >> mark & 1]
    for k, name in enumerate(marks):
        parts.append(paint.circle(r * 0.9, -r * 0.7 + 7 * k, 3.2, fill=STAMPS[name], stroke=CREAM, stroke_width=0.8))
    if s.focus[f]:
        parts.append(paint.text(-r, -r * 0.6, "I" * s.focus[f], 9, anchor="middle", bold=True, fill=RUST))
    parts.append(paint.text(0, -r - 3, slot(f), 9.5, anchor="middle", fill=INK, bold=True))
    at = {"id": f"figure-{f}", "transform": f"translate({paint.num(ground.x(s.x[f]))} {paint.num(ground.y(s.y[f]))})"}
    action = scene.acts_on(f)
    hit = Box(-r - 3, -r - 3, 2 * r + 6, 2 * r + 6)
    body = "".join(parts)
    if action is not None:
        label = f"{scene.texts.action(action)}: {scene.name(f)}"
        return paint.lit(hit, body, label, r, data_action=action, **at)
    return paint.group(paint.tag("title", paint.esc(scene.name(f))), body, **at)


def reach(scene: Scene, ground: Ground) -> str:
    """How far the figure that has announced a move may come; never before it is announced (AK-004)."""
    s = scene.s
    if s.asks not in (p.Q_DESTINATION, p.Q_AREA, p.Q_INCH, p.Q_QUARTER, p.Q_DOT) or scene.over or s.purpose != p.MOVING:
        return ""
    f = s.mover
    x, y = ground.x(s.x[f]), ground.y(s.y[f])
    ring = paint.circle(x, y, s.reach * ground.unit, fill=GOLD, fill_opacity=".16", stroke=GOLD_DARK, stroke_dasharray="4 4")
    edge = paint.tag("clipPath", paint.rect(*ground.area), id="edge")
    return edge + paint.group(ring, clip_path="url(#edge)")


def aims(scene: Scene, ground: Ground) -> str:
    """The points that may be picked with one click, and the cells of a free choice."""
    s = scene.s
    parts = []
    if s.asks in POINTING and not scene.over:
        for k in range(s.spots):
            if scene.hand.may(p.A_SPOT + k):
                x, y = ground.x(s.spot[k][0]), ground.y(s.spot[k][1])
                dot = paint.circle(x, y, 4.5, fill=GOLD, stroke=INK, stroke_width=1)
                parts.append(scene.hand.act(p.A_SPOT + k, Box(x - 7, y - 7, 14, 14), dot, radius=7))
    if s.asks == p.Q_AREA:
        across = scene.width // 64
        for k in range(across * across):
            if scene.hand.may(p.A_AREA + k):
                side = 64 * ground.unit
                cell = Box(ground.x(k % across * 64), ground.y(k // across * 64 + 64), side, side)
                parts.append(scene.hand.act(p.A_AREA + k, cell.inset(2), radius=4))
    sides = {p.Q_INCH: (64, p.A_INCH), p.Q_QUARTER: (16, p.A_QUARTER), p.Q_DOT: (4, p.A_DOT)}
    if s.asks in sides and not scene.over:
        side, _ = sides[s.asks]
        cell = Box(ground.x(s.px), ground.y(s.py + side), side * ground.unit, side * ground.unit)
        parts.append(paint.rect(*cell, fill="none", stroke=RUST, stroke_width=2))
    return "".join(parts)


# Beside the table


def seats(scene: Scene, area: Box) -> str:
    """Who plays, and the scenario points of each."""
    parts = []
    half = (area.w - 12) / 2
    for seat in range(2):
        box = Box(area.x + seat * (half + 12), area.y, half, area.h)
        figures = sum(scene.s.here[seat * p.TROOP : (seat + 1) * p.TROOP])
        turn = seat in scene.view.to_act()
        score = f"{scene.s.points[seat]} / {scene.scenario.goal}"
        parts += [
            paint.panel(box),
            paint.circle(box.x + 26, box.cy, 15, fill=SEATS[seat], stroke=GOLD if turn else INK, stroke_width=3 if turn else 1),
            paint.text(box.x + 26, box.cy + 6, "AB"[(seat - scene.s.seat_a) % 2] if scene.s.turn else "?", 17,
                       anchor="middle", fill=CREAM, bold=True),
            paint.text(box.x + 50, box.cy - 3, scene.texts.seat(seat), 17, bold=True, fit=half - 130),
            paint.text(box.x + 50, box.cy + 16, f"{figures} ♟", 13, fill=SEPIA),
            paint.text(box.right - 14, box.cy + 8, score, 22, anchor="end", bold=True),
        ]  # fmt: skip
    return "".join(parts)


def profile_card(scene: Scene, f: int, area: Box) -> str:
    """The card of a figure: values, boxes, lines of damage, skills."""
    s, one = scene.s, scene.profile(f)
    parts = [
        paint.panel(area),
        paint.rect(area.x + 6, area.y + 6, area.w - 12, 30, 5, fill=PALE[f // p.TROOP]),
        paint.text(area.x + 14, area.y + 27, scene.name(f), 16, bold=True, fit=area.w - 28),
    ]
    values = (("ESP", "–" if one.esp is None else one.esp), ("REF", one.ref), ("COM", one.com), ("DEF", one.defence),
              ("PA", f"{s.pa[f]}/{one.pa}"), ("T", one.size))  # fmt: skip
    step = (area.w - 20) / len(values)
    for k, (name, value) in enumerate(values):
        x = area.x + 10 + step * (k + 0.5)
        parts += [
            paint.text(x, area.y + 52, name, 11, anchor="middle", fill=SEPIA),
            paint.text(x, area.y + 71, value, 18, anchor="middle", bold=True),
        ]
    parts.append(paint.text(area.x + 14, area.y + 90, " · ".join(f"{n} ps" if scene.texts.language == "fr" else f"{n} in"
                                                                for n in one.moves), 12.5, fill=SEPIA))  # fmt: skip
    x = area.x + 140
    for k in range(sum(one.boxes)):
        colour = HEALTH[0 if k < one.boxes[0] else 1 if k < one.boxes[0] + one.boxes[1] else 2]
        gone = k < s.hurt[f]
        parts.append(
            paint.rect(x + 12 * k, area.y + 80, 10, 11, 2, fill="#4a3a2c" if gone else colour, stroke=INK, stroke_width=0.7)
        )
    y = area.y + 104
    lines = [("COM", one.damage)] + ([(f"TIR {one.weapon.tir}/{one.weapon.range}", one.weapon.damage)] if one.weapon else [])
    for label, row in lines:
        parts.append(paint.text(area.x + 14, y + 12, label, 12, fill=SEPIA))
        for k, n in enumerate(row):
            cell = Box(area.x + 96 + 30 * k, y, 30, 17)
            parts.append(paint.rect(*cell, fill="#fffaf0", stroke=GOLD_DARK, stroke_width=0.8))
            parts.append(paint.text(cell.cx, y + 13, n, 13, anchor="middle", bold=True))
        y += 21
    names = ", ".join(skill_name(scene, skill) for skill in one.skills)
    parts.append(paint.paragraph(area.x + 14, y + 12, names, area.w - 28, 12, most=3))
    if one.formulas:
        reserve = f"{s.components[f]} ▲ · {s.stones[f]} ◆ · {s.focus[f]}/4"
        parts.append(paint.text(area.x + 14, area.bottom - 10, reserve, 12.5, bold=True, fill=RUST))
    return paint.group(*parts, id=f"profile-{f // p.TROOP}")


def skill_name(scene: Scene, skill: str) -> str:
    word, _, value = skill.partition(" ")
    k = [one.id for one in scene.box.skills].index(word)
    name = scene.texts.component("skills", k)
    cards = {card.id: card for card in scene.box.cards}
    if value in cards:
        return name.replace("X", str(getattr(cards[value].name, scene.texts.language)))
    return name.replace("X", value) if value.isdigit() else name.partition(" (")[0] if word == "alchemist" else name


def buttons(scene: Scene) -> list[int]:
    """The legal actions that no piece of the table stands for."""
    on_table = set()
    for f in scene.figures():
        action = scene.acts_on(f)
        if action is not None:
            on_table.add(action)
    on_table |= {p.A_SPOT + k for k in range(p.SPOTS)} | {p.A_AREA + k for k in range(81)}
    on_table |= {p.A_PAWN + k for k in range(p.ELEMENTS)}
    return [action for action in sorted(scene.hand.legal) if action not in on_table]


def label_of(scene: Scene, action: int) -> str:
    """A button's words; dice are shown as they lie in the tray."""
    s = scene.s
    if p.A_KEEP <= action < p.A_PAY:
        i, k = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))[action - p.A_KEEP]
        die = scene.box.dice[s.dice_colour]
        return " + ".join(f"{die.values[s.dice[n]]}{die.symbols[s.dice[n]][0].upper()}" for n in (i, k))
    words = scene.texts.action(action)
    for first in (p.A_CHIEF, p.A_DEPLOY, p.A_TARGET, p.A_ORDER):
        if first <= action < first + p.FIGURES and s.kind[action - first] != p.NOTHING:
            return f"{words} · {scene.texts.component('profiles', s.kind[action - first])}"
    return words


def question(scene: Scene, area: Box, columns: int) -> str:
    """What is asked, and a button for every answer that is not on the table."""
    parts = [paint.panel(area), paint.title(area.x + 16, area.y + 30, scene.headline(), 19, fit=area.w - 32)]
    actions = buttons(scene)
    rows = max(1, -(-len(actions) // columns))
    height = min(38.0, (area.h - 50) / rows)
    wide = (area.w - 24 - 8 * (columns - 1)) / columns
    for k, action in enumerate(actions):
        box = Box(area.x + 12 + k % columns * (wide + 8), area.y + 42 + k // columns * height, wide, height - 5)
        face = paint.key(box, label_of(scene, action), size=min(15, box.h * 0.5))
        parts.append(scene.hand.act(action, box, face, radius=8))
    return paint.group(*parts, id="question")


def tray(scene: Scene, area: Box) -> str:
    """The dice of the last roll, with their symbols."""
    s = scene.s
    parts = [paint.panel(area)]
    colour = ("#fffaf0", "#f0c231", "#d9564c")[s.dice_colour]
    for k in range(s.dice_count):
        die = scene.box.dice[s.dice_colour]
        box = Box(area.x + 14 + 52 * k, area.cy - 21, 44, 42)
        parts.append(paint.rect(*box, 7, fill=colour, stroke=INK, stroke_width=1.4))
        parts.append(paint.text(box.x + 14, box.cy + 8, die.values[s.dice[k]], 23, anchor="middle", bold=True))
        parts.append(paint.text(box.x + 32, box.cy + 7, {"sword": "⚔", "axe": "⚒", "mace": "✹"}[die.symbols[s.dice[k]]], 17,
                                anchor="middle"))  # fmt: skip
    news = [one.text for one in scene.view.news(scene.texts.language, scene.texts.players)][-3:]
    left = area.x + 18 + 52 * max(2, s.dice_count)
    for k, line in enumerate(news):
        parts.append(paint.text(left, area.y + 24 + 20 * k, line, 13, fit=area.right - left - 12))
    return paint.group(*parts, id="tray")


def header(scene: Scene, width: float, size: float) -> str:
    turn = f"{scene.s.turn} / {p.LAST_TURN[scene.s.options[p.TURNS]]}"
    name = scene.view.box.name("scenarios", scene.s.options[p.SCENARIO], scene.texts.language)
    return "".join(
        [
            paint.title(24, 24 + size * 0.8, scene.view.game.title[scene.texts.language], size, fill=CREAM),
            paint.text(width - 20, 22 + size * 0.4, name, size * 0.6, anchor="end", fill=CREAM, bold=True),
            paint.text(width - 20, 24 + size * 0.95, turn, size * 0.5, anchor="end", fill=SAND),
        ]
    )


def defs() -> str:
    return paint.symbols((), {f"ak-{name}": drawing for name, drawing in ROLES.items()})


def draw(view: View, texts: Texts, *, layout: str = "desk", draft: str = "", standalone: bool = True) -> str:
    """The table as one seat sees it. Same view in, same bytes out."""
    scene = Scene(view, texts)
    name = f"{view.game.title[texts.language]} · {scene.headline()}"
    width, height, layers = phone(scene) if layout == "phone" else desk(scene)
    return paint.document(width, height, name, spoken(scene), defs(), layers, standalone=standalone)


def desk(scene: Scene) -> tuple[int, int, list[str]]:
    cards = scene.shown()
    layers = [
        header(scene, 800, 34),
        table(scene, Ground(Box(30, 76, 760, 760), scene.width)),
        seats(scene, Box(812, 20, 604, 58)),
        question(scene, Box(812, 336, 604, 416), 3),
        tray(scene, Box(812, 764, 604, 74)),
    ]
    layers += [profile_card(scene, f, Box(812 + 308 * k, 90, 296, 234)) for k, f in enumerate(cards)]
    return 1440, 864, layers


def phone(scene: Scene) -> tuple[int, int, list[str]]:
    cards = scene.shown()[:1]
    layers = [
        header(scene, 390, 24),
        seats(scene, Box(8, 54, 374, 50)),
        table(scene, Ground(Box(13, 118, 364, 364), scene.width)),
        tray(scene, Box(8, 494, 374, 74)),
        question(scene, Box(8, 576, 374, 380), 2),
    ]
    layers += [profile_card(scene, f, Box(8, 964, 374, 236)) for f in cards]
    return 390, 1210 if cards else 966, layers


# In words


def spoken(scene: Scene) -> str:
    """The table for those who read or listen."""
    s = scene.s
    lines = [scene.headline()]
    for seat in range(2):
        lines.append(f"{scene.texts.seat(seat)}: {s.points[seat]} / {scene.scenario.goal}")
    for f in scene.figures():
        one = scene.profile(f)
        life = sum(one.boxes)
        lines.append(f"{scene.name(f)}: {life - s.hurt[f]}/{life}, {s.pa[f]} PA")
    return "\n".join(lines)


def in_words(view: View, texts: Texts) -> str:
    """The same table for those who read or listen."""
    return spoken(Scene(view, texts))

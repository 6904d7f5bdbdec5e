"""The map of Materia Prima: hexes, towers, what lies about, the figures, and where they may go."""

from __future__ import annotations

from math import sqrt

from athanor.drawing import paint
from athanor.drawing.paint import GLOW, GLOW_EDGE, GOLD, INK, Rect, num
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.board import STEP_Q, STEP_R, spot_q, spot_r
from athanor.games.materia_prima.rules.pieces import A, Q
from athanor.games.materia_prima.rules.quests import beside_farthest

ROOT3 = sqrt(3)
LEAST = 40  # the side of anything clicked
SIDES = ((1, 2), (0, 1), (5, 0), (4, 5), (3, 4), (2, 3))  # the corners on each side, by direction from the east


class Chart:
    """Where each hex is drawn: the board is fitted into a box, whatever its shape."""

    def __init__(self, scene: Scene, box: Rect) -> None:
        self.scene = scene
        self.s = scene.s
        self.laid = [h for h in range(p.HEXES) if self.s.tiles[h // 7] != p.NONE]
        self.spots = [a - A.spot for a in scene.hand.legal if scene.asks(Q.spot)]
        places = [(self.s.q[h], self.s.r[h]) for h in self.laid]
        places += [(spot_q(spot) + STEP_Q[d], spot_r(spot) + STEP_R[d]) for spot in self.spots for d in range(7)]
        if not places:
            places = [(STEP_Q[d], STEP_R[d]) for d in range(7)]
        xs, ys = [q + r / 2 for q, r in places], [r for _, r in places]
        self.size = min(box.w / (ROOT3 * (max(xs) - min(xs) + 1.2)), box.h / (1.5 * (max(ys) - min(ys)) + 2.3), box.w / 14.5)
        self.x0 = box.cx - self.size * ROOT3 * (max(xs) + min(xs)) / 2
        self.y0 = box.cy - self.size * 1.5 * (max(ys) + min(ys)) / 2

    def at(self, q: float, r: float) -> tuple[float, float]:
        return self.x0 + self.size * ROOT3 * (q + r / 2), self.y0 + self.size * 1.5 * r

    def hex(self, h: int) -> tuple[float, float]:
        return self.at(self.s.q[h], self.s.r[h])


def chart(scene: Scene, box: Rect, phone: bool = False) -> str:
    """All of it, from the sea up."""
    c = Chart(scene, box.inset(8 if phone else 16))
    x, y, w, h = box
    sea = paint.rect(x, y, w, h, 10, fill="url(#sea)", stroke="#6d4f22", stroke_width=1.6, filter="url(#shadow)")
    return "".join(
        (
            sea,
            paint.framed(box.inset(5)),
            land(c),
            borders(c),
            wanted(c),
            reach(c),
            signs(c, phone),
            heaps(c),
            towers(c),
            traces(c),
            figures(c),
        )
    )


def land(c: Chart) -> str:
    shore = "".join(
        f'<polygon points="{art.hexagon(*c.hex(h), c.size * 1.16)}" fill="#7ea0a6" fill-opacity=".4"/>' for h in c.laid
    )
    out = [shore]
    for h in c.laid:
        x, y = c.hex(h)
        shade = ".05" if (7 * c.s.q[h] + 3 * c.s.r[h]) % 2 else ".11"
        out.append(
            f'<polygon points="{art.hexagon(x, y, c.size)}" fill="{art.LAND[c.s.tiles[h // 7]]}" stroke="#4a3519" '
            f'stroke-opacity=".4" stroke-width="1"/>'
            f'<polygon points="{art.hexagon(x, y, c.size)}" fill="#3a2a10" fill-opacity="{shade}"/>'
        )
        shows = c.s.shows[h]
        drawing = art.SITES[shows] if shows < p.BASICS else art.CITIES[shows - p.CITY] if shows >= p.CITY else ""
        if drawing:
            if shows >= p.CITY:
                out.append(
                    f'<polygon points="{art.hexagon(x, y, c.size * 0.9)}" fill="#f7ead0" fill-opacity=".5" stroke="{GOLD}" '
                    f'stroke-width="{num(c.size * 0.04)}"/>'
                )
            out.append(
                f'<g transform="translate({num(x)} {num(y)}) scale({num(c.size)})" stroke="#3a2a16" stroke-width=".034" '
                f'stroke-linejoin="round" stroke-linecap="round">{drawing}</g>'
            )
    return "".join(out)


def borders(c: Chart) -> str:
    """Where two tiles meet."""
    path = ""
    for h in c.laid:
        corners = [corner.split(",") for corner in art.hexagon(*c.hex(h), c.size).split()]
        for d, (i, j) in enumerate(SIDES):
            n = c.s.near[h][d]
            if n != p.NOWHERE and n // 7 > h // 7 and any(c.s.near[h]):
                path += f"M{' '.join(corners[i])}L{' '.join(corners[j])}"
    width = num(max(1.4, c.size * 0.045))
    return f'<path d="{path}" stroke="#3d2a12" stroke-opacity=".55" stroke-width="{width}" fill="none"/>' if path else ""


def wanted(c: Chart) -> str:
    """For who drops before the farthest tower: the hexes that serve."""
    scene = c.scene
    if scene.me < 0 or scene.s.home[scene.me] == p.NOWHERE or scene.s.quest[scene.me] not in (2, 9):
        return ""
    served = [h for h in c.laid if scene.s.tower_on[h] == 0 and beside_farthest(scene.s, scene.me, h)]
    return "".join(
        f'<polygon points="{art.hexagon(*c.hex(h), c.size * 0.86)}" fill="none" stroke="#5b3a6a" stroke-width="2" '
        'stroke-dasharray="3 4"/>'
        for h in served
    )


def lit_hex(c: Chart, x: float, y: float, label: str, **given: object) -> str:
    """A hex that may be clicked now."""
    corners = art.hexagon(x, y, c.size * 0.9)
    body = (
        f'<polygon points="{corners}" fill="none" stroke="{GLOW_EDGE}" stroke-opacity=".55" stroke-width="5" class="halo"/>'
        f'<polygon points="{corners}" fill="{GLOW}" fill-opacity=".3" stroke="{GLOW}" stroke-width="3" class="glow hit"/>'
    )
    return paint.group(
        paint.tag("title", paint.esc(label)), body, cls="may", role="button", tabindex=0, aria_label=label, **given
    )


def reach(c: Chart) -> str:
    """Where the chosen figure may move; where a tower may stand; where a tile may lie."""
    scene, out = c.scene, []
    if scene.asks(Q.site):
        for action in sorted(scene.hand.legal):
            x, y = c.hex(action - A.site)
            out.append(lit_hex(c, x, y, scene.texts.action(action), data_action=action))
    for spot in sorted(c.spots):
        x, y = c.at(spot_q(spot), spot_r(spot))
        out.append(lit_hex(c, x, y, scene.texts.action(A.spot + spot), data_action=A.spot + spot))
    if scene.chosen >= 0:
        at = scene.s.at[scene.me][scene.chosen]
        x, y = c.hex(at)
        out.append(
            f'<polygon points="{art.hexagon(x, y, c.size * 0.93)}" fill="#fffaf0" fill-opacity=".35" stroke="#fffaf0" '
            f'stroke-width="2.4" stroke-dasharray="7 5"/>'
        )
        for d in range(6):
            action = A.move + 6 * scene.chosen + d
            if scene.hand.may(action):
                x, y = c.hex(scene.s.near[at][d])
                out.append(lit_hex(c, x, y, scene.texts.action(action), data_action=action))
    return "".join(out)


def signs(c: Chart, phone: bool) -> str:
    """The element of a hex, the name of a city."""
    out = []
    for h in c.laid:
        x, y = c.hex(h)
        shows = c.s.shows[h]
        if shows < p.BASICS:
            out.append(paint.circle(x - c.size * 0.42, y - c.size * 0.34, c.size * 0.31, fill="#fbf3de", stroke="#5a4018"))
            out.append(art.marker(shows, x - c.size * 0.42, y - c.size * 0.34, c.size * 0.23))
        elif shows >= p.CITY:
            name = c.scene.name("cities", shows - p.CITY)
            label = name[0] if phone else name
            size = 11.0
            w = paint.width_of(label, size, True) + 8
            out.append(paint.rect(x - w / 2, y + c.size * 0.38, w, 16, 3, fill="#f8edd2", stroke="#5a4018"))
            out.append(paint.text(x, y + c.size * 0.38 + 12, label, size, anchor="middle", bold=True))
    return "".join(out)


def heaps(c: Chart) -> str:
    """Markers on the ground, with their number."""
    out = []
    for h in c.laid:
        kinds = [kind for kind in range(p.MARKERS) if c.s.soil[h][kind]]
        if not kinds:
            continue
        x, y = c.hex(h)
        r = c.size * 0.19
        step = r * 2.9
        low = c.size * (-0.5 if c.s.shows[h] >= p.CITY else 0.62)  # a city keeps its name
        x -= step * (min(len(kinds), 3) - 1) / 2 + r * 0.4
        for k, kind in enumerate(kinds):
            px, py = x + step * (k % 3), y + low - r * 1.9 * (k // 3)
            out.append(art.marker(kind, px, py, r))
            out.append(
                paint.text(
                    px + r * 1.05,
                    py + r * 0.7,
                    c.s.soil[h][kind],
                    max(9.5, c.size * 0.26),
                    bold=True,
                    stroke="#fbf3de",
                    stroke_width=2.6,
                    paint_order="stroke",
                )
            )
    return paint.group(*out, id="ground")


def towers(c: Chart) -> str:
    out = []
    for seat in range(c.scene.seats):
        if c.s.home[seat] != p.NOWHERE:
            x, y = c.hex(c.s.home[seat])
            out.append(paint.use(f"t{seat}", x - c.size * 0.3, y + c.size * 0.55, c.size * 1.7, id=f"tower-{seat}"))
    return "".join(out)


def traces(c: Chart) -> str:
    """The last action: a step, or a fight."""
    for _, rule, a, _b, h, _d, _e in c.s.news[: c.s.news_count]:
        if rule == 37 and c.s.home[a] != p.NOWHERE:
            x, y = c.hex(h)
            return (
                f'<polygon points="{art.hexagon(x, y, c.size * 0.97)}" fill="none" stroke="{paint.RUST}" stroke-width="2" '
                'stroke-dasharray="6 5" class="trace"/>'
            )
    return ""


def figures(c: Chart) -> str:
    """Each hex's figures, fanned out so that each can be clicked."""
    crowds: dict[int, list[tuple[int, int]]] = {}
    for seat in range(c.scene.seats):
        for figure in c.scene.figures(seat):
            crowds.setdefault(c.s.at[seat][figure], []).append((seat, figure))
    out = []
    for h, crowd in sorted(crowds.items()):
        x, y = c.hex(h)
        tower = c.size * 0.3 if c.s.tower_on[h] else 0.0
        step = c.size * (0.62 if len(crowd) < 3 else 0.42)
        for k, (seat, figure) in enumerate(crowd):
            px = x + tower + step * (k - (len(crowd) - 1) / 2)
            out.append(one_figure(c, seat, figure, px, y + c.size * 0.12))
    return "".join(out)


def one_figure(c: Chart, seat: int, figure: int, x: float, y: float) -> str:
    """A figure with its load and soul stones; clicked, it is chosen or attacked."""
    scene = c.scene
    body = figure_body(c, seat, figure)
    size = c.size
    w, h = max(LEAST, size * 0.84), max(LEAST, size * 1.14)
    box = Rect(x - w / 2, y - size * 0.15 - h / 2, w, h)
    where = f"translate({num(x)} {num(y)})"
    piece = paint.group(body, transform=where, cls="piece", id=f"figure-{seat}-{figure}")
    if scene.playing and seat == scene.me:
        label = f"{scene.figure_name(seat, figure)} ({scene.say('actions', n=scene.s.left[seat][figure])})"
        if figure != scene.chosen and scene.can_act(figure):
            return scene.hand.draft(str(figure), label, box, piece, radius=8)
        return piece
    if scene.chosen >= 0:
        action = A.fight + (scene.chosen * p.SEATS + seat) * p.FIGURES + figure
        if scene.hand.may(action):
            chance = f"{scene.chance(action)} %"
            badge = paint.badge(x, y + size * (0.62 if figure == p.ALCHEMIST else 0.95), chance, max(10.5, size * 0.28))
            label = f"{scene.texts.action(action)} ({chance})"
            return paint.lit(box, piece + badge, label, 8, data_action=action)
        if scene.hand.seated:
            return paint.group(piece, paint.hit(box), cls="why", data_why=action)
    return piece


def figure_body(c: Chart, seat: int, figure: int) -> str:
    size = c.size
    out = []
    if figure == p.ALCHEMIST:
        out.append(paint.use(f"a{seat}", 0, size * 0.3, size * 1.7))
        if c.scene.hearted(seat):
            for k in range(min(3, c.s.souls[seat])):
                out.append(art.marker(12, size * (0.36 - 0.08 * k), size * (-0.5 + 0.2 * k), size * 0.14))
        else:
            out.append(paint.circle(size * 0.36, -size * 0.5, size * 0.17, fill="#efe6d4", stroke=INK))
            out.append(paint.glyph("skull", size * 0.36, -size * 0.49, size * 0.26))
    else:
        card = c.s.card[seat][figure]
        out.append(paint.use(f"h{seat}", 0, 0, size * 1.5))
        out.append(art.creature(art.beast(c.scene.components.homunculi[card].values), 0, 0, size * 0.2))
        out.append(paint.seal(seat, size * 0.3, size * 0.26, size * 0.16))
    out.append(pips(c.scene.load(seat, figure), size))
    return "".join(out)


def pips(load: list[int], size: float) -> str:
    """The load under a figure."""
    if not load:
        return ""
    r = size * (0.1 if len(load) < 6 else 0.075)
    x0 = -(len(load) - 1) * r * 1.05
    out = paint.rect(
        x0 - r * 1.4,
        size * 0.4 - r * 1.35,
        (len(load) - 1) * r * 2.1 + r * 2.8,
        r * 2.7,
        r * 1.3,
        fill="#1a120c",
        fill_opacity=".82",
    )
    return out + "".join(art.marker(kind, x0 + k * r * 2.1, size * 0.4, r) for k, kind in enumerate(load))

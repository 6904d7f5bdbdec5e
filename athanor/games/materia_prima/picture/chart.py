"""The map of Materia Prima: hexes, towers, what lies about, the figures, and where they may go."""

from __future__ import annotations

from math import hypot, sqrt

from athanor.drawing import paint
from athanor.drawing.paint import GLOW, GLOW_EDGE, GOLD, GOLD_DARK, INK, RUST, Rect, num
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.scene import WHOLE, Scene
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.board import STEP_Q, STEP_R, refusal_of_spot, slots_laid, spot_q, spot_r
from athanor.games.materia_prima.rules.pieces import A, Q
from athanor.games.materia_prima.rules.quests import beside_farthest

ROOT3 = sqrt(3)
LEAST = 44  # the side of anything clicked
SIDES = ((1, 2), (0, 1), (5, 0), (4, 5), (3, 4), (2, 3))  # the corners on each side, by direction from the east
SMALLEST = 25.6
"""The size of the smallest hex that a finger hits: 44 pixels across."""
ROUND = sorted(((a, b) for a in (0, -0.95, 0.95, -1.7, 1.7) for b in (-0.78, 0.66, -1.4, 1.3)), key=lambda at: hypot(*at))
"""Where the chance of an attack is written, in sizes of a hex from the figure, the nearest place first."""
PLATE = 19
"""How high the plate with the name of a city is."""


class Chart:
    """Where each hex is drawn: the board is fitted into a box, whatever its shape. While it is laid out there is room for every
    place where a tile may come, so that nothing jumps from one question to the next. Of a board too long for its box, the part
    is drawn where the one who looks may act."""

    def __init__(self, scene: Scene, box: Rect) -> None:
        self.scene = scene
        self.s = scene.s
        self.box = box
        pending = slots_laid(self.s) - 1 if self.s.asks == Q.rotation else -1  # chosen, and not turned yet
        land = [h for h in range(p.HEXES) if self.s.tiles[h // 7] != p.NONE and h // 7 != pending]
        centres = [(self.s.spot[h // 7][0], self.s.spot[h // 7][1]) for h in land[::7]] + self.places()
        hexes = [(q + STEP_Q[d], r + STEP_R[d]) for q, r in centres for d in range(7)]
        xs, ys = [q + r / 2 for q, r in hexes], [float(r) for _, r in hexes]
        wide, high = ROOT3 * (max(xs) - min(xs) + 1) + 0.3, 1.5 * (max(ys) - min(ys)) + 2.3
        self.size = min(box.w / wide, box.h / high, min(box.w, box.h) / 13)
        self.small = bool(self.s.options[p.FREE_SHAPE]) and self.size < SMALLEST - 0.1
        x, y = self.size * ROOT3 * (max(xs) + min(xs)) / 2, self.size * 1.5 * (max(ys) + min(ys)) / 2
        self.part = self.focus() if self.small else p.NOWHERE
        if self.part != p.NOWHERE:
            self.size = SMALLEST
            x = centred(
                self.size * ROOT3 * (self.s.q[self.part] + self.s.r[self.part] / 2), xs, self.size * ROOT3, 0.6, box.w
            )
            y = centred(self.size * 1.5 * self.s.r[self.part], ys, self.size * 1.5, 0.8, box.h)
        self.x0, self.y0 = box.cx - x, box.cy - y
        self.words: list[Rect] = []  # what is written on the board: one word gives way to another
        self.land = [h for h in land if self.near(h, self.size)]
        self.laid = [h for h in land if self.near(h, -self.size * 0.7)] if self.part != p.NOWHERE else land

    def focus(self) -> int:
        """The hex to look at, if not at the whole board."""
        if self.scene.playing and self.scene.draft != WHOLE:
            return int(self.s.at[self.scene.me][self.scene.chosen])
        return 7 * self.scene.tile if self.scene.tile >= 0 else p.NOWHERE

    def write(self, *places: Rect) -> Rect:
        """The first of these places in which nothing is written yet, or the last; it is written there now."""
        place = next((one for one in places if self.free(one)), places[-1])
        self.words.append(place)
        return place

    def free(self, place: Rect) -> bool:
        """A place lies within the box, and no word in it."""
        box = self.box
        inside = place.x >= box.x and place.right <= box.right and place.y >= box.y and place.bottom <= box.bottom
        return inside and not any(
            place.x < one.right and one.x < place.right and place.y < one.bottom and one.y < place.bottom
            for one in self.words
        )

    def near(self, h: int, by: float) -> bool:
        """A hex lies in the box, or so far beside it."""
        x, y = self.hex(h)
        box = self.box.inset(-by)
        return box.x <= x <= box.right and box.y <= y <= box.bottom

    def places(self) -> list[tuple[int, int]]:
        """The centres where tiles may still come."""
        s, slot = self.s, slots_laid(self.s)
        if s.asks not in (Q.spot, Q.tile, Q.rotation):
            return []
        if not s.options[p.FREE_SHAPE]:
            return [(s.spot[k][0], s.spot[k][1]) for k in range(p.SLOTS)]
        free = [spot for spot in range(p.SPOTS * p.SPOTS) if slot and refusal_of_spot(s, spot) == 0]
        now = [] if s.asks == Q.spot else [slot - (s.asks == Q.rotation)]
        return [(spot_q(spot), spot_r(spot)) for spot in free] + [(s.spot[k][0], s.spot[k][1]) for k in now]

    def at(self, q: float, r: float) -> tuple[float, float]:
        return self.x0 + self.size * ROOT3 * (q + r / 2), self.y0 + self.size * 1.5 * r

    def hex(self, h: int) -> tuple[float, float]:
        return self.at(self.s.q[h], self.s.r[h])


def centred(at: float, places: list[float], step: float, edge: float, room: float) -> float:
    """The middle of what is drawn along one axis: as near to this point as the ends of the board allow."""
    low, high = (min(places) - edge) * step + room / 2, (max(places) + edge) * step - room / 2
    return (low + high) / 2 if low > high else min(max(at, low), high)


def board_height(scene: Scene, width: float) -> float:
    """A board is best as high as wide; on a wide page it takes what it gets."""
    return min(width, 440)


def board(scene: Scene, room: Rect) -> str:
    """All of it, from the sea up."""
    c = Chart(scene, room.inset(6 if room.w < 460 else 12))
    x, y, w, h = room.inset(1.5)
    sea = paint.rect(x, y, w, h, 9, fill="url(#sea)", stroke="#6d4f22", stroke_width=1.6, filter="url(#shadow)")
    layers = (
        land(c),
        borders(c),
        coming(c),
        wanted(c),
        reach(c),
        signs(c),
        plates(c),
        heaps(c),
        towers(c),
        traces(c),
        figures(c),
    )
    chart = paint.window(room.inset(6), *layers, id="chart", data_part=c.part)
    return sea + paint.framed(room.inset(5)) + chart + whole(c)


def whole(c: Chart) -> str:
    """From a part of the board to the whole, and back."""
    scene = c.scene
    if not c.small or not (scene.playing or scene.tile >= 0):
        return ""
    part = c.part != p.NOWHERE
    box = Rect(c.box.right - LEAST, c.box.y, LEAST, LEAST)
    face = paint.rect(*box, 8, fill=paint.PARCHMENT_LIGHT, stroke=GOLD_DARK) + paint.glyph("eye", box.cx, box.cy, 24)
    draft = "" if scene.tile >= 0 or not part else WHOLE
    return scene.hand.draft(draft, scene.say("whole" if part else "part-of-board"), box, face, radius=8)


def land(c: Chart) -> str:
    shore = "".join(
        f'<polygon points="{art.hexagon(*c.hex(h), c.size * 1.16)}" fill="#7ea0a6" fill-opacity=".4"/>' for h in c.land
    )
    out = [shore]
    for h in c.land:
        x, y = c.hex(h)
        shade = ".05" if (7 * c.s.q[h] + 3 * c.s.r[h]) % 2 else ".11"
        hexagon = (
            f'<polygon points="{art.hexagon(x, y, c.size)}" fill="{art.LAND[c.s.tiles[h // 7]]}" stroke="#4a3519" '
            f'stroke-opacity=".4" stroke-width="1"/>'
            f'<polygon points="{art.hexagon(x, y, c.size)}" fill="#3a2a10" fill-opacity="{shade}"/>'
        )
        shows = c.s.shows[h]
        drawing = art.SITES[shows] if shows < p.BASICS else art.CITIES[shows - p.CITY] if shows >= p.CITY else ""
        if drawing:
            if shows >= p.CITY:
                hexagon += (
                    f'<polygon points="{art.hexagon(x, y, c.size * 0.9)}" fill="#f7ead0" fill-opacity=".5" stroke="{GOLD}" '
                    f'stroke-width="{num(c.size * 0.04)}"/>'
                )
            hexagon += (
                f'<g transform="translate({num(x)} {num(y)}) scale({num(c.size)})" stroke="#3a2a16" stroke-width=".034" '
                f'stroke-linejoin="round" stroke-linecap="round">{drawing}</g>'
            )
        out.append(about_hex(c, h, hexagon))
    return "".join(out)


def about_hex(c: Chart, h: int, *inside: str) -> str:
    """A hex is asked about by what it shows: an element, a city; or else the tile that it belongs to."""
    shows = c.s.shows[h]
    if shows < p.BASICS:
        return c.scene.about("elements", shows, *inside)
    return (
        c.scene.about("cities", shows - p.CITY, *inside)
        if shows >= p.CITY
        else c.scene.about("tiles", c.s.tiles[h // 7], *inside)
    )


def borders(c: Chart) -> str:
    """Where two tiles meet."""
    path = ""
    for h in c.land:
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
    return paint.about(
        "wanted",
        *(
            f'<polygon points="{art.hexagon(*c.hex(h), c.size * 0.86)}" fill="none" stroke="#5b3a6a" stroke-width="2" '
            'stroke-dasharray="3 4"/>'
            for h in served
        ),
    )


def coming(c: Chart) -> str:
    """Where the tile lies that is chosen or turned now."""
    if c.s.asks not in (Q.tile, Q.rotation):
        return ""
    slot = slots_laid(c.s) - (c.s.asks == Q.rotation)
    out = ""
    for d in range(7):
        x, y = c.at(c.s.spot[slot][0] + STEP_Q[d], c.s.spot[slot][1] + STEP_R[d])
        out += (
            f'<polygon points="{art.hexagon(x, y, c.size * 0.94)}" fill="#fffaf0" fill-opacity=".45" stroke="{paint.RUST}" '
            'stroke-width="1.6" stroke-dasharray="5 5"/>'
        )
    return out


def lit_hex(x: float, y: float, size: float, label: str, **given: object) -> str:
    """A hex that may be clicked now."""
    corners = art.hexagon(x, y, size * 0.9)
    body = (
        f'<polygon points="{art.hexagon(x, y, size)}" fill="none" pointer-events="all" class="hit"/>'
        f'<polygon points="{corners}" fill="none" stroke="{GLOW_EDGE}" stroke-opacity=".55" stroke-width="5" class="halo"/>'
        f'<polygon points="{corners}" fill="{GLOW}" fill-opacity=".3" stroke="{GLOW}" stroke-width="3" class="glow"/>'
    )
    title = paint.tag("title", paint.esc(label))
    return paint.group(title, body, cls="may", role="button", tabindex=0, aria_label=label, **given)


def acting(c: Chart, action: int, x: float, y: float, size: float) -> str:
    """A hex that performs an action."""
    c.scene.hand.offered.add(action)
    return lit_hex(x, y, size, c.scene.texts.action(action, c.s), data_action=action)


def reach(c: Chart) -> str:
    """Where the chosen figure may move; where a tower may stand; where a tile may lie."""
    scene = c.scene
    if scene.asks(Q.site):
        return sites(c)
    if scene.asks(Q.spot):
        spots = [action - A.spot for action in scene.legal]
        return "".join(acting(c, A.spot + spot, *c.at(spot_q(spot), spot_r(spot)), c.size * 2.4) for spot in spots)
    if scene.chosen < 0 or scene.s.at[scene.me][scene.chosen] not in c.laid:
        return ""
    at = scene.s.at[scene.me][scene.chosen]
    corners = art.hexagon(*c.hex(at), c.size * 0.93)
    out = (
        f'<polygon points="{corners}" fill="#fffaf0" fill-opacity=".35" stroke="#fffaf0" stroke-width="2.4" '
        'stroke-dasharray="7 5"/>'
    )
    for d in range(p.DIRECTIONS):
        action = A.move + p.DIRECTIONS * scene.chosen + d
        if scene.hand.may(action):
            out += about_hex(c, scene.s.near[at][d], acting(c, action, *c.hex(scene.s.near[at][d]), c.size))
    return out


def sites(c: Chart) -> str:
    """Where a tower may stand. Of a board whose hexes are too small, first a tile is chosen, then a hex of it."""
    scene = c.scene
    if not c.small or c.part != p.NOWHERE:
        here = [action for action in scene.legal if action - A.site in c.laid]
        return "".join(about_hex(c, a - A.site, acting(c, a, *c.hex(a - A.site), c.size)) for a in here)
    out = ""
    for slot in sorted({(action - A.site) // 7 for action in scene.legal}):
        label = scene.say("look", tile=scene.s.tiles[slot])
        out += lit_hex(*c.hex(7 * slot), c.size * 2.4, label, data_draft=f"tile {slot}")
    return out


def signs(c: Chart) -> str:
    """The element of a hex."""
    out, r = [], max(7.0, c.size * 0.23)
    for h in c.laid:
        if c.s.shows[h] < p.BASICS:
            x, y = c.hex(h)
            x, y = x - c.size * 0.42, y - c.size * 0.34
            disc = paint.circle(x, y, r * 1.35, fill="#fbf3de", stroke="#5a4018")
            out.append(about_hex(c, h, disc, art.marker(c.s.shows[h], x, y, r)))
    return "".join(out)


def plates(c: Chart) -> str:
    """The names of the cities, as large on every board."""
    out = []
    for h in c.laid:
        if c.s.shows[h] >= p.CITY:
            x, y = c.hex(h)
            name = c.scene.name("cities", c.s.shows[h] - p.CITY)
            w = paint.width_of(name, 13, bold=True) + 10
            x += (w / 2 - c.size) * (taken(c, h, 3) - taken(c, h, 0))
            x = min(max(x, c.box.x + w / 2), c.box.right - w / 2)
            plate = c.write(Rect(x - w / 2, y + min(c.size * 0.38, c.size * 0.94 - PLATE), w, PLATE))
            board = paint.rect(*plate, 4, fill="#fbf3de", stroke="#7a5614", stroke_width=1.2)
            out.append(about_hex(c, h, board, paint.text(plate.cx, plate.y + 14, name, 13, anchor="middle", bold=True)))
    return "".join(out)


def taken(c: Chart, h: int, d: int) -> bool:
    """Somebody stands on the next hex in this direction: a name gives way."""
    n = c.s.near[h][d]
    return bool(n != p.NOWHERE and (c.s.crowd[n] or c.s.tower_on[n]))


def heaps(c: Chart) -> str:
    """Markers on the ground, with their number where there are several of a kind; they give way to names."""
    out = []
    for h in c.laid:
        kinds = [(kind, int(c.s.soil[h][kind])) for kind in range(p.MARKERS) if c.s.soil[h][kind]]
        if kinds:
            x, y = c.hex(h)
            out.append(paint.about("ground", heap(c, kinds, x, y)))
    return paint.group(*out, id="ground")


def heap(c: Chart, kinds: list[tuple[int, int]], x: float, y: float) -> str:
    """The markers of one hex, in rows from the lowest up."""
    rows: list[list[int]] = [[]]
    r = max(7.0, c.size * 0.19)
    wide = [2 * r + 2 + (paint.width_of(str(n), 12, bold=True) + 2 if n > 1 else 0) for _, n in kinds]
    for k in range(len(kinds)):
        if rows[-1] and sum(wide[one] for one in rows[-1]) + wide[k] > c.size * ROOT3:
            rows.append([])
        rows[-1].append(k)
    step, across = max(14.0, 2 * r), max(sum(wide[k] for k in row) for row in rows)
    high = step * len(rows)
    room = c.write(*(Rect(x - across / 2, y + c.size * low + step / 2 - high, across, high) for low in (0.6, 0.0, -0.5)))
    out = []
    for up, row in enumerate(rows):
        left, line = x - sum(wide[k] for k in row) / 2, room.bottom - step * (up + 0.5)
        for k in row:
            kind, n = kinds[k]
            out.append(art.marker(kind, left + r + 1, line, r))
            if n > 1:
                at = (left + 2 * r + 2, line + 4)
                out.append(paint.text(*at, n, 12, bold=True, stroke="#fbf3de", stroke_width=2.6, paint_order="stroke"))
            left += wide[k]
    return "".join(out)


def towers(c: Chart) -> str:
    out = []
    for seat in range(c.scene.seats):
        if c.s.home[seat] in c.laid:
            x, y = c.hex(c.s.home[seat])
            drawn = paint.use(f"t{seat}", x - c.size * 0.3, y + c.size * 0.55, c.size * 1.7, id=f"tower-{seat}")
            out.append(c.scene.about("towers", c.s.tower[seat], drawn))
    return "".join(out)


def traces(c: Chart) -> str:
    """The last action: a step, or a fight with its loser sent home."""
    out, fallen = [], p.NOWHERE
    for _, rule, a, _b, h, _d, _e in c.s.news[: c.s.news_count]:
        if rule == 37 and h in c.laid:
            corners = art.hexagon(*c.hex(h), c.size * 0.97)
            out.append(
                f'<polygon points="{corners}" fill="none" stroke="{RUST}" stroke-width="2" stroke-dasharray="6 5" class="trace"/>'
            )
        elif rule == 64:
            fallen = h
        elif rule == 66 and fallen not in (p.NOWHERE, c.s.home[a]):
            out.append(sent_home(c, c.hex(fallen), c.hex(c.s.home[a])))
    if fallen in c.laid:
        x, y = c.hex(fallen)
        r = max(9.0, c.size * 0.3)
        skull = paint.circle(x, y - c.size * 0.55, r, fill=RUST, stroke=paint.RUST_PALE, stroke_width=1.6)
        out.append(paint.group(skull, paint.glyph("skull", x, y - c.size * 0.55, r * 1.3, paint.RUST_PALE), cls="trace"))
    return "".join(out)


def sent_home(c: Chart, start: tuple[float, float], end: tuple[float, float]) -> str:
    """The way of a defeated alchemist."""
    (x, y), (x2, y2) = start, end
    bend = f"{num((x + x2) / 2)} {num(min(y, y2) - c.size * 1.1)}"
    path = f"M{num(x)} {num(y)}Q{bend} {num(x2)} {num(y2)}"
    return (
        f'<path d="{path}" fill="none" stroke="{RUST}" stroke-width="3" stroke-dasharray="3 8" stroke-linecap="round" '
        f'class="trace"/>{paint.circle(x2, y2, 4, fill=RUST, cls="trace")}'
    )


def figures(c: Chart) -> str:
    """Each hex's figures, fanned out so that each can be clicked."""
    crowds: dict[int, list[tuple[int, int]]] = {}
    for seat in range(c.scene.seats):
        for figure in c.scene.figures(seat):
            crowds.setdefault(c.s.at[seat][figure], []).append((seat, figure))
    out = []
    for h, crowd in sorted(crowds.items()):
        if h not in c.laid:
            continue
        x, y = c.hex(h)
        tower, low = c.size * 0.3 if c.s.tower_on[h] else 0.0, -0.16 if c.s.shows[h] >= p.CITY else 0.12  # above its name
        step = c.size * (0.62 if len(crowd) < 3 else 0.42)
        for k, (seat, figure) in enumerate(crowd):
            px = x + tower + step * (k - (len(crowd) - 1) / 2)
            out.append(c.scene.about_figure(seat, figure, one_figure(c, seat, figure, px, y + c.size * low)))
    return "".join(out)


def walked_to(c: Chart, h: int) -> bool:
    """The chosen figure may move there: the hex is clicked, and who stands on it is chosen on its card."""
    scene = c.scene
    near = scene.s.near[scene.s.at[scene.me][scene.chosen]]
    return any(near[d] == h and scene.hand.may(A.move + p.DIRECTIONS * scene.chosen + d) for d in range(p.DIRECTIONS))


def one_figure(c: Chart, seat: int, figure: int, x: float, y: float) -> str:
    """A figure with its load and soul stones; clicked, it is chosen or attacked."""
    scene, size = c.scene, c.size
    w, h = max(LEAST, size * 0.84), max(LEAST, size * 1.14)
    box = Rect(x - w / 2, y - size * 0.15 - h / 2, w, h)
    where = f"translate({num(x)} {num(y)})"
    piece = paint.group(figure_body(c, seat, figure), transform=where, cls="piece", id=f"figure-{seat}-{figure}")
    if scene.chosen < 0:
        return piece
    if seat == scene.me:
        if figure == scene.chosen or not scene.can_act(figure) or walked_to(c, scene.s.at[seat][figure]):
            return piece
        label = scene.say("choose", name=scene.figure_name(seat, figure), n=scene.s.left[seat][figure])
        return scene.hand.draft(str(figure), label, box, piece, radius=8)
    action = A.fight + (scene.chosen * p.SEATS + seat) * p.FIGURES + figure
    if scene.hand.may(action):
        chance = f"{scene.chance(action)}\u202f%"
        wide = paint.width_of(chance, 12.5, bold=True) + 12
        at = c.write(*(Rect(x + size * a - wide / 2, y + size * b - 10, wide, 20) for a, b in (*ROUND, (0, 0))))
        badge = paint.about("chance", paint.badge(at.cx, at.cy, chance, 12.5))
        scene.hand.offered.add(action)
        return paint.lit(box, piece + badge, f"{scene.texts.action(action, scene.s)} ({chance})", 8, data_action=action)
    return scene.hand.act(action, box, piece)


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
    r = max(3.0, size * (0.1 if len(load) < 6 else 0.075))
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

"""The parts of the table of Alchemist, each drawn into a rectangle that the layout gives it."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD, GOLD_DARK, INK, PARCHMENT_LIGHT, RUST, SAND, SEPIA, Kind, Rect, Wax, num
from athanor.games.alchemist.picture.scene import Scene, kinds_of
from athanor.games.alchemist.rules.pieces import CAULDRONS, NOBODY, NOTHING, TILES, A, Q, Z

CUBES = (  # by type: bird legs, mushrooms, troll eyes, spiders, dragon's blood
    Kind("#b3b7be", "foot", "#1c150e"),
    Kind("#3f7fd4", "mushroom", "#fffaf0"),
    Kind("#d9702c", "troll-eye", "#1c150e"),
    Kind("#f2d257", "spider", "#1c150e"),
    Kind("#2c6640", "drop", "#fffaf0"),
)
WAXES = (  # by seat: white, black, brown, purple, red
    Wax("#f3ecdc", "moon", "#3a2f22"),
    Wax("#2a2730", "sun", "#f6e9cc"),
    Wax("#a87a48", "wave", "#1c130c"),
    Wax("#7a4fb0", "triangle", "#fff7e0"),
    Wax("#a82030", "star", "#fff7e0"),
)
GLYPHS = {
    "foot": '<path d="M0-.9V.05M0 .05-.62.8M0 .05V.9M0 .05.62.8" stroke-width=".22"/>',
    "mushroom": '<path d="M-.9.05A.9.85 0 0 1 .9.05Z" fill="currentColor"/><path d="M-.26.1V.82H.26V.1" stroke-width=".18"/>',
    "troll-eye": '<path d="M-.95 0Q0-.95.95 0Q0 .95-.95 0Z" stroke-width=".18"/>'
    '<circle r=".34" fill="currentColor" stroke="none"/>',
    "spider": '<circle r=".34" fill="currentColor" stroke="none"/><path d="M-.25-.18-.62-.45-.9-.85M-.3 0H-.95M-.25.18-.62.45'
    '-.9.85M.25-.18.62-.45.9-.85M.3 0H.95M.25.18.62.45.9.85" stroke-width=".17"/>',
    "drop": '<path d="M0-.95C.85 0 .68.88 0 .88S-.85 0 0-.95Z" fill="currentColor" stroke="none"/>',
}
TILE_PATH = "M-.78-1H.78V.42L0 1-.78.42Z"
POT = (
    '<g id="pot"><path d="M-.66 1.42l-.14.32M.66 1.42l.14.32" stroke="#242327" stroke-width=".13" stroke-linecap="round"/>'
    '<path d="M-.98.26C-1.16.2-1.2.62-1 .62M.98.26C1.16.2 1.2.62 1 .62" stroke="#3c3c41" stroke-width=".07" fill="none"/>'
    f'<path d="M-.92 0C-1.1 1.2-.5 1.56 0 1.56S1.1 1.2.92 0Z" fill="url(#iron)" stroke="{INK}" stroke-width=".03"/>'
    f'<ellipse rx=".99" ry=".185" fill="#5d5d63" stroke="{INK}" stroke-width=".03"/>'
    '<ellipse cy=".01" rx=".83" ry=".12" fill="#1b1511"/></g>'
)
BAG = (
    f'<g id="bag"><path d="M-.3-.5C-1.05-.1-1.1.9-.55.9H.55C1.1.9 1.05-.1.3-.5Z" fill="#5a3591" stroke="{INK}" '
    'stroke-width=".08"/><path d="M-.38-.5H.38M-.3-.58-.5-.92M0-.55V-.95M.3-.58.5-.92" stroke="#e2b93b" stroke-width=".13" '
    'stroke-linecap="round" fill="none"/><path d="M-.3.2A.36.36 0 1 0 .3.2A.3.3 0 1 1-.3.2Z" fill="#e2b93b"/></g>'
)


@lru_cache(maxsize=8)
def defs(produces: tuple[tuple[int, int], ...]) -> str:
    """Everything that is drawn once and used often; each cauldron's brew has the colours of its products."""
    cubes = "".join(paint.piece_symbol(f"cube-{kind}", look) for kind, look in enumerate(CUBES))
    iron = (
        '<linearGradient id="iron" x1="0" x2="1"><stop offset="0" stop-color="#434348"/>'
        '<stop offset=".38" stop-color="#707077"/><stop offset="1" stop-color="#29292d"/></linearGradient>'
    )
    brews = "".join(
        f'<linearGradient id="brew-{c}" x1="0" x2="1"><stop offset=".3" stop-color="{CUBES[a].colour}"/>'
        f'<stop offset=".7" stop-color="{CUBES[b].colour}"/></linearGradient>'
        for c, (a, b) in enumerate(produces)
    )
    tile = f'<g id="tile"><path d="{TILE_PATH}" fill="#8a5f14" stroke="{INK}" stroke-width=".08" stroke-linejoin="round"/>'
    tile += (
        '<path d="M-.6-.82H.6V.32L0 .78-.6.32Z" fill="none" stroke="#f0d489" stroke-opacity=".8" stroke-width=".06"/></g>'
    )
    return paint.symbols(WAXES, GLYPHS) + cubes + iron + brews + tile + POT + BAG


# Pieces


def cube(kind: int, x: float, y: float, size: float, **given: object) -> str:
    return paint.use(f"cube-{kind}", x, y, size, **given)  # type: ignore[arg-type]


def tile(value: int, x: float, y: float, size: float, **given: object) -> str:
    """A fame tile, `size` high."""
    number = paint.text(x, y + size * 0.14, value, size * 0.46, anchor="middle", fill=paint.GOLD_PALE, bold=True)
    return paint.group(paint.use("tile", x, y, size), number, **given)


def empty_tile(x: float, y: float, size: float) -> str:
    where = f"translate({num(x)} {num(y)}) scale({num(size / 2)})"
    return (
        f'<path d="{TILE_PATH}" transform="{where}" fill="none" stroke="{INK}" stroke-opacity=".4" '
        f'stroke-width="{num(2.4 / size)}" stroke-dasharray="{num(6 / size)}"/>'
    )


def counted(kind: int, count: int, x: float, y: float, size: float, fill: str = INK) -> str:
    """A cube and its number beside it; dim when there is none."""
    dim = None if count else ".35"
    shown = cube(kind, x, y, size, opacity=dim)
    return shown + paint.text(x + size * 0.68, y + size * 0.3, count, size * 0.85, fill=fill, bold=count > 0, opacity=dim)


def counted_row(counts: list[int], x: float, y: float, size: float, step: float, fill: str = INK) -> str:
    return "".join(counted(kind, n, x + kind * step, y, size, fill) for kind, n in enumerate(counts))


# The board: fame track, tiles, cauldrons


@lru_cache(maxsize=16)
def ring(lap: int, x: float, y: float, w: float, h: float) -> tuple[tuple[float, float], ...]:
    """The spaces of the fame track, clockwise round a rectangle from its upper left corner (AL-070)."""
    across = round(lap / 2 * w / (w + h))
    down = lap // 2 - across
    spots: list[tuple[float, float]] = []
    spots += [(x + w * k / across, y) for k in range(across)]
    spots += [(x + w, y + h * k / down) for k in range(down)]
    back = lap - across - 2 * down
    spots += [(x + w - w * k / back, y + h) for k in range(back)]
    spots += [(x, y + h - h * k / down) for k in range(down)]
    return tuple(spots)


@lru_cache(maxsize=16)
def track(lap: int, x: float, y: float, w: float, h: float, r: float, every: int) -> str:
    """The numbered spaces; on a small board only every fifth has its number."""
    out = []
    for k, (cx, cy) in enumerate(ring(lap, x, y, w, h)):
        big = k % 5 == 0
        named = k % every == 0
        radius = r * (1.14 if big else 1.0) if named else r * 0.42
        fill = "#e4d0a4" if big else "#f7ecd0"
        out.append(
            paint.circle(cx, cy, radius, fill=fill, stroke=GOLD_DARK if big else GOLD, stroke_width=1.4 if big else 1)
        )
        if named:
            out.append(paint.text(cx, cy + r * 0.34, k, r * (0.98 if big else 0.88), anchor="middle", bold=big))
    return "".join(out)


def track_line(x: float, y: float, w: float, h: float) -> str:
    return paint.rect(x, y, w, h, 4, fill="none", stroke=GOLD, stroke_width=1.2, stroke_opacity=".7")


def steps(scene: Scene, spots: tuple[tuple[float, float], ...], r: float) -> str:
    """The way along the track that the last points led, drawn under its spaces."""
    deed = scene.deed
    if not deed.points or scene.over:
        return ""
    end = scene.s.score[deed.seat]
    way = [spots[k % len(spots)] for k in range(end - deed.points, end + 1)]
    path = "M" + "L".join(f"{num(x)} {num(y)}" for x, y in way)
    return (
        f'<path class="trace" d="{path}" fill="none" stroke="{RUST}" stroke-width="{num(r * 0.4)}" stroke-linecap="round"/>'
        + paint.circle(*way[0], r * 1.25, fill=RUST, cls="trace")
    )


def fame(scene: Scene, box: Rect, r: float, every: int) -> str:
    """The fame track with the last steps along it; the markers lie above everything else on the board."""
    lap = scene.components.numbers.lap
    spots = ring(lap, *box)
    return track_line(*box) + steps(scene, spots, r) + track(lap, *box, r, every)


def markers(scene: Scene, spots: tuple[tuple[float, float], ...], r: float) -> str:
    """The seal of each seat on the track, side by side where they meet."""
    lap = len(spots)
    out: list[str] = []
    by_space: dict[int, list[int]] = {}
    for seat in range(scene.seats):
        by_space.setdefault(scene.s.score[seat] % lap, []).append(seat)
    for space, seats in sorted(by_space.items()):
        x, y = spots[space]
        upright = x in (spots[0][0], max(spot[0] for spot in spots)) and y not in (spots[0][1], max(s[1] for s in spots))
        for k, seat in enumerate(seats):
            shift = (k if space == 0 else k - (len(seats) - 1) / 2) * r * 1.15  # from the corner only inwards
            at = (x, y + shift) if upright else (x + shift, y)
            out.append(paint.seal(seat, *at, r, id=f"marker-{seat}", cls="piece"))
    return "".join(out)


@dataclass(frozen=True)
class Sizes:
    """How large a cauldron and what lies on it are drawn."""

    name: float
    head: float  # from the top of the cell to the middle of tile and products
    side: float  # from the tile to a product
    product: float
    tile: float
    rim: float  # from the top of the cell to the pot's rim
    pot: float  # half the width of the pot
    cube: float
    gap: float
    seal: float


DESK_POT = Sizes(name=17, head=52, side=46, product=25, tile=46, rim=96, pot=70, cube=29, gap=4.5, seal=18)
PHONE_POT = Sizes(name=11, head=28, side=20, product=14.5, tile=22, rim=48, pot=27.5, cube=15.5, gap=1.6, seal=9)


def squares(most: int, cx: float, top: float, sizes: Sizes) -> list[tuple[float, float]]:
    """The places for cubes on a cauldron, three in a row."""
    step = sizes.cube + sizes.gap
    spots = []
    for row in range(0, most, 3):
        width = min(3, most - row)
        spots += [(cx + (k - (width - 1) / 2) * step, top + row / 3 * step) for k in range(width)]
    return spots


def products(scene: Scene, c: int, cx: float, cy: float, sizes: Sizes) -> str:
    """The two types that the cauldron produces, crossed out where the reserve has none (AL-041)."""
    out = []
    for kind, x in zip(scene.produces[c], (cx - sizes.side, cx + sizes.side), strict=True):
        lacking = scene.s.reserve[kind] == 0 and not scene.over
        out.append(paint.circle(x, cy, sizes.product * 0.8, fill="#fbf3de", stroke=GOLD, stroke_width=1.4))
        out.append(cube(kind, x, cy, sizes.product, opacity=".5" if lacking else None))
        if lacking:
            out.append(paint.glyph("slash", x, cy, sizes.product * 1.3, RUST))
    return "".join(out)


def square(x: float, y: float, size: float) -> str:
    """An empty place for a cube in the dark of a pot."""
    half = size / 2
    return paint.rect(
        x - half, y - half, size, size, size * 0.15, fill="#000", fill_opacity=".3", stroke="#e0cfa2", stroke_opacity=".4"
    )


def cubes_on(scene: Scene, c: int, cx: float, top: float, sizes: Sizes, live: bool) -> str:
    """The recipe of a potion, or the squares where it will lie, or the cubes that are being put there."""
    potion = scene.s.maker[c] != NOBODY
    brewing = scene.choosing and not potion and scene.s.cauldron == c
    kinds = kinds_of(scene.s.recipe[c] if potion else scene.recipe if brewing else [])
    out = []
    for k, (x, y) in enumerate(squares(scene.components.numbers.most_cubes, cx, top, sizes)):
        if k >= len(kinds):
            if not potion:
                out.append(square(x, y, sizes.cube))
            continue
        name = f"on-{c}-{k}"
        if brewing and live and scene.asks(Q.recipe):
            out.append(taken_back(scene, kinds[k], x, y, sizes.cube, name))
        else:
            out.append(cube(kinds[k], x, y, sizes.cube, id=name, cls="piece"))
    return "".join(out)


def taken_back(scene: Scene, kind: int, x: float, y: float, size: float, name: str, reach: float = 0) -> str:
    """A cube of the recipe being composed: a click puts it back."""
    half = max(size, reach) / 2
    fewer = "".join(map(str, scene.changed(kind, -1)))
    box = Rect(x - half, y - half, 2 * half, 2 * half)
    label = scene.say("remove", a=kind)
    return scene.hand.draft(fewer, label, box, cube(kind, x, y, size), radius=size * 0.2, id=name)


def cauldron(scene: Scene, c: int, cell: Rect, sizes: Sizes, live: bool) -> str:
    """One page of the Compendium (AL-003, AL-004): name, products, tile, pot, cubes, seal."""
    s = scene.s
    potion = s.maker[c] != NOBODY
    cx, head, rim = cell.cx, cell.y + sizes.head, cell.y + sizes.rim
    name = scene.name("cauldrons", c)
    out = [
        paint.text(cx, cell.y + sizes.name * 1.15, name, sizes.name, anchor="middle", small_caps=True, fit=cell.w - 4),
        products(scene, c, cx, head, sizes),
        paint.use("pot", cx, rim, 2 * sizes.pot),
    ]
    if potion:
        out.append(brew(c, cx, rim, sizes.pot))
        out.append(tile(scene.value(s.tile[c]), cx, head, sizes.tile, id=f"tile-{s.tile[c]}", cls="piece"))
    else:
        out.append(empty_tile(cx, head, sizes.tile))
    out.append(cubes_on(scene, c, cx, rim + sizes.pot * 0.52, sizes, live))
    where = cx + sizes.pot * 0.74, rim + sizes.pot * 1.34
    if potion:
        out.append(paint.seal(s.maker[c], *where, sizes.seal, id=f"seal-{c}"))
    else:
        dark = paint.circle(*where, sizes.seal * 0.9, fill="#000", fill_opacity=".22")
        out.append(dark + paint.empty_seal(*where, sizes.seal * 0.9))
    if scene.deed.cauldron == c:
        out.append(paint.traced(cell.inset(sizes.gap + 1), 10))
        out.append(paint.badge(cx - sizes.pot * 0.74, where[1], f"+{scene.deed.points}", sizes.seal * 0.84))
    if scene.choosing:
        if s.cauldron == c:
            return chosen(cell) + "".join(out)
        return paint.group(*out, opacity=".6")
    return scene.hand.act((A.copy if potion else A.create) + c, cell.inset(2), *out, radius=12, id=f"cauldron-{c}")


def chosen(cell: Rect) -> str:
    """The cauldron of this turn, not committed yet."""
    x, y, w, h = cell.inset(2)
    return paint.rect(x, y, w, h, 12, fill="#fffaf0", fill_opacity=".6", stroke=GOLD, stroke_width=2.4)


def brew(c: int, cx: float, rim: float, pot: float) -> str:
    """A potion shimmers in the colours of its products."""
    where = f"translate({num(cx)} {num(rim)}) scale({num(pot)})"
    return (
        f'<g transform="{where}"><ellipse cy=".01" rx=".83" ry=".12" fill="url(#brew-{c})"/>'
        '<g fill="#fff" fill-opacity=".55"><circle cx="-.34" cy="-.02" r=".05"/><circle cx=".08" cy=".03" r=".035"/>'
        '<circle cx=".4" cy="-.03" r=".045"/></g></g>'
    )


def cauldrons(scene: Scene, box: Rect, sizes: Sizes, live: bool = True) -> str:
    """All of them, in two rows of five."""
    w, h = box.w / 5, box.h / 2
    return "".join(
        cauldron(scene, c, Rect(box.x + c % 5 * w, box.y + c // 5 * h, w, h), sizes, live) for c in range(CAULDRONS)
    )


def tile_row(scene: Scene, box: Rect, size: float, rows: int = 1, live: bool = True) -> str:
    """The tiles that are available (AL-010); those on a cauldron have left an empty place."""
    columns = TILES // rows
    w, h = box.w / columns, box.h / rows
    out = []
    for k in range(TILES):
        cell = box.cell(k, columns, w, h, 0, 0).inset(1.5)
        if not scene.s.tiles[k]:
            out.append(empty_tile(cell.cx, cell.cy, size))
            continue
        shown = tile(scene.value(k + 1), cell.cx, cell.cy, size, id=f"tile-{k + 1}", cls="piece")
        out.append(scene.hand.act(A.tile + k, cell, shown, radius=7) if live and scene.asks(Q.tile) else shown)
    return "".join(out)


# The reserve, the bag, what left the game


def pile(scene: Scene, kind: int, cell: Rect, size: float, number: float) -> str:
    """A pile of the reserve with its number; an exhausted one is struck out (AL-075)."""
    count = scene.s.reserve[kind]
    x, y = cell.cx, cell.y + size * 0.68
    half = size / 2
    if count == 0:
        body = paint.empty_place(Rect(x - half, y - half, size, size)) + cube(kind, x, y, size * 0.8, opacity=".35")
        body += paint.glyph("slash", x, y, size * 0.9, RUST)
    else:
        under = min(2, count - 1)
        body = "".join(cube(kind, x + 3 * k, y + 3 * k, size, opacity=".55") for k in range(under, 0, -1))
        body += cube(kind, x, y, size)
    fill = RUST if count == 0 else INK
    body += paint.text(x, cell.bottom - number * 0.3, count, number, anchor="middle", bold=True, fill=fill)
    if scene.deed.what != "draw" and kind in scene.deed.received:
        body += paint.badge(cell.right - 11, cell.y + 9, "−1", 12)
    return clickable(scene, A.take + kind, cell, body, f"pile-{kind}")


def clickable(scene: Scene, action: int, cell: Rect, body: str, name: str) -> str:
    """A source of cubes: it takes clicks at the beginning of a turn only."""
    if scene.choosing:
        return paint.group(body, id=name, opacity=".6")
    return scene.hand.act(action, cell, body, id=name)


def bag(scene: Scene, cell: Rect, wide: bool) -> str:
    """The bag and how many cubes it holds, never which (AL-065)."""
    count = scene.s.bag_size
    if wide:
        body = paint.use("bag", cell.x + 34, cell.cy, 38)
        body += paint.text(cell.x + 66, cell.cy + 6, scene.say("bag"), 16, fit=cell.w * 0.42)
        body += paint.text(cell.right - 14, cell.cy + 7, count, 22, anchor="end", bold=True)
        if scene.hand.may(A.draw):
            words = scene.say("draw", n=min(scene.components.numbers.draw, count))
            body += paint.text(cell.right - 56, cell.cy + 5, words, 13.5, anchor="end", fill=SEPIA, italic=True, fit=90)
    else:
        body = paint.use("bag", cell.cx, cell.y + 22, 34)
        body += paint.text(cell.cx, cell.bottom - 5, count, 17, anchor="middle", bold=True)
    if scene.deed.what == "draw":
        body += paint.badge(cell.x + 56 if wide else cell.right - 11, cell.y + 10, f"−{scene.deed.drawn}", 12)
    return clickable(scene, A.draw, cell, body, "bag-place")


def gauge(scene: Scene, right: float, y: float, size: float) -> str:
    """How far the end is: one mark for each type that must be exhausted (AL-076)."""
    most = scene.components.numbers.exhausted_to_end
    words = scene.say("exhausted", n=scene.exhausted, most=most)
    out = [paint.text(right, y, words, size, anchor="end", fill=RUST if scene.exhausted else SEPIA)]
    x = right - paint.width_of(words, size) - 6 - most * size * 1.1
    for k in range(most):
        full = k < scene.exhausted
        fill = RUST if full else "none"
        out.append(
            paint.circle(x + (k + 0.5) * size * 1.1, y - size * 0.32, size * 0.4, fill=fill, stroke=RUST, stroke_width=1.4)
        )
    return "".join(out)


# The players


def track_token(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """One lap is worth a token of 50, two its other side (AL-071, AL-072); the number is always shown (AL-073)."""
    lap = scene.components.numbers.lap
    laps = min(2, scene.s.score[seat] // lap)
    return paint.coin(x, y, r, laps * lap) if laps else ""


def seals_left(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """The seals that may still mark a potion (AL-027), and the places of those that do."""
    most, left = scene.components.numbers.seals, scene.s.seals[seat]
    return "".join(
        paint.seal(seat, x + k * r * 2.25, y, r) if k < left else paint.empty_seal(x + k * r * 2.25, y, r * 0.85)
        for k in range(most)
    )


def school_card(scene: Scene, kind: int, box: Rect, size: float = 12) -> str:
    """A school and the ingredient that it wants to see used up."""
    x, y, w, h = box
    name = scene.name("schools", kind)
    side = min(w * 0.6, h * 0.46)
    face = paint.rect(x, y, w, h, 6, fill=PARCHMENT_LIGHT, stroke=GOLD_DARK, stroke_width=1.6)
    face += paint.rect(x + 4, y + 4, w - 8, h - 8, 4, fill="none", stroke=GOLD, stroke_width=0.8)
    face += cube(kind, box.cx, y + 12 + side / 2, side)
    lines = paint.wrapped(name, w - 14, size)
    top = y + 16 + side + (h - 16 - side - len(lines) * size * 1.2) / 2 + size * 0.8
    return face + paint.rows(box.cx, top, lines, size, size * 1.2, anchor="middle", fit=w - 12)


def marks(scene: Scene, seat: int, x: float, y: float, size: float, ticks: bool = True) -> str:
    """The leader's crown, the first player's mark, and a tick for whoever has played in this round."""
    out = []
    if scene.leads(seat):
        out.append(paint.glyph("crown", x, y, size, GOLD_DARK))
        x += size * 1.25
    if scene.s.first == seat:
        out.append(first_mark(scene, x, y, size))
        x += size * 1.25
    if ticks and not scene.over and scene.has_played(seat):
        out.append(paint.glyph("check", x, y, size * 0.7, SEPIA))
    return "".join(out)


def first_mark(scene: Scene, x: float, y: float, size: float) -> str:
    label = paint.tag("title", paint.esc(scene.say("first")))
    body = paint.circle(x, y, size * 0.52, fill=GOLD_DARK, stroke=INK)
    return paint.group(label, body, paint.text(x, y + size * 0.27, 1, size * 0.78, anchor="middle", fill=CREAM, bold=True))


def candle(x: float, y: float, size: float) -> str:
    """Whoever has the candle is to play."""
    wax = paint.rect(
        x - size * 0.17, y - size * 0.1, size * 0.34, size * 0.6, 2, fill="#fffaf0", stroke=INK, stroke_width=1.2
    )
    return wax + paint.glyph("flame", x, y - size * 0.33, size * 0.46, "#c8551b")


def figures(scene: Scene, seat: int) -> list[tuple[str, int]]:
    """What the last action brought a seat: points, and cubes seen by all (`cube`), or how many (`hidden`)."""
    deed = scene.deed
    out: list[tuple[str, int]] = []
    if deed.seat == seat:
        if deed.points:
            out.append(("points", deed.points))
        out += [("cube", kind) for kind in deed.received]
        if deed.drawn and not deed.received:
            out.append(("hidden", deed.drawn))
    if deed.maker == seat:
        out.append(("cube", deed.tribute))
    return out


def gains(scene: Scene, seat: int, right: float, y: float, size: float) -> str:
    """The same, as small signs ending at `right`."""
    out = []
    for what, n in reversed(figures(scene, seat)):
        if what == "cube":
            right -= size
            out.append(cube(n, right + size / 2, y, size))
            right -= 3
        elif what == "hidden":
            right -= size * 1.2
            out.append(paint.card_back(Rect(right, y - size / 2, size * 1.2, size), f"+{n}"))
            right -= 3
        else:
            words = f"+{n}"
            wide = paint.width_of(words, size * 0.8, True) + size * 0.64
            right -= wide
            out.append(paint.badge(right + wide / 2, y, words, size * 0.8))
    return paint.group(*out, cls="trace") if out else ""


def panel(scene: Scene, seat: int, box: Rect) -> str:
    """The sheet of one player; a gold rim and the candle for whose turn it is."""
    sheet = paint.panel(box)
    if not scene.over and scene.s.seat == seat:
        x, y, w, h = box.inset(3)
        sheet += paint.rect(x, y, w, h, 7, fill="none", stroke=GOLD, stroke_width=3.4)
    return sheet


def rival(scene: Scene, seat: int, box: Rect) -> str:
    """Another player: colour, name, score and token, seals, size of the stock, the last action's figures."""
    s = scene.s
    x, y = box.x, box.y
    to_play = not scene.over and s.seat == seat
    score_width = paint.width_of(str(s.score[seat]), 30, True)
    token = track_token(scene, seat, box.right - 34 - score_width, y + 28, 15)
    room = box.w - 96 - score_width - (36 if token else 0) - (36 if to_play else 0)
    out = [
        panel(scene, seat, box),
        paint.seal(seat, x + 34, y + 33, 20),
        paint.text(x + 64, y + 30, scene.texts.seat(seat), 20, fit=room),
        paint.text(box.right - 16, y + 38, s.score[seat], 30, anchor="end", bold=True),
        token,
        marks(scene, seat, x + 72, y + 48, 16),
        paint.card_back(Rect(x + 18, box.bottom - 32, 34, 24), s.cubes[seat]),
        paint.text(x + 60, box.bottom - 14, scene.say("cubes", n=s.cubes[seat]).partition(" ")[2], 14, fill=SEPIA),
        seals_left(scene, seat, x + 126, box.bottom - 19, 8.5),
        gains(scene, seat, box.right - 14, box.bottom - 20, 20),
    ]
    if to_play:
        out.append(candle(box.right - 58 - score_width - (34 if token else 0), y + 30, 34))
    return paint.group(*out, id=f"seat-{seat}")


# The last action


def deed_signs(scene: Scene, x: float, y: float, size: float) -> str:
    """The last action in signs: who, cubes paid, tile, tribute, cubes received."""
    deed = scene.deed
    if not deed.what:
        return ""
    out = [paint.seal(deed.seat, x + size * 0.6, y, size * 0.62)]
    x += size * 1.6

    def put(kind: int) -> None:
        nonlocal x
        out.append(cube(kind, x + size / 2, y, size))
        x += size * 1.14

    def sign(name: str) -> None:
        nonlocal x
        out.append(paint.glyph(name, x + size * 0.4, y, size * 0.66, SAND))
        x += size * 1.0

    for kind in deed.paid:
        put(kind)
    if deed.cauldron != NOTHING:
        sign("arrow")
        out.append(tile(scene.value(scene.s.tile[deed.cauldron]), x + size * 0.5, y, size * 1.4))
        x += size * 1.3
    for kind in deed.received:
        put(kind)
    if deed.drawn and not deed.received:
        out.append(paint.card_back(Rect(x, y - size / 2, size * 1.2, size), f"+{deed.drawn}"))
        x += size * 1.4
    if deed.tribute != NOTHING:
        x += size * 0.3
        put(deed.tribute)
        sign("arrow")
        out.append(paint.seal(deed.maker, x + size * 0.5, y, size * 0.55))
    if deed.what == "pass":
        sign("hourglass")
    return paint.group(*out, cls="trace", id="deed")


def tidings(scene: Scene) -> tuple[str, list[str]]:
    """The heading and the lines of the chronicle."""
    if scene.choosing:
        return scene.say("rules"), choice_rules(scene)
    silence = scene.say("beginning") if scene.s.turn == 0 else scene.headline()
    return scene.say("chronicle"), scene.news or [silence]


def told_height(scene: Scene, width: float, size: float) -> float:
    """How high the chronicle must be to tell everything."""
    rows = sum(len(paint.wrapped(one, width - 32, size)) for one in tidings(scene)[1])
    return told_head(scene, size) + rows * size * 1.34 + size


def told_head(scene: Scene, size: float) -> float:
    return size * (4.5 if scene.deed.what else 2.3)


def told(scene: Scene, box: Rect, size: float = 14) -> str:
    """What just happened: in signs, then in words. The sheet is no higher than that."""
    heading, lines = tidings(scene)
    top = told_head(scene, size)
    x, y, w, h = box.x, box.y, box.w, min(box.h, told_height(scene, box.w, size))
    out = [paint.slate(Rect(x, y, w, h)), paint.title(x + 16, y + size * 1.7, heading, size * 1.15, fill=CREAM)]
    if scene.deed.what:
        out.append(deed_signs(scene, x + 16, y + size * 3.2, size * 1.45))
    return "".join(out) + paint.chronicle(Rect(x + 16, y + top, w - 32, h - top - 4), lines, size)


def choice_rules(scene: Scene) -> list[str]:
    """While a choice is open nothing has happened yet: the rules of the choice stand in the chronicle's place."""
    numbers = {Q.recipe: (30, 31, 29, 32), Q.tile: (37, 39, 40), Q.tribute: (50, 52, 54)}[scene.s.asks]
    return [f"{scene.view.game.rule_id(number)} · {scene.texts.rule(number)}" for number in numbers]


def choices(scene: Scene) -> list[tuple[str, int]]:
    """The three actions of a turn (AL-020), each with the number of ways to do it now."""
    legal = scene.hand.legal
    return [
        ("create", sum(A.create <= action <= Z.create for action in legal)),
        ("copy", sum(A.copy <= action <= Z.copy for action in legal)),
        ("take", sum(A.take <= action <= A.draw for action in legal)),
    ]

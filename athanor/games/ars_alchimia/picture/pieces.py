"""The pieces and cards of Ars Alchimia, each drawn into the room that it gets: pictures give way, words keep their size."""

from __future__ import annotations

from functools import lru_cache

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD_PALE, INK, Kind, Rect, Wax, num
from athanor.games.ars_alchimia.picture.glyphs import GLYPHS
from athanor.games.ars_alchimia.picture.scene import Scene

KINDS = (  # Mana Flower, Ancient Snow, Primal Fire, Spirit Sand, Elixir
    Kind("#4a8a45", "flower", "#fdf6e3"),
    Kind("#3f77b8", "snow", "#fdf6e3"),
    Kind("#b8352f", "fire", "#fdf6e3"),
    Kind("#f4eee0", "sand", INK),
    Kind("#e5b830", "flask", INK),
)
WAXES = (  # navy, orange, purple, teal, and the Guild's grey
    Wax("#2f4f96", "moon", "#fff3d6"),
    Wax("#d9742a", "sun", "#fff3d6"),
    Wax("#80489f", "triangle", "#fff3d6"),
    Wax("#2b8d86", "wave", "#fff3d6"),
    Wax("#8a8478", "star", "#2b2117"),
)
DARK = ("#1b2f5e", "#8f4413", "#4d2763", "#175450", "#4a463e")
LEVELS = ("#47773f", "#8f6610", "#9c2b32")  # C, B, A
CATEGORIES = ("life", "industry", "myth", "university")
WORKER = "M0-1C.34-.96.5-.62.36-.34C.72-.12.8.4.82 1H-.82C-.8.4-.72-.12-.36-.34C-.5-.62-.34-.96 0-1Z"
ART = ("flower", "snow", "fire", "flower", "snow", "fire", "sand", "flower", "AS-16", "AS-15")  # of the locations
SKIES = ("#cfe0b8", "#c8dcea", "#f0c9a8", "#dfe6cf", "#d3dde0", "#ecd0b0", "#f3d9a0", "#f3e0b0", "#e6d2c0", "#b9a284")


@lru_cache(maxsize=1)
def defs() -> str:
    """Everything that is drawn once and used often."""
    cubes = "".join(paint.piece_symbol(f"cube-{kind}", look) for kind, look in enumerate(KINDS))
    workers = "".join(
        f'<g id="worker-{k}"><path d="{WORKER}" fill="{wax.colour}" stroke="#1c130c" stroke-width=".13"/>'
        '<ellipse cy="-.58" rx=".2" ry=".23" fill="#f6e2c4" stroke="#1c130c" stroke-width=".07"/>'
        f'<use href="#g-{wax.emblem}" transform="translate(0 .38) scale(.36)" color="{wax.ink}"/></g>'
        for k, wax in enumerate(WAXES)
    )
    stone = (
        '<radialGradient id="stone" r="70%"><stop offset="0" stop-color="#d8ccb0"/><stop offset="1" stop-color="#b9a67f"/>'
        '</radialGradient><linearGradient id="card" x2="0" y2="1"><stop offset="0" stop-color="#fdf6e3"/>'
        '<stop offset="1" stop-color="#f0e1bf"/></linearGradient>'
    )
    return paint.symbols(WAXES, GLYPHS) + cubes + workers + stone


# Pieces


def cube(kind: int, x: float, y: float, size: float, **given: object) -> str:
    return paint.use(f"cube-{kind}", x, y, size, **given)  # type: ignore[arg-type]


def worker(colour: int, x: float, y: float, height: float, **given: object) -> str:
    return paint.use(f"worker-{colour}", x, y, height, **given)  # type: ignore[arg-type]


def no_worker(x: float, y: float, height: float) -> str:
    where = f"translate({num(x)} {num(y)}) scale({num(height / 2)})"
    return (
        f'<path d="{WORKER}" transform="{where}" fill="none" stroke="{INK}" stroke-opacity=".4" stroke-width=".1" '
        'stroke-dasharray=".25 .2"/>'
    )


CARD_HEAD, STRIP = 19, 24
"""How high the band of an order is, and the strip of workers under a card."""


def foot(box: Rect) -> float:
    """How high the row of cubes on a card is."""
    return 27 if box.h >= 104 else 21


def unit(box: Rect) -> float:
    """How large a cube on a card is."""
    return 20 if box.h >= 104 and box.w >= 130 else 16


def threshold(x: float, y: float, die: int, size: float = 14) -> str:
    """The die of a card: what its roll must reach."""
    wide, tall = size * 2.1, size * 1.36
    body = paint.rect(x - wide / 2, y - tall / 2, wide, tall, 5, fill="#fffaf0", stroke=INK, stroke_width=1.3)
    return paint.about("die", body, paint.text(x, y + size * 0.34, f"{die}+", size, anchor="middle", bold=True))


def price(x: float, y: float, count: int, may: bool) -> str:
    """What a space costs now; grey where the player cannot act."""
    fill, rim, ink = ("#e9c15a", "#7a5614", INK) if may else ("#cfc6b2", "#7c7263", "#4a4237")
    coin = paint.circle(x, y, 10.5, fill=fill, stroke=rim, stroke_width=1.5)
    return paint.about("price", coin, paint.text(x, y + 4.6, count, 13, anchor="middle", bold=True, fill=ink))


def cubes(scene: Scene, kinds: list[int], x: float, y: float, room: float, size: float = 16) -> str:
    """Units of resources in a row; many of them lie over each other."""
    step = min(size + 2, (room - size) / max(1, len(kinds) - 1))
    return "".join(
        scene.about("resources", kind, cube(kind, x + size / 2 + k * step, y, size)) for k, kind in enumerate(kinds)
    )


def units(scene: Scene, row: list[tuple[int, str]], x: float, y: float, room: float, size: float = 16) -> str:
    """A cost as a player could pay it: what Elixir would pay is ringed in gold, what is missing is pale and dashed."""
    step = min(size + 3, (room - size) / max(1, len(row) - 1))
    out: list[str] = []
    for k, (kind, how) in enumerate(row):
        cx = x + size / 2 + k * step
        shown = cube(kind, cx, y, size, opacity=None if how == "own" else ".45")
        if how != "own":
            ring, dash = ("#a8750e", None) if how == "elixir" else ("#9c2b32", "3 2")
            rim = Rect(cx - size / 2, y - size / 2, size, size).inset(-0.8)
            shown += paint.rect(*rim, 3, fill="none", stroke=ring, stroke_width=1.5, stroke_dasharray=dash)
        out.append(scene.about("resources", kind, shown) if how == "own" else paint.about("missing", shown))
    return "".join(out)


def sheet(box: Rect, fill: str = "url(#card)") -> str:
    """The body of a card."""
    return paint.rect(*box, 6, fill=fill, stroke="#6d4f22", stroke_width=1.2)


def band(box: Rect, height: float, fill: str) -> str:
    """The coloured upper part of a card."""
    x, y, w, _ = box
    d = f"M{num(x)} {num(y + height)}V{num(y + 6)}q0-6 6-6H{num(x + w - 6)}q6 0 6 6V{num(y + height)}z"
    return f'<path d="{d}" fill="{fill}"/>'


def badge(x: float, y: float, words: object, level: int, size: float = 20) -> str:
    """A number or a letter in the colour of a level of orders."""
    body = paint.rect(x - size / 2, y - size / 2, size, size, 4, fill=LEVELS[level], stroke=INK, stroke_width=0.8)
    return body + paint.text(x, y + 4.7, words, 13, anchor="middle", fill=GOLD_PALE, bold=True)


def level_of(scene: Scene, order: int) -> int:
    return "CBA".index(scene.components.orders[order].level)


def emblem(box: Rect, glyph: str, name: str, *, bold: bool = False, ink: str = INK) -> str:
    """A picture and a name: the name below the picture where there is height for both, beside it where there is none, and alone
    where it needs all the room. The picture shrinks before the words do."""
    size = 15 if box.h >= 96 and box.w >= 120 else 13.5
    step = size * 1.14
    full = paint.wrapped(name, box.w, size, bold)
    over = min(46.0 + max(0.0, box.h - 90) * 0.3, box.h - len(full) * step - 6)
    if over >= 26 and box.h >= 64:
        return above(box, glyph, full, over, size, step, bold, ink)
    for art in (34.0, 30.0, 26.0, 22.0, 18.0):
        rows = paint.wrapped(name, box.w - art - 6, size, bold)
        fits = all(paint.width_of(row, size, bold) <= box.w - art - 6 for row in rows)
        if fits and art <= box.h and len(rows) * step <= box.h:
            first = box.cy - (len(rows) - 1) * step / 2 + size * 0.34
            return paint.glyph(glyph, box.x + art / 2, box.cy, art, ink) + paint.rows(
                box.x + art + 6, first, rows, size, step, bold=bold, fill=ink
            )
    return above(box, glyph, full, over, size, step, bold, ink)


def above(box: Rect, glyph: str, rows: tuple[str, ...], art: float, size: float, step: float, bold: bool, ink: str) -> str:
    """A picture over a name; no picture where it would be too small to know."""
    if art < 16:
        return centred(rows, box, box.cy - len(rows) * step / 2, size, step, bold, ink)
    top = box.cy - (art + 5 + len(rows) * step) / 2
    return paint.glyph(glyph, box.cx, top + art / 2, art, ink) + centred(rows, box, top + art + 5, size, step, bold, ink)


def centred(rows: tuple[str, ...], box: Rect, top: float, size: float, step: float, bold: bool, ink: str) -> str:
    return paint.rows(box.cx, top + size * 0.92, rows, size, step, anchor="middle", bold=bold, fill=ink, fit=box.w)


# Cards


def order_card(scene: Scene, order: int, box: Rect, seat: int = -1) -> str:
    """Points at the top left, level, category; picture and name; the cost, for its holder with what is missing."""
    one, level = scene.components.orders[order], level_of(scene, order)
    x, y, w, h = box
    out = [sheet(box), band(box, CARD_HEAD, LEVELS[level])]
    out.append(paint.text(x + 7, y + 15, one.points, 15, fill=GOLD_PALE, bold=True))
    out.append(scene.about("levels", level, paint.text(box.cx, y + 14.5, one.level, 14, anchor="middle", fill=GOLD_PALE)))
    out.append(category(one.category, box.right - 14, y + CARD_HEAD / 2, 16, GOLD_PALE))
    out.append(
        emblem(Rect(x + 5, y + CARD_HEAD + 1, w - 10, h - CARD_HEAD - foot(box) - 1), one.id, scene.name("orders", order))
    )
    low = box.bottom - foot(box) / 2
    if seat < 0:
        return scene.about("orders", order, *out, cubes(scene, scene.units(order), x + 6, low, w - 12, unit(box)))
    row = scene.cost(order, seat)
    ready = all(how != "missing" for _, how in row)
    out.append(units(scene, row, x + 6, low, w - 12, unit(box)))
    return scene.about("orders", order, *out, payable(box.right - 13, y + CARD_HEAD + 13) if ready else "")


def category(name: str, x: float, y: float, size: float, ink: str = INK) -> str:
    """The sign of a category of orders."""
    return paint.about(f"categories {name}", paint.glyph(name, x, y, size, ink))


def payable(x: float, y: float) -> str:
    """The mark of an order whose cost is at hand."""
    return paint.about("payable", paint.circle(x, y, 9, fill="#3f7a45"), paint.glyph("check", x, y, 12, "#fff"))


def order_line(scene: Scene, order: int, box: Rect, seat: int) -> str:
    """The same where a card would be too narrow: points and name, the cost under them."""
    one, level = scene.components.orders[order], level_of(scene, order)
    row = scene.cost(order, seat)
    ready = all(how != "missing" for _, how in row)
    names = paint.wrapped(scene.name("orders", order), box.w - 36, 12)
    if box.h < 54 or len(paint.wrapped(scene.name("orders", order), box.w - 36, 13)) == 1:
        names = (scene.name("orders", order),)
    top = box.y + (box.h - 15 * len(names) - 21) / 2
    lower = top + 15 * len(names) + 12
    return scene.about(
        "orders",
        order,
        sheet(box),
        badge(box.x + 16, top + 8, one.points, level, 19),
        paint.rows(box.x + 31, top + 12, names, 13, 15, fit=box.w - 36),
        units(scene, row, box.x + 6, lower, box.w - 52),
        category(one.category, box.right - 36, lower, 15),
        payable(box.right - 14, lower) if ready else "",
    )


def place_card(box: Rect, fill: str, glyph: str, name: str) -> str:
    """The upper part of a location or a forge."""
    tall = box.h - foot(box)
    return (
        sheet(box)
        + band(box, tall, fill)
        + paint.line(box.x, box.y + tall, box.right, box.y + tall, "#6d4f22", 1)
        + emblem(Rect(box.x + 6, box.y + 1, box.w - 12, tall - 2), glyph, name, bold=True)
    )


def location_card(scene: Scene, location: int, box: Rect) -> str:
    """Sure resources, the die, the bonus."""
    one = scene.components.locations[location]
    resources = [each.id for each in scene.components.resources]
    sure = [kind for kind, count in enumerate(one.sure) for _ in range(count)]
    low = box.bottom - foot(box) / 2
    return scene.about(
        "locations",
        location,
        place_card(box, SKIES[location], ART[location], scene.name("locations", location)),
        cubes(scene, sure, box.x + 6, low, box.w * 0.46, max(17, unit(box))),
        threshold(box.x + box.w * 0.6, low, one.die, 13),
        bonus(box.right - 16, low, resources.index(one.bonus)),
    )


def bonus(x: float, y: float, kind: int, ink: str = "#7a5614") -> str:
    """What a roll brings that reaches the threshold."""
    ring = paint.circle(x, y, 10.5, fill="none", stroke=ink, stroke_width=1.2, stroke_dasharray="3 2.5")
    return paint.about("bonus", ring, cube(kind, x, y, 13))


def forge_card(scene: Scene, forge: int, box: Rect) -> str:
    """Flasks, and the die of a perfect visit."""
    one = scene.components.forges[forge]
    low = box.bottom - foot(box) / 2
    step = min(unit(box) + 3.0, (box.w - 66) / max(1, one.uses - 1))
    flasks = "".join(
        paint.glyph("flask", box.x + 15 + k * step, low, max(17, unit(box)), "#6b3fa0") for k in range(one.uses)
    )
    picture = "furnace" if forge >= 4 else "forge"
    return scene.about(
        "forges",
        forge,
        place_card(box, "#d8b48a", picture, scene.name("forges", forge)),
        paint.about("flask", flasks),
        threshold(box.right - 21, low, one.die, 13),
    )


def assistant_card(scene: Scene, assistant: int, box: Rect) -> str:
    """Picture, name, effect."""
    x, y, w, h = box
    words = getattr(scene.components.assistants[assistant].text, scene.texts.language)
    size = 13 if h >= 104 and w >= 130 else 12
    rows = paint.wrapped(words, w - 12, size)
    name = scene.name("assistants", assistant)
    low = len(rows) * size * 1.12 + 5
    if h - low < len(paint.wrapped(name, w - 12, 13.5, True)) * 15.4 + 4:  # then the effect is told elsewhere
        rows, low = (), 2
    return scene.about(
        "assistants",
        assistant,
        sheet(box),
        emblem(Rect(x + 6, y + 3, w - 12, h - low - 3), scene.word("assistants", assistant), name, bold=True),
        paint.rows(x + 6, box.bottom - low + 10.5, rows, size, size * 1.12, fill="#4f3f22", fit=w - 12),
    )


def back(box: Rect, glyph: str, name: str, words: str, fill: str) -> str:
    """A face-down pile: its name, and how much lies in it."""
    rows = paint.wrapped(words, box.w - 14, 12)
    low = len(rows) * 13.4 + 6
    return (
        sheet(box, fill)
        + paint.rect(*box.inset(3), 4, fill="none", stroke="#c9a25a", stroke_width=0.8)
        + emblem(Rect(box.x + 7, box.y + 5, box.w - 14, box.h - low - 5), glyph, name, bold=True, ink=CREAM)
        + paint.rows(box.x + 8, box.bottom - low + 10, rows, 12, 13.4, fill=CREAM, fit=box.w - 14)
    )


def portrait(scene: Scene, assistant: int, x: float, y: float, size: float) -> str:
    """An assistant's card in small, turned when tilted."""
    tilted = scene.s.tilted[assistant] == 1
    fill = "#cfc7b2" if tilted else "#dfe6d8"
    body = paint.rect(-size * 0.4, -size * 0.5, size * 0.8, size, 4, fill=fill, stroke="#4a6a63", stroke_width=1.3)
    turn = " rotate(-90)" if tilted else ""
    inner = paint.glyph(scene.word("assistants", assistant), 0, 0, size * 0.66)
    drawn = f'<g transform="translate({num(x)} {num(y)}){turn}">{body}{inner}</g>'
    return scene.about("assistants", assistant, drawn)


def levels(scene: Scene, seat: int, right: float, y: float) -> str:
    """The levels that a player may take; in the last year, all."""
    out = []
    for level, letter in enumerate("CBA"):
        x = right - 9 - (2 - level) * 22
        shut = paint.empty_place(Rect(x - 9, y - 9, 18, 18), 4) + paint.glyph("lock", x, y, 11, "#6f6148")
        mark = badge(x, y, letter, level, 18) if scene.level_is_open(seat, level) else shut
        out.append(scene.about("levels", level, mark))
    return "".join(out)

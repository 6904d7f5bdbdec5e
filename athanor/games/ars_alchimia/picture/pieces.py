"""The pieces and cards of Ars Alchimia, each drawn into a rectangle that the layout gives it."""

from __future__ import annotations

from functools import lru_cache

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, GOLD_PALE, INK, PARCHMENT_EDGE, PARCHMENT_LIGHT, SEPIA, Kind, Rect, Wax, num
from athanor.games.ars_alchimia.picture.glyphs import GLYPHS
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import pieces as p

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
LEVELS = ("#4c7f45", "#b07f12", "#9c2b32")  # C, B, A
CATEGORIES = ("life", "industry", "myth", "university")
WORKER = "M0-1C.34-.96.5-.62.36-.34C.72-.12.8.4.82 1H-.82C-.8.4-.72-.12-.36-.34C-.5-.62-.34-.96 0-1Z"
SKIES = ("#cfe0b8", "#c8dcea", "#f0c9a8", "#dfe6cf", "#d3dde0", "#ecd0b0", "#f3d9a0", "#f3e0b0", "#e6d2c0", "#6b5a4a")


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


def threshold(x: float, y: float, size: float, die: int) -> str:
    """The die of a card: what its roll must reach."""
    body = paint.rect(x - size / 2, y - size / 2, size, size, size * 0.2, fill="#fffaf0", stroke=INK, stroke_width=1.2)
    return body + paint.text(x, y + size * 0.22, f"{die}+", size * 0.6, anchor="middle", bold=True)


def price(x: float, y: float, r: float, count: int, may: bool) -> str:
    """What a space costs now; grey where the player cannot act."""
    if may:
        return paint.coin(x, y, r, count)
    return paint.circle(x, y, r, fill="#b5aa95", stroke="#7c7263", stroke_width=1.2) + paint.text(
        x, y + r * 0.36, count, r, anchor="middle", bold=True, fill="#4a4237"
    )


def units(scene: Scene, order: int, seat: int, right: float, y: float, size: float, most: float, own: bool) -> str:
    """The cost of an order, from the right; for a player, what Elixir would pay is ringed in gold and what is missing dashed."""
    row = scene.cost(order, seat)
    step = min(size + 2, most / max(1, len(row)))
    size = min(size, step - 0.5)
    out: list[str] = []
    for k, (kind, how) in enumerate(row):
        x = right - (len(row) - k - 0.5) * step
        dim = None if not own or how == "own" else ".45"
        out.append(cube(kind, x, y, size, opacity=dim))
        if own and how != "own":
            ring, dash = ("#a8750e", None) if how == "elixir" else ("#9c2b32", "3 2")
            edge = size / 2 + 0.8
            out.append(
                paint.rect(
                    x - edge,
                    y - edge,
                    2 * edge,
                    2 * edge,
                    3,
                    fill="none",
                    stroke=ring,
                    stroke_width=1.5,
                    stroke_dasharray=dash,
                )
            )
    return "".join(out)


def sheet(box: Rect, **given: object) -> str:
    """The body of a card."""
    x, y, w, h = box
    return paint.rect(x, y, w, h, 6, fill="url(#card)", stroke="#6d4f22", stroke_width=1.2, **given)


def plate(box: Rect) -> str:
    """The face of something small to choose."""
    return paint.rect(*box, 7, fill="url(#card)", stroke="#6d4f22")


def head(box: Rect, height: float, fill: str) -> str:
    """The coloured upper part of a card."""
    x, y, w, _ = box
    d = f"M{num(x)} {num(y + height)}V{num(y + 6)}q0-6 6-6H{num(x + w - 6)}q6 0 6 6V{num(y + height)}z"
    return f'<path d="{d}" fill="{fill}"/>'


def named(box: Rect, y: float, words: str, size: float, most: int = 2, **given: object) -> str:
    """A name in the middle of a card, in one or two lines."""
    rows = paint.wrapped(words, box.w - 6, size)[:most] if most > 1 else (words,)
    return "".join(
        paint.text(box.cx, y + (k - (len(rows) - 1)) * size * 1.05, row, size, anchor="middle", fit=box.w - 6, **given)  # type: ignore[arg-type]
        for k, row in enumerate(rows)
    )


# Cards


def order_card(scene: Scene, order: int, box: Rect, seat: int, *, own: bool = False, with_name: bool = True) -> str:
    """Points at the top, category top right, level bottom left, cost at the bottom."""
    one = scene.components.orders[order]
    level, category = "CBA".index(one.level), CATEGORIES.index(one.category)
    x, y, w, h = box
    top = 22 if w > 70 else 18
    out = [sheet(box), head(box, top, LEVELS[level])]
    flag = min(26.0, w * 0.34)
    d = f"M{num(x + 6)} {num(y - 1)}h{num(flag)}v{num(top - 1)}l{num(-flag / 2)} 7l{num(-flag / 2)}-7z"
    out.append(f'<path d="{d}" fill="#5f3f08" stroke="{INK}" stroke-width="1"/>')
    out.append(paint.text(x + 6 + flag / 2, y + top - 5, one.points, top * 0.74, anchor="middle", fill=GOLD_PALE, bold=True))
    out.append(paint.glyph(CATEGORIES[category], x + w - top * 0.62, y + top / 2, top * 0.74, GOLD_PALE))
    foot = 24 if with_name else 32
    room = h - top - foot - (26 if with_name else 0)
    if room > 12:
        out.append(paint.glyph(one.id, x + w / 2 + 5, y + top + 2 + room / 2, min(room - 2, 46 if with_name else 30)))
    if with_name:
        out.append(named(box, y + h - foot - 4, scene.name("orders", order), min(11.5, w / 8)))
    if not with_name:
        return "".join([*out, stacked(scene, order, seat, box, level)])
    size = min(14.0, w / 6.5)
    out.append(paint.text(x + 4, y + h - 6, one.level, min(14, size + 1), fill=LEVELS[level], bold=True))
    out.append(units(scene, order, seat, x + w - 4, y + h - 11, size, w - 20, own))
    return "".join(out)


def stacked(scene: Scene, order: int, seat: int, box: Rect, level: int) -> str:
    """The cost of a small card in rows of four, and its level."""
    row = scene.cost(order, seat)
    size = min(13.0, (box.w - 6) / 4 - 1)
    out = [paint.text(box.x + 4, box.bottom - 2 * size - 8, "CBA"[level], 12, fill=LEVELS[level], bold=True)]
    for k, (kind, _) in enumerate(row):
        line, place = divmod(k, 4)
        lines = -(-len(row) // 4)
        across = min(4, len(row) - 4 * line)
        cx = box.cx + (place - (across - 1) / 2) * (size + 1)
        out.append(cube(kind, cx, box.bottom - 3 - size / 2 - (lines - 1 - line) * (size + 1), size))
    return "".join(out)


def location_card(scene: Scene, location: int, box: Rect, *, small: bool = False) -> str:
    """Sure resources, the die, the bonus."""
    one = scene.components.locations[location]
    resources = [each.id for each in scene.components.resources]
    x, y, w, h = box
    sky = h * 0.44
    sure = [kind for kind, count in enumerate(one.sure) for _ in range(count)]
    out = [sheet(box), head(box, sky, SKIES[location]), landscape(location, box, sky)]
    out.append(named(box, y + sky + (13 if small else 17), scene.name("locations", location), 10.5 if small else 13, 1))
    size = 14 if small else 20
    low = y + h - size * 0.85
    gap = size + (2 if small else 4)
    for k, kind in enumerate(sure):
        out.append(cube(kind, x + 6 + size / 2 + k * gap * (0.82 if len(sure) > 2 else 1), low, size))
    out.append(threshold(x + w * 0.62, low, size + 2, one.die))
    ring = size * 0.66
    out.append(
        paint.circle(x + w - ring - 4, low, ring, fill="none", stroke=GOLD, stroke_width=1.3, stroke_dasharray="3 2.5")
    )
    out.append(cube(resources.index(one.bonus), x + w - ring - 4, low, size * 0.85))
    return "".join(out)


def landscape(location: int, box: Rect, sky: float) -> str:
    """A few lines of the place: hills, and what grows or burns there."""
    x, y, w, _ = box
    far = f"M{num(x)} {num(y + sky)}Q{num(x + w * 0.25)} {num(y + sky * 0.3)} {num(x + w * 0.5)} {num(y + sky * 0.75)}"
    far += f"T{num(x + w)} {num(y + sky * 0.55)}V{num(y + sky)}Z"
    tints = ("#8fae6a", "#9fbcd2", "#c07a52", "#9dbb86", "#a9c0c4", "#d08a5a", "#dcb46c", "#dcb46c", "#b89b7c", "#3c2f26")
    glyphs = ("flower", "snow", "fire", "flower", "snow", "fire", "sand", "flower", "AS-16", "AS-15")
    ink = "#f4e6c8" if location == 9 else INK
    return (
        f'<path d="{far}" fill="{tints[location]}"/>'
        + paint.glyph(glyphs[location], x + w * 0.5, y + sky * 0.48, sky * 0.66, ink)
        + paint.line(x, y + sky, x + w, y + sky, "#6d4f22", 1)
    )


def forge_card(scene: Scene, forge: int, box: Rect, *, small: bool = False) -> str:
    """Flasks and the die."""
    one = scene.components.forges[forge]
    x, y, w, h = box
    sky = h * 0.44
    glyph = "furnace" if forge >= 4 else "forge"
    out = [sheet(box), head(box, sky, "#d8b48a"), paint.line(x, y + sky, x + w, y + sky, "#6d4f22", 1)]
    out.append(paint.glyph(glyph, box.cx, y + sky * 0.54, sky * 0.8))
    size = 13 if small else 17
    low = y + h - size * 0.9
    if not small:
        out.append(named(box, low - size * 0.85, scene.name("forges", forge), 11))
    else:
        out.append(named(box, low - size * 0.8, scene.name("forges", forge), 9))
    step = min(size * 0.92, (w - size - 14) / one.uses)
    for k in range(one.uses):
        out.append(paint.glyph("flask", x + 5 + size / 2 + k * step, low, size, "#6b3fa0"))
    out.append(threshold(x + w - size * 0.75 - 2, low, size + 2, one.die))
    return "".join(out)


def assistant_card(scene: Scene, assistant: int, box: Rect, *, small: bool = False) -> str:
    """Portrait, name, effect."""
    x, y, w, h = box
    text = getattr(scene.components.assistants[assistant].text, scene.texts.language)
    rows = paint.wrapped(text, w - 8, 10.2)[:3]
    r = h * (0.27 if small else 0.19 if len(rows) > 2 else 0.24)
    out = [sheet(box), paint.circle(box.cx, y + r + 6, r, fill="#dfe6d8", stroke="#4a6a63", stroke_width=1.6)]
    out.append(paint.glyph(scene.word("assistants", assistant), box.cx, y + r + 6, r * 1.3))
    if small:
        out.append(named(box, y + h - 6, scene.name("assistants", assistant), 9.5, 2))
        return "".join(out)
    out.append(
        paint.text(box.cx, y + 2 * r + 20, scene.name("assistants", assistant), 12, anchor="middle", bold=True, fit=w - 6)
    )
    out.append(paint.rows(box.cx, y + 2 * r + 32, rows, 10.2, 11, anchor="middle", fill="#4f3f22", fit=w - 6))
    if scene.components.assistants[assistant].yearly:
        out.append(yearly(scene, x + w - 17, y + 12))
    return "".join(out)


def yearly(scene: Scene, x: float, y: float) -> str:
    """The mark of a once-per-year effect."""
    body = paint.rect(x - 14, y - 8, 28, 15, 7, fill=PARCHMENT_LIGHT, stroke="#6d4f22", stroke_width=1)
    return body + paint.text(x, y + 3.5, scene.say("yearly"), 9.5, anchor="middle", fill=SEPIA)


def back(box: Rect, glyph: str, words: str, count: int, fill: str = "#4a2f3c") -> str:
    """A face-down pile with its name and size."""
    x, y, w, h = box
    out = [
        paint.rect(x + 3, y - 3, w - 3, h, 6, fill="#2f1e26", stroke="#1c130c"),
        paint.rect(x, y, w - 1, h, 6, fill=fill, stroke="#1c130c", stroke_width=1.2),
        paint.rect(x + 4, y + 4, w - 9, h - 8, 4, fill="none", stroke="#c9a25a", stroke_width=0.8),
        paint.glyph(glyph, box.cx, y + h * 0.36, min(w, h) * 0.46, "#1c130c"),
    ]
    size = min(13.0, w / 8)
    rows = paint.wrapped(words, w - 12, size * 1.1)[:2]
    for k, row in enumerate(rows):
        low = y + h * 0.76 + (k - (len(rows) - 1)) * size * 1.1
        out.append(paint.text(box.cx, low, row, size, anchor="middle", fill=paint.CREAM, small_caps=True, fit=w - 10))
    out.append(paint.text(box.cx, y + h * 0.92, f"×{count}", size + 2, anchor="middle", fill=paint.CREAM, bold=True))
    return "".join(out)


def levels(scene: Scene, seat: int, x: float, y: float, size: float) -> str:
    """The levels that a player may take; in the last year, all."""
    out = []
    for level, letter in enumerate("CBA"):
        box = Rect(x + level * (size + 4), y - size / 2, size, size)
        if scene.level_is_open(seat, level):
            out.append(paint.rect(*box, 4, fill=LEVELS[level], stroke=INK, stroke_width=1.1))
            out.append(paint.text(box.cx, y + size * 0.27, letter, size * 0.72, anchor="middle", fill=GOLD_PALE, bold=True))
        else:
            out.append(paint.empty_place(box, 4))
            out.append(paint.glyph("lock", box.cx, y, size * 0.6, "#6f6148"))
    return "".join(out)


def crowd(scene: Scene, space: int, box: Rect) -> str:
    """The strip under a space: whose workers stand there, how many, and the price to enter."""
    x, y, w, h = box
    owner, count = scene.s.crowd_of[space], scene.s.crowd[space]
    may = scene.open_to_me(space)
    out = [paint.rect(x, y, w, h, 5, fill="#cdb98d" if may else "#c9bb9c", stroke="#8a7346")]
    r = h * 0.41
    if count:
        out.append(paint.rect(x, y, 20, h, 5, fill=DARK[owner]))
        out.append(paint.text(x + 10, y + h / 2 + 5, count, 14, anchor="middle", fill="#fff3d6", bold=True))
        shown = count if w > 70 else 1
        step = max(2.0, min(15.0, (w - 2 * r - 47) / max(1, count - 1)))
        out += [worker(owner, x + 31 + k * step, y + h / 2, h * 0.8, id=f"w-{space}-{k}", cls="piece") for k in range(shown)]
    else:
        out.append(no_worker(x + 20, y + h / 2, h * 0.7))
    out.append(price(x + w - r - 3, y + h / 2, r, scene.price(space), may))
    return "".join(out)


def face(scene: Scene, space: int, box: Rect, *, small: bool = False) -> str:
    """What lies on a space: a card, a pile, or nothing."""
    card = scene.s.face[space]
    if space == 9 and card == p.NOTHING:
        return back(box, "portal", scene.say("portal"), scene.pile(3))
    if space == 12 and card == p.NOTHING:
        return back(box, "forge", scene.say("hidden-forge"), scene.pile(4), "#553a28")
    if card == p.NOTHING:
        return paint.empty_place(box) + paint.text(
            box.cx, box.cy + 4, scene.say("empty"), 12, anchor="middle", fill=SEPIA, italic=True
        )
    if space < 6:
        return order_card(scene, card, box, scene.me, with_name=not small)
    if space < 10:
        return location_card(scene, card, box, small=small)
    if space < 13:
        return forge_card(scene, card, box, small=small)
    return assistant_card(scene, card, box, small=small)


def pile_mark(x: float, y: float, fill: str, letter: str, count: int) -> str:
    """A small pile with its size."""
    out = [
        paint.rect(x + z * 1.6, y - 13 - z * 1.6, 14, 17, 2.5, fill=fill, stroke=INK, stroke_width=0.9) for z in (2, 1, 0)
    ]
    out.append(paint.text(x + 7, y, letter, 11, anchor="middle", fill=GOLD_PALE, bold=True))
    return "".join(out) + paint.text(x + 23, y + 1, f"×{count}", 13, bold=True)


def track(kind: int, count: int, most: int, x: float, y: float, size: float) -> str:
    """A resource, how many, and the room of its track."""
    out = [cube(kind, x + size / 2, y, size)]
    out.append(
        paint.text(
            x + size * 1.5, y + size * 0.32, count, size * 0.84, anchor="middle", bold=True, fill=INK if count else "#7d6a45"
        )
    )
    w = size * 2.5 / most
    for k in range(most):
        fill = INK if k < count else PARCHMENT_EDGE
        out.append(
            paint.rect(x + k * w, y + size * 0.68, w - 1.6, size * 0.24, 1.5, fill=fill, stroke="#8a7346", stroke_width=0.8)
        )
    return "".join(out)

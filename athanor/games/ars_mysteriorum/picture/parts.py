"""The pieces of the table of Ars Mysteriorum, each drawn into a box of the picture."""

from __future__ import annotations

from functools import lru_cache

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, PARCHMENT_LIGHT, Kind, Rect, Wax
from athanor.games.ars_mysteriorum.picture.glyphs import ELEMENT_GLYPHS, drawings
from athanor.games.ars_mysteriorum.picture.scene import GREY, TINTS, Scene, waxes_of
from athanor.games.ars_mysteriorum.rules import pieces as p

NAMES = tuple(ELEMENT_GLYPHS)
QUIET = "#6d532b"  # what there is none of, on parchment
CARD, NIGHT, NIGHT_INK, NIGHT_QUIET = "#fffaea", "#3b2a4f", "#fff1cf", "#e3d3f2"


def defs(scene: Scene) -> str:
    return definitions(tuple(waxes_of(scene.s)))


@lru_cache(maxsize=256)
def definitions(waxes: tuple[Wax, ...]) -> str:
    """What is drawn once and used often, for seats of these looks."""
    kinds = [Kind(tint.cloth, f"e-{name}", tint.ink) for name, tint in zip(NAMES, TINTS, strict=True)]
    tokens = "".join(paint.piece_symbol(f"t-{k}", kind, "hexagon") for k, kind in enumerate(kinds))
    signs = {f"e-{name}": drawing for name, drawing in ELEMENT_GLYPHS.items()}
    return paint.symbols(waxes, signs) + drawings() + tokens


def drawing(name: str, x: float, y: float, size: float, faint: bool = False) -> str:
    return paint.use(name, x, y, size, opacity=".4" if faint else None)


def token(element: int, x: float, y: float, size: float, faint: bool = False) -> str:
    return drawing(f"t-{element}", x, y, size, faint)


def number(x: float, y: float, count: int, size: float = 14, fill: str = INK, quiet: str = QUIET) -> str:
    """A count right of its icon, from the middle of its height; none of it is quiet."""
    return paint.text(x, y + size * 0.34, count, size, bold=bool(count), fill=fill if count else quiet)


def counted(icon: str, x: float, y: float, count: int, size: float = 18, words: float = 14) -> str:
    """An icon of which (x, y) is the middle of the left side, and its count."""
    return drawing(icon, x + size / 2, y, size, not count) + number(x + size + 2, y, count, words)


def surface(box: Rect) -> str:
    """Unseen, but found by whoever points at what is drawn upon it."""
    return paint.rect(*box, fill="none", pointer_events="all")


def counted_token(scene: Scene, element: int, x: float, y: float, count: int, size: float = 18, words: float = 14) -> str:
    """Tokens of an element and their count."""
    return scene.about("elements", element, counted(f"t-{element}", x, y, count, size, words))


def shares(x: float, width: float, n: int) -> list[float]:
    """Where each of n things begins that share a width."""
    return [x + width * k / n for k in range(n)]


def pawn(scene: Scene, colour: int, x: float, y: float, size: float) -> str:
    """An apprentice; a neutral one is grey with a ring of its colour."""
    tint, seat = TINTS[colour], scene.s.owner[colour]
    if seat == p.NOBODY and scene.started:
        ring = paint.circle(x, y + size * 0.28, size * 0.2, fill=tint.cloth, stroke=INK, stroke_width=1)
        body = paint.use("pawn", x, y, size, GREY.cloth) + ring
    else:
        body = paint.use("pawn", x, y, size, tint.cloth)
        if seat != p.NOBODY:
            body += paint.glyph(paint.EMBLEMS[seat], x, y + size * 0.24, size * 0.3, tint.ink)
    return scene.about("apprentices", colour, paint.group(body, id=f"apprentice-{colour}", cls="piece"))


def favour_back(scene: Scene, seat: int, box: Rect) -> str:
    tint = TINTS[scene.s.colour[seat]]
    x, y, w, h = box
    frame = paint.rect(x, y, w, h, 4, fill=tint.cloth, stroke=INK, stroke_width=1.2)
    frame += paint.rect(x + 3, y + 3, w - 6, h - 6, 2, fill="none", stroke=tint.ink, stroke_opacity=".55")
    return paint.about("favour-back", frame, paint.glyph(paint.EMBLEMS[seat], box.cx, box.cy, min(w, h) * 0.5, tint.ink))


def favour_face(scene: Scene, seat: int, box: Rect, value: int) -> str:
    """Its value over the seal of its owner; on one that is too small for both the seal lies over its corner."""
    tint = TINTS[scene.s.colour[seat]]
    x, y, w, h = box
    sealed = h >= 40 and w >= 26
    size = min(h * 0.42, w * 0.6) if sealed else min(17.0, h * 0.7)
    low = y + h * 0.34 + size * 0.34 if sealed else box.cy + size * 0.34
    return paint.about(
        f"favours-{value}",
        paint.rect(x, y, w, h, 4, fill=CARD, stroke=INK, stroke_width=1.2),
        paint.rect(x + 2, y + 2, w - 4, h - 4, 3, fill="none", stroke=tint.cloth, stroke_width=2.6),
        paint.text(box.cx, low, value, size, anchor="middle", bold=True),
        paint.seal(seat, box.cx, y + h * 0.74, min(w * 0.24, h * 0.16))
        if sealed
        else paint.seal(seat, box.right - 2, y + 3, 6.5),
    )


def mystery_card(scene: Scene, kind: int, box: Rect, count: int = 1, holder: int = p.NOBODY) -> str:
    """A mystery card as an emblem, its name and when it may be played; with the seal of who holds it."""
    x, y, w, h = box
    card = scene.components.mysteries[kind]
    emblem, edge = min(30.0, h - 10, w * (0.26 if w > 130 else 0.2)), 6 if w > 130 else 4
    left, room = x + emblem + 2 * edge, w - emblem - 3 * edge - (24 if holder != p.NOBODY else 0)
    name = scene.name("mysteries", kind) + (f" ×{count}" if count > 1 else "")
    size = 14.0 if paint.width_of(name, 14, bold=True) <= room else 12.5 if w > 125 else 12.0
    names = paint.wrapped(name, room, size, bold=True)
    when = scene.say(f"when-{p.QUESTIONS[p.WHEN[kind]]}")
    fits = [one for one in (when, when.partition(",")[0]) if paint.width_of(one, 12) <= room][:1]  # at least the phase
    step = 16 if (len(names) + 1) * 16 <= h - 6 else 14
    if step * (len(names) + len(fits)) > h - 2:
        step, fits = 16, []
    lines = [(one, min(size, step - 1.5), True) for one in names] + [(one, 12.0, False) for one in fits]
    top = box.cy - len(lines) * step / 2
    out = [paint.tag("title", paint.esc(scene.mystery_rule(kind)))]
    out.append(paint.rect(x, y, w, h, 7, fill=NIGHT, stroke="#22122f", stroke_width=1.2))
    out.append(paint.circle(x + emblem / 2 + edge, box.cy, emblem / 2 + 1, fill=PARCHMENT_LIGHT, stroke=INK))
    out.append(drawing(f"m-{card.id}", x + emblem / 2 + edge, box.cy, emblem * 0.68))
    for k, (words, high, bold) in enumerate(lines):
        out.append(
            paint.text(left, top + step - 3.5 + k * step, words, high, bold=bold, fill=NIGHT_INK if bold else NIGHT_QUIET)
        )
    if holder != p.NOBODY:
        out.append(paint.about(f"seat {holder}", paint.seal(holder, box.right - 16, box.cy, 10)))
    return scene.about("mysteries", kind, *out)


def bonus(x: float, y: float, florims: int) -> str:
    """A ribbon with what a recipe pays at once."""
    return paint.about(
        "bonus",
        f'<path d="M{paint.num(x - 10)} {paint.num(y)}h20v16l-10 6l-10-6z" fill="{GOLD}" stroke="{INK}" stroke-width=".8"/>',
        paint.text(x, y + 14.5, florims, 14, anchor="middle", bold=True),
    )

"""The visual language of every table: an alchemist's manuscript by candlelight, as SVG text.

Small pure functions that return pieces of SVG; a game's `picture.py` puts them together, layer by layer. Coordinates are
those of the picture, (x, y) is the upper left corner of a rectangle and the centre of anything round or square-cut.

Nothing here writes a `style` attribute or a script: a picture may stand in a page with a strict content policy. Classes are
explained by `STYLE`, which a page serves as a file and a picture that stands alone carries inside.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Any, NamedTuple

from athanor.drawing.type import lines, width
from athanor.kernel.texts import Texts

# Colours

WALNUT, WALNUT_LIGHT = "#2a1d15", "#5a4030"
PARCHMENT, PARCHMENT_LIGHT, PARCHMENT_EDGE = "#f1e3c4", "#f8eed6", "#d9bf8b"
INK, SEPIA = "#2b2117", "#5f4319"  # text on parchment, and the quieter text beside it
CREAM, SAND = "#f2ddb0", "#d8c398"  # the same two on walnut
GOLD, GOLD_DARK, GOLD_PALE = "#b8862d", "#7a5614", "#fff7e0"
RUST, RUST_PALE = "#7d2a22", "#ffe9cf"  # the last action's trace, refusals, the end that draws near
GLOW, GLOW_EDGE = "#ffd45e", "#8f5f0a"  # what may be clicked now, and nothing else

FONT = "Athanor,'Source Serif 4','Palatino Linotype',Palatino,'DejaVu Serif',Georgia,serif"
TITLE = "'Athanor Title','EB Garamond','Palatino Linotype',Palatino,'DejaVu Serif',Georgia,serif"

STYLE = (
    f""".athanor .sc{{font-family:{TITLE};font-variant-caps:small-caps;font-weight:400;letter-spacing:.04em}}
"""
    + """\
.athanor text{font-variant-ligatures:no-common-ligatures;font-variant-numeric:lining-nums}
.athanor,.athanor text{pointer-events:none;user-select:none}
.athanor :is(.may,.why,.pick,:has(>title)){pointer-events:auto}
.athanor .may{cursor:pointer;outline:none}
.athanor .may .glow{animation:athanor-glow 1.8s ease-in-out infinite}
.athanor .may:hover .glow,.athanor .may:focus-visible .glow{animation:none;fill-opacity:.38}
.athanor .may:focus-visible .halo{stroke:#1d140e;stroke-opacity:1;stroke-width:8}
.athanor .why{cursor:help;outline:none}
.athanor .piece{transition:transform .6s ease}
.athanor .trace{animation:athanor-trace 1.2s ease-out}
@keyframes athanor-glow{50%{stroke-opacity:.55}}
@keyframes athanor-trace{from{opacity:0}}
@media (prefers-reduced-motion:reduce){
.athanor .may .glow,.athanor .trace{animation:none}
.athanor .piece{transition:none}
}
"""
)


# Writing SVG


_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;"})


@lru_cache(maxsize=1 << 14, typed=True)
def esc(text: object) -> str:
    """Any text, safe between tags and inside an attribute."""
    return str(text).translate(_ESCAPES)


@lru_cache(maxsize=1 << 16)
def num(value: float) -> str:
    """A coordinate: at most two decimals, no trailing zeros. A picture has thousands, mostly those of the picture before."""
    return f"{round(value, 2) + 0.0:g}"  # no negative nought, which would be remembered as the other one


@lru_cache(maxsize=512)
def attribute(name: str) -> str:
    """`cls` is class, `fill_opacity` is fill-opacity."""
    return f' {"class" if name == "cls" else name.replace("_", "-")}="'


def attributes(given: dict[str, object]) -> str:
    """What is None is left out."""
    shown = ""
    for name, value in given.items():
        if value is not None:
            shown += f'{attribute(name)}{num(value) if isinstance(value, float) else esc(value)}"'
    return shown


def tag(name: str, *inside: str, **given: object) -> str:
    body = "".join(inside)
    return f"<{name}{attributes(given)}>{body}</{name}>" if body else f"<{name}{attributes(given)}/>"


def group(*inside: str, **given: object) -> str:
    return f"<g{attributes(given)}>{''.join(inside)}</g>"


def window(box: Rect, *inside: str, **given: object) -> str:
    """A part of the picture that shows nothing outside its box, and that can be looked at more closely: with two fingers, or with
    the wheel. An id lets it stay so from one picture to the next, as long as `data_part` says that it shows the same."""
    x, y, w, h = (num(n) for n in box)
    body = "".join(inside)
    return (
        f'<svg x="{x}" y="{y}" width="{w}" height="{h}" viewBox="{x} {y} {w} {h}" data-zoom="{x} {y} {w} {h}"'
        f"{attributes(given)}>{body}</svg>"
    )


def rect(x: float, y: float, w: float, h: float, radius: float = 0, **given: object) -> str:
    rounded = f' rx="{num(radius)}"' if radius else ""
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"{rounded}{attributes(given)}/>'


def circle(x: float, y: float, r: float, **given: object) -> str:
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{attributes(given)}/>'


def line(x: float, y: float, x2: float, y2: float, colour: str = GOLD, width: float = 1.0) -> str:
    return f'<path d="M{num(x)} {num(y)}L{num(x2)} {num(y2)}" stroke="{colour}" stroke-width="{num(width)}" fill="none"/>'


class Rect(NamedTuple):
    """A rectangle of the picture."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def inset(self, by: float) -> Rect:
        return Rect(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def cell(self, k: int, across: int, w: float, h: float, gap: float = 4, below: float = 4) -> Rect:
        """The place of the k-th of many things of one size, so many in a row, from the upper left corner."""
        return Rect(self.x + k % across * (w + gap), self.y + k // across * (h + below), w, h)


# Words, as wide as the typefaces that travel with the project make them


def width_of(words: str, size: float, bold: bool = False, small_caps: bool = False) -> float:
    """How wide a line of text is drawn. Small capitals are never bold."""
    return width(words, size, "caps" if small_caps else "bold" if bold else "text") + small_caps * SPACED * size * len(words)


def wrapped(words: str, room: float, size: float, bold: bool = False) -> tuple[str, ...]:
    """A sentence broken into lines that fit; a space that must not break is kept."""
    return lines(words, room, size, "bold" if bold else "text")


SMALLEST = 12.0
"""Words are drawn at least this large."""
LEAST_NUMBER = 11.0
"""And numbers at least this large."""
SPACED = 0.04
"""Between small capitals, in parts of their size."""


@lru_cache(maxsize=1024)
def cut(words: str, width: float, size: float, bold: bool = False, small_caps: bool = False) -> str:
    """As much of a line as fits, with an ellipsis when that is not all of it."""
    if width_of(words, size, bold, small_caps) <= width * 1.001:
        return words
    kept = words
    while len(kept) > 1 and width_of(f"{kept}…", size, bold, small_caps) > width:
        kept = kept[:-1].rstrip()
    return f"{kept}…"


def numeral(words: str) -> bool:
    """A number, with its sign and what counts it: no word to be read."""
    return not any(letter.isalpha() for letter in words)


def text(
    x: float,
    y: float,
    words: object,
    size: float = 14,
    *,
    anchor: str = "start",
    fill: str | None = None,
    bold: bool = False,
    italic: bool = False,
    small_caps: bool = False,
    fit: float | None = None,
    **given: object,
) -> str:
    """One line of text on its baseline; with `fit` it is drawn smaller where it would be wider than that, and cut where it
    would become too small to read."""
    shown = str(words).replace("-", "−") if isinstance(words, int) else str(words)  # a number has a true minus
    if fit is not None and (wide := width_of(shown, size, bold, small_caps)) > fit:
        size = max(min(size, LEAST_NUMBER if numeral(shown) else SMALLEST), size * fit / wide)
        shown = cut(shown, fit, size, bold, small_caps)
    how = f' text-anchor="{anchor}"' if anchor != "start" else ""
    if fill:
        how += f' fill="{fill}"'
    if bold:
        how += ' font-weight="bold"'
    if italic:
        how += ' font-style="italic"'
    if small_caps:
        how += ' class="sc"'
    return f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}"{how}{attributes(given)}>{esc(shown)}</text>'


def rows(x: float, y: float, lines: Iterable[str], size: float, step: float, **given: object) -> str:
    """Lines of text, one under the other."""
    return "".join(text(x, y + k * step, one, size, **given) for k, one in enumerate(lines))  # type: ignore[arg-type]


def title(x: float, y: float, words: str, size: float = 19, **given: object) -> str:
    """Small capitals, as everything that heads a panel."""
    return text(x, y, words, size, small_caps=True, **given)  # type: ignore[arg-type]


# Glyphs: drawn once as a symbol in the square from -1 to 1, stroked and filled with the current colour

GLYPHS: dict[str, str] = {
    "moon": '<path d="M.3-.85A.9.9 0 1 0 .3.85A.7.7 0 1 1 .3-.85Z" fill="currentColor" stroke="none"/>',
    "sun": '<circle r=".42" fill="currentColor" stroke="none"/><path d="M0-.65V-.95M0 .65V.95M.65 0H.95M-.65 0H-.95'
    'M.46-.46.68-.68M-.46-.46-.68-.68M.46.46.68.68M-.46.46-.68.68" stroke-width=".2"/>',
    "wave": '<path d="M-.9-.3Q-.45-.85 0-.3T.9-.3M-.9.35Q-.45-.2 0 .35T.9.35" stroke-width=".26"/>',
    "triangle": '<path d="M0-.85.85.65H-.85Z" stroke-width=".2"/><path d="M-.45.12H.45" stroke-width=".2"/>',
    "star": '<path d="M0-.95.26-.3.92-.28.4.14.58.8 0 .42-.58.8-.4.14-.92-.28-.26-.3Z" fill="currentColor" stroke="none"/>',
    "flame": '<path d="M.05-.95C.2-.45.75-.2.7.35C.66.75.35.95 0 .95S-.68.75-.7.35C-.71.02-.5-.2-.42-.42C-.3-.2-.22-.12'
    '-.1-.1C-.12-.4-.15-.65.05-.95Z" fill="currentColor" stroke="none"/>',
    "crown": '<path d="M-.85.6-.9-.45-.4.02 0-.75.4.02.9-.45.85.6Z" fill="currentColor" stroke="none"/>',
    "lock": '<path d="M-.45 0V-.35A.45.45 0 0 1 .45-.35V0" stroke-width=".22"/>'
    '<rect x="-.68" y="-.05" width="1.36" height=".95" rx=".15" fill="currentColor" stroke="none"/>',
    "check": '<path d="M-.7.05-.2.6.75-.6" stroke-width=".3"/>',
    "arrow": '<path d="M-.8 0H.7M.25-.45.75 0 .25.45" stroke-width=".24"/>',
    "cross": '<path d="M-.7-.7.7.7M.7-.7-.7.7" stroke-width=".26"/>',
    "slash": '<path d="M-.85.85.85-.85" stroke-width=".22"/>',
    "eye": '<path d="M-.9 0Q0-.85.9 0Q0 .85-.9 0Z"/><circle r=".3" fill="currentColor" stroke="none"/>',
    "scroll": '<path d="M-.6-.8H.55V.55Q.55.85.3.85H-.75Q-.55.8-.55.55Z"/><path d="M-.28-.42H.25M-.28-.1H.25M-.28.22H.1"/>',
    "hourglass": '<path d="M-.6-.88H.6M-.6.88H.6" stroke-width=".2"/><path d="M-.48-.85C-.48-.3-.08-.2-.08 0S-.48.3-.48.85'
    'M.48-.85C.48-.3.08-.2.08 0S.48.3.48.85" stroke-width=".14"/>',
}
EMBLEMS = ("moon", "sun", "wave", "triangle", "star")
"""One for each seat, so that no seat is known by its colour alone."""


def glyph_symbol(name: str, drawing: str) -> str:
    """The definition of a glyph: `use` it with a colour."""
    return (
        f'<g id="g-{name}" fill="none" stroke="currentColor" stroke-width=".16" stroke-linecap="round" '
        f'stroke-linejoin="round">{drawing}</g>'
    )


def use(symbol: str, x: float, y: float, size: float, colour: str | None = None, turn: float = 0, **given: object) -> str:
    """A symbol drawn in the square from -1 to 1, placed by its centre; `size` is its whole width."""
    turned = f" rotate({num(turn)})" if turn else ""
    tinted = f' color="{colour}"' if colour else ""
    where = f"translate({num(x)} {num(y)}){turned} scale({num(size / 2)})"
    return f'<use href="#{symbol}" transform="{where}"{tinted}{attributes(given)}/>'


def glyph(name: str, x: float, y: float, size: float, colour: str = INK, **given: object) -> str:
    return use(f"g-{name}", x, y, size, colour, **given)  # type: ignore[arg-type]


# Pieces: a colour and a glyph each


class Kind(NamedTuple):
    """How one kind of piece looks: colour, glyph, and the colour of the glyph on it."""

    colour: str
    glyph: str
    ink: str


class Wax(NamedTuple):
    """How a seat looks: the colour of its wax, its emblem, and the colour of the emblem on it."""

    colour: str
    emblem: str
    ink: str


SHAPES: dict[str, tuple[str, str]] = {  # outline, and the light that falls on it
    "cube": ("M-.72-1H.72Q1-1 1-.72V.72Q1 1 .72 1H-.72Q-1 1-1 .72V-.72Q-1-1-.72-1Z", "M-.82-.4V-.66Q-.82-.82-.66-.82H.7"),
    "hexagon": ("M-.5-.87H.5L1 0 .5.87H-.5L-1 0Z", "M-.78-.1-.42-.72H.42"),
    "disc": ("M-1 0A1 1 0 1 1 1 0A1 1 0 1 1-1 0Z", "M-.72-.3A.78.78 0 0 1 .1-.78"),
}


def piece_symbol(name: str, kind: Kind, shape: str = "cube") -> str:
    """The definition of a piece with its glyph, drawn once."""
    outline, light = SHAPES[shape]
    return (
        f'<g id="{name}"><path d="{outline}" fill="{kind.colour}" stroke="{INK}" stroke-width=".1" stroke-linejoin="round"/>'
        f'<path d="{light}" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".1" stroke-linecap="round"/>'
        f'<use href="#g-{kind.glyph}" transform="scale(.66)" color="{kind.ink}"/></g>'
    )


def wax_outline() -> str:
    """The uneven rim of a drop of wax: a sum of waves, so that it is the same in every picture."""
    points = []
    for k in range(24):
        angle = k / 24 * 2 * pi
        r = 0.96 + 0.045 * sin(3 * angle + 0.6) + 0.04 * sin(7 * angle)
        points.append((r * cos(angle), r * sin(angle)))
    path = ""
    for k, (x, y) in enumerate(points):
        x2, y2 = points[(k + 1) % len(points)]
        middle = f"{num((x + x2) / 2)} {num((y + y2) / 2)}"
        path += f"Q{num(x)} {num(y)} {middle}" if path else f"M{middle}"
    x, y = points[0]
    x2, y2 = points[1]
    return f"{path}Q{num(x)} {num(y)} {num((x + x2) / 2)} {num((y + y2) / 2)}Z"


def wax_symbol(seat: int, wax: Wax) -> str:
    """The definition of a seat's seal."""
    return (
        f'<g id="wax-{seat}"><path d="{wax_outline()}" fill="{wax.colour}" stroke="#1c130c" stroke-width=".08"/>'
        '<circle r=".7" fill="#000" fill-opacity=".13" stroke="#000" stroke-opacity=".4" stroke-width=".08"/>'
        '<path d="M-.62-.46A.78.78 0 0 1 .1-.8" fill="none" stroke="#fff" stroke-opacity=".5" stroke-width=".09" '
        f'stroke-linecap="round"/><use href="#g-{wax.emblem}" transform="scale(.44)" color="{wax.ink}"/></g>'
    )


def seal(seat: int, x: float, y: float, r: float, **given: object) -> str:
    """A seat's wax seal."""
    return use(f"wax-{seat}", x, y, 2 * r, **given)  # type: ignore[arg-type]


def empty_seal(x: float, y: float, r: float, on: str = INK) -> str:
    """The place of a seal that is not there."""
    return circle(x, y, r, fill="none", stroke=on, stroke_opacity=".4", stroke_width=1.2, stroke_dasharray="2.5 2.5")


PIPS: dict[int, tuple[tuple[int, int], ...]] = {
    1: ((0, 0),),
    2: ((-1, -1), (1, 1)),
    3: ((-1, -1), (0, 0), (1, 1)),
    4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    5: ((-1, -1), (1, -1), (-1, 1), (1, 1), (0, 0)),
    6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def die(x: float, y: float, size: float, face: int, turn: float = 0, fill: str = "#fffaf0", ink: str = INK) -> str:
    """A six-sided die."""
    pips = "".join(circle(a * size * 0.26, b * size * 0.26, size * 0.095, fill=ink) for a, b in PIPS[face])
    body = rect(-size / 2, -size / 2, size, size, size * 0.2, fill=fill, stroke=INK, stroke_width=max(1.2, size * 0.045))
    return f'<g transform="translate({num(x)} {num(y)}) rotate({num(turn)})">{body}{pips}</g>'


def coin(x: float, y: float, r: float, words: object) -> str:
    """A gold disc with a number on it."""
    return (
        circle(x, y, r, fill="#e9c15a", stroke=GOLD_DARK, stroke_width=1.6)
        + circle(x, y, r - 3, fill="none", stroke=GOLD_DARK, stroke_opacity=".45", stroke_width=0.8)
        + text(x, y + r * 0.36, words, r, anchor="middle", bold=True, fit=1.6 * r)
    )


# Furniture


def panel(box: Rect, radius: float = 9, **given: object) -> str:
    """A sheet of parchment on the table."""
    x, y, w, h = box
    return rect(
        x, y, w, h, radius, fill="url(#parchment)", stroke="#6d4f22", stroke_width=1.6, filter="url(#shadow)", **given
    )


def slate(box: Rect, radius: float = 9) -> str:
    """A dark sheet: for what is told rather than played."""
    x, y, w, h = box
    return rect(x, y, w, h, radius, fill="#1d140e", fill_opacity=".82", stroke=GOLD_DARK)


def framed(box: Rect) -> str:
    """The double gold line inside a board."""
    x, y, w, h = box
    return rect(x, y, w, h, fill="none", stroke=GOLD, stroke_width=1.4) + rect(
        x + 5, y + 5, w - 10, h - 10, fill="none", stroke=GOLD, stroke_width=0.6
    )


def empty_place(box: Rect, radius: float = 5, on: str = INK) -> str:
    """Where something could lie and nothing does."""
    x, y, w, h = box
    return rect(x, y, w, h, radius, fill="none", stroke=on, stroke_opacity=".4", stroke_width=1.2, stroke_dasharray="3 3")


def card_back(box: Rect, count: object = "", glyph_name: str = "scroll") -> str:
    """Something hidden; with its count where several lie there."""
    x, y, w, h = box
    inner = min(w, h) * 0.09
    body = rect(x, y, w, h, 4, fill="#5b3a4a", stroke=INK, stroke_width=1.2) + rect(
        x + inner, y + inner, w - 2 * inner, h - 2 * inner, 2, fill="none", stroke=PARCHMENT_EDGE, stroke_opacity=".6"
    )
    if str(count) == "":
        return body + glyph(glyph_name, box.cx, box.cy, min(w, h) * 0.5, PARCHMENT_EDGE)
    size = min(h * 0.58, w * 0.56)
    return body + text(box.cx, box.cy + size * 0.35, count, size, anchor="middle", fill="#fff7e0", bold=True)


def badge(
    x: float, y: float, words: str, size: float = 13, fill: str = RUST, ink: str = RUST_PALE, cls: str = "trace"
) -> str:
    """A small ribbon with a figure on it: `+9`. As the trace of the last action it fades."""
    w = width_of(words, size, True) + size * 0.8
    body = rect(x - w / 2, y - size * 0.72, w, size * 1.44, size * 0.72, fill=fill, stroke=INK, stroke_width=0.8)
    return group(body, text(x, y + size * 0.36, words, size, anchor="middle", fill=ink, bold=True), cls=cls)


def traced(box: Rect, radius: float = 12) -> str:
    """The last action happened here."""
    x, y, w, h = box
    return rect(
        x,
        y,
        w,
        h,
        radius,
        fill="none",
        stroke=RUST,
        stroke_width=2,
        stroke_dasharray="7 5",
        stroke_linecap="round",
        cls="trace",
    )


# What may be asked, and what may be clicked


def about(what: str, *inside: str) -> str:
    """What somebody may ask about: a component (`cauldrons C10`), one with its own text (`reserve`), `seat 1`, `rule AL-040`."""
    return f'<g data-about="{what}">{"".join(inside)}</g>'


def glow(box: Rect, radius: float = 10) -> str:
    """The warm frame of what may be clicked now; its dark rim sets it off from parchment."""
    x, y, w, h = box
    return rect(
        x, y, w, h, radius, fill="none", stroke=GLOW_EDGE, stroke_opacity=".55", stroke_width=5.4, cls="halo"
    ) + rect(x, y, w, h, radius, fill=GLOW, fill_opacity=".14", stroke=GLOW, stroke_width=3.2, cls="glow hit")


def hit(box: Rect, radius: float = 10) -> str:
    """An unseen surface that takes clicks."""
    x, y, w, h = box
    return rect(x, y, w, h, radius, fill="none", pointer_events="all", cls="hit")


class Hand:
    """What one seat may do in a picture: it marks what can be clicked, and explains what cannot."""

    def __init__(self, legal: Collection[int], texts: Texts, seated: bool = True, state: Any = None) -> None:
        self.legal = frozenset(legal)
        self.offered: set[int] = set()  # what has its place in the picture
        self.texts = texts
        self.seated = seated
        self.state = state

    def may(self, action: int) -> bool:
        return action in self.legal

    def act(self, action: int, box: Rect, *body: str, radius: float = 10, **given: object) -> str:
        """A thing that performs an action: lit when it is legal, and otherwise able to say which rule forbids it."""
        inside = "".join(body)
        if self.may(action):
            self.offered.add(action)
            label = self.texts.action(action, self.state)
            return lit(box, inside, label, radius, data_action=action, **given)
        if not self.seated:
            return group(inside, **given) if given else inside
        return group(inside, hit(box, radius), cls="why", data_why=action, **given)

    def draft(self, draft: str, label: str, box: Rect, *body: str, radius: float = 10, **given: object) -> str:
        """A thing that changes what is composed on the screen; nothing is sent."""
        return lit(box, "".join(body), label, radius, data_draft=draft, **given)


def lit(box: Rect, inside: str, label: str, radius: float = 10, **given: object) -> str:
    """A group that takes a click or the Enter key, with its accessible name."""
    return group(
        tag("title", esc(label)), glow(box, radius), inside, cls="may", role="button", tabindex=0, aria_label=label, **given
    )


def key(box: Rect, words: str, bright: bool = True, size: float = 17) -> str:
    """The face of a button."""
    x, y, w, h = box
    face = rect(
        x, y, w, h, 8, fill="#3a2716" if bright else "#8b7a5c", stroke=GOLD if bright else "#6f6148", stroke_width=1.4
    )
    fill = CREAM if bright else "#241b10"
    words_at = text(
        box.cx, box.cy + size * 0.33, words, size, anchor="middle", fill=fill, small_caps=True, bold=bright, fit=w - 16
    )
    return face + words_at


def take_back(box: Rect, words: str, **given: object) -> str:
    """The button that takes back the choices of this turn which are not committed: a service of the table, no action."""
    x, y, w, h = box
    face = rect(x, y, w, h, 8, fill=PARCHMENT_LIGHT, fill_opacity=".6", stroke=GOLD_DARK, stroke_width=1.4, cls="hit")
    name = text(box.cx, box.cy + 5.5, words, 16, anchor="middle", fill=SEPIA, small_caps=True, fit=w - 12)
    return group(face, name, cls="may", role="button", tabindex=0, aria_label=words, data_undo=1, **given)


# The whole document

DEFS = (
    f'<radialGradient id="walnut" cx="50%" cy="38%" r="80%"><stop offset="0" stop-color="{WALNUT_LIGHT}"/>'
    f'<stop offset="1" stop-color="{WALNUT}"/></radialGradient>'
    f'<radialGradient id="parchment" cx="50%" cy="45%" r="78%"><stop offset="0" stop-color="{PARCHMENT_LIGHT}"/>'
    f'<stop offset=".75" stop-color="{PARCHMENT}"/><stop offset="1" stop-color="#dfc795"/></radialGradient>'
    '<filter id="shadow" x="-10%" y="-10%" width="120%" height="125%">'
    '<feDropShadow dx="0" dy="3" stdDeviation="4.5" flood-opacity=".45"/></filter>'
)


def symbols(waxes: Sequence[Wax], glyphs: dict[str, str] | None = None) -> str:
    """The definitions that every picture needs: the shared glyphs, a game's own, and the seals of its seats."""
    drawn = "".join(glyph_symbol(name, drawing) for name, drawing in {**GLYPHS, **(glyphs or {})}.items())
    return drawn + "".join(wax_symbol(seat, wax) for seat, wax in enumerate(waxes))


@lru_cache(maxsize=64)
def table_top(width: int, height: int) -> str:
    """The walnut table and its grain."""
    grain = []
    for k in range(height // 16):
        y = 16 * k + 5 * sin(12.9898 * k)
        bend, slope, thick = 14 * sin(78.233 * k), 8 * sin(37.719 * k), 1.5 + 0.9 * sin(4.1 * k)
        grain.append(
            f'<path d="M0 {y:.0f}Q{width // 2} {y + bend:.0f} {width} {y + slope:.0f}" stroke="#000" stroke-opacity=".07" '
            f'fill="none" stroke-width="{thick:.1f}"/>'
        )
    return f'<rect width="{width}" height="{height}" fill="url(#walnut)"/>{"".join(grain)}'


def document(
    width: int, height: int, name: str, description: str, defs: str, layers: Iterable[str], *, standalone: bool = True
) -> str:
    """A whole picture. One that stands alone carries its style sheet; in a page, the page serves `STYLE`."""
    named, head = f' aria-label="{esc(name)}"', ""
    if standalone:  # in a page, a title would hang over the whole picture as a tip
        named, head = "", f"<title>{esc(name)}</title><style>{STYLE}</style>"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="athanor" viewBox="0 0 {width} {height}" width="{width}" '
        f'height="{height}" font-family="{esc(FONT)}" fill="{INK}" role="group"{named} aria-describedby="picture-desc">'
        f'{head}<desc id="picture-desc">{esc(description)}</desc>'
        f"<defs>{DEFS}{defs}</defs>{table_top(width, height)}{''.join(layers)}</svg>\n"
    )

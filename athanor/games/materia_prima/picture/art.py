"""The pieces of Materia Prima, drawn once: elements by level (disc, hexagon, seal), towers, figures, scenery, small icons."""

from __future__ import annotations

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import Any

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, Rect, Wax, num

IVORY, DARK = "#fdf6e3", "#17130f"
WAXES = (  # by tower colour: blue, red, green, yellow
    Wax("#2a5aa6", "star", IVORY),
    Wax("#a82c35", "moon", IVORY),
    Wax("#2f7d4f", "wave", IVORY),
    Wax("#c98c14", "sun", "#221608"),
)
NO_WAX = Wax("#7d6b4f", "triangle", IVORY)  # a seat that has no tower yet
DECK_COLOUR = ("#3c5a45", "#4d4f5c", "#6b2f3a")  # homunculi, equipment, stone formulas
DECK_ICON = ("drop", "sword", "stone")
LAND = ("#c79f78", "#9a8f9c", "#b3bd84", "#86a6ab", "#a3c3b4", "#b39c82", "#dcc693")  # by tile

ELEMENTS = (  # colour, ink of the glyph, glyph
    ("#858d99", DARK, '<circle cx="-.12" cy=".14" r=".36"/><path d="M.15-.13 .55-.53M.22-.56H.57V-.2"/>'),
    ("#c4432a", IVORY, '<path d="M0-.58 .58 .42H-.58Z"/>'),
    ("#e8eef0", DARK, '<path d="M0-.58 .58 .42H-.58ZM-.62 .02H.62"/>'),
    ("#6f6527", IVORY, '<path d="M0 .6 .58-.4H-.58ZM-.62 0H.62"/>'),
    ("#2b69ad", IVORY, '<path d="M0 .6 .58-.4H-.58Z"/>'),
    ("#b7b1d8", DARK, '<circle cy="-.08" r=".24"/><path d="M0 .17V.62M-.22 .41H.22M-.27-.58Q-.25-.32 0-.32T.27-.58"/>'),
    ("#b3602f", IVORY, '<circle cy="-.2" r=".3"/><path d="M0 .1V.62M-.25 .36H.25"/>'),
    (
        "#6ec0b0",
        DARK,
        '<path d="M-.16-.56H.16M-.1-.56V-.14L-.44 .42Q-.46 .54-.34 .54H.34Q.46 .54 .44 .42L.1-.14V-.56M-.27 .2H.27"/>',
    ),
    ("#e6c835", DARK, '<path d="M0-.6 .42 .06H-.42ZM0 .06V.6M-.25 .33H.25"/>'),
    ("#d9a11b", DARK, f'<circle r=".44"/><circle r=".1" fill="{DARK}"/>'),
    (
        "#dde3e8",
        DARK,
        f'<circle cx=".24" r=".26"/><circle cx=".24" r=".05" fill="{DARK}"/>'
        '<path d="M-.12-.46A.46.46 0 1 0-.12 .46A.62.62 0 0 1-.12-.46Z"/>',
    ),
    ("#7b3d93", IVORY, '<path d="M0 .6 .46-.14H-.46ZM-.44-.24V-.58L-.2-.38 0-.62 .2-.38 .44-.58V-.24"/>'),
)
ICONS = {
    "sword": '<path d="M.75-.85 .78-.55-.2 .45-.42 .2ZM-.62 .05-.02 .65M-.42 .45-.8 .85"/>',
    "shield": '<path d="M0-.85 .7-.6V0Q.65 .6 0 .9Q-.65 .6-.7 0V-.6Z"/>',
    "bag": '<path d="M-.35-.5Q-.95 .2-.65 .75H.65Q.95 .2 .35-.5ZM-.42-.5H.42M-.3-.5-.42-.85H.42L.3-.5"/>',
    "skull": '<path d="M-.35 .35Q-.75 .1-.7-.3Q-.6-.85 0-.85T.7-.3Q.75 .1 .35 .35V.75H-.35ZM-.1 .75V.5M.12 .75V.5"/>'
    '<circle cx="-.28" cy="-.15" r=".15"/><circle cx=".28" cy="-.15" r=".15"/>',
    "pick": '<path d="M-.85-.35Q-.1-1.05 .85-.3M0-.72V.9"/>',
    "down": '<path d="M0-.85V.5M-.45 .1 0 .55 .45 .1M-.75 .85H.75"/>',
    "up": '<path d="M0 .6V-.75M-.45-.35 0-.8 .45-.35M-.75 .85H.75"/>',
    "satchel": '<path d="M-.75-.15H.75V.8H-.75ZM-.75-.15Q0 .6 .75-.15M-.5-.15Q0-1.2 .5-.15"/>',
    "keep": '<path d="M-.5 .9V-.35H-.65V-.85H-.3V-.6H-.15V-.85H.15V-.6H.3V-.85H.65V-.35H.5V.9ZM-.15 .9V.45Q0 .25 .15 .45V.9"/>',
    "reroll": '<path d="M.6-.35A.7.7 0 1 0 .68 .2M.72-.75 .62-.3 .2-.45"/>',
    "swords": '<path d="M-.8-.8 .45 .45M.8-.8-.45 .45M.2 .7 .7 .2M-.2 .7-.7 .2M.5 .5 .8 .8M-.5 .5-.8 .8"/>',
    "stone": '<path d="M0-.9 .8-.25 .5 .8H-.5L-.8-.25ZM-.8-.25H.8M-.35-.25 0 .8 .35-.25 0-.9Z"/>',
    "drop": '<path d="M0-.95C.85 0 .7 .85 0 .85S-.85 0 0-.95Z"/><path d="M-.28 .18H-.12M.12 .18H.28M-.18 .48Q0 .6 .18 .48"/>',
    "gear": '<circle r=".42"/><path d="M0-.9V-.6M0 .6V.9M-.9 0H-.6M.6 0H.9M-.64-.64-.42-.42M.42 .42 .64 .64M-.64 .64-.42 .42'
    'M.42-.42 .64-.64"/>',
}
ITEM_ICON = {"weapon": "sword", "shield": "shield", "armour": "shield", "bag": "satchel", "jewel": "stone", "tool": "gear"}
BEASTS = (  # by what a homunculus is best at: it carries, it fights, it guards, it runs
    '<path d="M0-.95C.85 0 .7 .85 0 .85S-.85 0 0-.95Z"/><path d="M-.28 .18H-.12M.12 .18H.28M-.18 .48Q0 .6 .18 .48" fill="none"/>',
    '<path d="M-.7-.85-.3-.5H.3L.7-.85 .66 0 .2 .82H-.2L-.66 0Z"/><path d="M-.38-.08-.14 .06M.38-.08 .14 .06M-.1 .58H.1" '
    'fill="none"/>',
    '<path d="M-.3-.85H.3V-.4H.7V.2H.5V.9H.12V.45H-.12V.9H-.5V.2H-.7V-.4H-.3Z"/><path d="M-.14-.62H-.04M.04-.62H.14M-.3 0H.3" '
    'fill="none"/>',
    '<path d="M-.7 .8C-.75 .1-.55-.7 .1-.75 .55-.75 .85-.4 .9 .1L.45-.1C.3 .1 .35 .45 .6 .8Z"/>'
    '<path d="M.2-.38H.36M-.45-.5-.75-.9-.1-.72" fill="none"/>',
)
SITES = (  # scenery of the element hexes, in the lower half
    '<path d="M-.62 .62Q-.3 .1 0 .12T.62 .62Z" fill="#8a7a6a"/><path d="M-.2 .62V.42Q0 .2 .2 .42V.62Z" fill="#241a12"/>',
    '<path d="M-.6 .62-.16 .14H.16L.6 .62Z" fill="#7d5546"/>'
    '<path d="M-.16 .14Q0 .24 .16 .14Q.1 .34 .02 .5Q-.06 .34-.16 .14Z" fill="#d8612f"/>',
    '<path d="M-.46 .6H.46M-.4 .54H.4M-.42 .24 0 .06 .42 .24ZM-.32 .24V.54M-.11 .24V.54M.11 .24V.54M.32 .24V.54" '
    'fill="#f4eedb"/>',
    '<path d="M-.5 .6V.3Q-.42 .18-.32 .3V.6ZM.28 .6V.34Q.4 .2 .5 .36V.6ZM-.16 .6V.22Q0 .06 .16 .22V.6Z" fill="#8d8a6d"/>'
    '<path d="M-.62 .6H.62"/>',
    '<path d="M-.52 .42Q-.3 .16 0 .22T.52 .42Q.4 .7 0 .68T-.52 .42Z" fill="#7fb0cf"/>'
    '<path d="M-.3 .38Q-.2 .32-.1 .38T.1 .38T.3 .38" fill="none"/>',
)
CITIES = (
    '<path d="M-.55 .3V-.1L-.28-.34-.02-.1V.3Z" fill="#b98d66"/><path d="M-.02 .3V-.42H.16V.3Z" fill="#8d6a4e"/>'
    '<path d="M.16 .3V-.02H.55V.3Z" fill="#c9a27a"/><path d="M.2-.02 .36-.2 .52-.02ZM-.58-.1-.28-.38 .02-.1Z" fill="#7d3b2b"/>',
    '<path d="M-.52 .3V-.18L-.4-.5-.28-.18V.3Z" fill="#6a6272"/><path d="M-.28 .3V-.02H.2V.3Z" fill="#857b8c"/>'
    '<path d="M-.12-.02V-.34L.02-.78 .16-.34V-.02Z" fill="#5b5364"/><path d="M.26 .3V-.1L.38-.44 .52-.1V.3Z" fill="#6a6272"/>',
    '<path d="M-.2 .3-.12-.3H.12L.2 .3Z" fill="#e9dfc0"/><path d="M-.14-.3Q0-.5 .14-.3Z" fill="#7d5a34"/>'
    '<path d="M0-.3-.42-.62M0-.3 .34-.72M0-.3 .42 .02M0-.3-.34 .12" stroke-width=".1" stroke="#5b4326"/>'
    '<path d="M.24 .3V.08L.42-.06 .58 .08V.3ZM-.56 .3V.1L-.4-.02-.26 .1V.3Z" fill="#cfae7c"/>',
)
SOUL = (
    f'<g id="m12"><path d="M0 .95C-1.25 .05-.95-.9-.4-.88-.15-.88 0-.7 0-.55 0-.7 .15-.88 .4-.88 .95-.9 1.25 .05 0 .95Z" '
    f'fill="#d8365f" stroke="{INK}" stroke-width=".13"/>'
    '<path d="M0-.5-.42-.2 0 .86 .42-.2ZM-.42-.2-.86-.3M.42-.2 .86-.3M-.42-.2H.42" fill="none" stroke="#ffe0e6" '
    'stroke-opacity=".75" stroke-width=".09"/></g>'
)
ROBE = "M-.42 0C-.4-.3-.3-.48-.22-.6C-.3-.9-.12-1.12 .1-1.2 .08-1.06 .24-.9 .22-.6C.3-.48 .4-.3 .42 0Q0 .15-.42 0Z"


def ring(points: int, *radii: float, turn: float = -pi / 2) -> str:
    """Corners on a circle, on several radii in turn."""
    n = points * len(radii)
    return " ".join(
        f"{radii[k % len(radii)] * cos(turn + 2 * pi * k / n):.3f},{radii[k % len(radii)] * sin(turn + 2 * pi * k / n):.3f}"
        for k in range(n)
    )


def element_symbol(kind: int) -> str:
    """Level by shape, kind by colour and glyph."""
    colour, ink, drawing = ELEMENTS[kind]
    glyph = f'<g fill="none" stroke="{ink}" stroke-width=".15" stroke-linecap="round" stroke-linejoin="round">{drawing}</g>'
    if kind < 5:
        body = f'<circle r="1" fill="{colour}" stroke="{INK}" stroke-width=".12"/>'
    elif kind < 9:
        body = f'<polygon points="{ring(6, 1.1)}" fill="{colour}" stroke="{INK}" stroke-width=".12"/>'
    else:
        body = (
            f'<polygon points="{ring(8, 1.16, 0.98)}" fill="#fbeec4" stroke="{INK}" stroke-width=".12"/>'
            f'<circle r=".84" fill="{colour}" stroke="#8a5f14" stroke-width=".09"/>'
        )
        glyph = f'<g transform="scale(.88)">{glyph}</g>'
    return f'<g id="m{kind}">{body}{glyph}</g>'


def figure_symbols(k: int, wax: Wax) -> str:
    """The alchemist, the homunculus and the tower of one colour."""
    c, emblem = wax.colour, f'<use href="#g-{wax.emblem}" color="{wax.ink}"/>'
    alchemist = (
        f'<g id="a{k}"><ellipse rx=".46" ry=".14" fill="#1a120c"/><path d="M-.4-.98V-.02" stroke="#1a120c" stroke-width=".09"/>'
        f'<circle cx="-.4" cy="-1.02" r=".09" fill="{GOLD}" stroke="#1a120c" stroke-width=".05"/>'
        f'<path d="{ROBE}" fill="{c}" stroke="#f7ead0" stroke-width=".12"/><path d="{ROBE}" fill="{c}" stroke="#1a120c" '
        'stroke-width=".055"/><ellipse cy="-.7" rx=".14" ry=".17" fill="#1a120c"/><circle cx="-.055" cy="-.7" r=".032" '
        'fill="#ffe9b0"/><circle cx=".055" cy="-.7" r=".032" fill="#ffe9b0"/>'
        f'<g transform="translate(0 -.22) scale(.15)">{emblem}</g></g>'
    )
    homunculus = (
        f'<g id="h{k}"><path d="M-.42-.22-.4-.62-.1-.46ZM.42-.22 .4-.62 .1-.46Z" fill="{c}" stroke="#1a120c" '
        f'stroke-width=".06"/><circle r=".5" fill="{c}" stroke="#1a120c" stroke-width=".06"/>'
        '<circle r=".37" fill="#f6e9c9" stroke="#1a120c" stroke-width=".04"/></g>'
    )
    tower = (
        f'<g id="t{k}"><ellipse cy=".02" rx=".5" ry=".13" fill="#1a120c" opacity=".55"/>'
        '<path d="M-.3 0-.26-.72H.26L.3 0Q0 .12-.3 0Z" fill="#e9dcc0" stroke="#1a120c" stroke-width=".055"/>'
        f'<path d="M-.36-.72V-.9H-.2V-.82H-.08V-.9H.08V-.82H.2V-.9H.36V-.72Z" fill="{c}" stroke="#1a120c" stroke-width=".055"/>'
        f'<path d="M0-.86V-1.36" stroke="#1a120c" stroke-width=".05"/><path d="M0-1.36 .5-1.24 0-1.08Z" fill="{c}" '
        'stroke="#1a120c" stroke-width=".045"/><path d="M-.1 .05V-.14Q0-.28 .1-.14V.05Z" fill="#1a120c"/>'
        f'<g transform="translate(0 -.45) scale(.17)"><circle r="1.4" fill="{c}"/>{emblem}</g></g>'
    )
    return alchemist + homunculus + tower


def colours(s: Any) -> tuple[int, ...]:
    """The towers of the seats; 255 where none is chosen yet."""
    return tuple(s.tower[: s.seats])


def waxes(colours: tuple[int, ...]) -> list[Wax]:
    """By seat."""
    return [WAXES[c] if c < 4 else NO_WAX for c in colours]


@lru_cache(maxsize=8)
def defs(colours: tuple[int, ...]) -> str:
    """Every symbol, for seats with towers of these colours."""
    drawn = paint.symbols(waxes(colours), ICONS) + "".join(element_symbol(kind) for kind in range(12)) + SOUL
    drawn += "".join(figure_symbols(seat, wax) for seat, wax in enumerate(waxes(colours)))
    sea = (
        '<radialGradient id="sea" cx="50%" cy="48%" r="72%"><stop offset="0" stop-color="#e9dfc2"/>'
        '<stop offset=".7" stop-color="#e2d4b0"/><stop offset="1" stop-color="#c9b083"/></radialGradient>'
    )
    return drawn + sea


def marker(kind: int, x: float, y: float, r: float, dim: bool = False) -> str:
    """An element or a soul stone."""
    return paint.use(f"m{kind}", x, y, 2 * r, opacity=".42" if dim else None)


def counted(kind: int, n: int, x: float, y: float, r: float, size: float, fill: str = INK) -> str:
    """A marker and how many there are."""
    return marker(kind, x, y, r, dim=n == 0) + paint.text(x + r * 1.25, y + size * 0.36, n, size, bold=True, fill=fill)


def surface(box: Rect) -> str:
    """Unseen, but found by whoever points at what is drawn upon it."""
    return paint.rect(*box, fill="none", pointer_events="all")


def beast(values: tuple[int, int, int, int]) -> int:
    """Which of the four drawings a homunculus gets."""
    attack, defence, capacity, acts = values
    weights = [capacity, attack, defence, acts + 0.5 * (acts > 2)]
    return weights.index(max(weights))


def creature(k: int, x: float, y: float, size: float) -> str:
    where = f"translate({num(x)} {num(y)}) scale({num(size)})"
    return (
        f'<g transform="{where}" fill="#c9b07a" stroke="{INK}" stroke-width=".13" stroke-linecap="round" '
        f'stroke-linejoin="round">{BEASTS[k]}</g>'
    )


def die(x: float, y: float, size: float, face: int, rim: str) -> str:
    """A die of this game: its pips, or a hollow ring for a nought."""
    out = paint.rect(x, y, size, size, size * 0.2, fill="#fbf4e0", stroke=rim, stroke_width=2)
    if face == 0:
        return out + paint.circle(
            x + size / 2, y + size / 2, size * 0.13, fill="none", stroke=INK, stroke_opacity=".4", stroke_width=1.2
        )
    for a, b in paint.PIPS.get(face, ((0, 0),)):
        out += paint.circle(x + size * (0.5 + 0.22 * a), y + size * (0.5 + 0.22 * b), size * 0.11, fill=INK)
    return out


def back(deck: int, box: Rect) -> str:
    """The back of a formula: its deck is known."""
    x, y, w, h = box
    return (
        paint.rect(x, y, w, h, w * 0.12, fill=DECK_COLOUR[deck], stroke=INK, stroke_width=1.1)
        + paint.rect(
            x + w * 0.1, y + w * 0.1, w * 0.8, h - w * 0.2, w * 0.07, fill="none", stroke="#d9b566", stroke_width=0.8
        )
        + paint.glyph(DECK_ICON[deck], box.cx, box.cy, w * 0.6, "#f0dca8")
    )


@lru_cache(maxsize=4096)
def hexagon(x: float, y: float, size: float) -> str:
    """The corners of a pointy-top hex."""
    half = size * sqrt(3) / 2
    corners = ((0, -size), (half, -size / 2), (half, size / 2), (0, size), (-half, size / 2), (-half, -size / 2))
    return " ".join(f"{num(x + a)},{num(y + b)}" for a, b in corners)

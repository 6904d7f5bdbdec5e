"""The land of the table and its scenery, in table units (1/16 inch, y downwards), drawn once and scaled by the layout."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from math import cos, pi, sin
from typing import Any

from athanor.drawing.paint import INK, num

Point = tuple[float, float]


def noise(*seed: float) -> float:
    """0 to 1, the same in every picture."""
    value = sin(sum((k + 1) * 12.9898 * x for k, x in enumerate(seed)) + 78.233) * 43758.5453
    return value - int(value // 1)


def polygon(points: Sequence[Point], **given: object) -> str:
    shown = " ".join(f"{num(x)},{num(y)}" for x, y in points)
    rest = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in given.items())
    return f'<polygon points="{shown}"{rest}/>'


def block(x: float, y: float, w: float, h: float, fill: str, edge: str = "none", line: float = 0.5) -> str:
    """A rectangle of stone, wood or roof."""
    drawn = "" if edge == "none" else f' stroke="{edge}" stroke-width="{num(line)}"'
    return f'<rect x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}" fill="{fill}"{drawn}/>'


def stroke(path: str, colour: str, width: float, opacity: float = 1.0) -> str:
    dim = f' stroke-opacity="{num(opacity)}"' if opacity < 1 else ""
    return f'<path d="{path}" stroke="{colour}" stroke-width="{num(width)}" fill="none"{dim}/>'


@lru_cache(maxsize=4)
def land(width: int) -> str:
    """Parchment ground with moss, clay, tufts and the strokes of a map."""
    out = [f'<rect width="{width}" height="{width}" fill="url(#land)"/>']
    for k in range(width * width // 12000):
        x, y, r = (noise(k, c) * width for c in (1, 2, 3))
        r = 35 + r / width * 45
        fill = "moss" if k % 2 else "clay"
        out.append(f'<ellipse cx="{x:.0f}" cy="{y:.0f}" rx="{r:.0f}" ry="{r * 0.62:.0f}" fill="url(#{fill})"/>')
    tufts, hills = "", ""
    for k in range(width * width // 800):
        x, y, q = 6 + noise(k, 4) * (width - 12), 6 + noise(k, 5) * (width - 12), 1 + noise(k, 6)
        tufts += (
            f"M{x:.0f} {y:.0f}l{-q:.1f} {-q * 1.4:.1f}M{x:.0f} {y:.0f}v{-q * 1.9:.1f}M{x:.0f} {y:.0f}l{q:.1f} {-q * 1.4:.1f}"
        )
    for k in range(width * width // 21000):
        x, y = 30 + noise(k, 7) * (width - 60), 30 + noise(k, 8) * (width - 60)
        for r in (26, 37, 48):
            hills += f"M{x - r:.0f} {y:.0f}q{r * 0.4:.0f} {-r * 0.7:.0f} {r} {-r * 0.55:.0f}t{r * 0.9:.0f} {r * 0.5:.0f}"
    out.append(f'<path d="{hills}" stroke="#a58a55" stroke-opacity=".22" fill="none" stroke-width=".5"/>')
    out.append(
        f'<path d="{tufts}" stroke="#7f7440" stroke-opacity=".38" fill="none" stroke-width=".5" stroke-linecap="round"/>'
    )
    return "".join(out)


# Scenery: one drawing for each kind, clipped to its outline


def crown(x: float, y: float, r: float, fill: str, edge: str = "#2f3d1f") -> str:
    """A treetop from above."""
    path, lobes = "", 9
    for k in range(lobes):
        a, b = k / lobes * 2 * pi, (k + 1) / lobes * 2 * pi
        m = (a + b) / 2
        if not k:
            path += f"M{num(x + r * cos(a))} {num(y + r * sin(a))}"
        path += f"Q{num(x + 1.35 * r * cos(m))} {num(y + 1.35 * r * sin(m))} {num(x + r * cos(b))} {num(y + r * sin(b))}"
    vein = f"M{num(x - 0.4 * r)} {num(y + 0.1 * r)}q{num(0.25 * r)} {num(0.35 * r)} {num(0.6 * r)} {num(0.2 * r)}"
    return (
        f'<path d="{path}Z" fill="{fill}" stroke="{edge}" stroke-width=".5"/>'
        f'<path d="{vein}" fill="none" stroke="{edge}" stroke-width=".4" stroke-opacity=".6"/>'
    )


GREENS = ("#64834a", "#728f54", "#587840")
HEDGE = ("#6d8747", "#7b9552", "#62793f")
STONES = ("#c2b8a4", "#b0a48e", "#a3977f")


def low_wall(w: float, h: float) -> str:
    out, k = [], 0
    for row in range(2):
        x = -w / 2 - row * 5
        while x < w / 2:
            wide = 9 + 5 * noise(k, row)
            out.append(
                f'<rect x="{num(x)}" y="{num(-h / 2 + row * h / 2)}" width="{num(wide)}" height="{num(h / 2)}" rx="1" '
                f'fill="{STONES[k % 3]}" stroke="#5b5142" stroke-width=".5"/>'
            )
            x += wide
            k += 1
    return "".join(out)


def hedge(w: float, h: float) -> str:
    return "".join(
        crown(-w / 2 + (k + 0.5) * w / 12, noise(k, 9) * 2 - 1, h * 0.4, HEDGE[k % 3], "#35431f") for k in range(12)
    )


def crates(w: float, h: float) -> str:
    out = ""
    for x, y, part in ((0, 0, 0.55), (0.55, 0.1, 0.45), (0.05, 0.57, 0.42), (0.5, 0.58, 0.46)):
        a, b, side = -w / 2 + x * w, -h / 2 + y * h, part * w
        n = num(side)
        out += block(a, b, side, side, "#c99a5b", "#5d3f1c", 0.6)
        out += stroke(f"M{num(a)} {num(b)}l{n} {n}m-{n} 0l{n}-{n}", "#7d5526", 0.5)
    return out


def fountain(w: float, h: float) -> str:
    return (
        '<circle r="12" fill="#7fa3ab" stroke="#4d5f63" stroke-width="1.2"/>'
        '<path d="M-8-3q4-3 8 0t8 0M-8 3q4-3 8 0t8 0" stroke="#e3eeea" stroke-width=".7" fill="none"/>'
        '<circle r="4" fill="#c9c0ac" stroke="#4c4437" stroke-width=".7"/><circle r="1.6" fill="#7fa3ab"/>'
    )


def thicket(w: float, h: float) -> str:
    out, k = "", 0
    for ring, count in ((24, 10), (12, 5), (0, 1)):
        for one in range(count):
            a = one / count * 2 * pi + 0.2
            out += crown(ring * cos(a), ring * sin(a), 8 + 1.6 * noise(k, 11), GREENS[k % 3])
            k += 1
    return out


def boulder(w: float, h: float) -> str:
    cracks = "M-5-6-24 0M-5-6-12-20M-5-6 12-20M-5-6 4 5 24 0M4 5 12 20M4 5-12 20"
    return (
        '<path d="M-24 0-12-20 12-20 24 0 12 20-12 20Z" fill="url(#rock)"/>'
        '<path d="M4 5 24 0 12-20-5-6Z" fill="#fff" fill-opacity=".16"/>'
        '<path d="M4 5 12 20-12 20-5-6Z" fill="#000" fill-opacity=".14"/>'
    ) + stroke(cracks, "#544c40", 0.6)


def ruin(w: float, h: float) -> str:
    out = ""
    tiles = ("#d6cbb0", "#cdbf9f", "#c2b390", "#d9cfb8")
    for k in range(5):
        for j in range(4):
            out += block(-w / 2 + k * w / 5, -h / 2 + j * h / 4, w / 5 - 0.8, h / 4 - 0.8, tiles[int(noise(k, j) * 4)])
    a, b = -w / 2, -h / 2
    walls = (
        (a, b, w * 0.62, 5.0), (a, b, 5.0, h * 0.45), (a, b + h * 0.62, 5.0, h * 0.38), (a, -b - 5, w * 0.38, 5.0),
        (a + w * 0.72, -b - 5, w * 0.28, 5.0), (-a - 5, b + h * 0.35, 5.0, h * 0.65),
    )  # fmt: skip
    out += "".join(block(*wall, "#8d8473", "#453d31", 0.6) for wall in walls)
    for k in range(9):
        x, y = (noise(k, 21) - 0.5) * w * 0.7, (noise(k, 22) - 0.5) * h * 0.7
        out += f'<path d="M{num(x)} {num(y)}l1.6-1.6 2 1-1 1.6z" fill="#9a907e" stroke="#453d31" stroke-width=".3"/>'
    return out


def hut(w: float, h: float) -> str:
    x, y = -w / 2, -h / 2
    planks = "".join(f"M{num(x + k * w / 16)} {num(y)}v{num(h)}" for k in range(1, 16))
    beams = f"M{num(x)} {num(-h / 4)}h{num(w)}M{num(x)} {num(h / 4)}h{num(w)}"
    return (
        block(x, y, w, h / 2, "#c48a4d")
        + block(x, 0, w, h / 2, "#9b6331")
        + stroke(planks, "#5d3714", 0.5, 0.45)
        + stroke(beams, "#5d3714", 0.5, 0.5)
        + stroke(f"M{num(x)} 0h{num(w)}", "#4a2a10", 1.3)
        + block(w * 0.22, -h * 0.36, 6.5, 6.5, "#6a6055", INK, 0.6)
    )


def great_tree(w: float, h: float) -> str:
    out = "".join(crown(13 * cos(k / 9 * 2 * pi), 13 * sin(k / 9 * 2 * pi), 7, GREENS[k % 3]) for k in range(9))
    return out + crown(0, 0, 11, "#7a9857") + crown(-2, -3, 6, "#88a664")


def tower(w: float, h: float) -> str:
    out = block(-w / 2, -h / 2, w, h, "#8b8272")
    q = w / 7
    for k in range(0, 7, 2):
        for merlon in (
            (-w / 2 + k * q, -h / 2, q, 6.0), (-w / 2 + k * q, h / 2 - 6, q, 6.0),
            (-w / 2, -h / 2 + k * q, 6.0, q), (w / 2 - 6, -h / 2 + k * q, 6.0, q),
        ):  # fmt: skip
            out += block(*merlon, "#bdb39f", "#4c4437", 0.5)
    out += block(6 - w / 2, 6 - h / 2, w - 12, h - 12, "#cdc2a8", "#3c352a", 0.7)
    return out + "".join(block(-r, -r, 2 * r, 2 * r, "none", "#8a7f69", 0.4) for r in (5, 9, 13))


def pond(w: float, h: float) -> str:
    waves = "".join(f"M{-22 + 5 * (k % 3)} {-15 + 6 * k}q4-2.4 8 0t8 0t8 0" for k in range(6))
    return (
        '<ellipse rx="29" ry="20" fill="#6f96a3" stroke="#47606a" stroke-width=".8"/>'
        f'<path d="{waves}" stroke="#dfe9e4" stroke-width=".6" fill="none"/>'
        '<ellipse cx="13" cy="9" rx="4" ry="2.6" fill="#6d8c4e"/>'
        '<ellipse cx="-15" cy="-7" rx="3.4" ry="2.2" fill="#6d8c4e"/>'
    )


def marsh(w: float, h: float) -> str:
    out, reeds = "", ""
    for k in range(6):
        x, y = (noise(k, 31) - 0.5) * 52, (noise(k, 32) - 0.5) * 40
        out += (
            f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(7 + 6 * noise(k, 33))}" ry="{num(4 + 3 * noise(k, 34))}" '
            'fill="#6f9099" fill-opacity=".75" stroke="#47606a" stroke-width=".5"/>'
            f'<path d="M{num(x - 5)} {num(y)}q2.5-1.5 5 0t5 0" stroke="#dfe9e4" stroke-width=".5" fill="none"/>'
        )
    for k in range(15):
        x, y = (noise(k, 35) - 0.5) * 62, (noise(k, 36) - 0.5) * 48
        reeds += f"M{num(x)} {num(y)}l-2-5M{num(x)} {num(y)}v-7M{num(x)} {num(y)}l2-5"
    return out + f'<path d="{reeds}" stroke="#4c5f33" stroke-width=".7" stroke-linecap="round"/>'


DRAWINGS: dict[str, tuple[str, Callable[[float, float], str]]] = {  # by English name: ground colour and what stands on it
    "Low wall": ("#b9ae9a", low_wall),
    "Hedge": ("#8aa25f", hedge),
    "Crates": ("#b98a4e", crates),
    "Fountain": ("#b3a993", fountain),
    "Thicket": ("#a9b983", thicket),
    "Boulder": ("#a59c8e", boulder),
    "Ruin": ("#c9bda2", ruin),
    "Hut": ("#b5773f", hut),
    "Great tree": ("#9fb27a", great_tree),
    "Tower": ("#a39a8b", tower),
    "Pond": ("#a9b59a", pond),
    "Marsh": ("#9fae95", marsh),
}


def plain(w: float, h: float) -> str:
    """An element of another edition: its ground alone."""
    return ""


def scenery_defs(elements: Sequence[Any], used: Iterable[int]) -> str:
    """The kinds of scenery that a picture needs, each a symbol `scenery-N` in table units."""
    return "".join(
        scenery_symbol(kind, elements[kind].name.en, elements[kind].size, tuple(elements[kind].corners))
        for kind in sorted(used)
    )


@lru_cache(maxsize=64)
def scenery_symbol(kind: int, name: str, size: int, corners: tuple[tuple[int, int], ...]) -> str:
    w, h = 2 * max(x for x, _ in corners), 2 * max(y for _, y in corners)
    ground, drawing = DRAWINGS.get(name, ("#b3a993", plain))
    flat = size == 0
    shadow = "" if flat else polygon([(x + 1, y + 1.6) for x, y in corners], fill="#000", fill_opacity=".24")
    dashes = ' stroke-dasharray="3 2"' if flat else ""
    edge = polygon(corners, fill="none", stroke=INK, stroke_width=".8", stroke_opacity=".8").replace("/>", f"{dashes}/>")
    return (
        f'<clipPath id="clip-{kind}">{polygon(corners)}</clipPath><g id="scenery-{kind}">{shadow}'
        f'<g clip-path="url(#clip-{kind})">{polygon(corners, fill=ground)}{drawing(w, h)}</g>{edge}</g>'
    )


def scenery(kind: int, bearing: int, x: float, y: float, scale: float, **given: object) -> str:
    """An element with its centre at a point of the picture; bearings turn by 45 degrees, against the clock."""
    turned = f" rotate({-45 * bearing})" if bearing else ""
    rest = "".join(f' {name.replace("_", "-")}="{value}"' for name, value in given.items())
    return f'<use href="#scenery-{kind}" transform="translate({num(x)} {num(y)}) scale({num(scale)}){turned}"{rest}/>'

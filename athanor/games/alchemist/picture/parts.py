"""The pieces of Alchemist, and the signs that several panels share."""

from __future__ import annotations

from functools import lru_cache

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, GOLD_DARK, INK, PARCHMENT_LIGHT, SEPIA, Kind, Rect, Wax, num
from athanor.games.alchemist.picture.scene import Scene

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
STEP, ROW = 40, 26  # from one counted cube to the next, and how high a row of them is
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


def asked(scene: Scene, kind: int, x: float, y: float, size: float, **given: object) -> str:
    """A cube that says what it is."""
    return scene.about("ingredients", kind, cube(kind, x, y, size, **given))


def cube(kind: int, x: float, y: float, size: float, **given: object) -> str:
    return paint.use(f"cube-{kind}", x, y, size, **given)  # type: ignore[arg-type]


def tile(value: int, x: float, y: float, size: float, **given: object) -> str:
    """A fame tile, `size` high."""
    number = paint.text(x, y + size * 0.14, value, size * 0.46, anchor="middle", fill=paint.GOLD_PALE, bold=True)
    return paint.about("tile", paint.group(paint.use("tile", x, y, size), number, **given))


def empty_tile(x: float, y: float, size: float) -> str:
    where = f"translate({num(x)} {num(y)}) scale({num(size / 2)})"
    return paint.about(
        "place",
        f'<path d="{TILE_PATH}" transform="{where}" fill="none" stroke="{INK}" stroke-opacity=".4" '
        f'stroke-width="{num(2.4 / size)}" stroke-dasharray="{num(6 / size)}"/>',
    )


def counted(kind: int, count: int, x: float, y: float, size: float, fill: str = INK) -> str:
    """A cube and its number beside it; dim when there is none."""
    shown = cube(kind, x, y, size, opacity=None if count else ".35")
    return shown + paint.text(
        x + size * 0.68, y + size * 0.3, count, size * 0.85, fill=fill, bold=count > 0, fill_opacity=None if count else ".7"
    )


def counted_row(counts: list[int], x: float, y: float, size: float, step: float, fill: str = INK) -> str:
    return "".join(counted(kind, n, x + kind * step, y, size, fill) for kind, n in enumerate(counts))


def quiet(scene: Scene, *art: str) -> str:
    """Art that plays no part in what is being chosen; words and numbers are never pale."""
    return paint.group(*art, opacity=".5") if scene.choosing else "".join(art)


def labelled(words: str, counts: list[int], box: Rect) -> str:
    """A row of cubes with their numbers behind some words, or under them where there is no room."""
    beside = row_height(words, box.w) == ROW
    y = box.y + ROW / 2
    shown = paint.text(box.x, y + 5, words, 13, fill=SEPIA)
    return shown + counted_row(counts, box.right - 5 * STEP + 9 if beside else box.x + 9, y if beside else y + 22, 16, STEP)


def row_height(words: str, width: float) -> float:
    return ROW if paint.width_of(words, 13) + 10 + 5 * STEP <= width else ROW + 22


# Seats


@lru_cache(maxsize=256)
def name_lines(name: str, room: float, size: float, bold: bool = False) -> tuple[str, ...]:
    """A player's name in lines that fit: broken at spaces, after hyphens, and inside a word only where it is too long."""
    if paint.width_of(name, size, bold) <= room:
        return (name,)
    pieces: list[str] = []
    for word in name.replace("-", "- ").split(" "):
        pieces.append("")
        for letter in word:
            if paint.width_of(pieces[-1] + letter, size, bold) > room:
                pieces.append("")
            pieces[-1] += letter
    return tuple(line.replace("- ", "-") for line in paint.wrapped(" ".join(pieces), room, size, bold))


def track_token(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """One lap is worth a token of 50, two its other side (AL-071, AL-072); the number is always shown (AL-073)."""
    worth = token_of(scene, seat)
    return paint.about("token", paint.coin(x, y, r, worth)) if worth else ""


def token_of(scene: Scene, seat: int) -> int:
    """What the token of a seat is worth, or 0."""
    lap = int(scene.components.numbers.lap)
    return min(2, int(scene.s.score[seat]) // lap) * lap


def seals_left(scene: Scene, seat: int, x: float, y: float, r: float) -> str:
    """The seals that may still mark a potion (AL-027), and the places of those that do."""
    most, left = scene.components.numbers.seals, scene.s.seals[seat]
    places = [x + k * r * 2.25 for k in range(most)]
    return paint.about(
        "seals",
        *(paint.seal(seat, at, y, r) for at in places[:left]),
        *(paint.empty_seal(at, y, r * 0.85) for at in places[left:]),
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
    words = paint.rows(box.cx, top, lines, size, size * 1.2, anchor="middle", fit=w - 12)
    return scene.about("schools", kind, face, words)


def candle(x: float, y: float, size: float) -> str:
    """Whoever has the candle is to play."""
    wax = paint.rect(
        x - size * 0.17, y - size * 0.1, size * 0.34, size * 0.6, 2, fill="#fffaf0", stroke=INK, stroke_width=1.2
    )
    return paint.about("candle", wax, paint.glyph("flame", x, y - size * 0.33, size * 0.46, "#c8551b"))


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


def gains(scene: Scene, seat: int, right: float, y: float, size: float = 20) -> str:
    """The same, as small signs ending at `right`."""
    out = []
    for what, n in reversed(figures(scene, seat)):
        wide = paint.width_of(f"+{n}", 13, True) + 13 if what == "points" else size * 1.2 if what == "hidden" else size
        right -= wide
        if what == "cube":
            out.append(asked(scene, n, right + wide / 2, y, size))
        elif what == "hidden":
            out.append(paint.about("screen", paint.card_back(Rect(right, y - size / 2, wide, size), f"+{n}")))
        else:
            out.append(paint.about("score", paint.badge(right + wide / 2, y, f"+{n}")))
        right -= 3
    return paint.group(*out, cls="trace") if out else ""

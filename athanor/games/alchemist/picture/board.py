"""The board of Alchemist: ten cauldrons, the fame tiles that are left, the fame track."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import PAD
from athanor.drawing.paint import GOLD, RUST, SEPIA, Rect, num
from athanor.games.alchemist.picture.parts import asked, cube, empty_tile, name_lines, quiet, tile, track_token
from athanor.games.alchemist.picture.scene import Scene, kinds_of, preview
from athanor.games.alchemist.rules.pieces import CAULDRONS, NOBODY, NOTHING, TILES, A, Q

NARROW = 600
"""A board narrower than this has its cauldrons as cards, two in a row, and no room for tiles and track."""
TOP, WAY = 46, 30  # how high the heading with its tiles is, and the track
EDGE = 34  # left and right of the track, where all seats may stand on one point
CARD = 46  # the least height of a card; a finger hits it


def height(scene: Scene, width: float) -> float:
    if width < NARROW:
        return 5 * (CARD - 2 if scene.choosing else CARD) + 4 * 3 + 16
    return (0 if scene.over else TOP) + WAY + 2 * 130 + 24


def board(scene: Scene, room: Rect) -> str:
    """The Compendium: as two rows of pots, or as cards where it is narrow."""
    if room.w < NARROW:
        return paint.panel(room.inset(1.5), 8) + cauldrons(scene, room.inset(8), 2, 3)
    top = room.y + 8 + (0 if scene.over else TOP)
    way = Rect(room.x + EDGE, top, room.w - 2 * EDGE, WAY)
    pots = Rect(room.x + 14, way.bottom + 4, room.w - 28, room.bottom - way.bottom - 16)
    heading = "" if scene.over else headed(scene, Rect(room.x + 14, room.y + 8, room.w - 28, TOP))
    return (
        paint.panel(room.inset(1.5), 8)
        + paint.framed(room.inset(5))
        + heading
        + fame(scene, way)
        + cauldrons(scene, pots, 5, 6)
    )


def headed(scene: Scene, box: Rect) -> str:
    """The name of the board, and the tiles that are left."""
    step = 46 if scene.asks(Q.tile) else 33
    row = Rect(box.right - step * sum(scene.s.tiles), box.y, step * sum(scene.s.tiles), box.h)
    name, left = scene.say("board"), scene.say("tiles-left", n=sum(scene.s.tiles))
    free = row.x - 10 - box.x
    wide = paint.width_of(name, 20, small_caps=True)
    words = paint.about("tiles", paint.text(row.x - 8, box.cy + 6, left, 13, anchor="end", fill=SEPIA))
    return (
        (paint.title(box.x + 6, box.cy + 7, name, 20) if wide + 6 <= free else "")
        + (words if wide + 20 + paint.width_of(left, 13) <= free else "")
        + tiles(scene, row, TILES, step)
    )


def tiles(scene: Scene, box: Rect, columns: int, step: float, size: float = 36) -> str:
    """The tiles that are available (AL-010), from the lowest; the others lie on cauldrons."""
    out = []
    for k, index in enumerate(index for index in range(TILES) if scene.s.tiles[index]):
        cell = Rect(box.x + k % columns * step + 1, box.y + 1 + k // columns * 46, step - 2, size + 8)
        shown = tile(scene.value(index + 1), cell.cx, cell.cy, size, id=f"tile-{index + 1}", cls="piece")
        out.append(scene.hand.act(A.tile + index, cell, shown, radius=7) if scene.asks(Q.tile) else shown)
    return "".join(out)


# The fame track


def fame(scene: Scene, box: Rect) -> str:
    """The track of one lap (AL-070) with the last steps along it in rust."""
    lap = scene.components.numbers.lap
    scores = {seat: int(scene.s.score[seat]) % lap for seat in range(scene.seats)}
    return paint.about("track", steps(scene, box, lap), furniture.track(box, lap - 1, scores))


def steps(scene: Scene, box: Rect, lap: int) -> str:
    """The way that the last points led, under the track; past its end it goes on from the beginning."""
    deed = scene.deed
    if not deed.points or scene.over:
        return ""
    end = scene.s.score[deed.seat]
    start, end = (end - deed.points) % lap, end % lap
    ways = [(start, end)] if start < end else [(start, lap - 1), (0, end)]
    left, wide = box.x + 12, (box.w - 24) / (lap - 1)
    path = "".join(f"M{num(left + a * wide)} {num(box.cy)}H{num(left + b * wide)}" for a, b in ways)
    return f'<path class="trace" d="{path}" fill="none" stroke="{RUST}" stroke-width="7" stroke-linecap="round"/>'


def track_height(scene: Scene, width: float) -> float:
    return 2 * PAD + WAY + 12 + 30 * -(-scene.seats // 2)


def track(scene: Scene, room: Rect) -> str:
    """The track alone, where the board has no room for it, and who stands where."""
    out = [furniture.sheet(room), fame(scene, Rect(room.x + EDGE, room.y + PAD, room.w - 2 * EDGE, WAY))]
    half = (room.w - 2 * PAD) / 2
    for k, seat in enumerate(sorted(scene.around(), key=lambda seat: -scene.s.score[seat])):
        x, y = room.x + PAD + k % 2 * half, room.y + PAD + WAY + 27 + k // 2 * 30
        token = track_token(scene, seat, x + half - 60, y, 13)
        name = name_lines(scene.texts.seat(seat), half - 36 - (78 if token else 44), 13)
        words = paint.rows(x + 32, y + 5 - 7 * (len(name) - 1), name, 13, 14)
        score = paint.about("score", paint.text(x + half - 12, y + 6, scene.s.score[seat], 18, anchor="end", bold=True))
        out.append(paint.about(f"seat {seat}", paint.seal(seat, x + 13, y, 12), token, words, score))
    return "".join(out)


# The cauldrons


def cauldrons(scene: Scene, box: Rect, columns: int, gap: float) -> str:
    """All of them, so many in a row."""
    rows = -(-CAULDRONS // columns)
    w, h = (box.w - gap * (columns - 1)) / columns, (box.h - gap * (rows - 1)) / rows
    cells = [box.cell(c, columns, w, h, gap, gap) for c in range(CAULDRONS)]
    drawn = (cauldron(scene, c, cell, card=columns == 2) for c, cell in enumerate(cells))
    return "".join(scene.about("cauldrons", c, one) for c, one in enumerate(drawn))


def cauldron(scene: Scene, c: int, cell: Rect, card: bool = False) -> str:
    """One page of the Compendium (AL-003, AL-004), to be created in or copied from."""
    art, words = carded(scene, c, cell) if card else potted(scene, c, cell)
    body = (art if scene.chosen == c else quiet(scene, art)) + words
    if scene.deed.cauldron == c:
        body += paint.traced(cell.inset(3), 9)
    if scene.chosen == c:
        return chosen(cell) + body
    if scene.choosing:
        return body
    if scene.mine and scene.commits(c):
        label = scene.texts.action(A.create + c, scene.s)
        return scene.hand.draft(preview(c), label, cell.inset(1), body, id=f"cauldron-{c}")
    action = (A.create if scene.s.maker[c] == NOBODY else A.copy) + c
    return scene.hand.act(action, cell.inset(1), body, id=f"cauldron-{c}")


def chosen(cell: Rect) -> str:
    """The cauldron of this turn, not committed yet."""
    return paint.rect(*cell.inset(1), 10, fill="#fffaf0", fill_opacity=".6", stroke=GOLD, stroke_width=2.4)


def potted(scene: Scene, c: int, cell: Rect) -> tuple[str, str]:
    """Pot, products, cubes and seal; and over them name, tile, points, creator."""
    size = max(16, min(20, cell.w * 0.1))
    v = min((cell.h - size - 10) / 132, cell.w / 142)
    spare = cell.h - size - 10 - 132 * v
    top = cell.y + (spare if spare < 24 else spare - 18) / 2
    head, rim = top + size + 6 + 18 * v, top + size + 6 + 44 * v
    art = [pot(scene, c, cell.cx, rim, 50 * v)]
    art += [
        product(scene, kind, cell.cx + side * 50 * v, head, 21 * v, 16 * v)
        for kind, side in zip(scene.produces[c], (-1, 1), strict=True)
    ]
    kinds = cubes_of(scene, c)
    for k, (x, y) in enumerate(places(len(kinds), cell.cx, rim + 34 * v, 25 * v)):
        art.append(asked(scene, kinds[k], x, y, 22 * v, id=f"on-{c}-{k}", cls="piece"))
    if scene.s.maker[c] != NOBODY:
        art.append(maker(scene, c, cell.cx + 40 * v, rim + 66 * v, 15 * v))
    words = paint.title(cell.cx, top + size + 1, scene.name("cauldrons", c), size, anchor="middle", fit=cell.w - 8)
    words += fame_of(scene, c, cell.cx, head, 38 * v)
    if scene.deed.cauldron == c:
        words += paint.badge(cell.cx - 42 * v, rim + 66 * v, f"+{scene.deed.points}", 14)
    if spare >= 24:
        words += creator(scene, c, cell.cx, top + size + 10 + 132 * v + 14, cell.w - 8)
    return "".join(art), words


def maker(scene: Scene, c: int, x: float, y: float, r: float) -> str:
    """The seal of whose potion it is (AL-044)."""
    seat = scene.s.maker[c]
    return paint.about(f"seat {seat}", paint.seal(seat, x, y, r, id=f"seal-{c}"))


def creator(scene: Scene, c: int, x: float, y: float, width: float) -> str:
    """Whose potion it is, in words, where there is room for them."""
    seat = scene.s.maker[c]
    ways = [scene.say("empty")] if seat == NOBODY else [scene.say("by", a=seat), scene.texts.seat(seat)]
    words = next((one for one in ways if paint.width_of(one, 13) <= width), "")
    return paint.text(x, y, words, 13, anchor="middle", fill=SEPIA, italic=True) if words else ""


def carded(scene: Scene, c: int, cell: Rect) -> tuple[str, str]:
    """The same as a card: the name and what it produces above, the pot with its tile and the recipe below."""
    potion, x, half = scene.s.maker[c] != NOBODY, cell.x, min(cell.w * 0.1, (cell.h - 24) / 1.74)
    low = cell.bottom - 4 - half * 0.87
    art = [paint.rect(*cell.inset(1), 8, fill="#fffaf0", fill_opacity=".45", stroke=GOLD, stroke_opacity=".45")]
    art += [product(scene, kind, cell.right - 40 + k * 25, cell.y + 14, 16, 11) for k, kind in enumerate(scene.produces[c])]
    art.append(pot(scene, c, x + 12 + half, low - half * 0.8, half))
    first = x + 2 * half + 26
    step = min(22, (cell.right - 26 - first + 8) / scene.components.numbers.most_cubes)
    art += [
        asked(scene, kind, first + k * step, low, min(20, step - 1), id=f"on-{c}-{k}", cls="piece")
        for k, kind in enumerate(cubes_of(scene, c))
    ]
    if potion:
        art.append(maker(scene, c, cell.right - 15, low + 2, 10))
    words = paint.title(x + 8, cell.y + 18, scene.name("cauldrons", c), 16, fit=cell.w - 62)
    if potion or (scene.chosen == c and scene.last_tile != NOTHING):
        words += fame_of(scene, c, x + 12 + half, low, max(24, half * 1.5))
    return "".join(art), words


def product(scene: Scene, kind: int, x: float, y: float, size: float, r: float) -> str:
    """A type that the cauldron produces, crossed out where the reserve has none (AL-041)."""
    lacking = scene.s.reserve[kind] == 0 and not scene.over
    return scene.about(
        "ingredients",
        kind,
        paint.circle(x, y, r, fill="#fbf3de", stroke=GOLD, stroke_width=1.2),
        cube(kind, x, y, size, opacity=".5" if lacking else None),
        paint.glyph("slash", x, y, size * 1.3, RUST) if lacking else "",
    )


def pot(scene: Scene, c: int, x: float, rim: float, half: float) -> str:
    """A cauldron; a potion in it shimmers in the colours of its products."""
    iron = paint.use("pot", x, rim, 2 * half)
    if scene.s.maker[c] == NOBODY:
        return iron
    where = f"translate({num(x)} {num(rim)}) scale({num(half)})"
    return (
        f'{iron}<g transform="{where}"><ellipse cy=".01" rx=".83" ry=".12" fill="url(#brew-{c})"/>'
        '<g fill="#fff" fill-opacity=".55"><circle cx="-.34" cy="-.02" r=".05"/><circle cx=".08" cy=".03" r=".035"/>'
        '<circle cx=".4" cy="-.03" r=".045"/></g></g>'
    )


def fame_of(scene: Scene, c: int, x: float, y: float, size: float) -> str:
    """The tile of a potion, or its place; the one that this creation will carry is shown before."""
    if scene.s.maker[c] != NOBODY:
        return tile(scene.value(scene.s.tile[c]), x, y, size, id=f"tile-{scene.s.tile[c]}", cls="piece")
    if scene.chosen == c and scene.last_tile != NOTHING:
        return tile(scene.last_tile, x, y, size)
    return empty_tile(x, y, size)


def cubes_of(scene: Scene, c: int) -> list[int]:
    """The recipe of a potion, or the cubes that are being put there."""
    if scene.s.maker[c] != NOBODY:
        return kinds_of(scene.s.recipe[c])
    return kinds_of(scene.recipe) if scene.chosen == c else []


def places(count: int, cx: float, top: float, step: float) -> list[tuple[float, float]]:
    """Where so many cubes lie on a cauldron, three in a row."""
    rows = [min(3, count - first) for first in range(0, count, 3)]
    return [(cx + (k - (wide - 1) / 2) * step, top + row * step) for row, wide in enumerate(rows) for k in range(wide)]

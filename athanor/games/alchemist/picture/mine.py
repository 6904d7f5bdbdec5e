"""The own place: who I am, my stock, my school, and the workbench on which a turn is put together."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import PAD
from athanor.drawing.paint import GOLD, SEPIA, Rect
from athanor.games.alchemist.picture import bench
from athanor.games.alchemist.picture.board import NARROW
from athanor.games.alchemist.picture.parts import cube, gains, name_lines, seals_left, track_token
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.rules.pieces import KINDS, NOTHING, Q

SEAT, SCHOOL, WAYS = 172, 136, 184  # how wide the parts of the own place are
LEAST = 5 * 52  # the stock
NAMED = 110  # how high a cell of the stock must be to name what it holds
APART = 8  # what two names in the stock leave free between them
LINE, STOCK, NEAR = 28, 44, 6  # how high they are where it is narrow, and how near to the rim


def height(scene: Scene, width: float) -> float:
    if width >= NARROW:
        return 124
    high = bench.height(scene)
    return 2 * NEAR + (high if scene.asks(Q.tile) else (high + 4 if high else LINE) + STOCK)


def mine(scene: Scene, room: Rect) -> str:
    """Side by side, or one under the other where it is narrow."""
    sheet = furniture.sheet(room, own=not scene.over and scene.s.seat == scene.me)
    return sheet + (narrow(scene, room) if room.w < NARROW else wide(scene, room))


def wide(scene: Scene, room: Rect) -> str:
    """Who, stock, school, workbench. What is being chosen comes before the school where not both have room."""
    last = bench.WIDE if scene.chosen != NOTHING else WAYS
    free = room.w - 2 * PAD - SEAT - last - 2 * 16
    school = scene.school(scene.me) != NOTHING and free - SCHOOL - 16 >= LEAST
    x, y, h = room.x + PAD, room.y + 8, room.h - 16
    stock_w = min(free - (SCHOOL + 16 if school else 0), 560)
    parts = [seat(scene, Rect(x, y, SEAT, h))]
    x += SEAT + 16
    parts.append(rule(x - 8, room))
    parts.append(stock(scene, Rect(x, y, stock_w, h)))
    right = room.right - PAD - last
    if school:
        parts.append(aim(scene, Rect(x + stock_w + 16, y, right - 32 - x - stock_w, h)))
    parts.append(rule(right - 8, room))
    parts.append(bench.workbench(scene, Rect(right, y, last, h)))
    return "".join(parts)


def rule(x: float, room: Rect) -> str:
    return paint.line(x, room.y + 16, x, room.bottom - 16, GOLD, 0.8)


def seat(scene: Scene, box: Rect) -> str:
    """Seal, name, school; the seals that are left; the score with its token and what the last action brought."""
    me, x, y = scene.me, box.x, box.y
    name = scene.texts.seat(me)
    kind = scene.school(me)
    size = 16 if paint.width_of(name, 16, True) <= box.w - 46 else 14
    lines = name_lines(name, box.w - 46, size, True)
    low = y + 17 + (len(lines) - 1) * 15
    parts = [
        paint.seal(me, x + 19, y + 21, 18),
        paint.rows(x + 46, y + 17, lines, size, 15, bold=True),
    ]
    if kind != NOTHING:
        words = furniture.block(x + 46, low + 4, scene.name("schools", kind), box.w - 46, 13, fill=SEPIA, italic=True)
        parts.append(scene.about("schools", kind, words))
    score = scene.s.score[me]
    wide = paint.width_of(str(score), 30, True)
    parts.append(seals_left(scene, me, x + 9, box.bottom - 44, 8))
    parts.append(paint.about("score", paint.text(x + 2, box.bottom - 6, score, 30, bold=True)))
    parts.append(track_token(scene, me, x + wide + 22, box.bottom - 17, 13))
    parts.append(gains(scene, me, box.right, box.bottom - 16))
    return paint.about(f"seat {me}", paint.group(*parts, id=f"seat-{me}"))


def stock(scene: Scene, box: Rect) -> str:
    name = scene.say("stock")
    free = box.w - paint.width_of(name, 17, small_caps=True) - 12
    left = scene.s.cubes[scene.me] - sum(scene.recipe)
    words = next(
        (one for one in (scene.say("hidden", n=left), scene.say("cubes", n=left)) if paint.width_of(one, 13) <= free), ""
    )
    head = paint.title(box.x, box.y + 16, name, 17) + paint.text(box.right, box.y + 15, words, 13, anchor="end", fill=SEPIA)
    return paint.about("stock", head) + stock_row(scene, Rect(box.x, box.y + 24, box.w, box.h - 24))


def stock_row(scene: Scene, box: Rect) -> str:
    w = box.w / KINDS
    cells = [Rect(box.x + kind * w + 2, box.y, w - 4, box.h) for kind in range(KINDS)]
    return "".join(scene.about("ingredients", kind, stock_cell(scene, kind, cell)) for kind, cell in enumerate(cells))


def stock_cell(scene: Scene, kind: int, cell: Rect) -> str:
    """The own cubes of one type; while a recipe is composed, a click puts one in, and what cannot go in is greyed."""
    left = scene.s.stock[scene.me][kind] - scene.recipe[kind]
    adding = scene.asks(Q.recipe)
    grey = left == 0 or (adding and not scene.may_add(kind))
    body = counted(kind, left, cell, grey)
    body += named(scene, kind, cell) if cell.h >= NAMED else ""
    name = f"stock-{kind}"
    if not adding:
        return paint.group(paint.tag("title", paint.esc(scene.name("ingredients", kind))), body, id=name)
    more = scene.changed(kind, +1)
    if left and scene.may_add(kind):
        return scene.hand.draft("".join(map(str, more)), scene.say("add", a=kind), cell, body, id=name)
    return scene.hand.act(scene.brew(more), cell, body, id=name)


def counted(kind: int, count: int, cell: Rect, grey: bool) -> str:
    """A pile of cubes with its number below, or beside it where the cell is low."""
    fade = ".7" if grey else None
    if cell.h < 66:
        size = min(30, cell.h - 14)
        return cube(kind, cell.cx - 12, cell.cy, size, opacity=".35" if grey else None) + paint.text(
            cell.cx + 8, cell.cy + 6, count, 18, bold=True, fill_opacity=fade
        )
    size, y = pile_at(cell)
    under = "" if grey or count < 2 else cube(kind, cell.cx + 3, y + 3, size, opacity=".5")
    return (
        (paint.empty_place(Rect(cell.cx - size / 2, y - size / 2, size, size)) if count == 0 else "")
        + under
        + cube(kind, cell.cx, y, size, opacity=".35" if grey else None)
        + paint.text(cell.cx, y + size / 2 + 21, count, 20, anchor="middle", bold=True, fill_opacity=fade)
    )


def pile_at(cell: Rect) -> tuple[float, float]:
    """How large the cubes of a cell are, and where their middle is."""
    words = 24 + (30 if cell.h >= NAMED else 0)
    size = min(64, cell.h - words - 10, cell.w - 12)
    return size, cell.y + (cell.h - size - words) / 2 + size / 2


def named(scene: Scene, kind: int, cell: Rect) -> str:
    """The name of an ingredient under its number."""
    size, y = pile_at(cell)
    lines = paint.wrapped(scene.name("ingredients", kind), cell.w - APART, 12)
    return paint.rows(cell.cx, y + size / 2 + 38, lines, 12, 13, anchor="middle", fill=SEPIA)


def aim(scene: Scene, box: Rect) -> str:
    """What the own school wants: its ingredient rare (AL-084), and what that can bring (AL-087)."""
    kind = scene.school(scene.me)
    words = scene.say("keep", a=kind, n=max(scene.rewards))
    high = furniture.block_height(words, box.w, 13, leading=1.2)
    size = max(18, min(52, box.h - high - 8))
    top = box.y + (box.h - size - 6 - high) / 2
    told = furniture.block(box.cx, top + size + 6, words, box.w, 13, leading=1.2, anchor="middle")
    return scene.about("schools", kind, cube(kind, box.cx, top + size / 2, size), told)


def narrow(scene: Scene, room: Rect) -> str:
    """On a phone: what is being chosen, or score and school in a line; the stock under it."""
    x, y, w = room.x + PAD, room.y + NEAR, room.w - 2 * PAD
    if scene.asks(Q.tile):
        return bench.workbench(scene, Rect(x, y, w, room.h - 2 * NEAR))
    below = stock_row(scene, Rect(x - 4, room.bottom - NEAR - STOCK, w + 8, STOCK))
    if bench.height(scene):
        return bench.workbench(scene, Rect(x, y, w, bench.height(scene))) + below
    return line(scene, Rect(x, y, w, LINE - 2)) + below


def line(scene: Scene, box: Rect) -> str:
    """Score, token and seals at the left, the school or what the last action brought at the right."""
    me, kind = scene.me, scene.school(scene.me)
    score = str(scene.s.score[me])
    wide = paint.width_of(score, 24, True)
    token = track_token(scene, me, box.x + wide + 18, box.cy, 12)
    left = box.x + wide + (40 if token else 14)
    points = paint.about("score", paint.text(box.x, box.cy + 8, score, 24, bold=True))
    parts = [points, token, seals_left(scene, me, left + 7, box.cy, 7)]
    left += 5 * 16 + 6
    signs = gains(scene, me, box.right, box.cy)
    if signs:
        parts.append(signs)
    elif kind != NOTHING:
        room = box.right - 26 - left
        words = paint.text(box.right - 26, box.cy + 5, scene.name("schools", kind), 13, anchor="end", fill=SEPIA, fit=room)
        parts.append(scene.about("schools", kind, cube(kind, box.right - 10, box.cy, 20), words))
    return paint.about(f"seat {me}", paint.group(*parts, id=f"seat-{me}"))

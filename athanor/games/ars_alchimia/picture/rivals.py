"""The others: a sheet for each, in a column, in a row, or as one line where there is no more room."""

from __future__ import annotations

from typing import NamedTuple

from athanor.drawing import furniture, paint
from athanor.drawing.paint import GOLD, INK, SEPIA, Rect
from athanor.games.ars_alchimia.picture import pieces
from athanor.games.ars_alchimia.picture.pieces import CATEGORIES
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import pieces as p

EDGE, GAP, LINE = 12, 8, 46
"""Inside a sheet, between two, and how high one is that is a line."""
GUILD, ROW = 46, 690
"""How high the sheet of the Guild is, and from which width on sheets lie in a row."""
CHIPS = 24
"""How high a row of small things is."""


class Chip(NamedTuple):
    """A small thing in a row: how wide it is, and its drawing from (0, 0) at its left end."""

    wide: float
    body: str


def height(scene: Scene, width: float) -> float:
    if width >= 900:
        return LINE
    seats = scene.shown_seats()
    guild = scene.seats <= 2
    if width >= ROW:
        wide = (width - GAP * (len(seats) + guild - 1)) / max(1, len(seats) + guild)
        return max([GUILD, *(sheet_height(scene, seat, wide, wide >= 360) for seat in seats)])
    tall = [sheet_height(scene, seat, width, named(scene, width)) for seat in seats] + [GUILD] * guild
    return sum(tall) + GAP * (len(tall) - 1)


def named(scene: Scene, width: float) -> bool:
    """The orders of the others have their names: there is room for few sheets, or for long ones."""
    return width >= 336 or len(scene.shown_seats()) <= 2


def others(scene: Scene, room: Rect) -> str:
    seats, guild = scene.shown_seats(), scene.seats <= 2
    count = len(seats) + guild
    out = []
    if room.w < ROW:
        y = room.y
        for seat in seats:
            tall = sheet_height(scene, seat, room.w, named(scene, room.w))
            out.append(rival(scene, seat, Rect(room.x, y, room.w, tall), named(scene, room.w)))
            y += tall + GAP
        return "".join(out) + (the_guild(scene, Rect(room.x, y, room.w, GUILD)) if guild else "")
    wide = (room.w - GAP * (count - 1)) / max(1, count)
    cells = [room.cell(k, max(1, count), wide, room.h, GAP) for k in range(count)]
    for seat, cell in zip(seats, cells, strict=False):
        out.append(line(scene, seat, cell) if room.w >= 900 else rival(scene, seat, cell, wide >= 360))
    return "".join(out) + (the_guild(scene, cells[-1]) if guild else "")


# A sheet


def sheet_height(scene: Scene, seat: int, width: float, with_names: bool) -> float:
    return 68 + CHIPS * len(rows_of(scene, seat, width - 2 * EDGE, with_names)) + 6


def rival(scene: Scene, seat: int, box: Rect, with_names: bool) -> str:
    """Another player: points, resources, workers, orders held and fulfilled, assistants."""
    out = [furniture.sheet(box)]
    if scene.plays(seat):
        out.append(paint.rect(*box.inset(2), 8, fill="none", stroke=GOLD, stroke_width=2))
    inner = Rect(box.x + EDGE, box.y + 5, box.w - 2 * EDGE, box.h - 10)
    out.append(head(scene, seat, inner))
    out.append(resources(scene, seat, Rect(inner.x, inner.y + 36, inner.w, 24)))
    for k, row in enumerate(rows_of(scene, seat, inner.w, with_names)):
        x = inner.x
        for chip in row:
            out.append(f'<g transform="translate({paint.num(x)} {paint.num(inner.y + 74 + k * CHIPS)})">{chip.body}</g>')
            x += chip.wide
    return scene.about_seat(seat, paint.group(*out, id=f"seat-{seat}"))


def head(scene: Scene, seat: int, box: Rect) -> str:
    """Seal, name, what the player is doing, points."""
    count, unit = scene.points(seat), scene.say("vp")
    wide = paint.width_of(count, 24, True) + paint.width_of(unit, 13) + 6
    room = Rect(box.x + 38, box.y + 1, box.w - wide - 46, 32)
    out = paint.seal(seat, box.x + 16, box.y + 16, 14) + name_of(scene, seat, room, scene.standing(seat))
    number = paint.text(box.right - wide, box.y + 25, count, 24, bold=True)
    return out + paint.about("points", number, paint.text(box.right, box.y + 24, unit, 13, anchor="end", fill=SEPIA))


def name_of(scene: Scene, seat: int, box: Rect, note: str = "") -> str:
    """A player's name in one line with a note behind it, or in two lines without."""
    name = scene.texts.seat(seat)
    wide = paint.width_of(name, 16, True)
    if wide > box.w:
        rows = paint.wrapped(name, box.w, 13, True)[:2]
        first = box.cy + 4.5 - (len(rows) - 1) * 7.5
        return paint.rows(box.x, first, rows, 13, 15, bold=True, fit=box.w)
    fits = wide + 8 + paint.width_of(note, 13) <= box.w
    aside = paint.text(box.x + wide + 8, box.cy + 5, note, 13, italic=True, fill=SEPIA) if note and fits else ""
    return paint.text(box.x, box.cy + 5.5, name, 16, bold=True) + aside


def resources(scene: Scene, seat: int, box: Rect) -> str:
    """What a player has, and the workers that are still to be placed."""
    have = [int(n) for n in scene.s.stock[seat]]
    row = Rect(box.x, box.y, box.w - 52, box.h)

    def icon(kind: int, x: float, y: float, size: float, pale: bool) -> str:
        return scene.about("resources", kind, pieces.cube(kind, x, y, size, opacity=".4" if pale else None))

    out = furniture.counts(icon, have, row, 18 if box.w >= 230 else 16)
    return out + to_place(scene, seat, box.right - 46, box.cy, min(22.0, box.h - 3))


def to_place(scene: Scene, colour: int, x: float, y: float, size: float = 22) -> str:
    tip = paint.tag("title", paint.esc(scene.say("to-place")))
    count = paint.text(x + 22, y + 5.5, int(scene.s.available[colour]), 15, bold=True)
    return paint.about("workers", tip, pieces.worker(colour, x + 8, y, size), count)


def rows_of(scene: Scene, seat: int, width: float, with_names: bool) -> list[list[Chip]]:
    """Orders held and, after a stroke, what is done and who serves; with names the orders have rows of their own."""
    orders, others = [held(scene, order, with_names) for order in scene.orders(seat)], done(scene, seat)
    if with_names:
        return flow(orders, width) + flow(others, width)
    stroke = [Chip(12, paint.line(4, -9, 4, 9, "#b99a5c", 1))] if orders and others else []
    rows = flow(orders + stroke + others, width)
    if len(rows) > 1:
        rows = flow(orders + stroke + made(scene, seat) + [counted(scene, seat)], width)
    return rows


def done(scene: Scene, seat: int) -> list[Chip]:
    """What is done and who serves."""
    return made(scene, seat) + [one(scene, assistant) for assistant in scene.staff(seat)]


def made(scene: Scene, seat: int) -> list[Chip]:
    """Orders fulfilled, by category."""
    out = []
    for category, name in enumerate(CATEGORIES):
        count = len(scene.fulfilled(seat, category))
        if count:
            tip = paint.tag("title", paint.esc(f"{scene.say('fulfilled')} · {scene.name('categories', category)}"))
            mark = paint.glyph(name, 9, 0, 17) + paint.text(21, 5, count, 14, bold=True)
            shown = scene.about("categories", category, tip, mark)
            out.append(Chip(21 + paint.width_of(str(count), 14, True) + 6, shown))
    return out


def one(scene: Scene, assistant: int) -> Chip:
    tip = paint.tag("title", paint.esc(scene.name("assistants", assistant)))
    return Chip(26, paint.group(tip, pieces.portrait(scene, assistant, 10, 0, 22), id=f"staff-{assistant}"))


def counted(scene: Scene, seat: int) -> Chip:
    """Assistants where they are too many to be shown one by one."""
    names = ", ".join(scene.name("assistants", assistant) for assistant in scene.staff(seat))
    tip = paint.tag("title", paint.esc(names))
    card = paint.rect(1, -10, 16, 20, 4, fill="#dfe6d8", stroke="#4a6a63", stroke_width=1.3) + paint.glyph("AS-17", 9, 0, 12)
    return Chip(38, paint.about("staff", tip, card, paint.text(21, 5, len(scene.staff(seat)), 14, bold=True)))


def held(scene: Scene, order: int, with_name: bool) -> Chip:
    """An order that another player holds: its points, its category, its name where there is room."""
    one, level = scene.components.orders[order], pieces.level_of(scene, order)
    name = scene.name("orders", order)
    body = pieces.badge(10, 0, one.points, level, 20)
    if with_name:
        body += pieces.category(one.category, 31, 0, 15) + paint.text(42, 4.6, name, 13)
    else:
        body += paint.tag("title", paint.esc(name))
    wide = 42 + paint.width_of(name, 13) + 10 if with_name else 26
    return Chip(wide, scene.about("orders", order, paint.group(body, id=f"order-{order}")))


def flow(row: list[Chip], width: float) -> list[list[Chip]]:
    """Small things in rows that are no wider than this."""
    rows: list[list[Chip]] = []
    left = 0.0
    for chip in row:
        if not rows or chip.wide > left + 8:
            rows.append([])
            left = width
        rows[-1].append(chip)
        left -= chip.wide
    return rows


# A line


def line(scene: Scene, seat: int, box: Rect) -> str:
    """Another player in so much room: points, resources, workers."""
    inner = Rect(box.x + 10, box.y, box.w - 20, box.h)
    count, name = scene.points(seat), scene.texts.seat(seat)
    out = [furniture.sheet(box)]
    if scene.plays(seat):
        out.append(paint.rect(*box.inset(2), 8, fill="none", stroke=GOLD, stroke_width=2))
    if box.w >= 440:
        wide = paint.width_of(count, 22, True)
        room = inner.w - 300 - wide - 40
        out.append(paint.seal(seat, inner.x + 13, inner.cy, 13))
        out.append(name_of(scene, seat, Rect(inner.x + 34, inner.y, room, inner.h)))
        left = inner.x + 42 + min(room, paint.width_of(name, 16, True))
        number = paint.text(left, inner.cy + 8, count, 22, bold=True)
        out.append(paint.about("points", number, paint.text(left + wide + 4, inner.cy + 7, scene.say("vp"), 13, fill=SEPIA)))
        out.append(resources(scene, seat, Rect(inner.right - 262, inner.y + 11, 262, 24)))
        return scene.about_seat(seat, paint.group(*out, id=f"seat-{seat}"))
    out.append(paint.seal(seat, inner.x + 10, inner.y + 13, 9))
    right = f"{count} {scene.say('vp')}"
    wide = paint.width_of(right, 15, True)
    out.append(paint.text(inner.x + 24, inner.y + 18, name, 14, bold=True, fit=inner.w - wide - 32))
    out.append(paint.about("points", paint.text(inner.right, inner.y + 18, right, 15, anchor="end", bold=True)))
    out.append(resources(scene, seat, Rect(inner.x, inner.y + 21, inner.w + 8, 22)))
    return scene.about_seat(seat, paint.group(*out, id=f"seat-{seat}"))


def the_guild(scene: Scene, box: Rect) -> str:
    """The Guild of the variants: its workers."""
    s = scene.s
    name = scene.texts.seat(p.GUILD)
    left = box.x + 44 + paint.width_of(name, 16, True) + 10
    out = [furniture.sheet(box), paint.seal(p.GUILD, box.x + 26, box.y + 23, 13)]
    out.append(paint.text(box.x + 44, box.y + 29, name, 16, bold=True))
    words = scene.say("guild-where", town=scene.on_board(p.GUILD), plaza=int(s.plaza[p.GUILD]))
    rows = paint.wrapped(words, box.right - left - 62, 13)[:2]
    first = box.y + 28 - (len(rows) - 1) * 8
    out.append(paint.rows(left, first, rows, 13, 16, fill=SEPIA, fit=box.right - left - 62))
    out.append(pieces.worker(p.GUILD, box.right - 47, box.y + 23, 22))
    out.append(paint.text(box.right - 32, box.y + 29, int(s.available[p.GUILD]), 16, bold=True, fill=INK))
    return scene.about_seat(p.GUILD, paint.group(*out, id="guild"))

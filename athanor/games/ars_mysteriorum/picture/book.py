"""The recipe book as the grid that players think in: princes by families, copies, and what each line and column pays."""

from __future__ import annotations

from collections.abc import Sequence

from athanor.drawing import paint
from athanor.drawing.furniture import HEAD, PAD, inside, sheet
from athanor.drawing.paint import GOLD, GOLD_DARK, INK, SEPIA, Rect
from athanor.games.ars_mysteriorum.picture import parts
from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.games.ars_mysteriorum.rules import pieces as p

TURNED = 500
"""A book that is narrower has its families one under the other."""
TOPS = 35
"""How high the heads of columns are."""
LOW = 42
"""A cell that is lower has its name beside its drawing."""


def height(scene: Scene, width: float) -> float:
    return HEAD + 7 + (58 + p.FAMILIES * 50 if width < TURNED else TOPS + p.PRINCES * 34) + wages_lines(scene, width) * 18


def wages_lines(scene: Scene, width: float) -> int:
    """The account of the salary stands beside the title, or on a line of its own."""
    room = width - 2 * PAD - paint.width_of(scene.say("book"), 17, small_caps=True) - 12
    return 0 if paint.width_of(wages(scene), 13) <= room else 1


def wages(scene: Scene) -> str:
    duplicates, princes, masters = scene.salaries[scene.reader]
    return scene.say("wages", n=duplicates + princes + masters, d=duplicates, p=princes, m=masters)


def book(scene: Scene, room: Rect) -> str:
    """Title, account, and the grid."""
    below = wages_lines(scene, room.w)
    out = paint.about("book", sheet(room, scene.say("book"), "" if below else wages(scene), own=True))
    if below:
        words = paint.text(room.x + PAD, room.y + 41, wages(scene), 13, fill=SEPIA, fit=room.w - 2 * PAD)
        out += paint.about("salary", words)
    area = inside(room)
    area = Rect(area.x, area.y + below * 18, area.w, area.h - below * 18 + 5)
    return out + (turned(scene, area) if room.w < TURNED else upright(scene, area))


def upright(scene: Scene, area: Rect) -> str:
    """Princes as lines, families as columns."""
    tall = (area.h - TOPS) / p.PRINCES
    left = 80 if area.w > 560 and tall > LOW else 28
    wide = (area.w - left - 84) / p.FAMILIES
    out = []
    for family in range(p.FAMILIES):
        x = area.x + left + family * wide
        name = paint.text(x + wide / 2, area.y + 12, scene.say(f"family-{family}"), 13, anchor="middle", fit=wide - 2)
        top = parts.surface(Rect(x, area.y, wide, TOPS))
        out.append(scene.about("families", family, top, name, family_scale(scene, family, x + wide / 2, area.y + 26)))
    for prince, lord in enumerate(scene.components.princes):
        y = area.y + TOPS + prince * tall
        head = parts.drawing(f"p-{lord.id}", area.x + 13, y + tall / 2, 22)
        if left > 30:
            head += paint.text(area.x + 29, y + tall / 2 + 5, scene.name("princes", prince), 14)
        head += scale(lord.scale, prince_size(scene, prince), area.right - 78, y + tall / 2, 17.5)
        out.append(scene.about("princes", prince, head))
        out += [
            cell(scene, prince * 5 + family, copies(scene, prince * 5 + family),
                 Rect(area.x + left + family * wide + 1.5, y + 1.5, wide - 3, tall - 3))
            for family in range(p.FAMILIES)
        ]  # fmt: skip
    return "".join(out)


def turned(scene: Scene, area: Rect) -> str:
    """Families as lines, princes as columns: for a phone."""
    left = 84
    top, wide, tall = area.y + 52, (area.w - left) / p.PRINCES, (area.h - 52) / p.FAMILIES
    out = []
    for prince, lord in enumerate(scene.components.princes):
        x = area.x + left + prince * wide
        name = scene.name("princes", prince)
        start = x + wide / 2 - (paint.width_of(name, 14) + 24) / 2
        head = parts.drawing(f"p-{lord.id}", start + 10, area.y + 12, 19) + paint.text(start + 24, area.y + 17, name, 14)
        head += scale(lord.scale, prince_size(scene, prince), x + wide / 2 - 33, area.y + 36, 16.5)
        out.append(scene.about("princes", prince, parts.surface(Rect(x, area.y, wide, 50)), head))
    for family in range(p.FAMILIES):
        y = top + family * tall
        words = paint.wrapped(scene.say(f"family-{family}"), left - 4, 13)
        name = paint.rows(area.x, y + tall / 2 - 4 - (len(words) - 1) * 10, words, 13, 14)
        head = parts.surface(Rect(area.x, y, left, tall))
        out.append(scene.about("families", family, head, name, family_scale(scene, family, area.x + 36, y + tall / 2 + 10)))
        for prince in range(p.PRINCES):
            item = prince * 5 + family
            place = Rect(area.x + left + prince * wide + 1.5, y + 1.5, wide - 3, tall - 3)
            out.append(cell(scene, item, copies(scene, item), place))
    return "".join(out)


def copies(scene: Scene, item: int) -> int:
    return int(scene.s.book[scene.reader][item])


def prince_size(scene: Scene, prince: int) -> int:
    return sum(copies(scene, prince * 5 + family) > 0 for family in range(p.FAMILIES))


def family_size(scene: Scene, family: int) -> int:
    return sum(copies(scene, prince * 5 + family) > 0 for prince in range(p.PRINCES))


def leaders(scene: Scene, family: int) -> str:
    """Who would get the award of a family now."""
    names = [scene.texts.seat(seat) for seat in scene.leading(family)]
    return scene.texts.listed(names) if names else scene.say("nobody")


def family_scale(scene: Scene, family: int, cx: float, y: float) -> str:
    """What a family pays each round by its size, and at the end to who has most of it."""
    one = scene.components.families[family]
    size = family_size(scene, family)
    tip = paint.tag("title", paint.esc(scene.say("award", n=one.award, who=leaders(scene, family))))
    award = paint.glyph("crown", cx + 18, y, 11, GOLD_DARK) + paint.text(cx + 25, y + 4, one.award, 12, fill=GOLD_DARK)
    return scale(one.scale, size, cx - 31, y, 17) + paint.about("award", tip, award)


def scale(amounts: Sequence[int], size: int, x: float, y: float, step: float) -> str:
    """A salary scale; the step that is reached is a coin."""
    out = ""
    for k, florims in enumerate(amounts):
        at, reached = x + k * step, k + 1 == size
        if reached:
            out += paint.circle(at, y, 8.6, fill="#e2b544", stroke=GOLD_DARK, stroke_width=1.2)
        out += paint.text(at, y + 4.2, florims, 12, anchor="middle", bold=reached, fill=INK if reached else SEPIA)
    return out


def cell(scene: Scene, item: int, copies: int, box: Rect) -> str:
    """An item of the book: owned, with the number of copies, or not yet."""
    one = scene.components.items[item]
    look = {"fill": "#fffdf4", "stroke": GOLD, "stroke_width": 1.8} if copies else {
        "fill": "none", "stroke": INK, "stroke_opacity": ".3", "stroke_dasharray": "3 3"
    }  # fmt: skip
    beside = box.h < LOW
    words = paint.wrapped(scene.name("items", item), box.w - (21 if beside else 2), 12)
    art = 16.0 if beside else min(28.0, box.h - 7 - 13 * len(words))
    ink = INK if copies else parts.QUIET
    out = parts.surface(box) + paint.rect(*box, 6, **look)
    if beside:
        out += parts.drawing(f"i-{one.id}", box.x + 10, box.cy, art, not copies)
        out += paint.rows(box.x + 20.5, box.cy + 4.5 - (len(words) - 1) * 6.5, words, 12, 13, fill=ink)
    else:
        top = box.cy - (art + 13 * len(words)) / 2
        out += parts.drawing(f"i-{one.id}", box.cx, top + art / 2, art, not copies)
        out += paint.rows(box.cx, top + art + 10.5, words, 12, 13, anchor="middle", fill=ink)
    if copies > 1:
        coin = paint.circle(box.right - 11, box.y + 11, 9.5, fill="#e2b544", stroke=INK)
        coin += paint.text(box.right - 11, box.y + 15, f"×{copies}", 11, anchor="middle", bold=True)
        out += paint.about("copies", coin)
    return scene.about("items", item, out)

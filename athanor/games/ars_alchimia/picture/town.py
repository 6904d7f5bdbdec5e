"""The town: the score track, the plaza, and the sixteen spaces in their rows."""

from __future__ import annotations

from collections.abc import Sequence

from athanor.drawing import furniture, paint
from athanor.drawing.paint import GOLD, INK, SEPIA, Rect
from athanor.games.ars_alchimia.picture import pieces
from athanor.games.ars_alchimia.picture.pieces import STRIP
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import A, Q

EDGE, GAP, TRACK, PLAZA, SPINE = 10, 8, 24, 114, 20
"""Round the town, between cards, the height of the score track, the width of the plaza and of the name of a row."""
LEAST = 96
"""How high a space is at least."""
PILES = ((0, 0), (1, 1), (2, 2), (-1, p.ASSISTANT_PILE))
"""The piles below the board: the level of their orders, or none for assistants, and their number."""
ASKED = {"orders": "taking", "locations": "collecting", "forges": "forging", "assistants": "hiring"}
"""The rows of the town, and what one asks about by the name of each."""
NIGHT, BRICK = "#33243c", "#4a2f22"


def least(scene: Scene, width: float) -> float:
    """How high the town must be."""
    lines = len(groups(scene, width))
    return 2 * EDGE + TRACK + lines * (LEAST + GAP) - GAP + 4 + (0 if beside(width) else 52)


def beside(width: float) -> bool:
    """There is room for the plaza beside the rows."""
    return width >= 830


def town(scene: Scene, room: Rect) -> str:
    """Track, plaza and rows."""
    inner = room.inset(EDGE)
    out = [paint.panel(room.inset(1.5)), paint.framed(room.inset(5)), track(scene, Rect(inner.x, inner.y, inner.w, TRACK))]
    below = Rect(inner.x, inner.y + TRACK + 4, inner.w, inner.h - TRACK - 4)
    if beside(room.w):
        out.append(plaza(scene, Rect(below.x, below.y, PLAZA, below.h)))
        out.append(rows(scene, Rect(below.x + PLAZA + 8, below.y, below.w - PLAZA - 8, below.h)))
    else:
        out.append(plaza_strip(scene, Rect(below.x, below.y, below.w, 44)))
        out.append(rows(scene, Rect(below.x, below.y + 52, below.w, below.h - 52)))
    return "".join(out)


def track(scene: Scene, box: Rect) -> str:
    """The score track (AA-009); those who stand together at its end stay on the board."""
    aside = 7.0 * (scene.seats - 1)
    box = Rect(box.x + aside, box.y, box.w - 2 * aside, box.h)
    points = {seat: int(scene.s.vp[seat]) for seat in range(scene.seats)}
    return paint.about("track", furniture.track(box, scene.last_point(), points))


# The plaza


def plaza(scene: Scene, box: Rect) -> str:
    """Workers that are out for the year, the fountain, and what is left in the piles (AA-076)."""
    colours = scene.colours()
    note = paint.wrapped(scene.say("until-year-end"), box.w - 12, 12)
    out = [stone(box), paint.title(box.cx, box.y + 22, scene.say("plaza"), 17, anchor="middle", fit=box.w - 8)]
    step = 30
    for k, colour in enumerate(colours):
        out.append(waiting(scene, colour, box.cx, box.y + 46 + k * step))
    low = box.bottom - 62
    out.append(piles(scene, Rect(box.x + 6, low, box.w - 12, 56)))
    words = low - 8 - len(note) * 14
    out.append(paint.rows(box.cx, words + 11, note, 12, 14, anchor="middle", fill="#4d3a1c", italic=True, fit=box.w - 8))
    top = box.y + 46 + len(colours) * step - 12
    if words - top > 30:
        size = min(64.0, words - top - 8)
        out.append(paint.glyph("fountain", box.cx, (top + words) / 2, size))
    return paint.about("plaza", *out)


def stone(box: Rect) -> str:
    return paint.rect(*box, 6, fill="url(#stone)", stroke="#8a7346", stroke_width=1.2)


def waiting(scene: Scene, colour: int, x: float, y: float, short: bool = False) -> str:
    """One player's workers on the plaza, or only how many they are."""
    count = int(scene.s.plaza[colour])
    out = [scene.about_seat(colour, paint.seal(colour, x - 28, y, 11))]
    out.append(paint.text(x - 2, y + 5.5, count, 16, anchor="middle", bold=True))
    if count and not short:
        out.append(pieces.worker(colour, x + 26, y, 24, id=f"p-{colour}", cls="piece"))
    return "".join(out)


def piles(scene: Scene, box: Rect) -> str:
    """What is left in the piles of orders, and of assistants."""
    words = paint.text(box.cx, box.y + 12, scene.say("piles"), 12, anchor="middle", fill="#4d3a1c", italic=True, fit=box.w)
    out = [paint.about("pile", words)]
    half = box.w / 2
    for k, (level, pile) in enumerate(PILES):
        x, y = box.x + k % 2 * half, box.y + 26 + k // 2 * 22
        out.append(pile_mark(scene, x, y, level, pile))
    return "".join(out)


def pile_mark(scene: Scene, x: float, y: float, level: int, pile: int) -> str:
    tip = paint.tag("title", paint.esc(scene.say("pile-assistants") if level < 0 else scene.name("levels", level)))
    if level >= 0:
        face = pieces.badge(x + 12, y, "CBA"[level], level, 18)
    else:
        face = paint.rect(x + 3, y - 9, 18, 18, 4, fill="#dfe6d8", stroke="#4a6a63", stroke_width=1.2)
        face += paint.glyph("AS-17", x + 12, y, 13)
    count = paint.text(x + 26, y + 4.7, scene.pile(pile), 13, bold=True)
    return scene.about("levels", level, tip, face, count) if level >= 0 else paint.about("pile", tip, face, count)


def plaza_strip(scene: Scene, box: Rect) -> str:
    """The plaza in one row."""
    title = scene.say("plaza")
    left = box.x + 42 + paint.width_of(title, 17, small_caps=True) + 14
    out = [stone(box), paint.glyph("fountain", box.x + 22, box.cy, 32)]
    out.append(paint.title(box.x + 44, box.cy + 6, title, 17))
    step = min(92.0, (box.right - 206 - left) / len(scene.colours()))
    for k, colour in enumerate(scene.colours()):
        out.append(waiting(scene, colour, left + 40 + k * step, box.cy, short=step < 84))
    for k, (level, pile) in enumerate(PILES):
        out.append(pile_mark(scene, box.right - 4 * 50 + k * 50, box.cy, level, pile))
    words = scene.say("piles")
    if box.right - 206 - paint.width_of(words, 13) > left + len(scene.colours()) * step:
        told = paint.text(box.right - 206, box.cy + 5, words, 13, anchor="end", fill="#4d3a1c", italic=True)
        out.append(paint.about("pile", told))
    return paint.about("plaza", *out)


def square_height(scene: Scene, width: float) -> float:
    return furniture.HEAD + TRACK + 36 * ((len(scene.colours()) + 1) // 2) + 90


def square(scene: Scene, room: Rect) -> str:
    """Track, plaza and piles as a sheet of their own, where the town is shown row by row."""
    box = furniture.inside(room)
    out = [furniture.sheet(room, scene.say("score")), track(scene, Rect(box.x, box.y, box.w, TRACK))]
    y = box.y + TRACK + 4
    floor = stone(Rect(box.x, y, box.w, room.bottom - y - furniture.PAD))
    out.append(paint.about("plaza", floor, paint.title(box.x + 10, y + 22, scene.say("plaza"), 17)))
    half = box.w / 2
    for k, colour in enumerate(scene.colours()):
        out.append(paint.about("plaza", waiting(scene, colour, box.x + (k % 2 + 0.5) * half, y + 46 + k // 2 * 32)))
    y += 46 + 32 * ((len(scene.colours()) + 1) // 2)
    out.append(paint.about("pile", paint.text(box.x + 10, y + 2, scene.say("piles"), 13, italic=True, fill="#4d3a1c")))
    left = box.x + 18 + paint.width_of(scene.say("piles"), 13)
    for k, (level, pile) in enumerate(PILES):
        out.append(pile_mark(scene, left + k * (box.right - left - 6) / 4, y - 3, level, pile))
    return "".join(out)


# Spaces


def space(scene: Scene, index: int, box: Rect) -> str:
    """A card with its strip below; lit while it may be chosen, veiled where the player cannot act."""
    body = lying(scene, index, Rect(box.x, box.y, box.w, box.h - STRIP))
    body += crowd(scene, index, Rect(box.x, box.bottom - STRIP, box.w, STRIP))
    around = box.inset(-2.5)
    if index == scene.s.space and not scene.over:
        body += paint.rect(*box, 6, fill="none", stroke=GOLD, stroke_width=4)
    elif index in scene.trodden:
        body += paint.traced(box.inset(1.5), 6)
    first = {Q.turn: A.go, Q.second: A.take, Q.renew: A.renew}.get(scene.s.asks) if scene.mine else None
    if first is not None and (first == A.go or index < p.ORDER_SPACES):
        if not scene.hand.may(first + index):
            body += veil(box)
        return scene.hand.act(first + index, around, body, radius=8, id=f"space-{index}")
    if not scene.open_to_me(index) and scene.s.space != index:
        body += veil(box)
    return paint.group(body, id=f"space-{index}")


def veil(box: Rect) -> str:
    return paint.rect(*box, 6, fill="#8a7650", fill_opacity=".22", pointer_events="none")


def lying(scene: Scene, space: int, box: Rect) -> str:
    """What lies on a space: a card, a pile, or nothing."""
    card = int(scene.s.face[space])
    if card == p.NOTHING and space == p.PORTAL:
        unseen = scene.say("unseen-location", n=scene.pile(3))
        return scene.about("spaces", space, pieces.back(box, "portal", scene.what_lies(space), unseen, NIGHT))
    if card == p.NOTHING and space == p.HIDDEN_FORGE:
        unseen = scene.say("unseen-forge", n=scene.pile(4))
        return scene.about("spaces", space, pieces.back(box, "forge", scene.what_lies(space), unseen, BRICK))
    if card == p.NOTHING:
        words = paint.text(box.cx, box.cy + 4, scene.say("empty"), 13, anchor="middle", fill=SEPIA, italic=True)
        return scene.about("spaces", space, paint.empty_place(box), words)
    if space < p.FIRST_LOCATION:
        return pieces.order_card(scene, card, box)
    if space < p.FIRST_FORGE:
        return pieces.location_card(scene, card, box)
    if space < p.FIRST_ASSISTANT:
        return pieces.forge_card(scene, card, box)
    return pieces.assistant_card(scene, card, box)


def crowd(scene: Scene, space: int, box: Rect) -> str:
    """The strip under a space: whose workers stand there, how many, and the price to enter."""
    x, y, w, h = box
    owner, count = int(scene.s.crowd_of[space]), int(scene.s.crowd[space])
    may, card = scene.open_to_me(space), int(scene.s.face[space])
    out = [paint.rect(x, y, w, h, 5, fill="#dcc897" if may else "#cfc3a6", stroke="#8a7346")]
    if count:
        sign = paint.rect(x + 1, y + 1, 23, h - 2, 4, fill=pieces.DARK[owner])
        number = paint.text(x + 12.5, box.cy + 5, count, 14, anchor="middle", fill="#fff3d6", bold=True)
        worker = pieces.worker(owner, x + 37, box.cy, 22, id=f"w-{space}", cls="piece")
        out.append(scene.about_seat(owner, sign, number, worker))
    else:
        out.append(pieces.no_worker(x + 15, box.cy, 17))
    if space >= p.FIRST_ASSISTANT and card != p.NOTHING and scene.components.assistants[card].yearly:
        out.append(paint.text(box.right - 27, box.cy + 4.5, scene.say("yearly"), 12, anchor="end", fill=INK, italic=True))
    return paint.about("crowd", *out, pieces.price(box.right - 14, box.cy, scene.price(space), may))


# Rows


def groups(scene: Scene, width: float) -> list[list[tuple[str, Sequence[int]]]]:
    """The rows of the town: the name and the spaces of each part. On a narrow board a row has three spaces at most."""
    if width < 690:
        lines = [("orders", 0, 3), ("orders", 3, 6), ("locations", 6, 8), ("locations", 8, 10), ("forges", 10, 13)]
        return [[(name, range(first, end))] for name, first, end in [*lines, ("assistants", 13, scene.spaces())]]
    return [
        [("orders", range(p.ORDER_SPACES))],
        [("locations", range(p.FIRST_LOCATION, p.FIRST_FORGE))],
        [
            ("forges", range(p.FIRST_FORGE, p.FIRST_ASSISTANT)),
            ("assistants", range(p.FIRST_ASSISTANT, scene.spaces())),
        ],
    ]


def rows(scene: Scene, box: Rect) -> str:
    """Orders, locations, forges and assistants in rows."""
    lines = groups(scene, box.w + 2 * EDGE)
    tall = (box.h - (len(lines) - 1) * GAP) / len(lines)
    return "".join(row(scene, parts, Rect(box.x, box.y + k * (tall + GAP), box.w, tall)) for k, parts in enumerate(lines))


def row(scene: Scene, parts: list[tuple[str, Sequence[int]]], box: Rect) -> str:
    """A row of the town: the name of each part stands upright before its spaces."""
    count = sum(len(spaces) for _, spaces in parts)
    wide = (box.w - len(parts) * (SPINE + GAP) - (count - 1) * GAP) / count
    out, x = [], box.x
    for name, spaces in parts:
        out.append(paint.about(ASKED[name], spine(x, box, scene.say(name))))
        x += SPINE + GAP
        for index in spaces:
            out.append(space(scene, index, Rect(x, box.y, wide, box.h)))
            x += wide + GAP
    return "".join(out)


def spine(x: float, box: Rect, words: str) -> str:
    """The name of a row, read from the foot up."""
    turned = f"rotate(-90 {paint.num(x + 13)} {paint.num(box.cy)})"
    return paint.title(x + 13, box.cy, words, 16, anchor="middle", fill=SEPIA, fit=box.h, transform=turned) + paint.line(
        x + SPINE + 1, box.y, x + SPINE + 1, box.bottom, "#c9a561", 1
    )


# One part of the town at a time


def part_height(count: int, across: int) -> float:
    return -(-count // across) * (LEAST + 10 + GAP) - GAP + 2 * EDGE


def part(scene: Scene, spaces: Sequence[int], across: int, room: Rect) -> str:
    """Some spaces as a sheet of their own."""
    inner = room.inset(EDGE)
    lines = -(-len(spaces) // across)
    wide = (inner.w - (across - 1) * GAP) / across
    tall = min(170.0, (inner.h - (lines - 1) * GAP) / lines)
    top = inner.y + (inner.h - lines * tall - (lines - 1) * GAP) / 2
    body = "".join(
        space(scene, index, Rect(inner.x, top, 0, 0).cell(k, across, wide, tall, GAP, GAP)) for k, index in enumerate(spaces)
    )
    return paint.panel(room.inset(1.5)) + body


def orders(scene: Scene, room: Rect) -> str:
    return part(scene, range(p.ORDER_SPACES), 3, room)


def locations(scene: Scene, room: Rect) -> str:
    return part(scene, range(p.FIRST_LOCATION, p.FIRST_FORGE), 2, room)


def forges(scene: Scene, room: Rect) -> str:
    return part(scene, range(p.FIRST_FORGE, p.FIRST_ASSISTANT), 3, room)


def helpers(scene: Scene, room: Rect) -> str:
    spaces = range(p.FIRST_ASSISTANT, scene.spaces())
    return part(scene, spaces, len(spaces), room)

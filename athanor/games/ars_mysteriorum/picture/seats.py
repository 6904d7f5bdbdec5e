"""The players in turn order: Florims, tokens, cards, recipes by family, salary; and on a phone who stands where, in a line."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.furniture import sheet
from athanor.drawing.paint import GOLD, GOLD_DARK, INK, RUST, SEPIA, Rect
from athanor.games.ars_mysteriorum.picture import parts
from athanor.games.ars_mysteriorum.picture.scene import TINTS, Scene
from athanor.games.ars_mysteriorum.rules import pieces as p

GAP, CLOSE = 6, 4
"""Between seats in a row, and between seats one under the other."""
OWN, RIVAL = 34, 62
"""The least height of one's own place, whose tokens and recipes lie elsewhere, and of another's."""
NARROW = 185
"""A seat that is narrower has its counts under their icons."""


def in_a_row(scene: Scene, width: float) -> bool:
    return width >= 145 * scene.seats


def height(scene: Scene, width: float) -> float:
    if in_a_row(scene, width):
        return 66 if (width - GAP * (scene.seats - 1)) / scene.seats >= NARROW else 108
    rivals = scene.seats - (scene.me >= 0)
    return rivals * RIVAL + (OWN if scene.me >= 0 else 0) + CLOSE * (scene.seats - 1)


def seats(scene: Scene, room: Rect) -> str:
    """In a row, or one under the other; one's own is lower where room is short."""
    if in_a_row(scene, room.w):
        w = (room.w - GAP * (scene.seats - 1)) / scene.seats
        return "".join(seat_card(scene, seat, k, room.cell(k, 9, w, room.h, GAP)) for k, seat in enumerate(scene.order))
    free, me = room.h - CLOSE * (scene.seats - 1), scene.me >= 0
    own = min(free / scene.seats, max(OWN, free - 92 * (scene.seats - 1))) if me else 0
    other = (free - own) / (scene.seats - me)
    y, out = room.y, []
    for k, seat in enumerate(scene.order):
        tall = own if seat == scene.me else other
        out.append(seat_card(scene, seat, k, Rect(room.x, y, room.w, tall)))
        y += tall + CLOSE
    return "".join(out)


def seat_card(scene: Scene, seat: int, position: int, box: Rect) -> str:
    """One player. What there is no room for is left out from the foot up; what is to spare lies above and below."""
    out = [sheet(box, own=seat == scene.me), turn_mark(scene, seat, box)]
    inner = Rect(box.x + 10, box.cy - min(box.h, 118.0) / 2, box.w - 20, min(box.h, 118.0))
    if box.h < 58:
        out.append(heading(scene, seat, position, Rect(inner.x, box.cy - 14, inner.w, 28)))
    elif box.w < NARROW:
        out.append(heading(scene, seat, position, Rect(inner.x, inner.y + 6, inner.w, 28)))
        for k, x in enumerate(parts.shares(inner.x, inner.w, 5)):
            count = upright(f"t-{k}", x + inner.w / 10, inner.y + 37, scene.s.tokens[seat][k])
            out.append(scene.about("elements", k, count))
            count = upright(family_icon(scene, k), x + inner.w / 10, inner.y + 71, scene.families[seat][k])
            out.append(scene.about("families", k, count))
    else:
        tall, pad = (30.0, 5.0) if box.h >= 84 else (22 + (box.h - 60) * 0.3, 3.0)
        high, step = min(28.0, tall), (inner.h - 2 * pad - tall) / 2
        out.append(heading(scene, seat, position, Rect(inner.x, inner.y + pad + (tall - high) / 2, inner.w, high)))
        out.append(token_row(scene, seat, Rect(inner.x, inner.y + pad + tall, inner.w, step)))
        out.append(family_row(scene, seat, Rect(inner.x, inner.y + pad + tall + step, inner.w, step)))
    if ("seat", seat) in scene.traces:
        out.append(paint.traced(box.inset(4), 6))
    return paint.about(f"seat {seat}", paint.group(*out, id=f"seat-{seat}"))


def turn_mark(scene: Scene, seat: int, box: Rect) -> str:
    """The player in turn has a rust edge."""
    return paint.rect(box.x + 2, box.y + 4, 5, box.h - 8, 2, fill=RUST) if seat == scene.in_turn else ""


def upright(icon: str, cx: float, y: float, count: int) -> str:
    """A count under its icon."""
    words = paint.text(cx, y + 29, count, 13, anchor="middle", bold=bool(count), fill=INK if count else parts.QUIET)
    return parts.drawing(icon, cx, y + 8, 16, not count) + words


def family_icon(scene: Scene, family: int) -> str:
    return f"f-{scene.components.families[family].id}"


def heading(scene: Scene, seat: int, position: int, box: Rect) -> str:
    """Place in the order, seal, name, bid, mystery cards where nothing below tells them, Florims."""
    small, low = box.w < 230, box.h < 24
    y, r = box.cy, 11 if small else 10 if low else 14
    florims = scene.s.florims[seat]
    size = 18 if small or low else 24
    wide = paint.width_of(str(florims), size, bold=True)
    coin = box.right - wide - (13 if small else 16)
    place = paint.text(box.x + 6, y + 6, position + 1, 17, anchor="middle", bold=True, fill=GOLD_DARK)
    out = [paint.about("order", parts.surface(Rect(box.x - 2, y - 12, 16, 24)), place)]
    out.append(paint.seal(seat, box.x + 16 + r, y, r))
    purse = parts.drawing("florim", coin, y, 17 if small or low else 22)
    out.append(paint.about("florim", purse, paint.text(box.right, y + size * 0.35, florims, size, anchor="end", bold=True)))
    left, right = box.x + 22 + 2 * r, coin - 14
    if small:
        right -= 30
        if right - left > 30:
            out.append(paint.about("mystery-back", parts.counted("m-back", right + 2, y, scene.s.cards[seat], 15, 13)))
        else:
            right += 30
    elif right - left > 110 and not scene.over:
        right -= 34
        out.append(bid_mark(scene, seat, Rect(right + 4, y - box.h / 2 + 1, 20, min(26.0, box.h - 2))))
    name = scene.texts.seat(seat)
    size = 14 if small else 16
    out.append(paint.text(left, y + 5, name, size, bold=True, fit=right - left))
    after = left + paint.width_of(name, size, bold=True) + 6
    if seat == scene.me and after + paint.width_of(scene.say("you"), 13) < right - 20:
        out.append(paint.text(after, y + 5, scene.say("you"), 13, italic=True, fill=SEPIA))
    return "".join(out)


def token_row(scene: Scene, seat: int, box: Rect) -> str:
    """Tokens by element; then, where there is room, mystery cards and favour cards in hand."""
    cards = 74 if box.w > 250 else 0
    size = min(18.0 if cards else 16.0, box.h - 1)
    out = [parts.counted_token(scene, k, x, box.cy, scene.s.tokens[seat][k], size)
           for k, x in enumerate(parts.shares(box.x, box.w - cards, p.ELEMENTS))]  # fmt: skip
    if cards:
        tip = paint.tag("title", paint.esc(scene.say("mysteries-held", n=scene.s.cards[seat])))
        held = parts.counted("m-back", box.right - 70, box.cy, scene.s.cards[seat], size)
        out.append(paint.about("mystery-back", tip, held))
        left = scene.favours_left(seat)
        back = parts.favour_back(scene, seat, Rect(box.right - 30, box.cy - size / 2, 13, size))
        tip = paint.tag("title", paint.esc(scene.say("favours-held", n=left)))
        out.append(paint.about("favour-back", tip, back, parts.number(box.right - 13, box.cy, left)))
    return "".join(out)


def family_row(scene: Scene, seat: int, box: Rect) -> str:
    """Recipes by family, and what the book pays each round."""
    pay = sum(scene.salaries[seat])
    words = scene.say("per-round", n=pay) if box.w > 270 else f"+{pay}"
    wide = paint.width_of(words, 13, bold=True) + 8
    size = min(17.0, box.h - 1)
    counts = scene.families[seat]
    step = (box.w - 74 if box.w > 250 else box.w - wide) / 5
    step = min(step, (box.w - wide) / 5)
    out = [
        scene.about("families", k, parts.counted(family_icon(scene, k), box.x + k * step, box.cy, counts[k], size))
        for k in range(p.FAMILIES)
    ]
    tip = paint.tag("title", paint.esc(scene.say("per-round", n=pay)))
    amount = paint.text(box.right, box.cy + 4.5, words, 13, anchor="end", bold=True, fill=SEPIA)
    return "".join(out) + paint.about("salary", tip, amount)


def bid_mark(scene: Scene, seat: int, box: Rect) -> str:
    """The favour laid for the order: its back while others choose, its face after; with an arrow in a world upside down."""
    return paint.about("bid", parts.surface(box), bid_card(scene, seat, box))


def bid_card(scene: Scene, seat: int, box: Rect) -> str:
    value = scene.bid(seat)
    if scene.s.stage == p.BIDS and seat != scene.me:
        laid = seat not in scene.waits_for
        return parts.favour_back(scene, seat, box) if laid else paint.empty_place(box, 3, SEPIA)
    if not value:
        return paint.empty_place(box, 3, SEPIA)
    counts = scene.numbers.word if scene.s.word[seat] else value
    turned = scene.s.upside and scene.phase == 3
    return (
        paint.rect(*box, 3, fill=parts.CARD, stroke=TINTS[scene.s.colour[seat]].cloth, stroke_width=2.5)
        + paint.text(box.cx, box.cy + 5.5, counts, 15, anchor="middle", bold=True)
        + (paint.glyph("arrow", box.x - 9, box.cy, 14, RUST, turn=90) if turned else "")
    )


# The line of a phone


def standing_height(scene: Scene, width: float) -> float:
    return 44


def standing(scene: Scene, room: Rect) -> str:
    """Seal, name and Florims of each player, in turn order; one's own with a gold rim."""
    w = (room.w - 4 * (scene.seats - 1)) / scene.seats
    out = []
    for k, seat in enumerate(scene.order):
        box = room.cell(k, 9, w, room.h, 4)
        own = seat == scene.me
        rim, thick = (GOLD, 2.5) if own else ("#6d4f22", 1)
        here = [paint.rect(*box.inset(1), 7, fill="url(#parchment)", stroke=rim, stroke_width=thick)]
        if seat == scene.in_turn:
            here.append(paint.rect(box.x + 6, box.bottom - 6, box.w - 12, 3, 1.5, fill=RUST))
        name, florims = scene.texts.seat(seat), scene.s.florims[seat]
        if w > 105:
            wide = paint.width_of(str(florims), 18, bold=True)
            here.append(paint.seal(seat, box.x + 18, box.cy, 11))
            here.append(paint.text(box.x + 33, box.cy + 5, name, 14, bold=own, fit=w - 44 - wide))
            here.append(paint.text(box.right - 8, box.cy + 6, florims, 18, anchor="end", bold=True))
        else:
            here.append(paint.text(box.cx, box.y + 16, name, 12, anchor="middle", bold=own, fit=w - 6))
            here.append(paint.seal(seat, box.cx - 13, box.y + 29, 9))
            here.append(paint.text(box.cx + 1, box.y + 34, florims, 16, bold=True))
        out.append(paint.about(f"seat {seat}", *here))
    return "".join(out)

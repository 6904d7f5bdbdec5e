"""The players: turn order, boards with tracks, held and fulfilled orders, assistants; the final table."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, GOLD_PALE, INK, SEPIA, Rect
from athanor.games.ars_alchimia.picture import pieces
from athanor.games.ars_alchimia.picture.pieces import CATEGORIES, LEVELS
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import A, Q

ROMAN = ("I", "II", "III", "IV")


def years(scene: Scene, x: float, y: float, step: float) -> str:
    """The four years."""
    out = []
    for k, numeral in enumerate(ROMAN):
        now, past = k + 1 == scene.s.year, k + 1 < scene.s.year
        r = step * (0.42 if now else 0.35)
        fill = "#f1e3c4" if now else "#7a5a2a" if past else "none"
        dash = None if now or past else "3 3"
        out.append(paint.circle(x + k * step, y, r, fill=fill, stroke=GOLD, stroke_width=1.6, stroke_dasharray=dash))
        ink = INK if now else "#e8d6ac"
        out.append(paint.text(x + k * step, y + 4.5, numeral, 13.5 if now else 11.5, anchor="middle", fill=ink, bold=now))
    return "".join(out)


def turn_order(scene: Scene, box: Rect, *, small: bool = False) -> str:
    """The Atelier cards in their order, with their owners, workers, and who has passed."""
    seats = [int(seat) for seat in scene.s.order[: scene.seats] if seat >= 0]
    if scene.s.step == 0:
        seats = sorted(
            range(scene.seats), key=lambda seat: (scene.s.atelier[seat] == p.NOTHING, scene.s.atelier[seat], seat)
        )
    gap = 6 if not small else 3
    wide = (box.w - gap * (len(seats) - 1)) / len(seats)
    wide = min(wide, 190)
    return "".join(
        atelier(scene, seat, Rect(box.x + k * (wide + gap), box.y, wide, box.h), small=small) for k, seat in enumerate(seats)
    )


def atelier(scene: Scene, seat: int, box: Rect, *, small: bool) -> str:
    card = scene.s.atelier[seat]
    now = not scene.over and scene.s.to_act >> seat & 1 == 1
    passed = scene.s.step == 2 and scene.s.passed[seat] == 1
    x, y, w, h = box
    strip = 26 if not small else 18
    out = [
        paint.rect(x, y, w, h, 7, fill="url(#card)", stroke=INK if now else "#6d4f22", stroke_width=2.2 if now else 1.3),
        paint.rect(x, y, strip, h, 7, fill=INK if now else "#7a5a2a"),
    ]
    number = "?" if card == p.NOTHING else card + 1
    out.append(
        paint.text(x + strip / 2, y + h / 2 + 6, number, 18 if not small else 15, anchor="middle", fill="#f7e6bd", bold=True)
    )
    left = x + strip + 6
    out.append(paint.seal(seat, left + 9, y + h * 0.34, 9))
    if small:
        out.append(
            paint.text(x + w - 5, y + h * 0.34 + 7, int(scene.s.vp[seat]), 18, anchor="end", bold=True, fit=w - strip - 30)
        )
    else:
        out.append(paint.text(left + 23, y + h * 0.34 + 5, scene.texts.seat(seat), 13.5, bold=now, fit=w - strip - 34))
    state = scene.say("passed") if passed else scene.say("plays") if now else ""
    out.append(paint.text(left, y + h - 8, state, 11.5, fill=SEPIA, italic=True, fit=w - strip - 46))
    out.append(pieces.worker(seat, x + w - 12, y + h - 13, 16))
    out.append(paint.text(x + w - 23, y + h - 8, int(scene.s.available[seat]), 12.5, anchor="end", bold=True))
    if now:
        out.append(paint.die(x + w - 3, y + 3, 14, max(1, int(scene.s.die)), 10))
    return paint.group(*out, id=f"atelier-{seat}", opacity=".62" if passed else None)


# The board of the player who looks


def own_board(scene: Scene, box: Rect) -> str:
    x, y, w, _ = box
    s, me = scene.s, scene.me
    out = [
        paint.panel(box),
        paint.seal(me, x + 32, y + 26, 17),
        paint.text(x + 58, y + 34, scene.texts.seat(me), 22, fit=100),
    ]
    out.append(pieces.levels(scene, me, x + 168, y + 26, 22))
    out.append(pieces.worker(me, x + 266, y + 25, 32))
    out.append(paint.text(x + 284, y + 33, int(s.available[me]), 22, bold=True, fit=34))
    out.append(paint.text(x + 322, y + 32, scene.say("to-place"), 13.5, fit=80))
    places = (("in-town", scene.on_board(me)), ("on-plaza", int(s.plaza[me])), ("in-reserve", int(s.reserve[me])))
    for k, (name, count) in enumerate(places):
        out.append(paint.text(x + 412 + k * 112, y + 32, count, 17, bold=True))
        out.append(paint.text(x + 436 + k * 112, y + 32, scene.say(name), 12.5, fill=SEPIA, fit=84))
    out.append(paint.text(x + w - 172, y + 35, int(s.vp[me]), 27, anchor="end", bold=True))
    out.append(paint.text(x + w - 167, y + 34, scene.say("vp"), 13, fill=SEPIA, small_caps=True))
    if scene.asks(Q.turn):
        out.append(scene.hand.button(A.pass_, Rect(x + w - 128, y + 7, 114, 38), scene.say("pass"), id="pass"))
    elif scene.mine and s.open:
        out.append(paint.take_back(Rect(x + w - 128, y + 7, 114, 38), scene.say("undo"), id="undo"))
    out.append(paint.line(x + 14, y + 51, x + w - 14, y + 51))
    out.append(long_tracks(scene, me, x + 18, y + 74, 29, 30))
    out.append(held(scene, me, Rect(x + 276, y + 58, 322, 160)))
    out.append(fulfilled(scene, me, Rect(x + 612, y + 58, 160, 160)))
    out.append(staff(scene, me, Rect(x + 784, y + 58, w - 798, 160)))
    return paint.group(*out, id=f"seat-{me}")


def long_tracks(scene: Scene, seat: int, x: float, y: float, cell: float, step: float) -> str:
    """Five tracks with every step and a cube on each (AA-004)."""
    out = []
    for kind, one in enumerate(scene.components.resources):
        at, count = y + kind * step, int(scene.s.stock[seat][kind])
        out.append(paint.text(x + 10, at + 6, count, 18, anchor="middle", bold=True))
        size = min(cell, 216 / (one.most + 1)) - 3
        for k in range(one.most + 1):
            cx = x + 36 + k * (size + 3)
            out.append(paint.rect(cx - size / 2, at - size / 2, size, size, 4, fill="#f7ecd0", stroke="#b9a06a"))
            out.append(paint.text(cx, at + 4, k, 10, anchor="middle", fill="#7d6a45"))
        out.append(pieces.cube(kind, x + 36 + count * (size + 3), at, size, id=f"track-{seat}-{kind}", cls="piece"))
    return "".join(out)


def held(scene: Scene, seat: int, box: Rect) -> str:
    """Held orders in their slots, what is missing marked; at the forge the payable ones may be fulfilled."""
    x, y, w, h = box
    slots, orders = scene.slots(seat), scene.orders(seat)
    out = [paint.title(x, y + 13, scene.say("held"), 15, fit=w - 60)]
    out.append(paint.text(x + w - 8, y + 13, f"{len(orders)} / {scene.slots(seat)}", 13, anchor="end", fill=SEPIA))
    wide = min(96.0, (w - 8 * (slots - 1)) / slots)
    for k in range(slots):
        card = Rect(x + k * (wide + 8), y + 22, wide, h - 26)
        if k >= len(orders):
            out.append(
                paint.empty_place(card)
                + paint.text(card.cx, card.cy, scene.say("free"), 12, anchor="middle", fill=SEPIA, italic=True)
            )
            continue
        body = pieces.order_card(scene, orders[k], card, seat, own=True)
        if scene.asks(Q.transmute) and seat == scene.me:
            body = scene.hand.act(A.fulfil + orders[k], card.inset(-2), body, radius=8, id=f"order-{orders[k]}")
        else:
            body = paint.group(body, id=f"order-{orders[k]}")
        out.append(body)
    return "".join(out)


def fulfilled(scene: Scene, seat: int, box: Rect) -> str:
    """Fulfilled orders by category, with the bonus that each would score now (AA-181)."""
    x, y, w, h = box
    out = [paint.title(x, y + 13, scene.say("fulfilled"), 15, fit=w - 50)]
    out.append(paint.text(x + w - 4, y + 13, scene.say("bonus"), 11.5, anchor="end", fill=SEPIA, italic=True))
    step = (h - 30) / 4
    for category, glyph in enumerate(CATEGORIES):
        at = y + 26 + (category + 0.5) * step
        orders = scene.fulfilled(seat, category)
        out.append(paint.glyph(glyph, x + 10, at, 20))
        room = min(19.0, (w - 62) / max(1, len(orders)))
        for k, order in enumerate(orders):
            level = "CBA".index(scene.components.orders[order].level)
            out.append(paint.rect(x + 28 + k * room, at - 11, 16, 22, 3, fill=LEVELS[level], stroke=INK))
            out.append(
                paint.text(x + 36 + k * room, at + 4.5, "CBA"[level], 11.5, anchor="middle", fill=GOLD_PALE, bold=True)
            )
        if not orders:
            out.append(paint.empty_place(Rect(x + 28, at - 11, 16, 22), 3))
        bonus = scene.bonus(seat, category)
        out.append(paint.text(x + w - 4, at + 5, f"+{bonus}" if bonus else "–", 15, anchor="end", bold=bonus > 0))
    return "".join(out)


def staff(scene: Scene, seat: int, box: Rect) -> str:
    """Assistants, tilted ones turned; each may be activated, dismissed at wages, or chosen for the Nymph."""
    x, y, w, h = box
    members = scene.staff(seat)
    out = [paint.title(x, y + 13, scene.say("assistants"), 15)]
    if not members:
        out.append(paint.text(x, y + 40, scene.say("nobody"), 13, fill=SEPIA, italic=True))
    columns = 1 if len(members) <= 3 else 2
    lines = -(-max(1, len(members)) // columns)
    tall = min(44.0, (h - 24) / lines - 4)
    wide = (w - 6 * (columns - 1)) / columns
    for k, assistant in enumerate(members):
        cell = Rect(x + k % columns * (wide + 6), y + 22 + k // columns * (tall + 4), wide, tall)
        out.append(member(scene, seat, assistant, cell))
    return "".join(out)


def member(scene: Scene, seat: int, assistant: int, box: Rect) -> str:
    x, y, w, h = box
    tilted = scene.s.tilted[assistant] == 1
    one = scene.components.assistants[assistant]
    out = [paint.rect(x, y, w, h, 6, fill="#e3d3ae" if tilted else "url(#card)", stroke="#6d4f22", stroke_width=1.1)]
    size = min(30.0, h - 6)
    out.append(portrait(scene, assistant, x + size / 2 + 5, y + h / 2, size))
    left = x + size + 12
    out.append(
        paint.text(
            left, y + h / 2 + (-2 if h > 34 else 4), scene.name("assistants", assistant), 12, bold=True, fit=w - size - 18
        )
    )
    if h > 34:
        words = scene.say("used") if tilted else getattr(one.text, scene.texts.language)
        out.append(paint.text(left, y + h / 2 + 12, words, 11, fill="#4f3f22", italic=tilted, fit=w - size - 18))
    body = "".join(out)
    if seat != scene.me or not scene.mine:
        return paint.group(body, id=f"staff-{assistant}")
    if scene.asks(Q.dismiss):
        return scene.hand.act(A.dismiss + assistant, box.inset(-1), body, radius=7, id=f"staff-{assistant}")
    activate = A.activate + assistant
    if scene.asks(Q.turn, Q.transmute, Q.closing) or (scene.asks(Q.wages) and scene.hand.may(activate)):
        if scene.hand.may(activate) or one.yearly:
            return scene.hand.act(activate, box.inset(-1), body, radius=7, id=f"staff-{assistant}")
    return paint.group(body, id=f"staff-{assistant}")


def portrait(scene: Scene, assistant: int, x: float, y: float, size: float) -> str:
    """An assistant's card in small, turned when tilted."""
    tilted = scene.s.tilted[assistant] == 1
    body = paint.rect(
        -size * 0.4,
        -size * 0.5,
        size * 0.8,
        size,
        4,
        fill="#cfc7b2" if tilted else "#dfe6d8",
        stroke="#4a6a63",
        stroke_width=1.3,
    )
    turn = " rotate(-90)" if tilted else ""
    inner = paint.glyph(scene.word("assistants", assistant), 0, 0, size * 0.66)
    return f'<g transform="translate({paint.num(x)} {paint.num(y)}){turn}">{body}{inner}</g>'


# The others


def rival(scene: Scene, seat: int, box: Rect) -> str:
    """Another player's board, whole: tracks, orders, fulfilled ones, assistants."""
    x, y, w, h = box
    s = scene.s
    passed = s.step == 2 and s.passed[seat] == 1
    out = [
        paint.panel(box),
        paint.seal(seat, x + 26, y + 25, 15),
        paint.text(x + 48, y + 26, scene.texts.seat(seat), 18, fit=92),
    ]
    where = "" if s.atelier[seat] == p.NOTHING else scene.name("ateliers", s.atelier[seat])
    words = f"{where} · {scene.say('passed')}" if passed else where
    out.append(paint.text(x + 48, y + 41, words, 11.5, fill=SEPIA, italic=True, fit=96))
    out.append(pieces.levels(scene, seat, x + 142, y + 24, 18))
    out.append(workers_of(scene, seat, x + 222, y + 25))
    out.append(paint.text(x + w - 36, y + 33, int(s.vp[seat]), 24, anchor="end", bold=True))
    out.append(paint.text(x + w - 33, y + 32, scene.say("vp"), 12, fill=SEPIA, small_caps=True))
    for kind, one in enumerate(scene.components.resources):
        out.append(pieces.track(kind, int(s.stock[seat][kind]), one.most, x + 14 + kind * 76, y + 60, 22))
    out.append(paint.line(x + 12, y + 86, x + w - 12, y + 86))
    slots, orders = scene.slots(seat), scene.orders(seat)
    wide = 54 if slots == 3 else 41
    for k in range(slots):
        card = Rect(x + 12 + k * (wide + 4), y + 94, wide, h - 102)
        if k < len(orders):
            out.append(small_order(scene, orders[k], card, seat))
        else:
            out.append(paint.empty_place(card, 4))
    for category, glyph in enumerate(CATEGORIES):
        xx, yy = x + 196 + category % 2 * 56, y + 110 + category // 2 * 36
        count, bonus = len(scene.fulfilled(seat, category)), scene.bonus(seat, category)
        ink = INK if count else "#7d6a45"
        out.append(paint.glyph(glyph, xx + 8, yy, 17, ink))
        out.append(paint.text(xx + 24, yy + 6, count, 15, anchor="middle", bold=True, fill=ink))
        if bonus:
            out.append(paint.rect(xx + 31, yy - 8, 22, 16, 8, fill=GOLD))
            out.append(paint.text(xx + 42, yy + 4.5, f"+{bonus}", 11, anchor="middle", bold=True))
    members = scene.staff(seat)
    room = x + w - 16 - (x + 312)
    row = 3 if len(members) <= 6 else 5
    step = room / row
    for k, assistant in enumerate(members):
        size = min(34.0, step + 4)
        tip = paint.tag("title", paint.esc(scene.name("assistants", assistant)))
        spot = portrait(scene, assistant, x + 312 + (k % row + 0.5) * step, y + 112 + k // row * 38, size)
        out.append(paint.group(tip, spot, id=f"staff-{assistant}"))
    return paint.group(*out, id=f"seat-{seat}")


def workers_of(scene: Scene, seat: int, x: float, y: float, step: float = 36.0) -> str:
    """Available, on the plaza, in reserve."""
    s = scene.s
    plaza, chest = x + 14 + step, x + 14 + 2 * step
    out = [pieces.worker(seat, x + 4, y, 23), paint.text(x + 14, y + 6, int(s.available[seat]), 15.5, bold=True, fit=24)]
    out.append(
        paint.glyph("fountain", plaza, y, 15) + paint.text(plaza + 10, y + 5, int(s.plaza[seat]), 13, fill=SEPIA, bold=True)
    )
    out.append(
        paint.glyph("chest", chest, y, 15) + paint.text(chest + 9, y + 5, int(s.reserve[seat]), 13, fill=SEPIA, bold=True)
    )
    return "".join(out)


def small_order(scene: Scene, order: int, box: Rect, seat: int) -> str:
    one = scene.components.orders[order]
    level = "CBA".index(one.level)
    x, y, w, h = box
    out = [pieces.sheet(box), pieces.head(box, 18, LEVELS[level])]
    out.append(paint.tag("title", paint.esc(scene.name("orders", order))))
    out.append(paint.text(x + 5, y + 14, one.points, 13, fill=GOLD_PALE, bold=True))
    out.append(paint.glyph(one.category, x + w - 10, y + 9, 12, GOLD_PALE))
    row = scene.cost(order, seat)
    size = min(12.5, (w - 6) / 3 - 2)
    for k, (kind, how) in enumerate(row):
        cx, cy = x + w / 2 + (k % 3 - 1) * (size + 2), y + 27 + k // 3 * (size + 2.5)
        out.append(pieces.cube(kind, cx, cy, size, opacity=None if how == "own" else ".45"))
    out.append(paint.text(x + 5, y + h - 5, one.level, 11.5, fill=LEVELS[level], bold=True))
    return paint.group(*out, id=f"order-{order}")


def guild(scene: Scene, box: Rect) -> str:
    """The Guild of the variants: its workers."""
    x, y, w, _ = box
    out = [
        paint.panel(box),
        paint.seal(p.GUILD, x + 26, y + 26, 15),
        paint.text(x + 48, y + 32, scene.texts.seat(p.GUILD), 18, fit=140),
    ]
    counts = (int(scene.s.available[p.GUILD]), scene.on_board(p.GUILD), int(scene.s.plaza[p.GUILD]))
    out.append(pieces.worker(p.GUILD, x + 210, y + 26, 24) + paint.text(x + 224, y + 33, counts[0], 18, bold=True))
    out.append(paint.text(x + 262, y + 32, f"{counts[1]} {scene.say('in-town')}", 12.5, fill=SEPIA, fit=62))
    out.append(
        paint.glyph("fountain", x + w - 50, y + 26, 16)
        + paint.text(x + w - 38, y + 31, counts[2], 13, fill=SEPIA, bold=True)
    )
    return paint.group(*out, id="guild")


# The end

PARTS = ("track", "penalty", "categories", "elixirs", "assistants", "total")


def final_table(scene: Scene, box: Rect, *, small: bool = False) -> str:
    """Final scoring, line by line."""
    x, y, w, h = box
    out = [paint.panel(box), paint.title(x + 18, y + 28, scene.say("final"), 20 if not small else 16)]
    left = x + (190 if not small else 86)
    step = (w - (left - x) - 18) / len(PARTS)
    for k, part in enumerate(PARTS):
        out.append(
            paint.text(
                left + (k + 0.5) * step,
                y + 52,
                scene.say(f"final-{part}"),
                13 if not small else 10.5,
                anchor="middle",
                fill=SEPIA,
                fit=step - 4,
            )
        )
    line = (h - 64) / max(2, scene.seats)
    ranked = sorted(range(scene.seats), key=lambda seat: (-scene.scores(seat)["total"], -int(scene.s.made[seat][3]), seat))
    for k, seat in enumerate(ranked):
        at = y + 58 + (k + 0.5) * line
        out.append(
            paint.seal(seat, x + 28, at, 13)
            + paint.text(x + 48, at + 6, scene.texts.seat(seat), 16 if not small else 12, fit=left - x - 52)
        )
        scores = scene.scores(seat)
        for n, part in enumerate(PARTS):
            bold = part == "total"
            out.append(
                paint.text(left + (n + 0.5) * step, at + 6, scores[part], 20 if bold else 16, anchor="middle", bold=bold)
            )
    return "".join(out)


def small_board(scene: Scene, box: Rect) -> str:
    """The own place on a phone."""
    x, y, w, h = box
    s, me = scene.s, scene.me
    out = [
        paint.panel(box),
        paint.seal(me, x + 24, y + 24, 14),
        paint.text(x + 44, y + 30, scene.texts.seat(me), 17, fit=86),
    ]
    out.append(pieces.levels(scene, me, x + 136, y + 24, 18))
    out.append(workers_of(scene, me, x + 206, y + 24, 31))
    out.append(paint.text(x + w - 32, y + 32, int(s.vp[me]), 22, anchor="end", bold=True))
    out.append(paint.text(x + w - 29, y + 31, scene.say("vp"), 11, fill=SEPIA, small_caps=True))
    for kind, one in enumerate(scene.components.resources):
        out.append(pieces.track(kind, int(s.stock[me][kind]), one.most, x + 10 + kind * 73, y + 58, 22))
    out.append(held(scene, me, Rect(x + 10, y + 82, w - 20, 150)))
    out.append(fulfilled(scene, me, Rect(x + 10, y + 240, 150, 150)))
    out.append(staff(scene, me, Rect(x + 172, y + 240, w - 182, h - 250)))
    return paint.group(*out, id=f"seat-{me}")

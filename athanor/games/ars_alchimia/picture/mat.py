"""The own mat: who, workers, resources, orders held and fulfilled, assistants. What is chosen among these glows here."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.paint import INK, SEPIA, Rect
from athanor.games.ars_alchimia.picture import pieces
from athanor.games.ars_alchimia.picture.pieces import CATEGORIES
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import means
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import A, Q

EDGE, APART = 12, 14
"""Between the rim of the mat and what lies on it, and between its parts."""
TALL = 176
"""How high the mat is where its parts lie beside each other."""
WIDE, SHORT = 790, 600
"""How wide all parts are beside each other, and without what is done and who serves: so the mat lies beside a choice. Else they
lie under each other."""
CARD = 124
"""How high an order held is, as a card."""
CELL, NEXT = 45, 48
"""How high an assistant is, or a resource: it can be hit; and from one to the next."""
DONE, TITLE = 45, 21
"""How high the fulfilled orders are, and the title of a part."""


def shortened(scene: Scene, width: float) -> bool:
    return scene.choosing and SHORT <= width < WIDE


def height(scene: Scene, width: float) -> float:
    if width >= WIDE:
        side = side_width(width)
        staff = staff_height(scene, scene.me, side, TALL - 16 - DONE)
        slots, across, _ = held_plan(scene, scene.me, width - 2 * EDGE - sum(first_parts(width)) - side - 3 * APART)
        return max(TALL, 16 + DONE + staff, 41 + -(-slots // across) * 52)
    if shortened(scene, width):
        return TALL
    staff = staff_height(scene, scene.me, width - 2 * EDGE, 400)
    return 56 + stock_height(width - 2 * EDGE) + 36 + CARD + DONE + 8 + staff + EDGE


def mat(scene: Scene, room: Rect) -> str:
    body = beside(scene, room) if room.w >= WIDE or shortened(scene, room.w) else stacked(scene, room)
    return scene.about_seat(scene.me, furniture.sheet(room, own=True), paint.group(body, id=f"seat-{scene.me}"))


def first_parts(width: float) -> tuple[float, float]:
    """How wide the parts with who and with the resources are."""
    if width < WIDE:
        return 128, 150
    return (128, 236) if width >= 900 else (116, 206)


def side_width(width: float) -> float:
    """How wide the part with what is done and who serves is."""
    return 238 if width >= 1040 else 184


def beside(scene: Scene, room: Rect) -> str:
    """All parts from left to right."""
    inner = Rect(room.x + EDGE, room.y + 8, room.w - 2 * EDGE, room.h - 16)
    first, wide = first_parts(room.w)
    x = inner.x + first + APART
    out = [who(scene, Rect(inner.x, inner.y, first, inner.h))]
    out.append(stock(scene, Rect(x, inner.y, wide, inner.h), 2 if room.w >= WIDE else 1))
    x += wide + APART
    right = inner.right
    if room.w >= WIDE:
        right -= side_width(room.w)
        out.append(fulfilled(scene, scene.me, Rect(right, inner.y, inner.right - right, DONE)))
        out.append(assistants(scene, scene.me, Rect(right, inner.y + DONE, inner.right - right, inner.h - DONE)))
        right -= APART
    out.append(held(scene, scene.me, Rect(x, inner.y, right - x, inner.h)))
    return "".join(out)


def stacked(scene: Scene, room: Rect) -> str:
    """All parts from top to bottom: the resources first, then the orders."""
    x, w, y = room.x + EDGE, room.w - 2 * EDGE, room.y + 8
    out = [who_line(scene, Rect(x, y, w, 44)), stock(scene, Rect(x, y + 48, w, stock_height(w)), stock_across(w))]
    y += 48 + stock_height(w)
    out.append(held(scene, scene.me, Rect(x, y, w, 30 + CARD)))
    y += 36 + CARD
    out.append(fulfilled(scene, scene.me, Rect(x, y, w, DONE)))
    y += DONE + 8
    out.append(assistants(scene, scene.me, Rect(x, y, w, room.bottom - y - EDGE)))
    return "".join(out)


# Who


def who(scene: Scene, box: Rect) -> str:
    """Seal, name, points, and where the workers are."""
    s, me = scene.s, scene.me
    size = 16 if paint.width_of(scene.texts.seat(me), 16, True) <= box.w - 38 else 13
    names = paint.wrapped(scene.texts.seat(me), box.w - 38, size, True)[:2]
    out = [paint.seal(me, box.x + 16, box.y + 18, 15)]
    out.append(paint.rows(box.x + 38, box.y + 15, names, size, 15, bold=True, fit=box.w - 38))
    low = box.y + 17 + 15 * len(names)
    out.append(standing(scene, paint.text(box.x + 38, low, scene.standing(me), 13, italic=True, fill=SEPIA, fit=box.w - 38)))
    out.append(points(scene, box.x, low + 32, 30))
    left = box.x + 36 + paint.width_of(str(s.available[me]), 19, True)
    staff = [
        pieces.worker(me, box.x + 12, low + 54, 28),
        paint.text(box.x + 30, low + 60, int(s.available[me]), 19, bold=True),
        paint.text(left, low + 59, scene.say("to-place"), 13, fit=box.right - left),
        furniture.block(box.x, low + 74, whereabouts(scene, me), box.w, 12, leading=1.2, fill=SEPIA),
    ]
    return "".join(out) + paint.about("workers", *staff)


def standing(scene: Scene, words: str) -> str:
    """What the own seat is doing; most of the time that is the name of its Atelier card."""
    card = int(scene.s.atelier[scene.me])
    return words if card == p.NOTHING else scene.about("ateliers", card, words)


def who_line(scene: Scene, box: Rect) -> str:
    """The same in one line."""
    me = scene.me
    right = str(int(scene.s.vp[me]))
    wide = paint.width_of(right, 26, True) + paint.width_of(scene.say("vp"), 13) + 8
    name, note = scene.texts.seat(me), scene.standing(me)
    room = box.w - wide - 36
    left = box.x + 36 + paint.width_of(name, 16, True)
    out = [paint.seal(me, box.x + 13, box.y + 12, 12), paint.text(box.x + 30, box.y + 18, name, 16, bold=True, fit=room)]
    if left + paint.width_of(note, 13) < box.right - wide - 8:
        out.append(standing(scene, paint.text(left, box.y + 17, note, 13, italic=True, fill=SEPIA)))
    out.append(points(scene, box.right - wide, box.y + 21, 26))
    words = f"{scene.s.available[me]} {scene.say('to-place')}; {whereabouts(scene, me)}"
    told = paint.text(box.x + 30, box.y + 41, words, 13, fit=box.w - 30)
    return "".join(out) + paint.about("workers", pieces.worker(me, box.x + 13, box.y + 36, 18), told)


def points(scene: Scene, x: float, y: float, size: float) -> str:
    """Victory points so far."""
    count = str(int(scene.s.vp[scene.me]))
    left = x + paint.width_of(count, size, True) + 6
    unit = paint.text(left, y, scene.say("vp"), 13, fill=SEPIA)
    return paint.about("points", paint.text(x, y, count, size, bold=True), unit)


def whereabouts(scene: Scene, seat: int) -> str:
    s = scene.s
    return scene.say("whereabouts", town=scene.on_board(seat), plaza=int(s.plaza[seat]), reserve=int(s.reserve[seat]))


# Resources


def stock_across(width: float) -> int:
    """How many resources lie beside each other, where the parts of the mat lie under each other."""
    return 6 if width >= 6 * 112 else 3


def stock_height(width: float) -> float:
    return (1 if stock_across(width) == 6 else 2) * (CELL + 6.0)


def stock(scene: Scene, box: Rect, across: int) -> str:
    """The five resources, each with the room of its track. What is taken, given or made into Elixir is chosen here."""
    if across == 1:
        tall = box.h / p.KINDS
        return "".join(short(scene, kind, box.cell(kind, 1, box.w, tall, 0, 0)) for kind in range(p.KINDS))
    gap = 6
    wide = (box.w - gap * (across - 1)) / across
    tall = min(52.0, (box.h - 2 * gap) / 3 if across == 2 else CELL)
    out = [resource(scene, kind, box.cell(kind, across, wide, tall, gap, gap)) for kind in range(p.KINDS)]
    if scene.asks(Q.transmute):
        out.append(uses(scene, box.cell(p.KINDS, across, wide, tall, gap, gap)))
    return "".join(out)


def resource(scene: Scene, kind: int, box: Rect) -> str:
    one, count = scene.components.resources[kind], int(scene.s.stock[scene.me][kind])
    upper = box.y + box.h * 0.32
    fade = None if count else ".6"
    out = [paint.rect(*box, 6, fill="#fff9e8", fill_opacity=".55", stroke="#c9a561", stroke_width=1)]
    out.append(pieces.cube(kind, box.x + 15, upper, 20, opacity=fade))
    out.append(paint.text(box.x + 36, upper + 6, count, 17, anchor="middle", bold=True))
    step = min(11.0, (box.w - 54) / one.most)
    for k in range(one.most):
        pip = Rect(box.x + 50 + k * step, upper - 4, step - 2, 9)
        out.append(paint.rect(*pip, 2, fill=INK if k < count else "none", stroke=INK, stroke_opacity=".55"))
    out.append(paint.text(box.x + 6, box.bottom - 7, scene.name("resources", kind), 13, fit=box.w - 10))
    return scene.about("resources", kind, chosen(scene, kind, box, "".join(out)))


def short(scene: Scene, kind: int, box: Rect) -> str:
    """A resource in one line, where nothing is chosen among them."""
    count = int(scene.s.stock[scene.me][kind])
    return scene.about(
        "resources",
        kind,
        pieces.cube(kind, box.x + 11, box.cy, 20, opacity=None if count else ".6"),
        paint.text(box.x + 32, box.cy + 6, count, 17, anchor="middle", bold=True),
        paint.text(box.x + 45, box.cy + 5, scene.name("resources", kind), 13, fit=box.w - 45),
    )


def chosen(scene: Scene, kind: int, box: Rect, body: str) -> str:
    """A resource as something to choose, where it is."""
    if scene.asks(Q.gain):
        return scene.hand.act(A.gain + kind, box, body, radius=7)
    if kind == p.ELIXIR or not scene.asks(Q.exchange, Q.transmute):
        return body
    letter = "x" if scene.asks(Q.exchange) else "d" if scene.given("d") >= 0 else "e"
    first = scene.given(letter)
    if first == kind:
        label = scene.say("put-back", what=scene.name("resources", kind))
        return scene.hand.draft("", label, box, body, radius=7) + paint.traced(box.inset(2), 6)
    if first >= 0:
        action = made_of(letter, first, kind)
        return scene.hand.act(action, box, body, radius=7)
    if any(scene.hand.may(made_of(letter, kind, other)) for other in range(p.BASICS) if other != kind):
        label = scene.say("give" if letter == "x" else "into-elixir", what=scene.name("resources", kind))
        return scene.hand.draft(f"{letter}{kind}", label, box, body, radius=7)
    return body


def made_of(letter: str, first: int, second: int) -> int:
    """The action that two chosen resources make."""
    if letter == "x":
        return int(A.exchange) + p.BASICS * first + second
    pair = [list(one) for one in p.PAIR].index(sorted((first, second)))
    return int(A.elixir if letter == "e" else A.distil) + pair


def uses(scene: Scene, box: Rect) -> str:
    """The flasks that this visit to the forge has left."""
    left = int(means.most_uses(scene.numbers, scene.s, scene.me)) - int(scene.s.transmuted)
    out = [paint.glyph("flask", box.x + 15, box.y + box.h * 0.32, 20, "#6b3fa0")]
    out.append(paint.text(box.x + 30, box.y + box.h * 0.32 + 6, f"×{left}", 17, bold=True))
    words = scene.say("perfect-visit") if scene.s.perfect else scene.say("uses-left")
    told = paint.text(box.x + 6, box.bottom - 7, words, 13, fit=box.w - 8, bold=bool(scene.s.perfect))
    return paint.about("flask", *out, told)


# Orders


def held_plan(scene: Scene, seat: int, width: float) -> tuple[int, int, bool]:
    """How many slots there are, how many of them beside each other, and whether orders lie there as cards."""
    slots = scene.slots(seat)
    cards = (width - 8 * (slots - 1)) / slots >= 100
    return slots, slots if cards else 2 if width >= 280 else 1, cards


def held(scene: Scene, seat: int, box: Rect) -> str:
    """Orders in their slots, what is missing marked; at the forge those that can be paid glow."""
    (slots, across, cards), orders = held_plan(scene, seat, box.w), scene.orders(seat)
    aside = scene.say("so-many", n=len(orders), most=slots)
    title = paint.title(box.x, box.y + 16, scene.say("held"), 17, fit=box.w - 50)
    out = [paint.about("held", title, paint.text(box.right, box.y + 15, aside, 13, anchor="end", fill=SEPIA))]
    below = Rect(box.x, box.y + 25, box.w, box.h - 25)
    lines = -(-slots // across)
    wide, tall = (below.w - 8 * (across - 1)) / across, (below.h - 6 * (lines - 1)) / lines
    for k in range(slots):
        cell = below.cell(k, across, wide, tall, 8, 6)
        if k >= len(orders):
            free = paint.text(cell.cx, cell.cy + 4, scene.say("free"), 13, anchor="middle", fill=SEPIA, italic=True)
            out.append(paint.about("held", paint.empty_place(cell), free))
            continue
        face = pieces.order_card if cards else pieces.order_line
        body = face(scene, orders[k], cell, seat)
        if scene.asks(Q.transmute):
            out.append(scene.hand.act(A.fulfil + orders[k], cell.inset(-1.5), body, radius=8, id=f"order-{orders[k]}"))
        else:
            out.append(paint.group(body, id=f"order-{orders[k]}"))
    return "".join(out)


def fulfilled(scene: Scene, seat: int, box: Rect) -> str:
    """Fulfilled orders by category, with the bonus that each would score now (AA-181); the levels that are open."""
    out = [paint.about("fulfilled", paint.title(box.x, box.y + 16, scene.say("fulfilled"), 17, fit=box.w - 74))]
    out.append(pieces.levels(scene, seat, box.right, box.y + 11))
    step = box.w / 4
    for category, name in enumerate(CATEGORIES):
        x, y = box.x + category * step, box.y + 33
        count, bonus = len(scene.fulfilled(seat, category)), scene.bonus(seat, category)
        tip = paint.tag("title", paint.esc(scene.name("categories", category)))
        mark = paint.glyph(name, x + 9, y, 18, INK if count else "#7d6a45")
        mark += paint.text(x + 22, y + 5, count, 14, bold=True, fill=INK if count else "#6b5632")
        if bonus and step >= 54:
            mark += paint.text(x + 34, y + 5, f"+{bonus}", 12, fill=SEPIA)
        out.append(scene.about("categories", category, tip, mark))
    return "".join(out)


# Assistants


def staff_plan(count: int, width: float, height: float) -> tuple[int, bool]:
    """How many assistants lie beside each other, and whether their names have room."""
    lines = max(1, int((height - TITLE + 3) // NEXT))
    across = max(1, int((width + 3) // 230))
    if count <= lines * across:
        return across, True
    across = int((width + 3) // 115)
    if across > 1 and count <= lines * across:
        return across, True
    return int((width + 3) // NEXT), False


def staff_height(scene: Scene, seat: int, width: float, height: float) -> float:
    members = len(scene.staff(seat))
    across, _ = staff_plan(members, width, height)
    return TITLE + max(1, -(-members // across)) * NEXT - 3


def assistants(scene: Scene, seat: int, box: Rect) -> str:
    """Those who serve; each may be activated, dismissed at wages, or chosen for the Nymph."""
    members = scene.staff(seat)
    title = paint.title(box.x, box.y + 15, scene.say("assistants"), 17, fit=box.w)
    nobody = "" if members else paint.text(box.x, box.y + 38, scene.say("nobody"), 13, fill=SEPIA, italic=True)
    out = [paint.about("staff", title, nobody)]
    across, with_names = staff_plan(len(members), box.w, box.h)
    wide = (box.w - 3 * (across - 1)) / across if with_names else CELL
    below = Rect(box.x, box.y + TITLE, box.w, box.h - TITLE)
    for k, assistant in enumerate(members):
        shown = member(scene, assistant, below.cell(k, across, wide, CELL, 3, 3), with_names)
        out.append(scene.about("assistants", assistant, shown))
    return "".join(out)


def member(scene: Scene, assistant: int, box: Rect, with_name: bool) -> str:
    tilted = scene.s.tilted[assistant] == 1
    one, name = scene.components.assistants[assistant], scene.name("assistants", assistant)
    body = paint.rect(*box, 6, fill="#e3d3ae" if tilted else "url(#card)", stroke="#6d4f22", stroke_width=1.1)
    if with_name:
        body += pieces.portrait(scene, assistant, box.x + 19, box.cy, 30) + described(scene, assistant, box, name)
    else:
        body += paint.tag("title", paint.esc(name)) + pieces.portrait(scene, assistant, box.cx, box.cy, 32)
    known = f"staff-{assistant}"
    if scene.asks(Q.dismiss, Q.wages):
        cross = paint.glyph("cross", box.right - 10, box.y + 10, 11, "#9c2b32")
        return scene.hand.act(A.dismiss + assistant, box.inset(-0.5), body + cross, radius=7, id=known)
    activate = A.activate + assistant
    if scene.asks(Q.turn, Q.transmute, Q.closing) and (scene.hand.may(activate) or one.yearly):
        return scene.hand.act(activate, box.inset(-0.5), body, radius=7, id=known)
    return paint.group(body, id=known)


def described(scene: Scene, assistant: int, box: Rect, name: str) -> str:
    """The name of an assistant, and under it what it does, or that it has done so."""
    left, room = box.x + 40, box.w - 44
    tilted = scene.s.tilted[assistant] == 1
    words = scene.say("used") if tilted else getattr(scene.components.assistants[assistant].text, scene.texts.language)
    names = paint.wrapped(name, room, 13, True)
    rows = paint.wrapped(words, room, 12)
    if len(names) * 14.5 + len(rows) * 13 > box.h - 4:
        rows = ()
    top = box.cy - (len(names) * 14.5 + len(rows) * 13) / 2
    return paint.rows(left, top + 11.5, names, 13, 14.5, bold=True, fit=room) + paint.rows(
        left, top + len(names) * 14.5 + 10, rows, 12, 13, fill="#4f3f22", italic=bool(tilted), fit=room
    )

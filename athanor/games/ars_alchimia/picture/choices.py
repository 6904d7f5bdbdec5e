"""What is being decided: the choices that do not lie on the board, the last roll, and what was told."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import CREAM, GOLD, INK, SAND, SEPIA, Rect
from athanor.games.ars_alchimia.picture import pieces, seats
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import assistants, means
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import A, Q

PER_LINE = 8  # keys for numbers of workers
PAIRS = ((0, 1), (0, 2), (0, 3), (1, 2), (1, 3), (2, 3))


def apart(scene: Scene) -> bool:
    """The choice is made on a sheet of its own, and not on the board or among the assistants alone."""
    return scene.choosing and scene.s.asks not in (Q.dismiss, Q.renew)


def question(scene: Scene, box: Rect) -> str:
    """The open choice, each answer a thing to click."""
    x, y, w, h = box
    inner = Rect(x + 14, y + 40, w - 28, h - 50)
    words = paint.wrapped(scene.texts.question(scene.s.asks), w - 28, 14.5)[:2]
    out = [paint.panel(box)]
    out.append(paint.rows(x + 14, y + 22, words, 14.5, 17, bold=True, fit=w - 28))
    if len(words) > 1:
        inner = Rect(inner.x, inner.y + 14, inner.w, inner.h - 14)
    return paint.group(*out, choices(scene, inner), id="bench")


def choices(scene: Scene, box: Rect) -> str:
    drawn = {
        Q.atelier: ateliers,
        Q.wages: wages,
        Q.size: sizes,
        Q.pile: two_cards,
        Q.smith: smith,
        Q.reroll: reroll,
        Q.transmute: transmutations,
        Q.salamander: salamander,
        Q.payment: payment,
        Q.gain: gifts,
        Q.exchange: exchanges,
        Q.second: done,
        Q.closing: done,
    }
    found = drawn.get(scene.s.asks)
    return found(scene, box) if found else ""


def height(scene: Scene) -> float:
    """How much room the question needs on a phone."""
    if scene.s.asks == Q.size:
        lines = [-(-len(row) // PER_LINE) for row in size_rows(scene) if row]
        return 82 + sum(lines) * 46 + 4 * len(lines)
    tall = {Q.transmute: 226, Q.exchange: 236, Q.wages: 300, Q.pile: 200, Q.reroll: 190}
    return tall.get(scene.s.asks, 170)


def done(scene: Scene, box: Rect) -> str:
    return scene.hand.button(A.done, Rect(box.x, box.bottom - 46, box.w, 42), scene.say("done"), id="done")


def ateliers(scene: Scene, box: Rect) -> str:
    """The four Atelier cards; those taken are dim."""
    out = []
    w = (box.w - 3 * 8) / 4
    for card, one in enumerate(scene.components.ateliers):
        cell = Rect(box.x + card * (w + 8), box.y, w, min(110.0, box.h))
        owner = next((seat for seat in range(scene.seats) if scene.s.atelier[seat] == card), None)
        body = pieces.sheet(cell) + paint.rect(cell.x, cell.y, cell.w, 26, 6, fill="#7a5a2a")
        body += paint.text(cell.cx, cell.y + 20, card + 1, 18, anchor="middle", fill="#f7e6bd", bold=True)
        body += paint.text(cell.cx - 8, cell.y + 62, f"+{one.workers}", 20, anchor="middle", bold=True)
        body += pieces.worker(scene.me, cell.cx + 18, cell.y + 56, 26)
        if owner is not None:
            body += paint.seal(owner, cell.cx, cell.bottom - 18, 12)
        out.append(scene.hand.act(A.choose + card, cell, body, radius=7, id=f"card-{card}"))
    return "".join(out)


def wages(scene: Scene, box: Rect) -> str:
    """Each assistant may be dismissed; then the rest is paid."""
    members = scene.staff(scene.me)
    columns = 2
    tall = min(40.0, (box.h - 52) / max(1, -(-len(members) // columns)) - 4)
    w = (box.w - 6) / columns
    out = []
    for k, assistant in enumerate(members):
        cell = box.cell(k, columns, w, tall, 6)
        body = paint.rect(*cell, 6, fill="url(#card)", stroke="#6d4f22") + paint.glyph(
            "cross", cell.x + 14, cell.cy, 12, "#9c2b32"
        )
        body += seats.portrait(scene, assistant, cell.x + 38, cell.cy, min(28.0, tall - 4))
        body += paint.text(cell.x + 56, cell.cy + 4, scene.name("assistants", assistant), 12, fit=w - 62)
        out.append(scene.hand.act(A.dismiss + assistant, cell, body, radius=7, id=f"dismiss-{assistant}"))
    due = int(assistants.wages(scene.numbers, scene.s, scene.me))
    out.append(scene.hand.button(A.pay, Rect(box.x, box.bottom - 44, box.w, 42), scene.say("pay", n=due), id="pay"))
    return "".join(out)


def sizes(scene: Scene, box: Rect) -> str:
    """A key for each number of workers, with the chance of the roll; a second row with the Golem."""
    least = scene.price(int(scene.s.space))
    plain, golem = size_rows(scene)
    out, y = [], box.y
    name = scene.name("spaces", scene.s.space)
    out.append(paint.text(box.x, y + 8, scene.say("size-of", space=name, n=least), 13, fill=SEPIA, fit=box.w))
    y += 16
    for row, first, extra in ((plain, A.send, 0), (golem, A.golem, 1)):
        if not row:
            continue
        per = min(PER_LINE, len(row))
        lines = -(-len(row) // per)
        w = min(46.0, (box.w - (per - 1) * 4 - extra * 34) / per)
        tall = 42 if lines * (1 + bool(golem)) <= 3 else 36
        if extra:
            out.append(paint.glyph("AS-04", box.x + 14, y + 20, 26))
        for k, n in enumerate(row):
            cell = Rect(box.x + extra * 34 + k % per * (w + 4), y + k // per * (tall + 4), w, tall)
            out.append(size_key(scene, cell, first + n - 1, n, n + extra - least))
        y += lines * (tall + 4) + 4
    return "".join(out)


def size_rows(scene: Scene) -> tuple[list[int], list[int]]:
    """Numbers of workers that may be sent: alone, and with the Golem."""
    least, have = scene.price(int(scene.s.space)), int(scene.s.available[scene.me])
    numbers = range(max(1, least - 1), have + 1)
    return [n for n in numbers if n >= least], [n for n in numbers if scene.hand.may(A.golem + n - 1)]


def size_key(scene: Scene, box: Rect, action: int, n: int, surplus: int) -> str:
    chance = scene.chance(surplus)
    body = pieces.plate(box)
    shift = -3 if chance is not None else 5
    body += paint.text(box.cx, box.cy + shift, n, 18, anchor="middle", bold=True)
    if chance is not None:
        body += paint.text(
            box.cx, box.bottom - 6, f"{round(100 * chance)} %", 11, anchor="middle", fill=SEPIA, fit=box.w - 4
        )
    return scene.hand.act(action, box, body, radius=7)


def two_cards(scene: Scene, box: Rect) -> str:
    """The Portal Keeper's two cards."""
    out = []
    w = min(150.0, (box.w - 10) / 2)
    forge = scene.s.space >= p.FIRST_FORGE
    for k, card in enumerate((scene.s.face[scene.s.space], scene.s.spare)):
        cell = Rect(box.x + k * (w + 10), box.y, w, min(120.0, box.h))
        body = pieces.forge_card(scene, card, cell) if forge else pieces.location_card(scene, card, cell)
        out.append(scene.hand.act(A.use + k, cell.inset(-1), body, radius=8))
    return "".join(out)


def smith(scene: Scene, box: Rect) -> str:
    w = (box.w - 10) / 2
    return scene.hand.button(A.perfect, Rect(box.x, box.y + 20, w, 46), scene.say("perfect")) + scene.hand.button(
        A.roll, Rect(box.x + w + 10, box.y + 20, w, 46), scene.say("roll")
    )


def reroll(scene: Scene, box: Rect) -> str:
    w = (box.w - 10) / 2
    dice = equation(scene, box.x, box.y + 24, INK)
    return (
        dice
        + scene.hand.button(A.roll, Rect(box.x, box.y + 60, w, 46), scene.say("roll-again"))
        + scene.hand.button(A.keep, Rect(box.x + w + 10, box.y + 60, w, 46), scene.say("keep"))
    )


def transmutations(scene: Scene, box: Rect) -> str:
    """Flasks left and the seal of a perfect visit; pairs for Elixir, with the Distiller below; the end."""
    uses = int(means.most_uses(scene.numbers, scene.s, scene.me))
    out = []
    for k in range(uses):
        out.append(
            paint.glyph("flask", box.x + 10 + k * 20, box.y + 8, 19, "#6b3fa0" if k >= scene.s.transmuted else "#b9a98a")
        )
    if scene.s.perfect:
        out.append(paint.badge(box.right - 70, box.y + 8, scene.say("perfect-visit"), 13, GOLD, INK))
    w = (box.w - 5 * 5) / 6
    y = box.y + 26
    for first in (A.elixir, A.distil):
        if not any(scene.hand.may(first + pair) for pair in range(6)):
            continue
        for pair, (a, b) in enumerate(PAIRS):
            cell = Rect(box.x + pair * (w + 5), y, w, 42)
            body = pieces.plate(cell)
            body += pieces.cube(a, cell.cx - 13, cell.y + 13, 17) + pieces.cube(b, cell.cx + 13, cell.y + 13, 17)
            for k in range(1 if first == A.elixir else 2):
                body += pieces.cube(4, cell.cx + k * 15 - (7 if first == A.distil else 0), cell.y + 31, 14)
            out.append(scene.hand.act(first + pair, cell, body, radius=7))
        y += 47
    out.append(scene.hand.button(A.done, Rect(box.x, box.bottom - 44, box.w, 42), scene.say("done"), id="done"))
    return "".join(out)


def salamander(scene: Scene, box: Rect) -> str:
    """What the Fire stands for."""
    out = []
    w = (box.w - 3 * 8) / 4
    for k, kind in enumerate((p.NOTHING, 0, 1, 3)):
        cell = Rect(box.x + k * (w + 8), box.y, w, 60)
        body = pieces.plate(cell)
        if kind == p.NOTHING:
            body += paint.text(cell.cx, cell.cy + 5, scene.say("without"), 13, anchor="middle", fit=w - 8)
        else:
            body += pieces.cube(2, cell.cx - 17, cell.cy, 20) + paint.glyph("arrow", cell.cx, cell.cy, 12)
            body += pieces.cube(kind, cell.cx + 17, cell.cy, 20)
        out.append(scene.hand.act(A.fire + k, cell, body, radius=7))
    return "".join(out)


def payment(scene: Scene, box: Rect) -> str:
    """The payment line: each kind of the cost, and how many units of it Elixir pays; a click changes that."""
    out = []
    w = (box.w - 3 * 8) / 4
    for kind in range(4):
        due = int(means.due(scene.numbers, scene.s, kind))
        cell = Rect(box.x + kind * (w + 8), box.y, w, 66)
        body = pieces.plate(cell)
        paid = scene.payment[kind]
        size = min(17.0, (w - 8) / max(1, due) - 2)
        for k in range(due):
            cx = cell.cx + (k - (due - 1) / 2) * (size + 2)
            body += pieces.cube(kind if k < due - paid else 4, cx, cell.y + 24, size)
        body += paint.text(
            cell.cx, cell.bottom - 8, f"{due - paid} + {paid}" if due else "–", 12.5, anchor="middle", fill=SEPIA
        )
        some = scene.payment_choices(kind)
        if len(some) > 1:
            after = some[(some.index(paid) + 1) % len(some)] if paid in some else some[0]
            code = "".join(str(after if k == kind else n) for k, n in enumerate(scene.payment))
            label = scene.say("elixir-for", n=after, what=scene.name("resources", kind))
            out.append(scene.hand.draft(code, label, cell, body, radius=7))
        else:
            out.append(body)
    action = A.spend + sum(n * int(place) for n, place in zip(scene.payment, p.DIGIT, strict=True))
    out.append(scene.hand.button(action, Rect(box.x, box.y + 78, box.w, 44), scene.say("pay-order"), id="pay-order"))
    return "".join(out)


def gifts(scene: Scene, box: Rect) -> str:
    """The Nymph's resource."""
    out = []
    w = (box.w - 4 * 8) / 5
    for kind in range(5):
        cell = Rect(box.x + kind * (w + 8), box.y, w, 60)
        body = pieces.plate(cell) + pieces.cube(kind, cell.cx, cell.cy, 30)
        out.append(scene.hand.act(A.gain + kind, cell, body, radius=7))
    return "".join(out)


def exchanges(scene: Scene, box: Rect) -> str:
    """Each row gives a kind, each column gets one."""
    out = []
    legal = [pair for pair in range(16) if pair // 4 != pair % 4]
    w = (box.w - 3 * 6) / 4
    tall = 38 if scene.hand.may(A.done) else 42
    for k, pair in enumerate(legal):
        cell = box.cell(k, 4, w, tall, 6)
        body = pieces.plate(cell)
        body += pieces.cube(pair // 4, cell.cx - 22, cell.cy, 19) + paint.glyph("arrow", cell.cx, cell.cy, 13)
        body += pieces.cube(pair % 4, cell.cx + 22, cell.cy, 19)
        out.append(scene.hand.act(A.exchange + pair, cell, body, radius=7))
    if scene.hand.may(A.done):
        out.append(scene.hand.button(A.done, Rect(box.x, box.bottom - 40, box.w, 40), scene.say("done"), id="done"))
    return "".join(out)


# The last roll, and the log


def equation(scene: Scene, x: float, y: float, ink: str) -> str:
    """The last die counted out: die + modifiers = total against the threshold."""
    s = scene.s
    total, won = s.die + s.die_more, s.die + s.die_more >= s.die_needs
    out = [paint.die(x + 22, y, 38, int(s.die), -8), paint.text(x + 50, y + 8, f"+{s.die_more}", 20, fill=ink, bold=True)]
    out.append(pieces.worker(int(s.die_seat), x + 94, y, 22))
    out.append(paint.text(x + 110, y + 8, f"= {total}", 22, fill=ink, bold=True))
    out.append(paint.text(x + 166, y + 8, "≥" if won else "<", 20, fill=ink))
    out.append(pieces.threshold(x + 200, y, 26, int(s.die_needs)))
    out.append(paint.glyph("check" if won else "cross", x + 236, y, 18, "#5f9a4f" if won else "#c0574a"))
    if won and s.die_space < p.FIRST_FORGE and s.die_card != p.NOTHING:
        out.append(pieces.cube(int(scene.numbers.bonus[s.die_card]), x + 268, y, 26))
    elif won:
        out.append(paint.glyph("star", x + 268, y, 24, GOLD))
    return "".join(out)


def tidings(scene: Scene, box: Rect, size: float = 13.5) -> str:
    """The last roll and what the last action brought."""
    x, y, w, _ = box
    out = [paint.slate(box), paint.title(x + 16, y + 25, scene.say("tidings"), 16, fill=CREAM)]
    top = y + 36
    if scene.last_rolled():
        s = scene.s
        table = "forges" if s.die_space >= p.FIRST_FORGE else "locations"
        place = scene.name(table, s.die_card) if s.die_card != p.NOTHING else ""
        out.append(paint.seal(int(s.die_seat), x + 150, y + 20, 9))
        out.append(paint.text(x + 164, y + 25, place, 13, fill=SAND, fit=w - 176))
        out.append(equation(scene, x + 14, y + 58, CREAM))
        top = y + 84
        out.append(paint.line(x + 14, top, x + w - 14, top, "#7a5a2a"))
        top += 6
    out.append(paint.chronicle(Rect(x + 16, top, w - 32, box.bottom - top - 8), scene.news, size))
    return "".join(out)

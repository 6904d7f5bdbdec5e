"""The sheet for what is decided now and has no place in the town or on the mat."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.paint import SEPIA, Rect
from athanor.games.ars_alchimia.picture import happened, pieces
from athanor.games.ars_alchimia.picture.scene import Scene
from athanor.games.ars_alchimia.rules import means
from athanor.games.ars_alchimia.rules import pieces as p
from athanor.games.ars_alchimia.rules.pieces import A, Q

KEY, GAP = 44, 4
"""A key for a number of workers, and what lies between two."""
CARD = 112
"""How high a card to choose is."""


def height(scene: Scene, width: float) -> float:
    if scene.asks(Q.size):
        lines = -(-len(sizes(scene)) // across(width))
        return furniture.HEAD + lines * (KEY + GAP) + note_height(scene, width) + furniture.PAD
    return furniture.HEAD + CARD + note_height(scene, width) + furniture.PAD


def choice(scene: Scene, room: Rect) -> str:
    """The open choice, each answer a thing to click."""
    needs = height(scene, room.w)
    if room.h - needs - 8 >= happened.height(scene, room.w):  # then the last deed stays in sight
        below = Rect(room.x, room.y + needs + 8, room.w, room.h - needs - 8)
        return sheet(scene, Rect(room.x, room.y, room.w, needs)) + happened.happened(scene, below)
    return sheet(scene, room)


def sheet(scene: Scene, room: Rect) -> str:
    title, aside = headed(scene)
    inner = furniture.inside(room)
    drawn = {Q.atelier: ateliers, Q.size: numbers, Q.pile: two_cards, Q.payment: payment}[int(scene.s.asks)]
    words = note(scene)
    top = note_height(scene, room.w)
    out = [furniture.sheet(room, title, aside, own=True)]
    if words:
        out.append(furniture.block(inner.x, inner.y - 2, words, inner.w, 13, fill=SEPIA))
    return "".join([*out, drawn(scene, Rect(inner.x, inner.y + top, inner.w, inner.h - top))])


def headed(scene: Scene) -> tuple[str, str]:
    """What the choice is about."""
    if scene.asks(Q.atelier):
        return scene.say("ateliers"), ""
    if scene.asks(Q.payment):
        return scene.name("orders", scene.s.making), ""
    space = int(scene.s.space)
    if scene.asks(Q.pile):
        return scene.name("spaces", space), ""
    return scene.what_lies(space), scene.say("at-least", n=scene.price(space))


def note(scene: Scene) -> str:
    """What the answers mean, where they do not say so themselves."""
    if scene.asks(Q.atelier):
        return scene.say("note-atelier")
    if scene.asks(Q.payment):
        return scene.say("note-payment")
    if scene.asks(Q.size) and scene.chance(0) is not None:
        return scene.say("note-forge" if scene.s.space >= p.FIRST_FORGE else "note-location")
    return ""


def note_height(scene: Scene, width: float) -> float:
    words = note(scene)
    return furniture.block_height(words, width - 2 * furniture.PAD, 13) + 4 if words else 0


def ateliers(scene: Scene, box: Rect) -> str:
    """The four Atelier cards; those taken carry the seal of who has them."""
    out = []
    w = min(110.0, (box.w - 3 * 8) / 4)
    for card, one in enumerate(scene.components.ateliers):
        cell = Rect(box.x + card * (w + 8), box.y + 3, w, min(CARD - 6.0, box.h - 3))
        owner = next((seat for seat in range(scene.seats) if scene.s.atelier[seat] == card), None)
        body = pieces.sheet(cell) + pieces.band(cell, 28, "#7a5a2a")
        body += paint.text(cell.cx, cell.y + 21, card + 1, 19, anchor="middle", fill="#f7e6bd", bold=True)
        body += paint.text(cell.cx - 4, cell.y + 60, f"+{one.workers}", 19, anchor="end", bold=True)
        body += pieces.worker(scene.me, cell.cx + 14, cell.y + 54, 26)
        if owner is not None:
            body += scene.about_seat(owner, paint.seal(owner, cell.cx, cell.bottom - 18, 12))
        shown = scene.hand.act(A.choose + card, cell, body, radius=7, id=f"card-{card}")
        out.append(scene.about("ateliers", card, shown))
    return "".join(out)


def sizes(scene: Scene) -> list[int]:
    """Numbers of workers that may be sent: alone, or with the Golem."""
    first = A.golem if scene.with_golem else A.send
    return [n for n in range(1, 21) if scene.hand.may(first + n - 1)]


def across(width: float) -> int:
    return int((width - 2 * furniture.PAD + GAP) // (KEY + GAP))


def numbers(scene: Scene, box: Rect) -> str:
    """A key for each number of workers, with the chance of the roll."""
    first, extra = (A.golem, 1) if scene.with_golem else (A.send, 0)
    least = scene.price(int(scene.s.space))
    fit = across(box.w + 2 * furniture.PAD)
    out = []
    for k, n in enumerate(sizes(scene)):
        cell = box.cell(k, fit, KEY, KEY, GAP, GAP)
        chance = scene.chance(n + extra - least)
        body = paint.rect(*cell, 7, fill="url(#card)", stroke="#6d4f22")
        body += paint.text(cell.cx, cell.y + (21 if chance is not None else 29), n, 18, anchor="middle", bold=True)
        if chance is not None:
            percent = scene.say("percent", n=round(100 * chance))
            body += paint.text(cell.cx, cell.bottom - 8, percent, 12, anchor="middle", fill=SEPIA)
        about = "workers" if chance is None else "chance"
        out.append(paint.about(about, scene.hand.act(first + n - 1, cell, body, radius=7)))
    return "".join(out)


def two_cards(scene: Scene, box: Rect) -> str:
    """The Portal Keeper's two cards."""
    out = []
    w = min(200.0, (box.w - 12) / 2)
    draw = pieces.forge_card if scene.s.space >= p.FIRST_FORGE else pieces.location_card
    for k, card in enumerate((scene.s.face[scene.s.space], scene.s.spare)):
        cell = Rect(box.x + k * (w + 12), box.y + 4, w, min(CARD - 8.0, box.h - 4))
        out.append(scene.hand.act(A.use + k, cell.inset(-2), draw(scene, int(card), cell), radius=8))
    return "".join(out)


def payment(scene: Scene, box: Rect) -> str:
    """Each kind of the cost as it would be paid; a click pays more of it with Elixir, and after the most none again."""
    kinds = [kind for kind in range(p.BASICS) if means.due(scene.numbers, scene.s, kind)]
    w = min(130.0, (box.w - 8 * (len(kinds) - 1)) / max(1, len(kinds)))
    out = []
    for place, kind in enumerate(kinds):
        cell = Rect(box.x + place * (w + 8), box.y + 3, w, 76)
        due, paid = int(means.due(scene.numbers, scene.s, kind)), scene.payment[kind]
        row = [kind if k < due - paid else p.ELIXIR for k in range(due)]
        body = paint.rect(*cell, 7, fill="url(#card)", stroke="#6d4f22")
        body += pieces.cubes(
            scene, row, cell.cx - min(w - 12, due * 24 - 4) / 2, cell.y + 26, w - 12, min(22.0, (w - 12) / due)
        )
        words = scene.say("elixirs", n=paid) if paid else scene.name("resources", kind)
        rows = paint.wrapped(words, w - 8, 12)
        body += paint.rows(cell.cx, cell.y + 54, rows, 12, 14, anchor="middle", fill=SEPIA, fit=w - 6)
        some = scene.payment_choices(kind)
        if len(some) > 1:
            after = some[(some.index(paid) + 1) % len(some)] if paid in some else some[0]
            code = "".join(str(after if k == kind else n) for k, n in enumerate(scene.payment))
            label = scene.say("elixir-for", n=after, what=scene.name("resources", kind))
            body = scene.hand.draft(code, label, cell, body, radius=7)
        out.append(scene.about("resources", kind, body))
    return "".join(out)

"""The mystery cards on the table: in question, before one's eyes, face up, or known to be in a hand."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.furniture import HEAD, PAD, block, block_height, inside, sheet
from athanor.drawing.paint import SEPIA, Rect
from athanor.games.ars_mysteriorum.picture import parts
from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.games.ars_mysteriorum.rules import pieces as p

TALL = 46
GAP = 5


def lying(scene: Scene) -> tuple[str, list[tuple[int, int]]]:
    """The cards that lie on the table now: what they are called, and (kind, holder) of each."""
    if scene.in_question:
        return scene.say("played"), [scene.in_question]
    if scene.asks(p.Q.keep):
        return scene.say("before-you"), [(kind, p.NOBODY) for kind in scene.s.sight if kind != p.NOTHING]
    shown = [(kind, p.NOBODY) for kind in range(p.KINDS) for _ in range(scene.s.shown[kind])]
    if shown:
        return scene.say("face-up"), shown
    if scene.over:
        return scene.say("left-over"), []
    return scene.say("known" if known(scene) else "none-known"), []


def known(scene: Scene) -> dict[int, str]:
    """What each other player is known to hold; at the end, what each player holds."""
    found = {}
    for seat in scene.order:
        if (seat != scene.me or scene.over) and scene.cards(seat):
            found[seat] = ", ".join(
                scene.name("mysteries", kind) + (f" ×{n}" if n > 1 else "") for kind, n in scene.cards(seat)
            )
    return found


def columns(n: int, area: Rect) -> int:
    """One under the other where they fit, or else in several columns."""
    fitting = max(1, int((area.h + GAP) // (TALL + GAP)))
    most = max(1, int((area.w + GAP) // 104))
    return min(max(1, -(-n // fitting)), most, 4)


def height(scene: Scene, width: float) -> float:
    words, cards = lying(scene)
    wide = width - 2 * PAD
    top = HEAD + block_height(words, wide) + PAD
    if not cards:
        return top + sum(block_height(names, wide - 26) + 6 for names in known(scene).values())
    across = min(max(1, int((wide + GAP) // 125)), len(cards))
    return top + -(-len(cards) // across) * (TALL + GAP)


def mysteries(scene: Scene, room: Rect) -> str:
    """The pile in the head, then what lies on the table; or else what hands are known to hold."""
    words, cards = lying(scene)
    out = paint.about("mystery-pile", sheet(room, scene.say("panel-mysteries"), scene.say("in-pile", n=scene.s.pile_size)))
    area = inside(room)
    out += block(area.x, area.y - 4, words, area.w, italic=True, fill=SEPIA)
    low = block_height(words, area.w) + 2
    area = Rect(area.x, area.y + low, area.w, area.h - low + 4)
    if not cards:
        return out + held(scene, area)
    across = columns(len(cards), area)
    rows = -(-len(cards) // across)
    wide, tall = (area.w - GAP * (across - 1)) / across, min(54.0, (area.h + GAP) / rows - GAP)
    for k, (kind, holder) in enumerate(cards):
        out += card(scene, kind, holder, area.cell(k, across, wide, tall, GAP, GAP))
    return out


def held(scene: Scene, area: Rect) -> str:
    """A seal and the names of cards, player by player."""
    y, out = area.y + 2, []
    for seat, names in known(scene).items():
        high = block_height(names, area.w - 26)
        owner = paint.about(f"seat {seat}", paint.seal(seat, area.x + 10, y + 9, 9))
        room = parts.surface(Rect(area.x, y, area.w, high))
        out.append(paint.about("known", room, owner, block(area.x + 26, y, names, area.w - 26)))
        y += high + 6
    return "".join(out)


def card(scene: Scene, kind: int, holder: int, place: Rect) -> str:
    """Taken or kept by a click; the one in question wears a trace."""
    body = parts.mystery_card(scene, kind, place, holder=holder)
    if scene.in_question:
        return body + paint.traced(place.inset(-2), 8)
    if scene.asks(p.Q.keep):
        return scene.hand.act(scene.action("keep", kind), place, body, radius=7)
    if scene.asks(p.Q.select) and scene.s.shown[kind] and scene.chosen_card == p.NOTHING:
        return scene.hand.act(scene.action("take", kind), place, body, radius=7)
    return body

"""The workbench: what the own seat may do, or what it is choosing right now and what that will bring."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.paint import GOLD, INK, RUST, SEPIA, Rect
from athanor.games.alchemist.picture import board
from athanor.games.alchemist.picture.parts import asked, tile
from athanor.games.alchemist.picture.scene import Scene, kinds_of
from athanor.games.alchemist.rules.pieces import KINDS, NOTHING, A, Q, Z
from athanor.games.alchemist.rules.potions import must_open

WIDE = 236  # where it lies beside the stock
HEADING, SLOT, GAIN = 22, 44, 30


def workbench(scene: Scene, box: Rect) -> str:
    if scene.asks(Q.recipe):
        return composing(scene, box)
    if scene.asks(Q.tile) or scene.previewed != NOTHING:
        return naming(scene, box)
    if scene.asks(Q.tribute):
        return giving(scene, box)
    if notice(scene):
        return noticed(scene, box)
    return three_actions(scene, box) if scene.mine else at_the_end(scene, box)


def notice(scene: Scene) -> str:
    """What must be known before this turn: how two players open (AL-024), or that there is nothing to do (AL-022)."""
    if scene.asks(Q.turn) and must_open(scene.s):
        return scene.say("opening", n=scene.components.numbers.opening_value)
    return scene.say("nothing") if scene.hand.may(A.pass_) else ""


def height(scene: Scene) -> float:
    """How high it must be on a phone, where the three actions have no room: 0 when there is nothing more to show."""
    if scene.asks(Q.tile):
        return HEADING + tiles_height(scene)
    return HEADING + SLOT if scene.chosen != NOTHING else 44 if notice(scene) else 0


def noticed(scene: Scene, box: Rect) -> str:
    sheet = paint.rect(*box, 8, fill="#f7e2c6", stroke=RUST, stroke_width=1.6)
    high = furniture.block_height(notice(scene), box.w - 16, 15, bold=True)
    words = furniture.block(box.cx, box.cy - high / 2, notice(scene), box.w - 16, 15, bold=True, anchor="middle", fill=RUST)
    return paint.about("rule AL-022" if scene.hand.may(A.pass_) else "rule AL-024", sheet, words)


# Before anything is chosen


def choices(scene: Scene) -> list[tuple[str, int]]:
    """The three actions of a turn (AL-020), each with the number of ways to do it now."""
    legal = scene.hand.legal
    return [
        ("create", sum(A.create <= action <= Z.create for action in legal)),
        ("copy", sum(A.copy <= action <= Z.copy for action in legal)),
        ("take", sum(A.take <= action <= A.draw for action in legal)),
    ]


def three_actions(scene: Scene, box: Rect) -> str:
    """Create, copy, take: how many ways there are now; what glows on the table is to be clicked."""
    step, parts = min(box.h / 3, 32), []
    for k, (name, ways) in enumerate(choices(scene)):
        y = box.cy + (k - 1) * step
        mark = paint.circle(box.x + 7, y, 5, fill=GOLD if ways else "none", stroke=GOLD, stroke_width=1.4)
        words = paint.title(box.x + 20, y + 5, scene.say(name), 16)
        count = paint.text(box.right, y + 5, scene.say(f"can-{name}", n=ways), 13, anchor="end", fill=SEPIA)
        parts.append(paint.about(name, mark, words, count))
    return "".join(parts)


def at_the_end(scene: Scene, box: Rect) -> str:
    """While others play: what will count when the match ends (AL-080, AL-087)."""
    lines = what_counts(scene)
    y, parts = box.y + 24, [paint.title(box.x, box.y + 16, scene.say("end"), 17)]
    for one in lines:
        parts.append(furniture.block(box.x, y, one, box.w, 13, fill=SEPIA, leading=1.2))
        y += furniture.block_height(one, box.w, 13, leading=1.2) + 5
    return paint.about("end", *parts)


def what_counts(scene: Scene) -> list[str]:
    """What the end adds."""
    lines = [scene.say("end-cubes", n=scene.components.numbers.cubes_per_point)]
    if scene.with_schools:
        lines.append(scene.say("end-schools", list="\u00a0·\u00a0".join(map(str, scene.rewards))))
    return lines


# While something is chosen


def heading(scene: Scene, box: Rect, words: str) -> str:
    """The name of the chosen cauldron, and beside it what is chosen now."""
    name = scene.name("cauldrons", scene.chosen)
    wide = paint.width_of(name, 17, small_caps=True)
    return scene.about("cauldrons", scene.chosen, paint.title(box.x, box.y + 16, name, 17)) + paint.text(
        box.right, box.y + 15, words, 13, anchor="end", fill=SEPIA, italic=True, fit=box.w - wide - 8
    )


def composing(scene: Scene, box: Rect) -> str:
    """Cubes one by one into the places; a click takes one back. The key that brews is lit only for a legal recipe."""
    known = scene.recorded_on(scene.recipe)
    if known != NOTHING:
        parts = [paint.text(box.x, box.y + 15, scene.say("recorded", a=known), 14, fill=RUST, bold=True, fit=box.w)]
    else:
        ready = scene.hand.may(scene.brew(scene.recipe))
        parts = [heading(scene, box, scene.say("ready" if ready else "choose-cubes"))]
    kinds = kinds_of(scene.recipe)
    most = scene.components.numbers.most_cubes
    step = min(WIDE / most, SLOT + 3)
    for k in range(most):
        place = Rect(box.x + k * step, box.y + HEADING, SLOT, SLOT)
        if k < len(kinds):
            fewer = "".join(map(str, scene.changed(kinds[k], -1)))
            shown = asked(scene, kinds[k], place.cx, place.cy, 34)
            parts.append(scene.hand.draft(fewer, scene.say("remove", a=kinds[k]), place, shown, radius=8, id=f"bench-{k}"))
        else:
            parts.append(paint.about("bench", paint.empty_place(place.inset(4))))
    return "".join(parts) + gain(scene, beside(box, most * step))


def beside(box: Rect, taken: float) -> Rect:
    """Where the gain stands: under what takes so much room, or right of it where the workbench is low."""
    if box.h >= HEADING + SLOT + GAIN:
        return Rect(box.x, box.y + HEADING + SLOT, box.w, min(40, box.h - HEADING - SLOT))
    return Rect(box.x + taken + 10, box.y + HEADING, box.w - taken - 10, SLOT)


def gain(scene: Scene, box: Rect) -> str:
    """What the potion will bring: its fame where it is known, and the cubes that the reserve will give (AL-040, AL-041)."""
    words, potion = scene.say("gain"), scene.s.tile[scene.chosen]
    fame = scene.value(potion) if potion else scene.last_tile
    size = 22
    need = 2 * (size + 4) + (26 if fame != NOTHING else 0)
    parts, x, y = [], box.x, box.cy
    if paint.width_of(words, 13) + 8 + need <= box.w:
        parts.append(paint.text(x, y + 4, words, 13, fill=SEPIA))
        x += paint.width_of(words, 13) + 8
    else:
        parts.append(paint.glyph("arrow", x + 8, y, 16, SEPIA))
        x += 24
    if fame != NOTHING:
        parts.append(tile(fame, x + 12, y, 30))
        x += 30
    for kind in scene.produces[scene.chosen]:
        lacking = scene.s.reserve[kind] == 0
        parts.append(asked(scene, kind, x + size / 2, y, size, opacity=".4" if lacking else None))
        parts.append(paint.glyph("slash", x + size / 2, y, size, RUST) if lacking else "")
        x += size + 4
    return paint.about("gain", *parts)


def tiles_height(scene: Scene) -> float:
    """How high the tiles are where they are chosen on the workbench."""
    return 2 * 46 if sum(scene.s.tiles) > 7 else 46


def naming(scene: Scene, box: Rect) -> str:
    """The recipe is chosen; now its fame: the tile, which is scored at once (AL-039), and the products."""
    here = scene.asks(Q.tile) and box.w > WIDE  # there is no board wide enough for the tiles
    if here:
        columns = 5 if sum(scene.s.tiles) > 7 else 7
        step = min(64, box.w / columns)
        parts = [heading(scene, box, ""), gain(scene, Rect(box.right - 150, box.y, 150, HEADING))]
        parts.append(board.tiles(scene, Rect(box.x, box.y + HEADING, box.w, tiles_height(scene)), columns, step))
        return "".join(parts)
    parts = [heading(scene, box, scene.say("tile" if scene.asks(Q.tile) else "ready"))]
    kinds = kinds_of(scene.recipe)
    parts += [asked(scene, kind, box.x + 20 + k * 40, box.y + HEADING + SLOT / 2, 32) for k, kind in enumerate(kinds)]
    return "".join(parts) + gain(scene, beside(box, len(kinds) * 40))


def giving(scene: Scene, box: Rect) -> str:
    """One of the cubes paid goes to the creator (AL-050); the others leave the game (AL-052)."""
    s, c = scene.s, scene.chosen
    parts = [heading(scene, box, scene.say("give", a=s.maker[c]))]
    kinds = [kind for kind in range(KINDS) if s.recipe[c][kind]]
    for k, kind in enumerate(kinds):
        cell = Rect(box.x + 2 + k * 50, box.y + HEADING, SLOT, SLOT)
        body = asked(scene, kind, cell.cx, cell.cy, 34)
        if s.recipe[c][kind] > 1:
            body += paint.badge(cell.right - 8, cell.bottom - 8, f"×{s.recipe[c][kind]}", 12, fill=INK)
        parts.append(scene.hand.act(A.tribute + kind, cell, body, id=f"tribute-{kind}"))
    x = box.x + len(kinds) * 50 + 12
    parts.append(paint.glyph("arrow", x, box.y + HEADING + SLOT / 2, 20, SEPIA))
    parts.append(paint.about(f"seat {s.maker[c]}", paint.seal(s.maker[c], x + 30, box.y + HEADING + SLOT / 2, 17)))
    return "".join(parts) + gain(scene, beside(box, x + 52 - box.x))

"""A troop beside the table: a plate for each card, with its figures' life and action points. What may be named glows."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from athanor.drawing import furniture, paint
from athanor.drawing.paint import INK, SEPIA, Rect
from athanor.games.alkemy.picture import art
from athanor.games.alkemy.picture.art import WAXES
from athanor.games.alkemy.picture.figure import state_words
from athanor.games.alkemy.picture.scene import NOTHING, Scene
from athanor.games.alkemy.rules import pieces as p

GAP = 3.0
FEW, FEWER = 7, 4  # plates under one another everywhere, and where tabs stand over them; more may lie in two columns
LOW, HIGH = 23.0, 50.0  # a plate of one line, the highest of two
TWO_LINES = 31.0


def rows(scene: Scene, seat: int) -> list[list[int]]:
    """The plates of a troop: a card each, or a figure. On a phone those that may be chosen come first and, where everybody may
    measure, the nearest to who acts."""
    found, actor = scene.listed[seat], scene.pair[0]
    if scene.layout != "phone":
        return found
    far = scene.measured and actor != NOTHING and seat != actor // p.TROOP
    return sorted(
        found,
        key=lambda row: (not any(f in scene.choosable for f in row), min(scene.gap(actor, f) for f in row) if far else 0),
    )


def chosen_from(scene: Scene, seat: int) -> int:
    """How many of these plates may be clicked."""
    return sum(any(f in scene.choosable for f in row) for row in rows(scene, seat))


def troop_height(scene: Scene, seat: int) -> float:
    """The least: plates of one line, or large enough to be hit where one may be named; in two columns where they are many."""
    n = len(rows(scene, seat))
    return (
        furniture.HEAD + (n if n <= (FEW if scene.seats == 2 else FEWER) else ceil(n / 2)) * (lowest(scene, seat) + GAP) + 5
    )


def lowest(scene: Scene, seat: int) -> float:
    return scene.finger if chosen_from(scene, seat) or scene.finger > 32 else LOW


def troop(scene: Scene, seat: int, room: Rect) -> str:
    """All cards of a troop, as high as the room allows."""
    shown, ready = rows(scene, seat), chosen_from(scene, seat)
    own = seat == scene.me
    title = scene.say("troop-own") if own else scene.say("troop-of", a=seat)
    aside = scene.say("may-be-named", n=ready) if ready else count(scene, seat)
    out = [paint.about(f"seat {seat}", furniture.sheet(room, title, aside, own=own))]
    left = room.h - furniture.HEAD - 5
    across = 1 if left / max(1, len(shown)) - GAP >= lowest(scene, seat) - 0.1 else 2
    tall = min(HIGH, left / max(1, ceil(len(shown) / across)) - GAP)
    inner = Rect(room.x + 10, room.y + furniture.HEAD, room.w - 20, left)
    wide = (inner.w - 5 * (across - 1)) / across
    for k, row in enumerate(shown):
        out.append(handled(scene, row, inner.cell(k, across, wide, tall, 5, GAP)))
    return paint.group(*out, id=f"troop-{seat}")


def count(scene: Scene, seat: int) -> str:
    left = sum(scene.s.here[f] for f in scene.figures(seat))
    return "" if scene.preparing else scene.say("figures", n=left, all=len(scene.figures(seat)))


def handled(scene: Scene, row: Sequence[int], box: Rect) -> str:
    """A plate that names its figure when it is clicked, or shows its card."""
    f = next((g for g in row if g in scene.choosable), row[0])
    action = scene.naming(f)
    face = plate(scene, row, box.inset(1.5))
    asked = {"id": f"plate-{row[0]}", "data_about": scene.ask_figure(f)}
    if action is not None and scene.hand.may(action):
        return scene.hand.act(action, box, face, radius=8, **asked)
    if not scene.mine:
        return paint.group(face, **asked)
    words = scene.say("look-at", name=scene.called(f))
    return paint.group(
        paint.tag("title", paint.esc(words)),
        face,
        paint.hit(box, 8),
        cls="why",
        role="button",
        tabindex=0,
        aria_label=words,
        data_draft=scene.drafted(figure=f),
        **asked,
    )


def gone(scene: Scene, row: Sequence[int]) -> bool:
    return all(not scene.s.here[f] for f in row) and not scene.preparing


def state(scene: Scene, row: Sequence[int]) -> str:
    """How a card stands, in a word or two."""
    s = scene.s
    if gone(scene, row):
        return scene.say("removed")
    if scene.preparing:
        return scene.say("deployed") if s.here[row[0]] else ""
    if scene.over:
        return ""
    said = [words for f in row if s.here[f] for words in state_words(scene, f)[:1]]
    if said:
        return said[0]
    if any(scene.fighting(f) for f in row):
        return scene.say("state-fighting")
    return scene.say("state-acted" if scene.marked(row[0], p.ACTIVATED) else "state-ready")


def plate(scene: Scene, row: Sequence[int], box: Rect) -> str:
    """A card of a troop: emblem, name, state, and for each figure its boxes and action points; in one line where it is low."""
    seat, f = row[0] // p.TROOP, row[0]
    lost, low = gone(scene, row), box.h < TWO_LINES - 3
    may = any(g in scene.choosable for g in row)
    bright = may or seat != scene.me or not scene.mine
    r = 9.0 if low else min(15.0, box.h * 0.36)
    left = box.x + 2 * r + 10
    fill = "#d5c6a3" if lost else "#fffaec" if bright else "#f3e7ca"
    out = [
        paint.rect(*box, 7, fill=fill, stroke=WAXES[seat].colour, stroke_width=1.2),
        paint.group(
            art.portrait(seat, scene.faction(f), scene.emblem(f), box.x + r + 5, box.cy, r), opacity=".5" if lost else None
        ),
    ]
    if low:
        name = min(0.6, (paint.width_of(scene.called_card(row, short=True), 13, bold=True) + 6) / (box.right - left))
        start = left + (box.right - left) * max(0.46, name)
        body = Rect(start, box.y, box.right - start - 8, box.h)
        out.append(named(scene, row, Rect(left, box.y, body.x - left - 4, box.h), 13, lost))
        out.append("" if lost else condition(scene, row, body))
        return "".join(out)
    size, line = (14, box.y + 8 + box.h * 0.2) if box.h > 38 else (13, box.y + 13)
    said = state(scene, row)
    short = paint.width_of(scene.called_card(row, short=True), size, bold=True)
    said = said if short + paint.width_of(said, 12) + 24 < box.right - left else ""
    aside = paint.width_of(said, 12) + 8 if said else 0
    out.append(named(scene, row, Rect(left, line - 10, box.right - left - aside - 8, 14), size, lost))
    out.append(paint.text(box.right - 8, line, said, 12, anchor="end", fill=SEPIA, italic=True))
    if not lost:
        out.append(condition(scene, row, Rect(left, line + 4, box.right - left - 8, box.bottom - line - 6)))
    return "".join(out)


def named(scene: Scene, row: Sequence[int], room: Rect, size: float, lost: bool) -> str:
    """The name on a plate, the short one where the whole has no room; struck through when nobody of it is left."""
    words = scene.called_card(row)
    if paint.width_of(words, size, bold=True) > room.w:
        words = scene.called_card(row, short=True)
    said = paint.text(room.x, room.cy + size * 0.33, words, size, bold=True, fit=room.w, fill="#5c4f38" if lost else INK)
    wide = min(room.w, paint.width_of(words, size, bold=True))
    return said + (paint.line(room.x, room.cy, room.x + wide, room.cy, art.RUBRIC, 1.2) if lost else "")


def condition(scene: Scene, row: Sequence[int], room: Rect) -> str:
    """Boxes and action points of each figure of a card, side by side."""
    s, profile = scene.s, scene.profile(row[0])
    boxes, printed = sum(profile.boxes), profile.pa
    share = room.w / len(row)
    size = min(11.0, room.h - 2, (share - 14) / (boxes * 1.13 + printed * 1.25 + 0.6))
    out = []
    for k, f in enumerate(row):
        x, alive = room.x + k * share, s.here[f] or scene.preparing
        out.append(art.life_row(x, room.cy - size / 2, size, profile.boxes, s.hurt[f] if alive else boxes, 1.2, 2.5))
        if not scene.preparing and alive:
            most = max(printed, s.pa[f])
            r = size * 0.54
            at = room.x + (k + 1) * share - r - 2 - (most - 1) * size * 1.22 - (6 if k < len(row) - 1 else 0)
            out.append(art.points_row(at, room.cy, s.pa[f], most, r, size * 1.22))
    return "".join(out)

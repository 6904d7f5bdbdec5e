"""The other players, in short."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import PAD
from athanor.drawing.paint import SEPIA, Rect
from athanor.drawing.panels import GAP
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.mat import souls, stone_places, values
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.picture.syllables import name_lines
from athanor.games.materia_prima.rules import pieces as p

LEAST = 210
"""How wide a rival must be to stand beside others."""
HIGH, HIGHEST = 96, 120


def shown(scene: Scene) -> list[int]:
    """At the end, and for who only watches, everybody."""
    return scene.around() if scene.over else scene.rivals()


def across(scene: Scene, width: float) -> int:
    """How many stand in a row: as many in each."""
    n, most = len(shown(scene)), max(1, int((width + GAP) // (LEAST + GAP)))
    return -(-n // -(-n // most))


def others_height(scene: Scene, width: float) -> float:
    rows = -(-len(shown(scene)) // across(scene, width))
    return rows * HIGH + (rows - 1) * GAP


def others(scene: Scene, room: Rect) -> str:
    seats, n = shown(scene), across(scene, room.w)
    rows = -(-len(seats) // n)
    wide, high = (room.w - GAP * (n - 1)) / n, min(HIGHEST, (room.h - GAP * (rows - 1)) / rows)
    return "".join(rival(scene, seat, room.cell(k, n, wide, high, GAP, GAP)) for k, seat in enumerate(seats))


def rival(scene: Scene, seat: int, box: Rect) -> str:
    """Another player: points, values and soul stones; the Stone, the hand, what else there is."""
    s, step = scene.s, (box.h - 44) / 2
    points = scene.points(seat)
    left = box.w - 46 - PAD - paint.width_of(str(points), 24, bold=True) - 8
    out = [furniture.sheet(box, own=not scene.over and s.seat == seat), paint.seal(seat, box.x + 26, box.y + 23, 13)]
    name, played = scene.texts.seat(seat), ""
    if s.alchemist[seat] != p.NONE:
        played = scene.name("alchemists", s.alchemist[seat])
    wide = paint.width_of(name, 16, bold=True)
    if wide + 8 + paint.width_of(played, 13) <= left:
        out.append(paint.text(box.x + 46, box.y + 29, name, 16, bold=True))
        role = paint.text(box.x + 46 + wide + 8, box.y + 28, played, 13, italic=True, fill=SEPIA)
        out.append(scene.about("alchemists", s.alchemist[seat], role) if played else role)
    else:
        lines = name_lines(name, left, 13)
        out.append(paint.rows(box.x + 46, box.y + 28 - 7.5 * (len(lines) - 1), lines, 13, 15, bold=True))
    out.append(paint.about("points", paint.text(box.right - PAD, box.y + 31, points, 24, anchor="end", bold=True)))
    if played:
        out.append(values(scene, seat, p.ALCHEMIST, box.x + PAD, box.y + 38 + step / 2, 42))
    if s.home[seat] != p.NOWHERE:
        out.append(souls(scene, seat, box.right - PAD, box.y + 38 + step / 2))
        out.append(belongings(scene, seat, Rect(box.x + PAD, box.y + 38 + step, box.w - 2 * PAD, step)))
        if box.w >= 320:
            out.append(riches(scene, seat, box.x + PAD + 138, box.right - PAD - 70, box.y + 38 + step / 2))
    return paint.about(f"seat {seat}", paint.group(*out, id=f"seat-{seat}"))


def belongings(scene: Scene, seat: int, room: Rect) -> str:
    """The parts of the Stone, backs of the hand by deck, homunculi, items, extensions."""
    s, x, y = scene.s, room.x, room.cy
    out = [stone_places(scene, seat, x, y)]
    x += 72
    for deck in range(3):
        for _ in range(s.hand[seat][deck]):
            out.append(scene.about("decks", deck, art.back(deck, Rect(x, y - 10, 14, 20))))
            x += 8
    x = room.x + 114
    owned = (
        ("drop", "company", max(0, len(scene.figures(seat)) - 1)),
        ("satchel", "items", len(scene.items(seat))),
        ("keep", "tower-extensions", len(scene.extensions(seat))),
    )
    step = min(38.0, (room.right - x) / 3)
    for k, (icon, word, n) in enumerate(owned):
        sign = paint.glyph(icon, x + k * step + 7, y, 14, opacity=None if n else ".45")
        number = paint.text(x + k * step + 16, y + 5, n, 14, bold=True, fill_opacity=None if n else ".75")
        out.append(paint.about(word, sign, number))
    return "".join(out)


def riches(scene: Scene, seat: int, left: float, right: float, y: float) -> str:
    """What lies in the tower, the rarest first, as far as there is room."""
    kinds = [kind for kind in reversed(range(p.KINDS)) if scene.s.stock[seat][kind]]
    room = max(0, int((right - left) // 38))
    out = ""
    for k, kind in enumerate(kinds[:room]):
        out += scene.about("elements", kind, art.counted(kind, scene.s.stock[seat][kind], left + 38 * k + 8, y, 8, 14))
    return paint.about("stock", out) if out else ""

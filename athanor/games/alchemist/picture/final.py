"""After the end: the account of all points, and the pool that ranks the schools."""

from __future__ import annotations

from athanor.drawing import furniture, paint
from athanor.drawing.furniture import HEAD, PAD
from athanor.drawing.paint import GOLD, RUST, SEPIA, Rect
from athanor.games.alchemist.picture.board import NARROW
from athanor.games.alchemist.picture.parts import asked, counted_row, cube, labelled, name_lines, row_height, track_token
from athanor.games.alchemist.picture.scene import Scene
from athanor.games.alchemist.rules.pieces import KINDS, NOBODY, NOTHING

ROW, CARD = 34, 96
COLUMNS = {  # name: share of the width
    "place": 46,
    "name": 150,
    "play": 56,
    "stock": 200,
    "stock-points": 62,
    "school": 54,
    "pool": 46,
    "rank": 48,
    "reward": 88,
    "total": 96,
}
ASKED = {  # name: what one asks about by it
    "place": "places",
    "play": "score",
    "stock": "stock",
    "stock-points": "end",
    "school": "pool",
    "pool": "pool",
    "rank": "pool",
    "reward": "pool",
    "total": "score",
}


def standing(scene: Scene) -> list[int]:
    """The seats by place, then by seat."""
    return sorted(range(scene.seats), key=lambda seat: (scene.places[seat], seat))


def played(scene: Scene, seat: int) -> int:
    """The points of the play, before the end added to them."""
    return int(scene.s.score[seat] - scene.s.stock_points[seat] - scene.s.reward[seat])


def height(scene: Scene, width: float) -> float:
    if width < NARROW:
        return scene.seats * (CARD + 6) - 6
    return 44 + scene.seats * ROW + 10


def final(scene: Scene, room: Rect) -> str:
    """A row for each player, or a card where it is narrow."""
    if room.w < NARROW:
        cards = [Rect(room.x, room.y + k * (CARD + 6), room.w, CARD) for k in range(scene.seats)]
        return "".join(card(scene, seat, box) for seat, box in zip(standing(scene), cards, strict=True))
    columns = across(room)
    parts = [furniture.sheet(room, own=True)]
    for name, box in columns.items():
        if name == "name":
            parts.append(paint.title(box.x, room.y + 29, scene.say("final"), 17, fit=box.w))
        else:
            words = paint.text(box.cx, room.y + 28, scene.say(f"col-{name}"), 13, anchor="middle", fill=SEPIA, fit=box.w - 2)
            parts.append(paint.about(ASKED[name], words))
    parts.append(paint.line(room.x + PAD, room.y + 38, room.right - PAD, room.y + 38))
    for k, seat in enumerate(standing(scene)):
        parts.append(paint.group(*row(scene, seat, columns, room.y + 44 + (k + 0.5) * ROW), id=f"final-{seat}"))
    return "".join(parts)


def across(room: Rect) -> dict[str, Rect]:
    """The columns, in shares of the room."""
    unit, x, found = (room.w - 2 * PAD) / sum(COLUMNS.values()), room.x + PAD, {}
    for name, share in COLUMNS.items():
        found[name] = Rect(x, 0, share * unit, 0)
        x += share * unit
    return found


def row(scene: Scene, seat: int, columns: dict[str, Rect], y: float) -> list[str]:
    """One player's points (AL-080 to AL-092)."""
    s, kind, place = scene.s, scene.s.school[seat], scene.places[seat]
    numbers: dict[str, object] = {"play": played(scene, seat), "stock-points": f"+{s.stock_points[seat]}"}
    if kind != NOTHING:
        numbers |= {"pool": scene.pool(kind), "rank": scene.rank(kind), "reward": f"+{s.reward[seat]}"}
    stock, name, total = columns["stock"], columns["name"], columns["total"]
    lines = name_lines(scene.texts.seat(seat), name.w - 34, 14, place == 1)
    wide = paint.width_of(str(s.score[seat]), 24, True)
    return [
        placed(place, columns["place"].cx, y),
        paint.about(
            f"seat {seat}",
            paint.seal(seat, name.x + 12, y, 12),
            paint.rows(name.x + 30, y + 5 - 7 * (len(lines) - 1), lines, 14, 14, bold=place == 1),
        ),
        paint.about("stock", counted_row(s.stock[seat], stock.x + 12, y, 16, stock.w / KINDS)),
        scene.about("schools", kind, cube(kind, columns["school"].cx, y, 20)) if kind != NOTHING else "",
        *(paint.about(ASKED[one], paint.text(columns[one].cx, y + 6, n, 16, anchor="middle")) for one, n in numbers.items()),
        paint.about("score", paint.text(total.right - 6, y + 8, s.score[seat], 24, anchor="end", bold=True)),
        track_token(scene, seat, total.right - 6 - wide - 18, y, 12),
    ]


def placed(place: int, x: float, y: float) -> str:
    shown = paint.coin(x, y, 13, place) if place == 1 else paint.text(x, y + 6, place, 16, anchor="middle")
    return paint.about("places", shown)


def card(scene: Scene, seat: int, box: Rect) -> str:
    """The same for one player on a phone."""
    s, kind, place = scene.s, scene.s.school[seat], scene.places[seat]
    x, y = box.x + PAD, box.y
    wide = paint.width_of(str(s.score[seat]), 26, True)
    token = track_token(scene, seat, box.right - PAD - wide - 20, y + 24, 12)
    room = box.right - PAD - wide - (40 if token else 8) - x - 60
    lines = name_lines(scene.texts.seat(seat), room, 15, True)
    words = scene.say("sum", play=played(scene, seat), cubes=s.stock_points[seat], school=s.reward[seat])
    parts = [
        furniture.sheet(box, own=place == 1),
        placed(place, x + 12, y + 24),
        paint.about(
            f"seat {seat}",
            paint.seal(seat, x + 42, y + 24, 13),
            paint.rows(x + 62, y + 29 - 8 * (len(lines) - 1), lines, 15, 16, bold=True),
        ),
        paint.about("score", paint.text(box.right - PAD, y + 33, s.score[seat], 26, anchor="end", bold=True)),
        token,
        paint.about("end", paint.text(x, y + 58, words, 13, fill=SEPIA, fit=box.w - 2 * PAD)),
        paint.about("stock", counted_row(s.stock[seat], x + 9, y + 78, 17, 40)),
    ]
    if kind != NOTHING:
        ranked = scene.say("ranked", n=scene.pool(kind), rank=scene.rank(kind))
        parts.append(paint.about("pool", paint.text(box.right - PAD, y + 82, ranked, 13, anchor="end", fill=SEPIA)))
        sign = cube(kind, box.right - PAD - paint.width_of(ranked, 13) - 14, y + 78, 18)
        parts.append(scene.about("schools", kind, sign))
    return paint.group(*parts, id=f"final-{seat}")


# The pool


def unused(scene: Scene) -> list[int]:
    return [kind for kind in range(KINDS) if scene.owner(kind) == NOBODY] if scene.with_schools else []


def aside(scene: Scene) -> str:
    """The schools that nobody had."""
    return (
        scene.say("unused", list=", ".join(scene.name("schools", kind) for kind in unused(scene))) if unused(scene) else ""
    )


def left(scene: Scene) -> list[tuple[str, str, list[int]]]:
    """The cubes that count for nobody."""
    return [("bag", scene.say("bag-held"), scene.s.bag), ("out", scene.say("out"), scene.s.out)]


def pool_height(scene: Scene, width: float) -> float:
    rows = sum(row_height(words, width - 2 * PAD) for _, words, _ in left(scene))
    return HEAD + 110 + rows + furniture.block_height(aside(scene), width - 2 * PAD) + 12


def pool(scene: Scene, room: Rect) -> str:
    """The pool per type with the reward of each school (AL-081 to AL-088), the bag's content, the unused schools."""
    x, y, w = room.x + PAD, room.y + HEAD, room.w - 2 * PAD
    note = paint.text(x, y + 10, scene.say("pool-note"), 13, fill=SEPIA, fit=w)
    parts = [paint.about("pool", furniture.sheet(room, scene.say("pool")), note)]
    step = w / KINDS
    for kind in range(KINDS):
        cx, seat = x + (kind + 0.5) * step, scene.owner(kind)
        parts.append(asked(scene, kind, cx, y + 36, 28, opacity=None if seat != NOBODY or not scene.with_schools else ".6"))
        parts.append(paint.about("pool", paint.text(cx, y + 72, scene.pool(kind), 18, anchor="middle", bold=True)))
        if seat != NOBODY:
            reward = paint.text(cx - 1, y + 95, f"+{scene.s.reward[seat]}", 14, bold=True, fill=RUST)
            parts.append(scene.about("schools", kind, paint.seal(seat, cx - 14, y + 90, 10), reward))
    parts.append(paint.line(x, y + 108, x + w, y + 108, GOLD))
    y += 110
    for what, words, counts in left(scene):
        parts.append(paint.about(what, labelled(words, counts, Rect(x, y, w, 0))))
        y += row_height(words, w)
    return "".join(parts) + furniture.block(x, y + 4, aside(scene), w, fill=SEPIA)

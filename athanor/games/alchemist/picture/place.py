"""The own place at the table of Alchemist: stock, school and workbench; and after the end, the final table."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, RUST, SEPIA, Rect
from athanor.games.alchemist.picture.parts import (
    candle,
    choices,
    counted_row,
    cube,
    gains,
    marks,
    panel,
    school_card,
    seals_left,
    taken_back,
    tile,
    tile_row,
    track_token,
)
from athanor.games.alchemist.picture.scene import Scene, kinds_of
from athanor.games.alchemist.rules.pieces import KINDS, NOBODY, NOTHING, A, Q
from athanor.games.alchemist.rules.potions import must_open

# The own stock and school


def stock_cell(scene: Scene, kind: int, cell: Rect, size: float) -> str:
    """The own cubes of one type; while a recipe is composed, a click puts one in, and what cannot go in is greyed."""
    left = scene.s.stock[scene.me][kind] - scene.recipe[kind]
    adding = scene.asks(Q.recipe)
    grey = left == 0 or (adding and not scene.may_add(kind))
    x, y = cell.cx, cell.y + 7 + size / 2
    body = paint.empty_place(Rect(x - size / 2, y - size / 2, size, size)) if left == 0 else ""
    under = 0 if grey else min(2, left - 1)
    body += "".join(cube(kind, x + 3 * k, y + 3 * k, size, opacity=".5") for k in range(under, 0, -1))
    body += cube(kind, x, y, size, opacity=".3" if grey else None)
    number = size * 0.48
    fade = ".5" if grey else None
    body += paint.text(x, cell.bottom - number * 0.36, left, number, anchor="middle", bold=True, opacity=fade)
    name = f"stock-{kind}"
    if not adding:
        return paint.group(body, id=name)
    more = scene.changed(kind, +1)
    if left and scene.may_add(kind):
        return scene.hand.draft("".join(map(str, more)), scene.say("add", a=kind), cell, body, id=name)
    return scene.hand.act(scene.brew(more), cell, body, id=name)


def stock_row(scene: Scene, box: Rect, size: float) -> str:
    w = box.w / KINDS
    return "".join(stock_cell(scene, kind, Rect(box.x + kind * w + 3, box.y, w - 6, box.h), size) for kind in range(KINDS))


def own_school(scene: Scene, box: Rect, size: float = 12) -> str:
    """The own school, a secret; an empty place when the match is played without schools (AL-095)."""
    kind = scene.school(scene.me)
    return school_card(scene, kind, box, size) if kind != NOTHING else paint.empty_place(box)


# The workbench


def workbench(scene: Scene, box: Rect, *, tiles: bool) -> str:
    """What the own seat is choosing right now; `tiles` when the tiles are to be chosen here and not on the board."""
    if scene.asks(Q.turn):
        return opening(scene, box) if must_open(scene.s) else three_actions(scene, box)
    if scene.asks(Q.recipe):
        return composing(scene, box)
    if scene.asks(Q.tile):
        return naming(scene, box, tiles)
    if scene.asks(Q.tribute):
        return giving(scene, box)
    return waiting(scene, box)


def opening(scene: Scene, box: Rect) -> str:
    """With two players the first player is told what the first action must be (AL-024)."""
    words = scene.say("opening", n=scene.components.numbers.opening_value)
    sheet = paint.rect(*box, 8, fill="#f7e2c6", stroke=RUST, stroke_width=1.6)
    lines = paint.wrapped(words, box.w - 28, 16)
    top = box.cy - (len(lines) - 1) * 11 + 5
    return sheet + paint.rows(box.cx, top, lines, 16, 22, anchor="middle", fill=RUST, bold=True, fit=box.w - 20)


def three_actions(scene: Scene, box: Rect) -> str:
    """Create, copy, take: how many ways there are now; the lit pieces on the table are to be clicked."""
    if scene.hand.may(A.pass_):
        return scene.hand.button(A.pass_, Rect(box.x, box.cy - 22, box.w, 44), scene.say("pass"), id="pass")
    step = box.h / 3
    out = []
    for k, (name, ways) in enumerate(choices(scene)):
        y = box.y + k * step + step / 2
        fade = None if ways else ".55"
        size = min(18, step * 0.5)
        out.append(paint.circle(box.x + 10, y, 6, fill=GOLD if ways else "none", stroke=GOLD, stroke_width=1.6))
        out.append(paint.title(box.x + 26, y + size * 0.33, scene.say(name), size, opacity=fade))
        words = scene.say(f"can-{name}", n=ways)
        fit = box.w * 0.55
        out.append(
            paint.text(box.right, y + size * 0.3, words, size * 0.82, anchor="end", fill=SEPIA, opacity=fade, fit=fit)
        )
    return "".join(out)


def heading(scene: Scene, box: Rect, words: str) -> str:
    """The name of the chosen cauldron, and beside it what is chosen now."""
    name = scene.name("cauldrons", scene.s.cauldron)
    wide = min(paint.width_of(name, 17, small_caps=True), box.w * 0.45)
    return paint.title(box.x, box.y + 16, name, 17, fit=box.w * 0.45) + paint.text(
        box.right, box.y + 15, words, 13.5, anchor="end", fill=SEPIA, italic=True, fit=box.w - wide - 10
    )


def buttons(scene: Scene, box: Rect, confirm: int = NOTHING) -> str:
    """Cancel, and Confirm where a recipe is composed."""
    h = 40
    y = box.bottom - h
    if confirm == NOTHING:
        return paint.take_back(Rect(box.right - 104, y, 104, h), scene.say("cancel"), id="cancel")
    wide = box.w * 0.6
    return scene.hand.button(confirm, Rect(box.x, y, wide, h), scene.say("confirm"), id="confirm") + paint.take_back(
        Rect(box.x + wide + 12, y, box.w - wide - 12, h), scene.say("cancel"), id="cancel"
    )


def composing(scene: Scene, box: Rect) -> str:
    """Cubes one by one into the squares; a click takes one back; Confirm is lit only for a legal recipe."""
    known = scene.recorded_on(scene.recipe)
    action = scene.brew(scene.recipe)
    if known != NOTHING:
        words = paint.text(box.x, box.y + 16, scene.say("recorded", a=known), 15, fill=RUST, bold=True, fit=box.w)
    else:
        words = heading(scene, box, scene.say("ready" if scene.hand.may(action) else "choose-cubes"))
    kinds = kinds_of(scene.recipe)
    most = scene.components.numbers.most_cubes
    step = min(box.w / most, 54)
    y = box.y + 26 + 22
    out = [words]
    for k in range(most):
        x = box.x + (k + 0.5) * step
        if k < len(kinds):
            out.append(taken_back(scene, kinds[k], x, y, 34, f"bench-{k}", reach=min(44, step - 4)))
        else:
            out.append(paint.empty_place(Rect(x - 18, y - 18, 36, 36)))
    return "".join(out) + buttons(scene, box, action)


def received(scene: Scene, x: float, y: float, size: float) -> str:
    """The cubes that the reserve will give for this potion (AL-040, AL-041)."""
    out = []
    for kind in scene.produces[scene.s.cauldron]:
        lacking = scene.s.reserve[kind] == 0
        out.append(cube(kind, x, y, size, opacity=".4" if lacking else None))
        if lacking:
            out.append(paint.glyph("slash", x, y, size * 1.1, RUST))
        x += size * 1.15
    return "".join(out)


def gain_line(scene: Scene, box: Rect) -> str:
    """What the potion will bring, beside the Cancel button: in one line where there is room, else in two."""
    words = scene.say("gain")
    wide = paint.width_of(words, 14)
    if wide + 70 <= box.w:
        return paint.text(box.x, box.cy + 5, words, 14, fill=SEPIA) + received(scene, box.x + wide + 18, box.cy, 22)
    return paint.text(box.x, box.y + 11, words, 13, fill=SEPIA, fit=box.w) + received(scene, box.x + 12, box.y + 29, 22)


def naming(scene: Scene, box: Rect, tiles: bool) -> str:
    """The recipe is chosen; now its fame: the tile, which is scored at once (AL-039), and the products."""
    out = [heading(scene, box, scene.say("tile"))]
    if tiles:
        out.append(tile_row(scene, Rect(box.x, box.y + 24, box.w, 96), 36, rows=2))
    else:
        step = 36
        out += [cube(kind, box.x + 16 + k * step, box.y + 46, 30) for k, kind in enumerate(kinds_of(scene.recipe))]
    return "".join(out) + gain_line(scene, Rect(box.x, box.bottom - 40, box.w - 112, 40)) + buttons(scene, box)


def giving(scene: Scene, box: Rect) -> str:
    """One of the cubes paid goes to the creator (AL-050); the others leave the game (AL-052)."""
    s = scene.s
    c = s.cauldron
    out = [heading(scene, box, scene.say("give", a=s.maker[c]))]
    kinds = [kind for kind in range(KINDS) if s.recipe[c][kind]]
    for k, kind in enumerate(kinds):
        cell = Rect(box.x + 2 + k * 54, box.y + 25, 46, 46)
        body = cube(kind, cell.cx, cell.cy, 34)
        if s.recipe[c][kind] > 1:
            body += paint.badge(cell.right - 8, cell.bottom - 8, f"×{s.recipe[c][kind]}", 11, fill=INK)
        out.append(scene.hand.act(A.tribute + kind, cell, body, id=f"tribute-{kind}"))
    x = box.x + len(kinds) * 54 + 12
    out.append(paint.glyph("arrow", x, box.y + 48, 22, SEPIA))
    out.append(paint.seal(s.maker[c], x + 32, box.y + 48, 18))
    if box.w > 300:
        out.append(tile(scene.value(s.tile[c]), box.right - 20, box.y + 48, 44))
    return "".join(out) + gain_line(scene, Rect(box.x, box.bottom - 40, box.w - 112, 40)) + buttons(scene, box)


def waiting(scene: Scene, box: Rect) -> str:
    """Somebody else has the candle."""
    seat = scene.s.seat
    lines = paint.wrapped(scene.say("waiting", a=seat), box.w - 66, 16)[:3]
    top = box.cy + 6 - (len(lines) - 1) * 10
    words = paint.rows(box.x + 66, top, lines, 16, 20, fill=SEPIA, fit=box.w - 66)
    return candle(box.x + 10, box.cy, 34) + paint.seal(seat, box.x + 42, box.cy, 16) + words


def own_place(scene: Scene, box: Rect) -> str:
    """The own place on a desk: who, stock, school, workbench, side by side."""
    s, me = scene.s, scene.me
    x, y = box.x, box.y
    wide = paint.width_of(str(s.score[me]), 40, True)
    stock = Rect(x + 232, y + 38, 400, 106)
    left = scene.say("cubes", n=s.cubes[me] - sum(scene.recipe))
    return "".join(
        (
            panel(scene, me, box),
            paint.seal(me, x + 44, y + 46, 26),
            paint.text(x + 80, y + 40, scene.texts.seat(me), 22, fit=140),
            marks(scene, me, x + 90, y + 60, 18),
            paint.text(x + 24, y + 118, s.score[me], 40, bold=True),
            track_token(scene, me, x + 24 + wide + 26, y + 104, 18),
            gains(scene, me, x + 212, y + 138, 18),
            seals_left(scene, me, x + 32, y + 138, 9.5),
            paint.line(stock.x - 12, y + 18, stock.x - 12, box.bottom - 18),
            paint.title(stock.x + 4, y + 27, scene.say("stock"), 17),
            paint.text(stock.right - 6, y + 26, left, 14, anchor="end", fill=SEPIA),
            stock_row(scene, stock, 50),
            own_school(scene, Rect(x + 644, y + 14, 92, 132)),
            paint.line(x + 748, y + 18, x + 748, box.bottom - 18),
            workbench(scene, Rect(x + 764, y + 14, 230, 132), tiles=False),
        )
    )


# After the end


def standing(scene: Scene) -> list[int]:
    """The seats by place, then by seat."""
    return sorted(range(scene.seats), key=lambda seat: (scene.places[seat], seat))


COLUMNS = (  # name, where it ends or is centred in a table 1010 wide
    ("place", 40),
    ("play", 246),
    ("stock", 396),
    ("cubes", 550),
    ("stock-points", 612),
    ("school", 684),
    ("pool", 768),
    ("rank", 826),
    ("reward", 888),
    ("total", 960),
)


def final_row(scene: Scene, seat: int, x: float, y: float) -> str:
    """One player's points (AL-080 to AL-092)."""
    s = scene.s
    kind = s.school[seat]
    played = s.score[seat] - s.stock_points[seat] - s.reward[seat]
    numbers = {"play": played, "cubes": s.cubes[seat], "stock-points": s.stock_points[seat], "reward": s.reward[seat]}
    if kind != NOTHING:
        numbers |= {"pool": scene.pool(kind), "rank": scene.rank(kind)}
    place = scene.places[seat]
    out = [
        paint.seal(seat, x + 88, y - 6, 12),
        paint.text(x + 106, y, scene.texts.seat(seat), 16, fit=114, bold=place == 1),
        counted_row(s.stock[seat], x + 292, y - 6, 17, 44),
        paint.text(x + 960, y + 3, s.score[seat], 26, anchor="middle", bold=True),
    ]
    out.append(paint.coin(x + 40, y - 6, 13, place) if place == 1 else paint.text(x + 40, y, place, 17, anchor="middle"))
    if kind != NOTHING:
        out.append(cube(kind, x + 684, y - 6, 20))
    where = dict(COLUMNS)
    out += [paint.text(x + where[name], y, n, 17, anchor="middle") for name, n in numbers.items()]
    return "".join(out)


def final_table(scene: Scene, box: Rect) -> str:
    """Play score, cubes, stock points, pool, rank, reward, total and place of everybody."""
    out = [paint.panel(box), paint.title(box.x + 66, box.y + 28, scene.say("final"), 17, fit=150)]
    for name, at in COLUMNS:
        words = scene.say(f"col-{name}")
        out.append(paint.text(box.x + at, box.y + 28, words, 14, anchor="middle", fill=SEPIA, italic=True, fit=64))
    out.append(paint.line(box.x + 18, box.y + 38, box.right - 18, box.y + 38))
    step = (box.h - 52) / scene.seats
    for k, seat in enumerate(standing(scene)):
        out.append(paint.group(final_row(scene, seat, box.x, box.y + 46 + (k + 0.5) * step + 4), id=f"final-{seat}"))
    return "".join(out)


def final_card(scene: Scene, seat: int, box: Rect) -> str:
    """The same for one player on a phone."""
    s = scene.s
    kind = s.school[seat]
    played = s.score[seat] - s.stock_points[seat] - s.reward[seat]
    place = scene.places[seat]
    x, y = box.x, box.y
    out = [
        paint.panel(box),
        paint.coin(x + 24, y + 25, 14, place) if place == 1 else paint.text(x + 24, y + 31, place, 18, anchor="middle"),
        paint.seal(seat, x + 56, y + 25, 14),
        paint.text(x + 78, y + 31, scene.texts.seat(seat), 17, bold=place == 1, fit=120),
        paint.text(box.right - 14, y + 34, s.score[seat], 27, anchor="end", bold=True),
        counted_row(s.stock[seat], x + 24, y + 60, 18, 44),
    ]
    sums = f"{played} + {s.stock_points[seat]} + {s.reward[seat]}"
    left = box.right - 24 - paint.width_of(str(s.score[seat]), 27, True)
    out.append(paint.text(left, y + 31, sums, 14, anchor="end", fill=SEPIA))
    if kind != NOTHING:
        words = f"{scene.say('col-pool')} {scene.pool(kind)} · {scene.say('col-rank')} {scene.rank(kind)}"
        out.append(cube(kind, x + 248, y + 60, 20))
        out.append(paint.text(box.right - 14, y + 65, words, 12.5, anchor="end", fill=SEPIA, fit=100))
    return paint.group(*out, id=f"final-{seat}")


def unused_schools(scene: Scene) -> list[int]:
    return [kind for kind in range(KINDS) if scene.owner(kind) == NOBODY] if scene.with_schools else []


def pool_height(scene: Scene) -> int:
    """The panel of the pool, as high as the list of unused schools makes it."""
    return 216 + 18 * len(unused_schools(scene)) + (10 if unused_schools(scene) else 0)


def pool_panel(scene: Scene, box: Rect) -> str:
    """The pool per type with the rank of each school (AL-081 to AL-088), the bag's content, the unused schools."""
    x, y = box.x, box.y
    name = scene.say("pool")
    room = box.w - 46 - paint.width_of(name, 19, small_caps=True)
    out = [
        paint.panel(box),
        paint.title(x + 18, y + 28, name, 19),
        paint.text(box.right - 16, y + 27, scene.say("pool-note"), 13, anchor="end", fill=SEPIA, italic=True, fit=room),
    ]
    step = (box.w - 28) / KINDS
    for kind in range(KINDS):
        cx = x + 14 + (kind + 0.5) * step
        seat = scene.owner(kind)
        out.append(cube(kind, cx, y + 60, 34, opacity=None if seat != NOBODY or not scene.with_schools else ".6"))
        out.append(paint.text(cx, y + 104, scene.pool(kind), 22, anchor="middle", bold=True))
        if seat != NOBODY:
            out.append(paint.seal(seat, cx - 16, y + 126, 11))
            out.append(paint.text(cx, y + 131, f"+{scene.s.reward[seat]}", 14, bold=True, fill=RUST))
    out.append(paint.line(x + 16, y + 148, box.right - 16, y + 148))
    out.append(paint.text(x + 18, y + 172, scene.say("bag-held"), 14, fill=SEPIA, fit=106))
    out.append(counted_row(scene.s.bag, x + 142, y + 167, 16, 44))
    out.append(paint.text(x + 18, y + 200, scene.say("out"), 14, fill=SEPIA, fit=106))
    out.append(counted_row(scene.s.out, x + 142, y + 195, 16, 44))
    for k, kind in enumerate(unused_schools(scene)):
        if k == 0:
            out.append(paint.text(x + 18, y + 228, scene.say("unused"), 14, fill=SEPIA, fit=106))
        out.append(paint.text(x + 142, y + 228 + 18 * k, scene.name("schools", kind), 14, fit=box.w - 156))
    return "".join(out)

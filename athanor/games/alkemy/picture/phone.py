"""The phone: 390 wide. The table above, and below it what is asked, cards, dice and chronicle, one under the other."""

from __future__ import annotations

from athanor.drawing import PHONE, Column, Sheet, paint
from athanor.drawing.paint import CREAM, GOLD, SAND, Rect
from athanor.games.alkemy.picture import cards, choices, modules, panels, pointing, table
from athanor.games.alkemy.picture.art import WAXES
from athanor.games.alkemy.picture.scene import NOTHING, Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q

EDGE = 8.0
ACROSS = PHONE - 2 * EDGE


def phone(scene: Scene) -> Sheet:
    column = Column(EDGE, 0, ACROSS, 8)
    layers = [header(scene, column.take(58 if scene.seats == 2 else 98, 4))]
    layers.append(prompt(scene, column))
    if scene.phase == "troops":
        layers.append(panels.muster_panel(scene, column.take(panels.muster_height(scene, True, ACROSS)), near=True))
        layers.append(table_with_tools(scene, column))
    else:
        layers.append(table_with_tools(scene, column))
        if scene.over:
            layers.append(panels.final_panel(scene, column.take(panels.final_height(scene))))
        else:
            layers.append(asked(scene, column))
        for f in scene.shown:
            if f != NOTHING:
                layers.append(cards.profile(scene, f, column.take(card_height(scene, f)), panels.chip_of(scene, f)))
        if scene.rolls or scene.clash:
            layers.append(rolls(scene, column))
        layers.append(troops(scene, column))
    if modules.has_hand(scene):
        layers.append(modules.hand_panel(scene, column.take(modules.hand_height(scene, ACROSS))))
    layers.append(panels.scenario_panel(scene, column.take(panels.scenario_height(scene, ACROSS))))
    layers.append(panels.chronicle(scene, column.take(panels.chronicle_height(scene, ACROSS, 12.5, 14)), 12.5))
    return Sheet(PHONE, int(column.y), layers)


def header(scene: Scene, box: Rect) -> str:
    """Seals and points at the sides, the turn in the middle."""
    out = []
    for k, seat in enumerate(scene.around()):
        x, anchor, inner = (EDGE + 16, "start", 1) if k % 2 == 0 else (PHONE - EDGE - 16, "end", -1)
        y = 28 + 40 * (k // 2)
        out.append(paint.seal(seat, x, y, 15))
        words = f"{scene.s.points[seat]} / {scene.scenario.goal}"
        out.append(paint.text(x + inner * 21, y - 3, words, 15, anchor=anchor, fill=CREAM, bold=True))
        out.append(paint.text(x + inner * 21, y + 13, scene.texts.seat(seat), 11.5, anchor=anchor, fill=SAND, fit=78))
        if not scene.over and seat in scene.view.to_act():
            out.append(paint.circle(x, y, 18.5, fill="none", stroke=GOLD, stroke_width=2.4))
        if scene.s.turn and scene.s.initiative == seat:
            out.append(paint.glyph("sun", x + inner * (26 + paint.width_of(words, 15, True)), y - 8, 13, "#e2c88f"))
    middle = (
        scene.say("phase-" + scene.phase) if scene.preparing else scene.say("turn-n", n=scene.s.turn, all=scene.last_turn)
    )
    out.append(paint.text(195, 25, middle, 16, anchor="middle", fill=CREAM, bold=True, small_caps=True, fit=150))
    out.append(
        paint.text(195, 43, scene.name("scenarios", scene.s.options[p.SCENARIO]), 12, anchor="middle", fill=SAND, fit=130)
    )
    return "".join(out)


def prompt(scene: Scene, column: Column) -> str:
    """What is asked, in a gold band while it is asked of this seat."""
    rows = paint.wrapped(scene.headline(), ACROSS - 28, 14.5)[:3]
    box = column.take(16 + 19 * len(rows))
    mine = scene.mine or scene.over
    out = [paint.rect(*box, 8, fill=GOLD if mine else "#1d140e", fill_opacity="1" if mine else ".8", stroke="#7a5614")]
    fill = "#2b1c08" if mine else SAND
    out.append(paint.rows(box.x + 14, box.y + 21, rows, 14.5, 19, fill=fill, bold=mine, fit=ACROSS - 28))
    return "".join(out)


def table_with_tools(scene: Scene, column: Column) -> str:
    column.y += 6
    box = column.take(ACROSS, 12)
    out = [table.table(scene, Rect(box.x + 4, box.y, box.w - 8, box.h - 8), near=True)]
    if pointing.drafted(scene):
        out.append(pointing.confirm(scene, column.take(48), table.rules_box(scene.view.box)))
    if scene.mine and table.frame_for(scene, box, near=True).side < scene.width and table.picked_corner(scene) is None:
        row, words = column.take(44), scene.say("whole-table")
        draft = scene.drafted(zoom=None, whole=1)
        out.append(scene.hand.draft(draft, words, row, paint.key(row.inset(1.5), words, True, 15), radius=8))
    return "".join(out)


def asked(scene: Scene, column: Column) -> str:
    """Choices under the table; the other side's card in a duel; taking back."""
    out = []
    note = panels.hint(scene) if scene.mine else ""
    if note:
        rows = paint.wrapped(note, ACROSS - 16, 13)[:4]
        box = column.take(4 + 17 * len(rows), 6)
        out.append(paint.rows(box.x + 8, box.y + 13, rows, 13, 17, fill=SAND, fit=ACROSS - 16))
    if choices.may_pass(scene):
        out.append(choices.way_keys(scene, column.take(44)))
    if scene.mine:
        tall = choices.height(scene, near=True)
        if tall:
            box = column.take(tall, 6)
            out.append(choices.lay(scene, box, near=True))
    if scene.s.asks == Q.card:
        out.append(duel(scene, column))
    if scene.mine and scene.s.open:
        out.append(paint.take_back(column.take(44), scene.say("take-back")))
    return paint.group(*out, id="choices")


def duel(scene: Scene, column: Column) -> str:
    """The backs of cards that are sealed (AK-142)."""
    box = column.take(128)
    out = []
    others = [f for f in scene.pair if not (scene.mine and f // p.TROOP == scene.me)]
    for k, f in enumerate(others):
        cell = Rect(box.x + 40 + k * 190, box.y, 62, 88)
        seat = f // p.TROOP
        own = scene.s.sealed[scene.me] - 1 - A.card if seat == scene.me else NOTHING
        chosen = seat not in scene.view.to_act()
        if 0 <= own < p.CARDS:
            out.append(cards.revealed(scene, f, own, cell))
        elif chosen:
            out.append(cards.sealed_card(seat, cell))
        else:
            out.append(paint.empty_place(cell, 7, CREAM) + paint.glyph("hourglass", cell.cx, cell.cy, 26, SAND))
        words = scene.say("sealed" if chosen else "choosing", a=seat)
        out.append(paint.text(cell.right + 10, cell.cy - 2, words, 13, fill=CREAM, bold=True, fit=112))
        out.append(
            paint.text(cell.right + 10, cell.cy + 16, scene.say("points-left", n=scene.s.pa[f]), 12, fill=SAND, fit=112)
        )
    return "".join(out)


def card_height(scene: Scene, f: int) -> float:
    card = scene.profile(f)
    skills = " · ".join(cards.skill_name(scene, skill) for skill in card.skills) or "–"
    rows = len(paint.wrapped(skills, ACROSS - 24, 12))
    return 152 + 51 * (2 if card.weapon else 1) + (22 + 16 * len(card.formulas) if card.formulas else 0) + 15 * rows + 6


def rolls(scene: Scene, column: Column) -> str:
    """The last rolls, and under them the cards revealed and the damage read."""
    shown = scene.rolls[-4:]
    box = column.take(36 + 44 * len(shown) + (96 if scene.clash else 0) + (118 if scene.blows else 0))
    out = [paint.panel(box), paint.title(box.x + 14, box.y + 25, scene.say("tray"), 17, fit=box.w - 28)]
    y = box.y + 34
    if scene.clash:
        f, mine, g, theirs = scene.clash
        out.append(cards.revealed(scene, f, mine, Rect(box.x + 60, y, 96, 88)))
        out.append(cards.revealed(scene, g, theirs, Rect(box.right - 156, y, 96, 88)))
        y += 96
    for roll in shown:
        out.append(cards.roll_row(scene, roll, Rect(box.x + 12, y, box.w - 24, 40)))
        y += 44
    if scene.blows:
        out.append(phone_verdict(scene, Rect(box.x + 14, y, box.w - 28, 100)))
    return paint.group(*out, id="tray")


def phone_verdict(scene: Scene, box: Rect) -> str:
    blow = scene.blows[-1]
    card = scene.profile(blow.figure)
    shot = card.weapon is not None and any(roll.rule == 158 and roll.figure == blow.figure for roll in scene.rolls)
    values = card.weapon.damage if shot and card.weapon else card.damage
    words = scene.say("weapon-line") if shot else scene.say("melee")
    return (
        paint.text(
            box.x,
            box.y + 12,
            f"{scene.slot(blow.figure).upper()} → {scene.slot(blow.victim).upper()} · {words}",
            12.5,
            bold=True,
            fill=WAXES[blow.figure // p.TROOP].colour,
            fit=box.w - 70,
        )
        + cards.damage_line(box.x, box.y + 22, box.w - 76, values, top=22, low=30, size=18, lit=blow.column)
        + cards.damage_shield(box.right - 62, box.y + 12, 60, blow.damage, scene.say("damage"))
    )


def troops(scene: Scene, column: Column) -> str:
    """Both troops, card by card."""
    rows = choices.roster_rows(scene)
    if not rows:
        return ""
    box = column.take(rows * 46 + 14)
    return paint.panel(box) + choices.roster(scene, Rect(box.x + 6, box.y + 8, box.w - 12, box.h - 10), most=42)

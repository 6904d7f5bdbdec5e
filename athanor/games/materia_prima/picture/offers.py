"""What may be chosen now: buttons, cards to choose from, a warning."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.paint import GOLD, INK, PARCHMENT_LIGHT, SEPIA, Rect
from athanor.games.materia_prima.picture import art
from athanor.games.materia_prima.picture.formulas import formula
from athanor.games.materia_prima.picture.mats import extension, item
from athanor.games.materia_prima.picture.scene import Scene
from athanor.games.materia_prima.rules import pieces as p
from athanor.games.materia_prima.rules.pieces import A, Q, Z


def button(scene: Scene, action: int, box: Rect, icon: str, words: str) -> str:
    """A button of the bar, with its icon."""
    bright = scene.hand.may(action)
    face = paint.rect(
        *box, 8, fill=PARCHMENT_LIGHT if bright else "#4a3829", stroke=GOLD if bright else "#7a5a2a", stroke_width=1.4
    )
    ink = INK if bright else "#a38d66"
    face += paint.glyph(icon, box.x + 18, box.cy, 18, ink)
    face += paint.text(box.x + 32, box.cy + 5, words, 13.5, fill=ink, bold=bright, fit=box.w - 38)
    return scene.hand.act(action, box, face, radius=8)


def converted_with(scene: Scene, action: int) -> str:
    """A conversion of the active extension, or of a special tower, in short."""
    if action == A.special:
        return scene.name("elements", scene.numbers.special[scene.s.tower[scene.me]][2])
    makes = scene.numbers.wild_makes[scene.s.active]
    return f"{scene.name('elements', action - A.wild)} → {scene.name('elements', makes)}"


def bar(scene: Scene, box: Rect) -> str:
    """What the chosen figure can do besides moving and fighting, and the end of the turn."""
    f = scene.chosen
    rows = [
        ("pick", A.mine + f, "mine"),
        ("up", A.pick + f, "pick"),
        ("down", A.drop + f, "drop"),
        ("keep", A.equip + f, "equip"),
    ]
    if f == p.ALCHEMIST:
        if scene.hand.may(A.mine_two):
            rows.append(("pick", A.mine_two, "mine-two"))
        if scene.hand.may(A.recall):
            rows.append(("keep", A.recall, "recall"))
        rows += [("gear", action, "wild") for action in sorted(scene.hand.legal) if A.wild <= action <= A.special]
    rows.append(("hourglass", A.end, "end"))
    per = min(len(rows), max(3, int(box.w // 118)))
    lines = -(-len(rows) // per)
    w, h = box.w / per, box.h / lines
    out = []
    for k, (icon, action, word) in enumerate(rows):
        cell = Rect(box.x + (k % per) * w + 3, box.y + (k // per) * h + 3, w - 6, h - 6)
        words = converted_with(scene, action) if word == "wild" else scene.say(word)
        out.append(button(scene, action, cell, icon, words))
    return "".join(out)


def warning(scene: Scene) -> str:
    """Shown to the player concerned only."""
    s, me = scene.s, scene.me
    if not scene.playing:
        if scene.mine and scene.question == "drop" and s.figure == p.ALCHEMIST and s.souls[me] == 1:
            return scene.say("warn-soul")
        return ""
    if s.quest[me] == 4 and s.attacked[me] == 0 and any(A.fight <= a <= Z.fight for a in scene.hand.legal):
        return scene.say("warn-pacifist")
    bonus = scene.components.numbers.quest_points
    ahead = any(k != me and scene.hearted(k) and scene.points(k) > scene.points(me) + bonus for k in range(scene.seats))
    if s.stone[me] and ahead:
        return scene.say("warn-ending")
    return ""


def choice_face(scene: Scene, action: int, box: Rect) -> str:
    """How one answer to a question looks."""
    if A.put <= action <= Z.take or A.store <= action <= Z.load or A.shed <= action <= Z.shed:
        first, size = (
            (A.put, 13)
            if action <= Z.put
            else (A.take, 13)
            if action <= Z.take
            else (A.store, p.KINDS)
            if action <= Z.load
            else (A.shed, p.KINDS)
        )
        kind = (action - first) % size
        icon = "down" if action <= Z.put or A.store <= action <= Z.store or action >= A.shed else "up"
        return art.marker(kind, box.x + 22, box.cy, min(14.0, box.h * 0.34)) + paint.glyph(
            icon, box.right - 13, box.cy, 13, SEPIA
        )
    if A.wear <= action <= Z.stow:
        mark = paint.glyph("up" if action <= Z.wear else "down", box.right - 12, box.y + 12, 12, SEPIA)
        return item(scene, (action - A.wear) % p.DECK, box.inset(2)) + mark
    if A.keep <= action <= Z.discard:
        return formula(scene, (action - (A.keep if action <= Z.keep else A.discard)), box)
    if A.activate <= action <= Z.activate:
        return extension(scene, action - A.activate, box)
    if A.alchemist <= action <= Z.alchemist:
        return role(scene, action - A.alchemist, box)
    if A.quest <= action <= Z.quest:
        words = scene.texts.say(f"quest-{action - A.quest + 1}")
        head = paint.text(box.x + 8, box.y + 18, scene.name("quests", action - A.quest), 14, bold=True, fit=box.w - 16)
        return head + paint.paragraph(box.x + 8, box.y + 36, words, box.w - 16, 11, most=5, fill=SEPIA)
    return paint.text(box.cx, box.cy + 5, scene.texts.action(action), 13.5, anchor="middle", bold=True, fit=box.w - 12)


def role(scene: Scene, k: int, box: Rect) -> str:
    one = scene.components.alchemists[k]
    words = [scene.texts.say(f"word-{one.ability}")]
    out = [paint.text(box.x + 8, box.y + 19, scene.name("alchemists", k), 15, bold=True)]
    out.append(paint.text(box.x + 8, box.y + 35, getattr(one.title, scene.texts.language), 11.5, italic=True, fill=SEPIA))
    for row, column in enumerate((one.hearted, one.soulless)):
        y = box.y + 54 + 20 * row
        out.append(art.marker(12, box.x + 14, y, 7) if row == 0 else paint.glyph("skull", box.x + 14, y, 15))
        for n, (icon, value) in enumerate(zip(("sword", "shield", "bag", "hourglass"), column, strict=True)):
            out.append(paint.glyph(icon, box.x + 36 + 32 * n, y, 12))
            out.append(paint.text(box.x + 45 + 32 * n, y + 5, value, 13, bold=True))
    out.append(paint.paragraph(box.x + 8, box.y + 98, words[0], box.w - 16, 11, most=3, fill=SEPIA))
    return "".join(out)


def choice_size(scene: Scene) -> tuple[float, float]:
    """Width and height of an answer, by question."""
    large = {"keep": (104, 132), "discard": (104, 132), "alchemist": (176, 132), "quest": (176, 112), "extension": (150, 44)}
    small = {"drop": (64, 44), "pick": (64, 44), "loot": (64, 44), "overflow": (64, 44), "transfer": (64, 44)}
    return {**large, **small, "equip": (118, 44), "item": (150, 44)}.get(scene.question, (150, 44))


def choice_rows(scene: Scene, width: float) -> int:
    w, _ = choice_size(scene)
    return -(-max(1, len(scene.hand.legal) + bool(scene.s.open)) // max(1, int(width // (w + 8))))


def choices_height(scene: Scene, width: float) -> float:
    return choice_rows(scene, width) * (choice_size(scene)[1] + 8) + 4


def choices(scene: Scene, box: Rect) -> str:
    """Every answer to the question asked now; nothing is final before the last one."""
    if scene.asks(Q.site) or scene.asks(Q.spot):
        return ""
    w, h = choice_size(scene)
    per = max(1, int(box.w // (w + 8)))
    out = []
    actions = sorted(scene.hand.legal)
    for k, action in enumerate(actions):
        cell = Rect(box.x + (k % per) * (w + 8) + 3, box.y + (k // per) * (h + 8) + 3, w, h)
        done = action == A.done
        face = paint.rect(*cell, 8, fill=PARCHMENT_LIGHT if not done else "#dfe9cf", stroke=GOLD, stroke_width=1.4)
        out.append(scene.hand.act(action, cell, face + choice_face(scene, action, cell), radius=8))
    if scene.s.open:
        k = len(actions)
        cell = Rect(box.x + (k % per) * (w + 8) + 3, box.y + (k // per) * (h + 8) + 3, w, min(h, 44))
        out.append(paint.take_back(cell, scene.say("undo")))
    return "".join(out)

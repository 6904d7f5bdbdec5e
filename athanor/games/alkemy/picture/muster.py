"""Choosing a troop: a card for each ready troop of the format, with its style and its strengths; or figures one by one."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any, NamedTuple

from athanor.drawing import furniture, paint
from athanor.drawing.paint import GOLD, INK, SEPIA, Rect
from athanor.games.alkemy.picture import art, choices
from athanor.games.alkemy.picture.art import LEAF
from athanor.games.alkemy.picture.choices import Choices
from athanor.games.alkemy.picture.modules import sheet
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.rules.pieces import A, Z

ACROSS = {"landscape": 3, "tablet": 2, "phone": 1}  # cards in a row, elsewhere five
FIRST = "aurlok"  # good for a first match
STRENGTHS = ("fight", "shoot", "alchemy", "speed")
COLOURS = {
    "AV": "#31588f", "TE": "#6a635d", "AU": "#4f6b30", "WA": "#24549c", "KH": "#a8480e", "TJ": "#2f6b5a", "GC": "#6d4a86",
    "NA": "#8f2f30",
}  # fmt: skip
READY, BUILT, OTHERS = range(3)  # pages
GAP = 10.0
FULL = 21.0  # a line of the list of figures


class Ready(NamedTuple):
    """A ready troop, counted."""

    number: int
    troop: Any
    figures: list[tuple[Any, int]]

    @property
    def family(self) -> str:
        return str(self.troop.id).split("-")[0]

    @property
    def cost(self) -> int:
        return sum(profile.cost * n for profile, n in self.figures)

    @property
    def size(self) -> int:
        return sum(n for _, n in self.figures)

    def strengths(self) -> tuple[float, float, float, float]:
        """Counted from the profiles: blows in a turn, shots, formulas with what feeds them, the way of an average figure."""
        fight = shoot = alchemy = way = 0.0
        for profile, n in self.figures:
            fight += n * profile.pa * profile.com * sum(profile.damage)
            if profile.weapon:
                shoot += n * profile.weapon.tir * sum(profile.weapon.damage)
            alchemy += n * len(profile.formulas or ()) * (2 if "alchemist inner" in profile.skills else 1)
            way += n * profile.moves[0]
        return fight, shoot, alchemy, way / max(1, self.size)


class Span(NamedTuple):
    """From the least to the most of what several troops can do."""

    least: float
    most: float

    def of_five(self, value: float) -> int:
        if value <= 0:
            return 0
        return 1 + round(4 * (value - self.least) / (self.most - self.least)) if self.most > self.least else 3


def spanned(values: Sequence[float]) -> Span:
    able = [value for value in values if value > 0]
    return Span(min(able, default=0), max(able, default=0))


def counted(scene: Scene, number: int) -> Ready:
    troop = scene.components.troops[number]
    ids = [one.id for one in scene.components.profiles]
    return Ready(number, troop, [(scene.components.profiles[ids.index(one)], n) for one, n in troop.figures.items()])


def page(scene: Scene) -> int:
    """Ready troops of the format, figures one by one, or the other ready troops that the rules allow."""
    troops = any(a <= Z.muster for a in scene.legal)
    figures = any(A.recruit <= a <= Z.recruit for a in scene.legal)
    if scene.mine and not troops:
        return BUILT
    begun = scene.mine and figures and any(scene.s.recruits[scene.me])
    asked = int(scene.screen.get("p", BUILT if begun else READY))
    allowed = [READY, *([BUILT] if figures else []), *([OTHERS] if others(scene) else [])]
    return asked if asked in allowed else READY


def of_format(scene: Scene) -> list[int]:
    """The ready troops made for this format."""
    points = scene.format.points
    return [k for k, one in enumerate(scene.components.troops) if one.points == points]


def others(scene: Scene) -> list[int]:
    """Ready troops of other formats that may be led."""
    own = set(of_format(scene))
    return [a - A.muster for a in scene.legal if A.muster <= a <= Z.muster and a - A.muster not in own]


def shown(scene: Scene) -> list[Ready]:
    return scene.once("troops", lambda: listed_now(scene))


def listed_now(scene: Scene) -> list[Ready]:
    return [counted(scene, k) for k in (others(scene) if page(scene) == OTHERS else of_format(scene))]


# The panel


def across(scene: Scene) -> int:
    return ACROSS.get(scene.layout, 5)


def troops_height(scene: Scene, width: float) -> float:
    if page(scene) == BUILT:
        return built_height(scene, width)
    troops = shown(scene)
    wide = (width - GAP * (across(scene) - 1) - 8) / across(scene)
    rows = [troops[k : k + across(scene)] for k in range(0, len(troops), across(scene))]
    return 12 + sum(max(card_height(scene, one, wide, listed=False) for one in row) + GAP + 4 for row in rows)


def troops(scene: Scene, room: Rect) -> str:
    """The ready troops as cards; or the box, figure by figure."""
    if page(scene) == BUILT:
        return built(scene, room)
    found, n = shown(scene), across(scene)
    wide = (room.w - GAP * (n - 1) - 8) / n
    rows = [found[k : k + n] for k in range(0, len(found), n)]
    scale = [spanned([one.strengths()[k] for one in found]) for k in range(4)]
    y, out = room.y + 12, []
    left = room.h - troops_height(scene, room.w)
    for row in rows:
        least = max(card_height(scene, one, wide, listed=False) for one in row)
        whole = max(card_height(scene, one, wide, listed=True) for one in row)
        listed = n > 1 and whole - least <= left / len(rows)
        high = min(whole, least + left / len(rows)) if listed else least + min(40.0, left / len(rows))
        for k, one in enumerate(row):
            out.append(handled(scene, one, scale, Rect(room.x + 4 + k * (wide + GAP), y, wide, high), listed))
        y += high + GAP + 4
    return paint.group(*out, id="choices")


def handled(scene: Scene, one: Ready, scale: Sequence[Span], box: Rect, listed: bool) -> str:
    """A click leads the troop; on a phone it first opens the list of its figures."""
    open_ = opened(scene, one)
    face = card(scene, one, scale, box, listed or open_)
    asked: dict[str, Any] = {"id": f"choice-{A.muster + one.number}", "data_about": f"troops {one.troop.id}"}
    if scene.layout == "phone" and scene.mine and not open_:
        return scene.hand.draft(scene.drafted(troop=one.number), name_of(scene, one), box, face, **asked)
    return scene.hand.act(A.muster + one.number, box, face, radius=9, **asked)


def opened(scene: Scene, one: Ready) -> bool:
    return scene.screen.get("t") == str(one.number)


def name_of(scene: Scene, one: Ready) -> str:
    return without_points(one.troop.name.said(scene.texts.language))


def without_points(words: str) -> str:
    """`Aurlok` for `Aurlok 200`: the format of the match is known."""
    return re.sub(r"\s*\d+$", "", words)


def style(scene: Scene, one: Ready) -> str:
    return scene.say(f"style-{one.family}") if scene.texts.has(f"pic-style-{one.family}") else ""


def figure_lines(scene: Scene, one: Ready) -> list[tuple[Any, str]]:
    found = []
    for profile, n in one.figures:
        name = profile.name.said(scene.texts.language).split(",")[0]
        found.append((profile, f"{n}\u00a0×\u00a0{name}" if n > 1 else name))
    return found


def in_short(scene: Scene, one: Ready) -> str:
    """The figures in a sentence, by their short names."""
    said = []
    for profile, n in one.figures:
        own = f"short-{profile.id}"
        name = scene.say(own) if scene.texts.has(f"pic-{own}") else profile.name.said(scene.texts.language)
        said.append(f"{n}\u00a0×\u00a0{name}" if n > 1 else name)
    return ", ".join(said)


def lines_height(scene: Scene, one: Ready, w: float) -> float:
    return sum(FULL + 16 * (len(paint.wrapped(words, w - 28, 13.5)) - 1) for _, words in figure_lines(scene, one))


def card_height(scene: Scene, one: Ready, width: float, listed: bool) -> float:
    w = width - 26
    middle = (
        lines_height(scene, one, w) if listed or opened(scene, one) else furniture.block_height(in_short(scene, one), w, 13)
    )
    if scene.layout == "phone" and not opened(scene, one):
        middle = -8.0
    bars = 40.0 if scene.layout == "phone" else 68.0
    return 64 + furniture.block_height(style(scene, one), w, 14) + 8 + middle + 10 + bars + 6


def card(scene: Scene, one: Ready, scale: Sequence[Span], box: Rect, listed: bool) -> str:
    """Emblem, name, points and figures; how it plays; who is in it; how strong it is at what."""
    x, w, colour = box.x + 13, box.w - 26, COLOURS.get(one.troop.faction, "#5a4030")
    faction = next(k for k, kind in enumerate(scene.components.factions) if kind.id == one.troop.faction)
    out = [
        paint.panel(box.inset(1), 9),
        paint.about(
            f"factions {one.troop.faction}",
            paint.circle(x + 24, box.y + 33, 24, fill=colour, stroke=INK, stroke_width=2.4),
            paint.glyph(one.troop.faction, x + 24, box.y + 33, 31, "#fdf6e2"),
        ),
        paint.title(x + 57, box.y + 29, name_of(scene, one), 20, fit=w - 57),
        paint.text(x + 57, box.y + 48, scene.say("worth", n=one.cost, figures=one.size), 13, fill=SEPIA, fit=w - 57),
    ]
    said, y = style(scene, one) or scene.name("factions", faction), box.y + 66
    out.append(furniture.block(x, y, said, w, 14, italic=True))
    y += furniture.block_height(said, w, 14) + 4
    if scene.layout != "phone" or listed:
        out.append(paint.line(x, y, x + w, y, GOLD, 1))
        y += 6
        out.append(
            listing(scene, one, Rect(x, y, w, 0), colour) if listed else furniture.block(x, y, in_short(scene, one), w)
        )
    out.append(bars(scene, one, scale, box, colour))
    if one.family == FIRST:
        out.append(ribbon(scene.say("first-match"), box))
    return "".join(out)


def listing(scene: Scene, one: Ready, room: Rect, colour: str) -> str:
    y, out = room.y, []
    for profile, words in figure_lines(scene, one):
        rows = paint.wrapped(words, room.w - 28, 13.5)
        disc = paint.circle(room.x + 10, y + 10, 9.5, fill=colour, stroke=INK, stroke_width=1)
        sign = paint.glyph(art.role(profile), room.x + 10, y + 10, 11.5, "#fdf6e2")
        out.append(paint.about(f"profiles {profile.id}", disc, sign, paint.rows(room.x + 28, y + 15, rows, 13.5, 16)))
        y += FULL + 16 * (len(rows) - 1)
    return "".join(out)


def bars(scene: Scene, one: Ready, scale: Sequence[Span], box: Rect, colour: str) -> str:
    """Of five, the best troop of those shown has them all, the least of those that can one; two side by side on a phone."""
    x, w, beside = box.x + 13, box.w - 26, scene.layout == "phone"
    wide, high = ((w - 16) / 2, 34.0) if beside else (w, 64.0)
    top, out = box.bottom - 10 - high, []
    if not beside:
        out.append(paint.line(x, top - 3, x + w, top - 3, GOLD, 1))
    words = [scene.say(f"strength-{name}") for name in STRENGTHS]
    label = max(paint.width_of(said, 13) for said in words) + 8
    for k, (said, value) in enumerate(zip(words, one.strengths(), strict=True)):
        left, y = (x + k % 2 * (wide + 16), top + k // 2 * 17) if beside else (x, top + k * 16)
        out.append(paint.text(left, y + 12, said, 13, fill=SEPIA))
        step = (wide - label) / 5
        for n in range(5):
            fill = colour if n < scale[k].of_five(value) else "#d9c592"
            out.append(paint.rect(left + label + n * step, y + 4, step - 4, 8, 3, fill=fill))
    return paint.about("strengths", *out)


def ribbon(words: str, box: Rect) -> str:
    wide = paint.width_of(words, 13) + 22
    out = paint.rect(box.right - wide - 10, box.y - 10, wide, 22, 11, fill=LEAF, stroke=INK, stroke_width=0.8)
    return out + paint.text(box.right - 10 - wide / 2, box.y + 5.5, words, 13, anchor="middle", fill="#fff6dd")


# Figures one by one (AK-070 to AK-079)


def recruited(scene: Scene) -> tuple[int, list[tuple[Any, int]]]:
    """Points and figures of the troop that is being built."""
    counts = scene.s.recruits[scene.me] if scene.me >= 0 else []
    chosen = [(scene.components.profiles[k], n) for k, n in enumerate(counts) if n]
    return sum(profile.cost * n for profile, n in chosen), chosen


def so_far(scene: Scene) -> str:
    """What the format allows, and what has been taken."""
    form = scene.format
    said = scene.say("format", points=form.points, low=form.heroes[0], high=form.heroes[1], table=form.table)
    points, chosen = recruited(scene)
    if not chosen:
        return said
    names = [(profile.name.said(scene.texts.language).split(",")[0], n) for profile, n in chosen]
    listed = scene.texts.listed([f"{n}\u00a0×\u00a0{name}" if n > 1 else name for name, n in names])
    return f"{said}. {scene.say('built', points=points, list=listed)}"


def recruits(scene: Scene) -> Choices:
    return Choices([a for a in scene.legal if A.recruit <= a <= Z.recruit], recruit_face, 190, 50)


def built_height(scene: Scene, width: float) -> float:
    w = width - 28
    return 44 + furniture.block_height(so_far(scene), w, 14) + recruits(scene).height(scene, w)


def built(scene: Scene, room: Rect) -> str:
    w, said = room.w - 28, so_far(scene)
    top = room.y + 18 + furniture.block_height(said, w, 14)
    body = choices.lay(scene, recruits(scene), Rect(room.x + 14, top, w, room.bottom - top))
    return paint.group(
        furniture.sheet(room, own=True),
        paint.about(f"formats {scene.format.id}", furniture.block(room.x + 14, room.y + 10, said, w, 14)),
        body,
        id="choices",
    )


def recruit_words(scene: Scene, action: int) -> tuple[str, str]:
    """The name of a figure that may be taken; its cost, how many one has of it, and how many one may have."""
    number = action - A.recruit
    profile, have = scene.components.profiles[number], scene.s.recruits[scene.me][number]
    return scene.name("profiles", number), scene.say("recruit", cost=profile.cost, have=have, most=profile.most)


def recruit_told(scene: Scene, action: int) -> str:
    name, words = recruit_words(scene, action)
    return scene.say("of", name=name, what=words) + "."


def recruit_face(scene: Scene, box: Rect, action: int) -> str:
    profile, left = scene.components.profiles[action - A.recruit], box.x + 42
    name, words = recruit_words(scene, action)
    rows = paint.wrapped(name.split(",")[0], box.right - left - 4, 13, bold=True)
    y = box.cy - 1 - 9 * (len(rows) - 1)
    return (
        sheet(box, True)
        + art.portrait(scene.me, profile.symbols[0], art.role(profile), box.x + 21, box.cy, 15)
        + paint.rows(left, y, rows, 13, 14, bold=True)
        + paint.text(left, y + 14 * len(rows), words, 12, fill=SEPIA, fit=box.right - left - 4)
    )

"""The table of Ars Mysteriorum as SVG: five tents from roof to favour field, the nine phases above, the book as a grid.

`python -m athanor.games.ars_mysteriorum.picture DIR` writes a sheet of samples.
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

from athanor.games.ars_mysteriorum.picture import parts, place
from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.games.ars_mysteriorum.picture.words import spoken
from athanor.games.ars_mysteriorum.rules import pieces as p
from athanor.kernel import paint
from athanor.kernel.match import Match, View, start
from athanor.kernel.paint import CREAM, SAND, Rect, Wax
from athanor.kernel.texts import Texts


def draw(view: View, texts: Texts, *, layout: str = "desk", draft: str = "", standalone: bool = True) -> str:
    """The table as one seat sees it. Same view in, same bytes out."""
    scene = Scene(view, texts, draft)
    name = f"{view.game.title[texts.language]} · {scene.headline()}"
    width, height, layers = phone(scene) if layout == "phone" else desk(scene)
    return paint.document(width, height, name, spoken(scene), parts.defs(scene), layers, standalone=standalone)


def in_words(view: View, texts: Texts) -> str:
    """The same table for those who read or listen."""
    return spoken(Scene(view, texts))


def waxes(view: View, texts: Texts) -> Sequence[Wax]:
    """How the seats look: each the colour of its apprentice."""
    return Scene(view, texts).waxes


def heading(scene: Scene) -> str:
    if scene.s.round == 0:
        return scene.say("setup")
    return scene.say("round", n=scene.s.round)


# The desk: 1440 wide


def desk(scene: Scene) -> tuple[int, int, list[str]]:
    layers = [
        paint.title(24, 42, scene.view.game.title[scene.texts.language], 27, fill=CREAM, fit=290),
        paint.text(25, 68, heading(scene), 14, fill=SAND),
        place.phases(scene, 350, 32, 87, True),
        paint.text(1130, 24, scene.say("rounds-left", n=scene.rounds_left), 13, fill=SAND, fit=286),
        place.end_gauge(scene, 1130, 50, 286),
    ]
    if scene.s.last and not scene.over:
        layers.append(paint.banner(Rect(1130, 60, 286, 26), scene.say("last"), 14))
    layers += [place.tent_column(scene, tent, 24 + tent * 220, 92) for tent in range(p.ELEMENTS)]
    tall = min(94.0, 472 / scene.seats - 5)
    for position, seat in enumerate(scene.order):
        if scene.started:
            layers.append(place.player(scene, seat, Rect(1130, 92 + position * (tall + 5), 286, tall), position))
    reader = scene.me if scene.me >= 0 else scene.order[0]
    layers.append(place.book(scene, Rect(24, 580, 552, 306), reader))
    layers.append(place.mysteries(scene, Rect(1130, 580, 286, 306), 2))
    if scene.over:
        layers.append(place.standings(scene, Rect(590, 580, 526, 306)))
    else:
        layers.append(place.own_place(scene, Rect(590, 580, 526, 222)))
        layers.append(place.log(scene, Rect(590, 808, 526, 78)))
    return 1440, 900, layers


# The phone: 390 wide, everything below one another


def phone(scene: Scene) -> tuple[int, int, list[str]]:
    layers = [
        paint.title(12, 26, scene.view.game.title[scene.texts.language], 20, fill=CREAM, fit=210),
        paint.text(378, 25, heading(scene), 13, anchor="end", fill=SAND),
        place.phases(scene, 28, 56, 41.5, False),
    ]
    y = 86.0
    tents, y_after = phone_tents(scene, y + place.own_height(scene, 2) + 8)
    if scene.over:
        layers.append(place.standings(scene, Rect(6, y, 378, 260)))
        tents, y_after = phone_tents(scene, y + 268)
    rest = [*tents]
    y = y_after
    rest.append(place.mysteries(scene, Rect(6, y, 378, 330), 2))
    y += 338
    for position, seat in enumerate(scene.order):
        if scene.started:
            rest.append(place.player(scene, seat, Rect(20, y, 350, 92), position))
            y += 98
    rest.append(place.book(scene, Rect(6, y, 378, 330), scene.me if scene.me >= 0 else scene.order[0]))
    y += 338
    rest.append(place.log(scene, Rect(6, y, 378, 150)))
    if not scene.over:
        layers.append(place.own_place(scene, Rect(6, 86, 378, place.own_height(scene, 2)), 2))
    return 390, int(y + 158), layers + rest


def phone_tents(scene: Scene, y: float) -> tuple[list[str], float]:
    """The tents as rows: roof and ground at the left, bins and favours in the middle, recipes at the right."""
    out = []
    for tent in range(p.ELEMENTS):
        box = Rect(6, y, 378, 168)
        out.append(
            paint.panel(box)
            + place.roof(scene, tent, Rect(12, y + 4, 96, 74))
            + parts.ground(scene, tent, Rect(10, y + 82, 100, 46), 32)
            + paint.rect(12, y + 132, 96, 30, 6, fill="#4d3524")
            + parts.supply(scene, tent, 48, y + 147, 22)
            + parts.bin_row(scene, tent, Rect(114, y + 8, 112, 40))
            + parts.favour_field(scene, tent, Rect(114, y + 52, 112, 112), (30, 44))
            + place.recipes(scene, tent, Rect(230, y + 8, 150, 152))
        )
        y += 174
    return out, y


# Samples


def write_samples(folder: Path) -> int:
    """A picture of every question at every number of seats, both layouts, both languages."""
    folder.mkdir(parents=True, exist_ok=True)
    count = 0
    for seats in (3, 4, 5):
        for name, match, seat in moments(seats):
            for layout in ("desk", "phone"):
                for language in ("en", "fr"):
                    texts = match.texts(language)
                    path = folder / f"{seats}-{name}-{layout}-{language}.svg"
                    path.write_text(draw(match.view(seat), texts, layout=layout), encoding="utf-8")
                    count += 1
    return count


def moments(seats: int, seed: int = 2) -> list[tuple[str, Match, int]]:
    """A match played at random, but for winning recipes when that is possible, at the last time each question came up."""
    match = start("ars_mysteriorum", seats, seed, compiled=False)
    chance = Random(seed)
    found: dict[str, tuple[str, Match, int]] = {}
    while not match.over:
        seat = chance.choice(match.to_act())
        name = p.QUESTIONS[match.state.asks]
        found[name] = (name, match.clone(), seat)
        legal = match.legal(seat)
        wins = [action for action in legal if match.notation(action).startswith("learn")]
        calm = [action for action in legal if not match.notation(action).startswith("trade")]
        match.play(chance.choice(wins or (calm if calm and chance.random() < 0.9 else legal)), seat)
    found["over"] = ("over", match, 0)
    return list(found.values())

"""The desk: 1440 wide. The tents as columns, the players at the right, book, own place and mysteries below."""

from __future__ import annotations

from athanor.drawing import DESK, Column, Sheet, paint
from athanor.drawing.paint import CREAM, SAND, Rect
from athanor.games.ars_mysteriorum.picture import place
from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.games.ars_mysteriorum.rules import pieces as p


def desk(scene: Scene) -> Sheet:
    layers = [
        paint.title(24, 42, scene.title, 27, fill=CREAM, fit=290),
        paint.text(25, 68, place.round_words(scene), 14, fill=SAND),
        place.phases(scene, 350, 32, 87, True),
        paint.text(1130, 24, scene.say("rounds-left", n=scene.rounds_left), 13, fill=SAND, fit=286),
        place.end_gauge(scene, 1130, 50, 286),
    ]
    if scene.s.last and not scene.over:
        layers.append(paint.banner(Rect(1130, 60, 286, 26), scene.say("last"), 14))
    layers += [place.tent_column(scene, tent, 24 + tent * 220, 92) for tent in range(p.ELEMENTS)]
    if scene.started:
        tall = min(94.0, 472 / scene.seats - 5)
        side = Column(1130, 92, 286, 5)
        layers += [place.player(scene, seat, side.take(tall), position) for position, seat in enumerate(scene.order)]
    layers.append(place.book(scene, Rect(24, 580, 552, 306), scene.reader))
    layers.append(place.mysteries(scene, Rect(1130, 580, 286, 306), 2))
    if scene.over:
        layers.append(place.standings(scene, Rect(590, 580, 526, 306)))
    else:
        layers.append(place.own_place(scene, Rect(590, 580, 526, 222)))
        layers.append(place.log(scene, Rect(590, 808, 526, 78)))
    return Sheet(DESK, 900, layers)

"""The phone: 390 wide. The own place above, everything else below one another."""

from __future__ import annotations

from athanor.drawing import PHONE, Column, Sheet, paint
from athanor.drawing.paint import CREAM, SAND, Rect
from athanor.games.ars_mysteriorum.picture import parts, place
from athanor.games.ars_mysteriorum.picture.scene import Scene
from athanor.games.ars_mysteriorum.rules import pieces as p


def phone(scene: Scene) -> Sheet:
    column = Column(6, 86.0, 378, 8)
    room = column.take(260 if scene.over else place.own_height(scene, 2))
    below = [tent_row(scene, tent, column.take(168, 6)) for tent in range(p.ELEMENTS)]
    below.append(place.mysteries(scene, column.take(330), 2))
    if scene.started:
        below += [player(scene, seat, column.take(92, 6), position) for position, seat in enumerate(scene.order)]
    below.append(place.book(scene, column.take(330), scene.reader))
    below.append(place.log(scene, column.take(150)))
    above = place.standings(scene, room) if scene.over else place.own_place(scene, room, 2)  # with what nothing below offers
    return Sheet(PHONE, int(column.y), [header(scene), above, *below])


def header(scene: Scene) -> str:
    return (
        paint.title(12, 26, scene.title, 20, fill=CREAM, fit=210)
        + paint.text(378, 25, place.round_words(scene), 13, anchor="end", fill=SAND)
        + place.phases(scene, 28, 56, 41.5, False)
    )


def player(scene: Scene, seat: int, box: Rect, position: int) -> str:
    """Indented, for the mark of who is in turn."""
    return place.player(scene, seat, Rect(20, box.y, 350, box.h), position)


def tent_row(scene: Scene, tent: int, box: Rect) -> str:
    """A tent as a row: roof and ground at the left, bins and favours in the middle, recipes at the right."""
    y = box.y
    return (
        paint.panel(box)
        + place.roof(scene, tent, Rect(12, y + 4, 96, 74))
        + parts.ground(scene, tent, Rect(10, y + 82, 100, 46), 32)
        + paint.rect(12, y + 132, 96, 30, 6, fill="#4d3524")
        + parts.supply(scene, tent, 48, y + 147, 22)
        + parts.bin_row(scene, tent, Rect(114, y + 8, 112, 40))
        + parts.favour_field(scene, tent, Rect(114, y + 52, 112, 112), (30, 44))
        + place.recipes(scene, tent, Rect(230, y + 8, 150, 152))
    )

"""The box of Alkemy laid out: profiles, combat cards, scenery, affinities."""

from __future__ import annotations

from athanor.drawing import paint
from athanor.drawing.gallery import Gallery, Shelf, lay_out
from athanor.drawing.paint import Rect
from athanor.games.alkemy.picture import art, bases, cards, figure, ground
from athanor.games.alkemy.picture.scene import Scene
from athanor.kernel.match import View
from athanor.kernel.texts import Texts

CARD_WIDTH, CARD_HEIGHT = 340.0, 276.0


def gallery(view: View, texts: Texts) -> Gallery:
    scene = Scene(view, texts)
    scene.boxed = True
    box = scene.components
    return lay_out(
        scene,
        art.defs() + ground.scenery_defs(box.scenery, range(len(box.scenery))),
        {
            "profiles": Shelf(CARD_WIDTH, CARD_HEIGHT, lambda k, room: profile(scene, k, room)),
            "cards": Shelf(120, 172, lambda k, room: cards.combat_card(scene, k, room.inset(4))),
            "scenery": Shelf(130, 110, lambda k, room: element(scene, k, room)),
            "affinities": Shelf(60, 60, lambda k, room: affinity(scene, k, room)),
        },
    )


def profile(scene: Scene, k: int, room: Rect) -> str:
    """The card of a profile, unhurt and with all its action points and reserves."""
    s, card, components = scene.s, scene.components.profiles[k], scene.components
    s.kind[0], s.pa[0], s.hurt[0] = k, card.pa, 0
    s.faction[0] = [one.id for one in components.factions].index(card.symbols[0])
    circle = next((skill.split()[1] for skill in card.skills if skill.startswith("alchemist")), "")
    reserve = getattr(components.reserves, circle) if circle else None
    s.focus[0] = 4 if reserve else 0
    s.components[0], s.stones[0] = (reserve.components, reserve.stones) if reserve else (0, 0)
    return figure.profile(scene, 0, room.inset(3))


def element(scene: Scene, k: int, room: Rect) -> str:
    """A piece of scenery from above, with its size."""
    corners = scene.components.scenery[k].corners
    reach = max(max(abs(x), abs(y)) for x, y in corners)
    return ground.scenery(k, 0, room.cx, room.cy, min(1.6, 50 / reach)) + bases.size_tag(
        room.cx, room.cy, scene.components.scenery[k].size, 0.8
    )


def affinity(scene: Scene, k: int, room: Rect) -> str:
    names = [one.id for one in scene.components.affinities]
    return paint.group(bases.pawn(k, names, room.cx, room.cy, 24, id=""))

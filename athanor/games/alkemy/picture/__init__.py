"""The table of Alkemy as SVG: the table from above, to scale, with cards, choices and dice beside it.

`python -m athanor.games.alkemy.picture DIR` writes a sheet of samples.
"""

from __future__ import annotations

from collections.abc import Sequence

from athanor.drawing import paint
from athanor.drawing.paint import Wax
from athanor.games.alkemy.picture import desk, ground, look, phone
from athanor.games.alkemy.picture.scene import Scene
from athanor.games.alkemy.picture.words import spoken
from athanor.kernel.match import View
from athanor.kernel.texts import Texts

__all__ = ["draw", "in_words", "waxes"]


def draw(view: View, texts: Texts, *, layout: str = "desk", draft: str = "", standalone: bool = True) -> str:
    """The table as one seat sees it. Same view in, same bytes out."""
    scene = Scene(view, texts, draft)
    name = f"{view.game.title[texts.language]} · {scene.headline()}"
    width, height, layers = phone.draw(scene) if layout == "phone" else desk.draw(scene)
    defs = look.defs() + ground.scenery_defs(scene.box.scenery, scene.kinds_of_scenery())
    return paint.document(width, height, name, spoken(scene), defs, layers, standalone=standalone)


def in_words(view: View, texts: Texts) -> str:
    """The same table for those who read or listen."""
    return spoken(Scene(view, texts))


def waxes(view: View, texts: Texts) -> Sequence[Wax]:
    """How the seats look: each its wax."""
    return look.WAXES[: view.state.seats]

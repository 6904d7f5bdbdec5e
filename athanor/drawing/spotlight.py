"""What a coach puts a light on: things that are drawn, by their `data-about`."""

from __future__ import annotations

from athanor.drawing.paint import esc
from athanor.drawing.panels import LAYOUTS
from athanor.drawing.picture import Spread
from athanor.kernel.game import LANGUAGES, part
from athanor.kernel.lessons import Lesson, Lit, lit_of, replay

BAR = "bar"
"""The question bar: it is on every page."""


def is_drawn(lit: Lit, spread: Spread) -> bool:
    """In one of the panels that it names there is such a thing."""
    where = [panel for panel in spread.panels if not lit.panels or panel.name in lit.panels]
    return lit.what == BAR or any(not lit.what or f'data-about="{esc(lit.what)}"' in panel.svg for panel in where)


def undrawn(lesson: Lesson) -> list[str]:
    """What a lesson lights and its game does not draw then, at every layout. Languages take turns: what is drawn is the same."""
    draw, found = part(lesson.game, "picture").spread, []
    for number, step, match in replay(lesson):
        for k, layout in enumerate(LAYOUTS):
            texts = match.texts(LANGUAGES[(number + k) % len(LANGUAGES)])
            spread = draw(match.view(lesson.seat), texts, layout=layout, size=LAYOUTS[layout])
            unlit = [words for words in step.lit if not is_drawn(lit_of(words), spread)]
            found += [f"step {step.name}: {words!r} is not drawn at layout {layout}." for words in unlit]
    return found

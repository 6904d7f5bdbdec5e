"""The examples of a rules page as pictures: one panel each, as the table draws it, for a desk and for a phone."""

from __future__ import annotations

import re
from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple
from xml.etree import ElementTree

from athanor.drawing import paint
from athanor.drawing.course import WIDTHS
from athanor.drawing.gallery import gallery_of
from athanor.drawing.panels import Drawn
from athanor.drawing.picture import Spread
from athanor.drawing.waxes import drawn as is_drawn
from athanor.kernel.box import standard_box
from athanor.kernel.errors import BadExample
from athanor.kernel.examples import FILE, Example, examples_of, view_of
from athanor.kernel.game import Game, part
from athanor.kernel.texts import texts_for

SCREENS = {"desk": ("tablet", 900.0), "phone": ("phone", 600.0)}
"""The layout in which panels are drawn for a screen, and how high it is."""
LIT = re.compile(r'<rect[^>]*class="(?:halo|glow hit|hit)"[^>]*/>|<title>[^<]*</title>')
HANDLES = re.compile(r' (?:role|tabindex|aria-label|data-[a-z-]+|class)="(?!sc")[^"]*"')


class Pictured(NamedTuple):
    """An example drawn: where it stands, what is said of it, and its panel by screen."""

    name: str
    rule: str
    caption: str
    svg: dict[str, str]


@lru_cache(maxsize=32)
def pictured(game: Game, language: str) -> dict[str, list[Pictured]]:
    """The examples of a game by the rule under which they stand. They lean on the definitions of its gallery."""
    texts, found = texts_for(game, standard_box(game), language, ()), dict[str, list[Pictured]]()
    for one in examples_of(game):
        where = f"{game.folder.name}/{FILE}, example {one.name}"
        for message in (one.rule, one.message):
            if not texts.has(message):
                raise BadExample(f"{where}: {message} has no sentence in {language}.")
        caption = texts.say(one.message)
        svg = {screen: drawn(game, one, language, screen, where) for screen in SCREENS}
        found.setdefault(one.rule, []).append(Pictured(one.name, one.rule, caption, svg))
    return found


def drawn(game: Game, example: Example, language: str, screen: str, where: str) -> str:
    """Its panel in the width of a screen, still: nothing in it can be pressed."""
    if not is_drawn(game):
        raise BadExample(f"{where}: {game.slug} has no picture of its own to show it in.")
    layout, height = SCREENS[screen]
    texts = texts_for(game, standard_box(game), language, ())
    draw = part(game, "picture").spread
    spread: Spread = draw(view_of(game, example), texts, layout=layout, size=(WIDTHS[screen], height))
    panels = {panel.name: panel for panel in spread.panels}
    panel = next((panels[name] for name in example.panels if name in panels), None)
    if panel is None:
        raise BadExample(
            f"{where}: layout {layout} has no panel {' or '.join(example.panels)}: there are {', '.join(panels)}."
        )
    return still(panel, own_defs(game, language, spread.defs), f"{example.name}-{screen}-", texts.say(example.message))


def own_defs(game: Game, language: str, defs: str) -> dict[str, str]:
    """The definitions of a picture that the page does not have in the same words, by id."""
    page = parted(paint.DEFS + gallery_of(game, language).defs)
    return {id: drawing for id, drawing in parted(defs).items() if page.get(id) != drawing}


@lru_cache(maxsize=64)
def parted(defs: str) -> dict[str, str]:
    """Definitions by id."""
    return {
        one.get("id", ""): ElementTree.tostring(one, encoding="unicode") for one in ElementTree.fromstring(f"<d>{defs}</d>")
    }


def still(panel: Drawn, defs: dict[str, str], prefix: str, label: str) -> str:
    """A panel as a picture among others: its ids are its own, and nothing in it can be asked or pressed."""
    body = HANDLES.sub("", LIT.sub("", panel.svg))
    own = {*re.findall(r' id="([^"]+)"', body), *defs}
    whole = apart(f"<defs>{''.join(defs.values())}</defs>{body}" if defs else body, own, prefix)
    size = f'viewBox="0 0 {paint.num(panel.width)} {paint.num(panel.height)}" width="{paint.num(panel.width)}"'
    return (
        f'<svg class="athanor" {size} height="{paint.num(panel.height)}" font-family="{paint.esc(paint.FONT)}" '
        f'fill="{paint.INK}" role="img" aria-label="{paint.esc(label)}">{whole}</svg>'
    )


def apart(svg: str, ids: Collection[str], prefix: str) -> str:
    """The same with these ids renamed, and whatever refers to them."""

    def renamed(found: re.Match[str]) -> str:
        return f"{found[1]}{prefix if found[2] in ids else ''}{found[2]}"

    return re.sub(r'( id="|href="#|url\(#)([^")]+)', renamed, svg)

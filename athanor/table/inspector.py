"""The inspector: what is drawn tells what it is. Its words come from the box of the match, which everybody may read, and from the
view of whoever asks; so it tells nothing that the picture does not show."""

from __future__ import annotations

from typing import Any

from athanor.kernel.game import part
from athanor.kernel.match import View
from athanor.kernel.texts import Texts
from athanor.table.errors import No
from athanor.table.gallery import component_json

LONGEST = 80
"""Letters of what is asked about."""


def card(view: View, texts: Texts, what: str) -> dict[str, Any]:
    """Name, sentences, numbers and rules of what is drawn, by its mark `data-about`, and what the game adds at this moment."""
    try:
        said = texts.explained(what)
    except KeyError:
        raise No("no-such-thing", 404, what=what[:LONGEST]) from None
    sentences = [said.text] * (said.text != said.name) + added(view, texts, what)
    return {"name": said.name, "sentences": sentences, "facts": facts(texts, what), "rules": said.rules}


def facts(texts: Texts, what: str) -> dict[str, str]:
    """The numbers of a component that the game's texts have a word for."""
    table, _, id = what.partition(" ")
    names = {one.id: one.name.said(texts.language) for rows in texts.box.tables.values() for one in rows}
    found = [one for one in texts.box.tables.get(table, ()) if one.id == id]
    told: dict[str, str] = component_json(table, found[0], texts, names)["facts"] if found else {}
    return told


def added(view: View, texts: Texts, what: str) -> list[str]:
    """What the game says of it now: `now` of its `about.py`."""
    here = vars(part(view.game, "about")) if (view.game.folder / "about.py").is_file() else {}
    return list(here["now"](view, texts, what)) if "now" in here else []

"""Ars Mysteriorum in tournaments, campaigns and leagues: players say which colour they mean to play (AM-011)."""

from __future__ import annotations

from athanor.kernel.box import standard_box
from athanor.kernel.game import find
from athanor.kernel.organised import Organised

SLUG = "ars_mysteriorum"


def roles(options: dict[str, str], language: str) -> list[tuple[str, str]]:
    """None where they are dealt."""
    if options.get("colours") != "choose":
        return []
    box = standard_box(find(SLUG))
    return [(one.id, one.name.said(language)) for one in box.tables["elements"]]


ORGANISED = Organised(roles=roles)

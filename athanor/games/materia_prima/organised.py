"""Materia Prima in tournaments, campaigns and leagues: players say which alchemist they mean to play (MP-007)."""

from __future__ import annotations

from athanor.kernel.box import standard_box
from athanor.kernel.game import find
from athanor.kernel.organised import Organised

SLUG = "materia_prima"


def roles(options: dict[str, str], language: str) -> list[tuple[str, str]]:
    """None where they are dealt."""
    if options.get("random_roles") == "on":
        return []
    box = standard_box(find(SLUG))
    return [(one.id, one.name.said(language)) for one in box.tables["alchemists"]]


ORGANISED = Organised(roles=roles)

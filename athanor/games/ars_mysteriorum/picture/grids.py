"""Where the panels lie, by layout: for a player, for a spectator, at the end."""

from __future__ import annotations

from athanor.drawing import Grid
from athanor.games.ars_mysteriorum.picture.scene import Scene

TENTS = ("time", "earth", "water", "fire", "air")
"""The panels of single tents, for a phone."""


def grid(scene: Scene, layout: str) -> Grid:
    own = ("final",) if scene.over else ("book", "hand") if scene.me >= 0 and scene.started else ()
    if layout == "phone":
        return phone(own)
    if layout == "tablet":
        return tablet(own)
    return landscape(scene, own) if layout == "landscape" else desk(own, layout)


def desk(own: tuple[str, ...], layout: str) -> Grid:
    """Tents and players above, book, hand and mysteries below."""
    low = {"laptop": "240", "desk": "262", "wide": "286"}[layout]
    book = {"laptop": "606", "desk": "640", "wide": "640"}[layout]
    if own == ("final",):
        return Grid("tents seats / final mysteries", "1fr 306", f"1fr {low}")
    if not own:
        return Grid("tents seats / tents mysteries", "1fr 306", "1fr 212")
    return Grid("tents tents seats / book hand mysteries", f"{book} 1fr 306", f"1fr {low}")


def landscape(scene: Scene, own: tuple[str, ...]) -> Grid:
    """Players above; book and mysteries share a place, the one that matters now in front."""
    if own == ("final",):
        return Grid("seats seats / tents tents / final mysteries", "1fr 300", "auto 1fr 224")
    if not own:
        return Grid("seats / tents / mysteries", "1fr", "auto 1fr 182")
    first = ("mysteries", "book") if scene.looks_at_mysteries else ("book", "mysteries")
    return Grid("seats seats / tents tents / dock hand", "1fr 356", "auto 1fr 224", tabs={"dock": first})


def tablet(own: tuple[str, ...]) -> Grid:
    """One under the other."""
    if own == ("final",):
        return Grid("seats / tents / final / mysteries", "1fr", "auto 1fr auto auto")
    if not own:
        return Grid("seats / tents / mysteries", "1fr", "auto 1fr 250")
    return Grid("seats seats / tents tents / hand mysteries / book book", "1fr 296", "auto 1fr 236 240")


def phone(own: tuple[str, ...]) -> Grid:
    """Who stands where, one tent of five, and a dock."""
    own = ("hand", "book") if own == ("book", "hand") else own
    dock = (*own, "seats", "mysteries")
    return Grid("standing / tent / dock", "1fr", "auto 1fr 260", tabs={"tent": TENTS, "dock": dock})

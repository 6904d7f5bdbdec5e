"""Where the panels lie, by layout: while a match is played, for somebody who looks on, and at its end."""

from __future__ import annotations

from athanor.drawing import Grid
from athanor.games.ars_alchimia.picture.scene import Scene

TOWN = ("orders", "locations", "forges", "helpers")
SIDE = {"wide": 388, "desk": 340, "laptop": 322}
"""How wide the column beside the town is."""
FOOT = {"wide": 212, "desk": 190, "laptop": 176, "landscape": 176}
"""How high the own mat is."""


def grid(scene: Scene, layout: str) -> Grid:
    own = "final" if scene.over else "mine" if scene.me >= 0 else ""
    aside = "choice" if scene.choosing else "happened"
    if layout == "phone":
        return phone(own, aside)
    if layout == "tablet":
        return tablet(own, aside)
    if layout == "landscape":
        return landscape(own, scene.choosing)
    if layout != "wide" and len(scene.shown_seats()) > 3:  # they need the whole column
        return Grid(f"town others / {own or 'town'} others", f"1fr {SIDE[layout]}", f"1fr {FOOT[layout]}")
    own = own or "town"  # what lies over two rows scrolls, where a row of its own would grow
    return Grid(f"town others / town {aside} / {own} {aside}", f"1fr {SIDE[layout]}", f"auto 1fr {FOOT[layout]}")


def landscape(own: str, choosing: bool) -> Grid:
    """No room for what happened: the strip over the panels tells it."""
    if not own:
        return Grid("others / town / happened", "1fr", f"auto 1fr {FOOT['landscape']}")
    if choosing:
        return Grid(f"others others / town town / {own} choice", "1fr 370", f"auto 1fr {FOOT['landscape']}")
    return Grid(f"others / town / {own}", "1fr", f"auto 1fr {FOOT['landscape']}")


def tablet(own: str, aside: str) -> Grid:
    middle = "auto" if aside == "choice" else "124"
    if not own:
        return Grid(f"others / town / {aside}", "1fr", f"auto 1fr {middle}")
    return Grid(f"others / town / {own} / {aside}", "1fr", f"auto 1fr auto {middle}")


def phone(own: str, aside: str) -> Grid:
    """A part of the town, and below it one of the other panels; what is decided now comes first."""
    dock = [own, "others", "square"] if own else ["others", "square"]
    dock = [aside, *dock] if aside == "choice" else [*dock, aside]
    return Grid("part / dock / dock", "1fr", "auto 162 1fr", tabs={"part": TOWN, "dock": tuple(dock)})

"""Where the panels lie, by layout and by what the table needs: while it plays, for a spectator, after the end."""

from __future__ import annotations

from athanor.drawing import Grid
from athanor.games.alchemist.picture.scene import Scene

SIDE = {"wide": 366, "desk": 350, "laptop": 306, "landscape": 270}
"""How wide the column beside the board is."""
MINE = {"wide": 200, "desk": 158, "laptop": 124, "landscape": 124}
"""How high the own place under it is; a spectator reads there what happened."""

CROWDED = {"laptop": 86, "landscape": 100}
"""With five seats the rivals reach down beside the own place there; this is left for what happened."""


def grid(scene: Scene, layout: str) -> Grid:
    if layout == "phone":
        return over_phone() if scene.over else phone(scene)
    if layout == "tablet":
        return over_tablet() if scene.over else tablet(scene)
    columns, low = f"1fr {SIDE[layout]}", str(MINE[layout])
    if scene.over:
        return Grid("board pool / board happened / final happened", columns, "auto 1fr auto")
    if scene.me < 0:
        return Grid("board supply / board others / happened others", columns, f"auto 1fr {low}")
    if scene.seats == 5 and layout in CROWDED:
        over, under = MINE[layout] - 8 - CROWDED[layout], CROWDED[layout]
        return Grid("board supply / board others / mine others / mine happened", columns, f"auto 1fr {over} {under}")
    return Grid("board supply / board others / board happened / mine happened", columns, f"auto auto 1fr {low}")


def tablet(scene: Scene) -> Grid:
    if scene.me < 0:
        return Grid("others others / board board / supply happened", "1fr 1fr", "auto 1fr 216")
    return Grid("others others / board board / supply happened / mine mine", "1fr 1fr", "auto 1fr 216 172")


def over_tablet() -> Grid:
    return Grid("board board / final final / pool happened", "1fr 1fr", "1fr auto 240")


def phone(scene: Scene) -> Grid:
    """The dock is as high as the sources are; the board has the rest."""
    tabs = {"dock": ("shelf", "pairs", "track", "happened")}
    if scene.me < 0:
        return Grid("board / dock", "1fr", "1fr 190", tabs)
    return Grid("board / mine / dock", "1fr", "1fr auto 170", tabs)


def over_phone() -> Grid:
    return Grid("board / dock", "1fr", "1fr 290", {"dock": ("final", "pool", "track", "happened")})

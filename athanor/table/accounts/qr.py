"""A QR code in the look of the house: ink on parchment, drawn as one path."""

from __future__ import annotations

import segno

QUIET = 4  # modules of parchment around it


def drawn(text: str, label: str) -> str:
    """The code as SVG; its colours are the page's (`.qr`)."""
    rows = segno.make(text, error="m", micro=False).matrix
    size = len(rows) + 2 * QUIET
    path = "".join(f"M{x + QUIET} {y + QUIET}h1v1h-1z" for y, row in enumerate(rows) for x, dark in enumerate(row) if dark)
    return f'<svg class="qr" viewBox="0 0 {size} {size}" role="img" aria-label="{label}"><path d="{path}"/></svg>'

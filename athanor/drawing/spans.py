"""Small plots that stand in the rows of a table: a share with its interval, and numbers with their quarters."""

from __future__ import annotations

from collections.abc import Sequence

from athanor.drawing.paint import GOLD, INK, PARCHMENT_EDGE, RUST, SEPIA, esc, num

WIDTH, HEIGHT, EDGE = 150, 20, 6


def plot(body: str, title: str) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" class="span" width="{WIDTH}" height="{HEIGHT}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" aria-label="{esc(title)}">{body}</svg>'
    )


def across(value: float, low: float, high: float) -> float:
    """Where a value lies in the room of a plot."""
    part = (value - low) / (high - low) if high > low else 0.5
    return EDGE + (WIDTH - 2 * EDGE) * min(1.0, max(0.0, part))


def axis() -> str:
    middle = HEIGHT / 2
    return f'<path d="M{EDGE} {num(middle)}H{WIDTH - EDGE}" stroke="{PARCHMENT_EDGE}" stroke-width="1"/>'


def share(rate: float, low: float, high: float, even: float, most: float, title: str, marked: bool = False) -> str:
    """A share of victories: the dot, its interval, and where an even share lies. `marked` for what stands out."""
    middle, colour = HEIGHT / 2, RUST if marked else INK
    at, left, right, fair = (num(across(value, 0, most)) for value in (rate, low, high, even))
    body = axis()
    body += f'<path d="M{fair} 1V{HEIGHT - 1}" stroke="{GOLD}" stroke-width="1.5" stroke-dasharray="3 2"/>'
    body += f'<path d="M{left} {num(middle)}H{right}" stroke="{colour}" stroke-width="3"/>'
    body += f'<path d="M{left} {num(middle - 4)}v8M{right} {num(middle - 4)}v8" stroke="{colour}" stroke-width="1.5"/>'
    body += f'<circle cx="{at}" cy="{num(middle)}" r="4.5" fill="{colour}"/>'
    return plot(body, title)


def quarters(spread: Sequence[float], mean: float, title: str) -> str:
    """Least, quarters and most as a box with whiskers; the dot is the mean."""
    middle = HEIGHT / 2
    low, high = spread[0], spread[-1]
    least, first, half, third, most = (num(across(value, low, high)) for value in spread)
    body = f'<path d="M{least} {num(middle)}H{most}" stroke="{SEPIA}" stroke-width="1.5"/>'
    body += f'<path d="M{first} 4H{third}V{HEIGHT - 4}H{first}Z" fill="{PARCHMENT_EDGE}" stroke="{SEPIA}"/>'
    body += f'<path d="M{half} 3V{HEIGHT - 3}" stroke="{INK}" stroke-width="2"/>'
    body += f'<circle cx="{num(across(mean, low, high))}" cy="{num(middle)}" r="3" fill="{RUST}"/>'
    return plot(body, title)


def difference(gap: float, low: float, high: float, widest: float, title: str, marked: bool = False) -> str:
    """A difference with its interval, left and right of none."""
    middle, colour = HEIGHT / 2, RUST if marked else INK
    at, left, right, none = (num(across(value, -widest, widest)) for value in (gap, low, high, 0.0))
    body = axis()
    body += f'<path d="M{none} 1V{HEIGHT - 1}" stroke="{GOLD}" stroke-width="1.5" stroke-dasharray="3 2"/>'
    body += f'<path d="M{left} {num(middle)}H{right}" stroke="{colour}" stroke-width="3"/>'
    body += f'<circle cx="{at}" cy="{num(middle)}" r="4.5" fill="{colour}"/>'
    return plot(body, title)

"""How far a figure can go: the regions it sees from where it stands and from each corner that it can turn.

Each region is a star around a point: the straight way in every direction, as far as the value lasts and the ground is clear
(AK-018 to AK-022). Drawn on top of one another they are the reach with its holes. The rules decide by exact whole numbers;
this is a drawing.
"""

from __future__ import annotations

from functools import lru_cache
from heapq import heappop, heappush
from math import cos, hypot, inf, pi, sin

Point = tuple[float, float]
Disc = tuple[float, float, float]
Polygon = tuple[Point, ...]


def directions(count: int) -> list[Point]:
    return [(cos(2 * pi * k / count), sin(2 * pi * k / count)) for k in range(count)]


FIRST_RAYS, RAYS = directions(90), directions(32)
RING = [(cos(pi / 4 * k), sin(pi / 4 * k)) for k in range(8)]
LEAST = 10.0  # a star smaller than this is left out


def ray_to_disc(x: float, y: float, dx: float, dy: float, disc: Disc) -> float:
    """How far a ray goes before it enters a disc."""
    cx, cy, r = disc
    ex, ey = cx - x, cy - y
    along = ex * dx + ey * dy
    if along <= 0:
        return inf
    aside = ex * ex + ey * ey - along * along
    inside = r * r - aside
    return max(0.0, along - inside**0.5) if inside > 1e-6 else inf


class Obstacles:
    """Everything in the way of a base, grown by its radius, so that the base is a point."""

    def __init__(self, r: float, width: float, discs: tuple[Disc, ...], polygons: tuple[Polygon, ...]) -> None:
        self.low, self.high = r, width - r
        self.discs = [(x, y, q + r) for x, y, q in discs]
        self.edges: list[tuple[float, float, float, float]] = []  # a corner, and the way to the next
        self.corners: list[Disc] = []
        for corners in polygons:
            for k, (ax, ay) in enumerate(corners):
                bx, by = corners[(k + 1) % len(corners)]
                length = hypot(bx - ax, by - ay) or 1.0
                nx, ny = (by - ay) / length * r, -(bx - ax) / length * r  # outwards, counter-clockwise corners
                self.edges.append((ax + nx, ay + ny, bx - ax, by - ay))
                self.corners.append((ax, ay, r))
        self.round = self.discs + self.corners

    def free(self, x: float, y: float, dx: float, dy: float, most: float) -> float:
        """How far the way is clear in one direction."""
        far = most
        if dx > 0:
            far = min(far, (self.high - x) / dx)
        elif dx < 0:
            far = min(far, (self.low - x) / dx)
        if dy > 0:
            far = min(far, (self.high - y) / dy)
        elif dy < 0:
            far = min(far, (self.low - y) / dy)
        for disc in self.round:
            if abs(disc[0] - x) < far + disc[2] and abs(disc[1] - y) < far + disc[2]:
                far = min(far, ray_to_disc(x, y, dx, dy, disc))
        for ax, ay, ex, ey in self.edges:  # written out: this is most of the work
            across = dx * ey - dy * ex
            if across > 1e-9 or across < -1e-9:
                t = ((ax - x) * ey - (ay - y) * ex) / across
                if 1e-6 < t < far and 0 <= ((ax - x) * dy - (ay - y) * dx) / across <= 1:
                    far = t
        return max(0.0, far)

    def clear(self, a: Point, b: Point) -> bool:
        length = hypot(b[0] - a[0], b[1] - a[1])
        if length < 1e-9:
            return True
        return self.free(a[0], a[1], (b[0] - a[0]) / length, (b[1] - a[1]) / length, length) >= length - 1e-3

    def holds(self, x: float, y: float) -> bool:
        """The base may stand there, as far as the round things go."""
        if not (self.low <= x <= self.high and self.low <= y <= self.high):
            return False
        return all((x - cx) ** 2 + (y - cy) ** 2 >= r * r - 1e-6 for cx, cy, r in self.round)

    def turns(self, x: float, y: float, value: float) -> list[Point]:
        """Points beside every thing in reach, from which new ground opens."""
        found = []
        for cx, cy, r in self.round:
            if hypot(cx - x, cy - y) > value + r:
                continue
            for c, s in RING:
                px, py = cx + (r + 0.6) / cos(pi / 8) * c, cy + (r + 0.6) / cos(pi / 8) * s
                if hypot(px - x, py - y) < value - LEAST and self.holds(px, py):
                    found.append((px, py))
        return found


@lru_cache(maxsize=32)
def stars(
    x: float, y: float, r: float, value: float, width: float, discs: tuple[Disc, ...], polygons: tuple[Polygon, ...]
) -> tuple[Polygon, ...]:
    """The regions that together are the reach of a base."""
    span = value + r + 24
    near = tuple(d for d in discs if abs(d[0] - x) < span + d[2] and abs(d[1] - y) < span + d[2])
    close = tuple(c for c in polygons if any(abs(px - x) < span and abs(py - y) < span for px, py in c))
    things = Obstacles(r, width, near, close)
    nodes = [(x, y), *things.turns(x, y, value)]
    spent = {0: 0.0}
    heap = [(0.0, 0)]
    done: list[Polygon] = []
    settled: set[int] = set()
    while heap:
        cost, k = heappop(heap)
        if k in settled:
            continue
        settled.add(k)
        px, py = nodes[k]
        done.append(
            tuple(
                (px + c * far, py + s * far)
                for c, s in (FIRST_RAYS if k == 0 else RAYS)
                for far in (things.free(px, py, c, s, value - cost),)
            )
        )
        for other, (qx, qy) in enumerate(nodes):
            total = cost + hypot(qx - px, qy - py)
            if other not in settled and total < value - LEAST and total < spent.get(other, inf) - 1e-6:
                if things.clear((px, py), (qx, qy)):
                    spent[other] = total
                    heappush(heap, (total, other))
    return tuple(done)

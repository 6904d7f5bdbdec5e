"""Who meets whom: Swiss rounds without rematches, round robins, tables of more than two.

Two by two the answer is exact: the first of the standings meets the nearest below whom he has met least, provided that
everybody else can still be paired; then the next. A matching of the rest (Edmonds) tells whether they can, so a pairing without
a rematch is found whenever there is one.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations

Met = Callable[[int, int], int]
"""How often two players have met."""


class Matching:
    """A largest matching of a graph, point by point: the partner of each, or -1 (Edmonds' blossoms, n cubed).

    Points that are `gone` take no part any more.
    """

    def __init__(self, neighbours: Sequence[Sequence[int]], gone: Sequence[int] = ()) -> None:
        self.neighbours = neighbours
        self.gone = [False] * len(neighbours)
        for point in gone:
            self.gone[point] = True
        self.mate = [-1] * len(neighbours)
        for point, near in enumerate(neighbours):
            if self._free(point):
                other = next((one for one in near if self._free(one)), -1)
                if other != -1:
                    self.mate[point], self.mate[other] = other, point
        for point in range(len(neighbours)):
            if self._free(point):
                self._grow(point)

    @property
    def perfect(self) -> bool:
        return not any(map(self._free, range(len(self.mate))))

    def _free(self, point: int) -> bool:
        return self.mate[point] == -1 and not self.gone[point]

    def force(self, one: int, other: int) -> bool:
        """Let two points go as a pair, if the rest can still be matched perfectly without them; else change nothing."""
        kept = self.mate[:]
        left = kept[one]
        self.gone[one] = self.gone[other] = True
        if left != other:
            self.mate[left] = self.mate[kept[other]] = -1
            self._grow(left)
        if left == other or self.mate[left] != -1:
            return True
        self.mate = kept
        self.gone[one] = self.gone[other] = False
        return False

    def _grow(self, root: int) -> None:
        """Look for a path from an unmatched point to another along which partners can be exchanged, and exchange them."""
        mate, n = self.mate, len(self.mate)
        parent, base = [-1] * n, list(range(n))
        seen = [False] * n
        seen[root] = True
        queue = deque([root])

        def meet(a: int, b: int) -> int:
            """Where the ways of two points to the root come together."""
            on_way: set[int] = set()
            while True:
                a = base[a]
                on_way.add(a)
                if mate[a] == -1:
                    break
                a = parent[mate[a]]
            while base[b] not in on_way:
                b = parent[mate[base[b]]]
            return base[b]

        def shrink(point: int, top: int, child: int, inside: set[int]) -> None:
            while base[point] != top:
                inside |= {base[point], base[mate[point]]}
                parent[point], child = child, mate[point]
                point = parent[mate[point]]

        while queue:
            point = queue.popleft()
            for other in self.neighbours[point]:
                if self.gone[other] or base[point] == base[other] or mate[point] == other:
                    continue
                if other == root or (mate[other] != -1 and parent[mate[other]] != -1):
                    top, inside = meet(point, other), set[int]()
                    shrink(point, top, other, inside)
                    shrink(other, top, point, inside)
                    for one in range(n):
                        if base[one] in inside:
                            base[one] = top
                            if not seen[one]:
                                seen[one] = True
                                queue.append(one)
                elif parent[other] == -1:
                    parent[other] = point
                    if mate[other] == -1:
                        _exchange(mate, parent, other)
                        return
                    seen[mate[other]] = True
                    queue.append(mate[other])


def _exchange(mate: list[int], parent: list[int], point: int) -> None:
    while point != -1:
        before = parent[point]
        following = mate[before]
        mate[point], mate[before] = before, point
        point = following


def swiss(order: Sequence[int], met: Met, byes: Callable[[int], int], most: int) -> list[tuple[int, ...]] | None:
    """Pairs, the first of the standings first; with an odd number the lowest who can have it has a bye.

    Nobody meets anybody whom he has met more than `most` times, nor has more byes than that before. None when it cannot be.
    """
    near = [[k for k, other in enumerate(order) if other != one and met(one, other) <= most] for one in order]
    alone = [k for k in reversed(range(len(order))) if byes(order[k]) <= most] if len(order) % 2 else [-1]
    for resting in alone:
        left = Matching(near, [resting] if resting >= 0 else [])
        if left.perfect:
            bye: list[tuple[int, ...]] = [(order[resting],)] if resting >= 0 else []
            return [*((order[one], order[other]) for one, other in in_order(left)), *bye]
    return None


def in_order(left: Matching) -> Iterator[tuple[int, int]]:
    """Each point in turn with the nearest after it that leaves the others a perfect matching."""
    for one, near in enumerate(left.neighbours):
        if not left.gone[one]:
            yield one, next(other for other in near if not left.gone[other] and left.force(one, other))


def round_robin(players: Sequence[int], number: int) -> list[tuple[int, ...]]:
    """Round 1, 2, 3... of a league in which everybody meets everybody; the second time round the seats are exchanged."""
    circle: list[int | None] = [*players, *([None] if len(players) % 2 else [])]
    cycle, turn = divmod(number - 1, len(circle) - 1)
    turned = [circle[0], *circle[len(circle) - turn :], *circle[1 : len(circle) - turn]]
    pairs: list[tuple[int, ...]] = []
    for k in range(len(circle) // 2):
        pair = [one for one in (turned[k], turned[-1 - k]) if one is not None]
        pairs.append(tuple(reversed(pair) if (k + turn + cycle) % 2 else pair))
    return sorted(pairs, key=len, reverse=True)


def table_sizes(players: int, seats: int, least: int) -> list[int]:
    """Tables as equal as can be, none larger than `seats`; who fills none of at least `least` has a bye (a table of one)."""
    for alone in range(players + 1):
        count = -(-(players - alone) // seats)
        if count and (players - alone) // count >= least:
            small, more = divmod(players - alone, count)
            return [small + 1] * more + [small] * (count - more) + [1] * alone
    return [1] * players


def tables(order: Sequence[int], met: Met, byes: Callable[[int], int], seats: int, least: int) -> list[tuple[int, ...]]:
    """Tables of more than two: from the top of the standings each takes whoever its people have met least.

    Then players of different tables change places as long as that spares a rematch.
    """
    sizes = table_sizes(len(order), seats, least)
    left = list(order)
    alone = [size for size in sizes if size == 1]
    resting = sorted(left, key=lambda one: (byes(one), -order.index(one)))[: len(alone)]
    left = [one for one in left if one not in resting]
    made: list[list[int]] = []
    for size in sizes[: len(sizes) - len(alone)]:
        table = [left.pop(0)]
        while len(table) < size:
            nearest = min(left, key=lambda one: (sum(met(one, other) for other in table), left.index(one)))
            left.remove(nearest)
            table.append(nearest)
        made.append(table)
    _spare(made, met)
    return [*map(tuple, made), *((one,) for one in resting)]


def _spare(made: list[list[int]], met: Met) -> None:
    def rematches(table: Sequence[int]) -> int:
        return sum(met(a, b) for a, b in combinations(table, 2))

    better = True
    while better:
        better = False
        for one, other in combinations(made, 2):
            for a, b in ((a, b) for a in range(len(one)) for b in range(len(other))):
                before = rematches(one) + rematches(other)
                one[a], other[b] = other[b], one[a]
                if rematches(one) + rematches(other) < before:
                    better = True
                else:
                    one[a], other[b] = other[b], one[a]

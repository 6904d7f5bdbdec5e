"""What a server tells of itself, in the format of Prometheus: numbers, and no name of anybody."""

from __future__ import annotations

import threading
from bisect import bisect_left
from collections import Counter, defaultdict
from collections.abc import Iterable

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0, 10.0)  # seconds
Labels = tuple[tuple[str, str], ...]
KIND = "text/plain; version=0.0.4; charset=utf-8"


class Metrics:
    """Counts that only rise, and how long answers took."""

    def __init__(self) -> None:
        self.actions: Counter[str] = Counter()
        self.answers: Counter[tuple[str, str, int]] = Counter()
        self.buckets: dict[tuple[str, str], list[int]] = defaultdict(lambda: [0] * (len(BOUNDS) + 1))
        self.seconds: Counter[tuple[str, str]] = Counter()
        self._lock = threading.Lock()

    def acted(self, bot: bool) -> None:
        """An action is played and kept."""
        with self._lock:
            self.actions["bot" if bot else "person"] += 1

    def answered(self, method: str, route: str, status: int, seconds: float) -> None:
        """A request by its route, never by its address: that may hold a link."""
        with self._lock:
            self.answers[method, route, status] += 1
            self.buckets[method, route][bisect_left(BOUNDS, seconds)] += 1
            self.seconds[method, route] += seconds  # type: ignore[assignment]

    def lines(self) -> Iterable[str]:
        with self._lock:
            yield from family("athanor_actions_total", "counter", "Actions played.", self._actions())
            yield from family("athanor_answers_total", "counter", "Requests answered.", self._answers())
            yield from head("athanor_answer_seconds", "histogram", "Seconds until an answer began.")
            for (method, route), counts in sorted(self.buckets.items()):
                yield from self._histogram((("method", method), ("route", route)), counts)

    def _actions(self) -> list[tuple[Labels, float]]:
        return [((("by", who),), self.actions[who]) for who in ("bot", "person")]

    def _answers(self) -> list[tuple[Labels, float]]:
        rows = sorted(self.answers.items())
        return [((("method", method), ("route", route), ("status", str(status))), n) for (method, route, status), n in rows]

    def _histogram(self, labels: Labels, counts: list[int]) -> Iterable[str]:
        method, route = labels[0][1], labels[1][1]
        for k, bound in enumerate((*BOUNDS, "+Inf")):
            yield row("athanor_answer_seconds_bucket", (*labels, ("le", str(bound))), sum(counts[: k + 1]))
        yield row("athanor_answer_seconds_sum", labels, round(self.seconds[method, route], 6))
        yield row("athanor_answer_seconds_count", labels, sum(counts))


def head(name: str, kind: str, what: str) -> Iterable[str]:
    return (f"# HELP {name} {what}", f"# TYPE {name} {kind}")


def family(name: str, kind: str, what: str, rows: Iterable[tuple[Labels, float]]) -> Iterable[str]:
    """All rows of one thing that is measured."""
    yield from head(name, kind, what)
    for labels, value in rows:
        yield row(name, labels, value)


def row(name: str, labels: Labels, value: float) -> str:
    told = ",".join(f'{key}="{text}"' for key, text in labels)
    return f"{name}{{{told}}} {value}" if told else f"{name} {value}"

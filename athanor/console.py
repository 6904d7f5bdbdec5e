"""What commands print with: tables on standard output, progress on standard error."""

from __future__ import annotations

from rich.console import Console
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    ProgressColumn,
    Task,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.text import Text

from athanor.kernel.game import find
from athanor.kernel.loading import load

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def bar(text: str) -> Progress:
    """A progress bar on standard error, so that output still pipes."""
    columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), Rate(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


class Rate(ProgressColumn):
    """How many a second."""

    def render(self, task: Task) -> Text:
        return Text(f"{task.speed:,.1f}/s" if task.speed else "")


def prepare(slug: str) -> None:
    """Compile a game, or read it from the cache, showing how far it is."""
    find(slug)
    with bar(f"heating {slug} {{task.fields[step]}}") as progress:
        task = progress.add_task("", total=None, step="")
        load(slug, progress=lambda step, k, n: progress.update(task, completed=k, total=n, step=step))

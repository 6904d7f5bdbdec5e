"""`athanor lab ...`: whole matches between bots, and the questions of a designer."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.table import Table

from athanor.console import bar, err, out, prepare
from athanor.flags import box_flag, language_flag, language_of, option_flag, options_of
from athanor.kernel.errors import BadSettings
from athanor.kernel.game import Game, find

if TYPE_CHECKING:
    from athanor.kernel.box import Box
    from athanor.lab.balance import Difference, Fared
    from athanor.lab.cluster import Cluster
    from athanor.lab.plan import Plan, Played, Run
    from athanor.lab.report import Names
    from athanor.lab.simulate import Standing

FEW = 20  # rows of a table that are printed; files have all of them


class Lab(click.Group):
    """A group whose command may be left out: `athanor lab GAME ...` plays matches."""

    def parse_args(self, ctx: click.Context, args: list[str]) -> list[str]:
        if args and args[0] not in self.commands and args[0] not in ("-h", "--help"):
            args = ["matches", *args]
        return super().parse_args(ctx, args)


@click.group("lab", cls=Lab)
def lab() -> None:
    """Play whole matches between bots and count; GAME alone is short for `matches GAME`."""


# What is asked of every run


@dataclass(frozen=True)
class Asked:
    """Who plays the pieces of a run, and what is kept of it."""

    jobs: int
    processes: bool
    cluster: str | None
    target: Path | None
    resume: bool
    watch: bool
    folder: Path | None
    language: str

    @property
    def run(self) -> Run:
        from athanor.lab.executors import processes, threads

        if self.cluster is not None:
            return reached(self.cluster)
        return (processes if self.processes else threads)(self.jobs)

    @property
    def one_file(self) -> bool:
        """One row a match in one file, instead of a folder."""
        return self.target is not None and self.target.suffix == ".parquet"

    def check(self) -> None:
        if self.cluster is not None and self.processes:
            raise BadSettings("--cluster and --processes are two ways to play the same pieces: say one of them.")
        if self.jobs < 1:
            raise BadSettings(f"{self.jobs} threads cannot work: say 1 or more.")
        if (self.resume or self.watch) and (self.target is None or self.one_file):
            raise BadSettings(f"{'--resume' if self.resume else '--watch'} needs a folder of its own: --to FOLDER.")


cluster_flag = click.option(
    "--cluster", metavar="ADDRESS", help="On a Dask cluster, tcp://HOST:PORT, or on local:2, two processes of this machine."
)
FLAGS = (
    click.option("--matches", default=100, show_default=True, help="How many; of each opening that meets, of each box."),
    click.option("--seed", default=1, show_default=True),
    click.option("--jobs", default=os.cpu_count() or 1, show_default=True, help="Threads."),
    click.option("--processes", is_flag=True, help="Processes instead of threads, where bots and watchers think in Python."),
    cluster_flag,
    click.option(
        "--to", "target", type=click.Path(path_type=Path),
        help="Keep rows (Parquet), report and CSV in this folder; FILE.parquet keeps one row a match.",
    ),
    click.option("--resume", is_flag=True, help="Go on with the run that this folder holds."),
    click.option("--watch", is_flag=True, help="Rewrite the report in the folder whenever a piece is done."),
    click.option("--transcripts", "folder", type=click.Path(path_type=Path), help="Write every match into this folder."),
    option_flag,
    box_flag,
    language_flag,
)  # fmt: skip


def run_flags(command: Callable[..., None]) -> Callable[..., None]:
    for flag in reversed(FLAGS):
        command = flag(command)
    return command


def asked_of(given: dict[str, Any]) -> Asked:
    asked = Asked(
        given["jobs"], given["processes"], given["cluster"], given["target"], given["resume"], given["watch"], given["folder"],
        language_of(given["language"]),
    )  # fmt: skip
    asked.check()
    return asked


def reached(address: str) -> Cluster:
    """A cluster, to work with until the command ends."""
    from athanor.lab.cluster import Cluster

    found = Cluster(address)
    click.get_current_context().call_on_close(found.close)
    click.echo(found.told, err=True)
    return found


def box_of(game: str, path: Path | None) -> Box:
    from athanor.kernel.box import box_for

    return box_for(find(game), path)


def plan_of(game: str, players: Sequence[str], given: dict[str, Any], box: Box, **more: Any) -> Plan:
    from athanor.kernel.watching import watcher_of
    from athanor.lab.plan import Plan

    plan = Plan(
        game,
        tuple(players),
        given["matches"],
        given["seed"],
        options_of(given["options"]),
        box,
        **{"watched": watcher_of(find(game)) is not None, "transcripts": given["folder"] is not None, **more},
    )
    plan.check()
    return plan


def played(plans: Sequence[Plan], box: Box, asked: Asked) -> list[Played]:
    """Play a run, with a bar, and keep of it what was asked for."""
    from athanor.lab import report
    from athanor.lab.kept import Kept, play_all, transcripts
    from athanor.lab.rows import match_rows, write_parquet
    from athanor.lab.simulate import stand_ins

    game = plans[0].game
    kept = Kept(asked.target) if asked.target and not asked.one_file else None
    if kept:
        kept.begin(plans, asked.resume)

    def grown(rows: list[Played]) -> None:
        if asked.watch and kept:
            report.write(kept.folder, rows, box, asked.language)

    prepare(game)
    for line in stand_ins(plans[0]):
        click.echo(line, err=True)
    begun = time.perf_counter()
    with bar(game) as progress:
        task = progress.add_task("", total=sum(plan.matches for plan in plans))
        rows = play_all(plans, asked.run, lambda n: progress.advance(task, n), kept, grown)
    lengths = sorted(one.lines for one in rows)
    out.print(
        f"{len(rows):,} matches, {sum(lengths):,} decisions, {lengths[0]} to {lengths[-1]} a match "
        f"(median {lengths[len(lengths) // 2]}), {sum(lengths) / (time.perf_counter() - begun):,.0f} decisions/s"
    )
    if asked.folder:
        out.print(f"{asked.folder}: {transcripts(rows, asked.folder)} transcripts")
    if kept:
        report.write(kept.folder, rows, box, asked.language)
        made = ", ".join(f"{name} {count:,} rows" for name, count in kept.finish(rows).items())
        out.print(f"{kept.folder}: {made}, report.html, balance.csv, columns.csv")
    elif asked.target:
        out.print(f"{asked.target}: {write_parquet(match_rows(rows), asked.target)} rows")
    return rows


def figures(row: Standing) -> tuple[str, str, str, str]:
    """Matches, wins, rate and interval, as a table shows them."""
    return str(row.matches), f"{row.wins:g}", f"{100 * row.rate:.1f} %", f"{100 * row.low:.1f} to {100 * row.high:.1f} %"


# The commands


@lab.command()
@click.argument("game")
@click.option(
    "--seats",
    required=True,
    metavar="BOT,BOT,...",
    help="Who plays: random, dabbler, greedy, search:500 or :200ms, champion, champion:500 or :200ms.",
)
@click.option(
    "--over", multiple=True, metavar="OPTION", help="Go through all values of this option in turn; may be repeated."
)
@click.option("--cross", "pattern", metavar="OPENING", help="Let openings like this one meet each other: 'muster *-200'.")
@run_flags
def matches(game: str, seats: str, over: tuple[str, ...], pattern: str | None, box: Path | None, **given: Any) -> None:
    """Play matches and count who wins."""
    from athanor.lab.cross import pairings, pairs
    from athanor.lab.simulate import standings

    asked, chosen = asked_of(given), box_of(game, box)
    plan = plan_of(game, seats.split(","), given, chosen, over=over, watched=asked.target is not None)
    prepare(game)
    rows = played(pairings(plan, pattern) if pattern else [plan], chosen, asked)
    if pattern and len(plan.players) == 2:
        table = Table("opening", "against", "matches", "wins", "rate", "95 % interval", box=None)
        for pair in pairs(rows):
            table.add_row(pair.first, pair.second, *figures(pair.standing))
        out.print(table)
    for by in ("opening", "seat") if pattern else ("player", "seat"):
        table = Table(by, "matches", "wins", "rate", "95 % interval", "ahead", "mean score", box=None)
        for row in standings(rows, by):
            table.add_row(row.name, *figures(row), f"{100 * row.ahead:.1f} %", f"{row.mean_total:.1f}")
        out.print(table)


seats_flag = click.option(
    "--seats", metavar="BOT,BOT,...", help="Equal bots, one a seat (default: greedy at the usual table)."
)


def equals(game: Game, seats: str | None) -> list[str]:
    """The same bot at every seat: nothing but what is asked about differs."""
    usual = game.usual if game.usual in game.seats else game.seats[0]
    players = seats.split(",") if seats else ["greedy"] * max(usual, min(2, game.seats[-1]))
    if len({*players}) > 1:
        raise BadSettings(f"Balance is measured between equal bots, as in greedy,greedy, not between {','.join(players)}.")
    return players


over_flag = click.option("--over", multiple=True, metavar="OPTION", help="Go through all values of this option in turn.")


@lab.command()
@click.argument("game")
@seats_flag
@over_flag
@run_flags
def balance(game: str, seats: str | None, over: tuple[str, ...], box: Path | None, **given: Any) -> None:
    """Seats, roles, openings, cards: how each fares, what stands out first."""
    from athanor.lab.balance import columns, fared, kinds

    asked, chosen = asked_of(given), box_of(game, box)
    plan = plan_of(game, equals(find(game), seats), given, chosen, over=over)
    rows = played([plan], chosen, asked)
    names, found = names_of(chosen, asked), fared(rows)
    show_standing_out(found, names)
    for kind in kinds(found):
        show_fared(kind, [one for one in found if one.kind == kind], names)
    table = Table("of", "number", "mean", "least / quarters / most", box=None)
    for column in columns(rows):
        told = " / ".join(f"{value:g}" for value in column.spread or ())
        shares = ", ".join(f"{word} {100 * part:.0f} %" for word, part in column.shares.items())
        table.add_row(column.of, names.column(column.name), "" if shares else f"{column.mean:.2f}", told or shares)
    out.print(table)


@lab.command("try")
@click.argument("game")
@click.option("--set", "dials", multiple=True, required=True, metavar="KEY=VALUES", help="numbers.draw=1..3; repeatable.")
@seats_flag
@over_flag
@run_flags
def try_(
    game: str, dials: tuple[str, ...], seats: str | None, over: tuple[str, ...], box: Path | None, **given: Any
) -> None:
    """Turn dials of the box: the same deals with each value, and what differs from the box as it is."""
    from athanor.lab.balance import compare, fared
    from athanor.lab.dials import touched, variants
    from athanor.lab.report import by_variant

    asked, chosen = asked_of(given), box_of(game, box)
    players = equals(find(game), seats)
    plans = [plan_of(game, players, given, one, over=over, variant=name) for name, one in variants(chosen, dials)]
    rows = by_variant(played(plans, chosen, asked))
    names = names_of(chosen, asked)
    first, *others = rows
    table = Table("box", "what", "there", "wins", "95 % interval", "lead", box=None)
    for variant, some in rows.items():
        for one in fared(some):
            if one.kind == "seat" or one.name in touched(dials):
                span = f"{100 * one.low:.1f} to {100 * one.high:.1f} %"
                what = f"{names.kind(one.kind)}: {names.thing(one.kind, one.name)}"
                table.add_row(variant, what, str(one.there), f"{100 * one.rate:.1f} %", span, f"{one.lead:+.1f}")
    out.print(table)
    for variant in others:
        out.print(f"{variant}, against {first}:")
        show_differences(compare(rows[first], rows[variant]), names)


@lab.command("compare")
@click.argument("one", type=click.Path(path_type=Path))
@click.argument("other", type=click.Path(path_type=Path))
@click.option("--to", "target", type=click.Path(path_type=Path), help="Write a page (.html) or a table (.csv).")
@language_flag
def compare_(one: Path, other: Path, target: Path | None, language: str | None) -> None:
    """Compare two runs that were kept with --to: every figure of both, what differs most surely first."""
    from athanor.kernel.box import standard_box
    from athanor.lab import report
    from athanor.lab.balance import compare
    from athanor.lab.kept import Kept

    runs = [Kept(one), Kept(other)]
    games = {plan["game"] for run in runs for plan in run.read()["plans"]}
    if len(games) > 1:
        raise BadSettings(f"Runs of {' and '.join(sorted(games))} cannot be compared: they are different games.")
    rows = [run.rows() for run in runs]
    for run, some in zip(runs, rows, strict=True):
        if not some:
            raise BadSettings(f"{run.folder} holds no match yet.")
    found = compare(*rows)
    box, spoken = standard_box(find(games.pop())), language_of(language)
    names = report.names_of(box, spoken)
    show_differences(found, names)
    if target:
        target.write_text(report.compared(found, names, target.suffix == ".csv"), encoding="utf-8")


def names_of(box: Box, asked: Asked) -> Names:
    from athanor.lab.report import names_of as named

    return named(box, asked.language)


def show_standing_out(found: Sequence[Fared], names: Names) -> None:
    from athanor.lab.report import sentence

    standing = [one for one in found if one.stands_out]
    for one in standing[:FEW]:
        out.print(sentence(one, names))
    if not standing:
        out.print(names.say("nothing-stands-out"))


def show_fared(kind: str, found: Sequence[Fared], names: Names) -> None:
    """How those of one kind fared, the best first of those that were there most."""
    table = Table(names.kind(kind), "there", "times", "wins", "95 % interval", "lead", "p, corrected", box=None)
    shown = sorted(found, key=lambda one: -one.there)[:FEW]
    for one in sorted(shown, key=lambda one: -one.rate):
        span = f"{100 * one.low:.1f} to {100 * one.high:.1f} %"
        name = names.thing(one.kind, one.name)
        numbers = (f"{100 * one.rate:.1f} %", span, f"{one.lead:+.1f}", f"{one.corrected:.3f}")
        table.add_row(name, str(one.there), str(one.times), *numbers)
    out.print(table)
    if len(found) > FEW:
        err.print(f"{len(found) - FEW} more: --to FOLDER keeps all of them.")


def show_differences(found: Sequence[Difference], names: Names) -> None:
    """Those that differ beyond chance; or else the nearest to it."""
    surely = [one for one in found if one.stands_out]
    if not surely:
        out.print(names.say("nothing-differs"))
    table = Table("what", "first", "then", "difference", "95 % interval", "p, corrected", box=None)
    for one in (surely or found)[:FEW]:
        scale, unit = (1.0, "") if one.kind == "mean" else (100.0, " %")
        span = f"{scale * one.low:+.1f} to {scale * one.high:+.1f}{unit}"
        values = (f"{scale * one.one:.1f}{unit}", f"{scale * one.other:.1f}{unit}", f"{scale * one.difference:+.1f}{unit}")
        name = f"{names.kind(one.kind)}: {names.thing(one.kind, one.name)}"
        table.add_row(name, *values, span, f"{one.corrected:.3f}")
    out.print(table)

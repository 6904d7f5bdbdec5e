"""The command line: thin. Every mistake of the user is answered in one sentence, with exit code 2."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn
from rich.table import Table

from athanor.flags import language_flag, language_of, option_flag, options_of
from athanor.kernel.errors import AthanorError, BadBox, BadSettings
from athanor.kernel.game import find, part, slugs
from athanor.kernel.loading import load, weight
from athanor.kernel.organised import brings_organised
from athanor.table.event_commands import event_group

if TYPE_CHECKING:
    from athanor.kernel.match import Match
    from athanor.lab.simulate import Standing

out = Console(highlight=False)
err = Console(stderr=True, highlight=False)


def brings_commands(slug: str) -> bool:
    return (find(slug).folder / "commands.py").is_file()


class Athanor(click.Group):
    """Turns our own errors into one sentence and exit code 2.

    A game may bring commands of its own, as `athanor alkemy troop`: a click group `commands` in its `commands.py`, which is
    loaded when it is asked for. With an `organised.py` it has `athanor event` among them, as `athanor alkemy event`.
    """

    def list_commands(self, ctx: click.Context) -> list[str]:
        return [*super().list_commands(ctx), *filter(brings_commands, slugs())]

    def get_command(self, ctx: click.Context, name: str) -> click.Command | None:
        command = super().get_command(ctx, name)
        if command is None and name in slugs() and brings_commands(name):
            command = part(find(name), "commands").commands
            if brings_organised(find(name)):
                command.add_command(event_group(name), "event")
        return command

    def invoke(self, ctx: click.Context) -> Any:
        try:
            return super().invoke(ctx)
        except AthanorError as error:
            click.echo(str(error), err=True)
            ctx.exit(2)
        except BrokenPipeError:
            ctx.exit(0)
        except OSError as error:
            click.echo(f"{str(error.filename or 'A file')[:200]} cannot be used: {error.strerror}.", err=True)
            ctx.exit(2)
        except Exception as error:
            from athanor.table.trouble import away, no_room

            if not no_room(error) and not away(error):
                raise
            click.echo("The database cannot keep this: its disk is full, or it does not answer.", err=True)
            ctx.exit(2)


@click.group(cls=Athanor, invoke_without_command=True, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(package_name="athanor")
@click.pass_context
def main(ctx: click.Context) -> None:
    """Alchemy games that people play, bots play well and researchers simulate. Without a command: sit down at the table."""
    if ctx.invoked_subcommand is None:
        ctx.invoke(serve, browser=True)


def bar(text: str) -> Progress:
    """A progress bar on standard error, so that output still pipes."""
    columns = (TextColumn(text), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    return Progress(*columns, console=err, transient=True)


def prepare(slug: str) -> None:
    """Compile a game, or read it from the cache, showing how far it is."""
    find(slug)
    with bar(f"heating {slug} {{task.fields[step]}}") as progress:
        task = progress.add_task("", total=None, step="")
        load(slug, progress=lambda step, k, n: progress.update(task, completed=k, total=n, step=step))


def choose(bot: Any, view: Any, luck: int) -> int:
    return int(bot.think(view, luck).action)


box_flag = click.option("--box", type=click.Path(path_type=Path), help="Your own box.toml.")


@main.command()
def games() -> None:
    """List the games."""
    table = Table("slug", "title", "seats", "minutes", "options", box=None)
    for slug in slugs():
        game = find(slug)
        options = " ".join(f"{option.name}={'|'.join(option.values)}" for option in game.options)
        table.add_row(slug, game.title["en"], f"{game.seats[0]}-{game.seats[-1]}", str(game.minutes), options)
    out.print(table)


@main.command()
@click.argument("names", nargs=-1, metavar="[GAME]...")
@click.option(
    "--jobs",
    default=os.cpu_count() or 1,
    show_default="one a core",
    type=click.IntRange(1),
    help="Games compiled at a time.",
)
def warm(names: tuple[str, ...], jobs: int) -> None:
    """Compile games now, so that nobody waits later."""
    chosen = names or tuple(slugs())
    for slug in chosen:
        find(slug)
    if len(chosen) == 1:
        prepare(chosen[0])
        click.echo(f"{chosen[0]}: ready")
        return
    longest_first = sorted(chosen, key=weight, reverse=True)
    with ThreadPoolExecutor(jobs) as pool:
        for slug, code in zip(longest_first, pool.map(warm_apart, longest_first), strict=True):
            if code:
                raise AthanorError(f"{slug} could not be compiled: try `athanor warm {slug}`.")


def warm_apart(slug: str) -> int:
    """Compile a game in a process of its own; the cache on disk keeps it."""
    return subprocess.run([sys.executable, "-m", "athanor.cli", "warm", slug], check=False).returncode


@main.command()
@click.argument("game")
@click.option("--steps", default=100_000, show_default=True, help="Decisions to walk.")
@click.option("--seed", default=1, show_default=True)
def check(game: str, steps: int, seed: int) -> None:
    """Walk random matches of GAME and test every law of the kernel on them."""
    from athanor.bots import make
    from athanor.bots.champion import under_law
    from athanor.kernel import conformance

    prepare(game)
    bots = {spec: partial(choose, make(spec)) for spec in under_law(find(game))}
    with bar("laws") as progress:
        task = progress.add_task("", total=len(conformance.sample(find(game), seed, 24)))
        report = conformance.check(game, steps, seed, bots, lambda done: progress.update(task, completed=done))
    table = Table("law", "held", box=None)
    for law, times in report.held.items():
        table.add_row(law, f"{times:,} times")
    out.print(table)
    out.print(f"{game}: all laws hold; {report.matches:,} matches, the longest {report.longest} actions.")


@main.command()
@click.argument("game")
@click.argument("rule", required=False)
@click.option("--coverage", is_flag=True, help="What each rule lacks; exit code 1 when something is missing.")
@language_flag
def rules(game: str, rule: str | None, coverage: bool, language: str | None) -> None:
    """Print the rules of GAME, or one RULE with the functions that cite it and the tests that name it, by file and line."""
    from athanor.kernel.coverage import rules as all_rules
    from athanor.kernel.errors import did_you_mean

    found = all_rules(find(game))
    spoken = language_of(language)
    if rule:
        if rule.upper() not in found:
            raise BadSettings(f"{game} has no rule {rule!r}. {did_you_mean(rule.upper(), found)}")
        one = found[rule.upper()]
        click.echo(f"{one.id}  {one.sentences.get(spoken, '')}")
        for title, spots, otherwise in (("functions", one.functions, one.explains), ("tests", one.tests, "")):
            lines = [str(spot) for spot in spots] or [otherwise or "none"]
            click.echo("\n  ".join([f"{title}:", *lines]))
    elif coverage:
        gaps = 0
        for one in found.values():
            gaps += bool(one.gaps)
            state = "; ".join(one.gaps) or one.explains or f"{len(one.functions)} functions, {len(one.tests)} tests"
            click.echo(f"{one.id}  {'GAP ' if one.gaps else 'ok  '} {state}")
        click.echo(f"{len(found)} rules, {gaps} with gaps")
        sys.exit(1 if gaps else 0)
    else:
        for one in found.values():
            click.echo(f"{one.id}  {one.sentences.get(spoken, '')}")


@main.group()
def box() -> None:
    """Your own components: check a box file, or make one to edit."""


@box.command("check")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--game", help="The game it belongs to (default: found by trying).")
def box_check(file: Path, game: str | None) -> None:
    """Check a box FILE and say what is wrong with it, key by key."""
    from athanor.kernel.box import read_box

    complaints: list[str] = []
    for slug in [game] if game else slugs():
        try:
            read = read_box(find(slug), file)
        except BadBox as error:
            complaints.append(str(error))
            continue
        click.echo(f"{file}: a good box of {slug}, {read.digest[:16]}")
        return
    raise BadBox(min(complaints, key=len))


@box.command("new")
@click.argument("game")
@click.argument("folder", type=click.Path(path_type=Path))
def box_new(game: str, folder: Path) -> None:
    """Copy the box of GAME into FOLDER, to enter your own cards."""
    target = folder / "box.toml"
    if target.exists():
        raise BadBox(f"{target} is there already: name another folder, or move it away first.")
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(find(game).folder / "box.toml", target)
    click.echo(f"{target}: edit it, then say `athanor box check {target} --game {game}`.")


def transcript_text(file: Path) -> str:
    try:
        return file.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as error:
        raise BadSettings(f"{file} cannot be read: {error}.") from None


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@language_flag
@box_flag
def replay(file: Path, language: str | None, box: Path | None) -> None:
    """Tell the match of a transcript, line by line."""
    from athanor.kernel.transcript import read

    match = read(transcript_text(file), str(file), box)
    again = match.anew()
    if match.played_on:
        click.echo(known_luck(match.played_on))
    for number, line in enumerate(match.lines, 1):
        again.play(line.action, line.seat)
        click.echo(f"{number:4} {again.texts(language_of(language)).seat(line.seat)}: {match.notation(line.action)}")
        for news in again.news(language_of(language)):
            click.echo(f"       {news.rule} {news.text}")


def known_luck(origin: str) -> str:
    """What is said of a match that was played on from another one."""
    match, line = origin.split(" ")
    return f"Played on from line {line} of match {match}: its luck was known."


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@box_flag
def verify(file: Path, box: Path | None) -> None:
    """Check a transcript: the commitment to its seed, the players' own numbers, the legality of every line, the final score."""
    from athanor.kernel.transcript import read

    match = read(transcript_text(file), str(file), box)
    if match.over:
        how = f"over, {' '.join(map(str, match.outcome().totals))}"
    else:
        how = f"waiting for seat {' '.join(map(str, match.to_act()))}"
    click.echo(f"{file}: {chance(match)} {match.game.slug}, {match.seats} seats, {len(match.lines)} lines, {how}.")


def chance(match: Match) -> str:
    """What is proved of the luck of a match that was read back."""
    if match.played_on:
        return f"as it was played. {known_luck(match.played_on)}"
    added = [str(seat) for seat, number in enumerate(match.numbers) if number]
    silent = [str(seat) for seat, seal in enumerate(match.seals) if seal and not match.numbers[seat]]
    told = f" The numbers of seat {', '.join(added)} are in its luck." if added else ""
    told += f" Seat {', '.join(silent)} sealed a number and kept it back." if silent else ""
    return f"fair.{told}"


@main.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--line", type=int, help="Show the match after this line (default: the last).")
@click.option("--as", "seat", type=int, default=-1, help="The seat that looks (default: a spectator).")
@click.option("--phone", is_flag=True, help="Draw for a narrow screen.")
@language_flag
@box_flag
def show(file: Path, line: int | None, seat: int, phone: bool, language: str | None, box: Path | None) -> None:
    """Draw a moment of a transcript as SVG on standard output."""
    from athanor.kernel.transcript import read

    match = read(transcript_text(file), str(file), box)
    if line is not None:
        if not 0 <= line <= len(match.lines):
            raise BadSettings(f"There is no line {line}: {file} has 0 to {len(match.lines)}.")
        if line < len(match.lines):
            match.undo(len(match.lines) - line)
    layout = "phone" if phone else "desk"
    click.echo(match.view(seat).svg(language_of(language), match.players, layout=layout))


def figures(row: Standing) -> tuple[str, str, str, str]:
    """Matches, wins, rate and interval, as a table shows them."""
    span = f"{100 * row.low:.1f} to {100 * row.high:.1f} %"
    return str(row.matches), f"{row.wins:g}", f"{100 * row.rate:.1f} %", span


@main.command()
@click.argument("game")
@click.option(
    "--seats",
    required=True,
    metavar="BOT,BOT,...",
    help="Who plays: random, dabbler, greedy, search:500 or :200ms, champion.",
)
@click.option("--matches", default=100, show_default=True, help="How many; with --cross for all openings that meet.")
@click.option("--seed", default=1, show_default=True)
@click.option(
    "--over", multiple=True, metavar="OPTION", help="Go through all values of this option in turn; may be repeated."
)
@click.option("--cross", "pattern", metavar="OPENING", help="Let openings like this one meet each other: 'muster *-200'.")
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True, help="Threads.")
@click.option("--to", "target", type=click.Path(path_type=Path), help="Write one row a match into this Parquet file.")
@option_flag
@box_flag
def lab(
    game: str,
    seats: str,
    matches: int,
    seed: int,
    over: tuple[str, ...],
    pattern: str | None,
    jobs: int,
    target: Path | None,
    options: tuple[str, ...],
    box: Path | None,
) -> None:
    """Play whole matches between bots and count."""
    from athanor.kernel.box import read_box
    from athanor.lab.cross import cross, pairings, pairs
    from athanor.lab.simulate import Plan, stand_ins, standings, write_parquet

    chosen = read_box(find(game), box) if box else None
    plan = Plan(game, tuple(seats.split(",")), matches, seed, options_of(options), chosen, over)
    plan.check()
    if jobs < 1:
        raise BadSettings(f"{jobs} threads cannot work: say 1 or more.")
    prepare(game)
    for line in stand_ins(plan):
        click.echo(line, err=True)
    plans = pairings(plan, pattern) if pattern else [plan]
    with bar(f"{game}") as progress:
        task = progress.add_task("", total=matches * len(plans))
        played = cross(plans, jobs, lambda: progress.advance(task))
    if pattern and len(plan.players) == 2:
        table = Table("opening", "against", "matches", "wins", "rate", "95 % interval", box=None)
        for pair in pairs(played):
            table.add_row(pair.first, pair.second, *figures(pair.standing))
        out.print(table)
    for by in ("opening", "seat") if pattern else ("player", "seat"):
        table = Table(by, "matches", "wins", "rate", "95 % interval", "ahead", "mean score", box=None)
        for row in standings(played, by):
            table.add_row(row.name, *figures(row), f"{100 * row.ahead:.1f} %", f"{row.mean_total:.1f}")
        out.print(table)
    lengths = sorted(one.lines for one in played)
    seconds = sum(one.seconds for one in played)
    out.print(
        f"{sum(lengths):,} decisions, {lengths[0]} to {lengths[-1]} a match (median {lengths[len(lengths) // 2]}), "
        f"{sum(lengths) / seconds:,.0f} decisions/s a thread"
    )
    if target:
        write_parquet(played, target)
        out.print(f"{target}: {len(played)} rows")


@main.command()
@click.argument("game")
@click.option("--minutes", default=20.0, show_default=True)
@click.option(
    "--to", "target", type=click.Path(path_type=Path), help="The champion's file; its curve lies beside it, in *.run."
)
@click.option("--resume", is_flag=True, help="Go on from where this file's learning ended.")
@click.option("--seed", default=1, show_default=True)
@click.option(
    "--pack", "folder", type=click.Path(path_type=Path), help="Do not learn: write all that a machine with a GPU needs."
)
@box_flag
def learn(
    game: str, minutes: float, target: Path | None, resume: bool, seed: int, folder: Path | None, box: Path | None
) -> None:
    """Let a network learn GAME by playing against itself."""
    from athanor.kernel.box import read_box
    from athanor.learn import workshop

    chosen = read_box(find(game), box) if box else None
    if (target is None) == (folder is None):
        raise BadSettings("Say where to: --to FILE for a champion, or --pack FOLDER for another machine to learn on.")
    prepare(game)
    if folder is not None:
        click.echo(f"{folder}: ready. There, with torch and CuPy: {workshop.carry(game, folder, chosen)}")
        return
    assert target is not None
    columns = (TextColumn(f"learning {game}"), BarColumn(), TimeElapsedColumn(), TextColumn("{task.fields[how]}"))
    with Progress(*columns, console=err) as progress:
        task = progress.add_task("", total=60 * minutes, how="")

        def tell(row: dict[str, Any]) -> None:
            strength = "; ".join(
                f"{rival} {' '.join(f'{100 * rate:.0f} %' for rate in rates.values())}"
                for rival, rates in row["strength"].items()
            )
            progress.update(task, completed=row["wall"], how=strength)

        where = workshop.learn(game, minutes, target, chosen, seed, resume, tell)
    click.echo(f"{target}: a champion of {game}. Its curve: {where / 'curve.svg'}")


@main.command()
@click.argument("game")
@click.option(
    "--seats", default="me,search:500", show_default=True, metavar="WHO,WHO,...", help="`me` or a bot, seat by seat."
)
@click.option("--seed", type=int, help="Play a certain match again.")
@option_flag
@language_flag
@box_flag
def play(game: str, seats: str, seed: int | None, options: tuple[str, ...], language: str | None, box: Path | None) -> None:
    """Play GAME in the terminal."""
    from athanor.terminal import Terminal

    find(game)
    Terminal(game, seats.split(","), seed, options_of(options), language_of(language), box).run()


@main.command()
@click.option("--host", default="127.0.0.1", show_default=True, help="The address to listen at; 0.0.0.0 for everybody.")
@click.option("--port", default=8000, show_default=True, type=click.IntRange(0, 65535), help="0 takes a free one.")
@click.option("--database", default="", metavar="URL", help="sqlite:///FILE or postgresql://... (default: a file of yours).")
@click.option("--open", "browser", is_flag=True, help="Open the table in the browser.")
@click.option("--pace", default=0.7, show_default=True, help="Seconds that a bot takes at least for an action.")
@click.option("--interpreted", is_flag=True, help="Do not compile: every game is played interpreted.")
@click.option(
    "--jobs", default=2, show_default=True, type=click.IntRange(1), help="Games compiled at a time, at most one a core."
)
@click.option(
    "--proxy", "proxies", multiple=True, envvar="ATHANOR_PROXY", metavar="ADDRESS",
    help="Believe this proxy (an address or a network) when it says from whom a request comes; may be repeated.",
)  # fmt: skip
@click.option(
    "--metrics", is_flag=True, envvar="ATHANOR_METRICS", help="Tell numbers of the server at /metrics (Prometheus)."
)
def serve(
    host: str,
    port: int,
    database: str,
    browser: bool,
    pace: float,
    interpreted: bool,
    jobs: int,
    proxies: tuple[str, ...],
    metrics: bool,
) -> None:
    """Serve the table: play all games in the browser."""
    from athanor.table.serve import serve as run
    from athanor.table.settings import Settings

    trusted = ",".join(map(network, proxies))
    settings = Settings(
        database=database,
        host=host,
        port=port,
        pace=pace,
        compiled=not interpreted,
        jobs=jobs,
        proxies=trusted,
        metrics=metrics,
    )
    run(settings, browser)


def network(text: str) -> str:
    """An address or a network."""
    try:
        return str(ip_network(text.strip()))
    except ValueError:
        raise BadSettings(f"{text!r} is no address: say --proxy 127.0.0.1, or a network as 10.0.0.0/8.") from None


main.add_command(event_group())


if __name__ == "__main__":
    main()

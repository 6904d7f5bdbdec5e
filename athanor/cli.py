"""The command line: thin. Every mistake of the user is answered in one sentence, with exit code 2."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from functools import partial
from ipaddress import ip_network
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import click
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn
from rich.table import Table

from athanor.console import bar, err, out, prepare
from athanor.flags import box_flag, language_flag, language_of, option_flag, options_of
from athanor.kernel.errors import AthanorError, BadBox, BadSettings
from athanor.kernel.game import find, part, slugs
from athanor.kernel.loading import weight
from athanor.kernel.organised import brings_organised
from athanor.lab.commands import cluster_flag, lab, reached
from athanor.table.accounts.commands import admin_group, ratings_command
from athanor.table.events.commands import event_group

if TYPE_CHECKING:
    from athanor.kernel.box import Box
    from athanor.kernel.match import Match
    from athanor.learn.lessons import Lessons


def brings_commands(slug: str) -> bool:
    return (find(slug).folder / "commands.py").is_file()


LONGEST_PACE = 3600


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


def choose(bot: Any, view: Any, luck: int) -> int:
    return int(bot.think(view, luck).action)


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
        task = progress.add_task("", total=len(conformance.walked(find(game), seed, steps)))
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


@main.command()
@click.argument("game")
@language_flag
def lessons(game: str, language: str | None) -> None:
    """List the lessons of GAME and check them: every line, every sentence, everything that is lit."""
    from athanor.drawing.spotlight import undrawn
    from athanor.kernel.box import standard_box
    from athanor.kernel.errors import BadLesson
    from athanor.kernel.lessons import faults, lessons_of
    from athanor.kernel.texts import Texts

    wrong: list[str] = []
    for lesson in lessons_of(find(game)):
        found = faults(lesson) or [f"{lesson.where}: {one}" for one in undrawn(lesson)]
        texts = Texts(lesson.game, standard_box(lesson.game), language_of(language))
        if not found:
            title, steps = lesson.title(texts), len(lesson.steps)
            click.echo(f"{lesson.name}  {title}: {steps} steps, {lesson.sheet.minutes} minutes")
        wrong += found
    if wrong:
        raise BadLesson("\n".join(wrong))


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
    """What is said of a match that was played on from another one, or begun as a lesson."""
    match, line = origin.split(" ")
    if match.startswith("lesson:"):
        return f"Played as the lesson {match.removeprefix('lesson:')!r}: its luck is known to everybody."
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


@main.command("analyse")
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--json", "as_numbers", is_flag=True, help="All of it as JSON.")
@click.option("--to", "target", type=click.Path(path_type=Path), help="Write the curve as SVG into this file.")
@language_flag
@box_flag
def analyse_file(file: Path, as_numbers: bool, target: Path | None, language: str | None, box: Path | None) -> None:
    """Look through the match of a transcript that is over: who could win when, and which choices cost most."""
    import json

    from athanor.analysis.analyse import analyse, as_json
    from athanor.analysis.words import words
    from athanor.kernel.transcript import read

    match = read(transcript_text(file), str(file), box)
    prepare(match.game.slug)
    spoken = language_of(language)
    found, say = analyse(match), words(spoken)
    told = as_json(found, spoken)
    if target:
        target.write_text(found.picture(spoken), encoding="utf-8")
    if as_numbers:
        click.echo(json.dumps(told, ensure_ascii=False))
        return
    click.echo(say(f"by-{found.by}"))
    for name, share in zip(told["seats"], found.accuracy, strict=True):
        click.echo(say("accuracy", seat=name, percent=f"{100 * share:.1f}"))
    for one in told["moments"]:
        click.echo(f"{one['line']:4} " + say("cost", percent=round(100 * one["cost"])))
        click.echo("     " + say("played", seat=told["seats"][one["seat"]], action=one["played"]["text"]))
        click.echo("     " + say("better", action=one["better"]["text"]) + " " + " ".join(one["why"]))
        click.echo(
            "     " + "; ".join(say("step", seat=told["seats"][step["seat"]], action=step["text"]) for step in one["best"])
        )
    if not told["moments"]:
        click.echo(say("no-moments"))


@lab.command()
@click.argument("game")
@click.option("--bot", "chosen", multiple=True, metavar="LEVEL=BOT", help="Another bot for a level; may be repeated.")
@click.option("--matches", default=100, show_default=True, type=click.IntRange(1), help="For each two that meet.")
@click.option("--seats", type=int, help="At a table (default: two, or the fewest that the game takes).")
@click.option("--seed", default=1, show_default=True)
@click.option("--jobs", default=os.cpu_count() or 1, show_default=True, type=click.IntRange(1), help="Threads.")
@cluster_flag
def ladder(
    game: str, chosen: tuple[str, ...], matches: int, seats: int | None, seed: int, jobs: int, cluster: str | None
) -> None:
    """Rate the levels of GAME on one scale: play the pairings that are missing, and keep all in the game's folder."""
    from athanor.bots import make
    from athanor.lab.ladder import FILE, Met, climbed, ladder_of, meet, missing
    from athanor.table.levels import LEVELS, bots_of

    found = find(game)
    bots = {**bots_of(game), **options_of(chosen)}
    if unknown := [level for level in bots if level not in LEVELS]:
        raise BadSettings(f"There is no level {unknown[0]!r}: say {', '.join(LEVELS)}.")
    if len({*bots.values()}) < len(bots):
        raise BadSettings(f"Two levels cannot have the same bot: {', '.join(f'{k} is {v}' for k, v in bots.items())}.")
    for spec in bots.values():
        make(spec)
    table = seats or max(2, found.seats[0])
    found.settings(table, {})
    kept = ladder_of(found)
    met = kept.met if kept and kept.seats == table else []
    command = " ".join(
        [
            "athanor lab ladder",
            game,
            *(f"--bot {one}" for one in chosen),
            f"--matches {matches} --seats {table} --seed {seed}",
        ]
    )
    prepare(game)
    run = reached(cluster) if cluster is not None else None
    for pair in missing(list(bots.values()), met, matches):
        with bar(f"{pair.one} and {pair.other}") as progress:
            task = progress.add_task("", total=pair.matches)
            advance = partial(progress.advance, task)
            new = meet(game, pair, table, seed, jobs, advance, run)
        before = [one for one in met if (one.one, one.other) == (new.one, new.other)]
        whole = Met(new.one, new.other, new.matches + sum(b.matches for b in before), new.wins + sum(b.wins for b in before))
        met = [*(one for one in met if one not in before), whole]
    done = climbed(bots, command, table, met)
    done.save(found.folder / FILE)
    shown = Table("level", "bot", "rating", "95 % interval", "beats the one before", box=None)
    shares = {(one.one, one.other): one.wins / one.matches for one in done.met}
    for below, (level, one) in zip([None, *done.ratings.values()], done.ratings.items(), strict=False):
        step = f"{100 * shares[below.bot, one.bot]:.1f} %" if below else ""
        shown.add_row(level, one.bot, str(one.rating), f"{one.low} to {one.high}", step)
    out.print(shown)


@main.command()
@click.argument("game")
@click.option("--minutes", default=20.0, show_default=True)
@click.option(
    "--to", "target", type=click.Path(path_type=Path), help="The champion's file; its curve lies beside it, in *.run."
)
@click.option("--resume", is_flag=True, help="Go on from where this file's learning ended.")
@click.option(
    "--from", "first", type=click.Path(exists=True, dir_okay=False, path_type=Path), help="Learn on from this champion."
)
@click.option("--seed", default=1, show_default=True)
@click.option(
    "--pack", "folder", type=click.Path(path_type=Path), help="Do not learn: write all that a machine with a GPU needs."
)
@click.option("--teacher", metavar="BOT", help="Imitate this bot first, and sit down among copies of it now and then.")
@click.option(
    "--lessons", default=800, show_default=True, type=click.IntRange(1), help="Matches in which the teacher is watched."
)
@box_flag
def learn(
    game: str,
    minutes: float,
    target: Path | None,
    resume: bool,
    first: Path | None,
    seed: int,
    folder: Path | None,
    teacher: str | None,
    lessons: int,
    box: Path | None,
) -> None:
    """Let a network learn GAME by playing against itself."""
    from athanor.bots import make
    from athanor.kernel.box import read_box
    from athanor.learn import workshop
    from athanor.research import need

    chosen = read_box(find(game), box) if box else None
    if (target is None) == (folder is None):
        raise BadSettings("Say where to: --to FILE for a champion, or --pack FOLDER for another machine to learn on.")
    if first is not None and resume:
        raise BadSettings("--resume goes on where this file's learning ended, --from begins with another champion: say one.")
    if teacher:
        make(teacher)  # a wrong name is told before anything is compiled, and so is a package that is missing
    need("torch", "learn") if folder is None else need("numba_cuda", "gpu")
    prepare(game)
    watched = watch(game, teacher, lessons, seed, chosen) if teacher else None
    if folder is not None:
        click.echo(f"{folder}: ready. There, with torch and CuPy: {workshop.carry(game, folder, chosen, watched)}")
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

        where = workshop.learn(game, minutes, target, chosen, seed, resume, tell, watched, first)
    click.echo(f"{target}: a champion of {game}. Its curve: {where / 'curve.svg'}")


def watch(game: str, teacher: str, matches: int, seed: int, box: Box | None) -> Lessons:
    """What a bot chooses in so many matches, with a bar that shows how far it is."""
    from athanor.learn.lessons import record
    from athanor.research.arena import pack

    columns = (TextColumn(f"watching {teacher}"), BarColumn(), MofNCompleteColumn(), TimeElapsedColumn())
    with Progress(*columns, console=err) as progress:
        task = progress.add_task("", total=matches)
        made = pack(game, box=box)
        return record(
            made, teacher, matches, seed, box, os.cpu_count() or 1, tell=lambda n: progress.update(task, completed=n)
        )


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
@click.option("--no-chat", is_flag=True, envvar="ATHANOR_NO_CHAT", help="Nobody talks at any table.")
@click.option(
    "--address",
    default="",
    envvar="ATHANOR_ADDRESS",
    metavar="URL",
    help="Where visitors find the table; for links in mails.",
)
@click.option(
    "--smtp",
    default="",
    envvar="ATHANOR_SMTP",
    metavar="URL",
    help="Send mails by smtp://USER:PASSWORD@HOST:PORT (or smtps://).",
)
@click.option("--mail-from", default="", envvar="ATHANOR_MAIL_FROM", metavar="ADDRESS", help="The sender of mails.")
@click.option(
    "--private-hooks", is_flag=True, envvar="ATHANOR_PRIVATE_HOOKS",
    help="Notices may go to addresses of private networks, and over http.",
)  # fmt: skip
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
    no_chat: bool,
    address: str,
    smtp: str,
    mail_from: str,
    private_hooks: bool,
) -> None:
    """Serve the table: play all games in the browser."""
    from athanor.table.serve import serve as run
    from athanor.table.settings import Settings

    trusted = ",".join(map(network, proxies))
    settings = Settings(
        database=database,
        host=host,
        port=port,
        pace=seconds(pace),
        compiled=not interpreted,
        jobs=jobs,
        proxies=trusted,
        metrics=metrics,
        chat=not no_chat,
        address=site(address.strip().rstrip("/")),
        smtp=smtp,
        mail_from=mail_from,
        private_hooks=private_hooks,
    )
    run(settings, browser)


def network(text: str) -> str:
    """An address or a network."""
    try:
        return str(ip_network(text.strip()))
    except ValueError:
        raise BadSettings(f"{text!r} is no address: say --proxy 127.0.0.1, or a network as 10.0.0.0/8.") from None


def seconds(pace: float) -> float:
    """How long a bot takes at least."""
    if not 0 <= pace <= LONGEST_PACE:
        raise BadSettings(f"--pace {pace}: a bot takes 0 to {LONGEST_PACE} seconds at least.")
    return pace


def site(address: str) -> str:
    """Where visitors find the table, if that is said."""
    with suppress(ValueError):
        where = urlsplit(address)
        if not address or (where.scheme in ("http", "https") and where.hostname and not where.query and where.port != 0):
            return address
    raise BadSettings(f"{address!r} is no place on the web: say --address https://table.example.org.")


@main.group()
def research() -> None:
    """What other laboratories want to know of our games."""


@research.command()
@click.argument("game")
def spaces(game: str) -> None:
    """Print what a learner of GAME sees and may choose, field by field, as Markdown."""
    from athanor.research.spaces import spaces as written

    click.echo(written(game))


main.add_command(event_group())
main.add_command(ratings_command)
main.add_command(admin_group)
main.add_command(lab)
main.add_command(ladder)


if __name__ == "__main__":
    main()

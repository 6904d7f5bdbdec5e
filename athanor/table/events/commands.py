"""`athanor event ...`: tournaments, campaigns and leagues on the command line. A game that organises itself has the same
commands under its own name, as `athanor alkemy event`.
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

import click

from athanor.flags import language_flag, language_of, option_flag, options_of
from athanor.kernel.errors import BadSettings

if TYPE_CHECKING:
    from athanor.events import Event, Showing
    from athanor.events.standings import Standing
    from athanor.table.events.organiser import Organiser

DATABASE = "athanor event database"
PLACES = {"win": 1, "draw": 1, "loss": 2}


def organiser() -> Organiser:
    """The ledger in the database that was asked for; closed when the command ends."""
    from athanor.table.events.organiser import Organiser
    from athanor.table.furnace import Furnace
    from athanor.table.matches import Matches
    from athanor.table.settings import Settings
    from athanor.table.storage import Storage

    ctx = click.get_current_context()
    settings = Settings(database=ctx.meta.get(DATABASE, ""))
    storage = Storage(settings.url)
    storage.migrate()
    ctx.call_on_close(storage.close)
    return Organiser(Matches(storage, Furnace(False), settings))


def changed(id: str, deed: Callable[[Event], Event]) -> Event:
    one = organiser()
    one.settle(id)
    return one.ledger.change(id, deed)


# Creating


def create(
    game: str, name: str, kind: str, rounds: int, points: str, ties: tuple[str, ...], seats: int, options: tuple[str, ...],
    seed: int | None,
) -> None:  # fmt: skip
    from athanor.events import new_event

    event = new_event(
        kind, game, name, seed=secrets.randbits(62) if seed is None else seed, seats=seats, points=points_of(points),
        ties=[tie for tie in ties if tie], rounds=rounds, options=options_of(options),
    )  # fmt: skip
    made = organiser().ledger.create(event)
    click.echo(made.id)
    click.echo(f"organise it in the browser: /organise/{made.key}", err=True)


def points_of(text: str) -> list[int]:
    """`6/3/1`, or nothing for the game's own."""
    from athanor.events import BadEvent

    if not text:
        return []
    parts = text.split("/")
    if not all(part.isdecimal() and len(part) < 5 for part in parts):
        raise BadEvent("bad-points")
    return [int(part) for part in parts]


def how_flags(command: Callable[..., None]) -> Callable[..., None]:
    from athanor.kernel.organised import TIES

    for flag in (
        click.option("--seed", type=int, help="Draw the same lots again."),
        option_flag,
        click.option("--seats", default=0, help="Players at a table (default: the fewest of the game)."),
        click.option(
            "--tie",
            "ties",
            multiple=True,
            metavar="NAME",
            help=f"A tie-break, in the order given: {', '.join(TIES)}, or one that only this game counts.",
        ),
        click.option("--points", default="", metavar="WIN/DRAW/LOSS", help="Victory points (default: the game's own)."),
        click.option("--rounds", default=0, help="Rounds planned (default: as many as you pair)."),
        click.option("--kind", default="tournament", show_default=True, help="tournament, campaign or league."),
    ):
        command = flag(command)
    return command


def listed(game: str) -> None:
    from athanor.events.words import words

    w = words("en")
    for event in organiser().ledger.events(game):
        state = w("is-over") if event.over else w("rounds-played", round=event.round, planned=event.planned)
        click.echo(f"{event.id:<34}{event.game:<18}{w('kind-' + event.kind):<12}{len(event.players):>4}  {state}")


# Players


@click.command()
@click.argument("event")
@click.argument("player")
@click.option("--troop", default="", help="A troop file, or the name of a ready troop.")
@click.option("--bot", default="", help="A bot that plays for this player: greedy, search:500.")
@click.option("--painting", default=0, help="Marks for the painting of the troop.")
@language_flag
def add(event: str, player: str, troop: str, bot: str, painting: int, language: str | None) -> None:
    """PLAYER takes part in EVENT."""
    from athanor.table.events.ledger import new_link
    from athanor.table.levels import spec_of
    from athanor.table.settings import Limits

    written = written_troop(troop)
    spoken = language_of(language)

    def deed(one: Event) -> Event:
        spec = spec_of(bot, Limits(), one.game) if bot else ""
        return one.with_player(player, written, spec, painting, new_link(), spoken)

    after = changed(event, deed)
    click.echo(f"{len(after.players)} {after.players[-1].name}")


def written_troop(troop: str) -> str:
    """The text of a file, if there is one of this name; else the name of a ready troop."""
    path = Path(troop)
    if troop and (path.suffix or path.exists()):
        try:
            return path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise BadSettings(f"{path} cannot be read: {error}.") from None
    return troop


@click.command()
@click.argument("event")
@click.argument("player")
@click.argument("troop")
@language_flag
def troop(event: str, player: str, troop: str, language: str | None) -> None:
    """Give PLAYER another TROOP (a file, or a ready one), before the first round."""
    written, spoken = written_troop(troop), language_of(language)
    click.echo(changed(event, lambda one: one.with_troop(player, written, spoken)).player(player).troop_name)


@click.command()
@click.argument("event")
@click.argument("player")
@click.argument("marks", type=int)
def paint(event: str, player: str, marks: int) -> None:
    """Give the painting of PLAYER's troop MARKS."""
    changed(event, lambda one: one.with_painting(player, marks))


@click.command()
@click.argument("event")
@click.argument("player")
def drop(event: str, player: str) -> None:
    """PLAYER leaves: the results stay."""
    changed(event, lambda one: one.dropped(player))


@click.command()
@click.argument("event")
@click.argument("player")
def back(event: str, player: str) -> None:
    """PLAYER, who left, plays again."""
    changed(event, lambda one: one.back(player))


@click.command()
@click.argument("event")
@click.option("--entry", default="", help="Who may register: open for everybody (default: the organiser adds players).")
@click.option("--most", default=0, help="Places; whoever registers later waits (default: as many as come).")
@click.option("--begins", default="", metavar="2026-11-21T20:00", help="When it begins.")
@click.option("--zone", default="UTC", show_default=True, help="By whose clock: Europe/Paris.")
@click.option("--every", default=0, help="Minutes from round to round, which are then paired by the clock.")
@click.option("--check-in", default=0, help="Minutes before it begins in which players say that they are there.")
@click.option("--venue", default="", help="Where it is.")
@click.option("--filler", default="", metavar="BOT", help="The bot that meets whoever would have a bye.")
def plan(
    event: str, entry: str, most: int, begins: str, zone: str, every: int, check_in: int, venue: str, filler: str
) -> None:
    """When and where EVENT is, and for whom. What is left out is planned no more."""
    from athanor.events import Plan
    from athanor.events.plan import moment
    from athanor.table.levels import spec_of
    from athanor.table.settings import Limits

    wanted = Plan(entry, most, 0, zone, 0, 0, venue).checked()

    def deed(one: Event) -> Event:
        spec = spec_of(filler, Limits(), one.game) if filler else ""
        return one.planned_as(replace(wanted, begins=moment(begins, zone), every=every, check_in=check_in, filler=spec))

    changed(event, deed)


@click.command()
@click.argument("event")
@click.argument("player")
def here(event: str, player: str) -> None:
    """PLAYER is there, before the first round."""
    changed(event, lambda one: one.marked(player, True))


@click.command()
@click.argument("event")
@click.argument("place", type=int)
def admit(event: str, place: int) -> None:
    """Let in whoever has this PLACE on the waiting list."""
    click.echo(changed(event, lambda one: one.admitted(place)).players[-1].name)


# Rounds


@click.command()
@click.argument("event")
@click.option("--rematches", is_flag=True, help="Let players meet again, or rest again, when there is no other way.")
@option_flag
@language_flag
def pair(event: str, rematches: bool, options: tuple[str, ...], language: str | None) -> None:
    """Pair the next round."""
    from athanor.events.standings import next_round

    given = options_of(options)
    after = changed(event, lambda one: next_round(one, given, rematches))
    tell_round(after, after.round, language_of(language))


@click.command()
@click.argument("event")
@click.argument("players", nargs=-1, required=True)
@option_flag
@language_flag
def meet(event: str, players: tuple[str, ...], options: tuple[str, ...], language: str | None) -> None:
    """Let PLAYERS of a campaign meet."""
    given = options_of(options)
    after = changed(event, lambda one: one.met_by_hand(players, given))
    tell_round(after, after.round, language_of(language))


@click.command()
@click.argument("event")
def unpair(event: str) -> None:
    """Take the last round back, as long as nothing was entered for it."""
    changed(event, lambda one: one.unpaired())


@click.command()
@click.argument("event")
@click.argument("table", type=int)
@click.argument("results", nargs=-1, required=True, metavar="PLAYER=PLACE[:SCENARIO[:LOSSES[:OBJECTIVE[+]]]]...")
@click.option("--round", "number", type=int, help="The round (default: the last one paired).")
@language_flag
def result(event: str, table: int, results: tuple[str, ...], number: int | None, language: str | None) -> None:
    """Enter or correct the result of TABLE: Ann=win:3:1:O06+ Bob=loss:1 (a + says that the objective was accomplished)."""

    def deed(one: Event) -> Event:
        meeting = one.meeting(number or one.round, table)
        shown = {one.player(name).number: showing for name, showing in map(read_result, results)}
        given = [shown[player] for player in meeting.players if player in shown]
        return one.with_result(meeting.round, table, given if len(shown) == len(given) else [])

    after = changed(event, deed)
    tell_round(after, number or after.round, language_of(language))


def read_result(text: str) -> tuple[str, Showing]:
    """`Ann=win:3:1:O06+`"""
    from athanor.events import BadEvent, Showing

    name, sign, rest = text.rpartition("=")
    place, *more = rest.split(":")
    numbers = [str(PLACES.get(place, place)), *more[:2]]
    if not sign or len(more) > 3 or not all(part.isdecimal() and len(part) < 6 for part in numbers):
        raise BadEvent("bad-result", text=text)
    card = more[2] if len(more) == 3 else ""
    found, scenario, losses = [int(part) for part in (*numbers, "0", "0")][:3]
    return name, Showing(found, scenario, losses, card.rstrip("+"), card.endswith("+"))


@click.command()
@click.argument("event")
@click.option("--bot", default="greedy", show_default=True, help="Who plays for players without a bot of their own.")
@click.option("--box", type=click.Path(path_type=Path), help="Your own box.toml.")
@click.option("--interpreted", is_flag=True, help="Do not compile.")
@language_flag
def play(event: str, bot: str, box: Path | None, interpreted: bool, language: str | None) -> None:
    """Let bots play what is left of the round. The same event plays the same matches again."""
    from athanor.bots import make
    from athanor.events.play import play_round
    from athanor.kernel.box import read_box

    make(bot)
    one = organiser()
    before = one.settle(event)
    chosen = read_box(before.title_page, box) if box else None
    waiting = [meeting for meeting in before.open_meetings if not meeting.match]
    with click.progressbar(length=len(waiting), label=before.game, file=sys.stderr) as bar:
        played = play_round(before, bot, chosen, not interpreted, lambda: bar.update(1))
    by_table = {(meeting.round, meeting.board): meeting.results for meeting in played.meetings}

    def deed(now: Event) -> Event:
        for meeting in waiting:
            now = now.with_result(meeting.round, meeting.board, by_table[meeting.round, meeting.board])
        return now

    after = one.ledger.change(event, deed)
    tell_round(after, after.round, language_of(language))


# Looking


def tell_round(event: Event, number: int, language: str) -> None:
    from athanor.events.words import words_of

    w = words_of(event.title_page, language)
    click.echo(w("round-n", n=number))
    for meeting in event.meetings:
        if meeting.round == number:
            names = f" {w('against')} ".join(event.player(one).name for one in meeting.players)
            shown = [f"{one.scenario}" for one in meeting.results]
            points = [f"{event.victory_points(meeting, one)}" for one in meeting.players]
            state = w("bye") if meeting.bye else w("waiting")
            told = f"{' : '.join(points)}  ({' - '.join(shown)})" if meeting.results else state
            click.echo(f"{meeting.board:>4}  {names:<44}  {told}")


@click.command()
@click.argument("event")
@language_flag
def show(event: str, language: str | None) -> None:
    """The players and rounds of EVENT."""
    from athanor.events.export import points_line, ties_line
    from athanor.events.words import words_of

    one = organiser().settle(event)
    w = words_of(one.title_page, language_of(language))
    click.echo(f"{one.name}: {one.game}, {w('kind-' + one.kind)}. {points_line(one, w)} {ties_line(one, w)}")
    for player in one.players:
        left = f" ({w('left')})" if player.dropped else ""
        click.echo(f"{player.number:>4}  {player.name}{left}  {player.troop_name or player.bot}".rstrip())
    for number in range(1, one.round + 1):
        tell_round(one, number, language_of(language))


@click.command()
@click.argument("event")
@language_flag
def standings(event: str, language: str | None) -> None:
    """Who stands where in EVENT."""
    from athanor.events.standings import standings as rows_of
    from athanor.events.words import words_of

    one = organiser().settle(event)
    w = words_of(one.title_page, language_of(language))
    ties = [tie for tie in one.ties if tie != "random"]
    heads = ["", w("player"), w("tie-points"), *(w(f"tie-{tie}") for tie in ties), w("won-drawn-lost")]
    rows = [heads, *(cells(row, ties) for row in rows_of(one))]
    widths = [max(len(row[k]) for row in rows) for k in range(len(heads))]
    for row in rows:
        named = f"{row[0]:>{widths[0]}}  {row[1]:<{widths[1]}}"
        click.echo(named + "".join(f"  {cell:>{width}}" for cell, width in zip(row[2:], widths[2:], strict=True)))


def cells(row: Standing, ties: list[str]) -> list[str]:
    counts = f"{row.wins} / {row.draws} / {row.losses}"
    return [str(row.place), row.player.name, str(row.points), *(str(abs(row.ties[tie])) for tie in ties), counts]


@click.command()
@click.argument("event")
@click.argument("what", type=click.Choice(["standings", "results", "page"]))
@click.option("--to", "target", type=click.Path(path_type=Path), help="Write into this file (default: standard output).")
@language_flag
def export(event: str, what: str, target: Path | None, language: str | None) -> None:
    """The standings or the results of EVENT as CSV, or all of it as a page to print (HTML)."""
    from athanor.events.export import page, results_csv, standings_csv

    one = organiser().settle(event)
    text = (
        page(one, language_of(language))
        if what == "page"
        else {"standings": standings_csv, "results": results_csv}[what](one)
    )
    if target is None:
        click.echo(text, nl=False)
        return
    try:
        target.write_text(text, encoding="utf-8")
    except OSError as error:
        raise BadSettings(f"{target} cannot be written: {error.strerror}.") from None
    click.echo(f"{target}: {len(text)} characters", err=True)


@click.command()
@click.argument("event")
def close(event: str) -> None:
    """The last word: the standings of EVENT are final."""
    changed(event, lambda one: one.closed())


COMMON = (add, troop, paint, drop, back, plan, here, admit, pair, meet, unpair, result, play, show, standings, export, close)


def event_group(slug: str = "") -> click.Group:
    """All commands, for any game or for one."""

    @click.group("event")
    @click.option("--database", default="", metavar="URL", help="As of `athanor serve` (default: a file of yours).")
    @click.pass_context
    def group(ctx: click.Context, database: str) -> None:
        """Tournaments, campaigns, leagues: pair rounds, enter results, see who stands where."""
        ctx.meta[DATABASE] = database

    if slug:

        @how_flags
        @click.argument("name")
        def new(name: str, **how: object) -> None:
            """A new event called NAME; its address is printed."""
            create(slug, name, **how)  # type: ignore[arg-type]

    else:

        @how_flags
        @click.argument("game")
        @click.argument("name")
        def new(game: str, name: str, **how: object) -> None:
            """A new event of GAME called NAME; its address is printed."""
            create(game, name, **how)  # type: ignore[arg-type]

    group.command("new")(new)

    @group.command("list")
    def ledger() -> None:
        """All events, the newest first."""
        listed(slug)

    for command in COMMON:
        group.add_command(command)
    return group

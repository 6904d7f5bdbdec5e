"""`athanor ratings` and `athanor admin`: what concerns people, on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from athanor.kernel.errors import BadSettings
from athanor.kernel.game import find, slugs

if TYPE_CHECKING:
    from athanor.table.matches import Matches

database_flag = click.option("--database", default="", metavar="URL", help="As for `athanor serve`.")


def opened(database: str) -> Matches:
    """The matches of the database that was asked for, which must be there already; closed when the command ends."""
    from athanor.table.furnace import Furnace
    from athanor.table.matches import Matches
    from athanor.table.settings import Settings
    from athanor.table.storage import Storage

    settings = Settings(database=database)
    storage = Storage(settings.url)
    file = storage.reading.url.database
    if storage.reading.name == "sqlite" and file and not Path(file).exists():
        raise BadSettings(f"There is no database {file}: `athanor serve` makes one.")
    storage.migrate()
    click.get_current_context().call_on_close(storage.close)
    return Matches(storage, Furnace(False), settings)


@click.command("ratings")
@click.argument("game", required=False)
@click.option("--check", is_flag=True, help="Change nothing: exit code 2 when the ratings do not follow from the matches.")
@database_flag
def ratings_command(game: str | None, check: bool, database: str) -> None:
    """Work out the ratings of GAME, or of all games, from what was played; the same every time, bit for bit."""
    from athanor.table.accounts.record import Record, recount
    from athanor.table.accounts.standing import ladder

    games = [find(game).slug] if game else list(slugs())
    rooms = opened(database)
    Record(rooms).catch_up()
    for slug, found in recount(rooms, games, check).items():
        if not found:
            continue
        click.echo(f"{slug}: {len(found)} rated")
        for one in ladder(rooms.storage, slug):
            name = one.name or one.level or "?"
            click.echo(f"{one.rank:4} {name:32} {one.rating.shown:5} ± {one.rating.doubt:<4} {one.rating.matches:5} matches")


@click.group("admin")
def admin_group() -> None:
    """Who may look after the table in the browser (/admin)."""


@admin_group.command("grant")
@click.argument("name")
@database_flag
def grant(name: str, database: str) -> None:
    """Let the account NAME look after the table."""
    given(name, "admin", database)


@admin_group.command("revoke")
@click.argument("name")
@database_flag
def revoke(name: str, database: str) -> None:
    """Take that right from NAME."""
    given(name, "", database)


def given(name: str, rights: str, database: str) -> None:
    from athanor.table.accounts.register import Accounts
    from athanor.table.errors import No

    try:
        account = Accounts(opened(database).storage, "").grant(name, rights)
    except No:
        raise BadSettings(f"There is no account {name!r}: it is claimed in the browser first, at /account.") from None
    click.echo(
        f"{account.name}: {'may look after the table, at /admin' if rights else 'may no longer look after the table'}"
    )

"""The page of whoever looks after the table: people, tables, storage, limits, reports, and a log of what was done here.

It is there for accounts with that right alone (`athanor admin grant NAME`); for everybody else there is no such page.
"""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import urlencode

from fastapi import APIRouter, Path, Query
from sqlalchemy import func, select, text
from starlette.responses import RedirectResponse, Response

from athanor.kernel.game import slugs
from athanor.table.accounts.peace import note
from athanor.table.accounts.register import ADMIN, handle_of
from athanor.table.errors import No
from athanor.table.pages import Form, render
from athanor.table.people import Person
from athanor.table.request import Ask, Asking
from athanor.table.schema import accounts, matches
from athanor.table.storage import GATHERING, OVER, PLAYING, Storage

admin_pages = APIRouter(include_in_schema=False)
Id = Annotated[str, Path(max_length=40)]
SHOWN = 50


def admin(ask: Asking) -> Person:
    if ask.person.rights != ADMIN:
        raise No("no-such-page", 404)
    return ask.person


@admin_pages.get("/admin")
def admin_page(ask: Ask, name: Annotated[str, Query(max_length=64)] = "") -> Response:
    admin(ask)
    storage, peace = ask.matches.storage, ask.rooms.peace
    return render(
        ask, "admin.html", wanted=name, people=people(storage, name), tables=tables(storage), counts=counts(storage),
        size=size(storage), streams=ask.rooms.streams.count, limits=vars(ask.rooms.settings.limits), reports=peace.open(),
        deeds=peace.deeds(), known=slugs(),
    )  # fmt: skip


def people(storage: Storage, name: str) -> list[Any]:
    """Accounts whose name begins so, by name."""
    wanted = select(accounts.c.id, accounts.c.name, accounts.c.made, accounts.c.rights).order_by(accounts.c.handle)
    first = handle_of(name)
    if first:
        wanted = wanted.where(accounts.c.handle >= first, accounts.c.handle < first + "\U0010ffff")
    with storage.reading.connect() as connection:
        return list(connection.execute(wanted.limit(SHOWN)).all())


def tables(storage: Storage) -> list[Any]:
    """The tables at which something happened last."""
    wanted = select(matches.c.id, matches.c.game, matches.c.status, matches.c.seats, matches.c.noticed, matches.c.listed)
    with storage.reading.connect() as connection:
        return [
            row
            for status in (PLAYING, GATHERING)
            for row in connection.execute(
                wanted.where(matches.c.status == status).order_by(matches.c.noticed.desc()).limit(SHOWN)
            )
        ]


def counts(storage: Storage) -> dict[str, int]:
    """How many there are of what."""
    with storage.reading.connect() as connection:
        found = {
            status: connection.execute(select(func.count()).where(matches.c.status == status)).scalar_one()
            for status in (GATHERING, PLAYING, OVER)
        }
        return found | {"accounts": connection.execute(select(func.count()).select_from(accounts)).scalar_one()}


def size(storage: Storage) -> int:
    """Bytes of the database."""
    pages = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
    wanted = pages if storage.lite else "SELECT pg_database_size(current_database())"
    with storage.reading.connect() as connection:
        return int(connection.execute(text(wanted)).scalar_one())


@admin_pages.post("/admin/people/{id}")
def person(ask: Ask, id: Id, fields: Form) -> Response:
    """Silence somebody, let them talk again, or sign them out everywhere."""
    by, deed = admin(ask), fields.get("deed", "")
    if deed in ("silence", "unsilence"):
        ask.rooms.peace.silence(by, id, deed == "silence")
    elif deed == "sign-out":
        for device in ask.rooms.accounts.devices(ask.rooms.accounts.account(id).id):
            ask.rooms.accounts.revoke(id, device.id)
        with ask.matches.storage.writing() as connection:
            note(connection, by.id, "signed-out", id)
    else:
        raise No("no-such-deed", 422)
    ask.rooms.accounts.forget()
    back = fields.get("back", "")[:64]
    return RedirectResponse(f"/admin?{urlencode({'name': back})}" if back else "/admin", 303)


@admin_pages.post("/admin/reports/{id}")
def settle(ask: Ask, id: Id) -> Response:
    ask.rooms.peace.settle(admin(ask), id)
    return RedirectResponse("/admin", 303)

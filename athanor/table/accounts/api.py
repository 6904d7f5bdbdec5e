"""Accounts for programs, and for the script that asks a browser for its passkey."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from pydantic import Field
from starlette.responses import JSONResponse, Response

from athanor.table.accounts import passkeys
from athanor.table.accounts.pages import device_of, welcome
from athanor.table.api import Body
from athanor.table.people import claimed
from athanor.table.request import Answer, Ask

account_api = APIRouter(prefix="/api", route_class=Answer)
Json = dict[str, Any]


class Answered(Body):
    """What a browser answered for a passkey, in JSON as `PublicKeyCredential.toJSON` writes it."""

    credential: str = Field(max_length=12_000)
    name: str = Field(default="", max_length=200)


@account_api.get("/account", tags=["people"])
def account(ask: Ask) -> Json:
    """One's own account: its name, devices and passkeys."""
    person, accounts = claimed(ask.person), ask.rooms.accounts
    return {
        "ok": True,
        "name": person.name,
        "devices": [{**vars(one), "this": one.id == person.device} for one in accounts.devices(person.id)],
        "passkeys": [{"id": one.id, "name": one.name, "used": one.used} for one in accounts.passkeys(person.id)],
        "recovery_codes": accounts.codes_left(person.id),
    }


@account_api.post("/account/passkeys/options", tags=["people"])
def to_register(ask: Ask) -> Json:
    """What a browser is asked to make a passkey (`navigator.credentials.create`)."""
    account = ask.rooms.accounts.account(claimed(ask.person).id)
    return {"ok": True, "options": passkeys.to_register(ask.rooms.accounts, account, ask.request)}


@account_api.post("/account/passkeys", tags=["people"])
def register(ask: Ask, body: Answered) -> Json:
    """A passkey for one's account."""
    accounts = ask.rooms.accounts
    name = ask.rooms.people.clean(body.name) or device_of(ask)
    passkeys.register(accounts, accounts.account(claimed(ask.person).id), ask.request, body.credential, name)
    return {"ok": True}


@account_api.post("/sign-in/options", tags=["people"])
def to_sign_in(ask: Ask) -> Json:
    """What a browser is asked to sign in with a passkey (`navigator.credentials.get`)."""
    ask.limit("codes", ask.rooms.settings.limits.codes)
    return {"ok": True, "options": passkeys.to_sign_in(ask.rooms.accounts, ask.request)}


@account_api.post("/sign-in", tags=["people"])
def sign_in(ask: Ask, body: Answered) -> Response:
    """Sign in with a passkey: the browser gets its cookie."""
    ask.limit("codes", ask.rooms.settings.limits.codes)
    person = passkeys.sign_in(ask.rooms.accounts, ask.request, body.credential)
    return welcome(ask, person, JSONResponse({"ok": True}))

"""The pages of an account: claiming one, signing in, devices, passkeys, codes, taking everything along, being forgotten."""

from __future__ import annotations

import re
from typing import Annotated, Any

from fastapi import APIRouter, Path
from markupsafe import Markup, escape
from starlette.responses import RedirectResponse, Response, StreamingResponse

from athanor.table.accounts import leaving, qr
from athanor.table.accounts.register import handle_of
from athanor.table.accounts.wishes import COOKIE, WISHES, cleaned, written
from athanor.table.errors import No
from athanor.table.pages import Form, inside, render
from athanor.table.people import NOBODY, YEAR, claimed, known
from athanor.table.request import LANGUAGE_COOKIE, Ask, Asking

account_pages = APIRouter(include_in_schema=False)
Id = Annotated[str, Path(max_length=24)]
SYSTEMS = ("Android", "iPhone", "iPad", "Windows", "Mac OS", "CrOS", "Linux")
BROWSERS = ("Firefox", "Edg", "OPR", "Chrome", "Safari")


def device_of(ask: Asking) -> str:
    """What a browser is called until its owner says otherwise."""
    told = ask.request.headers.get("user-agent", "")
    browser = next((one for one in BROWSERS if one in told), "")
    system = next((one for one in SYSTEMS if one in told), "")
    named = {"Edg": "Edge", "OPR": "Opera", "CrOS": "Chrome OS", "Mac OS": "macOS"}
    return ", ".join(named.get(one, one) for one in (browser, system) if one) or str(ask.words("device-program"))


def account_page(ask: Asking, status: int = 200, **shown: Any) -> Response:
    """Everything about one's account; what is shown once (a code, recovery codes) comes along."""
    person, accounts = ask.person, ask.rooms.accounts
    given: dict[str, Any] = {
        "code": "",
        "picture": "",
        "recovery": [],
        "devices": [],
        "passkeys": [],
        "left": 0,
        "blocked": [],
    }
    if person.account:
        given |= {
            "devices": accounts.devices(person.id),
            "passkeys": accounts.passkeys(person.id),
            "left": accounts.codes_left(person.id),
            "blocked": list(ask.rooms.peace.blocked(person.id).values()),
        }
    return render(ask, "account.html", status, **given | shown)


@account_pages.get("/account")
def account(ask: Ask) -> Response:
    return ask.renew(account_page(ask))


@account_pages.post("/account/claim")
def claim(ask: Ask, fields: Form) -> Response:
    """From now on this visitor has an account, with all that they have played; this browser is its first device."""
    if ask.person.account:
        raise No("has-account")
    ask.limit("codes", ask.rooms.settings.limits.codes)
    name = ask.rooms.people.clean(fields.get("name", ""))
    person = ask.named(name)
    token = ask.rooms.accounts.claim(person.id, name, device_of(ask))
    return ask.give(RedirectResponse("/account", 303), token)


@account_pages.post("/account/name")
def rename(ask: Ask, fields: Form) -> Response:
    ask.rooms.accounts.rename(claimed(ask.person).id, ask.rooms.people.clean(fields.get("name", "")))
    return RedirectResponse("/account", 303)


# Settings


@account_pages.get("/settings")
def settings(ask: Ask) -> Response:
    return render(ask, "settings.html", choices=WISHES)


@account_pages.post("/settings")
def keep_settings(ask: Ask, fields: Form) -> Response:
    """For the account, or in a cookie."""
    wishes = cleaned(fields)
    response = RedirectResponse("/settings", 303)
    if ask.person.account:
        ask.rooms.accounts.keep_settings(ask.person.id, {**ask.person.settings, **wishes})
    else:
        response.set_cookie(COOKIE, written(wishes), max_age=YEAR, httponly=True, samesite="lax")
    if LANGUAGE_COOKIE in ask.request.cookies:
        response.delete_cookie(LANGUAGE_COOKIE, httponly=True, samesite="lax")
    return response


# Signing in


@account_pages.get("/sign-in")
def sign_in_page(ask: Ask) -> Response:
    return render(ask, "sign_in.html")


@account_pages.post("/sign-in")
def sign_in(ask: Ask, fields: Form) -> Response:
    """With a code of another device, or with a recovery code."""
    ask.limit("codes", ask.rooms.settings.limits.codes)
    person = ask.rooms.accounts.person_of(fields.get("code", ""))
    return welcome(ask, person, RedirectResponse(inside(fields.get("back", "/account")), 303))


def welcome(ask: Asking, person: str, response: Response) -> Response:
    """This browser is a device of somebody from now on; what a guest has played in it comes along."""
    if ask.person.id and not ask.person.account:
        leaving.bring(ask.matches, ask.person.id, person)
    return ask.give(response, ask.rooms.accounts.begin(person, device_of(ask)))


@account_pages.post("/sign-out")
def sign_out(ask: Ask) -> Response:
    ask.rooms.accounts.revoke(claimed(ask.person).id, ask.person.device)
    return forgotten(ask, "/")


def forgotten(ask: Asking, where: str) -> Response:
    """The browser keeps nothing of whoever used it."""
    ask.person = NOBODY
    response = RedirectResponse(where, 303)
    return ask.give(response, "")


# Other devices


@account_pages.post("/account/code")
def code(ask: Ask) -> Response:
    """A code that signs another device in, to be read or to be seen by its camera. It stands in no address that a server is told:
    what comes after # stays in the browser."""
    ask.limit("codes", ask.rooms.settings.limits.codes)
    made = ask.rooms.accounts.link(claimed(ask.person).id)
    where = f"{str(ask.request.base_url).rstrip('/')}/sign-in#{made}"
    return account_page(ask, code=made, picture=Markup(qr.drawn(where, str(escape(ask.words("code-picture"))))))


@account_pages.post("/account/recovery")
def recovery(ask: Ask) -> Response:
    ask.limit("codes", ask.rooms.settings.limits.codes)
    return account_page(ask, recovery=ask.rooms.accounts.recovery(claimed(ask.person).id))


@account_pages.post("/account/devices/{id}")
def device(ask: Ask, id: Id, fields: Form) -> Response:
    """Name a device, or end it."""
    person, accounts = claimed(ask.person), ask.rooms.accounts
    if "end" in fields:
        accounts.revoke(person.id, id)
        return forgotten(ask, "/") if id == person.device else RedirectResponse("/account", 303)
    accounts.name_device(person.id, id, ask.rooms.people.clean(fields.get("name", "")) or device_of(ask))
    return RedirectResponse("/account", 303)


@account_pages.post("/account/passkeys/{id}")
def passkey(ask: Ask, id: Id, fields: Form) -> Response:
    """Name a passkey, or remove it."""
    person, accounts = claimed(ask.person), ask.rooms.accounts
    if "end" in fields:
        accounts.remove_passkey(person.id, id)
    else:
        accounts.name_passkey(person.id, id, ask.rooms.people.clean(fields.get("name", "")) or device_of(ask))
    return RedirectResponse("/account", 303)


# Everything of mine


@account_pages.post("/account/export")
def export(ask: Ask) -> Response:
    ask.limit("exports", ask.rooms.settings.limits.exports)
    packed = leaving.export(ask.matches, ask.rooms.accounts, known(ask.person))
    name = re.sub(r"[^a-z0-9]+", "-", handle_of(ask.person.name)).strip("-") or "me"
    headers = {"Content-Disposition": f'attachment; filename="athanor-{name}.zip"'}
    return StreamingResponse(packed, media_type="application/zip", headers=headers)


@account_pages.post("/account/delete")
def delete(ask: Ask, fields: Form) -> Response:
    """Once one's own name is written beside it."""
    person = known(ask.person)
    if handle_of(ask.rooms.people.clean(fields.get("sure", ""))) != handle_of(person.name):
        raise No("not-sure", 422, name=person.name)
    leaving.delete_all(ask.matches, ask.rooms.accounts, person, ask.words("anonymous"))
    return forgotten(ask, "/")

"""Passkeys: what a browser is asked, and whether its answer is right. The challenge is a code that is used once."""

from __future__ import annotations

import json
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from starlette.requests import Request
from webauthn import (
    generate_authentication_options,
    generate_registration_options,
    options_to_json,
    verify_authentication_response,
    verify_registration_response,
)
from webauthn.helpers import base64url_to_bytes, bytes_to_base64url
from webauthn.helpers.structs import (
    AuthenticatorSelectionCriteria,
    PublicKeyCredentialDescriptor,
    ResidentKeyRequirement,
    UserVerificationRequirement,
)

from athanor.table.accounts.register import REGISTER, SIGN_IN, Account, Accounts
from athanor.table.errors import No

KEPT = ResidentKeyRequirement.REQUIRED  # on the device, so that nobody need say who they are
ASKED = UserVerificationRequirement.PREFERRED


def site(request: Request) -> tuple[str, str]:
    """(the name of the host, the origin) of the page that asks."""
    return request.url.hostname or "", f"{request.url.scheme}://{request.headers.get('host', '')}"


@contextmanager
def wrong(status: int) -> Iterator[None]:
    """Whatever somebody stumbles over who checks an answer is wrong with it: nothing else is looked at here."""
    try:
        yield
    except Exception:
        raise No("bad-passkey", status) from None


def to_register(accounts: Accounts, account: Account, request: Request) -> dict[str, Any]:
    """What the browser is asked when a passkey is to be made."""
    challenge = secrets.token_bytes(32)
    accounts.code(REGISTER, bytes_to_base64url(challenge), account.id)
    had = [PublicKeyCredentialDescriptor(base64url_to_bytes(one.credential)) for one in accounts.passkeys(account.id)]
    options = generate_registration_options(
        rp_id=site(request)[0] or "localhost", rp_name="Athanor", user_name=account.name, user_id=account.id.encode(),
        challenge=challenge, exclude_credentials=had,
        authenticator_selection=AuthenticatorSelectionCriteria(resident_key=KEPT, user_verification=ASKED),
    )  # fmt: skip
    return dict(json.loads(options_to_json(options)))


def register(accounts: Accounts, account: Account, request: Request, credential: str, name: str) -> None:
    """A passkey that was made, if it answers what was asked of this very person."""
    host, origin = site(request)
    challenge = challenge_of(credential)
    if accounts.use(REGISTER, challenge) != account.id:
        raise No("bad-passkey", 422)
    with wrong(422):
        made = verify_registration_response(
            credential=credential,
            expected_challenge=base64url_to_bytes(challenge),
            expected_rp_id=host,
            expected_origin=origin,
        )
    if len(made.credential_id) > 1023:
        raise No("bad-passkey", 422)
    shown, key = bytes_to_base64url(made.credential_id), bytes_to_base64url(made.credential_public_key)
    accounts.add_passkey(account.id, name, shown, key, made.sign_count)


def to_sign_in(accounts: Accounts, request: Request) -> dict[str, Any]:
    challenge = secrets.token_bytes(32)
    accounts.code(SIGN_IN, bytes_to_base64url(challenge), "")
    options = generate_authentication_options(
        rp_id=site(request)[0] or "localhost", challenge=challenge, user_verification=ASKED
    )
    return dict(json.loads(options_to_json(options)))


def sign_in(accounts: Accounts, request: Request, credential: str) -> str:
    """Whose passkey has answered."""
    host, origin = site(request)
    challenge = challenge_of(credential)
    found = accounts.passkey(str(read(credential).get("id", ""))[:1400])
    if accounts.use(SIGN_IN, challenge) is None or found is None:
        raise No("bad-passkey", 403)
    person, passkey = found
    with wrong(403):
        answered = verify_authentication_response(
            credential=credential, expected_challenge=base64url_to_bytes(challenge), expected_rp_id=host, expected_origin=origin,
            credential_public_key=base64url_to_bytes(passkey.key), credential_current_sign_count=passkey.count,
        )  # fmt: skip
    accounts.passkey_used(passkey.id, answered.new_sign_count)
    return person


def read(credential: str) -> dict[str, Any]:
    try:
        found = json.loads(credential)
    except (ValueError, RecursionError):
        found = None
    if not isinstance(found, dict) or not isinstance(found.get("response"), dict):
        raise No("bad-passkey", 422)
    return found


def challenge_of(credential: str) -> str:
    """The challenge that a browser says that it has answered."""
    try:
        told = json.loads(base64url_to_bytes(str(read(credential)["response"].get("clientDataJSON", ""))))
        return str(told["challenge"])[:200]
    except (ValueError, KeyError, TypeError, RecursionError):
        raise No("bad-passkey", 422) from None

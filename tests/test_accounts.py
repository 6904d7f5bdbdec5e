"""Accounts: claimed with what was played before, opened by devices and codes, taken along, forgotten; on both databases."""
# ruff: noqa: F811

import hashlib
import io
import json
import re
import zipfile

import cbor2
import pytest
from sqlalchemy import BigInteger, Boolean, Float, Integer, String, Text, insert, select, text, update
from starlette.testclient import TestClient
from webauthn.helpers import bytes_to_base64url as in_letters

from athanor.events import new_event
from athanor.table.accounts import register
from athanor.table.errors import No
from athanor.table.events.ledger import Ledger
from athanor.table.schema import accounts, codes, metadata, recovery_codes, sessions, tokens
from athanor.table.server import create_app
from athanor.table.settings import Limits
from tests.test_storage import url  # noqa: F401  fixtures
from tests.test_table import ORIGIN, settings

AUTHENTICATED = hashlib.sha256(b"testserver").digest() + b"\x45\0\0\0\0" + b"\0" * 16 + b"\0\x03key"
KEY = cbor2.dumps({1: 2, 3: -7, -1: 1, -2: b"x" * 32, -3: b"y" * 32})
"""What a browser says of a passkey, and the key in it, as WebAuthn writes them."""


@pytest.fixture
def app(url, tmp_path):
    made = create_app(settings(tmp_path, database=url, limits=Limits(codes=(1e6, 1e6))))
    yield made
    made.state.rooms.stop()


class Browser:
    """One browser with its cookies."""

    def __init__(self, app, base="http://testserver"):
        self.app = app
        self.client = TestClient(
            app, base_url=base, headers={"Accept-Language": "en", "Accept": "text/html", "Origin": base}
        )

    def post(self, path, status=303, **fields):
        answer = self.client.post(path, data=fields, follow_redirects=False)
        assert answer.status_code == status, answer.text
        return answer

    def page(self, path="/account"):
        return self.client.get(path).text

    def me(self):
        return self.client.get("/api/me").json()

    def claim(self, name="Abigaïl"):
        self.post("/account/claim", name=name)
        return self

    def code(self):
        """A code for another device."""
        (code,) = re.findall(r'class="shown">([^<]+)<', self.post("/account/code", 200).text)
        return code

    def linked(self):
        """Another browser, signed in by a code."""
        code = self.code()
        other = Browser(self.app)
        other.post("/sign-in", code=code.upper().replace("-", " "))
        return other, code

    def played(self):
        """A match that is over."""
        match = self.post("/play", game="connect_four", seats="2").headers["location"]
        self.client.post(f"/api/matches{match[2:]}/chat", json={"seat": 0, "words": "hello"})
        assert self.client.post(f"/api/matches{match[2:]}/resign", json={"seat": 0}).is_success
        return match.rpartition("/")[2]

    def mine(self):
        return {one["id"] for one in self.client.get("/api/matches?which=mine").json()["tables"]}


def rows(app, column):
    with app.state.rooms.matches.storage.engine.connect() as connection:
        return connection.execute(select(column)).scalars().all()


def test_a_guest_claims_an_account_with_all_that_was_played(app):
    browser = Browser(app)
    match = browser.played()
    guest = browser.client.cookies["athanor"]
    browser.claim()
    assert browser.me() == {"ok": True, "known": True, "name": "Abigaïl", "account": True}
    assert browser.mine() == {match}
    assert TestClient(app, cookies={"athanor": guest}).get("/api/me").json()["known"] is False
    browser.post("/account/claim", 409, name="Again")


def test_a_name_belongs_to_one_account_however_it_is_written(app):
    Browser(app).claim("Zosime")
    answer = Browser(app).post("/account/claim", 409, name="ＺＯＳＩＭＥ")
    assert "Somebody else has the name" in answer.text
    other = Browser(app).claim("Hypatia")
    other.post("/account/name", 409, name="zosime")
    other.post("/account/name", name="Hypatie")
    assert other.me()["name"] == "Hypatie"
    Browser(app).post("/account/claim", 422, name=" ")


def test_a_guest_s_cookie_goes_on_as_before(app):
    browser = Browser(app)
    match = browser.played()
    assert browser.mine() == {match}
    assert browser.me()["account"] is False
    assert not rows(app, accounts.c.id)


def test_a_code_links_another_device_once(app):
    first = Browser(app).claim()
    second, code = first.linked()
    assert second.me()["account"]
    assert Browser(app).post("/sign-in", 403, code=code).status_code == 403
    assert 'class="qr"' in first.post("/account/code", 200).text
    assert code not in json.dumps([str(one) for one in rows(app, codes.c.hash)])


def test_a_code_does_not_last_and_the_newest_alone_is_good(app):
    first = Browser(app).claim()
    _, old = first.linked()
    code = first.code()
    newer = first.code()
    assert len({old, code, newer}) == 3
    Browser(app).post("/sign-in", 403, code=code)
    with app.state.rooms.matches.storage.engine.begin() as connection:
        connection.execute(update(codes).values(until=1.0))
    Browser(app).post("/sign-in", 403, code=newer)


def test_codes_cannot_be_guessed_fast(tmp_path):
    app = create_app(settings(tmp_path, limits=Limits(codes=(3, 0.001), neighbours=1)))
    answers = [Browser(app).client.post("/sign-in", data={"code": str(k)}).status_code for k in range(5)]
    assert answers == [403, 403, 403, 429, 429]
    app.state.rooms.stop()


def test_a_recovery_code_signs_in_once(app):
    first = Browser(app).claim()
    shown = re.findall(r"<li><code>([^<]+)</code>", first.post("/account/recovery", 200).text)
    assert len(shown) == len(set(shown)) == register.RECOVERY
    other = Browser(app)
    other.post("/sign-in", code=shown[0])
    assert other.me()["name"] == "Abigaïl"
    Browser(app).post("/sign-in", 403, code=shown[0])
    assert "9 codes are left" in first.page()
    renewed = re.findall(r"<li><code>([^<]+)</code>", first.post("/account/recovery", 200).text)
    Browser(app).post("/sign-in", 403, code=shown[1])
    assert not set(renewed) & set(rows(app, recovery_codes.c.hash))


def test_devices_are_listed_named_and_ended(app):
    first = Browser(app).claim()
    second, _ = first.linked()
    listed = first.client.get("/api/account").json()["devices"]
    assert [one["this"] for one in listed].count(True) == 1
    other = next(one["id"] for one in listed if not one["this"])
    first.post(f"/account/devices/{other}", name="The kitchen")
    assert "The kitchen" in first.page()
    Browser(app).claim("Stranger").post(f"/account/devices/{other}", 404, end="1")
    first.post(f"/account/devices/{other}", end="1")
    assert second.me()["known"] is False
    first.post("/sign-out")
    assert first.me()["known"] is False
    assert not rows(app, tokens.c.hash)[1:]  # the stranger's is left


def test_a_program_of_somebody_is_a_device_that_can_be_ended(app):
    browser = Browser(app).claim()
    token = browser.client.post("/api/people", json={"name": "my bot"}).json()["token"]
    program = TestClient(app, headers={"Authorization": f"Bearer {token}"})
    assert program.get("/api/me").json()["name"] == "Abigaïl"
    device = next(one for one in browser.client.get("/api/account").json()["devices"] if one["name"] == "my bot")
    browser.post(f"/account/devices/{device['id']}", end="1")
    assert program.get("/api/me").json()["known"] is False


def test_a_token_is_replaced_and_the_old_one_ends_when_the_new_one_is_used(app, monkeypatch):
    browser = Browser(app).claim()
    old = browser.client.cookies["athanor"]
    kept = rows(app, tokens.c.hash)
    assert old not in kept
    browser.page("/")
    assert browser.client.cookies["athanor"] == old  # it is young
    monkeypatch.setattr(register, "TURN", -1.0)
    app.state.rooms.accounts.forget()
    browser.page("/")
    new = browser.client.cookies["athanor"]
    monkeypatch.undo()
    assert new != old
    known = [TestClient(app, cookies={"athanor": one}).get("/api/me").json()["known"] for one in (old, new)]
    assert known == [True, True]  # the answer may have been lost on its way
    monkeypatch.setattr(register, "GRACE", -1.0)
    app.state.rooms.accounts.forget()
    browser.page("/")
    app.state.rooms.accounts.forget()
    known = [TestClient(app, cookies={"athanor": one}).get("/api/me").json()["known"] for one in (old, new)]
    assert known == [False, True]


def test_behind_https_the_cookie_is_this_host_s_alone(app):
    browser = Browser(app, "https://testserver").claim()
    (cookie,) = list(browser.client.cookies.jar)
    assert (cookie.name, cookie.secure, cookie.path, cookie.domain_specified) == ("__Host-athanor", True, "/", False)


def test_what_a_guest_played_comes_along_when_they_sign_in(app):
    first = Browser(app).claim()
    mine = first.played()
    guest = Browser(app)
    theirs, on = guest.played(), guest.post("/play", game="connect_four", seats="2").headers["location"][3:]
    code = first.code()
    guest.post("/sign-in", code=code)
    assert first.mine() == guest.mine() == {mine, theirs, on}
    assert guest.client.post(f"/api/matches/{on}/resign", json={"seat": 0}).is_success


def test_everything_can_be_taken_along(app):
    browser = Browser(app)
    browser.claim()
    match = browser.played()
    packed = browser.post("/account/export", 200)
    assert packed.headers["content-type"] == "application/zip"
    with zipfile.ZipFile(io.BytesIO(packed.content)) as file:
        told = json.loads(file.read("account.json"))
        transcript = file.read(f"transcripts/connect_four-{match}.txt").decode()
    assert (told["name"], [one["id"] for one in told["matches"]]) == ("Abigaïl", [match])
    assert [one["words"] for one in told["said"]] == ["hello"]
    assert {"devices", "passkeys", "events", "notices", "quiet_hours", "vacations", "blocked", "reported", "followed", "invited",
            "sought", "results", "ratings", "achievements"} <= told.keys()  # fmt: skip
    assert "seed:" in transcript
    secret = {*rows(app, tokens.c.hash), browser.client.cookies["athanor"], *rows(app, metadata.tables["seats"].c.link)}
    assert not [one for one in secret if one in json.dumps(told)]


def test_whoever_is_forgotten_leaves_an_anonymous_name_and_nothing_else(app):
    browser, friend = Browser(app).claim("Abigaïl"), Browser(app)
    over = browser.played()
    going = browser.client.post("/api/matches", json={"game": "connect_four", "seats": ["me", "open"]}).json()["table"]
    friend.post(going["seats"][1]["link"], name="Bo")
    alone = browser.client.post("/api/matches", json={"game": "alchemist", "seats": ["me", "open"]}).json()["table"]["id"]
    lesson = browser.client.post("/api/games/alchemist/lessons/first").json()["table"]["id"]
    browser.post("/account/delete", 422, sure="no")
    before = friend.client.get(f"/api/matches/{over}/transcript").text
    browser.post("/account/delete", sure="abigaïl")
    assert browser.me()["known"] is False
    assert friend.client.get(f"/api/matches/{alone}").status_code == 404
    for match in (over, going["id"], lesson):
        table = friend.client.get(f"/api/matches/{match}").json()["table"]
        assert table["seats"][0]["name"] == "Anonymous"
        assert table["status"] == "over"
    after = friend.client.get(f"/api/matches/{over}/transcript").text
    assert after == before.replace("Abigaïl", "Anonymous")
    kept = []
    with app.state.rooms.matches.storage.engine.connect() as connection:
        for table in metadata.sorted_tables:
            kept += [str(row) for row in connection.execute(select(table)).all()]
    assert not [row for row in kept if "Abigaïl" in row or "hello" in row]
    assert not rows(app, sessions.c.id)


WHOSE = {"person", "other", "about", "who", "host", "holder"}
"""Columns that name somebody."""
LAID = {"matches", "seats", "accounts", "sessions", "passkeys", "recovery_codes", "codes", "leases", "club_members"}
"""Tables whose rows other tests lay, that name no person, or none but accounts (the database deletes the rows with them)."""
CLAIMED = {"ratings", "rating_steps", "deeds"}
"""Tables that name no guest."""


def row_about(table, column, person, match):
    """A row of a table that names somebody in one column, and says anything else."""
    some = {Integer: 7, BigInteger: 7, Float: 1.0, Boolean: False, String: column, Text: "{}"}
    row = {one.name: some[type(one.type)] for one in table.columns}
    known = {"event": "cup", "match": match}
    return {**row, **{name: value for name, value in known.items() if name in row}, column: person}


def naming(app, person):
    """Every column of every table in which somebody is still named."""
    with app.state.rooms.matches.storage.engine.connect() as connection:
        return {
            f"{table.name}.{name}"
            for table in metadata.sorted_tables
            for row in connection.execute(select(table)).mappings()
            for name, value in row.items()
            if person in str(value)
        }


@pytest.mark.parametrize("deed", ["forgotten", "brought along"])
def test_every_table_that_names_somebody_names_them_no_more(app, deed):
    """Whoever adds such a table says what becomes of its rows, and this test fills it without being asked."""
    guest = Browser(app)
    match, person = guest.played(), app.state.rooms.people.read(guest.client.cookies["athanor"]).id
    storage = app.state.rooms.matches.storage
    Ledger(storage).create(new_event("tournament", "alchemist", "Cup", seed=1))
    left_out, filled = LAID if deed == "forgotten" else LAID | CLAIMED, set()
    for table in metadata.sorted_tables:
        for column in WHOSE & set(table.columns.keys()) if table.name not in left_out else ():
            with storage.writing() as connection:
                connection.execute(insert(table).values(row_about(table, column, person, match)))
            filled.add(f"{table.name}.{column}")
    assert filled <= naming(app, person)
    if deed == "forgotten":
        guest.post("/account/delete", sure=guest.me()["name"])
    else:
        guest.post("/sign-in", code=Browser(app).claim().code())
    assert naming(app, person) == set()


def test_a_guest_may_be_forgotten_too(app):
    browser = Browser(app)
    match = browser.played()
    browser.post("/account/delete", sure=browser.me()["name"])
    assert TestClient(app).get(f"/api/matches/{match}").json()["table"]["seats"][0]["name"] == "Anonymous"


def test_nobody_else_is_put_where_somebody_sat(app):
    """The database itself says no: only a guest becomes an account, and only the name of somebody forgotten changes."""
    browser, other = Browser(app).claim("One"), Browser(app).claim("Two")
    browser.played()
    ids = rows(app, accounts.c.id)
    engine = app.state.rooms.matches.storage.engine
    for words in (
        f"UPDATE seats SET person = '{ids[1]}' WHERE person = '{ids[0]}'",
        f"UPDATE seats SET person = '{ids[0]}' WHERE person = '{ids[1]}'",
        f"UPDATE seats SET person = '{ids[0]}' WHERE bot <> '' AND person = ''",
        "UPDATE seats SET name = 'x' WHERE person <> ''",
        f"UPDATE matches SET host = '{ids[1]}' WHERE host = '{ids[0]}'",
        f"UPDATE matches SET host = '{ids[0]}' WHERE host = '{ids[1]}'",
    ):
        changed = 0
        try:
            with engine.begin() as connection:
                changed = connection.execute(text(words)).rowcount
        except Exception as error:
            assert "never changed" in str(error)
        assert changed == 0, words
    assert other.mine() == set()


def test_what_needs_an_account_says_so(app):
    browser = Browser(app)
    for path in ("/account/code", "/account/recovery", "/account/name", "/sign-out", "/account/devices/x"):
        assert browser.client.post(path, data={"name": "x"}).status_code == 403, path
    for path in ("/api/account/passkeys/options", "/api/account/passkeys"):
        assert browser.client.post(path, json={"credential": "{}"}, headers=ORIGIN).status_code == 403, path
    for credential in ("", "{}", "[]", '{"response": {}}', '{"response": {"clientDataJSON": "e30"}}', "[" * 5000):
        answer = browser.client.post("/api/sign-in", json={"credential": credential})
        assert answer.status_code == 422, answer.text


@pytest.mark.parametrize(
    "made",
    [
        {"fmt": "none", "attStmt": {}, "authData": b"\0" * 37 + b"KEY"},
        {"fmt": "none", "attStmt": {}, "authData": AUTHENTICATED + cbor2.dumps({3: -7})},  # no kind of key
        {"fmt": "none", "attStmt": {}, "authData": AUTHENTICATED + cbor2.dumps("x")},
        {"fmt": "packed", "attStmt": {"sig": 1, "x5c": [b"x"]}, "authData": AUTHENTICATED + KEY},
        {"fmt": "tpm", "attStmt": {"ver": []}, "authData": AUTHENTICATED + KEY},
        {"fmt": [], "attStmt": None, "authData": 7},
        ["fmt"],
        7,
    ],
)
def test_whatever_a_browser_says_of_a_passkey_is_answered(app, made):
    browser = Browser(app).claim()
    options = browser.client.post("/api/account/passkeys/options", headers=ORIGIN).json()["options"]
    told = {"type": "webauthn.create", "challenge": options["challenge"], "origin": "http://testserver"}
    response = {"clientDataJSON": in_letters(json.dumps(told).encode()), "attestationObject": in_letters(cbor2.dumps(made))}
    named = {"id": in_letters(b"key"), "rawId": in_letters(b"key"), "type": "public-key"}
    credential = json.dumps({**named, "response": response})
    answer = browser.client.post("/api/account/passkeys", json={"credential": credential}, headers=ORIGIN)
    assert (answer.status_code, answer.json()["code"]) == (422, "bad-passkey"), answer.text
    assert "/account/passkeys/" not in browser.page()


def test_settings_are_kept_with_the_account_or_in_the_browser(app):
    guest = Browser(app)
    guest.post("/settings", theme="light", language="fr", text="enormous", measured="off")
    page = guest.page("/settings")
    assert '<html lang="fr" data-theme="light" data-text="usual"' in page
    account = Browser(app).claim("Zosime")
    account.post("/settings", theme="contrast", confirm="on")
    other, _ = account.linked()
    assert 'data-theme="contrast"' in other.page("/rules/alchemist")
    assert 'data-confirm="on"' in other.page("/")
    broken = TestClient(app, cookies={"athanor_settings": "&" * 300 + "theme=%00"}).get("/settings")
    assert 'data-theme="dark"' in broken.text


def test_a_page_that_is_kept_has_the_colours_of_whoever_asks(app):
    browser = Browser(app)
    match = browser.played()
    assert 'data-theme="dark"' in browser.page(f"/m/{match}")
    browser.post("/settings", theme="light")
    assert 'data-theme="light"' in browser.page(f"/m/{match}")


def test_whoever_plays_by_eye_is_dealt_a_match_by_eye(app):
    browser = Browser(app)
    distances = []
    for wish in ("on", "off"):
        browser.post("/settings", measured=wish)
        match = browser.post("/play", game="alkemy").headers["location"].rpartition("/")[2]
        distances.append(browser.client.get(f"/api/matches/{match}").json()["table"]["options"].get("distances"))
        assert ('value="measured" selected' in browser.page("/new/alkemy")) is (wish == "on")
    assert distances == ["measured", None]


def test_what_goes_wrong_is_told_to_whoever_asked(app):
    """Nobody looks signed out because of a mistake, nor in another language; whoever must say who they are is led there."""
    browser = Browser(app).claim()
    browser.post("/settings", language="fr")
    lost = browser.client.get("/people/Nobody")
    assert (lost.status_code, 'class="me" href="/account"' in lost.text, ">Abigaïl<" in lost.text) == (404, True, True)
    assert ("Personne ici" in lost.text, "data-back" in lost.text, 'class="key" href="/account"' in lost.text) == (
        True, True, False,
    )  # fmt: skip
    stranger = Browser(app)
    asked = stranger.client.get("/history")
    assert (asked.status_code, 'class="key" href="/account"' in asked.text, "cookie" in asked.text) == (401, True, False)


def test_a_passkey_is_renamed_and_removed_by_its_owner_alone(app):
    ann, bob = Browser(app).claim("Ann"), Browser(app).claim("Bob")
    accounts = app.state.rooms.accounts
    owner = accounts.called("Ann").id
    accounts.add_passkey(owner, "Key", "credential", "key", 0)
    (key,) = accounts.passkeys(owner)
    for fields in ({"end": "1"}, {"name": "Mine"}):
        bob.post(f"/account/passkeys/{key.id}", 404, **fields)
    assert accounts.passkeys(owner) == [key]
    ann.post(f"/account/passkeys/{key.id}", name="Mine")
    assert [one.name for one in accounts.passkeys(owner)] == ["Mine"]
    ann.post(f"/account/passkeys/{key.id}", end="1")
    assert accounts.passkeys(owner) == []


def test_an_account_has_so_many_devices_and_passkeys_and_no_more(app, monkeypatch):
    """The device that was seen longest ago is signed out; a passkey is refused."""
    monkeypatch.setattr("athanor.table.accounts.register.DEVICES", 2)
    monkeypatch.setattr("athanor.table.accounts.register.PASSKEYS", 1)
    first = Browser(app).claim("Ann")
    accounts = app.state.rooms.accounts
    person = accounts.called("Ann").id
    second, third = first.linked()[0], first.linked()[0]
    assert [one.me()["known"] for one in (first, second, third)] == [False, True, True]
    assert len(accounts.devices(person)) == 2
    accounts.add_passkey(person, "Key", "credential", "key", 0)
    with pytest.raises(No, match="too-many-passkeys"):
        accounts.add_passkey(person, "Key", "another", "key", 0)

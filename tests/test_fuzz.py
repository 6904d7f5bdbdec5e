"""No request and no file makes a 500 or a traceback, and no secret comes into the log.

Every route is tried with values from its schema and with hostile ones, on both databases. `ATHANOR_FUZZ=20` tries twenty times as
many, and others each time.
"""

import itertools
import logging
import os
import random
import re
from pathlib import Path
from typing import Any
from urllib.parse import quote, urlencode

import pytest
from click.testing import CliRunner
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import select
from starlette.testclient import TestClient

import athanor
from athanor.cli import main
from athanor.kernel.game import find, slugs
from athanor.table import bot_turns
from athanor.table.matches import new_id
from athanor.table.schema import clubs, event_players, events, matches, seats, tokens
from athanor.table.server import create_app
from athanor.table.settings import Settings
from tests.hostile import GOOD, RAW, as_json, headers, of_schema, one_in, printable, spoilt, words
from tests.inside import FREE
from tests.postgres import empty_database
from tests.routes import all_routes

TIMES = int(os.environ.get("ATHANOR_FUZZ", "1"))
FIELDS = (
    "speed", "out", "days", "address", "begins", "ends", "zone",
    "name", "game", "seats", "level", "back", "language", "seat", "line", "clock", "listed", "hints", "seat0", "seat1", "name1",
    "first", "schools", "kind", "rounds", "points", "tie0", "person", "troop", "bot", "painting", "player", "option-scenario",
    "text", "format", "faction", "place1", "scenario1", "losses1", "objective1", "player1", "rematches", "table", "words",
    "change", "thing", "run", "how_many", "f:numbers.draw",
    "code", "sure", "end", "entry", "most", "every", "check_in", "venue", "filler", "role", "winner", "own", "ready", "deed",
    "club", "game-alkemy", "fresh",
)  # fmt: skip
STREAMS = (
    "/api/matches/{id}/stream",
    "/api/lobby/stream",
    "/api/events/{id}/stream",
)  # only their heads are asked for: they have no end
JSON, FORM = "application/json", "application/x-www-form-urlencoded"
TEXT_FAULTS: tuple[Any, ...] = ("\0", "é", "x" * 300, "9" * 25, "..")
ADDRESS_FAULTS = (*TEXT_FAULTS, "-1", "", "x")
FAULTS: tuple[Any, ...] = (
    "\0",
    "\ud800",
    "é",
    "x" * 300,
    2**31,
    2**63,
    10**400,
    -1,
    None,
    [],
    {},
    ["\0"],
    {"\0": "é"},
    [2**64],
)
FEW_RAW = (b"", b"{", b"\xff", b"[" * 8000, b"%00=%00", b"&" * 99)


def hostile(examples):
    """So many tries; the same ones each time, unless more are asked for."""
    quiet = list(HealthCheck)
    return settings(
        max_examples=examples * TIMES, deadline=None, derandomize=TIMES == 1, database=None, suppress_health_check=quiet
    )


# The routes


@pytest.fixture(scope="module", params=["sqlite", "postgresql"])
def world(request, tmp_path_factory):
    """A server with a table of each kind, an event, and people who may do everything."""
    if request.param == "sqlite":
        yield from worlds(tmp_path_factory.mktemp("sqlite"), "")
        return
    with empty_database() as database:
        yield from worlds(tmp_path_factory.mktemp("postgres"), database)


def worlds(folder, database):
    app = create_app(Settings(database=database, data=folder, compiled=False, pace=0.0, limits=FREE, metrics=True))
    app.state.rooms.matches.changed = lambda header: None  # the bots sleep
    with pytest.MonkeyPatch.context() as patch, TestClient(app, raise_server_exceptions=False) as client:
        patch.setattr(bot_turns, "HINT", "random")
        yield World(app, client)


class World:
    def __init__(self, app, client):
        self.app, self.client = app, client
        self.people = [client.post("/api/people", json={"name": name}).json()["token"] for name in ("Ann", "Bob")]
        self.ids = [app.state.rooms.people.read(token).id for token in self.people]
        self.tokens = [*self.people]
        self.awaken()
        made = {"game": "connect_four", "seats": ["me", "here"], "hints": True}
        playing, over = (self.post("/api/matches", **made)["table"]["id"] for _ in range(2))
        open_table = self.post("/api/matches", game="alkemy", seats=["me", "open"], listed=True)["table"]
        self.post(f"/api/matches/{over}/act", seat=0, action=3)
        self.post(f"/api/matches/{over}/resign", seat=0)
        cup = self.post("/api/events", game="alkemy", name="Cup")["event"]
        added = [self.post(f"/api/events/{cup['id']}/players", name=name, troop="cobra-200")["event"] for name in "AB"][-1]
        self.post(f"/api/events/{cup['id']}/rounds")
        club = self.post("/api/clubs", name="Club", games=["alkemy"])["club"]
        self.values = {
            "id": [playing, over, open_table["id"], cup["id"], club["id"]],
            "slug": ["alchemist", "alkemy", "connect_four"],
            "link": [open_table["seats"][1]["link"].rpartition("/")[2], added["players"][0]["link"].rpartition("/")[2]],
            "key": [cup["key"].rpartition("/")[2], club["link"].rpartition("/")[2]],
            "name": ["table.js", "troop", "table", "picture.css"],
            "number": ["1", "2"],
            "round": ["1"],
            "table": ["1"],
            "what": ["standings", "results", "page"],
            "deed": ["close", "pair"],
        }
        self.gathering = self.post("/api/matches", game="connect_four", seats=["me", "open"])["table"]["id"]
        self.values["id"].append(self.gathering)
        self.event = self.post("/api/events", game="alkemy", name="Another cup")["event"]["id"]
        self.described = app.openapi()
        self.routes = [route for route in all_routes(app) if not route.path.endswith("/metrics")]

    def awaken(self):
        """Ann has an account, Bob may have got one: whoever was signed out or forgotten meanwhile is there again."""
        accounts = self.app.state.rooms.accounts
        for k, (id, name) in enumerate(zip(self.ids, ("Ann", "Bob"), strict=True)):
            if not self.app.state.rooms.people.read(self.people[k]).id:
                known = accounts.claimed(id)
                self.people[k] = accounts.begin(id, "fuzz") if known else accounts.claim(id, f"{name} {new_id()}", "fuzz")
                self.tokens.append(self.people[k])
        if accounts.claimed(self.ids[0]) is False:
            self.people[0] = accounts.claim(self.ids[0], f"Ann {new_id()}", "fuzz")
            self.tokens.append(self.people[0])
        self.me = {"Authorization": f"Bearer {self.people[0]}"}

    def post(self, path, **body):
        answer = self.client.post(path, json=body, headers=self.me)
        assert answer.is_success, answer.text
        return answer.json()

    def call(self, route, method):
        return self.described["paths"].get(route.path, {}).get(method.lower(), {})

    def secrets(self):
        """All that must not stand in the log."""
        with self.app.state.rooms.matches.storage.engine.connect() as connection:
            wanted = (seats.c.link, matches.c.salt, events.c.key, event_players.c.link, clubs.c.key)
            found = {str(one) for column in wanted for one in connection.execute(select(column)).scalars()}
            found |= {str(one) for one in connection.execute(select(matches.c.seed)).scalars()}
            found |= {str(one) for one in connection.execute(select(tokens.c.hash)).scalars()}
        return found | set(self.tokens)


@st.composite
def requests(draw, world, route):
    method = draw(st.sampled_from(sorted(route.methods)))
    call = world.call(route, method)
    path = route.path
    for name in route.param_convertors:
        given = st.sampled_from(world.values.get(name, ["1"]))
        value = draw(words) if draw(one_in(6)) else draw(given)
        path = path.replace(f"{{{name}}}", quote(value.encode("utf-8", "surrogatepass"), safe="") or "-")
    query = {
        one["name"]: draw(of_schema(one["schema"], world.described))
        for one in call.get("parameters", [])
        if one["in"] == "query" and draw(one_in(2))
    }
    if draw(one_in(4)):
        query[draw(st.sampled_from(("lang", "seat", "line", "layout", "draft", "table", "text", "load", *FIELDS)))] = draw(
            words
        )
    sent = draw(headers(world.tokens))
    if route.path in STREAMS:
        method = "HEAD"  # a stream without end
    body = None
    if method == "POST":
        schema = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        body = draw(bodies(schema, world.described))
        sent = {"Content-Type": JSON if schema else FORM} | sent
        if draw(one_in(2)):
            sent.pop("Origin", None)
    asked = urlencode({name: str(value).encode("utf-8", "surrogatepass") for name, value in query.items()})
    return method, f"{path}?{asked}" if asked else path, sent, body


@st.composite
def bodies(draw, schema, whole):
    if draw(one_in(8)):
        return draw(st.sampled_from(RAW))
    if schema:
        return as_json(draw(of_schema(schema, whole)))
    fields = {**draw(st.dictionaries(st.sampled_from(FIELDS), words, max_size=6))}
    fields |= draw(st.sampled_from([{}, {"game": "alchemist"}, {"kind": "tournament", "name": "Cup", "points": "6/3/1"}]))
    return urlencode({name: value.encode("utf-8", "surrogatepass") for name, value in fields.items()}).encode()


def test_no_request_makes_a_500_and_no_secret_comes_into_the_log(world, caplog):
    caplog.set_level(logging.DEBUG)
    statuses = set()

    @hostile(4)
    @given(st.data())
    def attack(route, data):
        method, path, sent, body = data.draw(requests(world, route))
        raw = {name: value.encode("latin-1") for name, value in sent.items()}
        answer = world.client.request(method, path, headers=raw, content=body, follow_redirects=False)
        statuses.add(answer.status_code)
        told = f"{method} {path} {sent} {body!r}\n{answer.text}\n{caplog.text[-3000:]}"
        assert answer.status_code < 500, told
        if "json" in answer.headers.get("content-type", "") and answer.status_code >= 400 and method != "HEAD":
            assert answer.json()["code"], told

    for route in world.routes:
        world.awaken()
        attack(route)
    assert statuses >= {200, 303, 404, 409, 422}  # it came far enough to do harm
    log = "\n".join(record.getMessage() for record in caplog.records if not record.name.startswith(("httpx", "httpcore")))
    assert not [secret for secret in world.secrets() if len(secret) > 5 and secret in log]
    assert not [record for record in caplog.records if record.name == "athanor.table"], caplog.text[-3000:]


def ask(world, method, path, body=None, **sent):
    """As somebody who may do everything, but for what is sent along."""
    content = body if isinstance(body, bytes | None) else as_json(body)
    kind = {"Content-Type": FORM if isinstance(body, bytes) and b"=" in body else JSON} if body is not None else {}
    raw = {name: value.encode("latin-1") for name, value in {**world.me, **kind, **sent}.items()}
    return world.client.request(method, path, headers=raw, content=content, follow_redirects=False)


def good(schema, world, name=""):
    """What a well-behaved program would send."""
    if "$ref" in schema:
        schema = world.described["components"]["schemas"][schema["$ref"].rpartition("/")[2]]
    if name in GOOD:
        return GOOD[name][0]
    if schema.get("type") == "object":
        known = schema.get("properties", {})
        return {one: good(known[one], world, one) for one in schema.get("required", [])}
    plain = {"integer": 1, "string": "x", "boolean": True, "array": []}
    return plain.get(schema.get("type"), 1)


def single_faults(world):
    """Every field of every body, every word of every query and of every address, with one fault at a time."""
    ids = itertools.cycle(world.values["id"])
    for route in world.routes:
        world.awaken()
        (method,) = route.methods
        call = world.call(route, method)
        method = "HEAD" if route.path in STREAMS else method
        schema = call.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
        body = good(schema, world) if schema else None
        known = fields_of(schema, world) if schema else ()

        def where(route=route, **changed):
            values = (
                {name: world.values.get(name, ["x"])[0] for name in route.param_convertors} | {"id": next(ids)} | changed
            )
            return "".join(part if k % 2 == 0 else quote(values[part], safe="") for k, part in enumerate(split(route.path)))

        for name, fault in itertools.product(known, FAULTS):
            yield method, where(), {**(body if isinstance(body, dict) else {}), name: fault}
        for name, fault in itertools.product(route.param_convertors, TEXT_FAULTS):
            yield method, where(**{name: fault}), body
        for one in call.get("parameters", []):
            for fault in ADDRESS_FAULTS if one["in"] == "query" else ():
                yield method, f"{where()}?{urlencode({one['name']: fault})}", body
        if method == "POST":
            for raw in FEW_RAW:
                yield method, where(), raw


def fields_of(schema, world):
    """The names in a body, also in one that may be left out."""
    shapes = [schema, *schema.get("anyOf", [])]
    names = [shape["$ref"].rpartition("/")[2] for shape in shapes if "$ref" in shape]
    return [field for name in names for field in world.described["components"]["schemas"][name]["properties"]]


def split(path):
    """Every other piece is the name of a part that varies."""
    return re.split(r"\{(\w+)\}", path)


def test_no_single_fault_makes_a_500(world, caplog):
    tried, statuses = 0, set()
    for method, path, body in single_faults(world):
        answer = ask(world, method, path, body)
        assert answer.status_code < 500, f"{method} {path} {body!r}\n{caplog.text[-3000:]}"
        statuses.add(answer.status_code)
        tried += 1
    assert tried > 1000
    assert statuses >= {200, 201, 404, 409, 422}  # it came far enough to do harm


@pytest.mark.parametrize(
    ("method", "path", "body", "sent", "status"),
    [
        ("POST", "/play", b"game=alchemist", {"Origin": "http://["}, 303),  # a token in the header needs no origin
        ("POST", "/play", b"&".join(b"f%d=1" % k for k in range(99)), {}, 422),
        ("POST", "/name", b"name=%00", {}, 422),
        ("POST", "/api/matches/GATHERING/sit", {"seat": 1, "link": "é"}, {}, 403),
        ("POST", "/api/matches/GATHERING/sit", {"seat": 1, "link": "\0"}, {}, 422),
        ("POST", "/api/matches/GATHERING/sit", {"seat": 1, "link": "\ud800"}, {}, 422),
        ("POST", "/api/matches/GATHERING/sit", {"\ud800" * 999: 1}, {}, 422),
        ("POST", "/api/matches", {"game": "alchemist", "seats": ["me", "x" * 39]}, {}, 422),
        ("POST", "/api/people", b"[" * 16_000, {}, 400),
        ("GET", "/api/matches/%00", None, {}, 404),
        ("GET", "/join/%00", None, {}, 404),
        ("GET", "/join/%C3%A9", None, {}, 404),
        ("GET", "/take-part/%00", None, {}, 404),
        ("GET", "/api/events?game=%00", None, {}, 404),
        ("GET", f"/api/matches/GATHERING/chat?after={2**63}", None, {}, 422),
        ("GET", f"/api/matches/GATHERING/view?line={10**400}", None, {}, 422),
        ("POST", "/api/events", {"game": "alkemy", "name": "Cup", "rounds": 2**64}, {}, 422),
        ("POST", "/api/events/EVENT/players", {"name": "C", "troop": "cobra-200", "painting": -(2**64)}, {}, 422),
        ("POST", "/api/events/EVENT/players", {"name": "C", "troop": "a." * 3000 + "b = 1"}, {}, 400),
        ("GET", "/", None, {"Host": "["}, 200),
        ("GET", "/", None, {"Cookie": "athanor=\xe9; \xe9", "Accept-Language": "fr;q=1e999"}, 200),
    ],
)
def test_what_once_went_wrong_is_answered(world, method, path, body, sent, status):
    path = path.replace("GATHERING", world.gathering).replace("EVENT", world.event)
    answer = ask(world, method, path, body, **sent)
    assert answer.status_code == status, answer.text


def test_a_malformed_origin_is_foreign(world):
    for origin in ("http://[", "http://[::1", "//", "\x80"):
        raw = {"Origin": origin.encode("latin-1"), "Cookie": "a=b"}
        assert world.client.post("/play", data={"game": "alchemist"}, headers=raw).status_code == 403


def test_every_number_and_text_that_is_let_in_has_an_end(world):
    """The schema says how large, how long and how many: what it leaves open would be tried."""
    endless: list[str] = []

    def look(schema, where):
        if "anyOf" in schema:
            for one in schema["anyOf"]:
                look(one, where)
            return
        kind, known = schema.get("type"), schema.keys()
        if kind == "integer" and not {"minimum", "maximum"} <= known:
            endless.append(where)
        if kind == "string" and not known & {"maxLength", "enum", "const"}:
            endless.append(where)
        if kind == "array":
            endless.extend([where] if "maxItems" not in known else [])
            look(schema["items"], f"{where}[]")
        if isinstance(schema.get("additionalProperties"), dict):
            endless.extend([where] if "maxProperties" not in known else [])
            look(schema["additionalProperties"], f"{where}{{}}")

    for path, methods in world.described["paths"].items():
        for call in methods.values():
            for one in call.get("parameters", []):
                look(one["schema"], f"{path} {one['name']}")
    for name, schema in world.described["components"]["schemas"].items():
        if not name.endswith("Error"):  # answers of the framework
            for field, one in schema.get("properties", {}).items():
                look(one, f"{name}.{field}")
    assert not endless


# The command line


def told(folder, name, body, *words):
    path = folder / name
    path.write_bytes(body)
    result = CliRunner().invoke(main, [str(path) if word == "FILE" else word for word in words])
    assert result.exit_code in (0, 2), (result.output, result.exception)
    assert result.exception is None or isinstance(result.exception, SystemExit), body
    assert "Traceback" not in result.output
    assert result.exit_code == 0 or result.output.strip(), body
    return result.exit_code


@pytest.fixture(scope="module")
def transcript():
    match = athanor.start("alchemist", seats=2, seed=5)
    luck = random.Random(5)
    while not match.over:
        match.play(luck.choice(match.legal()))
    return match.transcript()


def test_no_transcript_makes_a_traceback(transcript, tmp_path):
    codes = set()

    @hostile(60)
    @given(spoilt(transcript), st.sampled_from(["verify", "replay", "show"]))
    def attack(body, command):
        codes.add(told(tmp_path, "match.txt", body, command, "FILE"))

    attack()
    assert 2 in codes


def test_no_box_makes_a_traceback(tmp_path):
    boxes = {slug: (find(slug).folder / "box.toml").read_text(encoding="utf-8") for slug in slugs()}

    @hostile(40)
    @given(st.data(), st.sampled_from(sorted(boxes)), st.sampled_from(["box.toml", "box.json"]))
    def attack(data, slug, name):
        told(tmp_path, name, data.draw(spoilt(boxes[slug])), "box", "check", "FILE", "--game", slug)

    attack()


def test_no_troop_makes_a_traceback(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "home"))
    troop = (Path(find("alkemy").folder) / "troops" / "cobra-200.toml").read_text(encoding="utf-8")
    assert told(tmp_path, "x", b"", "alkemy", "event", "new", "Cup") == 0

    @hostile(40)
    @given(spoilt(troop), st.booleans())
    def attack(body, enter):
        if enter:
            told(tmp_path, "troop.toml", body, "alkemy", "event", "add", "cup", "Ann", "--troop", "FILE")
        else:
            told(tmp_path, "troop.toml", body, "alkemy", "troop", "check", "FILE")

    attack()


def test_no_word_of_an_event_makes_a_traceback(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "home"))
    assert told(tmp_path, "x", b"", "event", "new", "alkemy", "Cup", "--rounds", "2") == 0
    for name in ("Ann", "Bob"):
        assert told(tmp_path, "x", b"", "event", "add", "cup", name, "--troop", "cobra-200") == 0
    said = words.map(lambda word: printable(word).replace("\0", ""))
    known = {
        "new": ("alkemy", 1), "add": ("cup", 1), "troop": ("cup", 2), "paint": ("cup", 2), "drop": ("cup", 1), "back": ("cup", 1),
        "pair": ("cup", 0), "meet": ("cup", 2), "unpair": ("cup", 0), "result": ("cup", 3), "show": ("", 1), "close": ("", 1),
    }  # fmt: skip

    @hostile(60)
    @given(st.sampled_from(sorted(known)), st.lists(said, min_size=3, max_size=3))
    def attack(name, given):
        event, count = known[name]
        told(tmp_path, "x", b"", "event", name, *([event] if event else []), "--", *given[:count])

    attack()


def test_a_file_that_the_system_refuses_is_one_sentence(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_DATA", str(tmp_path / "home"))
    assert told(tmp_path, "x", b"", "event", "new", "alkemy", "Cup") == 0
    for said in (
        ("event", "add", "cup", "Ann", "--troop", "x" * 300),
        ("event", "export", "cup", "page", "--to", str(tmp_path)),
        ("box", "check", str(tmp_path), "--game", "alchemist"),
        ("verify", str(tmp_path)),
        ("alkemy", "troop", "new", "cobra-200", str(tmp_path / "nowhere" / "troop.toml")),
    ):
        result = CliRunner().invoke(main, list(said))
        assert (result.exit_code, result.output.count("\n")) == (2, 1), (said, result.output, result.exception)

"""Starting and running: what a server does when its files, its disk or its clock are not as they should be."""

import errno
import json
import os
import re
import resource
import signal
import socket
import sqlite3
import subprocess
import sys
import threading
import time

import httpx2 as httpx
import pytest
from click.testing import CliRunner
from starlette.testclient import TestClient

from athanor.cli import main
from athanor.kernel.errors import BadSettings
from athanor.kernel.game import LANGUAGES, slugs
from athanor.table import pictures, serve, trouble
from athanor.table.furnace import COLD, Furnace
from athanor.table.patience import Patient
from athanor.table.serve import painting
from athanor.table.server import create_app
from athanor.table.settings import Settings
from athanor.table.storage import Storage
from tests.browser import PATIENCE, serving, wait_until
from tests.inside import FREE, inside


def settings(folder, **given):
    return Settings(**{"data": folder, "compiled": False, "pace": 0.0, "limits": FREE, **given})


# The secret


@pytest.mark.parametrize("written", ["", "\n", "short", "é" * 40])
def test_a_secret_that_is_none_is_refused(tmp_path, written):
    path = tmp_path / "secret"
    path.touch(mode=0o600)
    path.write_text(written, encoding="utf-8")
    with pytest.raises(BadSettings, match="holds no secret: put 32 random letters"):
        settings(tmp_path).secret()


@pytest.mark.parametrize("written", ["A" * 43, "_" * 43, "!" * 60, "B" * 33])
def test_a_key_for_push_that_is_none_is_refused(tmp_path, written):
    path = tmp_path / "vapid"
    path.touch(mode=0o600)
    path.write_text(written, encoding="ascii")
    with pytest.raises(BadSettings, match="vapid holds no key: remove it and a new one is made"):
        create_app(settings(tmp_path))
    path.unlink()
    made = settings(tmp_path).vapid()
    assert settings(tmp_path).vapid() == made == path.read_text().strip()


def test_all_who_start_at_once_have_the_same_secret(tmp_path):
    found, gate = [], threading.Barrier(8)

    def start():
        gate.wait()
        found.append(settings(tmp_path / "new").secret())

    starting = [threading.Thread(target=start) for _ in range(8)]
    for one in starting:
        one.start()
    for one in starting:
        one.join()
    assert len(found) == 8
    assert set(found) == {(tmp_path / "new" / "secret").read_text().strip()}
    assert [path.name for path in (tmp_path / "new").iterdir()] == ["secret"]


def test_a_secret_is_written_whole_or_not_at_all(tmp_path, monkeypatch):
    def full(handle):
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(BadSettings, match="secret cannot be used: No space left on device"):
        settings(tmp_path).secret()
    assert not list(tmp_path.iterdir())


# The database


def refused(*words, **given):
    """What `athanor serve` says before it gives up."""
    result = CliRunner().invoke(main, ["serve", "--port", "0", *words], env=given)
    assert result.exit_code == 2, result.output
    assert result.output.count("\n") == 1, result.output
    return result.output


def test_a_database_that_is_none_is_refused_in_a_sentence(tmp_path):
    whole = Storage(f"sqlite:///{tmp_path / 'whole.db'}")
    whole.migrate()
    whole.close()
    (tmp_path / "torn.db").write_bytes((tmp_path / "whole.db").read_bytes()[:5000])
    (tmp_path / "text.db").write_text("Once upon a time, " * 100)
    other = sqlite3.connect(tmp_path / "other.db")
    other.execute("CREATE TABLE recipes (id)")
    other.close()
    home = str(tmp_path / "home")
    for name, says in (("torn", "malformed"), ("text", "is not a database"), ("other", "holds something else (recipes)")):
        before = (tmp_path / f"{name}.db").read_bytes()
        assert says in refused("--database", f"sqlite:///{tmp_path / f'{name}.db'}", ATHANOR_DATA=home)
        assert (tmp_path / f"{name}.db").read_bytes() == before


@pytest.mark.parametrize(
    "url",
    [
        "nonsense",
        "postgresql://user:topsecret@host:port/name",
        "postgresql://user:top@secret@127.0.0.1:1/name",
        "mysql://user:topsecret@host/name",
        "sqlite:////proc/nowhere/athanor.db",
        "sqlite:////",
        "sqlite:///file?mode=topsecret",
        "postgresql://user:topsecret@127.0.0.1:1/name",
    ],
)
def test_an_address_that_leads_to_no_database_is_refused_without_its_password(tmp_path, url):
    told = refused("--database", url, ATHANOR_DATA=str(tmp_path / "home"))
    assert "secret" not in told
    assert not (tmp_path / "home").exists()


def test_a_name_that_the_system_refuses_is_told_in_a_sentence(tmp_path):
    with pytest.raises(BadSettings, match="cannot be opened: File name too long"):
        Storage(f"sqlite:///{tmp_path / ('x' * 300)}").migrate()


def test_a_disk_that_is_full_at_the_start_keeps_nothing_of_ours(tmp_path):
    """No file may grow beyond 20 KB: what a full disk does, to this process alone."""
    code = (
        "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20_000, 20_000)); from athanor.cli import main; main()"
    )
    given = {**os.environ, "ATHANOR_DATA": str(tmp_path / "home")}
    words = [sys.executable, "-c", code, "serve", "--port", "0", "--interpreted"]
    ended = subprocess.run(words, env=given, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert ended.returncode == 2
    assert re.fullmatch(r"The database \S+ cannot be opened: disk I/O error\.\n", ended.stderr), ended.stderr
    assert not (tmp_path / "home").exists()


@pytest.mark.parametrize(
    "error",
    [
        OSError(errno.ENOSPC, "No space left on device"),
        type("DiskFull", (Exception,), {"sqlstate": "53100"})(),
    ],
)
def test_every_way_to_say_that_the_disk_is_full_is_understood(error):
    assert trouble.no_room(error)
    assert not trouble.no_room(ValueError("no"))


def test_sqlite_says_that_the_disk_is_full(tmp_path):
    small = sqlite3.connect(tmp_path / "small.db")
    small.execute("PRAGMA max_page_count = 2")
    with pytest.raises(sqlite3.OperationalError) as raised:
        small.executescript("CREATE TABLE one (x); CREATE TABLE two (x); CREATE TABLE three (x)")
    assert trouble.no_room(raised.value)
    small.close()


def test_a_full_disk_is_told_and_forgotten_when_there_is_room(tmp_path):
    with serving(tmp_path) as served, httpx.Client(base_url=served.url, timeout=PATIENCE) as me:
        me.headers["Authorization"] = f"Bearer {me.post('/api/people', json={'name': 'Ann'}).json()['token']}"
        table = me.post("/api/matches", json={"game": "alchemist", "seats": ["me", "here", "here"]}).json()["table"]["id"]

        def play(version):
            seat = me.get(f"/api/matches/{table}/view").json()["to_act"][0]
            action = me.get(f"/api/matches/{table}/view?seat={seat}").json()["legal"][0]["action"]
            return me.post(f"/api/matches/{table}/act", json={"seat": seat, "action": action, "version": version})

        assert play(0).json()["version"] == 1
        limit = resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE)
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, (4096, limit[1]))
        for _ in range(5):
            answer = play(1)
            assert (answer.status_code, answer.json()["code"]) == (507, "no-room")
            assert me.get("/healthz").status_code == 200
        resource.prlimit(served.process.pid, resource.RLIMIT_FSIZE, limit)
        assert [play(version).json()["version"] for version in (1, 2, 3)] == [2, 3, 4]
    assert served.log.read_text().count("The disk is full") == 1
    assert "Traceback" not in served.log.read_text()


# Clocks and signals


def test_nobody_waits_for_a_lease_that_lies_in_the_future(tmp_path):
    """A clock that is set back by a day must not leave the bots of every match waiting for a day."""
    app = create_app(settings(tmp_path, sweep=0.05))
    storage = app.state.rooms.matches.storage
    with TestClient(app) as client:
        me = {"Authorization": f"Bearer {client.post('/api/people', json={'name': 'Ann'}).json()['token']}"}
        body = {"game": "connect_four", "seats": ["open", "novice"]}
        table = client.post("/api/matches", json=body, headers=me).json()["table"]
        storage.lease(table["id"], "another process", time.time() + 86_400, 8)
        client.post(f"/api{table['seats'][0]['link']}", headers=me)
        wait_until(lambda: client.get(f"/api/matches/{table['id']}/view", headers=me).json()["to_act"] == [0])
        client.post(f"/api/matches/{table['id']}/act", json={"seat": 0, "action": 3}, headers=me)
        wait_until(lambda: client.get(f"/api/matches/{table['id']}").json()["table"]["version"] >= 2)


def test_a_server_that_stops_leaves_nobody_at_work(tmp_path):
    """Whoever works on would write into a database that is closed."""
    before = set(threading.enumerate())
    app, busy = create_app(settings(tmp_path, sweep=0.01)), threading.Event()

    def slowly(now):
        busy.set()
        time.sleep(1)
        busy.clear()

    app.state.rooms.bot_turns.also.append(slowly)
    with TestClient(app) as client:
        me = {"Authorization": f"Bearer {client.post('/api/people', json={'name': 'Ann'}).json()['token']}"}
        body = {"game": "connect_four", "seats": ["novice", "novice"]}
        table = client.post("/api/matches", json=body, headers=me).json()["table"]["id"]
        wait_until(lambda: client.get(f"/api/matches/{table}").json()["table"]["version"] > 1)
        names = {thread.name for thread in set(threading.enumerate()) - before}
        assert {"bell", "sweep", "quick 0"} <= names
        wait_until(busy.is_set)
    assert {thread.name for thread in set(threading.enumerate()) - before if "AnyIO" not in thread.name} == set()


def test_a_furnace_that_is_told_to_stop_is_not_broken(tmp_path, monkeypatch, caplog):
    """systemd tells every process at once: the child may have gone before the server has told the furnace."""
    monkeypatch.setenv("ATHANOR_CACHE", str(tmp_path))
    furnace = Furnace()
    furnace._queue = ["sealed"]
    lit = subprocess.Popen

    def told_to_stop(words, **given):
        return lit([sys.executable, "-c", "import os, signal; os.kill(os.getpid(), signal.SIGTERM)"], **given)

    monkeypatch.setattr(subprocess, "Popen", told_to_stop)
    furnace._burn()
    assert furnace.fires["sealed"].status == COLD
    assert not caplog.records


def test_a_server_that_is_stopped_while_it_compiles_says_nothing(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_CACHE", str(tmp_path / "cache"))
    with serving(tmp_path / "data", compiled=True) as served:
        wait_until(lambda: "heating" in httpx.get(f"{served.url}/api/games", timeout=PATIENCE).text)
        assert served.stop(signal.SIGTERM) == 0
    assert served.log.read_text() == ""


def test_whoever_stops_leaves_no_painter_behind(monkeypatch):
    """A thread at work when Python ends can bring it down (SIGABRT): the covers that nobody has seen yet are left unpainted."""
    monkeypatch.setattr(pictures, "_covers", {})
    monkeypatch.setattr(pictures, "_middles", {})
    with painting():
        wait_until(lambda: bool(pictures._covers))
    assert "covers" not in {thread.name for thread in threading.enumerate()}
    assert len(pictures._covers) < len(LANGUAGES) * len(slugs())


@pytest.mark.parametrize(
    ("words", "wrong"),
    [
        (("--proxy", "garbage"), "'garbage' is no address"),
        (("--pace", "nan"), "--pace nan: a bot takes 0 to 3600 seconds"),
        (("--pace", "-1"), "--pace -1.0: a bot takes"),
        *(
            (("--address", address), "is no place on the web: say --address https://table.example.org.")
            for address in (
                "nonsense",
                "ftp://table.example.org",
                "https://",
                "https://[bad",
                "https://table:0",
                "https://table?q=1",
            )
        ),
    ],
)
def test_a_setting_that_means_nothing_is_refused_before_anything_is_served(tmp_path, monkeypatch, words, wrong):
    monkeypatch.setattr(serve, "serve", lambda settings, browser: pytest.fail("it is served"))
    answer = CliRunner().invoke(main, ["serve", "--database", f"sqlite:///{tmp_path / 'a.db'}", *words])
    assert (answer.exit_code, wrong in answer.output) == (2, True), answer.output


@pytest.mark.parametrize("address", ["", "https://table.example.org/", "http://192.0.2.1:8000/athanor"])
def test_an_address_of_the_table_is_taken_without_its_last_stroke(monkeypatch, address):
    taken = []
    monkeypatch.setattr(serve, "serve", lambda settings, browser: taken.append(settings.address))
    assert CliRunner().invoke(main, ["serve", "--address", address]).exit_code == 0
    assert taken == [address.rstrip("/")]


# What a server tells of itself


def test_every_page_that_can_be_got_has_a_head(tmp_path):
    with inside(tmp_path) as (url, _, written), httpx.Client(base_url=url, timeout=PATIENCE) as me:
        me.headers["Authorization"] = f"Bearer {me.post('/api/people', json={'name': 'Ann'}).json()['token']}"
        table = me.post("/api/matches", json={"game": "connect_four", "seats": ["me", "here"]}).json()["table"]["id"]
        paths = ["/", "/rules/alchemist", "/static/table.js", "/healthz", "/nowhere", f"/m/{table}", "/api/games"]
        paths += [f"/api/matches/{table}/view", "/api/matches/nothing", "/api/openapi.json"]
        for path in paths:
            head, whole = me.head(path), me.get(path)
            assert (head.status_code, head.content) == (whole.status_code, b""), path
            assert head.headers["content-type"] == whole.headers["content-type"]
        streams = (f"/api/matches/{table}/stream", "/api/lobby/stream")
        assert [me.head(path).status_code for path in streams] == [200, 200]
        assert me.get("/api/games").status_code == 200
        assert not [line for line in written if "athanor" in line or "ASGI" in line]


def test_a_server_says_whether_it_is_alive_and_ready(tmp_path):
    app = create_app(settings(tmp_path))
    with TestClient(app) as client:
        assert (client.get("/healthz").text, client.get("/readyz").text) == ("alive\n", "ready\n")
        app.state.rooms.matches.storage.headers = lambda ids: raise_away()
        answer = client.get("/readyz")
        assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (503, "away", "2")
        assert client.get("/healthz").status_code == 200
        app.state.rooms.bell.stop()
        assert client.get("/readyz").text == "stopping\n"


def raise_away():
    from sqlalchemy.exc import OperationalError

    raise OperationalError("SELECT", {}, Exception("the server has gone"))


def test_metrics_are_told_only_where_they_are_asked_for_and_name_nobody(tmp_path):
    with TestClient(create_app(settings(tmp_path / "one"))) as client:
        assert client.get("/metrics").status_code == 404
    with TestClient(create_app(settings(tmp_path / "two", metrics=True))) as client:
        token = client.post("/api/people", json={"name": "Abigaïl"}).json()["token"]
        me = {"Authorization": f"Bearer {token}"}
        table = client.post("/api/matches", json={"game": "connect_four", "seats": ["me", "open"]}, headers=me).json()[
            "table"
        ]
        link = table["seats"][1]["link"]
        client.get(link)
        client.post(f"/api{link}", headers=me)
        seat = client.get(f"/api/matches/{table['id']}/view", headers=me).json()["to_act"][0]
        client.post(f"/api/matches/{table['id']}/act", json={"seat": seat, "action": 3}, headers=me)
        told = client.get("/metrics").text
    rows = dict(line.rsplit(" ", 1) for line in told.splitlines() if not line.startswith("#"))
    assert rows['athanor_actions_total{by="person"}'] == "1"
    assert rows['athanor_answers_total{method="POST",route="/api/matches/{id}/act",status="200"}'] == "1"
    assert rows['athanor_answer_seconds_count{method="POST",route="/api/matches/{id}/act"}'] == "1"
    assert rows['athanor_answer_seconds_bucket{method="POST",route="/api/matches/{id}/act",le="+Inf"}'] == "1"
    assert rows["athanor_streams"] == "0"
    assert rows['athanor_thinking_waiting{lane="deep"}'] == "0"
    assert rows['athanor_furnace{game="alchemist",status="cold"}'] == "1"
    for secret in (token, "Abigaïl", table["id"], link.rpartition("/")[2]):
        assert secret not in told


def test_a_defect_is_noted_by_its_place_and_not_by_what_it_says(tmp_path, caplog):
    app = create_app(settings(tmp_path))

    def broken(link):
        raise RuntimeError(f"no {link}")

    app.state.rooms.matches.storage.invited = broken
    client = TestClient(app)
    assert [client.get("/join/topsecret").status_code for _ in range(3)] == [500] * 3
    [record] = [record for record in caplog.records if record.name == "athanor.table"]
    assert record.getMessage().startswith("GET /join/{link}: RuntimeError\n")
    assert "in broken" in record.getMessage()
    assert "topsecret" not in caplog.text


def test_what_the_database_complains_of_is_told_without_parameters(tmp_path):
    from sqlalchemy import text
    from sqlalchemy.exc import DBAPIError

    storage = Storage(f"sqlite:///{tmp_path / 'one.db'}")
    with pytest.raises(DBAPIError) as raised, storage.engine.connect() as connection:
        connection.execute(text("SELECT :word FROM nowhere"), {"word": "topsecret"})
    assert "topsecret" not in str(raised.value)
    storage.close()


# Slow senders


@pytest.mark.parametrize(
    "sent",
    [b"", b"GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ", b"POST /api/people HTTP/1.1\r\nHost: x\r\nContent-Length: 10\r\n\r\n{"],
)
def test_whoever_sends_too_slowly_is_closed(tmp_path, monkeypatch, sent):
    from dataclasses import replace

    monkeypatch.setattr("athanor.table.patience.SECONDS", 0.3)
    with inside(tmp_path, limits=replace(FREE, patience=0.3)) as (url, _, _):
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as slow:
            slow.settimeout(10)
            slow.sendall(sent)
            heard = b""
            while chunk := slow.recv(4096):  # until it is closed
                heard += chunk
        assert (b"408" in heard) == sent.startswith(b"POST")
        if heard:
            assert json.loads(heard.partition(b"\r\n\r\n")[2])["code"] == "too-slow"
        assert httpx.get(f"{url}/healthz", timeout=60).status_code == 200


def test_no_clock_is_set_for_a_head_that_comes_whole(tmp_path, monkeypatch):
    waits, wait = [], Patient._wait

    def counted(connection):
        waits.append(connection)
        wait(connection)

    monkeypatch.setattr(Patient, "_wait", counted)
    with inside(tmp_path) as (url, _, _), httpx.Client(base_url=url, timeout=60) as client:
        assert [client.get("/healthz").status_code for _ in range(3)] == [200] * 3
        assert len(waits) == 1  # when the connection was made


def test_a_head_without_end_is_closed(tmp_path):
    with inside(tmp_path) as (url, _, _):
        with socket.create_connection(("127.0.0.1", int(url.rpartition(":")[2]))) as long:
            long.settimeout(10)
            with pytest.raises(OSError):  # noqa: PT012
                long.sendall(b"GET / HTTP/1.1\r\n")
                for _ in range(1000):
                    long.sendall(b"X-More: " + b"x" * 8000 + b"\r\n")
                    time.sleep(0.001)
        assert httpx.get(f"{url}/healthz", timeout=60).status_code == 200

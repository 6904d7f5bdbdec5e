"""What is kept, on both databases: migrations, transactions, races, and matches played across two server processes."""

import json
import queue
import secrets
import signal
import threading
import time
import urllib.request
from contextlib import suppress

import pytest
from sqlalchemy import create_engine, inspect, text

from athanor.kernel.errors import BadSettings
from athanor.table.errors import No
from athanor.table.furnace import Furnace
from athanor.table.house import House, Wish
from athanor.table.people import Person
from athanor.table.schema import metadata
from athanor.table.settings import Settings
from athanor.table.storage import Overtaken, Storage
from tests.browser import Served, serving
from tests.postgres import postgres


@pytest.fixture(scope="module")
def postgres_server():
    with postgres() as url:
        yield url


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'athanor.db'}"
        return
    server = request.getfixturevalue("postgres_server")
    name = f"test_{secrets.token_hex(6)}"
    root = create_engine(server.replace("postgresql://", "postgresql+psycopg://"), isolation_level="AUTOCOMMIT")
    with root.connect() as connection:
        connection.execute(text(f"CREATE DATABASE {name}"))
    root.dispose()
    yield f"{server.rpartition('/')[0]}/{name}"


@pytest.fixture
def house(url, tmp_path):
    yield from new_house(url, tmp_path)


def open_house(tmp_path):
    """A house on SQLite that the test closes itself."""
    settings = Settings(data=tmp_path, compiled=False)
    storage = Storage(settings.url)
    storage.migrate()
    return House(storage, Furnace(False), settings)


def new_house(url, tmp_path):
    settings = Settings(database=url, data=tmp_path, compiled=False)
    storage = Storage(settings.url)
    storage.migrate()
    yield House(storage, Furnace(False), settings)
    storage.close()


ME, YOU = Person("me", "Abigaïl"), Person("you", "Merlin")


def seated(house):
    table = house.lay(ME, Wish("alchemist", ("me", "open", "here"), options={"first": "0"}))
    house.sit(YOU, table.id, 1, house.storage.chairs(table.id)[1].link)
    return table.id


def test_the_migrations_make_the_tables_that_the_code_uses(house):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with house.storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}


def test_migrating_twice_changes_nothing(house):
    house.storage.migrate()
    house.storage.migrate()


def test_a_match_is_rebuilt_from_its_lines(house, url, tmp_path):
    table = seated(house)
    for seat, action in ((0, "draw"), (1, "draw")):
        house.act([ME, YOU][seat], table, seat, action, None)
    create = next(a for a in other_legal(house, table, 2) if house_notation(house, table, a).startswith("create"))
    house.act(ME, table, 2, create, None)
    house.take_back(ME, table, 2, None)
    for again in new_house(url, tmp_path):
        with house.holding(table) as one, again.holding(table) as other:
            assert one.match.memory == other.match.memory
            assert (one.version, len(one.match.lines)) == (other.version, len(other.match.lines)) == (4, 2)
            assert one.log == other.log


def other_legal(house, table, seat):
    with house.holding(table) as live:
        return live.match.legal(seat)


def house_notation(house, table, action):
    with house.holding(table) as live:
        return live.match.notation(action)


def test_of_two_who_race_one_wins_and_the_other_is_told(house, url, tmp_path):
    """Two houses stand for two processes; both hold the match at the same version."""
    table = seated(house)
    for other in new_house(url, tmp_path):
        for one in (house, other):
            with one.holding(table):
                pass
        answers: list[int | str] = []
        barrier = threading.Barrier(2)

        def post(one, action, barrier=barrier, answers=answers):
            barrier.wait()
            try:
                answers.append(one.act(ME, table, 0, action, 0))
            except No as no:
                answers.append(no.code)

        legal = other_legal(house, table, 0)
        racers = [threading.Thread(target=post, args=pair) for pair in ((house, legal[0]), (other, legal[-1]))]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(map(str, answers)) == ["1", "stale"]
        with house.holding(table) as first, other.holding(table) as second:
            assert first.match.memory == second.match.memory


def test_what_fails_leaves_no_trace(house, monkeypatch):
    from athanor.table.storage import Change

    table = seated(house)

    def broken(self):
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Change, "finish", broken)
        with pytest.raises(OSError, match="disk"):
            house.act(ME, table, 0, "draw", 0)
    with house.holding(table) as live:
        assert (live.version, len(live.match.lines)) == (0, 0)
    assert house.act(ME, table, 0, "draw", 0) == 1


def test_writers_who_wait_share_a_commit(tmp_path, monkeypatch):
    house = open_house(tmp_path)
    together = house.storage._together
    tables = [house.lay(ME, Wish("sealed", ("me", "here"))).id for _ in range(24)]
    commits: list[int] = []
    commit = together._commit

    def counted():
        commits.append(1)
        commit()

    monkeypatch.setattr(together, "_commit", counted)
    writers = [threading.Thread(target=house.act, args=(ME, table, 0, "bid 2", 0)) for table in tables]
    with together.queue:  # everybody arrives before the first may write
        for writer in writers:
            writer.start()
        while together.waiting < len(writers):
            time.sleep(0.01)
    for writer in writers:
        writer.join()
    assert [house.storage.header(table).version for table in tables] == [1] * 24
    assert len(commits) < 24
    house.storage.close()


def test_what_fails_among_shared_writes_is_undone_alone(tmp_path):
    house = open_house(tmp_path)
    tables = [house.lay(ME, Wish("sealed", ("me", "here"))).id for _ in range(2)]
    together = house.storage._together

    def fail():
        with suppress(ZeroDivisionError), house.storage.change(tables[0]) as change:
            change.append("play", 0, 1)
            change.append("play", 1 // 0, 1)

    writers = [threading.Thread(target=fail), threading.Thread(target=house.act, args=(ME, tables[1], 0, "bid 2", 0))]
    with together.queue:
        for writer in writers:
            writer.start()
        while together.waiting < 2:
            time.sleep(0.01)
    for writer in writers:
        writer.join()
    assert [len(house.storage.lines(table)) for table in tables] == [0, 1]
    house.storage.close()


class Answers:
    """What the writer answers, as it comes."""

    def __init__(self):
        self.made: queue.SimpleQueue = queue.SimpleQueue()

    def hand_in(self, house, table, seat, action, version=None):
        with house.holding(table):
            pass  # in memory from now on
        assert house.hand_in(ME, table, seat, action, version, self.made.put)

    def next(self):
        return self.made.get(timeout=20)


def bidding(house, tables=1):
    return [house.lay(ME, Wish("sealed", ("me", "here", "here"))).id for _ in range(tables)]


def test_what_is_handed_in_is_kept_and_answered_as_an_action_is(house):
    one, other = bidding(house, 2)
    answers, heard = Answers(), []
    house.storage.told = lambda ring: heard.append((ring.header.version, house.storage.header(ring.header.id).version))
    answers.hand_in(house, one, 0, ["bid 3"], 0)
    assert answers.next() == house.made(ME, other, 0, ["bid 3"], 0) == (1, 3)
    assert heard == [(1, 1), (1, 1)]
    alike = [
        (row.number, row.kind, row.seat, row.action, row.audience)
        for table in (one, other)
        for row in house.storage.lines(table)
    ]
    assert alike[0] == alike[1]
    house.forget(one)
    with house.holding(one) as again, house.holding(other) as live:
        assert again.match.lines == live.match.lines
        times = {"id", "seed", "salt", "made", "moved", "noticed"}
        assert {k: v for k, v in vars(again.header).items() if k not in times} == {
            k: v for k, v in vars(live.header).items() if k not in times
        }


def test_what_was_played_on_an_older_match_is_not_kept(house, url, tmp_path):
    """Two processes: the memory of one is behind, and the writer finds out."""
    (table,) = bidding(house)
    answers = Answers()
    with house.holding(table):
        pass
    for other in new_house(url, tmp_path):
        other.act(ME, table, 0, "bid 2", 0)
        assert house.hand_in(ME, table, 0, "bid 5", None, answers.made.put)
        assert isinstance(answers.next(), Overtaken)
        assert [(row.seat, row.action) for row in house.storage.lines(table)] == [(0, 1)]
        assert house.act(ME, table, 1, "bid 5", None) == 2
        with house.holding(table) as one, other.holding(table) as two:
            assert one.match.memory == two.match.memory


def test_what_waits_goes_to_the_disk_together_and_what_fails_is_undone_alone(house, monkeypatch):
    tables = bidding(house, 12)
    answers, groups = Answers(), []
    keep, hold = house.storage.keep, threading.Event()

    def kept(connection, changes):
        groups.append(len(changes))
        hold.wait(20)
        if any(change.header.id == tables[5] for change in changes):
            raise OSError("this one cannot be written")
        return keep(connection, changes)

    monkeypatch.setattr(house.storage, "keep", kept)
    answers.hand_in(house, tables[0], 0, "bid 2", 0)
    while not groups:
        time.sleep(0.01)
    for table in tables[1:]:
        with house.holding(table):
            pass
        assert house.hand_in(ME, table, 0, "bid 2", 0, answers.made.put)
    assert answers.made.empty()
    assert not house.hand_in(ME, tables[3], 1, "bid 2", 1, answers.made.put)  # nobody plays on what is not kept
    hold.set()
    told = [answers.next() for _ in tables]
    assert sorted(map(str, told)) == ["Made(version=1, tick=3)"] * 11 + ["this one cannot be written"]
    assert groups[:2] == [1, 11]
    monkeypatch.undo()
    versions = [house.storage.header(table).version for table in tables]
    assert versions == [1] * 5 + [0] + [1] * 6
    assert house.act(ME, tables[5], 0, "bid 4", 0) == 1


def test_nobody_sees_what_is_not_kept_yet(house, monkeypatch):
    (table,) = bidding(house)
    answers, hold, seen = Answers(), threading.Event(), []
    keep = house.storage.keep
    monkeypatch.setattr(house.storage, "keep", lambda *given: hold.wait(20) and keep(*given))

    def look():
        with house.holding(table) as live:
            seen.append((live.version, house.storage.header(table).version))

    answers.hand_in(house, table, 0, "bid 2", 0)
    with house.glancing(table) as live:
        assert live is None
    looking = threading.Thread(target=look)
    looking.start()
    time.sleep(0.1)
    assert not seen
    hold.set()
    looking.join(20)
    assert seen == [(1, 1)]


def test_what_is_forbidden_is_not_handed_in_and_leaves_no_trace(house):
    (table,) = bidding(house)
    answers = Answers()
    with house.holding(table):
        pass
    refused = [
        (ME, 0, ["bid 3", "bid 3"], 0), (ME, 0, "bid 99", 0), (ME, 0, "bid 3", 7), (YOU, 0, "bid 3", 0), (ME, 9, "bid 3", 0),
    ]  # fmt: skip
    for person, seat, action, version in refused:
        assert not house.hand_in(person, table, seat, action, version, answers.made.put)
        with house.holding(table) as live:
            assert (live.version, len(live.match.lines)) == (0, 0)
    assert house.storage.lines(table) == []
    answers.hand_in(house, table, 0, "bid 3", 0)
    assert answers.next() == (1, 3)


def test_a_match_at_which_somebody_spoke_is_still_at_hand(tmp_path):
    """What is not a line is read where it is asked for: no thread is needed for it."""
    house = open_house(tmp_path)
    (table,) = bidding(house)
    answers = Answers()
    for version in range(2):
        house.say(ME, table, 0, "Salut")
        assert house.hand_in(ME, table, version, "bid 3", version, answers.made.put)
        assert answers.next() == (version + 1, house.storage.header(table).tick)
    house.storage.close()


def test_nobody_is_told_before_the_line_is_kept(house):
    table = seated(house)
    heard = []
    house.storage.told = lambda ring: heard.append((ring.header.version, house.storage.header(table).version))
    house.act(ME, table, 0, "draw", 0)
    assert heard == [(1, 1)]


def test_sealed_choices_do_not_make_each_other_stale(house):
    table = house.lay(ME, Wish("sealed", ("me", "here", "here"))).id
    assert [house.act(ME, table, seat, "bid 3", 0) for seat in (0, 1)] == [1, 2]
    with house.holding(table) as live:
        assert live.match.to_act() == [2]
        assert live.view(2).state.bid[:2] == [0, 0]
    assert house.act(ME, table, 2, "bid 5", 0) == 3
    with pytest.raises(No, match="stale"):
        house.act(ME, table, 0, "bid 4", 1)
    assert house.act(ME, table, 0, "bid 4", 3) == 4


def test_only_one_process_lets_its_bots_think(house):
    table = seated(house)
    now = time.time()
    assert house.storage.lease(table, "one", now, 10)
    assert not house.storage.lease(table, "two", now + 5, 10)
    assert house.storage.lease(table, "one", now + 5, 10)
    assert house.storage.lease(table, "two", now + 60, 10)


def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path):
    with pytest.raises(BadSettings, match="cannot be opened") as raised:
        Storage("postgresql+psycopg://athanor:topsecret@127.0.0.1:1/nothing").migrate()
    assert "topsecret" not in str(raised.value)
    with pytest.raises(BadSettings, match="is no database"):
        Storage("a file")


def test_a_match_of_another_edition_is_refused_with_a_sentence(house):
    table = seated(house)
    with house.storage.change(table) as change:
        change.set(edition=99)
    house.forget(table)
    with pytest.raises(No, match="other-edition"), house.holding(table):
        pass


# Processes


class Program:
    """A player over HTTP, as a program in any language would be."""

    def __init__(self, url, token=""):
        self.url = url
        self.token = token

    def ask(self, path, body=None):
        headers = {"Content-Type": "application/json", "Authorization": f"Bearer {self.token}"}
        given = json.dumps(body).encode() if body is not None else None
        with urllib.request.urlopen(urllib.request.Request(self.url + path, given, headers), timeout=20) as answer:
            return json.loads(answer.read())

    def introduce(self, name):
        self.token = self.ask("/api/people", {"name": name})["token"]
        return self

    def listen(self, table, heard):
        request = urllib.request.Request(f"{self.url}/api/tables/{table}/events")

        def hear():
            try:
                with urllib.request.urlopen(request, timeout=60) as stream:
                    for line in stream:
                        if line.startswith(b"data: "):
                            heard.append(json.loads(line[6:])["version"])
            except OSError:
                return

        threading.Thread(target=hear, daemon=True).start()


def test_a_match_is_played_across_two_server_processes(url, tmp_path):
    with serving(tmp_path, database=url) as first, serving(tmp_path, database=url) as second:
        one, two = Program(first.url).introduce("Abigaïl"), Program(second.url).introduce("Merlin")
        seats = ["me", "open", "novice"]
        table = one.ask("/api/tables", {"game": "alchemist", "seats": seats})["table"]
        two.ask(f"/api{table['seats'][1]['link']}", {})
        heard: list[int] = []
        two.listen(table["id"], heard)
        end = time.monotonic() + 120
        turn = 0
        status = ""
        while status != "over":
            assert time.monotonic() < end
            for seat, player in enumerate((one, two)):
                seen = player.ask(f"/api/tables/{table['id']}/view?seat={seat}")
                status = seen["table"]["status"]
                if seen["your_turn"]:
                    action = seen["legal"][turn * 5 % len(seen["legal"])]["action"]
                    player.ask(
                        f"/api/tables/{table['id']}/act", {"seat": seat, "action": action, "version": seen["version"]}
                    )
                    turn += 1
        outcomes = [player.ask(f"/api/tables/{table['id']}/outcome") for player in (one, two)]
        assert outcomes[0] == outcomes[1]
        time.sleep(1.5)
        assert heard[-1] == seen["version"]


def test_a_killed_server_loses_nothing(tmp_path):
    served = Served(tmp_path)
    me = Program(served.url).introduce("Abigaïl")
    table = me.ask("/api/tables", {"game": "alchemist", "seats": ["me", "here", "here"], "options": {"first": "0"}})[
        "table"
    ]["id"]
    me.ask(f"/api/tables/{table}/act", {"seat": 0, "action": "draw", "version": 0})
    served.stop(signal.SIGKILL)
    with serving(tmp_path, port=served.port):
        seen = me.ask(f"/api/tables/{table}/view?seat=1")
        assert (seen["version"], seen["your_turn"]) == (1, True)


def test_a_server_stops_gracefully_while_streams_are_open(tmp_path):
    served = Served(tmp_path)
    me = Program(served.url).introduce("Abigaïl")
    table = me.ask("/api/tables", {"game": "alchemist", "seats": ["me", "novice"]})["table"]["id"]
    heard: list[int] = []
    me.listen(table, heard)
    while not heard:
        time.sleep(0.05)
    started = time.monotonic()
    assert served.stop() == 0
    assert time.monotonic() - started < 6


def test_bots_of_a_stopped_process_are_taken_over(tmp_path):
    """The first process dies while a bot is to act; another one that starts later plays on."""
    served = Served(tmp_path, pace=30)
    me = Program(served.url).introduce("Abigaïl")
    seats = {"game": "alchemist", "seats": ["novice", "novice", "me"], "options": {"first": "0"}}
    table = me.ask("/api/tables", seats)["table"]["id"]
    served.stop(signal.SIGKILL)
    with serving(tmp_path) as other:
        me.url = other.url
        end = time.monotonic() + 60
        while not me.ask(f"/api/tables/{table}/view?seat=2")["your_turn"]:
            assert time.monotonic() < end
            time.sleep(0.3)


def test_the_example_bot_plays_a_match_over_http(tmp_path):
    import subprocess
    import sys

    from tests.browser import ROOT

    with serving(tmp_path) as served:
        words = [sys.executable, str(ROOT / "examples" / "bot_over_http.py"), served.url, "--against", "novice"]
        told = subprocess.run(words, capture_output=True, text=True, timeout=120, check=True).stdout.splitlines()
    assert told[0].startswith(f"{served.url}/m/")
    assert len(told) == 4
    assert told[1].startswith("1. ")

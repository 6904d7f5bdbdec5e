"""What is kept, on both databases: migrations, transactions, races, and matches played across two server processes."""

import json
import queue
import signal
import threading
import time
import urllib.request
from contextlib import suppress

import pytest
from sqlalchemy import inspect

from athanor.kernel.errors import BadSettings
from athanor.table.errors import No
from athanor.table.furnace import Furnace
from athanor.table.matches import Matches, Wish
from athanor.table.people import Person
from athanor.table.schema import metadata
from athanor.table.settings import Settings
from athanor.table.storage import Overtaken, Storage
from tests.browser import SHELVES, Served, serving, wait_until
from tests.postgres import empty_database


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request, tmp_path):
    """An empty database of each kind."""
    if request.param == "sqlite":
        yield f"sqlite:///{tmp_path / 'athanor.db'}"
        return
    with empty_database() as made:
        yield made


@pytest.fixture
def matches(url, tmp_path):
    yield from new_matches(url, tmp_path)


def open_matches(tmp_path):
    """Matches on SQLite that the test closes itself."""
    settings = Settings(data=tmp_path, compiled=False)
    storage = Storage(settings.url)
    storage.migrate()
    return Matches(storage, Furnace(False), settings)


def new_matches(url, tmp_path):
    settings = Settings(database=url, data=tmp_path, compiled=False)
    storage = Storage(settings.url)
    storage.migrate()
    yield Matches(storage, Furnace(False), settings)
    storage.close()


ME, YOU = Person("me", "Abigaïl"), Person("you", "Merlin")


def seated(matches):
    table = matches.lay(ME, Wish("alchemist", ("me", "open", "here"), options={"first": "0"}))
    matches.sit(YOU, table.id, 1, matches.storage.chairs(table.id)[1].link)
    return table.id


def test_the_migrations_make_the_tables_that_the_code_uses(matches):
    from alembic.autogenerate import compare_metadata
    from alembic.migration import MigrationContext

    with matches.storage.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert set(inspect(connection).get_table_names()) == {*metadata.tables, "alembic_version"}


def test_migrating_twice_changes_nothing(matches):
    matches.storage.migrate()
    matches.storage.migrate()


def test_a_match_is_rebuilt_from_its_lines(matches, url, tmp_path):
    table = seated(matches)
    for seat, action in ((0, "draw"), (1, "draw")):
        matches.act([ME, YOU][seat], table, seat, action, None)
    create = next(a for a in other_legal(matches, table, 2) if matches_notation(matches, table, a).startswith("create"))
    matches.act(ME, table, 2, create, None)
    matches.take_back(ME, table, 2, None)
    for again in new_matches(url, tmp_path):
        with matches.holding(table) as one, again.holding(table) as other:
            assert one.match.memory == other.match.memory
            assert (one.version, len(one.match.lines)) == (other.version, len(other.match.lines)) == (4, 2)
            assert one.log == other.log


def other_legal(matches, table, seat):
    with matches.holding(table) as live:
        return live.match.legal(seat)


def matches_notation(matches, table, action):
    with matches.holding(table) as live:
        return live.match.notation(action)


def test_of_two_who_race_one_wins_and_the_other_is_told(matches, url, tmp_path):
    """The matches of two processes; both hold the match at the same version."""
    table = seated(matches)
    for other in new_matches(url, tmp_path):
        for one in (matches, other):
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

        legal = other_legal(matches, table, 0)
        racers = [threading.Thread(target=post, args=pair) for pair in ((matches, legal[0]), (other, legal[-1]))]
        for racer in racers:
            racer.start()
        for racer in racers:
            racer.join()
        assert sorted(map(str, answers)) == ["1", "stale"]
        with matches.holding(table) as first, other.holding(table) as second:
            assert first.match.memory == second.match.memory


def test_what_fails_leaves_no_trace(matches, monkeypatch):
    from athanor.table.storage import Change

    table = seated(matches)

    def broken(self):
        raise OSError("the disk is full")

    with monkeypatch.context() as patched:
        patched.setattr(Change, "finish", broken)
        with pytest.raises(OSError, match="disk"):
            matches.act(ME, table, 0, "draw", 0)
    with matches.holding(table) as live:
        assert (live.version, len(live.match.lines)) == (0, 0)
    assert matches.act(ME, table, 0, "draw", 0) == 1


def test_writers_who_wait_share_a_commit(tmp_path, monkeypatch):
    matches = open_matches(tmp_path)
    together = matches.storage._together
    tables = [matches.lay(ME, Wish("sealed", ("me", "here"))).id for _ in range(24)]
    commits: list[int] = []
    commit = together._commit

    def counted():
        commits.append(1)
        commit()

    monkeypatch.setattr(together, "_commit", counted)
    writers = [threading.Thread(target=matches.act, args=(ME, table, 0, "bid 2", 0)) for table in tables]
    with together.queue:  # everybody arrives before the first may write
        for writer in writers:
            writer.start()
        wait_until(lambda: together.waiting == len(writers))
    for writer in writers:
        writer.join()
    assert [matches.storage.header(table).version for table in tables] == [1] * 24
    assert len(commits) < 24
    matches.storage.close()


def test_what_fails_among_shared_writes_is_undone_alone(tmp_path):
    matches = open_matches(tmp_path)
    tables = [matches.lay(ME, Wish("sealed", ("me", "here"))).id for _ in range(2)]
    together = matches.storage._together

    def fail():
        with suppress(ZeroDivisionError), matches.storage.change(tables[0]) as change:
            change.append("play", 0, 1)
            change.append("play", 1 // 0, 1)

    writers = [threading.Thread(target=fail), threading.Thread(target=matches.act, args=(ME, tables[1], 0, "bid 2", 0))]
    with together.queue:
        for writer in writers:
            writer.start()
        wait_until(lambda: together.waiting == len(writers))
    for writer in writers:
        writer.join()
    assert [len(matches.storage.lines(table)) for table in tables] == [0, 1]
    matches.storage.close()


class Answers:
    """What the writer answers, as it comes."""

    def __init__(self):
        self.made: queue.SimpleQueue = queue.SimpleQueue()

    def hand_in(self, matches, table, seat, action, version=None):
        with matches.holding(table):
            pass  # in memory from now on
        assert matches.hand_in(ME, table, seat, action, version, self.made.put)

    def next(self):
        return self.made.get(timeout=60)


def bidding(matches, tables=1):
    return [matches.lay(ME, Wish("sealed", ("me", "here", "here"))).id for _ in range(tables)]


def test_what_is_handed_in_is_kept_and_answered_as_an_action_is(matches):
    one, other = bidding(matches, 2)
    answers, heard = Answers(), []
    matches.storage.told = lambda ring: heard.append((ring.header.version, matches.storage.header(ring.header.id).version))
    answers.hand_in(matches, one, 0, ["bid 3"], 0)
    assert answers.next() == matches.made(ME, other, 0, ["bid 3"], 0) == (1, 3)
    assert heard == [(1, 1), (1, 1)]
    alike = [
        (row.number, row.kind, row.seat, row.action, row.audience)
        for table in (one, other)
        for row in matches.storage.lines(table)
    ]
    assert alike[0] == alike[1]
    matches.forget(one)
    with matches.holding(one) as again, matches.holding(other) as live:
        assert again.match.lines == live.match.lines
        times = {"id", "seed", "salt", "made", "moved", "noticed"}
        assert {k: v for k, v in vars(again.header).items() if k not in times} == {
            k: v for k, v in vars(live.header).items() if k not in times
        }


def test_what_was_played_on_an_older_match_is_not_kept(matches, url, tmp_path):
    """Two processes: the memory of one is behind, and the writer finds out."""
    (table,) = bidding(matches)
    answers = Answers()
    with matches.holding(table):
        pass
    for other in new_matches(url, tmp_path):
        other.act(ME, table, 0, "bid 2", 0)
        assert matches.hand_in(ME, table, 0, "bid 5", None, answers.made.put)
        assert isinstance(answers.next(), Overtaken)
        assert [(row.seat, row.action) for row in matches.storage.lines(table)] == [(0, 1)]
        assert matches.act(ME, table, 1, "bid 5", None) == 2
        with matches.holding(table) as one, other.holding(table) as two:
            assert one.match.memory == two.match.memory


def test_what_waits_goes_to_the_disk_together_and_what_fails_is_undone_alone(matches, monkeypatch):
    tables = bidding(matches, 12)
    answers, groups = Answers(), []
    keep, hold = matches.storage.keep, threading.Event()

    def kept(connection, changes):
        groups.append(len(changes))
        hold.wait(60)
        if any(change.header.id == tables[5] for change in changes):
            raise OSError("this one cannot be written")
        return keep(connection, changes)

    monkeypatch.setattr(matches.storage, "keep", kept)
    answers.hand_in(matches, tables[0], 0, "bid 2", 0)
    wait_until(lambda: bool(groups))
    for table in tables[1:]:
        with matches.holding(table):
            pass
        assert matches.hand_in(ME, table, 0, "bid 2", 0, answers.made.put)
    assert answers.made.empty()
    assert not matches.hand_in(ME, tables[3], 1, "bid 2", 1, answers.made.put)  # nobody plays on what is not kept
    hold.set()
    told = [answers.next() for _ in tables]
    assert sorted(map(str, told)) == ["Made(version=1, tick=3)"] * 11 + ["this one cannot be written"]
    assert groups[:2] == [1, 11]
    monkeypatch.undo()
    versions = [matches.storage.header(table).version for table in tables]
    assert versions == [1] * 5 + [0] + [1] * 6
    assert matches.act(ME, tables[5], 0, "bid 4", 0) == 1


def test_nobody_sees_what_is_not_kept_yet(matches, monkeypatch):
    (table,) = bidding(matches)
    answers, hold, seen = Answers(), threading.Event(), []
    keep = matches.storage.keep
    monkeypatch.setattr(matches.storage, "keep", lambda *given: hold.wait(60) and keep(*given))

    def look():
        with matches.holding(table) as live:
            seen.append((live.version, matches.storage.header(table).version))

    answers.hand_in(matches, table, 0, "bid 2", 0)
    with matches.glancing(table) as live:
        assert live is None
    looking = threading.Thread(target=look)
    looking.start()
    time.sleep(0.1)
    assert not seen
    hold.set()
    looking.join(60)
    assert seen == [(1, 1)]


def test_what_is_forbidden_is_not_handed_in_and_leaves_no_trace(matches):
    (table,) = bidding(matches)
    answers = Answers()
    with matches.holding(table):
        pass
    refused = [
        (ME, 0, ["bid 3", "bid 3"], 0), (ME, 0, "bid 99", 0), (ME, 0, "bid 3", 7), (YOU, 0, "bid 3", 0), (ME, 9, "bid 3", 0),
    ]  # fmt: skip
    for person, seat, action, version in refused:
        assert not matches.hand_in(person, table, seat, action, version, answers.made.put)
        with matches.holding(table) as live:
            assert (live.version, len(live.match.lines)) == (0, 0)
    assert matches.storage.lines(table) == []
    answers.hand_in(matches, table, 0, "bid 3", 0)
    assert answers.next() == (1, 3)


def test_a_match_at_which_somebody_spoke_is_still_at_hand(tmp_path):
    """What is not a line is read where it is asked for: no thread is needed for it."""
    matches = open_matches(tmp_path)
    (table,) = bidding(matches)
    answers = Answers()
    for version in range(2):
        matches.say(ME, table, 0, "Salut")
        assert matches.hand_in(ME, table, version, "bid 3", version, answers.made.put)
        assert answers.next() == (version + 1, matches.storage.header(table).tick)
    matches.storage.close()


def test_nobody_is_told_before_the_line_is_kept(matches):
    table = seated(matches)
    heard = []
    matches.storage.told = lambda ring: heard.append((ring.header.version, matches.storage.header(table).version))
    matches.act(ME, table, 0, "draw", 0)
    assert heard == [(1, 1)]


def test_sealed_choices_do_not_make_each_other_stale(matches):
    table = matches.lay(ME, Wish("sealed", ("me", "here", "here"))).id
    assert [matches.act(ME, table, seat, "bid 3", 0) for seat in (0, 1)] == [1, 2]
    with matches.holding(table) as live:
        assert live.match.to_act() == [2]
        assert live.view(2).state.bid[:2] == [0, 0]
    assert matches.act(ME, table, 2, "bid 5", 0) == 3
    with pytest.raises(No, match="stale"):
        matches.act(ME, table, 0, "bid 4", 1)
    assert matches.act(ME, table, 0, "bid 4", 3) == 4


def test_only_one_process_lets_its_bots_think(matches):
    table = seated(matches)
    now = time.time()
    assert matches.storage.lease(table, "one", now, 10)
    assert not matches.storage.lease(table, "two", now + 5, 10)
    assert matches.storage.lease(table, "one", now + 5, 10)
    assert matches.storage.lease(table, "two", now + 60, 10)


def test_a_database_that_does_not_answer_is_named_without_its_password(tmp_path):
    with pytest.raises(BadSettings, match="cannot be opened") as raised:
        Storage("postgresql+psycopg://athanor:topsecret@127.0.0.1:1/nothing").migrate()
    assert "topsecret" not in str(raised.value)
    with pytest.raises(BadSettings, match="is no database"):
        Storage("a file")


def test_a_match_of_another_edition_is_refused_with_a_sentence(matches):
    table = seated(matches)
    with matches.storage.change(table) as change:
        change.set(edition=99)
    matches.forget(table)
    with pytest.raises(No, match="other-edition"), matches.holding(table):
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
        with urllib.request.urlopen(urllib.request.Request(self.url + path, given, headers), timeout=60) as answer:
            return json.loads(answer.read())

    def introduce(self, name):
        self.token = self.ask("/api/people", {"name": name})["token"]
        return self

    def listen(self, table, heard):
        request = urllib.request.Request(f"{self.url}/api/matches/{table}/stream")

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
    how = {"database": url, "shelves": SHELVES}
    with serving(tmp_path, **how) as first, serving(tmp_path, **how) as second:
        one, two = Program(first.url).introduce("Abigaïl"), Program(second.url).introduce("Merlin")
        seats = ["me", "open", "novice"]
        table = one.ask("/api/matches", {"game": "sealed", "seats": seats})["table"]
        two.ask(f"/api{table['seats'][1]['link']}", {})
        heard: list[int] = []
        two.listen(table["id"], heard)
        where, seen = f"/api/matches/{table['id']}", {}

        def over():
            for seat, player in enumerate((one, two)):
                seen.update(player.ask(f"{where}/view?seat={seat}"))
                if seen["your_turn"]:
                    action = seen["legal"][seen["version"] * 5 % len(seen["legal"])]["action"]
                    player.ask(f"{where}/act", {"seat": seat, "action": action, "version": seen["version"]})
            return seen["table"]["status"] == "over"

        wait_until(over)
        assert one.ask(f"{where}/outcome") == two.ask(f"{where}/outcome")
        wait_until(lambda: heard[-1:] == [seen["version"]])


def test_a_killed_server_loses_nothing(tmp_path):
    served = Served(tmp_path)
    me = Program(served.url).introduce("Abigaïl")
    table = me.ask("/api/matches", {"game": "alchemist", "seats": ["me", "here", "here"], "options": {"first": "0"}})[
        "table"
    ]["id"]
    me.ask(f"/api/matches/{table}/act", {"seat": 0, "action": "draw", "version": 0})
    served.stop(signal.SIGKILL)
    with serving(tmp_path, port=served.port):
        seen = me.ask(f"/api/matches/{table}/view?seat=1")
        assert (seen["version"], seen["your_turn"]) == (1, True)


def test_a_server_stops_gracefully_while_streams_are_open(tmp_path):
    served = Served(tmp_path)
    me = Program(served.url).introduce("Abigaïl")
    table = me.ask("/api/matches", {"game": "alchemist", "seats": ["me", "novice"]})["table"]["id"]
    heard: list[int] = []
    me.listen(table, heard)
    wait_until(lambda: bool(heard))
    assert (served.stop(), served.log.read_text()) == (0, "")


def test_bots_of_a_stopped_process_are_taken_over(tmp_path):
    """The first process dies while a bot is to act; another one that starts later plays on."""
    served = Served(tmp_path, pace=30)
    me = Program(served.url).introduce("Abigaïl")
    seats = {"game": "alchemist", "seats": ["novice", "novice", "me"], "options": {"first": "0"}}
    table = me.ask("/api/matches", seats)["table"]["id"]
    served.stop(signal.SIGKILL)
    with serving(tmp_path) as other:
        me.url = other.url
        wait_until(lambda: bool(me.ask(f"/api/matches/{table}/view?seat=2")["your_turn"]))


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

"""A database comes from every earlier version, never from a later one, and back from a backup: rehearsed on both databases."""
# ruff: noqa: F811

import shutil
import sqlite3
import subprocess
import threading
from dataclasses import replace

import pytest
from alembic import command
from alembic.config import Config
from alembic.script import ScriptDirectory
from click.testing import CliRunner
from sqlalchemy import MetaData, delete, insert, select, text, update
from sqlalchemy.exc import DBAPIError

from athanor.cli import main
from athanor.events import Showing, new_event
from athanor.events.standings import next_round
from athanor.kernel.errors import BadSettings
from athanor.table.accounts.register import Accounts
from athanor.table.events.ledger import Ledger
from athanor.table.matches import Wish
from athanor.table.people import People
from athanor.table.schema import metadata
from athanor.table.storage import MIGRATIONS, Storage
from tests.postgres import program
from tests.test_storage import ME, matches, new_matches, open_matches, url  # noqa: F401  fixtures


def config(connection=None):
    found = Config()
    found.set_main_option("script_location", str(MIGRATIONS))
    found.attributes["connection"] = connection
    return found


EARLIER = [one.revision for one in ScriptDirectory.from_config(config()).walk_revisions()][1:]


@pytest.fixture(scope="module")
def donor(tmp_path_factory):
    """A match that is over, one that goes on and an event, as they were before players added numbers."""
    one = open_matches(tmp_path_factory.mktemp("donor"))
    for end in (True, False):
        header, chairs, _ = one.prepare(ME, Wish("alchemist", ("me", "here", "here"), options={"first": "0"}))
        one.storage.create(replace(header, seals=(), numbers=()), chairs)
        table = one.begun(replace(header, seals=(), numbers=())).id
        for seat in range(2):
            one.act(ME, table, seat, "draw", None)
        if end:
            one.resign(ME, table, 0)
            one.resign(ME, table, 1)
    played(Ledger(one.storage))
    yield one
    one.storage.close()


def played(ledger):
    """An event of its time: with players, a round and a result."""
    id = ledger.create(new_event("tournament", "alchemist", "Cup", seed=1)).id
    for name in "AB":
        ledger.change(id, lambda event, name=name: event.with_player(name, link=f"link of {name}"))
    ledger.change(id, next_round)
    ledger.change(id, lambda event: event.with_result(1, 1, [Showing(1, 5), Showing(2, 3)]))


def moved(storage, donor, revision):
    """A database of an earlier version, with all that it could keep of the donor's; what is over is so last."""
    with storage.engine.begin() as connection:
        command.upgrade(config(connection), revision)
    old = MetaData()
    old.reflect(storage.engine)
    over: set[str] = set()  # lines come before the end, here too
    with donor.storage.engine.connect() as source, storage.engine.begin() as target:
        for table in metadata.sorted_tables:
            if table.name in old.tables:
                kept = old.tables[table.name].columns.keys()
                rows = [{name: row[name] for name in kept} for row in source.execute(select(table)).mappings()]
                over |= {row["id"] for row in rows if row.get("status") == "over" and table.name == "matches"}
                rows = [{**row, "status": "playing"} if row.get("id") in over else row for row in rows]
                target.execute(delete(old.tables[table.name]))  # what the migration itself has put there
                if rows:
                    target.execute(insert(old.tables[table.name]), rows)
        ended = old.tables["matches"]
        target.execute(update(ended).where(ended.c.id.in_(over)).values(status="over"))


def told(matches):
    """All matches: what everybody may read of them, and their whole truth."""
    found = {}
    for header in matches.storage.tables(("playing", "over"), listed=False):
        with matches.holding(header.id) as live:
            found[header.id] = (header.status, live.match.transcript(), live.match.memory, live.version)
    return found


@pytest.mark.parametrize("revision", EARLIER)
def test_a_database_of_every_earlier_version_is_brought_up_to_date(url, tmp_path, donor, revision):
    storage = Storage(url.replace("postgresql://", "postgresql+psycopg://"))
    moved(storage, donor, revision)
    storage.close()
    for upgraded in new_matches(url, tmp_path):
        assert told(upgraded) == told(donor)
        assert len(told(upgraded)) == 2
        over = next(id for id, one in told(upgraded).items() if one[0] == "over")
        with pytest.raises(DBAPIError, match="never changed"), upgraded.storage.engine.begin() as connection:
            connection.execute(text(f"DELETE FROM lines WHERE match = '{over}'"))
        if revision >= "0003":
            assert Ledger(upgraded.storage).events() == Ledger(donor.storage).events()
            assert [one.id for one in Ledger(upgraded.storage).events()] == ["cup"]
        assert upgraded.lay(ME, Wish("alchemist", ("me", "here"))).status == "playing"
        claims(upgraded, over)


def claims(upgraded, over):
    """Whoever sat at a match from before an upgrade claims an account with it; nobody else is put there."""
    accounts = Accounts(upgraded.storage, "a secret of some length, for a test")
    assert People("s" * 32, 32, accounts).read(People("s" * 32, 32, accounts).token(ME)) == ME
    accounts.claim(ME.id, ME.name, "a device")
    assert {chair.person for chair in upgraded.storage.chairs(over)} == {ME.id}
    with pytest.raises(DBAPIError, match="never changed"), upgraded.storage.engine.begin() as connection:
        connection.execute(text(f"UPDATE seats SET person = 'x' WHERE match = '{over}'"))


def test_an_upgrade_can_be_undone_step_by_step(url):
    """For whoever writes the next one: down to the first version and up again."""
    storage = Storage(url.replace("postgresql://", "postgresql+psycopg://"))
    storage.migrate()
    with storage.engine.begin() as connection:
        command.downgrade(config(connection), "0001")
        command.upgrade(config(connection), "head")
    storage.close()


def test_a_motion_that_was_open_at_the_end_lapses_with_the_upgrade(url, tmp_path, donor):
    storage = Storage(url.replace("postgresql://", "postgresql+psycopg://"))
    moved(storage, donor, "0005")
    over = next(id for id, one in told(donor).items() if one[0] == "over")
    with storage.engine.begin() as connection:
        for table in told(donor):
            connection.execute(text(f"INSERT INTO motions VALUES ('{table}', 7, 'undo', 1, 0, 2, 'open')"))
    storage.migrate()
    with storage.engine.connect() as connection:
        found = connection.execute(text("SELECT match, status FROM motions")).all()
    storage.close()
    assert {(match == over, status) for match, status in found} == {(True, "lapsed"), (False, "open")}


def test_a_database_of_a_newer_version_is_left_alone(matches, url):
    with matches.storage.engine.begin() as connection:
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(BadSettings, match="is of version 9999, which a newer Athanor has made"):
        matches.storage.migrate()
    for words in (["serve", "--port", "0"], ["event"]):
        given = [*words, "--database", url, *(["list"] if words == ["event"] else [])]
        answer = CliRunner().invoke(main, given)
        assert (answer.exit_code, answer.output.count("\n")) == (2, 1), answer.output
        assert "install the newer one again, or restore a backup" in answer.output


# Backup and restore


def saved(url, folder):
    """A backup while the server runs, as docs/table.md tells it."""
    if url.startswith("sqlite"):
        file = folder / "backup.db"
        running = sqlite3.connect(url.removeprefix("sqlite:///"))
        running.execute(f"VACUUM INTO '{file}'")
        running.close()
        return file
    file = folder / "backup.sql"
    subprocess.run([program("pg_dump"), "--no-owner", "--dbname", url, "--file", str(file)], check=True)
    return file


def restored(url, file, folder):
    """The backup in the place of an empty database."""
    if url.startswith("sqlite"):
        (folder / "again").mkdir()
        shutil.copyfile(file, folder / "again" / "athanor.db")
        return f"sqlite:///{folder / 'again' / 'athanor.db'}"
    server, _, name = url.rpartition("/")
    again = f"{server}/{name}_again"
    create = [program("psql"), "--quiet", "--dbname", url, "--command", f"CREATE DATABASE {name}_again"]
    subprocess.run(create, check=True)
    told = [program("psql"), "--quiet", "--single-transaction", "--set", "ON_ERROR_STOP=1", "--dbname", again]
    subprocess.run([*told, "--file", str(file)], check=True, stdout=subprocess.DEVNULL)
    return again


def test_a_backup_of_a_running_table_is_restored(matches, url, tmp_path):
    """Somebody plays all the while: each match comes back as it was at one moment, and goes on."""
    over = matches.lay(ME, Wish("sealed", ("me", "here"))).id
    matches.resign(ME, over, 0)
    tables = [matches.lay(ME, Wish("sealed", ("me", "here"))).id for _ in range(4)]
    stop = threading.Event()

    def play():
        for bid in range(1, 6):
            for table in tables:
                for seat in (0, 1):
                    if not stop.is_set() and matches.storage.header(table).status == "playing":
                        matches.act(ME, table, seat, matches_legal(matches, table, seat)[bid % 2], None)

    player = threading.Thread(target=play)
    player.start()
    file = saved(url, tmp_path)
    stop.set()
    player.join()
    for again in new_matches(restored(url, file, tmp_path), tmp_path):
        assert again.storage.header(over) == matches.storage.header(over)
        for table in tables:
            with matches.holding(table) as one, again.holding(table) as two:
                assert two.match.lines == one.match.lines[: len(two.match.lines)]
                assert two.header.seed == one.header.seed
        with pytest.raises(DBAPIError, match="never changed"), again.storage.engine.begin() as connection:
            connection.execute(text("UPDATE matches SET ending = 'rules' WHERE status = 'over'"))
        assert again.lay(ME, Wish("sealed", ("me", "here"))).status == "playing"


def matches_legal(matches, table, seat):
    with matches.holding(table) as live:
        return live.match.legal(seat)

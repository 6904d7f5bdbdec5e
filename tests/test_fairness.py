"""Nobody can steer the luck, and nobody can rewrite what is over: neither through the doors nor in the database itself."""

import pytest
from sqlalchemy import inspect, text
from sqlalchemy.exc import DBAPIError

from athanor.table.errors import No
from athanor.table.house import Wish
from athanor.table.schema import metadata
from tests.test_storage import ME, YOU, house, postgres_server, seated, url  # noqa: F401  fixtures


def resigned(house):
    """A table with chat and a motion, over."""
    table = seated(house)
    house.act(ME, table, 0, "draw", 0)
    house.ask_undo(ME, table, 0)
    house.say(ME, table, 0, "Oh!")
    house.resign(ME, table, 0)
    house.resign(ME, table, 2)
    assert house.storage.header(table).status == "over"
    return table


# What is over


def test_a_vote_after_the_end_changes_nothing(house):
    """A motion that was open when the match ended has lapsed."""
    table = resigned(house)
    with house.storage.engine.connect() as connection:
        assert connection.execute(text("SELECT status FROM motions")).scalars().all() == ["lapsed"]
    before = house.storage.lines(table), house.storage.chairs(table)
    for deed in (
        lambda: house.vote(YOU, table, 1, 1, True),
        lambda: house.come_back(ME, table, 0),
        lambda: house.ask_undo(YOU, table, 1),
        lambda: house.ask_stand_in(YOU, table, 1, 0),
        lambda: house.take_back(ME, table, 0, None),
        lambda: house.act(YOU, table, 1, "draw", None),
        lambda: house.resign(YOU, table, 1),
        lambda: house.seat(table, {1: ME}),
    ):
        with pytest.raises(No, match="over"):
            deed()
    assert (house.storage.lines(table), house.storage.chairs(table)) == before
    house.say(YOU, table, 1, "Well played!")


def refused(house, words, **given):
    """The database itself says no."""
    with pytest.raises(DBAPIError, match="never changed|where the luck is known") as raised:
        with house.storage.engine.begin() as connection:
            connection.execute(text(words), given)
    return raised


def other(column):
    """A value that a column does not have."""
    kind = str(column.type)
    return {"BOOLEAN": "NOT " + column.name, "TEXT": "'[9]'"}.get(
        kind, f"{column.name} + 1" if "CHAR" not in kind else "'~'"
    )


AFTERWARDS = {"tick", "thinker", "thinker_until", "rematch"}
KEPT = [(name, column) for name in ("matches", "lines", "seats", "motions") for column in metadata.tables[name].columns]


def test_the_database_refuses_every_write_to_a_match_that_is_over(house):
    """Every column there is, so that one that is added later is kept too."""
    table = resigned(house)
    for name, column in KEPT:
        if name != "matches" or column.name not in AFTERWARDS:
            refused(house, f"UPDATE {name} SET {column.name} = {other(column)}")
    for name in ("matches", "lines", "seats", "motions"):
        refused(house, f"DELETE FROM {name}")
    refused(
        house, "INSERT INTO lines (match, number, kind, seat, action, at) VALUES (:table, 9, 'play', 0, 1, 0)", table=table
    )
    refused(house, "INSERT INTO motions VALUES (:table, 9, 'undo', 0, 0, 1, 'open')", table=table)
    refused(house, "INSERT INTO seats VALUES (:table, 9, '', '', 'dabbler', FALSE, 'link')", table=table)
    if house.storage.lite:
        columns = ", ".join(f"'{table}'" if one.name == "id" else one.name for one in metadata.tables["matches"].columns)
        names = ", ".join(one.name for one in metadata.tables["matches"].columns)
        refused(house, f"INSERT OR REPLACE INTO matches ({names}) SELECT {columns} FROM matches")
    else:
        for name in ("matches", "lines", "seats", "motions", "boxes"):
            refused(house, f"TRUNCATE {name} CASCADE")
    with house.storage.engine.begin() as connection:
        connection.execute(text("UPDATE matches SET tick = tick + 1, thinker = 'x', thinker_until = 1, rematch = 'x'"))
    refused(house, "UPDATE matches SET rematch = 'y'")


def test_lines_are_not_moved_into_a_match_that_is_over(house):
    table, other = resigned(house), seated(house)
    house.act(ME, other, 0, "draw", 0)
    refused(house, "UPDATE lines SET match = :table, number = 9 WHERE match = :other", table=table, other=other)


def test_a_promise_is_kept_while_the_match_goes_on(house):
    table = seated(house)
    for column in ("seed = seed + 1", "salt = 'x'", "parent = 'x'", "id = 'x'", "seals = '[9]'", "numbers = '[9]'"):
        refused(house, f"UPDATE matches SET {column} WHERE id = :table", table=table)


def test_a_box_is_never_changed(house):
    with house.storage.engine.begin() as connection:
        connection.execute(text("INSERT INTO boxes VALUES ('d', 'alchemist', '{}')"))
    refused(house, "UPDATE boxes SET written = '[]'")
    refused(house, "DELETE FROM boxes")
    if house.storage.lite:
        refused(house, "INSERT OR REPLACE INTO boxes VALUES ('d', 'alchemist', '[]')")


def test_luck_is_promised_once(house):
    """Two tables never have the same seed and salt, unless the one is played on from the other."""
    table = seated(house)
    columns = [column["name"] for column in inspect(house.storage.engine).get_columns("matches")]
    copied = ", ".join("'copy'" if name == "id" else name for name in columns)
    with pytest.raises(DBAPIError, match="(?i)unique"), house.storage.engine.begin() as connection:
        connection.execute(text(f"INSERT INTO matches SELECT {copied} FROM matches WHERE id = '{table}'"))

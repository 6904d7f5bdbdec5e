"""Ratings: which matches count, in which order, and that they follow from what was played, bit for bit; on both databases."""
# ruff: noqa: F811

import random

import pytest
from click.testing import CliRunner
from sqlalchemy import insert, select, text, update

from athanor.cli import main
from athanor.table.accounts import ratings, record
from athanor.table.accounts.ratings import Rating, rated
from athanor.table.accounts.record import Record
from athanor.table.accounts.register import Accounts
from athanor.table.accounts.standing import ladder, ratings_of, steps_of
from athanor.table.matches import Wish
from athanor.table.people import Person
from athanor.table.schema import finished, lines, results
from tests.test_storage import matches, new_matches, url  # noqa: F401  fixtures

ANN, BOB, CY = (Person(f"id-{name}", name) for name in ("Ann", "Bob", "Cy"))


@pytest.fixture
def people(matches):
    """Three accounts."""
    accounts = Accounts(matches.storage, "s" * 32)
    for person in (ANN, BOB, CY):
        accounts.claim(person.id, person.name, "device")
    return accounts


def ended(matches, *, loser=0, people=(ANN, BOB), seats=None, **wish):
    """A match of these people that somebody gave up, and the record of it."""
    given = Wish("connect_four", seats or ("me", *["open"] * (len(people) - 1)), **{"rated": True, "hints": False, **wish})
    table = matches.lay(people[0], given).id
    for seat, person in enumerate(people[1:], 1):
        matches.sit(person, table, seat, matches.storage.chairs(table)[seat].link)
    matches.resign(people[loser], table, loser)
    Record(matches).write(table)
    return table


def why(matches, table):
    with matches.storage.reading.connect() as connection:
        return connection.execute(select(finished.c.why).where(finished.c.match == table)).scalar()


def test_whoever_wins_rises_and_doubt_falls():
    ann, bob = rated([Rating(), Rating()], [1, 2])
    assert (ann.shown > 1500 > bob.shown, ann.matches) == (True, 1)
    assert ann.doubt < Rating().doubt
    drawn = rated([Rating(), Rating()], [1, 1])
    assert drawn[0].mu == pytest.approx(drawn[1].mu)


def test_a_rated_match_between_accounts_counts(matches, people):
    table = ended(matches)
    assert why(matches, table) == ""
    found = ladder(matches.storage, "connect_four")
    assert [(one.name, one.rating.matches) for one in found] == [("Bob", 1), ("Ann", 1)]
    assert len(steps_of(matches.storage, ANN.id, "connect_four")) == 1
    with matches.storage.reading.connect() as connection:
        told = connection.execute(select(results.c.who, results.c.place).order_by(results.c.seat)).all()
    assert told == [(ANN.id, 2), (BOB.id, 1)]
    Record(matches).write(table)  # twice is no mistake
    assert len(steps_of(matches.storage, ANN.id, "connect_four")) == 1


def test_people_meet_the_bots_on_one_scale(matches, people):
    table = ended(matches, people=(ANN,), seats=("me", "novice"))
    assert why(matches, table) == ""
    found = ladder(matches.storage, "connect_four")
    assert [(one.name, one.level) for one in found] == [("", "novice"), ("Ann", "")]


def test_what_does_not_count_says_why(matches, people):
    guest = Person("id-guest", "Guest")
    assert why(matches, ended(matches, rated=False)) == "casual"
    assert why(matches, ended(matches, people=(ANN, guest))) == "guest"
    assert why(matches, ended(matches, people=(ANN,), seats=("me", "here"))) == "twice"
    assert why(matches, ended(matches, people=(ANN,), seats=("me", "random"))) in ("bot", "")
    assert why(matches, ended(matches, rated=False, hints=True)) == "casual"
    first = ended(matches)
    with matches.storage.engine.connect() as connection:
        assert connection.execute(text("SELECT rated FROM matches WHERE id = :id"), {"id": first}).scalar()
    table = matches.lay(ANN, Wish("connect_four", ("me", "open"), rated=True)).id
    matches.sit(BOB, table, 1, matches.storage.chairs(table)[1].link)
    seat = matches.storage.header(table).waits.bit_length() - 1
    mover, other = (ANN, BOB)[seat], (BOB, ANN)[seat]
    matches.act(mover, table, seat, 3, None)
    matches.ask_undo(mover, table, seat)
    matches.vote(other, table, 1 - seat, 1, True)
    matches.resign(ANN, table, 0)
    Record(matches).write(table)
    assert why(matches, table) == "undo"
    assert {one.name for one in ladder(matches.storage, "connect_four")} >= {"Ann", "Bob"}


def test_a_rated_table_has_no_hints(matches, people):
    with pytest.raises(Exception, match="rated-hints"):
        matches.lay(ANN, Wish("connect_four", ("me", "novice"), rated=True, hints=True))
    assert matches.lay(ANN, Wish("connect_four", ("me", "novice"), rated=True)).hints is False


def test_ratings_follow_from_the_matches_in_whatever_order_they_were_written(matches, people):
    """One that ended earlier and is written later changes all that came after it."""
    luck = random.Random(3)
    with matches.storage.writing() as connection:
        for k in luck.sample(range(40), 40):
            one, two = luck.sample((ANN.id, BOB.id, CY.id), 2)
            rows = [(one, 1), (two, 2)]
            row = {"match": f"m{k}", "game": "alchemist", "ended": float(k // 2), "why": ""}
            connection.execute(insert(finished).values(**row))
            told = {"match": f"m{k}", "game": "alchemist", "ended": float(k // 2), "seats": 2, "points": 0, "role": ""}
            connection.execute(
                insert(results),
                [{**told, "seat": s, "who": w, "place": p, "won": p == 1, "opening": ""} for s, (w, p) in enumerate(rows)],
            )
            ratings.count(connection, "alchemist", f"m{k}", float(k // 2), rows)
    with matches.storage.reading.connect() as connection:
        before = ratings.kept(connection, "alchemist")
    record.recount(matches, ["alchemist"], check=True)
    record.recount(matches, ["alchemist"])
    with matches.storage.reading.connect() as connection:
        assert ratings.kept(connection, "alchemist") == before
    with matches.storage.writing() as connection:
        connection.execute(update(results).where(results.c.match == "m7").values(place=1))
    with pytest.raises(Exception, match="do not follow"):
        record.recount(matches, ["alchemist"], check=True)


def test_whoever_is_forgotten_still_explains_the_others_ratings(matches, people):
    ended(matches)
    bob = ratings_of(matches.storage, BOB.id)
    with matches.storage.writing() as connection:
        record.forgotten(connection, ANN.id)
    record.recount(matches, ["connect_four"])
    assert ratings_of(matches.storage, BOB.id) == bob
    assert ratings_of(matches.storage, ANN.id) == {}


def test_what_a_stopped_server_left_is_taken_up(matches, people):
    table = matches.lay(ANN, Wish("connect_four", ("me", "novice"), rated=True)).id
    matches.resign(ANN, table, 0)
    assert Record(matches).catch_up() == 1
    assert Record(matches).catch_up() == 0
    assert why(matches, table) == ""


def test_the_command_line_works_them_out_again(matches, people, url):
    ended(matches)
    for words in (["ratings", "--check"], ["ratings", "connect_four"], ["ratings"]):
        told = CliRunner().invoke(main, [*words, "--database", url])
        assert told.exit_code == 0, told.output
        assert "connect_four: 2 rated" in told.output
        assert "Bob" in told.output
    with matches.storage.writing() as connection:
        connection.execute(text("UPDATE ratings SET mu = mu + 0.1"))
    told = CliRunner().invoke(main, ["ratings", "--check", "--database", url])
    assert (told.exit_code, told.output.count("\n")) == (2, 1)
    assert CliRunner().invoke(main, ["ratings", "chess", "--database", url]).exit_code == 2


def test_a_database_that_is_not_there_is_not_made_by_asking_it(tmp_path):
    missing = tmp_path / "misspelt.db"
    for words in (["ratings", "--check"], ["ratings"], ["admin", "grant", "Ann"], ["admin", "revoke", "Ann"]):
        told = CliRunner().invoke(main, [*words, "--database", f"sqlite:///{missing}"])
        assert (told.exit_code, told.output) == (2, f"There is no database {missing}: `athanor serve` makes one.\n")
    assert list(tmp_path.iterdir()) == []


def test_an_action_taken_back_before_it_is_committed_does_not_matter(matches, people):
    table = ended(matches)
    with matches.storage.reading.connect() as connection:
        assert connection.execute(select(lines.c.kind).where(lines.c.match == table)).all() == []
    assert why(matches, table) == ""

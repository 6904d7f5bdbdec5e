"""Two who do the same at the same moment, in two processes: one does it, the other is told or led there; nobody meets a defect.

Two houses over one database stand for two processes. `RACES` has a race for every table of the database: a new one needs its own.
"""
# ruff: noqa: F811

import shutil
import threading
from contextlib import closing
from typing import Any

import pytest
from sqlalchemy import func, select

from athanor.events import new_event
from athanor.events.standings import next_round
from athanor.kernel.box import read_box
from athanor.kernel.errors import AthanorError
from athanor.kernel.game import find
from athanor.table.house import Wish
from athanor.table.ledger import new_link
from athanor.table.organiser import Organiser
from athanor.table.people import Person
from athanor.table.schema import metadata
from athanor.table.storage import Storage
from tests.test_fairness import resigned
from tests.test_storage import ME, YOU, house, new_house, postgres_server, seated, url  # noqa: F401  fixtures

TIMES = 8


def at_once(*deeds):
    """Do all of it at the same moment: what each gave back, or our own refusal. Anything else is a defect."""
    barrier = threading.Barrier(len(deeds))
    found: list[Any] = [None] * len(deeds)

    def run(k, deed):
        barrier.wait()
        try:
            found[k] = deed()
        except AthanorError as error:
            found[k] = error
        except BaseException as error:
            found[k] = f"DEFECT {type(error).__name__}: {error}"

    threads = [threading.Thread(target=run, args=pair) for pair in enumerate(deeds)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert not [one for one in found if isinstance(one, str) and one.startswith("DEFECT")], found
    return found


def both(houses, deed):
    """The same deed in each of the houses, several times."""
    return at_once(*[lambda house=house, k=k: deed(house, k) for k in range(TIMES) for house in houses])


def count(house, name):
    with house.storage.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(metadata.tables[name])).scalar()


def done(found):
    return [one for one in found if not isinstance(one, AthanorError)]


def boxes(houses, folder):
    """Tables with the same box of their own."""
    path = folder / "box.toml"
    shutil.copyfile(find("alchemist").folder / "box.toml", path)
    path.write_text(path.read_text("utf-8").replace("draw = 2", "draw = 3", 1), "utf-8")
    box = read_box(find("alchemist"), path)
    found = both(houses, lambda house, k: house.lay(ME, Wish("alchemist", ("me", "here"), box=box)).id)
    assert len(set(done(found))) == 2 * TIMES
    assert count(houses[0], "boxes") == 1


def matches(houses, folder):
    """Everybody clicks on the rematch of the same match: one table."""
    table = resigned(houses[0])
    found = both(houses, lambda house, k: house.rematch((ME, YOU)[k % 2], table))
    assert len(set(done(found))) == 1
    assert len(done(found)) == 2 * TIMES
    assert count(houses[0], "matches") == 2
    assert houses[1].storage.header(done(found)[0]).status == "playing"
    assert [chair.person for chair in houses[1].storage.chairs(done(found)[0])] == ["me", "you", "me"]


def seats(houses, folder):
    """Everybody takes the same seat."""
    table = houses[0].lay(ME, Wish("alchemist", ("me", "open"), listed=True)).id
    found = both(houses, lambda house, k: house.sit(Person(f"p{k}", f"P{k}"), table, 1))
    assert len({chair.person for chair in houses[0].storage.chairs(table)}) == 2
    assert 1 <= len(done(found)) <= 2  # the same person, in both houses
    assert houses[0].storage.header(table).status == "playing"


def lines(houses, folder):
    """Everybody plays on the same version: one line, whoever asks again with it is answered alike."""
    table = seated(houses[0])
    found = both(houses, lambda house, k: house.act(ME, table, 0, "draw" if k % 2 else 0, 0))
    assert len(set(done(found))) == 1
    assert count(houses[0], "lines") == 1


def chat(houses, folder):
    table = seated(houses[0])
    both(houses, lambda house, k: house.say(ME, table, 0, f"word {k}"))
    assert [said.number for said in houses[0].storage.chat(table)] == list(range(1, 2 * TIMES + 1))


def motions(houses, folder):
    table = seated(houses[0])
    houses[0].act(ME, table, 0, "draw", 0)
    found = both(houses, lambda house, k: house.ask_undo(ME, table, 0))
    assert len(done(found)) == count(houses[0], "motions") == 1


def events(houses, folder):
    """Events of the same name get addresses of their own."""
    cup = new_event("tournament", "alchemist", "Cup", seed=1, seats=3)
    found = both(houses, lambda house, k: Organiser(house).create(ME, cup).id)
    names = {"cup", *(f"cup-{k}" for k in range(2, 2 * TIMES + 1))}
    assert set(done(found)) == names


def cup_of(house):
    organiser = Organiser(house)
    id = organiser.create(ME, new_event("tournament", "alchemist", "Cup", seed=1, seats=3)).id
    for name in "abc":
        organiser.ledger.change(id, adding(name))
    return id


def adding(name):
    return lambda event: event.with_player(name, link=new_link())


def event_players(houses, folder):
    id = cup_of(houses[0])
    found = both(houses, lambda house, k: Organiser(house).ledger.change(id, adding(f"{k} of {houses.index(house)}")))
    assert len(done(found)) == 2 * TIMES
    players = Organiser(houses[0]).ledger.event(id).players
    assert [one.number for one in players] == list(range(1, 2 * TIMES + 4))


def event_meetings(houses, folder):
    """The next round is paired once, and its table laid once: no other is left behind."""
    id = cup_of(houses[0])
    assert len(done(both(houses, lambda house, k: Organiser(house).ledger.change(id, next_round)))) == 1
    found = both(houses, lambda house, k: Organiser(house).lay(ME, id, 1, 1))
    assert len(done(found)) == 2 * TIMES
    assert len(set(done(found))) == count(houses[0], "matches") == 1


def event_results(houses, folder):
    """The result of a match that is over is entered once, whoever looks first."""
    id = cup_of(houses[0])
    organiser = Organiser(houses[0])
    organiser.ledger.change(id, next_round)
    table = organiser.lay(ME, id, 1, 1)
    houses[0].seat(table, {0: ME, 1: YOU, 2: ME})
    houses[0].resign(ME, table, 0)
    houses[0].resign(ME, table, 2)
    found = both(houses, lambda house, k: Organiser(house).settle(id).meeting(1, 1))
    assert len(set(done(found))) == 1
    assert done(found)[0].done
    assert count(houses[0], "event_results") == 3


RACES = {race.__name__: race for race in (
    boxes, matches, seats, lines, chat, motions, events, event_players, event_meetings, event_results,
)}  # fmt: skip


def test_every_table_has_its_race():
    assert set(RACES) == set(metadata.tables)


@pytest.mark.parametrize("race", RACES)
def test_whoever_does_the_same_at_once_meets_no_defect(race, house, url, tmp_path):
    for other in new_house(url, tmp_path):
        RACES[race]((house, other), tmp_path)


def test_processes_that_start_at_once_make_the_tables_once(url):
    def start():
        with closing(Storage(url.replace("postgresql://", "postgresql+psycopg://"))) as storage:
            storage.migrate()

    at_once(*[start] * 6)

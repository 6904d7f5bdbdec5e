"""Two who do the same at the same moment, in two processes: one does it, the other is told or led there; nobody meets a defect.

Two `Matches` over one database stand for two processes. `RACES` has a race for every table of the database: a new one
needs its own.
"""
# ruff: noqa: F811

import shutil
import threading
import time
from contextlib import closing
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import func, select

from athanor.events import Plan, Showing, new_event
from athanor.events.standings import next_round
from athanor.kernel.box import read_box
from athanor.kernel.errors import AthanorError
from athanor.kernel.game import find
from athanor.table.accounts.peace import Peace
from athanor.table.accounts.record import Record
from athanor.table.accounts.register import Accounts
from athanor.table.clubs.clubs import Clubs
from athanor.table.events.ledger import new_link
from athanor.table.events.organiser import Organiser
from athanor.table.finding.finder import Finder
from athanor.table.matches import Wish
from athanor.table.notices.channels import Channels, Hours
from athanor.table.notices.outbox import Outbox
from athanor.table.people import Person
from athanor.table.schema import metadata, seats, vacations
from athanor.table.storage import Storage
from tests.test_fairness import resigned
from tests.test_storage import ME, YOU, matches, new_matches, seated, url  # noqa: F401  fixtures

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


def both(processes, deed):
    """The same deed in each of the processes, several times."""
    return at_once(*[lambda matches=matches, k=k: deed(matches, k) for k in range(TIMES) for matches in processes])


def count(matches, name):
    with matches.storage.engine.connect() as connection:
        return connection.execute(select(func.count()).select_from(metadata.tables[name])).scalar()


def done(found):
    return [one for one in found if not isinstance(one, AthanorError)]


def race_for_boxes(processes, folder):
    """Tables with the same box of their own."""
    path = folder / "box.toml"
    shutil.copyfile(find("alchemist").folder / "box.toml", path)
    path.write_text(path.read_text("utf-8").replace("draw = 2", "draw = 3", 1), "utf-8")
    box = read_box(find("alchemist"), path)
    found = both(processes, lambda matches, k: matches.lay(ME, Wish("alchemist", ("me", "here"), box=box)).id)
    assert len(set(done(found))) == 2 * TIMES
    assert count(processes[0], "boxes") == 1


def race_for_matches(processes, folder):
    """Everybody clicks on the rematch of the same match: one table."""
    table = resigned(processes[0])
    found = both(processes, lambda matches, k: matches.rematch((ME, YOU)[k % 2], table))
    assert len(set(done(found))) == 1
    assert len(done(found)) == 2 * TIMES
    assert count(processes[0], "matches") == 2
    assert processes[1].storage.header(done(found)[0]).status == "playing"
    assert [chair.person for chair in processes[1].storage.chairs(done(found)[0])] == ["me", "you", "me"]


def race_for_seats(processes, folder):
    """Everybody takes the same seat."""
    table = processes[0].lay(ME, Wish("alchemist", ("me", "open"), listed=True)).id
    found = both(processes, lambda matches, k: matches.sit(Person(f"p{k}", f"P{k}"), table, 1))
    assert len({chair.person for chair in processes[0].storage.chairs(table)}) == 2
    assert 1 <= len(done(found)) <= 2  # the same person, in both processes
    assert processes[0].storage.header(table).status == "playing"


def race_for_lines(processes, folder):
    """Everybody plays on the same version: one line, whoever asks again with it is answered alike."""
    table = seated(processes[0])
    found = both(processes, lambda matches, k: matches.act(ME, table, 0, "draw" if k % 2 else 0, 0))
    assert len(set(done(found))) == 1
    assert count(processes[0], "lines") == 1


def race_for_chat(processes, folder):
    table = seated(processes[0])
    both(processes, lambda matches, k: matches.say(ME, table, 0, f"word {k}"))
    assert [said.number for said in processes[0].storage.chat(table)] == list(range(1, 2 * TIMES + 1))


def race_for_motions(processes, folder):
    table = seated(processes[0])
    processes[0].act(ME, table, 0, "draw", 0)
    found = both(processes, lambda matches, k: matches.ask_undo(ME, table, 0))
    assert len(done(found)) == count(processes[0], "motions") == 1


def race_for_events(processes, folder):
    """Events of the same name get addresses of their own."""
    cup = new_event("tournament", "alchemist", "Cup", seed=1, seats=3)
    found = both(processes, lambda matches, k: Organiser(matches).create(ME, cup).id)
    names = {"cup", *(f"cup-{k}" for k in range(2, 2 * TIMES + 1))}
    assert set(done(found)) == names


def cup_of(matches):
    organiser = Organiser(matches)
    id = organiser.create(ME, new_event("tournament", "alchemist", "Cup", seed=1, seats=3)).id
    for name in "abc":
        organiser.ledger.change(id, adding(name))
    return id


def adding(name):
    return lambda event: event.with_player(name, link=new_link())


def race_for_event_players(processes, folder):
    id = cup_of(processes[0])
    found = both(
        processes, lambda matches, k: Organiser(matches).ledger.change(id, adding(f"{k} of {processes.index(matches)}"))
    )
    assert len(done(found)) == 2 * TIMES
    players = Organiser(processes[0]).ledger.event(id).players
    assert [one.number for one in players] == list(range(1, 2 * TIMES + 4))


def race_for_event_waiting(processes, folder):
    """Everybody registers for the last place: one has it, all others wait, and nobody is there twice."""
    organiser = Organiser(processes[0])
    plan = Plan(entry="open", most=1)
    id = organiser.create(ME, new_event("tournament", "alchemist", "Cup", seed=1, plan=plan)).id

    def register(matches, k):
        return Organiser(matches).register(Person(f"p{k}", f"P{k}"), id, "", "", "", "en")

    assert len(done(both(processes, register))) == TIMES  # each of them in both processes
    event = organiser.ledger.event(id)
    assert (len(event.players), len(event.waiting)) == (1, TIMES - 1)
    assert {one.person for one in (*event.players, *event.waiting)} == {f"p{k}" for k in range(TIMES)}
    both(processes, lambda matches, k: Organiser(matches).withdraw(Person(f"p{k}"), id))
    assert (count(processes[0], "event_players"), count(processes[0], "event_waiting")) == (0, 0)


def race_for_event_meetings(processes, folder):
    """The next round is paired once, and its table laid once: no other is left behind."""
    id = cup_of(processes[0])
    assert len(done(both(processes, lambda matches, k: Organiser(matches).ledger.change(id, next_round)))) == 1
    found = both(processes, lambda matches, k: Organiser(matches).lay(ME, id, 1, 1))
    assert len(done(found)) == 2 * TIMES
    assert len(set(done(found))) == count(processes[0], "matches") == 1
    race_to_confirm(processes)


def race_to_confirm(processes):
    """Both players confirm a result many times at once: it stands once."""
    organiser = Organiser(processes[0])
    id = organiser.create(YOU, new_event("tournament", "alchemist", "Duel", seed=1, plan=Plan(entry="open"))).id
    people = [Person(name, name) for name in "ab"]
    for one in people:
        organiser.register(one, id, "", "", "", "en")
    organiser.ledger.change(id, next_round)
    shown = [Showing(1, 5), Showing(2, 4)]
    both(processes, lambda matches, k: Organiser(matches).enter(people[k % 2], id, 1, 1, lambda event: shown))
    meeting = organiser.ledger.event(id).meeting(1, 1)
    assert (meeting.results, meeting.claim) == (tuple(shown), None)


def race_for_event_results(processes, folder):
    """The result of a match that is over is entered once, whoever looks first."""
    id = cup_of(processes[0])
    organiser = Organiser(processes[0])
    organiser.ledger.change(id, next_round)
    table = organiser.lay(ME, id, 1, 1)
    processes[0].seat(table, {0: ME, 1: YOU, 2: ME})
    processes[0].resign(ME, table, 0)
    processes[0].resign(ME, table, 2)
    found = both(processes, lambda matches, k: Organiser(matches).settle(id).meeting(1, 1))
    assert len(set(done(found))) == 1
    assert done(found)[0].done
    assert count(processes[0], "event_results") == 3


# People


def people(processes):
    """The accounts as each process has them, with one of ME."""
    found = {id(one): Accounts(one.storage, "s" * 32) for one in processes}
    found[id(processes[0])].claim(ME.id, ME.name, "device")
    return lambda matches: found[id(matches)]


def race_for_accounts(processes, folder):
    """Everybody wants the same name, some by a new account and some for the one that they have: one gets it."""
    accounts = people(processes)
    for k in range(TIMES):
        accounts(processes[0]).claim(f"p{k}", f"P{k}", "device")

    def want(matches, k):
        if matches is processes[0]:
            return accounts(matches).rename(f"p{k}", "Flamel")
        return accounts(matches).claim(f"q{k}", "Flamel", "device")

    assert len(done(both(processes, want))) == 1


def race_for_sessions(processes, folder):
    accounts = people(processes)
    found = both(processes, lambda matches, k: accounts(matches).begin(ME.id, f"device {k}"))
    assert len(set(done(found))) == 2 * TIMES
    assert count(processes[0], "sessions") == 2 * TIMES + 1


def race_for_tokens(processes, folder):
    """A token that is shown by many at once still opens, and so does whatever replaces it."""
    accounts = people(processes)
    token = accounts(processes[0]).begin(ME.id, "device")
    found = both(processes, lambda matches, k: accounts(matches).turn(token) or token)
    assert all(accounts(processes[1]).opened(one) for one in done(found))


def race_for_passkeys(processes, folder):
    accounts = people(processes)
    found = both(processes, lambda matches, k: accounts(matches).add_passkey(ME.id, "key", "credential", "public", 0))
    assert len(done(found)) == count(processes[0], "passkeys") == 1


def race_for_codes(processes, folder):
    """A code that links a device signs one in."""
    accounts = people(processes)
    code = accounts(processes[0]).link(ME.id)
    assert done(both(processes, lambda matches, k: accounts(matches).person_of(code))) == [ME.id]


def race_for_recovery_codes(processes, folder):
    accounts = people(processes)
    code = accounts(processes[0]).recovery(ME.id)[0]
    assert done(both(processes, lambda matches, k: accounts(matches).person_of(code))) == [ME.id]
    assert len(done(both(processes, lambda matches, k: accounts(matches).recovery(ME.id)))) == 2 * TIMES


def race_for_blocks(processes, folder):
    both(processes, lambda matches, k: Peace(matches.storage).block(ME.id, YOU.id, YOU.name))
    assert count(processes[0], "blocks") == 1


def race_for_reports(processes, folder):
    found = both(processes, lambda matches, k: Peace(matches.storage).report(ME.id, YOU.id, YOU.name, "", f"words {k}"))
    assert len(done(found)) == count(processes[0], "reports") == 2 * TIMES


def race_for_deeds(processes, folder):
    """A report is settled once, and that is noted once."""
    peace = Peace(processes[0].storage)
    peace.report(ME.id, YOU.id, YOU.name, "", "words")
    found = both(processes, lambda matches, k: Peace(matches.storage).settle(ME, peace_id(peace)))
    assert len(done(found)) == 1
    assert count(processes[0], "deeds") == 1


def peace_id(peace):
    return (peace.open() or [SimpleNamespace(id="gone")])[0].id


def race_for_finished(processes, folder):
    """How a rated match ended is written once, with all that follows from it."""
    accounts = people(processes)
    accounts(processes[0]).claim(YOU.id, YOU.name, "device")
    table = processes[0].lay(ME, Wish("connect_four", ("me", "open"), rated=True, hints=False)).id
    processes[0].sit(YOU, table, 1, processes[0].storage.chairs(table)[1].link)
    processes[0].resign(ME, table, 0)
    both(processes, lambda matches, k: Record(matches).write(table))
    written = ("finished", "results", "ratings", "rating_steps", "honours")
    assert [count(processes[0], name) for name in written] == [1, 2, 2, 2, 0]


race_for_results = race_for_ratings = race_for_rating_steps = race_for_honours = race_for_finished
"""What is written of a match that is over is written in one transaction."""


# Being told, being away, and finding each other


def race_for_channels(processes, folder):
    add = ("hook", "https://hook.example/", "en", {"key": "k"}, True)
    found = both(processes, lambda matches, k: Channels(matches.storage).add(ME.id, *add).id)
    assert len(set(done(found))) == count(processes[0], "channels") == 1


def race_for_quiet_hours(processes, folder):
    hours = Hours(22 * 60, 7 * 60, "Europe/Paris")
    both(processes, lambda matches, k: Channels(matches.storage).set_hours(ME.id, hours))
    assert Channels(processes[1].storage).hours(ME.id) == hours


def outbox_of(matches):
    return Outbox(matches.storage.reading, matches.storage.writing)


def race_for_outbox(processes, folder):
    """An address is asked once whether it is right."""
    channel = Channels(processes[0].storage).add(ME.id, "mail", "me@table.example", "en", {}, False)
    found = both(processes, lambda matches, k: outbox_of(matches).ask(channel.id, float(k)))
    assert len(done(found)) == 2 * TIMES
    assert count(processes[0], "outbox") == 1


def race_for_leases(processes, folder):
    holders = (f"{k} of {side}" for k in range(TIMES) for side in range(2))
    found = both(processes, lambda matches, k: outbox_of(matches).lease(next(holders), 1000.0))
    assert sorted(done(found)) == [False] * (2 * TIMES - 1) + [True]


def race_for_seeks(processes, folder):
    """Sixteen seek the same game for two: eight tables, everybody at one."""

    def seek(matches, k):
        person = Person(f"p{k} {processes.index(matches)}", f"P{k}")
        return Finder(matches).seek(person, "connect_four", 2, "", False)

    assert len(done(both(processes, seek))) == 2 * TIMES
    with processes[0].storage.engine.connect() as connection:
        sat = connection.execute(select(seats.c.person)).scalars().all()
    assert len(sat) == len(set(sat)) == 2 * TIMES
    assert count(processes[0], "matches") == TIMES


def race_for_follows(processes, folder):
    seated(processes[0])
    both(processes, lambda matches, k: Finder(matches).follow(ME, YOU.name))
    assert count(processes[0], "follows") == 1


def race_for_invitations(processes, folder):
    seated(processes[0])
    table = processes[0].lay(ME, Wish("alchemist", ("me", "open"))).id
    found = both(processes, lambda matches, k: Finder(matches).invite(ME, table, 1, YOU.name))
    assert len(done(found)) == 2 * TIMES
    assert count(processes[0], "invitations") == 1


def race_for_vacations(processes, folder):
    """Who goes away many times at once is away once."""
    both(processes, lambda matches, k: matches.vacation(ME, 86_400.0))
    with processes[0].storage.engine.connect() as connection:
        away = connection.execute(select(vacations.c.ends).where(vacations.c.ends > time.time())).all()
    assert len(away) == 1


# Clubs


def club_of(processes):
    """The clubs as each process has them, and one of ME."""
    accounts = people(processes)
    for k in range(TIMES):
        accounts(processes[0]).claim(f"p{k}", f"P{k}", "device")
    found = {id(one): Clubs(one.storage, lambda person, others: False) for one in processes}
    club = found[id(processes[0])].found(Person(ME.id, ME.name, "device"), "Club", "", ["alchemist"])
    return lambda matches: found[id(matches)], club


def race_for_clubs(processes, folder):
    """Clubs of the same name get addresses of their own; when all leave one at once, it is gone."""
    clubs, club = club_of(processes)
    me = Person(ME.id, ME.name, "device")
    found = both(processes, lambda matches, k: clubs(matches).found(me, "Club", "", ["alchemist"]).id)
    assert {*done(found), "club"} == {"club", *(f"club-{k}" for k in range(2, 2 * TIMES + 2))}
    someone = [Person(f"p{k}", f"P{k}", "device") for k in range(TIMES)]
    for one in someone:
        clubs(processes[0]).join(one, club.key)
    both(processes, lambda matches, k: clubs(matches).leave(someone[k], club.id))
    assert [one.role for one in clubs(processes[1]).members(club.id)] == ["organiser"]
    clubs(processes[0]).leave(me, club.id)
    assert count(processes[0], "clubs") == 2 * TIMES


def race_for_club_members(processes, folder):
    """Everybody joins, asks and leaves at once: each is there once, and the club keeps an organiser."""
    clubs, club = club_of(processes)

    def join(matches, k):
        one = Person(f"p{k}", f"P{k}", "device")
        if matches is processes[0]:
            clubs(matches).ask(one, club.id)
        return clubs(matches).join(one, club.key)

    assert len(done(both(processes, join))) == 2 * TIMES
    assert count(processes[0], "club_members") == TIMES + 1
    leavers = [Person(ME.id, ME.name, "device"), *(Person(f"p{k}", f"P{k}", "device") for k in range(TIMES - 1))]
    both(processes, lambda matches, k: clubs(matches).leave(leavers[k], club.id))
    assert [(one.person, one.role) for one in clubs(processes[1]).members(club.id)] == [(f"p{TIMES - 1}", "organiser")]


RACES = {name.removeprefix("race_for_"): race for name, race in list(globals().items()) if name.startswith("race_for_")}


def test_every_table_has_its_race():
    assert set(RACES) == set(metadata.tables)


@pytest.mark.parametrize("race", RACES)
def test_whoever_does_the_same_at_once_meets_no_defect(race, matches, url, tmp_path):
    for other in new_matches(url, tmp_path):
        RACES[race]((matches, other), tmp_path)


def test_processes_that_start_at_once_make_the_tables_once(url):
    def start():
        with closing(Storage(url.replace("postgresql://", "postgresql+psycopg://"))) as storage:
            storage.migrate()

    at_once(*[start] * 6)

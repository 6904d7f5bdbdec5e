"""Clubs: who belongs to one and who runs it, the ladder of its members, its events, its feed and its hook."""

import json

import pytest
from sqlalchemy import insert, select

from athanor.table.accounts import leaving
from athanor.table.clubs.clubs import ASKS, MEMBER, ORGANISER
from athanor.table.notices.outbox import EVENT, PAIRED
from athanor.table.people import Person
from athanor.table.schema import channels, finished, outbox, results
from athanor.table.server import create_app
from athanor.table.settings import Settings
from tests.inside import FREE
from tests.test_event_table import Guest
from tests.test_storage import url  # noqa: F401  fixtures

GAMES = ["alchemist", "alkemy"]


@pytest.fixture
def app(tmp_path):
    return create_app(Settings(data=tmp_path, compiled=False, pace=0.0, limits=FREE, private_hooks=True))


class Account(Guest):
    """Somebody with an account."""

    def __init__(self, app, name, language="en"):
        super().__init__(app, name, language)
        rooms = app.state.rooms
        self.id = rooms.people.read(self.headers["Authorization"].removeprefix("Bearer ")).id
        self.headers["Authorization"] = f"Bearer {rooms.accounts.claim(self.id, name, 'device')}"


@pytest.fixture
def people(app):
    return [Account(app, name) for name in ("Ann", "Bob", "Cleo")]


@pytest.fixture
def club(people):
    return people[0].post("/api/clubs", name="Le Creuset d’Or", line="Every Thursday", games=GAMES)["club"]


def roles(app, club):
    return {one.name: one.role for one in app.state.rooms.clubs.members(club["id"])}


def test_somebody_founds_a_club_and_others_come_by_link_or_by_a_yes(app, people, club):
    ann, bob, cleo = people
    assert (club["id"], club["role"], club["games"]) == ("le-creuset-d-or", ORGANISER, GAMES)
    path = f"/api/clubs/{club['id']}"
    assert "link" not in bob.get(path)["club"]
    bob.post(f"/api/clubs/join/{club['link'].rpartition('/')[2]}")
    assert cleo.post(f"{path}/ask")["club"]["role"] == ASKS
    assert cleo.post(f"{path}/ask")["club"]["role"] == ASKS  # twice is no mistake
    assert roles(app, club) == {"Ann": ORGANISER, "Bob": MEMBER, "Cleo": ASKS}
    assert [one["name"] for one in bob.get(path)["club"]["members"]] == ["Ann", "Bob"]
    assert bob.post(f"{path}/members", 403, name="Cleo", deed="yes")["code"] == "not-club-organiser"
    assert ann.get(path)["club"]["asking"] == ["Cleo"]
    ann.post(f"{path}/members", name="cleo", deed="yes")
    ann.post(f"{path}/members", name="Bob", deed="organiser")
    ann.post(f"{path}/members", name="Bob", deed="yes")  # he is in already
    bob.post(f"{path}/members", name="Cleo", deed="no")
    assert roles(app, club) == {"Ann": ORGANISER, "Bob": ORGANISER}
    assert bob.post(f"{path}/members", 404, name="Nobody", deed="yes")["code"] == "no-such-person"


def test_a_club_keeps_an_organiser_and_ends_with_its_last_member(app, people, club):
    ann, bob, cleo = people
    path, link = f"/api/clubs/{club['id']}", f"/api/clubs/join/{club['link'].rpartition('/')[2]}"
    bob.post(link)
    cleo.post(link)
    event = ann.post("/api/events", game="alchemist", name="Cup", club=club["id"])["event"]
    ann.post(f"{path}/leave")
    assert roles(app, club) == {"Bob": ORGANISER, "Cleo": MEMBER}
    assert ann.post(f"{path}/leave", 409)["code"] == "not-a-member"
    for one in (bob, cleo):
        one.post(f"{path}/leave")
    assert ann.get(path, 404)["code"] == "no-such-club"
    assert ann.get(f"/api/events/{event['id']}")["event"]["club"] is None


def test_nobody_but_an_organiser_dissolves_a_club(app, people, club):
    ann, bob, cleo = people
    path = f"/api/clubs/{club['id']}"
    bob.post(f"/api/clubs/join/{club['link'].rpartition('/')[2]}")
    assert [one.post(f"{path}/dissolve", 403)["code"] for one in (bob, cleo)] == ["not-club-organiser"] * 2
    assert roles(app, club) == {"Ann": ORGANISER, "Bob": MEMBER}
    ann.post(f"{path}/dissolve")
    assert cleo.get(path, 404)["code"] == "no-such-club"


def test_whoever_asks_and_then_has_the_link_need_not_wait_for_a_yes(app, people, club):
    _, bob, _ = people
    key = club["link"].rpartition("/")[2]
    bob.post(f"/api/clubs/{club['id']}/ask")
    bob.post(f"/api/clubs/join/{key}")
    assert roles(app, club)["Bob"] == MEMBER
    bob.post(f"/api/clubs/{club['id']}/ask")  # a member asks for nothing
    assert roles(app, club)["Bob"] == MEMBER


def test_whoever_is_forgotten_leaves_no_seat_in_a_club(app, people, club):
    ann, bob, _ = people
    bob.post(f"/api/clubs/join/{club['link'].rpartition('/')[2]}")
    kept = leaving.kept_of(app.state.rooms.matches, app.state.rooms.accounts, Person(ann.id, "Ann", "device"))
    assert [(one["club"], one["role"]) for one in kept["clubs"]] == [(club["id"], ORGANISER)]
    gone = ann.client.post("/account/delete", data={"sure": "Ann"}, headers=ann.headers, follow_redirects=False)
    assert gone.status_code == 303
    assert roles(app, club) == {"Bob": ORGANISER}


def test_a_guest_and_a_blocked_person_do_not_join(app, people, club):
    ann, bob, _ = people
    link, path = f"/api/clubs/join/{club['link'].rpartition('/')[2]}", f"/api/clubs/{club['id']}"
    assert Guest(app, "Zoe").post(link, 403)["code"] == "no-account"
    app.state.rooms.peace.block(ann.id, bob.id, "Bob")
    assert [bob.post(one, 403)["code"] for one in (link, f"{path}/ask")] == ["apart-club"] * 2


def test_the_organiser_changes_what_the_club_says_and_its_link(people, club):
    ann, bob, _ = people
    path = f"/api/clubs/{club['id']}"
    told = ann.post(f"{path}/edit", name="Club", line="Now on Fridays", games=["alkemy"], link=True)["club"]
    assert (told["name"], told["games"], told["link"] != club["link"]) == ("Club", ["alkemy"], True)
    assert bob.post(f"/api/clubs/join/{club['link'].rpartition('/')[2]}", 404)["code"] == "no-such-link"
    assert bob.post(f"{path}/edit", 403, name="Mine", games=["alkemy"])["code"] == "not-club-organiser"
    for faulty, code in (({"games": []}, "no-games"), ({"games": ["chess"]}, "no-such-game"), ({"name": ""}, "bad-name")):
        refused = ann.client.post(f"{path}/edit", json={"name": "C", "games": ["alkemy"], **faulty}, headers=ann.headers)
        assert (refused.status_code in (404, 422), refused.json()["code"]) == (True, code)


def ended(app, match, ended_at, *places, why=""):
    """A rated match that is over, as the record keeps it."""
    kept = {"game": "alchemist", "ended": ended_at}
    with app.state.rooms.matches.storage.writing() as connection:
        connection.execute(insert(finished).values(match=match, why=why, **kept))
        for seat, (who, place) in enumerate(places):
            row = {"match": match, "seat": seat, "who": who, "place": place, "won": place == 1, "seats": len(places)}
            connection.execute(insert(results).values(**row, **kept, points=9 - place, role="", opening=""))


def test_a_club_takes_no_more_than_it_can_show(app, people, club, monkeypatch):
    _, bob, cleo = people
    monkeypatch.setattr("athanor.table.clubs.clubs.MOST_MEMBERS", 2)
    key = club["link"].rpartition("/")[2]
    bob.post(f"/api/clubs/join/{key}")
    assert cleo.post(f"/api/clubs/join/{key}", 409)["code"] == "club-full"
    assert roles(app, club) == {"Ann": ORGANISER, "Bob": MEMBER}


def test_the_ladder_follows_from_rated_matches_among_members(app, people, club, monkeypatch):
    ann, bob, cleo = people
    path = f"/api/clubs/{club['id']}/ladder/alchemist"
    bob.post(f"/api/clubs/join/{club['link'].rpartition('/')[2]}")
    assert ann.get(path)["ladder"] == []
    ended(app, "m1", 1.0, (ann.id, 2), (bob.id, 1))
    ended(app, "m2", 2.0, (ann.id, 1), (cleo.id, 2))  # Cleo is no member
    ended(app, "m7", 2.5, (ann.id, 1), (bob.id, 2), (cleo.id, 3))
    ended(app, "m3", 3.0, (ann.id, 1), (bob.id, 2), why="hints")
    ended(app, "m4", 4.0, (ann.id, 1), ("bot:greedy", 2))  # nobody to compare with
    told = ann.get(path)["ladder"]
    assert [(one["rank"], one["name"], one["matches"]) for one in told] == [(1, "Bob", 1), (2, "Ann", 1)]
    ended(app, "m5", 5.0, (bob.id, 3), (ann.id, 2), ("bot:greedy", 1))
    assert [one["matches"] for one in ann.get(path)["ladder"]] == [2, 2]
    ended(app, "m6", 6.0, (bob.id, 2), (ann.id, 1))
    assert [one["name"] for one in ann.get(path)["ladder"]] == ["Ann", "Bob"]
    ended(app, "m8", 7.0, (bob.id, 2), (bob.id, 1))  # at both seats
    assert [one["matches"] for one in ann.get(path)["ladder"]] == [3, 3]
    monkeypatch.setattr("athanor.table.clubs.clubs.LADDER", 2)  # the latest: m5 and m6
    assert [one["matches"] for one in ann.get(path)["ladder"]] == [2, 2]


def test_an_event_of_a_club_is_for_its_members_if_it_says_so(app, people, club):
    ann, bob, cleo = people
    bob.post(f"/api/clubs/join/{club['link'].rpartition('/')[2]}")
    assert bob.post("/api/events", 403, game="alkemy", name="Cup", club=club["id"])["code"] == "not-club-organiser"
    assert ann.post("/api/events", 422, game="alkemy", name="Cup", plan={"entry": "club"})["code"] == "bad-entry"
    made = ann.post("/api/events", game="alkemy", name="Cup", club=club["id"], plan={"entry": "club"})["event"]
    assert bob.post(f"/api/events/{made['id']}/register")["event"]["players"][0]["name"] == "Bob"
    assert cleo.post(f"/api/events/{made['id']}/register", 403)["code"] == "members-only"
    assert f"/events/{made['id']}" in cleo.get(f"/clubs/{club['id']}", lang="en")
    assert f"/clubs/{club['id']}" in cleo.get("/clubs", lang="fr")
    assert club["link"] in ann.get(f"/clubs/{club['id']}", lang="fr")
    assert "Every Thursday" in cleo.get(club["link"])


def test_a_clubs_feed_and_hook_tell_of_its_events(app, people, club):
    ann, bob, cleo = people
    rooms = app.state.rooms
    hook = ann.post(f"/api/clubs/{club['id']}/hook", address="http://127.0.0.1:9/hook")
    assert hook["key"]
    assert bob.post(f"/api/clubs/{club['id']}/hook", 403, address="http://127.0.0.1:9/")["code"] == "not-club-organiser"
    made = ann.post("/api/events", game="alchemist", name="Cup", club=club["id"], plan={"entry": "open"})["event"]
    for one in (bob, cleo):
        one.post(f"/api/events/{made['id']}/register")
    bob.post("/api/notices/hook", address="http://127.0.0.1:9/bob")

    def due():
        with rooms.matches.storage.reading.connect() as connection:
            rows = connection.execute(select(outbox.c.kind, channels.c.person, channels.c.address).join(channels)).all()
        return {(row.kind, row.person) for row in rows}

    voice = f"club:{club['id']}"
    assert due() == {(EVENT, voice)}
    said = []
    rooms.notices.hook.send = lambda channel, notice, now: said.append(
        (channel.person, notice.kind, notice.body, notice.path)
    )
    rooms.notices.crier.look_round()
    assert said == [(voice, EVENT, "Cup (Alchemist) is announced.", "/events/cup")]
    ann.post(f"/api/events/{made['id']}/rounds")
    assert due() == {(EVENT, voice), (PAIRED, bob.id)}
    rooms.notices.crier.look_round()
    assert {(person, kind) for person, kind, _, _ in said[1:]} == {(voice, EVENT), (bob.id, PAIRED)}
    assert "Cup (Alchemist): round 1 is paired." in ann.get(f"/clubs/{club['id']}/feed.atom", lang="en")
    ann.post(f"/api/clubs/{club['id']}/hooks/{hook['hook']['id']}/off")
    assert json.dumps(ann.get(f"/api/clubs/{club['id']}")["club"]["hooks"]) == "[]"
    ann.post(f"/api/clubs/{club['id']}/dissolve")
    assert ann.get("/api/clubs")["clubs"] == []


# Who runs the events of a club


@pytest.fixture
def shared(url, tmp_path):  # noqa: F811
    """On both databases: Ann's club with an event; Bob is a member, Cleo a stranger."""
    app = create_app(Settings(data=tmp_path, database=url, compiled=False, pace=0.0, limits=FREE))
    ann, bob, cleo = (Account(app, name) for name in ("Ann", "Bob", "Cleo"))
    club = ann.post("/api/clubs", name="Club", games=GAMES)["club"]
    bob.post(f"/api/clubs/join/{club['link'].rpartition('/')[2]}")
    event = ann.post("/api/events", game="alchemist", name="Cup", club=club["id"], plan={"entry": "open"})["event"]
    yield app, (ann, bob, cleo), f"/api/clubs/{club['id']}", f"/api/events/{event['id']}"
    app.state.rooms.record.stop()
    app.state.rooms.matches.storage.close()


def runs(one, event):
    """Somebody may change the event, sees that in JSON and on its page, and is not shown its link otherwise."""
    told = one.get(event)["event"]
    seen = one.get(event.removeprefix("/api"))
    status = 201 if told["organiser"] else 403
    added = one.client.post(f"{event}/players", json={"name": "One more"}, headers=one.headers)
    assert (added.status_code, "key" in told, 'class="organise"' in seen) == (status, status == 201, status == 201)
    if status == 201:
        one.post(f"{event}/players/{added.json()['event']['players'][-1]['number']}/drop")
    return told["organiser"]


def test_every_organiser_of_a_club_runs_its_events_and_no_member_does(shared):
    _, (ann, bob, cleo), club, event = shared
    assert [runs(one, event) for one in (ann, bob, cleo)] == [True, False, False]
    ann.post(f"{club}/members", name="Bob", deed="organiser")
    assert [runs(one, event) for one in (ann, bob, cleo)] == [True, True, False]
    for name in ("Dan", "Eve"):
        bob.post(f"{event}/players", name=name)
    assert bob.post(f"{event}/rounds")["event"]["rounds"][0]["round"] == 1
    numbers = [one["player"] for one in bob.get(event)["event"]["rounds"][0]["meetings"][0]["players"]]
    entered = [{"player": number, "place": place} for place, number in enumerate(numbers, 1)]
    told = bob.post(f"{event}/rounds/1/tables/1/result", results=entered)["event"]
    assert told["rounds"][0]["meetings"][0]["done"]  # an organiser's word counts at once
    other = ann.post("/api/events", game="alchemist", name="Alone")["event"]["id"]
    assert not runs(bob, f"/api/events/{other}")  # it is no club's


def test_whoever_no_longer_runs_a_club_no_longer_runs_its_events(shared):
    _, (ann, bob, cleo), club, event = shared
    ann.post(f"{club}/members", name="Bob", deed="organiser")
    helper = Guest(cleo.client.app, "Helper")
    key = ann.get(event)["event"]["key"]
    helper.post(f"/api/events{key}")
    bob.post(f"{club}/members", name="Ann", deed="member")
    assert [runs(one, event) for one in (ann, bob, helper)] == [False, True, True]  # she announced it
    assert ann.post(f"/api/events{key}", 404)["code"] == "no-such-link"  # she has seen it
    bob.post(f"{club}/members", name="Ann", deed="organiser")
    assert runs(ann, event)
    ann.post(f"{club}/leave")
    assert [runs(one, event) for one in (ann, bob)] == [False, True]


def test_the_link_of_an_event_is_good_while_nobody_stops_to_run_the_club(shared):
    _, (ann, _, cleo), club, event = shared
    key = ann.get(event)["event"]["key"]
    cleo.post(f"{club}/ask")
    ann.post(f"{club}/members", name="Cleo", deed="yes")
    ann.post(f"{club}/members", name="Bob", deed="no")
    ann.post(f"{club}/members", name="Cleo", deed="organiser")
    assert ann.get(event)["event"]["key"] == key


def test_whoever_inherits_a_club_runs_its_events_and_the_last_keep_them(shared):
    _, (ann, bob, cleo), club, event = shared
    ann.post(f"{club}/leave")
    assert [runs(one, event) for one in (ann, bob)] == [False, True]
    bob.post(f"{club}/dissolve")
    assert bob.get(event)["event"]["club"] is None
    assert [runs(one, event) for one in (ann, bob, cleo)] == [False, True, False]


def test_whoever_is_forgotten_organises_nothing_and_leaves_events_to_the_club(shared):
    app, (ann, bob, _), _, event = shared
    ledger = app.state.rooms.organiser.ledger
    ann.client.post("/account/delete", data={"sure": "Ann"}, headers=ann.headers, follow_redirects=False)
    assert ledger.event(event.rpartition("/")[2]).organisers == ()
    assert runs(bob, event)
    bob.client.post("/account/delete", data={"sure": "Bob"}, headers=bob.headers, follow_redirects=False)
    left = ledger.event(event.rpartition("/")[2])
    assert (left.organisers, left.club) == ((), "")


def test_nobody_registers_where_an_organiser_of_the_club_wants_nothing_to_do_with_them(shared):
    app, (ann, bob, cleo), club, event = shared
    app.state.rooms.peace.block(bob.id, cleo.id, "Cleo")
    cleo.post(f"{event}/register")
    cleo.post(f"{event}/withdraw")
    ann.post(f"{club}/members", name="Bob", deed="organiser")
    assert cleo.post(f"{event}/register", 403)["code"] == "apart"


def test_the_ladder_is_read_from_both_databases(shared):
    app, (ann, bob, cleo), club, _ = shared
    ended(app, "m1", 1.0, (ann.id, 2), (bob.id, 1), ("bot:greedy", 3))
    ended(app, "m2", 2.0, (ann.id, 1), (bob.id, 2), (cleo.id, 3))
    told = cleo.get(f"{club}/ladder/alchemist")["ladder"]
    assert [(one["rank"], one["name"], one["matches"]) for one in told] == [(1, "Bob", 1), (2, "Ann", 1)]

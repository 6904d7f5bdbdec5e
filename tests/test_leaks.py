"""What nobody may learn: whole matches of every game over HTTP, every byte kept that was sent to a seat or to a spectator.

What a seat may know is what the rules let it see. So three things are changed behind its back, and every answer to it must
stay as it was, byte for byte: the hidden part of the position, what another has chosen in secret, and whether anybody has
chosen at all. The streams say nothing more than the answers, and neither does the server's log.
"""

import json
import os
import re
import threading
import time
from collections import OrderedDict
from contextlib import contextmanager, suppress
from dataclasses import replace
from types import SimpleNamespace
from typing import Any, ClassVar

import httpx2 as httpx
import pytest
from sqlalchemy import text

import athanor
from athanor.kernel.game import find, slugs
from athanor.kernel.loading import load
from athanor.kernel.match import NOW, copy_records, start
from athanor.table import api, trouble
from athanor.table.archive import Archive
from athanor.table.audience import SPECTATOR
from athanor.table.bot_turns import BotTurns, Turn
from athanor.table.look import state_json
from athanor.table.matches import new_id
from athanor.table.server import create_app
from athanor.table.settings import Settings
from tests.browser import PATIENCE, wait_until
from tests.inside import hot, inside
from tests.routes import all_routes

TIMES = int(os.environ.get("ATHANOR_LEAKS", "1"))  # as thorough
INSPECTED = {0, 1, 2, 5, 13, 34, 89, 233, 610} | set(
    range(0, 700, 20) if TIMES > 1 else ()
)  # turns: all that can be asked is asked
TWINS = 4 * TIMES  # in a match: somebody else chooses something else in secret
SWAPPED = 4 * TIMES  # in a match: those who are asked in secret answer in another order
UNNOTICED = 2 * TIMES  # in a match: somebody chooses in secret that there was anything to choose
GAMES = [slug for slug in slugs() if slug != "connect_four"]


@pytest.fixture(autouse=True)
def closed():
    """Whoever listens stops when the test ends, however it ends."""
    yield
    while Eyes.open:
        Eyes.open.pop().close()


class Eyes:
    """Somebody with one seat or none, who keeps every byte sent to them, and listens."""

    open: ClassVar[list[httpx.Client]] = []

    def __init__(self, url, name, seat):
        self.client = httpx.Client(base_url=url, timeout=PATIENCE, headers={"Accept-Language": "en", "Accept": "text/html"})
        self.open.append(self.client)
        self.seat = seat
        self.heard: list[str] = []
        self.events: list[dict] = []
        self.token = self.post("/api/people", name=name).json()["token"]
        self.client.headers["Authorization"] = f"Bearer {self.token}"

    def keep(self, answer):
        self.heard.append(f"{answer.status_code} {dict(answer.headers)} {answer.text}")
        return answer

    def post(self, path, **body):
        return self.keep(self.client.post(path, json=body))

    def get(self, path, **query):
        return self.keep(self.client.get(path, params=query))

    def view(self, table):
        return self.get(f"/api/matches/{table}/view", seat=self.seat).json()

    def act(self, table, action, version):
        answer = self.post(f"/api/matches/{table}/act", seat=self.seat, action=action, version=version)
        assert answer.is_success, answer.text
        return answer.json()["version"]

    def listen(self, table):
        def hear():
            with suppress(httpx.HTTPError), self.client.stream("GET", f"/api/matches/{table}/stream") as stream:
                for line in stream.iter_lines():
                    self.heard.append(line)
                    if line.startswith("data: "):
                        self.events.append(json.loads(line[6:]))

        threading.Thread(target=hear, daemon=True).start()

    def everything(self, table) -> dict[str, str]:
        """All that can be asked, and is answered, right or wrong."""
        lists: Any = ("/api/matches", {"which": "mine"}), ("/api/matches", {"which": "watch"}), ("/lobby", {})
        found = {f"{path} {query}": self.get(path, **query).text for path, query in lists}
        return self.about(table) | {
            what: re.sub(r"(<time [^>]*>)[^<]*", r"\1a while ago", text) for what, text in found.items()
        }

    def about(self, table) -> dict[str, str]:
        """The same about one table."""
        seat, own = self.seat, max(self.seat, 0)
        api, page = f"/api/matches/{table}", f"/m/{table}"
        asked = [
            (api, {}), (f"{api}/view", {"seat": seat}), (f"{api}/view", {"seat": -1}), (f"{api}/view", {"seat": 1 - own}),
            (f"{api}/picture", {"seat": seat}), (f"{api}/picture", {"seat": seat, "layout": "phone", "lang": "fr"}),
            (f"{api}/transcript", {}), (f"{api}/fairness", {}), (f"{api}/chat", {}), (f"{api}/outcome", {}),
            (f"{api}/why-not", {"seat": own, "action": "0"}), (f"{api}/view", {"seat": seat, "line": 0}),
            (page, {}), (page, {"seat": 1 - own}), (f"{page}/live", {"seat": seat}), (f"{page}/live", {"seat": 1 - own}),
            (f"{page}/thumbnail.svg", {}), (f"{page}/people", {}), (f"{page}/about", {"what": "goal"}), (f"{page}/analysis", {}),
            (f"{page}/refusals", {"seat": seat}), (f"{page}/refusals", {"seat": 1 - own}), (f"{api}/box", {}),
            (f"{api}/analysis", {}),
            *((f"{page}/live", {"seat": seat, "line": line, "layout": "phone"}) for line in (1, 8)),
        ]  # fmt: skip
        found = {f"{path} {query}": self.get(path, **query).text for path, query in asked}
        refused = (
            ("act", {"action": 0, "version": 10**6}),
            ("take-back", {"version": 10**6}),
            ("stand-in", {"target": 1 - own}),
        )
        for what, body in refused:
            text = self.post(f"{api}/{what}", seat=own, **body).text
            found[what] = re.sub(r"in \d+ seconds", "in a while", text)
        return {what.replace(table, "TABLE"): unclocked(text.replace(table, "TABLE")) for what, text in found.items()}


def unclocked(text):
    """All but the moment since when a clock runs: it is no secret, and no two tables have the same."""
    return re.sub(r'(data-since=\\?")[\d.]+', r"\1then", text)


def laid(url, game, **more):
    """A listed table with a guest on each seat, and somebody who watches; all of them listen."""
    eyes = [Eyes(url, f"Adept {seat}", seat) for seat in range(max(2, find(game).seats[0]))]
    watcher = Eyes(url, "Zosime", SPECTATOR)
    table = (
        eyes[0]
        .post("/api/matches", game=game, seats=["me", *["open"] * (len(eyes) - 1)], listed=True, **more)
        .json()["table"]
    )
    for chair, guest in zip(table["seats"][1:], eyes[1:], strict=True):
        assert guest.post(f"/api{chair['link']}").is_success
    for guest in (*eyes, watcher):
        guest.listen(table["id"])
    return table["id"], eyes, watcher


def seated_again(players):
    """The same people at another listed table."""
    seats = ["me", *["open"] * (len(players) - 1)]
    table = players[0].post("/api/matches", game="alchemist", seats=seats, listed=True).json()["table"]
    for chair, guest in zip(table["seats"][1:], players[1:], strict=True):
        assert guest.post(f"/api{chair['link']}").is_success
    return table["id"]


def test_all_that_can_be_asked_of_a_table_is_asked_here(tmp_path):
    """A door that is new, and that nobody tries, could tell anything."""
    with inside(tmp_path) as (url, _, _):
        table, players, _ = laid(url, "sealed")
        players[0].heard.clear()
        asked = {what.partition(" ")[0].replace("TABLE", "{id}") for what in players[0].about(table)}
    app = create_app(Settings(data=tmp_path, compiled=False))
    doors = {route.path for route in all_routes(app) if "GET" in route.methods}
    known = {path for path in doors if path.startswith(("/m/{id}", "/api/matches/{id}"))}
    assert known - asked == {"/api/matches/{id}/stream"}  # which everybody listens to


def stir(matches, table):
    """Something happens at a table that everybody notices: it comes first in the lobby."""
    with matches.changing(table) as (_, change):
        change.stir()


@contextmanager
def another_world(matches, table, eyes, luck):
    """The position is one that these eyes cannot tell from the true one; what the others did is something else too. Nothing is
    kept from one world to the other."""
    matches.archive = Archive()
    with matches.holding(table) as live:
        match, truth, lines = live.match, live.match.clone(), list(live.match.lines)
        world = match.view(eyes).imagined(luck)
        copy_records(match._bench.states, NOW, world._bench.states, 0)
        match._bench.states[NOW].fresh = truth._bench.states[NOW].fresh
        match.lines = [line if line.seat == eyes else replace(line, action=0) for line in lines]
    try:
        yield
    finally:
        matches.archive = Archive()
        with matches.holding(table) as live:
            copy_records(live.match._bench.states, NOW, truth._bench.states, NOW)
            live.match.lines = lines


def unreplayed(answers):
    """All answers but those that play the lines again, which another world has made up."""
    return {what: answer for what, answer in answers.items() if not ("/live" in what and "'line'" in what)}


def written(matches, table):
    return matches.storage.header(table), matches.storage.chairs(table), matches.storage.lines(table)


def twin(matches, header, chairs, rows):
    """The same match again, line by line, at another table with the same people. No table may have another's luck: here the
    database is told to let it be."""
    with matches.storage.writing() as connection:
        connection.execute(text("DROP INDEX IF EXISTS uq_matches_luck"))
    other = replace(header, id=new_id())
    matches.storage.create(other, [replace(chair, link=new_id()) for chair in chairs], rows)
    return other.id


def tell_apart(truth, seat, action, watching):
    """Another action that these eyes cannot tell from this one, or None."""
    seen = truth.clone().play(action, seat).view(watching).memory
    others = (other for other in truth.legal(seat) if other != action)
    return next((one for one in others if truth.clone().play(one, seat).view(watching).memory == seen), None)


def quiet(guests):
    """Wait until nobody hears anything new."""
    before = None
    while before != (before := [len(guest.events) for guest in guests]):
        time.sleep(0.15)
    return before


def heard_of(guest, *tables):
    """How often somebody has heard of each of these tables."""
    return [sum(told["id"] == table for told in guest.events) for table in tables]


def hears(guest, before, *tables):
    """Wait until somebody has heard of each of these tables again."""
    wait_until(lambda: all(now > then for now, then in zip(heard_of(guest, *tables), before, strict=True)))


@pytest.mark.parametrize("game", GAMES)
def test_no_byte_tells_what_a_seat_may_not_know(tmp_path, game, monkeypatch):
    with inside(tmp_path) as (url, matches, log):
        hot(matches, game)
        table, players, watcher = laid(url, game)
        everybody = [*players, watcher]
        neighbours = seated_again(players)
        inspected, twins, unnoticed = 0, 0, 0
        for turn in range(4000):
            with matches.holding(table) as live:
                if live.over:
                    break
                truth, waiting = live.match.clone(), live.match.to_act()
            seat = waiting[turn % len(waiting)]
            legal = truth.legal(seat)
            action = legal[turn * 7 % len(legal)]
            after = truth.clone().play(action, seat)
            blind = [one for one in everybody if one.seat != seat and memory(after, one) == memory(truth, one)]
            look = turn in INSPECTED or (blind and unnoticed < UNNOTICED)
            if look:
                stir(matches, neighbours)  # what is done in secret must not put this table before that one again
            before = {one.seat: one.everything(table) for one in everybody} if look else {}
            if turn in INSPECTED:
                inspected += 1
                for one in everybody:
                    with another_world(matches, table, one.seat, turn):
                        assert unreplayed(one.everything(table)) == unreplayed(before[one.seat])
            if turn == 5:
                break_down(monkeypatch, table, everybody)
            secret = twins < TWINS and (len(waiting) > 1 or turn % 7 == 0)  # mostly where several choose at the same time
            sealed = [one for one in everybody if one.seat != seat and one not in blind] if secret else []
            apart = ((one, tell_apart(truth, seat, action, one.seat)) for one in sealed)
            different = next(((one, other) for one, other in apart if other is not None), None)
            was = written(matches, table) if different else ()
            heard = quiet(everybody) if look else []
            version = players[seat].view(table)["version"] if look or turn % 5 == 0 else None
            players[seat].act(table, action, version)
            if look and blind:
                unnoticed += 1
                hears(players[seat], [heard[seat]], table)
                then = quiet(everybody)
                for one in blind:
                    assert one.everything(table) == before[one.seat]
                    assert then[everybody.index(one)] == heard[everybody.index(one)]
                assert then[seat] == heard[seat] + 1
            if different is not None:
                twins += 1
                one, otherwise = different
                other = twin(matches, *was)
                players[seat].act(other, otherwise, None)
                assert one.about(table) == one.about(other)
        else:
            pytest.fail("the match does not end")
        quiet(everybody)
        for one in everybody:
            one.client.close()
        header, chairs = matches.storage.header(table), matches.storage.chairs(table)
        assert inspected >= 3
        if game in ("sealed", "ars_mysteriorum", "alkemy"):
            assert twins > 0
        if game in ("ars_mysteriorum", "alchemist"):
            assert unnoticed > 0
    for one in everybody:
        ids = [told["tick"] for told in one.events]
        assert ids == sorted(set(ids))
        assert all(set(told) == {"id", "tick", "version", "status"} for told in one.events)
        assert one.events[-1]["status"] == "over"
    scan(header, chairs, everybody, log)


@pytest.mark.parametrize("game", [slug for slug in GAMES if hasattr(load(slug, compiled=False).rules, "SECRET")])
def test_no_byte_tells_who_answered_in_secret(tmp_path, game):
    """Two tables at which all give the same answers, but the first to answer here is the last one there, and the other way round:
    whoever is neither hears, reads and counts the same, after every answer and after all."""
    with inside(tmp_path) as (url, matches, _):
        hot(matches, game)
        table, players, watcher = laid(url, game)
        everybody, swapped, closed = [*players, watcher], 0, set()
        for turn in range(4000):
            with matches.holding(table) as live:
                if live.over or swapped == SWAPPED:
                    break
                truth = live.match.clone()
            waiting = truth.to_act()
            answers = {seat: truth.legal(seat)[turn * 7 % len(truth.legal(seat))] for seat in waiting}
            if not truth.secret or len(waiting) == 1:
                players[waiting[0]].act(table, answers[waiting[0]], None)
                continue
            swapped += 1
            other = twin(matches, *written(matches, table))
            others = [one for one in everybody if one.seat not in (waiting[0], waiting[-1])]
            for one in others:
                one.listen(other)
            for one in others:
                hears(one, [0], other)
            quiet(everybody)
            before = {one.seat: heard_of(one, table, other) for one in others}
            for here, there in zip(waiting, reversed(waiting), strict=True):
                players[here].act(table, answers[here], None)
                players[there].act(other, answers[there], None)
                for one in others:
                    if one.seat not in waiting:
                        assert one.about(table) == one.about(other)
            for one in others:
                assert one.about(table) == one.about(other)
            for one in others:
                hears(one, before[one.seat], table, other)
            quiet(everybody)
            for one in others:
                here, there = (now - then for now, then in zip(heard_of(one, table, other), before[one.seat], strict=True))
                assert here == there
            with matches.holding(table) as live:
                closed.add(live.match.state.asks)
        for one in everybody:
            one.client.close()
        assert swapped == SWAPPED
        assert len(closed) > 1  # a window that closed, a card that was let be or countered


def test_who_has_two_seats_notices_no_secret_answer_of_a_third(tmp_path):
    with inside(tmp_path) as (url, matches, _):
        hot(matches, "ars_mysteriorum")
        host, guest = Eyes(url, "Maria", 0), Eyes(url, "Zosime", 2)
        made = host.post("/api/matches", game="ars_mysteriorum", seats=["me", "me", "open"]).json()["table"]
        assert guest.post(f"/api{made['seats'][2]['link']}").is_success
        table, answered = made["id"], 0
        for turn in range(4000):
            with matches.holding(table) as live:
                if live.over or answered == UNNOTICED:
                    break
                truth = live.match.clone()
            waiting = truth.to_act()
            seat = 2 if truth.secret and 2 in waiting else waiting[0]
            action = truth.legal(seat)[turn * 7 % len(truth.legal(seat))]
            if seat != 2:
                host.post(f"/api/matches/{table}/act", seat=seat, action=action, version=None)
                continue
            secret = truth.secret and len(waiting) > 1
            before = host.about(table) if secret else {}
            guest.act(table, action, None)
            if secret:
                answered += 1
                assert host.about(table) == before
        for one in (host, guest):
            one.client.close()
        assert answered == UNNOTICED


def test_a_clock_that_runs_out_does_not_tell_who_was_asked_in_secret(tmp_path):
    """A bot answers for whoever has not, and takes no chair; for all others it is as if the answers had been given in time."""
    with inside(tmp_path, sweep=3600.0) as (url, matches, _):
        hot(matches, "ars_mysteriorum")
        table, players, watcher = laid(url, "ars_mysteriorum", clock=600)
        asked = 0
        for turn in range(4000):
            with matches.holding(table) as live:
                if live.over or asked == UNNOTICED:
                    break
                truth, secret = live.match.clone(), live.asks_in_secret
            seat = truth.to_act()[0]
            if not secret:
                legal = truth.legal(seat)
                players[seat].act(table, legal[turn * 7 % len(legal)], None)
                continue
            asked += 1
            if asked % 2 and len(truth.to_act()) > 1:  # whether somebody has answered already makes no difference
                players[seat].act(table, truth.legal(seat)[-1], None)
                truth = truth.play(truth.legal(seat)[-1], seat)
            was = written(matches, table)
            with matches.changing(table) as (_, change):
                change.set(noticed=time.time() - 3600)
            BotTurns(matches).look_round(time.time())
            with matches.holding(table) as live:
                answers = live.match.lines[len(truth.lines) :]
                assert [answer.seat for answer in answers] == truth.to_act()
            other = twin(matches, *was)
            with matches.changing(other):  # a tick, as the hand on the clock made one
                pass
            for answer in answers:
                players[answer.seat].act(other, answer.action, None)
            for one in (*players, watcher):
                assert one.about(table) == one.about(other)
            assert all(chair["kind"] == "person" for chair in players[0].view(table)["table"]["seats"])
            stir(matches, table)
        for one in (*players, watcher):
            one.client.close()
        assert asked == UNNOTICED


def test_bots_asked_in_secret_answer_together_and_take_their_time(tmp_path, monkeypatch):
    """Whoever has only one answer is as slow as whoever has a choice; at an open question each bot takes its own pace."""
    with inside(tmp_path, sweep=3600.0, pace=5.0) as (_, matches, _):
        monkeypatch.setattr("athanor.table.bot_turns.time", SimpleNamespace(monotonic=lambda: 100.0))  # it stands still
        monkeypatch.setattr(matches.storage, "now", lambda: 5000.0)
        bot_turns, view = BotTurns(matches), athanor.start("sealed", seats=3, compiled=False).view(0)

        def due(bot, began, asked):
            return bot_turns._due(Turn(0, bot, view, 1, 0, 100.0 + began, asked)) - 100.0

        assert [due("dabbler", began, 4998.0) for began in (0.0, 1.0)] == [3.0, 3.0]
        assert due("search:4000ms", 0.0, 4998.0) == 4.0
        assert [due("search:4000ms", began, None) for began in (0.0, 1.0)] == [5.0, 6.0]
        assert due("dabbler", 0.0, 4998.0 + 7200) == 5.0  # the clock was set back by two hours


def test_a_clock_that_runs_out_on_an_open_question_lets_a_bot_stand_in(tmp_path):
    with inside(tmp_path, sweep=3600.0) as (url, matches, _):
        table, players, watcher = laid(url, "sealed", clock=600)
        players[0].act(table, "bid 3", None)
        BotTurns(matches).look_round(time.time())
        with matches.changing(table) as (_, change):
            change.set(noticed=time.time() - 3600)
        BotTurns(matches).look_round(time.time())
        kinds = [chair["kind"] for chair in players[0].view(table)["table"]["seats"]]
        for one in (*players, watcher):
            one.client.close()
        assert kinds[0] == "person"
        assert set(kinds[1:]) == {"away"}


@pytest.mark.parametrize("distances", ["estimated", "measured"])
def test_who_plays_by_eye_is_told_no_coordinate(distances):
    """AK-004: the data of a view has numbers of the table only where everybody may measure."""
    match = start("alkemy", seed=5, compiled=False, options={"distances": distances})
    match.play("muster avalon-200", 0).play("muster cobra-200", 1)
    told, measures = state_json(match.view(0)), match.loaded.rules.MEASURES
    assert set(measures) <= set(vars(match.view(0).state))
    assert {"x", "y", "ex", "ox", "spot", "px", "stack"} <= set(measures)
    assert (set(measures) & set(told)) == (set(measures) if distances == "measured" else set())
    assert "kind" in told


def break_down(monkeypatch, table, everybody):
    """A defect in the middle of a match: the log keeps it, the answer tells nothing."""

    def broken(view, *_):
        raise RuntimeError("the picture cannot be drawn")

    with monkeypatch.context() as patch:
        patch.setattr(api, "paint", broken)
        patch.setattr(trouble, "_written", OrderedDict())  # what was written a moment ago is written again
        for one in everybody:
            answer = one.get(f"/api/matches/{table}/picture", seat=one.seat)
            assert (answer.status_code, answer.json()["code"]) == (500, "defect")


def memory(match, one):
    return match.view(one.seat).memory


def scan(header, chairs, everybody, log):
    """No seed, salt, link of another's seat, token, or name by which a person is known; in no answer, stream or log."""
    luck = [str(header.seed), hex(header.seed)[2:], header.salt]
    for one in everybody:
        text = "\n".join(one.heard)
        others = [chair for chair in chairs if chair.seat != one.seat]
        links = [chair.link for chair in others] if one.seat != 0 else []  # the host hands the links out
        for secret in (*luck, *links, *(chair.person for chair in others)):
            assert secret not in text
        assert not any(other.token in text for other in everybody if other is not one)
        assert '"waits"' not in text
    written = "\n".join(log)
    assert "the picture cannot be drawn" in written
    for secret in (*luck, *(chair.link for chair in chairs), *(chair.person for chair in chairs)):
        assert secret not in written
    assert not any(one.token in written for one in everybody)

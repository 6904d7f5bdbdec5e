"""The furnace: a game is played interpreted at once, compiled in a process of its own, and the match goes on compiled."""

import gc
import subprocess
import sys
import threading
from html import unescape

import pytest
from fastapi.testclient import TestClient

from athanor.table import serve
from athanor.table.furnace import BROKEN, COLD, HEATING, HOT, Furnace
from athanor.table.matches import Matches, Wish
from athanor.table.people import Person
from athanor.table.server import Server, create_app
from athanor.table.settings import Settings
from athanor.table.storage import Storage
from tests.browser import LONG, wait_until

from .shelves import kept

ME = Person("me", "Abigaïl")


def wait_for(furnace, slug, status):
    def comes():
        assert furnace.fires[slug].status != BROKEN
        return furnace.fires[slug].status == status

    wait_until(comes, LONG)


def test_a_match_begun_interpreted_goes_on_compiled(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_CACHE", str(tmp_path / "cache"))
    furnace = Furnace()
    furnace._queue = ["sealed"]
    settings = Settings(data=tmp_path)
    storage = Storage(settings.url)
    storage.migrate()
    matches = Matches(storage, furnace, settings)
    try:
        furnace.start()
        table = matches.lay(ME, Wish("sealed", ("me", "here"))).id
        matches.act(ME, table, 0, "bid 3", 0)
        with matches.holding(table) as live:
            assert not live.match.loaded.compiled
            before = live.match.memory
        wait_for(furnace, "sealed", HOT)
        assert furnace.fires["sealed"].percent == 100
        with matches.holding(table) as live:
            assert live.match.loaded.compiled
            assert live.match.memory == before
        assert matches.act(ME, table, 1, "bid 4", 1) == 2
    finally:
        furnace.stop()
        storage.close()


def test_whoever_wants_to_play_comes_first():
    furnace = Furnace()
    last = furnace._queue[-1]
    furnace.hurry(last)
    assert furnace._queue[0] == last
    furnace.hurry("unknown")
    assert "unknown" not in furnace._queue


def test_whoever_sits_down_hurries_the_game(tmp_path):
    """Also at a table that was laid before the server was started."""
    settings = Settings(data=tmp_path)
    storage = Storage(settings.url)
    storage.migrate()
    matches = Matches(storage, Furnace(False), settings)
    table = matches.lay(ME, Wish("sealed", ("me", "open"), listed=True)).id
    matches.furnace._queue = ["alchemist", "sealed"]
    matches.sit(Person("you", "Zoé"), table, 1)
    assert matches.furnace._queue == ["sealed", "alchemist"]
    storage.close()


def test_two_games_are_compiled_at_a_time(monkeypatch):
    """And never more than there are cores."""
    monkeypatch.setattr("os.cpu_count", lambda: 2)
    furnace, both, seen = Furnace(jobs=3), threading.Barrier(2), []

    def heat(slug, fire):
        fire.done, fire.steps = 1, 4
        both.wait(60)  # nobody goes on alone
        seen.append({one: (other.status, other.percent) for one, other in furnace.fires.items() if other.status != COLD})
        both.wait(60)
        return False

    furnace._queue = ["sealed", "connect_four"]
    monkeypatch.setattr(furnace, "_heat", heat)
    furnace._burn()
    assert furnace.jobs == 2
    assert seen == [{"sealed": (HEATING, 25), "connect_four": (HEATING, 25)}] * 2


def test_the_first_hand_takes_short_games_and_the_other_long_ones():
    furnace = Furnace()
    furnace._queue = ["short", "middle", "long", "longest"]
    assert [furnace._next(hand) for hand in (0, 1, 1, 0, 0, 1)] == ["short", "longest", "long", "middle", "", ""]
    furnace._queue = ["short", "middle", "long"]
    furnace.hurry("middle")
    assert [furnace._next(hand) for hand in (1, 0, 1)] == ["middle", "short", "long"]


def test_a_game_that_nobody_waits_for_is_put_off_for_one_that_somebody_wants(monkeypatch):
    """It is compiled afterwards, and it is not broken meanwhile."""
    furnace, lit, light = Furnace(jobs=1), [], subprocess.Popen

    def child(words, **given):
        lit.append(words[-1])
        slow = "import time; print(1, 2, flush=True); time.sleep(600)"
        return light([sys.executable, "-c", slow if len(lit) == 1 else "print(2, 2)"], **given)

    monkeypatch.setattr(subprocess, "Popen", child)
    monkeypatch.setattr("athanor.table.furnace.ready", lambda slug: False)
    monkeypatch.setattr("athanor.table.furnace.load", lambda slug: slug)
    furnace._queue = ["sealed", "connect_four"]
    furnace.start()
    wait_until(lambda: furnace.fires["sealed"].percent == 50)
    furnace.hurry("connect_four")
    furnace._thread.join(60)
    assert lit == ["sealed", "connect_four", "sealed"]
    assert [furnace.fires[slug].status for slug in ("sealed", "connect_four")] == [HOT, HOT]


def test_a_game_that_was_compiled_before_needs_no_process(monkeypatch):
    kept("sealed")
    monkeypatch.setattr(subprocess, "Popen", lambda words, **given: 1 / 0)
    furnace = Furnace()
    furnace._queue = ["sealed"]
    furnace._burn()
    assert furnace.fires["sealed"].status == HOT


def test_a_game_that_cannot_be_compiled_is_played_interpreted(monkeypatch):
    furnace = Furnace()
    furnace._queue = ["sealed"]
    monkeypatch.setattr(furnace, "_heat", lambda slug, fire: 1 / 0)
    furnace._burn()
    assert furnace.fires["sealed"].status == BROKEN
    assert not furnace.loaded("sealed").compiled


def test_when_all_has_burnt_the_memory_settles(monkeypatch):
    """What stays for good is taken out of the collector's sight, so that no answer waits for it."""
    furnace, settled = Furnace(), []
    furnace._queue = ["sealed", "connect_four"]
    furnace.burnt = lambda: settled.append([fire.status for fire in furnace.fires.values() if fire.status != COLD])
    monkeypatch.setattr(furnace, "_heat", lambda slug, fire: 1 / 0)
    furnace._burn()
    assert settled == [[BROKEN, BROKEN]]


@pytest.fixture
def thawed():
    yield
    gc.unfreeze()


def test_serve_settles_the_memory_when_all_has_burnt(tmp_path, monkeypatch, thawed):
    """`athanor serve` hands the furnace what is to be done when its fires are out; nothing else freezes the memory."""
    served = []
    monkeypatch.setattr(serve, "paint_covers", lambda parting: None)
    monkeypatch.setattr(Server, "run", lambda self, sockets: served.append((self.config.app.state.rooms, sockets)))
    serve.serve(Settings(data=tmp_path, port=0))
    [(rooms, [bound])] = served
    before = gc.get_freeze_count()
    rooms.furnace._queue.clear()
    rooms.furnace._burn()
    assert gc.get_freeze_count() > before + 10_000
    rooms.matches.storage.close()
    bound.close()


def test_short_rules_are_heated_before_long_ones():
    queue = Furnace()._queue
    assert queue.index("alchemist") < queue.index("materia_prima") < queue.index("alkemy")


@pytest.mark.parametrize(
    ("language", "cold", "heating"),
    [
        ("en", "the furnace is being lit", "the furnace is heating: 0 %"),
        ("fr", "on allume le fourneau", "le fourneau chauffe : 0 %"),
    ],
)
def test_the_lobby_tells_of_a_cold_game_what_it_will_say_when_it_heats(tmp_path, language, cold, heating):
    """Two games heat at a time: a card that is cold when the page is fetched counts from then on, too."""
    client = TestClient(create_app(Settings(data=tmp_path)))
    page = unescape(client.get("/", headers={"Accept-Language": language}).text).replace("\u202f", " ").replace("\xa0", " ")
    assert f'data-game="alkemy" data-heating="{heating}">{cold}' in page.replace("\u2068", "").replace("\u2069", "")

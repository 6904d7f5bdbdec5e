"""The matches in memory: each is brought up to date before it is used, by whoever holds it alone."""

from __future__ import annotations

import threading
from collections import OrderedDict
from collections.abc import Callable, Collection, Iterator
from contextlib import contextmanager

from athanor.kernel.box import Box, known_box, standard_box
from athanor.kernel.errors import BadBox
from athanor.kernel.game import find
from athanor.table.archive import Archive, Past
from athanor.table.errors import No
from athanor.table.furnace import Furnace
from athanor.table.levels import spec_of
from athanor.table.live import Bar, Live
from athanor.table.settings import Settings
from athanor.table.storage import GATHERING, OVER, Change, Header, Storage

KEPT = 1000  # matches held in memory: at most a quarter of a megabyte each


class Held:
    """The matches that this process holds."""

    def __init__(self, storage: Storage, furnace: Furnace, settings: Settings) -> None:
        self.storage = storage
        self.furnace = furnace
        self.settings = settings
        self.changed: Callable[[Header], None] = lambda header: None
        self.acted: Callable[[bool], None] = lambda bot: None
        self.bar_of: Callable[[Header], Bar | None] = lambda header: None
        self.apart: Callable[[str, Collection[str]], bool] = lambda person, others: False
        self.archive = Archive()
        self._lives: OrderedDict[str, Live] = OrderedDict()
        self._lock = threading.Lock()

    @contextmanager
    def holding(self, match: str) -> Iterator[Live]:
        """A match, up to date, for as long as the block lasts. Nobody waits for whoever looks at one that is over."""
        with self._locked(match) as live:
            self._refresh(live, self.storage.header(match, live.header))
            if not live.over:
                yield live
                return
            past = Past(live, self.archive)
        yield past

    @contextmanager
    def changing(self, match: str) -> Iterator[tuple[Live, Change]]:
        """A match inside a transaction. What fails leaves no trace, neither in the database nor in memory."""
        with self._locked(match) as live:
            before: tuple[int, int, Header] | None = None
            try:
                with self.storage.change(match, live.header) as change:
                    self._refresh(live, change.header, change.connection)
                    before = live.version, len(live.match.lines), live.header
                    yield live, change
            except BaseException:
                if before != (live.version, len(live.match.lines), live.header):
                    self.forget(match)
                raise
            live.header = change.now
        self.changed(live.header)

    @contextmanager
    def glancing(self, match: str) -> Iterator[Live | None]:
        """A match, up to date, if it can be had at once: in the event loop nobody waits for a lock or for another machine."""
        live = self._at_hand(match) if self.storage.lite else None
        if live is None:
            yield None
            return
        try:
            yield live if self.storage.header(match, live.header) is live.header else None
        finally:
            live.lock.release()

    def _at_hand(self, match: str) -> Live | None:
        """A match with its lock, if it is in memory as this process knows it, nobody uses it, and its rules run as they will
        run from now on."""
        with self._lock:
            live = self._lives.get(match)
            if live is None or not live.lock.acquire(blocking=False):
                return None
            self._lives.move_to_end(match)
        try:
            if live.tick != live.header.tick and self.storage.lite:  # somebody sat down, or the like: a file is read at once
                self._refresh(live, self.storage.header(match, live.header))
            known = live.tick == live.header.tick and live.version == live.header.version
            if known and live.match.loaded is self.furnace.loaded(live.header.game):
                return live
        except BaseException:
            live.lock.release()
            raise
        live.lock.release()
        return None

    @contextmanager
    def _locked(self, match: str) -> Iterator[Live]:
        """The match that this process holds now; one that was thrown away while we waited for it is not used."""
        while True:
            live = self._find(match)
            with live.lock:
                if self._lives.get(match) is live:
                    yield live
                    return

    def _find(self, match: str) -> Live:
        with self._lock:
            live = self._lives.get(match)
            if live is not None:
                self._lives.move_to_end(match)
                return live
        header = self.storage.header(match)
        made = Live(header, self.furnace.loaded(header.game), self.box(header), self.bar_of(header))
        with self._lock:
            live = self._lives.setdefault(match, made)
            while len(self._lives) > KEPT:
                self._lives.popitem(last=False)
        return live

    def box(self, header: Header) -> Box:
        """The box of a match; refused when it was played with other rules or components than those at hand."""
        game = find(header.game)
        standard = standard_box(game)
        if header.edition == game.edition and header.box == standard.digest:
            return standard
        written = self.storage.box(header.box) if header.edition == game.edition else None
        try:
            box = known_box(game, written, header.box) if written is not None else None
        except BadBox:
            box = None
        if box is None:
            raise No("other-edition", 409, edition=header.edition, here=game.edition)
        return box

    def _refresh(self, live: Live, header: Header, connection: object = None) -> None:
        live.catch_up(self.storage, header, connection)
        loaded = self.furnace.loaded(header.game)
        if live.match.loaded is not loaded:
            live.run_with(loaded)

    def forget(self, match: str) -> None:
        with self._lock:
            self._lives.pop(match, None)

    # What every deed asks

    def bot(self, level: str, game: str) -> str:
        """The bot of a game's level, or the one of this name. Wherever a level or a bot is asked for, nobody else is taken."""
        return spec_of(level, self.settings.limits, game)

    def _check_playing(self, live: Live) -> None:
        if live.header.status == GATHERING:
            raise No("not-started")
        if live.header.status == OVER:
            raise No("over")

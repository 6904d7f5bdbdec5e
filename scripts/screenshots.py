"""Screenshots of every page, and of each game at its opening, in its middle and over, into docs/pictures: `make pictures`.

Bots play one match of each game, in a database of its own. A server shows it; Chromium looks, wide in English, narrow in French.
Names of games or pages take only those: `python scripts/screenshots.py alkemy lobby`.
"""

from __future__ import annotations

import base64
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))

from athanor.bots import make  # noqa: E402
from athanor.kernel.game import find, slugs  # noqa: E402
from athanor.kernel.loading import Loaded, load  # noqa: E402
from athanor.table.furnace import Furnace  # noqa: E402
from athanor.table.matches import Matches, Wish  # noqa: E402
from athanor.table.people import COOKIE, Person, guest_token, signing  # noqa: E402
from athanor.table.settings import Settings  # noqa: E402
from athanor.table.storage import Storage  # noqa: E402
from tests.browser import CHROMIUM, FLAGS, Served, serving  # noqa: E402

SIZES = {"desk": {"width": 1440, "height": 900}, "phone": {"width": 390, "height": 844}}
LANGUAGES = {"desk": "en", "phone": "fr"}
SCALE = {"desk": 0.72, "phone": 0.92}
TALLEST = {"desk": 1500, "phone": 1700}
QUALITY = 72
ME = Person("abigail", "Abigaïl")
PLAYER = "greedy:6"  # who plays the matches that are shown
OPENING, MIDDLE = 0.04, 0.5
PAGES = {
    "lobby": "/",
    "new": "/new/alkemy",
    "rules": "/rules/ars_mysteriorum",
    "gallery": "/rules/materia_prima#box",
    "api": "/api",
    "troop": "/games/alkemy/pages/troop?load=cobra-200",
    "setup": "/games/alkemy/pages/setup?scenario=pillars",
    "events": "/events",
    "new-event": "/new-event/alkemy",
    "nowhere": "/nowhere",
}
ENTRANTS = {
    "Abigaïl": "cobra-200",
    "Merlin": "avalon-200",
    "Zosime": "khaliman-200",
    "Hypatia": "aurlok-200",
    "Maria": "triade-200",
    "Geber": "naashti-200",
    "Flamel": "temple-200",
}


# Matches to look at


class Hot(Furnace):
    """Every game compiled, before it is played."""

    def loaded(self, slug: str) -> Loaded:
        return load(slug)


@contextmanager
def matches_in(settings: Settings) -> Iterator[Matches]:
    storage = Storage(settings.url)
    storage.migrate()
    try:
        yield Matches(storage, Hot(), settings)
    finally:
        storage.close()


def played(matches: Matches, slug: str) -> str:
    """A match to its end, all by bots; a person sits on the first seat."""
    match = matches.lay(ME, Wish(slug, ("me", *["novice"] * (find(slug).usual - 1)))).id
    while True:
        with matches.holding(match) as live:
            if live.over:
                return match
            seat, version = live.match.to_act()[0], live.version
            view = live.view(seat)
        action = make(PLAYER).think(view, version).action
        if seat == 0:
            matches.act(ME, match, seat, action, None)
        else:
            matches.act_as_bot(match, seat, action, version)


def moment(matches: Matches, match: str, share: float) -> str:
    """The same match from a moment on, when something is asked of the person: a table to look at."""
    with matches.holding(match) as live:
        last = len(live.match.lines)
        asked = [k for k in range(last) if live.past(k).to_act() == [0] and len(live.past(k).legal(0)) > 2]
    line = min(asked, key=lambda k: abs(k - share * last))
    return matches.play_on(ME, match, line, 0, "journeyman").id


def stages(settings: Settings, games: list[str]) -> dict[str, dict[str, str]]:
    """Of each game the tables to look at."""
    with matches_in(settings) as matches:
        found = {}
        for slug in games:
            match = played(matches, slug)
            found[slug] = {
                "opening": moment(matches, match, OPENING),
                "middle": moment(matches, match, MIDDLE),
                "over": match,
            }
            print(f"{slug}: played")
        return found


# Pictures


class Album:
    """Takes the pictures of one server."""

    def __init__(self, served: Served, browser: Browser, folder: Path, token: str) -> None:
        self.served = served
        self.browser = browser
        self.folder = folder
        self.token = token

    def visitor(self, size: str, known: bool = True) -> Page:
        phone = {"is_mobile": True, "has_touch": True} if size == "phone" else {}
        given: dict[str, Any] = {"viewport": SIZES[size], "locale": LANGUAGES[size], "reduced_motion": "reduce", **phone}
        context: BrowserContext = self.browser.new_context(base_url=self.served.url, **given)
        if known:
            context.add_cookies([{"name": COOKIE, "value": self.token, "url": self.served.url}])
        return context.new_page()

    def take(self, page: Page, name: str, size: str, whole: bool = True) -> None:
        """WebP, which Chromium writes itself: small, and sharp enough to be read."""
        page.wait_for_load_state("networkidle" if "/m/" not in page.url else "load")
        page.wait_for_timeout(600)
        tall = min(TALLEST[size], page.evaluate("document.documentElement.scrollHeight")) if whole else SIZES[size]["height"]
        top = page.evaluate("scrollY") if not whole else 0
        clip = {"x": 0, "y": top, "width": SIZES[size]["width"], "height": tall, "scale": SCALE[size]}
        asked = {"format": "webp", "quality": QUALITY, "captureBeyondViewport": True, "clip": clip}
        taken = page.context.new_cdp_session(page).send("Page.captureScreenshot", asked)
        path = self.folder / f"{name}-{size}.webp"
        path.write_bytes(base64.b64decode(taken["data"]))
        print(f"docs/pictures/{path.name}", path.stat().st_size)

    def pages(self, size: str, wanted: list[str]) -> None:
        for name, path in PAGES.items():
            if name in wanted:
                page = self.visitor(size)
                page.goto(path)
                self.take(page, f"page-{name}", size, whole=name not in ("rules", "api", "gallery"))

    def gathering(self, size: str) -> None:
        """A table with friends, as its host and as a guest see it."""
        page = self.visitor(size)
        page.goto("/new/alchemist")
        page.select_option("#seat1", "open")
        page.select_option("#seat2", "journeyman")
        page.click(".key.big")
        page.wait_for_selector("#link1")
        self.take(page, "page-gathering", size)
        guest = self.visitor(size, known=False)
        guest.goto(page.input_value("#link1"))
        self.take(guest, "page-join", size)

    def event(self, size: str) -> None:
        """A tournament in its second round, as its organiser sees it."""
        page = self.visitor(size)
        page.goto("/new-event/alkemy")
        page.fill("#name", "Coupe de la Saint-Jean")
        page.fill("#rounds", "4")
        page.click(".key.big")
        for name, troop in ENTRANTS.items():
            page.fill("#player-name", name)
            page.select_option("#ready", troop)
            page.click("#players button.key")
        page.click("form[action$='/pair'] button.key")
        for k, (winner, scenario) in enumerate([("1-2", (3, 1)), ("1-1", (2, 2)), ("2-1", (0, 3))]):
            board = page.locator(f"#table-1-{k + 1}")
            board.locator("details summary").click()
            board.locator("select[name=winner]").select_option(winner)
            for seat in (0, 1):
                board.locator(f"input[name=scenario{seat}]").fill(str(scenario[seat]))
                board.locator(f"select[name=objective{seat}]").select_option(index=1 + 2 * k + seat)
            board.locator("input[name=achieved0]").check()
            board.locator("details button").click()
        page.click("form[action$='/pair'] button.key")
        page.evaluate("scrollTo(0, 0)")
        self.take(page, "page-event", size)

    def stages(self, slug: str, tables: dict[str, str], size: str) -> None:
        for stage, table in tables.items():
            page = self.visitor(size)
            page.goto(f"/m/{table}")
            page.wait_for_selector("#panels .panel:not([hidden]) svg")
            if stage == "over":
                self.take(page, f"{slug}-score", size)
                below = 130 if size == "desk" else 8  # the bar of the replay stays at the top of a wide page
                page.evaluate(
                    "below => scrollBy(0, document.querySelector('#panels').getBoundingClientRect().top - below)", below
                )
            self.take(page, f"{slug}-{stage}", size, whole=False)


def main() -> None:
    everything = [*slugs(), *PAGES, "gathering", "event"]
    wanted = sys.argv[1:] or everything
    folder = ROOT / "docs" / "pictures"
    with tempfile.TemporaryDirectory() as data:
        settings = Settings(data=Path(data))
        token = guest_token(signing(settings.secret()), ME)
        tables = stages(settings, [slug for slug in slugs() if slug in wanted])
        with serving(Path(data)) as served, sync_playwright() as engine:
            browser = engine.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
            album = Album(served, browser, folder, token)
            for size in SIZES:
                for slug, found in tables.items():
                    album.stages(slug, found, size)
                if "gathering" in wanted:
                    album.gathering(size)
                if "event" in wanted:
                    album.event(size)
                album.pages(size, wanted)


if __name__ == "__main__":
    main()

"""Words are as wide in a browser as we computed."""

import http.server
import threading
from functools import partial

import pytest

from athanor.drawing.type import FACES, TYPEFACES, lines, metrics, sheet, width
from tests.browser import chromium

WORDS = (
    "Envoyez deux ouvriers à l’alambic : « Va, vis et deviens ! »",
    "Waving Tarot AVATAR, 1234567890 fi fl ffi Office",
    "Cœur d’Œdipe, ÉTÉ où ça coûte 3 × 2 − 1 → 5 ½",
    "To Yves: “Ty, Va, We.” (AL-050) — 41 %",
)
HOW = {
    "text": 'font-family="Athanor"',
    "italic": 'font-family="Athanor" font-style="italic"',
    "bold": 'font-family="Athanor" font-weight="700"',
    "title": 'font-family="Athanor Title"',
    "caps": 'font-family="Athanor Title" class="caps"',
}
STYLE = (
    "text{font-variant-ligatures:no-common-ligatures;font-variant-numeric:lining-nums}.caps{font-variant-caps:small-caps}"
)


class Files(http.server.SimpleHTTPRequestHandler):
    """The typefaces, served without a word."""

    def log_message(self, format, *args):
        pass


@pytest.fixture(scope="module")
def page():
    handler = partial(Files, directory=str(TYPEFACES))
    with http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler) as files:
        threading.Thread(target=files.serve_forever, daemon=True).start()
        page = chromium().new_page()
        page.goto(f"http://127.0.0.1:{files.server_address[1]}/metrics.json")
        yield page
        page.close()
        files.shutdown()


def test_a_browser_draws_words_as_wide_as_we_computed(page):
    drawn = "".join(f'<text {HOW[face]} font-size="20" y="20">{words}</text>' for face in FACES for words in WORDS)
    page.set_content(f"<style>{sheet(page.url.rpartition('/')[0])}{STYLE}</style><svg>{drawn}</svg>")
    page.evaluate("() => document.fonts.ready")
    assert page.evaluate("() => [...document.fonts].map(f => f.status)") == ["loaded"] * 4
    found = page.evaluate("() => [...document.querySelectorAll('text')].map(t => t.getComputedTextLength())")
    computed = [width(words, 20, face) for face in FACES for words in WORDS]
    assert found == pytest.approx(computed, rel=0.005)


def test_letters_that_stand_together_move():
    apart = sum(width(letter, 1000, "title") for letter in "AV")
    assert width("AV", 1000, "title") < apart
    assert width("VAVA", 1000, "title") < 2 * width("VA", 1000, "title")


def test_lines_are_no_wider_than_their_room():
    broken = lines(WORDS[0], 150, 15)
    assert len(broken) > 2
    assert " ".join(broken) == WORDS[0]
    assert max(width(line, 15) for line in broken) <= 150
    assert lines("unbreakably", 5, 15) == ("unbreakably",)


def test_every_face_has_the_letters_of_both_languages():
    wanted = set("abcdefghijklmnopqrstuvwxyzàâäçéèêëîïôöùûüÿœæ’«»…−×–— \u00a0\u202f0123456789%,.;:!?()")
    for face in FACES:
        assert wanted <= set(metrics(face).widths)
        assert {letter.upper() for letter in "éèàçœ"} <= set(metrics(face).widths)

"""Is a picture readable? Panels are put into a real browser, and every text and every target is measured.

    python -m tests.readable materia_prima --layout laptop --language fr --to FOLDER

takes a picture of every question of a game and prints what cannot be read, hit, seen whole or told from its ground.
"""

from __future__ import annotations

import argparse
import base64
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from playwright.sync_api import Page

from athanor.drawing.paint import FONT, INK, STYLE, esc, num
from athanor.drawing.panels import LAYOUTS
from athanor.drawing.picture import TABS, Spread
from athanor.drawing.samples import Sample, samples
from athanor.drawing.type import TYPEFACES, sheet
from athanor.kernel.game import LANGUAGES, slugs
from tests.browser import PATIENCE, chromium

SIZES = {
    "wide": (1920, 1080),
    "desk": (1440, 900),
    "laptop": (1280, 720),
    "landscape": (1024, 768),
    "tablet": (820, 1180),
    "phone": (390, 844),
}
"""The window for which each layout is tried."""
LEAST_WORD, LEAST_NUMBER, LEAST_CONTRAST = 12, 11, 4.5
TARGET = {"phone": 44, "tablet": 44, "landscape": 44}
"""What a finger hits; a mouse hits 32."""

MEASURE = """
([least, small, target]) => {
  const found = [], texts = [];
  const seen = (e) => e.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
  for (const panel of document.querySelectorAll("section[data-panel]")) {
    const name = panel.dataset.panel, frame = panel.firstElementChild.getBoundingClientRect();
    for (const text of panel.querySelectorAll("text")) {
      const words = text.textContent.trim();
      if (!words || !seen(text)) continue;
      const m = text.getScreenCTM(), scale = Math.hypot(m.a, m.b);
      const size = parseFloat(getComputedStyle(text).fontSize) * scale * (text.classList.contains("sc") ? 0.8 : 1);
      const letters = /\\p{L}/u.test(words), box = text.getBoundingClientRect();
      if (size < (letters ? least : small) - 0.05) found.push(`${name}: ${words} is written at ${size.toFixed(1)} px`);
      if (words.includes("…")) found.push(`${name}: ${words} is cut`);
      if (box.left < frame.left - 1 || box.right > frame.right + 1 || box.top < frame.top - 2 || box.bottom > frame.bottom + 2)
        found.push(`${name}: ${words} leaves its panel`);
      const slim = box.height * 0.22;  // above and below the letters
      texts.push({ words, name, left: box.left, right: box.right, top: box.top + slim, bottom: box.bottom - slim });
    }
    for (const may of panel.querySelectorAll(".may")) {
      const hit = may.querySelector(".hit") ?? may, box = hit.getBoundingClientRect();
      const least = Math.min(box.width, box.height), label = may.getAttribute("aria-label");
      if (least < target - 0.5 && seen(may)) found.push(`${name}: ${label} is a target of ${least.toFixed(0)} px`);
    }
  }
  texts.sort((a, b) => a.left - b.left);
  for (let i = 0; i < texts.length; i++)
    for (let j = i + 1; j < texts.length && texts[j].left < texts[i].right - 1; j++) {
      const a = texts[i], b = texts[j];
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (a.name === b.name && wide > 2 && high > 2) found.push(`${a.name}: ${a.words} and ${b.words} overlap`);
    }
  return [...new Set(found)];
}
"""


CONTRAST = """
async ([written, bare, least]) => {
  const pixels = async (png) => {
    const image = new Image();
    image.src = `data:image/png;base64,${png}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height), pen = canvas.getContext("2d");
    pen.drawImage(image, 0, 0);
    return pen.getImageData(0, 0, image.width, image.height);
  };
  const [ink, ground] = await Promise.all([pixels(written), pixels(bare)]);
  const light = Float64Array.from({ length: 256 }, (_, v) => (v /= 255) <= 0.04045 ? v / 12.92 : ((v + 0.055) / 1.055) ** 2.4);
  const luminance = (r, g, b) => 0.2126 * light[r] + 0.7152 * light[g] + 0.0722 * light[b];
  const found = [];
  for (const text of document.querySelectorAll("section[data-panel] text")) {
    const box = text.getBoundingClientRect(), style = getComputedStyle(text), panel = text.closest("section");
    const frame = panel.getBoundingClientRect(), large = parseFloat(style.fontSize) >= (style.fontWeight >= 700 ? 18.66 : 24);
    let alpha = Number(style.fillOpacity);
    for (let one = text; one !== panel; one = one.parentElement) alpha *= Number(getComputedStyle(one).opacity);
    const colour = (name) => style[name].startsWith("rgb") ? style[name].match(/[\\d.]+/g).map(Number) : null;
    const fill = colour("fill"), halo = style.paintOrder.startsWith("stroke") ? colour("stroke") : null;
    if (!fill) continue;
    const ratios = [], over = ink.data, under = ground.data, [red, green, blue] = fill;
    const left = Math.max(box.left, frame.left), right = Math.min(box.right, frame.right);
    const top = Math.max(box.top, frame.top), bottom = Math.min(box.bottom, frame.bottom);
    for (let y = Math.ceil(top + scrollY); y < bottom + scrollY && y < ground.height; y++)
      for (let x = Math.ceil(left); x < right && x < ground.width; x++) {
        const k = 4 * (y * ground.width + x), r = under[k], g = under[k + 1], b = under[k + 2];
        const changed = Math.abs(over[k] - r) + Math.abs(over[k + 1] - g) + Math.abs(over[k + 2] - b);
        const whole = Math.abs(red - r) + Math.abs(green - g) + Math.abs(blue - b);
        if (changed < Math.max(9, 0.2 * alpha * whole)) continue; // no letter is here, or hardly one
        const [ur, ug, ub] = halo ?? [r, g, b], mixed = (of, on) => Math.round(alpha * of + (1 - alpha) * on);
        const one = luminance(mixed(red, ur), mixed(green, ug), mixed(blue, ub)), other = luminance(ur, ug, ub);
        ratios.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
      }
    if (ratios.length < 0.18 * box.width * box.height) continue; // something lies over it
    const ratio = ratios.sort((a, b) => a - b)[Math.floor(ratios.length / 4)];
    if (ratio < (large ? 3 : least) - 0.05)
      found.push(`${panel.dataset.panel}: ${text.textContent.trim()} has a contrast of ${ratio.toFixed(1)}`);
  }
  return [...new Set(found)];
}
"""
"""Of every text that is seen: its colour against the pixels that its letters lie on, for three quarters of them."""


class Fault(NamedTuple):
    sample: str
    words: str

    def __str__(self) -> str:
        return f"{self.sample}: {self.words}"


def typefaces() -> str:
    """The style sheet with the typefaces inside."""
    style = sheet(".")
    for path in TYPEFACES.glob("*.woff2"):
        inside = base64.b64encode(path.read_bytes()).decode()
        style = style.replace(f'url("./{path.name}")', f'url("data:font/woff2;base64,{inside}")')
    return style


def resize(page: Page, layout: str) -> None:
    """The window for which a layout is made."""
    page.set_viewport_size({"width": SIZES[layout][0], "height": SIZES[layout][1]})


@contextmanager
def browsing(layout: str = "desk") -> Iterator[Page]:
    """A page of the size for which a layout is made, with the typefaces loaded."""
    page = measured()
    resize(page, layout)
    yield page


@cache
def measured() -> Page:
    """The page of this process in which pictures are measured."""
    page = chromium().new_page(reduced_motion="reduce")
    page.set_default_timeout(1000 * PATIENCE)
    style = (
        f"{typefaces()}{STYLE}body{{margin:8px;background:#2a1d15;font-family:{FONT}}}"
        "#panels{position:relative}section{position:absolute;overflow:auto}section>svg{display:block}"
        ".defs{position:absolute;width:0;height:0}.bare text{visibility:hidden}"
    )
    page.set_content(f"<style>{style}</style><b>.</b><i>.</i><div id=panels></div>")
    page.evaluate("() => Promise.all([...document.fonts].map((face) => face.load()))")
    return page


def show(page: Page, spread: Spread, open_tab: str = "", alone: bool = False) -> None:
    """The panels of a spread in a page; of an area with tabs one is open, the first unless another is asked for. `alone`: that
    one and nothing else, where the others have been seen."""
    shown: dict[str, Any] = {}
    for panel in spread.panels:
        if panel.name == open_tab or (panel.area not in shown and not (alone and open_tab)):
            shown[panel.area] = panel
    body = f'<svg class="defs"><defs>{spread.defs}</defs></svg>'
    for area, panel in shown.items():
        room, top = spread.rooms[area], TABS if area in spread.grid.tabs else 0
        place = f"left:{room.x}px;top:{room.y + top}px;width:{room.w}px;height:{room.h - top}px"
        body += (
            f'<section data-panel="{panel.name}" style="{place}"><svg class="athanor" width="{num(panel.width)}" '
            f'height="{num(panel.height)}" font-family="{esc(FONT)}" fill="{INK}">{panel.svg}</svg></section>'
        )
    page.evaluate("(body) => { document.querySelector('#panels').innerHTML = body }", body)


def views(spread: Spread) -> list[str]:
    """Tabs to open one after the other, so that every panel is seen once."""
    tabs = [list(names) for names in spread.grid.tabs.values()]
    return [""] + [name for names in tabs for name in names[1:] if any(panel.name == name for panel in spread.panels)]


def faults(page: Page, spread: Spread, layout: str, sample: str = "") -> list[Fault]:
    """What cannot be read, hit or seen whole."""
    found: dict[str, None] = {}
    for tab in views(spread):
        show(page, spread, tab, alone=True)
        for words in page.evaluate(MEASURE, [LEAST_WORD, LEAST_NUMBER, TARGET.get(layout, 32)]):
            found[words] = None
    return [Fault(sample, words) for words in found]


def pale(page: Page, spread: Spread, sample: str = "") -> list[Fault]:
    """Texts that are hardly set off from what lies under them."""
    found: dict[str, None] = {}
    for tab in views(spread):
        show(page, spread, tab, alone=True)
        shots = [base64.b64encode(page.screenshot(full_page=True)).decode()]
        page.evaluate("() => { document.querySelector('#panels').classList.add('bare') }")
        shots.append(base64.b64encode(page.screenshot(full_page=True)).decode())
        page.evaluate("() => { document.querySelector('#panels').classList.remove('bare') }")
        for words in page.evaluate(CONTRAST, [*shots, LEAST_CONTRAST]):
            found[words] = None
    return [Fault(sample, words) for words in found]


def room(layout: str) -> tuple[float, float]:
    """What the frame of the page leaves for panels in the window for which a layout is tried."""
    return (1576, 912) if layout == "wide" else LAYOUTS[layout]


def every_question(slug: str) -> list[Sample]:
    """Of the whole matches that a game plays for samples: each question at the table with the most seats that was asked it, the
    opening there, the last position as others see it, and the end."""
    found: dict[str, Sample] = {}
    for sample in samples(slug, compiled=True):
        found[sample.name.partition("-")[2]] = sample
    return list(found.values())


def main() -> None:
    asked = argparse.ArgumentParser(description="Measure every question of a game in a browser, and take pictures.")
    asked.add_argument("game", choices=slugs())
    asked.add_argument("--layout", choices=LAYOUTS, action="append")
    asked.add_argument("--language", choices=LANGUAGES, action="append")
    asked.add_argument("--only", default="", help="samples whose name holds this")
    asked.add_argument("--to", type=Path, help="a folder for pictures")
    given = asked.parse_args()
    kept = [one for one in samples(given.game, compiled=True) if given.only in one.name]
    count = 0
    for layout in given.layout or LAYOUTS:
        with browsing(layout) as page:
            for sample in kept:
                for language in given.language or LANGUAGES:
                    view, names = sample.match.view(sample.seat), sample.match.players
                    spread = view.spread(language, names, layout=layout, size=room(layout), draft=sample.draft)
                    name = f"{sample.name}.{layout}.{language}"
                    for fault in faults(page, spread, layout, name) + pale(page, spread, name):
                        count += 1
                        print(fault)
                    if given.to:
                        given.to.mkdir(parents=True, exist_ok=True)
                        for tab in views(spread):
                            show(page, spread, tab)
                            page.screenshot(path=given.to / f"{name}{'-' if tab else ''}{tab}.png", full_page=True)
    print(f"{count} faults")
    sys.exit(count > 0)


if __name__ == "__main__":
    main()

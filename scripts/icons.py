"""Draw the icons of the application from `icon.svg`, in the browser that the tests use: `python -m scripts.icons`."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser import CHROMIUM, FLAGS

STATIC = Path(__file__).parent.parent / "athanor" / "table" / "static"
WANTED = {"icon-192.png": (192, False), "icon-512.png": (512, False), "icon-mask.png": (512, True)}
"""The size, and whether the icon may be cut to any shape: then its ground reaches the edge and the drawing keeps away from it."""


def draw() -> None:
    drawing = (STATIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        for name, (size, masked) in WANTED.items():
            page = browser.new_page(viewport={"width": size, "height": size})
            svg = drawing.replace("<svg ", f'<svg width="{size}" height="{size}" ')
            if masked:
                svg = svg.replace('viewBox="0 0 24 24"', 'viewBox="-4 -4 32 32"').replace(
                    '<rect width="24" height="24" rx="5"', '<rect x="-4" y="-4" width="32" height="32"'
                )
            page.set_content(f"<style>body{{margin:0}}svg{{display:block}}</style>{svg}")
            page.screenshot(path=STATIC / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    draw()

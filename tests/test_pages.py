"""The examples of README and docs are executed as they stand."""

import doctest
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").rglob("*.md"))]
LINKED = [*PAGES, *(ROOT / name for name in ("CONTRIBUTING.md", "CHANGELOG.md", "CREDITS.md"))]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_the_examples_of_a_page_run(page):
    failed, tried = doctest.testfile(str(page), module_relative=False, encoding="utf-8", optionflags=doctest.ELLIPSIS)
    assert failed == 0
    assert tried == page.read_text(encoding="utf-8").count(">>> ")


def slug(title):
    """The anchor of a heading, as MkDocs and code hosts make it."""
    return re.sub(r"[^\w\- ]", "", title.strip().lower()).replace(" ", "-")


def anchors(page):
    return {slug(title) for title in re.findall(r"^#+ (.+)$", page.read_text(encoding="utf-8"), re.MULTILINE)}


def broken(page):
    """The links and pictures of a page that lead nowhere: no such file, or no such heading in it."""
    found = []
    for target in re.findall(r"\]\(([^)\s]+)", page.read_text(encoding="utf-8")):
        file, _, anchor = target.partition("#")
        path = page.parent / file if file else page
        if "://" not in target and not (path.exists() and (not anchor or anchor in anchors(path))):
            found.append(target)
    return found


@pytest.mark.parametrize("page", LINKED, ids=lambda page: page.name)
def test_the_links_and_pictures_of_a_page_are_there(page):
    assert broken(page) == []


def test_a_link_to_nowhere_is_noticed(tmp_path):
    page = tmp_path / "page.md"
    links = "[a](#a-title) [b](#no-title) ![c](c.svg) [d](page.md#a-title) [e](https://example.org)"
    page.write_text(f"# A title\n{links}", encoding="utf-8")
    assert broken(page) == ["#no-title", "c.svg"]


def test_every_document_stands_in_the_site():
    named = set(re.findall(r"[\w/-]+\.md", (ROOT / "mkdocs.yml").read_text(encoding="utf-8")))
    assert {page.relative_to(ROOT / "docs").as_posix() for page in PAGES[1:]} <= named

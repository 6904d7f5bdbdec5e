"""The pages of the site that stand outside docs/: README, CONTRIBUTING, CHANGELOG and CREDITS, with their links turned round.

A hook of MkDocs (see mkdocs.yml). What is linked outside the documentation, as an example or a licence, is named by its path.
"""

from __future__ import annotations

import re
from pathlib import Path, PurePosixPath

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "CREDITS.md": "credits.md",
}
LINK = re.compile(r"(\]\()([^)#\s]+)")


def on_files(files: Files, config: MkDocsConfig) -> Files:
    for source, page in PAGES.items():
        text = (ROOT / source).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=LINK.sub(lambda found: found[1] + site_link(found[2]), text)))
    return files


def on_page_markdown(markdown: str, page: object, config: MkDocsConfig, files: Files) -> str:
    """A link out of docs/ leads to the page that the site has for it, or is told in words: the site carries no source tree."""
    return re.sub(r"\[([^\]]+)\]\((?:\.\./)+([^)#\s]+)\)", lambda found: led(found, files), markdown)


def led(found: re.Match[str], files: Files) -> str:
    if found[2] in PAGES:
        return f"[{found[1]}]({PAGES[found[2]]})"
    return found[0] if inside(found[2], files) else f"`{found[2]}`"


def inside(target: str, files: Files) -> bool:
    return files.get_file_from_path(target) is not None


def site_link(target: str) -> str:
    """`docs/bots.md` of the README is `bots.md` on the site."""
    if "://" in target:
        return target
    path = PurePosixPath(target)
    if path.parts[0] == "docs":
        return str(path.relative_to("docs"))
    return PAGES.get(target, f"../{target}")

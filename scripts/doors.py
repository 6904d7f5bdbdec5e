"""Writes the list of all calls into docs/api.md, as the server describes them.

python scripts/doors.py
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

from athanor.table.server import create_app
from athanor.table.settings import Settings

PAGE = Path(__file__).parent.parent / "docs" / "api.md"
HEAD = "## Every call\n"
TABLE = "| call | what it does |\n| --- | --- |\n"


def calls() -> list[tuple[str, str]]:
    """Every call with the first sentence of what is said of it."""
    with tempfile.TemporaryDirectory() as folder:
        app = create_app(Settings(data=Path(folder), compiled=False))
        described = app.openapi()["paths"]
        app.state.rooms.matches.storage.close()
    return [
        (f"{method.upper()} {path}", first_sentence(call.get("description") or call["summary"]))
        for path, methods in sorted(described.items())
        for method, call in methods.items()
    ]


def first_sentence(text: str) -> str:
    plain = " ".join(text.split())
    return re.split(r"(?<=[.])\s", plain)[0].rstrip(".").replace("|", "\\|")


def listed() -> str:
    return TABLE + "".join(f"| `{call}` | {says} |\n" for call, says in calls())


def written(page: str) -> str:
    """The page with the list as it is now."""
    before, _, after = page.partition(HEAD)
    intro, _, rest = after.partition(TABLE)
    following = rest[match.start() :] if (match := re.search(r"^(?!\|)", rest, re.M)) else ""
    return f"{before}{HEAD}{intro}{listed()}{following}"


if __name__ == "__main__":
    PAGE.write_text(written(PAGE.read_text(encoding="utf-8")), encoding="utf-8")

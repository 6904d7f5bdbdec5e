"""How a wheel is built that carries compiled games (`make wheel`); any other build is left as it is."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class CompiledGames(BuildHookInterface):  # type: ignore[type-arg]
    """Takes in the folder that ATHANOR_COMPILED names, as `scripts/wheel.py` has made it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if folder := os.environ.get("ATHANOR_COMPILED"):
            build_data |= json.loads((Path(folder) / "wheel.json").read_text(encoding="utf-8"))
            build_data["force_include"][f"{folder}/games"] = "athanor/compiled"

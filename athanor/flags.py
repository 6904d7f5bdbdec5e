"""Flags that commands share, those that a game brings along too."""

from __future__ import annotations

import os
from pathlib import Path

import click

from athanor.kernel.errors import BadSettings
from athanor.kernel.game import LANGUAGES

language_flag = click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language (default: as the system's).")
option_flag = click.option(
    "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; repeatable."
)
box_flag = click.option("--box", type=click.Path(path_type=Path), help="Your own box.toml.")


def options_of(pairs: tuple[str, ...]) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in pairs:
        name, sign, value = pair.partition("=")
        if not sign:
            raise BadSettings(f"An option reads NAME=VALUE, not {pair!r}.")
        options[name] = value
    return options


def language_of(chosen: str | None) -> str:
    """The language asked for, or else the system's if we speak it, or else English."""
    if chosen:
        return chosen
    return "fr" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("fr") else "en"

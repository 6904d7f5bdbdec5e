"""Flags that commands share, those that a game brings along too."""

from __future__ import annotations

import os

import click

from athanor.kernel.game import LANGUAGES

language_flag = click.option("--lang", "language", type=click.Choice(LANGUAGES), help="Language (default: as the system's).")


def language_of(chosen: str | None) -> str:
    """The language asked for, or else the system's if we speak it, or else English."""
    if chosen:
        return chosen
    return "fr" if os.environ.get("LC_ALL", os.environ.get("LANG", "")).startswith("fr") else "en"

"""`athanor alkemy troop`: check a troop file, list the ready troops, copy one, make a box to play with one's own."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import click

from athanor.flags import language_flag, language_of

if TYPE_CHECKING:
    from athanor.games.alkemy.box import Profile
    from athanor.games.alkemy.troops import Troop
    from athanor.kernel.texts import Texts


@click.group()
def commands() -> None:
    """Alkemy: troops."""


@commands.group()
def troop() -> None:
    """Troops: check a file, list the ready ones, copy one, make a box to play with your own."""


def words(language: str | None) -> Texts:
    from athanor.kernel.box import standard_box
    from athanor.kernel.game import find
    from athanor.kernel.texts import texts_for

    game = find("alkemy")
    return texts_for(game, standard_box(game), language_of(language), ())


@troop.command()
@click.argument("file", type=click.Path(path_type=Path))
@language_flag
def check(file: Path, language: str | None) -> None:
    """Check the troop in FILE; what the rules forbid is told with exit code 2."""
    from athanor.games.alkemy.troops import BadTroop, Troop, read_roster

    texts = words(language)
    checked = Troop(read_roster(file), texts.box.components)
    reasons = [f"{broken.rule}: {broken.sentence(texts)}" for broken in checked.violations()]
    if reasons:
        raise BadTroop("\n".join([texts.say("troop-illegal", name=checked.name(texts.language)), *reasons]))
    click.echo("\n".join(summary(checked, texts)))


@troop.command("list")
@language_flag
def ready(language: str | None) -> None:
    """The troops that come with the game, each a file to copy and change."""
    from athanor.games.alkemy.troops import Troop, ready_rosters

    texts = words(language)
    for slug, roster in ready_rosters(texts.game).items():
        one = Troop(roster, texts.box.components)
        click.echo(f"{slug:<14}{texts.say('troop-line', cost=one.cost, cards=len(one.cards), faction=one.faction_index)}")
        click.echo(f"{'':<14}{'; '.join(row(texts, one, profile, count) for profile, count in one.profiles)}")


@troop.command()
@click.argument("ready")
@click.argument("file", type=click.Path(path_type=Path))
@language_flag
def new(ready: str, file: Path, language: str | None) -> None:
    """Copy the ready troop READY into FILE, to make it your own."""
    from athanor.games.alkemy.troops import BadTroop, ready_rosters
    from athanor.kernel.errors import did_you_mean

    texts = words(language)
    known = ready_rosters(texts.game)
    if ready not in known:
        raise BadTroop(f"There is no ready troop {ready!r}. {did_you_mean(ready, known)}")
    if file.exists():
        raise BadTroop(f"{file} is there already: name another file, or move it away first.")
    file.write_text((texts.game.folder / "troops" / f"{ready}.toml").read_text(encoding="utf-8"), encoding="utf-8")
    click.echo(texts.say("troop-copied", file=str(file)))


@troop.command("box")
@click.argument("folder", type=click.Path(path_type=Path))
@click.argument("files", type=click.Path(path_type=Path), nargs=-1, required=True)
@language_flag
def make_box(folder: Path, files: tuple[Path, ...], language: str | None) -> None:
    """Write a box into FOLDER that holds the troops of FILES, to play with them."""
    from athanor.games.alkemy.troops import BadTroop, box_text, box_with, read_roster, word_of

    target = folder / "box.toml"
    if target.exists():
        raise BadTroop(f"{target} is there already: name another folder, or move it away first.")
    rosters = {word_of(file.stem): read_roster(file) for file in files}
    text = box_text(box_with(rosters, language_of(language)))
    folder.mkdir(parents=True, exist_ok=True)
    target.write_text(text, encoding="utf-8")
    texts = words(language)
    for word in rosters:
        click.echo(texts.say("troop-boxed", word=word))
    click.echo(texts.say("troop-play", file=str(target)))


def row(texts: Texts, one: Troop, profile: Profile, count: int) -> str:
    """`2 × Silences`"""
    return texts.say("troop-row", count=count, profile=one.index(profile))


def summary(one: Troop, texts: Texts) -> list[str]:
    """A legal troop, card by card, and what it comes to."""
    affinities = [affinity.id for affinity in one.box.affinities]
    lines = [
        texts.say("troop-legal", name=one.name(texts.language)),
        texts.say("troop-of", faction=one.faction_index, affinity=affinities.index(one.affinity)),
    ]
    for profile, count in one.cards:
        lines.append(f"  {count * profile.cost:>4}  {row(texts, one, profile, count)}")
    counts = {"heroes": one.heroes, "figures": one.figures, "cards": len(one.cards)}
    return [*lines, texts.say("troop-sum", "", cost=one.cost, points=one.roster.format, **counts)]

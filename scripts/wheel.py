"""Build a wheel that carries every game compiled: installed, it starts with all of them hot.

    make wheel

Compiled code fits one minor version of Python, one version of Numba and one level of processors (`athanor.kernel.caching`); the
tag and the requirements of the wheel say so. On a processor below that level the wheel works too: the games are compiled there.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import tempfile
from importlib.metadata import distribution, version
from pathlib import Path

import click

from athanor.kernel.caching import LEVELS, level
from athanor.kernel.game import find, slugs
from athanor.kernel.loading import digest

ROOT = Path(__file__).parent.parent
CALLED = ("templates", "kernel")  # entry points: they keep what they call of the rules, so nothing else is read


def compiled(cache: Path, target: str) -> None:
    """Compile every game into this cache; those that lie there already are not compiled again."""
    given = {
        **os.environ,
        "ATHANOR_CACHE": str(cache),
        "ATHANOR_GAMES": "",
        "NUMBA_CPU_NAME": target,
        "NUMBA_CPU_FEATURES": "",
    }
    subprocess.run([sys.executable, "-m", "athanor.cli", "warm"], env=given, check=True)


def gather(names: list[str], cache: Path, target: str, games: Path) -> None:
    """Of each game that which is read when it is loaded."""
    for slug in names:
        name = f"{slug}-{digest(find(slug))}"
        for folder in (*CALLED, name):  # the last: what was written for this game alone, as the search of its champion
            if (cache / name / folder).is_dir():
                shutil.copytree(cache / name / folder, games / name / folder)
        shutil.copy(cache / name / f"whole-{target}", games / name)


def tag() -> str:
    """For which Python and which system: those of the Numba that compiled the games."""
    lines = (distribution("numba").read_text("WHEEL") or "").splitlines()
    return next(line for line in lines if line.startswith("Tag: ")).removeprefix("Tag: ")


@click.command()
@click.option(
    "--to", default=ROOT / "dist", type=click.Path(path_type=Path), show_default="dist", help="Folder for the wheel."
)
@click.option("--cache", default=ROOT / "build" / "compiled", type=click.Path(path_type=Path), help="Compile here.")
@click.option("--level", "target", default=next(iter(LEVELS)), type=click.Choice(list(LEVELS)), help="Level of processors.")
def main(to: Path, cache: Path, target: str) -> None:
    """Compile all games and build the wheel."""
    known = list(LEVELS)
    if level() not in known or known.index(level()) > known.index(target):
        raise click.UsageError(f"This processor is {level() or 'of no known level'}: it cannot try code for {target}.")
    compiled(cache, target)
    with tempfile.TemporaryDirectory() as made:
        gather(slugs(), cache, target, Path(made) / "games")
        about = {"tag": tag(), "pure_python": False, "dependencies": [f"numba=={version('numba')}"]}
        (Path(made) / "wheel.json").write_text(json.dumps(about), encoding="utf-8")
        pip = [sys.executable, "-m", "pip", "wheel", "--quiet", "--no-deps", "--wheel-dir", str(to), str(ROOT)]
        subprocess.run(pip, env={**os.environ, "ATHANOR_COMPILED": made}, check=True)
    for wheel in to.glob(f"athanor-*-{tag()}.whl"):
        click.echo(f"{wheel} ({wheel.stat().st_size / 1e6:.0f} MB)")


if __name__ == "__main__":
    main()

"""The notebooks of the examples are executed, cell by cell, and what a cell ends with is shown; no outputs are kept in them."""

import ast
import json
from pathlib import Path

import pytest

FOLDER = Path(__file__).parent.parent / "examples" / "notebooks"
NOTEBOOKS = sorted(FOLDER.glob("*.ipynb"))
SHOWN = ("_repr_svg_", "__repr__")  # what a notebook asks a value for, the best first


def code(notebook):
    """The sources of the code cells, in order."""
    return [
        "".join(cell["source"]) for cell in json.loads(notebook.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"
    ]


def execute(source, names):
    """Run one cell as a notebook does: the value of a last expression is what it shows."""
    tree = ast.parse(source)
    last = tree.body.pop() if isinstance(tree.body[-1], ast.Expr) else None
    exec(compile(tree, "cell", "exec"), names)
    if last is None:
        return None
    value = eval(compile(ast.Expression(last.value), "cell", "eval"), names)
    return next(getattr(value, way)() for way in SHOWN if hasattr(value, way))


@pytest.mark.parametrize("notebook", NOTEBOOKS, ids=lambda path: path.stem)
def test_a_notebook_runs_from_its_first_cell_to_its_last(notebook):
    names: dict = {}
    shown = [execute(source, names) for source in code(notebook)]
    assert len(shown) >= 4
    assert any(shown)


@pytest.mark.parametrize("notebook", sorted(FOLDER.rglob("*.ipynb")), ids=lambda path: path.stem)
def test_no_outputs_are_kept(notebook):
    cells = [cell for cell in json.loads(notebook.read_text("utf-8"))["cells"] if cell["cell_type"] == "code"]
    assert all(cell["outputs"] == [] and cell["execution_count"] is None for cell in cells)


def test_there_are_three_and_a_match_is_drawn():
    assert len(NOTEBOOKS) == 3
    names: dict = {}
    assert execute(code(FOLDER / "a_match_and_its_pictures.ipynb")[0], names).startswith("<svg")


def test_a_cell_that_fails_is_noticed():
    with pytest.raises(ZeroDivisionError):
        execute("a = 1\na / 0", {})

"""The notebooks that take torch are executed here, the others by tests/test_notebooks.py."""

from pathlib import Path

import pytest
import torch

from tests.test_notebooks import code, execute

FOLDER = Path(__file__).parents[3] / "examples" / "notebooks" / "learning"


@pytest.mark.parametrize("notebook", sorted(FOLDER.glob("*.ipynb")), ids=lambda path: path.stem)
def test_a_notebook_of_learning_runs_from_its_first_cell_to_its_last(notebook):
    threads = torch.get_num_threads()
    try:
        names: dict = {}
        shown = [execute(source, names) for source in code(notebook)]
    finally:
        torch.set_num_threads(threads)
    assert len(shown) >= 4
    assert shown[-1].startswith("<svg")

"""Lessons: what a bot saw and chose in matches of its own, for a network to imitate."""

import numpy as np

from athanor.learn.lessons import Lessons, record
from athanor.research.arena import Pack, pack

from . import conftest  # noqa: F401  the shelves
from .test_cli import run


def same(one, two):
    return all(np.array_equal(x, y) for x, y in zip(vars(one).values(), vars(two).values(), strict=True))


def test_lessons_hold_what_could_be_chosen_and_what_was():
    made = pack("sealed")
    lessons = record(made, "greedy:2", 12, seed=3)
    masks = np.unpackbits(lessons.masks, axis=1)[:, : made.slots]
    rows = np.arange(len(lessons.slots))
    assert len(rows) > 50
    assert (masks[rows, lessons.slots] == 1).all()
    assert (masks.sum(1) > 1).all()  # where there is no choice nothing is to be learned
    assert lessons.feats.shape == (len(rows), made.features)
    assert set(lessons.players.tolist()) <= {seats for seats, _ in made.listed}


def test_lessons_tell_the_end_from_the_seat_that_chose():
    """Two seats of one match tell the same places, each its own first; chairs that nobody has stay blank."""
    made = pack("connect_four")
    lessons = record(made, "greedy:2", 8, seed=1)
    assert {tuple(x) for x in lessons.places.tolist()} <= {(1, 2), (2, 1), (1, 1)}
    wide = pack("sealed", settings=[(2, {})])
    assert (record(wide, "random", 3, seed=1).places[:, 2:] == 0).all()


def test_the_same_seed_gives_the_same_lessons():
    made = pack("sealed")
    one, two, other = (record(made, "random", 4, seed=seed, jobs=jobs) for seed, jobs in ((1, 1), (1, 2), (50, 1)))
    assert same(one, two)
    assert not same(one, other)


def test_lessons_travel_in_files(tmp_path):
    made = record(pack("sealed"), "random", 3, seed=1)
    made.save(tmp_path / "one.npz")
    assert same(Lessons.read(tmp_path / "one.npz"), made)
    twice = Lessons.read(tmp_path / "one.npz", tmp_path / "one.npz")
    assert len(twice.slots) == 2 * len(made.slots)


def test_shares_say_how_many_sit():
    lessons = record(pack("sealed"), "random", 6, seed=1, shares={"3": 1.0})
    assert set(lessons.players.tolist()) == {3}


def test_a_teacher_that_nobody_knows_is_told_before_anything_is_written(tmp_path):
    told = run("learn", "sealed", "--teacher", "nobody", "--pack", str(tmp_path / "pack"), code=2)
    assert "There is no bot 'nobody'" in told
    assert not (tmp_path / "pack").exists()


def test_a_pack_takes_its_lessons_along(tmp_path, monkeypatch):
    """And the command that learns there names them. Compiling for a GPU is not what is tested here."""
    monkeypatch.setattr(Pack, "for_gpu", lambda self, compute: self)
    monkeypatch.setattr("athanor.research.need", lambda package, extra: None)
    told = run("learn", "sealed", "--teacher", "random", "--lessons", "4", "--pack", str(tmp_path))
    assert "--lessons sealed-lessons.npz" in " ".join(told.split())
    assert len(Lessons.read(tmp_path / "sealed-lessons.npz").slots) > 10
    assert (tmp_path / "athanor" / "learn" / "lessons.py").is_file()

"""Runs on a Dask cluster: real scheduler and worker processes on this machine, one of them killed in the middle."""

import json
import os
import re
import shlex
import signal
import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from click.testing import CliRunner
from distributed.cli import dask_scheduler, dask_worker

from athanor.cli import main
from athanor.kernel.errors import AthanorError, BadSettings
from athanor.lab import cluster
from athanor.lab.commands import lab
from athanor.lab.executors import threads
from athanor.lab.kept import play_all
from athanor.lab.plan import Plan, cut
from tests.browser import wait_until

from . import conftest  # noqa: F401  the shelves

HERE = Path(__file__).parent
dask_commands = {"scheduler": dask_scheduler.main, "worker": dask_worker.main}
PLAN = Plan("connect_four", ("greedy", "random"), 60, 3, {})
SHELVES = os.pathsep.join((str(HERE.parent / "examples"), str(HERE / "games")))


def dask(*words):
    environment = {**os.environ, "ATHANOR_GAMES": SHELVES, "PYTHONPATH": str(HERE.parent)}
    return subprocess.Popen(
        [sys.executable, "-m", "dask", *map(str, words)],
        env=environment,
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )


@pytest.fixture(scope="module")
def house(tmp_path_factory):
    """A scheduler and two workers: its address, and the processes of the workers."""
    file = tmp_path_factory.mktemp("dask") / "scheduler.json"
    running = [dask("scheduler", "--host", "127.0.0.1", "--port", 0, "--no-dashboard", "--scheduler-file", file)]
    given = ("--nthreads", 1, "--no-nanny", "--no-dashboard", "--host", "127.0.0.1", "--scheduler-file", file)
    workers = [dask("worker", *given, "--death-timeout", 120) for _ in range(2)]
    try:
        wait_until(lambda: file.exists() and bool(file.read_text()))
        yield json.loads(file.read_text())["address"], workers
    finally:
        for process in (*workers, *running):
            process.kill()
            process.wait()


def test_a_lost_worker_changes_nothing(house):
    """The rows are those of one machine; the pieces of the worker that was killed are played by the other."""
    address, workers = house
    run = cluster.Cluster(address)
    run.client.wait_for_workers(2, timeout=120)
    assert run.told == f"{address}: 2 workers, 2 threads"
    found: dict = {}
    for piece, rows in run(cut(PLAN, 2)):
        if not found:
            os.kill(workers[0].pid, signal.SIGKILL)
            workers[0].wait()
        found[piece.first] = rows
    run.close()
    assert [row for _, rows in sorted(found.items()) for row in rows] == play_all([PLAN], threads(1))


def test_the_command_plays_on_a_cluster_what_it_plays_here(house):
    address, _ = house
    words = ["lab", "connect_four", "--seats", "random,random", "--matches", "20", "--seed", "4"]
    told = [CliRunner().invoke(main, [*words, *more]) for more in (["--cluster", address], ["--jobs", "1"])]
    assert [one.exit_code for one in told] == [0, 0], told[0].output
    assert "threads" in told[0].stderr
    there, here = (one.stdout.partition("\n")[2] for one in told)  # without the speed
    assert there == here


def test_a_worker_with_other_rules_refuses_in_one_sentence(house, monkeypatch):
    address, _ = house
    monkeypatch.setattr(cluster, "code_of", lambda slug: "another")
    run = cluster.Cluster(address)
    with pytest.raises(cluster.OtherCode, match="other rules of connect_four than this machine: install the same"):
        list(run(cut(PLAN, 30)))
    run.close()


def test_a_worker_that_reads_the_box_otherwise_refuses():
    piece = cut(PLAN, 30)[0]
    assert len(cluster.play_there(piece, piece.name, cluster.code_of("connect_four"))) == 30
    with pytest.raises(cluster.OtherCode, match="reads the box of connect_four otherwise"):
        cluster.play_there(piece, "another", cluster.code_of("connect_four"))


def test_the_digest_of_the_code_is_that_of_the_rules(tmp_path, monkeypatch):
    assert cluster.code_of("connect_four") == cluster.code_of.__wrapped__("connect_four") != cluster.code_of("sealed")
    changed = tmp_path / "lab" / "plan.py"
    changed.parent.mkdir()
    changed.write_text("pass")
    monkeypatch.setattr(cluster, "ROOT", tmp_path)
    assert cluster.code_of.__wrapped__("connect_four") != cluster.code_of("connect_four")


@pytest.mark.parametrize(
    "address", ["", "local", "local:0", "local:-1", "local:x", "10.0.0.5:8786", "http://host:1", "tcp://host"]
)
def test_a_bad_address_is_one_sentence(address):
    with pytest.raises(BadSettings, match="is no cluster: say tcp://HOST:PORT"):
        cluster.Cluster(address)
    told = CliRunner().invoke(main, ["lab", "connect_four", "--seats", "random,random", "--cluster", address])
    assert (told.exit_code, "is no cluster" in told.stderr) == (2, True)


def test_a_cluster_that_does_not_answer_is_one_sentence(monkeypatch):
    monkeypatch.setattr(cluster, "PATIENCE", 0.2)
    told = CliRunner().invoke(main, ["lab", "connect_four", "--seats", "random,random", "--cluster", "tcp://127.0.0.1:1"])
    assert told.exit_code == 2
    assert "The cluster at tcp://127.0.0.1:1 cannot be reached" in told.stderr
    assert "Traceback" not in told.stderr


def test_the_missing_extra_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "distributed", None)
    with pytest.raises(AthanorError, match=r"pip install 'athanor\[cluster\]'"):
        cluster.Cluster("local:2")


def test_two_ways_at_once_are_refused():
    words = ["lab", "connect_four", "--seats", "random,random", "--cluster", "local:2", "--processes"]
    told = CliRunner().invoke(main, words)
    assert (told.exit_code, "say one of them" in told.stderr) == (2, True)


# The page and its manifests


PAGE = (HERE.parent / "docs" / "cluster.md").read_text(encoding="utf-8")
FILES = HERE.parent / "examples" / "cluster"


@pytest.mark.parametrize("line", re.findall(r"`(python examples/cluster/cost.py --rate .*)`", PAGE))
def test_the_costs_of_the_page_are_those_of_the_script(line):
    run = subprocess.run(
        [sys.executable, *shlex.split(line)[1:]], cwd=HERE.parent, capture_output=True, text=True, check=True
    )
    assert f"`{line}`\n\n{run.stdout.partition('| where')[1]}{run.stdout.partition('| where')[2]}" in PAGE


@pytest.mark.parametrize("line", re.findall(r"^athanor (lab .*)$", PAGE, re.MULTILINE))
def test_the_commands_of_the_page_can_be_given(line):
    _, *words = shlex.split(line)
    name, rest = (words[0], words[1:]) if words[0] in lab.commands else ("matches", words)
    assert lab.commands[name].make_context(name, rest).params["cluster"]


def test_manifests_start_what_there_is():
    parts = list(yaml.safe_load_all((FILES / "kubernetes.yaml").read_text(encoding="utf-8")))
    assert [part["kind"] for part in parts] == ["Service", "Deployment", "Deployment", "Job"]
    commands = [part["spec"]["template"]["spec"]["containers"][0]["command"] for part in parts[1:]]
    address = f"tcp://{parts[0]['metadata']['name']}:{parts[0]['spec']['ports'][0]['port']}"
    assert address in commands[1]
    assert lab.commands["balance"].make_context("balance", commands[2][3:]).params["cluster"] == address
    for part in parts[1:]:
        assert part["spec"]["template"]["metadata"]["labels"]["app"] == "athanor"
    for command in commands[:2]:
        told = CliRunner().invoke(dask_commands[command[1]], ["--help"])
        assert all(word in told.output for word in command if word.startswith("--"))
    subprocess.run(["bash", "-n", FILES / "slurm.sh"], check=True)

"""A run on a Dask cluster: the third executor. A piece travels with the digest of the code that is to play it, and
whoever has other code refuses; a piece whose worker was lost is played again elsewhere, with the same rows.

run = Cluster("tcp://10.0.0.5:8786")    # or Cluster("local:2"), for two processes of this machine
"""

from __future__ import annotations

import hashlib
import importlib
import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import islice
from logging import ERROR
from pathlib import Path
from typing import Any

from athanor.kernel.errors import AthanorError, BadSettings
from athanor.kernel.game import find
from athanor.kernel.loading import load
from athanor.lab.plan import Piece, Played, play_piece

ROOT = Path(__file__).resolve().parent.parent
AHEAD = 3  # pieces that wait for each thread of the cluster: it never idles, and its scheduler never holds a million
AGAIN = 10  # workers that one piece may lose
PATIENCE = 20  # seconds, for a scheduler that does not answer and for a first worker
LOCAL, REMOTE = re.compile(r"local:([1-9][0-9]{0,3})"), re.compile(r"(tcp|tls|ws|wss)://[^/:\s]+:[0-9]{1,5}")


class OtherCode(AthanorError):
    """A worker has other rules, or another box."""


class Lost(AthanorError):
    """A cluster that cannot be reached, or that has gone away."""


@lru_cache(maxsize=16)
def code_of(slug: str) -> str:
    """A digest of all that decides how a match of bots goes: the kernel, the bots, the plan, the game's own folder."""
    sha = hashlib.sha256((ROOT / "lab" / "plan.py").read_bytes())
    for folder in (ROOT / "kernel", ROOT / "bots", find(slug).folder):
        found = [path.relative_to(folder) for kind in ("*.py", "*.npz", "box.toml") for path in folder.rglob(kind)]
        for path in sorted(path for path in found if "tests" not in path.parts):
            sha.update(path.as_posix().encode() + b"\0" + (folder / path).read_bytes() + b"\0")
    return sha.hexdigest()


def play_there(piece: Piece, name: str, code: str) -> list[Played]:
    """What a worker does: the rows of a piece, if it would play it as whoever asks would."""
    game = piece.plan.game
    if code_of(game) != code:
        raise OtherCode(f"A worker has other rules of {game} than this machine: install the same Athanor everywhere.")
    if piece.name != name:
        raise OtherCode(
            f"A worker reads the box of {game} otherwise than this machine: install the same Athanor everywhere."
        )
    return play_piece(piece)


class Cluster:
    """An executor (`plan.Run`) on a cluster, which is reached when the first piece is to be played."""

    def __init__(self, address: str) -> None:
        self.address = address
        self._local = LOCAL.fullmatch(address)
        if not self._local and not REMOTE.fullmatch(address):
            raise BadSettings(
                f"{address!r} is no cluster: say tcp://HOST:PORT, or local:2 for two processes of this machine."
            )
        try:
            self._dask: Any = importlib.import_module("distributed")
        except ImportError as error:
            raise AthanorError(f"Clusters need Dask ({error}): pip install 'athanor[cluster]'.") from None
        self._client: Any = None

    def __call__(self, pieces: Sequence[Piece]) -> Iterator[tuple[Piece, list[Played]]]:
        """Each piece with its rows, as soon as it is done; what is not done when nobody asks any more is taken back."""
        if not pieces:
            return
        load(pieces[0].plan.game)  # before local workers do: they find it compiled
        client = self.client
        waiting: dict[Any, Piece] = {}
        coming, lost = iter(pieces), dict.fromkeys((piece.name for piece in pieces), 0)
        done = self._dask.as_completed()

        def submit(piece: Piece) -> None:
            code = code_of(piece.plan.game)
            key = f"athanor-{piece.name}-{code[:16]}-{lost[piece.name]}"
            future = client.submit(play_there, piece, piece.name, code, key=key, pure=False)
            waiting[future] = piece
            done.add(future)

        try:
            for piece in islice(coming, AHEAD * max(1, self.threads)):
                submit(piece)
            for future in done:
                piece = waiting.pop(future)
                rows = self._rows(future)
                if rows is None and lost[piece.name] < AGAIN:
                    lost[piece.name] += 1
                    submit(piece)
                    continue
                if rows is None:
                    raise Lost(
                        f"{lost[piece.name] + 1} workers of {self.address} were lost with the same piece, {piece.name}."
                    )
                yield piece, rows
                future.release()
                for another in islice(coming, 1):
                    submit(another)
        except OSError as error:
            raise Lost(f"The cluster at {self.address} has gone away ({error}); with --to, --resume goes on.") from None
        finally:
            client.cancel(list(waiting))

    def _rows(self, future: Any) -> list[Played] | None:
        """What a future holds; nothing where its worker was lost again and again."""
        if future.status == "cancelled":
            raise Lost(f"The cluster at {self.address} has gone away; with --to, --resume goes on.")
        try:
            rows: list[Played] = future.result()
        except self._dask.scheduler.KilledWorker:
            return None
        except ImportError as error:
            raise OtherCode(f"A worker of {self.address} cannot play: {error}; install Athanor there.") from None
        return rows

    @property
    def client(self) -> Any:
        """The connection, made at the first call."""
        if self._client is None:
            self._client = self._made() if self._local else self._found()
            try:
                self._client.wait_for_workers(1, timeout=PATIENCE)
            except TimeoutError:
                self.close()
                raise Lost(f"The cluster at {self.address} has no worker.") from None
        return self._client

    def _made(self) -> Any:
        assert self._local is not None
        workers = self._dask.LocalCluster(
            int(self._local[1]), threads_per_worker=1, dashboard_address=None, silence_logs=ERROR
        )
        return self._dask.Client(workers)

    def _found(self) -> Any:
        try:
            return self._dask.Client(self.address, timeout=PATIENCE)
        except (OSError, ValueError) as error:
            raise Lost(f"The cluster at {self.address} cannot be reached: {str(error).splitlines()[0]}") from None

    @property
    def threads(self) -> int:
        return sum(self.client.nthreads().values())

    @property
    def told(self) -> str:
        """What there is to work with."""
        found = self.client.nthreads()
        return f"{self.address}: {len(found)} workers, {sum(found.values())} threads"

    def close(self) -> None:
        """Let the workers go that are ours; others' stay."""
        if self._client is not None:
            workers, self._client.cluster = self._client.cluster, None
            self._client.close()
            if workers is not None:
                workers.close()
            self._client = None

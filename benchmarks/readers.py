"""Whoever reads too much: what a visitor waits while 16 connections of another address ask for the page of one finished match.

    python benchmarks/readers.py [--seconds 10] [--readers 16]

A match of Alkemy is laid and given up; a visitor of one address of this machine asks for the lobby, first alone, then beside the
readers, who come from another one. The limits of the server are its usual ones.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import threading
import time
from pathlib import Path

import httpx2 as httpx

ROOT = Path(__file__).parent.parent
sys.path.insert(0, str(ROOT))
VISITOR, OTHER = "127.0.0.1", "127.0.0.2"
PAUSE = 0.02  # seconds between two requests of the visitor


def client(url: str, address: str) -> httpx.Client:
    return httpx.Client(base_url=url, timeout=60, transport=httpx.HTTPTransport(local_address=address))


def finished(url: str) -> str:
    """A match of Alkemy that is over."""
    with client(url, VISITOR) as me:
        me.headers["Authorization"] = f"Bearer {me.post('/api/people', json={'name': 'Ann'}).json()['token']}"
        table = me.post("/api/matches", json={"game": "alkemy", "seats": ["me", "dabbler"]}).json()["table"]["id"]
        answer = me.post(f"/api/matches/{table}/resign", json={"seat": 0})
        assert answer.json()["ok"], answer.text
        return str(table)


def waited(url: str, seconds: float) -> list[float]:
    """Milliseconds for the lobby, again and again."""
    found, end = [], time.monotonic() + seconds
    with client(url, VISITOR) as visitor:
        while time.monotonic() < end:
            begun = time.perf_counter()
            assert visitor.get("/").status_code == 200
            found.append(1000 * (time.perf_counter() - begun))
            time.sleep(PAUSE)
    return found


def read(url: str, path: str, until: threading.Event, codes: list[int]) -> None:
    with client(url, OTHER) as reader:
        while not until.is_set():
            codes.append(reader.get(path).status_code)


def row(name: str, times: list[float]) -> str:
    ordered = sorted(times)
    return f"{name:36} {len(times):6} {statistics.median(times):8.1f} ms {ordered[int(0.99 * (len(ordered) - 1))]:8.1f} ms"


def main() -> None:
    asked = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    asked.add_argument("--seconds", type=float, default=10)
    asked.add_argument("--readers", type=int, default=16)
    given = asked.parse_args()
    from tests.browser import serving

    with tempfile.TemporaryDirectory() as folder, serving(Path(folder), compiled=True) as served:
        table = finished(served.url)
        print(f"{'the lobby':36} {'asked':>6} {'median':>11} {'99 %':>11}")
        waited(served.url, 1)
        print(row("alone", waited(served.url, given.seconds)))
        done, codes = threading.Event(), list[int]()
        readers = [
            threading.Thread(target=read, args=(served.url, f"/m/{table}", done, codes), daemon=True)
            for _ in range(given.readers)
        ]
        for one in readers:
            one.start()
        print(row(f"beside {given.readers} readers", waited(served.url, given.seconds)))
        done.set()
        for one in readers:
            one.join()
        told = ", ".join(f"{codes.count(code)} answered {code}" for code in sorted(set(codes)))
        print(f"the readers: {len(codes)} requests, {told}")


if __name__ == "__main__":
    main()

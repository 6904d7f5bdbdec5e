"""`athanor serve`: one process, from the command line."""

from __future__ import annotations

import gc
import socket
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from dataclasses import replace

import click

from athanor.kernel.errors import BadSettings
from athanor.table.pictures import paint_covers
from athanor.table.server import server
from athanor.table.settings import Settings


def listener(host: str, port: int) -> socket.socket:
    """The socket, bound before anything else is done: a taken port is a sentence, not a traceback."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    bound = socket.socket(family, socket.SOCK_STREAM)
    bound.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        bound.bind((host, port))
        bound.listen(2048)
    except OSError as error:
        bound.close()
        raise BadSettings(f"Nobody can listen at {host}:{port} ({error.strerror}): say another --port.") from None
    return bound


GARBAGE = (20_000, 20, 20)  # new objects until the newest are looked through, and how often until the older ones are


def settle() -> None:
    """What is in memory once all games are there stays there. Looking through it again and again for garbage takes a fifth of a
    second each time, in which nobody is answered: so it is looked through now and never again. What comes later is looked through
    more rarely than Python would: an action leaves nothing behind that only a search would find."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*GARBAGE)


def serve(settings: Settings, browser: bool = False) -> None:
    """Serve until told to stop."""
    with listener(settings.host, settings.port) as bound:
        settings = replace(settings, port=bound.getsockname()[1])
        running = server(settings)
        running.config.app.state.rooms.furnace.burnt = settle  # type: ignore[union-attr]
        shown = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
        where = f"http://{f'[{shown}]' if ':' in shown else shown}:{settings.port}/"
        click.echo(f"Athanor is at {where} (stop with Ctrl-C)")
        if browser:
            webbrowser.open(where)
        with painting() if settings.compiled else nullcontext():
            running.run(sockets=[bound])


@contextmanager
def painting() -> Iterator[None]:
    """The covers are painted beside everything else. A thread that still runs when Python ends may bring it down: whoever
    leaves waits for the last stroke."""
    parting = threading.Event()
    painter = threading.Thread(target=paint_covers, args=(parting,), name="covers")
    painter.start()
    try:
        yield
    finally:
        parting.set()
        painter.join()

"""What goes wrong without anybody's fault, and what is written down of it.

The log says where a defect is, never what it says: a message may quote a link, a key or a name. The same line is written once
in a while, however often it happens.
"""

from __future__ import annotations

import errno
import logging
import sqlite3
import time
import traceback
from collections import OrderedDict

from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoConnection

from athanor.table.errors import No

log = logging.getLogger("athanor.table")
SILENCE = 60.0  # seconds in which the same line is not written again
REMEMBERED = 200
FULL = {sqlite3.SQLITE_FULL, sqlite3.SQLITE_IOERR_WRITE, sqlite3.SQLITE_IOERR_FSYNC, sqlite3.SQLITE_IOERR_TRUNCATE}
BUSY = {sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED, sqlite3.SQLITE_IOERR, sqlite3.SQLITE_CANTOPEN, sqlite3.SQLITE_READONLY}
NO_ROOM = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG}
AWAY = "The database does not answer."
DISK_FULL = "53100"  # as PostgreSQL says it
_written: OrderedDict[str, float] = OrderedDict()


def no_room(error: BaseException) -> bool:
    """The disk is full: ours, or that of the database."""
    if isinstance(error, DBAPIError):
        return error.orig is not None and no_room(error.orig)
    if isinstance(error, sqlite3.Error):
        return getattr(error, "sqlite_errorcode", 0) in FULL
    return getattr(error, "sqlstate", None) == DISK_FULL or (isinstance(error, OSError) and error.errno in NO_ROOM)


def away(error: BaseException) -> bool:
    """The database does not answer, or not in time; what is wrong with a statement of ours is something else."""
    cause = error.orig if isinstance(error, DBAPIError) else error
    if isinstance(cause, sqlite3.Error):
        return getattr(cause, "sqlite_errorcode", 0) & 0xFF in BUSY
    return isinstance(error, NoConnection | OperationalError | InterfaceError)


def excuse(error: BaseException) -> No | None:
    """What a visitor is told of it; None where it is a defect of ours."""
    if no_room(error):
        tell("The disk is full: nothing can be kept until there is room.")
        return No("no-room", 507)
    if away(error):
        tell(AWAY)
        return No("away", 503, seconds=2)
    return None


def defect(what: str, error: BaseException) -> None:
    """Write down where a defect of ours is."""
    if not excuse(error):
        tell(f"{what}: {place(error)}")


def place(error: BaseException) -> str:
    """The kind of an error and the way to it, without what it says; what it came from first."""
    cause = error.__cause__ or error.__context__
    before = f"{place(cause)}\n" if cause else ""
    way = "".join(traceback.format_tb(error.__traceback__))
    return f"{before}{type(error).__name__}\n{way}"


def tell(line: str) -> None:
    """Write a line, unless it has just been written."""
    now = time.monotonic()
    if now - _written.get(line, -SILENCE) < SILENCE:
        return
    _written[line] = now
    _written.move_to_end(line)
    while len(_written) > REMEMBERED:
        _written.popitem(last=False)
    log.error("%s", line)

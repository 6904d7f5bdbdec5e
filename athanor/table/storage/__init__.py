"""The database: SQLite in a file, or PostgreSQL. A match is its header plus its lines; each change is one transaction.

Nobody is told of a change before it is committed, and no two processes change one match at the same time: a transaction locks
the match that it reads, and what was only played in memory is written if the match is still the one that it was played on.
"""

from athanor.table.storage.change import Change
from athanor.table.storage.database import LEAVING, MIGRATIONS, PAIRING, RATING
from athanor.table.storage.kept import GATHERING, LESSON, OVER, PLAYING, Chair, Header, Motion, Ring, Row, Said, read_header
from athanor.table.storage.reading import sat
from athanor.table.storage.statements import CHANNEL
from athanor.table.storage.storing import Overtaken, Storage

__all__ = [
    "CHANNEL",
    "GATHERING",
    "LEAVING",
    "LESSON",
    "MIGRATIONS",
    "OVER",
    "PAIRING",
    "PLAYING",
    "RATING",
    "Chair",
    "Change",
    "Header",
    "Motion",
    "Overtaken",
    "Ring",
    "Row",
    "Said",
    "Storage",
    "read_header",
    "sat",
]  # fmt: skip

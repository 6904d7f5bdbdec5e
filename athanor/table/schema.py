"""The tables of the database. `migrations/` makes them; a test compares the two.

A match is its header and its lines. Everything else that a page shows of it (who sits where, chat, motions) hangs on it too.

Triggers of the database itself (`migrations/versions/v0006_fair.py`) keep what must never change: a match that is over, its
lines, seats and motions; the seed, salt and origin of any match; the players' numbers once it has begun; boxes.
"""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text, text

metadata = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
    }
)

FRESH = text("parent = ''")

matches = Table(
    "matches",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", Integer, nullable=False),
    Column("box", String(64), nullable=False),  # digest of the box played with
    Column("options", Text, nullable=False),  # JSON
    Column("seats", Integer, nullable=False),
    Column("seed", BigInteger, nullable=False),  # secret until the match is over
    Column("salt", String(64), nullable=False),  # secret until the match is over
    Column("seals", Text, nullable=False, server_default="[]"),  # JSON: by seat, the digest of the player's own number
    Column("numbers", Text, nullable=False, server_default="[]"),  # JSON: those numbers; secret until the match is over
    Column("status", String(12), nullable=False),  # gathering, playing, over
    Column("ending", String(12), nullable=False),  # rules, resigned; empty before
    Column("version", Integer, nullable=False),  # number of lines
    Column("tick", Integer, nullable=False),  # rises with every change that somebody can see
    Column("waits", Integer, nullable=False),  # bit set of the seats to act
    Column("bots", Integer, nullable=False),  # bit set of the seats that a bot plays now
    Column("host", String(32), nullable=False),  # the person who laid the table
    Column("listed", Boolean, nullable=False),  # shown in the lobby
    Column("hints", Boolean, nullable=False),
    Column("clock", Integer, nullable=False),  # seconds to act before a bot stands in; 0 for no clock
    Column("rematch", String(16), nullable=False),
    Column("parent", String(16), nullable=False),  # played on from there
    Column("parent_line", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("noticed", Float, nullable=False, server_default="0"),  # when something last happened that everybody noticed
    Column("thinker", String(32), nullable=False),  # the process whose bots are at work here,
    Column("thinker_until", Float, nullable=False),  # and until when
    Column("quiet", Text, nullable=False, server_default="[]"),  # JSON: lines unnoticed, see eyes.py
    Index("ix_matches_noticed", "status", "noticed"),
    # luck is promised once: whoever plays on from a match that is over uses it again, and nobody else may sit there
    Index("uq_matches_luck", "seed", "salt", unique=True, sqlite_where=FRESH, postgresql_where=FRESH),
)

lines = Table(
    "lines",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),  # 1, 2, 3: the version that the line made
    Column("kind", String(8), nullable=False),  # play; back: so many lines are taken back; drop: the seat's last one is
    Column("seat", Integer, nullable=False),
    Column("action", Integer, nullable=False),  # the action, or the number of lines
    Column("at", Float, nullable=False),
    Column("audience", Integer, nullable=False, server_default="-1"),  # who notices it
)

seats = Table(
    "seats",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),  # empty: nobody
    Column("name", String(64), nullable=False),
    Column("bot", String(32), nullable=False),  # empty: no bot; with a person, a bot that stands in
    Column("resigned", Boolean, nullable=False),
    Column("link", String(32), nullable=False, unique=True),  # whoever has it may sit down
)

boxes = Table(
    "boxes",
    metadata,
    Column("digest", String(64), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("written", Text, nullable=False),  # JSON: a box that is not the game's own, for the matches played with it
)

chat = Table(
    "chat",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("name", String(64), nullable=False),
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
)

motions = Table(
    "motions",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String(12), nullable=False),  # undo (back to a version) or stand-in (a bot for a seat)
    Column("seat", Integer, nullable=False),  # who asks
    Column("target", Integer, nullable=False),  # the number of lines to keep, or the seat
    Column("votes", Integer, nullable=False),  # bit set of the seats that agree
    Column("status", String(12), nullable=False),  # open, passed, refused, lapsed
)

events = Table(
    "events",
    metadata,
    Column("id", String(40), primary_key=True),
    Column("kind", String(12), nullable=False),  # tournament, campaign, league
    Column("game", String(64), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("seats", Integer, nullable=False),  # players at a table
    Column("points", Text, nullable=False),  # JSON: victory points by place
    Column("ties", Text, nullable=False),  # JSON: tie-breaks in their order
    Column("rounds", Integer, nullable=False),  # planned; 0 for any number
    Column("options", Text, nullable=False),  # JSON
    Column("seed", BigInteger, nullable=False),
    Column("over", Boolean, nullable=False),
    Column("organisers", Text, nullable=False),  # JSON: persons
    Column("key", String(32), nullable=False, unique=True),  # whoever has it organises
    Column("scenarios", Text, nullable=False),  # JSON: the options of each round that differ
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
)

event_players = Table(
    "event_players",
    metadata,
    Column("event", String(40), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("name", String(64), nullable=False),
    Column("troop", Text, nullable=False),
    Column("troop_name", Text, nullable=False),
    Column("bot", String(32), nullable=False),
    Column("painting", Integer, nullable=False),
    Column("dropped", Boolean, nullable=False),
    Column("person", String(32), nullable=False, index=True),  # who plays it at the table; empty: nobody yet
    Column("link", String(32), nullable=False, unique=True),  # whoever has it may
)

event_meetings = Table(
    "event_meetings",
    metadata,
    Column("event", String(40), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("match", String(16), nullable=False, index=True),  # played at the table; empty: elsewhere
)

event_results = Table(
    "event_results",
    metadata,
    Column("event", String(40), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("player", Integer, nullable=False),
    Column("place", Integer, nullable=False),  # 0 while it is not played
    Column("scenario", Integer, nullable=False),
    Column("losses", Integer, nullable=False),
    Column("objective", String(16), nullable=False),
    Column("achieved", Boolean, nullable=False),
)

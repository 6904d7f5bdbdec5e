"""The tables of the database. `migrations/` makes them; a test compares the two.

A match is its header and its lines. Everything else that a page shows of it (who sits where, chat, motions) hangs on it too.

Triggers of the database itself (`migrations/versions/v0006_fair.py`, `v0007_accounts.py`) keep what must never change: a match
that is over, its lines, seats and motions; the seed, salt and origin of any match; the players' numbers once it has begun; boxes.
Who sat there may be forgotten, and a guest who sat there may become an account.
"""

from __future__ import annotations

from typing import Any

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
    Column("ending", String(12), nullable=False),  # rules, resigned, judged; empty before
    Column("version", Integer, nullable=False),  # number of lines
    Column("tick", Integer, nullable=False),  # rises with every change that somebody can see
    Column("waits", Integer, nullable=False),  # bit set of the seats to act
    Column("bots", Integer, nullable=False),  # bit set of the seats that a bot plays now
    Column("host", String(32), nullable=False, index=True),  # the person who laid the table
    Column("listed", Boolean, nullable=False),  # shown in the lobby
    Column("hints", Boolean, nullable=False),
    Column("rated", Boolean, nullable=False, server_default="0"),  # it counts, if nothing speaks against it in the end
    Column("clock", Integer, nullable=False),  # seconds for a turn; 0 for no clock
    Column("bank", Integer, nullable=False, server_default="0"),  # seconds beyond them, once for the match
    Column("more", Integer, nullable=False, server_default="0"),  # seconds that come into the bank after each turn
    Column("out", String(8), nullable=False, server_default="bot"),  # when time has run out: bot, resign
    Column("hands", Text, nullable=False, server_default="[]"),  # JSON: by seat, see clocks.py
    Column("deadline", Float, nullable=False, server_default="0"),  # when the first of them runs out
    Column("rematch", String(16), nullable=False),
    Column("parent", String(16), nullable=False),  # played on from there
    Column("parent_line", Integer, nullable=False),
    Column("made", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("noticed", Float, nullable=False, server_default="0"),  # when something last happened that everybody noticed
    Column("thinker", String(32), nullable=False),  # the process whose bots are at work here,
    Column("thinker_until", Float, nullable=False),  # and until when
    Column("quiet", Text, nullable=False, server_default="[]"),  # JSON: lines unnoticed, see audience.py
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
    Column("person", String(32), nullable=False),  # empty: nobody
    Column("name", String(64), nullable=False),
    Column("bot", String(32), nullable=False),  # empty: no bot; with a person, a bot that stands in
    Column("resigned", Boolean, nullable=False),
    Column("link", String(32), nullable=False, unique=True),  # whoever has it may sit down
    Column("ended", Float, nullable=False, server_default="0"),  # when the match did, told by a trigger; 0: it goes on
    Index("ix_seats_person", "person", "ended", "match"),
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
    Column("kind", String(12), nullable=False),  # undo (back to a version), stand-in (a bot for a seat), judge (end it)
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
    Column("plan", Text, nullable=False, server_default="{}"),  # JSON: see athanor/events/plan.py
    Column("club", String(32), nullable=False, server_default="", index=True),  # whose event it is; empty: nobody's
)


def of_a_player() -> list[Column[Any]]:
    """Somebody who takes part in an event, or waits for a place in it."""
    return [
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
        Column("role", String(40), nullable=False, server_default=""),  # what they mean to play
        Column("here", Boolean, nullable=False, server_default="0"),  # has checked in
        Column("filler", Boolean, nullable=False, server_default="0"),  # a bot that fills byes
    ]


event_players = Table("event_players", metadata, *of_a_player())
event_waiting = Table("event_waiting", metadata, *of_a_player())  # the first is number 1

event_meetings = Table(
    "event_meetings",
    metadata,
    Column("event", String(40), ForeignKey("events.id", ondelete="CASCADE"), primary_key=True),
    Column("round", Integer, primary_key=True),
    Column("board", Integer, primary_key=True),
    Column("match", String(16), nullable=False, index=True),  # played at the table; empty: elsewhere
    Column("claim", Text, nullable=False, server_default=""),  # JSON: the result as players say it, until all of them do
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

# People with an account; everybody else is a signed cookie and has no row

accounts = Table(
    "accounts",
    metadata,
    Column("id", String(32), primary_key=True),  # the person, as it stands at seats
    Column("name", String(64), nullable=False),
    Column("handle", String(64), nullable=False, unique=True),  # the name as it is compared
    Column("made", Float, nullable=False),
    Column("settings", Text, nullable=False, server_default="{}"),  # JSON
    Column("rights", String(12), nullable=False, server_default=""),  # admin, or nothing
)

sessions = Table(
    "sessions",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(64), nullable=False),  # of the device
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),
    Column("revoked", Float, nullable=False, server_default="0"),  # when; 0: it holds
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("session", String(16), ForeignKey("sessions.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("made", Float, nullable=False),
    Column("until", Float, nullable=False),  # 0: until a newer one is used
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("person", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("name", String(64), nullable=False),
    Column("credential", String(1400), nullable=False, unique=True),
    Column("key", Text, nullable=False),  # the public one
    Column("count", BigInteger, nullable=False),  # how often the device says that it was used
    Column("made", Float, nullable=False),
    Column("used", Float, nullable=False),
)

recovery_codes = Table(
    "recovery_codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("person", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False, index=True),
)

codes = Table(
    "codes",
    metadata,
    Column("hash", String(64), primary_key=True),
    Column("kind", String(12), nullable=False),  # link: signs a second device in; register, sign-in: asked of a passkey
    Column("person", String(32), nullable=False),  # empty: whoever answers
    Column("until", Float, nullable=False, index=True),
)

# What was played, for histories and ratings: worked out from matches that are over, and again whenever it is wanted

finished = Table(
    "finished",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("why", String(16), nullable=False),  # why it counts for no rating; empty: it does
    Index("ix_finished_rated", "game", "why", "ended", "match"),
)

results = Table(
    "results",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(48), nullable=False),  # a person, bot:SPEC, or gone:... for whoever was forgotten
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("place", Integer, nullable=False),
    Column("won", Boolean, nullable=False),
    Column("points", Integer, nullable=False),
    Column("role", String(64), nullable=False),
    Column("opening", String(80), nullable=False),  # the first action, in notation
    Index("ix_results_who", "who", "ended", "match", "seat", "won"),
    Index("ix_results_game", "who", "game", "ended", "match", "seat", "won"),
    Index("ix_results_shares", "who", "game", "seat", "role", "opening", "won"),
    Index("ix_results_points", "who", "game", "points"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("who", String(48), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("matches", Integer, nullable=False),
    Index("ix_ratings_mu", "game", "mu"),
    Index("ix_ratings_who", "who"),
)

rating_steps = Table(
    "rating_steps",
    metadata,
    Column("match", String(16), primary_key=True),
    Column("who", String(48), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ended", Float, nullable=False),
    Column("mu", Float, nullable=False),  # after this match
    Column("sigma", Float, nullable=False),
    Index("ix_rating_steps_who", "who", "game", "ended"),
)

honours = Table(
    "honours",
    metadata,
    Column("who", String(48), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("name", String(40), primary_key=True),
    Column("match", String(16), nullable=False),  # the first in which it was earned
    Column("ended", Float, nullable=False),
)

# Peace at the tables

blocks = Table(
    "blocks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True, index=True),
    Column("name", String(64), nullable=False),  # of the other, then
    Column("made", Float, nullable=False),
)

reports = Table(
    "reports",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("match", String(16), nullable=False),
    Column("person", String(32), nullable=False),  # who reports
    Column("about", String(32), nullable=False),
    Column("name", String(64), nullable=False),  # of whoever it is about, at that table
    Column("words", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("done", Float, nullable=False, server_default="0"),  # when somebody has looked into it
    Index("ix_reports_done", "done", "at"),
)

deeds = Table(
    "deeds",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("person", String(32), nullable=False),
    Column("what", String(16), nullable=False),
    Column("about", String(32), nullable=False),
)

# Notices: where people want to be told that a table waits for them, and what is still to be told

channels = Table(
    "channels",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("kind", String(8), nullable=False),  # push, mail, hook
    Column("address", Text, nullable=False),
    Column("keys", Text, nullable=False),  # JSON: the browser's keys for push, ours for a hook
    Column("language", String(8), nullable=False),
    Column("confirmed", Boolean, nullable=False),
    Column("broken", Integer, nullable=False),  # notices in a row that could not be delivered
    Column("last", Float, nullable=False),  # when something was last sent there
    Column("made", Float, nullable=False),
)

quiet_hours = Table(
    "quiet_hours",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("begins", Integer, nullable=False),  # minute of the day
    Column("ends", Integer, nullable=False),
    Column("zone", String(64), nullable=False),  # as the IANA names it
)

outbox = Table(
    "outbox",
    metadata,
    Column("match", String(40), primary_key=True),  # or an event; empty: the question whether an address is right
    Column("channel", String(24), ForeignKey("channels.id", ondelete="CASCADE"), primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("due", Float, nullable=False, index=True),
    Column("tries", Integer, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(16), primary_key=True),  # of a work that one process does at a time
    Column("holder", String(32), nullable=False),
    Column("until", Float, nullable=False),
)

vacations = Table(
    "vacations",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("begins", Float, primary_key=True),
    Column("ends", Float, nullable=False),
)

# Finding each other

seeks = Table(
    "seeks",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("game", String(64), nullable=False),
    Column("seats", Integer, nullable=False),  # 0: any number
    Column("speed", String(12), nullable=False),  # empty: any
    Column("rated", Boolean, nullable=False),
    Column("made", Float, nullable=False),
    Column("seen", Float, nullable=False),  # when somebody last asked what has become of it
    Column("match", String(16), nullable=False, index=True),  # empty: nobody was found yet
)

follows = Table(
    "follows",
    metadata,
    Column("person", String(32), primary_key=True),
    Column("other", String(32), primary_key=True),
    Column("name", String(64), nullable=False, server_default=""),  # of the other, then
    Column("made", Float, nullable=False),
)

invitations = Table(
    "invitations",
    metadata,
    Column("match", String(16), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", String(32), nullable=False, index=True),
    Column("name", String(64), nullable=False, server_default=""),  # of the person, then
    Column("made", Float, nullable=False),
)

# Clubs

clubs = Table(
    "clubs",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("line", String(200), nullable=False),  # what it says of itself
    Column("games", Text, nullable=False),  # JSON
    Column("key", String(32), nullable=False, unique=True),  # whoever has it joins
    Column("made", Float, nullable=False),
)

club_members = Table(
    "club_members",
    metadata,
    Column("club", String(32), ForeignKey("clubs.id", ondelete="CASCADE"), primary_key=True),
    Column("person", String(32), ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("role", String(12), nullable=False),  # organiser, member, asks
    Column("made", Float, nullable=False),
)

"""The organised game: events with their players, meetings and results."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table(
        "events",
        sa.Column("id", sa.String(40), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("points", sa.Text, nullable=False),
        sa.Column("ties", sa.Text, nullable=False),
        sa.Column("rounds", sa.Integer, nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("over", sa.Boolean, nullable=False),
        sa.Column("organisers", sa.Text, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("scenarios", sa.Text, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_events"),
        sa.UniqueConstraint("key", name="uq_events_key"),
    )
    op.create_index("ix_events_game", "events", ["game"])
    op.create_table(
        "event_players",
        sa.Column("event", sa.String(40), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("troop", sa.Text, nullable=False),
        sa.Column("troop_name", sa.Text, nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("painting", sa.Integer, nullable=False),
        sa.Column("dropped", sa.Boolean, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("link", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name="fk_event_players_event", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event", "number", name="pk_event_players"),
        sa.UniqueConstraint("link", name="uq_event_players_link"),
    )
    op.create_index("ix_event_players_person", "event_players", ["person"])
    op.create_table(
        "event_meetings",
        sa.Column("event", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("match", sa.String(16), nullable=False),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name="fk_event_meetings_event", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event", "round", "board", name="pk_event_meetings"),
    )
    op.create_index("ix_event_meetings_match", "event_meetings", ["match"])
    op.create_table(
        "event_results",
        sa.Column("event", sa.String(40), nullable=False),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("board", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("player", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("scenario", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.Column("objective", sa.String(16), nullable=False),
        sa.Column("achieved", sa.Boolean, nullable=False),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name="fk_event_results_event", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event", "round", "board", "seat", name="pk_event_results"),
    )


def downgrade() -> None:
    for name in ("event_results", "event_meetings", "event_players", "events"):
        op.drop_table(name)

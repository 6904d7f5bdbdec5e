"""Events for which people register: a plan, a waiting list, check-in, and results that players confirm."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.add_column("events", sa.Column("plan", sa.Text, nullable=False, server_default="{}"))
    op.add_column("event_meetings", sa.Column("claim", sa.Text, nullable=False, server_default=""))
    op.add_column("event_players", sa.Column("role", sa.String(40), nullable=False, server_default=""))
    op.add_column("event_players", sa.Column("here", sa.Boolean, nullable=False, server_default=sa.false()))
    op.add_column("event_players", sa.Column("filler", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "event_waiting",
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
        sa.Column("role", sa.String(40), nullable=False, server_default=""),
        sa.Column("here", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.Column("filler", sa.Boolean, nullable=False, server_default=sa.false()),
        sa.ForeignKeyConstraint(["event"], ["events.id"], name="fk_event_waiting_event", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("event", "number", name="pk_event_waiting"),
        sa.UniqueConstraint("link", name="uq_event_waiting_link"),
    )
    op.create_index("ix_event_waiting_person", "event_waiting", ["person"])


def downgrade() -> None:
    op.drop_table("event_waiting")
    for name, columns in (
        ("event_players", ("role", "here", "filler")),
        ("event_meetings", ("claim",)),
        ("events", ("plan",)),
    ):
        for column in columns:
            op.drop_column(name, column)

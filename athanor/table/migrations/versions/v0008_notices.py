"""Turns that call: where people want to be told, when not, what is still to be told, and which process tells it."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    op.create_table(
        "channels",
        sa.Column("id", sa.String(24), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("keys", sa.Text, nullable=False),
        sa.Column("language", sa.String(8), nullable=False),
        sa.Column("confirmed", sa.Boolean, nullable=False),
        sa.Column("broken", sa.Integer, nullable=False),
        sa.Column("last", sa.Float, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_channels"),
    )
    op.create_index("ix_channels_person", "channels", ["person"])
    op.create_table(
        "quiet_hours",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("begins", sa.Integer, nullable=False),
        sa.Column("ends", sa.Integer, nullable=False),
        sa.Column("zone", sa.String(64), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_quiet_hours"),
    )
    op.create_table(
        "outbox",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("channel", sa.String(24), nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("due", sa.Float, nullable=False),
        sa.Column("tries", sa.Integer, nullable=False),
        sa.ForeignKeyConstraint(["channel"], ["channels.id"], name="fk_outbox_channel", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "channel", name="pk_outbox"),
    )
    op.create_index("ix_outbox_due", "outbox", ["due"])
    op.create_table(
        "leases",
        sa.Column("name", sa.String(16), nullable=False),
        sa.Column("holder", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_leases"),
    )
    op.execute("INSERT INTO leases VALUES ('outbox', '', 0)")


def downgrade() -> None:
    for name in ("leases", "outbox", "quiet_hours", "channels"):
        op.drop_table(name)

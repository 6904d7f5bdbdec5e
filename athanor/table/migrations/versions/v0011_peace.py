"""Blocks, reports, and a log of what whoever looks after the table has done."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"


def upgrade() -> None:
    op.create_table(
        "blocks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_blocks"),
    )
    op.create_index("ix_blocks_other", "blocks", ["other"])
    op.create_table(
        "reports",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("done", sa.Float, nullable=False, server_default="0"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_done", "reports", ["done", "at"])
    op.create_table(
        "deeds",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("what", sa.String(16), nullable=False),
        sa.Column("about", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_deeds"),
    )
    op.create_index("ix_deeds_at", "deeds", ["at"])


def downgrade() -> None:
    for table in ("deeds", "reports", "blocks"):
        op.drop_table(table)

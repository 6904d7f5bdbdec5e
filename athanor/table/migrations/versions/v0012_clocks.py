"""Clocks of their own for every seat, banks, what happens when time has run out, vacations."""

import sqlalchemy as sa
from alembic import op

from athanor.table.migrations.versions import v0009_results as results

revision = "0012"
down_revision = "0011"

COLUMNS = ("bank", "more", "out", "hands", "deadline")
STILL = (*results.STILL, *COLUMNS)


def upgrade() -> None:
    """Clocks that were set go on as they were."""
    op.add_column("matches", sa.Column("bank", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("more", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("out", sa.String(8), nullable=False, server_default="bot"))
    op.add_column("matches", sa.Column("hands", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("deadline", sa.Float, nullable=False, server_default="0"))
    op.create_table(
        "vacations",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("begins", sa.Float, nullable=False),
        sa.Column("ends", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "begins", name="pk_vacations"),
    )
    for words in results.triggers(STILL):
        op.execute(words)


def downgrade() -> None:
    for words in results.triggers(results.STILL):
        op.execute(words)
    op.drop_table("vacations")
    for name in COLUMNS:
        op.execute(f"ALTER TABLE matches DROP COLUMN {name}")  # the table stays, and its triggers with it

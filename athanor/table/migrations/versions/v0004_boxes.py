"""Boxes of their own: matches are played with components that players bring along, as their own troops."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.create_table(
        "boxes",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("written", sa.Text, nullable=False),
    )


def downgrade() -> None:
    op.drop_table("boxes")

"""Achievements that people have earned."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    op.create_table(
        "honours",
        sa.Column("who", sa.String(48), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("name", sa.String(40), nullable=False),
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("who", "game", "name", name="pk_honours"),
    )


def downgrade() -> None:
    op.drop_table("honours")

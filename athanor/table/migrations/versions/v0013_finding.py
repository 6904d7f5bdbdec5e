"""Finding each other: what people seek, whom they follow, whom they invite."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "seeks",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("speed", sa.String(12), nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("match", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("person", name="pk_seeks"),
    )
    op.create_table(
        "follows",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("other", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_follows"),
    )
    op.create_table(
        "invitations",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_invitations_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_invitations"),
    )
    op.create_index("ix_invitations_person", "invitations", ["person"])


def downgrade() -> None:
    for name in ("invitations", "follows", "seeks"):
        op.drop_table(name)

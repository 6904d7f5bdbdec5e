"""The first version: matches, lines, seats, chat, motions."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "matches",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("edition", sa.Integer, nullable=False),
        sa.Column("box", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("seed", sa.BigInteger, nullable=False),
        sa.Column("salt", sa.String(64), nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.Column("ending", sa.String(12), nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
        sa.Column("tick", sa.Integer, nullable=False),
        sa.Column("waits", sa.Integer, nullable=False),
        sa.Column("bots", sa.Integer, nullable=False),
        sa.Column("host", sa.String(32), nullable=False),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("hints", sa.Boolean, nullable=False),
        sa.Column("clock", sa.Integer, nullable=False),
        sa.Column("rematch", sa.String(16), nullable=False),
        sa.Column("parent", sa.String(16), nullable=False),
        sa.Column("parent_line", sa.Integer, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("moved", sa.Float, nullable=False),
        sa.Column("thinker", sa.String(32), nullable=False),
        sa.Column("thinker_until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
    )
    op.create_index("ix_matches_status", "matches", ["status", "moved"])
    op.create_table(
        "lines",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("action", sa.Integer, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_lines_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", name="pk_lines"),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(32), nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sa.Column("link", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.UniqueConstraint("link", name="uq_seats_link"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "chat",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("words", sa.Text, nullable=False),
        sa.Column("at", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_chat_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", name="pk_chat"),
    )
    op.create_table(
        "motions",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("target", sa.Integer, nullable=False),
        sa.Column("votes", sa.Integer, nullable=False),
        sa.Column("status", sa.String(12), nullable=False),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_motions_match", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("match", "number", name="pk_motions"),
    )


def downgrade() -> None:
    for name in ("motions", "chat", "seats", "lines", "matches"):
        op.drop_table(name)

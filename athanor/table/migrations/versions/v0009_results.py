"""What was played, for histories and ratings. Whether a match is to be rated is said when its table is laid, and stays so."""

import sqlalchemy as sa
from alembic import op

from athanor.table.migrations.versions import v0007_accounts as accounts

revision = "0009"
down_revision = "0008"

STILL = (*accounts.STILL, "rated")


def upgrade() -> None:
    op.add_column("matches", sa.Column("rated", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "finished",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_finished"),
    )
    op.create_index("ix_finished_rated", "finished", ["game", "why", "ended", "match"])
    op.create_table(
        "results",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("who", sa.String(48), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("won", sa.Boolean, nullable=False),
        sa.Column("points", sa.Integer, nullable=False),
        sa.Column("role", sa.String(64), nullable=False),
        sa.Column("opening", sa.String(80), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_results"),
    )
    op.create_index("ix_results_who", "results", ["who", "ended"])
    op.create_index("ix_results_game", "results", ["who", "game", "ended"])
    op.create_table(
        "ratings",
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("who", sa.String(48), nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("game", "who", name="pk_ratings"),
    )
    op.create_index("ix_ratings_mu", "ratings", ["game", "mu"])
    op.create_index("ix_ratings_who", "ratings", ["who"])
    op.create_table(
        "rating_steps",
        sa.Column("match", sa.String(16), nullable=False),
        sa.Column("who", sa.String(48), nullable=False),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ended", sa.Float, nullable=False),
        sa.Column("mu", sa.Float, nullable=False),
        sa.Column("sigma", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("match", "who", name="pk_rating_steps"),
    )
    op.create_index("ix_rating_steps_who", "rating_steps", ["who", "game", "ended"])
    for words in triggers(STILL):
        op.execute(words)


def downgrade() -> None:
    for words in triggers(accounts.STILL):
        op.execute(words)
    for table in ("rating_steps", "ratings", "results", "finished"):
        op.drop_table(table)
    op.execute("ALTER TABLE matches DROP COLUMN rated")  # said so, because a copy of the table would lose its triggers


def triggers(still: tuple[str, ...]) -> list[str]:
    """Those of the accounts, with these columns of a match that is over."""
    return accounts.sqlite(still) if accounts.lite() else accounts.postgresql(still)

"""When something last happened that everybody noticed: by it the lobby is ordered and clocks run, and it tells no secret."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("matches", sa.Column("noticed", sa.Float, nullable=False, server_default="0"))
    op.execute("UPDATE matches SET noticed = moved")
    op.drop_index("ix_matches_status", "matches")
    op.create_index("ix_matches_noticed", "matches", ["status", "noticed"])


def downgrade() -> None:
    op.drop_index("ix_matches_noticed", "matches")
    op.create_index("ix_matches_status", "matches", ["status", "moved"])
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("noticed")

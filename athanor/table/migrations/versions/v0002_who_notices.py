"""Who notices a line: so that nobody can count what others do in secret."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Lines of matches that are there already were counted by everybody."""
    op.add_column("lines", sa.Column("audience", sa.Integer, nullable=False, server_default="-1"))
    op.add_column("matches", sa.Column("quiet", sa.Text, nullable=False, server_default="[]"))


def downgrade() -> None:
    with op.batch_alter_table("lines") as lines:
        lines.drop_column("audience")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("quiet")

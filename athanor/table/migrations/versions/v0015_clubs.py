"""Clubs: who belongs to one, whose event it is; a hook is told of events too."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "clubs",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("line", sa.String(200), nullable=False),
        sa.Column("games", sa.Text, nullable=False),
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_clubs"),
        sa.UniqueConstraint("key", name="uq_clubs_key"),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("role", sa.String(12), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], name="fk_club_members_club", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["accounts.id"], name="fk_club_members_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "person", name="pk_club_members"),
    )
    op.create_index("ix_club_members_person", "club_members", ["person"])
    op.add_column("events", sa.Column("club", sa.String(32), nullable=False, server_default=""))
    op.create_index("ix_events_club", "events", ["club"])
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("match", existing_type=sa.String(16), type_=sa.String(40), existing_nullable=False)


def downgrade() -> None:
    op.execute("DELETE FROM outbox WHERE length(match) > 16")
    with op.batch_alter_table("outbox") as outbox:
        outbox.alter_column("match", existing_type=sa.String(40), type_=sa.String(16), existing_nullable=False)
    op.drop_index("ix_events_club", "events")
    op.drop_column("events", "club")
    for name in ("club_members", "clubs"):
        op.drop_table(name)

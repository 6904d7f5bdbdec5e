"""Every page by an index, however much was played: a seat knows when its match ended (a trigger tells it), results are found in
the order in which pages show them, and whoever follows or invites somebody keeps the name."""

import sqlalchemy as sa
from alembic import op

from athanor.table.migrations.versions.v0006_fair import OVER

revision = "0016"
down_revision = "0015"

ENDED = "UPDATE seats SET ended = NEW.noticed WHERE match = NEW.id"
WHEN = "NEW.status = 'over' AND OLD.status <> 'over'"
KEPT = "OLD.ended <> 0 AND NEW.ended <> OLD.ended"  # as all that a match leaves behind
WHO = ("match", "seat", "won")


def lite() -> bool:
    return op.get_bind().dialect.name == "sqlite"


def upgrade() -> None:
    op.add_column("seats", sa.Column("ended", sa.Float, nullable=False, server_default="0"))
    over = "SELECT noticed FROM matches WHERE id = seats.match AND status = 'over'"
    op.execute(f"UPDATE seats SET ended = ({over}) WHERE EXISTS ({over})")
    for words in sqlite() if lite() else postgresql():
        op.execute(words)
    op.drop_index("ix_seats_person", "seats")
    op.create_index("ix_seats_person", "seats", ["person", "ended", "match"])
    for name in ("ix_results_who", "ix_results_game"):
        op.drop_index(name, "results")
    op.create_index("ix_results_who", "results", ["who", "ended", *WHO])
    op.create_index("ix_results_game", "results", ["who", "game", "ended", *WHO])
    op.create_index("ix_results_shares", "results", ["who", "game", "seat", "role", "opening", "won"])
    op.create_index("ix_results_points", "results", ["who", "game", "points"])
    op.create_index("ix_seeks_match", "seeks", ["match"])
    op.add_column("follows", sa.Column("name", sa.String(64), nullable=False, server_default=""))
    newest = "SELECT name FROM seats WHERE person = follows.other ORDER BY ended = 0 DESC, ended DESC LIMIT 1"
    op.execute(f"UPDATE follows SET name = COALESCE(({newest}), '')")
    op.add_column("invitations", sa.Column("name", sa.String(64), nullable=False, server_default=""))
    op.execute(f"UPDATE invitations SET name = COALESCE(({newest.replace('follows.other', 'invitations.person')}), '')")


def sqlite() -> list[str]:
    return [
        f"CREATE TRIGGER seats_ended AFTER UPDATE OF status ON matches WHEN {WHEN} BEGIN {ENDED}; END",
        f"CREATE TRIGGER keep_ended BEFORE UPDATE OF ended ON seats WHEN {KEPT} BEGIN SELECT RAISE(ABORT, '{OVER}'); END",
    ]


def postgresql() -> list[str]:
    return [
        f"CREATE FUNCTION seats_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {ENDED}; RETURN NEW; END $$",
        f"CREATE TRIGGER seats_ended AFTER UPDATE OF status ON matches FOR EACH ROW WHEN ({WHEN})"
        " EXECUTE FUNCTION seats_ended()",
        "CREATE FUNCTION keep_ended() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN"
        f" RAISE EXCEPTION '{OVER}' USING ERRCODE = 'check_violation'; END $$",
        f"CREATE TRIGGER keep_ended BEFORE UPDATE OF ended ON seats FOR EACH ROW WHEN ({KEPT})"
        " EXECUTE FUNCTION keep_ended()",
    ]


def downgrade() -> None:
    for name, table in (("seats_ended", "matches"), ("keep_ended", "seats")):
        op.execute(f"DROP TRIGGER {name}" if lite() else f"DROP TRIGGER {name} ON {table}")
        if not lite():
            op.execute(f"DROP FUNCTION {name}()")
    op.drop_index("ix_seeks_match", "seeks")
    for name in ("ix_results_points", "ix_results_shares", "ix_results_game", "ix_results_who"):
        op.drop_index(name, "results")
    op.create_index("ix_results_who", "results", ["who", "ended"])
    op.create_index("ix_results_game", "results", ["who", "game", "ended"])
    op.drop_index("ix_seats_person", "seats")
    op.create_index("ix_seats_person", "seats", ["person"])
    op.drop_column("seats", "ended")
    op.drop_column("follows", "name")
    op.drop_column("invitations", "name")

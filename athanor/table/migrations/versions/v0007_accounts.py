"""Accounts: people who keep their name, with devices, passkeys and codes. Of a match that is over, who sat there may be
forgotten, and a guest who sat there may become an account; nothing else of it changes, as before."""

import sqlalchemy as sa
from alembic import op

from athanor.table.migrations.versions import v0006_fair as fair

revision = "0007"
down_revision = "0006"

STILL = tuple(name for name in fair.STILL if name != "host")
SEAT_STILL = ("match", "seat", "bot", "resigned", "link")
GONE = "gone"


def upgrade() -> None:
    op.create_table(
        "accounts",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("handle", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("settings", sa.Text, nullable=False, server_default="{}"),
        sa.Column("rights", sa.String(12), nullable=False, server_default=""),
        sa.PrimaryKeyConstraint("id", name="pk_accounts"),
        sa.UniqueConstraint("handle", name="uq_accounts_handle"),
    )
    op.create_table(
        "sessions",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("seen", sa.Float, nullable=False),
        sa.Column("revoked", sa.Float, nullable=False, server_default="0"),
        sa.ForeignKeyConstraint(["person"], ["accounts.id"], name="fk_sessions_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_sessions"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_table(
        "tokens",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("session", sa.String(16), nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["session"], ["sessions.id"], name="fk_tokens_session", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_tokens"),
    )
    op.create_index("ix_tokens_session", "tokens", ["session"])
    op.create_table(
        "passkeys",
        sa.Column("id", sa.String(16), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("credential", sa.String(1400), nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("made", sa.Float, nullable=False),
        sa.Column("used", sa.Float, nullable=False),
        sa.ForeignKeyConstraint(["person"], ["accounts.id"], name="fk_passkeys_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
        sa.UniqueConstraint("credential", name="uq_passkeys_credential"),
    )
    op.create_index("ix_passkeys_person", "passkeys", ["person"])
    op.create_table(
        "recovery_codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["accounts.id"], name="fk_recovery_codes_person", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("hash", name="pk_recovery_codes"),
    )
    op.create_index("ix_recovery_codes_person", "recovery_codes", ["person"])
    op.create_table(
        "codes",
        sa.Column("hash", sa.String(64), nullable=False),
        sa.Column("kind", sa.String(12), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("until", sa.Float, nullable=False),
        sa.PrimaryKeyConstraint("hash", name="pk_codes"),
    )
    op.create_index("ix_codes_until", "codes", ["until"])
    op.create_index("ix_matches_host", "matches", ["host"])
    for words in sqlite(STILL) if lite() else postgresql(STILL):
        op.execute(words)


def downgrade() -> None:
    """The triggers of before, word for word."""
    before = fair.sqlite() if lite() else fair.postgresql()
    changed = ("keep_matches_update", "keep_seats_update", "alone_insert", "alone_update")
    if lite():
        for name in changed:
            op.execute(f"DROP TRIGGER {name}")
        for words in before:
            if words.split()[2] in changed:
                op.execute(words)
    else:
        op.execute("DROP TRIGGER keep_seats ON seats")
        op.execute("DROP FUNCTION keep_seat()")
        for words in before:
            if words.startswith(("CREATE FUNCTION keep_match(", "CREATE FUNCTION keep_alone(")):
                op.execute(words.replace("CREATE FUNCTION", "CREATE OR REPLACE FUNCTION", 1))
            if words.startswith("CREATE TRIGGER keep_seats "):
                op.execute(words)
    op.drop_index("ix_matches_host", "matches")
    for table in ("codes", "recovery_codes", "passkeys", "tokens", "sessions", "accounts"):
        op.drop_table(table)


def lite() -> bool:
    return op.get_bind().dialect.name == "sqlite"


def one_person(column: str) -> str:
    """Somebody is forgotten, or a guest becomes an account: the one change of who was there."""
    account = "EXISTS (SELECT 1 FROM accounts WHERE id = {})"
    return (
        f"(NEW.{column} = '{GONE}' OR ({account.format(f'NEW.{column}')} AND NOT {account.format(f'OLD.{column}')}"
        f" AND OLD.{column} <> '' AND OLD.{column} <> '{GONE}'))"
    )


STRANGER = (
    "EXISTS (SELECT 1 FROM matches WHERE id = NEW.match AND parent <> ''"
    f" AND NOT (NEW.person = host OR NEW.person = '{GONE}' OR (NEW.person = '' AND NEW.bot <> '')))"
)


def sqlite(still: tuple[str, ...]) -> list[str]:
    def other(columns: tuple[str, ...]) -> str:
        return " OR ".join(f"NEW.{name} IS NOT OLD.{name}" for name in columns)

    def over(row: str) -> str:
        return f"(SELECT status FROM matches WHERE id = {row}.match) = 'over'"

    def trigger(name: str, deed: str, table: str, when: str, words: str) -> list[str]:
        made = f"CREATE TRIGGER {name} BEFORE {deed} ON {table} WHEN {when} BEGIN SELECT RAISE(ABORT, '{words}'); END"
        return [f"DROP TRIGGER {name}", made]

    rewritten = (
        f"OLD.status = 'over' AND ({other(still)} OR (OLD.rematch <> '' AND NEW.rematch IS NOT OLD.rematch)"
        f" OR (NEW.host IS NOT OLD.host AND NOT {one_person('host')}))"
    )
    named = f"NEW.name IS NOT OLD.name AND NEW.person <> '{GONE}'"
    seat = (
        f"({over('OLD')} OR {over('NEW')}) AND ({other(SEAT_STILL)} OR ({named})"
        f" OR (NEW.person IS NOT OLD.person AND NOT {one_person('person')}))"
    )
    return [
        *trigger("keep_matches_update", "UPDATE", "matches", rewritten, fair.OVER),
        *trigger("keep_seats_update", "UPDATE", "seats", seat, fair.OVER),
        *trigger("alone_insert", "INSERT", "seats", STRANGER, fair.ALONE),
        *trigger("alone_update", "UPDATE", "seats", STRANGER, fair.ALONE),
    ]


def postgresql(still: tuple[str, ...]) -> list[str]:
    def refuse(words: str) -> str:
        return f"RAISE EXCEPTION '{words}' USING ERRCODE = 'check_violation';"

    def other(columns: tuple[str, ...]) -> str:
        old, new = (", ".join(f"{row}.{name}" for name in columns) for row in ("OLD", "NEW"))
        return f"ROW({old}) IS DISTINCT FROM ROW({new})"

    def function(name: str, body: str) -> str:
        return f"CREATE OR REPLACE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} END $$"

    def over(row: str) -> str:
        return f"EXISTS (SELECT FROM matches WHERE id = {row}.match AND status = 'over')"

    done = "IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW;"
    return [
        function("keep_match", f"""
            IF TG_OP = 'DELETE' THEN
                IF OLD.status = 'over' THEN {refuse(fair.OVER)} END IF;
            ELSE
                IF OLD.status = 'over' AND ({other(still)} OR (OLD.rematch <> '' AND NEW.rematch <> OLD.rematch)
                    OR (NEW.host <> OLD.host AND NOT {one_person("host")})) THEN
                    {refuse(fair.OVER)}
                END IF;
                IF {other(fair.PROMISED)} OR (OLD.status <> 'gathering' AND {other(fair.SEALED)}) THEN
                    {refuse(fair.PROMISE)}
                END IF;
            END IF;
            {done}"""),
        function("keep_seat", f"""
            IF TG_OP = 'UPDATE' THEN
                IF ({over("OLD")} OR {over("NEW")}) AND ({other(SEAT_STILL)}
                    OR (NEW.name <> OLD.name AND NEW.person <> '{GONE}')
                    OR (NEW.person <> OLD.person AND NOT {one_person("person")})) THEN
                    {refuse(fair.OVER)}
                END IF;
            ELSIF TG_OP = 'DELETE' THEN
                IF {over("OLD")} THEN {refuse(fair.OVER)} END IF;
            ELSE
                IF {over("NEW")} THEN {refuse(fair.OVER)} END IF;
            END IF;
            {done}"""),
        function("keep_alone", f"IF {STRANGER} THEN {refuse(fair.ALONE)} END IF; RETURN NEW;"),
        "DROP TRIGGER keep_seats ON seats",
        "CREATE TRIGGER keep_seats BEFORE INSERT OR UPDATE OR DELETE ON seats FOR EACH ROW EXECUTE FUNCTION keep_seat()",
    ]  # fmt: skip

"""Players add numbers of their own to the luck; luck is promised once; what is over is never changed, whoever asks."""

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"

STILL = (  # columns of a match that is over; `tick`, `thinker` and `thinker_until` may change, `rematch` once
    "id", "game", "edition", "box", "options", "seats", "seed", "salt", "seals", "numbers", "status", "ending", "version",
    "waits", "bots", "host", "listed", "hints", "clock", "parent", "parent_line", "made", "moved", "noticed", "quiet",
)  # fmt: skip
PROMISED = ("id", "seed", "salt", "parent")  # of any match
SEALED = ("seals", "numbers")  # of a match that has begun
PARTS = ("lines", "seats", "motions")

OVER = "a match that is over is never changed"
PROMISE = "what a match has promised is never changed"
ALONE = "only its host and bots sit where the luck is known"
BOX = "a box is never changed"


def upgrade() -> None:
    op.add_column("matches", sa.Column("seals", sa.Text, nullable=False, server_default="[]"))
    op.add_column("matches", sa.Column("numbers", sa.Text, nullable=False, server_default="[]"))
    where = sa.text("parent = ''")
    op.create_index("uq_matches_luck", "matches", ["seed", "salt"], unique=True, sqlite_where=where, postgresql_where=where)
    op.execute(
        "UPDATE motions SET status = 'lapsed' WHERE status = 'open' AND match IN (SELECT id FROM matches WHERE status = 'over')"
    )
    for words in sqlite() if op.get_bind().dialect.name == "sqlite" else postgresql():
        op.execute(words)


def downgrade() -> None:
    lite = op.get_bind().dialect.name == "sqlite"
    for name, table in names():
        op.execute(f"DROP TRIGGER {name}" if lite else f"DROP TRIGGER {name} ON {table}")
    for name in () if lite else ("keep_match", "keep_part", "keep_alone", "keep_box", "keep_whole"):
        op.execute(f"DROP FUNCTION {name}()")
    op.drop_index("uq_matches_luck", "matches")
    with op.batch_alter_table("matches") as matches:
        matches.drop_column("seals")
        matches.drop_column("numbers")


def names() -> list[tuple[str, str]]:
    """Every trigger with its table."""
    if op.get_bind().dialect.name == "sqlite":
        found = [(f"keep_{table}_{deed}", table) for table in ("matches", *PARTS) for deed in ("insert", "update", "delete")]
        found += [(f"keep_boxes_{deed}", "boxes") for deed in ("insert", "update", "delete")]
        return [*found, ("keep_promise", "matches"), ("alone_insert", "seats"), ("alone_update", "seats")]
    tables = ("matches", *PARTS, "boxes")
    return [*((f"keep_{table}", table) for table in tables), *((f"keep_whole_{table}", table) for table in tables),
            ("alone", "seats")]  # fmt: skip


# SQLite: a replacing insert deletes without saying so, so that inserts are watched as well


def sqlite() -> list[str]:
    def trigger(name: str, deed: str, table: str, when: str, words: str) -> str:
        return f"CREATE TRIGGER {name} BEFORE {deed} ON {table} WHEN {when} BEGIN SELECT RAISE(ABORT, '{words}'); END"

    def other(columns: tuple[str, ...]) -> str:
        return " OR ".join(f"NEW.{name} IS NOT OLD.{name}" for name in columns)

    def over(row: str) -> str:
        return f"(SELECT status FROM matches WHERE id = {row}.match) = 'over'"

    rewritten = f"OLD.status = 'over' AND ({other(STILL)} OR (OLD.rematch <> '' AND NEW.rematch IS NOT OLD.rematch))"
    there = "EXISTS (SELECT 1 FROM matches WHERE id = NEW.id AND status = 'over')"
    same = "EXISTS (SELECT 1 FROM boxes WHERE digest = NEW.digest AND (written IS NOT NEW.written OR game IS NOT NEW.game))"
    found = [
        trigger("keep_matches_insert", "INSERT", "matches", there, OVER),
        trigger("keep_matches_update", "UPDATE", "matches", rewritten, OVER),
        trigger("keep_matches_delete", "DELETE", "matches", "OLD.status = 'over'", OVER),
        trigger("keep_promise", "UPDATE", "matches",
                f"{other(PROMISED)} OR (OLD.status <> 'gathering' AND ({other(SEALED)}))", PROMISE),
        trigger("keep_boxes_insert", "INSERT", "boxes", same, BOX),
        trigger("keep_boxes_update", "UPDATE", "boxes", "1", BOX),
        trigger("keep_boxes_delete", "DELETE", "boxes", "1", BOX),
    ]  # fmt: skip
    for table in PARTS:
        found.append(trigger(f"keep_{table}_insert", "INSERT", table, over("NEW"), OVER))
        found.append(trigger(f"keep_{table}_update", "UPDATE", table, f"{over('OLD')} OR {over('NEW')}", OVER))
        found.append(trigger(f"keep_{table}_delete", "DELETE", table, over("OLD"), OVER))
    stranger = (
        "EXISTS (SELECT 1 FROM matches WHERE id = NEW.match AND parent <> ''"
        " AND NOT (NEW.person = host OR (NEW.person = '' AND NEW.bot <> '')))"
    )
    found += [trigger(f"alone_{deed.lower()}", deed, "seats", stranger, ALONE) for deed in ("INSERT", "UPDATE")]
    return found


# PostgreSQL


def postgresql() -> list[str]:
    def function(name: str, body: str) -> str:
        return f"CREATE FUNCTION {name}() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN {body} END $$"

    def refuse(words: str) -> str:
        return f"RAISE EXCEPTION '{words}' USING ERRCODE = 'check_violation';"

    def other(columns: tuple[str, ...]) -> str:
        old, new = (", ".join(f"{row}.{name}" for name in columns) for row in ("OLD", "NEW"))
        return f"ROW({old}) IS DISTINCT FROM ROW({new})"

    def over(row: str) -> str:
        return f"EXISTS (SELECT FROM matches WHERE id = {row}.match AND status = 'over')"

    done = "IF TG_OP = 'DELETE' THEN RETURN OLD; END IF; RETURN NEW;"
    found = [
        function("keep_match", f"""
            IF TG_OP = 'DELETE' THEN
                IF OLD.status = 'over' THEN {refuse(OVER)} END IF;
            ELSE
                IF OLD.status = 'over' AND ({other(STILL)} OR (OLD.rematch <> '' AND NEW.rematch <> OLD.rematch)) THEN
                    {refuse(OVER)}
                END IF;
                IF {other(PROMISED)} OR (OLD.status <> 'gathering' AND {other(SEALED)}) THEN {refuse(PROMISE)} END IF;
            END IF;
            {done}"""),
        function("keep_part", f"""
            IF TG_OP <> 'INSERT' THEN IF {over("OLD")} THEN {refuse(OVER)} END IF; END IF;
            IF TG_OP <> 'DELETE' THEN IF {over("NEW")} THEN {refuse(OVER)} END IF; END IF;
            {done}"""),
        function("keep_alone", f"""
            IF EXISTS (SELECT FROM matches WHERE id = NEW.match AND parent <> ''
                       AND NOT (NEW.person = host OR (NEW.person = '' AND NEW.bot <> ''))) THEN {refuse(ALONE)} END IF;
            RETURN NEW;"""),
        function("keep_box", refuse(BOX)),
        function("keep_whole", refuse(OVER)),
        "CREATE TRIGGER keep_matches BEFORE UPDATE OR DELETE ON matches FOR EACH ROW EXECUTE FUNCTION keep_match()",
        "CREATE TRIGGER keep_boxes BEFORE UPDATE OR DELETE ON boxes FOR EACH ROW EXECUTE FUNCTION keep_box()",
        "CREATE TRIGGER alone BEFORE INSERT OR UPDATE ON seats FOR EACH ROW EXECUTE FUNCTION keep_alone()",
    ]  # fmt: skip
    for table in PARTS:
        deeds = "INSERT OR UPDATE OR DELETE"
        found.append(f"CREATE TRIGGER keep_{table} BEFORE {deeds} ON {table} FOR EACH ROW EXECUTE FUNCTION keep_part()")
    for table in ("matches", *PARTS, "boxes"):
        found.append(f"CREATE TRIGGER keep_whole_{table} BEFORE TRUNCATE ON {table} EXECUTE FUNCTION keep_whole()")
    return found

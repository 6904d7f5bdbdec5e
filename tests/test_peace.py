"""Blocks, reports, chat that can be off, and the page of whoever looks after the table; on both databases."""
# ruff: noqa: F811

from click.testing import CliRunner
from starlette.testclient import TestClient

from athanor.cli import main
from athanor.table.server import create_app
from tests.test_accounts import Browser, app  # noqa: F401  fixture
from tests.test_storage import url  # noqa: F401  fixtures
from tests.test_table import settings


def table(host, **more):
    body = {"game": "connect_four", "seats": ["me", "open"], "listed": True, **more}
    return host.client.post("/api/matches", json=body).json()["table"]


def seated(app):
    """Two accounts at one table, who have talked."""
    ann, bob = Browser(app).claim("Ann"), Browser(app).claim("Bob")
    match = table(ann)["id"]
    bob.post(f"/m/{match}/sit", seat="1")
    assert bob.client.post(f"/api/matches/{match}/chat", json={"seat": 1, "words": "hush"}).is_success
    return ann, bob, match


def heard(browser, match):
    return [one["words"] for one in browser.client.get(f"/api/matches/{match}/chat").json()["chat"]]


def test_whoever_is_blocked_is_not_heard_and_sits_at_no_table_of_mine(app):
    ann, bob, match = seated(app)
    assert heard(ann, match) == ["hush"]
    ann.post(f"/m/{match}/people", seat="1", block="1")
    assert (heard(ann, match), heard(bob, match)) == ([], ["hush"])
    assert bob.post(f"/m/{table(ann)['id']}/sit", 403, seat="1").status_code == 403
    assert ann.post(f"/m/{table(bob)['id']}/sit", 403, seat="1").status_code == 403
    assert "Bob" in ann.page("/account")
    assert "Blocked" not in bob.page("/account")
    ann.post("/blocks", place="7")
    ann.post("/blocks", place="0")
    assert heard(ann, match) == ["hush"]
    bob.post(f"/m/{table(ann)['id']}/sit", seat="1")
    ann.post(f"/m/{match}/people", 404, seat="0", block="1")
    ann.post(f"/m/{match}/people", 422, seat="1")


def test_a_guest_s_blocks_come_along_once(app):
    ann, bob, match = seated(app)
    guest = Browser(app)
    guest.post("/name", name="Guest")
    for one in (ann, guest):
        one.post(f"/m/{match}/people", seat="1", block="1")
    guest.post("/sign-in", code=ann.code())
    assert list(app.state.rooms.peace.blocked(app.state.rooms.accounts.called("Ann").id).values()) == ["Bob"]
    bob.post("/account/delete", sure="Bob")
    assert app.state.rooms.peace.blocked(app.state.rooms.accounts.called("Ann").id) == {}


def test_the_page_of_whoever_looks_after_the_table_is_there_for_nobody_else(app, url):
    ann, bob, match = seated(app)
    for path in ("/admin", "/admin?name=x"):
        assert bob.client.get(path).status_code == TestClient(app).get(path).status_code == 404
    person = app.state.rooms.accounts.called("Bob").id
    assert bob.client.post(f"/admin/people/{person}", data={"deed": "silence"}).status_code == 404
    told = CliRunner().invoke(main, ["admin", "grant", "ann", "--database", url])
    assert (told.exit_code, "Ann" in told.output) == (0, True)
    missing = CliRunner().invoke(main, ["admin", "grant", "nobody", "--database", url])
    assert (missing.exit_code, missing.output.count("\n")) == (2, 1)
    app.state.rooms.accounts.forget()
    bob.post(f"/m/{match}/people", seat="0", words="rude words")
    page = ann.page("/admin?name=b")
    assert "rude words" in page
    assert "<b>Bob</b>" in page
    assert "MiB" in page
    report = app.state.rooms.peace.open()[0].id
    ann.post(f"/admin/reports/{report}")
    ann.post(f"/admin/reports/{report}", 404)
    ann.post(f"/admin/people/{person}", 422, deed="banish")
    ann.post(f"/admin/people/{person}", deed="silence")
    assert bob.client.post(f"/api/matches/{match}/chat", json={"seat": 1, "words": "again"}).status_code == 403
    ann.post(f"/admin/people/{person}", deed="unsilence")
    assert bob.client.post(f"/api/matches/{match}/chat", json={"seat": 1, "words": "again"}).is_success
    ann.post(f"/admin/people/{person}", deed="sign-out")
    assert bob.me()["known"] is False
    page = ann.page("/admin")
    for deed in ("settled a report", "silenced", "let talk again", "signed out everywhere"):
        assert deed in page
    me = app.state.rooms.accounts.called("Ann").id
    ann.post(f"/admin/people/{me}", 404, deed="silence")
    assert CliRunner().invoke(main, ["admin", "revoke", "ann", "--database", url]).exit_code == 0
    app.state.rooms.accounts.forget()
    assert ann.client.get("/admin").status_code == 404


def test_chat_can_be_off_for_one_and_for_all(app, tmp_path):
    ann, _, match = seated(app)
    ann.post("/settings", chat="off")
    assert 'data-chat="off"' in ann.page(f"/m/{match}")
    quiet = create_app(settings(tmp_path / "quiet", chat=False))
    browser = Browser(quiet)
    match = browser.post("/play", game="connect_four").headers["location"][3:]
    answer = browser.client.post(f"/api/matches/{match}/chat", json={"seat": 0, "words": "hello"})
    assert (answer.status_code, answer.json()["code"]) == (403, "no-chat")
    assert 'data-chat="off"' in browser.page(f"/m/{match}")
    quiet.state.rooms.stop()

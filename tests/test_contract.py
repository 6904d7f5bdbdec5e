"""The contract: whatever a game lacks or misspells is said in one sentence, with file and line, before anything is compiled."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

import athanor
from athanor.cli import main
from athanor.kernel.contract import HOOKS, messages
from athanor.kernel.errors import BadGame
from athanor.kernel.game import find, slugs
from athanor.kernel.loading import Loaded, digest

from .shelves import shelved

DOCS = Path(__file__).parent.parent / "docs"


def broken(shelf, monkeypatch, changes):
    """What the kernel says of a copy of `sealed` in which a text of a file was replaced: file -> (old, new), a line each."""
    monkeypatch.setenv("ATHANOR_CACHE", str(shelf / "cache"))
    files = {}
    for name, (old, new) in changes.items():
        path = find("sealed").folder / name
        text = path.read_text(encoding="utf-8") if path.is_file() else ""
        assert old in text
        files[name] = text.replace(old, new)
    slug = shelved(shelf, monkeypatch, files)
    monkeypatch.chdir(shelf)
    with pytest.raises(BadGame) as said:
        athanor.load(slug, compiled=False)
    return str(said.value).split("\n")


def line_of(name, text):
    """The line of the game `sealed` in which a text stands."""
    lines = (find("sealed").folder / name).read_text(encoding="utf-8").split("\n")
    return next(k for k, line in enumerate(lines, 1) if text in line)


IN_WORDS = "waxes = PICTURE.draw, PICTURE.spread, PICTURE.waxes\n\ndef in_words(texts, view):\n    return "
CASES = {
    "a missing function": (
        {"rules.py": ("def check(", "def check_all(")},
        "copied/rules.py, line 1: check(box, before, s) is missing: 0, or the number of a broken invariant.",
    ),
    "a misspelt function": (
        {"rules.py": ("def imagine(", "def imagin(")},
        "copied/rules.py, line 1: imagine(box, s, seat) is missing: fill a view with one world that this seat cannot rule out."
        " Is it 'imagin'?",
    ),
    "another signature": (
        {"rules.py": ("def score(box, s, sheet):", "def score(box, s):\n    sheet = box")},
        f"copied/rules.py, line {line_of('rules.py', 'def score') - 1}: score takes (box, s);"
        " the kernel calls score(box, s, sheet).",
    ),
    "a field that no state has": (
        {"rules.py": ("    s.bid[seat] = action", "    s.bidd[seat] = action")},
        f"copied/rules.py, line {line_of('rules.py', 's.bid[seat] = action')}: a state has no field 'bidd'."
        " Did you mean 'bid'?",
    ),
    "a field that no box has": (
        {"rules.py": ("s.round < box.rounds", "s.round < box.round")},
        f"copied/rules.py, line {line_of('rules.py', 'box.rounds')}: a box has no field 'round'. Did you mean 'rounds'?",
    ),
    "an action that no family has": (
        {"rules.py": ("s.held[seat][action - A.bid]", "s.held[seat][action - A.bids]")},
        f"copied/rules.py, line {line_of('rules.py', 'action - A.bid]')}: A has no 'bids'. Did you mean 'bid'?",
    ),
    "a misspelt hook": (
        {"rules.py": ("@rule\ndef check(", '@rule\ndef estimat(box, s, out):\n    """Half."""\n\n\n@rule\ndef check(')},
        f"copied/rules.py, line {line_of('rules.py', 'def check')}: the kernel asks for no 'estimat'. Did you mean 'estimate'?",
    ),
    "a misspelt number for bots": (
        {"rules.py": ("TURN_RULE = 3", "TURN_RULE = 3\nHORIZONT = 9")},
        f"copied/rules.py, line {line_of('rules.py', 'TURN_RULE') + 1}: the kernel asks for no 'HORIZONT'."
        " Did you mean 'HORIZON'?",
    ),
    "a question that is not asked": (
        {"rules.py": ("asked=Q.bid", "asked=4")},
        "copied/rules.py, line 1: 'bid' answers question 4; there are 0 to 0.",
    ),
    "a sentence of a question": (
        {"texts/fr.ftl": ("ask-bid", "ask-bib")},
        f"copied/rules.py, line {line_of('rules.py', 'QUESTIONS')}: the question 'bid' has no sentence in French:"
        " write `ask-bid = ...` into copied/texts/fr.ftl.",
    ),
    "a sentence of an action": (
        {"texts/en.ftl": ("do-bid", "do-bit")},
        f"copied/rules.py, line {line_of('rules.py', 'ACTIONS =')}: the action 'bid' has no sentence in English:"
        " write `do-bid = ...` into copied/texts/en.ftl.",
    ),
    "a line of news": (
        {"rules.py": ("tell(s, ALL, 5, best)", "tell(s, ALL, 55, best)")},
        f"copied/rules.py, line {line_of('rules.py', 'ALL, 5, best')}: the news has no sentence in English:"
        " write `.news = ...` under SB-055 into copied/texts/en.ftl.",
    ),
    "a refusal": (
        {"rules.py": ("== 1 else 1\n", "== 1 else 91\n")},
        f"copied/rules.py, line {line_of('rules.py', '== 1 else 1')}: the refusal has no sentence in English:"
        " write `SB-091 = ...` into copied/texts/en.ftl.",
    ),
    "a picture without words": (
        {"picture.py": ("draw, spread, in_words,", "draw, spread, in_word,")},
        "copied/picture.py, line 1: in_words(view, texts) is missing: the same for those who listen. Is it 'in_word'?",
    ),
    "a picture with other parameters": (
        {"picture.py": ("in_words, waxes = PICTURE.draw, PICTURE.spread, PICTURE.in_words,", IN_WORDS)},
        f"copied/picture.py, line {line_of('picture.py', 'draw, spread') + 2}: in_words takes (texts, view);"
        " the kernel calls in_words(view, texts).",
    ),
    "a misspelt hook of the box": (
        {"box.py": ("FUNCTIONS = ", "FUNCTION = ")},
        f"copied/box.py, line {line_of('box.py', 'FUNCTIONS')}: the kernel asks for no 'FUNCTION'."
        " Did you mean 'FUNCTIONS'?",
    ),
    "a misspelt file": (
        {"organized.py": ("", "ORGANISED = 1\n")},
        "copied/organized.py, line 1: the kernel looks for no 'organized'. Did you mean 'organised'?",
    ),
    "no actions": (
        {"rules.py": ("A = ACTIONS.first", "A, ACTIONS = ACTIONS.first, 5")},
        "copied/rules.py, line 1: ACTIONS is 5; right would be Actions(family(...), ...).",
    ),
    "no Python": (
        {"rules.py": ("def check(box, before, s):", "def check(box, before, s)")},
        f"copied/rules.py, line {line_of('rules.py', 'def check')}: expected ':'.",
    ),
    "an unknown name at the top": (
        {"rules.py": ("CARDS, MAX_SEATS = 5, 4", "MAX_SEATS = 4")},
        f"copied/rules.py, line {line_of('rules.py', 'ACTIONS =')}: name 'CARDS' is not defined.",
    ),
    "an import that is not there": (
        {"rules.py": ("Actions, below,", "Actions, bellow,")},
        f"copied/rules.py, line {line_of('rules.py', 'import ALL')}: cannot import name 'bellow' from 'athanor.interpreted",
    ),
}


EARN = '[[achievement]]\nname = "first"\n'
CASES |= {
    f"an achievement: {what}": ({"achievements.toml": ("", text)}, said)
    for what, text, said in (
        ("no TOML", "role = ", "copied/achievements.toml: Invalid value"),
        ("an unknown word", EARN + "score = 3\n",
         "copied/achievements.toml: achievement.0.score: Extra inputs are not permitted."),
        ("a rule without news", EARN + 'rule = "SB-006"\n',
         "copied/achievements.toml, line 2: 'first' names SB-006, which tells no news. Did you mean"),
        ("an unknown field", EARN + "end = { scor = 0 }\n",
         "copied/achievements.toml, line 2: 'first': a state has no field 'scor'. Did you mean 'score'"),
        ("an unknown number", EARN + 'rule = "SB-005"\nnumbers = { z = 1 }\n',
         "copied/achievements.toml, line 2: 'first' names the number 'z'; news have a to e."),
        ("an unknown table", 'role = ["cards", "score"]\n',
         "copied/achievements.toml, line 1: the box has no table 'cards'. There is none."),
        ("twice", EARN + EARN,
         "copied/achievements.toml, line 2: there are two achievements 'first'; right would be a name of its own for each."),
        ("rounds of no state", EARN + "before = 3\n",
         "copied/achievements.toml, line 2: 'first' counts rounds; right would be a state with a field 'turn'."),
    )
}  # fmt: skip
NAMED = ("ask-bid", "achievement-first = First\nask-bid")
CASES["an achievement: no sentence"] = (
    {"achievements.toml": ("", EARN), "texts/en.ftl": NAMED, "texts/fr.ftl": NAMED},
    "copied/achievements.toml, line 2: how to earn 'first' has no sentence in English: write `.line = ...` under"
    " achievement-first into copied/texts/en.ftl.",
)


@pytest.mark.parametrize("case", CASES)
def test_a_broken_game_is_told_in_a_sentence(case, tmp_path, monkeypatch):
    changes, expected = CASES[case]
    said = broken(tmp_path, monkeypatch, changes)
    assert expected == said[0] if expected.endswith((".", "?")) else said[0].startswith(expected)
    assert len({line.replace("French", "English").replace("fr.ftl", "en.ftl") for line in said}) == 1


def test_several_faults_are_all_told(tmp_path, monkeypatch):
    said = broken(
        tmp_path, monkeypatch, {"rules.py": ("s.score[best] += 1", "s.scor[best] += box.points"), "box.py": ("", "")}
    )
    assert [re.sub(r".*: a", "a", one) for one in said] == [
        "a state has no field 'scor'. Did you mean 'score'?",
        "a box has no field 'points'. Did you mean 'rounds'?",
    ]


def test_a_compiled_game_says_the_same_before_it_is_compiled(tmp_path, monkeypatch):
    broken(tmp_path, monkeypatch, {"rules.py": ("s.score[best] += 1", "s.scor[best] += 1")})
    game = find("copied")
    with pytest.raises(BadGame, match="a state has no field 'scor'"):
        Loaded(game, True, digest(game))


def test_what_was_checked_is_not_read_again_until_a_file_changes(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_CACHE", str(tmp_path / "cache"))
    slug = shelved(tmp_path, monkeypatch, {})
    game = find(slug)
    asked = []
    monkeypatch.setattr("athanor.kernel.contract.check", lambda *given: asked.append(given))
    Loaded(game, False, "first")
    Loaded(game, False, "second")
    assert len(asked) == 1
    texts = game.folder / "texts" / "en.ftl"
    texts.write_text(texts.read_text(encoding="utf-8") + "\n# a remark\n", encoding="utf-8")
    Loaded(game, False, "third")
    assert len(asked) == 2


def test_a_game_without_rules_or_box_is_told(tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_CACHE", str(tmp_path / "cache"))
    slug = shelved(tmp_path, monkeypatch, {})
    monkeypatch.chdir(tmp_path)
    (tmp_path / slug / "box.py").unlink()
    with pytest.raises(BadGame, match=r"^copied/box.py, line 1: it is missing: Components reads and checks box.toml.$"):
        athanor.load(slug, compiled=False)
    (tmp_path / slug / "rules.py").unlink()
    with pytest.raises(BadGame, match=r"^copied/rules.py, line 1: it is missing: every game has rules.$"):
        athanor.load(slug, compiled=False)


@pytest.mark.parametrize("slug", slugs())
def test_every_game_keeps_the_contract(slug, tmp_path, monkeypatch):
    monkeypatch.setenv("ATHANOR_CACHE", str(tmp_path))
    Loaded(find(slug), False, "anew")
    assert (tmp_path / "contracts" / slug).is_file()


def test_messages_are_those_that_fluent_finds():
    text = "a-b = one\nC-1 =\n    two\n    .news = three\n      four\n    .no =\n        five\n"
    text += "# x = y\nD-2 =\n    .no = six\n      seven\n"
    assert set(messages(text)) == {"a-b", "C-1", "C-1.news", "C-1.no", "D-2.no"}


def test_the_documentation_names_every_hook():
    page = (DOCS / "add-a-game.md").read_text(encoding="utf-8")
    rows = {part: [(hook.call, hook.says) for hook in hooks] for part, hooks in HOOKS.items()}
    for part, hooks in rows.items():
        for call, says in hooks:
            assert f"| `{part}` | `{call}` | {says} |" in page, call


def test_the_command_line_prints_the_sentence_and_nothing_else(tmp_path, monkeypatch):
    broken(tmp_path, monkeypatch, {"rules.py": ("s.score[best] += 1", "s.scor[best] += 1")})
    told = CliRunner().invoke(main, ["warm", "copied"])
    line = line_of("rules.py", "s.score[best] += 1")
    assert told.exit_code == 2
    assert told.output.strip().endswith(f"copied/rules.py, line {line}: a state has no field 'scor'. Did you mean 'score'?")

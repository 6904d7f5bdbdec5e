"""The words of Alchemist: whatever can be told, asked, refused or done has its sentence, in both languages."""

import re
from itertools import product
from random import Random

import pytest

import athanor
from athanor.games.alchemist.tests.tables import position
from athanor.kernel.game import find
from athanor.kernel.loading import sources
from athanor.kernel.texts import Texts

LANGUAGES = ("en", "fr")
GAME = find("alchemist")
ACTIONS = athanor.load("alchemist", compiled=False).actions
BREW = ACTIONS.by_name["brew"]
OTHERS = [action for action in range(ACTIONS.size) if ACTIONS.family_of(action) != BREW]
RECIPE = BREW.asked[0]
OPTIONS = [{"setup3": a, "schools": b} for a, b in product(("rulebook", "amigo"), ("on", "off"))]
CODE = re.compile(r"\bC\d\d\b|\bS_\w|\b(?:seat|player|joueur) \d", re.I)
"""What a box or a transcript calls things: cauldrons, schools, seats."""
MATCHES = (
    8  # for each number of seats: two with each setting. Later ones bring the same news and refusals with other numbers
)


def texts(language, players=()):
    return Texts(GAME, position().box, language, players)


class Heard:
    """What a match said, and whether it can be said: each sentence is made once."""

    def __init__(self):
        self.texts = [texts(language) for language in LANGUAGES]
        self.known = set()

    def hear(self, key, say):
        if key not in self.known:
            self.known.add(key)
            for one in self.texts:
                sentence = say(one)
                assert sentence == sentence.strip()
                assert sentence
                assert "{" not in sentence
                assert not CODE.search(sentence), "a code instead of a name"

    def news(self, match):
        state = match.state
        assert state.news_count <= len(state.news)
        for _, rule, *numbers in state.news[: state.news_count]:
            self.hear(("news", rule, *numbers), lambda one, r=rule, n=numbers: one.news(r, n))

    def choices(self, match):
        self.hear(("ask", match.state.asks), lambda one: one.question(match.state.asks))
        for action in match.legal():
            self.hear(("do", action), lambda one, a=action: one.action(a))
            if match.notation(action).startswith("tribute"):  # the one that a position tells more of
                told = (action, match.state.maker[match.state.cauldron])
                self.hear(("do", *told), lambda one, a=action: one.action(a, match.state))

    def refusals(self, match, seat, actions):
        view = match.view(seat)
        for action in actions:
            rule = view.why_not(action)
            if rule:
                self.hear(("no", rule, seat, action), lambda one, r=rule, a=action: one.refusal(int(r[3:]), seat, a))


def whole_match(heard, seats, seed):
    """One random match, everything heard. Refusals of recipes differ where a recipe is asked for, and only there. Whoever is not
    to act is refused everything for the same reason, and tries it once."""
    match = athanor.start("alchemist", seats, seed, OPTIONS[seed % len(OPTIONS)])
    chance, asked = Random(seed), set()
    while not match.over:
        heard.choices(match)
        asks = match.state.asks
        for seat in range(seats) if not asked else match.to_act():
            whole = seat in match.to_act() and (asks == RECIPE or asks not in asked)
            heard.refusals(match, seat, range(ACTIONS.size) if whole else OTHERS)
        asked.add(asks)
        match.play(chance.choice(match.legal()))
        heard.news(match)


def test_everything_that_happens_can_be_said():
    heard = Heard()
    for seats, seed in product((2, 3, 4, 5), range(MATCHES)):
        whole_match(heard, seats, seed)
    news = {key[1] for key in heard.known if key[0] == "news"}
    assert news >= {39, 40, 41, 45, 49, 50, 54, 55, 60, 62, 65, 71, 75, 76, 77, 80, 83, 87, 90}
    refusals = {(int(key[1][3:]), ACTIONS.family_of(key[3])) for key in heard.known if key[0] == "no"}
    assert {rule for rule, _ in refusals} >= {19, 21, 28, 29, 30, 31, 32, 38, 45, 46, 47, 51, 59, 61, 63}
    for (rule, family), seat in product(refusals, range(5)):  # and of every other action that may be refused so
        for action in range(family.first, family.first + family.size, 41 if family is BREW else 1):
            heard.hear(("no", rule, seat, action), lambda one, r=rule, s=seat, a=action: one.refusal(r, s, a))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_rule_has_its_sentence(language):
    words = texts(language)
    for number in range(1, 96):
        sentence = words.rule(number)
        assert sentence[0].isupper()
        assert sentence.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_question_and_action_has_its_words(language):
    words = texts(language)
    assert words.say("game-line").endswith(".")
    for option in GAME.options:
        assert words.say(f"option-{option.name}")
        for value in option.values:
            assert words.say(f"option-{option.name}-{value}")
    for asks in range(len(words.questions)):
        assert words.question(asks)
    for action in range(ACTIONS.size):
        assert words.action(action)


def messages(language):
    text = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
    return re.findall(r"^([a-zA-Z][\w-]*) =|^    (\.\w+) =", text, re.MULTILINE)


def test_both_languages_have_the_same_messages_in_the_same_order():
    assert messages("en") == messages("fr")
    rules = [name for name, _ in messages("en") if name.startswith("AL-")]
    assert rules == [f"AL-{number:03d}" for number in range(1, 96)]


def with_attribute(attribute):
    """The numbers of the rules that have it."""
    found, last = set(), ""
    for name, given in messages("en"):
        last = name or last
        if given == attribute:
            found.add(int(last[3:]))
    return found


def test_news_and_refusals_are_those_of_the_rules():
    """No line is missing, and none is written that nothing tells."""
    source = "".join(path.read_text(encoding="utf-8") for path in sources(GAME) if path.stem != "invariants")
    told = re.findall(r"(?:tell\(s, (?:ALL|only\(seat\)), |gain\(.*, |receive_products\(.*, )(\d+)[,)]", source)
    assert with_attribute(".news") == set(map(int, told))
    refusals = re.findall(r"(?:return|else|TURN_RULE =) (\d\d)\b", source)
    assert with_attribute(".no") == set(map(int, refusals))


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_news_can_be_said_with_any_numbers(language):
    words = texts(language)
    for rule, number in product(with_attribute(".news"), range(5)):
        assert words.news(rule, [number] * 5)


@pytest.mark.parametrize(("language", "told"), [("en", "to Black as tribute"), ("fr", "à Noir en hommage")])
def test_al050_a_tribute_tells_whom_it_goes_to(language, told):
    match = position(3, 0, stocks={0: (2, 2, 2, 2, 2)}, potions={"C01": (1, "00110", 5)})
    action = match.play("copy C01").legal()[0]
    assert match.texts(language).action(action, match.state).endswith(told)
    assert match.texts(language).action(action).endswith(told.split()[-1])


def test_the_refusal_without_a_seal():
    heard = Heard()
    heard.refusals(position(seals={0: 0}), 0, OTHERS)
    assert ("no", "AL-027", 0, 0) in heard.known


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "2 bird legs, a troll eye and 2 drops of dragon’s blood"),
        ("fr", "2 pattes d’oiseau, un œil de troll et 2 gouttes de sang de dragon"),
    ],
)
def test_a_recipe_in_words(language, sentence):
    words = texts(language)
    assert sentence in words.action(BREW.first + int("20102", 4))
    assert words.action(BREW.first + int("01000", 4)).endswith({"en": " a mushroom", "fr": " un champignon"}[language])


def test_sentences_agree_with_their_numbers():
    english, french = texts("en", ["Ada", "Bo"]), texts("fr", ["Ada", "Bo"])
    assert english.news(54, [0, 1, 12]) == "Ada scores 1 point for the copy: 12 in all."
    assert english.news(54, [0, 9, 12]) == "Ada scores 9 points for the copy: 12 in all."
    assert french.news(54, [0, 1, 12]) == "Ada marque 1 point pour la copie\u202f: 12 au total."
    assert french.news(80, [0, 0, 12]) == "Ada marque 0 point pour les cubes de son stock\u202f: 12 au total."
    assert english.news(50, [0, 1, 1, 0]) == "Ada gives a mushroom to Bo as tribute; no cube leaves the game."
    assert french.news(50, [0, 1, 1, 4]) == "Ada donne un champignon en hommage à Bo\u202f; 4 cubes quittent le jeu."
    assert french.news(75, [3, 1]) == "La réserve n’a plus d’araignées\u202f; ingrédients épuisés\u202f: 1."
    assert french.news(75, [1, 2]) == "La réserve n’a plus de champignons\u202f; ingrédients épuisés\u202f: 2."


def test_typography():
    for language in LANGUAGES:
        text = (GAME.folder / "texts" / f"{language}.ftl").read_text(encoding="utf-8")
        assert "'" not in text
        assert "..." not in text
    said = re.sub(r"\{[^}]*\}", "x", text)  # the French, without what is put in
    assert not re.search(r"[ \u00a0][;:!?»]", said)
    assert not re.search(r"«[ \u00a0]", said)
    assert not re.search(r"\w[;:!?](\s|$)", said)

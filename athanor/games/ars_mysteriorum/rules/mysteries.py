"""The mystery cards of Ars Mysteriorum: when they may be played, the counterspell, what each does (AM-113 to AM-143)."""

from athanor.kernel.rulebook import ALL, fill, only, rule, tell, total

from . import pieces as p
from .asking import ask, ask_in_secret
from .cards import draw_mystery, forget_returned, may_hold, take_mystery
from .pieces import A, Q
from .salaries import layer_of_line
from .tents import draw_recipe, shows_recipe
from .tokens import receive

# What a kind may be aimed at; 0, or the rule that forbids it (AM-116)


@rule
def refusal_to_look(s, seat, element):
    """Glass Eye: an element with a favour card of an opponent that was not seen yet (AM-131)."""
    n = 0
    for other in range(s.seats):
        if other != seat:
            n += s.placed[other][element]
    return 0 if n > s.looked[seat][element] else 131


@rule
def refusal_to_reseal(box, s, seat, value, element):
    """False Seal: an own placed card, to another element with fewer than three own cards (AM-132)."""
    if s.at[seat][value] >= p.ELEMENTS or s.at[seat][value] == element:
        return 132
    return 53 if s.placed[seat][element] >= box.most_favours else 0


@rule
def bearer_above(s, seat, value):
    """The favour card ranked directly above a card at its element, as seat * 6 + value; or NOTHING."""
    for other in range(s.seats):
        for one in range(p.VALUES):
            if s.at[other][one] == s.at[seat][value] and s.rank[other][one] == s.rank[seat][value] - 1:
                return other * p.VALUES + one
    return p.NOTHING


@rule
def refusal_to_rise(s, seat, value):
    """Rising Star: an own card below an opponent's card that bears more tokens (AM-133)."""
    above = bearer_above(s, seat, value)
    if above == p.NOTHING or above // p.VALUES == seat:
        return 133
    return 0 if s.bears[above // p.VALUES][above % p.VALUES] > s.bears[seat][value] else 133


@rule
def refusal_to_tithe(s, seat, colour, value):
    """Tithe: an opponent's card bearing two tokens or more (AM-134)."""
    victim = s.owner[colour]
    if victim < 0 or victim == seat:
        return 134
    return 0 if s.bears[victim][value] >= 2 else 134


@rule
def refusal_to_jostle(s, seat, colour, tent):
    """Jostle: another apprentice, into another tent (AM-137)."""
    return 137 if colour == s.colour[seat] or s.tent[colour] == tent else 0


@rule
def is_open(s, seat, tent):
    """The recipes of a tent are open to who stands there, and to who opened it by a letter (AM-153)."""
    return s.tent[s.colour[seat]] == tent or (s.open_tents >> tent) & 1 == 1


@rule
def has_open_recipe(s, seat):
    """What Catalyst and Second Furnace ask for (AM-138, AM-139)."""
    for tent in range(p.ELEMENTS):
        if is_open(s, seat, tent) and shows_recipe(s, tent):
            return True
    return False


@rule
def refusal_of_letter(s, seat, tent):
    """Letter of Introduction: a tent with a face-up recipe that is not open yet (AM-140)."""
    return 140 if is_open(s, seat, tent) or not shows_recipe(s, tent) else 0


@rule
def refusal_of_ink(box, s, seat, recipe):
    """Invisible Ink: a face-up recipe of the own tent, whose pile is not empty (AM-141, AM-153)."""
    tent = box.tent[recipe]
    return 141 if s.recipe[recipe] != p.UP or s.tent[s.colour[seat]] != tent or s.left[tent] == 0 else 0


@rule
def refusal_of_patronage(s, seat, prince):
    """Patronage: a line with 1 to 4 different items, once per prince and round (AM-142)."""
    return 0 if 1 <= layer_of_line(s, seat, prince, 1) < p.FAMILIES and s.patronage[seat][prince] == 0 else 142


@rule
def useful(box, s, seat, kind):
    """A card of this kind would have a legal choice and change or show something now (AM-116): no idle play. Nothing limits
    how many cards are played in a round (AM-009)."""
    if kind == p.WORD:
        return s.word[seat] == 0
    if kind == p.SIGHT:
        return s.pile_size > 0
    if kind == p.EYE:
        for element in range(p.ELEMENTS):
            if refusal_to_look(s, seat, element) == 0:
                return True
        return False
    if kind == p.STAR:
        for value in range(p.VALUES):
            if refusal_to_rise(s, seat, value) == 0:
                return True
        return False
    if kind == p.TITHE:
        for colour in range(p.ELEMENTS):
            for value in range(p.VALUES):
                if refusal_to_tithe(s, seat, colour, value) == 0:
                    return True
        return False
    if kind == p.HORN:
        return total(s.supply) > 0
    if kind == p.CARPET:
        return s.carpet == 0
    if kind in (p.CATALYST, p.FURNACE):
        return has_open_recipe(s, seat)
    if kind == p.LETTER:
        for tent in range(p.ELEMENTS):
            if refusal_of_letter(s, seat, tent) == 0:
                return True
        return False
    if kind == p.INK:
        tent = s.tent[s.colour[seat]]
        return s.left[tent] > 0 and shows_recipe(s, tent)
    if kind == p.PATRONAGE:
        for prince in range(p.PRINCES):
            if refusal_of_patronage(s, seat, prince) == 0:
                return True
        return False
    return True  # World Upside Down, False Seal, Jostle and Salt Tax always find something (AM-129, AM-132, AM-137, AM-143)


@rule
def may_play(box, s, seat, question):
    """For all that the others know the seat holds a card for this question: of a window, or of its own turn before it ends
    (AM-118). Who is asked hangs on nothing else: a question asked of holders only would tell who holds."""
    for kind in range(p.KINDS):
        if p.WHEN[kind] == question and may_hold(box, s, seat, kind) and useful(box, s, seat, kind):
            return True
    return False


@rule
def refusal_to_play(box, s, seat, kind):
    """A card without a target, in its phase and window (AM-113) and from the hand; the others name their target (AM-114)."""
    if kind == p.COUNTERSPELL:
        return 127
    if p.WHEN[kind] != s.asks:
        return 113
    if s.hand[seat][kind] == 0 or p.AIMED[kind] == 1:
        return 114
    if useful(box, s, seat, kind):
        return 0
    if kind == p.WORD:
        return 128
    if kind == p.SIGHT:
        return 130
    if kind == p.HORN:
        return 135
    if kind == p.CARPET:
        return 136
    return 138 if kind == p.CATALYST else 139


# Sealed questions: polled windows (AM-117) and counterspells (AM-123)


@rule
def is_window(stage):
    """A stage in which mystery cards may be played by all (AM-117)."""
    return stage in (p.WINDOW_3, p.WINDOW_5, p.WINDOW_6, p.WINDOW_9)


@rule
def poll(box, s, question):
    """Each may play a card or pass (AM-117); who can have nothing to play passes unasked, as all know."""
    seats = 0
    for seat in range(s.seats):
        if may_play(box, s, seat, question):
            seats |= only(seat)
    if seats != 0:
        ask_in_secret(s, seats, question)
    else:
        s.stage += 1


@rule
def first_to_speak(s):
    """The first in turn order (in W3 the previous one, AM-119) who does not let it be, or NOBODY."""
    for k in range(s.seats):
        seat = s.order[(s.base + k) % s.seats]
        if s.answered[seat] > 0 and s.answered[seat] != A.let + 1 and s.answered[seat] != A.pass_ + 1:
            return seat
    return p.NOBODY


@rule
def answer_in_secret(box, s, seat, action):
    """The seat's answer. When all have answered, (the first seat in turn order that plays a card, its action); those after it are
    asked again, and what they would have played stays their secret. (NOBODY, 0) as long as nothing is played."""
    s.answered[seat] = action + 1
    s.to_act &= ~only(seat)
    if s.to_act != 0:
        return p.NOBODY, 0
    speaker = first_to_speak(s)
    action = s.answered[speaker] - 1 if speaker != p.NOBODY else 0
    fill(s.answered, 0)
    s.polled = 0
    if speaker == p.NOBODY:
        all_let_be(box, s)
    return speaker, action


@rule
def all_let_be(box, s):
    """The card in question stands, or the window closes: all have passed in a row (AM-117)."""
    if s.depth > 0:
        work_uppermost(box, s)
    else:
        s.stage += 1


# Playing a card and answering it (AM-114, AM-123 to AM-127)


@rule
def spend(s, seat, kind):
    """A played card is laid face up on the discards; a copy that all have seen is used up first (AM-050)."""
    s.hand[seat][kind] -= 1
    s.cards[seat] -= 1
    if s.known[seat][kind] > 0:
        s.known[seat][kind] -= 1
    s.discard[kind] += 1


@rule
def play_card(s, seat, kind, aim, aim2):
    """The card is shown with its target; then it may be countered, and only then it takes effect (AM-114)."""
    spend(s, seat, kind)
    s.card = kind
    s.aim = aim
    s.aim2 = aim2
    s.origin = s.at[seat][aim] if kind == p.SEAL else p.NOTHING
    s.link[0] = seat
    s.depth = 1
    s.resume = (s.place[seat] + 1) % s.seats
    s.base = 0
    announce(s, seat, kind, aim, aim2)


@rule
def announce(s, seat, kind, aim, aim2):
    """What all learn of a play: of False Seal the two elements, not the value (AM-132)."""
    if kind == p.EYE:
        tell(s, ALL, 131, seat, aim)
    elif kind == p.SEAL:
        tell(s, ALL, 132, seat, s.at[seat][aim], aim2)
    elif kind == p.STAR:
        tell(s, ALL, 133, seat, aim + 1, s.at[seat][aim])
    elif kind == p.TITHE:
        tell(s, ALL, 134, seat, s.owner[aim], aim2 + 1, s.at[s.owner[aim]][aim2])
    elif kind == p.JOSTLE:
        tell(s, ALL, 137, seat, aim, aim2)
    elif kind == p.LETTER:
        tell(s, ALL, 140, seat, aim)
    elif kind == p.INK:
        tell(s, ALL, 141, seat, aim)
    elif kind == p.PATRONAGE:
        tell(s, ALL, 142, seat, aim)
    else:
        tell(s, ALL, 114, seat, kind)


@rule
def ask_for_counterspell(box, s):
    """Each other player who may hold one answers (AM-123), the owner of a countered card included (AM-125); the first in turn
    order who counters does."""
    seats = 0
    for position in range(s.base, s.seats):
        seat = s.order[position]
        if seat != s.link[s.depth - 1] and may_hold(box, s, seat, p.COUNTERSPELL):
            seats |= only(seat)
    if seats != 0:
        ask_in_secret(s, seats, Q.counter)
    else:
        work_uppermost(box, s)


@rule
def work_uppermost(box, s):
    """Nobody answers the uppermost card: it works. A counterspell cancels the one below it, and the question on the next goes on
    with the players after the one whose counterspell was cancelled (AM-124)."""
    if s.depth == 1:
        s.depth = 0
        take_effect(box, s)
        after_card(s)
        return
    s.depth -= 2
    if s.depth == 0:
        tell(s, ALL, 126, s.link[0], s.card)
        after_card(s)
    else:
        tell(s, ALL, 124, s.link[s.depth])
        s.base = s.place[s.link[s.depth]] + 1


@rule
def after_card(s):
    """Polling goes on with the next player; an own-turn card leaves the turn as it was (AM-126). Cards work one after the
    other (AM-115)."""
    s.base = s.resume if is_window(s.stage) else 0
    s.card = p.NOTHING
    s.aim = p.NOTHING


@rule
def counter(s, seat):
    """A counterspell answers a card (AM-123), and is a mystery card itself (AM-124)."""
    spend(s, seat, p.COUNTERSPELL)
    tell(s, ALL, 123, seat, s.link[s.depth - 1])
    s.link[s.depth] = seat
    s.depth += 1
    s.base = 0


# What each kind does (AM-128 to AM-143)


@rule
def take_effect(box, s):
    """The card in question works; choices that belong to its effect come now (AM-114)."""
    seat, kind, aim, aim2 = s.link[0], s.card, s.aim, s.aim2
    if kind == p.WORD:
        s.word[seat] = 1
    elif kind == p.UPSIDE:
        s.upside = 1 - s.upside  # a second copy turns it back (AM-129)
    elif kind == p.SIGHT:
        draw_two(s, seat)
    elif kind == p.EYE:
        look_at(s, seat, aim)
    elif kind == p.SEAL:
        s.placed[seat][s.at[seat][aim]] -= 1
        s.placed[seat][aim2] += 1
        s.at[seat][aim] = aim2
    elif kind == p.STAR:
        rise(s, seat, aim)
    elif kind == p.TITHE:
        tithe(s, seat, s.owner[aim], aim2)
    elif kind == p.HORN:
        s.horn = min(box.horn, total(s.supply))
    elif kind == p.CARPET:
        s.carpet = 1
    elif kind == p.JOSTLE:
        s.tent[aim] = aim2  # nobody pays, and nobody acts again (AM-137)
    elif kind == p.CATALYST:
        s.saving += box.catalyst
    elif kind == p.FURNACE:
        s.allowed += 1
        s.furnaces[seat] += 1
    elif kind == p.LETTER:
        s.open_tents |= 1 << aim
    elif kind == p.INK:
        replace_recipe(box, s, aim)
    elif kind == p.PATRONAGE:
        s.patronage[seat][aim] = 1
    elif kind == p.TAX:
        s.taxer[s.taxes] = seat
        s.taxes += 1


@rule
def draw_two(s, seat):
    """Second Sight: two cards of the pile, one of them to keep; a single one is kept at once (AM-130)."""
    s.sights = min(2, s.pile_size)
    tell(s, ALL, 130, seat, s.sights)
    for k in range(s.sights):
        s.sight[k] = draw_mystery(s)
        forget_returned(s, seat, s.sight[k])


@rule
def keep_on(s):
    """The player chooses, unless there is only one (AM-130); of two alike too, or all would know that they are alike."""
    if s.sights == 1:
        keep(s, s.link[0], s.sight[0])
    else:
        ask(s, s.link[0], Q.keep)


@rule
def keep(s, seat, kind):
    """The other card is mixed into the pile, where its player knows it to be (AM-039, AM-130)."""
    take_mystery(s, seat, kind)
    tell(s, only(seat), 120, kind)
    if s.sights == 2:
        other = s.sight[0] + s.sight[1] - kind
        s.pile[other] += 1
        s.pile_size += 1
        s.returned[seat][other] += 1
    s.sights = 0
    s.sight[0] = p.NOTHING
    s.sight[1] = p.NOTHING


@rule
def look_at(s, seat, element):
    """Glass Eye: the player alone sees all favour cards lying there now (AM-131)."""
    n = 0
    for other in range(s.seats):
        if other != seat:
            for value in range(p.VALUES):
                if s.at[other][value] == element:
                    s.seen[seat] |= 1 << (other * p.VALUES + value)
                    tell(s, only(seat), 55, other, value + 1, element)
                    n += 1
    s.looked[seat][element] = n


@rule
def rise(s, seat, value):
    """Rising Star: the tokens on the two cards are exchanged, the ranks stay (AM-133)."""
    above = bearer_above(s, seat, value)
    other, one = above // p.VALUES, above % p.VALUES
    tokens = s.bears[other][one]
    s.bears[other][one] = s.bears[seat][value]
    s.bears[seat][value] = tokens


@rule
def tithe(s, seat, victim, value):
    """Tithe: one token from an opponent's card into the own holding (AM-134)."""
    s.bears[victim][value] -= 1
    s.tokens[seat][s.at[victim][value]] += 1


@rule
def horn_on(s):
    """Horn of Plenty: tokens of the player's choice, one after the other; chosen by itself when only one colour is there
    (AM-135)."""
    only_colour = p.NOTHING
    colours = 0
    for element in range(p.ELEMENTS):
        if s.supply[element] > 0:
            only_colour = element
            colours += 1
    if colours == 1:
        grab(s, s.link[0], only_colour)
    else:
        ask(s, s.link[0], Q.horn)


@rule
def grab(s, seat, element):
    """One token of the Horn of Plenty (AM-135)."""
    receive(s, seat, element, 1)
    tell(s, ALL, 135, seat, element)
    s.horn -= 1


@rule
def replace_recipe(box, s, recipe):
    """Invisible Ink: the next card of the pile in its place, then the old one is mixed in (AM-141)."""
    tent = box.tent[recipe]
    fresh = draw_recipe(box, s, tent)
    for slot in range(p.SLOTS):
        if s.slot[tent][slot] == recipe:
            s.slot[tent][slot] = fresh
    s.recipe[recipe] = p.PILE
    s.left[tent] += 1
    tell(s, ALL, 30, tent, fresh)

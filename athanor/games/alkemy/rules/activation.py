"""The turn: initiative, the hand, activations and the rounds of a card (AK-099 to AK-119)."""

from athanor.kernel.rulebook import ALL, below, fill, rule, tell

from . import pieces as p
from .agreed import advanced, after, measured, seat_with
from .board import engaged, fights, on_the_table, radius
from .dice import ESP_ROLL, colour, esp_roll, extra_for, roll_sum, shown
from .figures import drop_mark, has, is_alchemist, marked, seat_of, set_mark, who
from .geometry import INCH, TWO_INCHES, discs_within
from .orders import in_force
from .pieces import A, Q
from .places import components_for, refusal_to_brace, refusal_to_climb
from .preparation import refusal_of_chief
from .stack import ask, push
from .terrain import effect_near, in_clutter, touches_element
from .ways import forget_trail

# Start of the turn (AK-101, AK-102)


@rule
def new_turn(box, s):
    """Every figure has its printed PA again, and is Aux Aguets (AK-100, AK-101); then initiative."""
    s.turn += 1
    for f in range(s.seats * p.TROOP):
        s.pa[f] = box.pa[s.kind[f]] if s.here[f] == 1 else 0
        if s.here[f] == 1:
            s.lives[seat_of(f)][s.turn - 1] += box.life[s.kind[f]] - s.hurt[f]
    fill(s.orders, 0)  # command cards of the last turn; a point that one gave above the printed ones has gone with it (K06)
    fill(s.called, 0)
    tell(s, ALL, 101, s.turn)
    push(s, p.INITIATIVE)
    if s.options[p.COMMAND] == 1:
        push(s, p.COMMAND_PHASE)


@rule
def initiative(box, s):
    """Each player who has figures chooses the one that rolls, all at once (AK-102, AK-257, AK-259)."""
    push(s, p.INITIATIVE_ROLL)
    for seat in range(s.seats):
        s.sealed[seat] = 0
        if on_the_table(s, seat) == 0:
            continue
        choices, last = 0, 0
        for f in range(seat * p.TROOP, seat * p.TROOP + p.TROOP):
            if refusal_of_chief(box, s, f) == 0:
                choices += 1
                last = f
        s.sealed[seat] = A.chief + last + 1
        if choices > 1:
            s.sealed[seat] = 0
            s.to_act |= 1 << seat
    s.asks = Q.chief
    s.open = 0


@rule
def initiative_roll(box, s):
    """An opposed ESP roll with their own values; the winner names who starts (AK-102)."""
    s.initiative = seat_of(best_spirit(box, s))
    fill(s.sealed, 0)
    tell(s, ALL, 102, s.initiative)
    push(s, p.STARTER_NAMED)
    ask(s, s.initiative, Q.starts)


@rule
def best_spirit(box, s):
    """The figure that wins the roll of all: the best result, then the highest ESP, else all roll again (AK-053, AK-257). Who
    lacks ESP wins by itself, one of them by lot (AK-056)."""
    lacking, chosen = 0, p.NOTHING
    for seat in range(s.seats):
        f = s.sealed[seat] - 1 - A.chief
        if s.sealed[seat] > 0 and box.esp[s.kind[f]] == p.NOTHING:
            lacking += 1
            if lacking == 1 or below(s, lacking) == 0:
                chosen = f
    while chosen == p.NOTHING:
        best, value, ties = -1, 0, 0
        for seat in range(s.seats):
            if s.sealed[seat] == 0:
                continue
            f = s.sealed[seat] - 1 - A.chief
            own = box.esp[s.kind[f]]
            total = own + roll_sum(box, s, f, colour(box, s, f), initiative_dice(box, s, f))
            tell(s, ALL, 53, who(s, f), total, shown(s))
            if total > best or (total == best and own > value):
                best, value, ties, chosen = total, own, 1, f
            elif total == best and own == value:
                ties += 1
        if ties > 1:
            chosen = p.NOTHING
    return chosen


@rule
def initiative_dice(box, s, f):
    """A Strategist has a bonus die (S22), who is one step ahead two (K07)."""
    ahead = 2 if in_force(s, seat_of(f), p.ONE_STEP_AHEAD) else 0
    return extra_for(box, s, f, ESP_ROLL, ahead + (1 if has(box, s, f, p.STRATEGIST) else 0), 0)


@rule
def starter_named(s):
    """Who begins has been named (AK-104)."""
    s.hand = s.answer - A.starts
    s.first = s.hand
    s.passes = 0
    s.opened = 0
    tell(s, ALL, 104, s.hand)
    push(s, p.HAND)


@rule
def last_to_play(s):
    """Who orders what coincides (AK-006): the loser of the last initiative; with more players the last clockwise from the first
    player, of those who have figures (AK-259); before the first roll, the last letter."""
    if s.turn == 0 or s.initiative == p.NOBODY:
        return seat_with(s, s.seats - 1)
    if s.seats == 2:
        return after(s, s.initiative)
    last = s.first
    for k in range(s.seats):
        if on_the_table(s, (s.first + k) % s.seats) > 0:
            last = (s.first + k) % s.seats
    return last


# The hand (AK-104 to AK-108)


@rule
def can_activate(box, s, card):
    """A figure of the card is Aux Aguets and able to act, a reactivation paid first (AK-107, AK-109, AK-110)."""
    for f in range(card, min(card + p.LINES, (seat_of(card) + 1) * p.TROOP)):
        if s.kind[f] != p.NOTHING and s.card[f] == card and takes_part(box, s, f):
            return True
    return False


@rule
def takes_part(box, s, f):
    """The figure has PA and can do something with them, after 1 PA for a reactivation (AK-109, AK-110, AK-117)."""
    if s.here[f] == 0 or s.pa[f] == 0:
        return False
    return able(box, s, f, s.pa[f] - 1 if marked(s, f, p.ACTIVATED) else s.pa[f])


@rule
def hand(box, s):
    """Who has the hand activates a card or passes; who can do nothing passes by itself (AK-104, AK-105). Passes of all in a
    row end the phase (AK-106)."""
    if s.passes >= s.seats:
        push(s, p.TURN_EFFECTS, 0)
        return
    for card in range(s.hand * p.TROOP, s.hand * p.TROOP + p.TROOP):
        if s.card[card] == card and s.kind[card] != p.NOTHING and can_activate(box, s, card):
            push(s, p.HAND_PLAYED)
            ask(s, s.hand, Q.activate)
            return
    if on_the_table(s, s.hand) > 0:  # a player without figures is skipped (AK-259)
        tell(s, ALL, 105, s.hand)
    pass_the_hand(s)


@rule
def pass_the_hand(s):
    """The next seat may activate."""
    s.passes += 1
    s.opened = 1
    s.hand = (s.hand + 1) % s.seats
    push(s, p.HAND)


@rule
def refusal_to_activate(box, s, seat, card):
    """An own card that has not been activated (AK-107)."""
    if seat_of(card) != seat or s.kind[card] == p.NOTHING or s.card[card] != card:
        return 107
    return 0 if can_activate(box, s, card) else 107


@rule
def hand_played(s, seat):
    """A card is activated, or the hand is passed (AK-106)."""
    if s.answer == A.pass_:
        tell(s, ALL, 106, seat)
        pass_the_hand(s)
        return
    s.passes = 0
    s.opened = 1
    s.hand = (s.hand + 1) % s.seats  # after the activation (AK-108)
    push(s, p.HAND)
    push(s, p.BEGIN_ACTIVATION, s.answer - A.activate)


# Activation (AK-109 to AK-117)


@rule
def begin_activation(box, s, card):
    """All figures of the card that can act become Active together (AK-111, AK-113); each pays its reactivation."""
    s.active = card
    forget_trail(s)
    for f in range(s.seats * p.TROOP):
        drop_mark(s, f, p.BURNT)  # once an activation, whoever moves in it (F30)
    push(s, p.END_ACTIVATION, card)
    push(s, p.ROUND, card, 1)
    push(s, p.START_EFFECTS, card)
    for f in range(card, min(card + p.LINES, (seat_of(card) + 1) * p.TROOP)):
        if s.kind[f] == p.NOTHING or s.card[f] != card or not takes_part(box, s, f):
            continue
        s.acting[f] = 1
        if marked(s, f, p.ACTIVATED):
            s.pa[f] -= 1
            tell(s, ALL, 109, who(s, f), s.pa[f])
        else:
            tell(s, ALL, 107, who(s, f), s.pa[f])
        set_mark(s, f, p.ACTIVATED)
        drop_mark(s, f, p.DRIVEN)
        if advanced(s) == 1 and effect_near(box, s, f, p.HAUNT, TWO_INCHES) == p.NOTHING:
            drop_mark(s, f, p.SPOOKED)
        s.effects[f] = p.AT_START


@rule
def frightens(box, s, g):
    """The X of Effrayant, printed or given by rising sap (S07, F06); 0 without."""
    x = box.frightening[s.kind[g]] if has(box, s, g, p.FRIGHTENING) else 0
    if marked(s, g, p.SAPPED):
        x = x + 1 if x > 0 else 13
    return x


@rule
def must_face(box, s, f, g):
    """An enemy in contact frightens the figure, once a turn for the pair (S07); who is fearless never rolls (S20)."""
    if s.here[g] == 0 or frightens(box, s, g) == 0 or has(box, s, f, p.FEARLESS) or (s.feared[f] >> g) & 1 == 1:
        return False
    return fights(box, s, f, g)


@rule
def fright(box, s, f, g):
    """A figure rolls ESP against an enemy that frightens, as its card says (AK-001); failing, it is Effrayée (S07)."""
    if not must_face(box, s, f, g):
        return
    s.feared[f] |= 1 << g
    if not esp_roll(box, s, f, 0, frightens(box, s, g), 52):
        set_mark(s, f, p.SCARED)
        tell(s, ALL, 1, who(s, f), p.SCARED)


@rule
def round_begins(box, s, card, first):
    """Every figure still active declares, then the Actions are resolved, then the next round (AK-113, AK-114)."""
    any_left = False
    for f in range(card, min(card + p.LINES, (seat_of(card) + 1) * p.TROOP)):
        if s.acting[f] == 1 and s.here[f] == 1 and able(box, s, f, s.pa[f]):
            any_left = True
    if not any_left:
        return
    for k in range(p.LINES):
        s.plan[k][0] = p.REST
    push(s, p.ROUND, card, 0)
    push(s, p.RESOLVE, card)
    for k in range(p.LINES - 1, -1, -1):
        f = card + k
        if f < (seat_of(card) + 1) * p.TROOP and s.acting[f] == 1 and s.here[f] == 1:
            push(s, p.DECLARE, f, first)


@rule
def declare(box, s, f, first):
    """The figure declares an Action, or stops, but not in its first round (AK-114)."""
    if s.here[f] == 0 or s.acting[f] != 1:
        return
    if not able(box, s, f, s.pa[f]):
        s.acting[f] = 2
        return
    push(s, p.DECLARED, f, first)
    ask(s, seat_of(f), Q.declare)


@rule
def resolve(s, card):
    """Declared Actions are resolved one after the other, in the order the player chooses (AK-113, AK-115)."""
    left, last = 0, 0
    for k in range(p.LINES):
        if s.plan[k][0] != p.REST:
            left += 1
            last = card + k
    if left == 0:
        return
    push(s, p.RESOLVE, card)
    if left == 1:
        push(s, p.ACT, last)
    else:
        push(s, p.ORDERED)
        ask(s, seat_of(card), Q.order)


@rule
def ordered(s):
    """The figure that acts next."""
    push(s, p.ACT, s.answer - A.order)


@rule
def end_activation(s, card):
    """End of the activation: affinity effects run out one by one (AK-183); PA left over are kept (AK-108, AK-112)."""
    for f in range(card, min(card + p.LINES, (seat_of(card) + 1) * p.TROOP)):
        if s.acting[f] > 0:
            for k in range(4):
                if s.lasting[f][k] > 0:
                    s.lasting[f][k] -= 1
        s.acting[f] = 0
    s.active = p.NOTHING


@rule
def break_off(s):
    """Both played Inactif: the activation of the whole card ends; what is declared is still resolved (AK-150)."""
    if s.active == p.NOTHING:
        return
    for f in range(s.active, min(s.active + p.LINES, (seat_of(s.active) + 1) * p.TROOP)):
        if s.acting[f] == 1:
            s.acting[f] = 2
    tell(s, ALL, 150)


# What a figure may declare (AK-099)


@rule
def able(box, s, f, pa):
    """Some Action is possible with so many PA (AK-110); a formula may be paid with a level (AK-174)."""
    if pa > 0:
        if not marked(s, f, p.STILL) and not marked(s, f, p.NETTED):
            return True
        if box.circle[s.kind[f]] > 0 and s.focus[f] < 4 and not marked(s, f, p.SILENCED):
            return True
        if refusal_of_deed(box, s, f, pa, p.FIGHT) == 0 or refusal_of_deed(box, s, f, pa, p.SHOOT) == 0:
            return True
        for deed in range(p.COLLECT, p.LIGHT + 1):
            if refusal_of_deed(box, s, f, pa, deed) == 0:
                return True
        if advanced(s) == 1 and refusal_to_brace(box, s, f, pa) == 0:
            return True
    if box.circle[s.kind[f]] > 0:
        for k in range(3):
            if refusal_of_formula(box, s, f, pa, k) == 0:
                return True
    return False


@rule
def enemies_left(s, seat):
    """Some enemy of the seat is on the table."""
    for other in range(s.seats):
        if other != seat and on_the_table(s, other) > 0:
            return True
    return False


@rule
def refusal_of_deed(box, s, f, pa, deed):
    """0, or the rule that forbids a figure with so many PA to declare an Action other than a formula (AK-099): a combat needs
    1 PA (AK-144). Sight and range are not looked at: an Action known to fail may be declared (AK-215)."""
    if deed in (p.WALK, p.CHARGE, p.RUN):
        if marked(s, f, p.STILL) or marked(s, f, p.NETTED):
            return 103
        if deed == p.WALK:
            return 120 if pa < 1 else 0
        if deed == p.RUN:
            return 121 if pa < 2 else 229 if in_clutter(box, s, f) else 0
        return 130 if pa < 1 or not enemies_left(s, seat_of(f)) or engaged(box, s, f) else 0
    if deed == p.FIGHT:
        return 144 if pa < 1 else 0 if engaged(box, s, f) else 140
    if deed == p.SHOOT:
        if box.tir[s.kind[f]] == 0 or pa < 1 or not enemies_left(s, seat_of(f)):
            return 155
        return 155 if engaged(box, s, f) else 0
    if deed == p.FOCUS:
        return 171 if box.circle[s.kind[f]] == 0 or pa < 1 or s.focus[f] >= 4 or marked(s, f, p.SILENCED) else 0
    if deed == p.COLLECT:
        return 180 if pa < 1 or pawn_touched(box, s, f) == p.NOTHING else 0
    if deed == p.CLIMB:
        return refusal_to_climb(box, s, f, pa)
    if deed == p.BRACE:
        return refusal_to_brace(box, s, f, pa)
    return refusal_of_scenario_action(box, s, f, pa, deed)


@rule
def pawn_touched(box, s, f):
    """The element with a pawn that an alchemist, or a servant of alchemy, is in contact with (AK-180, S21)."""
    if has(box, s, f, p.ANIMAL) or not (is_alchemist(box, s, f) or has(box, s, f, p.SERVANT)):
        return p.NOTHING
    for e in range(s.elements):
        if s.pawn[e] > 0 and touches_element(box, s, f, e):
            return e
    return p.NOTHING


@rule
def objective_near(box, s, f, inches):
    """The objective within so many inches of the figure, or NOTHING."""
    for o in range(s.objectives):
        if discs_within(s.x[f], s.y[f], radius(box, s, f), s.ox[o], s.oy[o], 8, inches * INCH):
            return o
    return p.NOTHING


@rule
def scenario_price(box, s, f, deed):
    """A claim costs 2 PA, 1 for an alchemist at a pillar (AK-261, AK-265); the others 1 (AK-263, AK-269)."""
    if deed != p.CLAIM or (s.options[p.SCENARIO] == p.PILLARS and is_alchemist(box, s, f)):
        return 1
    return 2


@rule
def refusal_of_scenario_action(box, s, f, pa, deed):
    """A Libre figure without Animal, with the PA, within 1 inch of an objective that it can change (AK-260).

    Played by estimate, an objective that is plainly near (4 inches) may be tried for; the inch is checked once it is paid.
    """
    scenario = s.options[p.SCENARIO]
    if deed == p.CLAIM and scenario != p.JIN and scenario != p.PILLARS:
        return 261
    if (deed in (p.PICK, p.JAM)) and scenario != p.CHESTS:
        return 263
    if deed == p.LIGHT and scenario != p.LIGHTS:
        return 269
    if pa < scenario_price(box, s, f, deed) or has(box, s, f, p.ANIMAL):
        return 260
    o = objective_near(box, s, f, 1 if measured(s) else 4)
    if o == p.NOTHING or not changeable(s, seat_of(f), o, deed):
        return 260
    return 260 if engaged(box, s, f) else 0


@rule
def changeable(s, seat, o, deed):
    """The scenario Action would change the objective (AK-261, AK-263, AK-265, AK-269)."""
    if deed == p.PICK:
        return s.opened_by[o] == p.NOBODY
    if deed == p.JAM:
        enemy_tokens = 0
        for other in range(s.seats):
            if other != seat:
                enemy_tokens += s.tokens[o][other]
        return s.opened_by[o] == p.NOBODY and enemy_tokens > 0
    return s.owner[o] != seat


@rule
def refusal_of_formula(box, s, f, pa, k):
    """Components, level, not used this turn (AK-173), a PA or a level to pay with (AK-174), and somebody to aim at."""
    formula = box.formulas[s.kind[f]][k]
    if formula == p.NOTHING or (s.used[f] >> k) & 1 == 1:
        return 173
    if s.components[f] < components_for(box, s, f, formula) or s.focus[f] < box.level[formula]:
        return 173
    if pa < 1 and s.focus[f] - 1 < box.level[formula]:
        return 174
    aim = box.aim[formula]
    if aim == p.POINT_AIM:
        return 0 if lost_servant(box, s, f) != p.NOTHING else 178
    if p.FRIEND <= aim <= p.FREE_FRIEND:
        for g in range(s.seats * p.TROOP):
            if fits_aim(box, s, f, g, aim):
                return 0
        return 174
    return 0


@rule
def lost_servant(box, s, f):
    """A removed Ondin of this troop, to be called back (F15): a removed figure without ESP whose cards hold three."""
    first = seat_of(f) * p.TROOP
    for g in range(first, first + p.TROOP):
        if s.kind[g] != p.NOTHING and s.here[g] == 0 and box.lines[s.kind[g]] == 3:
            return g
    return p.NOTHING


@rule
def fits_aim(box, s, f, g, aim):
    """A figure on the table of the kind that a formula aims at (AK-174, AK-177)."""
    if s.here[g] == 0 or g == f:
        return False
    friend = seat_of(g) == seat_of(f)
    if aim == p.FRIEND:
        return friend
    if aim == p.FRIEND_AV:
        return friend and box.hero[s.kind[g]] == 0 and box.symbols[s.kind[g]] & 1 == 1
    if aim == p.FREE_FRIEND:
        return friend and box.hero[s.kind[g]] == 0 and not engaged(box, s, g)
    if friend:
        return False
    if aim == p.ENEMY_ALCHEMIST:
        return is_alchemist(box, s, g)
    if aim == p.FREE_ENEMY:
        return not engaged(box, s, g)
    return aim == p.ENEMY


@rule
def formula_slot(box, s, f, formula):
    """Where a formula stands on the card of an alchemist, or NOTHING."""
    for k in range(3):
        if box.formulas[s.kind[f]][k] == formula:
            return k
    return p.NOTHING

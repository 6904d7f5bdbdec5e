"""Alkemy: the kernel's questions. The rules themselves are told by topic, in the order of the rulebook:

geometry, board (the table), dice (rolls and health), prepare (troops and set-up), activation (the turn), declaring, movement,
combat, shooting, alchemy, scenario (counts and end). AK-nnn names a rule; `athanor rules alkemy` lists them.
"""

from athanor.kernel.rulebook import acts, apart, below, fill, rule

from .activation import (
    begin_activation,
    break_off,
    declare,
    end_activation,
    fright,
    hand,
    hand_played,
    initiative,
    initiative_roll,
    new_turn,
    ordered,
    refusal_to_activate,
    resolve,
    round_begins,
    starter_named,
)
from .alchemy import (
    cast_check,
    cast_effect,
    collect,
    concentrate,
    denied,
    deny,
    extra_targeted,
    fire_chosen,
    gathered,
    heir_chosen,
    improve,
    improved,
    may_be_extra,
    may_inherit,
    mixed,
    refusal_to_gather,
    refusal_to_improve,
    shifted,
)
from .board import engaged, fights, legal_at, on_the_table, radius, width
from .combat import (
    attack,
    attack_kept,
    burn,
    cards_chosen,
    chain_answered,
    chain_offer,
    clash,
    combat,
    combat_over,
    counter_answered,
    empathy_answered,
    empathy_step,
    guard_answered,
    hurt_step,
    master_answered,
    may_guard,
    net_answered,
    parry_kept,
    parry_roll,
    refusal_of_card,
    tick,
)
from .declaring import (
    declared,
    estimated_early,
    laid,
    marksman_answered,
    may_add,
    may_target,
    more_answered,
    pay_chosen,
    point_covered,
    refusal_to_declare,
    targeted,
)
from .dice import pair_offered
from .geometry import d2, isqrt, on_table
from .movement import (
    MARCHE,
    after_move,
    ask_where,
    begin_move,
    charge_answers,
    charge_check,
    charge_move,
    charge_start,
    disengage,
    free_attack_answered,
    free_attacks,
    roller_chosen,
)
from .pieces import (
    A_ACTIVATE,
    A_AREA,
    A_BEARING,
    A_CARD,
    A_CHIEF,
    A_COLLECT,
    A_DEPLOY,
    A_DOT,
    A_ELEMENT,
    A_ENOUGH,
    A_ESTIMATE,
    A_EYE,
    A_FORMULA,
    A_GATHER,
    A_IMPROVE,
    A_INCH,
    A_KEEP,
    A_LIGHT,
    A_LOCK,
    A_MIX,
    A_MUSTER,
    A_NO,
    A_ORDER,
    A_PASS,
    A_PAWN,
    A_PAY,
    A_POINT,
    A_QUARTER,
    A_REACT,
    A_RECRUIT,
    A_REST,
    A_SPOT,
    A_STARTS,
    A_STOP,
    A_TARGET,
    A_YES,
    ACT,
    ACTIONS,
    AFTER_SHOT,
    APPLY_SHOTS,
    ATTACK,
    ATTACK_KEPT,
    BEARING_CHOSEN,
    BEGIN_ACTIVATION,
    BREAK_OFF,
    BURN,
    CARD_CHOSEN,
    CARDS,
    CARDS_CHOSEN,
    CAST,
    CAST_EFFECT,
    CHAIN_ANSWERED,
    CHAIN_OFFER,
    CHARGE,
    CHARGE_ANSWERED,
    CHARGE_ANSWERS,
    CHARGE_CHECK,
    CHARGE_MOVE,
    CHARGE_START,
    CHARGING,
    CLASH,
    COLLECT,
    COMBAT,
    COMBAT_OVER,
    COUNT_POINTS,
    COUNTER_ANSWERED,
    COVERED,
    COVERING,
    DECLARE,
    DECLARED,
    DECLINE_ANSWERED,
    DENIED,
    DENY,
    DEPLOY_CARD,
    DEPLOY_ROLL,
    DEPLOYING,
    DISENGAGE,
    ELEMENT_CHOSEN,
    ELEMENT_PLACED,
    EMPATHY_ANSWERED,
    EMPATHY_STEP,
    END_ACTIVATION,
    ESTIMATED_EARLY,
    EXTRA_TARGETED,
    FIGHT,
    FIGURE_STATIONED,
    FIRE_CHOSEN,
    FIRST_TURN,
    FOCUS,
    FREE_ATTACK_ANSWERED,
    FREE_ATTACKS,
    FRIGHT,
    GATHERED,
    GUARD_ANSWERED,
    HAND,
    HAND_PLAYED,
    HEIR_CHOSEN,
    HURT_STEP,
    IMPROVE,
    IMPROVED,
    INITIATIVE,
    INITIATIVE_ROLL,
    LAID,
    LAME,
    LAST_ANSWERED,
    LAST_ELEMENT,
    LINES,
    MARKSMAN_ANSWERED,
    MASTER_ANSWERED,
    MIXED,
    MORE_TARGETS,
    MOVE,
    MOVED,
    MOVING,
    NET_ANSWERED,
    NEW_TURN,
    NOBODY,
    NOTHING,
    ORDERED,
    PARRY_KEPT,
    PARRY_ROLL,
    PAWN_CHOSEN,
    PAY_CHOSEN,
    PLACE_ELEMENT,
    PLACE_PAWN,
    PLACING,
    Q_ACTIVATE,
    Q_AREA,
    Q_BEARING,
    Q_CARD,
    Q_CHIEF,
    Q_DECLARE,
    Q_DEPLOY,
    Q_DESTINATION,
    Q_DOT,
    Q_ELEMENT,
    Q_ESTIMATE,
    Q_FIRE,
    Q_GATHER,
    Q_GUARD,
    Q_HEIR,
    Q_IMPROVE,
    Q_INCH,
    Q_KEEP,
    Q_LAY,
    Q_MIX,
    Q_MORE,
    Q_MUSTER,
    Q_ORDER,
    Q_PAWN,
    Q_PAY,
    Q_PLACE,
    Q_QUARTER,
    Q_REACT,
    Q_ROLLER,
    Q_STARTS,
    Q_STATION,
    Q_TARGET,
    QUESTIONS,
    RESOLVE,
    REST,
    ROLLER_CHOSEN,
    ROUND,
    RUN,
    SCENARIO,
    SET_THE_TABLE,
    SHIFTED,
    SHIFTING,
    SHOOT,
    SHOT_ANSWERED,
    SHOT_ESTIMATED,
    SHOT_RANGE,
    STARTER_NAMED,
    STATION_FIGURE,
    STILL,
    SUMMONING,
    TARGETED,
    TICK,
    TIR,
    TIR_KEPT,
    TROOP,
    TURN_EFFECTS,
    TURN_RULE,
    WALK,
    WHO_DEPLOYS,
    Box,
    State,
    ask_open,
    marked,
    measured,
    push,
    seat_of,
    top_arg,
)
from .prepare import (
    bearing_chosen,
    card_chosen,
    deploy_card,
    deploy_roll,
    element_chosen,
    element_fits,
    element_placed,
    figure_stationed,
    first_turn,
    last_answered,
    last_element,
    may_deploy_at,
    pawn_chosen,
    place_element,
    place_pawn,
    refusal_of_bearing,
    refusal_of_chief,
    refusal_of_element,
    refusal_of_pawn,
    refusal_of_recruit,
    refusal_of_troop,
    refusal_to_lock,
    refusal_to_stop,
    set_the_table,
    station_figure,
    to_muster,
    waits,
    who_deploys,
)
from .scenario import count_points, decline_answered, points_of_turn, scenario_action, turn_effects
from .shooting import (
    after_shot,
    answer_charge,
    apply_shots,
    draw_haze,
    refusal_to_react,
    shot,
    shot_answered,
    shot_estimated,
    shot_range,
    tir,
    tir_kept,
)

__all__ = ["ACTIONS", "QUESTIONS", "TURN_RULE", "Box", "State"]


@apart
def setup(box, s):
    """A bare table; the players build their troops (AK-080, AK-081)."""
    fill(s.kind, NOTHING)
    fill(s.card, NOTHING)
    s.winner = NOBODY
    s.active = NOTHING
    s.casting = NOTHING
    s.stopped = NOBODY
    s.spacing = 48
    for slot in range(2):
        s.pending[slot][0] = NOTHING
    to_muster(s)


# The stack of steps


@apart
def run(box, s, seat):
    """Do what lies on the stack, step by step, until somebody must choose or the match is over."""
    while s.to_act == 0 and s.top > 0:
        s.top -= 1
        frame = s.stack[s.top]
        step = int(frame[0])
        a, b, c, d = int(frame[1]), int(frame[2]), int(frame[3]), int(frame[4])
        e, f = int(frame[5]), int(frame[6])
        if step < NEW_TURN:
            prepare_step(box, s, step, a, b, c, d, e)
        elif step < DISENGAGE:
            turn_step(box, s, step, a, b, seat)
        elif step < COMBAT:
            move_step(box, s, step, a, b, c, d, e)
        elif step < SHOT_ESTIMATED:
            combat_step(box, s, step, a, b, c, d, e, f)
        else:
            late_step(box, s, step, a, b, c, d, e)


@apart
def prepare_step(box, s, step, a, b, c, d, e):
    """Before the first turn."""
    if step == SET_THE_TABLE:
        set_the_table(box, s)
    elif step == PLACE_ELEMENT:
        place_element(box, s, a)
    elif step == ELEMENT_CHOSEN:
        element_chosen(box, s, a, b)
    elif step == BEARING_CHOSEN:
        bearing_chosen(box, s, a, b, c)
    elif step == ELEMENT_PLACED:
        element_placed(box, s, a, b, c, d)
    elif step == LAST_ELEMENT:
        last_element(box, s, a)
    elif step == LAST_ANSWERED:
        last_answered(box, s, a)
    elif step == PLACE_PAWN:
        place_pawn(box, s, a, b, c, d, e)
    elif step == PAWN_CHOSEN:
        pawn_chosen(box, s, a, b, c, d, e)
    elif step == WHO_DEPLOYS:
        who_deploys(box, s)
    elif step == DEPLOY_ROLL:
        deploy_roll(box, s)
    elif step == DEPLOY_CARD:
        deploy_card(s, a)
    elif step == CARD_CHOSEN:
        card_chosen(s, a)
    elif step == STATION_FIGURE:
        station_figure(box, s, a)
    elif step == FIGURE_STATIONED:
        figure_stationed(box, s, a)
    elif step == FIRST_TURN:
        first_turn(box, s)


@apart
def turn_step(box, s, step, a, b, seat):
    """Initiative, the hand, activations, declarations."""
    if step == NEW_TURN:
        new_turn(box, s)
    elif step == INITIATIVE:
        initiative(box, s)
    elif step == INITIATIVE_ROLL:
        initiative_roll(box, s)
    elif step == STARTER_NAMED:
        starter_named(s)
    elif step == HAND:
        hand(box, s)
    elif step == HAND_PLAYED:
        hand_played(s, seat)
    elif step == BEGIN_ACTIVATION:
        begin_activation(box, s, a)
    elif step == ROUND:
        round_begins(box, s, a, b)
    elif step == DECLARE:
        declare(box, s, a, b)
    elif step == DECLARED:
        declared(box, s, a, b)
    elif step == TARGETED:
        targeted(box, s, a, b)
    elif step == MORE_TARGETS:
        more_answered(box, s, a)
    elif step == MARKSMAN_ANSWERED:
        marksman_answered(box, s, a)
    elif step == PAY_CHOSEN:
        pay_chosen(box, s, a)
    elif step == LAID:
        laid(box, s, a, b)
    elif step == COVERED:
        point_covered(box, s, a, b)
    elif step == RESOLVE:
        resolve(s, a)
    elif step == ORDERED:
        ordered(s)
    elif step == END_ACTIVATION:
        end_activation(s, a)
    elif step == ACT:
        act(box, s, a)
    elif step == ESTIMATED_EARLY:
        estimated_early(box, s, a)


@apart
def act(box, s, f):
    """The declared Action of a figure is resolved (AK-111, AK-115)."""
    k = f - s.card[f]
    deed, target, point_y = int(s.plan[k][0]), int(s.plan[k][1]), int(s.plan[k][2])
    extra, estimate, formula = int(s.plan[k][3]), int(s.plan[k][4]), int(s.plan[k][5])
    s.plan[k][0] = REST
    if s.here[f] == 0:
        return
    if deed in (WALK, RUN):
        value = begin_move(box, s, f, 2 if deed == RUN else MARCHE)
        if value > 0:
            push(s, MOVE, f, value, 0, NOTHING, 1 if deed == RUN else 0)
            if engaged(box, s, f):
                push(s, DISENGAGE, f)
    elif deed == CHARGE:
        push(s, CHARGE_START, f, target, 0)
    elif deed == FIGHT:
        push(s, COMBAT, f, target, 0)
    elif deed == SHOOT:
        shot(box, s, f, target, extra, estimate)
    elif deed == FOCUS:
        concentrate(s, f)
    elif deed == CAST:
        cast_check(box, s, f, formula, target, point_y, estimate)
    elif deed == COLLECT:
        collect(box, s, f)
    else:
        scenario_action(box, s, f, deed)


@apart
def move_step(box, s, step, a, b, c, d, e):
    """Moves and Charges."""
    if step == DISENGAGE:
        disengage(box, s, a)
    elif step == ROLLER_CHOSEN:
        roller_chosen(box, s, a)
    elif step == FREE_ATTACKS:
        free_attacks(box, s, a, b)
    elif step == FREE_ATTACK_ANSWERED:
        free_attack_answered(s, a, b)
    elif step == MOVE:
        ask_where(box, s, a, b, c, d, e)
    elif step == MOVED:
        after_move(box, s, a, b, c, d, e)
    elif step == CHARGE_START:
        charge_start(box, s, a, b, c)
    elif step == CHARGE_ANSWERS:
        charge_answers(box, s, a, b, c)
    elif step == CHARGE_ANSWERED:
        answer_charge(box, s, a, b)
    elif step == CHARGE_CHECK:
        charge_check(box, s, a, b, c)
    elif step == CHARGE_MOVE:
        charge_move(box, s, a, b, c)
    elif step == FRIGHT:
        fright(box, s, a, b)


@apart
def combat_step(box, s, step, a, b, c, d, e, f):
    """Combat and damage."""
    if step == COMBAT:
        combat(box, s, a, b, c)
    elif step == CARDS_CHOSEN:
        cards_chosen(box, s, a, b, c)
    elif step == MASTER_ANSWERED:
        master_answered(s, a)
    elif step == CLASH:
        clash(box, s, a, b, c, d, e)
    elif step == ATTACK:
        attack(box, s, a, b, c, d, e, f)
    elif step == ATTACK_KEPT:
        attack_kept(box, s, a, b, c, e, f)
    elif step == NET_ANSWERED:
        net_answered(s, a, b, c)
    elif step == CHAIN_OFFER:
        chain_offer(box, s, a, b)
    elif step == CHAIN_ANSWERED:
        chain_answered(s, a, b)
    elif step == PARRY_ROLL:
        parry_roll(box, s, a, b, c, d, e)
    elif step == PARRY_KEPT:
        parry_kept(box, s, a, b, c, d, e)
    elif step == COUNTER_ANSWERED:
        counter_answered(s, a, b)
    elif step == HURT_STEP:
        hurt_step(box, s, a, b, c, d)
    elif step == GUARD_ANSWERED:
        guard_answered(s, a, b, c, d)
    elif step == EMPATHY_STEP:
        empathy_step(box, s, a, b, c, d)
    elif step == EMPATHY_ANSWERED:
        empathy_answered(s, a, b, c, d, e)
    elif step == TICK:
        tick(box, s, a, b, c, d)


@apart
def late_step(box, s, step, a, b, c, d, e):
    """Shots, formulas, pawns, the end of the turn."""
    if step == SHOT_ESTIMATED:
        shot_estimated(box, s, a, b, c)
    elif step == SHOT_RANGE:
        shot_range(box, s, a, b, c, d)
    elif step == SHOT_ANSWERED:
        shot_answered(box, s, a, b, c, d)
    elif step == TIR:
        tir(box, s, a, b, c, d, e)
    elif step == TIR_KEPT:
        tir_kept(box, s, a, b, c, d)
    elif step == APPLY_SHOTS:
        apply_shots(s)
    elif step == AFTER_SHOT:
        after_shot(box, s, a, b, c)
    elif step == FIRE_CHOSEN:
        fire_chosen(box, s, a)
    elif step == DENY:
        deny(box, s, a)
    elif step == DENIED:
        denied(s, a, b)
    elif step == IMPROVE:
        improve(box, s, a)
    elif step == IMPROVED:
        improved(box, s, a)
    elif step == EXTRA_TARGETED:
        extra_targeted(s)
    elif step == CAST_EFFECT:
        cast_effect(box, s, a)
    elif step == SHIFTED:
        shifted(box, s, a)
    elif step == GATHERED:
        gathered(box, s, a, b)
    elif step == HEIR_CHOSEN:
        heir_chosen(box, s, a, b)
    elif step == MIXED:
        mixed(s, a, b)
    elif step == TURN_EFFECTS:
        turn_effects(box, s, a)
    elif step == DECLINE_ANSWERED:
        decline_answered(s, a, b)
    elif step == COUNT_POINTS:
        count_points(box, s)
    elif step == BREAK_OFF:
        break_off(s)
    elif step == BURN:
        burn(s, a)
    elif step == COMBAT_OVER:
        combat_over(s, a, b)


# Points of the table, picked in four small choices (AK-010)


@apart
def point_fits(box, s, x, y):
    """0, or the rule against picking this point for what is being placed or moved."""
    w = width(box, s)
    if not (0 <= x <= w and 0 <= y <= w):
        return 10
    if s.purpose == PLACING:
        seat, kind, bearing = s.mover // 64, s.mover % 64 // 4, s.mover % 4
        return element_fits(box, s, seat, kind, bearing, x, y)
    if s.purpose == DEPLOYING:
        return 0 if may_deploy_at(box, s, s.mover, x, y) else 94
    if s.purpose == COVERING or s.purpose == SUMMONING:
        return 0
    if s.purpose == SHIFTING:
        return 0 if d2(s.x[s.mover], s.y[s.mover], x, y) <= s.reach * s.reach else 103
    if s.purpose == CHARGING:
        return 131
    if not on_table(x, y, radius(box, s, s.mover), w):
        return 12
    return 0 if legal_at(box, s, s.mover, x, y) else 13


@apart
def cell_fits(box, s, x, y, side):
    """0, or the rule against a cell that holds no point that may be picked."""
    no = 10
    half = side // 2
    if point_fits(box, s, x + half, y + half) == 0:
        return 0
    for py in range(y, y + side):
        for px in range(x, x + side):
            no = point_fits(box, s, px, py)
            if no == 0:
                return 0
    return no


@rule
def area_across(box, s):
    """Areas of 4 inches along a side of the table; the last also holds the far edge."""
    return width(box, s) // 64


@apart
def refusal_of_area(box, s, k):
    across = area_across(box, s)
    if k >= across * across:
        return 10
    return cell_fits(box, s, k % across * 64, k // across * 64, 64)


@rule
def pick_area(box, s, k):
    across = area_across(box, s)
    s.px = k % across * 64
    s.py = k // across * 64


# Refusals


@apart
def refusal(box, s, seat, action):
    """The number of the first rule that forbids the action, or 0."""
    q = s.asks
    if q == Q_DECLARE:
        if A_REST <= action <= A_LIGHT:
            return refusal_to_declare(box, s, top_arg(s, 1), top_arg(s, 2), action)
        return 111
    if q in (Q_DESTINATION, Q_PLACE, Q_STATION):
        if A_SPOT <= action < A_POINT:
            return 0 if action - A_SPOT < s.spots else 22
        if action == A_POINT:
            return 131 if s.purpose == CHARGING else 0
        return 22
    if q == Q_CARD:
        return refusal_of_sealed_card(box, s, seat, action)
    if q == Q_ACTIVATE:
        if action == A_PASS:
            return 0 if s.opened == 1 else 104
        return refusal_to_activate(box, s, seat, action - A_ACTIVATE) if A_ACTIVATE <= action < A_PASS else 104
    if q == Q_KEEP:
        return 0 if A_KEEP <= action < A_KEEP + 6 and pair_offered(box, s, action - A_KEEP) else 51
    if q in (Q_TARGET, Q_MORE, Q_FIRE, Q_GUARD, Q_HEIR, Q_ROLLER):
        return refusal_of_figure(box, s, seat, action)
    if Q_AREA <= q <= Q_DOT:
        return refusal_of_cell(box, s, action)
    if q <= Q_STATION:
        return refusal_before(box, s, seat, action)
    return refusal_of_rest(box, s, seat, action)


@apart
def refusal_of_sealed_card(box, s, seat, action):
    f, g, charge = top_arg(s, 1), top_arg(s, 2), top_arg(s, 3)
    if not A_CARD <= action < A_CARD + CARDS:
        return 142
    if seat_of(f) == seat:
        return refusal_of_card(box, s, f, action - A_CARD, charge == 1, False)
    return refusal_of_card(box, s, g, action - A_CARD, False, True)


@apart
def refusal_of_figure(box, s, seat, action):
    """A figure is to be named, or none."""
    q = s.asks
    if action == A_ENOUGH:
        return 0 if q in (Q_MORE, Q_FIRE, Q_GUARD) else 130
    if not A_TARGET <= action < A_ENOUGH:
        return 111
    f, g = top_arg(s, 1), action - A_TARGET
    if q == Q_TARGET:
        if s.stack[s.top - 1][0] == EXTRA_TARGETED:
            return 0 if may_be_extra(box, s, f, g) else 177
        return 0 if may_target(box, s, f, top_arg(s, 2), top_arg(s, 3), g) else 130
    if q == Q_MORE:
        return 0 if may_add(box, s, f, g) else 130
    if q == Q_FIRE:
        return 0 if s.here[g] == 1 and seat_of(g) != seat else 184
    if q == Q_GUARD:
        return 0 if may_guard(box, s, f, g) else 119
    if q == Q_HEIR:
        return 0 if may_inherit(box, s, f, g) else 180
    return 0 if fights(box, s, f, g) else 123


@apart
def refusal_of_cell(box, s, action):
    q = s.asks
    if q == Q_AREA:
        return refusal_of_area(box, s, action - A_AREA) if A_AREA <= action < A_INCH else 10
    if q == Q_INCH:
        k = action - A_INCH
        return cell_fits(box, s, s.px + k % 4 * 16, s.py + k // 4 * 16, 16) if A_INCH <= action < A_QUARTER else 10
    if q == Q_QUARTER:
        k = action - A_QUARTER
        return cell_fits(box, s, s.px + k % 4 * 4, s.py + k // 4 * 4, 4) if A_QUARTER <= action < A_DOT else 10
    k = action - A_DOT
    return point_fits(box, s, s.px + k % 4, s.py + k // 4) if A_DOT <= action < A_ESTIMATE else 10


@apart
def refusal_before(box, s, seat, action):
    """Questions before the first turn, and of initiative."""
    q = s.asks
    if q == Q_MUSTER:
        if A_MUSTER <= action < A_RECRUIT:
            return refusal_of_troop(box, s, action - A_MUSTER)
        if action < A_LOCK:
            return refusal_of_recruit(box, s, seat, action - A_RECRUIT)
        return refusal_to_lock(box, s, seat) if action == A_LOCK else 70
    if q == Q_ELEMENT:
        if A_ELEMENT <= action < A_STOP:
            return refusal_of_element(box, s, seat, action - A_ELEMENT)
        if action == A_STOP:
            return 88 if top_arg(s, 2) == 1 else refusal_to_stop(box, s, seat)
        return 85
    if q == Q_BEARING:
        if A_BEARING <= action < A_BEARING + 4:
            return refusal_of_bearing(box, s, seat, top_arg(s, 3), action - A_BEARING)
        return 85
    if q == Q_PAWN:
        if A_PAWN <= action < A_DEPLOY:
            return refusal_of_pawn(box, s, seat, top_arg(s, 2), top_arg(s, 4), action - A_PAWN)
        return 90
    if q == Q_CHIEF:
        if A_CHIEF <= action < A_STARTS and seat_of(action - A_CHIEF) == seat:
            return refusal_of_chief(box, s, action - A_CHIEF)
        return 102
    if q == Q_DEPLOY:
        f = action - A_DEPLOY
        if A_DEPLOY <= action < A_CHIEF and seat_of(f) == seat:
            return 0 if waits(s, f) and s.card[f] == f else 94
        return 94
    return 0 if action in (A_YES, A_NO) else 88


@apart
def refusal_of_rest(box, s, seat, action):
    """Short questions of a turn."""
    q = s.asks
    if q == Q_STARTS:
        return 0 if A_STARTS <= action < A_STARTS + s.seats else 102
    if q == Q_ORDER:
        k = action - A_ORDER - s.active
        return 0 if 0 <= k < LINES and s.plan[k][0] != REST else 113
    if q == Q_ESTIMATE:
        if action == A_EYE:
            return 0
        f = top_arg(s, 1)
        return 0 if A_ESTIMATE <= action < A_EYE and action - A_ESTIMATE < box.reach[s.kind[f]] // 8 else 157
    if q == Q_REACT:
        if A_REACT <= action < A_YES:
            return refusal_to_react(box, s, top_arg(s, 1), top_arg(s, 2), action - A_REACT)
        return 163
    if q == Q_PAY:
        return 0 if A_PAY <= action < A_IMPROVE else 174
    if q == Q_IMPROVE:
        if action == A_ENOUGH:
            return 0
        return refusal_to_improve(box, s, top_arg(s, 1), action - A_IMPROVE) if A_IMPROVE <= action < A_GATHER else 176
    if q == Q_GATHER:
        return refusal_to_gather(box, s, top_arg(s, 1), action - A_GATHER) if A_GATHER <= action < A_MIX else 181
    if q == Q_MIX:
        return 0 if top_arg(s, 3) <= action - A_MIX <= top_arg(s, 4) else 182
    if q == Q_LAY:
        return 0 if A_BEARING <= action < A_BEARING + 4 else 33
    return 0 if action in (A_YES, A_NO) else 118


@apart
def legal(box, s, seat, moves):
    """As `refusal` says, over the few actions that can answer the question."""
    q = s.asks
    low, high = 0, 0
    if q == Q_DECLARE:
        return legal_declarations(box, s, moves)
    if q in (Q_DESTINATION, Q_PLACE, Q_STATION):
        low, high = A_SPOT, A_SPOT + s.spots
    elif q == Q_CARD:
        low, high = A_CARD, A_CARD + CARDS
    elif q == Q_ACTIVATE:
        low, high = A_ACTIVATE + seat * TROOP, A_ACTIVATE + seat * TROOP + TROOP
    elif q == Q_KEEP:
        low, high = A_KEEP, A_KEEP + 6
    elif q == Q_MUSTER:
        low, high = A_MUSTER, A_LOCK + 1
    elif q == Q_ELEMENT:
        low, high = A_ELEMENT, A_STOP + 1
    elif q in (Q_BEARING, Q_LAY):
        low, high = A_BEARING, A_BEARING + 4
    elif q == Q_PAWN:
        low, high = A_PAWN, A_PAWN + s.elements
    elif q == Q_DEPLOY:
        low, high = A_DEPLOY, A_CHIEF
    elif q == Q_CHIEF:
        low, high = A_CHIEF + seat * TROOP, A_CHIEF + seat * TROOP + TROOP
    elif q == Q_STARTS:
        low, high = A_STARTS, A_STARTS + s.seats
    elif q == Q_ORDER:
        low, high = A_ORDER, A_SPOT
    elif q == Q_AREA:
        low, high = A_AREA, A_INCH
    elif q == Q_INCH:
        low, high = A_INCH, A_QUARTER
    elif q == Q_QUARTER:
        low, high = A_QUARTER, A_DOT
    elif q == Q_DOT:
        low, high = A_DOT, A_ESTIMATE
    elif q == Q_ESTIMATE:
        low, high = A_ESTIMATE, A_EYE + 1
    elif q == Q_REACT:
        low, high = A_REACT, A_YES
    elif q == Q_PAY:
        low, high = A_PAY, A_IMPROVE
    elif q == Q_GATHER:
        low, high = A_GATHER, A_MIX
    elif q == Q_MIX:
        low, high = A_MIX, A_MIX + 13
    elif q == Q_IMPROVE:
        low, high = A_IMPROVE, A_GATHER
    elif is_naming(q):
        low, high = A_TARGET, A_TARGET + s.seats * TROOP + 1
    else:
        low, high = A_YES, A_NO + 1
    n = 0
    if q == Q_IMPROVE:
        moves[0] = A_ENOUGH
        n = 1
    for action in range(low, high):
        if refusal(box, s, seat, action) == 0:
            moves[n] = action
            n += 1
    if q == Q_ACTIVATE and s.opened == 1:
        moves[n] = A_PASS
        n += 1
    if (q in (Q_DESTINATION, Q_PLACE, Q_STATION)) and s.purpose != CHARGING:
        moves[n] = A_POINT
        n += 1
    return n


@rule
def is_naming(q):
    """A question answered by a figure."""
    return q in (Q_TARGET, Q_MORE, Q_FIRE, Q_GUARD, Q_HEIR, Q_ROLLER)


@apart
def legal_declarations(box, s, moves):
    """Only the formulas of the figure's card are looked at."""
    f, first = top_arg(s, 1), top_arg(s, 2)
    n = 0
    for action in range(A_REST, A_FORMULA):
        if refusal_to_declare(box, s, f, first, action) == 0:
            moves[n] = action
            n += 1
    if box.circle[s.kind[f]] > 0:
        for formula in range(3):
            number = box.formulas[s.kind[f]][formula]
            if number != NOTHING and refusal_to_declare(box, s, f, first, A_FORMULA + number) == 0:
                moves[n] = A_FORMULA + number
                n += 1
    for action in range(A_COLLECT, A_LIGHT + 1):
        if refusal_to_declare(box, s, f, first, action) == 0:
            moves[n] = action
            n += 1
    return n


# Playing


@apart
def apply(box, s, seat, action):
    """One choice; then everything that follows from it."""
    q = s.asks
    if action == A_POINT:
        ask_open(s, seat, Q_AREA)
        return
    if Q_AREA <= q <= Q_QUARTER:
        narrow(box, s, seat, action)
        return
    if q == Q_DOT:
        s.px += (action - A_DOT) % 4
        s.py += (action - A_DOT) // 4
    elif A_SPOT <= action < A_POINT:
        s.px = s.spot[action - A_SPOT][0]
        s.py = s.spot[action - A_SPOT][1]
    elif q == Q_MUSTER and A_RECRUIT <= action < A_LOCK:
        s.recruits[seat][action - A_RECRUIT] += 1
        return
    elif q in (Q_MUSTER, Q_CHIEF, Q_CARD):
        s.sealed[seat] = action + 1
        s.to_act &= ~(1 << seat)
        if s.to_act == 0:
            run(box, s, seat)
        return
    s.answer = action
    s.to_act = 0
    s.open = 0
    run(box, s, seat)


@apart
def narrow(box, s, seat, action):
    """One of the four choices that lead to a point."""
    q = s.asks
    if q == Q_AREA:
        pick_area(box, s, action - A_AREA)
    elif q == Q_INCH:
        s.px += (action - A_INCH) % 4 * 16
        s.py += (action - A_INCH) // 4 * 16
    else:
        s.px += (action - A_QUARTER) % 4 * 4
        s.py += (action - A_QUARTER) // 4 * 4
    ask_open(s, seat, q + 1)


# Hidden information (AK-142, section 7)


@apart
def hide(box, s, seat):
    """Sealed choices of others, troops while they are built, and the haze of imagined worlds."""
    s.haze = 0
    for other in range(s.seats):
        if other != seat:
            s.sealed[other] = 0
            if s.turn == 0 and s.elements == 0 and s.asks == Q_MUSTER:
                fill(s.recruits[other], 0)


@apart
def imagine(box, s, seat):
    """Fill in what others have sealed: any choice that they might have made. Distances are known by eye only (AK-004)."""
    if not measured(s):
        s.haze = draw_haze(s)
    if s.to_act == 0 or (s.asks != Q_MUSTER and s.asks != Q_CHIEF and s.asks != Q_CARD):
        return
    for other in range(s.seats):
        if other != seat and not acts(s, other):
            s.sealed[other] = 1 + sealed_at_random(box, s, other)


@apart
def sealed_at_random(box, s, seat):
    """One of the choices that a seat may have sealed, each equally likely."""
    low, high = A_CARD, A_CARD + CARDS
    if s.asks == Q_MUSTER:
        low, high = A_MUSTER, A_RECRUIT
    elif s.asks == Q_CHIEF:
        low, high = A_CHIEF + seat * TROOP, A_CHIEF + seat * TROOP + TROOP
    chosen, seen = low, 0
    for action in range(low, high):
        if refusal(box, s, seat, action) == 0:
            seen += 1
            if below(s, seen) == 0:
                chosen = action
    return chosen


@apart
def score(box, s, sheet):
    """A win, a draw or a loss: there is no tie-break inside a game (AK-202)."""
    for seat in range(s.seats):
        sheet[seat][0] = 2 if s.winner == seat else 1 if s.winner == NOBODY else 0
        sheet[seat][1] = 0
        sheet[seat][2] = 0
        sheet[seat][3] = 0


# What a position is worth

HORIZON = 12


@apart
def force(box, s, seat):
    """Points of the figures left, each by the part of its boxes that is whole, with a little for PA still to spend."""
    value = 0.0
    for f in range(seat * TROOP, seat * TROOP + TROOP):
        if s.here[f] == 1:
            p = s.kind[f]
            whole = (box.life[p] - s.hurt[f]) / box.life[p]
            value += box.cost[p] * (0.35 + 0.65 * whole) * (0.96 + 0.02 * s.pa[f])
    return value


@apart
def nearness(box, s, seat):
    """How near the figures of a seat are to objectives that it does not hold, each objective counted for its nearest two."""
    value = 0.0
    reach = 3.0 * width(box, s) / 4
    for o in range(s.objectives):
        if s.opened_by[o] == NOBODY or s.options[SCENARIO] != 1:
            first, second = 0.0, 0.0
            for f in range(seat * TROOP, seat * TROOP + TROOP):
                if s.here[f] == 1:
                    gap = isqrt(d2(s.x[f], s.y[f], s.ox[o], s.oy[o]))
                    if s.asks == Q_DESTINATION and s.purpose == MOVING and s.mover == f:
                        gap = max(24, gap - s.reach)
                    close = max(0.0, 1.0 - gap / reach)
                    if close > first:
                        first, second = close, first
                    elif close > second:
                        second = close
            weight = 0.6 if s.owner[o] == seat else 1.0
            value += weight * (first * first + 0.3 * second)
    return value / max(1, s.objectives)


@apart
def prospects(box, s, seat):
    """Scenario points as they stand, what the next count would bring, objectives and tokens held."""
    goal = box.goal[s.options[SCENARIO]]
    value = 1.0 * s.points[seat] / goal + 0.7 * points_of_turn(box, s, seat) / goal
    for o in range(s.objectives):
        if s.owner[o] == seat:
            value += 0.12
        if s.value[o] > 0:
            value += 0.3 * s.tokens[o][seat] / s.value[o] / s.objectives
    return value


@rule
def standing(box, s, seat):
    return prospects(box, s, seat) + 0.22 * nearness(box, s, seat)


@apart
def estimate(box, s, out):
    """Objectives first, then the balance of forces; half and half when nothing tells the sides apart."""
    mine, theirs = force(box, s, 0), force(box, s, 1)
    edge = 0.9 * (standing(box, s, 0) - standing(box, s, 1))
    edge += 1.1 * (mine - theirs) / max(1.0, mine + theirs)
    if on_the_table(s, 0) == 0 or on_the_table(s, 1) == 0:
        edge = 0.5 * edge
    out[0] = max(0.02, min(0.98, 0.5 + 0.5 * edge))
    out[1] = 1.0 - out[0]


# Invariants (section 11)


@apart
def check(box, before, s):
    """0, or the number of the invariant that does not hold after an action."""
    for f in range(s.seats * TROOP):
        if s.kind[f] == NOTHING:
            continue
        no = check_figure(box, before, s, f)
        if no != 0:
            return no
    for e in range(s.elements):
        if s.pawn[e] < 0 or s.pawn[e] > 4:
            return 7
    left = 0
    for e in range(s.elements):
        left += 1 if s.pawn[e] > 0 else 0
    if left + s.collected != s.pawns:
        return 7
    if s.turn > 0 and not box.elements[s.options[0]][0] <= s.elements <= box.elements[s.options[0]][1]:
        return 8
    if s.dice_count != 0 and not 2 <= s.dice_count <= 4:
        return 9
    for seat in range(s.seats):
        if s.points[seat] < before.points[seat]:
            return 14
    if s.top < 0 or s.top > 30:
        return 12
    if (s.winner != NOBODY and s.to_act != 0) or s.turn > 20:
        return 14
    for o in range(s.objectives):
        if not NOBODY <= s.owner[o] < s.seats:
            return 16
        for seat in range(s.seats):
            if s.turn > 0 and s.options[SCENARIO] == 1 and s.tokens[o][seat] >= s.value[o]:
                return 16
    return 0


@apart
def check_figure(box, before, s, f):
    p = s.kind[f]
    if not 0 <= s.hurt[f] <= box.life[p] or (s.here[f] == 1 and s.hurt[f] == box.life[p]):
        return 1
    if not 0 <= s.pa[f] <= box.pa[p]:
        return 2
    if s.here[f] == 1:
        if not legal_at(box, s, f, s.x[f], s.y[f]):
            return 3
        if before.here[f] == 1 and before.turn == s.turn and s.active != NOTHING:
            if marked(before, f, STILL) and marked(s, f, STILL) and before.active == s.active:
                if s.asks == Q_DESTINATION and s.purpose == MOVING and s.mover == f:
                    return 11
    if not 0 <= s.focus[f] <= 4:
        return 6
    circle = box.circle[p]
    if not 0 <= s.components[f] <= box.components[circle] or not 0 <= s.stones[f] <= box.stones[circle]:
        return 6
    if marked(s, f, LAME) and not marked(s, f, STILL):
        return 11
    return 0

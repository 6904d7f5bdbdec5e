"""The stack of steps: what has begun is carried on, one step after the other, until somebody must choose."""

from athanor.kernel.rulebook import rule

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
    resolve,
    round_begins,
    starter_named,
)
from .advanced import (
    brace,
    climb,
    crossing_chosen,
    end_effects,
    enthralled,
    gift_chosen,
    relocated,
    vision_chosen,
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
    mixed,
    shifted,
)
from .board import engaged
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
    net_answered,
    parry_kept,
    parry_roll,
    tick,
)
from .command import (
    cancelled,
    command_phase,
    commands_chosen,
    hands_chosen,
    order_chosen,
    order_of_cards,
    recovery,
    reserves,
    reserves_chosen,
    sabotaged,
    subject_chosen,
)
from .declaring import (
    declared,
    estimated_early,
    laid,
    marksman_answered,
    more_answered,
    pay_chosen,
    point_covered,
    targeted,
)
from .effects import decline_answered, effect_chosen, harm, start_effects, turn_effects
from .movement import (
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
from .objectives import secrets_asked, secrets_chosen
from .pieces import (
    ACT,
    AFTER_SHOT,
    APPLY_SHOTS,
    ATTACK,
    ATTACK_KEPT,
    BEARING_CHOSEN,
    BEGIN_ACTIVATION,
    BRACE,
    BREAK_OFF,
    BURN,
    CANCELLED,
    CARD_CHOSEN,
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
    CLASH,
    CLIMB,
    COLLECT,
    COMBAT,
    COMBAT_OVER,
    COMMAND_PHASE,
    COMMANDS_CHOSEN,
    COUNT_POINTS,
    COUNTER_ANSWERED,
    COVERED,
    CROSSING_CHOSEN,
    DECLARE,
    DECLARED,
    DECLINE_ANSWERED,
    DENIED,
    DENY,
    DEPLOY_CARD,
    DEPLOY_ROLL,
    DISENGAGE,
    EFFECT_CHOSEN,
    ELEMENT_CHOSEN,
    ELEMENT_PLACED,
    EMPATHY_ANSWERED,
    EMPATHY_STEP,
    END_ACTIVATION,
    ENTHRALLED,
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
    GIFT_CHOSEN,
    GUARD_ANSWERED,
    HAND,
    HAND_PLAYED,
    HANDS_CHOSEN,
    HARM,
    HEIR_CHOSEN,
    HURT_STEP,
    IMPROVE,
    IMPROVED,
    INITIATIVE,
    INITIATIVE_ROLL,
    LAID,
    LAST_ANSWERED,
    LAST_ELEMENT,
    MARKSMAN_ANSWERED,
    MASTER_ANSWERED,
    MIXED,
    MORE_TARGETS,
    MOVE,
    MOVED,
    NET_ANSWERED,
    NEW_TURN,
    NOTHING,
    ORDER_CHOSEN,
    ORDERED,
    ORDERS,
    PARRY_KEPT,
    PARRY_ROLL,
    PAWN_CHOSEN,
    PAY_CHOSEN,
    PLACE_ELEMENT,
    PLACE_PAWN,
    QUICK_START,
    RECOVERY,
    RELOCATED,
    RESERVES,
    RESERVES_CHOSEN,
    RESOLVE,
    REST,
    ROLLER_CHOSEN,
    ROUND,
    RUN,
    SABOTAGED,
    SECRETS_ASKED,
    SECRETS_CHOSEN,
    SET_THE_TABLE,
    SHIFTED,
    SHOOT,
    SHOT_ANSWERED,
    SHOT_ESTIMATED,
    SHOT_RANGE,
    START_EFFECT_CHOSEN,
    START_EFFECTS,
    STARTER_NAMED,
    STATION_FIGURE,
    SUBJECT_CHOSEN,
    TARGETED,
    TICK,
    TIR,
    TIR_KEPT,
    TURN_EFFECTS,
    VISION_CHOSEN,
    WALK,
    WHO_DEPLOYS,
    push,
)
from .prepare import (
    bearing_chosen,
    card_chosen,
    deploy_card,
    deploy_roll,
    element_chosen,
    element_placed,
    figure_stationed,
    first_turn,
    last_answered,
    last_element,
    pawn_chosen,
    place_element,
    place_pawn,
    set_the_table,
    station_figure,
    who_deploys,
)
from .quick import quick_start
from .scenario import count_points, scenario_action
from .shooting import (
    after_shot,
    answer_charge,
    apply_shots,
    shot,
    shot_answered,
    shot_estimated,
    shot_range,
    tir,
    tir_kept,
)
from .ways import MARCHE


@rule
def run(box, s, seat):
    """Do what lies on the stack, step by step, until somebody must choose or the match is over."""
    while s.to_act == 0 and s.top > 0:
        s.top -= 1
        frame = s.stack[s.top]
        step = int(frame[0])
        a, b, c, d = int(frame[1]), int(frame[2]), int(frame[3]), int(frame[4])
        e, f = int(frame[5]), int(frame[6])
        if step < NEW_TURN:
            prepare_step(box, s, step, a, b, c, d)
        elif step < DISENGAGE:
            turn_step(box, s, step, a, b, seat)
        elif step < COMBAT:
            move_step(box, s, step, a, b, c, d, e)
        elif step < SHOT_ESTIMATED:
            combat_step(box, s, step, a, b, c, d, e, f)
        elif step < ENTHRALLED:
            late_step(box, s, step, a, b, c, d, e)
        else:
            module_step(box, s, step, a, b)


@rule
def prepare_step(box, s, step, a, b, c, d):
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
        place_pawn(box, s, a)
    elif step == PAWN_CHOSEN:
        pawn_chosen(box, s, a)
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
    elif step == GIFT_CHOSEN:
        gift_chosen(box, s, a, b)
    elif step == RELOCATED:
        relocated(s, a, b)
    elif step == VISION_CHOSEN:
        vision_chosen(s, a, b)
    elif step == CROSSING_CHOSEN:
        crossing_chosen(s, a, b, c, d)
    elif step == QUICK_START:
        quick_start(box, s)
    elif step == FIRST_TURN:
        first_turn(box, s)


@rule
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
    elif step == START_EFFECTS:
        start_effects(box, s, a)
    elif step == START_EFFECT_CHOSEN:
        effect_chosen(box, s)
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
        end_effects(box, s, a)
        end_activation(s, a)
    elif step == ACT:
        act(box, s, a)
    elif step == ESTIMATED_EARLY:
        estimated_early(box, s, a)


@rule
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
    elif deed == CLIMB:
        climb(box, s, f)
    elif deed == BRACE:
        brace(box, s, f)
    else:
        scenario_action(box, s, f, deed)


@rule
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


@rule
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


@rule
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
        deny(box, s, a, b)
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
    elif step == HARM:
        harm(box, s, a)
    elif step == SHIFTED:
        shifted(box, s, a)
    elif step == GATHERED:
        gathered(box, s, a, b, c)
    elif step == HEIR_CHOSEN:
        heir_chosen(box, s, a, b, c)
    elif step == MIXED:
        mixed(s, a, b)
    elif step == TURN_EFFECTS:
        turn_effects(box, s, a)
    elif step == DECLINE_ANSWERED:
        decline_answered(s, a)
    elif step == EFFECT_CHOSEN:
        effect_chosen(box, s)
    elif step == COUNT_POINTS:
        count_points(box, s)
    elif step == BREAK_OFF:
        break_off(s)
    elif step == BURN:
        burn(s, a)
    elif step == COMBAT_OVER:
        combat_over(s, a, b)


@rule
def module_step(box, s, step, a, b):
    """Advanced scenery, command, competitive mode."""
    if step == ENTHRALLED:
        enthralled(box, s, a)
    elif step == RESERVES:
        reserves(box, s)
    elif step == RESERVES_CHOSEN:
        reserves_chosen(box, s)
    elif step == HANDS_CHOSEN:
        hands_chosen(s)
    elif step == COMMAND_PHASE:
        command_phase(box, s)
    elif step == COMMANDS_CHOSEN:
        commands_chosen(box, s)
    elif step == CANCELLED:
        cancelled(box, s)
    elif step == ORDERS:
        order_of_cards(box, s, a)
    elif step == ORDER_CHOSEN:
        order_chosen(box, s, a)
    elif step == SUBJECT_CHOSEN:
        subject_chosen(box, s, b)
    elif step == RECOVERY:
        recovery(box, s, a)
    elif step == SABOTAGED:
        sabotaged(s, a)
    elif step == SECRETS_ASKED:
        secrets_asked(s)
    elif step == SECRETS_CHOSEN:
        secrets_chosen(s)

"""The stack of steps: what has begun is carried on, one step after the other, until somebody must choose."""

from athanor.kernel.rulebook import rule

from . import pieces as p
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
from .advanced import brace, climb, crossing_chosen, end_effects, enthralled, gift_chosen, relocated, vision_chosen
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
from .declaring import declared, estimated_early, laid, marksman_answered, more_answered, pay_chosen, point_covered, targeted
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
from .preparation import (
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
from .shooting import after_shot, answer_charge, apply_shots, shot, shot_answered, shot_estimated, shot_range, tir, tir_kept
from .stack import push
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
        if step < p.NEW_TURN:
            prepare_step(box, s, step, a, b, c, d)
        elif step < p.DISENGAGE:
            turn_step(box, s, step, a, b, seat)
        elif step < p.COMBAT:
            move_step(box, s, step, a, b, c, d, e)
        elif step < p.SHOT_ESTIMATED:
            combat_step(box, s, step, a, b, c, d, e, f)
        elif step < p.ENTHRALLED:
            late_step(box, s, step, a, b, c, d, e)
        else:
            module_step(box, s, step, a, b)


@rule
def prepare_step(box, s, step, a, b, c, d):
    """Before the first turn."""
    if step == p.SET_THE_TABLE:
        set_the_table(box, s)
    elif step == p.PLACE_ELEMENT:
        place_element(box, s, a)
    elif step == p.ELEMENT_CHOSEN:
        element_chosen(box, s, a, b)
    elif step == p.BEARING_CHOSEN:
        bearing_chosen(box, s, a, b, c)
    elif step == p.ELEMENT_PLACED:
        element_placed(box, s, a, b, c, d)
    elif step == p.LAST_ELEMENT:
        last_element(box, s, a)
    elif step == p.LAST_ANSWERED:
        last_answered(box, s, a)
    elif step == p.PLACE_PAWN:
        place_pawn(box, s, a)
    elif step == p.PAWN_CHOSEN:
        pawn_chosen(box, s, a)
    elif step == p.WHO_DEPLOYS:
        who_deploys(box, s)
    elif step == p.DEPLOY_ROLL:
        deploy_roll(box, s)
    elif step == p.DEPLOY_CARD:
        deploy_card(s, a)
    elif step == p.CARD_CHOSEN:
        card_chosen(s, a)
    elif step == p.STATION_FIGURE:
        station_figure(box, s, a)
    elif step == p.FIGURE_STATIONED:
        figure_stationed(box, s, a)
    elif step == p.GIFT_CHOSEN:
        gift_chosen(box, s, a, b)
    elif step == p.RELOCATED:
        relocated(box, s, a, b)
    elif step == p.VISION_CHOSEN:
        vision_chosen(s, a, b)
    elif step == p.CROSSING_CHOSEN:
        crossing_chosen(box, s, a, b, c, d)
    elif step == p.QUICK_START:
        quick_start(box, s)
    elif step == p.FIRST_TURN:
        first_turn(box, s)


@rule
def turn_step(box, s, step, a, b, seat):
    """Initiative, the hand, activations, declarations."""
    if step == p.NEW_TURN:
        new_turn(box, s)
    elif step == p.INITIATIVE:
        initiative(box, s)
    elif step == p.INITIATIVE_ROLL:
        initiative_roll(box, s)
    elif step == p.STARTER_NAMED:
        starter_named(s)
    elif step == p.HAND:
        hand(box, s)
    elif step == p.HAND_PLAYED:
        hand_played(s, seat)
    elif step == p.BEGIN_ACTIVATION:
        begin_activation(box, s, a)
    elif step == p.START_EFFECTS:
        start_effects(box, s, a)
    elif step == p.START_EFFECT_CHOSEN:
        effect_chosen(box, s)
    elif step == p.ROUND:
        round_begins(box, s, a, b)
    elif step == p.DECLARE:
        declare(box, s, a, b)
    elif step == p.DECLARED:
        declared(box, s, a, b)
    elif step == p.TARGETED:
        targeted(box, s, a, b)
    elif step == p.MORE_TARGETS:
        more_answered(box, s, a)
    elif step == p.MARKSMAN_ANSWERED:
        marksman_answered(box, s, a)
    elif step == p.PAY_CHOSEN:
        pay_chosen(box, s, a)
    elif step == p.LAID:
        laid(box, s, a, b)
    elif step == p.COVERED:
        point_covered(box, s, a, b)
    elif step == p.RESOLVE:
        resolve(s, a)
    elif step == p.ORDERED:
        ordered(s)
    elif step == p.END_ACTIVATION:
        end_effects(box, s, a)
        end_activation(s, a)
    elif step == p.ACT:
        act(box, s, a)
    elif step == p.ESTIMATED_EARLY:
        estimated_early(box, s, a)


@rule
def act(box, s, f):
    """The declared Action of a figure is resolved (AK-111, AK-115)."""
    k = f - s.card[f]
    deed, target, point_y = int(s.plan[k][0]), int(s.plan[k][1]), int(s.plan[k][2])
    extra, estimate, formula = int(s.plan[k][3]), int(s.plan[k][4]), int(s.plan[k][5])
    s.plan[k][0] = p.REST
    if s.here[f] == 0:
        return
    if deed in (p.WALK, p.RUN):
        value = begin_move(box, s, f, 2 if deed == p.RUN else MARCHE)
        if value > 0:
            push(s, p.MOVE, f, value, 0, p.NOTHING, 1 if deed == p.RUN else 0)
            if engaged(box, s, f):
                push(s, p.DISENGAGE, f)
    elif deed == p.CHARGE:
        push(s, p.CHARGE_START, f, target, 0)
    elif deed == p.FIGHT:
        push(s, p.COMBAT, f, target, 0)
    elif deed == p.SHOOT:
        shot(box, s, f, target, extra, estimate)
    elif deed == p.FOCUS:
        concentrate(s, f)
    elif deed == p.CAST:
        cast_check(box, s, f, formula, target, point_y, estimate)
    elif deed == p.COLLECT:
        collect(box, s, f)
    elif deed == p.CLIMB:
        climb(box, s, f)
    elif deed == p.BRACE:
        brace(box, s, f)
    else:
        scenario_action(box, s, f, deed)


@rule
def move_step(box, s, step, a, b, c, d, e):
    """Moves and Charges."""
    if step == p.DISENGAGE:
        disengage(box, s, a)
    elif step == p.ROLLER_CHOSEN:
        roller_chosen(box, s, a)
    elif step == p.FREE_ATTACKS:
        free_attacks(box, s, a, b)
    elif step == p.FREE_ATTACK_ANSWERED:
        free_attack_answered(s, a, b)
    elif step == p.MOVE:
        ask_where(box, s, a, b, c, d, e)
    elif step == p.MOVED:
        after_move(box, s, a, b, c, d, e)
    elif step == p.CHARGE_START:
        charge_start(box, s, a, b, c)
    elif step == p.CHARGE_ANSWERS:
        charge_answers(box, s, a, b, c)
    elif step == p.CHARGE_ANSWERED:
        answer_charge(box, s, a, b)
    elif step == p.CHARGE_CHECK:
        charge_check(box, s, a, b, c)
    elif step == p.CHARGE_MOVE:
        charge_move(box, s, a, b, c)
    elif step == p.FRIGHT:
        fright(box, s, a, b)


@rule
def combat_step(box, s, step, a, b, c, d, e, f):
    """Combat and damage."""
    if step == p.COMBAT:
        combat(box, s, a, b, c)
    elif step == p.CARDS_CHOSEN:
        cards_chosen(box, s, a, b, c)
    elif step == p.MASTER_ANSWERED:
        master_answered(s, a)
    elif step == p.CLASH:
        clash(box, s, a, b, c, d, e)
    elif step == p.ATTACK:
        attack(box, s, a, b, c, d, e, f)
    elif step == p.ATTACK_KEPT:
        attack_kept(box, s, a, b, c, e, f)
    elif step == p.NET_ANSWERED:
        net_answered(s, a, b, c)
    elif step == p.CHAIN_OFFER:
        chain_offer(box, s, a, b)
    elif step == p.CHAIN_ANSWERED:
        chain_answered(s, a, b)
    elif step == p.PARRY_ROLL:
        parry_roll(box, s, a, b, c, d, e)
    elif step == p.PARRY_KEPT:
        parry_kept(box, s, a, b, c, d, e)
    elif step == p.COUNTER_ANSWERED:
        counter_answered(s, a, b)
    elif step == p.HURT_STEP:
        hurt_step(box, s, a, b, c, d)
    elif step == p.GUARD_ANSWERED:
        guard_answered(s, a, b, c, d)
    elif step == p.EMPATHY_STEP:
        empathy_step(box, s, a, b, c, d)
    elif step == p.EMPATHY_ANSWERED:
        empathy_answered(s, a, b, c, d, e)
    elif step == p.TICK:
        tick(box, s, a, b, c, d)


@rule
def late_step(box, s, step, a, b, c, d, e):
    """Shots, formulas, pawns, the end of the turn."""
    if step == p.SHOT_ESTIMATED:
        shot_estimated(box, s, a, b, c)
    elif step == p.SHOT_RANGE:
        shot_range(box, s, a, b, c, d)
    elif step == p.SHOT_ANSWERED:
        shot_answered(box, s, a, b, c, d)
    elif step == p.TIR:
        tir(box, s, a, b, c, d, e)
    elif step == p.TIR_KEPT:
        tir_kept(box, s, a, b, c, d)
    elif step == p.APPLY_SHOTS:
        apply_shots(s)
    elif step == p.AFTER_SHOT:
        after_shot(box, s, a, b, c)
    elif step == p.FIRE_CHOSEN:
        fire_chosen(box, s, a)
    elif step == p.DENY:
        deny(box, s, a, b)
    elif step == p.DENIED:
        denied(s, a, b)
    elif step == p.IMPROVE:
        improve(box, s, a)
    elif step == p.IMPROVED:
        improved(box, s, a)
    elif step == p.EXTRA_TARGETED:
        extra_targeted(s)
    elif step == p.CAST_EFFECT:
        cast_effect(box, s, a)
    elif step == p.HARM:
        harm(box, s, a)
    elif step == p.SHIFTED:
        shifted(box, s, a)
    elif step == p.GATHERED:
        gathered(box, s, a, b, c)
    elif step == p.HEIR_CHOSEN:
        heir_chosen(box, s, a, b, c)
    elif step == p.MIXED:
        mixed(s, a, b)
    elif step == p.TURN_EFFECTS:
        turn_effects(box, s, a)
    elif step == p.DECLINE_ANSWERED:
        decline_answered(s, a)
    elif step == p.EFFECT_CHOSEN:
        effect_chosen(box, s)
    elif step == p.COUNT_POINTS:
        count_points(box, s)
    elif step == p.BREAK_OFF:
        break_off(s)
    elif step == p.BURN:
        burn(s, a)
    elif step == p.COMBAT_OVER:
        combat_over(s, a, b)


@rule
def module_step(box, s, step, a, b):
    """Advanced scenery, command, competitive mode."""
    if step == p.ENTHRALLED:
        enthralled(box, s, a)
    elif step == p.RESERVES:
        reserves(box, s)
    elif step == p.RESERVES_CHOSEN:
        reserves_chosen(box, s)
    elif step == p.HANDS_CHOSEN:
        hands_chosen(s)
    elif step == p.COMMAND_PHASE:
        command_phase(box, s)
    elif step == p.COMMANDS_CHOSEN:
        commands_chosen(box, s)
    elif step == p.CANCELLED:
        cancelled(box, s)
    elif step == p.ORDERS:
        order_of_cards(box, s, a)
    elif step == p.ORDER_CHOSEN:
        order_chosen(box, s, a)
    elif step == p.SUBJECT_CHOSEN:
        subject_chosen(box, s, b)
    elif step == p.RECOVERY:
        recovery(box, s, a)
    elif step == p.SABOTAGED:
        sabotaged(box, s, a)
    elif step == p.SECRETS_ASKED:
        secrets_asked(s)
    elif step == p.SECRETS_CHOSEN:
        secrets_chosen(s)

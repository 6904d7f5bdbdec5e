"""What happens: each choice goes to the rule of its kind (MP-028 to MP-031)."""

from athanor.kernel.rulebook import ALL, rule, tell

from .board import choose_rotation, choose_spot, choose_tile
from .cities import activate, buy, discard, keep, research
from .combat import fight, finish_looting, loot, loot_all
from .figures import shed
from .ground import drop, finish_dropping, finish_picking, mine, move, pick, put, put_all, recall, take_all_up, take_up
from .pieces import (
    ACTIVATE,
    ALCHEMIST,
    BASICS,
    BUY,
    CHOOSE_TOWER,
    CONVERT,
    DIRECTIONS,
    DISCARD,
    DISMISS,
    DONE,
    DROP,
    DROPPING,
    END,
    EQUIP,
    EVERY,
    FIGHT,
    FIGURES,
    ITEM,
    KEEP,
    KEEP_QUEST,
    LAY_SPOT,
    LAY_TILE,
    LOAD,
    LOADED,
    LOOTING,
    MINE,
    MINE2,
    MOVE,
    PERSON,
    PICK,
    PICKING,
    PUT,
    RESEARCH,
    ROTATE,
    SEATS,
    SETTLE,
    SHED,
    SPECIAL,
    STORE,
    STORED,
    STOW,
    TAKE,
    TOWER,
    TRANSFER,
    TRANSMUTE,
    TURN,
    WEAR,
    WILD,
)
from .preparation import ask_role, ask_site, choose_roles, keep_quest, settle, take_tower
from .turns import can_act, end_turn, proceed, resolve, set_counters
from .works import (
    change_item,
    convert,
    convert_special,
    convert_wild,
    dismiss,
    equip,
    finish_equipping,
    finish_item,
    nothing_to_change,
    nothing_to_shift,
    shift,
    transmute,
)


@rule
def apply(box, s, seat, action):
    """One choice. An action whose choices are all made is resolved, and the turn goes on."""
    if s.asks < TURN:
        apply_before_turn(box, s, seat, action)
        return
    if action == END:
        tell(s, ALL, 32, seat)
        end_turn(box, s)
        return
    if action < PUT:
        apply_in_turn(box, s, seat, action)
    elif action < SHED:
        apply_in_chain(box, s, seat, action)
    else:
        apply_after(box, s, seat, action)
    if s.asks == TURN:
        resolve(box, s, seat)
    if s.asks == TURN and s.to_act != 0:
        proceed(box, s, seat)


@rule
def apply_before_turn(box, s, seat, action):
    if action >= ROTATE:
        if choose_rotation(box, s, action - ROTATE):
            choose_roles(box, s)
    elif action >= LAY_TILE:
        choose_tile(s, action - LAY_TILE)
    elif action >= LAY_SPOT:
        choose_spot(s, action - LAY_SPOT)
    elif action >= SETTLE:
        settle(s, seat, action - SETTLE)
        ask_site(box, s)
    elif action >= KEEP_QUEST:
        keep_quest(box, s, seat, action - KEEP_QUEST)
    elif action >= TOWER:
        take_tower(box, s, seat, action - TOWER)
        ask_role(box, s)
    elif action >= PERSON:
        s.alchemist[seat] = action - PERSON
        s.asks = CHOOSE_TOWER
    else:
        activate(box, s, seat, action - ACTIVATE)
        set_counters(box, s, seat)
        if not can_act(box, s, seat):
            tell(s, ALL, 33, seat)
            end_turn(box, s)


@rule
def apply_in_turn(box, s, seat, action):
    """The action is paid for, unless it is free (MP-031)."""
    if action < MINE:
        move(box, s, seat, (action - MOVE) // DIRECTIONS, (action - MOVE) % DIRECTIONS)
    elif action < MINE2:
        mine(s, seat, action - MINE, 1)
    elif action == MINE2:
        mine(s, seat, ALCHEMIST, 2)
    elif action < DROP:
        pick(box, s, seat, action - PICK)
    elif action < FIGHT:
        drop(s, seat, action - DROP)
    elif action < EQUIP:
        k = action - FIGHT
        fight(box, s, seat, k // (SEATS * FIGURES), k // FIGURES % SEATS, k % FIGURES)
    elif action < CONVERT:
        equip(s, seat, action - EQUIP)
    elif action < WILD:
        product = action - CONVERT
        convert(box, s, seat, box.recipe[product - BASICS][0], box.recipe[product - BASICS][1], product)
    elif action < SPECIAL:
        convert_wild(box, s, seat, action - WILD)
    elif action == SPECIAL:
        convert_special(box, s, seat)
    elif action < RESEARCH:
        transmute(box, s, seat, action - TRANSMUTE)
    elif action < BUY:
        research(box, s, seat, action - RESEARCH)
    elif action == BUY:
        buy(box, s, seat)
    else:
        recall(s, seat)


@rule
def apply_in_chain(box, s, seat, action):
    """One step of a Drop, Pick up, loot, Equip or transfer, or the end of it."""
    asks = s.asks
    if asks == DROPPING:
        if action == DONE:
            finish_dropping(s, seat)
        elif action == EVERY:
            put_all(s, seat)
        else:
            put(s, seat, action - PUT)
    elif asks == PICKING:
        if action == DONE:
            finish_picking(s, seat)
        elif action == EVERY:
            take_all_up(s, seat)
        else:
            take_up(s, seat, action - TAKE)
    elif asks == LOOTING:
        if action == DONE:
            finish_looting(s, seat)
        elif action == EVERY:
            loot_all(s, seat)
        else:
            loot(box, s, seat, action - TAKE)
    elif asks == ITEM:
        finish_item(box, s, seat, action < STOW)
    elif action == DONE:
        finish_equipping(s, seat)
    else:
        apply_in_equip(box, s, seat, action)


@rule
def apply_in_equip(box, s, seat, action):
    if action < LOAD:
        shift(s, seat, action - STORE, STORED)
    elif action < WEAR:
        shift(s, seat, action - LOAD, LOADED)
    elif action < STOW:
        change_item(s, seat, action - WEAR, True)
    else:
        change_item(s, seat, action - STOW, False)
    if s.asks == TRANSFER:
        if nothing_to_shift(box, s, seat):
            finish_equipping(s, seat)
    elif nothing_to_change(box, s, seat):
        finish_equipping(s, seat)


@rule
def apply_after(box, s, seat, action):
    if action < KEEP:
        shed(s, seat, s.figure, action - SHED, 1)
        s.asks = TURN
    elif action < DISCARD:
        keep(box, s, seat, action - KEEP)
    elif action < DISMISS:
        discard(box, s, seat, action - DISCARD)
    else:
        dismiss(s, seat, action - DISMISS)

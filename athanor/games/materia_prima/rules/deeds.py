"""What happens: each choice goes to the rule of its kind (MP-028 to MP-031)."""

from athanor.kernel.rulebook import ALL, rule, tell

from . import pieces as p
from .board import choose_rotation, choose_spot, choose_tile
from .cities import activate, buy, discard, keep, research
from .combat import fight, finish_looting, loot, loot_all
from .figures import shed
from .ground import drop, finish_dropping, finish_picking, mine, move, pick, put, put_all, recall, take_all_up, take_up
from .pieces import A, Q, Z
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
    """One choice. An action whose choices are all made is resolved, and the turn goes on until its player ends it (MP-032)."""
    if s.asks < Q.turn:
        apply_before_turn(box, s, seat, action)
        return
    if action == A.end:
        tell(s, ALL, 32, seat)
        end_turn(box, s)
        return
    if action <= Z.recall:
        apply_in_turn(box, s, seat, action)
    elif action <= Z.done:
        apply_in_chain(box, s, seat, action)
    else:
        apply_after(box, s, seat, action)
    if s.asks == Q.turn:
        resolve(box, s, seat)
    if s.asks == Q.turn and s.to_act != 0:
        proceed(box, s, seat)


@rule
def apply_before_turn(box, s, seat, action):
    """Choices of the set-up, and of the extension that works in this turn (MP-112)."""
    if action >= A.turn:
        if choose_rotation(box, s, action - A.turn):
            choose_roles(box, s)
    elif action >= A.tile:
        choose_tile(s, action - A.tile)
    elif action >= A.spot:
        choose_spot(s, action - A.spot)
    elif action >= A.site:
        settle(s, seat, action - A.site)
        ask_site(box, s)
    elif action >= A.quest:
        keep_quest(box, s, seat, action - A.quest)
    elif action >= A.tower:
        take_tower(box, s, seat, action - A.tower)
        ask_role(box, s)
    elif action >= A.alchemist:
        s.alchemist[seat] = action - A.alchemist
        s.asks = Q.tower
    else:
        activate(box, s, seat, action - A.activate)
        set_counters(box, s, seat)
        if not can_act(box, s, seat):
            tell(s, ALL, 33, seat)
            end_turn(box, s)


@rule
def apply_in_turn(box, s, seat, action):
    """The action is paid for, unless it is free (MP-031)."""
    if action <= Z.move:
        move(box, s, seat, (action - A.move) // p.DIRECTIONS, (action - A.move) % p.DIRECTIONS)
    elif action <= Z.mine:
        mine(s, seat, action - A.mine, 1)
    elif action == A.mine_two:
        mine(s, seat, p.ALCHEMIST, 2)
    elif action <= Z.pick:
        pick(box, s, seat, action - A.pick)
    elif action <= Z.drop:
        drop(s, seat, action - A.drop)
    elif action <= Z.fight:
        k = action - A.fight
        fight(box, s, seat, k // (p.SEATS * p.FIGURES), k // p.FIGURES % p.SEATS, k % p.FIGURES)
    elif action <= Z.equip:
        equip(s, seat, action - A.equip)
    elif action <= Z.convert:
        product = action - A.convert
        convert(box, s, seat, box.recipe[product - p.BASICS][0], box.recipe[product - p.BASICS][1], product)
    elif action <= Z.wild:
        convert_wild(box, s, seat, action - A.wild)
    elif action == A.special:
        convert_special(box, s, seat)
    elif action <= Z.transmute:
        transmute(box, s, seat, action - A.transmute)
    elif action <= Z.research:
        research(box, s, seat, action - A.research)
    elif action == A.buy:
        buy(box, s, seat)
    else:
        recall(s, seat)


@rule
def apply_in_chain(box, s, seat, action):
    """One step of a Drop, Pick up, loot, Equip or transfer, or the end of it."""
    asks = s.asks
    if asks == Q.drop:
        if action == A.done:
            finish_dropping(s, seat)
        elif action == A.all:
            put_all(s, seat)
        else:
            put(s, seat, action - A.put)
    elif asks == Q.pick:
        if action == A.done:
            finish_picking(s, seat)
        elif action == A.all:
            take_all_up(s, seat)
        else:
            take_up(s, seat, action - A.take)
    elif asks == Q.loot:
        if action == A.done:
            finish_looting(s, seat)
        elif action == A.all:
            loot_all(s, seat)
        else:
            loot(box, s, seat, action - A.take)
    elif asks == Q.item:
        finish_item(box, s, seat, action <= Z.wear)
    elif action == A.done:
        finish_equipping(s, seat)
    else:
        apply_in_equip(box, s, seat, action)


@rule
def apply_in_equip(box, s, seat, action):
    """A marker or an item changes its place; with nothing left to move, equipping ends (MP-095)."""
    if action <= Z.store:
        shift(s, seat, action - A.store, p.STORED)
    elif action <= Z.load:
        shift(s, seat, action - A.load, p.LOADED)
    elif action <= Z.wear:
        change_item(s, seat, action - A.wear, True)
    else:
        change_item(s, seat, action - A.stow, False)
    if s.asks == Q.transfer:
        if nothing_to_shift(box, s, seat):
            finish_equipping(s, seat)
    elif nothing_to_change(box, s, seat):
        finish_equipping(s, seat)


@rule
def apply_after(box, s, seat, action):
    """What is too much leaves: elements, cards, a homunculus."""
    if action <= Z.shed:
        shed(s, seat, s.figure, action - A.shed, 1)
        s.asks = Q.turn
    elif action <= Z.keep:
        keep(box, s, seat, action - A.keep)
    elif action <= Z.discard:
        discard(box, s, seat, action - A.discard)
    else:
        dismiss(s, seat, action - A.dismiss)

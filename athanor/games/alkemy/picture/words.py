"""The table of Alkemy in words: what the picture shows, for those who read or listen."""

from __future__ import annotations

from athanor.games.alkemy.picture import board, cards, choices, figure, final, modules, muster, rolls
from athanor.games.alkemy.picture.figure import state_words
from athanor.games.alkemy.picture.scene import NOTHING, Scene
from athanor.games.alkemy.rules import pieces as p
from athanor.games.alkemy.rules.pieces import A, Q


def spoken(scene: Scene) -> str:
    """Everything on the table, one sentence a line."""
    parts = (heading, seats, in_hand, troops, objectives, figures, profiles, choices_told, scenery, recent, ended)
    return "\n".join(line for part in parts for line in part(scene))


def heading(scene: Scene) -> list[str]:
    turn = scene.say(f"phase-{scene.phase}") if scene.preparing else scene.say("turn-n", n=scene.s.turn, all=scene.last_turn)
    name = scene.name("scenarios", scene.s.options[p.SCENARIO])
    lines = [f"{name}. {turn}. {scene.headline()}", f"{scene.say('to-win', n=scene.scenario.goal)}."]
    lines += [scene.texts.rule(number) for number in rolls.scoring(scene)]
    if scene.over and scene.s.ending:
        lines.append(scene.labelled(scene.texts.game.rule_id(scene.s.ending), scene.texts.rule(scene.s.ending)))
    actor, target = scene.pair
    if actor != NOTHING:
        other = "–" if target == NOTHING else scene.told_as(target)
        lines.append(scene.texts.say("words-acts", name=scene.told_as(actor), other=other))
    return lines + distances(scene)


def distances(scene: Scene) -> list[str]:
    """Where everybody may measure: how far the target is, and all that may be named; how long the last move was (AK-210)."""
    actor, target = scene.pair
    if not scene.measured:
        return []
    far = {target} if target != NOTHING else set()
    if actor != NOTHING and scene.asks(Q.target, Q.more):
        far |= scene.choosable
    lines = [
        scene.texts.say("words-distance", name=scene.told_as(f), far=board.inches(scene, scene.gap(actor, f)))
        for f in sorted(far - {actor})
        if scene.s.here[f] and scene.s.here[actor]
    ]
    walked = board.length(scene.trail)
    return lines + ([scene.texts.say("words-moved", far=board.inches(scene, walked))] if walked else [])


def seats(scene: Scene) -> list[str]:
    lines = []
    for seat in scene.around():
        if not scene.figures(seat):
            lines.append(scene.texts.say("words-musters", a=seat))
            continue
        left = sum(scene.s.here[f] for f in scene.figures(seat))
        lines.append(
            scene.texts.say(
                "words-seat",
                a=seat,
                faction=scene.s.faction[seat],
                points=scene.s.points[seat],
                left=left,
                all=len(scene.figures(seat)),
                first=int(scene.s.turn > 0 and scene.s.initiative == seat),
            )
        )
    return lines


def in_hand(scene: Scene) -> list[str]:
    """Command reserves, cards and objectives, as far as this seat knows them."""
    if not modules.has_hand(scene):
        return []
    lines = []
    if scene.s.options[p.COMMAND]:
        for seat in scene.around():
            words = scene.say("reserve", n=scene.s.reserve[seat], cards=scene.s.held[seat])
            lines.append(of(scene, seat, words))
    for seat, (name, stands) in modules.called(scene).items():
        lines.append(of(scene, seat, name if stands else scene.say("cancelled", name=name)))
    for _, seat, said in modules.own_rows(scene):
        words = ", ".join(one for _, one in said)
        lines.append(of(scene, seat, words) if seat >= 0 else f"{words}.")
    return lines


def of(scene: Scene, seat: int, words: str) -> str:
    return scene.say("of", name=scene.texts.seat(seat), what=words) + "."


def troops(scene: Scene) -> list[str]:
    """The troops that may be led, or the figures that may be taken, while one is chosen."""
    if scene.phase != "troops":
        return []
    if muster.page(scene) == muster.BUILT:
        return [
            f"{muster.so_far(scene)}.",
            *(muster.recruit_told(scene, action) for action in muster.recruits(scene).actions),
        ]
    found = muster.shown(scene)
    scale = [muster.spanned([one.strengths()[k] for one in found]) for k in range(4)]
    lines = []
    for one in found:
        figures = ", ".join(words for _, words in muster.figure_lines(scene, one))
        strong = ", ".join(
            f"{scene.say(f'strength-{name}')} {span.of_five(value)}/5"
            for name, span, value in zip(muster.STRENGTHS, scale, one.strengths(), strict=True)
        )
        worth = scene.say("worth", n=one.cost, figures=one.size)
        said = [worth, muster.style(scene, one).rstrip("."), figures, muster.in_short(scene, one), strong]
        lines.append(scene.say("of", name=muster.name_of(scene, one), what=scene.parted([one for one in said if one])) + ".")
    return lines


def objectives(scene: Scene) -> list[str]:
    s = scene.s
    lines = []
    for o in range(s.objectives):
        owner = s.opened_by[o] if s.opened_by[o] != p.NOBODY else s.owner[o]
        held = scene.texts.say("words-nobody") if owner == p.NOBODY else scene.texts.seat(owner)
        tokens = [f"{scene.texts.seat(seat)} {s.tokens[o][seat]}" for seat in range(scene.seats) if s.tokens[o][seat]]
        line = scene.texts.say("words-objective", name=scene.objective_name(o), owner=held, value=s.value[o])
        lines.append(f"{line} {scene.texts.say('words-tokens', list=', '.join(tokens))}" if tokens else line)
    return lines


def place(scene: Scene, x: int, y: int) -> str:
    """A part of the table, as the eye sees it: no distances (AK-004)."""
    column, row = min(2, 3 * x // scene.width), min(2, 3 * y // scene.width)
    return scene.texts.say(f"words-place-{row}{column}")


def figures(scene: Scene) -> list[str]:
    s = scene.s
    lines = []
    for seat in scene.around():
        for f in scene.figures(seat):
            if not s.here[f]:
                if not scene.preparing:
                    lines.append(scene.texts.say("words-gone", name=scene.told_as(f)))
                continue
            total = sum(scene.profile(f).boxes)
            states = ", ".join([*state_words(scene, f), *readiness(scene, f)]) or "–"
            lines.append(
                scene.texts.say(
                    "words-figure",
                    name=scene.told_as(f),
                    where=place(scene, s.x[f], s.y[f]),
                    life=total - s.hurt[f],
                    all=total,
                    pa=s.pa[f],
                    health=scene.say(f"health-{scene.colour(f)}"),
                    states=states,
                )
                + alchemy(scene, f)
            )
    return lines


def readiness(scene: Scene, f: int) -> list[str]:
    """Whether a figure fights, and whether its card is still to be activated."""
    if scene.preparing or scene.over:
        return []
    fights = [scene.say("state-fighting")] if scene.fighting(f) else []
    return [*fights, scene.say("state-acted" if scene.marked(f, p.ACTIVATED) else "state-ready")]


def alchemy(scene: Scene, f: int) -> str:
    """What an alchemist has left, and which formulas are spent."""
    s, card = scene.s, scene.profile(f)
    if not card.formulas:
        return ""
    used = [name for k, name in enumerate(card.formulas) if s.used[f] >> k & 1]
    said = scene.texts.say("words-alchemist", level=s.focus[f], components=s.components[f], stones=s.stones[f])
    return f" {said}" + "".join(
        f" {formula_name(scene, one)}{scene.say('colon')} {scene.say('formula-used')}." for one in used
    )


def formula_name(scene: Scene, id: str) -> str:
    return scene.name("formulas", scene.view.box.vocabulary["formulas"].index(id))


def profiles(scene: Scene) -> list[str]:
    """The card of every kind of figure in play, once."""
    kinds = dict.fromkeys(scene.s.kind[f] for seat in scene.around() for f in scene.figures(seat))
    return [scene.once(("words", kind), lambda kind=kind: profile_told(scene, kind)) for kind in kinds]  # type: ignore[misc]


def profile_told(scene: Scene, kind: int) -> str:
    card = scene.components.profiles[kind]
    walk, charge, run = card.moves
    said = [
        scene.texts.say(
            "words-profile", name=scene.name("profiles", kind), esp="–" if card.esp is None else card.esp, ref=card.ref,
            com=card.com, defence=card.defence, size=card.size, cost=card.cost, pa=card.pa, walk=walk, charge=charge, run=run,
            damage=" ".join(map(str, card.damage)), boxes="/".join(map(str, card.boxes)),
        )
    ]  # fmt: skip
    if card.weapon:
        weapon = scene.say(
            "weapon", name=card.weapon.name.said(scene.texts.language), tir=card.weapon.tir, range=card.weapon.range
        )
        said.append(f"{weapon} · {scene.say('damage')} {' '.join(map(str, card.weapon.damage))}.")
    for id in card.formulas or ():
        one = scene.components.formulas[scene.view.box.vocabulary["formulas"].index(id)]
        facts = {"level": one.level, "components": one.components, "range": one.range}
        said.append(scene.texts.say("words-formula", name=formula_name(scene, id), **facts))
    if card.skills:
        said.append(", ".join(figure.skill_name(scene, skill) for skill in card.skills) + ".")
    return " ".join(said)


def choices_told(scene: Scene) -> list[str]:
    """What is to be known of the choices: combat cards, pairs of dice, cards with words."""
    lines = [said] if (said := choices.heading(scene)) else []
    if scene.asks(Q.card):
        lines += [card_told(scene, action - A.card) for action in choices.own_cards(scene)]
    if scene.asks(Q.keep):
        for action in scene.legal:
            total, column = choices.pair_worth(scene, action)
            said = scene.texts.action(action, scene.s)
            lines.append(f"{said}{scene.say('colon')} +{total}, {scene.say('column', n=column)}.")
    if scene.asks(Q.hand, Q.command):
        for action in choices.commands(scene):
            told, cost = modules.command_told(scene, action), scene.components.commands[action - A.command].cost
            lines.append(scene.say("of", name=f"{told.name} ({cost})", what=told.words))
    if scene.asks(Q.secret):
        secrets = [modules.secret_told(scene, action - A.secret) for action in scene.legal]
        lines += [scene.say("of", name=one.name, what=one.words) for one in secrets]
    if scene.asks(Q.element):
        sizes = enumerate(scene.components.scenery)
        lines += [scene.texts.say("words-piece", name=scene.name("scenery", k), size=one.size) for k, one in sizes]
        lines += [f"{scene.texts.action(action, scene.s)}." for action in scene.legal if action >= A.give]
    return lines


def card_told(scene: Scene, card: int) -> str:
    """A combat card: what it changes, and which card it beats."""
    one, ids = scene.components.cards[card], scene.view.box.vocabulary["cards"]
    beats = [f"{scene.say('bonus-against')} {scene.name('cards', ids.index(one.beats))}"] if one.beats else []
    said = ", ".join(filter(None, [cards.does(scene, card), *beats])) or "–"
    return scene.say("of", name=scene.name("cards", card), what=said) + "."


def ended(scene: Scene) -> list[str]:
    """The end counted out."""
    if not scene.over:
        return []
    lines = []
    for seat in scene.around():
        heads = final.columns(scene, final.NARROW)
        facts = zip(heads, final.facts(scene, seat, heads), strict=True)
        lines.append(of(scene, seat, ", ".join(f"{scene.say(head)} {fact}" for head, fact in facts)))
    return lines + final.told_of_life(scene) + final.told_of_falls(scene)


def scenery(scene: Scene) -> list[str]:
    s = scene.s
    lines = []
    for e in range(s.elements):
        pawn = scene.name("affinities", s.pawn[e] - 1) if s.pawn[e] else "–"
        size = scene.components.scenery[s.element[e]].size
        where = place(scene, s.ex[e], s.ey[e])
        line = scene.texts.say("words-element", kind=s.element[e], size=size, where=where, pawn=pawn)
        lines.append(f"{line} {modules.described(scene, e)}." if s.options[p.SCENERY] else line)
    return lines


def recent(scene: Scene) -> list[str]:
    lines = []
    for roll in scene.rolls:
        dice = ", ".join(f"{one.value} {scene.texts.say(f'words-symbol-{one.symbol}')}" for one in roll.dice)
        line = scene.texts.say("words-roll", name=scene.told_as(roll.figure), dice=dice, total=roll.total)
        lines.append(line if roll.against is None else f"{line} {scene.say('against', n=roll.against)}.")
    return lines + [scene.labelled(rule, words) for rule, words in scene.cited]

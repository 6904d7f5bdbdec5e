"""Who takes part in an event: entered by the organiser or by themselves, waiting, there, gone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Self

from athanor.events.errors import BadEvent
from athanor.events.known import CAMPAIGN, LEAGUE, Known
from athanor.events.pieces import Player, clean, numbered
from athanor.events.plan import CLUB, Plan

MOST_PLAYERS = 256


class Registering(Known):
    """The deeds that change who takes part."""

    # By the organiser

    def with_player(
        self, name: str, troop: str = "", bot: str = "", painting: int = 0, link: str = "", language: str = "en"
    ) -> Self:
        """Somebody more takes part: at any time in a tournament or campaign, before the first round of a league."""
        self._check_open()
        self._check_room()
        self._check_counted("painting", painting)
        text, title = self._checked(troop, language)
        player = Player(len(self.players) + 1, self._free_name(name), text, title, bot, painting, link=link)
        return replace(self, players=(*self.players, player))

    def _free_name(self, name: str) -> str:
        name = clean(name)
        if any(one.name.casefold() == name.casefold() for one in (*self.players, *self.waiting)):
            raise BadEvent("name-taken", name=name)
        return name

    def _check_room(self) -> None:
        if len(self.players) + len(self.waiting) >= MOST_PLAYERS:
            raise BadEvent("full", most=MOST_PLAYERS)
        if self.kind == LEAGUE and self.round:
            raise BadEvent("league-begun")

    def with_troop(self, who: int | str, troop: str, language: str = "en") -> Self:
        """A player's troop, until the first round is paired."""
        self._check_open()
        if self.round:
            raise BadEvent("troops-fixed")
        text, title = self._checked(troop, language)
        return self._put(replace(self.player(who), troop=text, troop_name=title))

    def with_painting(self, who: int | str, marks: int) -> Self:
        self._check_open()
        self._check_counted("painting", marks)
        return self._put(replace(self.player(who), painting=marks))

    def seated(self, who: int | str, person: str) -> Self:
        """A person plays for this player at the table."""
        return self._put(replace(self.player(who), person=person))

    def dropped(self, who: int | str) -> Self:
        """A player leaves: the results stay, no further round is paired for him. A table that waits is finished first."""
        self._check_open()
        player = self.player(who)
        waiting = [meeting for meeting in self.meetings_of(player.number) if not meeting.done]
        if waiting:
            raise BadEvent("drop-later", name=player.name, round=waiting[0].round, board=waiting[0].board)
        if self.round == 0:
            return self._without(player)
        return self._put(replace(player, dropped=True))

    def back(self, who: int | str) -> Self:
        """A player who left plays again."""
        self._check_open()
        return self._put(replace(self.player(who), dropped=False))

    def _without(self, player: Player) -> Self:
        """Nothing was paired yet: as if he had never been there."""
        return self._listed([one for one in self.players if one.number != player.number], self.waiting)

    def _checked(self, troop: str, language: str) -> tuple[str, str]:
        if not troop:
            return "", ""
        if self.organised.troop is None:
            raise BadEvent("no-troops", game=self.game)
        return self.organised.troop(troop, self.options, language)

    # By themselves

    def registered(
        self, person: str, name: str, troop: str = "", role: str = "", link: str = "", language: str = "en"
    ) -> Self:
        """Somebody takes part by himself, or waits where every place is taken."""
        self._check_open()
        if not self.takes_entries:
            raise BadEvent("no-entry")
        if self.of(person):
            raise BadEvent("entered-already")
        self._check_room()
        if role and role not in dict(self.roles(language)):
            raise BadEvent("no-such-role", role=role)
        text, title = self._checked(troop, language)
        player = Player(0, self._free_name(name), text, title, person=person, link=link, role=role)
        if self.full:
            return self._listed(self.players, (*self.waiting, player))
        return self._listed((*self.players, player), self.waiting)

    def withdrawn(self, person: str) -> Self:
        """Somebody who registered does not come, or leaves; whoever waited longest gets the place."""
        player = self.of(person)
        if player is None:
            raise BadEvent("not-entered")
        if self.waits(player):
            return self._listed(self.players, tuple(one for one in self.waiting if one is not player))
        return self.dropped(player.number)

    def forgotten(self, person: str, anonymous: str) -> Self:
        """Nothing is left of somebody but results. A table that waits for him is settled by the organiser."""
        player = self.of(person)
        if player is None:
            return self
        if self.waits(player) or (not self.round and not self.over):
            return self.withdrawn(person).forgotten(person, anonymous)
        gone = replace(player, name=anonymous, person="", troop="", troop_name="", dropped=not self.over or player.dropped)
        return self._put(gone).forgotten(person, anonymous)

    def admitted(self, place: int) -> Self:
        """The organiser lets somebody in who waits, whether there is room or not."""
        self._check_open()
        if self.kind == LEAGUE and self.round:
            raise BadEvent("league-begun")
        if not 0 < place <= len(self.waiting):
            raise BadEvent("no-such-player", who=str(place), near="")
        rest = (*self.waiting[: place - 1], *self.waiting[place:])
        return self._listed((*self.players, self.waiting[place - 1]), rest)

    def planned_as(self, plan: Plan) -> Self:
        """The organiser plans otherwise."""
        self._check_open()
        plan = plan.checked()
        if plan.entry == CLUB and not self.club:
            raise BadEvent("bad-entry")
        if plan.every and not self.planned and self.kind != LEAGUE:
            raise BadEvent("clock-needs-rounds")
        if plan.every and self.kind == CAMPAIGN:
            raise BadEvent("campaign-pairs-freely")
        return replace(self, plan=plan)._listed(self.players, self.waiting)

    def _listed(self, players: Sequence[Player], waiting: Sequence[Player]) -> Self:
        """Everybody by number; a place that is free before the first round goes to whoever waits first."""
        if self.plan.most and self.takes_entries:
            free = max(0, self.plan.most - sum(not one.filler for one in players))
            players, waiting = (*players, *waiting[:free]), waiting[free:]
        return replace(self, players=numbered(players), waiting=numbered(waiting))

    # Being there

    def checked_in(self, person: str, now: float) -> Self:
        """Somebody says that he is there."""
        player = self.of(person)
        if player is None:
            raise BadEvent("not-entered")
        if not self.checks_in(now):
            raise BadEvent("no-check-in")
        return self._mark(player, here=True)

    def marked(self, who: int | str, here: bool) -> Self:
        """The organiser sees that a player is there, or is not."""
        self._check_open()
        return self._put(replace(self.player(who), here=here))

    def _mark(self, player: Player, here: bool) -> Self:
        marked = replace(player, here=here)
        if self.waits(player):
            return replace(self, waiting=tuple(marked if one is player else one for one in self.waiting))
        return self._put(marked)

    def gathered(self) -> Self:
        """Before the first round: whoever has not checked in gives the place to those who wait and have."""
        if self.round or not self.plan.check_in:
            return self
        came = [one for one in self.players if one.here or one.bot]
        ready = [*came, *(one for one in self.waiting if one.here)]
        room = max(len(came), self.plan.most or MOST_PLAYERS)
        late = [one for one in (*self.players, *self.waiting) if one not in ready[:room]]
        late.sort(key=lambda one: not one.here)
        return replace(self, players=numbered(ready[:room]), waiting=numbered(late))

"""What those at a table agree on, and what they say."""

from __future__ import annotations

from athanor.table.errors import No
from athanor.table.live import Live, bits
from athanor.table.matches.playing import Playing
from athanor.table.people import Person
from athanor.table.storage import OVER, Change

PATIENCE = 60  # seconds before the others may vote that a bot stands in


class Agreeing(Playing):
    """The matches, and what needs more than one."""

    def ask_undo(self, person: Person, match: str, seat: int) -> None:
        """Ask the others to let this seat take its last turn again. Bots always agree."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            self._check_playing(live)
            keep = live.turn_begins(seat)
            if keep is None:
                raise No("nothing-to-undo")
            if any(motion.kind == "undo" for motion in live.motions):
                raise No("asked-already")
            motion = change.move("undo", seat, keep)
            live.motions = [*live.motions, motion]
            self._count(live, change, motion.number, motion.votes)

    def ask_stand_in(self, person: Person, match: str, seat: int, target: int) -> None:
        """Ask the others to let a bot play for somebody who has left the match waiting."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            self._check_playing(live)
            if not 0 <= target < live.header.seats or target not in live.view(seat).to_act() or live.chairs[target].bot:
                raise No("not-awaited")
            waited = self.storage.now() - live.moved(person.id)
            if 0 <= waited < PATIENCE:  # a clock that was set back does not make anybody wait
                raise No("patience", 409, seconds=int(PATIENCE - waited) + 1)
            motion = change.move("stand-in", seat, target)
            live.motions = [*live.motions, motion]
            self._count(live, change, motion.number, motion.votes)

    def ask_judgement(self, person: Person, match: str, seat: int) -> None:
        """Ask the others to end a match that somebody has left for good: as the points stand, those who left come last."""
        with self.changing(match) as (live, change):
            live.own(person.id, seat)
            self._check_playing(live)
            if not live.gone(self.storage.now()):
                raise No("nobody-gone")
            if any(motion.kind == "judge" for motion in live.motions):
                raise No("asked-already")
            motion = change.move("judge", seat, 0)
            live.motions = [*live.motions, motion]
            self._count(live, change, motion.number, motion.votes)

    def vote(self, person: Person, match: str, seat: int, number: int, agree: bool) -> None:
        """Agree to what another asks, or not. One refusal is enough. Those at one screen have one vote, whoever of them gives it:
        seat -1 is any of theirs."""
        with self.changing(match) as (live, change):
            mine = live.seats_of(person.id)
            live.own(person.id, mine[0] if seat < 0 and mine else seat)
            self._check_playing(live)
            motion = next((one for one in live.motions if one.number == number), None)
            if motion is None:
                raise No("no-such-motion", 404)
            live.tick = -1
            if not agree:
                change.set_motion(number, status="refused")
            else:
                self._count(live, change, number, motion.votes | bits(mine))

    def _count(self, live: Live, change: Change, number: int, votes: int) -> None:
        """A motion passes when everybody whom it needs has agreed: other people who play, not their own other hands."""
        live.tick = -1
        motion = next(one for one in live.motions if one.number == number)
        asker = live.chairs[motion.seat].person
        spared = motion.target if motion.kind == "stand-in" else -1
        needed = bits([chair.seat for chair in live.people() if chair.person != asker and chair.seat != spared])
        passed = votes & needed == needed
        change.set_motion(number, votes=votes, status="passed" if passed else "open")
        if passed and motion.kind == "undo" and motion.target < len(live.match.lines):
            self._back(live, change, motion.seat, len(live.match.lines) - motion.target)
        elif passed and motion.kind == "stand-in":
            self._stand_in(live, change, motion.target)
            self._left(live, change, {motion.target})
        elif passed and motion.kind == "judge":
            for gone in sorted(live.gone(self.storage.now())):
                change.set_chair(gone, resigned=True)
            change.set(status=OVER, ending="judged", waits=0)
            change.stir()

    def say(self, person: Person, match: str, seat: int, words: str) -> None:
        """A line of chat of somebody who sits at the table."""
        if not self.settings.chat:
            raise No("no-chat", 403)
        if person.rights == "silent":
            raise No("silenced", 403)
        said = " ".join(words.split())[: self.settings.limits.words]
        if not said:
            raise No("empty-words", 422)
        with self.changing(match) as (live, change):
            chair = live.own(person.id, seat)
            change.say(seat, chair.name, said)

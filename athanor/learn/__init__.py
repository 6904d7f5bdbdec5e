"""Bots that learn by themselves: an arena of thousands of matches, and a trainer. Takes torch (`athanor[learn]`), and is never
needed to play: what was learned is run by `athanor.bots.champion`."""

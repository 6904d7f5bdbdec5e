"""Finding each other: seeking a game and being paired, inviting a person, following one. The door is `finder.Finder`."""

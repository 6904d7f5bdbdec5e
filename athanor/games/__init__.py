"""One folder a game. `athanor.kernel.game.add_shelf` and the variable ATHANOR_GAMES add folders from elsewhere."""

"""Generic code, executed once per game by `athanor.kernel.loading` with `game` in its globals."""

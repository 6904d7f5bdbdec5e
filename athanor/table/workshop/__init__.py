"""The workshop: a box is changed card by card, drawn, tried by bots in the background, played with and taken home."""

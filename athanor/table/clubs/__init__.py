"""Clubs: people with accounts who play together. `clubs` keeps them, `doors` are the pages and the same for programs."""

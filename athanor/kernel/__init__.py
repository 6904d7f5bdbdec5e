"""The kernel knows no game: records, actions, chance, news, loading and compiling, matches, transcripts, conformance."""

"""Notices: people are told, where they want it, that a table waits for them. The door is `notices.Notices`, in `notices.py`.

`outbox` is written in the transaction that makes it somebody's turn; `crier` empties it, in one process at a time; `carriers`
know how to push, to mail and to post; `post` is the only one that talks to addresses that visitors name.
"""

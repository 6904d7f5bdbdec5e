"""People who keep their name: accounts, devices, passkeys, codes, settings; what was played, and how well.

Nobody needs one. A visitor is a signed cookie (`athanor.table.people`) until they claim an account: then their devices are rows,
which can be listed, named and ended.
"""

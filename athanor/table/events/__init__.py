"""Events at the table: `ledger` keeps them, `organiser` changes them, `api`, `pages` and `commands` are the ways to them."""

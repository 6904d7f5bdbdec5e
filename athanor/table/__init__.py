"""The table: everything that people need to play in the browser. Nothing in the project imports it but the command line.

`settings` what a server is told · `schema`, `storage` the database · `house` the matches as this process holds them ·
`bell` who is told when one changes · `thinkers` the bots · `furnace` compiling · `people`, `guard` who asks, and what is
let in · `api`, `pages` the two doors · `ledger`, `organiser`, `event_api`, `event_pages`, `event_commands` events · `server` puts
them together.
"""

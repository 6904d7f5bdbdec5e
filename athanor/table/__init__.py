"""The table: everything that people need to play in the browser. Nothing in the project imports it but the command line.

`settings` what a server is told · `schema`, `storage` the database · `matches` all of them as this process holds them,
`live` one of them, `audience` who notices what · `bell` who is told when one changes · `bot_turns` the bots · `furnace`
compiling · `people`, `guard` who asks, and what is let in · `request` what every request brings · `api`, `pages`, `game_pages`
what is asked for, `moved` where it once was · `events` the organised game · `server` puts them together.
"""

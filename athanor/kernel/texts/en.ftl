all-of = { $most } and { $last }
match-over = The match is over: nobody is to act.
terminal-help = Type a number or an action; u takes a choice back, q leaves.
terminal-thinks = { $who } is thinking…
terminal-left = You left the table.
terminal-committed = Nothing can be taken back: your last choice was committed.

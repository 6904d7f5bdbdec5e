match-over = The match is over: nobody is to act.

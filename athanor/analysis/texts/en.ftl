why-points = It brings about { $points ->
    [one] 1 point
   *[other] { $points } points
} more in what follows.
why-denies = It leaves { $seat } about { $points ->
    [one] 1 point
   *[other] { $points } points
} less.
why-safer = It leaves less to luck.
why-later = What it leads to is better; at once it shows in no points.
sure-clear = It wins about { $percent } % of the matches tried, clearly more than the next.
sure-close = It wins about { $percent } % of the matches tried; the next is as good.
sure-other = It wins about { $percent } % of the matches tried.
curve = Chance of winning
curve-known = Chance of winning, everything known
curve-axis = line 0 to { $lines }
by-champion = Judged by the champion.
by-search = Judged by the search: no champion has learned what was played.
accuracy = { $seat } chose with { $percent } % accuracy.
no-moments = Nobody’s choice cost more than a few hundredths of the chance to win.
cost = { $percent } % of the chance to win
played = { $seat } played: { $action }
better = Better: { $action }.
step = { $seat }: { $action }

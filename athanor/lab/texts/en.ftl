title = { $name }: what the lab has found
played = { $matches ->
    [one] One match
   *[other] { $matches } matches
}: { $who }.
made-with = Box { $box }, edition { $edition }.
as-it-is = as it is
changed = changed
stands-out = What stands out
nothing-stands-out = Nothing stands out: these matches do not tell anything apart from an even share.
out-above = { $kind }, { $name }: { $rate } of the victories, where { $even } would be even ({ $low } to { $high }).
kind-seat = seat
kind-opening = opening
kind-mean = mean
name-seat = seat { $number }
column-lines = decisions
column-winner = total of the winner
column-total = total
col-name = what
col-there = times there
col-wins = victories
col-span = interval
col-lead = lead
col-sure = by chance
col-mean = mean
col-spread = least, quarters, most
col-before = first
col-after = then
col-difference = difference
columns = Numbers of the matches
columns-note = Of each match, or of each seat in it. The box holds the middle half; the line in it is the median, the dot the mean.
kinds-note = The dashed line is an even share of the victories, the bar the 95 % interval. “By chance” says how often chance alone would show so much somewhere in all these tables (Holm): under 5 % stands out, in red.
mark-note = A thing that the winner had more of may be the mark of a good match as well as its cause.
differences = What differs from the box as it is: { $variant }
differences-two = What differs
nothing-differs = Nothing differs beyond chance.
dials = The dials
rate-of = { $rate }, { $low } to { $high }
more = { $count ->
    [one] one more row
   *[other] { $count } more rows
} in the CSV file

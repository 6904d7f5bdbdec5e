### What every component does: a sentence or two, and the rules they rest on.

# By kind

about-colours = A player’s colour: workers, board and marker on the score track.
    .rule = AA-020
about-colours-guild = The Guild of the matches for one or two: neutral workers that are sent to places drawn by lot and raise their price. It scores nothing.
    .rule = AA-251, AA-253, AA-258
about-resources = A basic resource: orders are paid with it. You start with { $start } and can hold { $most } at most; what would go beyond is lost.
    .rule = AA-003, AA-005, AA-024
about-resources-elixir = A special resource, { $most } at most: it pays for any basic resource of an order. A forge makes one from two different basic resources, and each one left at the end is worth 1 VP.
    .rule = AA-151, AA-161, AA-183
about-categories = A category of orders. At the end fulfilled orders of one category bring a bonus: two { $two } VP, three { $three }, four { $four }, five { $five }, six or more { $six }.
    .rule = AA-181, AA-182
about-categories-university = Orders of the University open better ones: one fulfilled gives you level B, two level A. At the end they count as a category as well, and break ties.
    .rule = AA-103, AA-104, AA-187
about-levels = A level of orders: a perfect visit adds { $perfect } VP to each order of it.
    .rule = AA-011, AA-156
about-levels-C = The lowest level: anybody may always take these orders. A perfect visit adds { $perfect } VP.
    .rule = AA-102, AA-156
about-levels-B = The middle level: open once you have fulfilled one University order, and to everybody in year 4. A perfect visit adds { $perfect } VP.
    .rule = AA-103, AA-105, AA-156
about-levels-A = The highest level: open once you have fulfilled two University orders, and to everybody in year 4. A perfect visit adds { $perfect } VP.
    .rule = AA-104, AA-105, AA-156
about-spaces = A place for workers: send at least one more than stand there, and those go to the plaza. { $kind ->
    [order] You take the order that lies here; another comes up.
    [location] You collect the resources of the location, and roll for one more.
    [portal] You turn up the first location of the pile and collect there, unseen before.
    [forge] You roll for a perfect visit, then fulfil orders or make Elixirs, one for each flask.
    [hidden] You turn up the first forge of the pile and work there, unseen before.
   *[assistant] You hire the assistant who waits here; another comes up.
}
    .rule = AA-073, AA-076, AA-081
about-ateliers = Your card for the year: number { $number } in the turn order, and { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
} more for good. From year 2 on, whoever has fewest points chooses first.
    .rule = AA-043, AA-046, AA-050, AA-051
about-orders = { $level }, { $category }: costs { $cost } at a forge and brings { $points } VP, { $perfect } more on a perfect visit. Once taken it stays with you; unfulfilled at the end it costs { $loss } VP.
    .rule = AA-111, AA-151, AA-155, AA-156, AA-180
about-locations = Gives { $sure } to whoever sends workers there. A total of { $die } or more on the die, with 1 for each worker beyond the minimum, gives one more: { $bonus }.
    .rule = AA-092, AA-093, AA-094
about-forges = { $uses ->
    [one] { $uses } flask
   *[other] { $uses } flasks
}: so many orders fulfilled or Elixirs made in one visit. A total of { $die } or more on the die makes the visit perfect, and each of them brings a bonus.
    .rule = AA-143, AA-144, AA-145
about-ranks = What a match alone is worth: { $at ->
    [-99] any total below the next rank
    [one] { $at } point or more
   *[other] { $at } points or more
}.
    .rule = AA-274
about-assistants = An assistant: { $text }. Keeping one costs a worker in wages each year; each is worth 1 VP at the end.
    .rule = AA-054, AA-123, AA-184

# Assistants

about-assistants-AS-01 = Dismiss any of your assistants, even herself: you gain one resource of your choice, Elixir included, whose track is not full.
    .rule = AA-200, AA-201
about-assistants-AS-02 = You may hold 4 orders instead of 3. If he is yours at the end, your largest penalty for an unfulfilled order is cancelled.
    .rule = AA-202, AA-203
about-assistants-AS-03 = You may hold 4 orders instead of 3. Once a year, after taking an order, she brings you a second face-up one without any worker.
    .rule = AA-204, AA-205
about-assistants-AS-04 = Once a year he counts as one more worker in a placement, for the minimum and for the die. At least one real worker must go, and only real ones stay there.
    .rule = AA-207, AA-208
about-assistants-AS-05 = Once a year, in your turn, he brings up to 2 of your workers back from the plaza, wages included, to be placed again.
    .rule = AA-209
about-assistants-AS-06 = Each year, when workers arrive, you receive 1 more from your reserve, if there is one. It stays yours even if she leaves.
    .rule = AA-210
about-assistants-AS-07 = Your wages are 2 workers lower each year; he himself counts among those to be paid.
    .rule = AA-211
about-assistants-AS-08 = Whenever somebody else pushes out a group of 2 or more of your workers, one of them becomes available again instead of going to the plaza.
    .rule = AA-212, AA-213
about-assistants-AS-09 = Your rolls at locations count 2 more.
    .rule = AA-214
about-assistants-AS-10 = Your rolls at forges count 2 more, so that a visit is perfect more often.
    .rule = AA-215
about-assistants-AS-11 = When one of your rolls misses, you may roll once more; the second result stands. As often as you like, once for each roll.
    .rule = AA-216
about-assistants-AS-12 = Once a year, at a forge, he makes your visit perfect without a roll.
    .rule = AA-217
about-assistants-AS-13 = Each of your visits to a forge has one use more than the flasks of its card.
    .rule = AA-218, AA-235
about-assistants-AS-14 = When you fulfil an order, one Fire may pay for one Flower, Snow or Sand of its cost.
    .rule = AA-219, AA-220
about-assistants-AS-15 = Once a year, when you make Elixir, you gain 2 instead of 1.
    .rule = AA-221
about-assistants-AS-16 = Once a year you exchange 1 or 2 basic resources, one for one, for other kinds whose tracks are not full.
    .rule = AA-222
about-assistants-AS-17 = She counts as one fulfilled University order, but only to open levels B and A.
    .rule = AA-223
about-assistants-AS-18 = At the magic portal or the hidden forge you turn up two cards and use the one you prefer.
    .rule = AA-224
about-assistants-AS-19 = Once a year, in your turn, you put a face-up order of any level under its pile, and another comes up.
    .rule = AA-225
about-assistants-AS-20 = Once a year he gives you 1 Spirit Sand, unless that track is full.
    .rule = AA-226

# Words

about-track = The score track: a seal of each player stands on the points gained so far. Penalties and bonuses come only at the end.
    .name = Score track
    .rule = AA-009, AA-010
about-points = Victory points so far. Orders fulfilled at a forge bring most of them; categories, Elixirs and assistants add theirs at the end.
    .name = Victory points
    .rule = AA-009, AA-155, AA-186
about-plaza = Here wait the workers that were pushed out and those who were paid as wages. All come home when the year ends.
    .name = The Plaza
    .rule = AA-054, AA-076, AA-170
about-pile = What is left face down in the piles. A card taken from the town is replaced from its pile; empty, it leaves its places empty.
    .name = Piles
    .rule = AA-026, AA-028
about-price = The workers that this place takes at least: one more than stand there, whoever they belong to.
    .name = Price
    .rule = AA-073, AA-074
about-die = What the die must reach: the roll, 1 for each worker beyond the price, and what an assistant adds. A miss costs nothing.
    .name = The die
    .rule = AA-079, AA-093, AA-143
about-bonus = One resource more, when the die reaches the number beside it.
    .name = Bonus
    .rule = AA-093, AA-094
about-flask = So many times in one visit to this forge you fulfil an order or make an Elixir.
    .name = Flasks
    .rule = AA-145
about-payable = Everything that this order asks for is at hand, Elixirs included: it can be fulfilled at any forge.
    .name = Can be paid
    .rule = AA-146, AA-151
about-missing = A unit of the cost that you do not have. Ringed in gold an Elixir would pay it; dashed in red it is missing.
    .name = Missing
    .rule = AA-151
about-workers = Workers that can still be placed this year. Those in town come home when the year ends; those in reserve join with the Atelier cards.
    .name = Workers
    .rule = AA-007, AA-050, AA-075
about-chance = So many workers, and below them the chance that the die reaches its number: each one beyond the price adds 1.
    .name = Chance
    .rule = AA-075, AA-079
about-held = Your orders wait here until a forge fulfils them. Each still here at the end costs half its points, rounded down.
    .name = Orders held
    .rule = AA-110, AA-111, AA-180
about-fulfilled = Fulfilled orders by category, and the bonus that each category would bring now. University orders open the levels B and A.
    .name = Fulfilled orders
    .rule = AA-103, AA-104, AA-181
about-staff = The assistants who serve a player. Each helps at once, costs one worker a year in wages, and is worth 1 VP at the end.
    .name = Assistants
    .rule = AA-054, AA-123, AA-184
about-penalty = Each order that was not fulfilled costs half its points, rounded down.
    .name = Unfulfilled orders
    .rule = AA-180
about-series = The more fulfilled orders of one category, the larger its bonus.
    .name = Categories
    .rule = AA-181, AA-182
about-total = All points: the score track less the penalties, with categories, Elixirs and assistants. The highest total wins.
    .name = Total
    .rule = AA-181, AA-186
about-taking = The orders of the town. Send workers to one whose level is open to you, and it is yours; another of its level comes up.
    .name = Orders
    .rule = AA-101, AA-107, AA-108
about-collecting = Locations give resources: those they show for sure, and one more if the die allows. The magic portal is a location unseen.
    .name = Locations
    .rule = AA-091, AA-092, AA-094
about-forging = Forges fulfil your orders and make Elixirs, once for each flask. Go there only when you can transform something.
    .name = Forges
    .rule = AA-141, AA-145, AA-146
about-hiring = Assistants wait here to be hired: each helps from that moment on, and costs wages from next year on.
    .name = Assistants for hire
    .rule = AA-059, AA-121, AA-123
about-crowd = The workers who stand here, whoever sent them. Whoever sends one more than they are gets in, and they go to the plaza for the rest of the year.
    .name = Workers on a place
    .rule = AA-073, AA-074, AA-076

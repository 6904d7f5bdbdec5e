### What every component does: a sentence or two, and the rules they rest on.

about-ingredients = An ingredient, { $cubes ->
    [one] { $cubes } cube
   *[other] { $cubes } cubes
} in the box. Cubes go into recipes, and two left in a stock make 1 point at the end; an ingredient that is scarce then rewards its school.
    .rule = AL-002, AL-080, AL-084
about-cauldrons = A cauldron for one potion, whose recipe may contain neither { $first } nor { $second }. Whoever creates it, and whoever copies it, receives one of each from the reserve.
    .rule = AL-003, AL-030, AL-040, AL-055
about-schools = A secret school. At the end the schools are ranked by the cubes of their ingredient in the reserve and all stocks, the fewest first: you want { $many } to be scarce.
    .rule = AL-013, AL-084, AL-087
about-colours = A player’s colour, with a screen that hides the stock, a marker on the fame track and { $seals ->
    [one] { $seals } seal
   *[other] { $seals } seals
}, one for each potion created.
    .rule = AL-011, AL-044, AL-068
about-reserve = The cubes beside the board, open to all. Products come from here, and you may take one cube as your action; three empty piles end the match with the round.
    .name = Reserve
    .rule = AL-017, AL-060, AL-076
about-bag = The Oracle’s bag: as your action, draw two cubes by luck that only you see. It is never refilled.
    .name = Oracle’s bag
    .rule = AL-060, AL-065, AL-066
about-token = A score token: it shows that the marker has gone once round the track, or twice when turned over.
    .name = Score token
    .rule = AL-070, AL-071, AL-072
about-tile = A fame tile. Its number is the points of the potion that carries it: its creator scores them once, and everyone who copies it scores them again.
    .name = Fame tile
    .rule = AL-037, AL-039, AL-054
about-tiles = The fame tiles that no potion carries yet. A creator picks any of them, and each is there once: who creates first has the best choice.
    .name = Tiles left
    .rule = AL-010, AL-037, AL-038
about-place = No tile lies here yet: whoever creates a potion in this cauldron chooses one of the tiles that are left.
    .name = Empty place of a tile
    .rule = AL-028, AL-037
about-track = The fame track, a ring from 0 to 49: a seal of each player stands on the points. Past its end it goes round again, and a token tells the laps.
    .name = Fame track
    .rule = AL-070, AL-071
about-score = The points so far. Creations and copies bring fame at once; cubes in stock and the school are added at the end.
    .name = Score
    .rule = AL-039, AL-054, AL-089
about-seals = The seals that are left: each marks one potion that its owner creates, and stays there. Without one you can only copy and take.
    .name = Seals
    .rule = AL-027, AL-035, AL-044
about-stock = The cubes behind a screen. Its owner pays recipes with them; the others know how many there are, and not which until the end.
    .name = Stock
    .rule = AL-029, AL-068, AL-080
about-screen = Cubes behind a rival’s screen: you see how many, never which. Cubes taken from the reserve were seen by all, those from the bag were not.
    .name = Screen
    .rule = AL-065, AL-068
about-candle = Whoever has the candle is to play.
    .name = Candle
    .rule = AL-019
about-first = The player who began. A round ends when everybody has played as often as this player.
    .name = First player
    .rule = AL-007, AL-019
about-leads = Nobody has more points at present. Stocks and schools can still turn that round.
    .name = In the lead
    .rule = AL-089, AL-090
about-create = Put a new recipe of your own cubes on an empty cauldron: score the tile that you choose, and receive the two products.
    .name = Create
    .rule = AL-034, AL-045
about-copy = Pay the recipe of a rival’s potion: score its tile and receive its products. One of the cubes is a tribute to its creator.
    .name = Copy
    .rule = AL-046, AL-050, AL-054
about-take = Take one cube of your choice from the reserve, or draw two by luck from the bag.
    .name = Take
    .rule = AL-060
about-bench = A place for one more cube of the recipe: click a cube of your stock to put it here, and once more to take it back.
    .name = Empty place of a cube
    .rule = AL-029, AL-031
about-gain = What this potion brings: the points of its tile, and a cube of each product that the reserve still has.
    .name = Gain
    .rule = AL-039, AL-040, AL-041
about-exhausted = How many ingredients the reserve has none of. When three are exhausted, the round is played out and the match ends.
    .name = Exhausted
    .rule = AL-075, AL-076, AL-077
about-out = Cubes that left the game: what was paid for copies, less the tributes. They count for nobody, and make their ingredient scarce.
    .name = Out of the game
    .rule = AL-052, AL-082
about-end = What the end adds: points for the cubes left in stock, then the reward of each school, the scarcest ingredient first.
    .name = The end
    .rule = AL-080, AL-084, AL-087
about-pool = Reserve and all stocks together. The fewer cubes of its ingredient lie here, the better a school ranks and the more it scores.
    .name = Pool
    .rule = AL-081, AL-084, AL-087
about-places = The final place, by the total of all points. The first is the Supreme Adept.
    .name = Place
    .rule = AL-089, AL-090

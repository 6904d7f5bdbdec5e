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
about-tiles = A fame tile worth { $value ->
    [one] { $value } point
   *[other] { $value } points
}: to whoever creates the potion that carries it, and to everyone who copies that potion.
    .rule = AL-037, AL-039, AL-054
about-reserve = The cubes beside the board, open to all. Products come from here, and you may take one cube as your action; three empty piles end the match with the round.
    .rule = AL-017, AL-060, AL-076
about-bag = The Oracle’s bag: as your action, draw two cubes by luck that only you see. It is never refilled.
    .rule = AL-060, AL-065, AL-066
about-token = A score token: it shows that the marker has gone once round the track, or twice when turned over.
    .rule = AL-070, AL-071, AL-072

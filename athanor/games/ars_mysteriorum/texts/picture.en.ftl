# The words of the picture of Ars Mysteriorum.

picture-over = The game is over.
picture-secret = Mystery cards?
picture-bidding = { $n ->
    [one] One player is still choosing a favour card.
   *[other] { $n } players are still choosing a favour card.
}
picture-waits = { $who } is to act.
picture-setup = setup
picture-round = round { $n }
picture-last = the last round
picture-phase-1 = Stock
picture-phase-2 = Reveal
picture-phase-3 = Order
picture-phase-4 = Selection
picture-phase-5 = Favours
picture-phase-6 = Elements
picture-phase-7 = Apprentices
picture-phase-8 = Recipes
picture-phase-9 = Salaries
picture-master-0 = Time
picture-master-1 = Earth
picture-master-2 = Water
picture-master-3 = Fire
picture-master-4 = Air
picture-supply = supply
picture-pile = pile
picture-go = go
picture-stay = stay
picture-lay = lay the { $n } here
picture-pick = Pick the { $n }
picture-aim = { $card }: choose its target
picture-raise = +{ $n } a round
picture-per-round = +{ $n } a round
picture-book = Recipe book
picture-wages = salary { $n } = duplicates { $d } + princes { $p } + masters { $m }
picture-earned = bonus { $b }, duplicates { $d }, princes { $p }, masters { $m }, awards { $a }
picture-mysteries = Mysteries
picture-in-pile = { $n ->
    [one] 1 card in the pile
   *[other] { $n } cards in the pile
}
picture-rounds-left = { $n ->
    [0] no further round
    [one] 1 round more at most
   *[other] { $n } rounds more at most
}
picture-face-up = Face up, to be taken in Phase IV
picture-known = Taken in sight of all
picture-discards = { $n ->
    [one] 1 card discarded
   *[other] { $n } cards discarded
}
picture-in-question = { $who }: { $card }
picture-undo = take back
picture-nothing = nothing
picture-when-window_3 = Phase III
picture-when-select = Phase IV, your turn
picture-when-place = Phase V, your turn
picture-when-window_5 = end of Phase V
picture-when-window_6 = Phase VI
picture-when-window_9 = Phase IX
picture-when-move = Phase VII, your turn
picture-when-brew = Phase VIII, your turn
picture-when-counter = at any time
picture-tent-words = { $tent }: { $recipes }. Bins { $bins }, { $favours } favour cards, supply { $supply }.
picture-player-words = { $place }: { $who }, { $florims ->
    [one] { $florims } Florim
   *[other] { $florims } Florims
}, { $tokens }, { $cards ->
    [one] { $cards } mystery card
   *[other] { $cards } mystery cards
}, salary { $salary }.
picture-own-words = Your mystery cards: { $cards }. Your favour cards: { $favours }.
picture-family-0 = Metals
picture-family-1 = Gems
picture-family-2 = Fine stones
picture-family-3 = Aromatics
picture-family-4 = Colourants
picture-back = back

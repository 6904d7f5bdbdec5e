# The words of the picture of Ars Mysteriorum.

pic-over = The game is over.
pic-secret = Mystery cards?
pic-bidding = { $n ->
    [one] One player is still choosing a favour card.
   *[other] { $n } players are still choosing a favour card.
}
pic-waits = { $who } is to act.
pic-setup = setup
pic-round = round { $n }
pic-last = the last round
pic-phase-1 = Stock
pic-phase-2 = Reveal
pic-phase-3 = Order
pic-phase-4 = Selection
pic-phase-5 = Favours
pic-phase-6 = Elements
pic-phase-7 = Apprentices
pic-phase-8 = Recipes
pic-phase-9 = Salaries
pic-master-0 = Time
pic-master-1 = Earth
pic-master-2 = Water
pic-master-3 = Fire
pic-master-4 = Air
pic-supply = supply
pic-pile = pile
pic-go = go
pic-stay = stay
pic-lay = lay the { $n } here
pic-pick = Pick the { $n }
pic-aim = { $card }: choose its target
pic-raise = +{ $n } a round
pic-per-round = +{ $n } a round
pic-book = Recipe book
pic-wages = salary { $n } = duplicates { $d } + princes { $p } + masters { $m }
pic-earned = bonus { $b }, duplicates { $d }, princes { $p }, masters { $m }, awards { $a }
pic-mysteries = Mysteries
pic-in-pile = { $n ->
    [one] 1 card in the pile
   *[other] { $n } cards in the pile
}
pic-rounds-left = { $n ->
    [0] no further round
    [one] 1 round more at most
   *[other] { $n } rounds more at most
}
pic-face-up = Face up, to be taken in Phase IV
pic-known = Taken in sight of all
pic-discards = { $n ->
    [one] 1 card discarded
   *[other] { $n } cards discarded
}
pic-in-question = { $who }: { $card }
pic-undo = take back
pic-nothing = nothing
pic-when-window_3 = Phase III
pic-when-select = Phase IV, your turn
pic-when-place = Phase V, your turn
pic-when-window_5 = end of Phase V
pic-when-window_6 = Phase VI
pic-when-window_9 = Phase IX
pic-when-move = Phase VII, your turn
pic-when-brew = Phase VIII, your turn
pic-when-counter = at any time
pic-tent-words = { $tent }: { $recipes }. Bins { $bins }, { $favours } favour cards, supply { $supply }.
pic-player-words = { $place }: { $who }, { $florims ->
    [one] { $florims } Florim
   *[other] { $florims } Florims
}, { $tokens }, { $cards ->
    [one] { $cards } mystery card
   *[other] { $cards } mystery cards
}, salary { $salary }.
pic-own-words = Your mystery cards: { $cards }. Your favour cards: { $favours }.
pic-family-0 = Metals
pic-family-1 = Gems
pic-family-2 = Fine stones
pic-family-3 = Aromatics
pic-family-4 = Colourants
pic-back = back

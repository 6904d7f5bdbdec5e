SB-001 = Everybody holds the cards 1 to 5; each card is bid once.
    .no = You have bid that card before.
SB-002 = In each of three rounds all seats bid at the same time.
SB-003 = A bid is secret until everybody has bid; the others see only who has.
    .no = You have bid already.
    .news = { SEAT($a) } has bid.
SB-004 = When all have bid, the cards are turned over; the highest card that nobody else bid takes the round.
    .news = { SEAT($a) } bid { $b }.
SB-005 = A round is worth a point; after three the most points win.
    .news = { SEAT($a) } takes the round.

ask-bid = Which card do you bid?
do-bid = Bid card { CARD($a) }
pic-panel-hand = Hand
pic-waiting = { SEAT($a) } has not bid yet
pic-winner = { SEAT($a) } has won
pic-winners = { $names } have won

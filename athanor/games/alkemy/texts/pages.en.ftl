### Pages: the troop builder, and the sheet for setting up a real table.

page-troop = Troop builder
page-troop-name = Name of the troop
page-troop-nameless = A troop without a name
page-troop-faction = Faction
page-troop-format = { $points } points, { $same ->
    [1] { $low ->
        [one] { $low } hero
       *[other] { $low } heroes
    }
   *[0] { $low } to { $high } heroes
}
page-troop-load = Start from a ready troop
page-troop-upload = Or from a file
page-troop-file = The file
page-troop-renew = Count
page-troop-most = at most { $most }
page-troop-lines = { $lines ->
    [one] { $lines } figure shares
   *[other] { $lines } figures share
} a card
page-troop-cost = Cost of the troop
page-troop-legal = A legal troop.
page-troop-only-ready = At this table only ready troops are led: play yours at a table of its own, or lay one whose set-up is full.

page-setup = Setting up a table
page-setup-plan = Plan of the table: { $scenario }, { $table } inches a side
page-setup-width = { $table } inches
page-setup-from = A plays from below; the shaded parts are the deployment zones. Distances in inches: from the left edge, and from A’s edge. The dotted line parts the two table zones.
page-setup-objectives = Objectives
page-setup-left = from the left
page-setup-low = from A’s edge
page-setup-zones = Corners of the deployment zones
page-setup-scenery = Scenery to choose from, with its size
page-setup-ak-070 = Each brings a troop of at most { $points } points, with { $fewest ->
    [one] { $heroes ->
        [one] one hero
       *[other] one or { $heroes } heroes
    }
   *[other] { $heroes ->
        [2] two heroes
       *[other] two or three heroes
    }
}. Clear a square of { $table } inches a side.
page-setup-ak-082 = Draw lots: who is A, who is B? Sit at the edges of your deployment zones.
page-setup-ak-083 = Put { $objectives ->
    [one] the objective
   *[other] the { $objectives } objectives
} where the plan shows them, measured to their middle.
page-setup-ak-085 = A begins; in turn each places one piece of scenery, at most three of a kind: { $low } to { $high } pieces in all.
page-setup-ak-086 = Every piece lies wholly on the table, more than 3 inches from any other and from every objective, never in the enemy’s deployment zone.
page-setup-ak-087 = Your first, third and fifth piece go into your own table zone, the second, fourth and sixth into the enemy’s.
page-setup-ak-088 = From your { $stop }th piece on you may stop; the other may then place one last piece.
page-setup-ak-090 = B begins; in turn each puts a pawn of the own affinity on a piece that has none: { $pawns } each.
page-setup-ak-091 = At least { $away } of your pawns { $away ->
    [one] lies
   *[other] lie
} in the enemy’s table zone.
page-setup-ak-093 = Whoever has more profile cards deploys first; with as many, an opposed roll of ESP decides, and its loser begins.
page-setup-ak-094 = In turn each deploys all figures of one card, wholly in the own zone.
page-setup-ak-202 = Whoever is alone at { $goal ->
    [one] { $goal } point
   *[other] { $goal } points
} or more at the end of a turn wins.

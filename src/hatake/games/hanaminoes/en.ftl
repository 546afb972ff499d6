# Hanaminoes in English

title = Hanaminoes
tagline = Lay flower dominoes into a garden that belongs to all, and leave your mark on its largest bed.
option-open_scores = Collected tiles lie open (1) or not (0)

yellow = yellow
orange = orange
purple = purple
red = red
blue = blue
white = white
tile = { $colour } { $low }-{ $high }
tile-hidden = a tile
no-tiles = none
bed = { $colour } { $flowers }

# Moves that cannot be read
not-an-outcome = “{ $text }” is no outcome of chance here; it would be one like “{ $such }”.
no-such-tile = There is no tile “{ $tile }”; tiles are Y, O, P, R, B or W with 11, 12, 13, 22, 23 or 33.
no-such-way = “{ $way }” is no way to turn a tile; its second half lies R (right), D (down), L (left) or U (up) of the first.
no-such-cell = “{ $cell }” is no cell; one looks like 3,-1: to the right and down from where the garden began.
not-a-move = “{ $text }” is not a move; moves look like “pick O13”, “place O13 2,2 U”, “overlay P23”, “mark Y12” or “keep”.

# Moves that are not allowed
no-such-player = There is no player { $number }; there are { $players }.
tile-not-in-deck = The { $tile } is not in the deck.
over = The game is over.
still-dealing = The round is still being set up.
not-your-turn = It is { $who }’s turn.
other-tile-first = The tile to place now is the { $held }, not the { $tile }.
nothing-to-place = No tile is to be placed now.
touches-nothing = At { $x },{ $y } the tile would not lie along any tile of the garden; a corner is not enough.
cell-taken = A tile lies at { $x },{ $y } already.
double-one-way = Both halves of a double are alike: it is placed from its left or upper cell only ({ $ways }).
lay-there-before = The tile must come to lie differently from before.
not-in-hand = You have no { $tile } in your hand.
only-ones-overlay = Only a 1-1 from the hand may be laid on another tile.
lies-under = The { $tile } lies under another tile.
not-in-garden = The { $tile } does not lie in the garden.
other-than-itself = A 2-2 moves any tile but itself.
has-marker = The { $tile } has a marker already.
has-no-marker = No marker lies on the { $tile }.
no-match = The { $tile } has no match with a tile placed in this turn.
now-swap = First decide whether to keep your hand.
now-reveal = First the top tile of the deck is turned up.
now-place = Now a tile is to be placed.
now-pick = Choose a tile from your hand first.
now-lift = The 2-2 lets you move another tile, or skip.
now-shift = The 3-3 lets you move a marker, or skip.
now-onto = Choose the tile that the marker goes to.
now-mark = Now put your marker onto a tile with a match.

# What has happened
says-first = { $who } starts.
says-deal = { $who } is dealt { $tile }.
says-keep = { $who } keeps the hand.
says-swap = { $tiles ->
    [one] { $who } gives up the hand for a new one of one tile.
   *[other] { $who } gives up the hand for a new one of { $tiles } tiles.
}
says-start = The garden starts with { $tile }.
says-reveal = { $who } turns up { $tile }.
says-place = { $who } places { $tile }.
says-pick = { $who } plays { $tile } from the hand.
says-overlay = { $who } lays { $tile } on top of { $other }.
says-lift = { $who } lifts { $tile } with the 2-2.
says-move = { $who } moves { $tile } to another place.
says-move-stack = { $who } moves the stack under { $tile } to another place.
says-skip = { $who } does without the special action.
says-shift = { $who } takes the marker from { $tile } with the 3-3.
says-onto = { $who } moves { $owner }’s marker from { $other } to { $tile }.
says-mark = { $who } puts a marker onto { $tile }.
says-and-then = { $said } { $then }
idle-own = { $turns ->
    [0] Nothing to mark: { $who }’s marker is set aside.
    [one] Nothing to mark: { $who }’s marker is set aside, and another one for a turn without tiles.
   *[other] Nothing to mark: { $who }’s marker is set aside, and { $turns } more for turns without tiles.
}
idle-others = { $turns ->
    [one] One marker is set aside for a turn without tiles.
   *[other] { $turns } markers are set aside for turns without tiles.
}
round-nothing = The round is over. No bed is larger than all others: nothing scores.
round-scores = The round is over. { $gone }The bed { $bed } scores: { $collected }
struck = { $flowers }
struck-out = Beds of equal size are struck out ({ $sizes }).{" "}
struck-none = {""}
collects = { $who } collects { $tiles } (+{ $flowers })
nobody-collects = nobody has a marker in it.

# The board
board-head = Round { $round }, { $deck } in the deck
board-tile = { $tile } at { $x },{ $y } { $way }{ $marker }
board-stack = { $tile } at { $x },{ $y } { $way }{ $marker }, on top of { $under }
way-0 = to the right
way-1 = downwards
way-2 = to the left
way-3 = upwards
marked = , marked by { $who }
unmarked = {""}
board-beds = Largest beds: { $beds }
board-seat = { $who }: { $tiles } in hand, { $markers } markers{ $turn }
board-seat-open = { $who }: { $tiles } in hand, { $markers } markers, { $flowers } flowers collected{ $turn }
turn-now = {" "}← to move
turn-not = {""}
board-held = { $who } places { $tile }
board-hand = Your hand: { $tiles }
board-given = You gave up: { $tiles }

account = { $flowers ->
    [one] { $who }: 1 flower ({ $tiles }), best colour { $best }
   *[other] { $who }: { $flowers } flowers ({ $tiles }), best colour { $best }
}

# What is asked
ask-swap = Keep your hand, or swap it for a new one with one tile fewer.
ask-place = Place the tile from the deck.
ask-pick = Choose a tile from your hand.
ask-lay = Place your tile.
ask-overlay = Place your 1-1, or lay it on top of another tile.
ask-lift = Your 2-2 may move another tile: choose it, or skip.
ask-move = Place the tile where it shall lie now.
ask-shift = Your 3-3 may move a marker: choose it, or skip.
ask-onto = Choose the tile that the marker goes to.
ask-mark = Put your marker onto a tile with a match.

# The picture
plate = { $who }
plate-label = { $who }: { $tiles } tiles in hand, { $markers } markers left
turn-mark = { $who } is to move
marker-label = marker of { $who }
spent-label = marker of { $who }, set aside
marker-on = marker of { $who } on { $tile }
collected = ✿ { $flowers }
others-tile = { $tile }, in the hand of { $who }
tile-label = { $tile }
under-label = { $tile }, under another tile
bed-label = bed { $bed }
bed-label-best = bed { $bed }, which scores
bed-label-struck = bed { $bed }, struck out
bed-flowers = { $flowers }
spot-match = a match is possible here
collected-label = flowers collected by { $who }
collected-tile = { $tile }, collected by { $who }
deck = Deck { $tiles }
held-label = { $who } places { $tile }
pick-tile = { $tile }
pick-cell = Cell { $cell }
pick-over = on top
pick-keep = Keep my hand
pick-swap = { $tiles ->
    [one] Swap for one new tile
   *[other] Swap for { $tiles } new tiles
}
pick-skip = Skip

# Animal Village in English

title = Animal Village
tagline = Send your animals to work, let your farm grow, and bring in the richest harvest.

farm-turnip = field
farm-flower = flower bed
farm-sheep = ranch
red-turnip = red field (1 turnip)
red-flower = red flower bed (1 flower)
red-sheep = red ranch (1 sheep)
blue-turnip = { $pink ->
    [0] blue field ({ $items } turnips)
   *[other] blue field ({ $items } turnips, one of them pink)
}
blue-flower = { $pink ->
    [0] blue flower bed ({ $items } flowers)
   *[other] blue flower bed ({ $items } flowers, one of them pink)
}
blue-sheep = { $pink ->
    [0] blue ranch ({ $items } sheep)
   *[other] blue ranch ({ $items } sheep, one of them pink)
}

place = { $place } { $name }
place-a01 = start player
place-a02 = field
place-a03 = flower bed
place-a04 = ranch
place-a05 = gold
place-a06 = huge investment
place-a07 = turnip harvest
place-a08 = flower harvest
place-a09 = sheep harvest
place-a10 = investment in a field
place-a11 = investment in a flower bed
place-a12 = investment in a ranch

theme-turnip = most turnips
theme-flower = most flowers
theme-sheep = most sheep
theme-gold = most gold
theme-blue = most blue cards
theme-red = most red cards
theme-start = the Start Player card at the end
theme-none = no theme this time

# Moves that cannot be read
not-an-outcome = “{ $text }” is no outcome of chance here; it would be one like “{ $such }”.
which-kind = A06 needs a word that says what you invest in: { $kinds }.
no-word-after = { $place } stands alone; “{ $rest }” does not belong there.
not-a-move = “{ $text }” is not a move; moves look like “A02”, “A05” or “A06 sheep”.

# Moves that are not allowed
no-such-player = There is no player { $number }; there are { $players }.
no-such-side = There is no such blue side.
no-side-left = No such card is left: { $card }.
over = The game is over after { $rounds } rounds.
still-turning = { $who }’s card is still being turned up.
still-setting-up = The game is still being set up.
not-your-turn = It is { $who }’s turn.
not-alone = Alone, nobody can become start player.
not-open = { $place } opens in round { $round }.
place-taken = { $who } has been on { $place } in this round.
too-little-gold = This costs { $cost } gold, and you have { $gold }.
no-red = You have no { $farm } with its red side up.
deck-empty = There is no { $farm } left in the deck.

# What has happened
says-theme = The theme is drawn: { $theme }.
says-first = { $who } starts.
says-first-of-four = { $who } starts; { $fourth }, who comes last, gains 1 gold.
says-start = { $gain ->
    [0] { $who } takes the Start Player card. No gold card is left.
   *[other] { $who } takes the Start Player card and { $gain } gold.
}
says-plant = { $who } takes a { $farm }, red side up.
says-gold-all = { $gain ->
    [0] { $who } goes for the gold, but there is none.
   *[other] { $who } takes all { $gain } gold on { $place }.
}
says-gold-one = { $gain ->
    [0] { $who } goes for the gold, but no gold card is left.
   *[other] { $who } gains { $gain } gold.
}
says-turn = { $who } turns up a { $farm }.
says-invest = { $who } pays { $paid } gold for a { $farm }, blue side up.
says-blue = { $who } now has a { $card }.
says-and-then = { $said } { $then }
round-begins = Round { $round }: { $place } opens, and { $gold } gold lies on A05.
round-begins-without-gold = Round { $round }: { $place } opens; no gold card is left for A05.
game-ends = The game is over.

# The board
board-theme = Round { $round } of { $rounds }, theme: { $theme }, gold cards left: { $supply }
board-head = Round { $round } of { $rounds }, gold cards left: { $supply }
board-decks = Farm cards left: fields { $turnip }, flower beds { $flower }, ranches { $sheep }
board-free = Free: { $places }
board-taken = Taken: { $places }
place-gold = { $place } ({ $gold })
stands = { $place } by { $who }
board-seat = { $who }: { $gold } gold{ $start }{ $state }: { $cards }
board-bare = { $who }: { $gold } gold{ $start }{ $state }
has-start = , Start Player card
has-no-start = {""}
turn-now = {" "}← to move
turn-not = {""}

# The end
account = { $who }: harvest { $harvest }, gold { $gold }, full set { $set }, theme { $theme }: { $points } points
account-alone = { $who }: harvest { $harvest }, gold { $gold }, full set { $set }: { $points } points
rank = Rank { $rank }
tie-broken = Between equal points the theme decides, then the full set, then the harvest.

# The picture
village = The village
number = { $number }
plus = +{ $gain }
times = ×{ $number }
day = { $animals ->
    [1] Round { $round } of { $rounds }: one animal each
   *[other] Round { $round } of { $rounds }: two animals each
}
deck = { $cards ->
    [0] No { $farm } is left
    [one] The last { $farm }
   *[other] { $cards } cards left: { $farm }
}
theme-card = Theme, worth 2 points: { $theme }
supply = { $cards ->
    [0] No gold card is left
    [one] One gold card is left
   *[other] { $cards } gold cards are left
}
pot = Gold on A05: { $gold }
does-start = Start Player card from the next round, and { $gain } gold
does-plant = { $farm }, red side up
does-gold-all = All gold here: { $gain }
does-gold-one = { $gain } gold
does-huge = For { $cost } gold: field, flower bed or ranch, blue side up
does-turn = Turn one red { $farm } to its blue side
does-small = For { $cost } gold: { $farm }, blue side up
state-free = free
state-closed = opens in round { $round }
state-taken = taken by { $who }
place-label = { $place } · { $does } · { $state }
opens = Round { $round }
footprints = { $who } was here last: { $place }
plate = { $who }
farm = { $who }: harvest { $harvest }, gold { $gold }
turn-mark = { $who } is to move
start-card = { $who } starts the next round
full-set = { $who } has a full set: a pink turnip, a pink flower, a pink sheep
earns-theme = { $who } has the theme
at-work = { $who } on { $place }
at-home = An animal of { $who }, at home
purse = { $who } has { $gold } gold
paid = Gold that { $who } has paid
pick-place = { $place } · { $does }
pick-deck = Invest in a { $farm }

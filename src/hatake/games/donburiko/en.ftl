# Donburiko! in English

title = Donburiko!
tagline = Roll acorns home from the mountain, six at the most, and beware of the pond.

card-1 = acorn 1
card-2 = acorn 2
card-3 = acorn 3
card-4 = acorn 4
card-5 = acorn 5
card-w = acorn 1-or-5
card-loach = loach
card-pond-1 = pond −1
card-pond-2 = pond −2
card-hidden = a hidden card

# Moves that cannot be read
not-an-outcome = “{ $text }” is no outcome of chance here; it would be one like “{ $such }”.
no-such-card = There is no card “{ $card }”; cards are { $cards }.
no-such-side = A card is added “up” or “down”, not “{ $side }”.
no-such-row = There is no row “{ $row }”; rows are r1 to r{ $rows }.
not-a-move = “{ $text }” is not a move; moves look like “add 3 r2 up”, “take r1”, “donburiko” or “quiet”.

# Moves that are not allowed
no-such-player = There is no player { $number }; there are { $players }.
card-not-in-deck = No { $card } is left in the deck.
over = The game is over.
still-dealing = The cards are still being dealt.
you-are-out = You have taken a row and are out until the next round.
not-your-turn = It is { $who }’s turn.
say-first = Your row scored six: first say “Donburiko!” or stay quiet.
no-six-taken = “Donburiko!” is only for a row just taken that scored exactly six.
row-too-short = Row { $row } has only one card; a row to take has at least two.
must-take = Your hand is empty: you must take a row.
not-in-hand = You have no { $card } in your hand.
row-full = Row { $row } is full: { $cards } cards have been added to it.
no-chip = A card added face down costs a chip, and you have none.
row-taken = Row { $row } has been taken.

# What has happened
says-first = { $who } starts.
says-row = Row { $row } starts with { $card }.
says-deal = { $who } is dealt { $card }.
says-add-up = { $gain ->
    [0] { $who } adds { $card } to row { $row }. The bank is empty.
   *[other] { $who } adds { $card } to row { $row } and takes a chip.
}
says-add-down = { $who } puts a chip on { $card } and adds it face down to row { $row }.
says-take = { $stake ->
    [0] { $who } takes row { $row }: { $cards }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $outcome }
    [one] { $who } takes row { $row } and the chip on it: { $cards }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $outcome }
   *[other] { $who } takes row { $row } and the { $stake } chips on it: { $cards }. { $points ->
        [one] { $points } point
       *[other] { $points } points
    }: { $outcome }
}
outcome-gains = { $chips ->
    [0] no chips.
    [one] one chip from the bank.
   *[other] { $chips } chips from the bank.
}
outcome-pays = { $chips ->
    [one] one chip to the bank.
   *[other] { $chips } chips to the bank.
}
outcome-credit = the bank is too small, so { $points } on credit.
outcome-seven = seven cards count nothing.
says-donburiko = { $who } calls “Donburiko!”
says-quiet = { $who } smiles and stays quiet.
says-and-then = { $said } { $then }
round-ends = The round is over.
game-ends = That was the last round.

# The board
round-plain = round
round-last = last round
board-head = { $kind } { $round }, bank { $bank }
board-row-here = { $stake ->
    [0] Row { $row }: { $cards }
    [one] Row { $row }: { $cards } (1 chip)
   *[other] Row { $row }: { $cards } ({ $stake } chips)
}
board-row-gone = Row { $row } (taken): { $cards }
board-seat = { $credit ->
    [0] { $who }: { $chips } chips, { $cards } in hand{ $state }
   *[other] { $who }: { $chips } chips and { $credit } on credit, { $cards } in hand{ $state }
}
board-hand = Your hand: { $cards }
turn-now = {" "}← to move
turn-not = {""}
seat-out = , out

account = { $credit ->
    [0] { $who }: { $chips ->
        [one] one chip
       *[other] { $chips } chips
    }
   *[other] { $who }: { $chips ->
        [one] one chip
       *[other] { $chips } chips
    } and { $credit } on credit
}

# The picture
plate = { $who }
plate-in = { $credit ->
    [0] { $who }: { $chips } chips, { $cards } cards in hand
   *[other] { $who }: { $chips } chips, { $credit } on credit, { $cards } cards in hand
}
plate-out = { $credit ->
    [0] { $who }: { $chips } chips, out of this round
   *[other] { $who }: { $chips } chips, { $credit } on credit, out of this round
}
turn-mark = { $who } is to move
purse = { $chips }
owed = +{ $credit }
peek = { $card }
chip = chip
staked = chip on a face-down card
others-card = { $card }, in the hand of { $who }
row-label = { $stake ->
    [0] Row { $row } of { $cards } cards
   *[other] Row { $row } of { $cards } cards, { $stake } chips on it
}
face-down = { $card }, added face down by { $who }
bank = Bank { $chips }
pick-hand = { $card }
pick-row = Row { $row }
pick-take = Take this row
pick-up = Face up
pick-down = Face down
pick-donburiko = “Donburiko!”
pick-quiet = Stay quiet

# Gardening in English

title = Gardening
tagline = Grow all four flowers of a month, with whatever the shelves, the pile and your neighbour have to offer.

# Flowers
suit-1 = pine
suit-2 = plum
suit-3 = cherry
suit-4 = wisteria
suit-5 = iris
suit-6 = peony
suit-7 = bush clover
suit-8 = pampas
suit-9 = chrysanthemum
suit-10 = maple
suit-11 = willow
suit-12 = paulownia
flower-1-1 = pine crane 1.1
flower-1-2 = pine inscribed scroll 1.2
flower-1-3 = plain pine 1.3
flower-1-4 = plain pine 1.4
flower-2-1 = plum warbler 2.1
flower-2-2 = plum inscribed scroll 2.2
flower-2-3 = plain plum 2.3
flower-2-4 = plain plum 2.4
flower-3-1 = cherry curtain (Sakura Bloom) 3.1
flower-3-2 = cherry inscribed scroll 3.2
flower-3-3 = plain cherry 3.3
flower-3-4 = plain cherry 3.4
flower-4-1 = wisteria cuckoo 4.1
flower-4-2 = wisteria red scroll 4.2
flower-4-3 = plain wisteria 4.3
flower-4-4 = plain wisteria 4.4
flower-5-1 = iris bridge (the Dock) 5.1
flower-5-2 = iris red scroll 5.2
flower-5-3 = plain iris 5.3
flower-5-4 = plain iris 5.4
flower-6-1 = peony butterflies 6.1
flower-6-2 = peony purple scroll 6.2
flower-6-3 = plain peony 6.3
flower-6-4 = plain peony 6.4
flower-7-1 = bush clover boar 7.1
flower-7-2 = bush clover red scroll 7.2
flower-7-3 = plain bush clover 7.3
flower-7-4 = plain bush clover 7.4
flower-8-1 = pampas moon 8.1
flower-8-2 = pampas geese 8.2
flower-8-3 = plain pampas 8.3
flower-8-4 = plain pampas 8.4
flower-9-1 = chrysanthemum sake cup (the Rice Bowl) 9.1
flower-9-2 = chrysanthemum purple scroll 9.2
flower-9-3 = plain chrysanthemum 9.3
flower-9-4 = plain chrysanthemum 9.4
flower-10-1 = maple deer 10.1
flower-10-2 = maple purple scroll 10.2
flower-10-3 = plain maple 10.3
flower-10-4 = plain maple 10.4
flower-11-1 = willow rain man (Rain) 11.1
flower-11-2 = willow swallow 11.2
flower-11-3 = willow red scroll 11.3
flower-11-4 = willow lightning 11.4
flower-12-1 = paulownia phoenix (the Eye) 12.1
flower-12-2 = plain paulownia 12.2
flower-12-3 = plain paulownia 12.3
flower-12-4 = plain paulownia 12.4
flower-hidden = a flower
nothing = nothing

# What flowers do
effect-none = No effect
effect-red = Take one flower from your own shelf
effect-purple = Take one flower from the other player’s shelf
effect-inscribed = Take all flowers of one month from your own shelf
effect-boar = Destroy a planted flower in either garden
effect-sakura = Put a flower from either shelf to the bottom of the pile
effect-butterflies = Take a flower from the other player’s hand, then give one back
effect-rice-bowl = Draw a flower
effect-eye = The other player’s hand lies open until something is planted
effect-deer = The larger shelf is shuffled into the pile
effect-dock = It goes to the other player’s shelf
effect-rain = It is planted in your garden at once
effect-spent = No effect a second time in the same turn
note-bird = A bird: may be planted with just one other of its month, and drives away Rain
note-moon = In a garden it guards all pampas from the Boar

# Moves that cannot be read
not-an-outcome = “{ $text }” is no outcome of chance here; it would be one like “{ $such }”.
not-a-move = “{ $text }” is not a move; moves look like “plant 4.1 4.2”, “discard 6.1” or “end”.
no-such-flower = There is no flower “{ $flower }”; flowers are 1.1 to 12.4, the month before the point.
no-such-suit = There is no month “{ $suit }”; months are 1 to { $suits }.
one-flower = “{ $verb }” takes one flower.
not-in-order = Flowers planted together are written once each, in rising order.
no-pair = Two flowers can be planted together only if they are a bird and another flower of its month.
no-three = Flowers planted together are three of one month.

# Moves that are not allowed
no-such-player = There is no player { $number }; there are two.
not-held = { $who } does not hold { $flower }.
not-in-pile = { $flower } cannot be drawn now.
over = The game is over.
still-dealing = The flowers are still being dealt.
not-your-turn = It is { $who }’s turn.
nothing-to-choose = No effect asks for a choice now.
too-many = You hold more than { $most } flowers: plant or discard before you end your turn.
too-few = You may discard only while you hold more than { $most } flowers.
not-in-hand = You do not hold { $flower }.
no-suit = To plant { $flower } alone, your garden must already hold a flower of its month.
choose-first = First finish the effect. { $prompt }
suit-not-there = Your shelf holds nothing of { $suit } that could be taken.
just-discarded = { $flower } has just been discarded; its own effect never picks it.
moonlit = In a garden with { $moon } the Boar can touch no pampas.
not-there = { $flower } cannot be chosen. { $prompt }

# What is being waited for
prompt-deal = The flowers are dealt
prompt-draw = { $who } { task-draw }
prompt-discard = { $who }: { task-discard }
prompt-end = { $who }: { task-end }
prompt-return-own = { $who }: { task-return-own }
prompt-return-other = { $who }: { task-return-other }
prompt-gather = { $who }: { task-gather }
prompt-destroy = { $who }: { task-destroy }
prompt-snatch = { $who } { task-snatch }
prompt-steal = { $who }: { task-steal }
prompt-give = { $who }: { task-give }
prompt-bottom = { $who }: { task-bottom }
task-draw = draws a flower
task-discard = { $more ->
    [one] plant, or discard 1 flower
   *[other] plant, or discard { $more } flowers
}
task-end = plant, or end the turn
task-return-own = take one from your shelf
task-return-other = take one from { $other }’s shelf
task-gather = take one month from your shelf
task-destroy = destroy a planted flower
task-snatch = takes an unseen flower
task-steal = take one from { $other }’s hand
task-give = give { $other } one flower
task-bottom = put one shelf flower to the bottom
prompt-won = { $who } has won
prompt-tie = A tie
because = for { $flower }

# What has happened
says-and-then = { $said } { $then }
says-first = { $who } starts.
says-deal = { $who } is dealt { $flower }.
says-draw = { $who } draws { $flower }.
says-draw-again = For the Rice Bowl { $who } draws { $flower }.
says-draw-bottom = { $who } draws { $flower } from the bottom of the pile.
says-plant = { $who } plants { $flowers }.
says-washed = The bird drives Rain away, onto { $who }’s shelf.
says-discard = { $who } discards { $flowers }.
says-end = { $who } ends the turn.
says-return = { $who } takes { $flowers } from { $whose }’s shelf.
says-gather = { $who } takes { $flowers } from the shelf.
says-destroy = The Boar destroys { $flowers } in { $whose }’s garden.
says-steal = The Butterflies bring { $who } { $flowers } from { $whose }.
says-give = { $who } gives { $other } { $flowers } in return.
says-bottom = { $who } puts { $flowers } from { $whose }’s shelf to the bottom of the pile.
happens-red = One flower comes back from the shelf.
happens-purple = One flower comes over from { $other }’s shelf.
happens-inscribed = All of one month comes back from the shelf.
happens-boar = A planted flower must go.
happens-sakura = A flower from a shelf goes to the bottom of the pile.
happens-butterflies = They fly to { $other }’s hand.
happens-rice-bowl = Another flower may be drawn.
happens-eye = { $other } plays with an open hand until something is planted.
happens-deer = { $count ->
    [one] One flower of { $whose }’s shelf is shuffled into the pile.
   *[other] { $count } flowers of { $whose }’s shelf are shuffled into the pile.
}
happens-deer-both = { $count ->
    [0] Both shelves are empty; only the pile is shuffled.
   *[other] The shelves are level: all { $count } flowers are shuffled into the pile.
}
happens-dock = It drifts over to { $other }’s shelf.
happens-rain = It grows in { $who }’s garden at once.
happens-spent = It has no effect a second time in this turn.
happens-skipped = There is nothing it could do.
ends-four = All four of { $suit } grow in { $who }’s garden: { $who } wins.
ends-dock = The pile is empty. The Dock joins its month in { $who }’s garden: { $who } wins.
ends-pile = The pile is empty: a tie.
ends-turns = After 500 turns the game is a tie.

# The board
board-pile = Pile: { $count }
board-pile-bottom = Pile: { $count }, below it { $flowers }
board-garden = { $who }’s garden: { $flowers }
board-shelf = { $who }’s shelf: { $flowers }
board-hand = { $hidden ->
    [0] { $who }’s hand: { $flowers }
   *[other] { $who }’s hand: { $flowers }, { $hidden } unknown
}
board-hand-open = { $who }’s hand, open: { $flowers }
board-known = { $who } remembers of it: { $flowers }

# The picture
zone-garden = Garden of { $who }
zone-shelf = { $count ->
    [0] Shelf of { $who }
   *[other] Shelf of { $who } ({ $count })
}
in-garden = in the garden of { $who }
in-shelf = on the shelf of { $who }
in-hand = in the hand of { $who }
remembered = remembered: in the hand of { $who }
at-bottom = { $place ->
    [1] at the bottom of the pile, the first to be drawn
   *[other] at the bottom of the pile, to be drawn as number { $place }
}
label = { $flower }, { $where }. { $note }
label-hidden = A hidden flower, { $where }
seen = { $who } remembers this flower
plate = { $who }
plate-in = { $who }: { $cards } flowers in hand
plate-open = { $who }: { $cards } flowers in hand, lying open
turn-mark = { $who } is to move
eye-on = The Eye: { $who } plays with an open hand until something is planted
pile = { $bottom ->
    [0] The pile: { $count } flowers
   *[other] The pile: { $count } shuffled flowers, { $bottom } known ones below
}
pile-count = { $count }
pick-end = End the turn
pick-plant = Plant { $flowers }
pick-discard = Discard: { $effect }
pick-gather = All of { $suit }

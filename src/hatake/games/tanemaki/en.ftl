# Tanemaki in English

title = Tanemaki
tagline = Plant what you are handed, or hand it on; and harvest before your field must make room.
option-manure = Manure cards
option-reshuffles = Reshuffles of the discard pile

radish = radish
potato = potato
cucumber = cucumber
bean = bean
calabash = calabash
manure = manure
card = { $vegetable } { $symbols }
card-hidden = a hidden card

# Moves that cannot be read
not-an-outcome = “{ $text }” is no outcome of chance here; it would be one like “{ $such }”.
no-such-card = There is no card “{ $card }”; cards are R, P, C, B or H with 1, 2 or 3, and M.
no-such-place = A card is planted from “hand” or “store”, not from “{ $place }”.
no-such-field = There is no field “{ $field }”; fields are f1 and f2.
not-a-move = “{ $text }” is not a move; moves look like “give R2 3”, “plant f1”, “pass 4”, “store”, “plant M hand f2” or “harvest f1”.

# Moves that are not allowed
no-such-player = There is no player { $number }; there are { $players }.
card-not-in-deck = No { $card } is left in the deck.
over = The game is over.
still-drawing = The cards are still being drawn.
field-empty = Nothing grows on field { $field }.
holds-the-card = { $who } holds the card and chooses; you may only harvest now.
answer-first = A card has come to you: plant it, hand it on or put it into the storehouse.
not-your-turn = It is { $who }’s turn; you may only harvest now.
nothing-in-flight = Nobody has handed you a card.
others-first = First all others plant; give one of them a card.
all-have-planted = All others have planted: now plant a card yourself.
not-in-hand = You have no { $card } in your hand.
not-in-store = No { $card } lies in the storehouse.
to-yourself = A card is given to somebody else.
has-planted = { $who } has planted in this turn already.
not-back = The card may not go back to { $who }, whose turn it is.
has-had = { $who } has had this card already.
store-full = The storehouse is full: { $cards } cards lie in it.
other-vegetable = On field { $field } grows { $vegetable }, and a field holds one vegetable only. Harvest it first.
fields-alike = Both your fields are empty, and so alike: take field 1.

# What has happened
says-first = { $who } starts.
says-draw = { $who } draws { $card }.
says-give = { $who } gives { $card } to { $to }.
says-pass = { $who } hands { $card } on to { $to }.
says-store = { $who } puts { $card } into the storehouse.
says-plant = { $who } plants { $card }: { $field }.
grown = { $seeds ->
    [one] 1 seed of { $vegetable }
   *[other] { $seeds } seeds of { $vegetable }
}
grown-bare = { $cards ->
    [one] 1 card of manure
   *[other] { $cards } cards of manure
}
says-last-hand = { $who } plants { $card } from the hand: { $field }. Thrown away: { $thrown }.
says-last-store = { $who } plants { $card } from the storehouse: { $field }. Thrown away: { $thrown }.
says-harvest = { $coins ->
    [0] { $who } harvests { $field }, for no coins.
    [one] { $who } harvests { $field }, for 1 coin.
   *[other] { $who } harvests { $field }, for { $coins } coins.
}
says-and-then = { $said } { $then }
reshuffled = The discard pile is shuffled into the deck.
gain = { $who } { $coins }
game-ends = The deck is used up, and all fields are harvested. Coins: { $gains }.

# The board
board-head = Turn { $turn }; { $deck ->
    [one] 1 card
   *[other] { $deck } cards
} in the deck, { $discard } on the discard pile
board-seat = { $coins ->
    [one] { $who }: 1 coin{ $state }
   *[other] { $who }: { $coins } coins{ $state }
}
seat-chooses = {" "}← to choose
seat-planted = , has planted
seat-plain = {""}
board-field = {"  "}Field { $field }: { $what }
field-bare = empty
field-manure = { $cards ->
    [one] 1 card of manure
   *[other] { $cards } cards of manure
}; no coins before seeds are planted on it
field-grows = { $seeds ->
    [one] 1 seed of { $vegetable }
   *[other] { $seeds } seeds of { $vegetable }
} ({ $cards }); { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} now, { $next } with { $lacks ->
    [one] 1 seed
   *[other] { $lacks } seeds
} more
field-stays = { $seeds ->
    [one] 1 seed of { $vegetable }
   *[other] { $seeds } seeds of { $vegetable }
} ({ $cards }); { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
} now, which is the most
board-store = Storehouse: { $cards }
board-store-empty = Storehouse: empty
board-hand = Hand of { $who }: { $cards }
board-flight = In flight: { $card }, held by { $who }; has been with { $had }

account = { $coins ->
    [one] { $who }: 1 coin ({ $of })
   *[other] { $who }: { $coins } coins ({ $of })
}
account-empty = { $who }: { $coins } coins
purse = { $vegetable } { $coins }

# The picture
ask-give = Choose a card and whom to give it to.
ask-answer = Here comes { $card }: plant it, hand it on or store it.
ask-last = Now plant a card yourself, from hand or storehouse.
plate = { $who }
yard-plain = { $coins ->
    [one] { $who }: 1 coin
   *[other] { $who }: { $coins } coins
}
yard-active = { $coins ->
    [one] { $who }, whose turn it is: 1 coin
   *[other] { $who }, whose turn it is: { $coins } coins
}
yard-planted = { $coins ->
    [one] { $who }, has planted in this turn: 1 coin
   *[other] { $who }, has planted in this turn: { $coins } coins
}
hat = It is { $who }’s turn
turn-mark = { $who } chooses
had = { $who } has had this card
coin = coin
purse-of = { $coins ->
    [one] 1 coin
   *[other] { $coins } coins
}
others-card = { $card }, in the hand of { $who }
in-flight = { $card }, handed to { $who }
deck = { $reshuffles ->
    [0] Deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }
    [one] Deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, to be reshuffled once
   *[other] Deck: { $cards ->
        [one] 1 card
       *[other] { $cards } cards
    }, to be reshuffled { $reshuffles } times
}
count = { $number }
store = Storehouse, with room for two cards
stored = { $card }, in the storehouse
heap = Thrown away: { $cards }
heap-empty = Nothing has been thrown away yet
thrown = { $card }, just thrown away
rates = { $one } { $two } { $three } { $four }
rates-told = 1 coin for { $one } seeds, 2 for { $two }, 3 for { $three }, 4 for { $four }
field-of = Field { $field } of { $who }: { $what }
lacks = +{ $seeds }
pick-hand = { $card }
pick-store = { $card } from the storehouse
pick-field = Plant on field { $field }
pick-put = Into the storehouse
pick-harvest = { $coins ->
    [0] Harvest field { $field } (no coins)
    [one] Harvest field { $field } (1 coin)
   *[other] Harvest field { $field } ({ $coins } coins)
}

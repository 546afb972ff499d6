# What the command line says.

cli-wins = { $winners ->
    [one] { $who } wins.
   *[other] The victory is shared: { $who }.
}
cli-you-are = You are { $who }.
cli-sits = { $who } is { $bot }.
cli-how = Type a move, or its number in the list. “?” lists the moves, “?” and how a move begins some of them; also “board”, “log” and “quit”.
cli-your-move = Your move
cli-aside = It is not your turn, but you may still do something; press Enter to let it be.
cli-many = You have { $moves } moves; “?” and how a move begins lists some of them.
cli-no-such-number = There is no move number { $number }; numbers are 1 to { $moves }.
cli-none-begin = No move begins with “{ $beginning }”.
cli-not-your-seat = You play for { $who } only.

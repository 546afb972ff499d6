# What is said about play in general.

player = Player { $number }

not-text = A move is text, not { $kind }.
game-is-over = The game is over; nobody moves any more.
chance-is-to-move = Chance is to move: play one of its outcomes, which begin with a star.
chance-is-not-to-move = Chance is not to move: a move that begins with a star cannot be played now.
no-such-seat = There is no seat “{ $seat }”; seats are 1 to { $seats }.
not-out-of-turn = Seat { $seat } is to move: write its move without @{ $seat }.

# The pages in English.

hatake = Hatake
hatake-line = Garden games for a few quiet minutes, with friends or alone.
foot = Free and open. No account, no adverts, nothing to install.
about = About
home = To the home page
skip = To the content
theme-light = Theme: light
theme-dark = Theme: dark
theme-auto = Theme: as the device has it
back-home = Back to the garden
back-to-table = Back to the table

# People
guest = Guest
name-label = Your name
name-hint = for example Hana
name-keep = Keep
bot-name = { $number ->
    [1] Suzume
    [2] Tanuki
    [3] Kaeru
    [4] Kitsune
   *[other] Usagi
}

# Home
games = The games
rules = Rules
rules-of = Rules of { $title }
contents = Contents
players = { $low }–{ $high } players
players-just = { $count ->
    [one] one player
   *[other] { $count } players
}
minutes = { $low }–{ $high } minutes
play-now = Play now
new-table = New table
my-tables = My tables
my-tables-none = You sit at no table yet.
open-tables = Open tables
open-tables-none = Nobody is waiting for players just now. Lay a table, and it will be seen here.
my-turn = Your turn
and-then = , {""}
hosted-by = by { $host }
free-seats = { $free ->
    [one] one free seat of { $seats }
   *[other] { $free } free seats of { $seats }
}
status-waiting = Waiting for players
status-playing = In play
status-over = Finished

# A new table
new-table-of = A new table of { $title }
seats = Seats
seat-number = Seat { $number }
seat-me = Me
seat-open = Free for anybody
seat-bot = Bot, level { $level }
seat-none = No seat
seat-mine = you
seats-note = “Me” at several seats: you share this device, and the table is covered between turns.
options = Options
option-first = First player
first-by-chance = Chance decides
bounds = { $low } to { $high }
lay-table = Lay the table
never-mind = Never mind

# The waiting room
waiting-line = The table is laid.
share-label = Send this link to those you want to play with
copy = Copy
copied = Copied
sit = Sit down
sit-too = Sit here too
sit-at = Sit down at seat { $number }
sit-too-at = Sit here too, at seat { $number }
bot-add = Seat a bot
bot-at = Seat a bot at seat { $number }
bot-level = level { $level }
bot-level-at = Level of the bot at seat { $number }
start = Start the game
leave = Leave the table
waiting-for-seats = The game can start when every seat is taken.
waiting-for-start = Every seat is taken. The game is about to start.

# At the table
board = The board
log = What happened
menu = More
players-here = Around the table
here = is here
away = is away
your-turn = Your turn
turn-of = { $who } is to move
thinking = { $who } is thinking …
choose = Choose what lights up.
choose-aside = Meanwhile you may do what lights up.
choosing = Chosen: { $path }
back-one = One step back
ghost-lay = Lay it here
ghost-turn = Turn it
field-closer = Look closer
field-further = Look from further away
field-whole = See everything
unpick = Put back: { $what }
sent = Played. One moment …
watching = You are watching.
connecting = Finding the table …
lost-line = The line is broken. Trying again …
over-line = The game is over
forced-setting = When only one move is possible, play it for me
remember-setting = Show faintly what I remember
forced-soon = Only one move: { $what }
clause = { $reason } ({ $clause })
cover-pass = Pass the device to { $who }
cover-ready = I am ready
leave-to-bot = Leave, a bot plays on
needs-script = To move the pieces, the page needs JavaScript. Everything can be read without it.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Rematch
rematch-there = The next game is laid: go there
record = Record
replay = Look it over

# Looking it over
replay-first = To the beginning
replay-back = One move back
replay-play = Play by itself
replay-forward = One move on
replay-last = To the end
replay-slider = Move
replay-count = { $number } of { $of }
replay-eyes = Seen by
replay-all = All cards open
replay-nobody = A spectator
replay-leave = Back to the result

# Fair chance
fair-title = Is chance fair here?
fair-before = Before the first move, chance was bound to a secret number. This is its fingerprint (SHA-256):
fair-after = The game is over, and this is the secret number:
fair-verify = Download the record and let “hatake verify” check that every draw follows from it.

# About
about-what = Hatake (畑) is Japanese for field. It is a table for garden games: play them here with friends or against bots that see no more than a person would, look over your games afterwards, and study them with the same rules from Python.
about-fair-title = Fair chance
about-fair = Every shuffle and draw follows from a secret number that is chosen before the game. Its fingerprint is shown before the first move, the number itself after the last, so that everybody can check it.
about-kept-title = What is kept
about-kept = Your name and your choice of language are kept in cookies, the moves of a table on the server. Nothing else is asked or kept.

# What the server has to say
error-400 = This request makes no sense here.
error-403 = This page has grown old. Please go back, reload it, and try once more.
error-404 = There is nothing growing here.
error-405 = This is not how to come here.
error-413 = That is too much at once.
error-429 = Slowly, please. Try again in a minute.
error-500 = Something went wrong on our side.
no-such-game = There is no such game.
no-such-language = There is no such language here.
no-such-level = There is no bot of that level.
no-such-seat-here = There is no such seat at this table.
no-such-move = This cannot be played now.
table-gone = This table is not there, or not any more.
other-rules = This table was laid by rules of another version; it cannot be played on.
not-over-yet = This is for games that are over.
not-begun-yet = The game has not begun yet.
not-playing = Nobody can move at this table now.
not-your-seat = Somebody else sits on this seat.
seat-taken = This seat is no longer free.
host-only = Only the one who laid the table can do this.
sitters-only = Only those who sit at the table can do this.
is-not-away = Whoever sits there is not away.
wrong-seats = This game is for { $low } to { $high } players.
wrong-first = { $option }: only one of the seats that are laid, please.
wrong-option = { $option }: a whole number from { $low } to { $high }, please.
somebody-quicker = Somebody else was quicker.
table-has-moved-on = The table has moved on since.
not-understood = The page and the server do not understand each other. Please reload the page.
too-much-said = Slowly, please. Reload the page to go on.

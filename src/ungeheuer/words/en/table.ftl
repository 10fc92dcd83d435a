# Names

name-chance = chance
name-spectator = spectator
name-guest = Guest
name-orcs = Orcs
name-undead = Undead
name-sea = Sea creatures
name-demons = Demons
name-insects = Insects
name-dragons = Dragons
name-printed = printed
name-source = known
name-house = invented
name-bot-random = Muddle
name-bot-greedy = Grabby
name-bot-ogre = Clumsy Ogre
name-bot-goblin = Cheeky Goblin
name-bot-sphinx = Patient Sphinx
name-bot-dragon = Old Dragon

# Lists

list-and = { $first } and { $last }

# Games

game-mighty = Mighty Monsters
game-mighty-about = Share and steal the king's gold. 3 to 6 players.
game-timid = Shy Monsters
game-timid-about = One builds a dungeon, the other must get out. 2 players.
game-island = King of Monster Island
game-island-about = Together against the boss. 1 to 5 players.

# Refused moves

error-illegal-move = { $tried } is not possible.
error-unreadable-move = I cannot read "{ $text }" as a move.
error-hidden-move = "{ $tried }" hides what was drawn; a record has to tell.
error-not-your-turn = It is { $asked }'s turn, not { $seat }'s.
error-stale-move = This move was meant for an earlier position: the match has gone on meanwhile.
error-bad-position = This line describes no position: { $text }
error-match-over = The match is over.
error-bad-option = The option { $option } cannot be "{ $value }". Possible: { $allowed }.
error-unknown-option = There is no option { $option }. There are: { $allowed }.
error-nothing-to-undo = There is no move of yours to take back.
error-nothing-to-redo = There is nothing to play again.
error-undo-chance = Undo ends here: chance has spoken (move { $move }).
error-undo-answer = Undo ends here: { $seat } has answered (move { $move }).
error-undo-reveal = Undo ends here, at move { $move }: { $what }
error-interrupted = Interrupted.
error-output = The output could not be written: { $reason }.
error-engine-bug = This should never happen, and it is our fault: { $what }

# Files

error-no-file = { $file }: there is no such file.
error-unreadable-file = { $reason ->
    [no-file-name] { $file }: this is no file that can be read.
    [not-allowed] { $file }: I am not allowed to read this file.
   *[other] { $file }: the file cannot be read ({ $reason }).
}
error-unwritable-file = { $reason ->
    [no-file-name] { $file }: this is no file name I could write to.
    [no-folder] { $file }: there is no such folder.
    [not-allowed] { $file }: I am not allowed to write this file.
   *[other] { $file }: the file cannot be written ({ $reason }).
}
error-not-json = { $file }, line { $line }, column { $column }: here the record is not valid JSON.
error-cut-short = { $file }: the record breaks off in line { $line }.
error-not-text = { $file }: this is not a text in UTF-8 (byte { $byte }).
error-key-twice = { $file }: the key "{ $field }" stands twice in one place.
error-too-deep = { $file }: brackets are nested deeper than in any record.
error-field-missing = { $file }: the record lacks the field "{ $field }" (place: { $place }).
error-field-unknown = { $file }: a record has no field "{ $field }" (place: { $place }).
error-field-type = { $file }: { $place } must be { $wanted ->
    [int] a whole number
    [str] a text
    [array] a list
   *[object] an object
} but is { $found ->
    [null] empty
    [bool] true or false
    [str] a text
    [array] a list
    [object] an object
    [int] a number
   *[float] a decimal number
}.
error-field-range = { $file }: the number at { $place } is too big.
error-not-a-move = { $file }, line { $line }: move { $move } is not a pair of seat and move such as ["0", "4@2a"].
error-not-a-record = { $file }: this is not a record of Ungeheuer.
error-other-format = { $file }: record format { $found } is not known here, only { $known }.
error-no-game = There is no game called "{ $game }". There are: { $games }.
error-no-bot = There is no bot called "{ $bot }". There are: { $bots }.
error-no-seat = There is no seat "{ $view }". There are: { $seats }.
error-no-rule = There is no rule { $id } in { $game }.
error-no-such-move = There is no move { $move }; the record has { $moves }.
error-bad-move = Move { $move }: { $reason }
error-bad-move-line = { $file }, line { $line }, move { $move }: { $reason }
error-other-result = The record claims { $recorded }, but the rules give { $found }.
error-other-result-file = { $file }: the record claims the result { $recorded }, but the rules give { $found }.
error-no-result-yet = { $file }: the record claims the result { $recorded }, but the match is not over.
error-other-rules = The record was made under rules version { $rules }; known here is { $known }.
error-wrong-number-of-seats = { $wanted } seats are to be filled, but { $found } were named.
error-wrong-number-of-names = { $file }: { $wanted } seats are taken, but the record names { $found }.
error-record-too-big = { $file }: what stands at { $place } is larger than anything that could be typed here.
error-record-name-too-long = { $file }: the name of seat { $number } has { $found } characters; { $most } are the most.
error-no-saved-game = There is no saved match to go on with.
error-only-with-resume = { $option } works only together with --resume.
error-not-with-resume = { $option } does not go with --resume: a match keeps what it began with.
error-not-a-ledger = { $file }: this is no file of an arena; I leave it alone.
error-another-contest = { $file }: this file belongs to another contest (game, options or cards differ); I leave it alone.
error-bad-ledger = { $file }, line { $line }: this is no bout; I leave the file alone.
error-match-failed = A match of { $bots } could not be played: { $what }
error-bout-failed = { $one } against { $other }, deal { $deal }: this bout could not be played. { $what }
error-no-ray = Ray is not installed here. It comes with: pip install "ungeheuer[ray]"
error-no-extra = This command needs more than the engine: pip install "ungeheuer[{ $extra }]"
error-other-game = { $file }: this is a match of { $found }, not of { $game }.

# Card sets

cards-problem = { $file }: { $path }: { $reason }
cards-missing = is missing
cards-unknown-key = is not known here; known are { $known }
cards-wrong-type = must be { $wanted ->
    [whole-number] a whole number
    [text] a text
    [flag] true or false
    [list] a list
   *[table] a table
} but is { $found }
cards-out-of-range = must lie between { $least } and { $most }, but is { $value }
cards-not-one-of = must be one of { $allowed }, but is "{ $value }"
cards-no-cost = there is no healing cost for strength { $strength }
cards-wrong-trigger = { $effect } does nothing under { $trigger }; possible are { $allowed }
cards-needs-effects = under { $trigger } there must be exactly: { $wanted }
cards-replaced-minion = a minion symbol can only be replaced, and only a minion symbol can be
cards-asked-for-die = optional when stealing is only a die that goes onto this card, and that always is
cards-pay-asked = paying must be optional here
cards-too-deep = nested more than { $most } levels deep
cards-too-long = has { $found } letters, but { $most } are the most
cards-not-unique = { $value } is there more than once
cards-bad-name = a tile's name has small letters, digits and hyphens only
cards-wrong-count = there are { $found }, but { $wanted } are needed
cards-unbeatable = strength { $value } is more than any two monsters have (a warning)
cards-syntax = the file is not valid TOML: { $reason }
cards-syntax-at = not valid TOML in line { $line }, column { $column }: { $reason }
cards-not-shipped = there is no shipped card set { $value }
cards-other-hash = the record was played with other values ({ $value }, here { $found })
cards-good = { $file }: a valid card set, { $id } version { $version }, { $cards } values.
cards-title = Card set { $id }, version { $version }
cards-legend = Values marked "{ $house }" are invented for this table, since the printed rules do not list them.
cards-column-what = What
cards-column-values = Values
cards-column-from = Provenance

# Playing in the terminal

play-welcome = What would you like to play?
play-choose = Your choice
play-prompt = Your move, { $player }
play-prompt-help = ? for help
play-intro = Type a move such as { $example }, or in short { $short }. hint gives advice, ? shows all you can do.
play-curtain = Only { $player } may look now. Press Enter when the others look away.
play-undone = Taken back: { $count } { $count ->
    [one] move
   *[other] moves
}.
play-redone = Played again: { $count } { $count ->
    [one] move
   *[other] moves
}.
play-saved = Saved: { $file }
play-quit = Saved. Go on with: ungeheuer play --resume { $file }
play-bug = The match up to here is in { $file }. Show it with: ungeheuer replay { $file }
play-why-fine = { $move } is possible.
play-why-usage = Which move? For example: why { $example }
play-hint-by = { $bot } looks at this, the best first.
advice-chance = { $percent }% to win
play-hint-none = No advice for this question.
play-well-done = Congratulations, { $player }.
play-again = Another match: ungeheuer play { $game }
play-resumed = Going on with { $file }, move { $move }.
play-branched = A new match from move { $move } of { $file }.
play-end-of-input = The input has ended. The match is saved in { $file }.
play-log = What happened so far
play-moves = Possible moves
play-help =
    a move          as listed: { $example }, or in short { $short }
    hint [BOT]      what the old dragon would look at, or another bot
    why MOVE        why a move is not possible
    moves           all possible moves
    rules [ID]      the rule behind this question, or another one
    log             what happened so far
    undo, redo      take back, play again
    save [FILE]     save to a file
    quit            leave; the match is kept
    Enter           show the table again

# What keeps one from a table

error-bad-address = "{ $value }" is not the address of a table or a server, such as http://localhost:8420.
error-no-server = { $server } cannot be reached: { $reason }
error-other-server = The server speaks differently from this program: most likely one of the two is newer ({ $detail }).
error-no-table-named = Which table? Give its link, or let --game begin a new one at { $server }. --list shows what is open there.
error-table-has-game = { $option } begins a new table; this link leads to one that is there already.

# Playing over the network

join-free-seat = free
join-link = Link: { $link }
join-share = Others come to this table by: { $link }
join-no-seat = No seat is free; you are looking on.
join-open = { $count ->
    [0] All seats are taken. { $host ->
        [yes] start begins the match.
       *[no] The host begins the match.
    }
    [one] One seat is free. { $host ->
        [yes] Wait for somebody, or begin with a bot there: start goblin
       *[no] The host begins when all are here.
    }
   *[other] { $count } seats are free. { $host ->
        [yes] Wait for people, or begin with bots there: start goblin
       *[no] The host begins when all are here.
    }
}
join-begins = The match begins.
join-sits = { $seat } sits down (seat { $number }).
join-sits-self = You sit on seat { $number }.
join-left = { $who ->
    [none] Seat { $number } is free.
   *[other] { $who } has left; seat { $number } is free.
}
join-came = { $seat } is here.
join-went = { $seat } is away.
join-bot-sits = { $seat } plays on seat { $number }.
join-bot-stands-in = A bot stands in on seat { $number } until the person is back.
join-paused = The table is paused; resume goes on.
join-resumed = The match goes on.
join-ended-resigned = { $who ->
    [none] Somebody has given up; the match is over.
   *[other] { $who } has given up; the match is over.
}
join-ended-expired = Nobody came for a long time; the match was closed.
join-next = It goes on at a new table; rematch takes you there: { $link }
join-wish-mine = That is beyond what can be taken back freely. The others are asked.
join-wish-asked = { $player } would like to take back a move, beyond what is free. Do you agree? yes or no
join-wish-settled = The wish to go back is settled.
join-nothing-asked = Nobody has asked you for anything.
join-sure = Give this seat up for good? yes, or anything else to play on.
join-waiting = Waiting for { $player }. Enter shows the table, ? what you can do.
join-not-asked = It is { $player }'s turn; ? shows what you can do meanwhile.
join-unknown-open = The match has not begun yet; ? shows what you can do.
join-unknown-paused = The table is paused; resume goes on.
join-unknown-playing = Nobody is asked at the moment; ? shows what you can do.
join-unknown-over = The match is over: rematch plays again, quit leaves.
join-over = The match is over: rematch plays again, quit leaves.
join-over-watched = The match is over; quit leaves.
join-lost = The connection is lost; trying again. What you type is kept.
join-back = Connected again.
join-quit = The table goes on. Come back with: { $command }
join-claimed = You are this person now, here too.
join-code = Code for another device: { $code } (valid once, for { $minutes } minutes)
join-code-use = There: { $command }
join-no-tables = There are no tables.
join-your-turn = It is your turn.
join-state-open = not begun
join-state-playing = going on
join-state-paused = paused
join-state-over = over
join-watchers = { $count ->
    [0] Nobody is looking on.
    [one] One person is looking on.
   *[other] { $count } people are looking on.
}
join-policy = Taking back: { $undo ->
    [none] not at this table.
    [consent] freely to the last barrier, beyond it if all agree.
   *[free] freely to the last barrier.
}
join-is-bot = bot
join-stands-in = bot, until the person is back
join-is-self = you
join-is-here = here
join-is-away = away
join-phrase-hello = Hello.
join-phrase-thanks = Thank you.
join-phrase-well-played = Well played.
join-phrase-good-luck = Good luck.
join-phrase-one-moment = One moment, please.
join-phrase-your-turn = It is your turn.
join-phrase-oops = Oops.
join-phrase-again = Another one?
join-help-match =
    a move          as listed: { $example }, or in short { $short }
    hint [BOT]      what the old dragon would look at, or another bot
    why MOVE        why a move is not possible
    moves           all possible moves
    rules [ID]      the rule behind this question, or another one
    log             what happened so far
    undo, redo      take back, play again; beyond a barrier the others are asked
    yes, no         answer somebody who wishes to take back
    Enter           show the table again
join-help-table =
    say TEXT        talk to the table; phrase shows ready-made words
    who             who sits where, and the link to this table
    look SEAT       uncover one of your seats
    take SEAT NAME  sit down; leave gets up again
    start [BOT]     begin, with bots on free seats (host)
    bot SEAT [BOT]  let a bot play there (host); remove SEAT frees a seat
    host            be the host, once the host has been away for long
    pause, resume   stop for a while, go on
    resign          give your seat up for good
    rematch         after the end: the same again
    quit            leave; the table goes on

# replay

replay-title = { $moves ->
    [one] { $game }, one move
   *[other] { $game }, { $moves } moves
}
replay-open = The match is not over: { $seat } is to move.
replay-after = After move { $move }
replay-legal = Possible: { $moves }
replay-many = There are { $count } possible moves.
replay-ok = The record replays without a fault.

# simulate

simulate-title = { $games ->
    [one] One match of { $game }
   *[other] { $games } matches of { $game }
}
simulate-team-title = { $game }: how often { $bot } wins together, { $games } matches for each number, with 95% intervals
simulate-axis-boss = Boss
simulate-axis-side = Side
simulate-players = { $players ->
    [1] 1 player
   *[other] { $players } players
}
simulate-value-crystal-dragon = Crystal Dragon
simulate-value-lithosaur = Lithosaur
simulate-value-lavalord = Lavalord
simulate-value-ultimate = Ultimate Challenge
simulate-value-normal = normal
simulate-value-advanced = advanced
simulate-progress = Playing
simulate-column-bot = Bot
simulate-column-wins = Wins
simulate-column-share = Win share
simulate-column-interval = 95% interval
simulate-column-score = Mean score
simulate-column-seat = Seat
simulate-speed = { $rate } matches a second on { $workers } { $workers ->
    [one] core
   *[other] cores
}
simulate-even = Even would be { $share }.

# arena

arena-title = { $game }: how often the bot on the left wins when all others are the bot above (matches: { $games })
arena-title-roles = { $game }: how often the bot on the left ({ $first }) wins against the one above ({ $second }) (matches: { $games })
arena-plot-title = { $game }: win shares with 95% intervals (matches: { $games })
arena-against = { $one } against { $other }
arena-seats = By seat, whoever the others were
arena-elo-meaning = Elo (400 points more are ten times the strength; 1500 is the mean of these bots)
arena-few-deals = With fewer than ten deals, Elo has no interval.
arena-broken-off = Broken off: { $done } of { $all } bouts are in { $file }. The same command goes on from there.

# rules

rules-decision = our answer to what the printed rules leave open
rules-usage = One rule: ungeheuer rules { $game } { $id }

# Databases

error-bad-database-url = "{ $value }" is no address of a database. There are: sqlite:///FILE and postgresql://USER@HOST/NAME.
error-no-driver = For PostgreSQL a package is missing: pip install "{ $package }".
error-no-database = { $database }: the database cannot be used ({ $reason }).
error-newer-database = { $database }: a later version of Ungeheuer has written to this database ({ $found }, known here is { $known }). Nothing was changed.
error-older-database = { $database }: this database is not up to date. The server brings it up to date when it starts.
error-database-not-empty = { $database }: there is something in this database already; importing needs an empty one.
error-log-conflict = Somebody else has written to this table's log meanwhile.
error-not-stored = { $reason ->
    [database] This could not be stored. Try again.
   *[other] This could not be stored ({ $reason }).
}
error-unknown-if-stored = { $reason ->
    [database] Whether this was stored is not known. Look at the table again.
   *[other] The connection to the database was lost; whether this was stored is not known ({ $reason }).
}
error-not-read = { $reason ->
    [database] The database does not answer. Try again.
   *[other] The database does not answer ({ $reason }).
}
error-file-exists = { $file }: this file is there already and is not overwritten.
error-no-export = { $file }: this is no export of a database of Ungeheuer.
error-other-export = { $file }: export format { $found } is not known here, only { $known }.
error-export-cut-short = { $file }: the export breaks off after line { $line }.
error-export-line = { $file }, line { $line }: { $reason ->
    [no-json] this is not valid JSON.
    [no-row] this is no row of a database; look at "{ $what }".
    [no-entry] this is no entry of a table's log; look at "{ $what }".
    [not-the-end] the number of rows is not right: some are missing, or there are too many.
   *[refused] the database refuses this row ({ $what }).
}

db-backed-up = Backup: { $file }
db-backed-up-as-export = PostgreSQL makes no copies of itself on command, so this is an export; db import reads it: { $file }
db-exporting = Rows written
db-exported = { $rows ->
    [one] One row
   *[other] { $rows } rows
} exported: { $file }
db-importing = Rows read
db-imported = { $rows ->
    [one] One row
   *[other] { $rows } rows
} of { $file } imported into { $database }
db-checking = Tables replayed
db-fine = { $tables ->
    [0] No table is running. Nothing is wrong.
    [one] One running table, replayed without a fault.
   *[other] { $tables } running tables, all replayed without a fault.
}
db-faults = { $faults ->
    [one] One thing is wrong
   *[other] { $faults } things are wrong
} (running tables: { $tables }).
db-broken = The file is damaged: { $reason }
db-stray = Table { $id }: there are rows of it, but the table itself is missing.
db-no-log = Table { $id }: it has no log.
db-hole = Table { $id }: entry { $line } of its log is missing.
db-no-entry = Table { $id }: entry { $line } of its log cannot be read.
db-unreadable = Table { $id }: { $reason }
db-crash = Table { $id }: replaying it fails, and it is our fault: { $reason }
db-frozen = Table { $id }: it stands still after move { $move }: { $reason }
db-other-state = Table { $id }: it is listed as "{ $listed }", but its log says "{ $found }".

# Tables of the server

error-no-such-table = There is no such table, or it is gone.
error-no-such-seat = There is no seat "{ $seat }". There are: { $seats }.
error-no-such-game = There is no game called "{ $game }".
error-no-such-bot = There is no bot called "{ $bot }". There are: { $bots }.
error-no-such-cards = There is no card set { $id } in version { $version }.
error-no-key = For this the table has to know who you are.
error-wrong-key = This key is nobody's.
error-wrong-code = This code is wrong, used up or too old. Ask for a new one on the other device.
error-not-your-seat = { $seat } is not your seat.
error-not-host = Only the host can do this.
error-not-seated = Only those who have a seat here can do this.
error-not-watching = Only those who have a seat may look at this table.
error-removed = The host has asked you to leave this table.
error-seat-taken = { $seat } is taken.
error-seat-free = Nobody sits on { $seat }.
error-seats-open = Seats are still free: { $seats }.
error-own-seat = { $seat } is your own seat; leave it instead.
error-too-many-seats = There are { $wanted } seats, but { $found } were named.
error-bot-plays = A bot plays for { $seat } at the moment.
error-not-started = The match has not begun yet.
error-already-started = The match has begun already.
error-still-running = This is possible once the match is over.
error-table-over = The match at this table is over.
error-table-paused = The table is paused.
error-not-paused = The table is not paused.
error-table-frozen = This table stands still after move { $move }: the rules have changed since. You can continue from there at a new table.
error-no-undo = Nothing is taken back at this table.
error-stale = The match has gone on meanwhile: you saw version { $seen }, now it is { $version }.
error-undo-departed = Somebody who has answered here has left the table for good. Without their consent nothing is taken back beyond this point.
error-undo-asked-already = { $seat } has asked to take back already.
error-nothing-asked = { $seat } is not asked for consent.
error-not-asked = { $seat } is not to move now.
error-no-hints = There are no hints at this table.
error-no-advice = No advice this time. Try again.
error-chat-off = There is no chat at this table.
error-points-too-fast = One thing at a time: the others have to be able to look.
error-plan-unclear = This plan is missing something.
error-no-plan = { $seat } has no plan just now.
error-not-together = Plans are for games that are won together.
error-hello-first = The first message has to be hello.
error-hello-twice = Hello has been said already.
error-try-again = That crossed with something else. Try again.
error-bad-log = The log of this table is damaged.
error-bad-message = I cannot read this: { $detail }
error-not-json-body = What is sent here has to be JSON (Content-Type: application/json).
error-too-big = This is too big; at most { $most } bytes are read.
error-too-fast = That was too fast. Wait a moment.
error-too-many-connections = There are too many connections. Try again later.
error-wrong-origin = This page may not speak to this table.
error-no-such-page = There is nothing at this address.
error-wrong-method = This address does not take this kind of request.
error-not-ready = The server is not ready. Try again in a moment.
error-server-fault = Something went wrong here, and it is our fault. It has been written down.

# Settings, and the server as a command

error-bad-config = { $file }: this is not valid TOML: { $reason }
error-unknown-setting = { $file }: there is no setting "{ $field }". There are: { $known }.
error-bad-setting = { $place } must be { $wanted ->
    [whole-number] a whole number ({ $allowed })
    [number] a number ({ $allowed })
    [flag] true or false
    [text] a text
    [list] a list of texts
   *[choice] one of { $allowed }
}, not "{ $value }".
error-port-taken = Port { $port } is taken. Choose another one with --port, or 0 for any.
error-no-address = The server cannot listen on { $host }, port { $port } ({ $reason }).

serve-running = The table is set: { $address }
serve-devices = For other devices in this network: { $address }
serve-other-port = Port { $taken } is taken, so it is { $port } this time.
serve-stop = Ctrl-C ends the server; all matches are kept.
serve-stopped = The server has ended. All matches are kept.

welcome-running = The table is set, and this server is running.
welcome-about = Three monster board games, by the book: with friends on their own devices, with bots on empty seats, or both.
welcome-join = In a terminal, take a seat with:
welcome-no-account = There are no accounts. A match survives a restart, and whoever has the link can come in.
welcome-machines = For programs:

# help of the command line

help-about = Three monster board games, by the book: play, replay, simulate.
help-lang = language of everything shown: en or de
help-version = say which version is running, plain or compiled
help-play = play in the terminal, with people and bots on any seats
help-join = sit down at a table of a server, or begin one there
help-join-url = link of a table, or the address of a server
help-join-seat = the seat to take (several at one screen: 0,1); left out, the first that is free
help-join-name = what the others call you; with several seats, names with commas between
help-join-watch = look on without a seat
help-join-list = list the tables that are open to all
help-join-mine = list your own tables
help-join-code = show a short code that makes you the same person on another device
help-join-claim = be the person whose code this is
help-join-key-file = keep the key to your seats in this file
help-join-game = begin a new table with this game: { $games }
help-join-bots = with --game: the bots on the other seats, comma-separated (by strength: ogre, goblin, sphinx, dragon; dragon:200 for so many simulations, dragon:1.5s for so long)
help-join-open = with --game: leave the other seats to whoever has the link
help-join-listed = with --game: show the table to everybody who looks for one
help-join-undo = with --game: take back nothing (none), to the last barrier (free), or further if all agree (consent)
help-replay = check a record and show it
help-simulate = let bots play many matches on all cores
help-arena = let every bot play against every bot, from every seat with the same deals: win shares and Elo
help-cards = show a card set with the provenance of every value
help-rules = the numbered rules in our words
help-db = care for the server's database: backup, check, export, import
help-db-backup = copy the database to a new file, while the server runs
help-db-check = replay every running table and report what is wrong
help-db-export = write everything to a file that every database can take over
help-db-import = read such a file into an empty database
help-db-file = the file
help-database = address of the database (default: the server's own file)
help-serve = open the table to other devices: the server
help-serve-settings = settings: in a file, as UNGEHEUER_NAME in the environment, or as flags; later ones win
help-serve-config = TOML file with settings, named as below with _ for -
help-serve-open = open the browser (default: where the browser client is installed)
help-serve-ready-file = write address, port and process as JSON to FILE once the server answers
help-serve-host = address to listen on; 0.0.0.0 lets other devices in
help-serve-port = port to listen on; 0 takes any free one
help-serve-database = address of the database (default: a file of its own)
help-serve-origins = pages of other addresses that may connect, comma-separated
help-serve-behind-proxy = believe a proxy on this machine about who is asking
help-serve-workers = processes for bots; 0: one less than there are cores
help-serve-think-seconds = how long a bot may think about a move
help-serve-pace-seconds = how long a bot takes at least, so that people can follow
help-serve-beat-seconds = silence on a connection after which a client should say something
help-serve-messages-per-second = messages a connection may send in the long run
help-serve-messages-at-once = messages a connection may send in one go
help-serve-requests-per-second = requests an address may make in the long run
help-serve-requests-at-once = requests an address may make in one go
help-serve-makes-per-second = tables and people an address may make in the long run
help-serve-makes-at-once = tables and people an address may make in one go
help-serve-connections = open connections in all
help-serve-connections-per-address = open connections of one address
help-serve-expire-open-hours = tables that never began go after so many hours; 0: never
help-serve-expire-playing-days = matches nobody touches end after so many days; 0: never
help-serve-expire-over-days = matches that are over go after so many days; 0: never
help-serve-idle-minutes = tables nobody looks at leave memory after so many minutes
help-serve-log-level = how much is logged
help-game = the game: { $games }
help-option = options of the game
help-seats = who sits where, comma-separated: a person's name, or a bot (by strength: ogre, goblin, sphinx, dragon; dragon:200 for so many simulations, dragon:1.5s for so long)
help-seed = number that fixes all chance of this match
help-resume = go on with a saved match; without a file, with the last one
help-save = file to keep the match in
help-branch = with --resume: go on from move N of that record, as a new match
help-cardset = file with a card set of your own
help-record = record file
help-at = show the position after N moves
help-view = show what this seat sees (a seat's name, or spectator)
help-json = print JSON for programs
help-number = how many matches
help-bots = bots for the seats, comma-separated; they change seats from match to match
help-workers = how many processes (default: all cores)
help-first-seed = number of the first match; equal numbers give equal matches
help-arena-bots = the bots, comma-separated; each meets each, and itself
help-arena-deals = how many deals; each is played from every seat
help-arena-first = number of the first deal; equal numbers give equal cards and dice
help-arena-file = keep every bout in this file, and go on where it ends
help-arena-plot = write the win shares to this file as a picture (SVG)
help-arena-on = where to play: on this machine (processes), or on a Ray cluster (ray; RAY_ADDRESS names it)
help-check = validate a card set file
help-rule = a rule ID such as M-3.3, or a section such as M-3
help-help = show this help
help-heading-usage = usage:
help-heading-commands = commands
help-heading-arguments = arguments
help-heading-options = options

usage-required = Missing: { $what }.
usage-unknown = I do not know what to do with: { $what }.
usage-choice = { $what }: there is no "{ $value }". There are: { $allowed }.
usage-number = { $what } must be a whole number, not "{ $value }".
usage-positive = { $what } must be a whole number from 1 on, not "{ $value }".
usage-one = { $what } needs a value.
usage-none = { $what } takes no value, not even "{ $value }".
usage-other = This does not work: { $what }.
usage-help = Help: { $program } --help

# At a table

error-covered = This device shows another seat. Uncover { $seat } first.
error-resigned = You have resigned here and cannot take a seat again.
error-not-abandoned = Whoever plays { $seat } has just been here. A bot can stand in after a minute.
error-host-stays = The host has been here just now. Another can take over after ten minutes.
error-hint-on-its-way = I am still thinking about your last question.
error-nothing-said = There is nothing in this message that could be shown.

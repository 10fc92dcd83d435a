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
error-no-saved-game = There is no saved match to go on with.
error-only-with-resume = { $option } works only together with --resume.
error-not-with-resume = { $option } does not go with --resume: a match keeps what it began with.
error-other-game = { $file }: this is a match of { $found }, not of { $game }.

# Card sets

cards-problem = { $file }: { $path }: { $reason }
cards-missing = is missing
cards-unknown-key = is not known here; known are { $known }
cards-wrong-type = must be { $wanted ->
    [whole-number] a whole number
    [text] a text
    [list] a list
   *[table] a table
} but is { $found }
cards-out-of-range = must lie between { $least } and { $most }, but is { $value }
cards-not-one-of = must be one of { $allowed }, but is "{ $value }"
cards-no-cost = there is no healing cost for strength { $strength }
cards-wrong-trigger = { $effect } does nothing under { $trigger }; possible are { $allowed }
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
    hint            what a good player would look at
    why MOVE        why a move is not possible
    moves           all possible moves
    rules [ID]      the rule behind this question, or another one
    log             what happened so far
    undo, redo      take back, play again
    save [FILE]     save to a file
    quit            leave; the match is kept
    Enter           show the table again

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
simulate-team-title = { $game }: how often { $bot } wins together, { $games } matches for each number, with 95 % intervals
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
simulate-column-interval = 95 % interval
simulate-column-score = Mean score
simulate-column-seat = Seat
simulate-speed = { $rate } matches a second on { $workers } { $workers ->
    [one] core
   *[other] cores
}
simulate-even = Even would be { $share }.

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
error-not-stored = This could not be stored ({ $reason }).
error-unknown-if-stored = The connection to the database was lost; whether this was stored is not known ({ $reason }).
error-not-read = The database does not answer ({ $reason }).
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

# help of the command line

help-about = Three monster board games, by the book: play, replay, simulate.
help-lang = language of everything shown: en or de
help-version = say which version is running, plain or compiled
help-play = play in the terminal, with people and bots on any seats
help-replay = check a record and show it
help-simulate = let bots play many matches on all cores
help-cards = show a card set with the provenance of every value
help-rules = the numbered rules in our words
help-db = care for the server's database: backup, check, export, import
help-db-backup = copy the database to a new file, while the server runs
help-db-check = replay every running table and report what is wrong
help-db-export = write everything to a file that every database can take over
help-db-import = read such a file into an empty database
help-db-file = the file
help-database = address of the database (default: the server's own file)
help-game = the game: { $games }
help-option = options of the game
help-seats = who sits where, comma-separated: a person's name, or a bot (greedy reckons, random rolls dice)
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

# Names

name-chance = chance
name-spectator = spectator
name-guest = Guest
name-printed = printed
name-source = known
name-house = invented
name-bot-random = Muddle
name-bot-greedy = Grabby
name-bot-ogre = Clumsy Ogre
name-bot-goblin = Cheeky Goblin
name-bot-sphinx = Patient Sphinx
name-bot-dragon = Old Dragon

# Lists and numbers

list-and = { $first } and { $last }
number-decimal = .

# Refused moves

quoted-input = "{ $text }"
error-illegal-move = { $tried } is not possible.
error-unreadable-move = "{ $text }" is not a valid move.
error-hidden-move = "{ $tried }" hides what was drawn; a record must state it.
error-not-your-turn = It is { $asked }'s turn, not { $seat }'s.
error-stale-move = The position has changed since: this move was meant for an earlier one.
error-bad-position = Not a valid position: { $text }
error-match-over = The match is over.
error-bad-option = The option { $option } cannot be "{ $value }". Possible: { $allowed }.
error-named-twice = The option { $option } names one twice: "{ $value }". Each can be chosen only once. Possible: { $allowed }.
error-not-one-each = The option { $option } needs one name for each player ({ $allowed }), not "{ $value }".
error-unknown-option = Unknown option { $option }. Available: { $allowed }.
error-nothing-to-undo = You have no move to take back.
error-nothing-to-redo = There is nothing to redo.
error-undo-chance = You cannot undo past a random event (move { $move }).
error-undo-answer = You cannot undo past { $seat }'s answer (move { $move }).
error-undo-reveal = You cannot undo past what was revealed at move { $move }: { $what }
error-interrupted = Interrupted.
error-output = The output could not be written: { $reason }.
error-engine-bug = Internal error, our fault: { $what }

# Files

error-no-file = { $file }: no such file.
error-unreadable-file = { $reason ->
    [no-file-name] { $file }: not a readable file.
    [not-allowed] { $file }: no permission to read this file.
   *[other] { $file }: the file cannot be read ({ $reason }).
}
error-unwritable-file = { $reason ->
    [no-file-name] { $file }: not a valid file name.
    [no-folder] { $file }: no such folder.
    [not-allowed] { $file }: no permission to write this file.
   *[other] { $file }: the file cannot be written ({ $reason }).
}
error-not-json = { $file }, line { $line }, column { $column }: not valid JSON.
error-cut-short = { $file }: the record ends abruptly in line { $line }.
error-not-text = { $file }: not UTF-8 text (byte { $byte }).
error-key-twice = { $file }: the key "{ $field }" appears twice in the same object.
error-too-deep = { $file }: nested too deeply.
error-field-missing = { $file }: missing field "{ $field }" (at: { $place }).
error-field-unknown = { $file }: unknown field "{ $field }" (at: { $place }).
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
error-not-a-record = { $file }: not an Ungeheuer record.
error-other-format = { $file }: record format { $found } is not supported, only { $known }.
error-no-game = There is no game called "{ $game }". There are: { $games }.
error-no-bot = There is no bot called "{ $bot }". There are: { $bots }.
error-no-seat = There is no seat "{ $view }". There are: { $seats }.
error-no-rule = There is no rule { $id } in { $game }.
error-no-such-move = There is no move { $move }; the record has { $moves }.
error-bad-move = Move { $move }: { $reason }
error-bad-move-line = { $file }, line { $line }, move { $move }: { $reason }
error-other-result = The record claims { $recorded }, but the rules give { $found }.
error-other-result-file = { $file }: the record claims the result { $recorded }, but the rules give { $found }.
error-other-position = After move { $move } the position is not the one that was played: the rules have changed since. The positions last agreed after move { $agreed }.
error-other-position-file = { $file }: after move { $move } the position is not the one that was played; the rules have changed since. Up to move { $agreed } it is the same: continue from there (--at { $agreed }).
error-no-result-yet = { $file }: the record claims the result { $recorded }, but the match is not over.
error-other-rules = The record was made under rules version { $rules }; this program knows version { $known }.
error-wrong-number-of-seats = { $wanted ->
    [one] The game has 1 seat, but { $found } were given.
   *[other] The game has { $wanted } seats, but { $found } were given.
}
error-wrong-number-of-names = { $wanted ->
    [one] { $file }: the game has 1 seat, but the record names { $found }.
   *[other] { $file }: the game has { $wanted } seats, but the record names { $found }.
}
error-record-too-big = { $file }: the value at { $place } exceeds the limit for typed values.
error-record-name-too-long = { $file }: the name of seat { $number } has { $found } characters; the limit is { $most }.
error-no-saved-game = There is no saved match to resume.
error-only-with-resume = { $option } works only together with --resume.
error-not-with-resume = { $option } cannot be combined with --resume: a match keeps its settings.
error-not-a-ledger = { $file }: not an arena file; left unchanged.
error-another-contest = { $file }: belongs to another contest (game, options or cards differ); left unchanged.
error-bad-ledger = { $file }, line { $line }: not an arena result; file left unchanged.
error-match-failed = A match of { $bots } could not be played: { $what }
error-bout-failed = { $one } against { $other }, deal { $deal } could not be played. { $what }
error-no-ray = Ray is not installed. Install it with: pip install "ungeheuer[ray]"
error-no-extra = This command needs an optional part. Install it with: pip install "ungeheuer[{ $extra }]"
error-other-game = { $file }: a match of { $found }, not of { $game }.

# Card sets

cards-problem = { $file }: { $path }: { $reason }
cards-missing = is missing
cards-unknown-key = is not a known key; known keys: { $known }
cards-wrong-type = must be { $wanted ->
    [whole-number] a whole number
    [text] a text
    [flag] true or false
    [list] a list
   *[table] a table
} but is { $found }
cards-out-of-range = must lie between { $least } and { $most }, but is { $value }
cards-not-one-of = must be one of { $allowed }, but is "{ $value }"
cards-too-deep = nested more than { $most } levels deep
cards-too-long = has { $found } characters; the limit is { $most }
cards-not-unique = { $value } appears more than once
cards-wrong-count = { $wanted ->
    [one] found { $found }, but 1 is needed
   *[other] found { $found }, but { $wanted } are needed
}
cards-syntax = the file is not valid TOML: { $reason }
cards-syntax-at = not valid TOML in line { $line }, column { $column }: { $reason }
cards-not-shipped = there is no shipped card set { $value }
cards-other-hash = the record was played with other values ({ $value }, here { $found })
cards-good = { $file }: a valid card set, { $id } version { $version }, { $cards ->
    [one] 1 value.
   *[other] { $cards } values.
}
cards-title = Card set { $id }, version { $version }
cards-legend = Values marked "{ $house }" were invented for this table, because the printed rules do not list them.
cards-column-what = What
cards-column-values = Values
cards-column-from = Provenance

# Playing in the terminal

advice-chance = { $percent }% to win
advice-still = Even so, no other move promises more.
play-hint-none = No advice for this question.

# What keeps one from a table

error-bad-address = "{ $value }" is not the address of a table or a server, such as http://localhost:8420.
error-no-server = { $server } cannot be reached: { $reason }
error-other-server = Protocol version mismatch; the server or this program is newer ({ $detail }).
error-no-table-named = Which table? Give its link, or create one at { $server } with --game. --list shows the open tables.
error-table-has-game = { $option } creates a new table, but this link leads to an existing one.

# rules

rules-decision = our answer to what the printed rules leave open

# Databases

error-bad-database-url = "{ $value }" is not a database URL. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
error-no-driver = PostgreSQL support is not installed. Install it with: pip install "{ $package }".
error-no-database = { $database }: the database cannot be used ({ $reason }).
error-newer-database = { $database }: written by a newer version of Ungeheuer ({ $found }; this one knows { $known }). Nothing was changed.
error-older-database = { $database }: needs an upgrade. The server upgrades it when it starts.
error-database-not-empty = { $database }: not empty; import needs an empty database.
error-log-conflict = Another process has written to the log of this table.
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
error-file-exists = { $file }: already exists; not overwritten.
error-no-export = { $file }: not an export of an Ungeheuer database.
error-other-export = { $file }: export format { $found } is not supported, only { $known }.
error-export-cut-short = { $file }: the export ends abruptly after line { $line }.
error-export-line = { $file }, line { $line }: { $reason ->
    [no-json] not valid JSON.
    [no-row] not a database row; see "{ $what }".
    [no-entry] not a log entry; see "{ $what }".
    [not-the-end] wrong number of rows: some are missing, or there are too many.
   *[refused] the database refuses this row ({ $what }).
}

# Tables of the server

error-no-such-table = There is no such table, or it is gone.
error-no-such-seat = There is no seat "{ $seat }". There are: { $seats }.
error-no-such-game = There is no game called "{ $game }".
error-no-such-bot = There is no bot called "{ $bot }". There are: { $bots }.
error-no-such-cards = There is no card set { $id } in version { $version }.
error-no-key = Sign in to this table first.
error-wrong-key = Unknown key.
error-wrong-code = This code is wrong, already used, or expired. Get a new one on the other device.
error-not-your-seat = The seat “{ $seat }” is not yours.
error-not-host = Only the host can do this.
error-not-seated = Only players seated here can do this.
error-not-watching = Only players seated here may watch this table.
error-removed = The host has asked you to leave this table.
error-seat-taken = The seat “{ $seat }” is taken.
error-seat-free = The seat “{ $seat }” is free.
error-seats-open = Some seats are still free.
error-own-seat = The seat “{ $seat }” is your own; leave it instead.
error-too-many-seats = { $wanted ->
    [one] There is 1 seat, but { $found } were named.
   *[other] There are { $wanted } seats, but { $found } were named.
}
error-bot-plays = A bot is playing for { $seat } right now.
error-not-started = The match has not begun yet.
error-already-started = The match has already begun.
error-still-running = This is only possible once the match is over.
error-table-over = The match at this table is over.
error-table-paused = The table is paused.
error-not-paused = The table is not paused.
error-table-frozen = This table is frozen after move { $move }, because the rules have changed since: { $why ->
    [other-position] they no longer lead to the positions that were played.
   *[other] they refuse the next move.
  } You can continue from there at a new table.
error-no-undo = Undo is off at this table.
error-stale = The match has moved on. Look at the table again.
error-undo-departed = A player who answered here has left the table for good. Without their consent, nothing can be taken back past this point.
error-undo-asked-already = { $seat } has already asked to take back a move.
error-nothing-asked = Nobody asked { $seat } for consent.
error-not-asked = It is not { $seat }'s turn.
error-turn-held = { $seat } may still take this turn back. The match goes on when it has ended.
error-no-hints = Hints are off at this table.
error-no-advice = No advice this time. Please try again.
error-chat-off = Chat is off at this table.
error-points-too-fast = One thing at a time, so that the others can follow.
error-plan-unclear = This plan is incomplete.
error-no-plan = { $seat } has no plan right now.
error-not-together = Plans are only for cooperative games.
error-hello-first = The first message must be hello.
error-hello-twice = hello was already sent.
error-try-again = Somebody else acted at the same moment. Please try again.
error-bad-log = The log of this table is damaged.
error-bad-message = Not a valid message: { $detail }
error-not-json-body = The request body must be JSON (Content-Type: application/json).
error-too-big = Too large; the limit in bytes is { $most }.
error-too-fast = Too many requests. Wait a moment.
error-too-many-connections = Too many connections. Try again later.
error-wrong-origin = Pages from this origin may not connect to this server.
error-no-such-page = Nothing is found at this address.
error-wrong-method = This address does not accept this kind of request.
error-not-ready = The server is not ready. Try again in a moment.
error-server-fault = Something went wrong on the server. It has been logged.

# Settings, and the server as a command

error-bad-config = { $file }: not valid TOML: { $reason }
error-unknown-setting = { $file }: unknown setting "{ $field }". Available: { $known }.
error-bad-setting = { $place } must be { $wanted ->
    [whole-number] a whole number ({ $allowed })
    [number] a number ({ $allowed })
    [flag] true or false
    [text] a text
    [list] a list of texts
   *[choice] one of { $allowed }
}, not "{ $value }".
error-port-taken = Port { $port } is in use. Choose another one with --port, or 0 for any.
error-no-address = Cannot listen on { $host }, port { $port } ({ $reason }).

# At a table

error-covered = This device shows another seat. Switch to { $seat } first.
error-resigned = You have resigned here and cannot take a seat again.
error-not-abandoned = The player of { $seat } was here a moment ago. A bot can stand in after a minute.
error-host-stays = The host was here a moment ago. Somebody else can take over after ten minutes.
error-hint-on-its-way = I am still thinking about your last question.
error-nothing-said = This message contains nothing that can be shown.

# Games from other packages

game-broken = The game "{ $game }" cannot join: its package ({ $package }) is broken: { $reason }
game-no-manifest = The game "{ $game }" cannot join: { $package } is no Manifest.
game-bad-name = The game "{ $game }" ({ $package }) cannot join: a name is lower-case letters and digits, with hyphens between.
game-name-taken = The game "{ $game }" ({ $package }) cannot join: there is a game of that name already.

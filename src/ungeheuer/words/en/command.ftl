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
play-why-usage = Which move? For example: why { $example }
play-hint-by = { $bot } looks at this, the best first.
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
join-ended-closed = The host has closed this table.
join-next = It goes on at a new table; rematch takes you there: { $link }
join-wish-mine = That is beyond what can be taken back freely. The others are asked.
join-wish-asked = { $player } would like to take back a move, beyond what is free. Do you agree? yes or no
join-wish-settled = The wish to go back is settled.
join-hold = { $player } may still take this turn back; then it goes on.
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
join-code = Code for another device: { $code } (valid once, for { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
})
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
simulate-team-title = { $game }: how often { $bot } wins together, { $games ->
    [one] 1 match
   *[other] { $games } matches
} for each number, with 95% intervals
simulate-players = { $players ->
    [1] 1 player
   *[other] { $players } players
}
simulate-progress = Playing
simulate-column-bot = Bot
simulate-column-wins = Wins
simulate-column-share = Win share
simulate-column-interval = 95% interval
simulate-column-score = Mean score
simulate-column-seat = Seat
simulate-speed = { $rate ->
    [one] 1 match
   *[other] { $rate } matches
} a second on { $workers } { $workers ->
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
arena-broken-off = Interrupted: { $done } of { $all } bouts are in { $file }. Run the same command to resume.

# rules

rules-usage = One rule: ungeheuer rules { $game } { $id }

# Databases

db-backed-up = Backup: { $file }
db-backed-up-as-export = PostgreSQL cannot copy itself to a file, so this is an export; read it with db import: { $file }
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
db-stray = Table { $id }: has rows, but no table record.
db-no-log = Table { $id }: it has no log.
db-hole = Table { $id }: log entry { $line } is missing.
db-no-entry = Table { $id }: log entry { $line } cannot be read.
db-unreadable = Table { $id }: { $reason }
db-crash = Table { $id }: replaying it fails, which is our fault: { $reason }
db-frozen = Table { $id }: frozen after move { $move }: { $reason }
db-other-state = Table { $id }: listed as "{ $listed }", but its log says "{ $found }".
db-cut = Table { $id }: { $stored } entries of its log were stored, but { $found } are there.
db-other-chain = Table { $id }: its log is not what was stored: entries have been changed or exchanged.
db-unchained = { $tables ->
    [one] One table has no chain of hashes yet (it is older): a cut end of its log would not be noticed.
   *[other] { $tables } tables have no chain of hashes yet (they are older): a cut end of their logs would not be noticed.
}
db-rescued = { $file }: whole tables saved: { $tables }; saved up to a fault: { $shortened }.
rescue-rows = Not all rows of "{ $kind }" can be read; saved: { $rows }.
rescue-table = Table { $id }: nothing could be saved (entries known to have been stored: { $stored }).
rescue-cut = Table { $id }: saved up to entry { $kept } of { $stored }.
rescue-talk = Table { $id }: not all of what was said can be read.

# Settings, and the server as a command

serve-running = Serving at { $address }
serve-devices = From other devices in this network: { $address }
serve-other-port = Port { $taken } is in use; using { $port } instead.
serve-stop = Press Ctrl-C to stop the server; all matches are kept.
serve-stopped = The server has stopped. All matches are kept.
welcome-running = The server is running.
welcome-about = Three monster board games, by the book: with friends on their own devices, with bots on empty seats, or both.
welcome-join = In a terminal, take a seat with:
welcome-no-account = There are no accounts. Matches survive a restart, and everyone with the link can join.
welcome-machines = For programs:

# help of the command line

help-about = Three monster board games, by the book: play, replay, simulate.
help-lang = language of all output: { $languages }
help-version = print the version, plain or compiled
help-play = play in the terminal, with people and bots
help-join = join a table on a server, or create one there
help-join-url = link to a table, or the address of a server
help-join-seat = the seat to take (several on one screen: 0,1); default: the first free one
help-join-name = your name; for several seats, names separated by commas
help-join-watch = watch without a seat
help-join-list = list the public tables
help-join-mine = list your own tables
help-join-code = show a short code that moves your identity to another device
help-join-claim = take over the identity behind this code
help-join-key-file = file that holds the key to your seats
help-join-game = create a table with this game: { $games }
help-join-bots = with --game: the bots on the other seats, comma-separated (by strength: ogre, goblin, sphinx, dragon; dragon:200 for 200 simulations, dragon:1.5s for 1.5 seconds)
help-join-open = with --game: leave the other seats to everyone with the link
help-join-listed = with --game: list the table publicly
help-join-undo = with --game: no undo (none), back to the last barrier (free), or further if everyone agrees (consent)
help-replay = check a record and show it
help-simulate = let bots play many matches on all cores
help-arena = let every bot play every bot, from every seat with the same deals: win shares and Elo
help-cards = show a card set with the provenance of every value
help-rules = the numbered rules in our words
help-db = maintain the server's database: audit, backup, check, export, import, rescue
help-db-audit = list what operators did to tables and people
help-most = how many at most
help-note = why; kept in the audit log
help-table = what an operator does about tables: list, show, hide, close, reopen
help-table-list = list tables, the last touched first
help-table-show = show one table: its seats, and what operators did to it
help-table-hide = take a table out of the public list
help-table-unhide = let it stand there again
help-table-close = end a match for now; what is secret stays secret
help-table-reopen = let a match go on that has expired or was closed
help-table-state = only those in this state
help-table-id = the table's id, as in its link
help-person = what an operator does about people: list, mute, ban, forget
help-person-list = list people, those who were here last first
help-person-judged = only those who are mute or banned
help-person-id = the person's id, as in the log
help-person-mute = let somebody say nothing more at any table
help-person-unmute = let them speak again
help-person-days = for so many days (default: until it is undone)
help-person-ban = keep somebody off this server
help-person-unban = let them come again
help-person-forget = delete a person's keys, names and words, and give up their seats
help-lesson = what an operator does about lessons that people made: list, remove
help-lesson-list = list lessons, those that were reported most first
help-lesson-reported = only those that somebody has reported
help-lesson-remove = remove a lesson, and what was reported of it
help-lesson-id = the lesson's id, as in its link
help-db-backup = copy the database to a new file while the server runs
help-db-check = replay every running table and report faults
help-db-export = write everything to a file that any database can import
help-db-import = read an export into an empty database
help-db-rescue = save what is whole of a damaged database into a new file, and say what is lost
help-db-file = the file
help-database = database URL (default: the server's own file)
help-serve = run the table server
help-serve-settings = settings: in a file, as UNGEHEUER_NAME in the environment, or as flags; the last one wins
help-serve-config = TOML file with settings, named as below with _ for -
help-serve-open = open the browser (default: if the browser client is installed)
help-serve-ready-file = write address, port and process as JSON to FILE once the server answers
help-serve-host = address to listen on; 0.0.0.0 lets other devices in
help-serve-port = port to listen on; 0 takes any free one
help-serve-database = database URL (default: a file of its own)
help-serve-origins = origins of other sites whose pages may connect, comma-separated
help-serve-hosts = further names by which browsers may call this server, comma-separated; *: any
help-serve-behind-proxy = trust X-Forwarded-* headers from a local proxy
help-serve-workers = processes for bots; 0: one less than there are cores
help-serve-think-seconds = time limit for a bot's move
help-serve-pace-seconds = minimum time a bot takes, so that people can follow
help-serve-read-seconds = seconds of CPU to read a card set or a record that somebody sent
help-serve-beat-seconds = idle time after which a client should send a ping
help-serve-grace-seconds = time to take a turn back before chance goes on, unless the host sets it
help-serve-messages-per-second = messages per connection, sustained rate
help-serve-messages-at-once = messages per connection, burst size
help-serve-talk-per-second = chat, names and changes of a table, per person, sustained rate
help-serve-talk-at-once = chat, names and changes of a table, per person, burst size
help-serve-requests-per-second = requests per address, sustained rate
help-serve-requests-at-once = requests per address, burst size
help-serve-makes-per-second = new tables and users per address, sustained rate
help-serve-makes-at-once = new tables and users per address, burst size
help-serve-connections = open connections in total
help-serve-connections-per-address = open connections per address
help-serve-tables-per-person = tables per person that are open or playing
help-serve-listed-per-person = tables per person in the public list
help-serve-bot-tables-per-person = running tables per person at which only bots play
help-serve-kept-per-person = tables per person in all
help-serve-expire-open-hours = delete tables that never started after N hours; 0: never
help-serve-expire-playing-days = end matches that nobody touches after N days; 0: never
help-serve-expire-over-days = delete finished matches after N days; 0: never
help-serve-expire-people-days = forget people who hold no seat, host no table and were not here for N days; 0: never
help-serve-idle-minutes = unload idle tables after N minutes
help-serve-log-level = how much is logged
help-serve-log-format = how log lines look: fields (name=value) or json
help-game = the game: { $games }
help-option = options of the game
help-seats = who sits where, comma-separated: a person's name, or a bot (by strength: ogre, goblin, sphinx, dragon; dragon:200 for 200 simulations, dragon:1.5s for 1.5 seconds)
help-seed = seed for all randomness of this match
help-resume = resume a saved match; without a file, the last one
help-save = file to keep the match in
help-branch = with --resume: start a new match from move N of that record
help-cardset = file with a custom card set, or a shipped one with its version (house-1)
help-record = record file
help-at = show the position after N moves
help-view = show what this seat sees (a seat's name, or spectator)
help-json = print JSON for programs
help-number = how many matches
help-bots = bots for the seats, comma-separated; they change seats from match to match
help-workers = how many processes (default: all cores)
help-first-seed = number of the first match; the same number gives the same match
help-arena-bots = the bots, comma-separated; each plays each, and itself
help-arena-deals = how many deals; each is played from every seat
help-arena-first = number of the first deal; the same number gives the same cards and dice
help-arena-file = keep every bout in this file, and resume from it
help-arena-plot = write a chart of the win shares to this file (SVG)
help-arena-on = where to play: on this machine (processes), or on a Ray cluster (ray; RAY_ADDRESS names it)
help-check = validate a card set file
help-rule = a rule ID such as M-3.3, or a section such as M-3
help-help = show this help
help-heading-usage = usage:
help-heading-commands = commands
help-heading-arguments = arguments
help-heading-options = options
usage-required = Missing: { $what }.
usage-unknown = Unrecognized: { $what }.
usage-choice = { $what }: there is no "{ $value }". There are: { $allowed }.
usage-number = { $what } must be a whole number, not "{ $value }".
usage-positive = { $what } must be a whole number of at least 1, not "{ $value }".
usage-one = { $what } needs a value.
usage-none = { $what } takes no value (got "{ $value }").
usage-other = Invalid usage: { $what }.
usage-help = Help: { $program } --help

# Guided first matches

help-learn = learn a game by playing: a guided first match
help-learn-lesson = which lesson, for games that have several
help-learn-again = from the beginning, even if you stopped in the middle
learn-welcome = What would you like to learn?
learn-minutes = about { $minutes } { $minutes ->
        [one] minute
       *[other] minutes
    }
learn-resumed = Here you stopped the last time.
learn-type = Type: { $move }
learn-quit = The lesson waits for you: the same command goes on here.
learn-free = From here on you play freely.
learn-real = Now for real? Enter begins a match, anything else is enough for today:
learn-help = free: leave the lesson and play on as you like

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

# Games from other packages

game-broken = The game "{ $game }" cannot join: its package ({ $package }) is broken: { $reason }
game-no-manifest = The game "{ $game }" cannot join: { $package } is no Manifest.
game-bad-name = The game "{ $game }" ({ $package }) cannot join: a name is lower-case letters and digits, with hyphens between.
game-name-taken = The game "{ $game }" ({ $package }) cannot join: there is a game of that name already.

# What can be wrong with a database

error-bad-database-url = "{ $value }" is not a database URL. Use sqlite:///FILE or postgresql://USER@HOST/NAME.
error-no-driver = PostgreSQL support is not installed. Install it with: pip install "{ $package }".
error-no-database = { $database }: the database cannot be used ({ $reason }).
error-database-in-use = { $database }: another server uses this database. There can be only one at a time.
error-newer-database = { $database }: written by a newer version of Ungeheuer ({ $found }; this one knows { $known }). Nothing was changed.
error-older-database = { $database }: needs an upgrade. The server upgrades it when it starts.
error-database-not-empty = { $database }: not empty; import needs an empty database.
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

# What a terminal and a server say of themselves

error-interrupted = Interrupted.
error-output = The output could not be written: { $reason }.
error-engine-bug = Internal error, our fault: { $what }
error-no-game = There is no game called "{ $game }". There are: { $games }.
error-no-bot = There is no bot called "{ $bot }". There are: { $bots }.
error-no-seat = There is no seat "{ $view }". There are: { $seats }.
error-no-rule = There is no rule { $id } in { $game }.
error-no-saved-game = There is no saved match to resume.
error-only-with-resume = { $option } works only together with --resume.
error-not-with-resume = { $option } cannot be combined with --resume: a match keeps its settings.
error-not-a-ledger = { $file }: not an arena file; left unchanged.
error-another-contest = { $file }: belongs to another contest (game, options or cards differ); left unchanged.
error-bad-ledger = { $file }, line { $line }: not an arena result; file left unchanged.
error-match-failed = A match of { $bots } could not be played: { $what }
error-bout-failed = { $one } against { $other }, deal { $deal } could not be played. { $what }
error-worker-died = A process that was playing has died; perhaps it ran out of memory.
error-no-ray = Ray is not installed. Install it with: pip install "ungeheuer[ray]"
error-no-extra = This command needs an optional part. Install it with: pip install "ungeheuer[{ $extra }]"
error-other-game = { $file }: a match of { $found }, not of { $game }.
cards-good = { $file }: a valid card set, { $id } version { $version }, { $cards ->
    [one] 1 value.
   *[other] { $cards } values.
}
cards-title = Card set { $id }, version { $version }
cards-legend = Values marked "{ $house }" were invented for this table, because the printed rules do not list them.
cards-column-what = What
cards-column-values = Values
cards-column-from = Provenance
error-bad-address = "{ $value }" is not the address of a table or a server, such as http://localhost:8420.
error-no-server = { $server } cannot be reached: { $reason }
error-other-server = Protocol version mismatch; the server or this program is newer ({ $detail }).
error-no-table-named = Which table? Give its link, or create one at { $server } with --game. --list shows the open tables.
error-table-has-game = { $option } creates a new table, but this link leads to an existing one.
error-bad-log = The log of this table is damaged.
error-wrong-host = This server is not called “{ $host }”. Its operator can add that name to the setting hosts.

# -- what operators do

operator-column-table = Table
operator-column-game = Game
operator-column-state = State
operator-column-touched = Last touched
operator-column-moves = Moves
operator-column-host = Host
operator-column-people = Seats
operator-column-person = Person
operator-column-made = Made
operator-column-seen = Last here
operator-column-seats = Seats
operator-column-hosts = Hosts
operator-column-judged = Judged
operator-column-lesson = Lesson
operator-column-reports = Reports
operator-column-title = Title
operator-state-open = open
operator-state-playing = playing
operator-state-over = over
operator-state-hidden = hidden
operator-banned = banned
operator-muted = mute
operator-muted-until = mute until { $until }
operator-table = Table { $id }: { $game }, { $state }, moves: { $moves }, ended: { $ended }, hidden: { $hidden }, host: { $host }, made { $made }, last touched { $touched } (UTC)
operator-seat = Seat { $seat }: { $name } ({ $holder })
operator-act = { $at } { $actor }: { $act } { $subject } { $note }
operator-no-acts = No operator has done anything yet.
operator-hide-done = Table { $id } no longer stands in the public list. Whoever has its link still comes in.
operator-unhide-done = Table { $id } may stand in the public list again.
operator-close-done = Table { $id } is closed. Its secrets stay secret; `table reopen` lets it go on.
operator-reopen-done = Table { $id } goes on.
operator-mute-done = { $id } can no longer say anything.
operator-unmute-done = { $id } can speak again.
operator-ban-done = { $id } is banned from this server.
operator-unban-done = { $id } is welcome again.
operator-forget-done = { $id } is forgotten: keys, names and words are gone, seats given up. Moves stay.
operator-remove-done = Lesson { $id } is gone. Tables that have begun it go on.
error-no-such-person = There is no person { $person } here.
error-no-such-order = The running server does not know this order; it may be older than this command.
error-no-answer = The running server does not answer (waited for { $seconds } s). Nothing was done.

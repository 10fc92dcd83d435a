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

# Files

error-other-position = After move { $move } the position is not the one that was played: the rules have changed since. The positions last agreed after move { $agreed }.
error-wrong-number-of-seats = { $wanted ->
    [one] The game has 1 seat, but { $found } were given.
   *[other] The game has { $wanted } seats, but { $found } were given.
}

# Playing in the terminal

advice-chance = { $percent }% to win the match
advice-still = Even so, no other move promises more.
play-hint-none = No advice for this question.

# rules

rules-decision = our answer to what the printed rules leave open

# Databases

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
error-not-reopened = This match cannot be reopened: only one that ended because nobody came can be.
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
error-bad-message = Not a valid message: { $detail }
error-not-json-body = The request body must be JSON (Content-Type: application/json).
error-too-big = Too large; the limit in bytes is { $most }.
error-too-dear = Reading this takes too long or too much memory; the limit is { $seconds } s of computing time.
error-too-slow = This did not arrive within { $seconds } s.
error-too-fast = { $what ->
    [talk] That was a lot of talk.
    [reading] Reading what you sent takes long.
   *[other] Too many requests.
} Go on in { $seconds } s.
error-too-many-connections = Too many connections. Try again later.
error-wrong-origin = Pages from this origin may not connect to this server.
error-banned = The operator of this server does not let you in any more.
error-no-such-page = Nothing is found at this address.
error-wrong-method = This address does not accept this kind of request.
error-not-ready = The server is not ready. Try again in a moment.
error-server-fault = Something went wrong on the server. It has been logged.

# At a table

error-covered = This device shows another seat. Switch to { $seat } first.
error-resigned = You have resigned here and cannot take a seat again.
error-not-abandoned = The player of { $seat } was here a moment ago. A bot can stand in after a minute.
error-host-stays = The host was here a moment ago. Somebody else can take over after ten minutes.
error-hint-on-its-way = I am still thinking about your last question.
error-nothing-said = This message contains nothing that can be shown.

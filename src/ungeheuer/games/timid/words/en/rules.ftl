# Cards

card-entrance = entrance
card-exit = exit
card-corridor = corridor
card-bat = bat
card-dragon = dragon
card-mantis = mantis
card-serpent = serpent
card-kraken = kraken
card-gargoyle = gargoyle
the-card-bat = bat
the-card-dragon = dragon
the-card-mantis = mantis
the-card-serpent = serpent
the-card-kraken = kraken
the-card-gargoyle = gargoyle
name-dungeon = the dungeon
name-character = the character

# What happened

timid-monsters-drawn = { $monsters ->
    [none] For floor { $floor } the dungeon draws two monsters.
   *[other] For floor { $floor } the dungeon draws two monsters: { $monsters }.
}
timid-floor-built = Floor { $floor } is built.
timid-card-turned = { $place } is turned up: { $card }.
timid-monster-froze = The { $card } on { $place } freezes: the monster beside it was turned up first.
timid-monster-slain = The { $card } on { $place } is slain.
timid-attack-missed = There is no monster on { $place }. The attack is spent.
timid-jumped = The character jumps over { $over } onto { $place }.
timid-floor-escaped = The character reaches the exit and escapes from floor { $floor }.
timid-floor-cleared = { $monsters ->
    [none] No monster was turned up on floor { $floor }; both are laid aside face down.
   *[other] { $hidden ->
        [0] Laid aside from floor { $floor }: { $monsters }.
       *[other] Laid aside from floor { $floor }: { $monsters }, and { $hidden } face down.
    }
}
timid-stopped-by-monster = The { $card } on { $place } stops the character on floor { $floor }.
timid-stopped-without-way = No way leads on. The character is stopped on floor { $floor }.
timid-gave-up = The character gives up on floor { $floor }.
timid-match-ended = { $floors ->
    [0] The winner is { $winner }; the character got out of no floor.
    [one] The winner is { $winner }; the character got out of { $floors } floor.
   *[other] The winner is { $winner }; the character got out of { $floors } floors.
}

# Why a move is not possible

timid-not-asked = { $asked ->
    [none] The match is over.
   *[other] It is { $asked }'s turn.
}
timid-not-now = { $phase ->
    [drawing] Now the monsters of the floor are drawn.
    [building] Now the floor is being built.
    [peeking] The floor is built; now cards are turned up in advance.
   *[moving] The floor is built; now the character is on the way.
} { $when ->
    [draw] Monsters are drawn before a floor is built.
    [build] Cards are laid before the character sets out.
   *[step] The character moves once the floor is built.
}
timid-wrong-number-of-monsters = Two monsters are drawn, not { $found }.
timid-not-in-deck = There is no { $card } left in the deck.
timid-no-such-card = { $place }: there is no card called { $card }.
timid-card-not-in-hand = { $place }: the { $card } is not in your hand.
timid-card-missing = { $wanted ->
    [one] The { $card } is missing.
   *[other] { $found ->
        [0] All { $wanted } { $card } cards are still missing.
        [one] Only 1 of { $wanted } { $card } cards is laid.
       *[other] Only { $found } of { $wanted } { $card } cards are laid.
    }
}
timid-too-many-of-card = You laid { $found } { $card } cards, but you have only { $wanted }.
timid-on-entrance = { $place } is the entrance: the { $card } cannot lie there.
timid-on-another-card = { $place }: the { $card } would lie on another card.
timid-only-corner-to-corner = { $place }: the { $card } touches at a corner only; cards must share an edge.
timid-not-connected = { $place }: the { $card } is not connected to the entrance.
timid-peek-first = First turn up { $peeks ->
    [one] one card
   *[other] { $peeks } cards
}.
timid-no-peeks-left = On floor { $floor } no { $floor ->
    [3] card is turned up in advance.
   *[other] more cards are turned up in advance.
}
timid-no-card-there = There is no card on { $place }.
timid-already-face-up = The card on { $place } lies face up already.
timid-known-danger = The monster on { $place } is active: only an attack leads there.
timid-only-danger-near = Beside you lies nothing to explore but an active monster: attack it, or jump.
timid-nothing-new-near = Every card beside you lies face up already.
timid-nothing-near-to-attack = Beside you there is nothing to attack.
timid-no-jump-near = From here no jump leads to a card where it would be of use.
timid-nothing-to-explore = The card on { $place } lies face up already; you explore cards that lie face down, and the exit.
timid-own-card = You are on { $place } yourself.
timid-out-of-reach = { $place } is not next to a card you can walk to.
timid-attack-spent = Your attack is spent on this floor.
timid-nothing-to-attack = There is nothing to attack on { $place }.
timid-jump-spent = Your jump is spent on this floor.
timid-nothing-to-jump-over = There is no card on { $place } to jump over.
timid-not-beside = The cards on { $over } and { $place } do not share an edge, so no jump leads from one to the other.
timid-no-takeoff = You cannot walk to a card from which to jump over { $over } onto { $place }.
timid-jump-changes-nothing = A jump onto { $place } would change nothing.

# Two games with swapped roles

timid-pair-run = { $floors ->
    [0] { $name } got out of no floor.
    [one] { $name } got out of { $floors } floor.
    [3] { $turned ->
        [one] { $name } got out of all three floors and turned up 1 card on the last.
       *[other] { $name } got out of all three floors and turned up { $turned } cards on the last.
    }
   *[other] { $name } got out of { $floors } floors.
}
timid-pair-more-floors = { $winner } wins over both games: more floors escaped ({ $more } against { $fewer }).
timid-pair-fewer-cards = { $winner } wins over both games: fewer cards turned up on floor three ({ $fewer } against { $more }).
timid-pair-tie = The two games end in a tie.
error-roles-not-swapped = The two games do not belong together: first { $first }, then { $second }; the people have to change seats.
error-not-over = The game is not over after { $moves } moves.

# Card sets

cards-name-taken = the name { $value } is taken already
cards-no-name = a name is one word of small letters, but this is "{ $value }"
cards-no-pattern = a pattern has three rows of three signs out of # x . around an M, but this is "{ $value }"

# The board

timid-floor = Floor { $floor } of 3
timid-peeks = { $peeks ->
    [one] Turn up one card first
   *[other] Turn up { $peeks } cards first
}
timid-attack = attack
timid-jump = jump
timid-seen = floor { $floor }
timid-hand = In hand: { $monsters }
timid-card-active = active
timid-card-frozen = frozen
timid-card-slain = slain
timid-card-face-down = ░░░
timid-card-would-be-active = ░ active ░
timid-card-uneasy = uneasy
timid-card-afraid = afraid
timid-fear = Of two monsters edge to edge, the one turned up second freezes.
timid-would-like = { $places ->
    [none] { $card }: comfortable nowhere yet
   *[other] { $card }: comfortable on { $places }
}
timid-compose =
    bat G8                lay a card, or move it there; corridor H7 I7 lays several
    away G8               take a card back; clear takes all
    done                  finish building the floor
    The entrance lies on G7; letters run to the right, numbers upwards. hint shows good floors.
timid-move-peek = turn up
timid-move-explore = explore
timid-move-attack = attack
timid-move-jump = jump
timid-move-jump-attack = jump-attack
timid-move-give-up = give-up
timid-invented = The monsters' names are ours, their comfort zones those of the 2019 edition; ungeheuer cards { $game } shows all.
timid-example = explore G8
timid-short = e G8
timid-goal = The dungeon hides its monsters, the character looks for the exit. Three floors, then the character has won.
play-draft-left = Still in hand: { $monsters }
play-draft-done = All cards are laid. Finish building the floor with: done

# Command line

help-pair = judge two games with swapped roles (timid)
help-pair-first = record of the first game
help-pair-second = record of the second game
help-pair-with = with timid: play the second game of a pair, in which everybody changes seats
timid-nothing-meant = Those pieces do not make a move together.
timid-which-card = Choose a card of the floor, too.

# The board of timid

timid-board = The dungeon
timid-zones = Comfort zones
timid-zones-short = Who likes what

timid-name-bat = Bat
timid-name-mantis = Mantis
timid-name-dragon = Dragon
timid-name-serpent = Ser­pent
timid-name-kraken = Kraken
timid-name-gargoyle = Gar­goyle
timid-name-exit = Exit
timid-name-corridor = Corri­dor

timid-card-at = Card { $spot }: { $what }
timid-cell-at = Cell { $spot }: { $what }
timid-card-do = { $what }; { $deed }
timid-face-down = face down
timid-pawn-here = the character stands here
timid-odds = exit { $exit }%, monster { $monster }%, active { $active }%

timid-is-active = active
timid-is-would-be-active = active
timid-is-uneasy = uneasy
timid-is-would-be-uneasy = uneasy
timid-is-afraid = afraid
timid-is-frozen = frozen
timid-is-slain = slain

timid-why-active = It is at home: what lies around it fits. Whoever steps onto it is stopped; only an attack helps, or a way around it.
timid-why-would-be-active = It is at home: what lies around it fits. Whoever steps onto it is stopped.
timid-why-uneasy = It is not at home: what lies around it does not fit. It lets everybody pass.
timid-why-would-be-uneasy = It is not at home: what lies around it does not fit. It lets everybody pass.
timid-why-afraid = It is at home, but the monster beside it was turned up first: it would freeze, and let everybody pass.
timid-why-frozen = The monster beside it was turned up first. It lets everybody pass.
timid-why-slain = It lets everybody pass.
timid-about-likes = It likes: { $what }

timid-do-peek = turn up
timid-do-explore = explore
timid-do-attack = attack
timid-do-jump = jump
timid-do-jump-attack = jump and attack
timid-do-take = take it up
timid-do-lay = lay { $what }

timid-modes = Your next action
timid-mode-explore = Explore
timid-mode-attack = Attack
timid-mode-jump = Jump
timid-mode-jump-attack = Jump + attack
timid-mode-not = { $mode }: not possible, ask why
timid-tip-zones = Look at “{ $what }” above: where a monster is at home it is active, and stops you.
timid-tip-peek = { $peeks ->
    [one] One look: choose a card; it is turned up and stays face up. An active monster does nothing yet.
   *[other] { $peeks } looks: turn up { $peeks } cards first; an active monster does nothing yet.
}
timid-tip-explore = Choose a card to step onto. Walking over cards that lie open is free.
timid-tip-attack = Choose the card to strike. Any monster there is slain; the attack is spent either way.
timid-tip-jump = Choose where to land. If you land safely and it is not the exit, the card you leapt over is turned up too; it cannot stop you.
timid-tip-jump-attack = Choose where to land, sword first. Both are spent.
timid-tip-over = Over which card? Choose one of the two.
timid-tip-lay = { $what }: choose a free cell.
timid-tip-lay-star = { $what }: choose a cell. Star: active there.
timid-tip-take = Tap a laid card to take it back.
timid-legend-exit = % exit
timid-legend-active = % active monster
timid-tip-done = All cards are laid. Look once more, then finish building the floor.
timid-tip-veiled = You know what lies here. The character does not. Keep a straight face.

timid-skip = Skip
timid-go-on = Continue
timid-hints = Hints
timid-hint-here = hint { $number }
timid-hint-number = Hint { $number }: { $what }
timid-hint-do = Do it
timid-hint-change = Take it over
timid-tip-ghost = A floor to look at. Touch a card to change it, or finish building to lay it so.

timid-went-turned = { $turned ->
    [one] One card was turned up.
   *[other] { $turned } cards were turned up.
}
timid-went-monster-slain = The { $what } on { $spot } was slain.
timid-went-monster-froze = The { $what } on { $spot } froze with fear.
timid-went-attack-missed = The attack hit no monster.
timid-went-jumped = One card was jumped over.

timid-look = Look at floor { $floor }
timid-plan = Floor { $floor }, as it was built
timid-unveils = All cards as they lay: floor { $floor }
timid-plan-exit = The exit was on { $spot }.
timid-plan-lurked = { $what } on { $spot }: at home, and never seen.
timid-plan-bluffed = { $what } on { $spot }: uneasy, and never seen.

timid-give-up = Give up
timid-give-up-sure = Really stay down here?
timid-give-up-yes = Give up
timid-give-up-no = Go on

timid-hand-name = Your hand
timid-hand-card = { $count ->
    [0] { $what }, laid
    [one] { $what }
   *[other] { $what }, { $count } times
}
timid-clear = Take all up
timid-done = Finish building the floor
timid-cell-free = free
timid-cell-cosy = free, comfortable
timid-cell-bare = bare ground

timid-lot-seen = seen on floor { $floor }
timid-lot-hand = on this floor
timid-lot-unseen = gone unseen, floor { $floor }
timid-unseen-aside = { $count ->
    [one] One monster was laid aside face down.
   *[other] { $count } monsters were laid aside face down.
}
timid-likes-bat = A card at one corner at least.
timid-likes-dragon = A dead end: exactly one neighbour.
timid-likes-mantis = A straight passage: exactly two neighbours, opposite each other.
timid-likes-serpent = A bare corner: exactly two neighbours at a right angle, the cell between them empty.
timid-likes-kraken = Company on three sides at least.
timid-likes-gargoyle = Part of a block of four.

timid-step-done = Floor { $floor }: escaped
timid-step-now = Floor { $floor }: here
timid-step-later = Floor { $floor }: still to come
timid-token-peeks = { $peeks ->
    [one] 1 card to turn up
   *[other] { $peeks } cards to turn up
}
timid-token-attack = attack
timid-token-attack-spent = attack spent
timid-token-jump = jump
timid-token-jump-spent = jump spent

timid-goal-dungeon = Builds floors and hides the exit: the character must not get out.
timid-goal-character = Looks for the exit of three floors. Active monsters stop you.
timid-start = Down we go
timid-next-character = Out of floor { $floor }
timid-next-dungeon = { $character } got out of floor { $floor }
timid-next-watcher = { $character } got out of floor { $floor }
timid-build-you = You build floor { $floor }. New monsters, fresh hope.
timid-build-other = { $dungeon } builds floor { $floor } and tries not to giggle.

timid-won = You have won
timid-lost = You have lost

timid-end-character-character = You are out
timid-end-character-dungeon = { $character } got away
timid-end-character-watcher = { $character } is out
timid-end-dungeon-character = The dungeon keeps you
timid-end-dungeon-dungeon = You have a guest for good
timid-end-dungeon-watcher = { $dungeon } keeps its guest
timid-end-out = All three floors, and daylight. The monsters wave from behind their cards.
timid-end-caught = The { $what } was at home on { $spot } of floor { $floor }, and only wanted to say hello.
timid-end-gave-up = On floor { $floor } it was time to sit down. There is tea.
timid-end-stopped = Floor { $floor } was the last one. There is tea.
timid-end-no-way = On floor { $floor } active monsters bar every way on, and no attack or jump gets past them. There is tea.
timid-end-floors = { $floors ->
    [0] The character got out of no floor
    [one] The character got out of { $floors } floor
   *[other] The character got out of { $floors } floors
}

# Keys

key-digits-does-timid = pick the action, the card to turn up, or a card of your hand
key-backspace-does-timid = take up the card on the marked cell

# The table as text

hear-timid-tokens = What you still have
hear-timid-cards = The cards, from the entrance

# Chapters of a replay

replay-mark-timid = Floor { $number }
replay-marks-timid = Floors

# The bots as players

bot-about-timid-ogre = builds in a hurry, runs off blindly
bot-about-timid-goblin = knows a few traps, and expects them
bot-about-timid-sphinx = reckons with every card face down
bot-about-timid-dragon = has thought about what you think

# At the table

lay-done-timid = Finish building the floor

# How it ended

result-won-timid = You have won. In the dungeon somebody sighs with relief.
result-lost-timid = Not this time. Down there they are sorry.

# Moves, read aloud

does-timid-build = Build it like this
not-does-timid-build = This floor is not ready yet.
does-timid-draw = Draw { $monsters }
does-timid-peek = Turn up { $place }
does-timid-explore = Explore { $place }
does-timid-attack = Attack { $place }
does-timid-jump = Jump over { $over } to { $place }
does-timid-jump-attack = Jump over { $over } to { $place }, striking
does-timid-give-up = Give up
title-does-timid-peek = Turn up
title-does-timid-explore = Explore
title-does-timid-attack = Attack
title-does-timid-jump = Jump
title-does-timid-jump-attack = Jump and attack
title-does-timid-give-up = Give up

# The island

isle-turn = Turn { $turn }
isle-dice = The dice
isle-answers = What you can do
isle-zones = The six zones, clockwise
isle-zone = { $zone }
isle-any-face = Any face
isle-boss-here = { $boss }, { $hp } HP
isle-boss-hp = { $hp } of { $most } HP
isle-boss-fame = Fame { $fame } of 20
isle-abilities = Abilities by fame
isle-ability-active = { $fame }: { $name }, active
isle-ability-next = { $fame }: { $name }, the next to wake
isle-ability-later = { $fame }: { $name }, asleep
isle-ability-needs = Asleep until fame { $fame }.
isle-challenge = Ultimate Challenge
isle-challenge-beaten = { $boss }, beaten
isle-challenge-now = { $boss }, here now
isle-challenge-later = { $boss }, still to come
isle-you = you ({ $who })
isle-played-by = by { $who }
isle-monster-here = { $name } of { $who }, { $hp } HP
isle-minions = Minions
isle-minion-here = { $count ->
    [one] { $minion }, { $hp } HP
   *[other] { $count } × { $minion }, { $hp } HP each
}
isle-boss-dice-list = Boss dice
isle-boss-die = { $count ->
    [one] Boss die { $symbols }
   *[other] { $count } boss dice { $symbols }
}
isle-spaces = Die spaces
isle-free-space = Free die space
isle-locked-die = Locked die: { $die }
isle-locked-now = Locked this turn: { $die }
isle-support = Support spaces
isle-space-free = Free: { $space }
isle-pylon-on = Pylon on { $space }
isle-tile-ready = { $text ->
    [none] { $name } on { $space }, ready
   *[other] { $name } on { $space }, ready ({ $text })
}
isle-tile-used = { $text ->
    [none] { $name } on { $space }, used
   *[other] { $name } on { $space }, used ({ $text })
}
isle-volcano-dice = { $count ->
    [0] No boss die waits in the volcano
    [one] One boss die waits in the volcano
   *[other] { $count } boss dice wait in the volcano
}
isle-pylons = Pylons: { $count }. At three, all is lost.
isle-bag = Minions left in the bag: { $count }
isle-die = Die { $number }: { $die }
isle-die-virtual = Die { $number }: { $die }, from a support tile
isle-die-kept = Die { $number }: { $die }, kept
isle-die-thrown = Die { $number }: { $die }, to be thrown again
isle-throw = Throw
isle-throw-none = All dice are kept. Let go of one to throw it again.
isle-batch-same = { $move }, { $count } times
isle-batch-lock = Lock all that is left ({ $count })
isle-keep-all = Set all aside
isle-kept-row = Kept dice
isle-kept-none = Tap a die to keep it
isle-throw-stop = Stop throwing
isle-throw-count = Throw { $count } · { $left ->
    [one] 1 throw left
   *[other] { $left } throws left
}
isle-keep-none = Put all back
isle-keep-plan = Keep what the plan needs ({ $count })
isle-partners = Partners
isle-boss = Boss
isle-allies-short = Allies
isle-more = More ({ $count })
isle-fewer = Back
isle-later = Later
isle-use-tile = Use the { $name }: gives { $text }
isle-recharge-tile = Recharge the { $name }, at no cost: it can be used once more and gives { $text }
isle-end-turn = End turn
isle-end-dice = Done with dice
isle-end-step = Go on
isle-still-possible = Still possible: { $deeds }
isle-and-more = more
isle-deed-attack = Attack
isle-deed-build = Build
isle-deed-heal = Heal
isle-deed-energy = Energy
isle-deed-fame = Fame
isle-deed-move = Move
isle-deed-steal = Steal
isle-deed-activate = Activate
isle-deed-power = Cards
isle-deed-lock = Lock
isle-lock-all = Lock all { $count }
isle-each = { $yield } each
isle-deed-unlock = Unlock
isle-purse = Your energy: { $energy }
isle-price-short = { $count } energy short
isle-sweep-about = Sweep: these three go, three others are turned up; an event among them happens at once.
isle-market-none = Nothing here is affordable.
isle-touch = Touch one of the lit pieces.
yields-island-attack = { $pool } on { $targets }
yields-island-attack-boss = { $pool } on { $boss }
isle-or-with-feet = { $yield }, with feet { $more }
isle-damage-or = { $count } or { $more }
yields-island-build = on { $space }
yields-island-tile = { $dice }
yields-island-tile-wasted = { $dice }: of no use now
yields-island-heal = +{ $hp } HP
yields-island-energy = +{ $energy } energy
yields-island-fame = +{ $fame } fame
isle-best = what a hint would advise
isle-damage = { $count } damage
isle-damage-feet = { $count } with { $feet ->
    [one] a foot
   *[other] { $feet } feet
}
isle-one-short = one { $die } short
isle-one-short-brief = one short
isle-buy-for = { $name } for { $price }
isle-buy-chosen = Buy { $name } for { $price } · { $left } energy left
isle-put-back = Put back
isle-pool = damage left for { $zone }
isle-monsters = The monsters
isle-cards = Cards
isle-allies = Allies on display
isle-market = Market
isle-deck = { $count ->
    [one] One card in the deck
   *[other] { $count } cards in the deck
}
isle-slot-empty = empty
isle-sweep-for = { $price ->
    [0] Sweep the market for free
   *[other] Sweep for { $price }
}
isle-sort-keep = KEEP
isle-sort-play = DISCARD
isle-show = What happens
isle-show-next = Next
isle-show-skip = Skip to me
isle-show-end = Skip
isle-show-bar = Steps: drag to any of them
isle-show-at = { $count ->
    [0] { $who }: step { $number }
   *[other] { $who }: step { $number } of { $count }
}
isle-show-step = { $count ->
    [0] step { $number }
   *[other] step { $number } of { $count }
}
isle-show-erupted = { $count ->
    [one] The volcano throws 1 boss die into a zone:
   *[other] The volcano throws { $count } boss dice into the zones:
}
isle-show-group = { $who } · { $count ->
    [one] 1 step
   *[other] { $count } steps
}
isle-show-live = Goes on soon …
isle-show-hurries = Quicker, as much has happened.
isle-gauge-name-pylons = Pylons
isle-gauge-name-bag = Bag
isle-gauge-name-fame = Fame
isle-gauge-fame = The boss's fame: { $fame }. At { $next } its next ability wakes.
isle-beat-of = { $count } of 3
isle-beat-pylon = A pylon rises in { $zone }
isle-beat-pylon-more = Made of three crystals. At the third pylon all is lost.
isle-beat-ally = { $name } join { $who }
isle-beat-awake = The boss wakes “{ $name }”
isle-beat-card = Event: { $name }
isle-beat-fallen = { $boss } goes down
isle-beat-next = { $boss } comes to the island
isle-beat-down = { $who } has 0 HP
isle-beat-down-more = Heal it before its next turn begins.
isle-beat-saved = { $who } is saved
isle-why = Why?
isle-why-there = Why there?
isle-why-rule = Rule { $rule }
isle-why-count = Boss dice: { $dice }, minions: { $minions }
isle-why-boss-wandered = It looks at its own zone and the two beside it. No boss die lies in any of them, so it goes one zone clockwise.
isle-why-boss-followed-dice = It looks at its own zone and the two beside it, and goes where most boss dice lie.
isle-why-boss-followed-minions = Of its own zone and the two beside it, several have as many boss dice. Then the zone with most minions counts.
isle-why-boss-followed-clock = Boss dice and minions are tied in its own zone and the two beside it. Then it takes the zone farthest clockwise.
isle-why-boss-went-on = An ability of the boss that is awake lets it go on.
isle-why-dice-erupted = All boss dice in the volcano are thrown; chance says what they show and in which zone they land.
isle-why-no-dice-to-erupt = All boss dice lie in zones already.
isle-why-ability-acted = The boss has the fame that this ability needs, and this is its step.
isle-why-minion-acted = After the boss has moved, every minion in its zone is activated.
isle-why-minions-idle = Only minions in the zone of the boss are activated.
isle-why-symbol-activated = Every symbol on the boss dice in the zone of the boss is activated.
isle-why-attacked = Claws and feet hit: a claw counts 2 damage, a foot 1. Cards and allies may add to that.
isle-why-pylon-raised = Three crystals in a zone become a pylon. The third pylon loses the game.
isle-foreseen = foreseen
isle-came = came
isle-foreseen-zone = Boss in { $zone }
isle-foreseen-pylon = Pylon
isle-show-again = Watch again
isle-since = Since your last turn
isle-since-watched = The last round
isle-since-short = Since
isle-since-steps = Steps: { $count }
isle-since-watch = Watch again: { $who }
isle-since-killed = { $count ->
    [one] One minion destroyed
   *[other] { $count } minions destroyed
}
isle-since-came = { $count ->
    [one] One minion has come
   *[other] { $count } minions have come
}
isle-since-locked = { $count ->
    [one] One die locked
   *[other] { $count } dice locked
}
isle-pace = Pace
isle-pace-step = step by step
isle-pace-slow = slow
isle-pace-normal = normal
isle-pace-fast = fast
isle-pace-instant = instant

# Moves, read aloud

does-island-place = Begin in { $zone }
title-does-island-place = Begin in
does-island-throw = Throw the dice
does-island-throw-some = Throw { $dice } again
does-island-throw-these = Throw { $what } again
does-island-keep = Stop throwing
does-island-take = Take { $face } from { $zone } as well
title-does-island-take = Take
does-island-heart = A heart for { $player }
title-does-island-heart = Hearts
does-island-energy = Resolve { $dice }
title-does-island-energy = Energy
does-island-fame = Resolve fame
title-does-island-fame = Fame
does-island-fame-steal = Resolve fame and steal { $face } in { $zone }
title-does-island-fame-steal = Fame
does-island-fame-steal-to = Resolve fame and steal { $face } in { $zone } to “{ $card }”
title-does-island-fame-steal-to = Fame
does-island-foot = { $player } to { $to }
title-does-island-foot = Move
does-island-foot-with = { $player } to { $to }, taking { $owner } along
title-does-island-foot-with = Move
does-island-attack = Attack with { $dice }
title-does-island-attack = Attack
does-island-attack-at = Attack with { $dice } in { $zone }
title-does-island-attack-at = Attack
does-island-hit = Hit the { $minion }
title-does-island-hit = Hit
does-island-hit-boss = Hit the boss
title-does-island-hit-boss = Hit
does-island-stop = End the attack
does-island-build = Build on { $space } with { $dice }
title-does-island-build = Build
does-island-lock = Lock { $face }
title-does-island-lock = Lock
does-island-lock-on = Lock { $face } on “{ $card }”
title-does-island-lock-on = Lock
does-island-unlock = Unlock { $face } in { $zone }
title-does-island-unlock = Unlock
does-island-unlock-on = Unlock { $face } on “{ $card }”
title-does-island-unlock-on = Unlock
does-island-leave = Lock no more
does-island-activate = Activate “{ $tile }”
title-does-island-activate = Activate
does-island-activate-double = Activate “{ $tile }” doubly
title-does-island-activate-double = Activate
does-island-recharge = Recharge “{ $tile }”
title-does-island-recharge = Recharge
does-island-drop = Drop: { $die }
title-does-island-drop = Drop
does-island-spend = Spend { $dice } on “{ $ability }”
title-does-island-spend = Spend
does-island-use = Use “{ $ability }”
title-does-island-use = Use
does-island-end = End this step
does-island-done = Done buying
does-island-buy = Buy from place { $slot }
title-does-island-buy = Buy
does-island-buy-card = Buy “{ $card }”
title-does-island-buy-card = Buy
does-island-sweep = Sweep the market
does-island-ally = Take { $ally }
title-does-island-ally = Allies
does-island-crystal = Crystal in place of the { $face } die
title-does-island-crystal = Crystal
does-island-crystal-free = Crystal on a free space
title-does-island-crystal-free = Crystal
does-island-crystal-new = Crystal in place of the { $face } die locked this turn
title-does-island-crystal-new = Crystal
does-island-pylon = Pylon on { $space }
title-does-island-pylon = Pylon
does-island-pass = Not now
title-does-island-pass = Pass
does-island-pass-boss = Only after the boss's last step
title-does-island-pass-boss = Pass
does-island-pass-all = Not in this boss phase
title-does-island-pass-all = Pass
does-island-pay = Pay
does-island-lose-fame = Lose fame
does-island-boss = The boss to { $zone }
title-does-island-boss = The boss
does-island-boss-die = { $face } from { $zone } to { $to }
title-does-island-boss-die = Boss dice
does-island-remove = Remove { $face } in { $zone }
title-does-island-remove = Remove
does-island-zone = Choose { $zone }
title-does-island-zone = Zone
does-island-monster = Choose { $player }'s monster
title-does-island-monster = Monsters
does-island-monster-to = { $player } to { $to }
title-does-island-monster-to = Monsters
does-island-minion = Choose the { $minion } in { $zone }
title-does-island-minion = Minion
does-island-minion-to = { $minion } from { $zone } to { $to }
title-does-island-minion-to = Minion
does-island-space = Choose { $space } in { $zone }
title-does-island-space = Support space
does-island-tile = Choose “{ $tile }”
title-does-island-tile = Support tiles
does-island-die = Choose the { $face } die
title-does-island-die = Die
does-island-die-to = Turn the { $face } die to { $to }
title-does-island-die-to = Die
does-island-number = { $n ->
    [one] Throw 1 die
   *[other] Throw { $n } dice
}
title-does-island-number = Numbers
does-island-start = { $player } begins
does-island-reveal = Turn up “{ $card }”
does-island-draw = Draw from the bag: { $minion }
does-island-find = Draw “{ $tile }”
does-island-allies = Lay out allies: { $allies }
does-island-roll = Roll { $dice }
does-island-volcano = { $dice ->
    [none] The volcano throws no dice
   *[other] The volcano throws { $dice }
}

ask-I-12-1 = Lock what you like of these dice.
ask-I-15-1 = Damage is coming: prevent it?
ask-I-22-1 = The turn ends: which effect comes first?
ask-I-25-3 = Choose where the next boss appears.
ask-I-25-4 = Choose the boss die that leaves the game.

# The forecast

isle-forecast = Forecast
isle-forecast-next = The next boss phase, as the table lies now:
isle-forecast-now = This boss phase, if nobody does anything:
isle-forecast-fame = Its fame afterwards: { $least } to { $most }, { $mean } on average
isle-forecast-fame-sure = Its fame afterwards: { $fame }
isle-forecast-wakes = { $name } wakes: { $percent }%
isle-forecast-pylon = A pylon rises: { $percent }%
isle-forecast-lost = You lose: { $percent }%
isle-forecast-exact = Every throw of the boss dice is counted in.
isle-forecast-thrown = The boss dice lie already.
isle-forecast-ignores = Not reckoned with: { $what }.
isle-ignores-turn = what still happens before that
isle-ignores-support = support tiles
isle-ignores-prevention = cards that prevent damage
isle-odds-zone = The boss comes here: { $percent }%. Then, on average, { $damage } HP lost and { $crystals ->
    [one] 1 crystal built.
   *[other] { $crystals } crystals built.
}
isle-odds-acts = Next: does something, { $percent }%.
isle-odds-hits = Next: { $percent }%, can hit { $who }.
isle-odds-hurt = The boss takes { $least } to { $most } HP, { $mean } on average.
isle-odds-hurt-sure = The boss takes { $hp } HP.
isle-odds-drained = And { $energy } energy.
isle-odds-zero = To 0 HP: { $percent }%

# Keys

key-digits-does-island = pick the first to tenth die, or the answer with that place
key-space-does-island = throw the dice that are not kept; the boss's next step

# The table as text

hear-island-own = Your monster
hear-island-boss = The boss
hear-island-monster = { $name } of { $who }: { $hp } of { $cap } HP, { $energy } energy, fame { $fame }.
hear-island-crystals = Crystals: { $count }
hear-island-free = { $count ->
    [0] No free die space
    [one] One free die space
   *[other] { $count } free die spaces
}
hear-island-slot = { $number }: { $card }, costs { $price } energy

# Chapters of a replay

replay-mark-island = Turn { $number }
replay-marks-island = Turns

# The bots as players

bot-about-island-ogre = means well, hits what is nearest
bot-about-island-goblin = plans a turn, a quick partner
bot-about-island-sphinx = looks past the boss's next throw
bot-about-island-dragon = has seen this boss fall before

# Options of a new table

option-island-players = Players
option-island-boss = Boss
option-island-boss-crystal-dragon = Crystal Dragon
option-island-boss-lithosaur = Lithosaur
option-island-boss-lavalord = Lavalord
option-island-boss-ultimate = Ultimate Challenge: all three
option-island-side = Difficulty
option-island-side-normal = normal
option-island-side-advanced = advanced
option-island-zone = Where the boss begins
option-island-zone-0 = Shell Sound (0)
option-island-zone-1 = Crab Harbour (1)
option-island-zone-2 = Palmholm (2)
option-island-zone-3 = Fernwood (3)
option-island-zone-4 = Geyserton (4)
option-island-zone-5 = Thunder Point (5)
option-island-zone-random = chance decides
option-island-start = Who begins
option-island-start-0 = Seat 1
option-island-start-1 = Seat 2
option-island-start-2 = Seat 3
option-island-start-3 = Seat 4
option-island-start-4 = Seat 5
option-island-start-random = chance decides
option-island-support-either-or = House rule for support tiles
option-island-support-either-or-about = Activate or recharge, not both in one turn.
option-island-even-odds = House rule: even odds
option-island-even-odds-about = House rule: the boss gets more or fewer HP by the number of players, so that every table has about the same chance; not in the box.

# How it ended

result-won-island = You have won. The island sleeps well tonight.
result-lost-island = The boss has won. It did warn you.

# What a turn leaves over

left-island-dice = { $count ->
    [one] { $count } die unused
   *[other] { $count } dice unused
}
left-island-attack = { $dice } could still attack
left-island-build = { $dice } could still build
left-island-heart = { $dice } could still heal
left-island-energy = { $dice } could still be gained
left-island-fame = { $dice } could still be gained
left-island-foot = { $dice } could still move
left-island-unlock = a locked die could still be unlocked
left-island-tile = “{ $tile }” could still help
left-island-use = “{ $ability }” could still be used
left-island-buy = { $count ->
    [one] { $count } card you can pay for
   *[other] { $count } cards you can pay for
}
left-island-sweep = the market could still be swept

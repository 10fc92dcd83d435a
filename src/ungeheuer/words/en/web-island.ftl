# The island as lists

isle-boss = { $hp } of { $most } HP · fame { $fame } · zone { $zone }
isle-turn = Turn { $turn }
isle-dice = The roll
isle-answers = What you can do
isle-zones = The six zones, clockwise
isle-zone = Zone { $zone }
isle-boss-dice = Boss dice: { $what }
isle-locked = Locked: { $what }
isle-crystals = { $count ->
    [one] One crystal
   *[other] { $count } crystals
}
isle-pylon = pylon
isle-used = used
isle-free = { $count ->
    [one] One free space
   *[other] { $count } free spaces
}
isle-monsters = Monsters
isle-market = Market
isle-slot = { $name }: { $price } energy
isle-slot-empty = empty
isle-sweep = A new market costs { $price } energy.

# Moves, read aloud

does-in-zone = zone { $zone }
does-word-at = in zone
does-word-on = on
does-word-to = to
does-word-with = with
does-word-steal = and steal
does-island-place = Begin in zone { $zone }
does-island-place-title = Begin in
does-island-throw = Throw { $rest } again
does-island-throw-alone = Throw the dice
does-island-throw-title = Throw
does-island-keep = Keep all
does-island-take = Take { $rest } as well
does-island-heart = A heart for { $player }
does-island-heart-title = Hearts
does-island-energy-title = Energy
does-island-fame-title = Fame
does-island-foot-title = Move
does-island-foot = { $player } to zone { $to }
does-island-attack = Attack with { $rest }
does-island-attack-title = Attack
does-island-hit = Hit { $rest }
does-island-hit-title = Hit
does-island-stop = End the attack
does-island-build = Build on { $rest }
does-island-build-title = Build
does-island-lock = Lock { $rest }
does-island-lock-title = Lock
does-island-unlock = Unlock { $rest }
does-island-unlock-title = Unlock
does-island-activate = Activate { $rest }
does-island-activate-title = Activate
does-island-recharge = Recharge { $rest }
does-island-recharge-title = Recharge
does-island-drop = Drop { $rest }
does-island-drop-title = Drop
does-island-spend = Spend dice: { $rest }
does-island-spend-title = Spend
does-island-use = Use { $rest }
does-island-use-title = Use
does-island-end = End this step
does-island-done = Done buying
does-island-buy = Buy from place { $rest }
does-island-buy-title = Buy
does-island-sweep = Sweep the market
does-island-ally = Call { $rest }
does-island-ally-title = Allies
does-island-crystal = Crystal: { $rest }
does-island-crystal-title = Crystal
does-island-pylon = Pylon on { $rest }
does-island-pylon-title = Pylon
does-island-pass = Pass: { $rest }
does-island-pass-alone = Not now
does-island-pass-title = Pass
does-island-pay = Pay
does-island-lose = Lose { $rest }
does-island-boss = The boss to { $rest }
does-island-boss-title = The boss
does-island-remove = Remove { $rest }
does-island-remove-title = Remove
does-island-zone = Zone { $zone }
does-island-zone-title = Zone
does-island-monster = Monster of { $player }
does-island-minion = Minion { $rest }
does-island-minion-title = Minion
does-island-space = Space { $rest }
does-island-space-title = Space
does-island-die = Die { $rest }
does-island-die-title = Die
does-island-number = { $rest }
does-island-leave = Lock no more

# What happened

island-start-chosen = { $player } begins.
island-boss-placed = { $boss } stands in { $zone }: { $hp } HP, { $dice ->
    [one] 1 boss die.
   *[other] { $dice } boss dice.
}
island-card-revealed = “{ $card }” comes into the market, place { $slot }.
island-minion-drawn = A { $minion } comes to { $zone } ({ $cause }); { $left ->
    [one] 1 is left in the bag.
   *[other] { $left } are left in the bag.
}
island-first-minion-drawn = A { $minion } begins in { $zone }; { $left ->
    [one] 1 is left in the bag.
   *[other] { $left } are left in the bag.
}
island-monster-placed = { $player } begins in { $zone }.
island-allies-laid-out = Allies on display: { $allies }.
island-turn-began = Turn { $turn }: { $player } plays.
island-step-skipped = Step { $step } of the boss phase is left out.
island-ability-acted = The boss activates “{ $ability }” in { $zone }.
island-dice-erupted = The volcano throws out: { $dice }.
island-no-dice-to-erupt = No boss die is available; nothing is thrown.
island-boss-wandered = No boss dice nearby: the boss goes clockwise from { $start } to { $zone }.
island-boss-followed-dice = { $stays ->
    [True] The boss stays in { $zone }. Boss dice there: { $dice }, in the other two zones: { $others }.
   *[False] The boss goes from { $start } to { $zone }. Boss dice there: { $dice }, in the other two zones: { $others }.
}
island-boss-followed-minions = { $stays ->
    [True] The boss stays in { $zone }: as many boss dice ({ $dice }) lie in another of the three zones, but this one has the most minions ({ $minions }).
   *[False] The boss goes from { $start } to { $zone }: as many boss dice ({ $dice }) lie in another of the three zones, but this one has the most minions ({ $minions }).
}
island-boss-followed-clock = { $stays ->
    [True] The boss stays in { $zone }: boss dice ({ $dice }) and minions ({ $minions }) are tied, so it takes the zone farthest clockwise.
   *[False] The boss goes from { $start } to { $zone }: boss dice ({ $dice }) and minions ({ $minions }) are tied, so it takes the zone farthest clockwise.
}
island-boss-went-on = “{ $ability }”: the boss goes on from { $start } to { $zone } (boss dice there: { $dice }).
island-boss-relocated = “{ $cause }” moves the boss from { $start } to { $zone }.
island-minion-acted = A { $minion } is activated in { $zone }.
island-minion-muted = A { $minion } in { $zone } is not activated: { $player } has “{ $cause }”.
island-minions-idle = No minion with the boss in { $zone }.
island-symbol-activated = { $symbol ->
    [fame] A fame symbol is activated in { $zone }.
    [crystal] A crystal symbol is activated in { $zone }.
   *[minion] A minion symbol is activated in { $zone }.
}
island-boss-dice-gathered = { $count ->
    [0] No boss die lies in { $zone }.
    [one] The boss die in { $zone } becomes available.
   *[other] { $count } boss dice in { $zone } become available.
}
island-fireling-placed = A Fireling appears in { $zone } ({ $cause }); { $left ->
    [one] 1 is left.
   *[other] { $left } are left.
}
island-no-fireling-left = No Fireling is left for { $zone } ({ $cause }).
island-crystal-built = { $displaced ->
    [none] Crystal { $crystals } is built in { $zone } ({ $cause }).
   *[other] Crystal { $crystals } is built in { $zone } ({ $cause }) and displaces a die: { $displaced }.
}
island-pylon-raised = { $tile ->
    [none] A pylon rises on { $space } in { $zone }. Pylons: { $pylons }.
   *[other] A pylon rises on { $space } in { $zone }; “{ $tile }” goes back into the box. Pylons: { $pylons }.
}
island-crystals-cleared = { $crystals ->
    [one] 1 crystal leaves
   *[other] { $crystals } crystals leave
} { $zone }: { $cause }.
island-boss-fame-changed = The boss has { $fame } fame now ({ $cause }, { $change }).
island-boss-hurt = The boss loses { $amount } HP ({ $cause }); { $hp ->
    [0] none are left.
    [one] 1 is left.
   *[other] { $hp } are left.
}
island-boss-down = { $boss } is down. The turn is played to its end.
island-next-boss-placed = { $boss } arrives in { $zone }: { $hp } HP, { $dice ->
    [one] 1 boss die.
   *[other] { $dice } boss dice.
}
island-pylon-removed = The pylon on { $space } in { $zone } is gone.
island-boss-die-removed = { $count ->
    [one] A boss die leaves the game.
   *[other] { $count } boss dice leave the game.
}
island-dice-taken = { $count ->
    [one] One die is taken.
   *[other] { $count } dice are taken.
}
island-locked-die-taken = A locked die is taken from { $zone }: { $face }.
island-rolled = Thrown: { $dice }.
island-dice-chosen = Thrown again: { $dice }.
island-die-turned = “{ $cause }” turns a die from { $face } to { $to }.
island-dice-left = Left over: { $dice }.
island-die-locked = { $card ->
    [none] A die is locked in { $zone }: { $face }.
   *[other] A die is locked on “{ $card }”: { $face }.
}
island-die-unlocked = { $card ->
    [none] A die is unlocked in { $zone }: { $face }.
   *[other] A die is unlocked on “{ $card }”: { $face }.
}
island-dice-released = “{ $cause }” sets { $count ->
    [one] 1 locked die
   *[other] { $count } locked dice
} free.
island-healed = { $amount ->
    [0] { $player } gains nothing ({ $cause }) and has { $hp } HP.
   *[other] { $player } gains { $amount } HP ({ $cause }) and has { $hp }.
}
island-energy-changed = { $player } has { $energy } energy now ({ $cause }, { $change }).
island-monster-moved = { $player } moves from { $start } to { $zone } ({ $cause }).
island-attacked = { $player } attacks in { $zone } with { $pool } damage ({ $dice }).
island-minion-destroyed = A { $minion } in { $zone } is destroyed ({ $paid ->
    [0] { $cause }
   *[other] { $cause }, { $paid } damage
}).
island-attack-ended = { $lost ->
    [0] The attack is over.
   *[other] The attack is over, { $lost } damage is lost.
}
island-damaged = { $amount ->
    [0] { $player } is hit ({ $cause }) and has { $hp } HP, as before.
   *[other] { $player } loses { $amount } HP ({ $cause }) and has { $hp }.
}
island-damage-prevented = { $player } takes no damage ({ $cause }), thanks to “{ $by }”.
island-hp-lost = The cap drops: { $player } loses { $amount } HP and has { $hp }.
island-hp-set = “{ $cause }”: { $player } has { $hp } HP.
island-monster-pushed = { $player } is pushed from { $start } to { $zone } ({ $cause }).
island-fame-changed = { $player } has { $fame } fame now ({ $cause }, { $change }).
island-die-stolen = { $card ->
    [none] { $player } steals fame and removes a boss die from { $zone }: { $face }.
   *[other] { $player } steals fame and puts a boss die from { $zone } on “{ $card }”: { $face }.
}
island-boss-die-moved = “{ $cause }” moves a boss die from { $start } to { $zone }: { $face }.
island-boss-die-released = The boss die on “{ $card }” is available again.
island-ally-taken = { $player } takes the { $ally }.
island-ally-lost = The { $ally } leave { $player }.
island-tile-built = “{ $tile }” comes to { $space } in { $zone } ({ $cause }).
island-tiles-shuffled = The discarded support tiles are shuffled: { $count }.
island-tile-discarded = “{ $tile }” is discarded ({ $cause }).
island-tile-activated = { $double ->
    [True] { $player } activates “{ $tile }”, doubled.
   *[other] { $player } activates “{ $tile }”.
}
island-tile-recharged = { $player } recharges “{ $tile }”.
island-die-dropped = A virtual die is good for nothing and is dropped: { $die }.
island-dice-spent = { $player } spends dice for “{ $ability }”: { $dice }.
island-ability-used = { $player } uses “{ $ability }”.
island-card-bought = { $player } buys “{ $card }” for { $paid } energy.
island-market-swept = { $player } sweeps the market { $paid ->
    [0] for free
   *[other] for { $paid } energy
} and discards { $cards }.
island-market-passed = { $player } can pay for nothing in the market.
island-slot-left-empty = The deck is empty, and so is place { $slot } of the market.
island-card-discarded = “{ $card }” is discarded.
island-event-revealed = Event ({ $colour ->
    [green] positive
   *[red] negative
}): “{ $card }”.
island-energy-paid = { $player } pays { $amount } energy for “{ $cause }” and has { $energy } left.
island-minion-moved = “{ $cause }” moves a { $minion } from { $start } to { $zone }.
island-step-marked = “{ $cause }”: the next boss phase leaves out step { $step }.
island-turn-ended = { $player } ends the turn.
island-team-won = { $boss } is beaten in turn { $turn }. You have won together.
island-team-lost = You have lost together in turn { $turn }: { $reason ->
    [zero-hp] a monster began its monster phase with 0 HP.
    [pylons] the third pylon stands.
    [no-room-for-pylon] a pylon found no room.
    [empty-bag] there are not enough minions in the bag.
   *[turn-limit] the turn limit is reached.
}

# Why a move is not possible

island-not-asked = { $asked ->
    [none] The game is over.
   *[other] It is { $asked }'s choice, not yours.
}
island-not-now = { $now ->
    [resolve] You are resolving your dice now.
    [pending] First resolve the dice that your support tile gave you.
    [window] The boss pauses; now only support tiles can be used.
    [turn-start] Your turn is just beginning.
    [mp-start] Your monster phase is just beginning.
    [final] Your roll is final; first decide whether to use an effect on it.
    [end] Your turn is ending.
    [take] You have not thrown your dice yet.
    [fill] First choose which locked die to throw as well.
    [rolling] You are still throwing.
    [attack] Your attack is under way: choose what it hits.
    [choose] “{ $ability }” has to be carried out first.
    [move-each] First move the monsters, or pass.
    [lock-thrown] First decide which of the dice just thrown you lock.
    [buy] You are buying now.
    [ally] First choose your ally.
    [crystal] First choose where the crystal goes.
    [pylon] First choose where the pylon goes.
    [place] First choose where your monster begins.
    [damage] First decide whether you pay to prevent the damage.
    [next-boss] First choose where the next boss begins.
    [trim] First choose the boss dice that leave the game.
   *[other] It is for chance to decide now.
} { $when ->
    [wait] Until then, this has to wait.
    [dice] { $now ->
        [final] Your dice are resolved right after that.
       *[other] The dice you throw are resolved after the last throw and before the market.
    }
    [tile-dice] The dice of a support tile are resolved right after it is activated.
    [keep] You can keep all dice only between two throws.
    [throw] You throw at the beginning of your monster phase.
    [throw-some] Dice can be thrown again only right after a throw.
    [stop] Only an attack is ended like that.
    [end] You can end this step only while you are resolving your dice.
    [done] You can finish buying only during the market step.
    [sweep] You can sweep the market only during the market step.
    [pass] You can only pass where something optional is offered.
    [pass-boss] You can choose this only when the boss phase pauses for support tiles.
    [pass-all] You can choose this only when the boss phase pauses for support tiles.
    [pay] You pay only where an effect asks for it.
    [lose-fame] You give up fame only where an effect asks for it.
    [leave] You can choose this only when a card has you throw and lock dice.
    [place] Monsters are placed before the first turn.
    [crystal] Crystals are placed when one is built.
    [pylon] Pylons are placed when three crystals make one.
    [take] Locked dice are taken along when too few others are left for your throw.
    [hit] You can hit something only during an attack.
    [lock] { $now ->
        [final] Dice are locked right after that.
       *[other] Dice are locked after the last throw and before the market.
    }
    [unlock] { $now ->
        [final] Dice are unlocked right after that.
       *[other] Dice are unlocked after the last throw and before the market.
    }
    [tile] Support tiles are used in your turn, but not in the middle of another action.
    [drop] Dice of a support tile are dropped right after it is activated.
    [ally] An ally is chosen as soon as you get your first fame.
    [buy] Cards are bought after your dice are resolved.
    [target] You choose this only when an effect asks for it.
    [trim] Boss dice leave the game when the next boss comes.
    [boss-zone] A boss is placed only before the game or when the next boss comes.
    [use-free] This effect is used while you resolve your dice.
    [use-turn-start] This effect belongs to the start of your turn.
    [use-mp-start] This effect belongs to the start of your monster phase.
    [use-final] This effect belongs to your final roll.
    [use-end] This effect belongs to the end of your turn.
   *[chance] What is thrown, drawn or turned up is decided by chance.
}
island-no-such-dice = Missing from your dice: { $dice }.
island-nothing-pending = No such die is waiting: { $die }.
island-pending-first = Dice of a support tile are waiting; resolve one of them first.
island-other-faces = This action cannot use: { $dice }.
island-which-dice = Choose which dice you throw again.
island-no-throws-left = You have no throw left.
island-no-such-monster = { $most ->
    [1] There is no such player: you play alone.
   *[other] There is no such player: only { $most } are playing.
}
island-out-of-reach = { $player } is in { $zone }, out of your reach.
island-at-full-hp = { $player } has { $hp } HP, and cannot have more.
island-zone-out-of-reach = { $zone } is out of your reach.
island-no-such-boss-die = There is no boss die with { $face } in { $zone }.
island-card-takes-no-die = No die can be put on “{ $card }”.
island-card-full = There is already a die on “{ $card }”.
island-not-on-card = This die does not lie on “{ $card }”: { $die }.
island-not-in-your-zone = { $player } is in { $zone }, not in your zone.
island-too-far = { $zone } is too far from { $origin }.
island-already-there = Start and goal are the same: { $zone }.
island-nobody-carried = You have no card that takes another monster along.
island-you-carry-another = Only your own monster can take another one along.
island-own-zone-named = { $zone } is your own zone: leave it out.
island-nothing-to-hit = There is nothing to hit in { $zone }.
island-shield-too-strong = The Shield has to be destroyed first, and that takes { $needed } damage; { $pool ->
    [0] your attack has none.
   *[other] your attack has { $pool }.
}
island-pool-too-small = { $pool ->
    [0] Your attack has no damage
   *[other] Your attack has { $pool } damage
}; it needs at least { $needed }.
island-boss-not-there = The boss is not in { $zone }.
island-boss-fallen = The boss is already down.
island-wrong-wrenches = { $least ->
    [2] { $most ->
        [2] This space needs exactly 2 wrenches, not { $used }.
       *[other] This space needs 2 or { $most } wrenches, not { $used }.
    }
    [3] { $most ->
        [3] This space needs exactly 3 wrenches, not { $used }.
       *[other] This space needs 3 or { $most } wrenches, not { $used }.
    }
   *[other] This space needs exactly { $most } wrenches, not { $used }.
}
island-pylon-there = A pylon stands on { $space } in { $zone }, so nothing can be built there.
island-space-taken = “{ $tile }” lies on { $space } in { $zone }; the space has to be empty.
island-no-tiles-left = There is no support tile left to build.
island-not-yours = You do not have “{ $ability }”.
island-no-such-power = There is no card or ability of this name.
island-too-little-fame = “{ $ability }” needs { $needed } fame, and you have { $fame }.
island-works-by-itself = “{ $ability }” works by itself; there is nothing to use.
island-needs-dice = “{ $ability }” is paid for with dice.
island-takes-no-dice = “{ $ability }” is not paid for with dice.
island-impossible-now = “{ $ability }” could do nothing now.
island-power-too-dear = “{ $ability }” costs { $price } energy, and you have { $energy ->
    [0] none.
   *[other] { $energy }.
}
island-wrong-symbols = “{ $ability }” wants exactly these dice: { $dice }.
island-no-die-space = No die space is free in { $zone }.
island-locked-this-turn = What was locked in this turn stays locked until its end: { $die }.
island-locked-now = This die was locked only this turn: { $die } in { $zone }.
island-locked-before = This die was locked in an earlier turn: { $die } in { $zone }.
island-nothing-locked-there = No { $die } die is locked in { $zone }.
island-same-face = The die shows { $die } already.
island-no-such-tile = There is no support tile of this name.
island-tile-elsewhere = “{ $tile }” lies in { $zone }, out of your reach.
island-tile-not-built = “{ $tile }” is not on the island.
island-tile-spent = “{ $tile }” was already activated this turn.
island-tile-face-down = “{ $tile }” is face down.
island-tile-face-up = “{ $tile }” is face up already.
island-tile-just-recharged = “{ $tile }” was recharged this turn, and you agreed on doing only one of the two.
island-no-doubling = You have nothing that doubles a support tile now.
island-nothing-to-double = “{ $tile }” gives no dice that could be doubled.
island-die-still-useful = This can still be resolved: { $die }.
island-minions-first = The minions in { $zone } have to be destroyed first.
island-shields-first = { $shields ->
    [one] The Shield has to be destroyed first.
   *[other] The { $shields } Shields have to be destroyed first.
}
island-no-such-minion = There is no { $minion } in { $zone }.
island-none-of-them = There is no such minion in { $zone }.
island-one-minion = A single minion is to be chosen, not a zone.
island-all-of-a-zone = A whole zone is to be chosen, not a single minion.
island-only-with-boss = It has to be a minion in the boss's zone, which is { $zone }.
island-used-up = You have already used “{ $ability }” this turn.
island-no-such-ally = There is no ally of this name.
island-ally-of-another = { $player } already has this ally: { $ally }.
island-not-laid-out = Not laid out in this game: { $ally }.
island-empty-slot = Place { $slot } of the market is empty.
island-too-dear = { $card ->
    [none] It costs
   *[other] “{ $card }” costs
} { $price } energy, and you have { $energy ->
    [0] none.
   *[other] { $energy }.
}
island-empty-market = There is no card in the market.
island-empty-deck = There is no card left in the deck.
island-zone-taken = { $player } is in { $zone } already.
island-zone-of-boss = Nobody begins where the boss is, and he is in { $zone }.
island-other-monster = { $owner } moves, not { $player }.
island-moved-already = { $player } has been moved already.
island-no-crystals = There are no crystals in { $zone }.
island-wrong-number = { $most ->
    [1] You can throw exactly 1 die.
   *[other] You can throw 1 to { $most } dice.
}
island-other-target = “{ $ability }” asks for something else: { $wanted ->
    [heal] a monster.
    [energy] a monster.
    [move] a zone to move to.
    [jump] a zone to move to.
    [strike] a zone for the damage.
    [destroy] minions.
    [move-minion] a minion or the boss, and a zone to move it to.
    [move-boss] a zone for the boss.
    [boss-die] a boss die, and a zone to move it to.
    [clear] a zone with crystals.
    [unlock-from] a locked die.
    [reroll] a die of the roll.
    [set] a die of the roll, and what it is to show.
    [tile] a support space.
    [discard-tile] a support tile.
    [throw-lock] a number of dice.
   *[pay] energy or fame.
}
island-must-choose = You cannot pass: “{ $ability }” has to be carried out.
island-effects-first = You cannot pass yet: “{ $ability }” has to be carried out.
island-last-window = No further pause of the boss phase is left to skip.
island-no-fame = You have no fame to give up.
island-wrong-number-of-dice = { $wanted ->
    [one] Exactly 1 die is thrown, not { $thrown }.
   *[other] Exactly { $wanted } dice are thrown, not { $thrown }.
}
island-no-such-face = No boss die has such a face.
island-no-such-card = There is no card of this name.
island-not-in-deck = “{ $card }” is not in the deck.
island-no-event-yet = “{ $card }” is an event, and goes back into the deck.
island-not-in-bag = There is no { $minion } left in the bag.
island-tile-not-in-pile = “{ $tile }” is not in the pile.
island-wrong-number-of-allies = { $wanted } allies are laid out, not { $laid }.
island-ally-twice = An ally can be laid out only once: { $ally }.

# Names

face-heart = heart
face-energy = energy
face-fame = fame
face-claw = claw
face-foot = foot
face-wrench = wrench
face-crystal = crystal
face-minion = minion
face-any = any face
die-in-zone = { $what } in { $zone }
die-from-tile = { $what } of a support tile
die-any-as = any face as { $what }

cause-symbol = a symbol
cause-crystal = a symbol
cause-pylon = a pylon
cause-attack = attack
cause-heart = heart
cause-energy = energy dice
cause-fame = fame die
cause-foot = foot
cause-carry = taken along
cause-cube = energy cube
cause-wrench = wrenches
cause-dice = dice
cause-boss = through the boss
cause-event = event
cause-card = card
cause-soldier = Soldier
cause-cannon = Cannon
cause-shield = Shield
cause-builder = Builder
cause-fireling = Fireling

# Card texts: when

on-turn-start = at the start of your turn
on-before-movement = before movement
on-move3 = after the boss has moved
on-enter = in each zone that the boss enters
on-boss-hurt = when a monster has lost HP through the boss
on-step4 = when minions are activated
on-symbol = for each { $symbol ->
    [fame] fame
    [crystal] crystal
   *[minion] minion
} symbol
on-zero-hp = if you would begin your monster phase with 0 HP
on-mp-start = at the start of your monster phase
on-dice = { $hp ->
    [0] when you take dice
   *[other] when you take dice with { $hp } HP or less
}
on-final = on your final roll
on-free = in step 2 of your monster phase, if you like
on-walk = when you move yourself with a foot
on-spend = spend { $pay }
on-resolve = when you resolve { $face }
on-attack = { $shown ->
    [none] when you attack
    [claw] when your attack contains at least one claw
    [foot] when your attack contains at least one foot
   *[other] when your attack contains { $face }
}
on-kill = for each minion you destroy in your turn
on-damage = when damage is about to hit you, in any turn
on-steal = when you steal fame
on-construct = when you build a support tile
on-tile = when you activate a support tile
on-buy = when you buy
on-gained = when you buy this card
on-end = at the end of your turn

# Card texts: how they are put together

text-ability = { $when }: { $what }.
text-plain = { $what }.
text-first-then = { $first }, then { $then }
text-first-next = { $first }, then { $then }
text-first-same = { $first } and { $then }
text-after-colon = small
text-prevent = you may pay { $n } energy to take none of this damage
text-without-energy = { $phrase }; if none of them has any, each takes { $n } damage
text-none = No effect.
text-first-and = { $first }, and { $then }
text-may = you may { $what }
text-limit = { $times ->
    [1] { $sentence } Once per turn.
   *[other] { $sentence } At most { $times } times per turn.
}
text-part-limit = { $times ->
    [1] { $phrase } (the boss only once per turn)
   *[other] { $phrase } (the boss only { $times } times per turn)
}
text-instead = { $phrase }; if that is impossible, { $other }
text-either = { $one } or { $other }
tile-cube = energy cube
tile-any = any face

# Card texts: whom and where

target-you = you
target-one = { $place ->
    [any] one monster of your choice
   *[other] one monster { $where }
}
target-each = { $place ->
    [any] each monster
   *[other] each monster { $where }
}
target-all = all
target-most-hp = the monsters with the most HP { $where }
target-most-energy = the monsters with the most energy { $where }
target-hurt = this monster
target-healed = the healed monster
target-keepers = each monster with at least one KEEP card

where-here = in your zone
where-near = in your zone or an adjacent one
where-any = in any zone
where-boss = in the boss's zone
where-boss-cw = in the next zone clockwise from the boss
where-boss-near = in the boss's zone or the adjacent zones
where-beside-boss = in a zone adjacent to the boss
where-zone = in this zone
where-one-zone = in one zone of your choice
where-one-near = in your zone or an adjacent one

what-heart = hearts
what-energy = energy
what-fame = fame
what-claw = claws
what-foot = feet
what-wrench = wrenches
what-soldier = soldiers
what-cannon = cannons
what-shield = shields
what-builder = builders
what-fireling = firelings
what-boss = boss abilities
what-this = this damage
what-steal = stealing
what-unlock = unlocking
what-tile = activating and recharging support tiles
what-before-movement = the ability BEFORE MOVEMENT
what-dice = a zone with boss dice
what-most-dice = a zone with the most

# Card texts: what

effect-heal = { $who ->
    [you] you gain { $more ->
        [yes] { $n } more HP
       *[no] { $n } HP
    }
    [all] { $target } gain { $n } HP each
    [most-hp] { $target } gain { $n } HP each
    [most-energy] { $target } gain { $n } HP each
   *[other] { $target } gains { $more ->
        [yes] { $n } more HP
       *[no] { $n } HP
    }
}
effect-damage = { $who ->
    [you] you take { $n } damage
    [all] { $target } take { $n } damage each
    [most-hp] { $target } take { $n } damage each
    [most-energy] { $target } take { $n } damage each
   *[other] { $target } takes { $n } damage
}
effect-energy = { $gains ->
    [yes] { $who ->
        [you] you gain { $more ->
            [yes] { $n } more energy
           *[no] { $n } energy
        }
        [all] { $target } gain { $n } energy each
        [most-hp] { $target } gain { $n } energy each
        [most-energy] { $target } gain { $n } energy each
       *[other] { $target } gains { $more ->
            [yes] { $n } more energy
           *[no] { $n } energy
        }
    }
   *[no] { $who ->
        [you] you lose { $n } energy
        [all] { $target } lose { $n } energy each
        [most-hp] { $target } lose { $n } energy each
        [most-energy] { $target } lose { $n } energy each
       *[other] { $target } loses { $n } energy
    }
}
effect-fame = { $gains ->
    [yes] { $who ->
        [you] you gain { $more ->
            [yes] { $n } more fame
           *[no] { $n } fame
        }
        [all] { $target } gain { $n } fame each
        [most-hp] { $target } gain { $n } fame each
        [most-energy] { $target } gain { $n } fame each
       *[other] { $target } gains { $more ->
            [yes] { $n } more fame
           *[no] { $n } fame
        }
    }
   *[no] { $who ->
        [you] you lose { $n } fame
        [all] { $target } lose { $n } fame each
        [most-hp] { $target } lose { $n } fame each
        [most-energy] { $target } lose { $n } fame each
       *[other] { $target } loses { $n } fame
    }
}
effect-boss-fame = { $gains ->
    [yes] the boss gains { $n } fame
   *[no] the boss loses { $n } fame
}
effect-boss-hit = { $place ->
    [here] the boss in your zone loses { $n } HP, whoever protects it
   *[any] the boss loses { $n } HP, wherever it is and whoever protects it
}
effect-strike = deal { $n } damage { $where }
effect-destroy = { $who ->
    [all] destroy all { $kinds } { $where }
   *[one] destroy one minion { $where }
}
effect-pool = your attack deals { $n } more damage
effect-value = { $what } count as { $n } damage each
effect-move = { $who ->
    [you] { $n ->
        [one] move to an adjacent zone
       *[other] move up to { $n } zones
    }
   *[each] { $by ->
        [owner] { $n ->
            [one] each player may move their monster by 1 zone
           *[other] each player may move their monster by up to { $n } zones
        }
       *[you] { $n ->
            [one] you may move each monster by 1 zone
           *[other] you may move each monster by up to { $n } zones
        }
    }
}
effect-jump = go to any zone
effect-push = { $way ->
    [cw] { $place ->
        [any] push { $target } one zone clockwise
       *[other] push { $target } one zone clockwise, if it is { $where }
    }
   *[away] push { $target } one zone further away from the boss, if it is { $where }
}
effect-move-minion = move one minion { $where } to an adjacent zone
effect-move-boss = { $place ->
    [here] move the boss { $where } to an adjacent zone
   *[any] { $n ->
        [one] move the boss to an adjacent zone
        [2] move the boss 1 or 2 zones in one direction
       *[other] move the boss 1 to { $n } zones in one direction
    }
}
effect-boss-die = { $way ->
    [card] put the removed boss die on this card until your next monster phase
   *[adjacent] move a boss die from your zone to an adjacent one
}
effect-draw = { $n ->
    [one] draw a minion from the bag
   *[other] draw { $n } minions from the bag
} { $place ->
    [boss] into the boss's zone
   *[boss-cw] into the next zone clockwise from the boss
}
effect-fireling = place a fireling { $where }
effect-crystal = build a crystal { $where }
effect-clear = remove all crystals { $where }
effect-unlock-from = unlock one die { $where }
effect-extra-die = { $n ->
    [one] you take one die more
   *[other] you take { $n } dice more
}
effect-extra-throw = { $n ->
    [one] you have one throw more
   *[other] you have { $n } throws more
}
effect-reroll = { $n ->
    [1] throw one die of the roll again
   *[other] throw { $n } dice of the roll again
}
effect-set = turn one die of the roll to any face
effect-cost = cards cost { $n } energy less, at least 1
effect-cap = you can have up to { $n } HP
effect-minion-hp = { $what } have { $gains ->
    [yes] { $n } HP more
   *[no] { $n } HP less in your turn (at least 1)
}
effect-immune = { $thing ->
    [this] you do not take this damage
    [fireling] { $what } do you no damage (you lose the energy all the same)
   *[other] { $what } do you no damage
}
effect-reach = { $thing ->
    [heart] your hearts reach monsters { $where }
    [steal] { $place ->
        [any] to steal fame, you may remove boss dice from any zone
       *[other] to steal fame, you may also remove boss dice from adjacent zones
    }
    [unlock] you may unlock dice { $where }
   *[tile] you may activate and recharge support tiles { $where }
}
effect-need = { $n ->
    [1] you need one wrench less
   *[other] you need { $n } wrenches less
}
effect-tile = { $empty ->
    [yes] a random support tile comes to an empty support space of your choice
   *[no] a random support tile comes to a support space of your choice without a pylon
}
effect-aim = you may aim { $where }
effect-stride = { $n ->
    [one] you may go 1 zone
   *[other] you may go up to { $n } zones in one direction
}
effect-group = { $n ->
    [one] the group counts as if it had one die more, up to five
   *[other] the group counts as if it had { $n } dice more, up to five
}
effect-double = take each virtual die of the support tile twice
effect-act = { $what } { $where } are activated, too
effect-mute = { $what } { $where } are not activated
effect-space = in every zone, this card is a die space of your own for { $n ->
    [one] 1 die
   *[other] { $n } dice
}
effect-pay = { $who ->
    [keepers] pays { $n } energy
   *[other] pay { $n } energy
}
effect-set-hp = set your HP to { $n }
effect-discard-this = discard this card
effect-sweep-cost = { $n ->
    [0] you may sweep the market for free
   *[other] you may sweep the market for { $n } energy
}
effect-run = { $what } is activated
effect-skip = step { $n } of the next boss phase is left out
effect-continue-move = { $way ->
    [cw] if it came clockwise to a zone without boss dice, it goes on clockwise to { $what }
   *[same] { $thing ->
        [most-dice] if its zone does not hold the most boss dice of the island, it goes on in the same direction to { $what } (clockwise if it stayed)
       *[dice] if its zone holds no boss die, it goes on in the same direction to { $what } (clockwise if it stayed)
    }
}
effect-widen = { $thing ->
    [before-movement] { $what } hits all monsters { $where }
   *[other] { $what } with the boss hit all monsters { $where }
}
effect-replace = instead of a minion from the bag, { $choices }, while any are left
effect-carry = take one other monster along
effect-throw-lock = throw 1 to { $n } available monster dice, then lock any of them in your zone
effect-either = { $who ->
    [keepers] { $told ->
        [yes] { $target } { $choices }
       *[no] { $target } chooses: { $choices }
    }
   *[you] { $choices }
}
effect-release-locked = all locked dice on the island become available
effect-discard-tile = discard one support tile from the island

# The board

island-example = attack claw*2
island-short = 1
island-goal = Beat the boss together, before three pylons stand, a minion is to come and the bag is empty, or a monster begins its monster phase with 0 HP.
island-side-normal = normal
island-side-advanced = advanced
island-boss-line = ({ $side }) { $hp }/{ $most } HP · { $fame } fame · { $dice ->
    [one] 1 die available
   *[other] { $dice } dice available
} · turn { $turn }
island-zone = { $zone }
island-pylon = pylon
island-used = (used)
island-free-dice = { $dice ->
    [one] 1 die available
   *[other] { $dice } dice available
}
island-roll = Roll
island-pending = Waiting
island-price = { $price } energy
island-sort-keep = KEEP
island-sort-discard = DISCARD
island-column-player = Monster
island-column-zone = Zone
island-column-hp = HP
island-column-energy = Energy
island-column-fame = Fame
island-column-ally = Ally
island-column-cards = Cards
island-question = What do you choose?
island-question-resolve = What do you do with your dice?
island-question-rolling = Throw again? Type throw and the dice, as in: throw claw*2 foot ({ $number ->
    [one] 1 throw left
   *[other] { $number } throws left
}).
island-question-take = Throw, or activate a support tile first?
island-question-fill = Which locked die do you take ({ $number } missing)?
island-question-final = Your roll is final. Use an effect?
island-question-buy = What do you buy?
island-question-attack = What do you hit in { $zone } with { $number } damage?
island-question-ally = Which ally do you take?
island-question-crystal = Where does the crystal go in { $zone }?
island-question-pylon = Where does the pylon go in { $zone }?
island-question-place = Where does your monster begin?
island-question-damage = Damage by { $ability }: pay to prevent it?
island-question-window = Activate a support tile now?
island-question-end = Which effect comes next?

# Around the table

island-invented = Many card values are invented, since the printed rules do not list them; ungeheuer cards { $game } shows which.

# Problems of card sets

cards-wrong-trigger = { $effect } does nothing under { $trigger }; possible are { $allowed }
cards-needs-effects = under { $trigger } there must be exactly: { $wanted }
cards-replaced-minion = `replace` requires `symbol = "minion"`, and vice versa
cards-asked-for-die = a steal ability must be optional exactly when it moves a boss die onto this card
cards-pay-asked = paying must be optional here
island-nothing-meant = Those pieces do not make a move together.

# Effects as the card set editor lists them

cardset-do-heal = heal
cardset-do-damage = hurt
cardset-do-energy = energy
cardset-do-fame = fame
cardset-do-boss-fame = fame of the boss
cardset-do-boss-hit = hit the boss
cardset-do-strike = attack with a fixed pool
cardset-do-destroy = destroy minions
cardset-do-pool = stronger attack
cardset-do-value = a face is worth more
cardset-do-move = move
cardset-do-jump = jump anywhere
cardset-do-push = push away
cardset-do-move-minion = move a minion
cardset-do-move-boss = move the boss
cardset-do-boss-die = move a boss die
cardset-do-draw = draw minions
cardset-do-fireling = place a Fireling
cardset-do-crystal = a crystal
cardset-do-clear = clear crystals
cardset-do-unlock-from = unlock from afar
cardset-do-extra-die = extra dice
cardset-do-extra-throw = extra throws
cardset-do-reroll = throw again
cardset-do-set = turn a die
cardset-do-cost = cards cost less
cardset-do-cap = more hearts at most
cardset-do-minion-hp = hearts of minions
cardset-do-immune = immune
cardset-do-reach = reach further
cardset-do-need = build with less
cardset-do-tile = place a support tile
cardset-do-aim = aim further
cardset-do-stride = walk further
cardset-do-group = energy counts for more
cardset-do-double = use a support tile twice
cardset-do-act = others act, too
cardset-do-mute = keep minions from acting
cardset-do-space = a die space of its own
cardset-do-pay = pay energy
cardset-do-set-hp = set hearts
cardset-do-discard-this = discard this card
cardset-do-sweep-cost = cost of a sweep
cardset-do-run = run an ability
cardset-do-skip = skip a step
cardset-do-continue-move = walk on
cardset-do-widen = act further
cardset-do-replace = bring another one
cardset-do-carry = carry somebody along
cardset-do-throw-lock = throw and lock
cardset-do-either = one of these
cardset-do-release-locked = release locked dice
cardset-do-discard-tile = discard a support tile

# A house rule that changes the boss's HP

island-house-hp = House rule: HP by the number of players. This boss begins with { $hp } HP, its sheet says { $sheet }.

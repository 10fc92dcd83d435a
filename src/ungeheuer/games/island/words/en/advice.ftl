# Why a bot would answer so: fetched when somebody asks for a hint.

island-advice-throw = { $percent ->
    [0] { $throws ->
        [one] One throw is left.
       *[other] { $throws } throws are left.
    }
   *[other] { $dice ->
        [one] The chance that this die improves is { $percent }%; { $face } counts most here.
       *[other] For each of the { $dice } dice, the chance to improve is at least { $percent }%; { $face } counts most here.
    } { $throws ->
        [one] One throw is left.
       *[other] { $throws } throws are left.
    }
}
island-advice-keep = Each die is worth more than another throw of it; { $face } counts most here.
island-advice-keep-safe = What lies there is safe; { $face } counts most here.
island-advice-throw-all = The support tiles can wait: there { $dice ->
    [one] is 1 die
   *[other] are { $dice } dice
} to throw.
island-advice-take = One more die for the throw; the { $face } will then be gone from { $zone }.
island-advice-finish = This brings the boss down: it has { $hp } HP, and the attack has { $points } damage.
island-advice-attack = It hits the boss: its HP go from { $hp } to { $left }.
island-advice-destroy = Destroyed in { $zone }: { $minion }.
island-advice-clear-way = Destroyed in { $zone }: { $minion }. Then nothing protects the boss.
island-advice-no-pylon = Two crystals lie in { $zone }: if the Builder builds the third, a pylon rises.
island-advice-hit = { $what ->
    [soldier] The Soldier hurts every monster in { $zone }.
    [cannon] The Cannon hurts every monster, wherever it is.
    [shield] { $behind ->
        [0] Without the Shield, { $zone } is open.
       *[other] As long as the Shield stands, nothing else in { $zone } can be hit.
    }
    [builder] The Builder would build the next crystal in { $zone }.
   *[fireling] The Fireling hurts every monster in { $zone }, and takes energy.
}
island-advice-clear = { $crystals ->
    [one] It removes the crystal from { $zone }.
   *[other] It removes { $crystals } crystals from { $zone }; a third would be a pylon.
}
island-advice-move-minion = Monsters in { $goal }: { $there }, here: { $here }. What is moved: { $minion }.
island-advice-save = { $hp ->
    [0] { $player } has 0 HP: unless healed before the monster phase, the game is lost.
   *[other] { $percent ->
        [100] { $player } has { $hp } HP and drops to 0 in the next boss phase unless something is done.
       *[other] { $player } has { $hp } HP; the chance to drop to 0 in the next boss phase is { $percent }%.
    }
}
island-advice-heal = { $damage ->
    [0] { $player } has { $hp } HP, and is not expected to lose any in the next boss phase.
   *[other] { $player } has { $hp } HP and loses { $damage } on average in the next boss phase.
}
island-advice-energy-buys = Energy goes from { $energy } to { $sum }: enough for “{ $card }”.
island-advice-energy = { $price ->
    [0] Energy goes from { $energy } to { $sum }.
   *[other] Energy goes from { $energy } to { $sum }; the next dearer card costs { $price }.
}
island-advice-first-ally = The first fame brings an ally.
island-advice-wakes = At { $fame } fame, “{ $ability }” becomes active.
island-advice-steal = That makes { $fame } fame, and there is one boss die fewer to draw the boss to { $zone }.
island-advice-fame = { $needed ->
    [0] That makes { $fame } fame; all abilities of this ally are active already.
   *[other] That makes { $fame } fame; at { $needed }, “{ $ability }” becomes active.
}
island-advice-safer = In { $zone }, the chance that { $player } drops to 0 HP in the next boss phase is { $then }%; here it is { $percent }%.
island-advice-approach = From { $zone } the { $points } damage reaches the boss.
island-advice-targets = In { $zone } the claws are enough to destroy: { $minion }.
island-advice-nearer = { $steps ->
    [0] In { $zone }, { $player } is with the boss.
    [one] From { $zone }, { $player } is only one step away from the boss.
   *[other] In { $zone }, { $player } is closer to the boss: { $steps } zones away.
}
island-advice-move = { $there ->
    [0] In { $zone }, { $player } loses no HP on average in the next boss phase; here it is { $here }.
   *[other] In { $zone }, { $player } loses { $there } HP on average in the next boss phase; here it is { $here }.
}
island-advice-as-safe = { $damage ->
    [0] In { $zone }, { $player } is as safe as here: no HP lost on average in the next boss phase.
   *[other] In { $zone }, { $player } is as safe as here: { $damage } HP lost on average in the next boss phase.
}
island-advice-build = A support tile in { $zone } gives dice without throwing, turn after turn.
island-advice-rebuild = A new support tile in { $zone } replaces “{ $tile }”, and is ready at once.
island-advice-lock = The { $face } stays in { $zone } for { $player }, who is next.
island-advice-lock-own = The { $face } stays there for the next turn.
island-advice-unlock = One more die for this turn: { $face }.
island-advice-activate = “{ $tile }” gives { $energy ->
    [0] { $dice }, without a throw.
   *[other] { $dice }, without a throw, and { $energy } energy.
}
island-advice-recharge = “{ $tile }” is then ready again.
island-advice-drop = This die has no use here.
island-advice-use = “{ $ability }” { $what ->
    [throws] improves the roll.
    [attacks] makes attacks stronger.
    [enemies] hits an enemy.
    [health] brings HP.
    [safety] protects the monster.
    [income] brings energy.
    [prices] lowers prices.
    [fame] brings fame.
    [ways] moves the monster without a foot.
    [reach] reaches beyond its zone.
    [boss] changes where the boss and its minions strike.
    [building] makes building easier.
    [tiles] brings support tiles.
    [crystals] removes crystals.
    [locked] brings one more die.
    [space] gives a die space of one's own.
   *[other] costs no die.
}
island-advice-ally = { $fame ->
    [0] { $ally }: all their abilities are active at once.
   *[other] { $ally }: “{ $ability }” is active at once, and “{ $later }” at { $fame } fame.
}
island-advice-buy = “{ $card }” { $what ->
    [throws] makes rolls better.
    [attacks] makes attacks stronger.
    [enemies] hits enemies.
    [health] brings HP.
    [safety] protects the monster.
    [income] brings energy.
    [prices] lowers prices.
    [fame] brings fame.
    [ways] gets the monster from zone to zone faster.
    [reach] reaches beyond its zone.
    [boss] gets in the boss's way.
    [building] makes building easier.
    [tiles] brings support tiles.
    [crystals] removes crystals.
    [locked] brings dice.
    [space] gives a die space of one's own.
   *[other] is worth its price.
} { $energy ->
    [0] It takes all the energy.
   *[other] { $energy } energy is left.
}
island-advice-place = { $steps ->
    [one] { $zone } is adjacent to the boss
   *[other] { $zone } is { $steps } zones from the boss
}; its first phase costs { $damage ->
    [0] no HP
   *[other] { $damage } HP
} there on average.
island-advice-pylon-comes = The third crystal in { $zone } becomes a pylon in any case.
island-advice-crystal-free = There is a free space, so no die is lost.
island-advice-crystal-die = The locked { $face } makes room for the crystal.
island-advice-pylon-free = Nothing lies on { $space }, so no support tile is lost.
island-advice-pylon-tile = On { $space }, “{ $tile }” makes room for the pylon.
island-advice-boss-zone = { $steps ->
    [one] In { $zone } the next boss is one zone from the nearest monster.
   *[other] In { $zone } the next boss is { $steps } zones from the nearest monster.
}
island-advice-boss-away = It takes the boss away from { $player }, to { $zone }.
island-advice-boss-to = { $count ->
    [0] In { $zone } there is no monster.
    [one] In { $zone } there is one monster.
   *[other] In { $zone } there are { $count } monsters.
}
island-advice-boss-die = The boss is then drawn less to { $zone }, and more to { $goal }.
island-advice-boss-die-out = There is then one boss die fewer in { $zone }.
island-advice-give = { $energy ->
    [0] { $player } has no energy so far.
   *[other] { $player } has { $energy } energy so far.
}
island-advice-tile-space = { $count ->
    [0] Nobody is near { $zone } now, but the support tile stays.
    [one] One monster is in { $zone } or an adjacent zone.
   *[other] { $count } monsters are in { $zone } or an adjacent zone.
}
island-advice-lose-tile = { $ready ->
    [yes] “{ $tile }” is lost, ready as it is.
   *[no] “{ $tile }” is face down anyway.
}
island-advice-reroll = The chance that the { $face } becomes something better is { $percent }%.
island-advice-turn = Here, { $to } counts more than { $face }.
island-advice-turn-anyway = The die then shows { $to } instead of { $face }.
island-advice-number = { $n ->
    [one] One die can be locked.
   *[other] With { $n } dice there is more to choose from.
}
island-advice-stop = { $points ->
    [0] Nothing more can be hit.
   *[other] The attack ends here; { $points } damage stays unused.
}
island-advice-done = { $dice ->
    [none] All dice are used.
   *[other] Left unused: { $dice }.
}
island-advice-save-energy = { $price ->
    [0] The { $energy } energy stays for later cards.
   *[other] The { $energy } energy stays; the next dearer card costs { $price }.
}
island-advice-sweep = { $price ->
    [0] Three new cards cost nothing.
   *[other] { $energy ->
        [0] Three new cards for { $price } energy; none is left then.
       *[other] Three new cards for { $price } energy; { $energy } is left.
    }
}
island-advice-suffer = That leaves { $hp } HP, and all the energy.
island-advice-stay = { $damage ->
    [0] In { $zone } the next boss phase costs no HP on average.
   *[other] In { $zone } the next boss phase costs { $damage } HP on average.
}
island-advice-stay-all = The others stay where they are.
island-advice-wait = { $tiles ->
    [0] What is offered here is optional.
    [one] The support tile that is ready stays for later.
   *[other] The { $tiles } support tiles that are ready stay for later.
}
island-advice-prevent = Paying saves { $damage } of { $hp } HP; there is { $energy } energy to pay from.
island-advice-pay = Fame stays at { $fame }, energy drops to { $energy }.
island-advice-lose-fame = Energy stays at { $energy }, fame drops to { $fame }.
island-advice-leave = { $dice ->
    [one] The last die stays free for the next throw.
   *[other] The other { $dice } dice stay free for the next throw.
}

# What speaks against a move, before a slip
island-slip-throw = Here it is worth keeping { $dice }.
island-slip-behind = That leaves you far worse off here.

# What happened

mighty-start-chosen = { $player } begins.
mighty-hand-dealt = { $strengths ->
    [none] { $player } takes three cards in hand.
   *[other] { $player } takes { $strengths } in hand.
}
mighty-guardians-dealt = Round { $round }: from the gate, the guardians are of levels { $levels }.
mighty-tile-turned = This round's king tile is “{ $tile }”.
mighty-hands-opened = Everyone takes { $strengths } in hand.
mighty-card-shown = { $player } has shown a { $strength }.
mighty-played = { $player } lays a { $strength } at guardian { $place }, side { $side }.
mighty-displaced = { $own ->
    [True] { $player } displaces their own { $strength } at guardian { $place }, side { $side }.
   *[False] { $player } displaces { $owner }'s { $strength } at guardian { $place }, side { $side }.
}
mighty-price-paid = { $owner_gold ->
    [0] { $player } pays { $treasury } gold to the treasury.
   *[other] { $player } pays { $treasury } gold to the treasury and { $owner_gold } to { $owner }.
}
mighty-guardian-turned = Guardian { $place } is turned up: strength { $strength }, loot { $loot }; the monsters have { $total } together.
mighty-loot-taken = { $gold ->
    [0] { $player } gets nothing.
   *[other] { $player } takes { $gold } gold.
}
mighty-fight-lost = Guardian { $place } is too strong. The fight is over.
mighty-healed = { $paid ->
    [0] { $player } heals a { $strength } without paying.
   *[other] { $player } pays { $paid } gold to heal a { $strength }.
}
mighty-round-ended = Round { $round } is over. Gold: { $gold }.
mighty-match-ended = The last round is over. Gold in the end: { $gold }.

# Why a move is not possible

mighty-not-on-turn = { $asked ->
    [none] The match is over.
   *[other] It is { $asked }'s turn.
}
mighty-not-now = { $phase ->
    [choosing-start] Now the first player is drawn.
    [dealing-hands] Now the hands are dealt.
    [dealing-guardians] Now the guardians are laid out.
    [turning-tile] Now a king tile is turned up.
    [playing] Monsters are being played right now.
   *[fighting] Now the guardians are fought.
} { $when ->
    [start] The first player is drawn once, at the beginning.
    [hand] Hands are dealt before the guardians are laid out.
    [deal] Guardians are laid out at the beginning of a round.
    [tile] King tiles are turned up at the beginning of a round.
    [front] Guardians are turned up when all monsters are played.
   *[play] Monsters are played once the round is set up and before the fight.
}
mighty-not-in-hand = You have no { $strength } in hand.
mighty-forbidden-strength = The king forbids a { $strength } in this round.
mighty-no-such-place = There is no guardian { $place } in this castle.
mighty-too-weak = A { $strength } is not stronger than the { $lying } that lies there.
mighty-no-room = You cannot displace here: the monsters already add up to { $total }, and the guardian's back shows a maximum of { $maximum }.
mighty-too-dear = { $gold ->
    [0] Displacing here costs { $price } gold, but you have none.
   *[other] Displacing here costs { $price } gold, but you have only { $gold }.
}
mighty-no-such-player = There is no player { $player }.
mighty-not-that-hand = The next hand is { $next }'s, not { $player }'s.
mighty-not-three-cards = A hand is dealt three different cards, not { $cards }.
mighty-wrong-number-of-guardians = { $wanted } guardians are dealt, not { $found }.
mighty-not-sorted = In the guardian chain the levels ascend from the gate.
mighty-too-few-backs = { $left ->
    [0] No guardian of level { $level } is left to be dealt.
    [one] Only 1 guardian of level { $level } is left to be dealt.
   *[other] Only { $left } guardians of level { $level } are left to be dealt.
}
mighty-tile-already-seen = The king tile “{ $tile }” has been turned up already.
mighty-no-such-tile = There is no king tile “{ $tile }”.
mighty-no-such-guardian-left = No guardian of strength { $strength } and loot { $loot } (level { $level }) is left.

# The board

mighty-gate = Gate
mighty-round = Round { $round } of { $rounds }
mighty-starts = begins
mighty-winner = { $count ->
    [one] { $names } wins with { $gold } gold.
   *[other] { $names } share the victory with { $gold } gold each.
}
mighty-invented = Many card values are invented, since the printed rules do not list them; ungeheuer cards { $game } shows which.
mighty-example = 4@2a
mighty-short = 42a
mighty-goal = Beat the guardians in pairs and share the loot. Whoever has the most gold in the end wins.
mighty-story-displaced = { $player }'s { $strength } displaces { $owner }'s { $lying } at guardian { $place }, side { $side }, for { $price } gold.
mighty-story-own = { $player } replaces their own { $lying } at guardian { $place }, side { $side }, with a { $strength }, for { $price } gold.
mighty-story-beaten = Guardian { $place }: { $total } against strength { $strength }, beaten. Loot { $loot }: { $shares }.
mighty-story-lost = Guardian { $place }: { $total } against strength { $strength }, too strong. The fight is over.
mighty-share = { $player } +{ $gold }
mighty-moves-free = free
mighty-moves-displace = displace, for gold
mighty-moves-card = Card
mighty-round-summary = Round { $round } in gold
mighty-winner-title = The king's gold is shared out
mighty-column-prices = Displacing
mighty-column-loot = Loot
mighty-column-healing = Healing
mighty-column-now = Now
mighty-column-player = Player
mighty-column-gold = Gold
mighty-column-hand = Hand
mighty-column-aside = Laid aside

# King tiles: names and what their declarations mean

tile-name-no-ones = No ones
tile-name-twins = Twins
tile-name-strong-hand = Strong hand
tile-name-first-rich = Rich gate
tile-name-first-two-poor = Poor gate
tile-name-last-two-rich = Rich end
tile-name-dear-healing = Dear healing
tile-name-underdogs = Underdogs
tile-name-calm = Calm
tile-name-second-tough = Tough second
tile-name-last-rich = Royal treasure
tile-name-last-weak = Tired last

tile-nothing = Nothing changes.
tile-forbids = Monsters of strength { $strengths } may not be played.
tile-in-hand = Everyone takes { $strengths } in hand and lays the others aside face down.
tile-healing = { $cost ->
    [0] Monsters of strength { $strengths } heal for free.
   *[other] Monsters of strength { $strengths } cost { $cost } gold each to heal.
}
tile-change = { $where }: { $what }.
tile-and = { $one }, { $other }
tile-strength = strength { $amount }
tile-loot = loot { $amount }
tile-where-first = First guardian
tile-where-second = Second guardian
tile-where-first-two = First two guardians
tile-where-last = Last guardian
tile-where-last-two = Last two guardians
tile-where-equal-pair = Where two monsters of equal strength lie
tile-where-lowest-pair = Once all monsters are placed, every guardian with the weakest pair

# Problems of card sets

cards-no-cost = there is no healing cost for strength { $strength }
cards-bad-name = a tile name may contain lower-case letters, digits and hyphens only
cards-unbeatable = strength { $value } is more than any two monsters have (a warning)
mighty-nothing-meant = Those pieces do not make a move together.
mighty-which-place = Choose a place for this card, too.
mighty-which-card = Choose a card for this place, too.

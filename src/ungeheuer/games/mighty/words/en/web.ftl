# The castle on a screen: names of everything that can be clicked, and what happens there

mighty-board-castle = The castle, from the gate
mighty-board-players = Players
mighty-board-hand = Your hand
mighty-board-turn = on turn

mighty-board-pick-card = Pick a card, or a place
mighty-board-pick-place = Where should the { $strength } go?
mighty-board-pick-for-place = Which card for guardian { $place }, side { $side }?
mighty-board-wait = { $who } is choosing …
mighty-board-wait-chance = The castle is stirring …

mighty-board-back = Guardian { $place }, level { $level }, face down: strength { $low } to { $high }, loot { $poor } to { $rich }
mighty-board-front = Guardian { $place }, level { $level }: strength { $strength }, loot { $loot }
mighty-board-front-changed = Guardian { $place }, level { $level }: strength { $strength }, loot { $loot } by the king's will, printed { $printed_strength } and { $printed_loot }
mighty-board-beaten = Beaten
mighty-board-won = Too strong
mighty-board-unreached = Not reached

mighty-board-monster = { $whose }'s { $strength }
mighty-board-own-monster = your { $strength }
mighty-board-spot-free = Guardian { $place }, side { $side }: free
mighty-board-spot-taken = Guardian { $place }, side { $side }: { $monster }
mighty-board-spot-price = Guardian { $place }, side { $side }: { $monster }; displacing it costs { $price } gold
mighty-board-play = Play { $strength } at guardian { $place }, side { $side }
mighty-board-displace = Play { $strength } at guardian { $place }, side { $side }; displaces { $monster }, costs { $price } gold
mighty-board-not-free = Why not { $strength } at guardian { $place }, side { $side }?
mighty-board-not-taken = Why not { $strength } at guardian { $place }, side { $side }, on { $monster }?
mighty-board-card = Card { $strength }, healing costs { $healing } gold
mighty-board-card-idle = Card { $strength }, healing costs { $healing } gold; not playable now

mighty-board-gold = { $gold } gold
mighty-board-purse = { $who }, { $kind }: { $gold } gold. { $hand }
mighty-board-hand-none = No cards in hand.
mighty-board-hand-count = { $count ->
    [one] One card in hand.
   *[other] { $count } cards in hand.
}
mighty-board-hand-known = In hand: { $sure }.
mighty-board-hand-partly = { $count ->
    [one] One card in hand.
   *[other] { $count } cards in hand: surely { $sure }, perhaps { $maybe }.
}
mighty-board-hand-unknown = { $count ->
    [one] One card in hand: one of { $maybe }.
   *[other] { $count } cards in hand, out of { $maybe }.
}

mighty-board-king = The king decrees
mighty-board-king-left = May still come: { $names }.

mighty-board-fight = The fight begins
mighty-board-fight-breath = Who is guardian { $place }?
mighty-board-fight-against = Guardian { $place }: the monsters bring { $total }, it has { $strength }
mighty-board-fight-beaten = { $total } against { $strength }: beaten. { $loot } gold { $split ->
    [alone] for one
    [odd] to share, the odd one for the stronger monster
    [left] to share; both equally strong, so 1 stays
   *[even] to share
}
mighty-board-fight-lost = { $total } against { $strength }: too strong. Everybody out
mighty-board-fight-healing = { $place ->
    [0] The healer takes her fee
   *[other] Guardian { $place } held: from there on all pay the healer
}
mighty-board-fight-over = Round { $round } is over
mighty-board-pushed-out = { $gold ->
    [0] { $who } displaces your { $strength }. It is back in your hand
   *[other] { $who } displaces your { $strength } and pays you { $gold } gold. It is back in your hand
}
mighty-board-skip = Skip
mighty-board-again = See it again

mighty-board-report = Round { $round }, as it went
mighty-board-report-beaten = Guardian { $place }, strength { $strength }: beaten, loot { $loot }
mighty-board-report-lost = Guardian { $place }, strength { $strength }: too strong, the loot of { $loot } stays

mighty-board-unseen = Guardians that may still come
mighty-board-unseen-level = Level { $level }: { $count ->
    [one] 1 guardian
   *[other] { $count } guardians
} not yet seen (strength / loot)

mighty-board-consolation = { $who } has { $gold } gold and a very good excuse.
mighty-board-winner = Winner

# Sums and chances

mighty-odds-percent = { $percent }%
mighty-odds-golds = +{ $low } to { $high }
mighty-odds-of = beats { $count } of { $left }
mighty-odds-left = Level { $level }: { $left ->
    [one] one guardian
   *[other] { $left } guardians
} not yet seen
mighty-odds-beaten = The two beat { $count } of them, those of strength { $limit } at most: { $percent }%
mighty-odds-joined = With a { $joins }: { $count } of them (up to { $limit }), { $percent }%
mighty-odds-reached = The fight gets here with { $percent }%
mighty-odds-play = Together { $total }: { $percent } to beat it. Your share then { $gold } gold, else healing costs { $healing }
mighty-odds-play-all = Together { $total }: { $percent } that it falls, and all before it. Your share then { $gold } gold, else healing costs { $healing }
mighty-odds-play-if = Together { $total }: { $percent } to beat it, if the fight gets there. Your share then { $gold } gold, else healing costs { $healing }
mighty-odds-price = The { $price } gold to displace it is not yet taken off
mighty-odds-if = if reached
mighty-odds-if-reached = Only if the fight gets here: guardians before it still lack monsters
mighty-odds-gets = reached { $percent }%
mighty-odds-reached-falls = The fight gets here with { $percent }%. That it falls, and all before it: { $falls }%

# Hints on the board

mighty-hint-here = Advised, { $worth }:
mighty-hint-next = Another

# Between rounds

mighty-beat-round = Round { $round }
mighty-beat-starts = { $who } begins the next round
mighty-beat-king = The king turns up his tile
mighty-beat-go = Continue
mighty-beat-turn = Continue: it is your turn
mighty-beat-skip = Do not show again
mighty-beat-shown = A card between the rounds
mighty-report-none = No round has been fought yet.

# Drawers

mighty-tab-rounds = Rounds
mighty-tab-guardians = Guardians
mighty-tab-hands = Hands
mighty-hands-hidden = In the first round nobody knows which three of five cards somebody holds. These hands fit what has been shown.
mighty-hands-open = Everybody has the same five cards, and what lies aside has been seen. So every hand is known.

# Keys

key-digits-does-mighty = pick the first to tenth card of your hand

# The table as text

hear-mighty-place = Guardian { $place }
hear-mighty-taken = Side { $side }: { $monster }
hear-mighty-free = Side { $side }: free

# Chapters of a replay

replay-mark-mighty = Round { $number }
replay-marks-mighty = Rounds

# The bots as players

bot-about-mighty-ogre = flings monsters where gold lay last
bot-about-mighty-goblin = quick fingers, looks a little ahead
bot-about-mighty-sphinx = weighs every guardian first
bot-about-mighty-dragon = has long counted your cards

# Options of a new table

option-mighty-players = Players
option-mighty-chain = Guardian chain
option-mighty-chain-about = The guardians stand sorted by level, the highest levels at the end.
option-mighty-king = The king's new rules
option-mighty-king-about = Every round a king tile changes a rule.

# How it ended

result-won-mighty = You have won. The king asks for his crown back.
result-lost-mighty = Not this time. Tusks grow back.

# Moves, read aloud

title-does-mighty-play = With the { $strength }
does-mighty-play = { $strength } to guardian { $place }, side { $side }
does-mighty-start = { $player } begins
does-mighty-hand = { $player } takes { $strengths } in hand
does-mighty-deal = Lay out guardians of levels { $levels }
does-mighty-king = Turn up the king tile “{ $tile }”
does-mighty-front = Turn up a guardian with strength { $strength } and loot { $loot }

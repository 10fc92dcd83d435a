# Card sets in the browser

cardset-title = Cards: { $title }
cardset-about = All cards of the game as they are played with here, each with its origin. Copy the set, enter the values of your own box, and play with it.
cardset-shelf = Card sets
cardset-house = Set of the house, version { $version }
cardset-invented = { $count ->
    [0] nothing invented
    [one] one card invented
   *[other] { $count } cards invented
}
cardset-mine = yours, ready to play
cardset-mine-unfinished = yours, not finished yet
cardset-open = Open a file …
cardset-open-bad = { $file } cannot be used:
cardset-legend = Where values come from
cardset-filter = Which cards
cardset-copy = Copy and enter my box's values
cardset-copy-name = My box
cardset-name = Name of the set
cardset-from = What I enter comes from
cardset-from-box = my box
cardset-from-source = another source
cardset-from-us = my own head
cardset-share = Save as a file
cardset-play = Play with it
cardset-play-not = { $count ->
    [one] One value has to be put right first.
   *[other] { $count } values have to be put right first.
}
cardset-delete = Delete
cardset-delete-sure = Delete “{ $name }” from this browser? A saved file stays.
cardset-delete-yes = Delete for good
cardset-delete-no = Keep it
cardset-kept = Everything fits. Kept in this browser.
cardset-kept-wrong = { $count ->
    [one] Kept in this browser; one value does not fit yet.
   *[other] Kept in this browser; { $count } values do not fit yet.
}
cardset-looking = Being looked at …
cardset-offline = The server cannot be reached; nothing is lost.
cardset-problems = { $count ->
    [one] One value does not fit:
   *[other] { $count } values do not fit:
}
cardset-wrong-here = does not fit
cardset-range = { $least } to { $most }
cardset-yes = yes
cardset-no = no
cardset-add = { $name }: add
cardset-take-out = Take out: { $name }
cardset-remove = Take it out
cardset-cell = Row { $row }, column { $column }: { $now }
cardset-cell-card = a card must lie here
cardset-cell-none = no card may lie here
cardset-cell-any = anything
cardset-file = The file itself
cardset-line = Line { $line }:
cardset-origin = Origin
cardset-origin-of = Origin: { $part }
cardset-origin-printed = printed
cardset-origin-source = source
cardset-origin-house = invented
cardset-origin-printed-about = stands on the card or in the rules
cardset-origin-source-about = known from a public source
cardset-origin-house-about = invented by us, since the printed value is not known

cardset-kind-all = All
cardset-kind-level-1 = Guardians, level 1
cardset-kind-level-2 = Guardians, level 2
cardset-kind-level-3 = Guardians, level 3
cardset-kind-healing = Healing
cardset-kind-king = King tiles
cardset-kind-monsters = Monsters
cardset-kind-places = Places
cardset-kind-bosses = Bosses
cardset-kind-allies = Allies
cardset-kind-keep = Cards to keep
cardset-kind-discard = Cards to play at once
cardset-kind-event = Events
cardset-kind-tiles = Support tiles
cardset-kind-minions = Minions
cardset-kind-dice = Boss die
cardset-kind-defenders = Defenders

cardset-name-back = Back of level { $level }
cardset-name-guardian = Guardian, level { $level }: strength { $strength }, loot { $loot }
cardset-name-healing = Healing at strength { $strength }
cardset-name-die = Face { $number }

cardset-part-abilities = Ability { $number }
cardset-part-effects = Effect { $number }
cardset-part-of = Choice { $number }
cardset-part-instead = If that is impossible
cardset-part-changes = Change { $number }
cardset-part-healing = Healing
cardset-part-strength = Strength
cardset-part-loot = Loot
cardset-part-normal = Normal side
cardset-part-advanced = Advanced side
cardset-part-name = Name
cardset-part-pattern = Comfort zone
cardset-part-ticker = News ticker

cardset-value-strength = Strength
cardset-value-loot = Loot
cardset-value-min = Least
cardset-value-max = Most
cardset-value-cost = Cost
cardset-value-forbids = Forbidden
cardset-value-in-hand = In hand
cardset-value-strengths = Strengths
cardset-value-where = Where
cardset-value-count = Number
cardset-value-id = Name
cardset-value-rows = Around it
cardset-value-symbols = Symbols
cardset-value-en = English
cardset-value-de = German
cardset-value-hp-by-players = Hearts added for 1 to 5 players
cardset-value-hp = Hearts
cardset-value-dice = Dice
cardset-value-cubes = Cubes
cardset-value-fame = Fame
cardset-value-on = When
cardset-value-do = What happens
cardset-value-who = Who
cardset-value-n = How much
cardset-value-way = Which way
cardset-value-what = Which
cardset-value-by = Who chooses
cardset-value-per-turn = Per turn
cardset-value-empty = Empty space
cardset-value-kinds = Kinds
cardset-value-may = Optional
cardset-value-pay = Paid with
cardset-value-face = Face
cardset-value-symbol = Symbol
cardset-value-hp-at-most = Hearts at most
cardset-value-with-face = With face
cardset-value-colour = Colour

cardset-colour-green = green
cardset-colour-red = red
cardset-by-you = you
cardset-by-owner = each owner
cardset-dice-any = any face

cardset-on-passive = always
cardset-on-turn-start = at the start of the turn
cardset-on-before-movement = before the boss moves
cardset-on-move3 = when the boss walks
cardset-on-enter = when the boss enters a zone
cardset-on-boss-hurt = when the boss has hurt somebody
cardset-on-step4 = when minions act
cardset-on-symbol = at a symbol of the boss die
cardset-on-zero-hp = at 0 hearts
cardset-on-mp-start = at the start of the monster phase
cardset-on-dice = when dice are taken
cardset-on-final = after the last throw
cardset-on-free = whenever you like
cardset-on-walk = when you walk
cardset-on-spend = for dice
cardset-on-resolve = when a die is resolved
cardset-on-attack = when you attack
cardset-on-kill = when you defeat a minion
cardset-on-damage = when you would be hurt
cardset-on-steal = when you steal a boss die
cardset-on-construct = when you build
cardset-on-tile = when you use a support tile
cardset-on-lock = when you lock a die
cardset-on-buy = when you buy
cardset-on-sweep = when you sweep the market
cardset-on-gained = when the card is bought
cardset-on-end = at the end of the turn
cardset-on-play = when the card is played
cardset-on-reveal = when the event is revealed

cardset-who-you = you
cardset-who-one = one of your choice
cardset-who-each = each there
cardset-who-all = all
cardset-who-most-hp = whoever has most hearts
cardset-who-most-energy = whoever has most energy
cardset-who-hurt = whoever was hurt
cardset-who-healed = whoever was healed
cardset-who-keepers = whoever has cards

cardset-where-here = your zone
cardset-where-near = your zone and next to it
cardset-where-any = anywhere
cardset-where-boss = zone of the boss
cardset-where-boss-cw = clockwise of the boss
cardset-where-boss-near = boss and next to him
cardset-where-beside-boss = next to the boss
cardset-where-zone = its zone
cardset-where-one-zone = a zone of your choice
cardset-where-one-near = a zone near you

cardset-way-cw = clockwise
cardset-way-away = away from the boss
cardset-way-same = the same way
cardset-way-card = onto this card
cardset-way-adjacent = to the next zone

cardset-what-boss = from the boss
cardset-what-this = this damage
cardset-what-steal = stealing
cardset-what-unlock = unlocking
cardset-what-tile = support tiles
cardset-what-before-movement = before he moves
cardset-what-dice = until dice lie there
cardset-what-most-dice = until most dice lie there
cardset-what-soldier = Soldier
cardset-what-cannon = Cannon
cardset-what-shield = Shield
cardset-what-builder = Builder
cardset-what-fireling = Fireling

cardset-kinds-soldier = Soldier
cardset-kinds-cannon = Cannon
cardset-kinds-shield = Shield
cardset-kinds-builder = Builder
cardset-kinds-fireling = Fireling

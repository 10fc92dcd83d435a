# Work handed back to whoever learns the game: fetched with the first task.

task-rule-M-4-2 = Share the loot
task-rule-M-3-4 = Pay for displacing
task-rule-M-5-1 = Pay for healing
task-mighty-purse = { $player }
task-mighty-treasury = Treasury
task-mighty-share = Guardian { $place } is beaten and leaves { $loot } gold. Who gets how much?
task-mighty-price = { $player } displaces the { $strength } of { $owner } at guardian { $place }. Who gets how much gold?
task-mighty-price-own = { $player } displaces an own { $strength } at guardian { $place }. How much gold goes to the treasury?
task-mighty-heal = The fight is lost at guardian { $place }. What do you pay for healing in all?
task-why-mighty-share-even = { $loot } gold in two halves: { $half } for each of the two monsters.
task-why-mighty-share-odd = Half of { $loot } gold is { $half } for each; the odd one goes to the stronger monster, the { $strength } of { $player }.
task-why-mighty-share-lost = Half of { $loot } gold is { $half } for each; both monsters are equally strong, so nobody gets the odd one.
task-why-mighty-share-both = Both monsters are those of { $player }, who gets all { $loot } gold.
task-why-mighty-price = { $price } gold always goes to the treasury; at a guardian of level { $level } the owner of the displaced monster gets { $gold }.
task-why-mighty-price-own = { $price } gold goes to the treasury; whoever displaces an own monster pays nothing else.
task-why-mighty-heal = All monsters from the lost fight on are healed, { $cards } of them yours: together their cards say { $price } gold.
task-why-mighty-heal-short = Healing would cost { $price } gold; whoever has less pays what is left, here { $gold }.

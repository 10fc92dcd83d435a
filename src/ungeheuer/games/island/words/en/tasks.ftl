# Work handed back to whoever learns the game: fetched with the first task.

task-rule-I-4-1 = Say whom the boss strikes
task-rule-I-6-3 = Walk for the boss
task-rule-I-7-1 = Let minions act
task-rule-I-8-3 = Count the symbols of the boss dice
task-island-zone = { $zone }
task-island-player = { $player }
task-island-fame-symbol = Fame
task-island-crystal-symbol = Crystals
task-island-minion-symbol = Minions
task-island-walk = The dice lie. Where does { $boss } go?
task-island-strike = The boss activates “{ $ability }” in { $zone }. Whom does it hit?
task-island-minion = { $minion } in { $zone } acts. Whom does it hurt?
task-island-dice = The boss dice in { $zone } act. How often does each symbol count?
task-why-island-strike = “{ $ability }” in { $zone } hits: { $hit }.
task-why-island-strike-nobody = Nobody stands where “{ $ability }” in { $zone } could hit.
task-why-island-minion = What stands on its tile, from { $zone }, hits: { $hit }.
task-why-island-minion-nobody = { $minion } in { $zone } hurts nobody: nothing on its tile does, or nobody stands where it reaches.
task-why-island-dice = All symbols on the boss dice in { $zone } count: fame { $fames }, crystals { $crystals }, minions { $minions }.

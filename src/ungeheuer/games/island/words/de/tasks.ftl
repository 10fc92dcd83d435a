# Arbeit, die der Tisch zurückgibt, wenn jemand lernt: kommt mit der ersten Aufgabe.

task-rule-I-4-1 = Sagen, wen der Boss trifft
task-rule-I-6-3 = Für den Boss gehen
task-rule-I-7-1 = Schergen handeln lassen
task-rule-I-8-3 = Die Symbole der Bosswürfel zählen
task-island-zone = { $zone }
task-island-player = { $player }
task-island-fame-symbol = Ruhm
task-island-crystal-symbol = Kristalle
task-island-minion-symbol = Schergen
task-island-walk = Die Würfel liegen. Wohin geht { $boss }?
task-island-strike = Der Boss aktiviert „{ $ability }“ in { $zone }. Wen trifft das?
task-island-minion = { $minion } in { $zone } handelt. Wer nimmt dadurch Schaden?
task-island-dice = Die Bosswürfel in { $zone } wirken. Wie oft zählt jedes Symbol?
task-why-island-strike = „{ $ability }“ in { $zone } trifft: { $hit }.
task-why-island-strike-nobody = Wo „{ $ability }“ in { $zone } treffen könnte, steht niemand.
task-why-island-minion = Was auf dem Plättchen steht, trifft von { $zone } aus: { $hit }.
task-why-island-minion-nobody = { $minion } in { $zone } schadet niemandem: Auf dem Plättchen steht nichts davon, oder niemand steht in Reichweite.
task-why-island-dice = Alle Symbole der Bosswürfel in { $zone } zählen: Ruhm { $fames }, Kristalle { $crystals }, Schergen { $minions }.

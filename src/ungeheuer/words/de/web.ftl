# What only the browser says

language-name = Deutsch

table-name = Ungeheuer

page-start = Start
page-missing = Diese Seite gibt es nicht.

mood-calm = ruhig
mood-happy = fröhlich
mood-worried = besorgt
mood-angry = wütend
mood-asleep = schläft
mood-beaten = besiegt

shy-bat = Fledermaus
shy-dragon = Drache
shy-mantis = Gottes{"\u00AD"}anbeterin
shy-serpent = Schlange
shy-kraken = Krake
shy-gargoyle = Gargoyle

role-character = Figur
role-dungeon = Verlies

place-entrance = Eingang
place-exit = Ausgang
place-corridor = Gang

castle-king = König
castle-gate = Burgtor
castle-level = Wächter, Stufe { $level }

symbol-heart = Herz
symbol-energy = Energie
symbol-fame = Ruhm
symbol-claw = Kralle
symbol-foot = Fuß
symbol-wrench = Schraubenschlüssel
symbol-crystal = Kristall
symbol-minion = Scherge

card-monster = { $kind }, Stärke { $strength }
card-monster-back = { $kind }, verdeckt
card-guardian-back = Wächter der Stufe { $level }, verdeckt: Stärke { $low } bis { $high }, Beute { $poor } bis { $rich }
card-guardian = Wächter der Stufe { $level }: Stärke { $strength }, Beute { $loot }
card-back = Verdeckte Karte
card-active = { $name }, aktiv
card-frozen = { $name }, erstarrt
card-slain = { $name }, erschlagen

zone-of = Wohlfühlzone: { $name }

gold-amount = { $gold } Gold

coin-worth = Münze, Wert { $value }

tile-king = Königsplättchen

die-face = Würfel: { $face }
die-boss = Bosswürfel: { $face }

close = Schließen

dismiss = Ausblenden

why-not = Warum nicht?

turn-yours = du bist dran

player-bot = Bot

curtain-for = Jetzt { $name }
curtain-look-away = Alle anderen schauen kurz weg.
curtain-open = Ich bin { $name }

error-sorry = Etwas ist vom Tisch gefallen. Bitte versuch es noch einmal.

retry = Noch einmal

theme = Farben
theme-system = System
theme-light = Hell
theme-dark = Dunkel

language = Sprache

scene-empty = Noch keine Tische. Die Monster haben schon Stühle hingestellt.
scene-waiting = Warten auf die anderen. Die Gottesanbeterin kaut an den Krallen.
scene-error = Die Verbindung ist gestolpert. Sie rappelt sich gerade auf.
scene-won = Gewonnen. Der König hätte gern seine Krone zurück.
scene-lost = Diesmal nicht. Hauer wachsen nach.

# Kartensätze im Browser

cardset-title = Karten: { $title }
cardset-about = Alle Karten des Spiels, wie sie hier gespielt werden, jede mit ihrer Herkunft. Kopiere den Satz, trage die Werte deiner eigenen Schachtel ein und spiele damit.
cardset-shelf = Kartensätze
cardset-house = Satz des Hauses, Fassung { $version }
cardset-invented = { $count ->
    [0] nichts erfunden
    [one] eine Karte erfunden
   *[other] { $count } Karten erfunden
}
cardset-mine = deiner, spielbereit
cardset-mine-unfinished = deiner, noch nicht fertig
cardset-open = Datei öffnen …
cardset-open-bad = { $file } lässt sich nicht verwenden:
cardset-legend = Woher die Werte kommen
cardset-filter = Welche Karten
cardset-copy = Kopieren und meine Schachtel eintragen
cardset-copy-name = Meine Schachtel
cardset-name = Name des Satzes
cardset-from = Was ich eintrage, stammt
cardset-from-box = aus meiner Schachtel
cardset-from-source = aus einer anderen Quelle
cardset-from-us = von mir selbst
cardset-share = Als Datei speichern
cardset-play = Damit spielen
cardset-play-not = { $count ->
    [one] Ein Wert muss vorher berichtigt werden.
   *[other] { $count } Werte müssen vorher berichtigt werden.
}
cardset-delete = Löschen
cardset-delete-sure = „{ $name }“ aus diesem Browser löschen? Eine gespeicherte Datei bleibt.
cardset-delete-yes = Endgültig löschen
cardset-delete-no = Behalten
cardset-kept = Alles passt. In diesem Browser aufgehoben.
cardset-kept-wrong = { $count ->
    [one] In diesem Browser aufgehoben; ein Wert passt noch nicht.
   *[other] In diesem Browser aufgehoben; { $count } Werte passen noch nicht.
}
cardset-looking = Wird angesehen …
cardset-offline = Der Server ist nicht erreichbar; nichts geht verloren.
cardset-problems = { $count ->
    [one] Ein Wert passt nicht:
   *[other] { $count } Werte passen nicht:
}
cardset-wrong-here = passt nicht
cardset-range = { $least } bis { $most }
cardset-yes = ja
cardset-no = nein
cardset-add = { $name }: hinzufügen
cardset-take-out = Herausnehmen: { $name }
cardset-remove = Herausnehmen
cardset-cell = Reihe { $row }, Spalte { $column }: { $now }
cardset-cell-card = hier muss eine Karte liegen
cardset-cell-none = hier darf keine Karte liegen
cardset-cell-any = beliebig
cardset-file = Die Datei selbst
cardset-line = Zeile { $line }:
cardset-origin = Herkunft
cardset-origin-of = Herkunft: { $part }
cardset-origin-printed = gedruckt
cardset-origin-source = Quelle
cardset-origin-house = erfunden
cardset-origin-printed-about = steht auf der Karte oder in den Regeln
cardset-origin-source-about = aus einer öffentlichen Quelle bekannt
cardset-origin-house-about = von uns erfunden, weil der gedruckte Wert nicht bekannt ist

cardset-kind-all = Alle
cardset-kind-level-1 = Wächter, Level 1
cardset-kind-level-2 = Wächter, Level 2
cardset-kind-level-3 = Wächter, Level 3
cardset-kind-healing = Heilung
cardset-kind-king = Königsplättchen
cardset-kind-monsters = Monsterkarten
cardset-kind-places = Orte
cardset-kind-bosses = Bosse
cardset-kind-allies = Verbündete
cardset-kind-keep = BEHALTEN-Karten
cardset-kind-discard = ABWERFEN-Karten
cardset-kind-event = Ereignisse
cardset-kind-tiles = Hilfeplättchen
cardset-kind-minions = Schergen
cardset-kind-dice = Bosswürfel
cardset-kind-defenders = Verteidiger

cardset-name-back = Rückseite von Level { $level }
cardset-name-guardian = Wächter, Level { $level }: Stärke { $strength }, Beute { $loot }
cardset-name-healing = Heilung bei Stärke { $strength }
cardset-name-die = Seite { $number }

cardset-part-abilities = Fähigkeit { $number }
cardset-part-effects = Effekt { $number }
cardset-part-of = Möglichkeit { $number }
cardset-part-instead = Wenn das nicht geht
cardset-part-changes = Änderung { $number }
cardset-part-healing = Heilung
cardset-part-strength = Stärke
cardset-part-loot = Beute
cardset-part-normal = NORMAL
cardset-part-advanced = FORTGESCHRITTEN
cardset-part-name = Benennung
cardset-part-pattern = Wohlfühlbereich
cardset-part-ticker = Laufschrift

cardset-value-strength = Stärke
cardset-value-loot = Beute
cardset-value-min = Mindestens
cardset-value-max = Höchstens
cardset-value-cost = Kosten
cardset-value-forbids = Verboten
cardset-value-in-hand = Auf der Hand
cardset-value-strengths = Stärken
cardset-value-where = Wo
cardset-value-count = Anzahl
cardset-value-id = Benennung
cardset-value-rows = Ringsum
cardset-value-symbols = Symbole
cardset-value-en = Englisch
cardset-value-de = Deutsch
cardset-value-hp-by-players = Zusätzliche Lebenspunkte für 1 bis 5 Spieler
cardset-value-hp = Lebenspunkte
cardset-value-dice = Würfel
cardset-value-cubes = Energiebrocken
cardset-value-fame = Ruhm
cardset-value-on = Wann
cardset-value-do = Was geschieht
cardset-value-who = Wer
cardset-value-n = Wie viel
cardset-value-way = Wohin
cardset-value-what = Welche
cardset-value-by = Wer wählt
cardset-value-per-turn = Pro Zug
cardset-value-empty = Leeres Feld
cardset-value-kinds = Arten
cardset-value-may = Freiwillig
cardset-value-pay = Bezahlt mit
cardset-value-face = Würfelseite
cardset-value-symbol = Zeichen
cardset-value-hp-at-most = Lebenspunkte höchstens
cardset-value-with-face = Mit Seite
cardset-value-colour = Farbe

cardset-colour-green = grün
cardset-colour-red = rot
cardset-by-you = du
cardset-by-owner = wem es gehört
cardset-dice-any = beliebige Seite

cardset-on-passive = immer
cardset-on-turn-start = zu Beginn des Zuges
cardset-on-before-movement = bevor der Boss sich bewegt
cardset-on-move3 = wenn der Boss läuft
cardset-on-enter = wenn der Boss eine Zone betritt
cardset-on-boss-hurt = wenn der Boss jemanden verletzt hat
cardset-on-step4 = wenn die Schergen handeln
cardset-on-symbol = bei einem Zeichen des Bosswürfels
cardset-on-zero-hp = bei 0 Lebenspunkten
cardset-on-mp-start = zu Beginn der Monsterphase
cardset-on-dice = wenn Würfel genommen werden
cardset-on-final = nach dem letzten Wurf
cardset-on-free = wann du willst
cardset-on-walk = wenn du läufst
cardset-on-spend = für Würfel
cardset-on-resolve = wenn ein Würfel ausgewertet wird
cardset-on-attack = wenn du angreifst
cardset-on-kill = wenn du einen Schergen vernichtest
cardset-on-damage = wenn du verletzt würdest
cardset-on-steal = wenn du einen Bosswürfel klaust
cardset-on-construct = wenn du ein Hilfeplättchen konstruierst
cardset-on-tile = wenn du ein Hilfeplättchen nutzt
cardset-on-lock = wenn du einen Würfel sperrst oder entsperrst
cardset-on-buy = wenn du kaufst
cardset-on-sweep = wenn du den Markt erneuerst
cardset-on-gained = wenn die Karte gekauft wird
cardset-on-end = am Ende des Zuges
cardset-on-play = wenn die Karte gespielt wird
cardset-on-reveal = wenn das Ereignis aufgedeckt wird

cardset-who-you = du
cardset-who-one = jemand deiner Wahl
cardset-who-each = alle dort
cardset-who-all = sämtliche
cardset-who-most-hp = wer die meisten Lebenspunkte hat
cardset-who-most-energy = wer die meiste Energie hat
cardset-who-hurt = wer verletzt wurde
cardset-who-healed = wer geheilt wurde
cardset-who-keepers = wer BEHALTEN-Karten hat

cardset-where-here = deine Zone
cardset-where-near = deine Zone und daneben
cardset-where-any = überall
cardset-where-boss = Zone des Bosses
cardset-where-boss-cw = im Uhrzeigersinn neben dem Boss
cardset-where-boss-near = beim Boss und daneben
cardset-where-beside-boss = neben dem Boss
cardset-where-zone = seine Zone
cardset-where-one-zone = eine Zone deiner Wahl
cardset-where-one-near = eine Zone in deiner Nähe

cardset-way-cw = im Uhrzeigersinn
cardset-way-away = weg vom Boss
cardset-way-same = in derselben Richtung
cardset-way-card = auf diese Karte
cardset-way-adjacent = in die nächste Zone

cardset-what-boss = vom Boss
cardset-what-this = dieser Schaden
cardset-what-steal = Klauen
cardset-what-unlock = Entsperren
cardset-what-tile = Hilfeplättchen
cardset-what-before-movement = bevor er sich bewegt
cardset-what-dice = bis dort Würfel liegen
cardset-what-most-dice = bis dort die meisten Würfel liegen
cardset-what-soldier = Soldat
cardset-what-cannon = Kanone
cardset-what-shield = Schild
cardset-what-builder = Erbauer
cardset-what-fireling = Flammling

cardset-kinds-soldier = Soldat
cardset-kinds-cannon = Kanone
cardset-kinds-shield = Schild
cardset-kinds-builder = Erbauer
cardset-kinds-fireling = Flammling

# Die Insel als Listen

isle-boss = { $hp } von { $most } LP · Ruhm { $fame } · Zone { $zone }
isle-turn = Zug { $turn }
isle-dice = Der Wurf
isle-answers = Was du tun kannst
isle-zones = Die sechs Zonen, im Uhrzeigersinn
isle-zone = Zone { $zone }
isle-boss-dice = Bosswürfel: { $what }
isle-locked = Gesperrt: { $what }
isle-crystals = { $count ->
    [one] Ein Kristall
   *[other] { $count } Kristalle
}
isle-pylon = Pylon
isle-used = benutzt
isle-free = { $count ->
    [one] Ein freies Feld
   *[other] { $count } freie Felder
}
isle-monsters = Die Monster
isle-market = Markt
isle-slot = { $name }: { $price } Energie
isle-slot-empty = leer
isle-sweep = Ein neuer Markt kostet { $price } Energie.

# Züge, vorgelesen

does-in-zone = Zone { $zone }
does-word-at = in Zone
does-word-on = auf
does-word-to = auf
does-word-with = mit
does-word-steal = und stehlen:
does-island-place = In Zone { $zone } beginnen
does-island-place-title = Beginnen in
does-island-throw = Noch einmal werfen: { $rest }
does-island-throw-alone = Würfeln
does-island-throw-title = Werfen
does-island-keep = Alle behalten
does-island-take = Auch nehmen: { $rest }
does-island-heart = Ein Herz für { $player }
does-island-heart-title = Herzen
does-island-energy-title = Energie
does-island-fame-title = Ruhm
does-island-foot-title = Bewegen
does-island-foot = { $player } nach Zone { $to }
does-island-attack = Angreifen mit { $rest }
does-island-attack-title = Angreifen
does-island-hit = { $rest } treffen
does-island-hit-title = Treffen
does-island-stop = Angriff beenden
does-island-build = Bauen auf { $rest }
does-island-build-title = Bauen
does-island-lock = { $rest } sperren
does-island-lock-title = Sperren
does-island-unlock = { $rest } entsperren
does-island-unlock-title = Entsperren
does-island-activate = { $rest } einsetzen
does-island-activate-title = Einsetzen
does-island-recharge = { $rest } aufladen
does-island-recharge-title = Aufladen
does-island-drop = { $rest } verwerfen
does-island-drop-title = Verwerfen
does-island-spend = Würfel ausgeben: { $rest }
does-island-spend-title = Ausgeben
does-island-use = { $rest } nutzen
does-island-use-title = Nutzen
does-island-end = Diesen Schritt beenden
does-island-done = Fertig mit dem Einkauf
does-island-buy = Von Platz { $rest } kaufen
does-island-buy-title = Kaufen
does-island-sweep = Markt erneuern
does-island-ally = { $rest } rufen
does-island-ally-title = Verbündete
does-island-crystal = Kristall: { $rest }
does-island-crystal-title = Kristall
does-island-pylon = Pylon auf { $rest }
does-island-pylon-title = Pylon
does-island-pass = Verzichten: { $rest }
does-island-pass-alone = Jetzt nicht
does-island-pass-title = Verzichten
does-island-pay = Bezahlen
does-island-lose = { $rest } verlieren
does-island-boss = Der Boss nach { $rest }
does-island-boss-title = Der Boss
does-island-remove = { $rest } entfernen
does-island-remove-title = Entfernen
does-island-zone = Zone { $zone }
does-island-zone-title = Zone
does-island-monster = Monster von { $player }
does-island-minion = Scherge { $rest }
does-island-minion-title = Scherge
does-island-space = Feld { $rest }
does-island-space-title = Feld
does-island-die = Würfel { $rest }
does-island-die-title = Würfel
does-island-number = { $rest }
does-island-leave = Keinen mehr sperren

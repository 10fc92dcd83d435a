# Karten

card-entrance = Eingang
card-exit = Ausgang
card-corridor = Gang
card-bat = Fledermaus
card-dragon = Drache
card-mantis = Gottesanbeterin
card-serpent = Schlange
card-kraken = Krake
card-gargoyle = Gargoyle
the-card-bat = die Fledermaus
the-card-dragon = der Drache
the-card-mantis = die Gottesanbeterin
the-card-serpent = die Schlange
the-card-kraken = der Krake
the-card-gargoyle = der Gargoyle
name-dungeon = das Verlies
name-character = der Charakter

# Was geschah

timid-monsters-drawn = { $monsters ->
    [none] Für Stockwerk { $floor } zieht das Verlies zwei Monster.
   *[other] Für Stockwerk { $floor } zieht das Verlies zwei Monster: { $monsters }.
}
timid-floor-built = Stockwerk { $floor } ist gebaut.
timid-card-turned = { $place } wird aufgedeckt: { $card }.
timid-monster-froze = Auf { $place } erstarrt { $card } vor Angst: Das Monster daneben wurde zuerst aufgedeckt.
timid-monster-slain = Auf { $place } wird { $card } erlegt.
timid-attack-missed = Auf { $place } ist kein Monster. Der Angriff ist verbraucht.
timid-jumped = Der Charakter springt über { $over } auf { $place }.
timid-floor-escaped = Der Charakter erreicht den Ausgang und entkommt aus Stockwerk { $floor }.
timid-floor-cleared = { $monsters ->
    [none] Auf Stockwerk { $floor } wurde kein Monster aufgedeckt; beide kommen verdeckt zur Seite.
   *[other] { $hidden ->
        [0] Zur Seite gelegt aus Stockwerk { $floor }: { $monsters }.
        [one] Zur Seite gelegt aus Stockwerk { $floor }: { $monsters } und 1 verdecktes Monster.
       *[other] Zur Seite gelegt aus Stockwerk { $floor }: { $monsters } und { $hidden } verdeckte Monster.
    }
}
timid-stopped-by-monster = Auf { $place } hält { $card } den Charakter auf (Stockwerk { $floor }).
timid-stopped-without-way = Kein Weg führt weiter. Der Charakter ist auf Stockwerk { $floor } aufgehalten.
timid-gave-up = Der Charakter gibt auf Stockwerk { $floor } auf.
timid-match-ended = { $floors ->
    [0] Gewonnen hat { $winner }; der Charakter kam aus keinem Stockwerk hinaus.
    [one] Gewonnen hat { $winner }; der Charakter kam aus { $floors } Stockwerk hinaus.
   *[other] Gewonnen hat { $winner }; der Charakter kam aus { $floors } Stockwerken hinaus.
}

# Warum ein Zug nicht geht

timid-not-asked = { $asked ->
    [none] Die Partie ist zu Ende.
   *[other] Am Zug ist { $asked }.
}
timid-not-now = { $phase ->
    [drawing] Jetzt werden die Monster des Stockwerks gezogen.
    [building] Jetzt wird das Stockwerk gebaut.
    [peeking] Das Stockwerk ist gebaut; jetzt werden Karten vorab aufgedeckt.
   *[moving] Das Stockwerk ist gebaut; jetzt ist der Charakter unterwegs.
} { $when ->
    [draw] Monster werden gezogen, bevor ein Stockwerk gebaut wird.
    [build] Karten werden gelegt, bevor der Charakter aufbricht.
   *[step] Der Charakter zieht erst, wenn das Stockwerk gebaut ist.
}
timid-wrong-number-of-monsters = Gezogen werden zwei Monster, nicht { $found }.
timid-not-in-deck = Nicht mehr im Stapel: { $card }.
timid-no-such-card = { $place }: Eine Karte dieses Namens gibt es nicht: „{ $card }“.
timid-card-not-in-hand = { $card } auf { $place }: Diese Karte hast du nicht auf der Hand.
timid-card-missing = { $wanted ->
    [one] Es fehlt: { $card }.
   *[other] { $found ->
        [0] { $card }: Alle { $wanted } fehlen noch.
        [one] { $card }: Es liegt erst 1 von { $wanted }.
       *[other] { $card }: Es liegen erst { $found } von { $wanted }.
    }
}
timid-too-many-of-card = { $card }: Du hast nur { $wanted }, gelegt sind { $found }.
timid-on-entrance = { $card } auf { $place }: Dort ist der Eingang.
timid-on-another-card = { $card } auf { $place }: Dort liegt schon eine Karte.
timid-only-corner-to-corner = { $card } auf { $place }: Diese Karte liegt nur über Eck an; sie muss Kante an Kante liegen.
timid-not-connected = { $card } auf { $place }: Diese Karte ist nicht mit dem Eingang verbunden.
timid-peek-first = Decke zuerst { $peeks ->
    [one] eine Karte
   *[other] { $peeks } Karten
} auf.
timid-no-peeks-left = Auf Stockwerk { $floor } wird vorab keine Karte { $floor ->
    [3] aufgedeckt.
   *[other] mehr aufgedeckt.
}
timid-no-card-there = Auf { $place } liegt keine Karte.
timid-already-face-up = Die Karte auf { $place } liegt schon offen.
timid-known-danger = Das Monster auf { $place } ist aktiv: Nur ein Angriff führt dorthin.
timid-only-danger-near = Neben dir ist nichts zu erforschen als ein aktives Monster: Greif es an oder spring.
timid-nothing-new-near = Jede Karte neben dir liegt schon offen.
timid-nothing-near-to-attack = Neben dir gibt es nichts anzugreifen.
timid-no-jump-near = Von hier führt kein Sprung auf eine Karte, auf der er etwas brächte.
timid-nothing-to-explore = Die Karte auf { $place } liegt schon offen; erforscht werden verdeckte Karten und der Ausgang.
timid-own-card = Auf { $place } stehst du selbst.
timid-out-of-reach = { $place } liegt an keiner Karte, zu der du laufen kannst.
timid-attack-spent = Dein Angriff ist auf diesem Stockwerk verbraucht.
timid-nothing-to-attack = Auf { $place } gibt es nichts anzugreifen.
timid-jump-spent = Dein Sprung ist auf diesem Stockwerk verbraucht.
timid-nothing-to-jump-over = Auf { $place } liegt keine Karte zum Überspringen.
timid-not-beside = Die Karten auf { $over } und { $place } liegen nicht Kante an Kante, also führt kein Sprung von der einen zur anderen.
timid-no-takeoff = Du kommst zu keiner Karte, von der du über { $over } auf { $place } springen könntest.
timid-jump-changes-nothing = Ein Sprung auf { $place } würde nichts ändern.

# Zwei Partien mit Rollentausch

timid-pair-run = { $floors ->
    [0] { $name } kam aus keinem Stockwerk hinaus.
    [one] { $name } kam aus { $floors } Stockwerk hinaus.
    [3] { $turned ->
        [one] { $name } kam aus allen drei Stockwerken hinaus und deckte auf dem letzten 1 Karte auf.
       *[other] { $name } kam aus allen drei Stockwerken hinaus und deckte auf dem letzten { $turned } Karten auf.
    }
   *[other] { $name } kam aus { $floors } Stockwerken hinaus.
}
timid-pair-more-floors = { $winner } gewinnt das Match: mehr Stockwerke geschafft ({ $more } gegen { $fewer }).
timid-pair-fewer-cards = { $winner } gewinnt das Match: weniger Karten auf Stockwerk drei aufgedeckt ({ $fewer } gegen { $more }).
timid-pair-tie = Das Match ist unentschieden.
error-roles-not-swapped = Die beiden Partien gehören nicht zusammen: zuerst { $first }, dann { $second }; die Plätze müssen getauscht sein.
error-not-over = Die Partie ist nach { $moves } Zügen nicht zu Ende.

# Kartensätze

cards-name-taken = der Name { $value } ist schon vergeben
cards-no-name = ein Name ist ein Wort aus kleinen Buchstaben, nicht „{ $value }“
cards-no-pattern = ein Muster hat drei Reihen aus je drei Zeichen # x . um ein M, dies ist „{ $value }“

# Der Tisch

timid-floor = Stockwerk { $floor } von 3
timid-peeks = { $peeks ->
    [one] Decke zuerst eine Karte auf
   *[other] Decke zuerst { $peeks } Karten auf
}
timid-attack = Angriff
timid-jump = Sprung
timid-seen = Stockwerk { $floor }
timid-hand = Auf der Hand: { $monsters }
timid-card-active = aktiv
timid-card-frozen = erstarrt
timid-card-slain = erlegt
timid-card-face-down = ░░░
timid-card-would-be-active = ░ aktiv ░
timid-card-uneasy = unwohl
timid-card-afraid = ängstlich
timid-fear = Von zwei Monstern Kante an Kante erstarrt das zweite, das aufgedeckt wird.
timid-would-like = { $places ->
    [none] { $card }: noch nirgends wohl
   *[other] { $card }: wohl auf { $places }
}
timid-compose =
    fledermaus G8         eine Karte legen oder dorthin verschieben; gang H7 I7 legt mehrere
    weg G8                eine Karte zurücknehmen; leer nimmt alle
    fertig                das Stockwerk fertig bauen
    Der Eingang liegt auf G7; Buchstaben laufen nach rechts, Zahlen nach oben. rat zeigt gute Stockwerke.
timid-move-peek = aufdecken
timid-move-explore = erforschen
timid-move-attack = angreifen
timid-move-jump = springen
timid-move-jump-attack = Sprungangriff
timid-move-give-up = aufgeben
timid-invented = Die Namen der Monster sind von uns, ihre Wohlfühlbereiche die der Ausgabe von 2019; ungeheuer cards { $game } zeigt alle.
timid-example = erforschen G8
timid-short = e G8
timid-goal = Das Verlies versteckt seine Monster, der Charakter sucht den Ausgang. Nach drei Stockwerken hat der Charakter gewonnen.
play-draft-left = Noch auf der Hand: { $monsters }
play-draft-done = Alle Karten liegen. Stockwerk fertig bauen mit: fertig

# Aufruf

help-pair = zwei Partien mit getauschten Rollen werten (timid)
help-pair-first = Aufzeichnung der ersten Partie
help-pair-second = Aufzeichnung der zweiten Partie
help-pair-with = bei timid: die zweite Partie eines Matchs spielen, in der alle die Plätze tauschen
timid-nothing-meant = Diese Dinge ergeben zusammen keinen Zug.
timid-which-card = Wähle noch eine Karte des Stockwerks.

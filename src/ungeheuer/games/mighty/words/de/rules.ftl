# Was geschah

mighty-start-chosen = { $player } beginnt.
mighty-hand-dealt = { $strengths ->
    [none] { $player } nimmt drei Karten auf die Hand.
   *[other] { $player } nimmt { $strengths } auf die Hand.
}
mighty-guardians-dealt = Runde { $round }: Vom Schlosstor an stehen Wächter der Level { $levels }.
mighty-tile-turned = Das Königsplättchen dieser Runde ist „{ $tile }“.
mighty-hands-opened = Alle nehmen { $strengths } auf die Hand.
mighty-card-shown = { $player } hat eine { $strength } gezeigt.
mighty-played = { $player } legt eine { $strength } an Wächter { $place }, Seite { $side }.
mighty-displaced = { $own ->
    [True] { $player } verdrängt die eigene { $strength } an Wächter { $place }, Seite { $side }.
   *[False] { $player } verdrängt die { $strength } von { $owner } an Wächter { $place }, Seite { $side }.
}
mighty-price-paid = { $owner_gold ->
    [0] { $player } zahlt { $treasury } Gold in die Schatzkammer.
   *[other] { $player } zahlt { $treasury } Gold in die Schatzkammer und { $owner_gold } an { $owner }.
}
mighty-guardian-turned = Wächter { $place } wird aufgedeckt: Stärke { $strength }, Beute { $loot }; die Monster haben zusammen { $total }.
mighty-loot-taken = { $gold ->
    [0] { $player } geht leer aus.
   *[other] { $player } nimmt { $gold } Gold.
}
mighty-fight-lost = Wächter { $place } ist zu stark. Der Kampf ist vorbei.
mighty-healed = { $paid ->
    [0] { $player } heilt eine { $strength }, ohne zu zahlen.
   *[other] { $player } zahlt { $paid } Gold, um eine { $strength } zu heilen.
}
mighty-round-ended = Runde { $round } ist vorbei. Gold: { $gold }.
mighty-match-ended = Die letzte Runde ist vorbei. Gold am Ende: { $gold }.

# Warum ein Zug nicht geht

mighty-not-on-turn = { $asked ->
    [none] Die Partie ist zu Ende.
   *[other] Gerade ist { $asked } dran.
}
mighty-not-now = { $phase ->
    [choosing-start] Jetzt wird ausgelost, wer beginnt.
    [dealing-hands] Jetzt werden die Handkarten verteilt.
    [dealing-guardians] Jetzt werden die Wächter ausgelegt.
    [turning-tile] Jetzt wird ein Königsplättchen aufgedeckt.
    [playing] Jetzt werden Monster gespielt.
   *[fighting] Jetzt wird gegen die Wächter gekämpft.
} { $when ->
    [start] Wer beginnt, wird nur einmal ausgelost, ganz am Anfang.
    [hand] Handkarten werden verteilt, bevor die Wächter ausliegen.
    [deal] Wächter werden zu Beginn einer Runde ausgelegt.
    [tile] Königsplättchen werden zu Beginn einer Runde aufgedeckt.
    [front] Wächter werden aufgedeckt, wenn alle Monster liegen.
   *[play] Monster werden gespielt, sobald die Runde vorbereitet ist und bevor der Kampf beginnt.
}
mighty-not-in-hand = Du hast keine { $strength } auf der Hand.
mighty-forbidden-strength = Der König verbietet in dieser Runde die { $strength }.
mighty-no-such-place = Einen Wächter { $place } gibt es in diesem Schloss nicht.
mighty-too-weak = Eine { $strength } ist nicht stärker als die { $lying }, die dort liegt.
mighty-no-room = Hier kann niemand mehr verdrängt werden: Die Monster haben zusammen schon Stärke { $total }, und die höchste Stärke auf der Rückseite des Wächters ist { $maximum }.
mighty-too-dear = { $gold ->
    [0] Verdrängen kostet hier { $price } Gold, und du hast keins.
   *[other] Verdrängen kostet hier { $price } Gold, du hast nur { $gold }.
}
mighty-no-such-player = Einen Spieler { $player } gibt es nicht.
mighty-not-that-hand = Als Nächstes bekommt { $next } Handkarten, nicht { $player }.
mighty-not-three-cards = Auf die Hand kommen drei verschiedene Karten, nicht { $cards }.
mighty-wrong-number-of-guardians = { $wanted } Wächter werden ausgelegt, nicht { $found }.
mighty-not-sorted = In der Wächterkette steigen die Level vom Schlosstor an.
mighty-too-few-backs = { $left ->
    [0] Von Level { $level } ist kein Wächter mehr auszulegen.
    [one] Von Level { $level } ist nur noch 1 Wächter auszulegen.
   *[other] Von Level { $level } sind nur noch { $left } Wächter auszulegen.
}
mighty-tile-already-seen = Das Königsplättchen „{ $tile }“ wurde schon aufgedeckt.
mighty-no-such-tile = Ein Königsplättchen „{ $tile }“ gibt es nicht.
mighty-no-such-guardian-left = Ein Wächter mit Stärke { $strength } und Beute { $loot } (Level { $level }) ist nicht mehr da.

# Das Spielbrett

mighty-gate = Schlosstor
mighty-round = Runde { $round } von { $rounds }
mighty-starts = beginnt
mighty-winner = { $count ->
    [one] { $names } gewinnt mit { $gold } Gold.
   *[other] { $names } teilen sich den Sieg mit je { $gold } Gold.
}
mighty-invented = Viele Kartenwerte sind erfunden, weil die gedruckten Regeln sie nicht nennen; ungeheuer cards { $game } zeigt, welche.
mighty-example = 4@2a
mighty-short = 42a
mighty-goal = Besiegt zu zweit die Wächter und teilt die Beute. Wer am Ende das meiste Gold hat, gewinnt.
mighty-story-displaced = { $player } verdrängt mit einer { $strength } die { $lying } von { $owner } an Wächter { $place }, Seite { $side }, und zahlt { $price } Gold.
mighty-story-own = { $player } ersetzt die eigene { $lying } an Wächter { $place }, Seite { $side }, durch eine { $strength } und zahlt { $price } Gold.
mighty-story-beaten = Wächter { $place }: { $total } gegen Stärke { $strength } – besiegt. Beute { $loot }: { $shares }.
mighty-story-lost = Wächter { $place }: { $total } gegen Stärke { $strength } – zu stark. Der Kampf ist vorbei.
mighty-share = { $player } +{ $gold }
mighty-moves-free = frei
mighty-moves-displace = verdrängen, für Gold
mighty-moves-card = Karte
mighty-round-summary = Runde { $round } in Gold
mighty-winner-title = Das Gold des Königs ist verteilt
mighty-column-prices = Verdrängen
mighty-column-loot = Beute
mighty-column-healing = Heilung
mighty-column-now = Jetzt
mighty-column-player = Spieler
mighty-column-gold = Gold
mighty-column-hand = Hand
mighty-column-aside = Abgelegt

# Königsplättchen: Namen und was ihre Angaben bedeuten

tile-name-no-ones = Keine Einsen
tile-name-twins = Zwillinge
tile-name-strong-hand = Starke Hand
tile-name-first-rich = Reiches Tor
tile-name-first-two-poor = Armes Tor
tile-name-last-two-rich = Reiches Ende
tile-name-dear-healing = Teure Heilung
tile-name-underdogs = Außenseiter
tile-name-calm = Ruhe
tile-name-second-tough = Zäher Zweiter
tile-name-last-rich = Königsschatz
tile-name-last-weak = Müder Letzter

tile-nothing = Nichts ändert sich.
tile-forbids = Monster mit Stärke { $strengths } dürfen nicht gespielt werden.
tile-in-hand = Alle nehmen { $strengths } auf die Hand und legen die anderen verdeckt vor sich ab.
tile-healing = { $cost ->
    [0] Monster mit Stärke { $strengths } heilen umsonst.
   *[other] Monster mit Stärke { $strengths } zu heilen kostet je { $cost } Gold.
}
tile-change = { $where }: { $what }.
tile-and = { $one }, { $other }
tile-strength = Stärke { $amount }
tile-loot = Beute { $amount }
tile-where-first = Erster Wächter
tile-where-second = Zweiter Wächter
tile-where-first-two = Die ersten beiden Wächter
tile-where-last = Letzter Wächter
tile-where-last-two = Die letzten beiden Wächter
tile-where-equal-pair = Wo zwei gleich starke Monster liegen
tile-where-lowest-pair = Wenn alle Monster liegen, jeder Wächter mit dem schwächsten Monsterpaar

# Probleme mit Kartensätzen

cards-no-cost = für Stärke { $strength } fehlen die Heilkosten
cards-bad-name = der Name eines Plättchens hat nur Kleinbuchstaben, Ziffern und Bindestriche
cards-unbeatable = Stärke { $value } ist mehr, als zwei Monster je haben (ein Hinweis)
mighty-nothing-meant = Diese Dinge ergeben zusammen keinen Zug.
mighty-which-place = Wähle noch einen Anlegeplatz für diese Karte.
mighty-which-card = Wähle noch eine Karte für diesen Anlegeplatz.

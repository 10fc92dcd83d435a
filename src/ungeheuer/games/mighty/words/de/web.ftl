# Das Schloss auf dem Schirm: wie alles heißt, was man anklicken kann, und was dort geschieht

mighty-board-castle = Das Schloss, vom Schlosstor an
mighty-board-players = Spieler
mighty-board-hand = Deine Hand
mighty-board-turn = am Zug

mighty-board-pick-card = Wähle eine Karte oder einen Anlegeplatz
mighty-board-pick-place = Wohin soll die { $strength }?
mighty-board-pick-for-place = Welche Karte an Wächter { $place }, Seite { $side }?
mighty-board-wait = { $who } überlegt …
mighty-board-wait-chance = Im Schloss regt sich etwas …

mighty-board-back = Wächter { $place }, Level { $level }, verdeckt: Stärke { $low } bis { $high }, Beute { $poor } bis { $rich }
mighty-board-front = Wächter { $place }, Level { $level }: Stärke { $strength }, Beute { $loot }
mighty-board-front-changed = Wächter { $place }, Level { $level }: Stärke { $strength }, Beute { $loot } nach des Königs Willen, gedruckt { $printed_strength } und { $printed_loot }
mighty-board-beaten = Besiegt
mighty-board-won = Zu stark
mighty-board-unreached = Nicht erreicht

mighty-board-monster = { $strength } von { $whose }
mighty-board-own-monster = deine { $strength }
mighty-board-spot-free = Wächter { $place }, Seite { $side }: frei
mighty-board-spot-taken = Wächter { $place }, Seite { $side }: { $monster }
mighty-board-spot-price = Wächter { $place }, Seite { $side }: { $monster }; Verdrängen kostet { $price } Gold
mighty-board-play = { $strength } an Wächter { $place }, Seite { $side } legen
mighty-board-displace = { $strength } an Wächter { $place }, Seite { $side } legen; verdrängt { $monster }, kostet { $price } Gold
mighty-board-not-free = Warum keine { $strength } an Wächter { $place }, Seite { $side }?
mighty-board-not-taken = Warum keine { $strength } an Wächter { $place }, Seite { $side }, auf { $monster }?
mighty-board-card = Karte { $strength }, Heilung kostet { $healing } Gold
mighty-board-card-idle = Karte { $strength }, Heilung kostet { $healing } Gold; gerade nicht spielbar

mighty-board-gold = { $gold } Gold
mighty-board-purse = { $who }, { $kind }: { $gold } Gold. { $hand }
mighty-board-hand-none = Keine Karten auf der Hand.
mighty-board-hand-count = { $count ->
    [one] Eine Karte auf der Hand.
   *[other] { $count } Karten auf der Hand.
}
mighty-board-hand-known = Auf der Hand: { $sure }.
mighty-board-hand-partly = { $count ->
    [one] Eine Karte auf der Hand.
   *[other] { $count } Karten auf der Hand: sicher { $sure }, vielleicht { $maybe }.
}
mighty-board-hand-unknown = { $count ->
    [one] Eine Karte auf der Hand: eine von { $maybe }.
   *[other] { $count } Karten auf der Hand, aus { $maybe }.
}

mighty-board-king = Der König befiehlt
mighty-board-king-left = Können noch kommen: { $names }.

mighty-board-fight = Der Kampf beginnt
mighty-board-fight-breath = Wer ist Wächter { $place }?
mighty-board-fight-against = Wächter { $place }: Die Monster bringen { $total }, er hat { $strength }
mighty-board-fight-beaten = { $total } gegen { $strength }: besiegt. { $loot } Gold { $split ->
    [alone] für eine Bande
    [odd] zu teilen, das ungerade für das stärkere Monster
    [left] zu teilen; beide gleich stark, also bleibt 1 liegen
   *[even] zu teilen
}
mighty-board-fight-lost = { $total } gegen { $strength }: zu stark. Alle raus hier
mighty-board-fight-healing = { $place ->
    [0] Die Heilerin bittet zur Kasse
   *[other] Wächter { $place } hielt: Ab dort zahlen alle bei der Heilerin
}
mighty-board-fight-over = Runde { $round } ist vorbei
mighty-board-pushed-out = { $gold ->
    [0] { $who } verdrängt deine { $strength }. Sie ist wieder auf deiner Hand
   *[other] { $who } verdrängt deine { $strength } und zahlt dir { $gold } Gold. Sie ist wieder auf deiner Hand
}
mighty-board-skip = Überspringen
mighty-board-again = Noch einmal ansehen

mighty-board-report = Runde { $round }, wie sie lief
mighty-board-report-beaten = Wächter { $place }, Stärke { $strength }: besiegt, Beute { $loot }
mighty-board-report-lost = Wächter { $place }, Stärke { $strength }: zu stark, die Beute von { $loot } bleibt

mighty-board-unseen = Wächter, die noch kommen können
mighty-board-unseen-level = Level { $level }: noch { $count } Wächter ungesehen (Stärke / Beute)

mighty-board-consolation = { $who } hat { $gold } Gold und eine sehr gute Ausrede.
mighty-board-winner = Gewinnt

# Summen und Chancen

mighty-odds-percent = { $percent } %
mighty-odds-golds = +{ $low } bis { $high }
mighty-odds-of = schlägt { $count } von { $left }
mighty-odds-left = Level { $level }: { $left ->
    [one] ein Wächter
   *[other] { $left } Wächter
} noch nicht gesehen
mighty-odds-beaten = Beide besiegen { $count } davon, die bis Stärke { $limit }: { $percent } %
mighty-odds-joined = Mit einer { $joins }: { $count } davon (bis { $limit }), { $percent } %
mighty-odds-reached = So weit kommt der Kampf mit { $percent } %
mighty-odds-play = Zusammen { $total }: { $percent }, ihn zu besiegen. Dein Anteil dann { $gold } Gold, sonst kostet die Heilung { $healing }
mighty-odds-play-all = Zusammen { $total }: { $percent }, dass er fällt und alle vor ihm. Dein Anteil dann { $gold } Gold, sonst kostet die Heilung { $healing }
mighty-odds-play-if = Zusammen { $total }: { $percent }, ihn zu schlagen, wenn der Kampf so weit kommt. Dein Anteil dann { $gold } Gold, sonst kostet die Heilung { $healing }
mighty-odds-price = Die { $price } Gold fürs Verdrängen sind davon noch nicht abgezogen
mighty-odds-if = wenn erreicht
mighty-odds-if-reached = Nur wenn der Kampf so weit kommt: Bei Wächtern vor ihm fehlen noch Monster
mighty-odds-gets = erreicht { $percent } %
mighty-odds-reached-falls = Der Kampf kommt zu { $percent } % bis hierher. Dass er fällt und alle vor ihm: { $falls } %

# Tipps auf dem Brett

mighty-hint-here = Empfohlen, { $worth }:
mighty-hint-next = Ein anderer

# Zwischen den Runden

mighty-beat-round = Runde { $round }
mighty-beat-starts = { $who } beginnt die nächste Runde
mighty-beat-king = Der König deckt sein Plättchen auf
mighty-beat-go = Weiter
mighty-beat-turn = Weiter: du bist am Zug
mighty-beat-skip = Nicht mehr zeigen
mighty-beat-shown = Eine Karte zwischen den Runden
mighty-report-none = Noch wurde keine Runde gekämpft.

# Schubladen

mighty-tab-rounds = Runden
mighty-tab-guardians = Wächter
mighty-tab-hands = Hände
mighty-hands-hidden = In der ersten Runde weiß niemand, welche drei von fünf Karten jemand hält. Diese Hände passen zu dem, was zu sehen war.
mighty-hands-open = Alle haben dieselben fünf Karten, und was zur Seite liegt, war zu sehen. Also ist jede Hand bekannt.

# Tasten

key-digits-does-mighty = die erste bis zehnte Karte der Hand nehmen

# Der Tisch als Text

hear-mighty-place = Wächter { $place }
hear-mighty-taken = Seite { $side }: { $monster }
hear-mighty-free = Seite { $side }: frei

# Abschnitte einer Wiederholung

replay-mark-mighty = Runde { $number }
replay-marks-mighty = Runden

# Die Bots als Mitspieler

bot-about-mighty-ogre = wirft Monster dorthin, wo zuletzt Gold lag
bot-about-mighty-goblin = flinke Finger, schaut ein wenig voraus
bot-about-mighty-sphinx = wägt erst jeden Wächter ab
bot-about-mighty-dragon = hat deine Karten längst gezählt

# Einstellungen für einen neuen Tisch

option-mighty-players = Spieler
option-mighty-chain = Wächterkette
option-mighty-chain-about = Die Wächter stehen nach Level sortiert, die höchsten Level am Ende.
option-mighty-king = Des Königs neue Regeln
option-mighty-king-about = Jede Runde ändert ein Königsplättchen eine Regel.

# Wie es ausging

result-won-mighty = Du hast gewonnen. Der König hätte gern seine Krone zurück.
result-lost-mighty = Diesmal nicht. Hauer wachsen nach.

# Züge, vorgelesen

title-does-mighty-play = Mit der { $strength }
does-mighty-play = { $strength } zu Wächter { $place }, Seite { $side }
does-mighty-start = { $player } beginnt
does-mighty-hand = { $player } bekommt { $strengths } auf die Hand
does-mighty-deal = Wächter der Level { $levels } auslegen
does-mighty-king = Königsplättchen „{ $tile }“ aufdecken
does-mighty-front = Einen Wächter mit Stärke { $strength } und Beute { $loot } aufdecken

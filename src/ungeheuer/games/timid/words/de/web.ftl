# The board of timid

timid-board = Das Verlies
timid-zones = Wohlfühlbereiche
timid-zones-short = Wer mag was

timid-name-bat = Fleder­maus
timid-name-mantis = Gottes­anbe­terin
timid-name-dragon = Drache
timid-name-serpent = Schlange
timid-name-kraken = Krake
timid-name-gargoyle = Gar­goyle
timid-name-exit = Ausgang
timid-name-corridor = Gang

timid-card-at = Karte { $spot }: { $what }
timid-cell-at = Feld { $spot }: { $what }
timid-card-do = { $what }; { $deed }
timid-face-down = verdeckt
timid-pawn-here = hier steht der Charakter
timid-odds = Ausgang { $exit } %, Monster { $monster } %, aktiv { $active } %

timid-is-active = aktiv
timid-is-would-be-active = aktiv
timid-is-uneasy = unwohl
timid-is-would-be-uneasy = unwohl
timid-is-afraid = ängstlich
timid-is-frozen = erstarrt
timid-is-slain = erlegt

timid-why-active = Hier ist es zu Hause: Was ringsum liegt, passt. Es hält jeden auf, der darauf tritt; da hilft nur ein Angriff oder ein Umweg.
timid-why-would-be-active = Hier ist es zu Hause: Was ringsum liegt, passt. Es hält jeden auf, der darauf tritt.
timid-why-uneasy = Hier ist es nicht zu Hause: Was ringsum liegt, passt nicht. Es lässt jeden vorbei.
timid-why-would-be-uneasy = Hier ist es nicht zu Hause: Was ringsum liegt, passt nicht. Es lässt jeden vorbei.
timid-why-afraid = Hier ist es zu Hause, doch das Monster daneben wurde zuerst aufgedeckt: Es würde erstarren und jeden vorbeilassen.
timid-why-frozen = Das Monster daneben wurde zuerst aufgedeckt. Es lässt jeden vorbei.
timid-why-slain = Es lässt jeden vorbei.
timid-about-likes = Es mag: { $what }

timid-do-peek = aufdecken
timid-do-explore = erforschen
timid-do-attack = angreifen
timid-do-jump = springen
timid-do-jump-attack = springen und angreifen
timid-do-take = zurück auf die Hand nehmen
timid-do-lay = { $what } legen

timid-modes = Deine nächste Aktion
timid-mode-explore = Erforschen
timid-mode-attack = Angriff
timid-mode-jump = Sprung
timid-mode-jump-attack = Sprung mit Angriff
timid-mode-not = { $mode }: nicht möglich, frag warum
timid-tip-zones = Schau oben in „{ $what }“: Wo ein Monster zu Hause ist, ist es aktiv und hält dich auf.
timid-tip-peek = { $peeks ->
    [one] Ein Blick: Wähle eine Karte; sie wird aufgedeckt und bleibt offen. Ein aktives Monster tut noch nichts.
   *[other] { $peeks } Blicke: Decke zuerst { $peeks } Karten auf; ein aktives Monster tut noch nichts.
}
timid-tip-explore = Wähle eine Karte, auf die du trittst. Über offene Karten gehst du frei.
timid-tip-attack = Wähle die Karte für den Angriff. Ein Monster dort ist erlegt; verbraucht ist er in jedem Fall.
timid-tip-jump = Wähle, wo du landest. Kommst du heil an und ist es nicht der Ausgang, wird auch die übersprungene Karte aufgedeckt; sie hält dich nicht auf.
timid-tip-jump-attack = Wähle, wo du landest, das Schwert voran. Beides ist dann verbraucht.
timid-tip-over = Über welche Karte? Wähle eine der beiden.
timid-tip-lay = { $what }: wähle ein freies Feld.
timid-tip-lay-star = { $what }: wähle ein Feld. Stern: dort aktiv.
timid-tip-take = Tippe eine liegende Karte an, um sie wieder auf die Hand zu nehmen.
timid-legend-exit = % Ausgang
timid-legend-active = % aktives Monster
timid-tip-done = Alle Karten liegen. Schau noch einmal hin, dann baue das Stockwerk fertig.
timid-tip-veiled = Du weißt, was hier liegt. Der Charakter nicht. Verzieh keine Miene.

timid-skip = Überspringen
timid-go-on = Weiter
timid-hints = Tipps
timid-hint-here = Tipp { $number }
timid-hint-number = Tipp { $number }: { $what }
timid-hint-do = So machen
timid-hint-change = Übernehmen
timid-tip-ghost = Ein Stockwerk zum Ansehen. Tippe eine Karte an, um es zu ändern, oder lege es so fertig.

timid-went-turned = { $turned ->
    [one] Eine Karte wurde aufgedeckt.
   *[other] { $turned } Karten wurden aufgedeckt.
}
timid-went-monster-slain = Auf { $spot } wurde { $what } erlegt.
timid-went-monster-froze = Auf { $spot } erstarrte { $what } vor Angst.
timid-went-attack-missed = Der Angriff traf kein Monster.
timid-went-jumped = Eine Karte wurde übersprungen.

timid-look = Stockwerk { $floor } ansehen
timid-plan = Stockwerk { $floor }, wie es gebaut war
timid-unveils = Alle Karten, wie sie lagen: Stockwerk { $floor }
timid-plan-exit = Der Ausgang lag auf { $spot }.
timid-plan-lurked = { $what } auf { $spot }: zu Hause, und nie gesehen.
timid-plan-bluffed = { $what } auf { $spot }: unwohl, und nie gesehen.

timid-give-up = Aufgeben
timid-give-up-sure = Wirklich hier unten bleiben?
timid-give-up-yes = Aufgeben
timid-give-up-no = Weiter

timid-hand-name = Deine Hand
timid-hand-card = { $count ->
    [0] { $what }, gelegt
    [one] { $what }
   *[other] { $what }, { $count } Mal
}
timid-clear = Alle auf die Hand
timid-done = Stockwerk fertig bauen
timid-cell-free = frei
timid-cell-cosy = frei, zum Wohlfühlen
timid-cell-bare = bloßer Boden

timid-lot-seen = gesehen, Stockwerk { $floor }
timid-lot-hand = auf diesem Stockwerk
timid-lot-unseen = ungesehen fort, Stockwerk { $floor }
timid-unseen-aside = { $count ->
    [one] Ein Monster liegt verdeckt beiseite.
   *[other] { $count } Monster liegen verdeckt beiseite.
}
timid-likes-bat = Mindestens eine Karte an einer Ecke.
timid-likes-dragon = Eine Sackgasse: genau ein Nachbar.
timid-likes-mantis = Ein gerader Durchgang: genau zwei Nachbarn, einander gegenüber.
timid-likes-serpent = Eine kahle Ecke: genau zwei Nachbarn im rechten Winkel, das Feld dazwischen leer.
timid-likes-kraken = Gesellschaft auf mindestens drei Seiten.
timid-likes-gargoyle = Teil eines Viererblocks.

timid-step-done = Stockwerk { $floor }: entkommen
timid-step-now = Stockwerk { $floor }: hier
timid-step-later = Stockwerk { $floor }: kommt noch
timid-token-peeks = { $peeks ->
    [one] noch 1 Karte aufdecken
   *[other] noch { $peeks } Karten aufdecken
}
timid-token-attack = Angriff
timid-token-attack-spent = Angriff verbraucht
timid-token-jump = Sprung
timid-token-jump-spent = Sprung verbraucht

timid-goal-dungeon = Baut Stockwerke und versteckt den Ausgang: Der Charakter soll nicht hinaus.
timid-goal-character = Sucht auf drei Stockwerken den Ausgang. Aktive Monster halten dich auf.
timid-start = Hinab
timid-next-character = Stockwerk { $floor } liegt hinter dir
timid-next-dungeon = { $character } ist aus Stockwerk { $floor } entkommen
timid-next-watcher = { $character } ist aus Stockwerk { $floor } entkommen
timid-build-you = Du baust Stockwerk { $floor }. Neue Monster, neue Hoffnung.
timid-build-other = { $dungeon } baut Stockwerk { $floor } und versucht, nicht zu kichern.

timid-won = Du hast gewonnen
timid-lost = Du hast verloren

timid-end-character-character = Du bist draußen
timid-end-character-dungeon = { $character } ist entwischt
timid-end-character-watcher = { $character } ist draußen
timid-end-dungeon-character = Das Verlies behält dich
timid-end-dungeon-dungeon = Du hast einen Dauergast
timid-end-dungeon-watcher = { $dungeon } hat einen Dauergast
timid-end-out = Alle drei Stockwerke, und Tageslicht. Die Monster winken hinter ihren Karten hervor.
timid-end-caught = Auf { $spot } von Stockwerk { $floor } war { $what } zu Hause und wollte nur Hallo sagen.
timid-end-gave-up = Auf Stockwerk { $floor } war es Zeit, sich hinzusetzen. Es gibt Tee.
timid-end-stopped = Stockwerk { $floor } war das letzte. Es gibt Tee.
timid-end-no-way = Auf Stockwerk { $floor } versperren aktive Monster jeden Weg, und kein Angriff oder Sprung führt vorbei. Es gibt Tee.
timid-end-floors = { $floors ->
    [0] Der Charakter ist keinem Stockwerk entkommen
    [one] Der Charakter ist { $floors } Stockwerk entkommen
   *[other] Der Charakter ist { $floors } Stockwerken entkommen
}

# Tasten

key-digits-does-timid = die Aktion, die Karte zum Aufdecken oder eine Karte der Hand wählen
key-backspace-does-timid = die Karte auf dem markierten Feld auf die Hand nehmen

# Der Tisch als Text

hear-timid-tokens = Was du noch hast
hear-timid-cards = Die Karten, vom Eingang aus

# Abschnitte einer Wiederholung

replay-mark-timid = Stockwerk { $number }
replay-marks-timid = Stockwerke

# Die Bots als Mitspieler

bot-about-timid-ogre = baut hastig, rennt blind drauflos
bot-about-timid-goblin = kennt ein paar Fallen und rechnet mit ihnen
bot-about-timid-sphinx = rechnet mit jeder verdeckten Karte
bot-about-timid-dragon = hat bedacht, was du denkst

# Am Tisch

lay-done-timid = Stockwerk fertig bauen

# Wie es ausging

result-won-timid = Du hast gewonnen. Im Verlies seufzt jemand erleichtert.
result-lost-timid = Diesmal nicht. Da unten tut es allen leid.

# Züge, vorgelesen

does-timid-build = So bauen
not-does-timid-build = Dieses Stockwerk ist noch nicht fertig.
does-timid-draw = { $monsters } ziehen
does-timid-peek = { $place } aufdecken
does-timid-explore = { $place } erforschen
does-timid-attack = { $place } angreifen
does-timid-jump = Über { $over } nach { $place } springen
does-timid-jump-attack = Über { $over } nach { $place } springen und zuschlagen
does-timid-give-up = Aufgeben
title-does-timid-peek = Aufdecken
title-does-timid-explore = Erforschen
title-does-timid-attack = Angreifen
title-does-timid-jump = Springen
title-does-timid-jump-attack = Springen und angreifen
title-does-timid-give-up = Aufgeben

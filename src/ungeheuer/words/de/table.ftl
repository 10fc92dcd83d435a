# Namen

name-chance = der Zufall
name-spectator = Zuschauer
name-guest = Gast
name-printed = gedruckt
name-source = bekannt
name-house = erfunden
name-bot-random = Wirrer
name-bot-greedy = Raffer
name-bot-ogre = Tapsiger Oger
name-bot-goblin = Frecher Kobold
name-bot-sphinx = Geduldige Sphinx
name-bot-dragon = Alter Drache

# Aufzählungen und Zahlen

list-and = { $first } und { $last }
number-decimal = ,

# Abgelehnte Züge

quoted-input = „{ $text }“
error-illegal-move = { $tried } geht nicht.
error-unreadable-move = „{ $text }“ kann ich nicht als Zug lesen.
error-hidden-move = „{ $tried }“ verschweigt, was gezogen wurde; eine Aufzeichnung muss es nennen.
error-not-your-turn = Am Zug ist { $asked }, nicht { $seat }.
error-stale-move = Dieser Zug galt einer früheren Stellung: Die Partie ist inzwischen weitergegangen.
error-bad-position = Diese Zeile beschreibt keine Stellung: { $text }
error-match-over = Die Partie ist zu Ende.
error-bad-option = Die Option { $option } kann nicht „{ $value }“ sein. Möglich: { $allowed }.
error-named-twice = Die Option { $option } nennt etwas doppelt: „{ $value }“. Jedes ist nur einmal zu haben. Möglich: { $allowed }.
error-not-one-each = Die Option { $option } braucht für alle am Tisch je einen Namen ({ $allowed }), nicht „{ $value }“.
error-unknown-option = Eine Option { $option } gibt es nicht. Es gibt: { $allowed }.
error-nothing-to-undo = Es gibt keinen Zug von dir, den du zurücknehmen könntest.
error-nothing-to-redo = Es gibt keinen zurückgenommenen Zug zum Wiederholen.
error-undo-chance = Weiter zurück geht es nicht: Der Zufall hat gesprochen (Zug { $move }).
error-undo-answer = Weiter zurück geht es nicht: { $seat } hat geantwortet (Zug { $move }).
error-undo-reveal = Weiter zurück als bis Zug { $move } geht es nicht: { $what }
error-interrupted = Abgebrochen.
error-output = Die Ausgabe ließ sich nicht schreiben: { $reason }.
error-engine-bug = Das sollte nie geschehen und ist unser Fehler: { $what }

# Dateien

error-no-file = { $file }: Diese Datei gibt es nicht.
error-unreadable-file = { $reason ->
    [no-file-name] { $file }: Das ist keine Datei, die sich lesen lässt.
    [not-allowed] { $file }: Diese Datei darf ich nicht lesen.
   *[other] { $file }: Die Datei lässt sich nicht lesen ({ $reason }).
}
error-unwritable-file = { $reason ->
    [no-file-name] { $file }: Das ist kein Dateiname, unter dem ich schreiben könnte.
    [no-folder] { $file }: Den Ordner dafür gibt es nicht.
    [not-allowed] { $file }: Diese Datei darf ich nicht schreiben.
   *[other] { $file }: Die Datei lässt sich nicht schreiben ({ $reason }).
}
error-not-json = { $file }, Zeile { $line }, Spalte { $column }: Hier ist die Aufzeichnung kein gültiges JSON.
error-cut-short = { $file }: Die Aufzeichnung bricht in Zeile { $line } ab.
error-not-text = { $file }: Das ist kein Text in UTF-8 (Byte { $byte }).
error-key-twice = { $file }: Der Schlüssel „{ $field }“ steht an einer Stelle zweimal.
error-too-deep = { $file }: Klammern sind tiefer verschachtelt als in irgendeiner Aufzeichnung.
error-field-missing = { $file }: Der Aufzeichnung fehlt das Feld „{ $field }“ (Stelle: { $place }).
error-field-unknown = { $file }: Ein Feld „{ $field }“ kennt eine Aufzeichnung nicht (Stelle: { $place }).
error-field-type = { $file }: { $place } muss { $wanted ->
    [int] eine ganze Zahl
    [str] ein Text
    [array] eine Liste
   *[object] ein Objekt
} sein und ist { $found ->
    [null] leer
    [bool] ein Wahrheitswert
    [str] ein Text
    [array] eine Liste
    [object] ein Objekt
    [int] eine Zahl
   *[float] eine Kommazahl
}.
error-field-range = { $file }: Die Zahl bei { $place } ist zu groß.
error-not-a-move = { $file }, Zeile { $line }: Zug { $move } ist kein Paar aus Platz und Zug wie ["0", "4@2a"].
error-not-a-record = { $file }: Das ist keine Aufzeichnung von Ungeheuer.
error-other-format = { $file }: Das Format { $found } ist hier nicht bekannt, nur { $known }.
error-no-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
error-no-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
error-no-seat = Einen Platz „{ $view }“ gibt es nicht. Es gibt: { $seats }.
error-no-rule = Eine Regel { $id } gibt es in { $game } nicht.
error-no-such-move = Einen Zug { $move } gibt es nicht; die Aufzeichnung hat { $moves }.
error-bad-move = Zug { $move }: { $reason }
error-bad-move-line = { $file }, Zeile { $line }, Zug { $move }: { $reason }
error-other-result = Die Aufzeichnung nennt { $recorded }, die Regeln ergeben { $found }.
error-other-result-file = { $file }: Die Aufzeichnung nennt das Ergebnis { $recorded }, die Regeln ergeben { $found }.
error-other-position = Nach Zug { $move } ist die Stellung nicht die, die gespielt wurde: Die Regeln haben sich seither geändert. Zuletzt war sie nach Zug { $agreed } dieselbe.
error-other-position-file = { $file }: Nach Zug { $move } ist die Stellung nicht die, die gespielt wurde; die Regeln haben sich seither geändert. Bis Zug { $agreed } ist sie dieselbe: Von dort geht es weiter (--at { $agreed }).
error-no-result-yet = { $file }: Die Aufzeichnung nennt das Ergebnis { $recorded }, aber die Partie ist nicht zu Ende.
error-other-rules = Die Aufzeichnung folgt Regelfassung { $rules }; hier bekannt ist { $known }.
error-wrong-number-of-seats = { $wanted ->
    [one] Genau ein Platz ist zu besetzen, genannt wurden { $found }.
   *[other] { $wanted } Plätze sind zu besetzen, genannt wurden { $found }.
}
error-wrong-number-of-names = { $wanted ->
    [one] { $file }: Ein Platz ist besetzt, die Aufzeichnung nennt aber { $found } Namen.
   *[other] { $file }: { $wanted } Plätze sind besetzt, die Aufzeichnung nennt aber { $found } Namen.
}
error-record-too-big = { $file }: Was bei { $place } steht, ist größer als alles, was sich hier eingeben ließe.
error-record-name-too-long = { $file }: Der Name an Platz { $number } hat { $found } Zeichen, erlaubt sind höchstens { $most }.
error-no-saved-game = Es gibt keine gespeicherte Partie, mit der es weitergehen könnte.
error-only-with-resume = { $option } geht nur zusammen mit --resume.
error-not-with-resume = { $option } geht nicht zusammen mit --resume: Eine Partie behält, womit sie begonnen hat.
error-not-a-ledger = { $file }: Das ist keine Datei einer Arena; ich lasse sie in Ruhe.
error-another-contest = { $file }: Diese Datei gehört zu einem anderen Wettkampf (Spiel, Optionen oder Karten sind andere); ich lasse sie in Ruhe.
error-bad-ledger = { $file }, Zeile { $line }: Das ist keine Begegnung; ich lasse die Datei in Ruhe.
error-match-failed = Eine Partie von { $bots } ließ sich nicht spielen: { $what }
error-bout-failed = { $one } gegen { $other }, Gabe { $deal }: Diese Begegnung ließ sich nicht spielen. { $what }
error-no-ray = Ray ist hier nicht installiert. Es kommt mit: pip install 'ungeheuer[ray]'
error-no-extra = Dieser Befehl braucht mehr als die Spielregeln: pip install 'ungeheuer[{ $extra }]'
error-other-game = { $file }: Das ist eine Partie { $found }, nicht { $game }.

# Kartensätze

cards-problem = { $file }: { $path }: { $reason }
cards-missing = fehlt
cards-unknown-key = ist hier nicht bekannt; bekannt sind { $known }
cards-wrong-type = muss { $wanted ->
    [whole-number] eine ganze Zahl
    [text] ein Text
    [flag] wahr oder falsch
    [list] eine Liste
   *[table] eine Tabelle
} sein, ist aber { $found }
cards-out-of-range = muss zwischen { $least } und { $most } liegen, ist aber { $value }
cards-not-one-of = muss eines von { $allowed } sein, ist aber „{ $value }“
cards-too-deep = mehr als { $most } Ebenen tief verschachtelt
cards-too-long = hat { $found } Zeichen, erlaubt sind höchstens { $most }
cards-not-unique = { $value } kommt mehr als einmal vor
cards-wrong-count = { $wanted ->
    [one] es sind { $found }, gebraucht wird 1
   *[other] es sind { $found }, gebraucht werden { $wanted }
}
cards-syntax = die Datei ist kein gültiges TOML: { $reason }
cards-syntax-at = kein gültiges TOML in Zeile { $line }, Spalte { $column }: { $reason }
cards-not-shipped = einen mitgelieferten Kartensatz { $value } gibt es nicht
cards-other-hash = die Aufzeichnung wurde mit anderen Werten gespielt ({ $value }, hier { $found })
cards-good = { $file }: ein gültiger Kartensatz, { $id } Fassung { $version }, { $cards ->
    [one] 1 Wert.
   *[other] { $cards } Werte.
}
cards-title = Kartensatz { $id }, Fassung { $version }
cards-legend = Mit „{ $house }“ markierte Werte sind für diesen Tisch erfunden, weil die gedruckten Regeln sie nicht nennen.
cards-column-what = Was
cards-column-values = Werte
cards-column-from = Herkunft

# Spielen im Terminal

advice-chance = { $percent } % für den Sieg
advice-still = Trotzdem verspricht kein anderer Zug mehr.
play-hint-none = Zu dieser Frage gibt es keinen Rat.

# Was von einem Tisch fernhält

error-bad-address = „{ $value }“ ist keine Adresse eines Tisches oder Servers wie http://localhost:8420.
error-no-server = { $server } ist nicht zu erreichen: { $reason }
error-other-server = Der Server spricht anders als dieses Programm: Wahrscheinlich ist eines von beiden neuer ({ $detail }).
error-no-table-named = Welcher Tisch? Nenne seinen Link, oder beginne mit --game einen neuen auf { $server }. --list zeigt, was dort offen ist.
error-table-has-game = { $option } beginnt einen neuen Tisch; dieser Link führt zu einem, den es schon gibt.

# rules

rules-decision = unsere Antwort auf das, was die gedruckten Regeln offenlassen

# Datenbanken

error-bad-database-url = „{ $value }“ ist keine Adresse einer Datenbank. Es gibt: sqlite:///DATEI und postgresql://NUTZER@RECHNER/NAME.
error-no-driver = Für PostgreSQL fehlt ein Paket: pip install '{ $package }'.
error-no-database = { $database }: Die Datenbank lässt sich nicht benutzen ({ $reason }).
error-newer-database = { $database }: In diese Datenbank hat eine spätere Fassung von Ungeheuer geschrieben ({ $found }, bekannt ist hier { $known }). Nichts wurde verändert.
error-older-database = { $database }: Diese Datenbank ist nicht auf dem neuesten Stand. Der Server bringt sie dorthin, wenn er startet.
error-database-not-empty = { $database }: In dieser Datenbank steht schon etwas; importieren lässt sich nur in eine leere.
error-log-conflict = Inzwischen hat jemand anders etwas in das Protokoll dieses Tisches geschrieben.
error-not-stored = { $reason ->
    [database] Das konnte nicht gespeichert werden. Versuch es noch einmal.
   *[other] Das ließ sich nicht speichern ({ $reason }).
}
error-unknown-if-stored = { $reason ->
    [database] Ob das gespeichert wurde, ist nicht bekannt. Sieh dir den Tisch noch einmal an.
   *[other] Die Verbindung zur Datenbank ging verloren; ob das gespeichert wurde, ist nicht bekannt ({ $reason }).
}
error-not-read = { $reason ->
    [database] Die Datenbank antwortet nicht. Versuch es noch einmal.
   *[other] Die Datenbank antwortet nicht ({ $reason }).
}
error-file-exists = { $file }: Diese Datei gibt es schon, sie wird nicht überschrieben.
error-no-export = { $file }: Das ist kein Export einer Datenbank von Ungeheuer.
error-other-export = { $file }: Das Exportformat { $found } ist hier nicht bekannt, nur { $known }.
error-export-cut-short = { $file }: Der Export bricht nach Zeile { $line } ab.
error-export-line = { $file }, Zeile { $line }: { $reason ->
    [no-json] Das ist kein gültiges JSON.
    [no-row] Das ist keine Zeile einer Datenbank; es liegt an „{ $what }“.
    [no-entry] Das ist kein Eintrag im Protokoll eines Tisches; es liegt an „{ $what }“.
    [not-the-end] Die Zahl der Zeilen stimmt nicht: Es fehlen welche, oder es sind zu viele.
   *[refused] Die Datenbank nimmt diese Zeile nicht an ({ $what }).
}

# Tische des Servers

error-no-such-table = Diesen Tisch gibt es nicht, oder nicht mehr.
error-no-such-seat = Einen Platz „{ $seat }“ gibt es nicht. Es gibt: { $seats }.
error-no-such-game = Ein Spiel namens „{ $game }“ gibt es nicht.
error-no-such-bot = Einen Bot namens „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
error-no-such-cards = Einen Kartensatz { $id } in Version { $version } gibt es nicht.
error-no-key = Dafür muss der Tisch wissen, wer du bist.
error-wrong-key = Dieser Schlüssel gehört niemandem.
error-wrong-code = Dieser Code ist falsch, verbraucht oder zu alt. Hol dir auf dem anderen Gerät einen neuen.
error-not-your-seat = Der Platz „{ $seat }“ ist nicht deiner.
error-not-host = Das kann nur, wer den Tisch eröffnet hat.
error-not-seated = Das kann nur, wer hier einen Platz hat.
error-not-watching = Diesen Tisch sieht nur, wer einen Platz hat.
error-removed = Du wurdest gebeten, diesen Tisch zu verlassen.
error-seat-taken = Der Platz „{ $seat }“ ist besetzt.
error-seat-free = Der Platz „{ $seat }“ ist frei.
error-seats-open = Noch sind nicht alle Plätze besetzt.
error-own-seat = Der Platz „{ $seat }“ ist dein eigener; steh einfach auf.
error-too-many-seats = { $wanted ->
    [one] Es gibt einen Platz, genannt sind aber { $found }.
   *[other] Es gibt { $wanted } Plätze, genannt sind aber { $found }.
}
error-bot-plays = Für { $seat } spielt gerade ein Bot.
error-not-started = Die Partie hat noch nicht begonnen.
error-already-started = Die Partie hat schon begonnen.
error-still-running = Das geht, sobald die Partie vorbei ist.
error-table-over = Die Partie an diesem Tisch ist vorbei.
error-table-paused = Der Tisch macht Pause.
error-not-paused = Der Tisch macht keine Pause.
error-table-frozen = Dieser Tisch steht nach Zug { $move } still, denn die Regeln haben sich seither geändert: { $why ->
    [other-position] Sie führen nicht mehr zu den Stellungen, die gespielt wurden.
   *[other] Sie lassen den nächsten Zug nicht zu.
  } Du kannst von dort an einem neuen Tisch weiterspielen.
error-no-undo = An diesem Tisch wird nichts zurückgenommen.
error-stale = Die Partie ist inzwischen weiter. Sieh dir den Tisch noch einmal an.
error-undo-departed = Jemand, der hier geantwortet hat, hat den Tisch endgültig verlassen. Ohne diese Zustimmung wird darüber hinaus nichts zurückgenommen.
error-undo-asked-already = { $seat } möchte schon etwas zurücknehmen.
error-nothing-asked = Um Zustimmung wurde { $seat } nicht gebeten.
error-not-asked = Gerade ist { $seat } nicht am Zug.
error-turn-held = { $seat } darf diesen Zug noch zurücknehmen. Danach geht es weiter.
error-no-hints = An diesem Tisch gibt es keine Tipps.
error-no-advice = Diesmal gibt es keinen Rat. Versuch es noch einmal.
error-chat-off = An diesem Tisch wird nicht geplaudert.
error-points-too-fast = Eins nach dem andern: Die anderen müssen auch hinschauen können.
error-plan-unclear = Diesem Plan fehlt etwas.
error-no-plan = { $seat } hat gerade keinen Plan.
error-not-together = Pläne gibt es in Spielen, die man gemeinsam gewinnt.
error-hello-first = Die erste Nachricht muss hello sein.
error-hello-twice = Hello wurde schon gesagt.
error-try-again = Das hat sich mit etwas anderem gekreuzt. Versuch es noch einmal.
error-bad-log = Das Protokoll dieses Tisches ist beschädigt.
error-bad-message = Das kann ich nicht lesen: { $detail }
error-not-json-body = Was hierher geschickt wird, muss JSON sein (Content-Type: application/json).
error-too-big = Das ist zu groß; die Grenze in Bytes ist { $most }.
error-too-fast = Das war zu schnell. Warte einen Augenblick.
error-too-many-connections = Es sind zu viele Verbindungen. Versuch es später noch einmal.
error-wrong-origin = Diese Seite darf mit diesem Tisch nicht sprechen.
error-no-such-page = Unter dieser Adresse ist nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-not-ready = Der Server ist nicht bereit. Versuch es gleich noch einmal.
error-server-fault = Hier ist etwas schiefgegangen, und es ist unsere Schuld. Es ist notiert.

# Einstellungen, und der Server als Befehl

error-bad-config = { $file }: Das ist kein gültiges TOML: { $reason }
error-unknown-setting = { $file }: Eine Einstellung „{ $field }“ gibt es nicht. Es gibt: { $known }.
error-bad-setting = { $place } muss { $wanted ->
    [whole-number] eine ganze Zahl sein ({ $allowed })
    [number] eine Zahl sein ({ $allowed })
    [flag] true oder false sein
    [text] ein Text sein
    [list] eine Liste von Texten sein
   *[choice] eines von { $allowed } sein
}, nicht „{ $value }“.
error-port-taken = Port { $port } ist belegt. Wähle mit --port einen anderen, oder 0 für irgendeinen.
error-no-address = Auf { $host }, Port { $port }, kann der Server nicht lauschen ({ $reason }).

# Am Tisch

error-covered = Dieses Gerät zeigt gerade einen anderen Platz. Decke erst { $seat } auf.
error-resigned = Du hast hier aufgegeben und kannst keinen Platz mehr nehmen.
error-not-abandoned = Wer { $seat } spielt, war gerade noch hier. Nach einer Minute kann ein Bot einspringen.
error-host-stays = Wer den Tisch leitet, war gerade noch hier. Nach zehn Minuten kann jemand anders übernehmen.
error-hint-on-its-way = Ich denke noch über deine letzte Frage nach.
error-nothing-said = In dieser Nachricht ist nichts, was sich zeigen ließe.

# Spiele aus anderen Paketen

game-broken = Das Spiel „{ $game }“ kann nicht mitmachen: Sein Paket ({ $package }) ist kaputt: { $reason }
game-no-manifest = Das Spiel „{ $game }“ kann nicht mitmachen: { $package } ist kein Manifest.
game-bad-name = Das Spiel „{ $game }“ ({ $package }) kann nicht mitmachen: Ein Name besteht aus Kleinbuchstaben und Ziffern, mit Bindestrichen dazwischen.
game-name-taken = Das Spiel „{ $game }“ ({ $package }) kann nicht mitmachen: Ein Spiel dieses Namens gibt es schon.

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

# Dateien

error-other-position = Nach Zug { $move } ist die Stellung nicht die, die gespielt wurde: Die Regeln haben sich seither geändert. Zuletzt war sie nach Zug { $agreed } dieselbe.
error-wrong-number-of-seats = { $wanted ->
    [one] Genau ein Platz ist zu besetzen, genannt wurden { $found }.
   *[other] { $wanted } Plätze sind zu besetzen, genannt wurden { $found }.
}

# Spielen im Terminal

advice-chance = { $percent } %, die Partie zu gewinnen
advice-still = Trotzdem verspricht kein anderer Zug mehr.
play-hint-none = Zu dieser Frage gibt es keinen Rat.

# rules

rules-decision = unsere Antwort auf das, was die gedruckten Regeln offenlassen

# Datenbanken

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
error-not-reopened = Diese Partie lässt sich nicht wieder öffnen: Das geht nur, wenn sie endete, weil niemand kam.
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
error-bad-message = Das kann ich nicht lesen: { $detail }
error-not-json-body = Was hierher geschickt wird, muss JSON sein (Content-Type: application/json).
error-too-big = Das ist zu groß; die Grenze in Bytes ist { $most }.
error-too-dear = Das zu lesen dauert zu lange oder braucht zu viel Speicher; die Grenze ist { $seconds } s Rechenzeit.
error-too-slow = Das kam nicht innerhalb von { $seconds } s an.
error-too-fast = { $what ->
    [talk] Das war viel auf einmal gesagt.
    [reading] Was du geschickt hast, ist mühsam zu lesen.
   *[other] Das war zu schnell.
} In { $seconds } s geht es weiter.
error-too-many-connections = Es sind zu viele Verbindungen. Versuch es später noch einmal.
error-wrong-origin = Diese Seite darf mit diesem Tisch nicht sprechen.
error-banned = Wer diesen Server betreibt, lässt dich nicht mehr herein.
error-no-such-page = Unter dieser Adresse ist nichts.
error-wrong-method = Diese Adresse nimmt solche Anfragen nicht an.
error-not-ready = Der Server ist nicht bereit. Versuch es gleich noch einmal.
error-server-fault = Hier ist etwas schiefgegangen, und es ist unsere Schuld. Es ist notiert.

# Am Tisch

error-covered = Dieses Gerät zeigt gerade einen anderen Platz. Decke erst { $seat } auf.
error-resigned = Du hast hier aufgegeben und kannst keinen Platz mehr nehmen.
error-not-abandoned = Wer { $seat } spielt, war gerade noch hier. Nach einer Minute kann ein Bot einspringen.
error-host-stays = Wer den Tisch leitet, war gerade noch hier. Nach zehn Minuten kann jemand anders übernehmen.
error-hint-on-its-way = Ich denke noch über deine letzte Frage nach.
error-nothing-said = In dieser Nachricht ist nichts, was sich zeigen ließe.

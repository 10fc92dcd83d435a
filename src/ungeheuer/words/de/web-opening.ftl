# Where tables are set up, and where they are taken to another device

move-away = Nimm deine Tische auf ein anderes Gerät mit
move-away-about = Gib dort diesen Code ein, dann bist du auch dort du.
move-code = Code zeigen
move-code-about = Gilt einmal, { $minutes ->
    [one] 1 Minute lang.
   *[other] { $minutes } Minuten lang.
}
move-link = Persönlicher Link und Geräte
move-link-code = Persönlicher Link als Code für die Kamera
move-link-copy = Link kopieren
move-here = Hast du einen Code von einem anderen Gerät?
move-type = Code
move-type-hint = Deine Tische von dort kommen hierher. Die von diesem Gerät bleiben zurück.
move-claim = Übernehmen
move-claimed = Fertig. Deine Tische sind jetzt hier.
move-offered = Dieser Link gehört jemand anderem
move-offered-about = Dieses Gerät hat eigene Tische. Übernimmst du, sind sie hier nicht mehr zu sehen.
move-take-over = Übernehmen
move-stay = Ich bleibe ich
new-title = Ein Tisch für { $title }
new-options = Das Spiel
new-no-options = Dieses Spiel hat keine Optionen. Gut so.
new-seats = Wer spielt
new-hot-seat = Mehrere von euch an diesem Gerät: Zwischen euren Zügen fällt ein Vorhang, damit niemand sieht, was er nicht sehen soll.
new-policy = Was erlaubt ist
new-open = Tisch öffnen
new-open-about = { $count ->
    [one] Ein Platz ist frei; du bekommst einen Link zum Einladen.
   *[other] { $count } Plätze sind frei; du bekommst einen Link zum Einladen.
}
new-start = Anfangen
new-start-about = Alle Plätze sind besetzt: Es geht sofort los.
who-me = Ich, an diesem Gerät
who-open = Wer mit dem Link kommt
seat-number = Platz { $number }
seat-name = Name an diesem Platz
policy-undo = Zurücknehmen
policy-undo-free = Bis etwas Neues ans Licht kam
policy-undo-consent = Auch weiter, wenn alle zustimmen
policy-undo-none = Nie
policy-watch = Zuschauer
policy-watch-about = Wer den Link hat, darf zuschauen und sieht, was alle sehen dürfen.
policy-listed = Öffentlich
policy-listed-about = Der Tisch steht auf der Startseite.
policy-hints = Tipps
policy-hints-about = Wer gefragt ist, darf fragen, was ein guter Spieler täte.
policy-chat = Plausch
policy-chat-about = Gespräch und schnelle Sätze.
new-cards = Karten
cards-own-about = Jeder Wert wie in deinem Satz; die Aufzeichnung enthält den ganzen Satz.
cards-shipped = Satz des Hauses
cards-set = Kartensatz
error-link-used = Dieser Link wurde schon benutzt. Mach auf dem Gerät, von dem er kommt, einen neuen.
error-no-such-device = Dieses Gerät ist nicht mehr angemeldet.
error-too-many-tables = Von deinen Tischen dürfen höchstens { $most } offen sein oder laufen. Schließ zuerst einen.
error-too-many-listed = Von deinen Tischen dürfen höchstens { $most } in der öffentlichen Liste stehen. Nimm zuerst einen heraus.
error-too-many-bot-tables = An höchstens { $most } deiner Tische dürfen Bots allein spielen. Lass zuerst eine Partie zu Ende gehen.
error-too-many-kept = Von deinen Tischen werden höchstens { $most } aufgehoben. Lösch zuerst einen.
devices = Deine Geräte
devices-about = Jedes davon bist du. Melde ab, was du nicht mehr benutzt.
device-unnamed = Ein Gerät
device-here = dieses
device-seen = zuletzt benutzt am { $day }
device-out = Abmelden
devices-out = Alle anderen abmelden
devices-all = Überall abmelden
devices-all-about = Auch dieses Gerät ist dann jemand Neues: Ohne Code kommst du nicht zu deinen Tischen zurück.
devices-all-yes = Ja, überall
devices-all-no = Nein
devices-done = Abgemeldet.
link-make = Link machen
link-about = Öffnet deine Tische auf einem anderen Gerät, einmal, innerhalb von { $days ->
    [one] einem Tag
   *[other] { $days } Tagen
}. Ein neuer Link ersetzt ihn.

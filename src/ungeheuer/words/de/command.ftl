# Spielen im Terminal

play-welcome = Was möchtest du spielen?
play-choose = Deine Wahl
play-prompt = Dein Zug, { $player }
play-prompt-help = ? für Hilfe
play-intro = Tippe einen Zug wie { $example } oder kurz { $short }. rat gibt einen Rat, ? zeigt alles, was geht.
play-curtain = Nur { $player } darf jetzt hinsehen. Enter, sobald alle anderen wegsehen.
play-undone = Zurückgenommen: { $count } { $count ->
    [one] Zug
   *[other] Züge
}.
play-redone = Noch einmal gespielt: { $count } { $count ->
    [one] Zug
   *[other] Züge
}.
play-saved = Gespeichert: { $file }
play-quit = Gespeichert. Weiter geht es mit: ungeheuer play --resume { $file }
play-bug = Die Partie bis hierher steht in { $file }. Ansehen mit: ungeheuer replay { $file }
play-why-usage = Welcher Zug? Zum Beispiel: warum { $example }
play-hint-by = Darauf achtet { $bot }, das Beste zuerst.
play-well-done = Glückwunsch, { $player }.
play-again = Noch eine Partie: ungeheuer play { $game }
play-resumed = Weiter mit { $file }, Zug { $move }.
play-branched = Eine neue Partie ab Zug { $move } von { $file }.
play-end-of-input = Die Eingabe ist zu Ende. Die Partie ist in { $file } gespeichert.
play-log = Was bisher geschah
play-moves = Mögliche Züge
play-help =
    ein Zug           wie in der Liste: { $example }, kurz auch { $short }
    rat [BOT]         worauf der alte Drache achten würde, oder ein anderer Bot
    warum ZUG         warum ein Zug nicht geht
    züge              alle möglichen Züge
    regeln [ID]       die Regel zu dieser Frage, oder eine andere
    verlauf           was bisher geschah
    zurück, vor       zurücknehmen, noch einmal spielen
    speichern [DATEI] in eine Datei speichern
    ende              aufhören; die Partie bleibt erhalten
    Enter             den Tisch noch einmal zeigen

# Spielen über das Netz

join-free-seat = frei
join-link = Adresse: { $link }
join-share = An diesen Tisch kommen andere mit: { $link }
join-no-seat = Kein Platz ist frei; du siehst zu.
join-open = { $count ->
    [0] Alle Plätze sind besetzt. { $host ->
        [yes] los beginnt die Partie.
       *[no] Wer den Tisch eröffnet hat, beginnt die Partie.
    }
    [one] Ein Platz ist frei. { $host ->
        [yes] Warte auf jemanden, oder beginne dort mit einem Bot: los goblin
       *[no] Es geht los, wenn alle da sind.
    }
   *[other] { $count } Plätze sind frei. { $host ->
        [yes] Warte auf Leute, oder beginne dort mit Bots: los goblin
       *[no] Es geht los, wenn alle da sind.
    }
}
join-begins = Die Partie beginnt.
join-sits = { $seat } setzt sich (Platz { $number }).
join-sits-self = Du sitzt auf Platz { $number }.
join-left = { $who ->
    [none] Platz { $number } ist frei.
   *[other] { $who } ist gegangen; Platz { $number } ist frei.
}
join-came = { $seat } ist da.
join-went = { $seat } ist weg.
join-bot-sits = { $seat } spielt auf Platz { $number }.
join-bot-stands-in = Ein Bot vertritt Platz { $number }, bis die Person zurück ist.
join-paused = Der Tisch macht Pause; weiter setzt fort.
join-resumed = Die Partie geht weiter.
join-ended-resigned = { $who ->
    [none] Jemand hat aufgegeben; die Partie ist zu Ende.
   *[other] { $who } hat aufgegeben; die Partie ist zu Ende.
}
join-ended-expired = Lange kam niemand; die Partie wurde geschlossen.
join-ended-closed = Der Gastgeber hat diesen Tisch geschlossen.
join-next = Es geht an einem neuen Tisch weiter; revanche führt dich hin: { $link }
join-wish-mine = Das geht über das hinaus, was sich frei zurücknehmen lässt. Die anderen werden gefragt.
join-wish-asked = { $player } möchte einen Zug zurücknehmen, weiter als es frei geht. Bist du einverstanden? ja oder nein
join-wish-settled = Der Wunsch, zurückzugehen, ist erledigt.
join-hold = { $player } darf diesen Zug noch zurücknehmen, dann geht es weiter.
join-nothing-asked = Niemand hat dich etwas gefragt.
join-sure = Diesen Platz endgültig aufgeben? ja, oder irgendetwas anderes, um weiterzuspielen.
join-waiting = { $player } ist am Zug. Enter zeigt den Tisch, ? was du tun kannst.
join-not-asked = { $player } ist am Zug; ? zeigt, was du inzwischen tun kannst.
join-unknown-open = Die Partie hat noch nicht begonnen; ? zeigt, was du tun kannst.
join-unknown-paused = Der Tisch macht Pause; weiter setzt fort.
join-unknown-playing = Gerade ist niemand gefragt; ? zeigt, was du tun kannst.
join-unknown-over = Die Partie ist zu Ende: revanche spielt noch einmal, ende geht.
join-over = Die Partie ist zu Ende: revanche spielt noch einmal, ende geht.
join-over-watched = Die Partie ist zu Ende; ende geht.
join-lost = Die Verbindung ist abgerissen; ich versuche es weiter. Was du tippst, bleibt erhalten.
join-back = Wieder verbunden.
join-quit = Der Tisch bleibt stehen. Zurück kommst du mit: { $command }
join-claimed = Du bist jetzt auch hier diese Person.
join-code = Code für ein anderes Gerät: { $code } (gilt einmal, { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
} lang)
join-code-use = Dort: { $command }
join-no-tables = Es gibt keine Tische.
join-your-turn = Du bist am Zug.
join-state-open = noch nicht begonnen
join-state-playing = läuft
join-state-paused = macht Pause
join-state-over = zu Ende
join-watchers = { $count ->
    [0] Niemand sieht zu.
    [one] Eine Person sieht zu.
   *[other] { $count } Leute sehen zu.
}
join-policy = Zurücknehmen: { $undo ->
    [none] an diesem Tisch nicht.
    [consent] frei bis zur letzten Schranke, darüber hinaus, wenn alle einverstanden sind.
   *[free] frei bis zur letzten Schranke.
}
join-is-bot = ein Bot
join-stands-in = ein Bot, bis die Person zurück ist
join-is-self = du
join-is-here = da
join-is-away = weg
join-phrase-hello = Hallo.
join-phrase-thanks = Danke.
join-phrase-well-played = Gut gespielt.
join-phrase-good-luck = Viel Glück.
join-phrase-one-moment = Einen Moment bitte.
join-phrase-your-turn = Du bist am Zug.
join-phrase-oops = Hoppla.
join-phrase-again = Noch eine Partie?
join-help-match =
    ein Zug           wie in der Liste: { $example }, kurz auch { $short }
    rat [BOT]         worauf der alte Drache achten würde, oder ein anderer Bot
    warum ZUG         warum ein Zug nicht geht
    züge              alle möglichen Züge
    regeln [ID]       die Regel zu dieser Frage, oder eine andere
    verlauf           was bisher geschah
    zurück, vor       zurücknehmen, wiederholen; weiter nur, wenn alle wollen
    ja, nein          jemandem antworten, der zurücknehmen möchte
    Enter             den Tisch noch einmal zeigen
join-help-table =
    sag TEXT          mit dem Tisch reden; gruß zeigt fertige Worte
    wer               wer wo sitzt, und der Link zu diesem Tisch
    zeig PLATZ        einen deiner Plätze aufdecken
    nimm PLATZ NAME   sich setzen; verlassen steht wieder auf
    los [BOT]         beginnen, mit Bots auf freien Plätzen
    bot PLATZ [BOT]   einen Bot dorthin setzen; entferne PLATZ macht frei
    gastgeber         den Tisch übernehmen, wenn sonst lange niemand da ist
    pause, weiter     eine Weile aufhören, weitermachen
    resignieren       den Platz endgültig aufgeben
    revanche          nach dem Ende: dasselbe noch einmal
    ende              gehen; der Tisch bleibt

# replay

replay-title = { $moves ->
    [one] { $game }, ein Zug
   *[other] { $game }, { $moves } Züge
}
replay-open = Die Partie ist nicht zu Ende: { $seat } ist am Zug.
replay-after = Nach Zug { $move }
replay-legal = Möglich: { $moves }
replay-many = Es gibt { $count } mögliche Züge.
replay-ok = Die Aufzeichnung lässt sich fehlerfrei nachspielen.

# simulate

simulate-title = { $games ->
    [one] Eine Partie { $game }
   *[other] { $games } Partien { $game }
}
simulate-team-title = { $game }: wie oft { $bot } gemeinsam gewinnt, { $games ->
    [one] 1 Partie
   *[other] { $games } Partien
} je Zahl, mit 95-%-Intervallen
simulate-players = { $players ->
    [1] 1 Person
   *[other] { $players } Personen
}
simulate-progress = Es wird gespielt
simulate-column-bot = Bot
simulate-column-wins = Siege
simulate-column-share = Sieganteil
simulate-column-interval = 95-%-Bereich
simulate-column-score = Punkte im Mittel
simulate-column-seat = Platz
simulate-speed = { $rate ->
    [one] 1 Partie
   *[other] { $rate } Partien
} je Sekunde auf { $workers } { $workers ->
    [one] Kern
   *[other] Kernen
}
simulate-even = Ausgeglichen wären { $share }.

# arena

arena-title = { $game }: wie oft der Bot links gewinnt, wenn alle anderen der Bot oben sind (Partien: { $games })
arena-title-roles = { $game }: wie oft der Bot links ({ $first }) gegen den oben ({ $second }) gewinnt (Partien: { $games })
arena-plot-title = { $game }: Sieganteile mit 95-%-Bereichen (Partien: { $games })
arena-against = { $one } gegen { $other }
arena-seats = Nach Plätzen, gleich wer die anderen waren
arena-elo-meaning = Elo (400 Punkte mehr sind zehnfache Stärke; 1500 ist das Mittel dieser Bots)
arena-few-deals = Bei weniger als zehn Gaben hat Elo keinen Bereich.
arena-broken-off = Abgebrochen: { $done } von { $all } Begegnungen stehen in { $file }. Derselbe Befehl macht dort weiter.

# rules

rules-usage = Eine einzelne Regel: ungeheuer rules { $game } { $id }

# Datenbanken

db-backed-up = Sicherung: { $file }
db-backed-up-as-export = PostgreSQL kopiert sich nicht auf Befehl, daher ist dies ein Export; db import liest ihn: { $file }
db-exporting = Geschriebene Zeilen
db-exported = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} exportiert: { $file }
db-importing = Gelesene Zeilen
db-imported = { $rows ->
    [one] Eine Zeile
   *[other] { $rows } Zeilen
} aus { $file } importiert in { $database }
db-checking = Nachgespielte Tische
db-fine = { $tables ->
    [0] Kein Tisch läuft. Es ist alles in Ordnung.
    [one] Ein laufender Tisch, fehlerfrei nachgespielt.
   *[other] { $tables } laufende Tische, alle fehlerfrei nachgespielt.
}
db-faults = { $faults ->
    [one] Ein Fehler gefunden
   *[other] { $faults } Fehler gefunden
} (laufende Tische: { $tables }).
db-broken = Die Datei ist beschädigt: { $reason }
db-stray = Tisch { $id }: Es gibt Zeilen von ihm, aber der Tisch selbst fehlt.
db-no-log = Tisch { $id }: Er hat kein Protokoll.
db-hole = Tisch { $id }: In seinem Protokoll fehlt Eintrag { $line }.
db-no-entry = Tisch { $id }: Eintrag { $line } seines Protokolls ist nicht lesbar.
db-unreadable = Tisch { $id }: { $reason }
db-crash = Tisch { $id }: Das Nachspielen scheitert, und das ist unser Fehler: { $reason }
db-frozen = Tisch { $id }: Er steht still nach Zug { $move }: { $reason }
db-other-state = Tisch { $id }: In der Liste steht „{ $listed }“, das Protokoll sagt „{ $found }“.
db-cut = Tisch { $id }: Von seinem Protokoll waren { $stored } Einträge gespeichert, da sind { $found }.
db-other-chain = Tisch { $id }: Sein Protokoll ist nicht das gespeicherte: Einträge sind geändert oder vertauscht.
db-unchained = { $tables ->
    [one] Ein Tisch hat noch keine Prüfkette (er ist älter): Ein abgeschnittenes Ende seines Protokolls fiele nicht auf.
   *[other] { $tables } Tische haben noch keine Prüfkette (sie sind älter): Ein abgeschnittenes Ende ihrer Protokolle fiele nicht auf.
}
db-rescued = { $file }: ganz gerettete Tische: { $tables }; bis zu einem Fehler gerettet: { $shortened }.
rescue-rows = Nicht alle Zeilen von „{ $kind }“ sind lesbar; gerettet: { $rows }.
rescue-table = Tisch { $id }: Nichts davon war zu retten (bekannte gespeicherte Einträge: { $stored }).
rescue-cut = Tisch { $id }: gerettet bis Eintrag { $kept } von { $stored }.
rescue-talk = Tisch { $id }: Nicht alles, was gesagt wurde, ist lesbar.

# Einstellungen, und der Server als Befehl

serve-running = Der Tisch ist gedeckt: { $address }
serve-devices = Für andere Geräte in diesem Netz: { $address }
serve-other-port = Port { $taken } ist belegt, deshalb ist es diesmal { $port }.
serve-stop = Strg-C beendet den Server; alle Partien bleiben erhalten.
serve-stopped = Der Server ist beendet. Alle Partien sind aufgehoben.
welcome-running = Der Tisch ist gedeckt, dieser Server läuft.
welcome-about = Drei Monsterbrettspiele, streng nach Regel: mit Freunden an ihren eigenen Geräten, mit Bots auf leeren Plätzen, oder beides.
welcome-join = Im Terminal setzt du dich so an den Tisch:
welcome-no-account = Konten gibt es nicht. Eine Partie übersteht jeden Neustart, und wer den Link hat, kann hereinkommen.
welcome-machines = Für Programme:

# Hilfe der Kommandozeile

help-about = Drei Monster-Brettspiele nach allen Regeln: spielen, nachspielen, simulieren.
help-lang = Sprache aller Ausgaben: { $languages }
help-version = sagt, welche Fassung läuft, einfach oder kompiliert
help-play = im Terminal spielen, mit Menschen und Bots auf allen Plätzen
help-join = sich an einen Tisch eines Servers setzen oder dort einen eröffnen
help-join-url = Link eines Tisches, oder die Adresse eines Servers
help-join-seat = der gewünschte Platz (mehrere an einem Bildschirm: 0,1); sonst der erste freie
help-join-name = wie die anderen dich nennen; bei mehreren Plätzen Namen mit Kommas dazwischen
help-join-watch = ohne Platz zusehen
help-join-list = die Tische zeigen, die allen offenstehen
help-join-mine = die eigenen Tische zeigen
help-join-code = einen kurzen Code zeigen, mit dem du auf einem anderen Gerät dieselbe Person bist
help-join-claim = die Person sein, deren Code das ist
help-join-key-file = den Schlüssel zu deinen Plätzen in dieser Datei aufheben
help-join-game = einen neuen Tisch mit diesem Spiel eröffnen: { $games }
help-join-bots = mit --game: die Bots auf den anderen Plätzen, durch Kommas getrennt (nach Stärke: ogre, goblin, sphinx, dragon; dragon:200 für so viele Simulationen, dragon:1.5s für so lange)
help-join-open = mit --game: die anderen Plätze allen überlassen, die den Link haben
help-join-listed = mit --game: den Tisch allen zeigen, die einen suchen
help-join-undo = mit --game: nichts zurücknehmen (none), bis zur letzten Schranke (free), oder weiter, wenn alle einverstanden sind (consent)
help-replay = eine Aufzeichnung prüfen und zeigen
help-simulate = Bots viele Partien auf allen Kernen spielen lassen
help-arena = jeden Bot gegen jeden spielen lassen, von jedem Platz mit denselben Gaben: Sieganteile und Elo
help-cards = einen Kartensatz mit der Herkunft jedes Werts zeigen
help-rules = die nummerierten Regeln in unseren Worten
help-db = für die Datenbank des Servers sorgen: Eingriffe zeigen, sichern, prüfen, exportieren, importieren, retten
help-db-audit = zeigen, was Betreiber mit Tischen und Personen getan haben
help-most = wie viele höchstens
help-note = warum; steht dann im Verzeichnis der Eingriffe
help-table = was Betreiber mit Tischen tun: auflisten, zeigen, verbergen, schließen, wieder öffnen
help-table-list = Tische auflisten, die zuletzt berührten zuerst
help-table-show = einen Tisch zeigen: seine Plätze und was Betreiber mit ihm getan haben
help-table-hide = einen Tisch aus der öffentlichen Liste nehmen
help-table-unhide = ihn dort wieder zulassen
help-table-close = eine Partie vorerst beenden; was geheim ist, bleibt geheim
help-table-reopen = eine Partie weitergehen lassen, die verfallen ist oder geschlossen wurde
help-table-state = nur solche in diesem Stand
help-table-id = die Kennung des Tischs, wie in seinem Link
help-person = was Betreiber mit Personen tun: auflisten, stumm schalten, sperren, vergessen
help-person-list = Personen auflisten, die zuletzt da waren zuerst
help-person-judged = nur stumme und gesperrte
help-person-id = die Kennung der Person, wie im Protokoll
help-person-mute = jemanden an keinem Tisch mehr etwas sagen lassen
help-person-unmute = wieder sprechen lassen
help-person-days = für so viele Tage (sonst: bis es aufgehoben wird)
help-person-ban = jemanden von diesem Server fernhalten
help-person-unban = wieder hereinlassen
help-person-forget = Schlüssel, Namen und Worte einer Person löschen und ihre Plätze aufgeben
help-lesson = was Betreiber mit Lektionen tun, die Leute gemacht haben: auflisten, entfernen
help-lesson-list = Lektionen auflisten, die am öftesten gemeldeten zuerst
help-lesson-reported = nur gemeldete
help-lesson-remove = eine Lektion entfernen, samt ihren Meldungen
help-lesson-id = die Kennung der Lektion, wie in ihrem Link
help-db-backup = die Datenbank in eine neue Datei kopieren, auch während der Server läuft
help-db-check = jeden laufenden Tisch nachspielen und melden, was nicht stimmt
help-db-export = alles in eine Datei schreiben, die jede Datenbank übernehmen kann
help-db-import = eine solche Datei in eine leere Datenbank einlesen
help-db-rescue = was von einer beschädigten Datenbank heil ist, in eine neue Datei retten und sagen, was fehlt
help-db-file = die Datei
help-database = Adresse der Datenbank (sonst: die Datei des Servers)
help-serve = den Tisch für andere Geräte öffnen: der Server
help-serve-settings = Einstellungen: in einer Datei, als UNGEHEUER_NAME in der Umgebung oder als Angabe; Späteres gilt
help-serve-config = TOML-Datei mit Einstellungen, benannt wie unten, mit _ statt -
help-serve-open = den Browser öffnen (sonst: wo die Browser-Oberfläche dabei ist)
help-serve-ready-file = Adresse, Port und Prozess als JSON in FILE schreiben, sobald der Server antwortet
help-serve-host = Adresse, auf der gelauscht wird; 0.0.0.0 lässt andere Geräte herein
help-serve-port = Port, auf dem gelauscht wird; 0 nimmt irgendeinen freien
help-serve-database = Adresse der Datenbank (sonst: eine eigene Datei)
help-serve-origins = Seiten anderer Adressen, die sich verbinden dürfen, durch Kommas getrennt
help-serve-hosts = weitere Namen, unter denen Browser diesen Server ansprechen dürfen, mit Komma getrennt; *: alle
help-serve-behind-proxy = einem Proxy auf diesem Rechner glauben, wer fragt
help-serve-workers = Prozesse für Bots; 0: einer weniger, als es Kerne gibt
help-serve-think-seconds = wie lange ein Bot über einen Zug nachdenken darf
help-serve-pace-seconds = wie lange ein Bot mindestens braucht, damit man folgen kann
help-serve-read-seconds = Sekunden Rechenzeit, um einen Kartensatz oder eine Partie zu lesen, die jemand schickt
help-serve-beat-seconds = Stille auf einer Verbindung, nach der sich ein Gerät melden soll
help-serve-grace-seconds = Zeit, einen Zug zurückzunehmen, bevor der Zufall spricht, wenn der Gastgeber nichts anderes sagt
help-serve-messages-per-second = Nachrichten, die eine Verbindung auf Dauer schicken darf
help-serve-messages-at-once = Nachrichten, die eine Verbindung auf einmal schicken darf
help-serve-talk-per-second = Geplauder, Namen und Änderungen am Tisch je Person, auf Dauer
help-serve-talk-at-once = Geplauder, Namen und Änderungen am Tisch je Person, auf einmal
help-serve-requests-per-second = Anfragen, die eine Adresse auf Dauer stellen darf
help-serve-requests-at-once = Anfragen, die eine Adresse auf einmal stellen darf
help-serve-makes-per-second = Tische und Personen, die eine Adresse auf Dauer anlegen darf
help-serve-makes-at-once = Tische und Personen, die eine Adresse auf einmal anlegen darf
help-serve-connections = offene Verbindungen insgesamt
help-serve-connections-per-address = offene Verbindungen einer Adresse
help-serve-tables-per-person = offene oder laufende Tische je Person
help-serve-listed-per-person = Tische je Person in der öffentlichen Liste
help-serve-bot-tables-per-person = laufende Tische je Person, an denen nur Bots spielen
help-serve-kept-per-person = Tische je Person insgesamt
help-serve-expire-open-hours = nie begonnene Tische verschwinden nach so vielen Stunden; 0: nie
help-serve-expire-playing-days = Partien, die niemand anrührt, enden nach so vielen Tagen; 0: nie
help-serve-expire-over-days = beendete Partien verschwinden nach so vielen Tagen; 0: nie
help-serve-expire-people-days = Personen ohne Platz, ohne eigenen Tisch und so viele Tage nicht da werden vergessen; 0: nie
help-serve-idle-minutes = Tische, die niemand ansieht, verlassen nach so vielen Minuten den Speicher
help-serve-log-level = wie viel protokolliert wird
help-serve-log-format = wie Zeilen des Protokolls aussehen: fields (Name=Wert) oder json
help-game = das Spiel: { $games }
help-option = Optionen des Spiels
help-seats = wer wo sitzt, durch Kommas getrennt: der Name eines Menschen oder ein Bot (nach Stärke: ogre, goblin, sphinx, dragon; dragon:200 für so viele Simulationen, dragon:1.5s für so lange)
help-seed = Zahl, die allen Zufall dieser Partie festlegt
help-resume = mit einer gespeicherten Partie weitermachen; ohne Datei mit der letzten
help-save = Datei, in der die Partie bleibt
help-branch = mit --resume: ab Zug N dieser Aufzeichnung als neue Partie weiterspielen
help-cardset = Datei mit einem eigenen Kartensatz, oder ein mitgelieferter mit Version (house-1)
help-record = Datei mit einer Aufzeichnung
help-at = die Stellung nach N Zügen zeigen
help-view = zeigen, was dieser Platz sieht (Name des Platzes oder spectator)
help-json = JSON für Programme ausgeben
help-number = wie viele Partien
help-bots = Bots für die Plätze, durch Kommas getrennt; sie tauschen von Partie zu Partie die Plätze
help-workers = wie viele Prozesse (sonst: alle Kerne)
help-first-seed = Nummer der ersten Partie; gleiche Nummern geben gleiche Partien
help-arena-bots = die Bots, durch Kommas getrennt; jeder trifft jeden, auch sich selbst
help-arena-deals = wie viele Gaben; jede wird von jedem Platz aus gespielt
help-arena-first = Nummer der ersten Gabe; gleiche Nummern geben gleiche Karten und Würfel
help-arena-file = jede Begegnung in dieser Datei festhalten und weitermachen, wo sie endet
help-arena-plot = die Sieganteile als Bild (SVG) in diese Datei schreiben
help-arena-on = wo gespielt wird: auf diesem Rechner (processes) oder auf einem Ray-Cluster (ray; RAY_ADDRESS nennt ihn)
help-check = eine Kartensatzdatei prüfen
help-rule = eine Regel wie M-3.3 oder ein Abschnitt wie M-3
help-help = diese Hilfe zeigen
help-heading-usage = Aufruf:
help-heading-commands = Befehle
help-heading-arguments = Angaben
help-heading-options = Schalter
usage-required = Es fehlt: { $what }.
usage-unknown = Damit kann ich nichts anfangen: { $what }.
usage-choice = { $what }: „{ $value }“ gibt es nicht. Es gibt: { $allowed }.
usage-number = { $what } muss eine ganze Zahl sein, nicht „{ $value }“.
usage-positive = { $what } muss eine ganze Zahl ab 1 sein, nicht „{ $value }“.
usage-one = { $what } braucht eine Angabe.
usage-none = { $what } nimmt keine Angabe, auch nicht „{ $value }“.
usage-other = Das geht so nicht: { $what }.
usage-help = Hilfe: { $program } --help

# Geführte erste Partien

help-learn = ein Spiel beim Spielen lernen: eine geführte erste Partie
help-learn-lesson = welche Lektion, bei Spielen mit mehreren
help-learn-again = von vorn, auch wenn du mittendrin aufgehört hast
learn-welcome = Was möchtest du lernen?
learn-minutes = etwa { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }
learn-resumed = Hier hast du beim letzten Mal aufgehört.
learn-type = Tippe: { $move }
learn-quit = Die Lektion wartet auf dich: Derselbe Befehl macht hier weiter.
learn-free = Ab hier spielst du frei.
learn-real = Jetzt richtig? Mit Enter beginnt eine Partie, alles andere heißt: genug für heute.
learn-help = frei: die Lektion verlassen und weiterspielen, wie du magst

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

# Spiele aus anderen Paketen

game-broken = Das Spiel „{ $game }“ kann nicht mitmachen: Sein Paket ({ $package }) ist kaputt: { $reason }
game-no-manifest = Das Spiel „{ $game }“ kann nicht mitmachen: { $package } ist kein Manifest.
game-bad-name = Das Spiel „{ $game }“ ({ $package }) kann nicht mitmachen: Ein Name besteht aus Kleinbuchstaben und Ziffern, mit Bindestrichen dazwischen.
game-name-taken = Das Spiel „{ $game }“ ({ $package }) kann nicht mitmachen: Ein Spiel dieses Namens gibt es schon.

# Was einer Datenbank fehlen kann

error-bad-database-url = „{ $value }“ ist keine Adresse einer Datenbank. Es gibt: sqlite:///DATEI und postgresql://NUTZER@RECHNER/NAME.
error-no-driver = Für PostgreSQL fehlt ein Paket: pip install '{ $package }'.
error-no-database = { $database }: Die Datenbank lässt sich nicht benutzen ({ $reason }).
error-database-in-use = { $database }: Diese Datenbank gehört schon einem anderen Server. Es kann nur einen zugleich geben.
error-newer-database = { $database }: In diese Datenbank hat eine spätere Fassung von Ungeheuer geschrieben ({ $found }, bekannt ist hier { $known }). Nichts wurde verändert.
error-older-database = { $database }: Diese Datenbank ist nicht auf dem neuesten Stand. Der Server bringt sie dorthin, wenn er startet.
error-database-not-empty = { $database }: In dieser Datenbank steht schon etwas; importieren lässt sich nur in eine leere.
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

# Was ein Terminal und ein Server von sich sagen

error-interrupted = Abgebrochen.
error-output = Die Ausgabe ließ sich nicht schreiben: { $reason }.
error-engine-bug = Das sollte nie geschehen und ist unser Fehler: { $what }
error-no-game = Ein Spiel „{ $game }“ gibt es nicht. Es gibt: { $games }.
error-no-bot = Einen Bot „{ $bot }“ gibt es nicht. Es gibt: { $bots }.
error-no-seat = Einen Platz „{ $view }“ gibt es nicht. Es gibt: { $seats }.
error-no-rule = Eine Regel { $id } gibt es in { $game } nicht.
error-no-saved-game = Es gibt keine gespeicherte Partie, mit der es weitergehen könnte.
error-only-with-resume = { $option } geht nur zusammen mit --resume.
error-not-with-resume = { $option } geht nicht zusammen mit --resume: Eine Partie behält, womit sie begonnen hat.
error-not-a-ledger = { $file }: Das ist keine Datei einer Arena; ich lasse sie in Ruhe.
error-another-contest = { $file }: Diese Datei gehört zu einem anderen Wettkampf (Spiel, Optionen oder Karten sind andere); ich lasse sie in Ruhe.
error-bad-ledger = { $file }, Zeile { $line }: Das ist keine Begegnung; ich lasse die Datei in Ruhe.
error-match-failed = Eine Partie von { $bots } ließ sich nicht spielen: { $what }
error-bout-failed = { $one } gegen { $other }, Gabe { $deal }: Diese Begegnung ließ sich nicht spielen. { $what }
error-worker-died = Ein Prozess, der spielte, ist vorzeitig zu Ende gegangen; vielleicht fehlte ihm Speicher.
error-no-ray = Ray ist hier nicht installiert. Es kommt mit: pip install 'ungeheuer[ray]'
error-no-extra = Dieser Befehl braucht mehr als die Spielregeln: pip install 'ungeheuer[{ $extra }]'
error-other-game = { $file }: Das ist eine Partie { $found }, nicht { $game }.
cards-good = { $file }: ein gültiger Kartensatz, { $id } Fassung { $version }, { $cards ->
    [one] 1 Wert.
   *[other] { $cards } Werte.
}
cards-title = Kartensatz { $id }, Fassung { $version }
cards-legend = Mit „{ $house }“ markierte Werte sind für diesen Tisch erfunden, weil die gedruckten Regeln sie nicht nennen.
cards-column-what = Was
cards-column-values = Werte
cards-column-from = Herkunft
error-bad-address = „{ $value }“ ist keine Adresse eines Tisches oder Servers wie http://localhost:8420.
error-no-server = { $server } ist nicht zu erreichen: { $reason }
error-other-server = Der Server spricht anders als dieses Programm: Wahrscheinlich ist eines von beiden neuer ({ $detail }).
error-no-table-named = Welcher Tisch? Nenne seinen Link, oder beginne mit --game einen neuen auf { $server }. --list zeigt, was dort offen ist.
error-table-has-game = { $option } beginnt einen neuen Tisch; dieser Link führt zu einem, den es schon gibt.
error-bad-log = Das Protokoll dieses Tisches ist beschädigt.
error-wrong-host = Dieser Server heißt nicht „{ $host }“. Wer ihn betreibt, kann den Namen in der Einstellung hosts ergänzen.

# -- was Betreiber tun

operator-column-table = Tisch
operator-column-game = Spiel
operator-column-state = Stand
operator-column-touched = Zuletzt
operator-column-moves = Züge
operator-column-host = Gastgeber
operator-column-people = Plätze
operator-column-person = Wer
operator-column-made = Angelegt
operator-column-seen = Zuletzt da
operator-column-seats = Plätze
operator-column-hosts = Gastgeber von
operator-column-judged = Sperren
operator-column-lesson = Lektion
operator-column-reports = Meldungen
operator-column-title = Titel
operator-state-open = offen
operator-state-playing = läuft
operator-state-over = vorbei
operator-state-hidden = verborgen
operator-banned = gesperrt
operator-muted = stumm
operator-muted-until = stumm bis { $until }
operator-table = Tisch { $id }: { $game }, { $state }, Züge: { $moves }, Ende: { $ended }, verborgen: { $hidden }, Gastgeber: { $host }, angelegt { $made }, zuletzt berührt { $touched } (UTC)
operator-seat = Platz { $seat }: { $name } ({ $holder })
operator-act = { $at } { $actor }: { $act } { $subject } { $note }
operator-no-acts = Noch hat kein Betreiber etwas getan.
operator-hide-done = Tisch { $id } steht nicht mehr in der öffentlichen Liste. Wer den Link hat, kommt noch hinein.
operator-unhide-done = Tisch { $id } darf wieder in der öffentlichen Liste stehen.
operator-close-done = Tisch { $id } ist geschlossen. Was geheim war, bleibt geheim; `table reopen` lässt ihn weitergehen.
operator-reopen-done = Tisch { $id } geht weiter.
operator-mute-done = { $id } kann nichts mehr sagen.
operator-unmute-done = { $id } kann wieder sprechen.
operator-ban-done = { $id } ist auf diesem Server gesperrt.
operator-unban-done = { $id } ist wieder willkommen.
operator-forget-done = { $id } ist vergessen: Schlüssel, Namen und Worte sind fort, Plätze aufgegeben. Züge bleiben.
operator-remove-done = Die Lektion { $id } ist fort. Tische, die sie begonnen haben, gehen weiter.
error-no-such-person = Hier gibt es keine Person { $person }.
error-no-such-order = Der laufende Server kennt diesen Auftrag nicht; vielleicht ist er älter als dieser Befehl.
error-no-answer = Der laufende Server antwortet nicht (gewartet: { $seconds } s). Es ist nichts geschehen.

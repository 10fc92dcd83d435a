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
help-db = für die Datenbank des Servers sorgen: sichern, prüfen, exportieren, importieren
help-db-backup = die Datenbank in eine neue Datei kopieren, auch während der Server läuft
help-db-check = jeden laufenden Tisch nachspielen und melden, was nicht stimmt
help-db-export = alles in eine Datei schreiben, die jede Datenbank übernehmen kann
help-db-import = eine solche Datei in eine leere Datenbank einlesen
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
help-serve-behind-proxy = einem Proxy auf diesem Rechner glauben, wer fragt
help-serve-workers = Prozesse für Bots; 0: einer weniger, als es Kerne gibt
help-serve-think-seconds = wie lange ein Bot über einen Zug nachdenken darf
help-serve-pace-seconds = wie lange ein Bot mindestens braucht, damit man folgen kann
help-serve-beat-seconds = Stille auf einer Verbindung, nach der sich ein Gerät melden soll
help-serve-grace-seconds = Zeit, einen Zug zurückzunehmen, bevor der Zufall spricht, wenn der Gastgeber nichts anderes sagt
help-serve-messages-per-second = Nachrichten, die eine Verbindung auf Dauer schicken darf
help-serve-messages-at-once = Nachrichten, die eine Verbindung auf einmal schicken darf
help-serve-requests-per-second = Anfragen, die eine Adresse auf Dauer stellen darf
help-serve-requests-at-once = Anfragen, die eine Adresse auf einmal stellen darf
help-serve-makes-per-second = Tische und Personen, die eine Adresse auf Dauer anlegen darf
help-serve-makes-at-once = Tische und Personen, die eine Adresse auf einmal anlegen darf
help-serve-connections = offene Verbindungen insgesamt
help-serve-connections-per-address = offene Verbindungen einer Adresse
help-serve-expire-open-hours = nie begonnene Tische verschwinden nach so vielen Stunden; 0: nie
help-serve-expire-playing-days = Partien, die niemand anrührt, enden nach so vielen Tagen; 0: nie
help-serve-expire-over-days = beendete Partien verschwinden nach so vielen Tagen; 0: nie
help-serve-idle-minutes = Tische, die niemand ansieht, verlassen nach so vielen Minuten den Speicher
help-serve-log-level = wie viel protokolliert wird
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
help-lesson = welche Lektion, bei Spielen mit mehreren
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

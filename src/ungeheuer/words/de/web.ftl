# What only the browser says

table-name = Ungeheuer

page-missing = Diese Seite gibt es nicht.

mood-calm = ruhig
mood-happy = fröhlich
mood-worried = besorgt
mood-angry = wütend
mood-asleep = schläft
mood-beaten = besiegt

shy-bat = Fledermaus
shy-dragon = Drache
shy-mantis = Gottesanbeterin
shy-serpent = Schlange
shy-kraken = Krake
shy-gargoyle = Gargoyle

role-character = Charakter
role-dungeon = Verlies

place-entrance = Eingang
place-exit = Ausgang
place-corridor = Gang

castle-king = König
castle-gate = Schlosstor
castle-level = Wächter, Level { $level }

symbol-heart = Herz
symbol-energy = Energie
symbol-fame = Ruhm
symbol-claw = Kralle
symbol-foot = Fuß
symbol-wrench = Schraubenschlüssel
symbol-crystal = Kristall
symbol-minion = Scherge

card-monster = { $kind }, Stärke { $strength }
card-monster-back = { $kind }, verdeckt
card-guardian-back = Wächter, Level { $level }, verdeckt: Stärke { $low } bis { $high }, Beute { $poor } bis { $rich }
card-guardian = Wächter, Level { $level }: Stärke { $strength }, Beute { $loot }
card-back = Verdeckte Karte
card-active = { $name }, aktiv
card-frozen = { $name }, erstarrt
card-slain = { $name }, erlegt

zone-of = Wohlfühlbereich: { $name }

gold-amount = { $gold } Gold

coin-worth = Münze, Wert { $value }

tile-king = Königsplättchen

die-face = Würfel: { $face }
die-boss = Bosswürfel: { $face }

close = Schließen

dismiss = Ausblenden

why-not = Warum nicht?

turn-yours = du bist dran

player-bot = Bot

curtain-for = Jetzt { $name }
curtain-look-away = Alle anderen schauen kurz weg.
curtain-open = Ich bin { $name }
pass-on = An { $seat } weitergeben

error-sorry = Etwas ist vom Tisch gefallen. Bitte versuch es noch einmal.
error-no-connection = Der Server ist nicht zu erreichen. Läuft er?

retry = Noch einmal

theme = Farben
theme-system = System
theme-light = Hell
theme-dark = Dunkel

language = Sprache

scene-empty = Noch keine Tische. Die Monster haben schon Stühle hingestellt.
scene-waiting = Warten auf die anderen. Die Gottesanbeterin kaut an den Krallen.
scene-error = Die Verbindung ist gestolpert. Sie rappelt sich gerade auf.
scene-won = Gewonnen. Der König hätte gern seine Krone zurück.
scene-lost = Diesmal nicht. Hauer wachsen nach.

# Seiten

page-home = Zur Startseite
list-more = Weitere zeigen
page-loading = Einen Augenblick …
page-new = Ein neuer Tisch
page-replay = Rückblick
page-replays = Rückblicke
page-cards = Karten
glance-open = Auf einen Blick
page-rules = Regeln
page-settings = Sprache und Farben
page-tables = Meine Tische
page-learn = Lernen

home-title = Drei Monsterspiele, ein Tisch
home-about = Spiel sofort gegen Bots oder lade Freunde mit einem Link ein. Ohne Konto, ohne Installation.
home-play = Jetzt spielen
home-learn-more = Noch zu lernen: { $count ->
        [one] eine Lektion
       *[other] { $count } Lektionen
    }
home-first = Neu hier? Fünf Minuten mit Anleitung
home-set-up = Tisch einrichten
home-name = Wie sollen wir dich nennen?
home-your-name = Dein Name
home-name-hint = Du kannst das Feld auch leer lassen.
home-all-tables = Alle zeigen
home-public = Für alle offen
home-no-public = Gerade sucht niemand Gesellschaft.
home-go-on = Weiter mit { $title }
home-replays = Partien noch einmal ansehen oder eine Aufzeichnung mitbringen

row-nobody = Noch ist niemand da
row-open = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
row-over = beendet
row-playing = läuft

who-bot = { $name } · Bot { $level }
bot-manner = Stufe { $level } von { $levels }: { $about }.
adviser = Wer Tipps gibt
hint-by = { $bot } (ein Bot) würde sich das ansehen:

seat-me = Du
seat-open = frei
seat-yours = du
seat-here = da
seat-gone = fort
seat-take = Hier sitzen
seat-leave = Aufstehen
seat-free-it = Platz räumen
seat-bot-here = { $name } hier spielen lassen
seat-bot-which = Bots, die mitspielen
seat-bot-instead = Einen Bot einspringen lassen
seat-bot-soon = Nach einer Minute Abwesenheit kann ein Bot einspringen.
seat-stand-in = { $name } springt ein
seat-watchers = { $count ->
    [one] Eine Person schaut zu.
   *[other] { $count } Personen schauen zu.
}

policy-grace = Bevor ein Zug endet
policy-grace-off = Keine Pause
policy-grace-for = { $seconds ->
    [one] { $seconds } Sekunde zum Zurücknehmen
   *[other] { $seconds } Sekunden zum Zurücknehmen
}

cards-look = Karten ansehen
cards-own = Gespielt wird mit dem Kartensatz „{ $name }“.
cards-invented = { $count ->
    [one] Ein Kartenwert ist erfunden, denn der gedruckte ist nicht bekannt.
   *[other] { $count } Kartenwerte sind erfunden, denn die gedruckten sind nicht bekannt.
}

# Vor dem Anfang

lobby-seats = Am Tisch
lobby-invite = Einladen
lobby-start = Anfangen
lobby-start-fill = { $count ->
    [one] Anfangen, mit einem Bot auf dem freien Platz
   *[other] Anfangen, mit Bots auf { $count } Plätzen
}
lobby-wait = Du bist dabei. Wer eingeladen hat, fängt an, wenn alle da sind.
lobby-choose = Nimm einen freien Platz oder schau einfach zu.

invite-about = Wer diesen Link hat, kann sich setzen oder zuschauen.
invite-code = Link zu diesem Tisch als Code für die Kamera
invite-link = Link zu diesem Tisch
invite-copy = Link kopieren
invite-copied = Link kopiert. Schick ihn jemandem mit Mut.
invite-not-copied = Dieser Browser kopiert nicht. Markiere den Link und kopiere ihn selbst.
invite-share = Teilen
invite-alone = Diese Adresse gilt nur auf diesem Gerät. Für Handys im selben Netz starte den Server mit --host 0.0.0.0.

# Am Tisch

table-board = Das Brett
table-sides = Neben dem Brett
tab-log = Verlauf
tab-chat = Plausch
tab-rules = Regeln
tab-people = Tisch
tab-moves = Antworten

line-broken = Die Verbindung ist weg. Neuer Versuch …
line-now = Jetzt versuchen
line-outdated = Der Server ist weiter als diese Seite. Lade sie neu.
line-reload = Neu laden

prompt-wait = Einen Augenblick …
prompt-sent = Dein Zug ist unterwegs …
prompt-rest = Lass dir Zeit, dann berühr „Weiter“.
prompt-watch = Schau genau hin …
prompt-over = Die Partie ist zu Ende.
prompt-expired = Lange kam niemand, deshalb ist diese Partie zu Ende.
prompt-closed = Dieser Tisch wurde geschlossen.
prompt-paused = Das Spiel ist pausiert.
prompt-pass-on = Alles gesehen? Dann gib das Gerät weiter.
next-is = Als Nächstes: { $seat }
prompt-chance = Der Zufall ist am Werk.
prompt-bot = { $seat } denkt nach.
prompt-stands-in = Ein Bot zieht für { $seat }.
prompt-other = { $seat } muss sich entscheiden.
prompt-away = Wir warten auf { $seat }; da ist gerade niemand.
prompt-named = { $player }: { $what }
move = { $text }
move-unknown = Deine Eingabe „{ $text }“
prompt-all-moves = { $count ->
    [0] In Worten antworten
    [one] Der einzige Zug
   *[other] Alle { $count } Züge
}
prompt-unknown-kind = Eine Frage der Art „{ $text }“ kennt diese Seite nicht. Lade sie neu.

ask-other = Du bist dran.
ask-M-3-1 = Leg eins deiner Monster zu einem Wächter.
ask-T-2-1 = Baue so, dass der Charakter nicht zum Ausgang kommt.
ask-T-4-1 = Such den Ausgang. Erst ein Blick: Decke eine Karte auf.
ask-T-4-2 = Such den Ausgang. Aktive Monster halten dich auf.
ask-I-2-6 = Wähle die Zone, in der dein Monster beginnt.
ask-I-3-3 = Möchtest du jetzt etwas nutzen?
ask-I-3-4 = Wähle, wen oder was es trifft.
ask-I-9-1 = Wohin mit dem Kristall? Ein Würfel dort ist weg.
ask-I-9-4 = Ein Pfeiler wird errichtet: wo?
ask-I-10-3 = Nimm deine Würfel.
ask-I-10-5 = Wirf noch einmal, oder hör auf zu werfen.
ask-I-10-6 = Möchtest du den Wurf ändern?
ask-I-11-1 = Werte deine Würfel aus.
ask-I-14-2 = Wähle, was der Angriff trifft.
ask-I-17-1 = Wähle einen Verbündeten.
ask-I-18-7 = Vor dem Boss ein Hilfeplättchen aktivieren?
ask-I-18-9 = Werte die Würfel des Hilfeplättchens aus.
ask-I-20-1 = Kauf Karten, oder lass es gut sein.

pick-less = { $name }: einer weniger
pick-more = { $name }: einer mehr
pick-none-left = Davon gibt es keinen mehr.
pick-bounds = Wähle zwischen { $least } und { $most }.
pick-done = Fertig
lay-about = Gib für jede Karte ein Feld an, etwa 0,1: erst nach rechts, dann nach oben. Schon belegt: { $cells }.
lay-missing = Jede Karte braucht ein Feld wie 0,1.

undo = Zurücknehmen
redo = Wieder vor
undo-barrier = Was ans Licht kam, lässt sich nicht vergessen: Dort endet das Zurücknehmen.
undo-barrier-consent = Weiter zurück geht es nur, wenn die anderen zustimmen.
hint = Um einen Tipp bitten
help-level = Hilfe
help-level-off = Keine
help-level-some = Ein wenig
help-level-full = So viel wie möglich
why-title = Geht nicht: { $what }.
why-fine = Das geht: { $what }.
rules-open = Regel { $rule } aufschlagen
share = { $percent } %
rules-chapters = Kapitel
rules-search = In den Regeln suchen
rules-now = zählt jetzt
rules-no-game = Dieses Spiel liegt hier nicht auf dem Tisch. Diese drei schon:
rules-none = Davon spricht keine Regel.
log-earlier = Frühere zeigen
log-empty = Noch ist nichts geschehen.
log-turn = { $title } · { $player }
log-replay = Zug { $move } noch einmal ansehen

wish-asks = { $seat } möchte einen Zug zurücknehmen, obwohl seither etwas ans Licht kam.
wish-yes = Einverstanden
wish-yes-as = Einverstanden, { $seat }
wish-no = Nein
wish-waits = Es antworten noch: { $names }.

chat-empty = Noch hat niemand etwas gesagt.
chat-phrases = Schnelle Sätze
chat-line = Deine Nachricht
chat-send = Sagen
chat-unread = Plausch, { $count } neu
phrase-hello = Hallo
phrase-thanks = Danke
phrase-well-played = Gut gespielt
phrase-good-luck = Viel Glück
phrase-one-moment = Einen Moment
phrase-your-turn = Du bist dran
phrase-oops = Hoppla
phrase-again = Noch einmal?

signal-turn = { $title }: Du bist dran
signal-notify = Sag mir, wenn ich dran bin
signal-notify-about = Eine Benachrichtigung, während du woanders hinschaust.
show = Zuschauer dürfen mir über die Schulter schauen
show-as = Zuschauer dürfen { $seat } über die Schulter schauen
show-about = Sobald alle am Tisch zustimmen, sieht jeder, der mit Schlüssel zuschaut, alle Plätze, auch die der Bots.
watch-closed = An diesen Tisch dürfen nur die schauen, die einen Platz haben.

match-pause = Pause
match-resume = Weiter
match-resign = Aufgeben
match-resign-sure = Endgültig aufgeben? Wo andere weiterspielen wollen, übernimmt ein Bot.
match-resign-yes = Ja, ich gebe auf
match-resign-as = { $player } gibt auf
match-resign-no = Nein, weiter

result-show = Zum Ergebnis
result-title = Das Ende
result-resigned = { $player } hat aufgegeben.
result-again = Noch einmal
result-rotate = Noch einmal, alle einen Platz weiter
result-swap = Noch einmal, mit getauschten Rollen
result-next = Zur nächsten Partie
result-reopen = Diese Partie fortsetzen
result-less-help = Ab jetzt zeigt der Tisch weniger Tipps. Unter „Tisch“ holst du sie zurück.
result-replay = Die Partie ansehen

replay-back = Zurück an den Tisch

# -- a closer look

closer = Eine Karte oder ein Spielstück aus der Nähe ansehen
closer-title = Aus der Nähe
closer-how = Halte eine Karte oder ein Spielstück gedrückt oder nimm die andere Maustaste, um es aus der Nähe zu sehen.
tasks-open = Lehrmodus

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

role-character = Figur
role-dungeon = Verlies

place-entrance = Eingang
place-exit = Ausgang
place-corridor = Gang

castle-king = König
castle-gate = Burgtor
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
card-slain = { $name }, erschlagen

zone-of = Muster: { $name }

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

page-home = Zum Anfang
page-loading = Einen Augenblick …
page-new = Ein neuer Tisch
page-replay = Rückblick
page-replays = Rückblicke
page-cards = Karten
page-rules = Regeln
page-settings = Sprache und Farben
page-tables = Meine Tische

home-title = Drei Monsterspiele, ein Tisch
home-about = Spiel sofort gegen Bots oder lade Freunde mit einem Link ein. Ohne Konto, ohne Installation.
home-about-mighty = Plündert zu zweit die Burg des Königs, teilt das Gold und verdrängt einander von den besten Plätzen.
home-about-timid = Einer versteckt sechs mutlose Monster in einem Keller aus Karten. Der andere will heil hinaus.
home-about-island = Alle zusammen gegen einen Boss, der von selbst spielt und jeden Schritt begründet.
home-players-mighty = 3 bis 6 Spieler · etwa 30 Minuten
home-players-timid = 2 Spieler · etwa 15 Minuten
home-players-island = 1 bis 5 Spieler · etwa 60 Minuten
home-play = Jetzt spielen
home-set-up = Tisch einrichten
home-name = Wie sollen wir dich nennen?
home-your-name = Dein Name
home-name-hint = Du kannst das Feld auch leer lassen.
home-all-tables = Alle zeigen
home-public = Für alle offen
home-no-public = Gerade sucht niemand Gesellschaft.
home-replays = Partien noch einmal ansehen oder eine Aufzeichnung mitbringen

row-nobody = Noch ist niemand da
row-open = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
row-over = beendet
row-playing = läuft

move-away = Nimm deine Tische auf ein anderes Gerät mit
move-away-about = Gib dort diesen Code ein, dann bist du auch dort du.
move-code = Code zeigen
move-code-about = Gilt einmal, { $minutes } Minuten lang.
move-link = Oder ein persönlicher Link
move-link-about = Wer diesen Link hat, ist du. Behalte ihn für dich.
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
who-bot = { $name } · Bot { $level }
bot-manner = Stufe { $level } von { $levels }: { $about }.
bot-about-mighty-ogre = wirft Monster dorthin, wo zuletzt Gold lag
bot-about-mighty-goblin = flinke Finger, schaut ein wenig voraus
bot-about-mighty-sphinx = wägt erst jeden Wächter ab
bot-about-mighty-dragon = hat deine Karten längst gezählt
bot-about-timid-ogre = baut hastig, rennt blind drauflos
bot-about-timid-goblin = kennt ein paar Fallen und rechnet mit ihnen
bot-about-timid-sphinx = rechnet mit jeder verdeckten Karte
bot-about-timid-dragon = hat bedacht, was du denkst
bot-about-island-ogre = meint es gut, haut auf das Nächstbeste
bot-about-island-goblin = plant seinen Zug, ein schneller Partner
bot-about-island-sphinx = schaut über den nächsten Wurf des Bosses hinaus
bot-about-island-dragon = hat diesen Boss schon fallen sehen
adviser = Wer Tipps gibt
hint-by = { $bot } würde darauf achten:

seat-number = Platz { $number }
seat-name = Name an diesem Platz
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

option-mighty-players = Spieler
option-mighty-chain = Wächterkette
option-mighty-chain-about = Die Wächter stehen nach Level sortiert, die stärksten am Ende.
option-mighty-king = Königsplättchen
option-mighty-king-about = Jede Runde ändert der König eine Regel.
option-island-players = Spieler
option-island-boss = Boss
option-island-boss-crystal-dragon = Kristalldrache
option-island-boss-lithosaur = Lithosaurus
option-island-boss-lavalord = Lavalord
option-island-boss-ultimate = Ultimative Herausforderung: alle drei
option-island-side = Schwierigkeit
option-island-side-normal = normal
option-island-side-advanced = fortgeschritten
option-island-zone = Wo der Boss beginnt
option-island-zone-0 = Zone 0
option-island-zone-1 = Zone 1
option-island-zone-2 = Zone 2
option-island-zone-3 = Zone 3
option-island-zone-4 = Zone 4
option-island-zone-5 = Zone 5
option-island-zone-random = der Zufall entscheidet
option-island-start = Wer beginnt
option-island-start-0 = Platz 1
option-island-start-1 = Platz 2
option-island-start-2 = Platz 3
option-island-start-3 = Platz 4
option-island-start-4 = Platz 5
option-island-start-random = der Zufall entscheidet
option-island-support-either-or = Hausregel für Unterstützungsplättchen
option-island-support-either-or-about = Einsetzen oder aufladen, nicht beides in einem Zug.

new-cards = Karten
cards-look = Karten ansehen
cards-own = Gespielt wird mit dem Kartensatz „{ $name }“.
cards-own-about = Jeder Wert wie in deinem Satz; die Aufzeichnung enthält den ganzen Satz.
cards-shipped = Satz des Hauses
cards-set = Kartensatz
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

line-broken = Die Verbindung ist weg. Neuer Versuch …
line-now = Jetzt versuchen
line-outdated = Der Server ist weiter als diese Seite. Lade sie neu.
line-reload = Neu laden

prompt-wait = Einen Augenblick …
prompt-sent = Dein Zug ist unterwegs …
prompt-watch = Schau genau hin …
prompt-over = Die Partie ist zu Ende.
prompt-expired = Lange kam niemand, deshalb ist diese Partie zu Ende.
prompt-paused = Das Spiel ist pausiert.
prompt-pass-on = Alles gesehen? Dann gib das Gerät weiter.
next-is = Als Nächstes: { $seat }
prompt-chance = Der Zufall ist am Werk.
prompt-bot = { $seat } denkt nach.
prompt-stands-in = Ein Bot zieht für { $seat }.
prompt-other = { $seat } muss sich entscheiden.
prompt-away = Wir warten auf { $seat }; da ist gerade niemand.
prompt-named = { $player }: { $what }
prompt-all-moves = { $count ->
    [0] In Worten antworten
    [one] Der einzige Zug
   *[other] Alle { $count } Züge
}
prompt-unknown-kind = Eine Frage der Art „{ $text }“ kennt diese Seite nicht. Lade sie neu.

ask-other = Du bist dran.
ask-M-3-1 = Spiel eins deiner Monster zu einem Wächter.
ask-T-2-1 = Baue die Ebene: alle Karten verdeckt, Kante an Kante.
ask-T-4-1 = Decke eine Karte auf, bevor du losgehst.
ask-T-4-2 = Wohin? Erkunde, greif an oder spring.
ask-I-2-6 = Wähle die Zone, in der dein Monster beginnt.
ask-I-3-3 = Möchtest du ein Unterstützungsplättchen einsetzen?
ask-I-3-4 = Wähle, wen oder was es trifft.
ask-I-9-1 = Ein Kristall wächst: wo?
ask-I-9-4 = Ein Pylon erhebt sich: wo?
ask-I-10-3 = Nimm deine Würfel.
ask-I-10-5 = Wähle die Würfel für einen neuen Wurf oder behalte alle.
ask-I-10-6 = Möchtest du den Wurf ändern?
ask-I-11-1 = Nutze deine Würfel.
ask-I-14-2 = Wähle, was der Angriff trifft.
ask-I-17-1 = Wähle einen Verbündeten.
ask-I-18-7 = Möchtest du ein Unterstützungsplättchen einsetzen, bevor der Boss handelt?
ask-I-18-9 = Nutze die Würfel des Unterstützungsplättchens.
ask-I-20-1 = Kauf Karten, oder lass es gut sein.

pick-less = { $name }: einer weniger
pick-more = { $name }: einer mehr
pick-none-left = Davon gibt es keinen mehr.
pick-bounds = Wähle zwischen { $least } und { $most }.
pick-done = Fertig
lay-about = Gib für jede Karte ein Feld an, etwa 0,1: erst nach rechts, dann nach oben. Schon belegt: { $cells }.
lay-missing = Jede Karte braucht ein Feld wie 0,1.
lay-done-timid = Ebene auslegen

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
log-empty = Noch ist nichts geschehen.
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
show-about = Gilt, sobald alle am Tisch zustimmen.
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
result-won-mighty = Du hast gewonnen. Der König hätte gern seine Krone zurück.
result-won-timid = Du hast gewonnen. Im Keller seufzt jemand erleichtert.
result-won-island = Ihr habt gewonnen. Die Insel schläft heute gut.
result-lost-mighty = Diesmal nicht. Hauer wachsen nach.
result-lost-timid = Diesmal nicht. Dem Kraken tut es leid.
result-lost-island = Der Boss hat gewonnen. Er hatte euch gewarnt.
result-resigned = { $player } hat aufgegeben.
result-again = Noch einmal
result-rotate = Noch einmal, einen Platz weiter
result-swap = Noch einmal, mit getauschten Rollen
result-next = Zur nächsten Partie
result-replay = Noch einmal ansehen

replay-back = Zurück an den Tisch

# Züge, vorgelesen

does-mighty-with = Mit der { $strength }
does-mighty-play = { $strength } zu Wächter { $place }, Seite { $side }
does-timid-build = So bauen
does-timid-peek = { $place } aufdecken
does-timid-explore = { $place } erkunden
does-timid-attack = { $place } angreifen
does-timid-jump = Über { $over } nach { $place } springen
does-timid-jump-attack = Über { $over } nach { $place } springen und zuschlagen
does-timid-give-up = Aufgeben
does-timid-peek-title = Aufdecken
does-timid-explore-title = Erkunden
does-timid-attack-title = Angreifen
does-timid-jump-title = Springen
does-timid-jump-attack-title = Springen und angreifen
does-timid-give-up-title = Aufgeben

# -- a closer look

closer = Eine Figur oder Karte aus der Nähe ansehen
closer-title = Aus der Nähe
closer-how = Halte eine Karte oder Figur gedrückt oder nimm die andere Maustaste, um sie aus der Nähe zu sehen.

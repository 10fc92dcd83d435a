# The table as text: headings, and the words of the command line. Ways to say the same are parted
# by upright strokes, the first one is told.

hear-bot = Computer
hear-turn = Wie die Partie steht
hear-moves = Was du tun kannst
hear-line = Den Tisch fragen
hear-send = Fragen
hear-hint = Zum Beispiel „{ $hand }“, „{ $moves }“ oder „{ $help }“. Enter fragt.
hear-answers = Antworten
hear-named = { $name }: { $what }
hear-nothing = Nichts.
hear-unknown = „{ $text }“ ist hier nicht bekannt. Frag nach Hilfe.
hear-no-move = Diese Nummer hat gerade kein Zug.
hear-help = Du kannst fragen nach:

hear-word-moves = Züge | meine Züge | Möglichkeiten
hear-word-do = tu | spiele | Zug | wähle
hear-word-last = letztes Ereignis | letzte Ereignisse | zuletzt | Verlauf | was war
hear-word-who = wer | wer ist dran | wer ist da
hear-word-help = Hilfe | Befehle
hear-word-hand = meine Hand | Hand | meine Karten | ich | Marken
hear-word-place = Wächter | Platz | Plätze | Schloss | Brett
hear-word-people = Spieler | Gold | Monster | alle
hear-word-turn = Runde | Stand
hear-word-floor = Stockwerk | Karten | Verlies | Brett
hear-word-monsters = Monster | Wohlfühlbereiche
hear-word-dice = Würfel | meine Würfel
hear-word-boss = Boss
hear-word-zone = Zone | Zonen | Brett
hear-word-market = Markt | Laden
hear-word-allies = Verbündete

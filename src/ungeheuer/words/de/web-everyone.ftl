# How everybody can sit at the table: speed, sounds, keys, playing by text.

motion = Bewegung
motion-off = Aus
motion-fast = Schnell
motion-normal = Mittel
motion-slow = Langsam

sound = Klänge

keys-title = Tasten
keys-show = Tasten zeigen

skip-to-text = Als Text spielen
skip-to-board = Auf dem Brett spielen
text-play = Als Text spielen
text-play-about = Der Tisch als Überschriften und Listen, mit einer Zeile für Fragen wie „meine Hand“. Für Bildschirmleser gemacht.

# -- das Brett, das jedes Spiel hat

plain-offered = Was du tun kannst
plain-happened = Gerade eben
plain-facts = Auf dem Tisch
plain-who = Wer
plain-ending = Wie es ausging
plain-yes = ja
plain-no = nein

# Sounds: the offer at the first move, and what can be chosen.

sound-offer = Klänge?
sound-yes = Ja
sound-yes-voice = Ja, nach dem Bildschirmleser
sound-no = Nein

sound-about = Klänge zu dem, was geschieht. Nichts wird nur durch Klang gesagt.
sound-volume = Lautstärke
sound-try = Einen Klang spielen
sound-ambience = Stimmung
sound-ambience-about = Wie es dort klingt, leise und die ganze Zeit.
sound-waits = Auf den Bildschirmleser warten
sound-waits-about = Klänge kommen anderthalb Sekunden nach dem, was vorgelesen wird.

# Was jemand im Terminal tippen kann: alle Schreibweisen jedes Befehls, mit Leerzeichen dazwischen.
# Andere Sprachen haben ihre eigenen; verstanden werden überall die aller Sprachen.

typed-help = ? hilfe
typed-hint = rat tipp
typed-why = warum
typed-moves = züge zuege
typed-rules = regeln regel
typed-log = verlauf
typed-undo = zurück zurueck
typed-redo = vor
typed-save = speichern
typed-quit = ende
typed-say = sag sage
typed-phrase = gruß gruss
typed-who = wer
typed-look = zeig
typed-take = nimm setz
typed-leave = verlassen
typed-resign = resignieren
typed-start = los
typed-pause = pause
typed-resume = weiter
typed-bot = bot
typed-remove = entferne
typed-host = gastgeber
typed-rematch = revanche
typed-yes = ja
typed-no = nein
typed-away = weg nimm
typed-clear = leer leeren
typed-done = fertig legen
typed-free = frei

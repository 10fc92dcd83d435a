# Kleine Zeichen bei Werten

sign-invented = von uns erfunden: Was auf der gedruckten Karte steht, wissen wir nicht
sign-invented-whole = ganz erfunden: Das gedruckte Stück kennen wir nicht
sign-house-rule = nach einer Hausregel, nicht wie gedruckt
sign-invented-legend = Erfunden, denn den gedruckten Wert kennen wir nicht; in der Ecke einer Karte gilt es für alles auf ihr.

# Wie oft Bots gewinnen; steht dort, wo ein Tisch eingerichtet wird

measured-wins = Wo überall „{ $bot }“ sitzt (Stufe { $level }), gewinnt die Gruppe hier { $percent } % ihrer Partien.
measured-how = Gemessene Partien: { $games }; mit 95 % Sicherheit zwischen { $low } % und { $high } %.

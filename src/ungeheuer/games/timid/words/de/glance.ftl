# Ein Satz zu jeder Zahl im Bild.

glance-timid-1 = Das Verlies legt sechs Karten verdeckt aus, Kante an Kante: den Ausgang, drei Gänge, zwei Monster.
glance-timid-2 = Ein Monster ist aktiv, wo sein Muster passt: + will dort eine Karte, × will keine.
glance-timid-3 = Von zwei Monstern nebeneinander erstarrt das zweite, das aufgedeckt wird.
glance-timid-4 = Der Charakter schaut erst unter 2 Karten, im zweiten Stockwerk unter 1, im dritten unter keine.
glance-timid-5 = Dann geht er Karte für Karte. Angriff und Sprung: je einmal pro Stockwerk.
glance-timid-6 = Tritt er auf ein aktives Monster, hat das Verlies gewonnen.
glance-timid-7 = Durch den Ausgang aller drei Stockwerke: Der Charakter hat gewonnen.

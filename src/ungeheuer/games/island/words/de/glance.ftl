# Ein Satz zu jeder Zahl im Bild.

glance-island-1 = Ihr alle gegen den Boss: Bringt ihn auf 0 Lebenspunkte.
glance-island-2 = Verloren: Ein Monster beginnt seinen Zug mit 0, drei Pfeiler stehen, oder ein Scherge fehlt im leeren Beutel.
glance-island-3 = Vor jedem Zug ist der Boss dran: Fähigkeit, Würfel in die Zonen, Weg zu den meisten, seine Schergen, seine Würfel dort.
glance-island-4 = Dann du: sechs Würfel, drei Würfe, behalt, was du willst.
glance-island-5 = Energie zählt zusammen mehr. Mit ihr kaufst du Karten.
glance-island-6 = In deiner Zone: erst Schilde, dann Schergen, dann der Boss; jeder auf einen Schlag.
glance-island-7 = Drei Kristalle in einer Zone werden ein Pfeiler. Nimm ihm vorher die Würfel, mit einem Stern.
glance-island-8 = Sperr Würfel in einer Zone: Wer dorthin kommt, darf sie nutzen.

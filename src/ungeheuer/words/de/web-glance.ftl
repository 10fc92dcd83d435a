# Ein Spiel in einem Bild, zum Anschauen und Drucken.

glance-title = { $game } auf einen Blick
glance-others = Alle Spiele auf einen Blick
glance-print = Drucken

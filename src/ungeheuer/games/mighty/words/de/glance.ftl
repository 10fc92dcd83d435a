# Ein Satz zu jeder Zahl im Bild.

glance-mighty-1 = Ein Königsplättchen je Runde. Nach dem letzten gewinnt, wer das meiste Gold hat.
glance-mighty-2 = Drei Monster auf der Hand, zwei davon spielst du.
glance-mighty-3 = Zwei Monster teilen sich einen Wächter: Die Summe zählt.
glance-mighty-4 = Die Rückseite sagt von–bis: So schwach oder stark kann er sein.
glance-mighty-5 = Verdräng ein schwächeres Monster, wenn die Summe unter der Höchststärke des Wächters liegt. Das kostet 1 Gold; wer verdrängt wird, bekommt je nach Sternen 0, 1 oder 2 dazu.
glance-mighty-6 = Besiegt: Die Beute wird geteilt, die übrige Münze nimmt das stärkere Monster.
glance-mighty-7 = Zu schwach: Der Kampf ist aus. Ab hier zahlen alle für Heilung.
glance-mighty-8 = Was du gespielt hast, ruht eine Runde.

# Eine leise Rückfrage vor einem Patzer; kommt mit den Worten der Tipps

sure-ask = Sicher?
sure-better = Besser: { $what }.
sure-yes = Trotzdem
sure-no = Lieber nicht
sure-wanted = Vor einem Patzer nachfragen
sure-about = Einmal vor etwas, das sich nicht zurücknehmen lässt und viel kostet. Nur mit dem, was du selbst wissen kannst.

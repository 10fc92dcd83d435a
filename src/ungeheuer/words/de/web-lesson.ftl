# Eine Lektion am Tisch; wird mit ihr geholt

error-lesson-elsewhere = Das ginge auch. Jetzt gerade geht es hier entlang.
error-no-such-lesson = Eine Lektion { $lesson } gibt es für { $game } nicht.

lesson-next = Weiter
lesson-leave = Die Lektion verlassen und frei weiterspielen
lesson-real = Jetzt richtig
lesson-on = Hier weiterspielen
learn-title = { $game } lernen
learn-about = Du spielst, der Tisch hilft: eine echte Partie, in der Zufall und Gegner ausnahmsweise auf deiner Seite sind.
learn-start = Anfangen
learn-again = Von vorn
learn-go-on = Weitermachen
learn-lasts = etwa { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }
learn-none = Für dieses Spiel gibt es noch keine Lektionen.

# Eine Lektion am Tisch; wird mit ihr geholt

error-lesson-elsewhere = Das ginge auch. Jetzt gerade geht es hier entlang.
error-no-such-lesson = Eine Lektion { $lesson } gibt es für { $game } nicht.

lesson-next = Weiter
lesson-leave = Die Lektion verlassen und frei weiterspielen
lesson-real = Jetzt ohne Anleitung
lesson-lays = Wo { $what } steht, liegt etwas anderes. Berühr diese Karte, um sie wieder aufzunehmen.
lesson-following = Nächste Lektion: { $title }
lesson-real-as = Als die andere Seite: { $role }
lesson-way = Die Antwort: { $what }.
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
learn-done = gelernt
learn-none = Für dieses Spiel gibt es noch keine Lektionen.

# -- Lektionen, die jemand gemacht hat
error-no-such-lesson-here = Diese Lektion gibt es nicht, oder sie wurde zurückgenommen.
error-not-your-lesson = Diese Lektion hat jemand anders gemacht.
error-too-many-lessons = Du hast { $most } Lektionen gemacht. Nimm erst eine zurück.
error-lesson-own-cards = Diese Partie wurde mit eigenen Karten gespielt. Lektionen brauchen einen mitgelieferten Kartensatz.
error-lesson-no-stretch = Eine Lektion endet nach ihrem Anfang: Von Zug { $first } bis { $last } ist nichts.
error-lesson-answers = Zwischen Anfang und Ende antwortet dieser Platz { $found ->
        [0] gar nicht
        [one] einmal
       *[other] { $found }-mal
    }. Eine Lektion hat 1 bis { $most } Antworten.
error-lesson-words-nowhere = Nach Zug { $move } läse die Worte niemand: Dieser Platz ist dort nicht gefragt.
error-lesson-no-piece = Nach Zug { $move } kann kein Teil „{ $piece }“ heißen.
error-lesson-no-title = Eine Lektion braucht einen Titel.
error-lesson-too-long = Das dauert zu lange, in Minuten etwa { $minutes }. Höchstens sind es { $most }.
error-lesson-broken = Nach heutigen Regeln geht diese Lektion nach Zug { $move } nicht weiter.
lesson-own-move = Dein Zug: Berühr, was leuchtet.
lesson-own-end = Das war diese Lektion.

# Eine machen, aus der Wiederholung einer Partie
teach-about = Wähl, wer lernt, dann Anfang und Ende. Schreib, was vor jedem Zug dieses Platzes gesagt wird; die Namen der Mitspielenden bleiben weg.
teach-seat = Wer lernt
teach-title = Titel
teach-first = Anfangen bei Zug { $move }
teach-last = Aufhören bei Zug { $move }
teach-stretch = Von Zug { $first } bis { $last }: { $answers ->
        [0] nichts zu antworten
        [one] eine Antwort
       *[other] { $answers } Antworten
    }.
teach-before = Zug { $move }: { $what }
teach-end = Am Ende
teach-words = Worte nach Zug { $move }
teach-light = { $count ->
        [0] Teile leuchten lassen
       *[other] Teile leuchten lassen ({ $count })
    }
teach-lighting = { $count ->
        [0] Berühr Teile auf dem Brett
       *[other] Berühr Teile auf dem Brett ({ $count })
    }
teach-send = Lektion machen
teach-close = Zurück zu den Zügen
teach-none = In dieser Strecke wird dieser Platz nichts gefragt.
teach-public = Wer den Link hat, kann der Lektion folgen. Auf ihrer Seite kannst du sie zurücknehmen.
teach-made = Deine Lektion ist fertig. Verschick diesen Link:
teach-copy = Link kopieren
teach-by-somebody = Eine Lektion zu { $game }, die jemand aus einer Partie gemacht hat. Die Worte sind nicht von uns.
teach-lasts = Etwa { $minutes } { $minutes ->
        [one] Minute
       *[other] Minuten
    }, { $answers } { $answers ->
        [one] Zug
       *[other] Züge
    } von dir.
teach-role = Du spielst: { $role }.
teach-take-back = Lektion zurücknehmen
teach-taken-back = Diese Lektion ist zurückgenommen. Tische, an denen sie begonnen hat, spielen weiter.
teach-report = Diese Lektion melden
teach-reported = Danke. Wer diesen Server betreibt, weiß Bescheid.
teach-mine = Deine Lektionen
teach-drop = Zurücknehmen
teach-take-back-one = „{ $title }“ zurücknehmen

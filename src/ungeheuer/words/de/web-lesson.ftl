# Eine Lektion am Tisch; wird mit ihr geholt

error-lesson-elsewhere = Das ginge auch. Jetzt gerade geht es hier entlang.
error-no-such-lesson = Diese Lektion gibt es nicht.

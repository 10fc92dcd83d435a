# Aufzeichnungen und Kartensätze als Dateien: was daran falsch sein kann

error-hidden-move = „{ $tried }“ verschweigt, was gezogen wurde; eine Aufzeichnung muss es nennen.
error-no-file = { $file }: Diese Datei gibt es nicht.
error-unreadable-file = { $reason ->
    [no-file-name] { $file }: Das ist keine Datei, die sich lesen lässt.
    [not-allowed] { $file }: Diese Datei darf ich nicht lesen.
   *[other] { $file }: Die Datei lässt sich nicht lesen ({ $reason }).
}
error-unwritable-file = { $reason ->
    [no-file-name] { $file }: Das ist kein Dateiname, unter dem ich schreiben könnte.
    [no-folder] { $file }: Den Ordner dafür gibt es nicht.
    [not-allowed] { $file }: Diese Datei darf ich nicht schreiben.
   *[other] { $file }: Die Datei lässt sich nicht schreiben ({ $reason }).
}
error-not-json = { $file }, Zeile { $line }, Spalte { $column }: Hier ist die Aufzeichnung kein gültiges JSON.
error-cut-short = { $file }: Die Aufzeichnung bricht in Zeile { $line } ab.
error-not-text = { $file }: Das ist kein Text in UTF-8 (Byte { $byte }).
error-key-twice = { $file }: Der Schlüssel „{ $field }“ steht an einer Stelle zweimal.
error-too-deep = { $file }: Klammern sind tiefer verschachtelt als in irgendeiner Aufzeichnung.
error-field-missing = { $file }: Der Aufzeichnung fehlt das Feld „{ $field }“ (Stelle: { $place }).
error-field-unknown = { $file }: Ein Feld „{ $field }“ kennt eine Aufzeichnung nicht (Stelle: { $place }).
error-field-type = { $file }: { $place } muss { $wanted ->
    [int] eine ganze Zahl
    [str] ein Text
    [array] eine Liste
   *[object] ein Objekt
} sein und ist { $found ->
    [null] leer
    [bool] ein Wahrheitswert
    [str] ein Text
    [array] eine Liste
    [object] ein Objekt
    [int] eine Zahl
   *[float] eine Kommazahl
}.
error-field-range = { $file }: Die Zahl bei { $place } ist zu groß.
error-not-a-move = { $file }, Zeile { $line }: Zug { $move } ist kein Paar aus Platz und Zug wie ["0", "4@2a"].
error-not-a-record = { $file }: Das ist keine Aufzeichnung von Ungeheuer.
error-other-format = { $file }: Das Format { $found } ist hier nicht bekannt, nur { $known }.
error-no-such-move = Einen Zug { $move } gibt es nicht; die Aufzeichnung hat { $moves }.
error-bad-move = Zug { $move }: { $reason }
error-bad-move-line = { $file }, Zeile { $line }, Zug { $move }: { $reason }
error-other-result = Die Aufzeichnung nennt { $recorded }, die Regeln ergeben { $found }.
error-other-result-file = { $file }: Die Aufzeichnung nennt das Ergebnis { $recorded }, die Regeln ergeben { $found }.
error-other-position-file = { $file }: Nach Zug { $move } ist die Stellung nicht die, die gespielt wurde; die Regeln haben sich seither geändert. Bis Zug { $agreed } ist sie dieselbe: Von dort geht es weiter (--at { $agreed }).
error-no-result-yet = { $file }: Die Aufzeichnung nennt das Ergebnis { $recorded }, aber die Partie ist nicht zu Ende.
error-other-rules = Die Aufzeichnung folgt Regelfassung { $rules }; hier bekannt ist { $known }.
error-wrong-number-of-names = { $wanted ->
    [one] { $file }: Ein Platz ist besetzt, die Aufzeichnung nennt aber { $found } Namen.
   *[other] { $file }: { $wanted } Plätze sind besetzt, die Aufzeichnung nennt aber { $found } Namen.
}
error-record-too-big = { $file }: Was bei { $place } steht, ist größer als alles, was sich hier eingeben ließe.
error-record-name-too-long = { $file }: Der Name an Platz { $number } hat { $found } Zeichen, erlaubt sind höchstens { $most }.
cards-problem = { $file }: { $path }: { $reason }
cards-missing = fehlt
cards-unknown-key = ist hier nicht bekannt; bekannt sind { $known }
cards-wrong-type = muss { $wanted ->
    [whole-number] eine ganze Zahl
    [text] ein Text
    [flag] wahr oder falsch
    [list] eine Liste
   *[table] eine Tabelle
} sein, ist aber { $found }
cards-out-of-range = muss zwischen { $least } und { $most } liegen, ist aber { $value }
cards-not-one-of = muss eines von { $allowed } sein, ist aber „{ $value }“
cards-too-deep = mehr als { $most } Ebenen tief verschachtelt
cards-too-long = hat { $found } Zeichen, erlaubt sind höchstens { $most }
cards-not-unique = { $value } kommt mehr als einmal vor
cards-wrong-count = { $wanted ->
    [one] es sind { $found }, gebraucht wird 1
   *[other] es sind { $found }, gebraucht werden { $wanted }
}
cards-syntax = die Datei ist kein gültiges TOML: { $reason }
cards-syntax-at = kein gültiges TOML in Zeile { $line }, Spalte { $column }: { $reason }
cards-not-shipped = einen mitgelieferten Kartensatz { $value } gibt es nicht
cards-other-hash = die Aufzeichnung wurde mit anderen Werten gespielt ({ $value }, hier { $found })

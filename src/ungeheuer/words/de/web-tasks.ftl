# Lehrmodus; kommt, wo jemand lernt

error-task-first = Erst die Aufgabe, dann geht es weiter.
error-no-such-answer = Das ist keine Antwort auf diese Aufgabe.
error-no-such-task = { $rule } kann hier nicht zurückgegeben werden.
tasks-about = Der Tisch gibt zurück, was du auswählst, und hält zurück, was folgt, bis du geantwortet hast. Sonst wartet niemand länger als auf einen Zug.
tasks-mine = Für mich
tasks-all = Für alle an diesem Tisch
tasks-row = Eine Regel sitzt nach
tasks-row-unit = { $row ->
    [one] richtigen Antwort in Folge
   *[other] richtigen Antworten in Folge
}
tasks-count = { $right } richtig, { $wrong } falsch
tasks-sits = sitzt
tasks-own-off = Wie der Tisch es hält
tasks-answer = Das ist es
tasks-none = Niemand
tasks-go-on = Weiter
tasks-show = Zeig es mir
tasks-skip = Überspringen, was wartet
tasks-less = weniger für { $what }
tasks-more = mehr für { $what }
tasks-right = Richtig.
tasks-wrong = Nicht ganz: { $correct }.
tasks-shown = Es ist: { $correct }.
tasks-sits-now = Das sitzt: Ab jetzt macht es wieder der Tisch.

# Gemeinsam spielen, und der zweite Bildschirm

point-key = Auf etwas zeigen (P)
point-now = Zeig auf ein Teil: Der nächste Klick, Tipp oder Enter zeigt es allen.
point-leave = Lassen (Esc)
pointed = { $player } zeigt: { $what }
pointed-away = etwas auf dem Tisch

plan-title = Ein Plan
plan-open = Plan vorschlagen
plan-say = Vorschlagen
plan-choose = Was hast du vor?
plan-zone = Welche Zone?
plan-face = Welche Würfel?
plan-partner = Wer?
plan-list = Pläne
plan-agree = { $player } zustimmen
plan-agreed = { $names } { $count ->
    [one] stimmt zu
   *[other] stimmen zu
}
plan-withdraw = Meinen Plan zurückziehen
plan-go = Ich gehe nach { $zone }.
plan-go-short = Ich gehe in eine Zone
plan-fight-boss = Ich greife den Boss an.
plan-fight-boss-short = Ich greife den Boss an
plan-fight-minions = Ich besiege die Schergen in { $zone }.
plan-fight-minions-short = Ich besiege Schergen
plan-keep = Ich hebe für den Boss auf: { $face }.
plan-keep-short = Ich hebe Würfel für den Boss auf
plan-leave = Ich lasse { $player }: { $face }.
plan-leave-short = Ich lasse jemandem Würfel
plan-build = Ich konstruiere Hilfe in { $zone }.
plan-build-short = Ich konstruiere Hilfe in einer Zone
plan-save = Ich spare Energie für den Markt.
plan-save-short = Ich spare für den Markt
plan-need = Ich brauche: { $face }.
plan-need-short = Ich brauche etwas
plan-follow = Ich gehe mit { $player }.
plan-follow-short = Ich gehe mit jemandem mit

intent = { $player } hat vor: { $what }
intent-why = { $player } hat vor: { $what }. { $why }
intent-label = Was die Bots vorhaben

screen-open = Auf einem großen Bildschirm zeigen
screen-title = Großer Bildschirm
screen-join = Platz nehmen
screen-about = Halte ein Telefon vor den Code: Deine Hand bleibt auf deinem Telefon.
screen-code = Link zu einem Platz als Code für eine Kamera
screen-people = Am Tisch
screen-log = Was geschehen ist
screen-start = Anfangen
screen-closed = Nur wer hier sitzt, darf zuschauen. Wer den Tisch leitet, kann das ändern.
screen-waiting = Gleich geht es los
hand-only = Nur meine Hand
hand-board = Das ganze Brett
hand-wait = Du bist nicht dran. Schau auf den großen Bildschirm.
hand-pick-place = Und wohin?
hand-pick-card = Wähle eine Karte.
hand-own = Dein Monster
hand-guardian = Wächter { $place }
hand-side = Seite { $side }
hand-displace = Seite { $side }: verdrängt { $monster }, kostet { $price } Gold

prompt-hold = Dein Zug ist vorbei. Noch kannst du ihn zurücknehmen.
prompt-hold-left = Zug beenden? Übrig: { $left }.
prompt-hold-other = { $seat } darf den Zug noch zurücknehmen.
prompt-hold-other-left = { $seat } will den Zug beenden. Übrig: { $left }.
hold-end = Zug beenden
hold-end-for = Zug von { $seat } beenden

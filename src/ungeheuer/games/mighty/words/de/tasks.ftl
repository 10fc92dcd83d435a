# Arbeit, die der Tisch zurückgibt, wenn jemand lernt: kommt mit der ersten Aufgabe.

task-rule-M-4-2 = Die Beute teilen
task-rule-M-3-4 = Fürs Verdrängen zahlen
task-rule-M-5-1 = Heilung bezahlen
task-mighty-purse = { $player }
task-mighty-treasury = Schatzkammer
task-mighty-share = Wächter { $place } ist besiegt und lässt { $loot } Gold zurück. Wer bekommt wie viel?
task-mighty-price = { $player } verdrängt die { $strength } von { $owner } bei Wächter { $place }. Wer bekommt wie viel Gold?
task-mighty-price-own = { $player } verdrängt eine eigene { $strength } bei Wächter { $place }. Wie viel Gold geht in die Schatzkammer?
task-mighty-heal = Der Kampf gegen Wächter { $place } ist verloren. Was zahlst du insgesamt für Heilung?
task-why-mighty-share-even = { $loot } Gold in zwei Hälften: { $half } für jedes der beiden Monster.
task-why-mighty-share-odd = Die Hälfte von { $loot } Gold ist { $half } für jedes; das übrige geht an das stärkere Monster, die { $strength } von { $player }.
task-why-mighty-share-lost = Die Hälfte von { $loot } Gold ist { $half } für jedes; beide Monster sind gleich stark, also bekommt niemand das übrige.
task-why-mighty-share-both = Beide Monster gehören { $player }: alle { $loot } Gold gehen dorthin.
task-why-mighty-price = { $price } Gold geht immer in die Schatzkammer; bei einem Wächter der Stufe { $level } bekommt der Besitzer des verdrängten Monsters { $gold }.
task-why-mighty-price-own = { $price } Gold geht in die Schatzkammer; wer ein eigenes Monster verdrängt, zahlt sonst nichts.
task-why-mighty-heal = Alle Monster ab dem verlorenen Kampf werden geheilt, davon { $cards } von dir: Auf ihren Karten stehen zusammen { $price } Gold.
task-why-mighty-heal-short = Die Heilung würde { $price } Gold kosten; wer weniger hat, zahlt den Rest, hier { $gold }.

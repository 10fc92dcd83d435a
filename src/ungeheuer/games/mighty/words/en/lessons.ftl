# Guided first games. Every number comes from the match.

lesson-mighty-first = Your first raid
lesson-mighty-first-about = A few rounds with the undead and the sea creatures: attack together, share, displace.
lesson-mighty-first-goal = After { $rounds } rounds the most gold wins. Monsters attack guardians in pairs and must be at least as strong together. The fight begins at the gate; where a guardian holds it ends, and everybody from there on pays for healing.
lesson-mighty-first-gate = You hold { $hand } monsters and play all but one. The guardian at the gate has a strength from { $low } to { $high }. Lay your { $strength } there.
lesson-mighty-first-help = The undead join you: { $sum } is more than { $high }, so this guardian falls for sure. Would all of the loot not be nicer? Try to displace their monster with your { $mine }, and see what the table says.
lesson-mighty-first-help-tried = There is no room: enough strength lies there already. Help the sea creatures instead: { $theirs } and { $mine } make { $both }, and nothing there has more than { $most }.
lesson-mighty-first-fight = The fight began at the gate. Loot is shared, the odd gold goes to the stronger monster: of { $loot } and { $more } you got the better half. The last guardian, strength { $strong }, was too strong: there the fight ends, and whoever loses pays for healing. You have { $gold } gold.
lesson-mighty-first-weak = What fought rests for a round. Can a { $mine } displace the { $lying } of the undead? Try it.
lesson-mighty-first-weak-tried = Only a stronger monster displaces. The { $theirs } of the sea creatures is weaker: displace it with your { $mine }. That costs { $price } gold, as much as the guardian has stars, and part of it goes to them.
lesson-mighty-first-displaced = Now you were displaced yourself, and got gold for it. Lay your { $mine } beside their { $theirs }: { $sum } beats everything up to { $high }.
lesson-mighty-first-last = One place is left, and it is lost: the guardian there has at least { $low }, and beside the { $lying } nothing you hold is enough. Lay the monster that you will miss least.
lesson-mighty-first-strong = You have { $gold } gold, and your strongest are back. The second guardian guards the most, { $low } to { $high } gold. Lay your { $mine } there: nobody can displace it.
lesson-mighty-first-alone = Nobody has to help you: { $lying } and { $mine } make { $sum }, and no guardian there has more than { $high }. Lay your { $mine } beside it, and the loot is yours alone.
lesson-mighty-first-end = { $loot } gold, and nobody to share it with: with { $gold } gold you are the richest in the castle. This is how every round goes; you know the game now.

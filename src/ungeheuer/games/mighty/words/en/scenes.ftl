## What the chapters of the rules are about.

chapter-mighty-M-1 = Your five monsters, the king’s guardians, his gold. A guardian’s back says from where to where its strength and loot run, its front what they are.
chapter-mighty-M-2 = As many guardians as players, a stack of king tiles that counts the rounds, and for each of you eight gold, three cards in hand and two laid aside.
chapter-mighty-M-3 = In turn you lay one card each, until two monsters lie at every guardian. On a free place, or on a weaker monster’s: then you pay, and there must be room.
chapter-mighty-M-4 = From the gate on the guardians are turned up. Two monsters that are strong enough together share the loot; the first defeat ends the fight.
chapter-mighty-M-5 = Whoever lost, or did not get to fight, pays for healing. What was played rests a round, what rested comes back.
chapter-mighty-M-6 = With the last king tile it is over. Most gold wins.
chapter-mighty-V = Two ways to play it differently, alone or together: sorted guardians, and a new rule of the king each round.
chapter-mighty-M-7 = With the king’s new rules a tile is turned up each round. It changes loot, strength, healing or what may be played.
chapter-mighty-M-8 = What is drawn when, and how likely it is.

## Scenes: the question, then why it is so; and what can be chosen.

choice-mighty-card = Her { $n }
choice-mighty-loot = They get the loot.
choice-mighty-next = They get nothing, and the next guardian is turned up.
choice-mighty-ends = They get nothing, and the fight ends.

scene-mighty-castle = There are { $players } of you. How many guardians stand in the castle each round?
scene-mighty-castle-why = One for each player: { $players }. With two monster places each, all of your monsters find room.
scene-mighty-tiles = There are { $players } of you. How many rounds will you play?
scene-mighty-tiles-why = The stack of king tiles counts the rounds, and for { $players } of you it has six. Only for five there is one less.
scene-mighty-stronger = Ani holds a four. Where may she lay it?
scene-mighty-stronger-why = On every free place, and on a monster that is weaker than hers. An equally strong one stays, and nobody displaces a five.
scene-mighty-room = Ani holds a four and a five. At which of these places may she displace somebody?
scene-mighty-room-why = Only where the highest strength on the guardian’s back is above the sum that lies there now: { $low } is below { $most }, but { $high } is not.
scene-mighty-price-low = Inga’s four displaces Frank’s two, at a guardian of level { $level }. How much does Inga pay?
scene-mighty-price-low-why = At level { $level } it is { $price } gold for the treasury. Frank gets his card back, but no gold.
scene-mighty-price-middle = Now Frank’s three displaces Inga’s two, at a guardian of level { $level }. How much does Frank pay in all?
scene-mighty-price-middle-why = At level { $level } it is { $price } gold: one for the treasury, and { $inga } for Inga, whose card comes back.
scene-mighty-last-place = Inga holds a one and a two. Where can her two go?
scene-mighty-last-place-why = Everybody who lies there is too strong for it, so only the last free place is left. Then the fight begins.
scene-mighty-share = The guardian at the gate has strength { $strength } and loot { $loot }. Inga’s three and Frank’s four have { $total } together. How much gold does Frank get?
scene-mighty-share-why = Half each, and the odd gold goes to whoever has the stronger monster: { $frank } for Frank, { $inga } for Inga.
scene-mighty-lost = The second guardian has strength { $strength }; Inga and Frank have { $total } together. What happens?
scene-mighty-lost-why = { $total } is less than { $strength }. No loot, and the first defeat ends the fight: the third guardian is not even turned up.
scene-mighty-healing = The third guardian has strength { $strength }: Inga and Ani lose. The fourth is not turned up; both monsters there are Frank’s. Who pays for healing?
scene-mighty-healing-why = Whoever lost and whoever did not get to fight: Inga { $inga }, Ani { $ani }, and Frank { $frank } for his two monsters. Jenny’s monsters have won.
scene-mighty-resting = Jenny played her two and her three and still holds the one. Which cards does she hold next round?
scene-mighty-resting-why = The two cards laid aside come back to the one in her hand. What she played rests a round.
scene-mighty-winner = The last round. All the monsters at the gate are too weak, everybody pays for healing, and the last king tile goes into the box. Who wins?
scene-mighty-winner-why = Most gold wins: Inga { $inga }, Jenny { $jenny }, Frank { $frank } and Ani { $ani }.
scene-mighty-no-ones = The king has turned up this tile: no ones. Which of her cards may Inga play?
scene-mighty-no-ones-why = This round all monsters of strength one stay in hand.

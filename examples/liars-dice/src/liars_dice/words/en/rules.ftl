# What is told of the game where it lies among others

game-liars-dice = Liar's Dice
game-liars-dice-about = Bid on dice that nobody sees. 2 to 5 players.
home-about-liars-dice = Five dice under a cup, and a straight face. Bid higher, or doubt.
home-players-liars-dice = 2 to 5 players · about 15 minutes

# What happened

liars-dice-rolled = { $faces ->
    [none] { $player } rolls.
   *[other] { $player } rolls { $faces }.
}
liars-dice-bid-made = { $player } bids { $count } × { $face }.
liars-dice-doubted = { $player } does not believe { $owner }.
liars-dice-cup-lifted = { $player } has { $faces }.
liars-dice-die-lost = { $left ->
    [0] There are { $amount }: { $player } loses the last die and is out.
   *[other] There are { $amount }: { $player } loses a die and has { $left } left.
}
liars-dice-match-ended = { $winner } has the last dice and wins.

# Why a move is not possible

liars-dice-not-on-turn = It is the turn of { $asked }.
liars-dice-not-now = This is not the moment for such a move.
liars-dice-nothing-to-doubt = Nobody has made a bid yet.
liars-dice-not-higher = A bid must be higher than { $count } × { $face }.
liars-dice-too-many-dice = { $count } dice are more than the { $total } under all cups.
liars-dice-ones-are-wild = Ones count as every face, so nobody bids on them.
liars-dice-not-that-roll = { $player } rolls { $count } dice.

# Advice

liars-dice-advice-bid = { $count } × { $face } holds with { $percent }%.
liars-dice-advice-bluff = { $count } × { $face } is a bluff: it holds with { $percent }%.
liars-dice-advice-doubt = { $count } × { $face } is wrong with { $percent }%.

# The board

liars-dice-goal = Be the last one with dice: bid boldly, and doubt in time.
liars-dice-invented = Five dice each is the usual number.
liars-dice-example = 3x5
liars-dice-short = 3 5
liars-dice-column-player = Player
liars-dice-column-cup = Cup
liars-dice-column-last = Last round

# In the browser: what the fields of the view are called

view-liars-dice-total = Dice on the table
view-liars-dice-wild = Ones are wild
view-liars-dice-players = Players
view-liars-dice-dice = Dice
view-liars-dice-faces = Under the cup
view-liars-dice-last = Last round
view-liars-dice-bids = Bids of this round
view-liars-dice-player = Player
view-liars-dice-count = Dice
view-liars-dice-face = Face
view-liars-dice-winner = Winner
title-does-liars-dice-bid = Bid { $count }
does-liars-dice-bid = { $count } × { $face }
does-liars-dice-doubt = Doubt

ask-L-3-1 = Bid higher, or doubt.
result-won-liars-dice = You have won. Nobody saw you blush.
result-lost-liars-dice = Out of dice, not out of excuses.
replay-mark-liars-dice = Round { $number }
replay-marks-liars-dice = Rounds
option-liars-dice-players = Players
option-liars-dice-wild = Wild ones
option-liars-dice-wild-about = Ones count as every face.
bot-about-liars-dice-ogre = counts on its fingers
bot-about-liars-dice-goblin = thinks a little about what you might have
bot-about-liars-dice-sphinx = weighs your bids
bot-about-liars-dice-dragon = has heard better lies
cardset-kind-cup = Cups

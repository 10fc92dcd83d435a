# The command `ungeheuer fairness`

help-fairness = measure who wins by turn order (mighty)
help-fairness-bot = the bot on every seat
help-fairness-players = how many play
help-fairness-chain = with the variant “Guardian chain”
help-fairness-king = with the variant “The king's new rules”
fairness-title = { $title }, { $bot } on every seat, { $games ->
    [one] one match
   *[other] { $games } matches
}
fairness-column-turn = turn
fairness-column-won = won
fairness-column-interval = interval
fairness-column-score = mean score
fairness-column-place = place
fairness-column-mean = mean
fairness-column-least = least
fairness-column-low = 10%
fairness-column-middle = middle
fairness-column-high = 90%
fairness-column-most = most
fairness-shared = shared victories: { $count }

# Options on the command line

help-option-mighty-players = how many play
help-option-mighty-chain = the guardians are sorted by level, the lowest levels at the gate
help-option-mighty-king = every round a king tile changes a rule
help-option-mighty-kinds = who plays which kind of monster, one name per seat, separated by commas

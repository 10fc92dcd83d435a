# The command `ungeheuer fairness`

help-fairness = measure who wins by turn order (mighty)
help-fairness-bot = the bot on every seat
help-fairness-players = how many play
help-fairness-chain = with the variant of chains
help-fairness-king = with the variant of the king

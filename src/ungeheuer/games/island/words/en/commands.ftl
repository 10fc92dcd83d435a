# The command `ungeheuer balance`

help-balance = measure how often bots beat each boss (island)
help-balance-bot = the bot on every seat
help-balance-number = matches for each boss, side and number of players
help-balance-file = where the figures are kept; a run that was broken off goes on there
help-balance-bosses = which bosses, comma-separated; ultimate for the challenge
help-balance-sides = which sides of the bosses, comma-separated
help-balance-players = which numbers of players

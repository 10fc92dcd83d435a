# The command `ungeheuer balance`

help-balance = measure how often bots beat each boss (island)
help-balance-bot = the bot on every seat
help-balance-number = matches for each boss, side and number of players
help-balance-file = where the figures are kept; a run that was broken off goes on there
help-balance-bosses = which bosses, comma-separated; ultimate for the challenge
help-balance-sides = which sides of the bosses, comma-separated
help-balance-players = which numbers of players
balance-column-boss = boss
balance-column-side = side
balance-column-target = target for 2–5
balance-column-mean = mean

# The table of `ungeheuer simulate`

simulate-axis-boss = Boss
simulate-axis-side = Side
simulate-value-crystal-dragon = Crystal Dragon
simulate-value-lithosaur = Lithosaur
simulate-value-lavalord = Lavalord
simulate-value-ultimate = Ultimate Challenge
simulate-value-normal = normal
simulate-value-advanced = advanced
balance-column-mean-of-several = mean of 2–5
help-balance-even-odds = with the house rule even_odds: HP by the number of players

# Options on the command line

help-option-island-players = how many play together
help-option-island-boss = which boss you fight, or ultimate for all three in a row
help-option-island-side = how hard the boss is
help-option-island-zone = the zone in which the boss begins
help-option-island-start = which seat begins, counted from 0
help-option-island-monsters = who plays which monster, one name per seat, separated by commas
help-option-island-support-either-or = a support tile is activated or recharged in a turn, not both
help-option-island-turn-limit = after how many turns the match is lost
help-option-island-even-odds = a house rule: more or fewer HP for the boss by the number of players, so that every number of players has like chances

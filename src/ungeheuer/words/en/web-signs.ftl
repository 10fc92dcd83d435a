# Small signs beside values

sign-invented = invented by us: we do not know what the printed card says
sign-invented-whole = all of it is invented: the printed one is not known to us
sign-house-rule = by a house rule, not as printed
sign-invented-legend = Invented, since the printed value is not known to us; in the corner of a card it stands for all of it.

# How often bots win, shown where a table is set up

measured-wins = With “{ $bot }” (level { $level }) in every seat, the team wins { $percent }% of its matches here.
measured-how = Matches measured: { $games }; with 95% confidence between { $low }% and { $high }%.

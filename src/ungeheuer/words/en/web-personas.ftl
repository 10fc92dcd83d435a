# Persons that bots are: what each is like, and whether they may talk

remarks-wanted = Bots may say something
remarks-about = One short line a round at most, at their place.

persona-bommel = Drops things, and apologises to each of them.
persona-knorz = Stubborn as a root, and full of garden wisdom.
persona-mampf = Thinks with the stomach, and generously.
persona-uff = Yawns, means well, and is never in a hurry.
persona-tolla = Cheers for everybody, and means every word.
persona-womba = Knits through every storm.
persona-fips = Giggles first, plays later.
persona-zwick = Haggles over everything, always with a smile.
persona-ritza = Runs first and looks where later.
persona-kokel = Invents things that smoke.
persona-nixa = All the world is her stage, this table too.
persona-taddle = Has heard it first and tells it twice.
persona-ombra = Speaks in riddles, and smiles at the answers.
persona-mirabo = Reads the stars, and sometimes the small print.
persona-thelo = Never plays before the tea has drawn.
persona-quill = Writes everything down, with footnotes.
persona-vespera = Hears music in everything.
persona-amaro = Has time like sand by the sea.
persona-hedda = Strict, kind, and a thousand birthdays old.
persona-ignaz = Polishes every coin twice before he spends it.
persona-orlo = Explains everything, mostly to himself.
persona-rauk = Says little. Smokes a bit.
persona-wilma = Old sea captain, never without a harbour yarn.
persona-xaver = Remembers everything, only not when.

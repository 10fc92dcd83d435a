# The page that shows all parts

parts-monsters = Mighty monsters
parts-castle = The castle
parts-cards = Cards and tiles
parts-gold = Gold

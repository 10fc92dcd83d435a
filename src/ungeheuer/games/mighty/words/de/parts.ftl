# The page that shows all parts

parts-monsters = Mächtige Monster
parts-castle = Das Schloss
parts-cards = Karten und Plättchen
parts-gold = Gold

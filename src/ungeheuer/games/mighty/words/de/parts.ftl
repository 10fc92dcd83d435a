# The page that shows all parts

parts-monsters = Mächtige Monster
parts-castle = Die Burg
parts-cards = Karten und Plättchen
parts-gold = Gold

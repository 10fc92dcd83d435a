# The page that shows all parts

parts-shy = The dungeon
parts-zones = Dungeon cards and comfort zones

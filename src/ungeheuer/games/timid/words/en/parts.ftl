# The page that shows all parts

parts-shy = The cellar
parts-zones = Dungeon cards and patterns

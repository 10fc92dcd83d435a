# The page that shows all parts

parts-shy = Das Verlies
parts-zones = Verlies-Karten und Wohlfühlbereiche

# The page that shows all parts

parts-shy = Der Keller
parts-zones = Verlieskarten und Muster

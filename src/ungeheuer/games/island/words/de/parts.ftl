# The page that shows all parts

parts-island = Die Insel

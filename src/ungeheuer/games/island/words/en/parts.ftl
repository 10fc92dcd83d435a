# The page that shows all parts

parts-island = The island

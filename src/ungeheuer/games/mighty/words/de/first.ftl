# Für alle, die neu sind: das Ziel, und was jetzt zu tun ist

first-mighty = Das meiste Gold gewinnt. Prozent: wie sicher ein Wächter fällt.
first-M-3-1 = Leg ein Monster. Wo ein Paar zu schwach ist, zahlen alle ab dort.

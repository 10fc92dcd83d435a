# Für alle, die neu sind: das Ziel, und was jetzt zu tun ist

first-mighty = Am Ende gewinnt das meiste Gold.
first-M-3-1 = Leg ein Monster: Zwei müssen den Wächter schaffen, sonst zahlen alle ab da.

"""A new effect with a new card, from outside: a class, a phrase in two languages, a card."""

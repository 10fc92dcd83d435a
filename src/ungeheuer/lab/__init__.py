"""Many matches at once: figures with their intervals."""

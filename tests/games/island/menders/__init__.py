"""One fact of a position changed at a time, by the code of the reason that it gave."""

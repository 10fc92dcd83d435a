// The colours of every game's table: lists and lids show them before a game is opened.

import.meta.glob("./*/tokens.css", { eager: true });

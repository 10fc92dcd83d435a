// How a piece asks to be seen large, where nothing else can be done with it.

/** The event that says so; whoever lays the board out shows it. */
export const LOOK = "look";

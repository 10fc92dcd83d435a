// The two small signs that stand beside a value: it is invented, or a house rule makes it.

export type Sign = "invented" | "house-rule";

# What the language calls itself: whoever looks for it may read no other.
language-name = English

"""The rules: they import the engine and themselves."""

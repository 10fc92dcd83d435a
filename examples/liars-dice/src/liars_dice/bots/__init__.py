"""Levels, and what they think with."""

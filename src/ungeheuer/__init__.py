"""Ungeheuer: one digital table for three monster board games."""

__version__ = "0.1.0"

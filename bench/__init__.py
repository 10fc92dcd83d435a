"""Benchmarks: they print ratios from one run and never assert a time."""

"""Benchmarks: ratios and medians of one run, as JSON and as a table. Not tests."""

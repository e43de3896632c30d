"""Ludex: rules of old card-game formats as data, proved by examples that an engine plays."""

__version__ = "0.1.0"

"""The reference engine for Duels: rules as functions bound to clause IDs, cards as data."""

from ludex.yugioh import rules as _bound  # noqa: F401 - importing binds every clause
from ludex.yugioh.book import book

__all__ = ["book"]

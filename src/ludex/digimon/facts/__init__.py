"""What can happen: each fact with what it changes and how it is told."""

from ludex.digimon.facts import evolving, fighting, preparing, scoring, setting_up

MODULES = (setting_up, preparing, evolving, fighting, scoring)
"""In the order of a round."""

__all__ = ["MODULES", "evolving", "fighting", "preparing", "scoring", "setting_up"]

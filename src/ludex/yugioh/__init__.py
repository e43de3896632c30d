"""The reference engine for Duels: rules as functions bound to clause IDs, cards as data.

Nothing is imported here, so that what is asked of a part waits for no other.
"""

"""Boards: what each game shows of a state, and the one way in which a page carries it."""

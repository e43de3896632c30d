"""The vocabulary of a game as Markdown: what its files can say, made from its dataclasses.

It is in English, as are the hand-written pages that it stands in.
"""

"""Languages: catalogues, texts with placeholders, and the sentences of the log.

English is the source text. Every other language is a set of gettext catalogues keyed by the ID and
field of what they translate. Import the modules themselves: nothing is loaded before it is needed.
"""

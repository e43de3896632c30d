"""Mutants of the engine's own code: small changes of it, each of which an example should notice."""

"""Whether the rules hold: examples played, clauses switched off, claims accounted for."""

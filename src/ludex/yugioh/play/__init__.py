"""Playing: positions, scripts, expectations, and a table that is asked of a ruleset."""

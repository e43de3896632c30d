"""How Duels are shown."""

"""The table: players, zones, cards where they lie, the Chain and the battle."""

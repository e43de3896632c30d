"""Steps on which rules hang: when rules may act."""

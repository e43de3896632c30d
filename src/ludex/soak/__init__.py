"""Random Duels by the thousand, held to what always has to be true."""

"""How the card game of 1999 to 2005 is shown."""

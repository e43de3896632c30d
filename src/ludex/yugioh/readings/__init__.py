"""What follows from the table: which cards are meant, ATK now, who fights whom, what holds."""

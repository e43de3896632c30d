"""What the faces say of Matches in English: how one stands, and what to do when time is called."""

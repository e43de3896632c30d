"""What the faces say of Duels in English: words of cards, expectations and the Damage Step."""

"""What a card says and nobody would carry out: told where the card stands, before it is played."""

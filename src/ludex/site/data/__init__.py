"""What the site gives to other programs: the knowledge base and its runs as static JSON."""

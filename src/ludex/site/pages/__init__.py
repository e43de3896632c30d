"""What each page shows; the templates say how."""

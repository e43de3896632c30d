"""The proof: that each clause matters, and no more than it says, shown by what its examples do."""

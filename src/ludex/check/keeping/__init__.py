"""What was found is kept with all that it was found by, and counts while none of that has changed.

- `used`: what a run asks of the rules and the cards, noted as it runs.
- `code`: the code of all that plays, with the functions of clauses apart from the rest.
- `now`: what each part that a run may have used is at present, by its digest.
- `store`: the file of what was found.
- `whole`: what commands found, for as long as nothing at all has changed.
"""

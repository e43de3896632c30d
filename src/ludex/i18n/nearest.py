"""The nearest valid name, for errors that teach."""

from collections.abc import Iterable


def did_you_mean(found: str, valid: Iterable[str]) -> str:
    """Return ``; did you mean 'x'?`` for the valid name nearest to what was found, or nothing."""
    from difflib import get_close_matches  # only errors pay for this import

    by_lower_case = {name.lower(): name for name in valid}
    near = get_close_matches(found.lower(), by_lower_case, n=1)
    return f"; did you mean {by_lower_case[near[0]]!r}?" if near else ""

"""What pydantic found wrong, said as problems: the place, what stands there, what should.

Pydantic names the place, and members of unions on the way to it; the words are ours.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from pydantic_core import ErrorDetails

from ludex.i18n.errors import known, worded
from ludex.kb.errors import Problem, nearest, problem
from ludex.kb.expected import Place, Schema, one_of
from ludex.kb.unions import shape
from ludex.kb.yaml_file import Document, Keys
from ludex.wording import joined, quoted

_UNKNOWN = {"extra_forbidden", "unexpected_keyword_argument"}


def problems(
    document: Document, errors: Sequence[ErrorDetails], schema: Schema
) -> Iterator[Problem]:
    """Yield the problems that the errors mean, one for a place."""
    root = Place(document.data, schema, schema.get("$defs", {}))
    seen = set()
    unknown = [error for error in errors if error["type"] in _UNKNOWN]
    for error in (*unknown, *errors):
        keys = keys_in(document.data, error["loc"])
        missing = str(error["loc"][-1]) if error["type"] == "missing" else ""
        if (keys, missing) in seen:
            continue
        seen.add((keys, missing))
        if error["type"] in _UNKNOWN:
            place = root.down(keys[:-1])
            said = _unknown(place, str(keys[-1]))
            seen.add((keys[:-1], said[2]))  # the key that was meant is not missing as well
        else:
            above = error["loc"][-1] == "[key]"
            said = _wrong(root.down(keys[:-1] if above else keys), error, missing)
        at = document.locate(keys, value=_is_plain(document.data, keys, error))
        yield problem(at, id_at(document.data, keys), *said)


def id_at(data: Any, keys: Keys) -> str:
    """Return the ID of the innermost thing that has one, on the way to a place."""
    found = ""
    for depth in range(len(keys) + 1):
        here = _at(data, keys[:depth])
        if isinstance(here, dict) and isinstance(here.get("id"), str):
            found = here["id"]
    return found


def _at(data: Any, keys: Keys) -> Any:
    for key in keys:
        data = data[key]
    return data


def keys_in(data: Any, loc: Sequence[str | int]) -> tuple[str | int, ...]:
    """Return the part of an error's way that is in the data: it also names members of unions."""
    keys: list[str | int] = []
    for key in loc[1:]:  # the first one is the list that a validator puts around the data
        inside = range(len(data)) if isinstance(data, list) else data
        if isinstance(inside, dict | range) and key in inside:
            data = data[key]
            keys.append(key)
    return tuple(keys)


def _is_plain(data: Any, keys: Keys, error: ErrorDetails) -> bool:
    if error["type"] in _UNKNOWN or error["loc"][-1] == "[key]":
        return False
    return not isinstance(_at(data, keys), dict | list)


Said = tuple[str, str, str]
"""What was found, what was expected, and the nearest valid name."""


def _unknown(place: Place, key: str) -> Said:
    keys = place.keys()
    return worded("unknown-key", key=quoted(key)), one_of(keys), nearest(key, keys)


def _wrong(place: Place, error: ErrorDetails, missing: str) -> Said:
    kind, value = error["type"], error["input"]
    if missing:
        return worded("missing-key", key=quoted(missing)), place.child(missing).expected(), ""
    if error["loc"][-1] == "[key]":
        names = place.key_names()
        return worded("key", key=quoted(value)), names.expected(), nearest(value, names.valid())
    if kind == "value_error":
        return str(error["ctx"]["error"]), "", ""
    if kind == "union_tag_not_found" and isinstance(value, dict):
        tags = place.tags()
        meant = (nearest(key, tags) for key in value if not place.has(key))
        suggestion = next(filter(None, meant), "")
        return _listed(value), one_of(tags, "one-of-keys"), suggestion
    suggestion = nearest(value, place.valid()) if isinstance(value, str) else ""
    return worded("found", value=_short(value)), place.expected(), suggestion


def _short(value: object) -> str:
    match value:
        case None:
            return worded("nothing")
        case dict() | list():
            return known(shape(value))
    text = repr(value) if isinstance(value, str) else str(value).lower()
    if len(text) > 60:
        return text[:59] + "…"
    return quoted(value) if isinstance(value, str) else text


def _listed(keys: Mapping[str, Any]) -> str:
    names = joined(", ", map(quoted, keys))
    if len(keys) > 1:
        return worded("found-keys", keys=names)
    return worded("found-key", key=names) if keys else worded("no-keys")

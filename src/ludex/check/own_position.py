"""A position of the reader's own: a YAML file with `start:`, `play:` and, if wanted, `expect:`."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from ludex.check.project import YUGIOH
from ludex.kb import explain, yaml_file
from ludex.kb.errors import Problem, Problems
from ludex.kb.model import Example
from ludex.kb.validate import validators

OWN_ID = "OWN-1.E1"
"""The ID that such a position goes by."""


def read(path: Path, ruleset: str) -> Example:
    """Return the position of a file as an example; without a `ruleset:` of its own, under this one.

    Raises Problems with everything that is wrong in the file.
    """
    document = yaml_file.read(path, "example")
    if not isinstance(document.data, dict):
        raise Problems([Problem(path, 1, 1, "", "no position", "`start:`, `play:` and `expect:`")])
    filled = {"title": path.stem, "ruleset": ruleset, **document.data, "id": OWN_ID}
    validator = validators(YUGIOH)["example"]
    value, errors = validator.validate(filled)
    if errors:
        raise Problems(
            explain.problems(replace(document, data=filled), errors, validator.json_schema)
        )
    example: Example = value
    return example

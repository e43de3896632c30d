"""The code behind a clause: where it stands, and a digest of what it does."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludex.project.games import BOOK


def digests() -> dict[str, str]:
    """Return a digest of each clause's function: of its syntax, not of its layout or comments."""
    return {id: _digest(rule.body) for id, rule in BOOK.rules.items()}


def _digest(body: Callable[..., Any]) -> str:
    tree = ast.parse(inspect.getsource(body))
    for function in tree.body:
        if isinstance(function, ast.FunctionDef) and ast.get_docstring(function) is not None:
            function.body = function.body[1:]
    return sha256(ast.dump(tree).encode()).hexdigest()[:16]


def place(id: str) -> tuple[Path, int] | None:
    """Return the file and line of a clause's function; None for a pure-data clause."""
    rule = BOOK.rules.get(id)
    if rule is None:
        return None
    return Path(inspect.getsourcefile(rule.body) or ""), inspect.getsourcelines(rule.body)[1]

"""The code by which examples are played: all of it, with the functions of clauses apart.

A function that bears a clause's ID is called by the kernel alone, for an occasion that it hangs on;
so what its body says matters to those runs alone in which there was one. If any other code has its
name, its body counts as all the rest does, by which every run goes.
"""

from __future__ import annotations

import ast
import json
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import asdict
from hashlib import sha256
from pathlib import Path

from ludex.formats import text_file
from ludex.kb import own_code
from ludex.kernel import value

_WORD = re.compile(r"[^\W\d]\w*")
_BEARS_AN_ID = re.compile(r"^@(?:\w+\.)?rule\(", re.MULTILINE)


@value
class Code:
    """Digests of the code: of the `rest`, by which all goes, and of functions by clause."""

    rest: str
    bodies: Mapping[str, str]


def code(folder: Path | None = None, package: Path = own_code.PACKAGE) -> Code:
    """Return the digests of the code, which is only taken apart anew when any of it has changed."""
    digest = own_code.digest(folder, package)
    path = None if folder is None else folder / "code.json"
    if path is not None and (known := _known(path, digest)) is not None:
        return known
    found = _apart({name: raw.decode() for name, raw in own_code.texts(package)})
    if path is not None:
        with suppress(OSError):
            text_file.replace_text(path, json.dumps({"of": digest, **asdict(found)}))
    return found


def _known(path: Path, digest: str) -> Code | None:
    """Return what a file has on the code of a digest, if it has that."""
    try:
        found = json.loads(path.read_text("utf-8"))
        if found["of"] == digest:
            return Code(str(found["rest"]), dict(found["bodies"]))
    except (OSError, ValueError, KeyError, TypeError):
        pass
    return None


def _apart(texts: Mapping[str, str]) -> Code:
    words = Counter(word for text in texts.values() for word in _WORD.findall(text))
    rest, bodies = sha256(own_code.environment().encode()), {}
    for name, text in texts.items():
        lines = text.splitlines()
        for function, id in _functions(text):
            if words[function.name] == 1:
                body = slice(function.body[0].lineno - 1, function.end_lineno)
                bodies[id] = sha256("\n".join(lines[body]).encode()).hexdigest()[:16]
                lines[body] = [f"\0{id}"] * len(lines[body])
        kept = "\n".join(line for n, line in enumerate(lines) if not _again(lines, n))
        rest.update(f"\0{name}\0{kept}".encode())
    return Code(rest.hexdigest(), bodies)


def _again(lines: list[str], n: int) -> bool:
    """Whether a line stands for the same body as the one before it."""
    return n > 0 and lines[n].startswith("\0") and lines[n] == lines[n - 1]


def _functions(text: str) -> Iterator[tuple[ast.FunctionDef, str]]:
    """Yield the functions of a file that bear a clause's ID, and which."""
    if not _BEARS_AN_ID.search(text):
        return
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef) and len(node.decorator_list) == 1:
            match node.decorator_list[0]:
                case ast.Call(
                    func=ast.Name(id="rule") | ast.Attribute(attr="rule"),
                    args=[ast.Constant(value=str(id))],
                ):
                    yield node, id

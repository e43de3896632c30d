"""Python files as trees: where a function or a class stands, and which names a file imports."""

from __future__ import annotations

import ast
import sys
from functools import cache
from importlib import import_module
from pathlib import Path
from types import FunctionType
from typing import Any

Function = ast.FunctionDef | ast.Lambda


class Source:
    """One Python file."""

    def __init__(self, path: str) -> None:
        self._tree = ast.parse(Path(path).read_text("utf-8"))
        self._imported: dict[str, tuple[str, str]] = {}
        self._functions: dict[int, list[Function]] = {}
        for node in ast.walk(self._tree):
            if isinstance(node, ast.ImportFrom) and node.module and not node.level:
                for alias in node.names:
                    self._imported[alias.asname or alias.name] = (node.module, alias.name)
            elif isinstance(node, Function):
                self._functions.setdefault(_first_line(node), []).append(node)

    def functions(self, line: int) -> list[Function]:
        """Return the functions that begin on a line: several, if they are lambdas."""
        return self._functions[line]

    def class_(self, qualname: str) -> ast.ClassDef:
        """Return the class of a name; raises LookupError for one that no class statement makes."""
        node: ast.Module | ast.ClassDef = self._tree
        for name in qualname.split("."):
            within = (each for each in node.body if isinstance(each, ast.ClassDef))
            found = next((each for each in within if each.name == name), None)
            if found is None:
                break
            node = found
        if found is None:
            raise LookupError(f"no class statement makes {qualname}")
        return found

    def imported(self, name: str) -> Any:
        """Return what an import within a block or a function gives a name; None if none does."""
        module, attribute = self._imported.get(name, ("", ""))
        return getattr(import_module(module), attribute, None) if module else None


@cache
def source(path: str) -> Source:
    """Return the file at a path, read once."""
    return Source(path)


def of_class(cls: type[Any]) -> Source:
    """Return the file that a class stands in."""
    return source(sys.modules[cls.__module__].__file__ or "")


def of_function(function: FunctionType) -> Source:
    """Return the file that a function stands in."""
    return source(function.__code__.co_filename)


def _first_line(node: Function) -> int:
    decorators = [] if isinstance(node, ast.Lambda) else node.decorator_list
    return min(each.lineno for each in (node, *decorators))

"""What a piece of code says: its syntax without layout, comments, docstrings and annotations."""

from __future__ import annotations

import ast
from collections.abc import Collection, Iterable
from typing import Any

_SILENT = {"ctx", "kind", "returns", "annotation", "type_comment", "type_params", "type_ignores"}
"""What tells nothing of what is done, or is not there in every Python."""


def wording(node: Any, modules: Collection[str] = ()) -> str:
    """Return what a tree says, the same for every Python and whatever module things stand in.

    What is taken from one of `modules` (`v.Destroy`) is called by its own name alone.
    """
    if isinstance(node, list):
        return f"[{','.join(wording(each, modules) for each in _that_matter(node))}]"
    if not isinstance(node, ast.AST):
        return ascii(node)
    name = type(node).__name__
    if isinstance(node, ast.Attribute) and (bare := _bare(node, modules)):
        return bare
    told = (
        f"{key}={wording(value, modules)}"
        for key, value in ast.iter_fields(node)
        if value is not None and value != [] and key not in _SILENT
    )
    return f"{name}({','.join(told)})"


def parts(node: ast.ClassDef) -> tuple[list[ast.AST], dict[str, list[ast.AST]]]:
    """Return what makes a class (its bases and fields), and what can be asked of it by name.

    That is its methods, and attributes that it has without being a field: those of the class.
    """
    header: list[ast.AST] = [*node.decorator_list, *node.bases, *node.keywords]
    members: dict[str, list[ast.AST]] = {}
    for each in node.body:
        name = _member(each)
        members.setdefault(name, []).append(each) if name else header.append(each)
    return header, members


def _member(node: ast.stmt) -> str:
    """Return the name of a method or of an attribute of the class; none for anything else."""
    match node:
        case ast.FunctionDef(name=name):
            return name
        case ast.Assign(targets=[ast.Name(id=name)]):
            return "" if name.startswith("__") else name
        case ast.AnnAssign(target=ast.Name(id=name), annotation=annotation):
            return name if "ClassVar" in ast.unparse(annotation) else ""
    return ""


def _that_matter(nodes: Iterable[Any]) -> Iterable[Any]:
    """Leave out texts, imports and what is only declared: they do nothing."""
    for node in nodes:
        text = isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant)
        if not text and not isinstance(node, ast.Import | ast.ImportFrom | ast.Pass):
            yield node


def _bare(node: ast.Attribute, modules: Collection[str]) -> str:
    """Return the wording of something out of a module, as if it had been imported by its name."""
    if isinstance(node.value, ast.Name) and node.value.id in modules:
        return wording(ast.Name(node.attr, ast.Load()))
    return ""

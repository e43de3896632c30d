"""What of a module nothing can notice, or nothing but the type checker: no place for a mutant."""

from __future__ import annotations

import ast
from collections.abc import Iterator

Span = tuple[tuple[int, int], tuple[int, int]]
"""Where something begins and ends: each a line, from 1, and a column, from 0."""


def unseen(source: str) -> list[Span]:
    """Return where annotations are, decorators of classes, and imports for types alone."""
    return [_span(part) for node in ast.walk(ast.parse(source)) for part in _unseen(node)]


def within(span: Span, others: list[Span]) -> bool:
    """Return whether a span lies in one of others."""
    return any(start <= span[0] and span[1] <= end for start, end in others)


def _unseen(node: ast.AST) -> Iterator[ast.AST]:
    match node:
        case ast.arg(annotation=ast.expr() as annotation) | ast.AnnAssign(annotation=annotation):
            yield annotation
        case ast.FunctionDef(returns=ast.expr() as annotation):
            yield annotation
        case ast.ClassDef():
            yield from node.decorator_list
        case ast.If(test=ast.Name(id="TYPE_CHECKING")):
            yield node
        case _:
            pass


def _span(node: ast.AST) -> Span:
    assert isinstance(node, ast.expr | ast.stmt)
    assert node.end_lineno is not None
    assert node.end_col_offset is not None
    return (node.lineno, node.col_offset), (node.end_lineno, node.end_col_offset)

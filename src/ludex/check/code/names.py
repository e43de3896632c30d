"""The names in a piece of code: those it takes from outside, and those it may ask a thing for."""

from __future__ import annotations

import ast
from typing import Any

Way = tuple[str, ...]
"""What comes after a name, dot by dot: `("Destroy",)` in `v.Destroy`."""


class Names(ast.NodeVisitor):
    """What some pieces of code name, as one scope.

    `outer` are the names that are read and not bound, each with the ways that lead on from it;
    `asked` those that follow a dot or that a string spells, by which methods are reached, and
    `asked_of` those that a parameter is asked for, beside its annotation; `types` all annotations,
    which do nothing but tell of which class a thing is.
    """

    def __init__(self, *nodes: Any) -> None:
        self.outer: dict[str, set[Way]] = {}
        self.asked: set[str] = set()
        self.asked_of: list[tuple[ast.expr, set[str]]] = []
        self.types: list[ast.expr] = []
        self._bound: dict[str, ast.expr | None] = {}
        for node in nodes:
            self.visit(node)
        for name, annotation in self._bound.items():
            first = {way[0] for way in self.outer.pop(name, ()) if way}
            if annotation is None:
                self.asked |= first
            else:
                self.asked_of.append((annotation, first))

    def _reads(self, name: str, way: Way = ()) -> None:
        self.outer.setdefault(name, set()).add(way)

    def _typed(self, *annotations: ast.expr | None) -> None:
        self.types.extend(each for each in annotations if each is not None)

    def _within(self, *nodes: Any) -> None:
        """Take over what a scope inside this one names and does not bind."""
        inner = Names(*nodes)
        self.asked |= inner.asked
        self.asked_of += inner.asked_of
        self.types += inner.types
        for name, ways in inner.outer.items():
            self.outer.setdefault(name, set()).update(ways)

    def visit_Name(self, node: ast.Name) -> None:
        """Read or bind a name."""
        if isinstance(node.ctx, ast.Load):
            self._reads(node.id)
        else:
            self._bound[node.id] = None

    def visit_Attribute(self, node: ast.Attribute) -> None:
        """Follow the dots back to where they begin."""
        way: Way = ()
        root: ast.expr = node
        while isinstance(root, ast.Attribute):
            way, root = (root.attr, *way), root.value
        if isinstance(root, ast.Name):
            self._reads(root.id, way)
            self.asked.update(way[1:])
        else:
            self.visit(root)
            self.asked.update(way)

    def visit_Constant(self, node: ast.Constant) -> None:
        """Take a string for the name that it may spell, as `attrgetter` does."""
        if isinstance(node.value, str):
            self.asked.update(spelled(node.value))

    def visit_MatchClass(self, node: ast.MatchClass) -> None:
        """Read what a pattern asks an object for."""
        self.asked.update(node.kwd_attrs)
        self.generic_visit(node)

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        """Keep the annotation apart."""
        self._typed(node.annotation)
        self.visit(node.target)
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        """Bind a parameter."""
        self._typed(node.annotation)
        self._bound[node.arg] = node.annotation

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        """Bind a function; its decorators and defaults are read outside of it."""
        self._bound[node.name] = None
        self._typed(node.returns)
        for each in (*node.decorator_list, *_defaults(node.args)):
            self.visit(each)
        self._within(*_parameters(node.args), *node.body)

    def visit_Lambda(self, node: ast.Lambda) -> None:
        """Enter a function without a name."""
        for each in _defaults(node.args):
            self.visit(each)
        self._within(*_parameters(node.args), node.body)

    def visit_ClassDef(self, node: ast.ClassDef) -> None:
        """Bind a class that stands in a function."""
        self._bound[node.name] = None
        for each in (*node.decorator_list, *node.bases, *node.keywords):
            self.visit(each)
        self._within(*node.body)

    def generic_visit(self, node: ast.AST) -> None:
        """Bind what an `except` or a pattern binds, enter a comprehension, and go on inside."""
        if isinstance(node, ast.ListComp | ast.SetComp | ast.DictComp | ast.GeneratorExp):
            first, *others = node.generators
            made = (node.key, node.value) if isinstance(node, ast.DictComp) else (node.elt,)
            self.visit(first.iter)
            self._within(first.target, *first.ifs, *others, *made)
            return
        if isinstance(node, ast.ExceptHandler | ast.MatchAs | ast.MatchStar) and node.name:
            self._bound[node.name] = None
        elif isinstance(node, ast.MatchMapping) and node.rest:
            self._bound[node.rest] = None
        super().generic_visit(node)


def spelled(text: str) -> tuple[str, ...]:
    """Return the names that a string may spell: one, or several with dots between."""
    parts = tuple(text.split("."))
    return parts if all(part.isidentifier() for part in parts) else ()


def _parameters(args: ast.arguments) -> list[ast.arg]:
    found = [*args.posonlyargs, *args.args, args.vararg, *args.kwonlyargs, args.kwarg]
    return [each for each in found if each is not None]


def _defaults(args: ast.arguments) -> list[ast.expr]:
    return [each for each in (*args.defaults, *args.kw_defaults) if each is not None]

"""The names that a piece of code takes from outside."""

import ast
from textwrap import dedent

import pytest

from ludex.check.code.names import Names


def names(code: str) -> Names:
    return Names(*ast.parse(dedent(code)).body)


@pytest.mark.parametrize(
    ("code", "outer"),
    [
        ("def f(a, *b, c=d, **e): return a, b, c, e, g", {"d", "g"}),
        ("def f():\n  x = y\n  return x", {"y"}),
        ("def f():\n  def inner(x): return x, y\n  return inner", {"y"}),
        ("def f(): return [x for x in x]", {"x"}),
        ("def f(): return x, {x: y for x, y in z if y}", {"x", "z"}),
        ("def f(): return lambda x, y=x: x + y + z", {"x", "z"}),
        ("def f():\n  try: g()\n  except e as x: x()", {"e", "g"}),
        (
            "def f(a):\n  match a:\n    case C(k=[b, *c], l={'x': d, **e}) as g: b, c, d, e, g",
            {"C"},
        ),
        ("def f():\n  for x, (y, z) in w: x, y, z", {"w"}),
        ("def f():\n  class A(B): c = d\n  return A, c", {"B", "c", "d"}),
        ("@a(b)\ndef f(x: T) -> R:\n  y: U = x\n  return y", {"a", "b"}),
    ],
)
def test_what_is_bound_is_not_taken_from_outside(code: str, outer: set[str]) -> None:
    assert set(names(code).outer) == outer


def test_the_way_by_dots_is_kept() -> None:
    found = names("a.b.c(d).e\na.f")
    assert found.outer == {"a": {("b", "c"), ("f",)}, "d": {()}}
    assert found.asked == {"c", "e"}


def test_what_a_parameter_is_asked_for_lies_beside_its_annotation() -> None:
    found = names("def f(x: T, y):\n  x.a.b, y.c\n  return [x.d for x in x.e], lambda: x.f")
    assert [(ast.unparse(each), asked) for each, asked in found.asked_of] == [
        ("T", {"a", "e", "f"})
    ]
    assert found.asked == {"b", "c", "d"}


def test_annotations_lie_apart() -> None:
    found = names("def f(x: T) -> R:\n  y: U = [lambda: 0]\n  def g(z: V): pass")
    assert {ast.unparse(each) for each in found.types} == {"T", "R", "U", "V"}


def test_a_pattern_and_a_string_ask_for_names() -> None:
    found = names("match a:\n  case C(held=b): getattr(b, 'rank')")
    assert found.asked == {"held", "rank"}

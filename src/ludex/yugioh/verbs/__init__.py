"""What effects do: one record a verb, each in a file of its own, known by being there."""

from __future__ import annotations

from importlib import import_module
from pkgutil import iter_modules
from typing import TYPE_CHECKING, Union

from ludex.yugioh.verbs.verb import VERBS, Verb

for _module in iter_modules(__path__):
    import_module(f"{__name__}.{_module.name}")

if TYPE_CHECKING:
    AnyVerb = Verb
else:  # validators tell the verbs apart, and so have to see each of them
    AnyVerb = Union[tuple(VERBS[name] for name in sorted(VERBS))]  # noqa: UP007

__all__ = ["VERBS", "AnyVerb", "Verb"]

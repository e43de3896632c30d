"""Validators of the kinds of files, with a game's vocabulary in its place."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import MISSING, fields
from functools import cached_property, lru_cache
from operator import or_
from types import GenericAlias, MappingProxyType
from typing import Any, get_type_hints

from pydantic import Field, TypeAdapter, ValidationError, create_model
from pydantic_core import ErrorDetails, SchemaValidator

from ludex.kb import layout, model
from ludex.kb.fields import Model, ToRuleset, empty, names_as_published, record
from ludex.kb.json_schema import generate
from ludex.kb.unions import strict
from ludex.kb.vocabulary import Cards, Vocabulary


class Validator:
    """Makes the values of one model out of plain data; it is built when it is first asked."""

    def __init__(self, of: type[Model]) -> None:
        self.of = of

    @cached_property
    def _schema(self) -> Any:
        # A list, since a model alone would be built, and used, without its unions told apart.
        items: Any = GenericAlias(list, (self.of,))
        return strict(TypeAdapter(items).core_schema)

    @cached_property
    def _validator(self) -> SchemaValidator:
        return SchemaValidator(self._schema)

    def validate(self, data: object) -> tuple[Any, Sequence[ErrorDetails]]:
        """Return the value, or None and what is wrong with the data."""
        try:
            return self._validator.validate_python([data])[0], ()
        except ValidationError as error:
            return None, error.errors(include_url=False)

    @cached_property
    def json_schema(self) -> Mapping[str, Any]:
        """The JSON Schema of the same data."""
        schema = generate(self._schema)
        return {**schema["items"], "$defs": schema.get("$defs", {})}


@lru_cache(maxsize=8)
def validators(*games: Vocabulary) -> Mapping[str, Validator]:
    """Return the validator of each shape of file, and of clauses and examples."""
    names = tuple(game.name for game in games)
    shapes: dict[str, type[Model]] = {
        layout.shape(kind, game.name, names): of
        for game in games
        for kind, of in _of_a_game(game).items()
    }
    shapes |= {
        "source": model.Source,
        "claims": model.Claims,
        "rulebook": model.Rulebook,
        "list": model.CardList,
        "ruleset": model.Ruleset,
        "terms": model.Terms,
    }
    return MappingProxyType({kind: Validator(of) for kind, of in shapes.items()})


def models(*games: Vocabulary) -> Mapping[str, type[Model]]:
    """Return the classes of which values are made, by names that stay the same."""
    own = {name: of for name, of in vars(model).items() if isinstance(of, type)}
    of_games = {shape: validator.of for shape, validator in validators(*games).items()}
    return {name: of for name, of in own.items() if issubclass(of, Model)} | of_games


def _of_a_game(vocabulary: Vocabulary) -> dict[str, type[Model]]:
    sets = record("Sets", vocabulary.quantities, total=False)
    play, expect = _many(vocabulary.step), _many(vocabulary.expect)
    clause = _model(model.Clause, sets=(sets | None, None))
    variant = _model(model.Variant, play=(play | None, None), expect=(expect, ...))
    under = GenericAlias(Mapping, (ToRuleset, or_(model.Word, variant)))
    example = _model(
        model.Example,
        start=(vocabulary.start, ...),
        play=(play, ()),
        expect=(expect, ()),
        under=(under, empty("what happens under other rulesets")),
    )
    article = _model(model.Article, clauses=(_many(clause), ...), examples=(_many(example), ()))
    examples = _model(model.Examples, examples=(_many(example), ...))
    return {
        "article": article,
        "examples": examples,
        "clause": clause,
        "example": example,
        "variant": variant,
        **_of_cards(vocabulary.cards),
    }


def _of_cards(cards: Cards | None) -> dict[str, type[Model]]:
    if cards is None:
        return {}
    registered = _card(model.Registered, cards.registered, cards.named_in)
    register = _model(model.Register, cards=(_many(registered), ...))
    card = _card(model.Card, cards.facts, cards.named_in)
    return {"card": card, "registered": registered, "register": register}


def _many(of: Any) -> Any:
    return GenericAlias(tuple, (of, ...))


def _model(base: type[Model], **replaced: Any) -> Any:
    return create_model(base.__name__, __base__=base, __doc__=base.__doc__, **replaced)


def _card(base: type[model.KnownCard], of: Any, named_in: Collection[str] | None) -> Any:
    hints = get_type_hints(of, include_extras=True)
    facts: dict[str, Any] = {}
    for field in fields(of):
        if field.name not in base.model_fields:
            default = ... if field.default is MISSING else field.default
            if field.default_factory is not MISSING:
                default = Field(default_factory=field.default_factory)
            facts[field.name] = (hints[field.name], default)
    if named_in is not None:
        facts["names"] = (names_as_published(named_in), ...)
    card = _model(base, **facts)
    card.facts_type = of
    return card

"""What a knowledge base holds: rulebooks and their articles, rulesets, sources, cards and terms.

Here are the shapes; a game's own parts are `Any` until `validate` puts its vocabulary in their
place.
"""

from collections.abc import Mapping
from dataclasses import fields
from typing import TYPE_CHECKING, Annotated, Any, ClassVar, Literal

from pydantic import Field, PrivateAttr

from ludex.kb.fields import (
    ArticleId,
    ClaimId,
    ClauseId,
    Date,
    ExampleId,
    Language,
    ListId,
    Model,
    Name,
    ProvisionId,
    RulebookId,
    Slug,
    Text,
    ToAnyCard,
    ToAnyClause,
    ToClaim,
    ToClause,
    ToExample,
    ToRuleset,
    ToSource,
    Trust,
    Whole,
    empty,
)
from ludex.kb.fields import Names as _Names
from ludex.kb.fields import TermNames as _TermNames

if TYPE_CHECKING:
    Names = Mapping[str, str]
    TermNames = Mapping[str, Mapping[str, str]]
else:
    Names, TermNames = _Names, _TermNames


Word = Literal["same", "not-played"]
"""What needs no more than a word: the same outcome, or that an example is not played there."""


class Publication(Model):
    """A published page that is none of the sources."""

    title: Name
    site: Name
    date: Date | None = None
    where: Text | None = None


Sources = tuple[ToSource | Publication, ...]


class Claim(Model):
    """One thing that a source says, in our words."""

    id: ClaimId
    kind: Literal[
        "card-ruling",
        "definition",
        "example",
        "exception",
        "list-membership",
        "procedure-step",
        "rule",
    ]
    where: Name = Field(description="where a reader of the source finds it")
    illustrates: tuple[ToClaim, ...] = Field(
        (), description="of an example or a ruling: the claims of which it tells a case"
    )
    says: Text
    open: Text | None = Field(None, description="why nothing has taken it up yet")


class Source(Model):
    """A published document, and what it claims."""

    id: Slug
    title: Name
    site: Name
    language: Name
    date: Date | None = None
    describes: Text
    claims: tuple[Claim, ...] = ()


class Claims(Model):
    """More claims of the source whose folder the file is in."""

    claims: tuple[Claim, ...]


class Rulebook(Model):
    """Articles that are cited under one prefix."""

    id: RulebookId
    title: Text
    summary: Text
    ruleset: ToRuleset = Field(description="under which its examples run unless they say otherwise")
    also_under: tuple[ToRuleset, ...] = Field(
        (), description="under which they run as well, with the same outcome unless they say more"
    )
    sources: Sources = ()


class Revision(Model):
    """What a clause said before its meaning changed."""

    revision: Whole
    text: Text
    until: Date


class Retired(Model):
    """Why something no longer counts; its ID stays, and is never used again."""

    reason: Text
    successor: ToAnyClause | None = None


class RetiredExample(Model):
    """Why an example no longer counts; its ID stays, and is never used again."""

    reason: Text
    successor: ToExample | None = None


class Interpretation(Model):
    """How we read what the sources leave open."""

    text: Text
    grounds: Text
    trust: Trust


class Witness(Model):
    """The other way in which a clause is shown to matter, where switching it off shows nothing."""

    by: Literal["swap"]
    reason: Text


Aliases = Annotated[
    tuple[Name, ...], Field(description="what players call it, in whatever language they type")
]


class Clause(Model):
    """The smallest thing that can be cited, and be true or false of an engine."""

    id: ClauseId
    text: Text
    kind: Literal["rule", "term", "conduct"] = Field(
        "rule", description="what a program plays by, a definition, or what only persons can check"
    )
    trust: Trust
    from_: tuple[ToClaim, ...] = ()
    sources: Sources = ()
    concept: Slug | None = Field(None, description="the question it answers, across rulebooks")
    aliases: Aliases = ()
    revision: Whole = 1
    revisions: tuple[Revision, ...] = ()
    retired: Retired | None = None
    interpretation: Interpretation | None = None
    sets: Any = None
    witness: Witness | None = None
    explains: ToClause | None = Field(
        None, description="the clause that decides, where this one only gives the reason for it"
    )
    equivalent: Mapping[Name, Text] = empty(
        "rows with a neighbour that means the same, as `quantity/row: neighbour`, or rival answers "
        "that do, as `swap: CLAUSE, CLAUSE`; and why"
    )
    always: Text | None = Field(None, description="why no near miss is possible: no condition")


class Variant(Model):
    """What differs in an example under another ruleset, and the clauses that make it differ."""

    play: tuple[Any, ...] | None = None
    expect: tuple[Any, ...]
    because: tuple[ToClause, ...] = Field(min_length=1)


class Asked(Model):
    """What players ask that an example answers, and the answer in a sentence."""

    question: Text
    answer: Text


class Example(Model):
    """A position, a script of decisions, and what comes of it."""

    id: ExampleId
    title: Text
    shows: tuple[ToClause, ...] = Field((), description="the clauses it shows applying")
    near_miss: Mapping[ToClause, Name] = empty(
        "for which card or player each of these clauses just fails to apply"
    )
    from_: tuple[ToClaim, ...] = ()
    sources: Sources = Field((), description="pages on which the ruling was published")
    ruleset: ToRuleset | None = Field(None, description="if it is not its rulebook's")
    start: Any
    play: tuple[Any, ...] = ()
    expect: tuple[Any, ...] = ()
    under: Mapping[ToRuleset, Word | Variant] = empty()
    note: Text | None = None
    asked: Asked | None = None
    retired: RetiredExample | None = None


class OtherPrograms(Model):
    """What programs that play the game do instead, and an example of the right outcome."""

    text: Text
    example: ToExample
    sources: Sources = ()


class Article(Model):
    """Clauses on one subject, with their examples."""

    id: ArticleId
    game: Slug | None = Field(None, description="whose vocabulary it uses, if not its folder's")
    title: Text
    summary: Text | None = None
    aliases: Aliases = ()
    other_programs: OtherPrograms | None = None
    clauses: tuple[Clause, ...]
    examples: tuple[Example, ...] = ()


class Examples(Model):
    """More examples of the article whose folder the file is in."""

    examples: tuple[Example, ...]


class Ruleset(Model):
    """Which clauses are in force: those of another ruleset, and what is changed in them."""

    id: Slug
    title: Text
    summary: Text
    since: Date
    until: Date | None = None
    extends: ToRuleset | None = None
    enact: tuple[ProvisionId, ...] = ()
    replace: Mapping[ProvisionId, ProvisionId] = empty()
    repeal: tuple[ProvisionId, ...] = ()
    order: tuple[tuple[ClauseId, ...], ...] = Field(
        (), description="clauses that act in this order when they hang on the same occasion"
    )
    sources: Sources = ()


class KnownCard(Model):
    """A card whose identity is known: its names, and what a game's vocabulary says of it."""

    facts_type: ClassVar[Any]
    id: Slug
    names: Names
    _facts: Any = PrivateAttr()

    def model_post_init(self, context: Any, /) -> None:
        """Make the game's own value, which may refuse what does not fit together."""
        names = (field.name for field in fields(self.facts_type))
        self._facts = self.facts_type(**{name: getattr(self, name) for name in names})

    @property
    def facts(self) -> Any:
        """The card as the game's vocabulary declares it."""
        return self._facts


class Card(KnownCard):
    """A card: its names, and the facts and effects that a game's vocabulary gives it."""

    aliases: Aliases = ()


class Registered(KnownCard):
    """A card that is known, but has no file: its names, and the facts that tell it from others."""


class Register(Model):
    """Known cards that have no file of their own, of one letter."""

    cards: tuple[Registered, ...]


class CardList(Model):
    """The cards forbidden and limited from a day on."""

    id: ListId
    title: Text
    summary: Text | None = None
    territory: Name
    since: Date
    until: Date | None = None
    source: ToSource | Publication
    forbidden: tuple[ToAnyCard, ...] = ()
    limited: tuple[ToAnyCard, ...] = ()
    semi_limited: tuple[ToAnyCard, ...] = ()


class Term(Model):
    """An official game term, in every language and the forms that texts need."""

    id: Slug
    names: TermNames
    original: Name | None = Field(
        None, description="the name in the language in which the game was printed, if in no other"
    )
    aliases: Aliases = ()
    definition: Text | None = None
    own: tuple[Language, ...] = Field(
        (), description="languages whose name for it was found in no official text"
    )


class Terms(Model):
    """Terms of one theme."""

    terms: tuple[Term, ...]

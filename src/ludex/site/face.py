"""What the site shows of a game in a way of its own: one face a game."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from markupsafe import Markup, escape

from ludex.playing.record import GameRecord
from ludex.project.project import Project
from ludex.site.addresses import Address
from ludex.site.boards.pieces import Boards
from ludex.site.expects import Say

if TYPE_CHECKING:
    from ludex.site.leaf import Shown
    from ludex.site.stories import Runs
    from ludex.site.writer import Writer


def _of_no_card(_runs: Runs) -> Mapping[str, str]:
    return {}


@dataclass(frozen=True)
class Asking:
    """What a chart asks the engine of one thing after the other, which takes long."""

    of: Callable[[Runs], Sequence[str]]
    """The things."""
    ask: Callable[[str], Any]
    known: dict[str, Any]
    """The answers."""


@dataclass(frozen=True)
class Chart:
    """A page about one ruleset or several, which a game makes by asking what the engine asks.

    `words` begins what is said of such pages: `….label` on the page of the ruleset, `….see` on
    that of an article on whose clauses one rests; one about several rulesets has a `….name`, one
    that tells of cards a `….card`. Where it is `on_top`, the header of every page leads to it by
    its `….top`, and the first page says what is `….within`.
    """

    words: str
    rulesets: tuple[str, ...]
    address: Address
    clauses: frozenset[str]
    """Those that it rests on."""
    show: Callable[[Runs, Writer], Shown]
    on_top: bool = False
    cards: Callable[[Runs], Mapping[str, str]] = _of_no_card
    """The anchor of each card that it tells of; the page of that card leads there."""
    asking: Asking | None = None
    """What is to be asked before it is shown, by several processes."""


def _in_one_family(_facts: Any) -> str:
    return ""


def _nothing_in_short(_writer: Writer, _facts: Any) -> str:
    return ""


@dataclass(frozen=True)
class CardFace:
    """How a game's cards are shown: by their facts, encoded or only registered."""

    rows: Callable[[Writer, Any], Iterator[tuple[str, Any]]]
    """The facts, each with what it is called."""
    kind: Callable[[Writer, Any], Markup]
    """What it is, in a word."""
    identity: Callable[[Any], str]
    """What it is told from other cards by, as it is printed."""
    families: tuple[str, ...] = ("",)
    """What the index is divided into, under the heading `cards.…`; one family has no heading."""
    family: Callable[[Any], str] = _in_one_family
    in_short: Callable[[Writer, Any], str] = _nothing_in_short
    """What the index says of an encoded one beside its kind."""
    effects: Callable[[Writer, str, Any], Mapping[str, Any]] | None = None
    """What the page of an encoded one shows of its text: `effects`, `unencoded` and `remarks`."""


def plain_cards(game: GameRecord) -> CardFace:
    """Return how the cards of a game are shown that says no more than their facts."""

    def told(writer: Writer, key: str, facts: Any) -> Markup:
        value = getattr(facts, key.replace("-", "_"))
        word = f"{key}.{value}"
        return writer.ui(word) if word in writer.project.ui else escape(value)

    def rows(writer: Writer, facts: Any) -> Iterator[tuple[str, Any]]:
        for key in game.card_facts:
            if getattr(facts, key.replace("-", "_"), None) is not None:
                yield writer.word(f"card.{key}"), told(writer, key, facts)

    def identity(facts: Any) -> str:
        cards = game.engine.cards
        return str(getattr(facts, cards.identities[0])) if cards and cards.identities else ""

    return CardFace(rows=rows, kind=lambda _, facts: escape(identity(facts)), identity=identity)


def _no_charts(_project: Project) -> Iterable[Chart]:
    return ()


@dataclass(frozen=True)
class Face:
    """What the site asks of a game."""

    expects: Mapping[type, Say]
    """How each of its expectations is put into words."""
    labels: Callable[[Any], Mapping[str, str]]
    """The card that each name in the start of an example means."""
    boards: Boards
    """How its states are drawn."""
    cards: CardFace | None = None
    """None where its cards have facts and no more."""
    charts: Callable[[Project], Iterable[Chart]] = _no_charts

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import date
from pathlib import Path
from typing import Annotated, Any, Literal

import pytest

from ludex.kb.json_schema import generate
from ludex.kb.references import BadText, Reference, references
from tests.kb.tree import problems

Card = Annotated[str, "card"]


@dataclass(frozen=True, slots=True)
class One:
    card: Card
    number: int = 0
    on: date | None = None


@dataclass(frozen=True, slots=True)
class Many:
    cards: tuple[Card, ...] | Literal["all"] | None = None
    one_or_one: Card | One | Literal["this"] | None = None
    by_card: Mapping[Card, Annotated[str, "rule-text", "text"]] | None = None
    counts: Mapping[str, int] | None = None
    whatever: Any = None
    nested: tuple[tuple[One, ...], ...] = ()
    words: tuple[str, ...] | str = ()


@pytest.mark.parametrize(
    ("value", "found"),
    [
        (One("umi#2"), [Reference("card", "umi", ("card",))]),
        (Many(cards=("a", "b#1.condition")), [
            Reference("card", "a", ("cards", 0)), Reference("card", "b", ("cards", 1))]),
        (Many(cards="all"), []),
        (Many(one_or_one="this"), []),
        (Many(one_or_one="umi"), [Reference("card", "umi", ("one-or-one",))]),
        (Many(one_or_one=One("umi")), [Reference("card", "umi", ("one-or-one", "card"))]),
        (Many(by_card={"umi": "see {term:hand:plural}"}), [
            Reference("card", "umi", ("by-card", "umi"), in_key=True),
            Reference("term", "hand", ("by-card", "umi"), "plural")]),
        (Many(by_card={"umi": "see {card:umi}"}), [
            Reference("card", "umi", ("by-card", "umi"), in_key=True),
            Reference("any-card", "umi", ("by-card", "umi"))]),
        (Many(by_card={"umi": "{"}), [
            Reference("card", "umi", ("by-card", "umi"), in_key=True),
            BadText("column 1: '{' stands alone; braces hold placeholders", ("by-card", "umi"))]),
        (Many(counts={"umi": 1}, words=("umi",)), []),
        (Many(whatever={"x": [One("umi"), "y", 3]}), [
            Reference("card", "umi", ("whatever", "x", 0, "card"))]),
        (Many(nested=((), (One("umi"),))), [Reference("card", "umi", ("nested", 1, 0, "card"))]),
        ([One("umi"), 1, None], [Reference("card", "umi", (0, "card"))]),
    ],
)  # fmt: skip
def test_a_reference_is_known_by_its_annotation(value: object, found: list[Any]) -> None:
    assert list(references(value)) == found


def test_a_kind_of_reference_that_is_none_is_an_error() -> None:
    @dataclass(frozen=True, slots=True)
    class Wrong:
        card: Annotated[str, "crad"]

    with pytest.raises(TypeError, match="'crad' is none of any-card, any-clause, card"):
        list(references(Wrong("umi")))


def test_the_whole_parts_of_a_broken_article_are_checked(rules: Path) -> None:
    path = rules / "demo/core/01-hand.yaml"
    text = path.read_text().replace("trust: inferred", "trust: nobody", 1)
    text = text.replace("text: Nobody may look at the pile.", "text: See {rule:TCG-1.4}.")
    text = text.replace("text: A card too many stays.", 'text: "See {rule:TCG-1.4}."')
    path.write_text(text.replace("from: [duel-x001]\n", "from: [duel-c007]\n"))
    assert [(each.line, each.id, each.found) for each in problems(rules)] == [
        (22, "TCG-1.3", "found 'nobody'"),
        (33, "TCG-1.E1", "the unknown claim 'duel-c007'"),
    ]


def test_a_table_of_anything_has_a_schema() -> None:
    assert generate({"type": "dict"}) == {"type": "object"}

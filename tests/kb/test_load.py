import os
from collections.abc import Mapping
from dataclasses import FrozenInstanceError
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from pydantic import ValidationError

from ludex.kb.errors import Problems
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.load import load
from tests.kb import demo
from tests.kb.tree import FILES, plant, problems


def test_everything_is_there_in_the_order_of_the_files(kb: KnowledgeBase) -> None:
    assert list(kb.rulebooks) == ["TCG", "HAT"]
    assert list(kb.articles) == ["TCG-1", "HAT-2"]
    assert list(kb.clauses) == ["TCG-1.1", "TCG-1.2", "TCG-1.3", "TCG-1.4", "HAT-2.1", "HAT-2.2"]
    assert list(kb.examples) == ["TCG-1.E1", "HAT-2.E1"]
    assert list(kb.cards) == ["ash-wolf", "red-spark"]
    assert list(kb.register) == ["moth", "mouse", "owl"]
    assert list(kb.known_cards) == ["ash-wolf", "red-spark", "moth", "mouse", "owl"]
    assert list(kb.lists) == ["2014-04-01"]
    assert list(kb.rulesets) == ["hat-2014", "tcg-core"]
    assert list(kb.sources) == ["duel"]
    assert list(kb.claims) == ["duel-c001", "duel-c002", "duel-x001"]
    assert list(kb.terms) == ["hand-limit", "hand"]
    assert len(kb.documents) == 13


def test_article_10_comes_after_article_9(rules: Path) -> None:
    for number in (9, 10):
        text = (rules / "demo/hat/02-sparks.yaml").read_text().replace("HAT-2", f"HAT-{number}")
        (rules / f"demo/hat/{number:02}-more.yaml").write_text(text)
    kb = load(rules, demo.VOCABULARY)
    assert list(kb.articles) == ["TCG-1", "HAT-2", "HAT-9", "HAT-10"]


def test_the_parts_of_a_game_are_its_own_dataclasses(kb: KnowledgeBase) -> None:
    example = kb.examples["TCG-1.E1"]
    held = demo.Holdings(("ash-wolf", "ash-wolf#2"), 3)
    assert example.start == demo.Start("B", {"A": held})
    assert example.play == (
        demo.Play("ash-wolf", "A", ("red-spark",)),
        demo.PlayFor("red-spark", "B", price=2),
        demo.Resolve("all"),
    )
    assert example.expect[0] == demo.CardIs("ash-wolf", "pile", ("duel-x001",))
    assert example.expect[2].cannot == demo.Play("ash-wolf", "A")
    variant = kb.examples["HAT-2.E1"].under["tcg-core"]
    assert not isinstance(variant, str)
    assert variant.expect == (demo.Has("B", 8),)
    assert kb.clauses["TCG-1.1"].sets == {
        "hand-limit": 6,
        "zones": {"pile": 1},
        "first-card": "ash-wolf",
    }
    spark = kb.cards["red-spark"].facts
    assert isinstance(spark, demo.CardFacts)
    assert spark.effects[0].does[1] == demo.If(
        demo.Filter(name="ash-wolf"), (demo.Destroy(demo.Filter(3)), demo.Damage(2, "B"))
    )


def test_a_registered_card_has_its_names_and_the_facts_of_the_game(kb: KnowledgeBase) -> None:
    owl = kb.register["owl"]
    assert owl.facts == demo.PrintedCard(2002, "spell")
    assert owl.names["en"] == "Owl, I"
    assert kb.known_cards["owl"] is owl
    assert kb.known_cards["ash-wolf"] is kb.cards["ash-wolf"]


def test_an_example_runs_first_under_its_own_ruleset_or_its_rulebook_s(kb: KnowledgeBase) -> None:
    assert kb.ruleset_of(kb.examples["HAT-2.E1"]) == "hat-2014"
    assert kb.article_of("TCG-1.E1").id == "TCG-1"
    assert kb.rulebook_of("HAT-2.1").title == "HAT Format"


def test_a_folded_text_is_one_line(kb: KnowledgeBase) -> None:
    assert kb.clauses["TCG-1.1"].text.endswith("{rule:TCG-1.E1} shows under {ruleset:tcg-core}.")


@pytest.mark.parametrize(
    ("address", "keys", "line", "column"),
    [
        ("TCG-1", (), 2, 1),
        ("TCG-1.2", (), 13, 5),
        ("TCG-1.2", ("revisions", 0), 18, 17),
        ("TCG-1.E1", ("play", 1), 39, 9),
        ("TCG-1.E1", ("expect", 1), 43, 9),
        ("TCG-1.E1", ("expect", 1, "life"), 44, 9),
        ("TCG-1.E1", ("expect", 9, "nothing"), 41, 5),
        ("duel-c002", (), 10, 5),
        ("card:ash-wolf", ("power",), 6, 1),
        ("card:owl", (), 2, 1),
        ("card:owl", ("passcode",), 2, 5),
        ("term:hand", ("names",), 11, 5),
        ("list:2014-04-01", (), 2, 1),
        ("ruleset:hat-2014", ("order",), 10, 1),
        ("source:duel", ("claims", 2), 11, 5),
    ],
)
def test_everything_is_somewhere(
    kb: KnowledgeBase, address: str, keys: tuple[str | int, ...], line: int, column: int
) -> None:
    where = kb.where(address, *keys)
    assert (where.line, where.column) == (line, column)
    assert where.path.is_relative_to(kb.root)


def test_what_is_nowhere_is_told_with_the_nearest_name(kb: KnowledgeBase) -> None:
    with pytest.raises(LookupError, match=r"'TCG-1\.9'; did you mean 'TCG-1\.4'"):
        kb.where("TCG-1.9")


@given(st.sampled_from(sorted(FILES)), st.data())
@settings(max_examples=60, deadline=None)
def test_any_damage_leaves_a_knowledge_base_or_problems(name: str, drawn: st.DataObject) -> None:
    text = FILES[name]
    start = drawn.draw(st.integers(0, len(text)))
    end = drawn.draw(st.integers(start, min(len(text), start + 12)))
    put = drawn.draw(st.text(alphabet="ab1 \n-:,[]{}#T.é", max_size=6))
    with TemporaryDirectory() as folder:
        root = Path(folder)
        plant(root, FILES | {name: text[:start] + put + text[end:]})
        try:
            load(root, demo.VOCABULARY)
        except Problems as problems:
            found = problems.problems
        else:
            return
    assert found
    assert all(each.line >= 1 and each.column >= 1 and each.found for each in found)


def test_nothing_can_be_changed(kb: KnowledgeBase) -> None:
    with pytest.raises(FrozenInstanceError):
        kb.digest = ""  # type: ignore[misc]
    with pytest.raises(ValidationError, match="frozen"):
        kb.clauses["TCG-1.1"].text = ""
    tables: list[Mapping[str, object]] = [
        kb.clauses,
        kb.cards["ash-wolf"].names,
        kb.clauses["TCG-1.1"].sets,
        kb.clauses["TCG-1.1"].sets["zones"],
        kb.examples["TCG-1.E1"].near_miss,
        kb.examples["HAT-2.E1"].near_miss,
        kb.terms["hand"].names["en"],
    ]
    for table in tables:
        with pytest.raises(TypeError, match="does not support item assignment"):
            table["x"] = "y"  # type: ignore[index]


def test_the_digest_tells_whether_anything_changed(rules: Path, kb: KnowledgeBase) -> None:
    assert load(rules, demo.VOCABULARY).digest == kb.digest
    with (rules / "terms/hands.yaml").open("a") as file:
        file.write("# a comment\n")
    assert load(rules, demo.VOCABULARY).digest != kb.digest


def test_a_folder_without_rules_is_a_problem(tmp_path: Path) -> None:
    with pytest.raises(Problems, match="no rules here"):
        load(tmp_path / "nowhere", demo.VOCABULARY)


def test_files_and_links_out_of_place_are_problems(rules: Path) -> None:
    (rules / "demo/notes.yaml").write_text("a: 1")
    (rules / "demo/cards/wolf.yml").write_text("a: 1")
    (rules / "demo/cards/link.yaml").symlink_to("/dev/zero")
    (rules / "demo/cards/folder.yaml").mkdir()
    os.mkfifo(rules / "demo/cards/fifo.yaml")
    assert [(each.path.name, each.found) for each in problems(rules)] == [
        ("fifo.yaml", "this is no regular file"),
        ("folder.yaml", "this is no regular file"),
        ("link.yaml", "this is no regular file"),
        ("wolf.yml", "a file of no known kind"),
        ("notes.yaml", "a file of no known kind"),
    ]


def test_a_file_that_may_not_be_read_is_a_problem(
    rules: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened = Path.open

    def guarded(path: Path, *args: Any) -> Any:
        if path.name == "red-spark.yaml":
            raise PermissionError(13, "Permission denied")
        return opened(path, *args)

    monkeypatch.setattr(Path, "open", guarded)
    assert [each.found for each in problems(rules)] == ["it cannot be read: Permission denied"]


def test_a_fault_of_shape_hides_no_fault_of_reference_beside_it(rules: Path) -> None:
    article = rules / "demo/core/01-hand.yaml"
    text = article.read_text().replace('hand: [ash-wolf, "ash-wolf#2"]', "hand: [[], ash-wlof, x]")
    article.write_text(text.replace("life: 3", "lfe: 3").replace("turn: B", "turn: C"))
    line = next(n for n, one in enumerate(text.splitlines(), 1) if "ash-wlof" in one)
    told = [(each.line, each.column, each.found) for each in problems(rules)]
    assert told == [
        (line - 1, 13, "found 'C'"),
        (line, 18, "found a list"),
        (line, 22, "the unknown card 'ash-wlof'"),
        (line, 32, "the unknown card 'x'"),
        (line, 36, "the unknown key 'lfe'"),
    ]


def test_all_problems_of_all_files_are_told_and_none_that_follows_from_another(
    rules: Path,
) -> None:
    article = rules / "demo/core/01-hand.yaml"
    text = article.read_text()
    text = text.replace("price: 2", "price: two").replace("shows: [TCG-1.2]", "shows: [TCG-1.8]")
    article.write_text(text.replace("{card:ash-wolf} counts", "{card:ash-wlof} counts"))
    (rules / "demo/cards/red-spark.yaml").write_text("id: red-spark\nid: again\n")
    (rules / "terms/hands.yaml").write_text("- id: hand-limit\n - id: hand\n")
    (rules / "sources/duel.yaml").write_bytes(b"id: duel\n  - id: duel-c001 \xff id: duel-x001")
    assert [(each.path.name, each.line, each.found) for each in problems(rules)] == [
        ("red-spark.yaml", 2, "the key 'id' a second time"),
        ("01-hand.yaml", 6, "the unknown card 'ash-wlof'"),
        ("01-hand.yaml", 31, "the unknown clause 'TCG-1.8'"),
        ("01-hand.yaml", 39, "found 'two'"),
        ("duel.yaml", 2, "the byte 0xFF, which is not UTF-8"),
        ("hands.yaml", 2, "while parsing a block collection did not find expected '-' indicator"),
    ]

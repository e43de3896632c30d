from dataclasses import dataclass, replace
from pathlib import Path

import pytest

from ludex.kb import lock_file
from ludex.kb.errors import Problems
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.load import load
from ludex.kb.lock import Code, Record, digest, in_short
from tests.kb.demo import VOCABULARY

ARTICLE = "demo/core/01-hand.yaml"
REACHED = {"Hand.size": "0a0a0a0a", "only_one": "0b0b0b0b"}
CODE = Code({"HAT-2.1": "1a2b"}, {"HAT-2.1": ("only_one", "Hand.size")}, REACHED)


@pytest.fixture
def locked(rules: Path, kb: KnowledgeBase) -> Path:
    """The record of the knowledge base as it was published."""
    path = rules / "ids.lock"
    Record(kb, path, CODE).write()
    return path


def changed(rules: Path, *replaced: tuple[str, str], name: str = ARTICLE) -> KnowledgeBase:
    path = rules / name
    text = path.read_text()
    for old, new in replaced:
        assert old in text
        text = text.replace(old, new)
    path.write_text(text)
    return load(rules, VOCABULARY)


def said(kb: KnowledgeBase, path: Path) -> list[str]:
    return [str(each).removeprefix(f"{path.parent}/") for each in Record(kb, path, CODE).problems()]


def test_every_id_is_on_record_in_its_order(locked: Path) -> None:
    lines = locked.read_text().splitlines()
    assert lines[0].startswith("# ")
    addresses = [line.split()[0] for line in lines[1:]]
    assert addresses[:6] == ["HAT", "HAT-2", "HAT-2.1", "HAT-2.2", "HAT-2.E1", "TCG"]
    assert {"card:umi", "term:hand"} - {*addresses} == {"card:umi"}
    assert "TCG-1.4 retired" in lines
    assert lines[1] == "HAT"
    assert lines[3].endswith(" 1a2b")
    assert lock_file.read(locked).ids["TCG-1.2"].revision == 2


def test_what_is_on_record_holds(kb: KnowledgeBase, locked: Path) -> None:
    assert Record(kb, locked).problems() == ()
    assert Record(kb, locked, CODE).problems() == ()
    before = locked.read_text()
    assert Record(kb, locked).write() == "ids.lock  nothing changed"
    assert locked.read_text() == before


def test_it_is_told_what_was_put_on_record(kb: KnowledgeBase, rules: Path, locked: Path) -> None:
    others = replace(CODE, pieces={**REACHED, "other": "0c0c0c0c"})
    assert Record(kb, locked, others).write() == "ids.lock  the list of code is up to date again"
    text = locked.read_text().replace("HAT-2\n", "").replace("HAT-2.E1\n", "")
    locked.write_text(text)
    assert Record(kb, locked, CODE).write() == "ids.lock  2 new: HAT-2, HAT-2.E1"


def test_there_is_nothing_on_record_at_first(kb: KnowledgeBase, rules: Path) -> None:
    found = Record(kb, rules / "ids.lock").problems()
    assert len(found) == len(kb.places)
    assert found[0].found == "an entry that ids.lock lacks"


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("A card that is too many", "Each card that is too many"),
        ("A card that is too many", "A card too many"),
    ],
)
def test_a_text_does_not_change_in_silence(rules: Path, locked: Path, old: str, new: str) -> None:
    kb = changed(rules, (old, new))
    assert "\n".join(said(kb, locked)) == (
        f"{ARTICLE}:14:5: TCG-1.2: another text or other data than those published as revision 2;"
        " expected revision 3, or --reworded if the meaning is the same"
    )
    record = Record(kb, locked)
    assert [each.id for each in record.contradictions(refactored=True)] == ["TCG-1.2"]
    assert list(record.contradictions(reworded=["TCG-1.2"])) == []
    record.write()
    assert said(kb, locked) == []


def test_data_do_not_change_in_silence(rules: Path, locked: Path) -> None:
    kb = changed(rules, ("zones: {pile: 1}", "zones: {pile: 2}"))
    assert [each.id for each in Record(kb, locked).problems()] == ["TCG-1.1"]


@dataclass(frozen=True, slots=True)
class Tribute:
    level: int
    needs: tuple[int, ...]


def test_the_digest_is_of_all_the_data(kb: KnowledgeBase) -> None:
    clause = kb.clauses["TCG-1.1"]
    digests = {
        digest(clause.model_copy(update={"sets": {"tributes": value}}))
        for value in (Tribute(5, (1,)), Tribute(5, (1, 2)), Tribute(6, (1,)), ["1"], "1", None)
    }
    assert len(digests) == 6
    assert digest(clause) == "b2ea77253ce5e4ef"


OTHER = replace(CODE, digests={"HAT-2.1": "ffff"})
"""The clause of code takes the same pieces together in another way."""


def test_code_does_not_change_in_silence(kb: KnowledgeBase, locked: Path) -> None:
    record = Record(kb, locked, OTHER)
    assert [(each.id, each.found, each.expected) for each in record.problems()] == [
        (
            "HAT-2.1",
            "other code than that published as revision 1",
            "revision 2, or --refactored if the meaning is the same",
        )
    ]
    assert [each.id for each in record.contradictions(reworded=["HAT-2.1"])] == ["HAT-2.1"]
    assert list(record.contradictions(refactored=True)) == []


def test_what_changed_of_the_code_is_told_the_nearest_first(
    kb: KnowledgeBase, locked: Path
) -> None:
    pieces = REACHED | {"Hand.size": "ffffffff", "nobody_reaches_it": "ffffffff", "new": "0c0c0c0c"}
    reaches = {"HAT-2.1": ("only_one", "new", "Hand.size")}
    record = Record(kb, locked, Code(OTHER.digests, reaches, pieces))
    assert record.rewritten() == {"HAT-2.1": ("new", "Hand.size")}
    (found,) = record.contradictions()
    assert found.found == "other code than that published as revision 1, by new, Hand.size"
    assert in_short(("a", "b", "c")) == "a, b, c"
    assert in_short(("a", "b", "c", "d", "e")) == "a, b, c and 2 more"


def test_the_same_by_other_code_keeps_its_revision_and_is_counted(
    rules: Path, kb: KnowledgeBase, locked: Path
) -> None:
    for code, line in ("ffff", "1+1 "), ("eeee", "1+2 "):
        record = Record(kb, locked, replace(CODE, digests={"HAT-2.1": code}))
        assert list(record.contradictions(refactored=True)) == []
        record.write()
        now = locked.read_text().splitlines()[3]
        assert now.startswith(f"HAT-2.1 {line}")
        assert now.endswith(code)
    past = "[{revision: 1, text: A spark hits., until: 2013-01-01}]"
    revised = f"hits once.\n    revision: 2\n    revisions: {past}\n"
    kb = changed(rules, ("hits once.\n", revised), name="demo/hat/02-sparks.yaml")
    Record(kb, locked, CODE).write()
    assert locked.read_text().splitlines()[3].startswith("HAT-2.1 2 ")


def test_what_the_code_consists_of_is_on_record_below_the_ids(
    kb: KnowledgeBase, locked: Path
) -> None:
    *_, title, first, second = locked.read_text().splitlines()
    assert title.startswith("# ")
    assert (first, second) == ("  Hand.size 0a0a0a0a", "  only_one 0b0b0b0b")
    record = Record(kb, locked, replace(CODE, pieces=REACHED | {"only_one": "ffffffff"}))
    assert [(each.path, each.line, each.found) for each in record.problems()] == [
        (locked, 1, "a list of code that is not up to date")
    ]


def test_how_a_text_is_folded_means_nothing(rules: Path, locked: Path) -> None:
    kb = changed(
        rules, ("six; {card:ash-wolf} counts, as", "six;\n      {card:ash-wolf} counts, as")
    )
    assert said(kb, locked) == []


def test_a_higher_revision_may_mean_something_else(rules: Path, locked: Path) -> None:
    kb = changed(
        rules,
        ("A card that is too many goes", "Every card goes"),
        ("revision: 2\n", "revision: 3\n"),
        ("until: 2013-01-01}]", "until: 2013-01-01}, {revision: 2, text: A., until: 2014-01-01}]"),
    )
    assert [each.found for each in Record(kb, locked).problems()] == [
        "an entry that ids.lock lacks"
    ]
    Record(kb, locked).write()
    assert Record(kb, locked).problems() == ()


def test_a_revision_does_not_go_back(rules: Path, locked: Path) -> None:
    kb = changed(
        rules,
        ("    revision: 2\n", ""),
        ("    revisions: [{revision: 1, text: A card too many stays., until: 2013-01-01}]\n", ""),
    )
    assert "\n".join(said(kb, locked)) == (
        f"{ARTICLE}:13:5: TCG-1.2: revision 1; expected revision 2, which was published, or a later"
        " one"
    )


def test_an_id_does_not_vanish(rules: Path, locked: Path) -> None:
    (rules / "demo/cards/red-spark.yaml").unlink()
    (rules / "demo/lists/2014-04-01.yaml").unlink()
    kb = changed(rules, (", targets: [red-spark]", ""), ("play: red-spark", "play: ash-wolf"))
    found = Record(kb, locked).problems()
    assert [(each.id, each.path.name) for each in found] == [
        ("card:red-spark", "ids.lock"),
        ("list:2014-04-01", "ids.lock"),
    ]
    assert locked.read_text().splitlines()[found[0].line - 1] == "card:red-spark"
    assert [*Record(kb, locked).contradictions(reworded=["HAT-2.1"], refactored=True)] == [*found]


def test_a_tombstone_is_no_vanished_id_and_is_not_used_again(rules: Path, locked: Path) -> None:
    path = rules / ARTICLE
    before = path.read_text()
    tombstone = ("text: The pile is where", "retired: {reason: So.}\n    text: A pile is where")
    kb = changed(rules, tombstone, (", successor: TCG-1.3", ""))
    Record(kb, locked).write()
    assert "TCG-1.3 retired" in locked.read_text()
    path.write_text(before)
    found = Record(load(rules, VOCABULARY), locked).problems()
    assert [(each.id, each.found) for each in found] == [("TCG-1.3", "a retired ID in use again")]


def test_a_record_mended_by_hand_is_refused(locked: Path) -> None:
    with locked.open("a") as file:
        file.write("HAT-2\n<<<<<<< ours\nHAT-2.1 one\n")
    with pytest.raises(Problems) as raised:
        lock_file.read(locked)
    assert [each.found for each in raised.value.problems] == [
        "a second line for 'HAT-2'",
        "the line '<<<<<<< ours'",
        "the line 'HAT-2.1 one'",
    ]

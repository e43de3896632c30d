from dataclasses import dataclass
from pathlib import Path

import pytest

from ludex.kb import lock
from ludex.kb.errors import Problems
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.load import load
from tests.kb.demo import VOCABULARY

ARTICLE = "demo/core/01-hand.yaml"
CODE = {"HAT-2.1": "1a2b"}


@pytest.fixture
def locked(rules: Path, kb: KnowledgeBase) -> Path:
    """The record of the knowledge base as it was published."""
    path = rules / "ids.lock"
    lock.update(kb, path, CODE)
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
    return [str(each).removeprefix(f"{path.parent}/") for each in lock.verify(kb, path, CODE)]


def test_every_id_is_on_record_in_its_order(locked: Path) -> None:
    lines = locked.read_text().splitlines()
    assert lines[0].startswith("# ")
    addresses = [line.split()[0] for line in lines[1:]]
    assert addresses[:6] == ["HAT", "HAT-2", "HAT-2.1", "HAT-2.2", "HAT-2.E1", "TCG"]
    assert {"card:umi", "term:hand"} - {*addresses} == {"card:umi"}
    assert "TCG-1.4 retired" in lines
    assert lines[1] == "HAT"
    assert lines[3].endswith(" 1a2b")
    assert dict(lock.read(locked))["TCG-1.2"].revision == 2


def test_what_is_on_record_holds(kb: KnowledgeBase, locked: Path) -> None:
    assert lock.verify(kb, locked) == ()
    assert lock.verify(kb, locked, CODE) == ()
    before = locked.read_text()
    lock.update(kb, locked)
    assert locked.read_text() == before


def test_there_is_nothing_on_record_at_first(kb: KnowledgeBase, rules: Path) -> None:
    found = lock.verify(kb, rules / "ids.lock")
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
        " expected revision 3, unless the meaning is the same"
    )
    with pytest.raises(Problems, match=r"TCG-1\.2"):
        lock.update(kb, locked)
    lock.update(kb, locked, reworded=["TCG-1.2"])
    assert said(kb, locked) == []


def test_data_do_not_change_in_silence(rules: Path, locked: Path) -> None:
    kb = changed(rules, ("zones: {pile: 1}", "zones: {pile: 2}"))
    assert [each.id for each in lock.verify(kb, locked)] == ["TCG-1.1"]


@dataclass(frozen=True, slots=True)
class Tribute:
    level: int
    needs: tuple[int, ...]


def test_the_digest_is_of_all_the_data(kb: KnowledgeBase) -> None:
    clause = kb.clauses["TCG-1.1"]
    digests = {
        lock.digest(clause.model_copy(update={"sets": {"tributes": value}}))
        for value in (Tribute(5, (1,)), Tribute(5, (1, 2)), Tribute(6, (1,)), ["1"], "1", None)
    }
    assert len(digests) == 6
    assert lock.digest(clause) == "b2ea77253ce5e4ef"


def test_code_does_not_change_in_silence(kb: KnowledgeBase, locked: Path) -> None:
    found = lock.verify(kb, locked, {"HAT-2.1": "ffff"})
    assert [(each.id, each.found) for each in found] == [
        ("HAT-2.1", "other code than that published as revision 1")
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
    assert [each.found for each in lock.verify(kb, locked)] == ["an entry that ids.lock lacks"]
    lock.update(kb, locked)
    assert lock.verify(kb, locked) == ()


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
    found = lock.verify(kb, locked)
    assert [(each.id, each.path.name) for each in found] == [
        ("card:red-spark", "ids.lock"),
        ("list:2014-04-01", "ids.lock"),
    ]
    assert locked.read_text().splitlines()[found[0].line - 1] == "card:red-spark"
    with pytest.raises(Problems, match="published and is gone"):
        lock.update(kb, locked, reworded=["HAT-2.1"])


def test_a_tombstone_is_no_vanished_id_and_is_not_used_again(rules: Path, locked: Path) -> None:
    path = rules / ARTICLE
    before = path.read_text()
    tombstone = ("text: The pile is where", "retired: {reason: So.}\n    text: A pile is where")
    kb = changed(rules, tombstone, (", successor: TCG-1.3", ""))
    lock.update(kb, locked)
    assert "TCG-1.3 retired" in locked.read_text()
    path.write_text(before)
    found = lock.verify(load(rules, VOCABULARY), locked)
    assert [(each.id, each.found) for each in found] == [("TCG-1.3", "a retired ID in use again")]


def test_a_record_mended_by_hand_is_refused(locked: Path) -> None:
    with locked.open("a") as file:
        file.write("HAT-2\n<<<<<<< ours\nHAT-2.1 one\n")
    with pytest.raises(Problems) as raised:
        lock.read(locked)
    assert [each.found for each in raised.value.problems] == [
        "a second line for 'HAT-2'",
        "the line '<<<<<<< ours'",
        "the line 'HAT-2.1 one'",
    ]

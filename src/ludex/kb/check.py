"""What the shapes of files cannot say: that each thing is in its place, and agrees with itself."""

from collections.abc import Collection, Iterable, Iterator, Mapping, Sequence
from itertools import islice
from pathlib import Path

from ludex.kb import implementations, known, layout
from ludex.kb.entries import Entry
from ludex.kb.errors import MOST, Location, Problem, problem
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.model import CardList, Clause, Example, Ruleset
from ludex.kb.yaml_file import Keys


def problems(
    kb: KnowledgeBase,
    entries: Iterable[Entry],
    identities: Mapping[str, Sequence[str]],
    implemented: Collection[str] | None = None,
) -> Iterator[Problem]:
    """Yield everything that is out of place or contradicts itself.

    Of each game's cards, no two have one of the `identities` in common. Where it is known which
    clauses are `implemented` in code, each rule has to be so in one way.
    """
    beside = {kb.place(each)[0].path.parent: each for each in kb.rulebooks}
    for entry in entries:
        yield from _entry(kb, entry, beside)
        if implemented is not None:
            yield from implementations.of_rules(entry, implemented)
        if entry.kind in ("source", "claims"):
            yield from _claims(entry)
        if not entry.keys:
            yield from _file(kb, entry)
    yield from islice(known.told_apart(kb, identities), MOST)


def _entry(kb: KnowledgeBase, entry: Entry, beside: Mapping[Path, str]) -> Iterator[Problem]:
    match entry.kind:
        case "article":
            yield from _article(kb, entry, beside)
        case "claims" | "examples":
            yield from _in_a_folder(kb, entry, beside)
        case "clause":
            yield from _clause(kb, entry, entry.value)
        case "example":
            yield from _example(kb, entry, entry.value)
        case "list":
            yield from _period(entry, entry.value)
            yield from islice(known.listed_twice(entry, entry.value), MOST)
        case "register":
            yield from islice(known.in_the_register(entry, entry.value), MOST)
        case "rulebook" if entry.value.ruleset in entry.value.also_under:
            found = f"{entry.value.ruleset!r}, under which its examples run anyway"
            yield entry.problem(("also-under",), found, "other rulesets")
        case "ruleset":
            yield from _period(entry, entry.value)


def _file(kb: KnowledgeBase, entry: Entry) -> Iterator[Problem]:
    relative = layout.below(kb.root, entry.document.path)
    if entry.kind == layout.REGISTER:
        return  # a sheet, which no editor holds against a schema
    line = layout.first_line(relative, kb.shape_of(entry.document))
    if entry.document.text.partition("\n")[0].rstrip() != line:
        at = Location(entry.document.path, 1, 1)
        yield problem(at, getattr(entry.value, "id", ""), "another first line", repr(line))
    if entry.kind in layout.FOLDERS.values() and entry.value.id != relative.stem:
        found = f"the ID {entry.value.id!r}"
        yield entry.problem(("id",), found, f"the file's name, {relative.stem!r}")


def _article(kb: KnowledgeBase, entry: Entry, beside: Mapping[Path, str]) -> Iterator[Problem]:
    article, path = entry.value, entry.document.path
    if article.game is not None and article.game not in kb.games:
        expected = f"one of {', '.join(kb.games)}"
        yield entry.problem(("game",), f"the game {article.game!r}", expected)
    rulebook = beside.get(path.parent)
    expected = f"{rulebook}-{layout.article_number(path.name)}"
    if rulebook is None:
        yield entry.problem((), "no rulebook beside this article", f"a {layout.RULEBOOK}")
    elif article.id != expected:
        yield entry.problem(
            ("id",), f"the ID {article.id!r}", f"{expected!r}, after the file's name"
        )
    for index, clause in enumerate(article.clauses):
        yield from _inside(entry, article.id, clause, ("clauses", index))
        yield from _clause(kb, entry, clause, ("clauses", index))
    yield from _examples(kb, entry, article.id)


def _in_a_folder(kb: KnowledgeBase, entry: Entry, beside: Mapping[Path, str]) -> Iterator[Problem]:
    """Yield what is wrong with a file that holds more of what another one lists."""
    owner = layout.owner(entry.document.path)
    if not owner.exists():
        found = f"no {layout.OWNERS[entry.kind]} beside this folder"
        yield entry.problem((), found, f"the file {owner.name}")
    elif entry.kind == "examples" and owner.parent in beside:
        article = f"{beside[owner.parent]}-{layout.article_number(owner.name)}"
        yield from _examples(kb, entry, article)


def _examples(kb: KnowledgeBase, entry: Entry, article: str) -> Iterator[Problem]:
    for index, example in enumerate(entry.value.examples):
        yield from _inside(entry, article, example, ("examples", index))
        yield from _example(kb, entry, example, ("examples", index))


def _inside(entry: Entry, article: str, part: Clause | Example, keys: Keys) -> Iterator[Problem]:
    if part.id.partition(".")[0] != article:
        expected = f"one that begins with '{article}.'"
        yield entry.problem((*keys, "id"), f"the ID {part.id!r}", expected)


def _clause(kb: KnowledgeBase, entry: Entry, clause: Clause, keys: Keys = ()) -> Iterator[Problem]:
    past = [each.revision for each in clause.revisions]
    if past != list(range(1, clause.revision)):
        found = f"revision {clause.revision} after the superseded revisions {past}"
        expected = "every revision before it, from 1, under 'revisions'"
        yield entry.problem((*keys, "revision"), found, expected)
    if clause.id in (line := _successors(kb, clause)):
        found = f"the successor {line[0]!r}, which leads back here"
        yield entry.problem((*keys, "retired", "successor"), found, "a clause that goes on")
    yield from _no_rule(kb, entry, clause, keys)


_NO_RULES = {
    "term": ("a term", "a definition"),
    "conduct": ("a clause of conduct", "what only persons can check"),
}
"""The kinds of clauses that are no rules, and what each holds instead."""


def _no_rule(kb: KnowledgeBase, entry: Entry, clause: Clause, keys: Keys) -> Iterator[Problem]:
    """Yield what stands in a clause as if it were a rule that a program plays by."""
    if clause.kind == "rule":
        return
    what, expected = _NO_RULES[clause.kind]
    for name in ("sets", "witness", "always", "explains"):
        if getattr(clause, name) is not None:
            yield entry.problem((*keys, name), f"{name!r} in {what}", expected, in_key=True)
    for index, id in enumerate(clause.from_ if clause.kind == "conduct" else ()):
        claim = kb.claims.get(id)
        if claim is not None and claim.kind in _CASES:
            found = f"{id!r}, of the kind {claim.kind!r}, in {what}"
            yield entry.problem((*keys, "from", index), found, "what the source says in general")


_CASES = ("example", "card-ruling")
"""The kinds of claims that tell a case of what others claim."""


def _claims(entry: Entry) -> Iterator[Problem]:
    for index, claim in enumerate(entry.value.claims):
        if claim.illustrates and claim.kind not in _CASES:
            found = f"'illustrates' in a claim of the kind {claim.kind!r}"
            keys = ("claims", index, "illustrates")
            yield entry.problem(keys, found, f"one of {', '.join(_CASES)}", in_key=True)


def _successors(kb: KnowledgeBase, clause: Clause) -> list[str]:
    """Return a retired clause's successor, that one's, and so on, until one comes again."""
    line: list[str] = []
    here: Clause | None = clause
    while here and here.retired and here.retired.successor not in {None, *line}:
        line.append(str(here.retired.successor))
        here = kb.clauses.get(line[-1])
    return line


def _example(
    kb: KnowledgeBase, entry: Entry, example: Example, keys: Keys = ()
) -> Iterator[Problem]:
    if not (example.shows or example.near_miss or example.sources):
        expected = "a clause that it shows or that nearly applies in it, or a published ruling"
        yield entry.problem(keys, "no 'shows', 'near-miss' or 'sources'", expected)
    yield from _shows_conduct(kb, entry, example, keys)
    rulebook = kb.rulebooks.get(example.id.partition("-")[0])
    if rulebook is None:
        return
    first, also = example.ruleset or rulebook.ruleset, rulebook.also_under
    for name, outcome in example.under.items():
        way = (*keys, "under", name)
        if name == first:
            found = f"{name!r}, under which it runs anyway"
            yield entry.problem(way, found, "another ruleset", in_key=True)
        elif name in also and outcome == "same":
            expected = f"what differs, or 'not-played': {rulebook.id} says it for all its examples"
            yield entry.problem(way, "'same' once more", expected)
        elif name not in also and outcome == "not-played":
            expected = "nothing: an example is only played under the rulesets that are named"
            yield entry.problem(way, "'not-played'", expected)


def _shows_conduct(
    kb: KnowledgeBase, entry: Entry, example: Example, keys: Keys
) -> Iterator[Problem]:
    named: list[tuple[Keys, str]] = [(("shows", n), id) for n, id in enumerate(example.shows)]
    named += [(("near-miss", id), id) for id in example.near_miss]
    for way, id in named:
        clause = kb.clauses.get(id)
        if clause is not None and clause.kind == "conduct":
            found, in_key = f"{id!r}, a clause of conduct", way[0] == "near-miss"
            expected = "a rule: no example shows what only persons can check"
            yield entry.problem((*keys, *way), found, expected, in_key=in_key)


def _period(entry: Entry, value: Ruleset | CardList) -> Iterator[Problem]:
    if value.until is not None and value.until < value.since:
        yield entry.problem(("until",), f"{value.until}", f"a day after {value.since}")

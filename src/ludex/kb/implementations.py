"""Clauses and the code that bears their IDs: each rule is implemented once, and none is astray."""

from collections.abc import Collection, Iterator, Mapping
from pathlib import Path

from ludex.kb.entries import Entry
from ludex.kb.errors import Location, Problem, nearest, problem
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.model import Clause
from ludex.kb.yaml_file import Keys

Places = Mapping[str, tuple[str, int]]
"""Clauses that have code, each with the file and line of it."""

_OF_NO_RULE = {"term": "a function of a definition", "conduct": "a function of a clause of conduct"}


def problems(
    kb: KnowledgeBase, implemented: Places, elsewhere: Collection[str]
) -> Iterator[Problem]:
    """Yield the functions that implement no rule; `elsewhere` are names in files without shape."""
    rules = [id for id, clause in kb.clauses.items() if _is_rule(clause)]
    lacking = [id for id in rules if id not in implemented and not kb.clauses[id].sets]
    for id, (file, line) in implemented.items():
        at, clause = Location(Path(file), line, 1), kb.clauses.get(id)
        if clause is None and id not in elsewhere:
            found = "a function with an ID that no clause has"
            near = nearest(id, lacking) or nearest(id, rules)
            yield problem(at, id, found, "the ID of a clause", near)
        elif clause is not None and clause.retired is not None:
            successor = clause.retired.successor
            expected = f"one of {successor}" if successor else "none"
            yield problem(at, id, "a function of a retired clause", expected)
        elif clause is not None and clause.kind != "rule":
            yield problem(at, id, _OF_NO_RULE[clause.kind], "one of a rule")


def _is_rule(clause: Clause) -> bool:
    return clause.kind == "rule" and clause.retired is None


def of_rules(entry: Entry, implemented: Collection[str]) -> Iterator[Problem]:
    """Yield the rules that are implemented nowhere, or twice."""
    clauses: dict[Keys, Clause] = {}
    if entry.kind == "article":
        clauses = {("clauses", n): clause for n, clause in enumerate(entry.value.clauses)}
    elif entry.kind == "clause":
        clauses = {(): entry.value}
    for keys, clause in clauses.items():
        if not _is_rule(clause):
            continue
        has_code = clause.id in implemented
        if not (has_code or clause.sets):
            expected = "a function bearing its ID, or 'sets'"
            yield entry.problem(keys, "no implementation", expected)
        if has_code and clause.sets:
            found = "'sets' beside a function that bears the clause's ID"
            yield entry.problem((*keys, "sets"), found, "one implementation", in_key=True)

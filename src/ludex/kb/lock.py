"""The record of every ID ever published, with a digest of what each clause says and does.

An ID never vanishes, is never given to something else, and does not change its meaning in silence:
a clause that means something else has a higher revision. Whoever puts the same meaning in other
words, or in other code, says so when that is put on record.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, fields, is_dataclass
from datetime import date
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludex.kb.errors import Location, Problem, problem
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.lock_file import Lock, Locked, read, write
from ludex.kb.model import Clause
from ludex.kb.references import Reference, references

_ANEW = "it written anew"


@dataclass(frozen=True, slots=True)
class Code:
    """The code behind the clauses: a digest of all that each one `reaches`, and of each piece.

    What a clause reaches are pieces by their names, the nearest first.
    """

    digests: Mapping[str, str]
    reaches: Mapping[str, tuple[str, ...]]
    pieces: Mapping[str, str]


class Record:
    """What a file has on record of a knowledge base, and what there is to put on record.

    Without `code`, what is on record of that is left alone.
    """

    def __init__(self, kb: KnowledgeBase, path: Path, code: Code | None = None) -> None:
        self._kb = kb
        self._path = path
        self._code = code
        self._old = read(path)
        pieces = self._old.pieces if code is None else code.pieces
        self._new = Lock(dict(self._entries()), pieces)

    def _entries(self) -> Iterator[tuple[str, Locked]]:
        kb = self._kb
        for address in kb.places:
            clause = kb.clauses.get(address)
            thing = clause or kb.examples.get(address)
            if thing is not None and thing.retired is not None:
                yield address, Locked(retired=True)
            else:
                yield address, Locked() if clause is None else self._clause(clause)

    def _clause(self, clause: Clause) -> Locked:
        before = self._old.ids.get(clause.id, Locked())
        code = before.code if self._code is None else self._code.digests.get(clause.id, "")
        now = Locked(False, clause.revision, digest(clause, _lists(self._kb, clause)), code)
        return now.after(before)

    def rewritten(self) -> dict[str, tuple[str, ...]]:
        """Return the clauses whose code is another within their revision, each with what changed.

        That is told by the names of pieces of code, the nearest to the clause first.
        """
        return {
            address: self._changed(address)
            for address, now in self._new.ids.items()
            if now.code_differs(self._old.ids.get(address, now))
        }

    def _changed(self, clause: str) -> tuple[str, ...]:
        reached = self._code.reaches[clause] if self._code is not None else ()
        old, new = self._old.pieces, self._new.pieces
        return tuple(name for name in reached if old.get(name) != new[name])

    def contradictions(
        self, reworded: Collection[str] = (), *, refactored: bool = False
    ) -> Iterator[Problem]:
        """Yield what contradicts the record.

        The clauses in `reworded` mean the same in other words; if it is `refactored`, those with
        other code mean the same.
        """
        for address, before in self._old.ids.items():
            now = self._new.ids.get(address)
            if now is None:
                at = Location(self._path, before.line, 1)
                expected = "what has it, or its tombstone"
                yield problem(at, address, "an ID that was published and is gone", expected)
            elif now.retired:
                continue
            elif before.retired:
                at = self._kb.where(address)
                yield problem(at, address, "a retired ID in use again", "a new one")
            elif now.revision < before.revision:
                expected = f"revision {before.revision}, which was published, or a later one"
                at = self._kb.where(address, "revision")
                yield problem(at, address, f"revision {now.revision}", expected)
            elif now.revision == before.revision:
                same_text = now.said == before.said or address in reworded
                same_code = refactored or not now.code_differs(before)
                if not (same_text and same_code):
                    yield self._silent(address, now, text=not same_text)

    def _silent(self, address: str, now: Locked, *, text: bool) -> Problem:
        """Return the change of a clause whose revision is still the same."""
        found = "another text or other data than those" if text else "other code than that"
        found += f" published as revision {now.revision}"
        if not text and (pieces := self._changed(address)):
            found += f", by {in_short(pieces)}"
        or_say = "--reworded" if text else "--refactored"
        expected = f"revision {now.revision + 1}, or {or_say} if the meaning is the same"
        return problem(self._kb.where(address, "text"), address, found, expected)

    def missing(self) -> Iterator[Problem]:
        """Yield what is not on record as it is now."""
        whole = True
        for address, now in self._new.ids.items():
            if self._old.ids.get(address) != now:
                whole = False
                found = f"an entry that {self._path.name} lacks"
                yield problem(self._kb.where(address), address, found, _ANEW)
        if whole and self._old.pieces != self._new.pieces:
            yield Problem(self._path, 1, 1, "", "a list of code that is not up to date", _ANEW)

    def problems(self) -> tuple[Problem, ...]:
        """Return everything that has to change, here or in the rules, each ID once."""
        found = tuple(self.contradictions())
        known = {each.id for each in found}
        return found + tuple(each for each in self.missing() if each.id not in known)

    def write(self) -> str:
        """Put on record what there is, and return in a line what of it was not there before."""
        old, new = self._old.ids, self._new.ids
        parts = {
            "new": tuple(each for each in new if each not in old),
            "changed": tuple(each for each in new if each in old and new[each] != old[each]),
        }
        told = [f"{len(ids)} {how}: {in_short(ids)}" for how, ids in parts.items() if ids]
        if not told and self._old.pieces != self._new.pieces:
            told = ["the list of code is up to date again"]
        write(self._path, self._new)
        return f"{self._path.name}  {'; '.join(told) or 'nothing changed'}"


def in_short(names: tuple[str, ...], most: int = 3) -> str:
    """Return some names, and how many more there are."""
    told = ", ".join(names[:most])
    return f"{told} and {len(names) - most} more" if len(names) > most else told


def _lists(kb: KnowledgeBase, clause: Clause) -> dict[str, Any]:
    """Return the cards of each list that a clause puts in force."""
    found = (
        kb.lists[each.name]
        for each in references(clause)
        if isinstance(each, Reference) and each.kind == "list"
    )
    return {each.id: [each.forbidden, each.limited, each.semi_limited] for each in found}


def digest(clause: Clause, lists: Mapping[str, Any] | None = None) -> str:
    """Return the digest of what a clause says: its text, its kind, and the data it sets.

    The cards of a list that it puts in force are data of its own.
    """
    said = {"text": clause.text, "kind": clause.kind, "sets": plain(clause.sets)}
    if lists:
        said["lists"] = plain(lists)
    text = json.dumps(said, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def plain(value: Any) -> Any:
    """Return a value as plain data, of which a digest can be made."""
    if isinstance(value, Mapping):
        return {str(key): plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [plain(each) for each in value]
    if is_dataclass(value):
        return {each.name: plain(getattr(value, each.name)) for each in fields(value)}
    return value.isoformat() if isinstance(value, date) else value

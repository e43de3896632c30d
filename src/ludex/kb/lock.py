"""The record of every ID ever published, with a digest of what each clause said.

An ID never vanishes, is never given to something else, and does not change its meaning in silence:
a clause that means something else has a higher revision. A line of `ids.lock` is an address alone,
an address that is `retired`, or a clause with its revision, the digest of its text and data, and
that of its code where the caller knows it.
"""

import json
import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from hashlib import sha256
from pathlib import Path
from typing import Any

from ludex.formats.text_file import replace_text
from ludex.kb.errors import Location, Problem, Problems, problem
from ludex.kb.ids import order
from ludex.kb.knowledge_base import KnowledgeBase
from ludex.kb.model import Clause
from ludex.kb.references import Reference, references

_HEADER = "# Every ID ever published. Ludex writes this file; nobody mends it by hand.\n"
_LINE = re.compile(
    r"(?P<address>[A-Za-z0-9.:-]{1,120})( (?P<retired>retired)"
    r"| (?P<revision>[1-9][0-9]{0,3}) (?P<said>[0-9a-f]{16})( (?P<code>[0-9a-f]+))?)?"
)


@dataclass(frozen=True, slots=True)
class Locked:
    """What is on record of an ID."""

    retired: bool = False
    revision: int = 0
    """Of a clause; nothing else has one."""
    said: str = ""
    code: str = ""
    line: int = field(default=0, compare=False)

    def __str__(self) -> str:
        revision = str(self.revision or "")
        return "retired" if self.retired else f"{revision} {self.said} {self.code}".strip()


Lock = Mapping[str, Locked]
"""What is on record, by address: `HAT-2.1`, `card:umi`."""


def read(path: Path) -> Lock:
    """Return what a file has on record; before the first is written, that is nothing."""
    lock: dict[str, Locked] = {}
    found: list[Problem] = []
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    for number, line in enumerate(text.splitlines(), 1):
        match = _LINE.fullmatch(line)
        if line.startswith("#"):
            continue
        if not match:
            found.append(Problem(path, number, 1, "", f"the line {line!r}", "the line of an ID"))
        elif (address := match["address"]) in lock:
            said = f"a second line for {address!r}"
            found.append(Problem(path, number, 1, address, said, "each ID once"))
        else:
            lock[address] = Locked(
                match["retired"] is not None,
                int(match["revision"] or 0),
                match["said"] or "",
                match["code"] or "",
                number,
            )
    if found:
        raise Problems(found)
    return lock


def write(path: Path, lock: Lock) -> None:
    """Write the record, one ID a line, so that branches which add IDs merge."""
    lines = (f"{address} {lock[address]}".rstrip() + "\n" for address in sorted(lock, key=order))
    replace_text(path, _HEADER + "".join(lines))


def record(kb: KnowledgeBase, code: Mapping[str, str] | None = None) -> Lock:
    """Return what there is to put on record of a knowledge base."""
    code = code or {}
    lock = dict.fromkeys(kb.places, Locked())
    for address, example in kb.examples.items():
        lock[address] = Locked(retired=example.retired is not None)
    for address, clause in kb.clauses.items():
        if clause.retired:
            lock[address] = Locked(retired=True)
        else:
            said = digest(clause, _lists(kb, clause))
            lock[address] = Locked(False, clause.revision, said, code.get(address, ""))
    return lock


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
    said = {"text": clause.text, "kind": clause.kind, "sets": _plain(clause.sets)}
    if lists:
        said["lists"] = _plain(lists)
    text = json.dumps(said, ensure_ascii=False, sort_keys=True, separators=(",", ":"))
    return sha256(text.encode()).hexdigest()[:16]


def _plain(value: Any) -> Any:
    if isinstance(value, Mapping):
        return {str(key): _plain(each) for key, each in value.items()}
    if isinstance(value, tuple | list):
        return [_plain(each) for each in value]
    if is_dataclass(value):
        return {each.name: _plain(getattr(value, each.name)) for each in fields(value)}
    return value


def update(
    kb: KnowledgeBase,
    path: Path,
    code: Mapping[str, str] | None = None,
    reworded: Collection[str] = (),
) -> None:
    """Bring the record up to date, or raise what it forbids.

    The clauses in `reworded` keep their revision: they say the same thing in other words.
    """
    old, new = _both(kb, path, code)
    if found := list(_broken(kb, path, old, new, reworded)):
        raise Problems(found)
    write(path, new)


def verify(
    kb: KnowledgeBase, path: Path, code: Mapping[str, str] | None = None
) -> tuple[Problem, ...]:
    """Return what contradicts the record, and what is not on it yet."""
    old, new = _both(kb, path, code)
    broken = tuple(_broken(kb, path, old, new))
    known = {each.id for each in broken}
    return broken + tuple(
        problem(kb.where(address), address, f"an entry that {path.name} lacks", "it written anew")
        for address, now in new.items()
        if old.get(address) != now and address not in known
    )


def _both(kb: KnowledgeBase, path: Path, code: Mapping[str, str] | None) -> tuple[Lock, Lock]:
    """Return the old and the new record; who knows nothing of the code leaves its digests alone."""
    old = read(path)
    kept = {address: locked.code for address, locked in old.items()}
    return old, record(kb, kept if code is None else code)


def _broken(
    kb: KnowledgeBase, path: Path, old: Lock, new: Lock, reworded: Collection[str] = ()
) -> Iterator[Problem]:
    for address, before in old.items():
        now = new.get(address)
        if now is None:
            at = Location(path, before.line, 1)
            expected = "what has it, or its tombstone"
            yield problem(at, address, "an ID that was published and is gone", expected)
        elif now.retired:
            continue
        elif before.retired:
            yield problem(kb.where(address), address, "a retired ID in use again", "a new one")
        elif now.revision < before.revision:
            expected = f"revision {before.revision}, which was published, or a later one"
            at = kb.where(address, "revision")
            yield problem(at, address, f"revision {now.revision}", expected)
        elif now.revision == before.revision and address not in reworded:
            yield from _silent(kb, address, before, now)


def _silent(kb: KnowledgeBase, address: str, before: Locked, now: Locked) -> Iterator[Problem]:
    """Yield the change of a clause whose revision is still the same."""
    found = ""
    if now.said != before.said:
        found = f"another text or other data than those published as revision {now.revision}"
    elif before.code and now.code and now.code != before.code:
        found = f"other code than that published as revision {now.revision}"
    if found:
        expected = f"revision {now.revision + 1}, unless the meaning is the same"
        yield problem(kb.where(address, "text"), address, found, expected)

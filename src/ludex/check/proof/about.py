"""What a clause is about in a run, and what an expectation names: a witness has them in common.

Without a rule of structure (the order of phases, who may declare an attack) any script breaks, at
whatever it happens to expect. So an expectation speaks for a clause only if it names the clause
itself, or whom the clause acted for, what its facts and the occasions it began are about,
what goes another way first without it, or what the effect of such a card did.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping
from dataclasses import fields, is_dataclass
from itertools import zip_longest
from typing import Any

from ludex.check.play import Difference, Outcome
from ludex.kernel import Chose, Entry, Watch
from ludex.playing import BadPosition
from ludex.playing.record import Session

NOT_NAMED = ("from_", "because", "by", "breaks")
"""Fields of an expectation that name clauses and claims, and not what they are about."""


def about(clause: str, full: Outcome, watch: Watch, data: Mapping[str, Any]) -> set[Hashable]:
    """Return what a clause is about in a run: cards, players, parts of a turn, quantities.

    None is the game as a whole. A clause that was considered and did nothing is about nobody
    there; one that sets something is about that quantity, and not about each row of it.
    """
    found: set[Hashable] = {who for rule, who in watch.acted if rule == clause}
    for rule, step in watch.began:
        if rule == clause:
            found.update(_subjects(step))
    own: set[int] = set()
    for entry, state in _happenings(full):
        if clause in entry.credits:
            own.add(entry.n)
        # What another rule does because of it follows from it as well.
        if clause in entry.credits or entry.cause in own:
            found.update(_changed(entry, state))
    found.update(_key(quantity) for quantity in data)
    return found


def first(full: Outcome, other: Outcome, *, prevents: bool) -> set[Hashable]:
    """Return what the first entry is about that only a run with the clause has.

    Of a clause that `prevents` something it is the first that only the run without it has, too.
    """
    for mine, its in zip_longest(_happenings(full), _happenings(other)):
        if mine is None or its is None or mine[0].event != its[0].event:
            found = _with_what_follows(mine[0], full) if mine else set()
            return found | (_with_what_follows(its[0], other) if its and prevents else set())
    return set()


def _with_what_follows(first: Entry, run: Outcome) -> set[Hashable]:
    """Return what an entry is about, and what rules do because of it."""
    return {
        what
        for entry, state in _happenings(run)
        if first.n in (entry.n, entry.cause)
        for what in _changed(entry, state)
    }


def done_by(found: set[Hashable], *runs: Outcome) -> set[Hashable]:
    """Return whom the effects of those cards did something to, or asked, in any of some runs."""
    return {
        entry.event.player if isinstance(entry.event, Chose) else entry.event.subject
        for run in runs
        for entry in _entries(run)
        if entry.datum is not None and _card_of(entry.datum, run) in found
    } - {None}


def named(difference: Difference, session: Session | None) -> set[Hashable]:
    """Return what an expectation names: its words, its keys, and the cards and players meant.

    What refuses or offers something is named where the outcome is that it is refused or offered.
    """
    expectation = difference.expectation
    said = {word for word in words(expectation) if isinstance(word, str)}
    meant = {_meant(session, word) for word in said} - {None}
    clauses = {getattr(expectation, each, None) for each in ("because", "by", "breaks")}
    texts = {each.partition("#")[0] for each in difference.verdict.credits if "#" in each}
    whose = {_meant(session, each) for each in texts} - {None}
    return said | meant | whose | clauses - {None} | set(difference.verdict.about)


def words(value: Any, key: str = "") -> Iterator[Hashable]:
    """Yield every word and number in some data, and the keys under which they stand."""
    if is_dataclass(value):
        for each in fields(value):
            if each.name not in NOT_NAMED and getattr(value, each.name) != each.default:
                yield from words(getattr(value, each.name), _key(each.name))
    elif isinstance(value, tuple | list):
        yield key
        for one in value:
            yield from words(one, key)
    elif isinstance(value, Mapping):
        for name, one in value.items():
            yield str(name)
            yield from words(one, _key(str(name)))
    elif value is not None:
        yield key
        yield value


def _entries(run: Outcome) -> Iterator[Entry]:
    return iter(run.session.game.log if run.session else ())


def _card_of(datum: str, run: Outcome) -> Hashable:
    return _meant(run.session, datum.partition("#")[0])


def _meant(session: Session | None, word: Hashable) -> Hashable:
    if session is None or not isinstance(word, str):
        return None
    try:
        return session.subject(word)
    except BadPosition:
        return None


def _happenings(run: Outcome) -> Iterator[tuple[Entry, Any]]:
    """Yield the entries of a run, each with the state before it."""
    state = run.session.first if run.session else None
    for entry in _entries(run):
        yield entry, state
        state = entry.event.fold(state)


def _changed(entry: Entry, state: Any) -> Iterator[Hashable]:
    """Yield whom an entry is about; if about nobody, what it says, and what it changes."""
    yield from _subjects(entry.event)
    after = entry.event.fold(state)
    if entry.event.subject is None and after is not state:
        for each in fields(after):
            if getattr(after, each.name) != getattr(state, each.name):
                yield _key(each.name)


def _subjects(thing: Any) -> Iterator[Hashable]:
    """Yield whom a fact or an occasion is about; if about nobody, what it says."""
    if thing.subject is not None:
        yield thing.subject
        return
    for each in fields(thing):
        value = getattr(thing, each.name)
        if value is not None and value != ():
            yield _key(each.name)
            if isinstance(value, str):
                yield value


def _key(name: str) -> str:
    """Return a key as no word is written: a phase is called `battle`, and so is a field."""
    return name.rstrip("_").replace("_", "-") + ":"

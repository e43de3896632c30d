from __future__ import annotations

import pickle

from ludex.kernel import Acts, Entry, Log, Watch
from tests.kernel.toy import Added, G, Noted, Turn, new_book, start


def entry(n: int) -> Entry:
    return Entry(n, 0, Noted(n), "R-1", None, None, ())


def long(size: int) -> Log:
    log = Log()
    for n in range(size):
        log = log.plus([entry(n)])
    return log


def test_a_log_grows_and_what_was_before_stays() -> None:
    one = Log().plus([entry(0)])
    two, other = one.plus([entry(1), entry(2)]), one.plus([entry(9)])
    assert [e.n for e in two] == [0, 1, 2]
    assert [e.n for e in other] == [0, 9]
    assert [e.n for e in one] == [0]
    assert [e.n for e in two.backwards()] == [2, 1, 0]
    assert (len(two), len(other), len(Log())) == (3, 2, 0)
    assert one.plus([]) is one


def test_logs_are_equal_by_what_they_say_and_not_by_how_they_grew() -> None:
    assert Log().plus([entry(0), entry(1)]) == Log().plus([entry(0)]).plus([entry(1)])
    assert Log() != Log().plus([entry(0)])
    assert Log() != ()
    assert repr(Log()) == "Log([])"


def test_a_long_log_is_compared_shown_and_stored_like_a_short_one() -> None:
    log = long(5_000)
    assert log == long(5_000)
    assert pickle.loads(pickle.dumps(log)) == log  # noqa: S301 - our own
    assert repr(log).startswith("Log([Entry(n=0")


def test_an_entry_credits_rule_datum_and_what_was_used() -> None:
    full = Entry(0, 0, Noted(0), "R-1", None, "card#1", ("R-2", "R-1", "R-3"))
    assert full.credits == ("R-1", "card#1", "R-2", "R-3")
    assert entry(0).credits == ("R-1",)


def test_a_watch_tells_acting_from_being_considered() -> None:
    watch = Watch()
    watch.note("R-1", "A", acted=True)
    watch.note("R-1", "B", acted=False)
    assert watch.acted == {("R-1", "A")}
    assert watch.idle == {("R-1", "B")}


def test_the_newest_entry_is_had_without_going_through_the_log() -> None:
    book = new_book()
    seen: list[Entry | None] = []

    @book.rule("looks", does=Turn)
    def looks(g: G, turn: Turn) -> Acts:
        seen.append(g.newest)
        yield Added()
        seen.append(g.newest)

    game = start(book)
    assert seen == [None, *game.log]
    assert game.newest == game.log.newest == next(game.log.backwards())
    assert start(new_book()).newest is None

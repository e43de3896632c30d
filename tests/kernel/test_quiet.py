"""Items that come to nothing are passed over as long as nothing that they go by has changed."""

from __future__ import annotations

import pytest

from ludex.kernel import (
    Acts,
    Cut,
    Game,
    Hang,
    Inquiry,
    KernelError,
    Rulebook,
    Step,
    Then,
    Watch,
)
from tests.kernel.toy import Added, Among, Evening, G, Noted, Perhaps, Take, Turn, events, new_book


def _twice(book: Rulebook, *, brisk: bool = True, watch: Watch | None = None) -> Game[int]:
    """Begin with the same turn twice, and a third time once a stone was added."""
    adds_in_the_evening(book)
    rules = book.ruleset("toy", list(book.rules))
    agenda = (Turn(), Turn(), Evening(), Turn())
    return Game(rules, 0, agenda, watch=watch, brisk=brisk)


def adds_in_the_evening(book: Rulebook) -> None:
    @book.rule("evening", does=Evening)
    def evening(g: G, step: Evening) -> Acts:
        yield Added()


def _counts(book: Rulebook, *, then: bool = False) -> list[int]:
    """In every turn a rule does nothing, or schedules one step; return when it was carried out."""
    heaps: list[int] = []

    @book.rule("counts", does=Turn, parts=lambda g, step: (g.state,))
    def counts(g: G, step: Turn) -> Acts:
        heaps.append(g.state)
        if then:
            yield Then(Turn(2)) if step.number == 1 else Then(Turn(3))

    return heaps


def test_an_item_is_carried_out_again_only_when_its_parts_have_changed() -> None:
    book = new_book()
    heaps = _counts(book)
    game = _twice(book)
    assert (heaps, game.moment, game.over) == ([0, 1], 4, True)


def test_who_watches_or_is_not_brisk_sees_every_item() -> None:
    for brisk, watch in ((False, None), (True, Watch())):
        book = new_book()
        heaps = _counts(book)
        _twice(book, brisk=brisk, watch=watch)
        assert heaps == [0, 0, 1]


def test_what_is_passed_over_comes_to_the_same_steps() -> None:
    book = new_book()

    @book.rule("then", does=Turn, parts=lambda g, step: (g.state,))
    def then(g: G, step: Turn) -> Acts:
        if step.number < 3:
            yield Then(Turn(step.number + 1))

    assert _twice(book).moment == _twice_slowly(then).moment == 10


def _twice_slowly(body: object) -> Game[int]:
    book = new_book()
    book.rule("then", does=Turn)(body)  # type: ignore[type-var]
    return _twice(book)


@pytest.mark.parametrize("parts", [(), None])
def test_an_item_that_says_not_what_it_goes_by_is_carried_out(parts: tuple[object] | None) -> None:
    book = new_book()
    heaps: list[int] = []
    _counts(book)

    @book.rule("other", does=Turn, parts=None if parts is None else lambda g, step: parts)
    def other(g: G, step: Turn) -> Acts:
        heaps.append(g.state)
        yield from ()

    _twice(book)
    assert heaps == [0, 0, 1]


def test_a_rule_that_has_nothing_to_do_is_not_in_the_way() -> None:
    book = new_book()
    heaps = _counts(book)

    @book.rule("large", does=Turn, where=lambda heap, turn: heap > 0)
    def large(g: G, step: Turn) -> Acts:
        yield Noted("large")

    assert events(_twice(book)) == [Added(), Noted("large")]
    assert heaps == [0, 1]


def test_nothing_that_hangs_on_an_item_says_nothing_of_it() -> None:
    book = new_book()

    @book.rule("never", does=Turn, where=lambda heap, turn: False, parts=lambda g, turn: (g.state,))
    def never(g: G, step: Turn) -> Acts:
        yield Noted("never")

    assert _twice(book).moment == 4


def test_an_item_in_which_something_happens_happens_again() -> None:
    book = new_book()

    @book.rule("notes", does=Turn, parts=lambda g, step: (g.state,))
    def notes(g: G, step: Turn) -> Acts:
        yield Noted(g.state)

    assert events(_twice(book)) == [Noted(0), Noted(0), Added(), Noted(1)]


def test_an_item_that_cuts_cuts_again() -> None:
    book = new_book()

    @book.rule("cuts", does=Turn, parts=lambda g, step: (1,))
    def cuts(g: G, step: Turn) -> Acts:
        if g.agenda[2:] and isinstance(g.agenda[2], Evening):
            yield Cut(to=Evening)

    game = _twice(book)
    assert (game.moment, events(game)) == (3, [Added()])


def test_a_decision_that_must_be_made_is_looked_at_again() -> None:
    book = new_book()
    offered: list[int] = []

    class Looked(Among):
        def offers(self, g: Inquiry[int]) -> tuple[Take, ...]:
            offered.append(g.state)
            return ()

    @book.rule("asks", does=Turn, parts=lambda g, step: (g.state,))
    def asks(g: G, step: Turn) -> Acts:
        yield Looked()

    _twice(book)
    assert offered == [0, 0, 1]


def _may_take(book: Rulebook, *, steady: bool) -> list[int]:
    """One stone is on offer and refused while there are none; return when it was refused."""
    heaps: list[int] = []

    @book.rule("asks", does=Turn, parts=lambda g, step: (g.state,))
    def asks(g: G, step: Turn) -> Acts:
        option = yield Perhaps()
        if isinstance(option, Take):
            yield Added(option.stones)

    @book.rule("offers", permits=Perhaps)
    def offers(g: Inquiry[int], ask: Perhaps) -> list[Take]:
        return [Take(1)]

    @book.rule("not-yet", forbids=Take, steady=(lambda g, take: True) if steady else None)
    def not_yet(g: Inquiry[int], take: Take) -> bool:
        heaps.append(g.state)
        return g.state == 0

    return heaps


def test_a_steady_refusal_is_not_asked_for_again() -> None:
    book = new_book()
    heaps = _may_take(book, steady=True)
    game = _twice(book)
    assert heaps == [0, 1, 1]
    assert (game.ask, game.state) == (Perhaps(), 1)
    assert game.answer(Take(1)).state == 2


def test_another_refusal_is_asked_for_each_time() -> None:
    book = new_book()
    heaps = _may_take(book, steady=False)
    assert _twice(book).ask == Perhaps()
    # The last time by who refused last, and then by all.
    assert heaps == [0, 0, 1, 1]


def test_what_was_refused_for_as_long_is_not_looked_for_again() -> None:
    book = new_book()
    _may_take(book, steady=True)
    asked: list[int] = []

    @book.rule("offers-more", permits=Perhaps)
    def offers_more(g: Inquiry[int], ask: Perhaps) -> list[Take]:
        asked.append(g.state)
        return [Take(2)]

    @book.rule("too-many", forbids=Take)
    def too_many(g: Inquiry[int], take: Take) -> bool:
        return take.stones > 1

    assert _twice(book).ask == Perhaps()
    assert asked == [0, 1]


def test_quiet_items_that_go_round_are_a_hang() -> None:
    book = new_book()

    @book.rule("round", does=Turn, parts=lambda g, step: (g.state,))
    def round_and_round(g: G, step: Turn) -> Acts:
        yield Then(Turn())

    agenda: tuple[Step, ...] = (Turn(),)
    with pytest.raises(Hang, match="going round: round"):
        Game(book.ruleset("toy", ["round"]), 0, agenda, brisk=True)


def test_who_says_what_it_goes_by_does_something_and_who_is_steady_refuses() -> None:
    book = new_book()
    with pytest.raises(KernelError, match="R-1 takes no `parts`: it forbids"):
        book.rule("R-1", forbids=Take, parts=lambda g, take: (1,))
    with pytest.raises(KernelError, match="R-1 takes no `parts`"):
        book.rule("R-1", does=Turn, each=lambda g, turn: (), parts=lambda g, turn: (1,))
    with pytest.raises(KernelError, match="R-1 is never steady: it does"):
        book.rule("R-1", does=Turn, steady=lambda g, turn: True)

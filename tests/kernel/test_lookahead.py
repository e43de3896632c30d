"""Looking ahead: what an option leads to if everybody then declines."""

from __future__ import annotations

from ludex.kernel import Acts, Game, Inquiry, Then, leads_to
from tests.kernel.toy import Added, Among, Evening, G, Perhaps, Take, Turn, Which, new_book, start


def looking(ask_next: Which | None, stones: int = 5) -> Game[int]:
    """A may take stones; then there is another decision; then the heap is doubled twice."""
    book = new_book()

    @book.rule("offers", permits=Perhaps)
    def offers(g: Inquiry[int], ask: Perhaps) -> tuple[Take, ...]:
        return (Take(stones),)

    @book.rule("asks", does=Turn)
    def asks(g: G, step: Turn) -> Acts:
        option = yield Perhaps()
        if isinstance(option, Take):
            yield Added(option.stones)
            yield Then(Evening())

    @book.rule("evening", does=Evening)
    def evening(g: G, step: Evening) -> Acts:
        if ask_next is not None:
            option = yield ask_next
            if isinstance(option, Take):
                return
        yield Added(g.state)

    return start(book)


def to_ten(game: Game[int], stop_at: int = -1) -> bool:
    def stop(ahead: Game[int]) -> bool:
        return ahead.state == stop_at

    return leads_to(game, Take(5), lambda ahead: ahead.state == 10, without=(), stop=stop)


def test_it_looks_up_to_the_end() -> None:
    assert to_ten(looking(None))
    assert not leads_to(looking(None), Take(5), lambda ahead: ahead.state == 11, without=())


def test_it_looks_at_every_decision_on_the_way() -> None:
    assert leads_to(looking(Perhaps()), Take(5), lambda ahead: ahead.state == 5, without=())


def test_what_may_be_declined_is_declined() -> None:
    assert to_ten(looking(Perhaps()))


def test_a_forced_choice_ends_it() -> None:
    assert not to_ten(looking(Among("B", (1, 2))))


def test_chance_ends_it() -> None:
    assert not to_ten(looking(Among(None, (1,))))


def test_the_caller_may_end_it() -> None:
    assert not to_ten(looking(Perhaps()), stop_at=5)


def test_clauses_can_be_switched_off_meanwhile() -> None:
    game = looking(None)
    found = leads_to(game, Take(5), lambda ahead: ahead.state == 5, without=("evening",))
    assert found
    assert game.state == 0


def test_ones_own_choice_leads_there_if_each_of_its_options_does() -> None:
    def at_the_end(stones: int) -> bool:
        return leads_to(
            looking(Among("A", (1, 2))),
            Take(5),
            lambda ahead: ahead.ask is None and ahead.state == stones,
            without=(),
            own=lambda ask: ask.player == "A",
        )

    assert at_the_end(5)
    assert not at_the_end(10)

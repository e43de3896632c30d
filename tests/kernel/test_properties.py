"""What holds of every game, whatever its rules: tried on games drawn at random."""

from __future__ import annotations

import pickle
from collections.abc import Callable
from functools import reduce
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from ludex.kernel import (
    Acts,
    Ask,
    Cut,
    Event,
    Game,
    Inquiry,
    Nothing,
    Option,
    Pass,
    Rulebook,
    Ruleset,
    Then,
)
from tests.kernel.toy import (
    Added,
    Among,
    Doubled,
    Evening,
    G,
    Limit,
    Noted,
    Perhaps,
    Take,
    Turn,
    Which,
    new_book,
)

AGENDA = (Turn(1), Turn(2), Turn(3), Evening())

# A rule's body is drawn as a list of what it does, one after the other.
Deed = Event | Then | Cut | Ask | Nothing

SIMPLE: list[st.SearchStrategy[Deed]] = [
    st.builds(Added, st.integers(-3, 3), st.sampled_from(["", "A"])),
    st.builds(Noted, st.integers(0, 3)),
    st.just(Doubled()),
    st.just(Nothing()),
    st.builds(Among, st.sampled_from(["A", "B", None]), st.sampled_from([(), (1,), (1, 2)])),
    st.just(Which("B")),
    st.just(Perhaps("A")),
]
SCHEDULES: list[st.SearchStrategy[Deed]] = [st.just(Then(Evening())), st.just(Cut(Evening))]

IN_A_TURN = st.lists(st.one_of(*SIMPLE, *SCHEDULES), max_size=4)
IN_THE_EVENING = st.lists(st.one_of(*SIMPLE), max_size=3)
INSTEAD = st.lists(st.one_of(*SIMPLE), max_size=2)


def acting(deeds: list[Deed], when: int) -> Callable[[G, Any], Acts]:
    """A body that does these things, some of them only while the heap says so."""

    def body(g: G, occasion: Any) -> Acts:
        for deed in deeds:
            if g.state % 3 == when:
                continue
            option = yield deed
            if isinstance(option, Take) and g.value(Limit()) >= option.stones:
                yield Added(option.stones)

    return body


RESIDUE = st.integers(0, 3)


@st.composite
def rulesets(draw: st.DrawFn) -> Ruleset:
    book: Rulebook = new_book()
    for number in range(draw(st.integers(0, 2))):
        book.rule(f"turn-{number}", does=Turn)(acting(draw(IN_A_TURN), draw(RESIDUE)))
        book.rule(f"evening-{number}", does=Evening)(acting(draw(IN_THE_EVENING), draw(RESIDUE)))
    for number, kind in enumerate(draw(st.lists(st.sampled_from([Added, Doubled]), max_size=2))):
        book.rule(f"answers-{number}", does=kind)(acting([Noted("answered")], draw(RESIDUE)))
    for number, kind in enumerate(draw(st.lists(st.sampled_from([Added, Doubled]), max_size=2))):
        book.rule(f"instead-{number}", instead=kind)(acting(draw(INSTEAD), draw(RESIDUE)))
    stones = draw(st.lists(st.integers(0, 4), max_size=3))
    limit, hated = draw(st.integers(0, 4)), draw(st.integers(0, 4))

    @book.rule("offers", permits=Which)
    def offers(g: Inquiry[int], ask: Which) -> list[Take]:
        return [Take(number) for number in stones if number <= g.value(Limit())]

    @book.rule("forbids", forbids=Take)
    def forbids(g: Inquiry[int], option: Take) -> bool:
        return option.stones == hated and g.state > 0

    @book.rule("limit", sets=Limit)
    def limits(g: Inquiry[int], q: Limit) -> int:
        return limit

    return book.ruleset("drawn", book.rules)


class Chooser:
    """Takes the options that were drawn, and remembers where it has been."""

    def __init__(self, numbers: list[int]) -> None:
        self.numbers = iter(numbers)
        self.been: list[Game[int]] = []

    def __call__(self, game: Game[int]) -> Option | None:
        self.been.append(game)
        number = next(self.numbers, None)
        assert game.ask is not None
        declining = [Pass()] if game.ask.optional else []
        options: list[Option] = [*game.choices().legal, *declining]
        return options[number % len(options)] if options and number is not None else None


NUMBERS = st.lists(st.integers(0, 5), max_size=8)


def played(ruleset: Ruleset, numbers: list[int]) -> tuple[Game[int], list[Game[int]]]:
    """A game to where the numbers lead, and all the games on the way."""
    chooser = Chooser(numbers)
    game = Game(ruleset, 0, AGENDA).until(chooser)
    return game, [*chooser.been, game]


def replayed(ruleset: Ruleset, history: tuple[Option, ...]) -> Game[int]:
    return reduce(Game.answer, history, Game(ruleset, 0, AGENDA))


def seen(game: Game[int]) -> tuple[Any, ...]:
    """Everything that can be seen of a game."""
    ask = game.ask
    return (game.state, game.log, game.agenda, game.moment, ask, game.asked_by, game.history)


@given(rulesets(), NUMBERS)
def test_the_state_is_the_fold_of_the_log(ruleset: Ruleset, numbers: list[int]) -> None:
    game, _ = played(ruleset, numbers)
    assert game.state == reduce(lambda heap, entry: entry.event.fold(heap), game.log, 0)


@given(rulesets(), NUMBERS)
def test_the_log_is_numbered_and_causes_come_first(ruleset: Ruleset, numbers: list[int]) -> None:
    log = list(played(ruleset, numbers)[0].log)
    assert [entry.n for entry in log] == list(range(len(log)))
    assert all(entry.cause is None or entry.cause < entry.n for entry in log)
    assert all(entry.rule in ruleset.ids for entry in log)
    assert all(set(entry.used) <= set(ruleset.ids) for entry in log)
    assert [entry.moment for entry in log] == sorted(entry.moment for entry in log)


@given(rulesets(), NUMBERS)
def test_the_same_answers_play_the_same_game(ruleset: Ruleset, numbers: list[int]) -> None:
    game, _ = played(ruleset, numbers)
    assert seen(replayed(ruleset, game.history)) == seen(game)
    assert seen(replayed(ruleset.without(), game.history)) == seen(game)


@given(rulesets(), NUMBERS)
def test_a_game_stored_anywhere_goes_on_as_it_would_have(
    ruleset: Ruleset, numbers: list[int]
) -> None:
    game, been = played(ruleset, numbers)
    for earlier in been:
        saved = pickle.loads(pickle.dumps(earlier.saved))  # noqa: S301 - our own
        again: Game[int] = Game.resume(ruleset, saved)
        assert seen(again) == seen(earlier)
        rest = game.history[len(earlier.history) :]
        assert seen(reduce(Game.answer, rest, again)) == seen(game)


@given(rulesets(), NUMBERS)
def test_going_on_changes_nothing_of_where_one_was(ruleset: Ruleset, numbers: list[int]) -> None:
    _, been = played(ruleset, numbers)
    for game in been:
        if game.ask is None:
            continue
        before = (*seen(game), game.saved, game.choices())
        for option in (*game.choices().legal, Pass()):
            game.fork(option)
            game.fork(option, without=("limit",))
            if option in game.choices().legal:
                assert game.answer(option).history == (*game.history, option)
        assert (*seen(game), game.saved, game.choices()) == before


@given(rulesets(), NUMBERS)
def test_a_fork_goes_where_the_answer_goes(ruleset: Ruleset, numbers: list[int]) -> None:
    _, been = played(ruleset, numbers)
    for game in been:
        if game.ask is not None:
            for option in game.choices().legal:
                fork, answered = game.fork(option), game.answer(option)
                assert (fork.state, fork.ask, fork.agenda) == (
                    answered.state,
                    answered.ask,
                    answered.agenda,
                )
                assert [e.event for e in fork.log] == [e.event for e in answered.log]


@given(rulesets(), NUMBERS)
def test_what_is_legal_can_be_answered_and_stands_on_rules(
    ruleset: Ruleset, numbers: list[int]
) -> None:
    _, been = played(ruleset, numbers)
    for game in been:
        if game.ask is not None:
            for option, stands_on in game.choices().legal.items():
                assert set(stands_on) <= set(ruleset.ids)
                assert not game.refusals(option)
            assert all(game.refusals(refusal.option) for refusal in game.choices().refused)

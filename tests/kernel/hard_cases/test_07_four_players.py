"""Four players in two teams: who may respond, and in which order (tag-c064, tag-c065, tag-c066)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from ludex.kernel import Acts, Game, Option, Pass, Ruleset, Step, Then
from tests.kernel.mini.board import Board, Link
from tests.kernel.mini.book import Asked, Duel, book, rule
from tests.kernel.mini.chain import CHAIN
from tests.kernel.mini.events import LinkAdded, LinkResolved
from tests.kernel.mini.occasions import Activate, Activation, ChainResolves, Respond
from tests.kernel.mini.play import happened, knock_outs, shuffles

SEATS = ("1A", "2A", "2B", "1B")


def team(player: str) -> str:
    return player[0]


@dataclass(frozen=True, slots=True)
class Offering(Step):
    """Players are offered to respond; `after` are the last link's player and those who declined."""

    after: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Offer:
    """What may be refused: to offer this player to respond now."""

    player: str
    after: tuple[str, ...]

    @property
    def subject(self) -> str:
        return self.player


@rule("case-7.1", does=Activation)
def an_activation_is_a_link(g: Duel, step: Activation) -> Acts:
    """What a player activates becomes a Chain Link, to which the others may respond."""
    yield LinkAdded(Link(step.option.card, step.option.player))
    yield Then(Offering((step.option.player,)))


@rule("case-7.2", does=Offering)
def each_other_player_may_respond(g: Duel, step: Offering) -> Acts:
    """Each other player is offered to respond, as they sit; then the Chain resolves."""
    at = g.state.players.index(step.after[0])
    as_they_sit = g.state.players[at:] + g.state.players[:at]
    left = [player for player in as_they_sit if player not in step.after]
    if not left:
        yield Then(ChainResolves())
        return
    player = next(p for p in left if not g.refuses(Offer(p, step.after)))
    option = yield Respond(player)
    if isinstance(option, Activate):
        yield Then(Activation(option))
    else:
        yield Then(Offering((*step.after, player)))


@rule("case-7.3", forbids=Offer)
def an_opponent_first(g: Asked, it: Offer) -> bool:
    """The first offer goes to an opponent."""
    return len(it.after) == 1 and team(it.player) == team(it.after[0])


@rule("case-7.4", forbids=Offer)
def then_the_teams_alternate(g: Asked, it: Offer) -> bool:
    """After the first offer the teams alternate."""
    teams = {team(player) for player in g.state.players if player not in it.after}
    return len(it.after) > 1 and len(teams) > 1 and team(it.player) == team(it.after[-1])


@rule("case-7.5", permits=Respond)
def a_trap_each(g: Asked, ask: Respond) -> Iterator[Activate]:
    """Each player may activate a Trap once."""
    if all(link.player != ask.player for link in g.state.chain):
        yield Activate(f"{ask.player}'s trap", ask.player)


RULES = book.ruleset(
    "case 7",
    [*CHAIN[3:], "case-7.1", "case-7.2", "case-7.3", "case-7.4", "case-7.5"],
)


def offers(ruleset: Ruleset, first: str, second: str = "") -> tuple[list[str], Game[Board]]:
    """Who is offered to respond, in order, when `first` activates and `second` answers."""
    asked: list[str] = []
    wanted = Activate(f"{second}'s trap", second)

    def choose(game: Game[Board]) -> Option:
        asked.append(str(game.player))
        return wanted if wanted in game.choices().legal else Pass()

    board = Board((), life_points=tuple((player, 8000) for player in SEATS))
    game = Game(ruleset, board, (Activation(Activate(f"{first}'s trap", first)),))
    return asked, game.until(choose)


def check(ruleset: Ruleset) -> None:
    assert offers(ruleset, "1A")[0] == ["2A", "1B", "2B"]
    assert offers(ruleset, "1B")[0] == ["2A", "1A", "2B"]
    asked, game = offers(ruleset, "1A", "2B")
    assert asked == ["2A", "1B", "2B", "1B", "2A", "1A"]
    assert [event.link.player for event in happened(game, LinkResolved)] == ["2B", "1A"]


def test_the_others_are_offered_to_respond_an_opponent_first_and_then_by_turns() -> None:
    check(RULES)


test_each_rule_matters = knock_outs(RULES, check)
test_the_order_of_rules_does_not_matter = shuffles(RULES, check)


def test_a_response_is_open_to_responses_itself() -> None:
    asked, game = offers(RULES, "1A", "2A")
    assert asked == ["2A", "1B", "2B", "1A"]
    assert [event.link.player for event in happened(game, LinkAdded)] == ["1A", "2A"]

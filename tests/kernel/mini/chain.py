"""Rules that build a Chain and resolve it."""

from __future__ import annotations

from ludex.kernel import Acts, Then
from tests.kernel.mini.board import Link
from tests.kernel.mini.book import Asked, Duel, rule
from tests.kernel.mini.events import LinkAdded, LinkResolved
from tests.kernel.mini.occasions import (
    Activate,
    Activation,
    ChainResolves,
    LinkResolves,
    Resolution,
    Respond,
    Responses,
)
from tests.kernel.mini.quantities import NewestFirst, ResponseOrder

CHAIN = ("chain.1", "chain.2", "chain.3", "chain.4", "chain.5", "chain.6")


@rule("chain.1", does=Activation)
def an_activation_is_a_link(g: Duel, step: Activation) -> Acts:
    """What a player activates becomes a Chain Link, to which players may respond."""
    option = step.option
    yield LinkAdded(Link(option.card, option.player, option.targets))
    yield Then(Responses(g.value(ResponseOrder(option.player))))


@rule("chain.2", does=Responses)
def players_may_respond(g: Duel, step: Responses) -> Acts:
    """The players may respond one after the other; once all declined, the Chain resolves."""
    if not step.players:
        yield Then(ChainResolves())
        return
    option = yield Respond(step.players[0])
    if isinstance(option, Activate):
        yield Then(Activation(option))
    else:
        yield Then(Responses(step.players[1:]))


@rule("chain.3", sets=ResponseOrder)
def the_opponent_first(g: Asked, q: ResponseOrder) -> tuple[str, ...]:
    """Of two players the opponent may respond first, then the player himself."""
    return (g.state.opponent(q.player), q.player)


@rule("chain.4", does=ChainResolves)
def links_resolve_one_by_one(g: Duel, step: ChainResolves) -> Acts:
    """The links of a Chain resolve one by one."""
    chain = g.state.chain
    for link in reversed(chain) if g.value(NewestFirst()) else chain:
        yield Then(LinkResolves(link))


@rule("chain.5", sets=NewestFirst)
def the_newest_first(g: Asked, q: NewestFirst) -> bool:
    """The newest link resolves first."""
    return True


@rule("chain.6", does=LinkResolves)
def a_link_resolves(g: Duel, step: LinkResolves) -> Acts:
    """A link that nothing stops is carried out."""
    yield LinkResolved(step.link, carried_out=not g.refuses(Resolution(step.link)))

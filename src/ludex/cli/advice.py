"""Advice about a Match, in a reader's language: as lines, and as plain data."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from ludex.cli.languages import QuickVoice
from ludex.i18n.text import TEXT

if TYPE_CHECKING:
    from ludex.tournament.advice import Advice, Branch, Told
    from ludex.tournament.seats import Seats, Side
    from ludex.tournament.siding import SideDecks


class Speaking:
    """Puts advice into words of a language."""

    def __init__(self, voice: QuickVoice, names: dict[str, str], seats: Seats) -> None:
        self.voice = voice
        self.names = names
        self.seats = seats

    def lines(self, advice: Advice) -> Iterator[str]:
        """Yield the lines of an answer."""
        yield self._now(advice)
        if advice.steps or advice.siding:
            yield ""
        for n, told in enumerate(advice.steps, 1):
            yield f"{n:>3}  {self._told(told)}"
        yield from self._siding(advice.siding, 5)
        for branch in advice.branches:
            yield ""
            yield from self._branch(branch, 0)

    def plain(self, advice: Advice) -> dict[str, Any]:
        """Return an answer as plain data."""
        match = advice.match
        return {
            "players": self.names,
            "games": list(match.games),
            "stage": match.stage,
            "winner": match.winner,
            "life-points": dict(zip(self.seats.sides, match.life_points, strict=True)),
            "turn-player": match.turn_player if match.stage == "game" else None,
            "turns-left": match.turns_left,
            "tie-break": match.tie_break,
            "time-called": match.time_called or None,
            "steps": [self._plain_step(told) for told in advice.steps],
            "siding": self._plain_siding(advice.siding),
            "branches": [self._plain_branch(each) for each in advice.branches],
        }

    def _now(self, advice: Advice) -> str:
        match, word = advice.match, self._word
        parts = [word("match.game", number=match.game)] if match.stage == "game" else []
        if match.stage == "game":
            parts.append(word("match.turn-of", player=self.names[match.turn_player]))
        sides = self.seats.sides
        parts += [self._of_side("match.score", side, count=match.wins(side)) for side in sides]
        if match.stage == "game":
            parts += [self._of_side("match.points", side, number=match.lp(side)) for side in sides]
        line = " · ".join(parts)
        return line[:1].upper() + line[1:]

    def _branch(self, branch: Branch, depth: int) -> Iterator[str]:
        indent = "  " * depth
        yield f"{indent}{self._condition(branch)}"
        for told in branch.steps:
            yield f"{indent}     {self._told(told)}"
        yield from self._siding(branch.siding, len(indent) + 5)
        for inner in branch.branches:
            yield from self._branch(inner, depth + 1)

    def _condition(self, branch: Branch) -> str:
        key = f"match.if-{branch.condition}"
        return self._of_side(key, branch.player) if branch.player else self._word(key)

    def _siding(self, siding: SideDecks | None, indent: int) -> Iterator[str]:
        if siding is not None:
            key = "match.may-side" if siding.allowed else "match.may-not-side"
            by = f"  [{', '.join(siding.by)}]" if siding.by else ""
            yield f"{' ' * indent}{self._word(key)}{by}"

    def _told(self, told: Told) -> str:
        return f"{self._sentence(told)}  [{', '.join(told.by)}]"

    def _sentence(self, told: Told) -> str:
        from ludex.playing import Said
        from ludex.tournament.seats import called
        from ludex.tournament.telling import SENTENCES

        names = {called(each): name for each, name in self.names.items()}
        values = {
            name: names.get(value, value) if isinstance(value, str) else value
            for name, value in told.said.values.items()
        }
        return self.voice.say(Said(told.said.name, values), SENTENCES, TEXT)

    def _of_side(self, key: str, side: Side, **values: Any) -> str:
        """Return what is said of a player, or of a team."""
        name = self.names[side]
        if self.seats.of_teams:
            return self._word(f"{key}-team", team=name, **values)
        return self._word(key, player=name, **values)

    def _word(self, key: str, **values: Any) -> str:
        return self.voice.word(key, values, TEXT)

    def _plain_step(self, told: Told) -> dict[str, Any]:
        return {"text": self._sentence(told), "clauses": list(told.by)}

    def _plain_siding(self, siding: SideDecks | None) -> dict[str, Any] | None:
        if siding is None:
            return None
        return {"allowed": siding.allowed, "clauses": list(siding.by)}

    def _plain_branch(self, branch: Branch) -> dict[str, Any]:
        return {
            "if": branch.condition,
            "player": branch.player,
            "text": self._condition(branch),
            "steps": [self._plain_step(told) for told in branch.steps],
            "siding": self._plain_siding(branch.siding),
            "branches": [self._plain_branch(each) for each in branch.branches],
        }

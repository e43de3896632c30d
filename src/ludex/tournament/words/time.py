"""The end of a round in English: the boxes of its diagram, and what is written on the arrows."""

from __future__ import annotations

from collections.abc import Mapping

TIME: Mapping[str, str | tuple[str, str]] = {
    "time.title": "Time is called: {ruleset}",
    "time.top": "Time is called",
    "time.label": "End of the round",
    "time.see": "What to do when time is called",
    "time.within": "One question at a time, down to who wins the Match.",
    "time.intro": (
        "What happens when time is called for the round. The program has played each branch by the "
        "rules in force: every box names the clauses that applied there, and every number comes "
        "from them."
    ),
    "time.diagram": "As a diagram",
    "time.in-words": "Question by question",
    "time.back": "Back",
    "time.again": "Start again",
    "time.worked": "Worked examples",
    "time.next": "go to {number}",
    "time.end": "The Match is over.",
    "time.answer.yes": "yes",
    "time.answer.no": "no",
    "time.answer.in-a-game": "in a game",
    "time.answer.between-games": "between games",
    "time.called": "Time is called. When?",
    "time.turn-completed": "The turn in progress is played to its end.",
    "time.additional-turns": (
        "{count} more turn is played: the opponent's.",
        "{count} more turns are played, the opponent's first.",
    ),
    "time.additional-turns-team": (
        "{count} more turn is played: the other team's.",
        "{count} more turns are played, the other team's first.",
    ),
    "time.won-yet": "Did the game end before that?",
    "time.play-stops": "Play stops.",
    "time.points-equal": "Are the Life Points equal?",
    "time.more-points": "The player with more Life Points wins the game.",
    "time.more-points-team": "The team with more Life Points wins the game.",
    "time.played-on": "Play goes on until the Life Points first change.",
    "time.chain-first": "The Chain resolves to its end; then the Life Points are compared.",
    "time.more-wins": "Has one player won more games?",
    "time.more-wins-team": "Has one team won more games?",
    "time.match-won": "That player wins the Match.",
    "time.match-won-team": "That team wins the Match.",
    "time.no-side-deck": "Side Decks cannot be used.",
    "time.tie-break": (
        "One more game is played, with at most {count} turn.",
        "One more game is played, with at most {count} turns.",
    ),
    "time.ahead": "Has one player won more games?",
    "time.ahead-team": "Has one team won more games?",
    "time.leader-wins": "That player wins the Match.",
    "time.leader-wins-team": "That team wins the Match.",
    "time.siding-begun": "Had siding begun, or can nobody tell?",
    "time.siding-finished": "The players may finish siding.",
    "time.no-siding": "Side Decks cannot be used.",
    "time.last-game": (
        "The next game is played, with at most {count} turn.",
        "The next game is played, with at most {count} turns.",
    ),
}
"""English strings by key."""

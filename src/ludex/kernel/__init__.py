"""Games with rules: events, steps, decisions and five kinds of rule. It knows no card game."""

from ludex.kernel.errors import Hang, KernelError, Refused, TwoAnswers, UnknownRule
from ludex.kernel.facts import (
    Acts,
    Ask,
    Chose,
    Cut,
    Event,
    Nothing,
    Option,
    Pass,
    Quantity,
    Replaced,
    Step,
    Then,
)
from ludex.kernel.game import Game
from ludex.kernel.inquiry import Choice, Inquiry, Refusal
from ludex.kernel.log import Entry, Log, Watch
from ludex.kernel.lookahead import leads_to
from ludex.kernel.projection import Settled, settle
from ludex.kernel.rulebook import Rulebook
from ludex.kernel.rules import Rule, Ruleset
from ludex.kernel.run import Run
from ludex.kernel.saved import Saved
from ludex.kernel.values import but, value

__all__ = [
    "Acts",
    "Ask",
    "Choice",
    "Chose",
    "Cut",
    "Entry",
    "Event",
    "Game",
    "Hang",
    "Inquiry",
    "KernelError",
    "Log",
    "Nothing",
    "Option",
    "Pass",
    "Quantity",
    "Refusal",
    "Refused",
    "Replaced",
    "Rule",
    "Rulebook",
    "Ruleset",
    "Run",
    "Saved",
    "Settled",
    "Step",
    "Then",
    "TwoAnswers",
    "UnknownRule",
    "Watch",
    "but",
    "leads_to",
    "settle",
    "value",
]

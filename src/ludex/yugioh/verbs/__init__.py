"""What the verbs of card texts do: one implementation each."""

from ludex.yugioh.verbs.carrying import Carrying, Doing, atk_of_target
from ludex.yugioh.verbs.doing import VERBS, carry_out
from ludex.yugioh.verbs.looking import could_do, would

__all__ = ["VERBS", "Carrying", "Doing", "atk_of_target", "carry_out", "could_do", "would"]

"""What can happen in a Duel: facts in the past tense, each with its fold and its sentence."""

from ludex.yugioh.facts.battle import *
from ludex.yugioh.facts.chance import *
from ludex.yugioh.facts.control import *
from ludex.yugioh.facts.counters import *
from ludex.yugioh.facts.equips import *
from ludex.yugioh.facts.fact import *
from ludex.yugioh.facts.holds import *
from ludex.yugioh.facts.links import *
from ludex.yugioh.facts.monsters import *
from ludex.yugioh.facts.moves import *
from ludex.yugioh.facts.players import *
from ludex.yugioh.facts.summons import *
from ludex.yugioh.facts.trap_monsters import *
from ludex.yugioh.facts.uses import *

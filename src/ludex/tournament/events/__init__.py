"""What happens to Decks and in a Match: facts, each with what it changes and its sentence."""

from ludex.tournament.events.decks import *
from ludex.tournament.events.fact import *
from ludex.tournament.events.games import *
from ludex.tournament.events.time import *

"""The closed vocabulary of card data, as frozen dataclasses: filters, occasions, costs and holds.

Every mapping in a card file is one of these. Keys are the field names in kebab-case; the field
that names the thing (`destroy`, `pay-life-points`) comes first and tells which one it is.
"""

from ludex.yugioh.vocabulary.basics import *
from ludex.yugioh.vocabulary.conditions import *
from ludex.yugioh.vocabulary.costs import *
from ludex.yugioh.vocabulary.holds import *
from ludex.yugioh.vocabulary.holds.attacks import *
from ludex.yugioh.vocabulary.holds.becoming import *
from ludex.yugioh.vocabulary.holds.conduct import *
from ludex.yugioh.vocabulary.holds.control import *
from ludex.yugioh.vocabulary.holds.damage import *
from ludex.yugioh.vocabulary.holds.fates import *
from ludex.yugioh.vocabulary.holds.hold import *
from ludex.yugioh.vocabulary.holds.phases import *
from ludex.yugioh.vocabulary.holds.returns import *
from ludex.yugioh.vocabulary.holds.values import *
from ludex.yugioh.vocabulary.occasions import *

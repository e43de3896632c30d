"""Facts in English: kinds of card, attributes, monster types, zones, and what a board says.

Each is an official word of the game, to be put in every language as its players print it.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_args

from ludex.yugioh.vocabulary import Attribute, MonsterType, Series

SERIES: Mapping[Series, str] = {
    "amazoness": "Amazoness",
    "archfiend": "Archfiend",
    "battlin-boxer": "Battlin' Boxer",
    "blackwing": "Blackwing",
    "crystal-beast": "Crystal Beast",
    "destiny-hero": "Destiny HERO",
    "elemental-hero": "Elemental HERO",
    "frog": "Frog",
    "gravekeepers": "Gravekeeper's",
    "mermail": "Mermail",
    "six-samurai": "Six Samurai",
    "red-eyes": "Red-Eyes",
    "x-saber": "X-Saber",
}
"""Parts of names by which cards belong together."""

FACTS: Mapping[str, str] = {
    **{f"type.{name}": name for name in get_args(MonsterType)},
    **{f"attribute.{name}": name for name in get_args(Attribute)},
    **{f"series.{slug}": name for slug, name in SERIES.items()},
    "kind.monster-normal": "Normal Monster",
    "kind.monster-effect": "Effect Monster",
    "kind.monster-fusion": "Fusion Monster",
    "kind.monster-ritual": "Ritual Monster",
    "kind.monster-synchro": "Synchro Monster",
    "kind.monster-xyz": "Xyz Monster",
    "kind.monster-token": "Token",
    "kind.spell-normal": "Normal Spell",
    "kind.spell-quick-play": "Quick-Play Spell",
    "kind.spell-continuous": "Continuous Spell",
    "kind.spell-equip": "Equip Spell",
    "kind.spell-field": "Field Spell",
    "kind.spell-ritual": "Ritual Spell",
    "kind.trap-normal": "Normal Trap",
    "kind.trap-continuous": "Continuous Trap",
    "kind.trap-counter": "Counter Trap",
    "ability.union": "Union",
    "ability.flip": "Flip",
    "effect.activation": "Effect when activated",
    "effect.trigger": "Trigger Effect",
    "effect.quick": "Quick Effect",
    "effect.ignition": "Ignition Effect",
    "effect.continuous": "Continuous Effect",
    "effect.unchained": "Effect without a Chain",
    "effect.own-summon": "Special Summon without an effect",
    "effect.maintenance": "Maintenance cost",
    "zone.deck": "Deck",
    "zone.hand": "hand",
    "zone.graveyard": "Graveyard",
    "zone.banished": "banished",
    "zone.monster-zone": "Monster Zone",
    "zone.spell-trap-zone": "Spell & Trap Zone",
    "zone.field-zone": "Field Zone",
    "zone.extra-monster-zone": "Extra Monster Zone",
    "zone.field": "field",
    "zone.extra-deck": "Extra Deck",
    "zone.aside": "no longer in the Duel",
    "board.player": "Player {player}",
    "board.hand": "Hand",
    "board.field-zone": "Field Zone",
    "board.graveyard": "Graveyard",
    "board.banished": "Banished",
    "board.deck": "Deck",
    "board.extra-deck": "Extra Deck",
    "board.monster-zone": "Monster Zones",
    "board.spell-trap-zone": "Spell & Trap Zones",
    "board.chain": "Chain",
    "board.no-chain": "No Chain",
    "board.life-points": "LP {number}",
    "board.atk": "ATK {number}",
    "board.def": "DEF {number}",
    "board.counters": "counters: {number}",
    "board.set": "face-down",
    "board.also-monster": "also a monster",
    "board.turn": "Turn {number}, player {player}",
    "board.sub-step": "sub-step {number}: {name}",
    "board.attacks": "{card} attacks {target}",
    "board.attacks-directly": "{card} attacks directly",
    "board.marked": "destroyed",
    "board.before-the-duel": "Before the Duel",
    "board.negated": "negated",
    "board.resolved": "resolved",
    "board.says": "{what}.",
    "board.lists": "{zone}: {cards}.",
}
"""English strings by key."""

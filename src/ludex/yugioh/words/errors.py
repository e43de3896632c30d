"""What is wrong with a position of a Duel, or with what is to be done in one."""

from __future__ import annotations

from collections.abc import Mapping

from ludex.wording import Wording

ERRORS: Mapping[str, str] = {
    "error.nothing-to-decide": "player {player} has nothing to decide here: {decision}",
    "error.decides": "player {player} decides {what}",
    "error.chance-decides": "chance decides {what}",
    "error.nobody-decides": "the Duel is over, and there is nothing left to decide",
    "error.decide.among": "which card to choose",
    "error.decide.at-random": "which card is picked",
    "error.decide.declare": "which Attribute to declare",
    "error.decide.call": "whether to call heads or tails",
    "error.decide.roll": "what the die shows",
    "error.decide.toss": "how the coin falls",
    "error.decide.may-target": "which card to target, if any",
    "error.decide.fusion": "which monster to Fusion Summon",
    "error.decide.material": "which monster to use as Fusion Material",
    "error.decide.opponent": "which opponent is meant",
    "error.decide.position": "in which battle position to Summon",
    "error.decide.target": "which card to target",
    "error.decide.tribute": "which monster to Tribute",
    "error.decide.fast-effect": "whether to use a fast effect",
    "error.decide.maintain": "whether to pay a maintenance cost",
    "error.decide.may-activate": "what to activate before all other effects, if anything",
    "error.decide.may-pick": "which card to choose, if any",
    "error.decide.may-set": "which card to Set, if any",
    "error.decide.may-use-in-phase": "which effect of the phase to activate, if any",
    "error.decide.must-answer": "which mandatory effect to activate in response",
    "error.decide.must-use-in-phase": "which mandatory effect of the phase to activate next",
    "error.decide.consent": "whether the teammate may use a monster",
    "error.decide.next-of-side": "which player of the team puts an effect on the Chain next",
    "error.decide.next-mandatory": "which mandatory effect goes on the Chain next",
    "error.decide.next-optional": "which optional effect goes on the Chain next, if any",
    "error.decide.open-battle": "whether to attack",
    "error.decide.open-game-state": "what to do in the open game state",
    "error.decide.replay": "what to attack in a replay, if anything",
    "error.on-offer": "; on offer: {steps}",
    "error.open-choice": "player {player} has a choice to make, by {step}",
    "error.open-chance": "this is left to chance; say how it turns out, by {step}",
    "error.step-or": "{one} or {other}",
    "error.for-a-replay": "{step}, because there is a replay",
    "error.no-chain": "there is no Chain to resolve",
    "error.no-sub-step": "the sub-step {name} is not reached",
    "error.no-phase": "player {player}'s {phase} phase is not reached",
    "error.enter-battle": "; a player enters the Battle Phase by `go-to: battle`",
    "error.going-to": "player {player} going to the {phase} phase",
    "error.duel-over": "the Duel is over",
    "error.ambiguous": "{step} could mean {number} things",
    "error.say-which": "; say which, by {keys}",
    "error.choosing": "player {player} choosing '{name}'",
    "error.nobodys-name": "no card of the position is called '{name}'",
    "error.near-name": "; did you mean '{name}'?",
    "error.several-cards": "'{name}' means {number} cards here; label them with `as:`",
    "error.misplaced": "'{name}' is a {kind} and cannot be in this place: {zone}",
    "error.token-atk": (
        "'{name}' gets its ATK from the card that Special Summons it, and has none here"
    ),
    "error.whose-card": "'{name}' is player {owner}'s, but is listed under player {player}",
    "error.face-down-outside": "'{name}' is face-down outside the field",
    "error.position-outside": "'{name}' has a battle position outside the field",
    "error.column-outside": "'{name}' has a column, but is not a monster on the field",
    "error.column-taken": "'{name}' is in a column in which its player has another monster",
    "error.nothing-declared": "nothing is declared for '{name}' there",
    "error.equipped-to-nothing": (
        "'{name}' is face-up and equipped to nothing; say to what with `equipped-to:`"
    ),
    "error.no-equip-card": "'{name}' is not an Equip Card",
    "error.equipped-elsewhere": "'{name}' is equipped, but is not face-up in a spell-trap-zone",
    "error.no-bearer": "'{name}' is not a face-up monster on the field",
    "error.holds-no-counters": "'{name}' cannot hold these counters there",
    "error.never-bound": (
        "'{name}' is not a face-up card on the field that binds itself to a monster"
    ),
    "error.no-monster-there": "'{name}' is not a monster on the field",
    "error.not-equipped-by": (
        "'{name}' cannot be equipped to '{bearer}' (condition: {conditions})"
    ),
    "error.no-life-points": "player {player} has {points} Life Points; expected 1 or more",
    "error.other-life-points": (
        "player {player} has {points} Life Points, but the same side has {total}"
    ),
    "error.too-many-cards": "player {player} has {number} cards in {limit} places: {zone}",
    "error.field-spell-beyond": "'{name}' is an active Field Spell beyond the number allowed",
    "error.two-tables": (
        "{one} and {other} cannot be seats of the same Duel; its seats are {two}, or {four}"
    ),
    "error.seats-and": "{others} and {last}",
    "error.no-seat": "the position has no seat '{name}'",
    "error.step-no-card": "{step} names no card",
}
"""In English, by key."""

worded = Wording(ERRORS)
"""Makes a text of the table, its fields filled in."""

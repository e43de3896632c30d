"""The help of the commands in English: each command in a sentence, and each of its words.

The catalogues have it as `ui#help.COMMAND` and `ui#help.COMMAND.WORD`.
"""

from __future__ import annotations

from collections.abc import Mapping

HELP: Mapping[str, str] = {
    "help.usage": "usage:",
    "help.options": "options",
    "help.arguments": "arguments",
    "help.commands": "commands",
    "help.top": "Rules of old card-game formats: checked, proved, explained and cited by ID.",
    "help.exit-codes": (
        "Exit codes: 0 what was checked holds, 1 it does not hold, 2 the command could not "
        "run. `ludex COMMAND --help` says more about each command, with examples. "
        "LUDEX_LANG sets the language."
    ),
    "help.top.help": "show this help and exit",
    "help.top.version": "show the version and exit",
    "help.top.root": "the folder with rules/ (default: here or above)",
    "help.top.lang": "en, pt, es or zh (default: LUDEX_LANG, or en)",
    "help.check": "Play the examples, and say which do not hold.",
    "help.check.what": "which examples (default: all)",
    "help.check.ruleset": "under this ruleset only",
    "help.check.fresh": "play all of them, even those whose results are known",
    "help.check.json": "print the results as JSON",
    "help.prove": "Switch clauses off, and check that their examples notice.",
    "help.prove.what": "which clauses (default: all)",
    "help.prove.fresh": "prove all of them, even those whose results are known",
    "help.prove.on": "on the workers of the cluster at this address",
    "help.prove.json": "print the results as JSON",
    "help.coverage": "Account for every claim of every source.",
    "help.coverage.source": "show these sources claim by claim",
    "help.coverage.cards": "account for the effects of cards instead of the claims",
    "help.coverage.json": "print the results as JSON",
    "help.match": (
        "Say what to do when time is called for the round, or what follows while time is left."
    ),
    "help.match.file": "a Match in YAML, as below",
    "help.match.won": (
        "who won a game that is over: A, B or draw (for teams, team-1, team-2 or draw); once for "
        "each game, in order"
    ),
    "help.match.between_games": "time was called between games",
    "help.match.tie_break": (
        "time was called before, and the game that breaks the tie is in progress; --turn-of "
        "says who went first in it, --turns-ended how many of its turns have ended"
    ),
    "help.match.turn_of": (
        "whose turn it was when time was called: A (default) or B (for teams, 1A (default), 2A, "
        "1B or 2B)"
    ),
    "help.match.turns_ended": "turns that have ended since time was called",
    "help.match.life_points": "the Life Points as they are now (default: 8000 8000)",
    "help.match.siding": (
        "whether the players had begun siding: begun, not-begun or not-known (default)"
    ),
    "help.match.time_left": "time has not been called: say what follows while time is left",
    "help.match.names": "the names of the players, or of the teams",
    "help.match.ruleset": "default: tournament-2005",
    "help.match.json": "print the advice as JSON",
    "help.soak": "Play random legal decisions, and check that nothing breaks.",
    "help.soak.games": "how many games (default: %(default)s)",
    "help.soak.seed": "which games are drawn (default: %(default)s)",
    "help.soak.game": "only this game of the seed",
    "help.soak.ruleset": "under this ruleset only",
    "help.soak.jobs": "processes (default: one for each core)",
    "help.soak.json": "print the results as JSON",
    "help.explain": "Tell step by step what happens in an example or a position of your own.",
    "help.explain.what": "an example's ID, a YAML file, or - for standard input",
    "help.explain.ruleset": "a ruleset other than that of the example or position",
    "help.explain.json": "print the steps as JSON",
    "help.when": "Say when a card can be used in the Damage Step.",
    "help.when.card": "the card's name in any of the languages, or its slug",
    "help.when.ruleset": "under this ruleset only",
    "help.when.json": "print it as JSON",
    "help.show": "Print a clause, an article, an example, a card or a term.",
    "help.show.id": "an ID, or the name of a card or a term in any language",
    "help.show.yaml": "print it as it is written",
    "help.show.json": "print it as JSON: its text and all its data",
    "help.search": "Find rules, cards, terms and examples by their words, in any of the languages.",
    "help.search.words": "words, all of which have to be in one text",
    "help.search.limit": "how many results are shown (default: %(default)s)",
    "help.search.json": "print the results as JSON",
    "help.cite": "Print a citation with its permanent address.",
    "help.cite.id": "a clause, an example or an article",
    "help.cite.format": "default: text",
    "help.deck": "Check whether a deck is legal under a ruleset.",
    "help.deck.what": "see whether the deck is legal",
    "help.deck.deck": (
        "a file, a ydke:// URL, or - for standard input; for a team, one for each player"
    ),
    "help.deck.ruleset": "such as hat-2014",
    "help.deck.pool": "the cards that exist: a .cdb or .conf file",
    "help.deck.list": "which list, if the pool's .conf has several",
    "help.deck.json": "print the verdict as JSON",
    "help.list": "Export a Forbidden and Limited List for a simulator.",
    "help.list.what": "write the list",
    "help.list.id": "the date of the list (default: the newest)",
    "help.list.format": "default: lflist",
    "help.list.out": "where to write it (default: the terminal)",
    "help.new": "Write the skeleton of a rule, an example or a card where it belongs.",
    "help.new.what": "what is written",
    "help.new.of": "an article, a clause, or a card's name",
    "help.new.theme": "which file of an article's examples",
    "help.i18n": "Update, count, lint and read the translations.",
    "help.i18n.what": "what to do with the translations",
    "help.i18n.language": "the language whose texts are drawn: en, pt, es or zh",
    "help.i18n.seed": "which texts are drawn (default: %(default)s)",
    "help.i18n.count": "how many texts are drawn (default: %(default)s)",
    "help.i18n.logs": "draw every sentence of the log instead",
    "help.i18n.json": "print the status as JSON",
    "help.schema": "Write the JSON Schemas of the YAML files, or see whether they have drifted.",
    "help.schema.check": "compare, write nothing",
    "help.lock": "Write the record of published IDs, or see whether it still holds.",
    "help.lock.check": "compare, write nothing",
    "help.lock.reworded": "other words, same meaning",
    "help.lock.refactored": "other code, same meaning",
    "help.site": "Build the website.",
    "help.site.what": "build the site",
    "help.site.out": "where to write the site (default: site/)",
    "help.site.base": "the site's address (default: the one in mkdocs.yml)",
    "help.serve": "Show the built site while the rules are edited.",
    "help.serve.port": "a port other than %(default)s",
    "help.completion": "Print a script that completes the words of the commands in a shell.",
    "help.completion.shell": "for which shell",
}

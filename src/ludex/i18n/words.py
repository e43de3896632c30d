"""What the faces say in English of their own: the site and the command line.

The catalogues have them as `ui#key`; a pair is a singular and a plural, chosen by `count`.
"""

from __future__ import annotations

from collections.abc import Mapping

PAGES: Mapping[str, str | tuple[str, str]] = {
    # Around every page.
    "frame.home": "Home",
    "frame.rules": "Rules",
    "frame.grounds": "Grounds",
    "frame.project": "Project",
    "frame.languages": "Languages",
    "frame.search": "Search",
    "frame.search-hint": "Rule, card or word",
    "frame.search-none": "Nothing found",
    "frame.search-all": "All results",
    "frame.search-meant": "Results for “{name}”",
    "results.title": "Search",
    "results.every": "Everything",
    "results.hint": "An ID, a card in any of the four languages, a term, or words of a rule.",
    "results.nothing": "Nothing was found. Try fewer words, or look through these:",
    "results.lacking": "Is something missing that ought to be here?",
    "results.without-scripts": (
        "The search needs scripts. Without them, these pages lead to everything:"
    ),
    "frame.search-count": ("{count} result", "{count} results"),
    "frame.kind-rule": "rule",
    "frame.kind-term": "term",
    "frame.kind-ruleset": "ruleset",
    "frame.kind-card": "card",
    "frame.kind-page": "page",
    "frame.kind-example": "example",
    "frame.follow-system": "Follow the system's colours",
    "frame.light": "Light colours",
    "frame.dark": "Dark colours",
    "frame.unofficial": "Ludex is unofficial. Names of games and cards belong to their owners.",
    "frame.licence": "Texts and data: CC BY 4.0. Code: MIT.",
    "frame.not-found": "This page does not exist",
    "frame.not-found-hint": "Search for a rule by its ID, or start from the home page.",
    "frame.choose-language": "Choose a language",
    # Notices.
    "notice.missing": "Parts of this page are not translated yet, and are shown in English.",
    "notice.fuzzy": "The English of parts of this page has changed since it was translated.",
    "notice.english-only": "This page is written in English only.",
    "notice.outdated": "This translation is out of date.",
    "notice.it-said": "The English said:",
    "notice.it-says": "It now says:",
    # The first page.
    "home.title": "Rules that can be run",
    "home.intro": (
        "Ludex is a knowledge base of the rules of old card-game formats. Every rule has a "
        "permanent number, a text in four languages, and examples that a program plays: a rule "
        "that its examples do not bear out is an error."
    ),
    "home.ask": "Ask about a rule, a card or a word",
    "home.door": "I have a question",
    "home.how": (
        "Type the number of a rule, the name of a card in any of the languages, or a word into "
        "the search box."
    ),
    "home.see-why": "See why, step by step:",
    "home.clauses": "clauses, each switched off in turn to check that it matters",
    "home.examples": "examples, each played whenever a rule changes",
    "home.cards": "cards with their effects as data",
    "home.languages": "languages, with every sentence in each",
    "home.trust-means": "Nothing here is merely asserted",
    "home.sources": "every claim of every source, and what became of it",
    "home.interpretations": "where the sources leave something open, and how we read it",
    "home.verification": (
        "every example is played, and every rule switched off to check that it matters"
    ),
    "home.changes": "what each rule used to say",
    "home.translation": "how far along each language is",
    # Rules.
    "rules.title": "Rulebooks",
    "rules.intro": (
        "A rulebook consists of articles, an article of clauses. The number of a clause never "
        "changes and is never given to anything else."
    ),
    "rulebook.ruleset": "Ruleset",
    "rulebook.articles": "Articles",
    "page.source": "Source",
    "article.clauses": ("{count} clause", "{count} clauses"),
    "article.examples-count": ("{count} example", "{count} examples"),
    "article.examples": "Examples",
    "article.examples-by-clause": "All {count} examples, clause by clause",
    "article.examples-of": "{article}: examples",
    "article.other-examples": "Other examples",
    "clause.more-examples": "{count} more",
    "article.other-programs": "Other programs",
    "differences.title": "{one} against {other}",
    "differences.intro": (
        "{count} question that these two rulesets answer differently.",
        "{count} questions that these two rulesets answer differently.",
    ),
    "differences.label": "Side by side with",
    "changes.title": "Changed rules",
    "changes.after": "After",
    "changes.until": "up to",
    "changes.intro": "What each rule says now, and what it said until the day of the change.",
    "clause.more": "Sources and proof",
    "clause.term": "Definition",
    "clause.conduct": "Conduct",
    "clause.conduct-means": "Only the people at the table can check this: nothing here proves it.",
    "clause.in-force": "In force under",
    "clause.interpretation": "Interpretation.",
    "clause.grounds": "Grounds:",
    "clause.stands-for": "Stands for",
    "clause.elsewhere": "The same question elsewhere",
    "clause.shown-by": "Shown by",
    "clause.missed-by": "Nearly applies in",
    "clause.always": "Always applies",
    "clause.witness": "Shown by a swap",
    "clause.explains": "Gives the reason for",
    "clause.equivalent": "Would mean the same",
    "clause.alias": "Also known as",
    "clause.retired": "No longer in force.",
    "clause.successor": "In its place:",
    "clause.earlier": "Revision {number}, until {until}:",
    "clause.revision": "Revision {number}",
    "clause.cite": "Cite",
    "clause.copy": "Copy",
    "clause.copied": "Copied",
    "trust.official": "official",
    "trust.judge": "according to judges",
    "trust.inferred": "inferred",
    "trust.means-official": "The publisher of the game says so.",
    "trust.means-judge": "Judges of the format say so.",
    "trust.means-inferred": "It follows from other rules.",
    # Examples.
    "examples.title": "Examples",
    "examples.intro": (
        "Each example is a position that the program plays, step by step, under each of the "
        "rulesets that it names."
    ),
    "example.shows": "Shows",
    "example.near-miss": "Nearly applies",
    "example.step-through": "Step through",
    "example.same": "It plays out the same way.",
    "example.differs": "Plays out differently under",
    "example.difference": "The same position plays out differently:",
    "example.no-such-clause": "No such clause.",
    "example.no-steps": "Nothing happens.",
    "example.checked": "At this point:",
    "example.holds": "At the end",
    "example.under": "Under {ruleset}",
    "report.link": "Report a mistake",
    "report.edit": "Edit it",
    "steps.name": "Board, step by step",
    "steps.previous": "Step back",
    "steps.next": "Next step",
    "steps.start": "Start",
    "steps.both": "Side by side",
    "why.name": "Why can't I…?",
    "why.nobody": "Between this step and the next one, nobody decides anything.",
    "why.next": "To the next decision",
    "why.can": "possible",
    "why.cannot": "not possible",
    "why.nothing": "The player who decides here can do nothing with this card.",
    "why.close": "Close",
    # Cards.
    "cards.title": "Cards",
    "cards.intro": "What each card does is said in our own words, as far as the program plays it.",
    "cards.monster": "Monsters",
    "cards.spell": "Spells",
    "cards.trap": "Traps",
    "card.kind": "Kind",
    "card.attribute": "Attribute",
    "card.ability": "Ability",
    "card.type": "Type",
    "card.series": "Series",
    "card.materials": "Fusion Materials",
    "card.level": "Level",
    "card.rank": "Rank",
    "card.level-short": "Level {number}",
    "card.atk": "ATK",
    "card.def": "DEF",
    "card.passcode": "Passcode",
    "card.released": "First print in the TCG",
    "card.effects": "Effects",
    "card.no-effects": "It has no effect.",
    "card.no-normal-summon": "It cannot be Normal Summoned or Set.",
    "card.set-only": "It cannot be Normal Summoned face-up; it has to be Set.",
    "card.special-summoned-only-by": "It can only be Special Summoned by the effect of {cards}.",
    "card.special-summoned-in-its-own-way": "It can only be Special Summoned as its own text says.",
    "card.no-special-summon": "It cannot be Special Summoned.",
    "card.no-special-summon-but-fusion": "It can only be Special Summoned by a Fusion Summon.",
    "card.no-special-summon-from-graveyard": "It cannot be Special Summoned from the Graveyard.",
    "card.unencoded": "Not played by the program yet",
    "card.names": "Names",
    "card.english-name": "the English name; none is known in this language",
    "card.clauses": "Clauses that name this card",
    "card.examples": "Examples with this card",
    # Forbidden and Limited Lists.
    "list.label": "Forbidden and Limited List",
    "list.title": "Forbidden and Limited Lists",
    "list.territory": "Territory",
    "list.followed-by": "Followed by",
    "list.forbidden": "Forbidden",
    "list.limited": "Limited",
    "list.semi-limited": "Semi-Limited",
    "list.name": "Name",
    "list.find": "Name in any language",
    "list.status": "Status",
    "list.any-status": "Any status",
    "list.any-kind": "Any kind",
    "list.count": ("{count} card", "{count} cards"),
    # Rulesets.
    "rulesets.title": "Rulesets",
    "rulesets.intro": (
        "A ruleset says which clauses are in force. Most start from another ruleset and replace "
        "some of its clauses."
    ),
    "ruleset.since": "since {since}",
    "ruleset.time": "from {since} to {until}",
    "ruleset.when": "In force",
    "ruleset.extends": "Starts from",
    "ruleset.replaced": "What it replaces",
    "ruleset.replaced-intro": "On one side, what held before; on the other, what holds instead.",
    "ruleset.repealed": "What it drops",
    "ruleset.other-programs": "What other programs get wrong",
    "ruleset.in-force": "Clauses in force",
    "ruleset.in-force-count": ("{count} clause in force", "{count} clauses in force"),
    # Sources.
    "sources.title": "Sources",
    "sources.intro": (
        "Each source is worked through claim by claim. A claim is covered when a clause "
        "stands for it and an example bears that clause out, or when an example that was "
        "played stands for it."
    ),
    "sources.so-far": "Covered so far: {covered} of {claims} claims.",
    "source.site": "Site",
    "source.language": "Language",
    "source.date": "Date",
    "source.not-yet": "Known to us, but not worked through yet.",
    "source.ledger": "Ledger",
    "source.ledger-intro": "The claims are put in our own words.",
    "source.claims": ("{count} claim", "{count} claims"),
    "source.covered": "{count} covered",
    "source.by-conduct": "({count} by rules of conduct alone)",
    "source.open": "{count} open",
    "source.stands": "Covered by",
    "source.is-open": "Open:",
    "claim.card-ruling": "card ruling",
    "claim.definition": "definition",
    "claim.example": "example",
    "claim.exception": "exception",
    "claim.list-membership": "list",
    "claim.procedure-step": "step of a procedure",
    "claim.rule": "rule",
    # Reports.
    "interpretations.title": "Interpretations",
    "interpretations.intro": (
        "When the sources leave a question open, a clause says how we read them, and on "
        "what grounds."
    ),
    "measured.title": "Speed",
    "measured.means": (
        "Seconds of processor time, measured on {day}. {machine}. A ratio says more than a time: "
        "both sides of it were measured on one machine, one after the other."
    ),
    "measured.what": "Measured",
    "measured.value": "Value",
    "measured.ratio": "Compared",
    "measured.check-fresh": "Every example played",
    "measured.check-kept": "Every example checked again, nothing changed",
    "measured.check-edited": "Every example checked again, one clause edited",
    "measured.prove-fresh": "Every clause proved",
    "measured.prove-kept": "Every clause proved again, nothing changed",
    "measured.prove-edited": "Every clause proved again, one clause edited",
    "measured.check-one": "One example checked, from start to finish",
    "measured.explain-one": "One example told step by step, from start to finish",
    "measured.first-one": "One example told for the first time, from start to finish",
    "measured.site-now": "The whole site built in four languages, by the clock",
    "measured.site-more": "The same with more than 10,000 clauses and examples",
    "measured.site-memory": "The most memory that this takes",
    "measured.to-kept": "{times} times the first run",
    "measured.to-edited": "{times} times the first run",
    "measured.to-more": "{times} times as long for each page",
    "measured.to-one": "{times} times the start of Python",
    "verification.title": "Verification",
    "verification.intro": "What was checked when this site was built.",
    "verification.check": "Examples played",
    "verification.check-means": (
        "Every example is played under each ruleset that it names. One that does not hold stops"
        " the site from being built."
    ),
    "verification.runs": ("{count} run", "{count} runs"),
    "verification.held": "{number} runs of {examples} examples, and all of them hold.",
    "verification.prove": "Clauses proved",
    "verification.prove-means": (
        "Each clause is switched off: in an example that shows it, something that the "
        "clause is about must then come out differently. A clause that changes only the "
        "reason for an outcome explains another one, and is counted apart. Each clause "
        "also needs a near miss: an example in which it is considered but only just fails "
        "to apply. Each number, verdict and order is shifted to its neighbour, each card "
        "that a ruling is about is left without its text, and if two rulesets answer one "
        "question differently, the answers are swapped: an example has to notice. An "
        "example may cite a claim of a source only if it comes out differently without a "
        "clause that stands for the claim, or without the text of a card that the claim "
        "names."
    ),
    "verification.clauses": "Clauses",
    "verification.witnessed": "Witnessed by an example",
    "verification.explains": "Explaining another clause",
    "verification.near-misses": "With a near miss",
    "verification.swaps": "Answers swapped",
    "verification.noticed": "Swaps noticed",
    "verification.shifted": "Values shifted to a neighbour",
    "verification.cards": "Cards left without their text",
    "verification.citations": "Citations of claims",
    "verification.terms": "Definitions, which need no proof",
    "verification.conduct": "Rules of conduct, which only people can check",
    "verification.problems": "What is not proved yet",
    "verification.coverage": "Claims accounted for",
    "verification.coverage-means": "What became of each claim of each source.",
    "verification.data": "Data",
    "verification.digest": "All of this was found for the rules with this digest:",
    "translation.title": "Translations",
    "translation.intro": (
        "English is the source text. {number} texts are to be translated into each of the other"
        " languages."
    ),
    "translation.rules": "Rules",
    "translation.cards": "Cards",
    "translation.sources": "Sources",
    "translation.interface": "Interface",
    "translation.fuzzy": "Changed since it was translated",
    "translation.missing": "New, and not translated yet",
    "translation.up-to-date": "Everything is translated, and nothing is out of date.",
    "translation.mend": "Correct it",
    "translation.how-to-correct": "Correct a translation in three steps",
    "translation.readings": "Read by somebody who did not write it",
    "translation.read-on": "Date",
    "translation.texts-read": "Texts drawn at random",
    "translation.slips-found": "Slips (clear ones)",
    "translation.unread": "No such reading is on record yet.",
    "writing.title": "How we write",
    "writing.intro": "What was decided once for all texts of this language.",
    "writing.refused": "Refused wordings",
    "writing.refused-intro": (
        "The check of the translations refuses these, and says what to use instead."
    ),
    "writing.wrong": "Not this",
    "writing.right": "But this",
    "writing.why": "Why",
    "glossary.title": "Glossary",
    "glossary.intro": (
        "The terms of the games in each language. A † means that we know of no official text "
        "with that name: it is our own, or what players say."
    ),
    "glossary.own": "no official text known",
    # Hand-written pages.
    "written.architecture": "Architecture",
    "written.data": "Data for other programs",
    "written.python": "Ludex from Python",
    "written.format": "The format of the files",
    "written.contributing": "Contributing",
}

COMMANDS: Mapping[str, str | tuple[str, str]] = {
    "cite.clause": "Ludex, {id} ({article}), revision {revision}, cited {date}: “{text}” {address}",
    "cite.example": "Ludex, example {id} ({article}), cited {date}: “{text}” {address}",
    "cite.article": "Ludex, article {id}, cited {date}: “{text}” {address}",
    "deck.of-player": "Player {player}: {place}",
    "deck.legal": "{ruleset}: legal, with {main} + {extra} + {side} cards.",
    "deck.legal-cards": (
        "{ruleset}: legal, with {count} card.",
        "{ruleset}: legal, with {count} cards.",
    ),
    "deck.not-legal": (
        "{ruleset}: not legal, with {count} violation.",
        "{ruleset}: not legal, with {count} violations.",
    ),
    "deck.cannot-tell": (
        "{ruleset}: cannot be called legal, since {count} card is unknown.",
        "{ruleset}: cannot be called legal, since {count} cards are unknown.",
    ),
    "deck.unknown": "{place}: no card {name} is known.",
    "deck.unknown-near": "{place}: no card {name} is known; did you mean {near}?",
    "deck.later": (
        "If the name of an unknown card does not resemble that of any known card, the name "
        "is misspelt or the card was released later: the cards known here are those of the "
        "formats."
    ),
    "deck.few-known": (
        "Only some cards of this game are known here: an unknown card may be a real one."
    ),
    "deck.no-level": "{card}: its level is not known; it was counted as a card without a level.",
    "deck.no-list": (
        "{ruleset}: no list is published here, so limits on individual cards may be missing."
    ),
    "deck.placed": "{card}: its kind is not known; it was counted in the {term:main-deck}.",
    "deck.kind-not-known": "{card}: its kind is not known; its place was not checked.",
    "deck.other-limit": "{card}: {ruleset} allows {limit}, the pool {other}; {ruleset} prevails.",
    "explain.nothing-played": "Nothing is played. In this position:",
    "explain.expected": "Expected: {what}",
    "explain.found": "Found: {what}",
    "show.retired": "No longer in force: {reason}",
    "show.registered": "Known by its names and facts only: what it does is not encoded.",
    "show.set": "Set",
    "show.at": "Stage of the Match",
    "show.number": "number",
    "show.cards": "number of cards",
    "show.among": "among them",
    "new.next": "Fill in what is empty; {command} names each place.",
    "search.none": "Nothing was found. Try fewer words.",
    "search.near": "Nothing was found. Did you mean “{name}”?",
    "search.more": (
        "{count} more was found; --limit sets how many are shown.",
        "{count} more were found; --limit sets how many are shown.",
    ),
    "show.steps": "Step by step: {command}",
    "show.trust": "Trust: {trust}",
    "show.from": "Stands for: {claims}",
    "show.interpretation": "Interpretation: {text}",
    "show.grounds": "Grounds: {grounds}",
}
"""What the command line says in the reader's language; the site cites in the same words."""

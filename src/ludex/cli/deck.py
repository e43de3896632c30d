"""Check whether a deck is legal under a ruleset.

ludex deck check deck.ydk --ruleset hat-2014
ludex deck check deck.txt --ruleset hat-2014 --lang zh
ludex deck check "ydke://...!...!...!" --ruleset hat-2014
ludex deck check - --ruleset hat-2014 < deck.txt
ludex deck check deck.ydk --ruleset hat-2014 --pool cards.cdb
ludex deck check player-a.ydk player-b.ydk --ruleset tag-2007

The deck is a .ydk file, a ydke:// URL, or a plain list of names ("3 Mirror Force"), one card a
line, in English, Portuguese, Spanish or Chinese; headings such as "Side Deck" part it. Where teams
play, the Decks of a team are checked together, that of its Player A first. The ruleset
alone says what is legal. Behind each violation stand the clauses that made it one: first the one
that sets the limit, where there is one, and last the one that objects. `ludex show HAT-12.2` shows
a clause.

A pool says which cards there are to play with: a card database (cards.cdb), or a .conf list with
$whitelist. It may know cards, and pictures of cards, that are not known here. Where its own limits
differ from the ruleset's, that is told, and the ruleset's count.

Exit codes: 0 legal; 1 not legal, or some card is unknown; 2 could not run, as when a file cannot be
read. Every card of the HAT Format is known without a pool; one that is known and was first
printed after the format ended is no card of the format's own pool.

--json prints {"ruleset", "list", "legal", "sizes": {"main", "extra", "side"}, "violations":
[{"clause", "clauses", "rule", "card": {"slug", "passcode", "name"}, "part", "copies", "limit",
"text"}], "unknown": [{"line", "name", "suggestion"}], "notes"}. Of the Decks of a team it prints
{"ruleset", "list", "legal", "players": [{"player", "legal", "sizes", "violations", "unknown",
"notes"}]}. "rule" is what "clause" says. "list" is the ID of the Forbidden and Limited List that
was followed, or null. "card" is null where a part has too many or too few cards, and then there is
"cards" and not "copies"; "part" is null where all parts count together; "slug" is null for a card
that only the pool knows. What is unknown has "passcode" in the place of "name" if that is how the
deck names it. "notes" are sentences.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludex.cli.languages import QuickVoice, add_language, language
from ludex.cli.main import COULD_NOT_RUN, CouldNotRun
from ludex.cli.output import as_json
from ludex.cli.terminal import verdict
from ludex.i18n.errors import worded
from ludex.i18n.text import TEXT, Name, Placeholder, Value
from ludex.kb.find import find

if TYPE_CHECKING:
    from ludex.decks.cards import Card
    from ludex.decks.listed import Unknown
    from ludex.decks.registration import Objected
    from ludex.decks.verdict import Verdict
    from ludex.i18n.locales import Locale
    from ludex.playing import Named


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", choices=["check"])
    parser.add_argument("deck", metavar="DECK", nargs="+")
    parser.add_argument("--ruleset", metavar="R", required=True)
    parser.add_argument("--pool", metavar="FILE")
    parser.add_argument("--list", metavar="NAME")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Check; 0 legal, 1 not, 2 when it cannot be told."""
    from ludex.decks.registration import NoDecks
    from ludex.decks.verdict import Asked, verdicts
    from ludex.formats.malformed import Malformed
    from ludex.kb.find import NotFound
    from ludex.kernel import KernelError

    to = language(args.lang)
    if args.list is not None and args.pool is None:
        raise CouldNotRun(worded("list-of-pool"))
    stdin = sys.stdin.buffer if sys.stdin is not None else BytesIO()
    asked = Asked(tuple(args.deck), args.ruleset, args.pool, args.list or "")
    try:
        found = verdicts(root / "rules", asked, stdin)
    except Malformed as wrong:
        print(wrong, file=sys.stderr)
        return COULD_NOT_RUN
    except (NotFound, NoDecks) as missing:
        raise CouldNotRun(missing.args[0]) from None
    except KernelError as broken:
        raise CouldNotRun(worded("check-tells", what=str(broken))) from None
    tellings = [_Telling(root, to, each) for each in found]
    if args.json:
        as_json(tellings[0].data() if len(found) == 1 else _of_a_team(tellings))
    else:
        print("\n".join(_lines(tellings)))
    return 0 if all(each.legal for each in found) else 1


def _lines(tellings: Sequence[_Telling]) -> Iterator[str]:
    """Yield what there is to say of a Deck, or of those of a team, each under its player."""
    for n, each in enumerate(tellings):
        if len(tellings) > 1:
            yield from [""] * (n > 0)
            yield each.whose()
        yield from each.lines()


def _of_a_team(tellings: Sequence[_Telling]) -> dict[str, Any]:
    told = [(each.found.inspection.player, each.data()) for each in tellings]
    shared = ("ruleset", "list")
    players = [
        {"player": player, **{key: one for key, one in data.items() if key not in shared}}
        for player, data in told
    ]
    first = told[0][1]
    return {
        **{key: first[key] for key in shared},
        "legal": all(data["legal"] for _, data in told),
        "players": players,
    }


class _Telling:
    """A verdict in a language."""

    def __init__(self, root: Path, to: Locale, found: Verdict) -> None:
        self.found = found
        self.listed = found.listed
        self.locale = to
        self.ruleset = found.rules.ruleset.name
        self.voice = QuickVoice(root, to, self._name)
        self.plain = QuickVoice(root, to)
        self.root = root
        self.rules: dict[str, str] = {}
        self.called = self.plain.title(f"ruleset:{self.ruleset}")

    def whose(self) -> str:
        return self._word(
            "deck.of-player", player=self.found.inspection.player, place=self.listed.where
        )

    def lines(self) -> Iterator[str]:
        yield from map(self._unknown, self.listed.unknown)
        if any(each.suggestion is None for each in self.listed.unknown):
            yield self._word("deck.later")
        for each in self.found.inspection.objected:
            yield f"{self._text(each)}  [{', '.join(each.clauses)}]"
        yield from self._notes()
        limits = dict.fromkeys(each.clauses[0] for each in self.found.inspection.objected)
        if limits:
            yield ""
            yield from (f"{id}  {self._rule(id)}" for id in limits)
            yield ""
        yield verdict(self._end(), good=self.found.legal)

    def data(self) -> dict[str, Any]:
        return {
            "ruleset": self.ruleset,
            "list": self.found.rules.list,
            "legal": self.found.legal,
            "sizes": self._sizes(),
            "violations": [self._violation(each) for each in self.found.inspection.objected],
            "unknown": [self._unknown_data(each) for each in self.listed.unknown],
            "notes": list(self._notes()),
        }

    def _sizes(self) -> dict[str, int]:
        from ludex.tournament.decks import PARTS

        return {part.removesuffix("-deck"): self.listed.deck.size(part) for part in PARTS}

    def _text(self, each: Objected) -> str:
        from ludex.tournament.telling import SENTENCES

        return self.voice.say(each.objection.of_deck(self._called), SENTENCES, TEXT)

    def _rule(self, id: str) -> str:
        """Return what a clause says."""
        if id not in self.rules:
            english = str(find(self.root / "rules", id).data["text"])
            self.rules[id] = self.plain.text(f"{id}#text", english, TEXT)
        return self.rules[id]

    def _violation(self, each: Objected) -> dict[str, Any]:
        told = {name: getattr(each.objection, name, None) for name in ("copies", "cards", "limit")}
        id = getattr(each.objection, "card", None)
        return {
            "clause": each.clauses[0],
            "clauses": list(each.clauses),
            "rule": self._rule(each.clauses[0]),
            "card": None if id is None else self._card_data(self.listed.cards[id]),
            "part": getattr(each.objection, "part", None),
            **{name: value for name, value in told.items() if value is not None},
            "text": self._text(each),
        }

    def _card_data(self, card: Card) -> dict[str, Any]:
        name = card.name(self.locale.code)
        return {"slug": card.slug, "passcode": card.passcode, "name": name}

    def _unknown(self, each: Unknown) -> str:
        named = str(each.passcode) if each.name is None else self.locale.quoted(each.name)
        values: dict[str, Value] = {"place": f"{self.listed.where}:{each.line}", "name": named}
        if each.suggestion is None:
            return self._word("deck.unknown", **values)
        return self._word("deck.unknown-near", near=self.locale.quoted(each.suggestion), **values)

    def _unknown_data(self, each: Unknown) -> dict[str, Any]:
        named = {"passcode": each.passcode} if each.name is None else {"name": each.name}
        return {"line": each.line, **named, "suggestion": each.suggestion}

    def _notes(self) -> Iterator[str]:
        for card in self.listed.placed:
            yield self._word("deck.placed", card=self._shown(card))
        for card in self.listed.kindless:
            yield self._word("deck.kind-not-known", card=self._shown(card))
        for other in self.found.other_limits:
            yield self._word(
                "deck.other-limit",
                card=self._shown(other.card),
                ruleset=self.called,
                limit=other.ruleset,
                other=other.pool,
            )
        if self.found.rules.list is None:
            yield self._word("deck.no-list", ruleset=self.called)

    def _end(self) -> str:
        violations, unknown = len(self.found.inspection.objected), len(self.listed.unknown)
        if violations:
            return self._word("deck.not-legal", ruleset=self.called, count=violations)
        if unknown:
            return self._word("deck.cannot-tell", ruleset=self.called, count=unknown)
        return self._word("deck.legal", ruleset=self.called, **self._sizes())

    def _word(self, key: str, **values: Value) -> str:
        return self.voice.word(key, values, TEXT)

    def _called(self, id: str) -> str | Named:
        """Return a card as a sentence takes it; one without any name goes by its passcode."""
        from ludex.playing import Named

        return Named("card", id) if self.listed.cards[id].names else id

    def _shown(self, card: Card) -> Value:
        return Placeholder("card", card.id) if card.names else card.id

    def _name(self, id: str, _form: str, to: Locale) -> Name:
        """Return what a card of the deck is called, whoever knows it."""
        return Name(self.listed.cards[id].name(to.code) or id)

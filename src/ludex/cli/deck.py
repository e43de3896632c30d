"""Check whether a deck is legal under a ruleset.

ludex deck check deck.ydk --ruleset hat-2014
ludex deck check deck.txt --ruleset hat-2014 --lang zh
ludex deck check "ydke://...!...!...!" --ruleset hat-2014
ludex deck check - --ruleset hat-2014 < deck.txt
ludex deck check deck.ydk --ruleset hat-2014 --pool cards.cdb
ludex deck check player-a.ydk player-b.ydk --ruleset tag-2007
ludex deck check deck.txt --ruleset ultimate-battle

The deck is a .ydk file, a ydke:// URL, or a plain list of names ("3 Mirror Force"), one card a
line, in English, Portuguese, Spanish or Chinese; headings such as "Side Deck" divide it.
Digimon cards are named by code, by name (in Japanese, too), or by both: "3 St-1", "St-1 Agumon x3",
"War Greymon (St-61) 3"; the whole file is one deck, and headings divide nothing. When teams play,
the Decks of a team are checked together, its Player A's first. The ruleset alone says what is
legal. After each violation come the clauses that made it one: first the one that sets the limit, if
there is one, and last the one that objects. `ludex show HAT-12.2` shows a clause.

A pool says which cards there are to play with: a card database (cards.cdb), or a .conf list with
$whitelist. It may have cards, and pictures of cards, that are not known here. If its own limits
differ from the ruleset's, that is reported, and the ruleset's limits prevail.

Exit codes: 0 legal; 1 not legal, or some card is unknown; 2 could not run, for example because a
file cannot be read. Every card of the HAT Format is known without a pool; a known card that was
first printed after the format ended does not belong to the format's own pool.

--json prints {"ruleset", "list", "legal", "sizes": {"main", "extra", "side"}, "violations":
[{"clause", "clauses", "rule", "card": {"slug", "passcode", "name"}, "part", "copies", "limit",
"text"}], "unknown": [{"line", "name", "suggestion"}], "notes"}. For the Decks of a team it prints
{"ruleset", "list", "legal", "players": [{"player", "legal", "sizes", "violations", "unknown",
"notes"}]}. "rule" is what "clause" says. "list" is the ID of the Forbidden and Limited List that
was followed, or null. "card" is null where a part has too many or too few cards, and then there is
"cards" and not "copies"; "part" is null where all parts count together; "slug" is null for a card
that only the pool knows. What is unknown has "passcode" instead of "name" if that is how the deck
names it. "notes" are sentences. In Digimon, a card has a "code" instead of a passcode, "sizes" is
{"deck"}, and there are no parts.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator, Sequence
from io import BytesIO
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludex.cli.languages import add_language, language
from ludex.cli.main import COULD_NOT_RUN, CouldNotRun
from ludex.cli.output import as_json
from ludex.i18n.errors import worded

if TYPE_CHECKING:
    from ludex.cli.deck_telling import Telling
    from ludex.decks.asked import Verdict
    from ludex.i18n.locales import Locale


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
    from ludex.decks.asked import Asked
    from ludex.decks.objected import NoDecks
    from ludex.decks.verdicts import verdicts
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
    tellings = [_telling(root, to, each) for each in found]
    if args.json:
        as_json(tellings[0].data() if len(found) == 1 else _of_a_team(tellings))
    else:
        print("\n".join(_lines(tellings)))
    return 0 if all(each.legal for each in found) else 1


def _lines(tellings: Sequence[Telling]) -> Iterator[str]:
    """Yield what there is to say of a Deck, or of those of a team, each under its player."""
    for n, each in enumerate(tellings):
        if len(tellings) > 1:
            yield from [""] * (n > 0)
            yield each.whose()
        yield from each.lines()


def _of_a_team(tellings: Sequence[Telling]) -> dict[str, Any]:
    told = [(each.player, each.data()) for each in tellings]
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


def _telling(root: Path, to: Locale, found: Verdict) -> Telling:
    """Return a verdict as its game tells it; only that game is loaded."""
    from ludex.cli.deck_of_duels import OfDuels
    from ludex.decks.verdict import Verdict as VerdictOfDuels

    if isinstance(found, VerdictOfDuels):
        return OfDuels(root, to, found)
    from ludex.cli.deck_of_digimon import OfDigimon
    from ludex.decks.digimon import DigimonVerdict

    if isinstance(found, DigimonVerdict):
        return OfDigimon(root, to, found)
    raise TypeError(f"nobody tells {type(found).__name__}")

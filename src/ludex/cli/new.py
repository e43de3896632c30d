"""Write the skeleton of a rule, an example or a card where it belongs.

  ludex new rule HAT-2                    the next clause of an article
  ludex new example HAT-2                 the next example of an article
  ludex new example HAT-2.1               one that will show a clause
  ludex new example HAT-6.1 --theme flips in the file of a theme
  ludex new card "Raigeki"                with all that the register has about it

Numbers are the next ones that were never used. What only you can know is left empty; `ludex check`
names each place that has to be filled in, and what belongs there.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludex.cli.languages import QuickVoice, add_language, language
from ludex.i18n.errors import worded
from ludex.i18n.text import TEXT
from ludex.wording import quoted


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", choices=["rule", "example", "card"])
    parser.add_argument("of", metavar="ID|NAME")
    parser.add_argument("--theme", metavar="FILE")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Write; 2 for what there is not, or is already."""
    from ludex.cli.main import CouldNotRun
    from ludex.kb.find import NotFound
    from ludex.kb.ids import spelt
    from ludex.kb.skeletons import Taken, new_card, new_clause, new_example
    from ludex.project.games import GAMES

    rules, of = root / "rules", spelt(args.of)
    try:
        if args.what == "rule":
            made = new_clause(rules, of)
        elif args.what == "example":
            made = new_example(rules, of, args.theme)
        else:
            made = new_card(rules, GAMES[0].name, args.of)
    except NotFound as missing:
        raise CouldNotRun(missing.args[0]) from None
    except Taken as taken:
        said = worded("card-already", name=quoted(args.of), where=str(taken))
        raise CouldNotRun(said) from None
    voice = QuickVoice(root, language(args.lang))
    print(f"{made.at}: {made.address}")
    print(voice.word("new.next", {"command": "ludex check"}, TEXT))
    return 0

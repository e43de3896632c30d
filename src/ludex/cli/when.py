"""Say when a card can be used in the Damage Step.

  ludex when honest
  ludex when "Livro da Lua" --ruleset hat-2014 --lang pt

The card is put into battles of every kind, and the engine is asked in each window. Each line is a
sub-step, with the clauses that say so.

--json prints {"card", "effects": [{"effect", "says", "rulesets": {id: [{"sub-step", "verdict",
"by"}]}}]}; a verdict is by-itself, can, applies, refused, if-met or nothing.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any

from ludex.cli.languages import QuickVoice, add_language, language, looked_up
from ludex.cli.output import as_json
from ludex.cli.terminal import shown, width_of
from ludex.i18n.errors import worded
from ludex.i18n.text import TEXT
from ludex.wording import quoted

if TYPE_CHECKING:
    from ludex.project.project import Project
    from ludex.yugioh.cards import CardData
    from ludex.yugioh.play.when import Line

SIGNS = {
    "by-itself": "!",
    "can": "✓",
    "applies": "~",
    "refused": "✕",
    "if-met": "–",
    "nothing": "·",
}
"""What stands before each verdict."""
Found = Mapping[int, Mapping[str, "Line"]]
"""What was found of each effect by its number, under each ruleset."""


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("card", metavar="CARD")
    parser.add_argument("--ruleset", metavar="R")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Tell; 2 for a card that nobody knows, or that is not encoded."""
    from ludex.cli.loaded import everything
    from ludex.cli.main import CouldNotRun
    from ludex.yugioh.identity import NAME

    voice = QuickVoice(root, language(args.lang))
    named = looked_up(root, args.card)
    slug = named.id.removeprefix("card:")
    project = everything(root)
    card = project.cards_of(NAME).get(slug)
    if card is None:
        raise CouldNotRun(worded("no-effects", name=quoted(args.card)))
    found = _found(project, card, args.ruleset)
    if args.json:
        as_json({"card": slug, "effects": [_plain(voice, card, n, found[n]) for n in found]})
        return 0
    for line in _told(voice, named.data, card, found):
        print(shown(line, 6))
    return 0


def _found(project: Project, card: CardData, only: str | None) -> Found:
    from ludex.cli.main import CouldNotRun
    from ludex.kb.errors import did_you_mean
    from ludex.yugioh.identity import NAME
    from ludex.yugioh.play.damage_step_table import own_tables
    from ludex.yugioh.play.when import sub_steps, when

    if only is not None and only not in project.rulesets:
        hint = did_you_mean(only, project.rulesets)
        raise CouldNotRun(worded("no-ruleset", name=quoted(only)) + hint)
    found: dict[int, dict[str, Line]] = {}
    extended = {id: each.extends for id, each in project.kb.rulesets.items()}
    for id in [only] if only else own_tables(project.rulesets, extended):
        for line in when(card, project.rulesets[id], project.cards_of(NAME)):
            found.setdefault(line.effect, {})[id] = line
    if only and not sub_steps(project.rulesets[only]):
        others = ", ".join(id for id, each in project.rulesets.items() if sub_steps(each))
        raise CouldNotRun(worded("no-sub-steps", ruleset=only, others=others))
    return found


def _says(voice: QuickVoice, card: CardData, number: int) -> str:
    if not number:
        return voice.word("when.without", {}, TEXT)
    return voice.text(f"{card.id}#{number}.says", card.effects[number - 1].says, TEXT)


def _plain(
    voice: QuickVoice, card: CardData, number: int, lines: Mapping[str, Line]
) -> dict[str, Any]:
    return {
        "effect": number,
        "says": _says(voice, card, number),
        "rulesets": {
            id: [
                {"sub-step": use.sub_step, "verdict": use.verdict, "by": use.by}
                for use in line.uses
            ]
            for id, line in lines.items()
        },
    }


def _told(
    voice: QuickVoice, data: Mapping[str, Any], card: CardData, found: Found
) -> Iterator[str]:
    from ludex.i18n.names import Everywhere

    yield voice.locale.quoted(Everywhere(data["names"])[voice.locale.code])
    if not found:
        yield f"  {voice.word('when.never', {}, TEXT)}"
    for number, lines in found.items():
        yield ""
        yield f"{card.id}#{number}  {_says(voice, card, number)}"
        if all(use.verdict == "nothing" for line in lines.values() for use in line.uses):
            yield f"  {voice.word('when.never', {}, TEXT)}"
            continue
        for id, line in lines.items():
            yield f"  {voice.title(f'ruleset:{id}')}"
            yield from _lines(voice, line)


def _lines(voice: QuickVoice, line: Line) -> Iterator[str]:
    names = [voice.word(f"sub-step.{use.sub_step}", {}, TEXT) for use in line.uses]
    room = max(map(width_of, names))
    for n, (name, use) in enumerate(zip(names, line.uses, strict=True), 1):
        gap = " " * (room - width_of(name) + 2)
        what = voice.word(f"when.{use.verdict}", {}, TEXT)
        by = f"  [{', '.join(use.by)}]" if use.by else ""
        yield f"    {n} {SIGNS[use.verdict]} {name}{gap}{what}{by}"

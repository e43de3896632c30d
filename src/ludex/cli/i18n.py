"""Update, count, lint and read the translations.

  ludex i18n update          bring the catalogues up to date with the English
  ludex i18n status          how much of each language is translated
  ludex i18n lint            what is wrong with a translation, and what to do about it
  ludex i18n sample es       150 texts drawn at random, to be read with their English
  ludex i18n sample es --logs   every sentence of the log, as examples fill it in

update keeps every translation: if the English has changed, the translation is marked fuzzy, with
the English that it was made from. A card without a published name in a language goes by its English
name there: none is made up, and status counts these cards. status --json prints {locale: {"total",
"translated", "fuzzy", "missing", "english_names"}}, with the slugs of those cards. status exits
with 1 unless everything is translated and nothing is fuzzy, lint with 1 on findings.

lint also refuses the wordings that translations/LANGUAGE/usage.yaml lists. sample draws the same
texts for the same --seed, as long as the texts are the same; a sentence of the log is shown five
times, with the cards, players and numbers of examples. A round of reading is put on record in
readings.yaml.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from ludex.cli.output import as_json, plural
from ludex.i18n.locales import ENGLISH

if TYPE_CHECKING:
    from ludex.i18n.extract import Message
    from ludex.project.project import Project


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", choices=["update", "status", "lint", "sample"])
    parser.add_argument("language", nargs="?", metavar="LANGUAGE")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--count", type=int, default=150)
    parser.add_argument("--logs", action="store_true")
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, root: Path) -> int:
    """Update, count, lint or draw."""
    from ludex.i18n import lint, status, update
    from ludex.kb.identities import identities
    from ludex.kb.languages import usages
    from ludex.project.project import Project
    from ludex.project.voice import messages, resolvers

    project = Project.at(root / "rules")
    folder = root / "translations"
    texts = list(messages(project))
    if args.what == "update":
        report = update.update(folder, texts)
        for path in report.written:
            print(f"wrote {path}")
        print(f"{plural(len(texts), 'text')}, {plural(len(report.written), 'catalogue')} changed")
        return 0
    if args.what == "sample":
        for line in _sample(args, project, texts, folder):
            print(line)
        return 0
    if args.what == "lint":
        findings = lint.lint(folder, texts, resolvers(project), usages(folder))
        for finding in findings:
            print(finding)
        print(plural(len(findings), "finding"))
        return 1 if findings else 0
    counts = status.status(folder, texts)
    cards = (identities(root / "rules", game.name, {}) for game in project.games)
    english = status.unpublished({id: card.names for each in cards for id, card in each.items()})
    if args.json:
        as_json({id: {**count, "english_names": english[id]} for id, count in counts.items()})
    else:
        for locale, count in counts.items():
            done = 100 * count["translated"] // max(1, count["total"])
            print(
                f"{locale:8} {done:3}%  {count['translated']} of {count['total']} translated,",
                end="",
            )
            print(f" {count['fuzzy']} fuzzy, {count['missing']} missing;", end=" ")
            print(f"{plural(len(english[locale]), 'card goes', 'cards go')} by the English name")
    return 1 if any(c["fuzzy"] or c["missing"] for c in counts.values()) else 0


def _sample(
    args: argparse.Namespace, project: Project, texts: list[Message], folder: Path
) -> Iterator[str]:
    """Yield the texts that are drawn: where they stand, the English, and the translation."""
    from ludex.check.sampling import draw
    from ludex.cli.languages import language
    from ludex.cli.main import CouldNotRun
    from ludex.i18n.catalogues import Catalogues
    from ludex.project.voice import Voice

    if args.language is None:
        raise CouldNotRun("sample needs a language, as in `ludex i18n sample es`")
    to = language(args.language)
    voices = [Voice(project, folder, each) for each in dict.fromkeys((ENGLISH, to))]
    catalogue = Catalogues(folder)[to]
    for number, one in enumerate(draw(project, texts, args.seed, args.count, logs=args.logs), 1):
        it = one.message
        found = catalogue.text(it.context, *it.ids)
        yield f"{number}. {it.context}  {found.where or it.where}"
        for voice, forms in zip(voices, (it.ids, found.forms), strict=False):
            shown = forms
            if not it.context.startswith(("event#", "ui#")):
                shown = (voice.text(it.context, it.text),)
            yield from (f"   {voice.locale.short}  {each}" for each in shown)
        for said in one.fillings:
            yield from (f"      {voice.locale.short}  {voice.say(said)}" for voice in voices)
        yield ""

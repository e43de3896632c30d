"""Update, count and lint the translations.

  ludex i18n update          bring the catalogues up to date with the English
  ludex i18n status          how much of each language is translated
  ludex i18n lint            what is wrong with a translation, and what to do about it

update keeps every translation: where the English has changed it is marked fuzzy, with the English
that it was made from. A card of which no name is published in a language goes by its English name
there: none is made up, and status counts them. status --json prints {locale: {"total",
"translated", "fuzzy", "missing", "english_names"}}, with the slugs of those cards. status ends with
1 unless everything is translated and nothing is fuzzy, lint with 1 on findings.
"""

from __future__ import annotations

import argparse
from pathlib import Path

from ludex.cli.output import as_json, plural


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("what", choices=["update", "status", "lint"])
    parser.add_argument("--json", action="store_true")


def run(args: argparse.Namespace, root: Path) -> int:
    """Update, count or lint."""
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

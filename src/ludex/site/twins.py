"""Articles as plain Markdown beside their pages, for whoever reads text and no pages."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from ludex.kb.model import Article
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.writer import Writer

TWIN = "index.md"
"""What is put behind the address of an article."""


def write(site: Path, facts: Facts, writers: Mapping[str, Writer]) -> None:
    """Write the twin of every article in every language."""
    for code, writer in writers.items():
        for article in facts.project.kb.articles.values():
            path = site / code / addresses.rule(article.id).url / TWIN
            path.write_text("\n".join(_lines(facts, writer, article)), "utf-8", newline="\n")


def _lines(facts: Facts, writer: Writer, it: Article) -> Iterator[str]:
    yield f"# {it.id} {writer.plain(f'{it.id}#title', it.title)}"
    if it.summary:
        yield from ("", writer.plain(f"{it.id}#summary", it.summary))
    for clause in it.clauses:
        yield from ("", f"## {clause.id}", "")
        if clause.retired:
            yield from (f"*{writer.word('clause.retired')}*", "")
        yield writer.plain(f"{clause.id}#text", clause.text)
        trust, revision = writer.word(f"trust.{clause.trust}"), clause.revision
        yield from ("", f"{trust} · {writer.word('clause.revision', number=revision)}")
    live = [example for example in it.examples if example.retired is None]
    if live:
        yield from ("", f"## {writer.word('article.examples')}", "")
    for example in live:
        title = writer.plain(f"{example.id}#title", example.title)
        to = f"{facts.base}{writer.locale.code}/{addresses.example(example.id).url}"
        yield f"- [{example.id}]({to}) {title}"
    yield from ("", f"<{facts.base}{writer.locale.code}/{addresses.rule(it.id).url}>", "")

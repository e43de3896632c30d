"""What was checked and proved, and what we had to interpret."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial

from markupsafe import Markup

from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.leaf import Leaf, Shown
from ludex.site.measured import measured
from ludex.site.pages.clauses import interpretation, rulebook_title
from ludex.site.pages.sources import figures
from ludex.site.writer import Writer


def leaves(facts: Facts) -> Iterator[Leaf]:
    """Yield the reports."""
    yield Leaf(addresses.INTERPRETATIONS, partial(_interpretations, facts))
    yield Leaf(addresses.VERIFICATION, partial(_verification, facts))


def _interpretations(facts: Facts, writer: Writer) -> Shown:
    shown = [
        {
            "id": writer.id(clause.id),
            "anchor": clause.id,
            "rulebook": rulebook_title(facts, writer, clause.id),
            "clause": writer.text(f"{clause.id}#text", clause.text),
            "reading": interpretation(writer, clause),
        }
        for clause in facts.project.kb.clauses.values()
        if clause.interpretation is not None and clause.retired is None
    ]
    return Shown(writer.word("interpretations.title"), "interpretations", {"readings": shown})


def _verification(facts: Facts, writer: Writer) -> Shown:
    kb, proof = facts.project.kb, facts.proof
    runs = Counter(ruleset for _, ruleset in facts.runs)
    kinds = Counter(clause.kind for clause in kb.clauses.values() if clause.retired is None)
    problems = [each for rows in proof.short.values() for each in rows.items()]
    return Shown(
        writer.word("verification.title"),
        "verification",
        {
            "examples": len(facts.told),
            "runs": [(writer.ruleset(id), count) for id, count in runs.items()],
            "held": len(facts.runs),
            "proved": [
                ("clauses", proof.clauses),
                ("witnessed", len(proof.witnessed)),
                ("explains", len(proof.explains)),
                ("near-misses", proof.near_misses),
                ("swaps", proof.swaps),
                ("noticed", proof.swaps - len(proof.swap_blind)),
                ("shifted", proof.shifted),
                ("cards", proof.cards),
                ("citations", proof.citations),
                ("terms", kinds["term"]),
                ("conduct", kinds["conduct"]),
            ],
            "problems": [(_problem_id(facts, writer, id), why) for id, why in problems],
            "sources": [
                {"link": writer.link(addresses.source(one.id), one.title)}
                | figures(facts.coverage[one.id])
                for one in kb.sources.values()
            ],
            "digest": kb.digest,
            "measured": measured(facts.root, writer),
        },
    )


def _problem_id(facts: Facts, writer: Writer, id: str) -> Markup | str:
    kb = facts.project.kb
    id, *more = id.split(" ", 1)
    link = writer.id(id) if id in kb.clauses or id in kb.examples else id
    return Markup(" ").join((link, *more))

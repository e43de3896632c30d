"""The page of changed rules, and the feed of each language."""

from xml.etree import ElementTree as ET

import pytest

from ludex.i18n.locales import LOCALES, Locale, locale
from ludex.site import addresses
from ludex.site.facts import Facts
from ludex.site.pages.changes import changes, feed
from tests.site.rendered import links, one_page, writer_of

ATOM = "{http://www.w3.org/2005/Atom}"


def test_every_change_is_told_and_the_newest_first(facts: Facts):
    kb = facts.project.kb
    known = changes(kb)
    assert len(known) == sum(len(clause.revisions) for clause in kb.clauses.values()) > 0
    days = [old.until for _, old in known]
    assert days == sorted(days, reverse=True)
    page = one_page(facts, writer_of(facts, locale("es")), addresses.CHANGES.page)
    assert all(any(f"#{clause.id}" in link for link in links(page)) for clause, _ in known)


@pytest.mark.parametrize("to", LOCALES, ids=lambda to: to.code)
def test_the_feed_is_an_atom_feed_in_the_language(facts: Facts, to: Locale):
    root = ET.fromstring(feed(facts, writer_of(facts, to)))  # noqa: S314 - our own
    assert root.tag == f"{ATOM}feed"
    entries = root.findall(f"{ATOM}entry")
    known = changes(facts.project.kb)
    assert len(entries) == len(known)
    ids = [entry.findtext(f"{ATOM}id") for entry in entries]
    assert len(set(ids)) == len(ids)
    first, _ = known[0]
    said = writer_of(facts, to).plain(f"{first.id}#text", first.text)
    assert entries[0].findtext(f"{ATOM}content") == said
    assert root.findtext(f"{ATOM}updated") == f"{known[0][1].until.isoformat()}T00:00:00Z"

"""Card pools: which cards there are to play with, and how many copies of each."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from ludex.formats import cards_cdb
from ludex.formats.lflist import EXPECTED, NOT_IN_POOL, LFList, named, parse_lflist
from ludex.formats.malformed import malformed, quoted
from ludex.formats.text_file import read_bytes


@dataclass(frozen=True, slots=True)
class PoolCard:
    """What a pool says of a card; None where it does not say."""

    passcode: int
    name: str | None = None
    extra: bool | None = None
    """Whether it belongs in the Extra Deck."""
    token: bool = False
    most: int | None = None
    """How many copies a deck may have, by the list: 0 to 3."""
    treated_as: int | None = None
    """The card whose name it always has, and with which its copies are counted."""


@dataclass(frozen=True, slots=True)
class Pool:
    """The cards of a file, and whether they are all there are."""

    where: str
    name: str
    """Of the list; empty for a database."""
    cards: Mapping[int, PoolCard]
    whitelist: bool
    """Whether a card that is not in `cards` is not in the pool. A database is a whitelist."""
    aliases: Mapping[int, int] = field(default_factory=dict)
    """From the passcode of another picture to that of its card, which is the one in `cards`."""
    removed: frozenset[int] = frozenset()
    """Cards that a list takes out of the pool by name."""

    def __contains__(self, passcode: int) -> bool:
        """Whether a card is in the pool; a Forbidden card is."""
        card = self.aliases.get(passcode, passcode)
        return card not in self.removed and (card in self.cards or not self.whitelist)

    def card(self, passcode: int) -> PoolCard | None:
        """Return what the pool says of a card, whichever picture its passcode has."""
        return self.cards.get(self.aliases.get(passcode, passcode))


def read_pool(path: str, name: str = "") -> Pool:
    """Return the pool of a `.conf` or `.cdb`; the content tells which. A name chooses a list."""
    raw = read_bytes(path, cards_cdb.MOST_BYTES, EXPECTED)
    if not raw.startswith(cards_cdb.MAGIC):
        return pool_of(named(parse_lflist(raw, path), name, path), path)
    if name:
        expected = "no name with it; only a .conf has lists"
        raise malformed(path, 0, f"a card database, which has no list {quoted(name)}", expected)
    return _of_rows(cards_cdb.read_cdb(path), path)


def pool_of(limits: LFList, where: str) -> Pool:
    """Return the pool of a list of limits."""
    return Pool(
        where,
        limits.name,
        {
            passcode: PoolCard(passcode, most=count)
            for passcode, count in limits.counts.items()
            if count != NOT_IN_POOL
        },
        limits.whitelist,
        removed=frozenset(
            passcode for passcode, count in limits.counts.items() if count == NOT_IN_POOL
        ),
    )


def _of_rows(rows: Mapping[int, cards_cdb.Row], where: str) -> Pool:
    art = {
        row.passcode: row.alias
        for row in rows.values()
        if row.alias is not None and row.alias in rows and row.is_art_of(rows[row.alias])
    }
    aliases = {passcode: card for passcode, card in art.items() if card not in art}
    cards = {
        row.passcode: PoolCard(row.passcode, row.name, row.extra, row.token, treated_as=row.alias)
        for row in rows.values()
        if row.passcode not in aliases
    }
    return Pool(where, "", cards, whitelist=True, aliases=aliases)

"""Print a clause, an article, an example or a card.

ludex show HAT-5.1 --lang pt
ludex show HAT-5            the article with its clauses
ludex show HAT-5.E1         an example as it is written
ludex show card:sangan      a card: its names, facts and effects, as far as they are known
ludex show term:chain-link  a game term in every language
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from ludex.cli.languages import QuickVoice, add_language, language, looked_up
from ludex.i18n.names import everywhere
from ludex.i18n.text import TEXT
from ludex.kb.find import Found


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("id", metavar="ID")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Show; 2 for an ID that nothing has."""
    found = looked_up(root, args.id)
    voice = QuickVoice(root, language(args.lang))
    shown = _SHOWN.get(found.kind, _as_written)
    print("\n".join(shown(voice, found)))
    return 0


def _article(voice: QuickVoice, found: Found) -> Iterator[str]:
    yield f"{found.id}  {_text(voice, found.id, found.data, 'title')}"
    if found.data.get("summary"):
        yield f"  {_text(voice, found.id, found.data, 'summary')}"
    for clause in found.data["clauses"]:
        yield ""
        yield f"{clause['id']}  {_text(voice, clause['id'], clause, 'text')}"
    for example in found.examples:
        yield ""
        yield f"{example['id']}  {_text(voice, example['id'], example, 'title')}"


def _clause(voice: QuickVoice, found: Found) -> Iterator[str]:
    data, article = found.data, found.article or {}
    title = _text(voice, str(article.get("id")), article, "title")
    yield f"{found.id}  {title}"
    yield ""
    if data.get("retired"):
        reason = voice.text(f"{found.id}#retired", data["retired"]["reason"], TEXT)
        yield _word(voice, "show.retired", reason=reason)
        yield ""
    yield _text(voice, found.id, data, "text")
    yield ""
    trust = _word(voice, f"trust.{data['trust']}")
    yield _word(voice, "show.trust", trust=trust)
    if data.get("from"):
        yield _word(voice, "show.from", claims=", ".join(data["from"]))
    reading = data.get("interpretation")
    if reading:
        text = voice.text(f"{found.id}#interpretation", reading["text"], TEXT)
        grounds = voice.text(f"{found.id}#grounds", reading["grounds"], TEXT)
        yield _word(voice, "show.interpretation", text=text)
        yield _word(voice, "show.grounds", grounds=grounds)
    shown = [e for e in found.examples if found.id in (e.get("shows") or ())]
    if shown:
        yield ""
    for example in shown:
        yield f"{example['id']}  {_text(voice, example['id'], example, 'title')}"


def _card(voice: QuickVoice, found: Found) -> Iterator[str]:
    data = found.data
    yield voice.locale.quoted(everywhere(data["names"])[voice.locale.code])
    yield ", ".join(f"{code}: {name}" for code, name in data["names"].items())
    yield ""
    for key in _card_facts(voice, found):
        if key in data:
            word = f"{key}.{data[key]}"
            value = _word(voice, word) if word in voice.words else data[key]
            yield f"{_word(voice, f'card.{key}')}: {value}"
    yield ""
    if found.document.kind == "register":
        yield _word(voice, "show.registered")
    for n, effect in enumerate(data.get("effects") or (), 1):
        yield f"{found.id}#{n}  {voice.text(f'{found.id}#{n}.says', effect['says'], TEXT)}"
    for n, part in enumerate(data.get("unencoded") or (), 1):
        yield f"{found.id}#u{n}  {voice.text(f'{found.id}#u{n}.says', part['says'], TEXT)}"


def _card_facts(voice: QuickVoice, found: Found) -> tuple[str, ...]:
    """Return the facts that the game of a card tells of it."""
    from ludex.project.games import GAMES

    folder = found.document.path.relative_to(voice.rules).parts[0]
    return next((game.card_facts for game in GAMES if game.name == folder), ())


def _ruleset(voice: QuickVoice, found: Found) -> Iterator[str]:
    yield f"{found.id}  {_text(voice, found.id, found.data, 'title')}"
    yield ""
    yield _text(voice, found.id, found.data, "summary")
    yield ""
    for key in ("since", "until", "extends", "enact", "replace", "repeal"):
        said = found.data.get(key)
        if isinstance(said, Mapping):
            said = [f"{old} -> {new}" for old, new in said.items()]
        if said:
            yield f"{key}: {', '.join(said) if isinstance(said, list) else said}"


def _as_written(_voice: QuickVoice, found: Found) -> Iterator[str]:
    """Yield the lines of the YAML, from where the thing begins to where the next one does."""
    lines = found.document.text.split("\n")
    first = found.location.line - 1
    indent = len(lines[first]) - len(lines[first].lstrip())
    yield lines[first]
    for line in lines[first + 1 :]:
        if line.strip() and len(line) - len(line.lstrip()) <= indent and found.keys:
            return
        yield line
    for document in found.more:
        yield from document.text.split("\n")[1:-1]


def _text(voice: QuickVoice, id: str, data: Mapping[str, Any], field: str) -> str:
    return voice.text(f"{id}#{field}", str(data[field]), TEXT)


def _word(voice: QuickVoice, key: str, **values: str) -> str:
    return voice.word(key, dict(values), TEXT)


_SHOWN = {"article": _article, "clause": _clause, "card": _card, "ruleset": _ruleset}

"""Print a clause, an article, an example, a card or a term.

ludex show HAT-5.1 --lang pt
ludex show HAT-5             the article with its clauses
ludex show HAT-5.E1          an example: what it shows, and its position
ludex show HAT-5.1 --json    as data: its text and all that is written of it
ludex show HAT-5.E1 --yaml   as it is written; `ludex explain -` takes it
ludex show card:sangan       a card: its names, facts and effects, as far as they are known
ludex show "Livro da Lua"    a card or a term by its name in any of the languages
ludex show term:chain-link   a game term in every language
"""

from __future__ import annotations

import argparse
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from ludex.cli import example_text
from ludex.cli.languages import QuickVoice, add_language, language, looked_up
from ludex.cli.terminal import shown as line_shown
from ludex.i18n.names import Everywhere
from ludex.i18n.text import TEXT
from ludex.kb import yaml_file
from ludex.kb.find import Found
from ludex.kb.layout import article_number


def words(parser: argparse.ArgumentParser) -> None:
    """Declare the command's words."""
    parser.add_argument("id", metavar="ID|NAME")
    parser.add_argument("--yaml", action="store_true")
    parser.add_argument("--json", action="store_true")
    add_language(parser)


def run(args: argparse.Namespace, root: Path) -> int:
    """Show; 2 for an ID that nothing has."""
    found = looked_up(root, args.id)
    voice = QuickVoice(root, language(args.lang))
    if args.yaml:
        from ludex.cli.written import as_written

        print("\n".join(as_written(voice.rules, found)))
        return 0
    lines = list(_SHOWN[found.kind](voice, found))  # all of it, or what is wrong with it
    if args.json:
        from ludex.cli.output import as_json

        as_json(_plain(voice, found, lines))
        return 0
    for line in lines:
        print(line_shown(line, 2))
    return 0


def _plain(voice: QuickVoice, found: Found, lines: list[str]) -> dict[str, Any]:
    """Return what is shown as plain data: the text in the language, and all that is written."""
    return {
        "id": found.id,
        "kind": found.kind,
        "language": voice.locale.code,
        "text": [line for line in lines if line],
        "data": found.data,
    }


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
    if data.get("kind", "rule") != "rule":
        yield _word(voice, f"clause.{data['kind']}")
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
    yield voice.locale.quoted(Everywhere(data["names"])[voice.locale.code])
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


def _rulebook(voice: QuickVoice, found: Found) -> Iterator[str]:
    yield f"{found.id}  {_text(voice, found.id, found.data, 'title')}"
    yield ""
    yield _text(voice, found.id, found.data, "summary")
    yield ""
    for path in sorted(found.document.path.parent.glob("*.yaml")):
        if article_number(path.name) is not None:
            article = yaml_file.read(path, "article").data
            yield f"{article['id']}  {_text(voice, article['id'], article, 'title')}"


def _term(voice: QuickVoice, found: Found) -> Iterator[str]:
    for code, forms in found.data["names"].items():
        yield f"{code}: {forms['one']}"
    if found.data.get("definition"):
        yield ""
        yield voice.text(f"term:{found.id}#definition", found.data["definition"], TEXT)


def _source(voice: QuickVoice, found: Found) -> Iterator[str]:
    yield str(found.data["title"])
    yield ""
    yield voice.text(f"source:{found.id}#describes", found.data["describes"], TEXT)
    yield ""
    claims = len(found.data.get("claims") or ())
    claims += sum(len(document.data["claims"]) for document in found.more)
    yield voice.word("source.claims", {"count": claims}, TEXT)


def _list(voice: QuickVoice, found: Found) -> Iterator[str]:
    yield _text(voice, f"list:{found.id}", found.data, "title")
    for status in ("forbidden", "limited", "semi-limited"):
        yield ""
        yield _word(voice, f"list.{status}")
        for slug in found.data.get(status) or ():
            yield f"  {voice.text('', f'{{card:{slug}}}', TEXT)}"


def _text(voice: QuickVoice, id: str, data: Mapping[str, Any], field: str) -> str:
    return voice.text(f"{id}#{field}", str(data[field]), TEXT)


def _word(voice: QuickVoice, key: str, **values: str) -> str:
    return voice.word(key, dict(values), TEXT)


_SHOWN: Mapping[str, Callable[[QuickVoice, Found], Iterator[str]]] = {
    "article": _article,
    "card": _card,
    "clause": _clause,
    "example": example_text.shown,
    "list": _list,
    "rulebook": _rulebook,
    "ruleset": _ruleset,
    "source": _source,
    "term": _term,
}

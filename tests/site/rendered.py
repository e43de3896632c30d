"""Helpers: pages written in a language, and the HTML that becomes of them."""

from html.parser import HTMLParser
from pathlib import Path

import markdown  # type: ignore[import-untyped]
import yaml

from ludex.i18n.catalogues import Catalogues
from ludex.i18n.locales import Locale
from ludex.site import tree
from ludex.site.templates import Templates
from ludex.site.writer import Writer

ROOT = Path(__file__).parents[2]
TEMPLATES = Templates(ROOT / "site_src/templates")


def writer_of(facts, to: Locale, translations: Path = ROOT / "translations") -> Writer:
    return Writer(facts.project, Catalogues(translations), to)


def html(page: str) -> str:
    """Render a page as MkDocs does."""
    config = yaml.safe_load((ROOT / "mkdocs.yml").read_text("utf-8"))
    names, settings = [], {}
    for extension in config["markdown_extensions"]:
        name, more = (
            next(iter(extension.items())) if isinstance(extension, dict) else (extension, {})
        )
        names.append(name)
        settings[name] = more
    body = page.split("---\n", 2)[2]
    made: str = markdown.markdown(body, extensions=names, extension_configs=settings)
    return made


class Elements(HTMLParser):
    def __init__(self, page: str) -> None:
        super().__init__()
        self.found: list[tuple[str, dict[str, str | None]]] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.found.append((tag, dict(attrs)))


def one_page(facts, writer: Writer, path: str) -> str:
    leaf = next(leaf for leaf in tree.leaves(facts) if leaf.address.page == path)
    writer.open(path, raw=leaf.raw)
    shown = leaf.show(writer)
    return html(tree.page(shown, tree.body(shown, writer, TEMPLATES), writer, TEMPLATES))


def written(facts, writer: Writer, folder: Path) -> dict[str, str]:
    """Write a language's tree; return its pages by path, whole."""
    bodies = tree.write(folder, tree.leaves(facts), writer, TEMPLATES).bodies
    pages = {
        path.relative_to(folder).as_posix(): path.read_text("utf-8")
        for path in folder.rglob("*.md")
    }
    return pages | {name: body.put_into(pages[name]) for name, body in bodies.items()}


def links(page: str) -> list[str]:
    """Return where the links of a page lead."""
    return [attrs["href"] or "" for tag, attrs in Elements(page).found if tag == "a"]

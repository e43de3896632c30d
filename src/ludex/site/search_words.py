"""What a search box says; a script puts the number of results in."""

from ludex.site.writer import Writer

KINDS = ("rule", "term", "ruleset", "card", "page", "example")
"""What a page may be about."""


def search_words(writer: Writer) -> dict[str, str]:
    """Return what is said of no result, of one, of several, of a slip, and of what each is about.

    The kinds are in the order in which the script knows them.
    """
    one, several = writer.counted("frame.search-count")
    kinds = [writer.word(f"frame.kind-{kind}") for kind in KINDS]
    none = writer.word("frame.search-none")
    return {
        "none": none,
        "one": one,
        "several": several,
        "kinds": "|".join(kinds),
        "all": writer.word("frame.search-all"),
        "meant": writer.word("frame.search-meant", name="{name}"),
    }

"""What a search box says; a script puts the number of results in."""

from ludex.site.writer import Writer


def search_words(writer: Writer) -> dict[str, str]:
    """Return what is said of no result, of one, and of several."""
    one, several = writer.counted("frame.search-count")
    return {"none": writer.word("frame.search-none"), "one": one, "several": several}

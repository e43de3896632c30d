"""The website: pages written as Markdown and SVG, rendered by MkDocs, searched by Pagefind.

It shows what the knowledge base says and what the checker found, and decides nothing.
"""

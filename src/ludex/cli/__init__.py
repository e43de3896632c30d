"""The command line. Each command is a module, imported only when it is called."""

from ludex.cli.main import main

__all__ = ["main"]

"""The code behind the clauses: what each one reaches, and a digest of that."""

from ludex.check.code.reach import codes

__all__ = ["codes"]

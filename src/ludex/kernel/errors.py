"""What can go wrong in a game that is not a matter of its rules."""


class KernelError(Exception):
    """A defect of the rules, of their data or of the driver; never a ruling."""


class UnknownRule(KernelError):
    """A ruleset names an ID that nothing implements, or data for a quantity that does not exist."""


class TwoAnswers(KernelError):
    """Two rules in force set the same quantity."""


class Hang(KernelError):
    """The game does not come to rest within its budget; the message names what goes round."""


class Refused(KernelError):
    """The driver answered with an option that is not legal; `by` names who refuses it."""

    def __init__(self, message: str, by: tuple[str, ...] = ()) -> None:
        super().__init__(message)
        self.by = by

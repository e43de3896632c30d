"""Of mutants are left out those that nothing could notice, and no others."""

import re

from tests.mutate.unseen import unseen, within

SOURCE = """\
@rule(10)
def one(g: Duel | None, *, n: Literal[11] = 12) -> Literal[13]:
    four: Literal[14] = 15
    if four == 16:
        return 17

@dataclass(frozen=18)
class Verb:
    field: Literal[19] = 20

if TYPE_CHECKING:
    number = 21
"""


def test_annotations_and_decorators_of_classes_and_what_is_for_types_alone_are_unseen():
    hidden = unseen(SOURCE)
    found = [
        number[0]
        for line, text in enumerate(SOURCE.splitlines(), 1)
        for number in re.finditer(r"\d+", text)
        if within(((line, number.start()), (line, number.end())), hidden)
    ]
    assert found == ["11", "13", "14", "18", "19", "21"]

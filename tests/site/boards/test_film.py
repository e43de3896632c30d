from ludex.site.boards.film import Film, film
from ludex.site.boards.pieces import Row, Slot

ROWS = [Row("zones", (Slot("left"), Slot("", size="side"), Slot("right")))]
FIRST = {"left": "umi", "right": "none", "nowhere": "sangan"}


def test_each_cell_is_there_once_and_of_the_others_only_what_changes():
    made = film(ROWS, [(FIRST, [{"right": "umi"}, {}, {"left": "none", "nowhere": "umi"}])])
    assert made == Film(("umi", "none"), (0, 1), (((), (1, 0), (), (0, 1)),))


def test_another_telling_begins_with_what_is_other_than_in_the_first():
    other = FIRST | {"right": "kuriboh"}
    made = film(ROWS, [(FIRST, []), (other, [{"left": "kuriboh"}])])
    assert made == Film(("umi", "none", "kuriboh"), (0, 1), (((),), ((1, 2), (0, 2))))

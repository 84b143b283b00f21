import pytest

import hob_grammar
from hob_grammar.following import RowFollower

END, TURN = 4, 5


@pytest.fixture(scope="module")
def constraint():
    pieces = [b"a", b"b", b"c", b"d", None, None]
    vocabulary = hob_grammar.Vocabulary(pieces, [END, TURN], {"<end>": END, "<turn>": TURN})
    return hob_grammar.Constraint(vocabulary, "grammar", 'root ::= "a" <turn> "b"')


def allowed(follower, rows):
    masks = follower.masks(rows)
    return [[token for token in range(6) if int(mask[0]) >> token & 1] for mask in masks]


@pytest.mark.parametrize("limit", [None, 12])
def test_rows_end_by_any_token_that_ends_texts(constraint, limit):
    follower = RowFollower(constraint, limit)
    follower.begin(3, 3)
    assert allowed(follower, [[], [], []]) == [[0], [0], [0]]
    # the grammar names one of them, and goes on
    assert allowed(follower, [[0], [0], [0]]) == [[TURN]] * 3
    rows = [[0, TURN], [0, TURN], [0, TURN]]
    assert allowed(follower, rows) == [[1]] * 3
    rows = [[0, TURN, 1], [0, TURN, 1], [0, TURN, 1]]
    assert allowed(follower, rows) == [[END, TURN]] * 3
    # a row that has ended is held to them, whatever pads it
    rows = [[0, TURN, 1, END], [0, TURN, 1, TURN], [0, TURN, 1]]
    assert allowed(follower, rows) == [[END, TURN]] * 3
    rows = [[0, TURN, 1, END, 3, 3], [0, TURN, 1, TURN, END], [0, TURN, 1, END, END]]
    assert allowed(follower, rows) == [[END, TURN]] * 3


def test_a_row_that_its_model_ends_at_a_named_token_is_padded(constraint):
    follower = RowFollower(constraint)
    follower.begin(0, 2)
    assert allowed(follower, [[0, TURN, 3], [0, TURN, 1]]) == [[END, TURN]] * 2
    # rows may change places
    assert allowed(follower, [[0, TURN, 1], [0, TURN]]) == [[END, TURN], [1]]
    with pytest.raises(hob_grammar.Error, match="token 3 at 1 breaks the constraint"):
        follower.masks([[0, 3], [0]])

import numpy as np
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


def test_rows_are_sampled_as_their_parts_say():
    vocabulary = hob_grammar.Vocabulary([b"a", b"b", b"c", None], [3])
    lark = 'start: one two\none[temperature=0]: "a"\ntwo: "b"'
    constraint = hob_grammar.Constraint(vocabulary, "lark", lark)
    follower = RowFollower(constraint, sampling={"top_k": 3})
    follower.begin(0, 3)
    follower.masks([[], [0], [0, 1, 3]])
    assert follower.sampling() == {0: {"top_k": 3, "temperature": 0}, 1: {"top_k": 3}}
    plain = RowFollower(hob_grammar.Constraint(vocabulary, "regex", "ab"), sampling={"min_p": 0.1})
    plain.begin(0, 2)
    plain.masks([[0], [0, 1, 3]])
    assert plain.sampling() == {0: {"min_p": 0.1}}
    with pytest.raises(hob_grammar.Error, match="no option of sampling typical_p"):
        RowFollower(constraint, sampling={"typical_p": 0.5})
    for name, value in [("top_k", 1.5), ("top_p", 1.5), ("temperature", float("nan"))]:
        with pytest.raises(hob_grammar.Error, match=f"{name} is {value}: expected"):
            RowFollower(constraint, sampling={name: value})


@pytest.mark.parametrize("kind", ["numpy", "torch"])
def test_options_of_sampling_are_put_on_logits(kind):
    never = -np.inf

    def sampled(options):
        logits = np.array([1, never, 3, 3, 0], dtype=np.float32)
        if kind == "numpy":
            hob_grammar.apply_sampling(logits, options)
            return list(logits)
        torch = pytest.importorskip("torch")
        tensor = torch.tensor(logits, dtype=torch.bfloat16)
        hob_grammar.apply_sampling(tensor, options)
        return tensor.tolist()

    assert sampled({}) == [1, never, 3, 3, 0]
    assert sampled({"temperature": 0}) == [never, never, 3, never, never]
    assert sampled({"top_k": 1}) == [never, never, 3, never, never]
    assert sampled({"top_k": 3, "temperature": 0.5}) == [-4, never, 0, 0, never]
    assert sampled({"top_k": -1, "top_p": 0.5}) == [never, never, 3, 3, never]
    assert sampled({"top_p": 0}) == [never, never, 3, never, never]
    assert sampled({"min_p": 0.1}) == [1, never, 3, 3, never]
    assert sampled({"temperature": 1e-40})[2:4] == [0, 0]


def test_past_a_limit_a_row_takes_the_shortest_way_to_its_end(constraint, monkeypatch):
    follower = RowFollower(constraint)
    follower.begin(0, 1)

    def limited(*_):
        raise hob_grammar.LimitError("too much")

    monkeypatch.setattr(follower, "_fill", limited)
    monkeypatch.setattr(hob_grammar.following, "fill_batch", limited)
    with pytest.warns(RuntimeWarning, match="a text is ended early: too much"):
        for row, expected in [([], [0]), ([0], [TURN]), ([0, TURN], [1]), ([0, TURN, 1], None)]:
            assert allowed(follower, [row]) == [expected or [END, TURN]]

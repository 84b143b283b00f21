import copy
import json
import random
import threading

import numpy as np
import pytest

import hob_grammar
from hob_grammar import Constraint, Matcher, Vocabulary, allocate_bitmap, apply_bitmap, fill_batch

SCHEMA = {
    "type": "object",
    "properties": {"a": {"type": "array", "items": {"type": "boolean"}}},
    "required": ["a"],
}


def bits(row):
    flags = np.unpackbits(np.asarray(row).view(np.uint8), bitorder="little")
    return np.flatnonzero(flags).tolist()


@pytest.fixture
def matcher(vocabulary):
    return Matcher(Constraint(vocabulary, "json_schema", SCHEMA, whitespace="compact"))


def test_masks_are_written_where_they_lie(matcher):
    bitmap = allocate_bitmap(3, 14)
    matcher.fill(bitmap, 1)
    assert bits(bitmap[1]) == matcher.allowed() == [0]
    assert not bitmap[0].any() and not bitmap[2].any()
    flat = np.full(5, 2**32 - 1, dtype=np.uint32)
    matcher.fill(flat)
    assert flat.tolist() == [1, 0, 0, 0, 0]


def test_torch_tensors_are_filled_where_they_lie(matcher):
    torch = pytest.importorskip("torch")
    tensor = hob_grammar.allocate_tensor(2, 14)
    pointer = tensor.data_ptr()
    matcher.fill(tensor, 1)
    assert tensor.tolist() == [[0], [1]] and tensor.data_ptr() == pointer
    for wrong in (
        torch.zeros(2, 2, dtype=torch.int64),
        torch.zeros(2, 2),
        torch.zeros(4, 4, dtype=torch.int32).t()[:, :2],
        torch.zeros(1, 1, 1, dtype=torch.int32),
    ):
        with pytest.raises(TypeError, match="expected a writable, contiguous array"):
            matcher.fill(wrong)


def test_arrays_that_cannot_be_filled_are_refused(matcher):
    readonly = allocate_bitmap(1, 14)
    readonly.flags.writeable = False
    for wrong in (
        np.zeros((1, 1), dtype=np.int64),
        np.zeros((2, 2), dtype=np.int32)[:, ::2],
        np.zeros((1, 1, 1), dtype=np.int32),
        readonly,
        bytes(4),
        None,
    ):
        with pytest.raises(TypeError, match="expected a writable, contiguous array"):
            matcher.fill(wrong)
    with pytest.raises(IndexError, match="rows 1 to 2 of 1"):
        matcher.fill(allocate_bitmap(1, 14), 1)
    with pytest.raises(hob_grammar.Error, match="a mask of 0 words"):
        matcher.fill(np.zeros((1, 0), dtype=np.int32))


def test_a_text_goes_on_and_back(matcher):
    assert matcher.advance_all([0, 11, 8]) == 3
    assert matcher.tokens == [0, 11, 8] and matcher.allowed() == [9, 10]
    fork = copy.copy(matcher)
    assert fork.advance(10) and not fork.advance(13)
    assert fork.completion() == [9, 1]
    assert fork.validate([9, 1, 13, 13]) == 4 and fork.validate([9, 1, 13, 8]) == 3
    matcher.rollback()
    assert matcher.tokens == [0, 11]
    assert matcher.follow([0, 11, 8, 9, 1]) == 5
    assert matcher.is_accepting and matcher.allows(13)
    assert matcher.follow([0, 11, 8, 9, 1, 13]) == 6
    assert matcher.is_ended and matcher.allowed() == [13]
    with pytest.raises(hob_grammar.Error, match="cannot take 7 tokens back: 6 have come"):
        matcher.rollback(7)
    matcher.reset()
    assert matcher.tokens == []


def test_what_is_forced_is_known(matcher):
    assert matcher.forced_bytes() == b'{"a":['
    cuts = {'{"a":[': [0, 11, 8]}
    assert matcher.forced(lambda text: cuts[text]) == [0, 11, 8]
    with pytest.raises(KeyError):
        matcher.forced(lambda text: {}[text])


def test_texts_end_within_their_tokens(matcher):
    bitmap = allocate_bitmap(1, 14)
    matcher.advance_all([0, 11, 8])
    matcher.fill_within(bitmap, 2)
    assert bits(bitmap[0]) == [9]
    matcher.fill_within(bitmap, 3)
    assert bits(bitmap[0]) == [9, 10]


def test_batches_and_trees(vocabulary, matcher):
    other = Matcher(Constraint(vocabulary, "regex", "a|b"))
    bitmap = allocate_bitmap(3, 14)
    for threads in (1, 4):
        fill_batch([matcher, other, matcher], bitmap, threads=threads)
        assert bitmap.tolist() == [[1], [0b11000], [1]]
    fill_batch([matcher, other], bitmap, rows=[2, 0])
    assert bitmap.tolist() == [[0b11000], [0b11000], [1]]
    for rows in ([0], [0, 0], [0, 1, 2]):
        with pytest.raises(ValueError, match="different rows for 2 matchers"):
            fill_batch([matcher, other], bitmap, rows=rows)
    tree = allocate_bitmap(5, 14)
    assert other.fill_draft([3, 4, 3, 13], [-1, -1, 0, 1], tree) == [True, True, False, True]
    with pytest.raises(hob_grammar.Error, match="drafted token 1"):
        other.fill_draft([3, 4, 3, 13], [-1, -2, 0, 1], tree)
    end = 1 << 13
    assert tree.tolist() == [[0b11000], [end], [end], [0], [end]]


def test_errors_say_what_is_wrong(vocabulary):
    for kind, source, part in (
        ("yaml", "", "there is no kind of constraint `yaml`"),
        ("json_schema", {"type": 1}, "/type"),
        ("json_schema", "{", "a schema: not JSON"),
        ("grammar", "root ::= (", "line 1"),
        ("regex", "(", "regular expression"),
    ):
        with pytest.raises(hob_grammar.Error, match=part):
            Constraint(vocabulary, kind, source)
    with pytest.raises(hob_grammar.Error, match="expected natural or compact"):
        Constraint(vocabulary, "json_object", whitespace="wi\"de")
    for kind in hob_grammar.kinds():
        if kind != "json_object":
            with pytest.raises(hob_grammar.Error, match=f"`{kind}` needs a source"):
                Constraint(vocabulary, kind, None)
    for kind in ("regex", "grammar", "lark"):
        with pytest.raises(TypeError, match=f"the source of `{kind}` is text: list"):
            Constraint(vocabulary, kind, ["a"])
    with pytest.raises(hob_grammar.Error, match="option `whitespace`: compact, expected none"):
        Constraint(vocabulary, "regex", "a", whitespace="compact")
    with pytest.raises(hob_grammar.Error, match="an end of texts is token 9"):
        Vocabulary([b"a"], [9])
    with pytest.raises(hob_grammar.LimitError, match="over the limit"):
        Constraint(vocabulary, "grammar", "root ::= " + "(" * 10_000)
    with pytest.raises(hob_grammar.LimitError, match="nesting of a schema is over the limit"):
        Constraint(vocabulary, "json_schema", "[" * 128 + "]" * 128)
    dead = Matcher(Constraint(Vocabulary([b"a", None], [1]), "regex", "b"))
    with pytest.raises(hob_grammar.DeadEndError):
        dead.allowed()


def test_constraints_are_kept_as_bytes(vocabulary, byte_vocabulary):
    constraint = Constraint(vocabulary, "json_schema", SCHEMA, whitespace="compact")
    data = constraint.serialize()
    again = Matcher(Constraint.deserialize(vocabulary, data))
    assert again.follow([0, 11, 8, 9, 1, 13]) == 6
    with pytest.raises(hob_grammar.Error):
        Constraint.deserialize(byte_vocabulary, data)
    with pytest.raises(hob_grammar.Error):
        Constraint.deserialize(vocabulary, data[:-1])


def test_ignored_keywords_are_reported(vocabulary):
    schema = {"type": "array", "items": {"$ref": "https://other.example/"}}
    assert Constraint(vocabulary, "json_schema", schema).ignored == ["#/items/$ref"]


def test_pydantic_models_are_schemas(byte_vocabulary):
    pydantic = pytest.importorskip("pydantic")

    class Person(pydantic.BaseModel):
        name: str
        age: int

    matcher = Matcher(Constraint(byte_vocabulary, "json_schema", Person))
    text = Person(name="Ann", age=31).model_dump_json()
    assert matcher.advance_all(list(text.encode())) == len(text) and matcher.is_accepting


def test_random_texts_are_valid(byte_vocabulary):
    jsonschema = pytest.importorskip("jsonschema")
    schema = {
        "type": "object",
        "properties": {
            "name": {"type": "string", "minLength": 1, "maxLength": 5},
            "size": {"type": "integer", "minimum": -3, "maximum": 12},
            "tags": {"type": "array", "items": {"enum": ["x", "y", 1]}, "maxItems": 2},
        },
        "required": ["name", "size"],
    }
    constraint = Constraint(byte_vocabulary, "json_schema", schema)
    chosen = random.Random(5)
    for _ in range(50):
        matcher = Matcher(constraint)
        bitmap = allocate_bitmap(1, 257)
        while not matcher.is_ended:
            matcher.fill_within(bitmap, 90 - len(matcher.tokens))
            assert matcher.advance(chosen.choice(bits(bitmap[0])))
        assert len(matcher.tokens) <= 91
        jsonschema.validate(json.loads(bytes(matcher.tokens[:-1])), schema)


def test_threads_share_a_constraint(byte_vocabulary):
    constraint = Constraint(byte_vocabulary, "json_schema", {"type": "object"})
    text = list(b'{"a": [1, {"b": "c"}], "d": null}')
    expected = []
    matcher = Matcher(constraint)
    for token in text:
        expected.append(matcher.allowed())
        matcher.advance(token)
    found = []

    def walk():
        matcher = Matcher(Constraint(byte_vocabulary, "json_schema", {"type": "object"}))
        shared = Matcher(constraint)
        masks = []
        for token in text:
            assert shared.forced(lambda text: []) == []
            assert shared.allowed() == matcher.allowed()
            masks.append(shared.allowed())
            assert shared.advance(token) and matcher.advance(token)
        found.append(masks)

    threads = [threading.Thread(target=walk) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert found == [expected] * 8


def test_logits_are_masked():
    bitmap = np.array([[0b101], [0b10]], dtype=np.int32)
    logits = np.zeros((2, 3), dtype=np.float32)
    apply_bitmap(logits, bitmap)
    low = -np.inf
    assert logits.tolist() == [[0, low, 0], [low, 0, low]]
    wide = np.zeros(40, dtype=np.float32)
    apply_bitmap(wide, np.array([-1], dtype=np.int32))
    assert np.isneginf(wide).sum() == 8
    torch = pytest.importorskip("torch")
    tensor = torch.zeros(2, 40)
    apply_bitmap(tensor, bitmap)
    assert torch.isfinite(tensor).nonzero().tolist() == [[0, 0], [0, 2], [1, 1]]


def test_parts_of_a_text_are_sampled_in_their_own_way(vocabulary):
    schema = {
        "type": "array",
        "prefixItems": [
            {"enum": ["a", "b"], "x-temperature": 0},
            {"enum": ["a", "b"], "x-top-k": 1, "x-min-p": 0.5},
        ],
        "minItems": 2,
        "items": False,
    }
    constraint = hob_grammar.Constraint(vocabulary, "json_schema", schema, whitespace="compact")
    assert constraint.has_sampling
    matcher = hob_grammar.Matcher(constraint)
    assert matcher.sampling() == {}
    assert matcher.advance(8)
    assert matcher.sampling() == {"temperature": 0}
    assert matcher.advance_all([2, 3, 2, 7]) == 4
    assert matcher.sampling() == {"top_k": 1, "min_p": 0.5}
    matcher.rollback(4)
    assert matcher.fork().sampling() == {"temperature": 0}
    lark = 'start: name ":" /[ab]+/\nname[temperature=0.5]: "a"'
    matcher = hob_grammar.Matcher(hob_grammar.Constraint(vocabulary, "lark", lark))
    assert matcher.sampling() == {"temperature": 0.5}
    assert matcher.advance_all([3, 12]) == 2 and matcher.sampling() == {}
    plain = hob_grammar.Constraint(vocabulary, "regex", "a")
    assert not plain.has_sampling and hob_grammar.Matcher(plain).sampling() == {}
    with pytest.raises(hob_grammar.Error, match="x-temperature"):
        hob_grammar.Constraint(vocabulary, "json_schema", {"x-temperature": -1})

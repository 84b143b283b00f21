"""One constraint serves texts without end."""

import json

import numpy as np
import pytest

import hob_grammar


@pytest.mark.parametrize("again", ["matcher", "reset", "follow"])
def test_texts_without_end_follow_one_constraint(again):
    tokens = [bytes([byte]) for byte in range(256)] + [b""]
    vocabulary = hob_grammar.Vocabulary(tokens, ends=[256])
    schema = {"type": "array", "minItems": 1, "uniqueItems": True, "items": {"type": "string"}}
    constraint = hob_grammar.Constraint(vocabulary, "json_schema", schema)
    matcher = hob_grammar.Matcher(constraint)
    bitmap = np.zeros((1, vocabulary.mask_words), dtype=np.int32)
    for n in range(600):
        text = list(json.dumps([f"{n * 60 + i:020}" for i in range(60)]).encode())
        if again == "matcher":
            matcher = hob_grammar.Matcher(constraint)
        elif again == "reset":
            matcher.reset()
        else:
            assert matcher.follow([]) == 0
        assert matcher.advance_all(text) == len(text), n
        matcher.fill(bitmap)
        assert matcher.advance(256) and matcher.is_ended
        assert matcher.advance(256) and matcher.allows(256)

"""Vocabularies for the tests."""

import os
from pathlib import Path

import pytest

import hob_grammar

PIECES = [b"{", b"}", b'"', b"a", b"b", b'":', b"1", b",", b"[", b"]", b"true", b'"a":', b":", None]


@pytest.fixture(scope="session")
def vocabulary():
    return hob_grammar.Vocabulary(PIECES, [13], {"<end>": 13})


@pytest.fixture(scope="session")
def byte_vocabulary():
    return hob_grammar.Vocabulary([bytes([byte]) for byte in range(256)] + [None], [256])


@pytest.fixture(scope="session")
def fixtures():
    folder = os.environ.get("HOB_FIXTURES")
    if not folder:
        pytest.skip("HOB_FIXTURES is not set")
    return Path(folder)


@pytest.fixture(scope="session")
def tokenizer():
    """A byte-level BPE tokenizer, trained on a little JSON."""
    tokenizers = pytest.importorskip("tokenizers")
    texts = ['{"name": "Ann", "age": 31, "tags": ["a", "b"], "ok": true, "none": null}'] * 20
    texts += ["The quick brown fox jumps over the lazy dog. Äpfel, Öl – 12,50 €."] * 20
    made = tokenizers.Tokenizer(tokenizers.models.BPE())
    made.pre_tokenizer = tokenizers.pre_tokenizers.ByteLevel(add_prefix_space=False)
    made.decoder = tokenizers.decoders.ByteLevel()
    trainer = tokenizers.trainers.BpeTrainer(
        vocab_size=420,
        special_tokens=["<|endoftext|>"],
        initial_alphabet=tokenizers.pre_tokenizers.ByteLevel.alphabet(),
    )
    made.train_from_iterator(texts, trainer)
    return made

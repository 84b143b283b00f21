import base64

import pytest

import hob_grammar
from hob_grammar import Constraint, Matcher, Vocabulary


def test_tokens_of_tokenizers_are_their_bytes(tokenizer):
    vocabulary = hob_grammar.from_tokenizers(tokenizer)
    assert len(vocabulary) == tokenizer.get_vocab_size()
    assert vocabulary.ends == [tokenizer.token_to_id("<|endoftext|>")]
    assert vocabulary.find("<|endoftext|>") == vocabulary.ends[0]
    text = '{"name": "Ann – Öl €", "ok": [true, null]}\n\t🙂'
    ids = tokenizer.encode(text).ids
    assert b"".join(vocabulary.token_bytes(token) for token in ids).decode() == text
    with pytest.raises(IndexError):
        vocabulary.token_bytes(len(vocabulary))
    named = hob_grammar.from_tokenizers(tokenizer, ends=["<|endoftext|>", 3])
    assert named.ends == [0, 3] and named.token_bytes(3) == b""
    with pytest.raises(hob_grammar.Error, match="there is no token `<none>`"):
        hob_grammar.from_tokenizers(tokenizer, ends=["<none>"])


def test_forced_runs_are_cut_as_the_tokenizer_does(tokenizer):
    vocabulary = hob_grammar.from_tokenizers(tokenizer)
    schema = {"properties": {"name": {"const": "Ann"}}, "required": ["name"], "type": "object"}
    matcher = Matcher(Constraint(vocabulary, "json_schema", schema, whitespace="compact"))
    run = matcher.forced(lambda text: tokenizer.encode(text).ids)
    assert matcher.advance_all(run) == len(run) > 0
    assert b'{"name":"Ann"}'.startswith(b"".join(vocabulary.token_bytes(t) for t in run))


def test_tokens_of_tiktoken_are_their_bytes():
    tiktoken = pytest.importorskip("tiktoken")
    ranks = {bytes([byte]): byte for byte in range(256)}
    ranks[b"tr"] = 256
    ranks[b"true"] = 257
    encoding = tiktoken.Encoding(
        name="small",
        pat_str=r"\p{L}+|.",
        mergeable_ranks=ranks,
        special_tokens={"<|endoftext|>": 300, "<|think|>": 301},
    )
    vocabulary = hob_grammar.from_tiktoken(encoding)
    assert len(vocabulary) == 302 and vocabulary.ends == [300]
    assert vocabulary.token_bytes(257) == b"true" and vocabulary.token_bytes(299) == b""
    file = "".join(f"{base64.b64encode(text).decode()} {rank}\n" for text, rank in ranks.items())
    read = Vocabulary.from_tiktoken_ranks(file, {"<|endoftext|>": 300, "<|think|>": 301})
    assert len(read) == 302 and read.token_bytes(256) == b"tr"
    matcher = Matcher(Constraint(read, "grammar", 'root ::= <|think|> "true"'))
    assert matcher.allowed() == [301]
    with pytest.raises(hob_grammar.Error, match="no token `<none>`"):
        hob_grammar.from_tiktoken(encoding, ends=["<none>"])


def test_vocabularies_of_gguf_files(fixtures):
    gguf = pytest.importorskip("gguf")
    for name in ("gpt-2", "llama-spm"):
        path = fixtures / f"vocabs/ggml-vocab-{name}.gguf"
        vocabulary = Vocabulary.from_gguf(path)
        reader = gguf.GGUFReader(path)
        texts = reader.fields["tokenizer.ggml.tokens"].contents()
        types = reader.fields["tokenizer.ggml.token_type"].contents()
        assert len(vocabulary) == len(texts)
        assert int(reader.fields["tokenizer.ggml.eos_token_id"].contents()) in vocabulary.ends
        special = [token for token, kind in enumerate(types) if kind == 3]
        assert all(vocabulary.token_bytes(token) == b"" for token in special)
        words = [token for token, text in enumerate(texts) if text in ("Ġthe", "▁the")]
        assert [vocabulary.token_bytes(token) for token in words] == [b" the"]
    with pytest.raises(hob_grammar.Error, match="expected GGUF"):
        Vocabulary.from_gguf(fixtures / "vocabs/ggml-vocab-qwen2.gguf.inp")
    with pytest.raises(FileNotFoundError):
        Vocabulary.from_gguf(fixtures / "none.gguf")

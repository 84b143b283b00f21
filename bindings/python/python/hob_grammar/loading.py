"""Vocabularies of the tokenizers of other packages."""

from __future__ import annotations

from typing import Any, Sequence

from ._native import Error, Vocabulary

End = int | str


def from_tokenizers(tokenizer: Any, ends: Sequence[End] | None = None) -> Vocabulary:
    """Returns the vocabulary of a `tokenizers.Tokenizer`.

    Without `ends`, tokens that end a text are known by their names.
    """
    return Vocabulary.from_tokenizer_json(tokenizer.to_str(), ends)


def from_transformers(tokenizer: Any, ends: Sequence[End] | None = None) -> Vocabulary:
    """Returns the vocabulary of a fast tokenizer of `transformers`.

    Without `ends`, its `eos_token_id` ends a text, and what ends one by its name in such a file.
    """
    backend = getattr(tokenizer, "backend_tokenizer", None)
    if backend is None:
        raise Error(
            f"{type(tokenizer).__name__} is no fast tokenizer: load it with use_fast=True, "
            "or read its tokenizer.json or GGUF file"
        )
    eos = tokenizer.eos_token_id
    if ends is not None or eos is None:
        return from_tokenizers(backend, ends)
    try:
        known = from_tokenizers(backend).ends
    except Error:
        known = []
    eos = [eos] if isinstance(eos, int) else list(eos)
    return from_tokenizers(backend, sorted({*known, *eos}))


def from_tiktoken(encoding: Any, ends: Sequence[End] | None = None) -> Vocabulary:
    """Returns the vocabulary of a `tiktoken.Encoding`.

    Without `ends`, its special tokens that end a text are known by their names.
    """
    special = encoding._special_tokens
    tokens: list[bytes | None] = [None] * encoding.n_vocab
    for bytes_, token in encoding._mergeable_ranks.items():
        tokens[token] = bytes_
    if ends is None:
        names = ("<|endoftext|>", "<|return|>", "<|call|>", "<|im_end|>", "<|eot_id|>")
        ends = [special[name] for name in names if name in special]
    if not ends:
        raise Error("no token that ends a text is known: name them by `ends`")
    missing = [end for end in ends if isinstance(end, str) and end not in special]
    if missing:
        raise Error(f"there is no token `{missing[0]}`")
    numbers = [special[end] if isinstance(end, str) else end for end in ends]
    return Vocabulary(tokens, numbers, dict(special))


def from_llama_cpp(llama: Any, ends: Sequence[End] | None = None) -> Vocabulary:
    """Returns the vocabulary of a `llama_cpp.Llama`, from the GGUF file that it has loaded."""
    return Vocabulary.from_gguf(llama.model_path, ends)

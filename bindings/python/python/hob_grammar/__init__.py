"""Which tokens may come next, exactly: JSON Schema, GBNF and regular expressions as masks over the
tokens of a language model.

    vocabulary = hob_grammar.from_transformers(tokenizer)
    constraint = hob_grammar.Constraint(vocabulary, "json_schema", schema)
    matcher = hob_grammar.Matcher(constraint)
    bitmap = hob_grammar.allocate_bitmap(1, len(vocabulary))
    matcher.fill(bitmap)
"""

from ._native import (
    Constraint,
    DeadEndError,
    Error,
    LimitError,
    Matcher,
    Vocabulary,
    __version__,
    fill_batch,
    kinds,
)
from .bitmaps import allocate_bitmap, allocate_tensor, apply_bitmap
from .loading import from_llama_cpp, from_tiktoken, from_tokenizers, from_transformers
from .sampling import apply_sampling

__all__ = [
    "Constraint",
    "DeadEndError",
    "Error",
    "LimitError",
    "Matcher",
    "Vocabulary",
    "__version__",
    "allocate_bitmap",
    "allocate_tensor",
    "apply_bitmap",
    "apply_sampling",
    "fill_batch",
    "from_llama_cpp",
    "from_tiktoken",
    "from_tokenizers",
    "from_transformers",
    "kinds",
]

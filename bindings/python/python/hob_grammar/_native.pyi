from collections.abc import Callable, Mapping, Sequence
from os import PathLike
from typing import Any, Literal

import numpy as np

__version__: str

Bitmap = np.ndarray | Any
"""An array of numpy, or a tensor of torch on the CPU: int32 or uint32, contiguous, `[n_words]` or
`[n_rows, n_words]`. Masks are written where it lies."""

class Error(ValueError):
    """A source, a vocabulary or an argument that cannot be used."""

class LimitError(Error):
    """A limit on work or memory is passed. A text can still be ended by its completion."""

class DeadEndError(Error):
    """No token continues the text as the grammar asks, and the text may not end."""

class Vocabulary:
    """The tokens of a tokenizer: their bytes, the names of those that are no text, and those that
    end a text."""

    def __init__(
        self,
        tokens: Sequence[bytes | None],
        ends: Sequence[int],
        names: Mapping[str, int] | None = None,
    ) -> None:
        """Makes a vocabulary of tokens with these bytes; `None` or none for those that never are
        text."""
    @staticmethod
    def from_tokenizer_json(text: str, ends: Sequence[int | str] | None = None) -> Vocabulary:
        """Reads a `tokenizer.json`. Without `ends`, tokens that end a text are known by name."""
    @staticmethod
    def from_gguf(path: str | PathLike[str], ends: Sequence[int | str] | None = None) -> Vocabulary:
        """Reads the vocabulary of a GGUF file. Without `ends`, the file says what ends a text."""
    @staticmethod
    def from_tiktoken_ranks(
        text: str, special: Mapping[str, int], ends: Sequence[int | str] | None = None
    ) -> Vocabulary:
        """Reads a `.tiktoken` file; `special` are the tokens that it does not hold."""
    def __len__(self) -> int: ...
    @property
    def ends(self) -> list[int]:
        """The tokens that end a text."""
    @property
    def mask_words(self) -> int:
        """The words of 32 bits that a mask takes."""
    def token_bytes(self, token: int) -> bytes:
        """Returns the bytes of a token; none if it never is text."""
    def find(self, name: str) -> int | None:
        """Returns the number of the token of a name."""

class Constraint:
    """A constraint over a vocabulary, shared by the texts that follow it, on any threads."""

    def __init__(
        self,
        vocabulary: Vocabulary,
        kind: str,
        source: Any = None,
        *,
        open_objects: bool | None = None,
        whitespace: Literal["natural", "spaced", "compact"] | None = None,
        numbers: Literal["int64", "json_safe", "any"] | None = None,
    ) -> None:
        """Compiles a source of a kind: see `kinds`. A source that is no text is taken as JSON, and
        a pydantic model as its schema; those of `regex`, `grammar` and `lark` are text. The options
        are of schemas."""
    @staticmethod
    def deserialize(vocabulary: Vocabulary, data: bytes) -> Constraint:
        """Reads what `serialize` has written for the same vocabulary."""
    def serialize(self) -> bytes:
        """Returns the compiled source as bytes."""
    @property
    def ignored(self) -> list[str]:
        """The JSON pointers of keywords of the schema that are not enforced."""
    @property
    def has_sampling(self) -> bool:
        """True if parts of its texts have options of sampling: see `Matcher.sampling`."""
    @property
    def vocabulary(self) -> Vocabulary: ...

class Matcher:
    """The position of a text in a constraint. It is used by one thread at a time: a call from
    another meanwhile is a `RuntimeError`."""

    def __init__(self, constraint: Constraint) -> None:
        """Makes the position before any text."""
    def fill(self, bitmap: Bitmap, row: int = 0) -> None:
        """Writes the tokens that may come next: bit `t % 32` of word `t // 32` for token `t`."""
    def fill_within(self, bitmap: Bitmap, left: int, row: int = 0) -> None:
        """Writes the tokens that may come next, but for those after which the text could not be
        ended with `left` tokens in all, the one that ends it not counted. The first token of the
        shortest known completion is always among them, also where that is longer than `left`."""
    def fill_draft(
        self, tokens: Sequence[int], parents: Sequence[int], bitmap: Bitmap, row: int = 0
    ) -> list[bool]:
        """Writes the masks along a tree of drafted tokens to rows from `row` on: that of this
        position, and one for each token. `parents[i]` is the number of the token that token `i`
        comes behind, or -1. Returns which tokens may come."""
    def allowed(self) -> list[int]:
        """Returns the tokens that may come next, ascending."""
    def allows(self, token: int) -> bool:
        """Returns whether a token may come next."""
    def advance(self, token: int) -> bool:
        """Takes a token; `False`, and nothing changes, if it may not come. After one that ends the
        text only those may come that do."""
    def advance_all(self, tokens: Sequence[int]) -> int:
        """Takes tokens up to the first that may not come, and returns how many."""
    def follow(self, tokens: Sequence[int]) -> int:
        """Makes `tokens` the text, going back as far as they differ; returns how many were
        taken."""
    def validate(self, tokens: Sequence[int]) -> int:
        """Returns how many of these tokens may come one after the other; takes none."""
    def rollback(self, n: int = 1) -> None:
        """Takes the last `n` tokens back."""
    def reset(self) -> None:
        """Takes all tokens back: another text begins."""
    def fork(self) -> Matcher:
        """Returns a copy, which goes its own way."""
    def __copy__(self) -> Matcher: ...
    def forced_bytes(self) -> bytes:
        """Returns the bytes that come next whatever is chosen."""
    def forced(self, encode: Callable[[str], Sequence[int]]) -> list[int]:
        """Returns the tokens that come next whatever is chosen; `encode` cuts text that continues
        a text into tokens."""
    def completion(self) -> list[int] | None:
        """Returns the tokens of a short text that completes this one, without the token that ends
        it; `None` where none is known."""
    def sampling(self) -> dict[str, float]:
        """Returns the options of sampling that the constraint sets for the next token:
        `temperature`, `top_k`, `top_p`, `min_p`, as far as it does."""
    @property
    def tokens(self) -> list[int]:
        """The tokens that have come."""
    @property
    def is_ended(self) -> bool:
        """True if a token has ended the text."""
    @property
    def is_accepting(self) -> bool:
        """True if the text may end here, or has."""

def fill_batch(
    matchers: Sequence[Matcher],
    bitmap: Bitmap,
    rows: Sequence[int] | None = None,
    threads: int = 1,
) -> None:
    """Writes the masks of several texts to rows of an array, the first ones if nothing is said, on
    some threads."""

def kinds() -> list[str]:
    """Returns the kinds of sources."""

"""Texts that grow row by row, each with its position in a constraint."""

from __future__ import annotations

from typing import Sequence

import numpy as np

from ._native import Constraint, Error, Matcher, fill_batch


class RowFollower:
    """Positions of the rows of a batch, found anew from their tokens at each step.

    Rows may change places, as those of a beam search do.
    """

    def __init__(self, constraint: Constraint, max_new_tokens: int | None = None) -> None:
        self.constraint = constraint
        self.max_new_tokens = max_new_tokens
        self.prompt_length: int | None = None
        self.matchers: list[Matcher] = []
        self.bitmap = np.zeros((0, constraint.vocabulary.mask_words), dtype=np.int32)

    def begin(self, prompt_length: int, n_rows: int) -> None:
        """Begins with rows whose tokens up to `prompt_length` are not constrained."""
        self.prompt_length = prompt_length
        self.matchers = [Matcher(self.constraint) for _ in range(n_rows)]
        self.bitmap = np.zeros((n_rows, self.constraint.vocabulary.mask_words), dtype=np.int32)

    def masks(self, rows: Sequence[Sequence[int]]) -> np.ndarray:
        """Returns the masks of the tokens that may follow each row, `[n_rows, n_words]`."""
        if len(rows) != len(self.matchers):
            raise Error(f"{len(rows)} rows where there were {len(self.matchers)}")
        ends = set(self.constraint.vocabulary.ends)
        for matcher, row in zip(self.matchers, rows):
            tokens = [int(token) for token in row]
            # what follows the end is padding
            end = next((i + 1 for i, token in enumerate(tokens) if token in ends), len(tokens))
            followed = matcher.follow(tokens[:end])
            if followed < end:
                raise Error(
                    f"token {tokens[followed]} at {followed} breaks the constraint: "
                    "no other processor may choose behind this one"
                )
        if self.max_new_tokens is None:
            fill_batch(self.matchers, self.bitmap)
            return self.bitmap
        for i, matcher in enumerate(self.matchers):
            # one of them ends the text
            left = max(self.max_new_tokens - len(matcher.tokens) - 1, 0)
            matcher.fill_within(self.bitmap, left, i)
        return self.bitmap

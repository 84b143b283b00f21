"""Texts that grow row by row, each with its position in a constraint."""

from __future__ import annotations

from typing import Sequence

import numpy as np

from ._native import Constraint, Error, Matcher, fill_batch


class RowFollower:
    """Positions of the rows of a batch, found anew from their tokens at each step.

    Rows may change places, as those of a beam search do. A row that has ended may go on with
    tokens that end texts, and with nothing else.
    """

    def __init__(self, constraint: Constraint, max_new_tokens: int | None = None) -> None:
        self.constraint = constraint
        self.max_new_tokens = max_new_tokens
        self.prompt_length: int | None = None
        self.matchers: list[Matcher] = []
        self.bitmap = np.zeros((0, constraint.vocabulary.mask_words), dtype=np.int32)
        self.ends = set(constraint.vocabulary.ends)
        words = np.zeros(constraint.vocabulary.mask_words, dtype=np.uint32)
        for token in self.ends:
            words[token // 32] |= np.uint32(1 << token % 32)
        self.ended_mask = words.view(np.int32)

    def begin(self, prompt_length: int, n_rows: int) -> None:
        """Begins with rows whose tokens up to `prompt_length` are not constrained."""
        self.prompt_length = prompt_length
        self.matchers = [Matcher(self.constraint) for _ in range(n_rows)]
        self.bitmap = np.zeros((n_rows, self.constraint.vocabulary.mask_words), dtype=np.int32)

    def masks(self, rows: Sequence[Sequence[int]]) -> np.ndarray:
        """Returns the masks of the tokens that may follow each row, `[n_rows, n_words]`."""
        if len(rows) != len(self.matchers):
            raise Error(f"{len(rows)} rows where there were {len(self.matchers)}")
        pairs = zip(self.matchers, rows)
        open_rows = [i for i, (matcher, row) in enumerate(pairs) if not self._ends(matcher, row)]
        self.bitmap[:] = self.ended_mask
        if self.max_new_tokens is None:
            matchers = [self.matchers[i] for i in open_rows]
            if matchers:
                fill_batch(matchers, self.bitmap, open_rows)
            return self.bitmap
        for i in open_rows:
            # one of them ends the text
            left = max(self.max_new_tokens - len(self.matchers[i].tokens) - 1, 0)
            self.matchers[i].fill_within(self.bitmap, left, i)
        return self.bitmap

    def _ends(self, matcher: Matcher, row: Sequence[int]) -> bool:
        """Makes a row the text of `matcher`, and returns whether it has ended."""
        tokens = [int(token) for token in row]
        followed = matcher.follow(tokens)
        # what follows the end is padding
        if matcher.is_ended or followed == len(tokens):
            return matcher.is_ended
        # the grammar names a token that ends texts and goes on; the model's texts end there
        if followed > 0 and tokens[followed - 1] in self.ends:
            return True
        raise Error(
            f"token {tokens[followed]} at {followed} breaks the constraint: "
            "no other processor may choose behind this one"
        )

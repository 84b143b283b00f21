"""Texts that grow row by row, each with its position in a constraint."""

from __future__ import annotations

import warnings
from typing import Mapping, Sequence

import numpy as np

from ._native import Constraint, Error, LimitError, Matcher, fill_batch
from .sampling import check_sampling


class RowFollower:
    """Positions of the rows of a batch, found anew from their tokens at each step.

    Rows may change places, as those of a beam search do. A row that has ended may go on with
    tokens that end texts, and with nothing else. Past a limit of the engine a row goes on by the
    shortest way to its end.
    """

    def __init__(
        self,
        constraint: Constraint,
        max_new_tokens: int | None = None,
        sampling: Mapping[str, float] | None = None,
    ) -> None:
        self.constraint = constraint
        self.max_new_tokens = max_new_tokens
        self.outer = check_sampling(sampling)
        # the rows of the last masks that go on
        self.open_rows: list[int] = []
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
        self.open_rows = [
            i for i, (matcher, row) in enumerate(pairs) if not self._ends(matcher, row)
        ]
        self.bitmap[:] = self.ended_mask
        if self._fill_together():
            return self.bitmap
        for i in self.open_rows:
            try:
                self._fill(i)
            except LimitError as limit:
                self._complete(i, limit)
        return self.bitmap

    def sampling(self) -> dict[int, dict[str, float]]:
        """Returns the options of sampling of the rows of the last masks that have any."""
        if not self.constraint.has_sampling:
            return {i: self.outer for i in self.open_rows if self.outer}
        found = {i: {**self.outer, **self.matchers[i].sampling()} for i in self.open_rows}
        return {i: options for i, options in found.items() if options}

    def _fill_together(self) -> bool:
        """Writes the masks of all rows that go on in one call, and returns whether it could."""
        if self.max_new_tokens is not None:
            return False
        matchers = [self.matchers[i] for i in self.open_rows]
        try:
            if matchers:
                fill_batch(matchers, self.bitmap, self.open_rows)
        except LimitError:
            return False
        return True

    def _fill(self, i: int) -> None:
        """Writes the mask of a row that goes on."""
        matcher = self.matchers[i]
        if self.max_new_tokens is None:
            matcher.fill(self.bitmap, i)
        else:
            # one of them ends the text
            left = max(self.max_new_tokens - len(matcher.tokens) - 1, 0)
            matcher.fill_within(self.bitmap, left, i)

    def _complete(self, i: int, limit: LimitError) -> None:
        """Lets a row through that takes the shortest way to its end."""
        completion = self.matchers[i].completion()
        if completion is None:
            raise limit
        warnings.warn(f"a text is ended early: {limit}", RuntimeWarning, stacklevel=3)
        self.bitmap[i] = self.ended_mask
        if completion:
            words = self.bitmap[i].view(np.uint32)
            words[:] = 0
            words[completion[0] // 32] = 1 << completion[0] % 32

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

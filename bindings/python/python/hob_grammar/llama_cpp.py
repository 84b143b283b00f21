"""Constraints for llama-cpp-python."""

from __future__ import annotations

import numpy as np

from ._native import Constraint
from .bitmaps import apply_bitmap
from .following import RowFollower


class ConstraintLogitsProcessor:
    """A logits processor for `Llama.__call__`, `create_completion` and `create_chat_completion`.

    For one call: the tokens of its first step are the prompt. With `max_tokens`, as given to the
    call, every text ends as a whole one within it.
    """

    def __init__(self, constraint: Constraint, max_tokens: int | None = None) -> None:
        self.follower = RowFollower(constraint, max_tokens)

    def __call__(self, input_ids: np.ndarray, scores: np.ndarray) -> np.ndarray:
        follower = self.follower
        if follower.prompt_length is None:
            follower.begin(len(input_ids), 1)
        masks = follower.masks([input_ids[follower.prompt_length :]])
        scores = np.array(scores)
        apply_bitmap(scores, masks[0])
        return scores

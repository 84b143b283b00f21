"""Constraints for llama-cpp-python."""

from __future__ import annotations

from typing import Mapping

import numpy as np

from ._native import Constraint
from .bitmaps import apply_bitmap
from .following import RowFollower
from .sampling import apply_sampling


class ConstraintLogitsProcessor:
    """A logits processor for `Llama.__call__`, `create_completion` and `create_chat_completion`.

    For one call: the tokens of its first step are the prompt. With `max_tokens`, as given to the
    call, every text ends as a whole one within it.

    Where the constraint sets how parts of a text are sampled, their logits have been through that;
    `sampling` has the options of everything else. The call's own come behind, so that it is given
    `temperature=1.0`, `top_k=0`, `top_p=1.0` and `min_p=0.0` then.
    """

    def __init__(
        self,
        constraint: Constraint,
        max_tokens: int | None = None,
        sampling: Mapping[str, float] | None = None,
    ) -> None:
        self.follower = RowFollower(constraint, max_tokens, sampling)

    def __call__(self, input_ids: np.ndarray, scores: np.ndarray) -> np.ndarray:
        follower = self.follower
        if follower.prompt_length is None:
            follower.begin(len(input_ids), 1)
        masks = follower.masks([input_ids[follower.prompt_length :]])
        scores = np.array(scores)
        apply_bitmap(scores, masks[0])
        for options in follower.sampling().values():
            apply_sampling(scores, options)
        return scores

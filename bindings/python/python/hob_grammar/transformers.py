"""Constraints for `generate` of transformers."""

from __future__ import annotations

import torch
from transformers import LogitsProcessor

from ._native import Constraint
from .bitmaps import apply_bitmap
from .following import RowFollower


class ConstraintLogitsProcessor(LogitsProcessor):
    """A logits processor that lets through what a constraint allows.

    For one call of `generate`: the tokens of its first step are the prompt. With `max_new_tokens`,
    as given to `generate`, every text ends as a whole one within it.
    """

    def __init__(self, constraint: Constraint, max_new_tokens: int | None = None) -> None:
        self.follower = RowFollower(constraint, max_new_tokens)

    def __call__(
        self, input_ids: torch.LongTensor, scores: torch.FloatTensor
    ) -> torch.FloatTensor:
        follower = self.follower
        if follower.prompt_length is None:
            follower.begin(input_ids.shape[1], input_ids.shape[0])
        masks = follower.masks(input_ids[:, follower.prompt_length :].tolist())
        scores = scores.clone()
        apply_bitmap(scores, masks)
        return scores

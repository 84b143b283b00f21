"""Arrays of masks, and logits under them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

if TYPE_CHECKING:
    import torch


def allocate_bitmap(rows: int, n_tokens: int) -> np.ndarray:
    """Returns an array of `rows` masks of `n_tokens` tokens, all of them forbidden."""
    return np.zeros((rows, (n_tokens + 31) // 32), dtype=np.int32)


def allocate_tensor(rows: int, n_tokens: int, *, pin_memory: bool = False) -> torch.Tensor:
    """Returns `allocate_bitmap` as a tensor of torch in the memory of the CPU."""
    import torch

    shape = (rows, (n_tokens + 31) // 32)
    return torch.zeros(shape, dtype=torch.int32, pin_memory=pin_memory)


def apply_bitmap(logits: Any, bitmap: Any) -> None:
    """Sets the logits of forbidden tokens to minus infinity, in place.

    `logits` is an array of numpy or a tensor of torch on any device, `[rows, n_vocab]` or
    `[n_vocab]`; `bitmap` has as many rows. Logits beyond the bitmap are forbidden.
    """
    if isinstance(logits, np.ndarray):
        allowed = np.unpackbits(
            np.ascontiguousarray(bitmap).view(np.uint8), axis=-1, bitorder="little"
        ).view(np.bool_)
        n = min(logits.shape[-1], allowed.shape[-1])
        logits[..., :n][~allowed[..., :n].reshape(logits[..., :n].shape)] = -np.inf
        logits[..., n:] = -np.inf
        return
    import torch

    words = torch.as_tensor(bitmap).to(logits.device, non_blocking=True)
    bits = torch.arange(32, device=logits.device, dtype=torch.int32)
    allowed = ((words.unsqueeze(-1) >> bits) & 1).bool().flatten(-2)
    n = min(logits.shape[-1], allowed.shape[-1])
    forbidden = ~allowed[..., :n].reshape(logits[..., :n].shape)
    logits[..., :n].masked_fill_(forbidden, float("-inf"))
    logits[..., n:] = float("-inf")

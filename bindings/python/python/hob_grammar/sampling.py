"""Options of sampling, put on logits."""

from __future__ import annotations

from typing import Any, Mapping

import numpy as np

from ._native import Error

RANGES = {
    "temperature": (0.0, float(np.finfo(np.float32).max)),
    "top_k": (-1, 2**31 - 1),
    "top_p": (0.0, 1.0),
    "min_p": (0.0, 1.0),
}


def check_sampling(options: Mapping[str, float] | None) -> dict[str, float]:
    """Returns options of sampling; those that there are not, or that are out of range, are an
    error."""
    for name, value in (options or {}).items():
        if name not in RANGES:
            raise Error(f"there is no option of sampling {name}: there are {', '.join(RANGES)}")
        low, high = RANGES[name]
        if not low <= value <= high or (name == "top_k" and value != int(value)):
            kind = "a whole number" if name == "top_k" else "a number"
            raise Error(f"{name} is {value}: expected {kind} from {low} to {high}")
    return dict(options or {})


def apply_sampling(logits: Any, options: Mapping[str, float]) -> None:
    """Leaves the logits that options of sampling keep, divided by the temperature, in place; all
    others become minus infinity.

    `logits` is an array of numpy or a tensor of torch on any device, `[n_vocab]`. The order is
    hob's: `top_k`, `top_p`, `min_p`, `temperature`. A token of these logits is then drawn at
    temperature 1 without filters.
    """
    options = check_sampling(options)
    if not options:
        return
    if isinstance(logits, np.ndarray):
        logits[:] = _sampled(logits, options)
        return
    import torch

    sampled = _sampled(logits.detach().float().cpu().numpy(), options)
    logits.copy_(torch.from_numpy(sampled))


def _sampled(row: np.ndarray, options: dict[str, float]) -> np.ndarray:
    """Returns the logits of a row under options of sampling."""
    tokens = np.flatnonzero(row > -np.inf)
    scores = row[tokens].astype(np.float64)
    temperature = options.get("temperature", 1.0)
    top_k = 1 if temperature == 0 else int(options.get("top_k", 0))
    if 0 < top_k < len(scores):
        kept = _best(scores, top_k)
        tokens, scores = tokens[kept], scores[kept]
    if options.get("top_p", 1.0) < 1:
        kept = _nucleus(scores, options["top_p"])
        tokens, scores = tokens[kept], scores[kept]
    if options.get("min_p", 0.0) > 0:
        kept = scores >= scores.max(initial=-np.inf) + np.log(options["min_p"])
        tokens, scores = tokens[kept], scores[kept]
    if temperature not in (0, 1) and len(scores):
        # only differences count: none overflows
        scores = (scores - scores.max()) / temperature
    sampled = np.full(row.shape, -np.inf, dtype=row.dtype)
    # a low temperature may leave the best alone
    with np.errstate(over="ignore"):
        sampled[tokens] = scores
    return sampled


def _best(scores: np.ndarray, n: int) -> np.ndarray:
    """Returns the places of the `n` best; of equal ones the first."""
    last = np.partition(scores, len(scores) - n)[len(scores) - n]
    better = np.flatnonzero(scores > last)
    equal = np.flatnonzero(scores == last)
    return np.concatenate([better, equal[: n - len(better)]])


def _nucleus(scores: np.ndarray, share: float) -> np.ndarray:
    """Returns the places of the best whose probabilities first reach `share` in sum."""
    order = np.argsort(-scores, kind="stable")
    shares = np.exp(scores[order] - scores.max(initial=-np.inf))
    reached = np.cumsum(shares / shares.sum())
    return order[: int(np.searchsorted(reached, share)) + 1]

"""Constraints for `generate` of transformers."""

from __future__ import annotations

from typing import Any, Callable, Mapping, Sequence

import torch
from transformers import LogitsProcessor

from ._native import Constraint, Error, Matcher
from .bitmaps import apply_bitmap
from .following import RowFollower
from .sampling import apply_sampling


class ConstraintLogitsProcessor(LogitsProcessor):
    """A logits processor that lets through what a constraint allows.

    For one call of `generate`: the tokens of its first step are the prompt. With `max_new_tokens`,
    as given to `generate`, every text ends as a whole one within it.

    Where the constraint sets how parts of a text are sampled, their logits have been through that;
    `sampling` has the options of everything else: `temperature`, `top_k`, `top_p`, `min_p`. What
    `generate` does itself comes behind, so that with `do_sample=True` it is given `temperature=1.0`,
    `top_k=0` and no other filter then.
    """

    def __init__(
        self,
        constraint: Constraint,
        max_new_tokens: int | None = None,
        sampling: Mapping[str, float] | None = None,
    ) -> None:
        self.follower = RowFollower(constraint, max_new_tokens, sampling)

    def __call__(
        self, input_ids: torch.LongTensor, scores: torch.FloatTensor
    ) -> torch.FloatTensor:
        follower = self.follower
        if follower.prompt_length is None:
            follower.begin(input_ids.shape[1], input_ids.shape[0])
        masks = follower.masks(input_ids[:, follower.prompt_length :].tolist())
        scores = scores.clone()
        apply_bitmap(scores, masks)
        for row, options in follower.sampling().items():
            apply_sampling(scores[row], options)
        return scores


@torch.no_grad()
def choice_probabilities(
    model: Any,
    prompt: torch.LongTensor,
    constraint: Constraint,
    texts: Sequence[str],
    encode: Callable[[str], Sequence[int]],
) -> dict[str, float]:
    """Returns how probable each text of a choice or `enum` is behind a prompt, in one pass.

    `prompt` is one row of tokens, and `encode` cuts text that continues a text into tokens. `texts`
    are those that the constraint lets through, as it writes them: values of an `enum` as JSON. The
    probability of one is the product of those of its tokens, and of the tokens that end a text
    where another one begins with it, divided by the sum over all: no mask, temperature or filter
    has a part in it. It is not how often sampling under masks comes to a text, which goes token by
    token, over all spellings.
    """
    vocabulary = constraint.vocabulary
    tokens = [list(encode(text)) for text in texts]
    for text, row in zip(texts, tokens):
        matcher = Matcher(constraint)
        spelled = b"".join(vocabulary.token_bytes(token) for token in row)
        if spelled != text.encode() or matcher.advance_all(row) < len(row):
            raise Error(f"{text!r} is no text of the constraint by the tokens {row}")
        if not matcher.is_accepting:
            raise Error(f"{text!r} is no whole text of the constraint")
    if not texts or len(set(texts)) < len(texts):
        raise Error("expected different texts, one or more")
    prompt = torch.as_tensor(prompt).reshape(1, -1)
    longest = max(map(len, tokens))
    # what follows a text is not seen by it
    padded = torch.zeros((len(tokens), longest), dtype=torch.long, device=prompt.device)
    for i, row in enumerate(tokens):
        padded[i, : len(row)] = torch.tensor(row, device=prompt.device)
    rows = torch.cat([prompt.expand(len(tokens), -1), padded], dim=1)
    logits = model(input_ids=rows).logits[:, prompt.shape[1] - 1 :]
    logprobs = torch.log_softmax(logits.double(), dim=-1)
    sums = []
    for text, row, found in zip(texts, tokens, logprobs):
        total = sum((found[at, token] for at, token in enumerate(row)), found.new_zeros(()))
        if any(other != text and other.startswith(text) for other in texts):
            total = total + torch.logsumexp(found[len(row), vocabulary.ends], dim=0)
        sums.append(total)
    return dict(zip(texts, torch.softmax(torch.stack(sums), dim=0).tolist()))

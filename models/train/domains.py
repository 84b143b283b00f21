"""Sentences of every domain the extraction tasks speak about.

`{concept}` is a slot that can be asked for (see `concepts.py`); `[kind]` is a value nobody asks for: a distractor of the
same type, so that the model must read the sentence and not just spot a date. `{flag:paid}` is a yes/no sentence and
`{enum:status}` a sentence for one of several labels, both from `choices.py`. `{items}` is a list of things with counts.
A tenth of the sentences (by checksum) and all of `HELD_OUT` occur only in the evaluation.
"""

import functools

import tables
import words

TRAIN = tables.tree("domains", "TRAIN")
HELD_OUT = tables.tree("domains", "HELD_OUT")
MORE = tables.tree("domains", "MORE")  # for training alone: the evaluation stays what it was

# Clauses that fit any domain.
COMMON = tables.text("domains", "COMMON")

# Sentences with values nobody asked for.
DISTRACTORS = tables.text("domains", "DISTRACTORS").strip().splitlines()


@functools.cache
def sentences(domain: str, held: bool, more: bool = False) -> list:
    """A domain's sentences: the training part, or (for known domains in the evaluation) the held-out part. With `more` also those that
    only training uses, so that the evaluation stays what it was."""
    if domain in HELD_OUT:
        return HELD_OUT[domain].strip().splitlines()
    part = [line for line in TRAIN[domain].strip().splitlines() if words.held_out(line) == held]
    return part + (MORE.get(domain, "").strip().splitlines() if more else [])


def common(held: bool) -> list:
    return [line for line in COMMON.strip().splitlines() if words.held_out(line) == held]

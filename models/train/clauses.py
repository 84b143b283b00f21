"""One fact, one sentence: ways to state each concept by itself, in any company.

Texts put together from these hold facts that no domain combines, often several of the same type (a sender and a recipient, three dates):
that is what teaches what a field name means, and not just where a domain tends to put it. Sentences are separated by ` / `.
"""

import functools

import tables
import words

TABLE = tables.text("clauses", "TABLE")


def _parse() -> dict:
    table = {}
    for line in TABLE.strip().splitlines():
        concept, _, rest = line.partition(": ")
        table[concept] = [part.strip() for part in rest.split(" / ")]
    return table


CLAUSES = _parse()
_MORE = tables.tree("clauses", "MORE")
# for training alone: the evaluation stays what it was
MORE = {concept: _MORE.get(concept, "").strip().splitlines() for concept in CLAUSES}


@functools.cache
def of(concept: str, held: bool, more: bool = False) -> list:
    """A concept's sentences, the training or the held-out part; a concept without held-out ones lends the others. With `more` also
    those that only training uses, so that the evaluation stays what it was."""
    part = [c for c in CLAUSES[concept] if words.held_out(c) == held]
    return (part or CLAUSES[concept]) + (MORE[concept] if more else [])

"""What can be asked for: concepts, each with the kind of its value, field names and descriptions.

One line a concept: `id | kind | field names // held-out field names | descriptions; ...`. Concepts are shared by domains, so
that an unseen domain is mostly a new combination of known ones. Names after `//` occur only in the evaluation, those of `concepts_more.py` only in training.
"""

import re
from dataclasses import dataclass

import tables

TABLE = tables.text("concepts", "TABLE")


@dataclass(frozen=True)
class Concept:
    id: str
    kind: str
    keys: tuple
    held_keys: tuple
    descriptions: tuple


def _parse(table: str) -> dict:
    concepts = {}
    for line in table.strip().splitlines():
        name, kind, keys, descriptions = (part.strip() for part in line.split("|"))
        known, _, held = keys.partition("//")
        concepts[name] = Concept(
            name, kind, tuple(known.split()), tuple(held.split()), tuple(d.strip() for d in descriptions.split(";"))
        )
    return concepts


CONCEPTS = _parse(TABLE)
# What an amount tells beside its number; no concept of its own, for no sentence states it alone.
CURRENCY = Concept(
    "currency", "", ("currency", "currency_code"), ("money_unit",), ("the currency as a three-letter code", "currency code such as EUR")
)
CODED = re.compile("code|codigo|iso|4217|letter|alpha|abbr|ccy|cd$|ticker|short")  # in a name that asks for EUR where the text says euros
ASKED = {**CONCEPTS, CURRENCY.id: CURRENCY}

# Field names that mean something only beside a value: none of them is asked for when the text does not state the fact.
VAGUE = set(tables.text("concepts", "VAGUE").split())

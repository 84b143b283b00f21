"""Names that say more than the concept they belong to.

A year is a year of foundation only where the text speaks of founding. Such a name or description is used for a stated fact only when the
text holds one of the words that give the role. One line each: `concept | words in the name (none: every name) |
words of which the text must hold one`. Values are taken out of the text before: a firm called Book & Co. sells what it likes.
"""

import functools
import re

import tables

TABLE = tables.text("roles", "TABLE")


def _parse() -> dict:
    table: dict = {}
    for line in TABLE.strip().splitlines():
        concept, stems, cues = (tuple(part.strip() for part in column.split(",")) for column in line.split("|"))
        table.setdefault(concept[0], []).append((stems, cues))
    return table


NARROW = _parse()
# Cues that begin many other words ("read" and "ready", "star" and "start") count as whole words and their endings only.
WHOLE = set("read ill live star end till inn go ask owe fee rent band sing play art met see pen bus due get got lead work text host eye his her say tell ring car van cab".split())


@functools.cache
def pattern(cues: tuple) -> re.Pattern:
    """Finds any of the cues at the beginning of a word."""
    parts = (re.escape(cue) + (r"(?:s|es|ed|d|ing|er|ers|n|en)?\b" if cue in WHOLE else "") for cue in cues)
    return re.compile(r"\b(?:" + "|".join(parts) + ")")


@functools.cache
def promises(concept: str, name: str) -> tuple:
    """What a text has to say for a field of this concept to go by this name (or this description)."""
    name = name.lower()
    return tuple(pattern(cues) for stems, cues in NARROW.get(concept, ()) if any(stem in name for stem in stems))


def fits(concept: str, name: str, text: str) -> bool:
    """Whether a field name (or a description) promises nothing that the text does not say."""
    said = concept in NARROW and promises(concept, name)
    return not said or all(cue.search(text.lower()) for cue in said)

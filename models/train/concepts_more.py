"""More names and descriptions of what can be asked for, under the ids of `Fact.concept`: `id | field names | descriptions; ...`.

Only training uses them: the evaluation keeps to those of `concepts.py`, `lists.py` and `choices.py`, and stays what it was.
A description in few words serves training as a name too: `last day to pay`, and `last_day_to_pay`. So do words of a concept's names, put together
anew.
"""

import functools
import random
import re
from collections import Counter

import lists
import tables
from concepts import ASKED

TABLE = tables.text("concepts_more", "TABLE")


def _parse() -> dict:
    more = {}
    for line in TABLE.strip().splitlines():
        name, keys, descriptions = (part.strip() for part in line.split("|"))
        more[name] = tuple(keys.split()), tuple(d.strip() for d in descriptions.split(";"))
    return more


MORE = _parse()
HELD = {key for table in (ASKED, lists.LISTS) for entry in table.values() for key in entry.held_keys}
SPELLED = {key.replace("_", "") for key in HELD}
LONGEST = 5  # words of a name


@functools.cache
def phrase(description: str) -> str:
    """The description as a field name; empty for a long one, and for one that comes out like a held-out name in whatever spelling."""
    parts = [word for word in description.split() if word not in ("the", "a", "an")]
    name = "_".join(parts)
    return name if len(parts) <= LONGEST and re.fullmatch("[a-z_]+", name) and name.replace("_", "") not in SPELLED else ""


# Words that say nothing of what is meant.
PLAIN = set("""
a an the of to by for in on at from with as into per and or not is was were be been being it its this that one who whom whose what when where which how why
has have had do does did can could may might must should will would they them their he she his her i me my you your we us our there here if so than then
""".split())
OWN = 0.75  # share of a word's uses in one concept from which on it is that concept's own
COMPOSED = 80  # names of a concept


@functools.cache
def vocabulary() -> tuple:
    """Concept → how many of its names hold each word, and the same of all concepts together. Lists and choices, whose names are fewer, are left out."""
    uses = {
        id_: Counter(w for name in named(id_, entry) for w in set(name.split("_")) if w not in PLAIN and len(w) > 2) for id_, entry in ASKED.items()
    }
    return uses, sum(uses.values(), Counter())


def named(concept: str, entry) -> tuple:
    """The field names of a concept that somebody wrote."""
    return entry.keys + MORE.get(concept, ((), ()))[0]


WRITTEN = {name for id_, entry in ASKED.items() for name in named(id_, entry)}
WITHHELD = [set(name.split("_")) for name in HELD]


@functools.cache
def composed(concept: str) -> tuple:
    """Names put together from the words of a concept's names, in any order, of which one at least is used for hardly anything else: what can be
    learnt from them is what words mean, not which names there are. None holds all words of a held-out name, whose meaning would be told."""
    if concept not in ASKED:
        return ()
    uses, everywhere = vocabulary()
    own = sorted(w for w, n in uses[concept].items() if n >= max(2, OWN * everywhere[w]))
    other = sorted(w for w, n in uses[concept].items() if n >= max(2, 0.15 * everywhere[w]))
    rng, found = random.Random(concept), {}
    for _ in range(20 * COMPOSED if own else 0):
        words = [rng.choice(own)]
        words += [w for w in rng.sample(other, min(len(other), rng.choice([0, 1, 1, 1, 2]))) if w not in words]
        rng.shuffle(words)
        name = "_".join(words)
        if name not in WRITTEN and not any(held <= set(words) for held in WITHHELD) and name.replace("_", "") not in SPELLED:
            found[name] = None
        if len(found) == COMPOSED:
            break
    return tuple(found)


def known(concept: str, keys: tuple, descriptions: tuple, more: bool) -> tuple:
    """Field names and descriptions of a concept: those given and, with `more`, what training has besides."""
    if not more or concept not in MORE:
        return keys, descriptions
    more_keys, more_descriptions = MORE[concept]
    descriptions += more_descriptions
    return keys + more_keys + tuple(filter(None, map(phrase, descriptions))) + composed(concept), descriptions

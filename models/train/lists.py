"""Lists as sentences name them: of strings, of numbers, of rows with two columns.

`id | kinds of the columns | field names // held-out field names | descriptions | sentences`. With two columns the answer is an array of objects or,
when only the first is asked for, an array of strings. Sentences are separated by ` / `; one that ends in `: {list}` may stand above bullets.
"""

import functools
import re
from dataclasses import dataclass

import tables
import values
import words

TABLE = tables.text("lists", "TABLE")
MORE = tables.tree("lists", "MORE")  # for training alone: the evaluation stays what it was

# How a column of a row may be named, by kind; and how two columns are shown together.
COLUMNS = {
    "person": (("name", "person", "full_name", "who"), "string"),
    "product": (("product", "item", "name", "article", "thing", "description"), "string"),
    "small": (("quantity", "qty", "count", "amount", "number", "pieces_ordered"), "integer"),
    "age": (("age", "years", "age_years"), "integer"),
    "job": (("job", "role", "position", "job_title", "function"), "string"),
    "money": (("price", "cost", "unit_price", "amount"), "number"),
    "city": (("city", "place", "town", "location"), "string"),
    "time": (("time", "at", "departure", "when"), "string"),
    "noun": (("name", "title", "task", "step"), "string"),
    "date": (("date", "due", "day", "on_date"), "string"),
    "score_small": (("points", "score", "result"), "integer"),
}
SHOWN = {
    "age": ["{0} ({1})", "{0} aged {1}", "{1}-year-old {0}", "{0} ({1} years)", "{0}: {1}"],
    "job": ["{0} ({1})", "{0} as {1}", "the {1} {0}", "{0} - {1}"],
    "money": ["{0} for {1}", "a {0} at {1}", "{0} ({1})", "{0}: {1}", "{0} {1}"],
    "time": ["{0} at {1}", "{0} ({1})", "{1} {0}", "{0} {1}"],
    "date": ["{0} by {1}", "{0} on {1}", "{0} ({1})", "{0}: {1}"],
    "score_small": ["{0} with {1} points", "{0} ({1})", "{0}: {1}", "{0} {1}"],
    "city": ["{0} from {1}", "{0} ({1})", "{0} of {1}"],
    "small": ["{1} {0}", "{1} {0}", "{1} {0}", "{1} x {0}", "{1}x {0}", "{0} x{1}", "{0} ({1})", "{0}: {1}"],
}
PLAIN_NUMBERS = {"age", "score_small"}


@dataclass(frozen=True)
class Listing:
    id: str
    kinds: tuple
    keys: tuple
    held_keys: tuple
    descriptions: tuple
    sentences: tuple


def _parse() -> dict:
    lists = {}
    for line in TABLE.strip().splitlines():
        name, kinds, keys, descriptions, sentences = (part.strip() for part in line.split(" | "))
        known, _, held = keys.partition("//")
        lists[name] = Listing(
            name,
            tuple(kinds.split()),
            tuple(known.split()),
            tuple(held.split()),
            tuple(d.strip() for d in descriptions.split(";")),
            tuple(s.strip() for s in sentences.split(" / ")),
        )
    return lists


LISTS = _parse()


def cell(kind: str, rng, held: bool) -> values.Value:
    if kind in PLAIN_NUMBERS:
        return values.integer(rng, 2, 90, 0.0)
    made = values.make(kind, rng, held)
    while kind == "time" and ":" not in made.text:  # "noon Oslo" would be hard to read
        made = values.make(kind, rng, held)
    return made


def rows(rng, held: bool, name: str) -> tuple:
    """The texts of a list's entries and, for each, the JSON of its columns."""
    kinds = LISTS[name].kinds
    form = rng.choice(SHOWN[kinds[1]]) if len(kinds) > 1 else "{0}"
    count = rng.choice([1, 2, 2, 3, 3, 3, 4, 4, 5, 6])
    texts, found, seen, tries = [], [], set(), 0
    while len(texts) < count and tries < 40:
        tries += 1
        made = [cell(kind, rng, held) for kind in kinds]
        first = made[0]
        if name == "items":
            quantity = values.integer(rng, 1, 9, 0.4 if form == "{1} {0}" else 0.0)
            text = first.text if str(quantity.json) == "1" else first.many
            made = [values.Value(text, text), quantity]
        if made[0].text in seen or " and " in made[0].text or " & " in made[0].text:
            continue
        seen.add(made[0].text)
        text = form.format(*(v.text for v in made))
        texts.append("an" + text[1:] if re.match("a [aeio]", text) else text)
        found.append([v.json for v in made])
    return texts, found


def joined(rng, texts: list, bullets: bool) -> str:
    if bullets and len(texts) > 1 and rng.random() < 0.35:
        mark = rng.choice(["- ", "- ", "* ", "• ", "1. ", ""])
        return "\n" + "\n".join((f"{i}. " if mark == "1. " else mark) + t for i, t in enumerate(texts, 1))
    if len(texts) == 1:
        return texts[0]
    between, last = rng.choice([(", ", " and ")] * 5 + [(", ", ", and "), (", ", ", "), ("; ", "; "), (" and ", " and ")] + [(", ", " as well as "), (" / ", " / "), (", ", " plus "), (", ", " & ")])
    return between.join(texts[:-1]) + last + texts[-1]


@functools.cache
def sentences(name: str, held: bool, more: bool = False) -> list:
    """The training or held-out sentences of a list; one without held-out ones lends the others. With `more` also those that only
    training uses."""
    part = [s for s in LISTS[name].sentences if words.held_out(s) == held] or list(LISTS[name].sentences)
    return part + (MORE[name].strip().splitlines() if more else [])

"""The sentences and word lists of the recipe, read from `data/`: plain text, one row a line.

A line `==`, then names with tabs between, is the heading of a section: a variable of the module
that reads it, and keys of that dictionary. The lines below it, up to the next heading, are the
section's text.
"""

import functools
from pathlib import Path


@functools.cache
def sections(module: str) -> dict:
    """Names of a section → its text, which begins and ends with a newline."""
    found = {}
    file = Path(__file__).with_name("data") / f"{module}.txt"
    for section in ("\n" + file.read_text("utf-8")).split("\n==\t")[1:]:
        heading, newline, text = section.partition("\n")
        found[tuple(heading.split("\t"))] = newline + text.removesuffix("\n") + "\n"
    return found


def text(module: str, *names: str) -> str:
    """The text of one section."""
    return sections(module)[names]


def tree(module: str, variable: str) -> dict:
    """All sections of a variable, as a dictionary of texts or of dictionaries."""
    root: dict = {}
    for (first, *keys), text in sections(module).items():
        if first == variable and keys:
            *outer, last = keys
            node = root
            for key in outer:
                node = node.setdefault(key, {})
            node[last] = text
    return root

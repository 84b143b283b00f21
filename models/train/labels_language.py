"""Lines of six languages, and parts of sentences that go together in any order.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

import tables

SPELLINGS = {
    "English": "English, en",
    "German": "German, de",
    "French": "French, fr",
    "Spanish": "Spanish, es",
    "Italian": "Italian, it",
    "Norwegian": "Norwegian, no",
}

MEANING: dict = {}

# A line is a set of labels that go together: `label=class+class`.
SETS = tables.text("labels_language", "SETS")

SENTENCES = tables.tree("labels_language", "SENTENCES")

WORDS = tables.tree("labels_language", "WORDS")

FRAMES = tables.text("labels_language", "FRAMES")

"""Lines of low, medium and high priority: what happened, whom it hits, how soon to act.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

import tables

SPELLINGS = {
    "low": "low, minor, not urgent",
    "medium": "medium, normal, moderate",
    "high": "high, urgent, critical",
}

MEANING = {
    "low": "cosmetic or optional, no deadline",
    "medium": "should be done in the next days or weeks, work goes on",
    "high": "an emergency, a standstill or danger, act now",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = tables.text("labels_priority", "SETS")

SENTENCES = tables.tree("labels_priority", "SENTENCES")

WORDS = tables.tree("labels_priority", "WORDS")

FRAMES = tables.text("labels_priority", "FRAMES")

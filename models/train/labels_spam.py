"""Lines of unwanted mail and of ordinary mail.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

import tables

SPELLINGS = {
    "spam": "spam, junk, unwanted, scam",
    "ham": "ham, not spam, normal, legitimate, wanted",
}

MEANING = {
    "spam": "unwanted advertising, fraud or phishing",
    "ham": "an honest message from people or firms one knows",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = tables.text("labels_spam", "SETS")

SENTENCES = tables.tree("labels_spam", "SENTENCES")

WORDS = tables.tree("labels_spam", "WORDS")

FRAMES = tables.text("labels_spam", "FRAMES")

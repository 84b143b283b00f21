"""Lines of what a customer writes for.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

import tables

SPELLINGS = {
    "order": "order, buy, purchase",
    "cancel": "cancel, cancellation, cancel order, end contract",
    "complaint": "complaint, complain, problem report",
    "question": "question, information, inquiry, ask for information",
    "thanks": "thanks, gratitude, thank you",
    "greeting": "greeting, hello, greet",
    "booking": "booking, reservation, book, reserve",
    "password": "password, login, account access, login problem",
}

MEANING = {
    "order": "wants to buy something",
    "cancel": "wants to end or undo an order, contract or booking",
    "complaint": "is dissatisfied and says what is wrong",
    "question": "asks for information",
    "thanks": "says thank you",
    "greeting": "only says hello",
    "booking": "wants to reserve a table, room, seat or appointment",
    "password": "cannot log in or needs a new password",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = tables.text("labels_intent", "SETS")

SENTENCES = tables.tree("labels_intent", "SENTENCES")

WORDS = tables.tree("labels_intent", "WORDS")

FRAMES = tables.text("labels_intent", "FRAMES")

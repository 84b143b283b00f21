"""Lines of praise, of blame, of both and of neither; what they are about.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

import tables

SPELLINGS = {
    "positive": "positive, good, happy, pos, favourable, satisfied",
    "negative": "negative, bad, unhappy, neg, unfavourable, dissatisfied",
    "neutral": "neutral, neu",
    "mixed": "mixed",
}

MEANING = {
    "positive": "the author likes it",
    "negative": "the author does not like it",
    "neutral": "no feeling, plain facts or an average judgement",
    "mixed": "praise and blame at once",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = tables.text("labels_sentiment", "SETS")

# `{t}`: what the line is about.
THINGS = [
    "the {p}",
    "my new {p}",
    "this {p}",
    "the {p} I ordered",
    "their {p}",
    "the service",
    "the hotel",
    "the food",
    "the film",
    "the app",
    "the delivery",
    "the staff",
    "the course",
    "the room",
    "this book",
    "the support team",
    "the update",
    "the concert",
    "the meal",
    "the website",
    "the haircut",
    "the exhibition",
    "the campsite",
    "the podcast",
    "the repair",
    "the workshop",
    "the treatment",
    "the flight",
    "the bakery",
    "the garage",
    "the garden",
    "the game",
    "the album",
    "the flat",
    "the gym",
    "the lesson",
    "the trip",
    "the museum",
    "the cake",
    "the cruise",
    "the clinic",
    "the new job",
    "the wedding",
    "the match",
    "the series",
    "the bank",
    "the language school",
    "our landlord's reply",
    "the newsletter",
    "the second part",
]

SENTENCES = tables.tree("labels_sentiment", "SENTENCES")

WORDS = tables.tree("labels_sentiment", "WORDS")

FRAMES = tables.text("labels_sentiment", "FRAMES")

"""Words and lines of ten topics.

Entries are separated by ` / `; `classify.py` says how they are put together and what its slots mean.
"""

import tables

SPELLINGS = {
    "sports": "sports, sport, athletics",
    "politics": "politics, government, political",
    "technology": "technology, tech, IT",
    "food": "food, cooking, cuisine",
    "travel": "travel, tourism, holidays",
    "health": "health, medicine, medical",
    "finance": "finance, economy, business, money",
    "weather": "weather, climate, forecast",
    "science": "science, research, scientific",
    "music": "music, entertainment",
}

MEANING = {
    "sports": "matches, races, athletes and clubs",
    "politics": "governments, laws, elections and parties",
    "technology": "computers, devices, software and machines",
    "food": "cooking, meals, ingredients and restaurants",
    "travel": "journeys, hotels, sights and transport for tourists",
    "health": "illness, doctors, treatment and fitness",
    "finance": "money, banks, markets and companies",
    "weather": "rain, sun, storms and forecasts",
    "science": "research, nature, physics, chemistry and space",
    "music": "songs, concerts, instruments and bands",
}

# A line is a set of labels that go together: `label=class+class`.
SETS = """

"""

SENTENCES = tables.tree("labels_topic", "SENTENCES")

# `w` stands after "the", `v` is what somebody did, `x` is a phrase or a name that needs no article.
WORDS = tables.tree("labels_topic", "WORDS")

FRAMES = tables.text("labels_topic", "FRAMES")

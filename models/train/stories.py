"""Tiny stories, and rewriting of words and lists."""

import random

import values
import words

OPEN = [
    "Once upon a time there was a {a} {h} named {n}.",
    "A {a} {h} named {n} lived near a {p}.",
    "{n} was a {a} {h} who lived by the {p}.",
    "There once was a {a} {h} called {n}.",
]
WANT = [
    "One day {n} found a {o} under a tree.",
    "One morning {n} went to the {p} to look for a {o}.",
    "{n} wanted to see the {p} more than anything.",
    "Every day {n} dreamed of a {o}.",
]
TURN = [
    "But the way was long, and it began to rain.",
    "There {n} met a {b} {g}, who had lost a {o}.",
    "A {b} {g} came along and asked for help.",
    "Then the wind took the {o} away.",
]
ACT = [
    "{n} was {c} and did not give up.",
    "Together they looked everywhere.",
    "{n} thought for a while and had a good idea.",
    "So {n} shared everything with the {g}.",
]
END = [
    "In the end they became good friends.",
    "That night {n} slept well and was happy.",
    "And {n} never forgot that day.",
    "From then on, nobody was lonely any more.",
]

ASK_STORY = [
    "Write a tiny story about a {h}.",
    "Tell me a story about a {h}.",
    "Write a short story about a {h}.",
    "Tell me a tiny story about a {h}.",
    "A story about a {h}, please.",
    "Write a story about a {h} named {n}.",
    "Tell me a story.",
    "Write a tiny story.",
    "Tell a short story about a {h} and a {g}.",
    "Can you tell me a story about a {h}?",
    "Make up a story about a {a} {h}.",
    "story about a {h}",
]
HERO = words.ANIMAL + [
    "boy",
    "girl",
    "baker",
    "king",
    "queen",
    "robot",
    "sailor",
    "farmer",
    "dragon",
    "knight",
    "teacher",
    "child",
    "witch",
    "giant",
    "princess",
]


def article(text: str) -> str:
    """ "a owl" → "an owl"."""
    parts = text.split(" ")
    for i in range(len(parts) - 1):
        if parts[i] in ("a", "A") and parts[i + 1][:1].lower() in "aeio":
            parts[i] += "n"
    return " ".join(parts)


def story(rng: random.Random, held: bool) -> tuple:
    hero, guest = rng.sample(HERO, 2)
    slots = {
        "h": hero,
        "g": guest,
        "a": rng.choice(words.ADJECTIVE),
        "b": rng.choice(words.ADJECTIVE),
        "c": rng.choice(["brave", "clever", "kind", "careful", "patient"]),
        "n": rng.choice(words.FIRST[:120]) if not held else values.first_name(rng, True).text,
        "p": rng.choice(words.NOUN[:30]),
        "o": rng.choice(words.NOUN[30:]),
    }
    ask = rng.choice(ASK_STORY).format(**slots)
    lines = [rng.choice(part).format(**slots) for part in (OPEN, WANT, TURN, ACT, END)]
    return article(ask), article(" ".join(lines))


def rewrite(rng: random.Random, held: bool) -> tuple:
    pool = rng.choice([words.NOUN, words.ANIMAL, words.FRUIT, words.split(words.FIRST, held), words.COLOR])
    # Trained with short lists more often than asked for: the long ones follow from them.
    chosen = rng.sample(pool, rng.randint(2, 5) if held or rng.random() < 0.5 else rng.randint(2, 3))
    if rng.random() < 0.3:
        chosen[0] = values.invented(rng, held)
    kind = rng.randrange(8) if held else rng.choice([0, 0, 1, 1, 2, 2, 3, 4, 4, 5, 5, 6, 7])
    if kind < 2 and not held and rng.random() < 0.4:
        chosen = chosen[:1]
    line, comma = " ".join(chosen), ", ".join(chosen)
    if kind == 0:
        return rng.choice(
            ["Write in upper case: {}", "Upper case: {}", "Convert to upper case: {}", "Make this uppercase: {}"]
        ).format(line), line.upper()
    if kind == 1:
        shouted = line.upper() if rng.random() < 0.6 else line.title()
        return rng.choice(
            ["Write in lower case: {}", "Lower case: {}", "Convert to lower case: {}", "Make this lowercase: {}"]
        ).format(shouted), line.lower()
    if kind == 2:
        return rng.choice(
            ["Sort these words: {}", "Sort: {}", "Sort alphabetically: {}", "Put these in alphabetical order: {}"]
        ).format(comma), ", ".join(sorted(chosen, key=str.lower))
    if kind == 3:
        return rng.choice(["How many words are there: {}", "Count the words: {}", "How many items: {}"]).format(
            rng.choice([line, comma])
        ), str(len(chosen))
    if kind == 4:
        return rng.choice(["Reverse the list: {}", "Reverse the order: {}", "Write in reverse order: {}"]).format(
            comma
        ), ", ".join(reversed(chosen))
    if kind == 5:
        numbers = [rng.randint(0, 99) for _ in range(rng.randint(2, 5) if held or rng.random() < 0.5 else 2)]
        return rng.choice(["Sort these numbers: {}", "Sort: {}", "Order from small to large: {}"]).format(
            ", ".join(map(str, numbers))
        ), ", ".join(map(str, sorted(numbers)))
    if kind == 6:
        return rng.choice(["What is the first word: {}", "First item: {}"]).format(comma), chosen[0]
    ask, answer = rng.choice(
        [
            ("What is the last word: {}", chosen[-1]),
            ("Make a list:\n{}", "\n".join("- " + c for c in chosen)),
            ("As a JSON array: {}", "[" + ", ".join(f'"{c}"' for c in chosen) + "]"),
            ("Write as a bullet list: {}", "\n".join("- " + c for c in chosen)),
            ("Join with commas: {}", comma),
        ]
    )
    return ask.format(line if ask.startswith("Join") else comma), answer

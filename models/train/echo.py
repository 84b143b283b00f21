"""Copying drills. The first thing a small model must learn, and the thing all the rest waits for (see README.md)."""

import values
import words
from extract import dump

KINDS = [
    "person",
    "city",
    "company",
    "product",
    "model_name",
    "small",
    "count",
    "large",
    "money",
    "date",
    "time",
    "code",
    "email",
    "title",
    "job",
    "phone",
    "noun",
    "street",
]


def piece(rng, held) -> str:
    roll = rng.random()
    if roll < 0.08:
        return "".join(
            rng.choice("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ") for _ in range(rng.randint(2, 8))
        )
    if roll < 0.11:  # bytes that no other text has must be trained too
        return "".join(
            chr(
                rng.choice(
                    [
                        rng.randint(0xA1, 0x17F),
                        rng.randint(0x391, 0x3C9),
                        rng.randint(0x410, 0x44F),
                        rng.randint(0x4E00, 0x9FFF),
                        rng.randint(0x1F300, 0x1F64F),
                    ]
                )
            )
            for _ in range(rng.randint(1, 4))
        )
    if roll < 0.3:
        return values.invented(rng, held)
    return values.make(rng.choice(KINDS), rng, held).text


ASK = ["Repeat: {}", "Say: {}", "Copy this exactly: {}", "Repeat after me: {}", "Echo {}", "Write this text again: {}"]


def repeat(rng, held) -> dict:
    text = " ".join(piece(rng, held) for _ in range(rng.choice([1, 1, 2, 2, 3, 4])))
    if rng.random() < 0.25:
        messages, answer = [("system", 'Answer with JSON: {"text": "the text"}'), ("user", text)], dump({"text": text})
    else:
        messages, answer = [("user", rng.choice(ASK).format(text))], text
    return {"messages": messages, "answer": answer, "task": "echo", "free": False}


def lookup(rng, held) -> dict:
    """`key: value` lines and a question for one key or two."""
    pairs = {}
    for _ in range(rng.randint(1, 5)):
        key = values.invented(rng, held, 1, 2) if rng.random() < 0.5 else rng.choice(words.NOUN)
        if rng.random() < 0.3:
            word = values.invented(rng, held)
            pairs.setdefault(key, values.Value(word, word))
        else:
            pairs.setdefault(key, values.make(rng.choice(KINDS), rng, held))
    wanted = rng.sample(list(pairs), min(len(pairs), rng.choice([1, 1, 2])))
    text = rng.choice(["\n", "\n", ", ", "; "]).join(f"{k}: {v.text}" for k, v in pairs.items())
    if rng.random() < 0.6:
        return {
            "messages": [("system", "Return JSON with " + " and ".join(wanted) + "."), ("user", text)],
            "answer": dump({k: pairs[k].json for k in wanted}),
            "task": "echo",
            "free": False,
        }
    return {
        "messages": [("user", f"{text}\n\nWhat is {wanted[0]}?")],
        "answer": pairs[wanted[0]].text,
        "task": "echo",
        "free": False,
    }

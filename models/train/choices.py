"""Yes/no facts and facts with a few labels, as sentences.

`FLAGS`: `id | field names | description | sentences that mean yes | sentences that mean no`.
`ENUMS`: `id | field names | description`, then one line a label: `- label, other spellings: sentence / sentence`.
A label's spelling is drawn anew for every prompt, so that the model has to read the labels it is given.
"""

import functools
from dataclasses import dataclass

import tables
import values
import words

MORE = tables.tree("choices", "MORE")  # for training alone: the evaluation stays what it was
FLAG_TABLE = tables.text("choices", "FLAG_TABLE")

ENUM_TABLE = tables.text("choices", "ENUM_TABLE")


@dataclass(frozen=True)
class Choice:
    id: str
    keys: tuple
    description: str
    labels: tuple  # of (spellings, sentences)


def _sentences(text: str) -> tuple:
    return tuple(part.strip() for part in text.split(" / "))


def _flags() -> dict:
    flags = {}
    for line in FLAG_TABLE.strip().splitlines():
        name, keys, description, yes, no = (part.strip() for part in line.split("|"))
        flags[name] = Choice(
            name, tuple(keys.split()), description, (((True,), _sentences(yes)), ((False,), _sentences(no)))
        )
    return flags


def _enums() -> dict:
    enums = {}
    head, labels = None, []
    for line in ENUM_TABLE.strip().splitlines() + ["end | end | end"]:
        if line.startswith("- "):
            spellings, _, text = line[2:].partition(": ")
            labels.append((tuple(s.strip() for s in spellings.split(",")), _sentences(text)))
            continue
        if head:
            enums[head[0]] = Choice(head[0], tuple(head[1].split()), head[2], tuple(labels))
        head, labels = [part.strip() for part in line.split("|")], []
    return enums


FLAGS = _flags()
ENUMS = _enums()


@functools.cache
def phrasings(choice: Choice, at: int, held: bool) -> tuple:
    """The training or held-out sentences of the label at a place; a label with no held-out sentence lends its training ones. Training
    has those of `MORE` as well."""
    (first, *_), options = choice.labels[at]
    part = tuple(s for s in options if words.held_out(s) == held) or options
    label = {True: "yes", False: "no"}.get(first, first)
    return part if held else part + tuple(MORE[choice.id][label].strip().splitlines())


THINGS = words._l(tables.text("choices", "THINGS"))
# What can be said of a thing: the field's word, then what stands for yes and for no.
SAID = [
    ("included", "is included", "is not included"),
    ("included", "comes with it", "costs extra"),
    ("available", "is available", "is not available"),
    ("available", "can be had", "cannot be had"),
    ("needed", "is needed", "is not needed"),
    ("required", "is required", "is not required"),
    ("required", "is a must", "is optional"),
    ("wanted", "is wanted", "is not wanted"),
    ("allowed", "is allowed", "is forbidden"),
    ("allowed", "is permitted", "is not permitted"),
    ("confirmed", "has been confirmed", "has not been confirmed"),
    ("paid", "has been paid", "has not been paid yet"),
    ("ready", "is ready", "is not ready yet"),
    ("done", "is done", "is not done yet"),
    ("open", "is open", "is closed"),
    ("working", "works", "does not work"),
    ("working", "works well", "is broken"),
    ("new", "is new", "is old"),
    ("clean", "is clean", "is dirty"),
    ("free", "is free", "is taken"),
    ("lost", "was lost", "was not lost"),
    ("checked", "was checked", "was not checked"),
    ("approved", "was approved", "was rejected"),
    ("arrived", "has arrived", "has not arrived"),
    ("arrived", "is here", "is still missing"),
    ("valid", "is valid", "has expired"),
    ("full", "is full", "is empty"),
    ("warm", "is warm", "is cold"),
    ("safe", "is safe", "is not safe"),
    ("known", "is known", "is unknown"),
    ("shared", "is shared", "is not shared"),
    ("locked", "is locked", "is not locked"),
    ("visible", "can be seen", "cannot be seen"),
    ("present", "is there", "is not there"),
    ("present", "exists", "does not exist"),
]


def any_flag(rng, held: bool) -> tuple:
    """A yes/no fact about any thing: name, field names, descriptions, value, no labels, sentence."""
    thing = rng.choice(words.split(THINGS, held))
    word, yes, no = rng.choice(SAID)
    value, key = rng.random() < 0.5, thing.replace(" ", "_").replace("-", "_")
    roll = rng.random()
    if roll < 0.3:  # as forms say it
        yes, no = rng.choice([("yes", "no"), ("Yes", "No"), ("true", "false"), ("y", "n"), ("x", "-")][: 4 if roll < 0.27 else 5])
        text = f"{thing[:1].upper() + thing[1:]} {word}: {yes if value else no}"
    else:
        said = yes if value else no
        text = rng.choice(["The {t} {s}.", "The {t} {s}.", "As to the {t}: it {s}.", "Note that the {t} {s}.", "We can tell you that the {t} {s}."])
        text = text.format(t=thing, s=said)
    keys = (f"{key}_{word}", f"is_{key}_{word}", f"{word}_{key}")
    about = (f"whether the {thing} is {word}", f"is the {thing} {word}?", f"true if the {thing} is {word}")
    return f"{key}_{word}", keys, about, value, (), text


KINDS_OF_CHOICE = [
    ("color", "COLOR", "colour"),
    ("material", "MATERIAL", "material"),
    ("animal", "ANIMAL", "animal"),
    ("fruit", "FRUIT", "fruit"),
    ("job", "JOB", "profession"),
    ("day", "WEEKDAYS", "day"),
    ("month", "MONTHS", "month"),
    ("country", "COUNTRY", "country"),
    ("topic", "TOPIC", "topic"),
    ("thing", "NOUN", "thing"),
    ("mood", "ADJECTIVE", "quality"),
    ("dish", "DISH", "dish"),
    ("skill", "SKILL", "skill"),
    ("event", "EVENT_KIND", "event"),
]
CHOSEN = [
    "We chose {v}.",
    "They decided on {v}.",
    "It will be {v}.",
    "The choice fell on {v}.",
    "{v}, please.",
    "I would take {v}.",
    "In the end it was {v}.",
    "The answer is {v}.",
    "Not {w} but {v}.",
    "{v}, not {w}.",
    "It is {v} and not {w}.",
    "First we wanted {w}, now it is {v}.",
    "Instead of {w} we take {v}.",
    "{v} was better than {w}, so we took {v}.",
]


def any_choice(rng, held: bool) -> tuple:
    """One of some labels, which the text names: name, field names, descriptions, value, labels, sentence."""
    key, pool, word = rng.choice(KINDS_OF_CHOICE)
    if rng.random() < 0.2:
        key = word = values.invented(rng, held, 1, 2)
        options = [values.invented(rng, held, 1, 2) for _ in range(rng.randint(2, 5))]
        options = list(dict.fromkeys(options))
    else:
        options = words.split(getattr(words, pool), held)
        options = rng.sample(options, min(len(options), rng.randint(2, 6)))
    value, other = (options * 2)[:2]
    part = rng.choice(["", "chosen_", "wanted_", "preferred_", "main_"])
    text = rng.choice([*CHOSEN, "The {k} is {v}.", "{K}: {v}", "As {k} we take {v}.", "The {k} should be {v}."])
    text = text.format(v=value, w=other, k=word, K=word.capitalize())
    labels = tuple(rng.sample(options, len(options)))
    keys = (f"{part}{key}_choice", f"{part}{key}_type", f"{key}_selection", f"{key}_kind", f"{key}_class")
    about = (f"which {word} was chosen", f"the {word} that was taken", f"which of these {word}s", f"the chosen {word}")
    return f"{key}_choice", keys, about, value, labels, text[:1].upper() + text[1:]

"""The mixture of tasks, stage by stage, and its encoding as token rows with a loss mask."""

import random

import chat
import classify
import documents
import echo
import extract
from practice import Learner

# Shares of the tasks. Copying comes first, then looking up, then all the rest: asked for everything at once, a model of this size learns nothing for a
# long time; after a minute of copying the rest follows within a hundred steps.
STAGES = [
    {"repeat": 80, "lookup": 20},
    {"repeat": 12, "lookup": 33, "generic": 30, "extract": 20, "chat": 5},
    {"repeat": 1, "lookup": 2, "generic": 4, "dates": 3, "extract": 60, "short": 65, "lists": 8, "statements": 6, "choices": 18, "long": 5, "classify": 8, "chat": 12},
]


def long_document(rng, held) -> dict | None:
    """A question about one of several texts: the length the model card promises is trained, not hoped for."""
    parts = [documents.document(rng, held) for _ in range(rng.randint(3, 6))]
    document = parts[0]
    document.blocked = {key for part in parts[1:] for fact in part.facts for key in fact.keys}
    document.others = {fact.concept for part in parts[1:] for fact in part.facts}
    document.drawn = {text: kind for part in parts for text, kind in part.drawn.items()}
    document.near = {kind for part in parts for kind in part.near}
    document.facts = [f for f in document.facts if not document.blocked & set(f.keys) and f.concept != "currency"]
    rng.shuffle(parts)
    between = rng.choice(["\n", "\n", "\n\n", "\n---\n", "\n\nNext:\n"])
    document.text = between.join(part.text for part in parts)
    return extract.ask(rng, document, blind=False) if document.facts else None


def dates(rng, held) -> dict | None:
    """Dates, times and amounts, which converge last: little text, many formats."""
    return extract.ask(rng, documents.generic(rng, held, rng.randint(1, 3), documents.NORMALISED))


def conversation(rng, held, write=documents.document) -> dict | None:
    """A document and what is asked about it: sometimes more than once, which trains more for the same reading."""
    document = write(rng, held)
    made = extract.ask(rng, document)
    while made and not held and rng.random() < 0.8 and (more := extract.ask_again(rng, document, made)):
        made = more
    return made


MAKERS = {
    "repeat": echo.repeat,
    "lookup": echo.lookup,
    "generic": lambda rng, held: extract.ask(rng, documents.generic(rng, held, rng.randint(1, 4))),
    "extract": conversation,
    "short": lambda rng, held: extract.ask(rng, documents.short(rng, held), brief=True),
    "lists": lambda rng, held: conversation(rng, held, documents.listings),
    "statements": lambda rng, held: conversation(rng, held, documents.statements),
    "choices": extract.choices_in_turn,
    "long": long_document,
    "dates": dates,
    "classify": classify.ask,
    "chat": chat.ask,
}


def task(rng: random.Random, stage: int, held: bool = False) -> dict:
    shares = STAGES[stage]
    while True:
        made = MAKERS[rng.choices(list(shares), list(shares.values()))[0]](rng, held)
        if made:
            return made


def texts(rng: random.Random) -> list:
    """The texts of one task, for the tokenizer."""
    made = task(rng, 2)
    return [f"{role}\n{text}" for role, text in made["messages"]] + ["assistant\n" + made["answer"]]


# Weight of an answer's tokens in the loss. A label or a sum is one or two tokens beside thirty of an extraction, and
# would be drowned in a mean over tokens.
WEIGHT = {"classify": 4.0, "choice": 3.0, "arithmetic": 4.0, "rewrite": 2.0}


def places(value: dict) -> list:
    """Where each value of an answer stands in its text: (first character, behind the last)."""
    at, out = 0, []
    for text, known in extract.dump_parts(value):
        out += [(at, at + len(text))] * known
        at += len(text)
    return out


def marks(offsets: list, start: int, turn: tuple) -> list:
    """Where the values of an answer stand in a row, whose token `start` is the answer's first, and what each practises: (first token, behind
    the last, units)."""
    out = []
    for (a, b), units in zip(places(turn[0]), turn[1], strict=True):
        inside = [i for i, (x, y) in enumerate(offsets) if x < b and y > a]
        out.append((start + inside[0], start + inside[-1] + 1, units))
    return out


def encode(tokenizer, made: dict, prompt) -> tuple:
    """Token ids, the weight of each in the loss (the answers and their ends count, less what the prompt cannot tell) and the answers' `marks`."""
    end = tokenizer.token_to_id("<|im_end|>")
    weight = WEIGHT.get(made["task"]) or WEIGHT.get(made.get("domain"), 1.0)
    ids, learn, practised, turns = [], [], [], list(made.get("turns", ()))
    for role, text in made["messages"]:
        said = tokenizer.encode(f"<|im_start|>{role}\n{text}<|im_end|>\n").ids
        head = said.index(tokenizer.token_to_id("<|im_start|>")) + len(tokenizer.encode(f"{role}\n").ids) + 1
        if role == "assistant" and turns:
            practised += marks(tokenizer.encode(text).offsets, len(ids) + head, turns.pop(0))
        ids += said
        learn += [weight * (role == "assistant" and head <= i < len(said) - 1) for i in range(len(said))]
    ids += (head := tokenizer.encode(prompt([])).ids)
    learn += [0.0] * len(head)
    tail = tokenizer.encode(made["answer"])
    weights = [weight] * len(tail.ids)
    if made["free"]:
        flags = [known for text, known in extract.dump_parts(made["value"]) for _ in text]
        weights = [weight * any(flags[a:b]) for a, b in tail.offsets]
    if turns:
        practised += marks(tail.offsets, len(ids), turns.pop())
    return ids + tail.ids + [end], learn + weights + [1.0], practised


class Rows:
    """An endless stream of batches: rows of like length, about `tokens` tokens in all. They are drawn by what `learner` has been told of them."""

    def __init__(self, tokenizer, prompt, seed: int, longest: int):
        self.tokenizer, self.prompt, self.longest = tokenizer, prompt, longest
        self.learner, self.pool, self.stage = Learner(seed), [], None

    def batch(self, stage: int, tokens: int) -> list:
        if stage != self.stage:
            self.stage, self.pool = stage, []
        if sum(len(ids) for ids, *_ in self.pool) < tokens * 2:
            self.refill(tokens * 12)
        start = self.learner.randrange(len(self.pool))
        rows, width = [], 0
        while (
            self.pool
            and (len(rows) + 1) * max(width, len(self.pool[min(start, len(self.pool) - 1)][0])) <= tokens
            or not rows
        ):
            rows.append(self.pool.pop(min(start, len(self.pool) - 1)))
            width = max(width, len(rows[-1][0]))
        return rows

    def refill(self, tokens: int) -> None:
        """Sorted by length, so that neighbours pad each other little."""
        have = sum(len(ids) for ids, *_ in self.pool)
        while have < tokens:
            row = encode(self.tokenizer, task(self.learner, self.stage), self.prompt)
            if len(row[0]) <= self.longest:
                self.pool.append(row)
                have += len(row[0])
        self.pool.sort(key=lambda row: len(row[0]))

    def heard(self, rows: list, losses) -> None:
        """The losses of a batch's tokens [rows, places], each at the place before its token: how likely each value was wrong is noted."""
        told: list = []
        for (_, _, practised), row in zip(rows, losses):
            for first, behind, units in practised:
                if units:
                    error = 1 - float((-row[first - 1 : behind - 1].sum()).exp())
                    told += [(unit, error) for unit in units]
        if told:
            self.learner.note(*zip(*told))

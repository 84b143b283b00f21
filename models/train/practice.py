"""What is practised: training draws a sentence the more often, the more often what it says is still answered wrongly.

Some sentences are hard and stay so: a fifth of them has nearly half of all mistakes. Every sentence, phrase, predicate of a scene, field name and
kind of question is a unit here, known by a checksum of its text, with a running share of wrong answers. The generator draws with `draw`, `shuffled`,
`sample` and `weights`; with any other source of random numbers than a `Learner`, as in the evaluation, they choose as `random.Random` does.
"""

import functools
import random
import zlib

import numpy as np

SPAN = 30  # answers that a running error looks back on, fewer where there are not so many yet
NEW = 0.15  # error of what has not been asked yet, which counts as four answers
FLOOR = 0.04  # weight of what is never answered wrongly: it must not be forgotten
SLOTS = 1 << 20  # of a table; there are some hundred thousand units, and two of one slot share an error
BYTES = 8 * SLOTS  # of its memory


@functools.lru_cache(1 << 18)  # names of invented fields are units, too, and come once
def slot(unit: str) -> int:
    return zlib.crc32(unit.encode()) % SLOTS


class Table:
    """The error of each unit, 0 to 1, and how often it was asked, in memory of its own or in `memory` (`BYTES`, zeroed) that processes share: one
    writes, any number reads."""

    def __init__(self, memory=None, fresh: bool = True):
        memory = memoryview(bytearray(BYTES) if memory is None else memory).cast("B")
        self.errors, self.counts = memory[: 4 * SLOTS].cast("f"), memory[4 * SLOTS : BYTES].cast("i")
        if fresh:
            np.asarray(self.errors)[:] = NEW

    def hear(self, slots: np.ndarray, errors: np.ndarray) -> None:
        """Answers: how likely each was wrong, with the slot of a unit that it practised. Those of one slot count by their mean."""
        found, which, times = np.unique(slots, return_inverse=True, return_counts=True)
        mean = np.bincount(which, errors) / times
        known, counts = np.asarray(self.errors), np.asarray(self.counts)
        known[found] += (mean - known[found]) * np.minimum(times / np.minimum(counts[found] + 5, SPAN), 1)
        counts[found] += times

    def state(self) -> dict:
        """What was asked, for a checkpoint."""
        asked = np.flatnonzero(np.asarray(self.counts))
        return {"slots": asked, "errors": np.asarray(self.errors)[asked], "counts": np.asarray(self.counts)[asked]}

    def load(self, state: dict) -> None:
        if "slots" not in state:
            raise SystemExit("this checkpoint was written by an older recipe: `restore` makes one of the released file")
        np.asarray(self.errors)[state["slots"]] = state["errors"]
        np.asarray(self.counts)[state["slots"]] = state["counts"]


class Learner(random.Random):
    """Random numbers for a run that knows what it gets wrong."""

    def __init__(self, seed: int, table: Table | None = None):
        super().__init__(seed)
        self.table = table or Table()
        self.news: list = []  # what was noted since the last `told`, for other processes

    def weight(self, unit: str) -> float:
        return FLOOR + self.table.errors[slot(unit)]

    def note(self, units: list, errors: list) -> None:
        """Pairs of a unit and how likely an answer that practised it was wrong."""
        self.news.append((np.array([slot(unit) for unit in units], np.int64), np.array(errors)))
        self.table.hear(*self.news[-1])

    def told(self) -> list:
        news, self.news = self.news, []
        return news


def weights(rng: random.Random, units: list) -> list:
    """How often to draw each, in relation; all alike where nothing is practised."""
    return [rng.weight(unit) for unit in units] if isinstance(rng, Learner) else [1.0] * len(units)


def draw(rng: random.Random, options: list, unit=str):
    """One of the options; `unit` says under which name each is practised."""
    if not isinstance(rng, Learner):
        return rng.choice(options)
    return rng.choices(options, [rng.weight(unit(option)) for option in options])[0]


def shuffled(rng: random.Random, options: list, unit=str) -> list:
    """All of them, in any order: what is to be practised rather at the head."""
    if isinstance(rng, Learner):  # by u^(1/w), a weighted sample without replacement (Efraimidis and Spirakis 2006)
        return sorted(options, key=lambda option: rng.random() ** (1 / rng.weight(unit(option))), reverse=True)
    out = list(options)
    rng.shuffle(out)
    return out


def sample(rng: random.Random, options: list, count: int, unit=str) -> list:
    """Different ones, in any order."""
    return shuffled(rng, options, unit)[:count] if isinstance(rng, Learner) else rng.sample(options, count)

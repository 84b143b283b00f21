"""What is practised: training draws a sentence the more often, the more often what it says is still answered wrongly.

Some sentences are hard and stay so: a fifth of them has nearly half of all mistakes. Every sentence, phrase, predicate of a scene, field name and
kind of question is a unit here, known by its text, with a running share of wrong answers. The generator draws with `draw`, `shuffled`,
`sample` and `weights`; with any other source of random numbers than a `Learner`, as in the evaluation, they choose as `random.Random` does.
"""

import random

SPAN = 30  # answers that a running error looks back on, fewer where there are not so many yet
NEW = 0.15  # error of what has not been asked yet, which counts as four answers
FLOOR = 0.04  # weight of what is never answered wrongly: it must not be forgotten


class Learner(random.Random):
    """Random numbers for a run that knows what it gets wrong: `error` has for each unit that was asked its error, 0 to 1, and how often."""

    def __init__(self, seed: int):
        super().__init__(seed)
        self.error: dict = {}
        self.news: list = []  # what was noted since the last `told`, for other processes

    def weight(self, unit: str) -> float:
        return FLOOR + self.error.get(unit, (NEW, 0))[0]

    def note(self, units: list, error: float) -> None:
        self.news.append((units, error))
        self.hear([(units, error)])

    def hear(self, news: list) -> None:
        for units, error in news:
            for unit in units:
                known, count = self.error.get(unit, (NEW, 0))
                self.error[unit] = known + (error - known) / min(count + 5, SPAN), count + 1

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

"""Measures of code in Rust; `.ci/metrics.py` puts them together."""

from dataclasses import dataclass, field


@dataclass
class Measure:
    """One row of the table: a number, its goal, and the places that it counts."""

    key: str
    title: str
    goal: str = "–"
    places: list = field(default_factory=list)  # (file, line, text)
    value: float | None = None  # the number of places, unless given
    unit: str = ""

    def number(self):
        """Returns the value of the measure."""
        return len(self.places) if self.value is None else self.value

    def listed(self):
        """Returns the places as lines of text."""
        return [f"{file}:{line}: {text}" for file, line, text in self.places]

"""Schemas of keywords drawn at random, of which several say something of the same values."""

import random

NAMES = [5, 30, 150, 600]
TYPES = ["string", "integer", "null", "boolean", "number", "array", "object"]
PATTERNS = ["^[a-c]{2,9}$", "x.*y", "[0-9]$", "^(ab|ba)*$"]
NAME_SCHEMAS = [{"pattern": "^[a-z0-9]{1,9}$"}, {"maxLength": 4}, {"not": {"pattern": "9"}}]


class Draw:
    """A source of random keywords about some names."""

    def __init__(self, seed):
        self.random = random.Random(seed)
        self.n = self.random.choice(NAMES)

    def name(self):
        return f"k{self.below(self.n)}"

    def below(self, n):
        return self.random.randrange(n)

    def several(self, most, level):
        return [self.schema(level) for _ in range(min(self.n, most))]

    def scalar(self):
        """Returns a schema of values that have no parts."""
        pick = self.random.choice
        return pick(
            [
                lambda: {"type": "string", "pattern": pick(PATTERNS)},
                lambda: {
                    "type": "integer",
                    "minimum": self.below(100) - 50,
                    "multipleOf": pick([1, 3, 7, 10]),
                },
                lambda: {"enum": [self.listed(i) for i in range(pick([2, 5, self.n]))]},
                lambda: {"type": self.random.sample(TYPES, 1 + self.below(4))},
                lambda: {
                    "type": "string",
                    "minLength": self.below(30),
                    "maxLength": 30 + self.below(60),
                    "format": pick(["date", "email", "uri", "uuid"]),
                },
                lambda: {"const": pick([1, "a", [1, 2], {"a": 1}])},
            ]
        )()

    def listed(self, i):
        return self.random.choice([i, f"e{i}", [i], {"a": i}, None, True, 1.5])

    def schema(self, level=0):
        """Returns a schema within `level` others."""
        if level > 1 or self.below(14) < 6:
            return self.scalar()
        below = level + 1
        return self.random.choice(
            [
                lambda: {
                    "type": "array",
                    "items": self.schema(below),
                    "uniqueItems": True,
                    "minItems": self.below(12),
                },
                lambda: {
                    "type": "object",
                    "properties": {self.name(): self.schema(below) for _ in range(4)},
                    "required": sorted({self.name() for _ in range(3)}),
                },
                lambda: {"anyOf": self.several(3, below)},
                lambda: {"oneOf": self.several(2, below)},
                lambda: {"not": self.schema(below)},
                lambda: {"allOf": self.several(2, below)},
                lambda: {
                    "type": "array",
                    "contains": self.schema(below),
                    "minContains": self.below(4),
                },
                lambda: {
                    "type": "object",
                    "patternProperties": {
                        self.random.choice(["^k", "1", "[a-d]$"]): self.schema(below)
                    },
                    "minProperties": self.below(4),
                },
            ]
        )()

    def keywords(self):
        """Returns one keyword, or a few that belong together."""
        n = self.n
        draws = range(n)
        return self.random.choice(
            [
                lambda: {"properties": {f"k{i}": self.schema() for i in draws}},
                lambda: {"required": sorted({f"k{self.below(2 * n)}" for _ in draws})},
                lambda: {
                    "patternProperties": {
                        f"^{self.random.choice('kabx')}[0-9]*{i}$": self.schema()
                        for i in range(min(n, 60))
                    }
                },
                lambda: {"additionalProperties": self.random.choice([False, self.schema()])},
                lambda: {"propertyNames": self.random.choice(NAME_SCHEMAS)},
                lambda: {"propertyNames": {"enum": [f"k{i}" for i in draws]}},
                lambda: {"minProperties": self.below(n)},
                lambda: {"maxProperties": 1 + self.below(n + 2)},
                lambda: {"dependentRequired": {self.name(): [self.name()] for _ in draws}},
                lambda: {
                    "dependentSchemas": {self.name(): self.schema() for _ in range(min(n, 40))}
                },
                lambda: {"allOf": self.several(30, 0)},
                lambda: {"anyOf": self.several(100, 0)},
                lambda: {"oneOf": self.several(40, 0)},
                lambda: {"not": self.schema()},
                lambda: {"if": self.schema(), "then": self.schema(), "else": self.schema()},
                lambda: {"items": self.schema()},
                lambda: {"prefixItems": self.several(n, 0)},
                lambda: {"minItems": self.below(n)},
                lambda: {"maxItems": self.below(n + 2)},
                lambda: {"uniqueItems": True},
                lambda: {"contains": self.schema(), "minContains": self.below(n)},
                lambda: {"contains": self.schema(), "maxContains": 1 + self.below(8)},
                lambda: {"unevaluatedProperties": self.random.choice([False, self.schema()])},
                lambda: {"unevaluatedItems": self.random.choice([False, self.schema()])},
            ]
        )()


def combination(seed):
    """Returns a schema of two to four keywords."""
    draw = Draw(seed)
    schema = {}
    for _ in range(draw.random.choice([2, 2, 3, 4])):
        schema.update(draw.keywords())
    if draw.below(2):
        schema["type"] = draw.random.choice(["object", "array"])
    return schema

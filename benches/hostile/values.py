"""Families about items, strings, numbers, references and nesting."""

import json
import random

from hostile.family import family, names, obj

MOST = 64 << 10


@family
def refs_chain(n):
    return {
        "$ref": "#/$defs/d0",
        "$defs": {
            f"d{i}": {
                "type": "object",
                "properties": {"a": {"$ref": f"#/$defs/d{(i + 1) % n}"}},
                "required": ["a"] if i < n - 1 else [],
            }
            for i in range(n)
        },
    }


@family
def refs_all(n):
    return {
        "anyOf": [{"$ref": f"#/$defs/d{i}"} for i in range(n)],
        "$defs": {
            f"d{i}": {"type": "array", "items": {"$ref": f"#/$defs/d{(i * 3 + 1) % n}"}}
            for i in range(n)
        },
    }


@family
def refs_alias(n):
    return {
        "$ref": "#/$defs/d0",
        "$defs": {
            **{f"d{i}": {"$ref": f"#/$defs/d{i + 1}"} for i in range(n)},
            f"d{n}": {"type": "string"},
        },
    }


@family
def refs_doubling(n):
    return {
        "$ref": "#/$defs/d0",
        "$defs": {
            **{
                f"d{i}": {
                    "allOf": [{"$ref": f"#/$defs/d{i + 1}"}, {"$ref": f"#/$defs/d{i + 1}"}],
                    "title": str(i),
                }
                for i in range(n)
            },
            f"d{n}": {"type": "string"},
        },
    }


@family
def refs_any_doubling(n):
    return {
        "$ref": "#/$defs/d0",
        "$defs": {
            **{
                f"d{i}": {
                    "anyOf": [
                        {"$ref": f"#/$defs/d{i + 1}"},
                        {"type": "array", "items": {"$ref": f"#/$defs/d{i + 1}"}},
                    ]
                }
                for i in range(n)
            },
            f"d{n}": {"type": "string"},
        },
    }


@family
def unique_enum_objects(n):
    return {"type": "array", "items": {"enum": [{"a": i} for i in range(n)]}, "uniqueItems": True}


@family
def unique_enum_objects_min(n):
    return {
        "type": "array",
        "items": {"enum": [{"a": i, "b": [i]} for i in range(n)]},
        "uniqueItems": True,
        "minItems": n,
    }


@family
def unique_enum_arrays_min(n):
    return {
        "type": "array",
        "items": {"enum": [[i, [i]] for i in range(n)]},
        "uniqueItems": True,
        "minItems": n,
    }


@family
def unique_enum_arrays_few(n):
    return {
        "type": "array",
        "items": {"enum": [[i, [i]] for i in range(n)]},
        "uniqueItems": True,
        "minItems": 8,
    }


@family
def unique_enum_strings_min(n):
    return {"type": "array", "items": {"enum": names(n)}, "uniqueItems": True, "minItems": n}


@family
def unique_enum_ints_min(n):
    return {"type": "array", "items": {"enum": list(range(n))}, "uniqueItems": True, "minItems": n}


@family
def unique_anyof_const(n):
    return {
        "type": "array",
        "items": {"anyOf": [{"const": {"a": i}} for i in range(n)]},
        "uniqueItems": True,
    }


@family
def unique_anyof_const_min(n):
    return {
        "type": "array",
        "items": {"anyOf": [{"const": {"a": i}} for i in range(n)]},
        "uniqueItems": True,
        "minItems": n // 2,
    }


@family
def unique_oneof_const_min(n):
    return {
        "type": "array",
        "items": {"oneOf": [{"const": {"a": i}} for i in range(n)]},
        "uniqueItems": True,
        "minItems": n // 2,
    }


@family
def unique_prefix(n):
    return {
        "type": "array",
        "prefixItems": [{"enum": [i, i + 1]} for i in range(n)],
        "uniqueItems": True,
        "minItems": n,
    }


@family
def unique_prefix_any(n):
    return {
        "type": "array",
        "prefixItems": [{"type": "boolean"} if i < 2 else {} for i in range(n)],
        "uniqueItems": True,
        "minItems": n,
    }


@family
def unique_prefix_objects(n):
    return {
        "type": "array",
        "prefixItems": [{"type": "object", "properties": {"a": {"const": i}}} for i in range(n)],
        "uniqueItems": True,
        "minItems": n,
    }


@family
def unique_wide_2(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": 2,
        "items": obj(n, {"type": "boolean"}),
    }


@family
def unique_wide_20(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": 20,
        "items": obj(n, {"type": "boolean"}),
    }


@family
def unique_wide_100(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": 100,
        "items": obj(n, {"type": "boolean"}),
    }


@family
def unique_wide_any(n):
    return {"type": "array", "uniqueItems": True, "minItems": 3, "items": obj(n, {})}


@family
def unique_tuples(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": 4,
        "items": {
            "type": "array",
            "prefixItems": [{"enum": [1, 2]}] * n,
            "items": False,
            "minItems": n,
        },
    }


@family
def unique_lists(n):
    return {
        "type": "array",
        "minItems": 2,
        "uniqueItems": True,
        "items": {"type": "array", "items": {"type": "integer"}, "minItems": n},
    }


@family
def unique_long_strings(n):
    return {
        "type": "array",
        "minItems": 3,
        "uniqueItems": True,
        "items": {"type": "string", "minLength": 3 * n},
    }


@family
def unique_long_strings_5(n):
    return {
        "type": "array",
        "minItems": 5,
        "uniqueItems": True,
        "items": {"type": "string", "minLength": n},
    }


@family
def unique_patterns(n):
    return {
        "type": "array",
        "minItems": 9,
        "uniqueItems": True,
        "items": {"type": "string", "pattern": "^[ab]{%d}$" % n},
    }


@family
def unique_unions(n):
    return {
        "type": "array",
        "minItems": n,
        "uniqueItems": True,
        "items": {
            "anyOf": [
                {"type": "boolean"},
                {"type": "null"},
                {"enum": list(range(n))},
                {"type": "array", "maxItems": 0},
            ]
        },
    }


@family
def contains(n):
    return {"type": "array", "contains": {"const": 1}, "minContains": n}


@family
def contains_many(n):
    return {"type": "array", "allOf": [{"contains": {"const": i}} for i in range(n)]}


@family
def prefix_items(n):
    return {
        "type": "array",
        "prefixItems": [{"type": "integer", "minimum": i} for i in range(n)],
        "minItems": n,
    }


@family
def items_enum(n):
    return {"type": "array", "items": {"enum": list(range(n))}, "minItems": n}


@family
def min_items(n):
    return {"type": "array", "items": {"type": "integer"}, "minItems": n, "maxItems": 3 * n}


@family
def enum_strings(n):
    return {"enum": [f"value number {i * 7919}" for i in range(n)]}


@family
def enum_long(n):
    return {"enum": ["x" * n]}


@family
def enum_common(n):
    return {"enum": ["a" * i for i in range(1, int(n**0.5) + 2)]}


@family
def not_enum_strings(n):
    return {"type": "string", "not": {"enum": names(n)}}


@family
def all_patterns(n):
    return {
        "type": "string",
        "allOf": [
            {"pattern": p}
            for p in [
                f"[{chr(97 + i % 26)}{chr(97 + (i // 26) % 26)}].{{{i % 9}}}x" for i in range(n)
            ]
        ],
    }


@family
def any_patterns(n):
    return {"anyOf": [{"type": "string", "pattern": f"k{i}.*x{i}"} for i in range(n)]}


@family
def any_patterns_anchored(n):
    return {"anyOf": [{"type": "string", "pattern": f"^k{i}-[a-z]{{3,9}}$"} for i in range(n)]}


@family
def pattern_alternatives(n):
    return {"type": "string", "pattern": "|".join(f"(k{i}[a-z]+)" for i in range(n))}


@family
def pattern_count(n):
    return {"type": "string", "pattern": "^(a|b){%d}c[^x]{%d}$" % (n, n)}


@family
def pattern_optional(n):
    return {"type": "string", "pattern": "^" + "a?" * n + "a" * n + "$"}


@family
def pattern_dots(n):
    return {"type": "string", "pattern": ".*".join("abcdefgh"[i % 8] for i in range(n))}


@family
def pattern_classes(n):
    return {
        "type": "string",
        "pattern": "^"
        + "".join(f"[{chr(0x400 + i % 900)}-{chr(0x800 + i % 900)}]" for i in range(n))
        + "$",
    }


@family
def pattern_words(n):
    return {"type": "string", "pattern": "^" + "\\w+\\s*" * n + "$"}


@family
def pattern_negative(n):
    return {"type": "string", "pattern": "^(?!.*(" + "|".join(names(n)) + ")).*$"}


@family
def min_length(n):
    return {"type": "string", "minLength": n, "maxLength": 2 * n}


@family
def pattern_and_length(n):
    return {"type": "string", "minLength": n, "pattern": "^([a-z]{2,5}[0-9]?)+$"}


@family
def two_patterns_length(n):
    return {
        "type": "string",
        "minLength": n,
        "allOf": [{"pattern": "foo.*bar"}, {"pattern": "a.{9}b"}, {"pattern": "^\\S{3}"}],
    }


@family
def formats(n):
    return {
        "type": "object",
        "properties": {
            k: {
                "type": "string",
                "format": ["uri", "email", "date-time", "ipv6", "idn-email", "hostname"][i % 6],
            }
            for i, k in enumerate(names(n))
        },
        "required": names(n),
    }


@family
def multiples(n):
    return {"type": "integer", "allOf": [{"multipleOf": i + 2} for i in range(n)]}


@family
def any_multiples(n):
    return {"anyOf": [{"type": "integer", "multipleOf": i + 2} for i in range(n)]}


@family
def any_ranges(n):
    return {
        "anyOf": [
            {"type": "number", "minimum": i * 1000.5, "maximum": i * 1000.5 + 7.25}
            for i in range(n)
        ]
    }


@family
def not_numbers(n):
    return {"type": "integer", "not": {"enum": [i * 37 for i in range(n)]}}


@family
def oneof_numbers(n):
    return {
        "oneOf": [{"type": "integer", "minimum": i * 10, "maximum": i * 10 + 15} for i in range(n)]
    }


@family
def props_numbers(n):
    return {
        "type": "object",
        "properties": {
            k: {"type": "number", "minimum": -i - 0.5, "maximum": 7.25 * i + 1}
            for i, k in enumerate(names(n))
        },
        "required": names(n),
    }


@family
def big_multiple(n):
    return {"type": "integer", "multipleOf": 100003 + n}


@family
def decimal_multiples(n):
    return {
        "type": "object",
        "properties": {
            k: {"type": "number", "multipleOf": 0.07 + i * 0.01} for i, k in enumerate(names(n))
        },
        "required": names(n),
    }


@family
def unevaluated_items(n):
    return {
        "type": "array",
        "anyOf": [{"prefixItems": [{"const": i}] * (1 + i % 5)} for i in range(n)],
        "unevaluatedItems": False,
    }


@family
def nested_arrays(n):
    s = {"type": "integer"}
    for _ in range(min(n, 120)):
        s = {"type": "array", "items": s, "minItems": 1}
    return s


@family
def nested_counts(n):
    s = {"type": "integer"}
    for _ in range(6):
        s = {"type": "array", "items": s, "minItems": max(2, int(n ** (1 / 6)))}
    return s


@family
def nested_anyof(n):
    s = {"type": "integer"}
    for i in range(min(n, 60)):
        s = (
            {
                "anyOf": [
                    s,
                    {"type": "array", "items": s if len(json.dumps(s)) < 20000 else {}},
                    {"type": "string", "pattern": f"k{i}"},
                ]
            }
            if len(json.dumps(s)) < 30000
            else s
        )
    return s


@family
def types(n):
    return {
        "type": "object",
        "properties": {
            k: {"enum": ["a", "b", None, True, {"x": i}]} for i, k in enumerate(names(n))
        },
        "required": names(n),
    }


@family
def enums(n):
    return {
        "type": "object",
        "properties": {k: {"enum": [f"{k}-{j}" for j in range(12)]} for k in names(n)},
        "required": names(n),
    }


@family
def discriminated_unique(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": 10,
        "items": {
            "anyOf": [
                {
                    "type": "object",
                    "properties": {"t": {"const": f"t{i}"}, f"k{i}": {"type": "integer"}},
                    "required": ["t", f"k{i}"],
                }
                for i in range(n)
            ]
        },
    }


@family
def anyof_arrays(n):
    return {
        "anyOf": [
            {"type": "array", "prefixItems": [{"const": i}], "minItems": i % 9} for i in range(n)
        ]
    }


@family
def allof_items(n):
    return {
        "type": "array",
        "minItems": 2,
        "allOf": [{"items": {"required": [k]}} for k in names(n)],
    }


@family
def random_mixture(n):
    rng = random.Random(n)

    def s(d):
        k = rng.randrange(9)
        if d > 3 or k == 0:
            return {"type": rng.choice(["string", "integer", "boolean"])}
        if k == 1:
            return {"anyOf": [s(d + 1) for _ in range(3)]}
        if k == 2:
            return {
                "allOf": [
                    {"type": "object", "required": [f"k{rng.randrange(30)}"]} for _ in range(4)
                ]
            }
        if k == 3:
            return {
                "type": "array",
                "items": s(d + 1),
                "uniqueItems": True,
                "minItems": rng.randrange(4),
            }
        if k == 4:
            return {"oneOf": [s(d + 1), s(d + 1)]}
        if k == 5:
            return {"not": s(d + 1)}
        return {
            "type": "object",
            "properties": {f"k{rng.randrange(60)}": s(d + 1) for _ in range(8)},
            "dependentRequired": {f"k{rng.randrange(60)}": [f"k{rng.randrange(60)}"]},
        }

    out = {"type": "object", "properties": {}}
    for i in range(n):
        out["properties"][f"p{i}"] = s(0)
        if len(json.dumps(out, separators=(",", ":"))) > min(MOST, 60 * n):
            del out["properties"][f"p{i}"]
            break
    return out


# Parts of the families whose size does not grow with them.
COUNTS = {
    "unique_lists": [8000, 1000],
    "unique_long_strings": [7000, 1000],
    "unique_long_strings_5": [5000],
    "unique_patterns": [300, 3000, 20000],
    "long_names": [10000, 3000],
    "long_names_pattern": [10000, 3000],
    "contains": [30, 1000, 60000],
    "min_length": [1000, 60000],
    "pattern_and_length": [300, 3000, 60000],
    "two_patterns_length": [300, 10000],
    "pattern_count": [100, 3000, 60000],
    "min_items": [100, 10000, 60000],
    "nested_arrays": [120],
    "nested_counts": [1000, 100000000],
    "nested_anyof": [10, 14],
    "big_multiple": [1, 899999],
    "multiples": [3, 8, 20, 100],
    "all_patterns": [2, 3, 5, 9, 40, 1000],
}

"""Families about numbers, patterns, formats and items."""

from hostile.family import family


@family
def contains_bounded(n):
    return {
        "type": "array",
        "contains": {"type": "integer", "minimum": 5},
        "minContains": n,
        "maxContains": n + 3,
        "maxItems": 2 * n + 5,
    }


@family
def contains_objects(n):
    return {
        "type": "array",
        "allOf": [
            {"contains": {"type": "object", "properties": {"t": {"const": i}}, "required": ["t"]}}
            for i in range(n)
        ],
    }


@family
def contains_unique(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "items": {"enum": list(range(n))},
        "contains": {"enum": list(range(0, n, 2))},
        "minContains": n // 4,
    }


@family
def contains_at_most(n):
    return {
        "type": "array",
        "allOf": [{"contains": {"const": i}, "minContains": 0, "maxContains": 1} for i in range(n)],
    }


@family
def contains_prefix(n):
    return {
        "type": "array",
        "prefixItems": [{"type": ["integer", "string"]} for i in range(n)],
        "contains": {"type": "string", "pattern": "^a"},
        "minContains": 3,
    }


@family
def unevaluated_items(n):
    return {
        "type": "array",
        "allOf": [{"contains": {"const": i}} for i in range(n)],
        "unevaluatedItems": False,
    }


@family
def huge_bounds(n):
    return {
        "anyOf": [
            {
                "type": "integer",
                "minimum": int("1" + "0" * (i % 300) + str(i)),
                "maximum": int("9" * (i % 300 + 8)),
            }
            for i in range(n)
        ]
    }


@family
def huge_bound(n):
    return {"type": "integer", "minimum": int("123456789" * (min(n, 300) // 9 + 1))}


@family
def big_multiples(n):
    return {
        "type": "array",
        "prefixItems": [
            {"type": "integer", "multipleOf": 10**9 + 7 + 2 * i, "minimum": 10**12}
            for i in range(n)
        ],
        "minItems": n,
    }


@family
def small_multiples(n):
    return {
        "type": "array",
        "prefixItems": [
            {
                "type": "number",
                "multipleOf": round(0.001 * (2 * i + 1), 3),
                "minimum": -5,
                "maximum": 1000.5,
            }
            for i in range(n)
        ],
        "minItems": n,
    }


@family
def no_multiples(n):
    return {
        "type": "integer",
        "allOf": [
            {"not": {"multipleOf": p}}
            for p in [2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37, 41, 43, 47][: max(1, min(n, 15))]
        ],
    }


@family
def many_no_multiples(n):
    return {
        "type": "integer",
        "minimum": 0,
        "multipleOf": 6,
        "not": {"anyOf": [{"multipleOf": 7 + i} for i in range(n)]},
    }


@family
def excluded_ranges(n):
    return {
        "type": "number",
        "not": {"anyOf": [{"minimum": i * 10, "maximum": i * 10 + 0.5} for i in range(n)]},
    }


@family
def bounded_patterns(n):
    return {
        "type": "string",
        "pattern": "^("
        + "|".join((f"[a-{chr(98 + i % 24)}]{{{i % 7 + 1},{i % 31 + 9}}}" for i in range(n)))
        + ")$",
    }


@family
def nested_patterns(n):
    k = min(n, 6)
    p = "[a-z]"
    for i in range(k):
        p = f"({p}{{1,{9}}}-?)"
    return {"type": "string", "pattern": "^" + p + "$"}


@family
def patterns_anywhere(n):
    return {
        "type": "string",
        "pattern": "|".join((f"a{{{i % 5 + 1}}}.{{{i % 13}}}b{i}" for i in range(n))),
    }


@family
def looking_ahead_not(n):
    return {
        "type": "string",
        "pattern": "^" + "".join((f"(?!.*{chr(97 + i % 26)}{i})" for i in range(n))) + "[a-z0-9]*$",
    }


@family
def looking_ahead(n):
    return {
        "type": "string",
        "pattern": "^" + "".join((f"(?=.*{chr(97 + i % 26)})" for i in range(min(n, 26)))) + ".*$",
    }


@family
def unicode_classes(n):
    return {"type": "string", "pattern": "^(\\p{L}\\p{M}*|\\p{Nd}){" + str(min(n, 3000)) + "}$"}


@family
def patterns_and_lengths(n):
    return {
        "type": "array",
        "prefixItems": [
            {
                "type": "string",
                "pattern": f"[{chr(97 + i % 26)}].*[0-9]",
                "minLength": i % 90,
                "maxLength": i % 90 + 50,
            }
            for i in range(n)
        ],
        "minItems": n,
    }


@family
def all_formats(n):
    F = [
        "date-time",
        "date",
        "time",
        "duration",
        "email",
        "idn-email",
        "hostname",
        "idn-hostname",
        "ipv4",
        "ipv6",
        "uri",
        "uri-reference",
        "iri",
        "iri-reference",
        "uuid",
        "uri-template",
        "json-pointer",
        "relative-json-pointer",
        "regex",
        "byte",
        "int32",
    ]
    return {
        "type": "array",
        "prefixItems": [
            {"type": "string", "format": F[i % len(F)], "minLength": i % 40} for i in range(n)
        ],
        "minItems": n,
    }


@family
def format_without(n):
    return {
        "type": "string",
        "format": "uri",
        "not": {"pattern": "^(" + "|".join((f"h{i}" for i in range(n))) + ")"},
    }


@family
def distinct_dates(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": min(n, 500),
        "items": {"type": "string", "format": "date"},
    }


@family
def distinct_nested(n):
    s = {"type": "boolean"}
    for i in range(min(n, 6)):
        s = {"type": "array", "items": s, "uniqueItems": True, "minItems": 2}
    return s


@family
def distinct_in_distinct(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": min(n, 60),
        "items": {
            "type": "array",
            "uniqueItems": True,
            "minItems": 3,
            "items": {"enum": ["a", "b", "c", "d", 1, 2]},
        },
    }


@family
def distinct_flags(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": min(2**12, n),
        "items": {
            "type": "object",
            "properties": {f"b{i}": {"type": "boolean"} for i in range(12)},
            "required": [f"b{i}" for i in range(12)],
        },
    }


@family
def distinct_listed_objects(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "items": {"enum": [{"id": i, "name": f"n{i}", "tags": ["a", i]} for i in range(n)]},
    }


@family
def distinct_bounded_numbers(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": min(n, 4000),
        "items": {"type": "integer", "minimum": 0, "maximum": min(n, 4000) + 3},
    }


@family
def distinct_of_any_type(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "minItems": min(n, 2000),
        "items": {"type": ["boolean", "null", "integer", "string"]},
    }


@family
def distinct_closed_objects(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "items": {
            "type": "object",
            "properties": {"a": {"enum": list(range(n))}},
            "required": ["a"],
            "additionalProperties": False,
        },
        "minItems": n // 2,
    }


@family
def distinct_prefix(n):
    return {
        "type": "array",
        "uniqueItems": True,
        "prefixItems": [{"enum": [{"a": j} for j in range(i, i + 4)]} for i in range(n)],
        "minItems": n,
    }


@family
def any_of_tuples(n):
    return {
        "anyOf": [
            {
                "type": "array",
                "prefixItems": [{"const": j} for j in range(i % 9)],
                "items": {"type": "integer"},
            }
            for i in range(n)
        ]
    }


@family
def one_of_arrays(n):
    return {
        "oneOf": [
            {"type": "array", "minItems": i, "maxItems": i + 1, "items": {"type": "integer"}}
            for i in range(n)
        ]
    }


@family
def one_of_strings(n):
    return {
        "oneOf": [{"type": "string", "pattern": f"^{chr(97 + i % 26)}.*{i}$"} for i in range(n)]
    }


@family
def one_of_lengths(n):
    return {
        "oneOf": [{"type": "string", "minLength": 3 * i, "maxLength": 3 * i + 4} for i in range(n)]
    }


@family
def not_contained(n):
    return {
        "type": "array",
        "items": {"type": "integer"},
        "not": {"anyOf": [{"contains": {"const": i}} for i in range(n)]},
    }

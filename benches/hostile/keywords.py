"""Families about names, listed values, references and nesting."""

from hostile.family import family


@family
def dynamic_references(n):
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "$id": "r",
        "$dynamicAnchor": "n",
        "type": "object",
        "properties": {f"k{i}": {"$dynamicRef": "#n"} for i in range(n)},
    }


@family
def anchors(n):
    return {
        "$ref": "#a0",
        "$defs": {
            f"d{i}": {"$anchor": f"a{i}", "anyOf": [{"$ref": f"#a{i + 1}"}, {"type": "integer"}]}
            if i < n - 1
            else {"$anchor": f"a{i}", "type": "null"}
            for i in range(n)
        },
    }


@family
def deep_all_of(n):
    s = {"type": "string"}
    for i in range(min(n, 40)):
        s = {"allOf": [s, {"minLength": i}]}
    return s


@family
def deep_one_of(n):
    s = {"type": "integer"}
    for i in range(min(n, 40)):
        s = {"oneOf": [s, {"type": "string", "const": f"x{i}"}]}
    return s


@family
def deep_not(n):
    s = {"type": "integer", "minimum": 3}
    for i in range(min(n, 40)):
        s = {"not": s}
    return s


@family
def deep_ifs(n):
    s = {"type": "integer"}
    for i in range(min(n, 40)):
        s = {"if": {"type": "integer", "minimum": i}, "then": s, "else": {"type": "string"}}
    return s


@family
def deep_objects(n):
    s = {"type": "integer"}
    for i in range(min(n, 40)):
        s = {
            "type": "object",
            "properties": {f"a{i}": s, "b": {"type": "string"}},
            "required": [f"a{i}"],
            "unevaluatedProperties": False,
        }
    return s


@family
def patterns_of_names(n):
    return {
        "type": "object",
        "patternProperties": {f"^[a-m]*k{i}": {"type": "integer"} for i in range(n)},
        "propertyNames": {"pattern": "^[a-z0-9]{3,40}$"},
        "additionalProperties": {"type": "string"},
    }


@family
def overlapping_patterns(n):
    return {
        "type": "object",
        "patternProperties": {
            "^" + "".join(("[ab]" if i >> j & 1 else "." for j in range(12))): {"maxLength": i + 5}
            for i in range(n)
        },
        "minProperties": 3,
    }


@family
def patterns_of_declared_names(n):
    return {
        "type": "object",
        "properties": {f"ab{i}": {"type": "integer"} for i in range(n)},
        "patternProperties": {"^ab[0-9]*5$": {"minimum": 5}, "0$": {"maximum": 1000}},
        "additionalProperties": False,
        "minProperties": n // 2,
    }


@family
def listed_names_of_patterns(n):
    return {
        "type": "object",
        "propertyNames": {"enum": [f"n{i}" for i in range(n)]},
        "patternProperties": {
            "1": {"type": "integer"},
            "2": {"maximum": 50},
            "3$": {"type": ["integer", "null"]},
        },
        "minProperties": n // 3,
    }


@family
def names_not_listed(n):
    return {
        "type": "object",
        "propertyNames": {"not": {"enum": [f"n{i}" for i in range(n)]}},
        "minProperties": 5,
    }


@family
def names_of_any_pattern(n):
    return {
        "type": "object",
        "propertyNames": {"anyOf": [{"pattern": f"^p{i}_[a-z]+$"} for i in range(n)]},
        "minProperties": 3,
    }


@family
def unevaluated_if(n):
    return {
        "type": "object",
        "allOf": [
            {
                "if": {"properties": {f"k{i}": {"const": 1}}, "required": [f"k{i}"]},
                "then": {"properties": {f"l{i}": True}},
            }
            for i in range(n)
        ],
        "unevaluatedProperties": {"type": "integer"},
    }


@family
def unevaluated_one_of(n):
    return {
        "type": "object",
        "oneOf": [
            {"properties": {f"k{i}": {"const": i}, "t": {"const": i}}, "required": ["t"]}
            for i in range(n)
        ],
        "unevaluatedProperties": False,
    }


@family
def unevaluated_dependent(n):
    return {
        "type": "object",
        "properties": {f"k{i}": {} for i in range(n)},
        "dependentSchemas": {
            f"k{i}": {"properties": {f"m{i}": {"type": "integer"}}} for i in range(n)
        },
        "unevaluatedProperties": False,
    }


@family
def bounded_members(n):
    return {
        "type": "object",
        "properties": {
            f"k{i}": {
                "type": "number",
                "exclusiveMinimum": -i * 1.37,
                "exclusiveMaximum": i * 3.91 + 0.01,
                "multipleOf": 0.01,
            }
            for i in range(n)
        },
        "required": [f"k{i}" for i in range(n)],
    }


@family
def patterns_of_members(n):
    return {
        "type": "object",
        "properties": {
            f"k{i}": {
                "type": "string",
                "pattern": f"^([a-z]+[0-9]{{2,{i % 40 + 3}}}|x{i})*$",
                "maxLength": 20 + i % 50,
            }
            for i in range(n)
        },
        "required": [f"k{i}" for i in range(n)],
    }


@family
def all_of_any_of_values(n):
    return {
        "type": "object",
        "properties": {f"k{i}": {"type": ["integer", "string"]} for i in range(n)},
        "allOf": [
            {
                "anyOf": [
                    {"properties": {f"k{i}": {"type": "integer"}}},
                    {"properties": {f"k{i + 1}": {"type": "string"}}},
                ]
            }
            for i in range(n)
        ],
    }


@family
def dependent_chain(n):
    return {
        "type": "object",
        "dependentSchemas": {
            f"k{i}": {"required": [f"k{i + 1}"], "properties": {f"k{i + 1}": {"minimum": i}}}
            for i in range(n)
        },
        "required": ["k0"],
    }


@family
def dependent_at_most(n):
    return {
        "type": "object",
        "properties": {f"k{i}": {"type": "boolean"} for i in range(n)},
        "maxProperties": max(2, n // 3),
        "minProperties": 2,
        "dependentRequired": {f"k{i}": [f"k{(i * 5 + 1) % n}"] for i in range(0, n, 3)},
        "additionalProperties": False,
    }


@family
def listed_mixed(n):
    return {
        "enum": [
            [i, {"a": [i, None, f"s{i}"]}]
            if i % 3 == 0
            else {"x": {"y": i}}
            if i % 3 == 1
            else f"str{i}"
            for i in range(n)
        ]
    }


@family
def listed_deep(n):
    v = 0
    for i in range(min(n, 40)):
        v = [v] if i % 2 else {"a": v}
    return {"enum": [v, [v], {"b": v}]}


@family
def listed_large_objects(n):
    return {"enum": [{f"m{j}": i * j % 7 for j in range(12)} for i in range(n)]}


@family
def listed_and_schema(n):
    return {
        "enum": [{"a": i, "b": f"x{i}"} for i in range(n)],
        "properties": {"a": {"minimum": n // 2}, "b": {"pattern": "[05]$"}},
    }


@family
def not_listed_objects(n):
    return {
        "type": "object",
        "properties": {"a": {"type": "integer"}, "b": {"type": "integer"}},
        "required": ["a", "b"],
        "additionalProperties": False,
        "not": {"enum": [{"a": i, "b": i * 2} for i in range(n)]},
    }


@family
def not_listed_arrays(n):
    return {
        "type": "array",
        "items": {"type": "integer"},
        "not": {"enum": [[i, i + 1] for i in range(n)]},
    }


@family
def long_constant(n):
    return {"const": {"a": ["x" * 50] * (n // 50 + 1)}}


@family
def escaped_names(n):
    return {
        "type": "object",
        "properties": {f'k/é中{i}"\\': {"const": f"ü/{i}😀"} for i in range(n)},
        "required": [f'k/é中{i}"\\' for i in range(n)],
    }


@family
def net_of_references(n):
    return {
        "$ref": "#/$defs/d0",
        "$defs": {
            f"d{i}": {
                "type": "object",
                "properties": {
                    f"p{j}": {"$ref": f"#/$defs/d{(i * j + j + 1) % n}"} for j in range(5)
                },
                "required": [f"p{i % 5}"] if i % 2 else [],
                "allOf": [{"$ref": f"#/$defs/e{i % 7}"}],
            }
            for i in range(n)
        }
        | {f"e{i}": {"properties": {f"p{i % 5}": {"type": ["object", "null"]}}} for i in range(7)},
    }


@family
def recursive_all_of(n):
    return {
        "$ref": "#/$defs/t",
        "$defs": {
            "t": {
                "allOf": [
                    {"type": "object", "properties": {f"c{i}": {"$ref": "#/$defs/t"}}}
                    for i in range(n)
                ]
            }
        },
    }


@family
def recursive_any_of(n):
    return {
        "$ref": "#/$defs/t",
        "$defs": {
            "t": {
                "anyOf": [
                    {"type": "array", "items": {"$ref": "#/$defs/t"}, "minItems": i}
                    for i in range(n)
                ]
                + [{"type": "null"}]
            }
        },
    }


@family
def recursive_distinct(n):
    return {
        "$ref": "#/$defs/t",
        "$defs": {
            "t": {
                "anyOf": [
                    {
                        "type": "array",
                        "items": {"$ref": "#/$defs/t"},
                        "uniqueItems": True,
                        "minItems": min(n, 5),
                    },
                    {"enum": list(range(n))},
                ]
            }
        },
    }


@family
def recursive_required(n):
    return {
        "$ref": "#/$defs/t0",
        "$defs": {
            f"t{i}": {
                "type": "object",
                "properties": {
                    "a": {"$ref": f"#/$defs/t{i + 1}"},
                    "b": {"$ref": f"#/$defs/t{i + 1}"},
                },
                "required": ["a", "b"],
            }
            if i < min(n, 40)
            else {"type": "null"}
            for i in range(min(n, 40) + 1)
        },
    }


@family
def nested_counts_of_members(n):
    s = {"type": "string", "minLength": 3}
    for i in range(min(n, 12)):
        s = (
            {"type": "array", "items": s, "minItems": 2, "maxItems": 9}
            if i % 2
            else {
                "type": "object",
                "additionalProperties": s,
                "minProperties": 2,
                "maxProperties": 9,
            }
        )
    return s

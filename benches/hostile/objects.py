"""Families about the members of objects."""

from hostile.family import consts, family, names


@family
def required(n):
    return {"type": "object", "required": names(n)}


@family
def allof_required(n):
    return {"type": "object", "allOf": [{"required": [k]} for k in names(n)]}


@family
def oneof_required(n):
    return {"type": "object", "oneOf": [{"required": [k]} for k in names(n)]}


@family
def anyof_required(n):
    return {"type": "object", "anyOf": [{"required": [k]} for k in names(n)]}


@family
def not_required(n):
    return {"type": "object", "not": {"required": names(n)}}


@family
def if_required(n):
    return {"type": "object", "if": {"required": names(n)}, "then": {"required": ["z"]}}


@family
def oneof_of_two(n):
    return {"type": "object", "oneOf": [{"required": names(n)}, {"required": ["z"]}]}


@family
def not_consts(n):
    return {"type": "object", "not": {"properties": {k: {"const": 1} for k in names(n)}}}


@family
def not_const(n):
    return {"type": "object", "not": {"const": consts(n)}}


@family
def not_enum(n):
    return {"type": "object", "not": {"enum": [consts(n)]}}


@family
def oneof_const(n):
    return {"oneOf": [{"const": consts(n)}, {"type": "object"}]}


@family
def if_const(n):
    return {"type": "object", "if": {"const": consts(n)}, "then": {"required": ["z"]}}


@family
def not_enum_of_ten(n):
    return {
        "type": "object",
        "not": {"enum": [{k + str(j): j for k in names(n)} for j in range(10)]},
    }


@family
def dependent_ring(n):
    return {"type": "object", "dependentRequired": {f"k{i}": [f"k{(i + 1) % n}"] for i in range(n)}}


@family
def dependent_star(n):
    return {"type": "object", "dependentRequired": {f"k{i}": ["z"] for i in range(n)}}


@family
def dependent_closed(n):
    return {
        "type": "object",
        "properties": {k: {} for k in names(n)},
        "additionalProperties": False,
        "dependentRequired": {f"k{i}": [f"k{(i + 1) % n}"] for i in range(n)},
    }


@family
def dependent_many(n):
    return {
        "type": "object",
        "required": ["k0"],
        "dependentRequired": {
            f"k{i}": [f"k{(i * 7 + j) % n}" for j in range(1, 5)] for i in range(n)
        },
    }


@family
def dependent_schemas(n):
    return {
        "type": "object",
        "dependentSchemas": {
            f"k{i}": {"properties": {f"k{i + 1}": {"type": "integer"}}} for i in range(n)
        },
    }


@family
def min_properties(n):
    return {
        "type": "object",
        "properties": {k: {"type": "boolean"} for k in names(n)},
        "minProperties": n // 2,
    }


@family
def min_properties_open(n):
    return {"type": "object", "required": names(n), "minProperties": n + 50}


@family
def pattern_properties(n):
    return {
        "type": "object",
        "patternProperties": {f"^k{i}": {"type": "integer"} for i in range(n)},
    }


@family
def pattern_inside(n):
    return {"type": "object", "patternProperties": {f"k{i}": {"type": "integer"} for i in range(n)}}


@family
def pattern_and_names(n):
    return {
        "type": "object",
        "properties": {k: {} for k in names(n)},
        "patternProperties": {f"{i}$": {"type": "integer"} for i in range(n)},
    }


@family
def property_names(n):
    return {"type": "object", "propertyNames": {"enum": names(n)}, "minProperties": n // 2}


@family
def ifthen(n):
    return {
        "type": "object",
        "allOf": [
            {"if": {"required": [f"k{i}"]}, "then": {"required": [f"l{i}"]}} for i in range(n)
        ],
    }


@family
def ifthen_const(n):
    return {
        "type": "object",
        "properties": {"t": {"enum": [str(i) for i in range(n)]}},
        "allOf": [
            {
                "if": {"properties": {"t": {"const": str(i)}}, "required": ["t"]},
                "then": {"required": [f"l{i}"]},
            }
            for i in range(n)
        ],
    }


@family
def ifthen_values(n):
    return {
        "type": "object",
        "allOf": [
            {
                "if": {"properties": {f"k{i}": {"const": i}}},
                "then": {"properties": {f"l{i}": {"type": "integer"}}},
                "else": {"required": [f"m{i}"]},
            }
            for i in range(n)
        ],
    }


@family
def allof_open(n):
    return {
        "type": "object",
        "allOf": [
            {"type": "object", "properties": {k: {"type": "string"}}, "required": [k]}
            for k in names(n)
        ],
    }


@family
def allof_anyof(n):
    return {
        "type": "object",
        "allOf": [{"anyOf": [{"required": [f"a{i}"]}, {"required": [f"b{i}"]}]} for i in range(n)],
    }


@family
def allof_oneof(n):
    return {
        "type": "object",
        "allOf": [{"oneOf": [{"required": [f"a{i}"]}, {"required": [f"b{i}"]}]} for i in range(n)],
    }


@family
def anyof_props(n):
    return {
        "type": "object",
        "anyOf": [
            {"properties": {f"k{i}": {"type": "integer"}}, "required": [f"k{i}"]} for i in range(n)
        ],
    }


@family
def anyof_overlapping(n):
    return {
        "anyOf": [
            {
                "type": "object",
                "properties": {
                    f"k{(i + j) % n}": {"type": ["integer", "string", "boolean"][j % 3]}
                    for j in range(5)
                },
            }
            for i in range(n)
        ]
    }


@family
def oneof_overlapping(n):
    return {
        "oneOf": [
            {
                "type": "object",
                "properties": {
                    f"k{(i + j) % n}": {"type": ["integer", "string", "boolean"][j % 3]}
                    for j in range(5)
                },
            }
            for i in range(n)
        ]
    }


@family
def anyof_const_objects(n):
    return {"anyOf": [{"const": {"a": i}} for i in range(n)]}


@family
def nots(n):
    return {"type": "object", "allOf": [{"not": {"required": [k]}} for k in names(n)]}


@family
def nots_two(n):
    return {
        "type": "object",
        "allOf": [{"not": {"required": [f"a{i}", f"b{i}"]}} for i in range(n)],
    }


@family
def long_names(n):
    return {"type": "object", "minProperties": 4, "propertyNames": {"minLength": n}}


@family
def long_names_pattern(n):
    return {
        "type": "object",
        "minProperties": 4,
        "propertyNames": {"minLength": n, "pattern": "^[ab]+$"},
    }


@family
def unevaluated(n):
    return {
        "type": "object",
        "anyOf": [{"properties": {k: {"type": "integer"}}} for k in names(n)],
        "unevaluatedProperties": False,
    }


@family
def unevaluated_all(n):
    return {
        "type": "object",
        "allOf": [{"properties": {k: {"type": "integer"}}} for k in names(n)],
        "unevaluatedProperties": False,
    }


@family
def wide(n):
    return {
        "type": "object",
        "properties": {k: {"type": ["string", "integer", "null"]} for k in names(n)},
    }


@family
def wide_any(n):
    return {"type": "object", "properties": {k: {} for k in names(n)}, "required": names(n)}


@family
def wide_nested(n):
    m = max(1, int(n**0.5))
    return {
        "type": "object",
        "properties": {
            f"a{i}": {
                "type": "object",
                "properties": {f"b{i}_{j}": {"type": "string"} for j in range(m)},
                "required": [f"b{i}_{j}" for j in range(m)],
            }
            for i in range(m)
        },
    }


@family
def long_keys(n):
    return {
        "type": "object",
        "properties": {"k" * n + str(i): {"type": "integer"} for i in range(4)},
        "required": ["k" * n + str(i) for i in range(4)],
    }


@family
def prefix_keys(n):
    return {"type": "object", "required": ["a" * i for i in range(1, int(n**0.5) + 2)]}


@family
def unicode_names(n):
    return {
        "type": "object",
        "required": [chr(0x4E00 + i % 20000) + str(i // 20000) for i in range(n)],
    }


@family
def not_objects(n):
    return {"not": {"anyOf": [{"type": "object", "required": [k]} for k in names(n)]}}


@family
def discriminated(n):
    return {
        "oneOf": [
            {
                "type": "object",
                "properties": {"t": {"const": f"t{i}"}, f"k{i}": {"type": "integer"}},
                "required": ["t", f"k{i}"],
            }
            for i in range(n)
        ]
    }


@family
def max_properties(n):
    return {
        "type": "object",
        "properties": {k: {"type": "boolean"} for k in names(n)},
        "maxProperties": max(1, n // 3),
        "minProperties": n // 4,
    }

"""Families of schemas that are made to ask for much: functions that return one of *n* parts."""

FAMILIES = {}


def family(make):
    """Adds a family: schemas of a kind, of *n* parts."""
    FAMILIES[make.__name__] = make
    return make


def names(n):
    return [f"k{i}" for i in range(n)]


def consts(n):
    return {f"k{i}": i for i in range(n)}


def obj(n, s):
    return {"type": "object", "properties": {k: s for k in names(n)}, "required": names(n)}

"""Extraction tasks: a document, the fields asked for in one of many forms, and the JSON that answers.

The answer is written as Python and most models write it: `{"name": "Ann", "age": 31}`. A field the text does not state is null.
"""

import json
import re

import absent
import concepts_more
import documents
import practice
import roles
from concepts import CONCEPTS
from documents import Document, Fact
from values import Num


def dump(value) -> str:
    """JSON with ", " and ": ", keeping the digits of numbers."""
    if isinstance(value, Num):
        return str(value)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{json.dumps(k, ensure_ascii=False)}: {dump(v)}" for k, v in value.items()) + "}"
    if isinstance(value, list):
        return "[" + ", ".join(dump(v) for v in value) + "]"
    return json.dumps(value, ensure_ascii=False)


def dump_parts(value: dict) -> list:
    """`dump` in pieces, each with whether it can be known: under a hidden schema the keys cannot, the values can."""
    parts = [("{", False)]
    for i, (key, inner) in enumerate(value.items()):
        parts.append(((", " if i else "") + json.dumps(key, ensure_ascii=False) + ":", False))
        if isinstance(inner, dict):
            parts += [(" ", False)] + dump_parts(inner)
        else:
            parts.append((" " + dump(inner), True))
    return parts + [("}", False)]


def styled(key: str, style: str) -> str:
    parts = key.split("_")
    if style == "camel":
        return parts[0] + "".join(p.capitalize() for p in parts[1:])
    if style == "pascal":
        return "".join(p.capitalize() for p in parts)
    if style == "title":
        return " ".join(p.capitalize() for p in parts)
    return {"snake": key, "upper": key.upper(), "kebab": key.replace("_", "-"), "space": key.replace("_", " "), "flat": "".join(parts)}.get(
        style, key
    )


STYLES = ["snake"] * 22 + ["camel"] * 4 + ["pascal", "upper", "kebab", "space", "title", "flat"]
# What people put around a name without changing what it means.
AROUND = ["the_{}", "{}_value", "{}_info", "{}_field", "my_{}", "stated_{}", "{}_text", "extracted_{}", "{}_data", "{}_1", "main_{}", "{}_found"]


class Field:
    """A fact as one prompt asks for it."""

    def __init__(self, rng, fact: Fact, key: str, around: str, style: str, text: str, unclear: set):
        self.fact, self.key = fact, styled(around.format(key), style)
        self.units = fact.units | {f"{fact.concept} as {key}"} if fact.units else set()
        self.nullable = fact.json is None or rng.random() < 0.15
        self.description = rng.choice([d for d in fact.descriptions if d not in unclear and fits(fact, d, text)] or [""])
        self.type, self.json = fact.type, fact.json
        self.inner = None
        if fact.type == "number" and fact.text and rng.random() < 0.12:
            self.type, self.json = "string", fact.text  # asked for as a string: as it stands, with its currency
        if fact.rows and (fact.concept != "list:items" or rng.random() < 0.6):
            names = [rng.choice(names) for names, _ in fact.columns]
            if names[0] == names[1]:
                names[0] = fact.columns[0][0][0]
            order = [0, 1] if rng.random() < 0.7 else [1, 0]
            self.inner = tuple(names[i] for i in order)
            self.inner_types = {names[i]: fact.columns[i][1] for i in order}
            self.json = [{names[i]: row[i] for i in order} for row in fact.rows]

    def type_name(self) -> str:
        if self.fact.labels:
            name = "one of " + ", ".join(self.fact.labels)
        elif self.inner:
            name = "array of objects with " + " and ".join(self.inner)
        elif self.type == "array":
            name = f"array of {self.fact.items}s"
        else:
            name = self.fact.hint if self.fact.hint else self.type
        return name + " or null" if self.nullable else name

    def schema(self, describe: bool) -> dict:
        if self.fact.labels:
            out = {"type": "string", "enum": list(self.fact.labels)}
            if self.nullable:
                out = {"enum": list(self.fact.labels) + [None]}
        elif self.inner:
            out = {
                "type": "array",
                "items": {
                    "type": "object",
                    "properties": {k: {"type": self.inner_types[k]} for k in self.inner},
                    "required": list(self.inner),
                },
            }
        elif self.type == "array":
            out = {"type": "array", "items": {"type": self.fact.items}}
        else:
            out = {"type": [self.type, "null"] if self.nullable else self.type}
            if self.fact.hint == "YYYY-MM-DD":
                out["format"] = "date"
        if describe and self.description:
            out["description"] = self.description
        return out


SINGLE = {k for c in CONCEPTS.values() for k in c.keys + c.held_keys}  # names that do not tell a list of one entry
MORE_SINGLE = {k for c in CONCEPTS for k in concepts_more.known(c, (), (), True)[0]}
UNCLEAR = {"who", "what", "when", "where", "number", "id", "individual", "identity", "somebody", "someone", "from_who", "amt"}  # no name for one of several values of a kind
PLACES = {"city", "venue", "home", "hotel"}  # each an answer to "where": beside another place, not asked for under these names and descriptions
TOWNS = {"city", "venue"}  # kinds of places
WHERE = set("where place location happened_in situated_in place_name takes_place_at held_at where_held happening_at".split()) | set(
    "whereabouts locale spot setting site_name hosted_at staged_at where_it_is_staged where_its_on where_to_go where_to_turn_up place_to_attend".split()
) | {
    "in what place",
    "the location",
    "the place where it is",
    "the place where it happened",
    "where one has to go",
    "where it is held",
    "where it takes place",
    "the locale",
    "where it is staged",
    "the spot to turn up at",
    "where attendees have to be",
    "which site was chosen",
}

GENERAL = {"person", "city", "company", "date", "time", "product"}  # concepts whose names fit any value of their kind
# Concepts that are not asked for beside one of the others: their names and descriptions would fit both.
RIVALS = [
    ({"duration"}, {"minutes", "hours", "days"}),
    ({"minutes"}, {"hours", "days", "duration"}),
    ({"hours", "days"}, {"duration"}),
    ({"nights"}, {"days", "duration"}),
    ({"servings"}, {"guests"}),
    ({"guests"}, {"servings", "attendees", "seats"}),
    ({"quantity"}, {"stock", "rooms"}),
]
NAMED = {"person", "company", "title"}  # kinds of what has a name
NAMES = {"name", "full_name", "called", "named_as", "what_it_is_called", "full name"}  # beside another, nobody could say whose
REACHED = {"phone", "email", "website"}


def kind(concept: str) -> str:
    """Of a concept's values, `product` for all things; empty for what is not a concept."""
    found = CONCEPTS[concept].kind if concept in CONCEPTS else ""
    return "product" if found == "model_name" else found


def same_kind(a: Fact, b: Fact) -> bool:
    return kind(a.concept) == kind(b.concept) != ""


def alone(document: Document, fact: Fact, facts: list, known: set) -> bool:
    """Whether no other value of the text could be meant: none of the kind stands there, or all others are asked for as well."""
    own = kind(fact.concept)
    drawn = {"product" if k == "model_name" else k for k in document.drawn.values()} | {kind(c) for c in document.others}
    return own not in drawn and all(f in facts or f.concept in known for f in document.facts if f is not fact and kind(f.concept) == own)


def fits(fact: Fact, name: str, text: str) -> bool:
    """Whether a stated fact may go by this name; what is absent may be asked for under any."""
    return fact.json is None or roles.fits(fact.concept, name, fact.said or text)


def stripped(document: Document) -> str:
    """The text without its values: a publisher's name says nothing of what a person does."""
    values = [f.text for f in document.facts if f.text] + list(document.drawn)
    return re.sub("|".join(map(re.escape, sorted(values, key=len, reverse=True))) or r"\b\B", " ", document.text)


def choose(rng, document: Document, held_keys: bool, limit: int, known: set = frozenset(), every: bool = False) -> list:
    """Which facts to ask for and under which names, so that every name has one right answer; none of the concepts in `known`. With `every`
    as many as there are."""
    facts = [f for f in document.facts if f.concept not in known]
    if known and not facts:
        return []
    rng.shuffle(facts)
    if held_keys:
        facts = [f for f in facts if f.held_keys]
    most = max(1, min(limit, len(facts)))
    facts = facts[: most if every else max(rng.randint(1, most), rng.randint(1, most))]
    facts = [f for f in facts if f.concept not in GENERAL or alone(document, f, facts, known)]
    stated = {f.concept for f in document.facts}
    facts = [f for f in facts if not any(f.concept in names and stated & others for names, others in RIVALS)]
    facts = [f for f in facts if f.concept not in ("job", "country") or f.concept not in document.drawn.values()]
    if not held_keys and rng.random() < 0.3:
        extra = absent.absent(rng, document)
        extra = practice.shuffled(rng, extra, lambda fact: "no " + fact.concept)
        facts += extra[: rng.choice([1, 1, 2])]
        rng.shuffle(facts)
    told = {quality for f in document.facts for quality in absent.qualities(f)}
    if told & {f.concept for f in document.facts}:  # "a violet blanket" beside "it is green", "a silver orange tripod"
        facts = [f for f in facts if f.concept not in told | {"product"}]
    people = [f for f in document.facts if kind(f.concept) == "person" and f.text]
    if people and min(people, key=lambda f: document.text.find(f.text)).concept != "person":
        facts = [f for f in facts if f.concept != "person" or f.json is None]  # of several people the first, or nobody could say whom
    style, fields, used, said = rng.choice(STYLES), [], set(), stripped(document)
    for fact in facts:
        others = {
            k
            for f in document.facts + facts
            if f is not fact
            for k in f.keys + tuple(o.replace(" ", "_") for o in f.other_keys)
        }
        if any(f is not fact and same_kind(f, fact) for f in document.facts):
            others = others | UNCLEAR
        if fact.json is not None and fact.concept not in GENERAL and not alone(document, fact, facts, known):
            others = others | {"date"}  # a name of order_date as well
        if fact.concept in PLACES and (TOWNS & set(document.drawn.values()) or any(f is not fact and kind(f.concept) in TOWNS for f in document.facts)):
            others = others | WHERE
        if NAMED & ({kind(f.concept) for f in document.facts if f is not fact} | set(document.drawn.values())):
            others = others | NAMES
        if len(stated & REACHED) > 1:
            others = others | {"reachable_at"}
        if fact.type == "array" and len(fact.json or ()) == 1:
            others = others | SINGLE | (MORE_SINGLE if document.more else set())
        if fact.concept == "street" and "postcode" in stated:  # of an address, the street is a part
            others = others | {name for name in fact.keys + fact.held_keys + fact.descriptions if "address" in name}
        clear = lambda name: name not in others and fits(fact, name, said)
        unclear = {concepts_more.phrase(d) for d in fact.descriptions if not clear(d)} if document.more else set()
        taken = used | unclear
        keys = [k for k in (fact.held_keys if held_keys else fact.keys) if k not in taken and clear(k)]
        if keys:
            weights = ([4, 3, 2, 2] + [1] * len(keys))[: len(keys)] if not held_keys else [1] * len(keys)
            units = [f"{fact.concept} as {k}" for k in keys]
            key = rng.choices(keys, [w * p for w, p in zip(weights, practice.weights(rng, units))])[0]
            used.add(key)
            around = rng.choice(AROUND) if not held_keys and rng.random() < 0.08 else "{}"
            fields.append(Field(rng, fact, key, around, style, said, others))
    asked = {f.fact.concept for f in fields}
    for f in fields:  # "a white lamp" is a lamp where its colour is asked for, else a white lamp
        if f.fact.whole and f.fact.whole[0] not in asked:
            f.json = f.fact.whole[1]
    said_bare = lambda f: f.fact.whole and f.json == f.fact.whole[1] and document.text.count(f.fact.json) > document.text.count(f.json)
    return [f for f in fields if not said_bare(f)]  # "a white lamp" and, elsewhere, "the lamp"


GROUPS = [
    ("address", {"street", "postcode", "city", "home", "country"}),
    ("contact", {"email", "phone", "website"}),
    ("customer", {"customer", "age", "home", "customer_id"}),
    ("person", {"person", "age", "job", "home"}),
    ("trip", {"origin", "destination", "time", "date"}),
    ("details", {"price", "color", "weight", "material", "order_id"}),
]


def tree(rng, fields: list) -> list:
    """The fields in order, some gathered in a nested object: (key, Field | [Field])."""
    if rng.random() < 0.12:
        name, members = rng.choice(GROUPS)
        inside = [f for f in fields if f.fact.concept in members]
        if len(inside) >= 2 and all(f.key != name for f in fields):
            first = fields.index(inside[0])
            out = [(f.key, f) for f in fields if f not in inside]
            out.insert(min(first, len(out)), (name, inside))
            return out
    return [(f.key, f) for f in fields]


def practised(nodes) -> list:
    """For each value of the answer, in order, the units that it practises."""
    return [sorted(f.units) for _, node in nodes for f in (node if isinstance(node, list) else [node])]


def answer_of(nodes) -> dict:
    return {
        key: (answer_of([(f.key, f) for f in node]) if isinstance(node, list) else node.json) for key, node in nodes
    }


def schema_of(nodes, describe: bool, closed: bool) -> dict:
    properties = {
        key: (
            schema_of([(f.key, f) for f in node], describe, closed) if isinstance(node, list) else node.schema(describe)
        )
        for key, node in nodes
    }
    out = {"type": "object", "properties": properties, "required": [key for key, _ in nodes]}
    if closed:
        out["additionalProperties"] = False
    return out


def skeleton_of(nodes, describe: bool) -> dict:
    def leaf(f):
        if f.inner:
            return [{k: f.inner_types[k] for k in f.inner}]
        if f.type == "array":
                return [f.fact.items]
        if f.fact.labels:
            return "|".join(f.fact.labels) + ("|null" if f.nullable else "")
        if describe and f.description:
            return f.description + (" (string)" if f.type == "string" and f.fact.type == "number" else "")
        return f.type_name()

    return {
        key: (skeleton_of([(f.key, f) for f in node], describe) if isinstance(node, list) else leaf(node))
        for key, node in nodes
    }


INTRO_LIST = [
    "Extract the following fields as JSON:",
    "Extract these fields from the text and answer with JSON:",
    "Fill in these fields. Answer with JSON only.",
    "Return a JSON object with these fields:",
    "You extract data. Fields:",
    "Read the text and return JSON with:",
    "Fields to extract:",
    "Give me a JSON object with the following keys:",
    "Find the following in the text and answer as JSON:",
    "Pull these values out of the text:",
    "Your task is to extract structured data. Return JSON with these keys:",
    "Parse the text into JSON. Keys:",
    "From the user's message, extract:",
    "Extract information from the text. Use null where the text says nothing. Fields:",
    "Convert the text to a JSON object with:",
    "You are a data extraction assistant. Answer only with JSON. Fields:",
]
INTRO_INLINE = [
    "Extract {} as JSON.",
    "Return {} as JSON.",
    "Give {} as a JSON object.",
    "Find {} in the text and answer with JSON.",
    "Extract {}.",
    "You extract {} from a text and answer with JSON.",
    "Answer with a JSON object with the keys {}.",
    "Extract the fields {} as JSON.",
    "JSON with {}, please.",
    "Pull {} out of the text as JSON.",
    "I need {} from this text as JSON.",
    "Extract: {}",
    "Read the text and give me {} as JSON.",
    "Parse the message into JSON with {}.",
    "What are {}? Answer in JSON.",
    "Extract the following: {}.",
    "Fields: {}. Output: JSON.",
    "Convert this to JSON with the fields {}.",
]
INTRO_SCHEMA = [
    "Answer with JSON that matches this schema:\n{}",
    "Extract data as JSON with this schema:\n{}",
    "JSON Schema:\n{}",
    "Fill this JSON Schema from the text:\n{}",
    "{}",
    "You answer only with JSON. The schema is:\n{}",
    "Extract the data from the text. Respond with JSON according to this schema: {}",
    "Schema: {}",
    "Return JSON for this schema:\n{}",
    "Reply with a JSON object that follows the schema below. Use null for what is not stated.\n{}",
    "Here is the schema of the answer:\n{}\nFill it from the user's text.",
]
INTRO_SKELETON = [
    "Answer with JSON in this form:\n{}",
    "Return JSON like this:\n{}",
    "Extract as {}",
    "Fill this template with data from the text:\n{}",
    "Output format:\n{}",
    "Answer with JSON of this shape: {}",
    "Format: {}",
    "Use this JSON structure:\n{}",
]
INTRO_BLIND = [
    "",
    "",
    "Extract the data as JSON.",
    "Answer with JSON.",
    "You extract data from text.",
    "Extract the fields.",
    "Fill in the form.",
    "You are a helpful assistant.",
]


def listed(names: list) -> str:
    return names[0] if len(names) == 1 else ", ".join(names[:-1]) + " and " + names[-1]


def instruction(rng, nodes, brief: bool = False) -> tuple:
    """The words that ask, and whether they name the fields at all. `brief` ones list the fields where that says all."""
    nested = any(isinstance(node, list) for _, node in nodes)
    complex_ = nested or any(node.inner for _, node in nodes if not isinstance(node, list))
    roll = rng.uniform(0.3, 0.62) if brief else rng.random()
    if roll < 0.12:
        return rng.choice(INTRO_BLIND), False
    if roll < 0.40 and not nested:
        dash, typed, described = rng.choice(["- ", "- ", "* ", ""]), rng.random() < 0.6, rng.random() < 0.7
        lines = []
        for key, f in nodes:
            line = dash + key
            note = (
                f.type_name()
                if typed or f.fact.labels or f.inner or f.type == "string" and f.fact.type == "number"
                else ""
            )
            if described and f.description:
                line += ": " + f.description + (f" ({note})" if note else "")
            elif note:
                line += rng.choice([f" ({note})", f": {note}"])
            lines.append(line)
        return rng.choice(INTRO_LIST) + "\n" + "\n".join(lines), True
    if roll < 0.62 and not complex_:
        names = []
        for key, f in nodes:
            note = (
                ", ".join(f.fact.labels)
                if f.fact.labels
                else ("string" if f.type == "string" and f.fact.type == "number" else "")
            )
            names.append(
                f"{key} ({note})"
                if note
                else f"{key} ({f.description})"
                if f.description and rng.random() < 0.22
                else key
            )
        return rng.choice(INTRO_INLINE).format(listed(names)), True
    if roll < 0.84:
        schema = schema_of(nodes, rng.random() < 0.33, rng.random() < 0.15)
        if rng.random() < 0.15:
            schema = {"type": "object", "properties": schema["properties"]}
        shown = json.dumps(schema, ensure_ascii=False, indent=2 if rng.random() < 0.05 else None)
        return rng.choice(INTRO_SCHEMA).replace("{}", shown), True
    return rng.choice(INTRO_SKELETON).replace("{}", dump(skeleton_of(nodes, rng.random() < 0.4))), True


def ask(rng, document: Document, held_keys: bool = False, limit: int = 7, blind: bool = True, brief: bool = False) -> dict | None:
    """One task as chat messages; `free` marks an answer whose keys the prompt does not give (no loss on them). A `brief` one asks for
    all there is in few words."""
    fields = choose(rng, document, held_keys, limit, every=brief)
    if not fields:
        return None
    nodes = tree(rng, fields)
    words_, named = instruction(rng, nodes, brief)
    while not named and not blind:
        words_, named = instruction(rng, nodes)
    text = document.text
    if named and rng.random() < 0.2:
        body = (
            rng.choice(["{i}\n\n{t}", "{i}\n{t}", "{i}\n\nText: {t}", "{t}\n\n{i}"])
            .replace("{i}", words_)
            .replace("{t}", text)
        )
        messages = [("user", body)]
    else:
        wrap = rng.choice(["{t}"] * 8 + ["Text: {t}", '"{t}"', "Text:\n{t}"])
        messages = ([("system", words_)] if words_ else []) + [("user", wrap.replace("{t}", text))]
    answer = answer_of(nodes)
    return {
        "messages": messages,
        "answer": dump(answer),
        "value": answer,
        "task": "extract",
        "free": not named,
        "schema": schema_of(nodes, False, True),
        "kinds": {f.key: kind_of(f) for f in fields},
        "domain": document.domain,
        "asked": {f.fact.concept for f in fields},
        "turns": [(answer, practised(nodes))],
    }


def ask_again(rng, document: Document, made: dict) -> dict | None:
    """The same conversation, one question later: fields of the text that no answer holds yet."""
    fields = [] if made["free"] else choose(rng, document, False, 7, made["asked"])
    if not fields:
        return None
    nodes = tree(rng, fields)
    words_, named = instruction(rng, nodes)
    while not named:
        words_, named = instruction(rng, nodes)
    answer = answer_of(nodes)
    return made | {
        "messages": made["messages"] + [("assistant", made["answer"]), ("user", words_)],
        "answer": dump(answer),
        "value": answer,
        "schema": schema_of(nodes, False, True),
        "kinds": {f.key: kind_of(f) for f in fields},
        "asked": made["asked"] | {f.fact.concept for f in fields},
        "turns": made["turns"] + [(answer, practised(nodes))],
    }


def choices_in_turn(rng, held) -> dict | None:
    """The same yes/no question or choice, asked of one sentence after another: many labels for the tokens of one instruction."""
    source, say = rng.choice([(documents.FLAGS, documents.Writer.flag), (documents.ENUMS, documents.Writer.enum)])
    choice = practice.draw(rng, list(source.values()), lambda choice: f"{say.__name__}:{choice.id}")

    def stated() -> tuple:
        writer = documents.Writer(rng, held)
        text = say(writer, choice.id)
        return text, writer.document("choices", text).facts[0]

    text, first = stated()
    made = ask(rng, Document("choices", text, [first]), brief=True)
    if not made or len(made["value"]) > 1:
        return None
    (key,) = made["value"]
    for _ in range(min(int(rng.expovariate(1 / 8)), 16)):
        text, fact = stated()
        same = next(spellings for spellings, _ in choice.labels if fact.json in spellings)
        value = {key: next((label for label in first.labels if label in same), fact.json)}
        made = made | {
            "messages": made["messages"] + [("assistant", made["answer"]), ("user", text)],
            "answer": dump(value),
            "value": value,
            "turns": made["turns"] + [(value, [sorted(fact.units)])],
        }
    return made | {"task": "choice"}


def kind_of(f: Field) -> str:
    """The row of the per-type table a field belongs to."""
    if f.json is None:
        return "null"
    if f.fact.labels:
        return "enum"
    if f.fact.hint == "YYYY-MM-DD":
        return "date"
    if f.fact.hint == "HH:MM":
        return "time"
    return f.type

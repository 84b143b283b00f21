"""Texts with known facts: sentences of a domain, forms, or statements about invented fields.

A `Document` is the text and the facts in it; `extract.py` decides which facts are asked for, under which names.
"""

import random
import re
from dataclasses import dataclass, field

import choices
import clauses
import concepts_more
import domains
import lists
import practice
import scenes
import values
import words
from choices import ENUMS, FLAGS, phrasings
from concepts import CODED, CONCEPTS, CURRENCY, VAGUE
from values import make

SLOT = re.compile(r"\{([a-z_]+)(?::([a-z_]+))?\}|\[(?:[a-z_]+:)?([a-z_]+)\]")

# Share of training texts whose sentences are drawn from all there are. The others keep to those of `domains.py` and `scenes.py`, which
# say more in fewer words, and which ten times as many later ones would drown.
ALL = 0.65
NAMED = 0.7  # share of training texts whose fields may also have the names of `concepts_more.py`


@dataclass
class Fact:
    concept: str
    json: object  # None where nobody states it
    type: str
    keys: tuple
    held_keys: tuple = ()
    descriptions: tuple = ()
    hint: str = ""
    labels: tuple = ()  # an enum's labels in the spelling chosen for this document
    text: str = ""  # as it stands in the text, where it stands there
    items: str = "string"  # JSON type of an array's entries
    columns: tuple = ()  # of an array of objects: for each column its possible names and its JSON type
    rows: list = field(default_factory=list)  # and the values, row by row
    whole: tuple = ()  # of a thing after its colour or material: that concept, and both as they stand in the text
    said: str = ""  # the fixed words of the sentences that state it
    other_keys: tuple = ()  # how a form labels it
    units: set = field(default_factory=set)  # what is practised by asking for it (`practice.py`)


@dataclass
class Document:
    domain: str
    text: str
    facts: list
    blocked: set = field(default_factory=set)  # field names that other parts of the text answer too
    others: set = field(default_factory=set)  # and the concepts they state
    drawn: dict = field(default_factory=dict)  # values that nobody asks for, and their kinds
    near: set = field(default_factory=set)  # kinds of those in a sentence that does not say it is about something else
    more: bool = False  # whether fields may have names that only training uses


class Writer:
    """Fills slots; one concept has one value in a document, so that sentences about it agree."""

    def __init__(self, rng: random.Random, held: bool):
        self.rng, self.held, self.facts, self.known, self.lists = rng, held, {}, {}, {}
        self.more = not held and rng.random() < NAMED
        self.drawn: dict = {}  # values that nobody asks for, and their kinds
        self.near: set = set()  # kinds of those outside of distractors
        self.said: dict = {}  # concept → the fixed words around its value
        self.units: dict = {}  # slot → the sentences that hold it

    def document(self, domain: str, text: str) -> Document:
        amounts = sum(CONCEPTS[c].kind == "money" for c in self.known) + sum("money" in lists.LISTS[n].kinds for n in self.lists)
        if amounts != 1 or "money" in self.drawn.values():
            self.facts.pop("currency", None)  # it would have two answers
        for fact in self.facts.values():
            fact.said = self.said.get(fact.concept, "")
            if not fact.concept.startswith("any:"):
                fact.units = {fact.concept, domain} | self.units.get(fact.concept.removeprefix("list:"), set())
            if fact.type == "string" and fact.json == fact.text and fact.text not in text:
                first = fact.text[:1].upper() + fact.text[1:]
                fact.json = fact.text = first if first in text else fact.text  # as it stands: at the head of a sentence with a capital
        return Document(domain, text, list(self.facts.values()), drawn=self.drawn, near=self.near, more=self.more)

    def value(self, concept: str):
        if concept not in self.known:
            self.known[concept] = self.fresh(CONCEPTS[concept].kind)
        return self.known[concept]

    def fresh(self, kind: str):
        """A value that does not stand in the text yet, as far as a few draws find one."""
        for _ in range(5):
            value = make(kind, self.rng, self.held)
            if value.text not in self.drawn and all(value.text != v.text for v in self.known.values()):
                break
        return value

    def fact(self, concept: str, value) -> None:
        c = CONCEPTS[concept]
        keys, told = concepts_more.known(concept, c.keys, c.descriptions, self.more)
        self.facts[concept] = Fact(concept, value.json, value.type, keys, c.held_keys, told, value.hint, text=value.text)

    def sentence(self, template: str, units: tuple = ()) -> str:
        """A template filled in; `units` name what it was put together from, where it is not one of a table."""
        for name, _, _ in SLOT.findall(template):
            self.units.setdefault(name, set()).update(units or (template,))
            if name in CONCEPTS:
                self.said[name] = self.said.get(name, "") + " " + SLOT.sub(" ", template)
        text = re.sub(r"\b([Aa]) (?=[aeio])", r"\1n ", SLOT.sub(lambda m: self.slot(m, template), template))
        text = text.replace(".m..", ".m.")
        return (
            text[:1].upper() + text[1:] if template.startswith("{") and text[:1].islower() and "@" not in text else text
        )

    def slot(self, match: re.Match, template: str) -> str:
        name, variant, kind = match.groups()
        if kind:
            text = self.fresh(kind).text
            self.drawn[text] = kind
            if template not in domains.DISTRACTORS:
                self.near.add(kind)
            return text
        if name == "flag":
            return self.flag(variant)
        if name == "enum":
            return self.enum(variant)
        if name in lists.LISTS:
            return self.listing(name)
        value = self.value(name)
        text = value.text
        if name == "product" and ("{quantity} {product}" in template or variant == "many"):
            one = "{quantity}" in template and str(self.value("quantity").json) == "1"
            text = value.text if one else value.many
            if self.facts.get("product") and self.facts["product"].json != text:
                text = self.facts["product"].json  # already named in this text: keep its form
            value = values.Value(text, text, many=value.many)
        elif name == "product" and "product" in self.facts:
            text = self.facts["product"].json
        if name == "product":
            value = values.Value(text, text, many=value.many)
        whole = self.facts["product"].whole if name == "product" and "product" in self.facts else ()
        self.fact(name, value)
        for before in ("color", "material"):
            if name == "product" and f"{{{before}}} {{product}}" in template:
                whole = (before, f"{self.value(before).text} {text}")
        self.facts[name].whole = whole
        if CONCEPTS[name].kind == "money" and value.many and "currency" not in self.facts and self.rng.random() < (0.5 if self.held else 0.8):
            self.currency(value)
        return text

    def currency(self, value) -> None:
        """The currency as a field of its own, when the text has a single amount with a code or sign."""
        c = CURRENCY
        keys, told = concepts_more.known(c.id, c.keys, c.descriptions, self.more)
        if value.many not in value.text:  # "kronor" answers what the currency is as well as its code does
            keys = tuple(filter(CODED.search, keys))
        self.facts[c.id] = Fact(c.id, value.many, "string", keys, c.held_keys, told, hint="ISO code")

    def flag(self, name: str) -> str:
        flag = FLAGS[name]
        at = self.rng.randrange(2)
        ((value,), _) = flag.labels[at]
        keys, told = concepts_more.known("flag:" + name, flag.keys, (flag.description,), self.more)
        self.facts["flag:" + name] = Fact("flag:" + name, value, "boolean", keys, (), told)
        return self.phrase(flag, at, "flag:" + name)

    def enum(self, name: str) -> str:
        enum = ENUMS[name]
        chosen = self.rng.randrange(len(enum.labels))
        spelled = [self.rng.choice(spellings) for spellings, _ in enum.labels]
        label = spelled[chosen]
        self.rng.shuffle(spelled)
        keys, told = concepts_more.known("enum:" + name, enum.keys, (enum.description,), self.more)
        self.facts["enum:" + name] = Fact("enum:" + name, label, "string", keys, (), told, labels=tuple(spelled))
        return self.phrase(enum, chosen, "enum:" + name)

    def phrase(self, choice, at: int, concept: str) -> str:
        text = practice.draw(self.rng, phrasings(choice, at, self.held))
        self.units[concept] = {text}
        return text

    def listing(self, name: str, bullets: bool = False) -> str:
        listing = lists.LISTS[name]
        if name not in self.lists:
            self.lists[name] = lists.rows(self.rng, self.held, name)
        texts, rows = self.lists[name]
        first = [row[0] for row in rows]
        two = len(listing.kinds) > 1
        keys, told = concepts_more.known("list:" + name, listing.keys, listing.descriptions, self.more)
        self.facts[name] = Fact(
            "list:" + name,
            first,
            "array",
            keys,
            listing.held_keys,
            told,
            items={"count": "integer", "money": "number"}.get(listing.kinds[0], "string"),
            columns=tuple(lists.COLUMNS[kind] for kind in listing.kinds) if two else (),
            rows=rows if two else [],
        )
        return lists.joined(self.rng, texts, bullets)

    def list_sentence(self, name: str) -> str:
        template = practice.draw(self.rng, lists.sentences(name, False, not self.held))
        self.units[name] = {template}
        shown = self.listing(name, template.endswith(": {list}"))
        return template.replace(" {list}", shown) if shown.startswith("\n") else template.replace("{list}", shown)

    def statement(self) -> str:
        """A yes/no fact or a choice about anything, put together from words and not from a table."""
        found = (choices.any_flag if self.rng.random() < 0.6 else choices.any_choice)(self.rng, self.held)
        name, keys, description, value, labels, text = found
        self.facts["any:" + name] = Fact(
            "any:" + name, value, "string" if labels else "boolean", keys, (), description, labels=labels
        )
        return text


def slips(rng: random.Random, text: str, facts) -> str:
    """Typing errors outside the values: a letter lost, doubled or in its neighbour's place."""
    keep = [f.text for f in facts if f.text] + [t for f in facts if f.type == "array" for t in f.json or []]
    out = text.split(" ")
    for _ in range(rng.randint(1, 2)):
        at = rng.randrange(len(out))
        word = out[at]
        if len(word) > 4 and word.isalpha() and word.islower() and not any(word in k for k in keep):
            spot = rng.randrange(1, len(word) - 1)
            out[at] = rng.choice(
                [
                    word[:spot] + word[spot + 1 :],
                    word[:spot] + word[spot] + word[spot:],
                    word[: spot - 1] + word[spot] + word[spot - 1] + word[spot + 1 :],
                ]
            )
    return " ".join(out)


def prose(rng, held, domain: str, size: int, templates: list | None = None) -> Document:
    writer = Writer(rng, held)
    pool = templates or domains.sentences(domain, False, not held and rng.random() < ALL)
    chosen = practice.sample(rng, pool, min(size, len(pool)))
    if any("{items}" in t for t in chosen):  # a list of things beside one thing would be two answers
        chosen = [t for t in chosen if "{items}" in t or not ("{product}" in t or "{quantity}" in t)]
    if any("{fee}" in t for t in chosen):  # what has a price is not free
        chosen = [t for t in chosen if t != "{flag:free}"]
    lines = [writer.sentence(t) for t in chosen]
    if rng.random() < 0.15:
        lines.append(writer.sentence(rng.choice(domains.common(False))))
    for _ in range(rng.choice([0, 0, 0, 1]) if templates is None else 0):
        concept = practice.draw(rng, list(clauses.CLAUSES))
        if concept not in writer.facts:
            lines.insert(rng.randint(0, len(lines)), writer.sentence(practice.draw(rng, clauses.of(concept, False, not held))))
    if rng.random() < 0.1:
        lines.insert(rng.randint(0, len(lines)), writer.statement())
    for source, chance in ((words.FILLER, 0.3), (domains.DISTRACTORS, 0.2)):
        if rng.random() < chance:
            lines.insert(rng.randint(0, len(lines)), writer.sentence(rng.choice(source)))
    glue = "\n" if domain == "log" or rng.random() < 0.08 else " "
    text = glue.join(lines) if domain == "log" else glued(rng, lines, glue)
    if rng.random() < 0.08:
        text = slips(rng, text, writer.facts.values())
    return writer.document(domain, text)


SAME_TYPE = [
    ["sender", "recipient", "contact", "manager", "author", "assignee", "reporter"],
    ["customer", "seller", "driver", "witness", "owner", "contact"],
    ["teacher", "student", "speaker", "winner", "author"],
    ["patient", "doctor", "contact", "sender"],
    ["guest", "employee", "manager", "tenant", "owner"],
    ["home", "birthplace", "origin", "destination"],
    ["origin", "destination"],
    ["city", "birthplace"],
    ["order_date", "delivery_date", "due_date", "birth_date"],
    ["start_date", "end_date", "birth_date", "due_date"],
    ["invoice_date", "due_date", "delivery_date"],
    ["time", "end_time"],
    ["company", "carrier", "publisher"],
    ["supplier", "carrier", "brand"],
    ["salary", "rent", "deposit"],
    ["price", "tax", "deposit"],
    ["fee", "rent", "tax"],
    ["age", "quantity", "score", "children"],
    ["guests", "nights", "rooms", "children"],
    ["minutes", "days", "hours", "seats"],
    ["pages", "year", "stock", "attendees"],
    ["order_id", "invoice_id", "customer_id"],
    ["booking_id", "flight", "seat", "room"],
    ["ticket_id", "order_id", "tracking", "plate"],
    ["email", "phone", "website"],
    ["product", "color", "material"],
]


def loose(rng, held, size: int, new_phrasing: bool = False) -> Document:
    """Single facts in any company, often several of one type."""
    writer = Writer(rng, held)
    names = practice.sample(rng, list(clauses.CLAUSES), size)
    if rng.random() < 0.6:
        group = rng.choice(SAME_TYPE)
        names = practice.sample(rng, group, min(len(group), size)) + names[: max(0, size - len(group))]
    lines = [writer.sentence(practice.draw(rng, clauses.of(name, new_phrasing, not held))) for name in dict.fromkeys(names)]
    if not new_phrasing and rng.random() < 0.3:
        lines.append(writer.statement())
    if rng.random() < 0.2:
        lines.append(rng.choice(words.FILLER))
    if rng.random() < 0.15:
        lines.append(writer.sentence(rng.choice(domains.DISTRACTORS)))
    rng.shuffle(lines)
    text = glued(rng, lines, rng.choice([" ", " ", " ", "\n"]))
    if rng.random() < 0.05:
        text = slips(rng, text, writer.facts.values())
    return writer.document("loose", text)


def plain(line: str) -> bool:
    """Whether a line ends with a word: a comma after a name would address somebody."""
    return line.split(" ")[-1][:1].islower()


def glued(rng, lines: list, glue: str) -> str:
    """Sentences in one text; what has no mark at its end gets one, unless a new line follows."""
    return glue.join(
        line if "\n" in glue or line[-1] in ".,!?:" else line + (rng.choice([".", ".", ",", ";"]) if plain(line) else ".") for line in lines
    )


GREETING = ["Dear {recipient},", "Hello {recipient},", "Hi {recipient},", "Good morning {recipient},", "{recipient},", "Dear Ms {recipient},", "To {recipient}:"]
CLOSING = ["Kind regards,", "Best wishes,", "Regards,", "Yours,", "Many thanks,", "Sincerely,", "See you,", "Cheers,", "Best,", "With kind regards", "--"]


def letter(rng, writer, text: str) -> str:
    """The text between a greeting and a name."""
    gap = rng.choice(["\n", "\n\n"])
    if not writer.facts.keys() & {"recipient"} and rng.random() < 0.7:
        text = writer.sentence(rng.choice(GREETING)) + gap + text
    if not writer.facts.keys() & {"sender", "author"}:
        text += gap + rng.choice(CLOSING) + rng.choice(["\n", "\n", " "]) + writer.sentence("{sender}")
    if "topic" not in writer.facts and rng.random() < 0.2:
        text = writer.sentence("Subject: {topic}") + gap + text
    return text


def scene(rng, held, size: int) -> Document:
    """Sentences put together from parts, about one thing that happens."""
    writer, name = Writer(rng, held), practice.draw(rng, list(scenes.TRAINED if not held and rng.random() < ALL else scenes.PARSED), "scene:{}".format)
    made = scenes.templates(rng, name, size)
    if any("{fee}" in t for t, _ in made) and len(made) > 1:
        made = [(t, units) for t, units in made if "{flag:free}" not in t]
    lines = [writer.sentence(t, units) for t, units in made]
    for _ in range(rng.choice([0, 0, 1])):
        concept = practice.draw(rng, list(clauses.CLAUSES))
        if concept not in writer.facts:
            lines.insert(rng.randint(0, len(lines)), writer.sentence(practice.draw(rng, clauses.of(concept, False, not held))))
    if rng.random() < 0.14:
        lines.append(writer.statement())
    for source, chance in ((words.FILLER, 0.2), (domains.DISTRACTORS, 0.2)):
        if rng.random() < chance:
            lines.insert(rng.randint(0, len(lines)), writer.sentence(rng.choice(source)))
    text = glued(rng, lines, "\n" if rng.random() < 0.08 else " ")
    if rng.random() < 0.06:
        text = slips(rng, text, writer.facts.values())
    if rng.random() < 0.1:
        text = letter(rng, writer, text)
    return writer.document("scene:" + name, text)


def short(rng, held) -> Document:
    """One or two sentences that give several people and things their roles: what takes longest to learn, in few tokens."""
    size = rng.choice([1, 1, 2])
    return scene(rng, held, size) if rng.random() < 0.35 else prose(rng, held, practice.draw(rng, list(domains.TRAIN)), size)


def listings(rng, held) -> Document:
    """One or two lists, and some facts about the same."""
    writer = Writer(rng, held)
    lines = [writer.list_sentence(name) for name in practice.sample(rng, list(lists.LISTS), rng.choice([1, 1, 1, 2]), "list:{}".format)]
    for name in practice.sample(rng, list(clauses.CLAUSES), rng.choice([0, 1, 1, 2])):
        if not set(CONCEPTS[name].keys) & {k for fact in writer.facts.values() for k in fact.keys}:
            lines.append(writer.sentence(practice.draw(rng, clauses.of(name, False, not held))))
    if rng.random() < 0.25:
        lines.append(rng.choice(words.FILLER))
    rng.shuffle(lines)
    glue = "\n" if any("\n" in line for line in lines) or rng.random() < 0.2 else " "
    return writer.document("lists", glued(rng, lines, glue))


def statements(rng, held) -> Document:
    """Yes/no facts and choices, two to five of them, and now and then a fact of another kind."""
    writer = Writer(rng, held)
    lines = [writer.statement() for _ in range(rng.choice([1, 2, 2, 3]))]
    for source, say in ((FLAGS, writer.flag), (ENUMS, writer.enum)):
        for name in practice.sample(rng, list(source), rng.choice([0, 1, 1]), f"{say.__name__}:{{}}".format):
            if not set(source[name].keys) & {k for fact in writer.facts.values() for k in fact.keys}:
                lines.append(say(name))
    for name in practice.sample(rng, list(clauses.CLAUSES), rng.choice([0, 0, 1])):
        if not set(CONCEPTS[name].keys) & {k for fact in writer.facts.values() for k in fact.keys}:
            lines.append(writer.sentence(practice.draw(rng, clauses.of(name, False, not held))))
    rng.shuffle(lines)
    return writer.document("statements", glued(rng, lines, rng.choice([" ", " ", "\n"])))


def concepts_of(domain: str) -> list:
    found = (
        scenes.concepts(domain.removeprefix("scene:"))
        if domain.startswith("scene:")
        else re.findall(r"\{([a-z_]+)\}", domains.TRAIN.get(domain) or domains.HELD_OUT[domain])
    )
    return sorted({name for name in found if name in CONCEPTS})


def label_of(rng, fact: Fact, held: bool) -> str:
    """How a form names a fact: any of its field names in words, or its description."""
    if fact.descriptions and rng.random() < 0.25:
        return rng.choice(fact.descriptions)
    return rng.choice([k for k in fact.keys if k not in VAGUE] or fact.keys).replace("_", " ")


def form(rng, held, domain: str, size: int) -> Document:
    """A filled-in form: one fact a line, labelled."""
    writer, lines, labels, capital = Writer(rng, held), [], set(), rng.random() < 0.7
    sign = rng.choice([": ", ": ", ": ", " = ", " - ", ":\t", "; ", " | ", "=", " -> ", ":", " ... "])
    mark = rng.choice([""] * 6 + ["- ", "* ", "> "])
    for name in rng.sample(concepts_of(domain), min(size, len(concepts_of(domain)))):
        value = writer.value(name)
        writer.fact(name, value)
        fact = writer.facts[name]
        label = label_of(rng, fact, held)
        taken = {k for other in writer.facts.values() if other is not fact for k in other.keys}
        if label.replace(" ", "_") in taken | labels:
            del writer.facts[name]
            continue
        labels.add(label.replace(" ", "_"))
        writer.said[name] = label
        fact.other_keys = (label,)
        lines.append(mark + (label[:1].upper() + label[1:] if capital else label) + sign + value.text)
    for source, kind in ((FLAGS, "flag:"), (ENUMS, "enum:")):
        if rng.random() < 0.2:
            choice = source[rng.choice(list(source))]
            key, taken = rng.choice(choice.keys), {k for f in writer.facts.values() for k in f.keys} | labels
            if set(choice.keys) & taken:
                continue
            if kind == "flag:":
                writer.flag(choice.id)
                fact = writer.facts[kind + choice.id]
                shown = rng.choice([("no", "yes"), ("No", "Yes"), ("false", "true"), ("n", "y")])[fact.json]
            else:
                writer.enum(choice.id)
                fact = writer.facts[kind + choice.id]
                shown = fact.json if rng.random() < 0.7 else fact.json.upper()
            writer.units.pop(kind + choice.id)  # the phrase is not in the text
            label = key.replace("_", " ")
            lines.append(mark + (label[:1].upper() + label[1:] if capital else label) + sign + shown)
    rng.shuffle(lines)
    glue = "\n" if mark or sign in (" | ", "; ") else rng.choice(["\n", "\n", "\n", "; ", ", "])
    return writer.document(domain, glue.join(lines))


GENERIC_KINDS = [
    "person",
    "city",
    "company",
    "product",
    "model_name",
    "small",
    "count",
    "large",
    "money",
    "date",
    "date",
    "time",
    "time",
    "code",
    "email",
    "title",
    "color",
    "material",
    "job",
    "percent",
    "decimal",
    "duration",
    "noun",
    "phone",
    "version",
    "weekday",
]
NORMALISED = ["date", "date", "date", "time", "time", "money", "small"]  # kinds whose JSON is not their text
GENERIC = [
    "The {k} is {v}.",
    "{K}: {v}.",
    "{K} is {v}.",
    "It has {v} as {k}.",
    "with {k} {v}",
    "For the {k} we chose {v}.",
    "{v} is the {k}.",
    "We set the {k} to {v}.",
    "Our {k} will be {v}.",
    "{k} = {v}",
    "As for the {k}, it is {v}.",
    "They use {v} as the {k}.",
]


def generic(rng, held, size: int, kinds: list = GENERIC_KINDS) -> Document:
    """Statements about fields with invented or arbitrary names: the name in the question finds the name in the text."""
    facts, lines, names = [], [], set()
    while len(facts) < size:
        roll = rng.random()
        if roll < 0.4:
            name = values.invented(rng, held, 1, 2)
        elif roll < 0.7:
            name = f"{rng.choice(words.FIELD_ADJECTIVE)} {rng.choice(words.FIELD_NOUN)}"
        else:
            name = f"{rng.choice(words.FIELD_NOUN)} {rng.choice(['name', 'number', 'code', 'date', 'time', 'size', 'type', 'value', 'id', 'place', 'count', 'level', 'status'])}"
        if name in names:
            continue
        names.add(name)
        value = make(rng.choice(kinds), rng, held)
        line = (
            rng.choice(GENERIC)
            .replace("{K}", name[:1].upper() + name[1:])
            .replace("{k}", name)
            .replace("{v}", value.text)
        )
        lines.append(line)
        facts.append(
            Fact(
                "generic:" + name,
                value.json,
                value.type,
                (name.replace(" ", "_"),),
                (),
                ("", f"the {name}"),
                value.hint,
                text=value.text,
            )
        )
    return Document("generic", rng.choice([" ", " ", "\n"]).join(lines).replace(".m..", ".m."), facts)


def document(rng: random.Random, held: bool, domain: str | None = None) -> Document:
    """A document as training sees them; `held` draws names and values nobody has seen."""
    roll = rng.random()
    domain = domain or practice.draw(rng, list(domains.TRAIN))
    if roll < 0.32:
        return prose(rng, held, domain, rng.choice([1, 1, 1, 2, 2, 3]))
    if roll < 0.56:
        return scene(rng, held, rng.choice([1, 1, 2, 2, 3, 4]))
    if roll < 0.77:
        return loose(rng, held, rng.choice([1, 2, 2, 2, 3, 3, 4]))
    if roll < 0.85:
        return listings(rng, held)
    if roll < 0.93:
        domain = domain if rng.random() < 0.6 else "scene:" + rng.choice(list(scenes.PARSED if held else scenes.TRAINED))
        return form(rng, held, domain, rng.randint(2, 7))
    return generic(rng, held, rng.randint(1, 4))

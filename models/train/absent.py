"""What a text does not say, and may be asked for all the same: the answer is null, and nothing that the text does say may answer it."""

import random
import re

import concepts_more
import domains
import lists
import tables
import values
import words
from choices import ENUMS, FLAGS
from concepts import CONCEPTS, VAGUE
from documents import SAME_TYPE, Document, Fact, concepts_of

# Facts that answer for each other: none of a group is asked for as absent when the text states another one.
CLOSE = [
    set(group.split())
    for group in tables.text("absent", "CLOSE").strip().splitlines()
]
# The general concept of a kind: whatever is stated of that kind would answer it.
GENERAL = ["person", "city", "company", "date", "time", "customer", "title"]


def answered(name: str, stated: set) -> bool:
    """Whether asking for `name` could be answered by something else the text states."""
    if any(name in group and group & stated for group in CLOSE) or "person" in stated and CONCEPTS[name].kind == "person":
        return True
    return name in GENERAL and any(c in CONCEPTS and CONCEPTS[c].kind == CONCEPTS[name].kind for c in stated)


# Words that tell somebody's job without its being a fact.
OCCUPATIONS = set(tables.text("absent", "OCCUPATIONS").split())


def qualities(fact: Fact) -> set:
    """`color` and `material`, where a thing's own name tells it."""
    inside = set(fact.json.split(" ")[:-1]) if fact.concept == "product" and fact.json else set()
    return {name for name, known in (("color", words.COLOR), ("material", words.MATERIAL)) if inside & set(known)}


def absent(rng: random.Random, document: Document) -> list:
    """Facts the text does not state, to be answered with null: of the domain, or of the types it does state."""
    domain = (
        document.domain
        if document.domain in domains.TRAIN or document.domain in domains.HELD_OUT or document.domain.startswith("scene:")
        else rng.choice(list(domains.TRAIN))
    )
    stated = {f.concept for f in document.facts} | document.others
    pool = set(concepts_of(domain))
    if rng.random() < 0.4:
        pool |= {name for group in SAME_TYPE if set(group) & stated for name in group}
    if any(qualities(f) for f in document.facts):
        pool -= {"color", "material"}  # the thing's name tells one of them
    if OCCUPATIONS & set(re.findall("[a-z]+", document.text.lower())):
        pool -= {"job"}  # "our cook"
    if re.search("publish|brought out", document.text):
        pool -= {"publisher"}  # "Ann Lee published a paper" answers `published_by`
    counted = [re.escape(f.text) for f in document.facts if f.concept in ("quantity", "weight")]
    if "the goods" in document.text or counted and re.search(f"(?:{'|'.join(counted)}) (?:of )?[a-z]{{3,}}", document.text):
        pool -= {"product"}  # "68 g of fish"
    if "weight" in stated or "area" in stated:
        pool -= {"quantity"}  # "24 kg of honey" is a quantity too
    if any(CONCEPTS[name].kind == "date" for name in stated if name in CONCEPTS):
        pool -= {"year"}  # which the date tells
    pool -= {name for name in GENERAL if CONCEPTS[name].kind in document.drawn.values()}  # "In Budapest it is different."
    shown = document.near | {k for f in document.facts if f.concept.startswith("list:") for k in lists.LISTS[f.concept[5:]].kinds}
    names = [n for n in sorted(pool) if n not in stated and not answered(n, stated) and CONCEPTS[n].kind not in shown]
    taken = document.blocked | {
        k for f in document.facts for k in f.keys + tuple(o.replace(" ", "_") for o in f.other_keys)
    }
    found, unfit = [], taken | VAGUE
    for name in names:
        concept = CONCEPTS[name]
        keys, about = concepts_more.known(name, concept.keys, concept.descriptions, document.more)
        keys = tuple(k for k in keys if k not in unfit)
        if keys:
            type_, hint = values.written(concept.kind)
            found.append(Fact(name, None, type_, keys, concept.held_keys, about, hint, units={"no " + name}))
    for source, kind in ((FLAGS, "flag:"), (ENUMS, "enum:")):
        choice = source[rng.choice(list(source))]
        keys, about = concepts_more.known(kind + choice.id, choice.keys, (choice.description,), document.more)
        keys = tuple(k for k in keys if k not in taken)
        told = {"flag:" + choice.id, "enum:" + choice.id} | ({"stock"} if choice.id == "available" else set())
        if rng.random() < 0.3 and keys and not stated & told and choice.id != "sentiment":  # a text without feeling is neutral
            spelled = tuple(rng.choice(s) for s, _ in choice.labels) if kind == "enum:" else ()
            found.append(
                Fact(kind + choice.id, None, "string" if spelled else "boolean", keys, (), about, labels=spelled, units={"no " + kind + choice.id})
            )
    return found

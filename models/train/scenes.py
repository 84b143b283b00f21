"""Sentences put together from parts: a subject, what it did, to what, and when, where or for how much, in changing order.

Whole sentences as in `domains.py` can be learnt by heart. These cannot: every part changes on its own, so reading has to follow the words
that bind a value to its role. A scene is `# name`, a line `> subjects`, then lines `verbs | objects | adjuncts`; parts are separated by ` ; `.
An object or adjunct may be `-` for none. `+ ` lines are sentences that stand by themselves.
"""

import random
import re

import practice
import tables

SCENES = tables.text("scenes", "SCENES")
MORE = tables.text("scenes", "MORE")  # for training alone: the evaluation stays what it was

APPOSITIONS = [
    ", {age},",
    " ({age})",
    ", aged {age},",
    ", {age} years old,",
    " from {home}",
    " of {home}",
    " ({home})",
    ", a {job},",
    ", a {job} from {home},",
    ", who lives in {home},",
    ", who works as a {job},",
    ", who can be reached at {phone},",
    " ({email})",
    ", born on {birth_date},",
    ", born in {birthplace},",
    ", customer number {customer_id},",
]
PEOPLE = set("customer person guest owner employee patient winner student reporter tenant witness sender teacher".split())
ROLES = PEOPLE - {"person"} | {"owner", "seller", "author", "speaker"}
DATES = {"year", "date", "start_date"}
FRONTED = ("on ", "in ", "at ", "after ", "since ", "from ", "with ", "for ", "until ", "by {due")


def _parts(text: str) -> list:
    return [part.strip() for part in text.split(" ; ") if part.strip() and part.strip() != "-"]


def _parse(text: str) -> dict:
    scenes: dict = {}
    for line in text.strip().splitlines():
        if line.startswith("# "):
            scene = scenes[line[2:]] = {"subjects": [], "predicates": [], "alone": []}
        elif line.startswith("> "):
            scene["subjects"] = _parts(line[2:])
        elif line.startswith("+ "):
            scene["alone"].append(line[2:])
        else:
            plain = line.removeprefix("! ")
            scene["predicates"].append((*(_parts(part) for part in plain.split(" | ")), plain != line))
    return scenes


PARSED = _parse(SCENES)
TRAINED = PARSED | _parse(MORE)  # what training chooses from


def slots(text: str) -> set:
    return {part.split("}")[0].split(":")[0] for part in text.split("{")[1:]}


def predicate(rng: random.Random, parts: tuple, used: set, most: int) -> tuple:
    """A verb, its object and adjuncts that say nothing twice; `used` names the slots that are taken. Also an adjunct to put in front."""
    verbs, objects, adjuncts, _ = parts
    verb = rng.choice(verbs)
    object_ = rng.choice(objects) if objects else ""
    used |= slots(verb + object_)
    chosen = []
    for adjunct in rng.sample(adjuncts, len(adjuncts)):
        named = slots(adjunct)
        twice = any(adjunct.startswith("by {") and c.startswith("by {") or named & DATES and slots(c) & DATES for c in chosen)
        if len(chosen) < most and named and not named & used and not twice and not (object_ == "" and chosen and rng.random() < 0.2):
            chosen.append(adjunct)
            used |= named
    front = ""
    if chosen and len(chosen[-1]) < 40 and chosen[-1].startswith(FRONTED) and rng.random() < 0.3:
        front = chosen.pop()
    return " ".join(p for p in [verb, object_, *chosen] if p), front


def unit(parts: tuple) -> str:
    """The name a predicate is practised under: its verbs and objects."""
    return " ; ".join(parts[0] + parts[1])


def sentence(rng: random.Random, scene: dict, used: set) -> tuple:
    """A template for `documents.Writer`, and the units it is put together from."""
    subject, parts = practice.draw(rng, scene["subjects"]), practice.draw(rng, scene["predicates"], unit)
    units = [subject, unit(parts)]
    *_, roleless = parts
    if roleless:
        subject = re.sub(r"\{(\w+)\}", lambda m: "[person]" if m[1] in ROLES else m[0], subject)
    named = slots(subject)
    used |= named
    if len(named) == 1 and named <= PEOPLE and subject.endswith("}") and rng.random() < 0.18:
        extra = rng.choice(APPOSITIONS)
        if not slots(extra) & used and not ("family" in subject):
            subject += extra
            used |= slots(extra)
    first, front = predicate(rng, parts, used, rng.choice([0, 1, 1, 2, 2, 3]))
    said = f"{subject} {first}"
    if rng.random() < 0.15:
        parts = practice.draw(rng, scene["predicates"], unit)
        if not parts[3] and not any(slots(o) & used for o in parts[1]):
            more, _ = predicate(rng, parts, used, rng.choice([0, 1]))
            said += " and " + more
            units.append(unit(parts))
    said = said.rstrip(",")
    if front:
        return front[:1].upper() + front[1:] + rng.choice([", ", " , ", ", "]).replace(" ,", ",") + said + ".", tuple(units)
    return (said if subject.startswith("{") else said[:1].upper() + said[1:]) + ".", tuple(units)


def templates(rng: random.Random, name: str, size: int) -> list:
    """Sentences of one scene, each with the units it is put together from; what was said is not said again."""
    scene, used, out = TRAINED[name], set(), []
    for _ in range(size):
        if scene["alone"] and rng.random() < 0.3:
            line = practice.draw(rng, scene["alone"])
            if not slots(line) & used - {"flag", "enum"} and (line, (line,)) not in out:
                used |= slots(line)
                out.append((line, (line,)))
        else:
            out.append(sentence(rng, scene, used))
    return out


def concepts(name: str) -> set:
    scene = TRAINED[name]
    texts = scene["subjects"] + scene["alone"] + [t for parts in scene["predicates"] for part in parts[:3] for t in part]
    return {slot for text in texts for slot in slots(text)}

"""Classification tasks: a text, the labels it may have, and the one that fits.

A line of text is a whole sentence of its class, or a frame with words of the class in it (`labels_*.py`). A tenth of sentences,
frames and longer cues is held out and comes only in the evaluation. The answer is a bare label, or `{"label": "..."}` under a
schema with an enum. Labels change their spelling and order from prompt to prompt.
"""

import json
import random
import re

import labels_intent
import labels_language
import labels_priority
import labels_sentiment
import labels_spam
import labels_topic
import tables
import values
import words

SLOT = re.compile(r"\{(\w+)\}")


def listed(text: str) -> list:
    """The entries of a ` / `-separated block, in order, each once."""
    return list(dict.fromkeys(" ".join(part.split()) for part in re.split(r"\s/\s", text.strip()) if part.strip()))


def plain(text: str) -> str:
    return " " + " ".join(re.findall(r"[\w{}']+", text.lower())) + " "


class Task:
    """The texts of one `labels_*.py`, split into what is trained and what is held out."""

    def __init__(self, tables, keys: list, what: str):
        self.keys, self.what = keys, what
        self.greeted = what in ("intent", "priority", "kind of message")  # now and then a greeting comes first
        self.spellings = {c: [s.strip() for s in text.split(",")] for c, text in tables.SPELLINGS.items()}
        self.meaning = tables.MEANING
        self.sets = [self.label_set(line) for line in tables.SETS.strip().splitlines()]
        sentences = {c: listed(text) for c, text in tables.SENTENCES.items()}
        cues = {c: {slot: listed(text) for slot, text in tables.WORDS.get(c, {}).items()} for c in self.spellings}
        self.shared = {slot: listed(text) for slot, text in tables.WORDS.get("*", {}).items()}
        frames = listed(tables.FRAMES)
        everything = [t for texts in sentences.values() for t in texts]
        everything += [t for slots in cues.values() for texts in slots.values() for t in texts if long(t)]
        self.secret = {plain(t) for t in everything if words.held_out(t)}
        self.inside = [p for p in self.secret if len(p.split()) >= 3]
        self.sentences = {c: self.halves(texts) for c, texts in sentences.items()}
        self.cues = {c: {slot: self.halves(texts, True) for slot, texts in s.items()} for c, s in cues.items()}
        both = {held: [f for f in frames if words.held_out(f) == held] for held in (False, True)}
        self.frames = {
            c: {held: [f for f in both[held] if self.usable(c, f)] for held in (False, True)} for c in self.spellings
        }

    def halves(self, texts: list, are_cues: bool = False) -> dict:
        """{False: trained, True: held out}. Cues of one or two words are vocabulary, and on both sides; training has no text that
        contains a held-out one."""
        vocabulary = [t for t in texts if are_cues and not long(t)]
        whole = [t for t in texts if t not in vocabulary]
        held = [t for t in whole if words.held_out(t)]
        kept = [t for t in whole if not self.leaks(t)]
        return {False: vocabulary + kept, True: vocabulary + held or kept}

    def leaks(self, text: str) -> bool:
        text = plain(text)
        return text in self.secret or any(part in text for part in self.inside)

    def usable(self, name: str, frame: str) -> bool:
        known = GENERAL | set(self.shared) | set(self.cues[name])
        return all(slot.rstrip("23") in known for slot in SLOT.findall(frame))

    def label_set(self, line: str) -> dict:
        """`now=high, later=low+medium`: label → classes."""
        pairs = [part.strip().partition("=") for part in line.split(",")]
        return {label: (classes or label).split("+") for label, _, classes in pairs}

    def labels(self, rng) -> dict:
        """The labels of one prompt, in its order, with the classes each stands for."""
        if self.sets and rng.random() < 0.5:
            chosen = list(rng.choice(self.sets).items())
        else:
            chosen = [(rng.choice(spellings), [c]) for c, spellings in self.spellings.items() if c not in EXTRA]
        rng.shuffle(chosen)
        if len(chosen) > 4:
            chosen = chosen[: rng.randint(3, min(7, len(chosen)))]
        return dict(chosen)

    def line(self, rng, held: bool, name: str, held_phrases: bool) -> str:
        """One line of class `name`."""
        frames = self.frames[name][held_phrases]
        if frames and rng.random() < 0.7:
            text = Filler(rng, held, self, name, held_phrases).fill(rng.choice(frames))
            text = re.sub(r"(^|[.!?] |[¿¡])([^\W\d_])", lambda m: m[1] + m[2].upper(), text)
        else:
            text = Filler(rng, held, self, name, held_phrases).fill(rng.choice(self.sentences[name][held_phrases]))
        return text.lower().rstrip(".!") if self.what != "language" and rng.random() < 0.04 else text


def long(cue: str) -> bool:
    return len(SLOT.sub("x", cue).split()) > 2


EXTRA = {"mixed"}  # classes that only label sets name
GENERAL = {"T", "t", "p", "ps", "n", "c", "q", "m", "day"}


class Filler:
    """Fills the slots of one line; `{w2}` is another draw from the list of `{w}`."""

    def __init__(self, rng, held: bool, task: Task, name: str, held_phrases: bool):
        self.rng, self.held, self.task, self.name, self.held_phrases = rng, held, task, name, held_phrases
        self.used: set = set()
        self.product = rng.choice(words.split(words.PRODUCT, held))
        self.thing = rng.choice(labels_sentiment.THINGS).replace("{p}", self.product[0])

    def fill(self, text: str) -> str:
        while SLOT.search(text):
            text = SLOT.sub(self.one, text)
        if self.task.what == "language":
            return text
        return re.sub(r"\b([Aa]) (?!one|eu)([aeioAEIO]|um)", r"\1n \2", text)

    def one(self, match) -> str:
        slot = match[1].rstrip("23")
        lists = self.task.cues[self.name]
        pool = lists[slot][self.held_phrases] if slot in lists else self.task.shared.get(slot)
        if pool:
            fresh = [entry for entry in pool if entry not in self.used] or pool
            self.used.add(chosen := self.rng.choice(fresh))
            return chosen
        return {
            "T": lambda: self.thing[:1].upper() + self.thing[1:],
            "t": lambda: self.thing,
            "p": lambda: self.product[0],
            "ps": lambda: self.product[1],
            "n": lambda: values.first_name(self.rng, self.held).text,
            "c": lambda: values.city(self.rng, self.held).text,
            "q": lambda: str(self.rng.randint(2, 9)),
            "m": lambda: values.money(self.rng).text,
            "day": lambda: self.rng.choice(words.WEEKDAYS),
        }[slot]()


TASKS = {
    "sentiment": Task(labels_sentiment, ["sentiment", "mood", "opinion", "label", "tone"], "sentiment"),
    "topic": Task(labels_topic, ["topic", "category", "subject", "label", "theme"], "topic"),
    "intent": Task(labels_intent, ["intent", "category", "label", "request", "intention"], "intent"),
    "spam": Task(labels_spam, ["spam", "label", "class", "kind", "type"], "kind of message"),
    "priority": Task(labels_priority, ["priority", "urgency", "label", "severity"], "priority"),
    "language": Task(labels_language, ["language", "lang", "label"], "language"),
}

# Lines that say nothing about any label.
CALM = listed("""
I hope you are well. / Kind regards. / Best wishes. / As discussed, here are the details. / I am writing on behalf of my family. /
We have worked together before. / Please keep this for your records. / This is my second message. / See below. / For your information. /
I am new here. / You know the background. / My number is in the signature. / {n} is in copy. / More details below. / Regards, {n}
""")
OPENERS = listed("Hello, / Hi {n}, / Dear {n}, / Dear team, / Dear all, / Good morning, / Hi, / Dear Sir or Madam, / Hey {n}, / Hi team,")

ASK = [
    "Classify the {w} of the text: {l}.",
    "What is the {w}? Answer with one of: {l}.",
    "You classify texts. Labels: {l}. Answer with the label only.",
    "Choose the {w} from {l}.",
    "Is the {w} {o}?",
    "Label the text as {o}.",
    "Determine the {w} ({l}). Reply with one word.",
    "{w}: {l}",
    "Which {w} fits the text: {o}?",
    "Read the message and say whether it is {o}.",
    "Possible labels: {l}. Which one fits?",
    "Assign one of these labels to the text: {l}.",
    "Sort the message into one of these classes: {l}. Answer with the class.",
    "Answer only with {o}.",
    "You are a classifier. Output exactly one of {l}.",
    "{o}?",
    "Pick the right label ({l}).",
    "Decide on the {w}: {l}. No explanation.",
    "Tag this text with one label out of {l}.",
]
ASK_DESCRIBED = [
    "Classify the {w} of the text. Labels:\n{d}",
    "Choose one label and answer with it only:\n{d}",
    "What is the {w}?\n{d}",
    "Labels:\n{d}\nAnswer with one of them.",
]
ASK_JSON = [
    'Classify the {w} of the text as JSON: {{"{k}": "{p}"}}',
    "Answer with JSON that matches this schema:\n{s}",
    "Classify the text. Return JSON with {k} ({l}).",
    "JSON Schema:\n{s}",
    "{s}",
    "Return a JSON object with the key {k}, one of {l}.",
    "Extract the following fields as JSON:\n- {k}: the {w} (one of {l})",
    "Extract {k} ({l}) as JSON.",
    'Answer in this form: {{"{k}": "{p}"}}',
    "What is the {w} of this text? Answer as JSON with the key {k}: {o}.",
    "Label the text. Respond with JSON according to this schema: {s}",
    "You classify messages and answer only with JSON. The schema is:\n{s}",
    "Fill in this field. Answer with JSON only.\n- {k} (one of {l})",
    "JSON with {k}, please: {o}.",
]
ASK_JSON_DESCRIBED = [
    "Classify the text. Answer with JSON with the key {k}. The labels are:\n{d}",
    "Return JSON with {k}, one of:\n{d}",
    "Read the text and fill in {k} as JSON:\n{d}",
]


def ask(rng: random.Random, held: bool, name: str | None = None, held_phrases: bool = False) -> dict:
    name = name or rng.choice(
        ["sentiment"] * 4 + ["topic"] * 4 + ["intent"] * 2 + ["priority"] * 2 + ["spam", "language"]
    )
    task = TASKS[name]
    labels = task.labels(rng)
    label = rng.choice(list(labels))
    text = message(rng, held, task, labels, label, held_phrases)
    made = prompt(rng, text, label, labels, task, rng.choice(task.keys), name)
    # One conversation trains many labels for the same instruction; the evaluation asks for one.
    for _ in range(0 if held else min(int(rng.expovariate(1 / 10)), 24)):
        label = rng.choice(list(labels))
        made = again(made, message(rng, held, task, labels, label, held_phrases, (1, 1, 1, 1, 2)), label)
    return made


def message(rng, held: bool, task: Task, labels: dict, label: str, held_phrases: bool, counts=(1, 1, 1, 2, 2, 3)) -> str:
    """Lines of a class that `label` stands for (as many as one of `counts`), now and then among lines that say nothing."""
    lines = []
    for _ in range(rng.choice(counts)):
        line = task.line(rng, held, rng.choice(labels[label]), held_phrases)
        if line not in lines:
            lines.append(line)
    blank = lambda text: text.replace("{n}", values.first_name(rng, held).text)
    if task.what != "language" and rng.random() < 0.1:
        lines.insert(rng.randint(0, len(lines)), blank(rng.choice(CALM)))
    if task.greeted and label != "greeting" and rng.random() < 0.12:
        lines.insert(0, blank(rng.choice(OPENERS)))
    return " ".join(lines)


def again(made: dict, text: str, label: str) -> dict:
    """The same conversation, one message later."""
    value = dict.fromkeys(made["value"], label) if made["schema"] else label
    return made | {
        "messages": made["messages"] + [("assistant", made["answer"]), ("user", text)],
        "answer": json.dumps(value, ensure_ascii=False) if made["schema"] else label,
        "value": value,
    }


def prompt(rng, text: str, label: str, labels: dict, task: Task, key: str, name: str) -> dict:
    names = list(labels)
    schema = {"type": "object", "properties": {key: {"type": "string", "enum": names}}, "required": [key]}
    as_json, described = rng.random() < 0.55, rng.random() < 0.12 and bool(task.meaning)
    slots = {
        "w": task.what,
        "l": ", ".join(names),
        "o": ", ".join(names[:-1]) + " or " + names[-1],
        "k": key,
        "p": "|".join(names),
        "s": json.dumps(schema, ensure_ascii=False),
    }
    if described:
        slots["d"] = "\n".join(f"- {n}: " + ", or ".join(task.meaning[c] for c in labels[n]) for n in names)
    forms = (ASK_JSON_DESCRIBED if described else ASK_JSON) if as_json else ASK_DESCRIBED if described else ASK
    words_ = rng.choice(forms).format(**slots)
    if rng.random() < 0.7:
        wrap = rng.choice(["{t}", "{t}", "{t}", "Text: {t}", '"{t}"', "Message: {t}"])
        messages = [("system", words_), ("user", wrap.replace("{t}", text))]
    else:
        body = rng.choice(["{i}\n\n{t}", "{i}\n{t}", "{t}\n\n{i}", "{i}\n\nText: {t}"])
        messages = [("user", body.replace("{i}", words_).replace("{t}", text))]
    value = {key: label} if as_json else label
    return {
        "messages": messages,
        "answer": json.dumps(value, ensure_ascii=False) if as_json else label,
        "value": value,
        "task": "classify",
        "free": False,
        "schema": schema if as_json else None,
        "kinds": {key: name},
        "domain": name,
    }

"""Held-out evaluation: greedy answers to tasks whose names, values and (suite by suite) more have never been trained on.

Every task uses held-out entities. Beyond that: `entities` nothing else is new; `templates` the sentences are new; `fields` the field
names are new; `domains` the domain, its sentences and their combination are new; `invented` the field names are made-up words;
`long` asks about one of several texts. Classification is on sentences never seen; words and cues of two words are on both sides. A field counts when its value is exactly right
(numbers by value); an answer that is not JSON has no field right.

The model is a checkpoint (`--work DIR`) or anything behind an OpenAI-compatible server (`--url`), with or without `response_format`.
"""

import argparse
import json
import random
import time
import urllib.error
import urllib.request
from collections import defaultdict
from decimal import Decimal, InvalidOperation
from pathlib import Path

import chat
import classify
import documents
import domains
import extract
import mixture
import stories


def _entities(rng):
    return extract.ask(rng, documents.document(rng, True), blind=False)


def _templates(rng):
    if rng.random() < 0.5:
        return extract.ask(rng, documents.loose(rng, True, rng.choice([1, 2, 3]), new_phrasing=True), blind=False)
    domain = rng.choice([d for d in domains.TRAIN if domains.sentences(d, True)])
    made = documents.prose(rng, True, domain, rng.choice([1, 2]), domains.sentences(domain, True))
    return extract.ask(rng, made, blind=False)


def _fields(rng):
    return extract.ask(rng, documents.document(rng, True), held_keys=True, blind=False)


def _domains(rng):
    made = documents.prose(rng, True, rng.choice(list(domains.HELD_OUT)), rng.choice([1, 2, 3]))
    return extract.ask(rng, made, blind=False)


def _invented(rng):
    return extract.ask(rng, documents.generic(rng, True, rng.randint(1, 4)), blind=False)


def _hidden(rng):
    """The schema is not in the prompt: only a server that enforces it can be measured."""
    while True:
        made = extract.ask(rng, documents.prose(rng, True, rng.choice(list(domains.TRAIN)), rng.choice([1, 2])))
        if made and made["free"]:
            return made


EXTRACTION = {
    "entities": _entities,
    "templates": _templates,
    "fields": _fields,
    "domains": _domains,
    "invented": _invented,
    "long": lambda rng: mixture.long_document(rng, True),
}
CLASSIFICATION = {
    name: (lambda rng, name=name: classify.ask(rng, True, name, held_phrases=True)) for name in classify.TASKS
}
CHAT = {
    "sums": lambda rng: chat.ask(rng, True, chat.arithmetic),
    "rewriting": lambda rng: chat.ask(rng, True, stories.rewrite),
    "questions about a text": lambda rng: chat.ask(rng, True, chat.about_text),
}


def tasks(make, count: int, seed: int) -> list:
    rng, made = random.Random(seed), []
    while len(made) < count:
        one = make(rng)
        if one:
            made.append(one)
    return made


class Checkpoint:
    """Greedy answers from PyTorch."""

    def __init__(self, folder: Path, name: str):
        import torch

        import tokenizer
        import work

        torch.set_num_threads(1)
        self.model = work.model(work.read(folder / name))
        self.coder, self.prompt = tokenizer.load(folder / "tokenizer.json"), tokenizer.prompt
        self.end = self.coder.token_to_id("<|im_end|>")

    def __call__(self, made: dict) -> str:
        return self.coder.decode(self.model.greedy(self.coder.encode(self.prompt(made["messages"])).ids, self.end))


class Server:
    """Greedy answers over HTTP; `constrain` sends the task's schema as `response_format`."""

    def __init__(self, url: str, constrain: bool):
        self.url, self.constrain = url.rstrip("/") + "/chat/completions", constrain

    def __call__(self, made: dict) -> str:
        body = {
            "model": "hob-nano",
            "temperature": 0,
            "max_tokens": 300,
            "messages": [{"role": r, "content": t} for r, t in made["messages"]],
        }
        if self.constrain and made.get("schema"):
            body["response_format"] = {
                "type": "json_schema",
                "json_schema": {"name": "answer", "strict": True, "schema": made["schema"]},
            }
        request = urllib.request.Request(self.url, json.dumps(body).encode(), {"Content-Type": "application/json"})
        try:
            with urllib.request.urlopen(request, timeout=120) as reply:
                return json.load(reply)["choices"][0]["message"]["content"] or ""
        except urllib.error.HTTPError as error:
            said = error.read().decode(errors="replace")
            if "exceed_context_size" in said or "the context leaves" in said:
                return ""  # a long text that the model cannot hold: no field is right
            raise SystemExit(f"{self.url}: {error.code} {said[:300]}") from error
        except urllib.error.URLError as error:
            raise SystemExit(f"{self.url}: {error.reason}; is the server running?") from error


def leaves(value, into: dict | None = None) -> dict:
    """Field name → value, through nested objects; an array is one field."""
    into = {} if into is None else into
    for key, inner in value.items():
        if isinstance(inner, dict):
            leaves(inner, into)
        else:
            into[key] = inner
    return into


def same(expected, given) -> bool:
    if isinstance(expected, dict) and isinstance(given, dict):
        return expected.keys() == given.keys() and all(same(v, given[k]) for k, v in expected.items())
    if isinstance(expected, list) and isinstance(given, list):
        return len(expected) == len(given) and all(map(same, expected, given))
    if isinstance(expected, extract.Num):
        try:
            return not isinstance(given, (bool, str)) and Decimal(str(expected)) == Decimal(str(given))
        except InvalidOperation:
            return False
    return type(expected) is type(given) and expected == given


def grade(made: dict, text: str, types: dict) -> tuple:
    """(fields right, fields, valid JSON); counts per type into `types`."""
    wanted = leaves(made["value"])
    try:
        got = json.loads(text)
        valid = isinstance(got, dict)
    except json.JSONDecodeError:
        got, valid = {}, False
    got = leaves(got) if valid else {}
    right = 0
    for key, value in wanted.items():
        hit = key in got and same(value, got[key])
        right += hit
        tally = types[made["kinds"].get(key, "string")]
        tally[0] += hit
        tally[1] += 1
    return right, len(wanted), valid


def label_right(made: dict, text: str) -> bool:
    if isinstance(made["value"], dict):
        return grade(made, text, defaultdict(lambda: [0, 0]))[0] == 1
    return text.strip() == made["value"]


def show(made: dict, text: str) -> None:
    for role, said in made["messages"]:
        print(f"  {role}: {said}")
    print(f"  expected: {made['answer']}\n  answered: {text}\n")


def share(part: int, whole: int) -> str:
    return f"{100 * part / max(1, whole):.1f}"


def evaluate(answer, count: int, seed: int, errors: int = 0, hidden: bool = False, only: str = "") -> dict:
    """Run all suites, print the model card's tables and return the figures."""
    types: dict = defaultdict(lambda: [0, 0])
    figures: dict = {}
    chosen = lambda name: not only or name in only.split(",")
    print("| extraction | fields exact | whole answer | valid JSON |\n|---|---|---|---|")
    for name, make in {**EXTRACTION, **({"hidden schema": _hidden} if hidden else {})}.items():
        if not chosen(name):
            continue
        right = fields = whole = valid = 0
        wrong = []
        for made in tasks(make, count, seed):
            text = answer(made)
            a, b, ok = grade(made, text, types)
            right, fields, whole, valid = right + a, fields + b, whole + (a == b), valid + ok
            if a < b:
                wrong.append((made, text))
        figures[name] = {"fields": 100 * right / fields, "whole": 100 * whole / count, "valid": 100 * valid / count}
        print(f"| {name} | {share(right, fields)} | {share(whole, count)} | {share(valid, count)} |", flush=True)
        for made, text in wrong[:errors]:
            show(made, text)
    print("\n| type | fields exact | of |\n|---|---|---|")
    for name, (a, b) in sorted(types.items()):
        print(f"| {name} | {share(a, b)} | {b} |")
    for title, suites, judge in (
        ("classification", CLASSIFICATION, label_right),
        ("chat", CHAT, lambda made, text: text.strip() == made["answer"]),
    ):
        print(f"\n| {title} | exact |\n|---|---|")
        total = 0
        picked = {n: m for n, m in suites.items() if chosen(title) or chosen(n)}
        for name, make in picked.items():
            graded = [(made, text, judge(made, text)) for made in tasks(make, count, seed) for text in [answer(made)]]
            hits = sum(ok for *_, ok in graded)
            total += hits
            figures[name] = 100 * hits / count
            print(f"| {name} | {share(hits, count)} |", flush=True)
            for made, text, ok in [g for g in graded if not g[2]][:errors]:
                show(made, text)
        if picked:
            print(f"| all | {share(total, count * len(picked))} |")
            figures[title] = 100 * total / (count * len(picked))
    return figures


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--url", help="evaluate a server, e.g. http://127.0.0.1:8080/v1, and not a checkpoint")
    parser.add_argument(
        "--constrain", action="store_true", help="with --url: send each task's JSON Schema as response_format"
    )
    parser.add_argument("--count", type=int, default=200, help="tasks a suite")
    parser.add_argument("--eval-seed", type=int, default=2026)
    parser.add_argument("--errors", type=int, default=0, help="wrong answers to show for each suite")
    parser.add_argument("--only", default="", help="comma-separated suites")


def main(options: argparse.Namespace) -> None:
    started = time.monotonic()
    answer = (
        Server(options.url, options.constrain) if options.url else Checkpoint(Path(options.work), options.checkpoint)
    )
    figures = evaluate(
        answer, options.count, options.eval_seed, options.errors, bool(options.url and options.constrain), options.only
    )
    if not options.url and not options.only:
        (Path(options.work) / "evaluation.json").write_text(json.dumps(figures, indent=1))
    print(f"\n{options.count} tasks a suite, seed {options.eval_seed}, {time.monotonic() - started:.0f} s")

"""Consistency of the tables and promises of the tokenizer, checked in seconds before hours are spent on training."""

import argparse
import json
import random
import re
from pathlib import Path

import clauses
import domains
import extract
import mixture
import values
from choices import ENUMS, FLAGS
from concepts import CONCEPTS

LISTS = {"items", "ingredients", "skills"}


def tables() -> None:
    """Every slot names something that exists."""
    for concept in CONCEPTS.values():
        assert concept.kind in values.KINDS, f"concept {concept.id}: no kind {concept.kind}"
    for domain, text in {**domains.TRAIN, **domains.HELD_OUT}.items():
        for name, variant in re.findall(r"\{([a-z_]+)(?::([a-z_]+))?\}", text):
            known = {"flag": variant in FLAGS, "enum": variant in ENUMS}.get(name, name in CONCEPTS or name in LISTS)
            assert known, f"domain {domain}: unknown slot {name} {variant}"
        for kind in re.findall(r"\[(?:[a-z_]+:)?([a-z_]+)\]", text):
            assert kind in values.KINDS, f"domain {domain}: unknown kind {kind}"
    for concept, sentences in clauses.CLAUSES.items():
        for sentence in sentences:
            assert re.findall(r"\{([a-z_]+)\}", sentence) == [concept], f"clause of {concept}: {sentence}"


def tasks(count: int = 3000) -> None:
    """Answers are JSON where they claim to be, equal to the value they are graded by, and never ask for one name twice."""
    rng = random.Random(3)
    for _ in range(count):
        made = mixture.task(rng, 2)
        if made["task"] == "extract":
            parsed = json.loads(made["answer"])
            assert list(parsed) == list(made["value"]), made["answer"]
            assert "".join(text for text, _ in extract.dump_parts(made["value"])) == made["answer"]


def splitting(file: Path, count: int = 2000) -> None:
    """A name has the same pieces after a space, a quote, a bracket and at the start: what copying relies on."""
    import tokenizer

    coder, rng = tokenizer.load(file), random.Random(4)
    for _ in range(count):
        name = values.proper(rng, rng.random() < 0.5, ["Anna", "Berg", "Oslo"])
        bare = coder.encode(name).tokens
        for before, after in ((" ", " "), ('"', '"'), (": ", "\n"), ("(", ")"), ("\n", "."), ('{"', '":')):
            tokens = coder.encode(before + name + after).tokens
            at = len(coder.encode(before).tokens)
            assert tokens[at : at + len(bare)] == bare, f"{before}{name}{after}: {tokens}"
    for text in ("12345", "3.14", "٣"):
        assert coder.decode(coder.encode(text).ids) == text


def main(options: argparse.Namespace) -> None:
    tables()
    tasks()
    file = Path(options.work) / "tokenizer.json"
    if file.exists():
        splitting(file)
    print("tables, tasks" + (", splitting" if file.exists() else "") + ": as they should be")

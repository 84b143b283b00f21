#!/usr/bin/env python3
"""Writes the masks of the native engine along texts of JSON Schemas, to compare WebAssembly with.

    bindings/js/test/expected.py VOCABULARY.gguf SCHEMAS.jsonl[.gz] N OUT.json

Each of `N` schemas has its source, the tokens of a text, and two sums of all masks before them.
Needs the package hob_grammar.
"""

import gzip
import hashlib
import json
import sys
import time
from pathlib import Path

import numpy as np

import hob_grammar


def rows(path):
    """Yields the rows of a file of JSON lines."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        yield from map(json.loads, file)


def greedy(vocabulary):
    """Returns a function that cuts bytes into the longest tokens."""
    tokens = {}
    for token in range(len(vocabulary) - 1, -1, -1):
        if text := vocabulary.token_bytes(token):
            tokens[text] = token
    longest = max(map(len, tokens))

    def cut(text):
        at = 0
        out = []
        while at < len(text):
            n = next(n for n in range(longest, 0, -1) if text[at : at + n] in tokens)
            out.append(tokens[text[at : at + n]])
            at += n
        return out

    return cut


def main(gguf, schemas, n, out):
    """Writes the cases."""
    vocabulary = hob_grammar.Vocabulary.from_gguf(gguf)
    cut = greedy(vocabulary)
    bitmap = hob_grammar.allocate_bitmap(1, len(vocabulary))
    words = bitmap[0].view(np.uint32)
    numbers = np.arange(len(words), dtype=np.uint32)
    weights = [numbers * np.uint32(2) + np.uint32(1), numbers * np.uint32(40503) + np.uint32(7)]
    order = {row["id"]: hashlib.sha256(row["id"].encode()).digest() for row in rows(Path(schemas))}
    chosen = set(sorted(order, key=order.get)[: int(n)])
    cases = []
    for row in rows(Path(schemas)):
        if row["id"] not in chosen:
            continue
        case = {"schema": json.dumps(row["schema"]), "error": False, "tokens": [], "sums": [0, 0]}
        cases.append(case)
        start = time.perf_counter()
        try:
            matcher = hob_grammar.Matcher(
                hob_grammar.Constraint(vocabulary, "json_schema", case["schema"])
            )
        except hob_grammar.Error:
            case["error"] = True
            continue
        texts = [test["data"] for test in row["tests"] if test.get("must_accept")]
        tokens = cut(json.dumps(texts[0]).encode()) if texts else []
        case["nanoseconds"] = []
        for token in tokens[:200]:
            start = time.perf_counter_ns()
            matcher.fill(bitmap)
            case["nanoseconds"].append(time.perf_counter_ns() - start)
            for i, weight in enumerate(weights):
                total = int((words * weight).sum(dtype=np.uint32))
                case["sums"][i] = (case["sums"][i] * 31 + total) & 0xFFFFFFFF
            case["tokens"].append(token)
            if not matcher.advance(token):
                break
    Path(out).write_text(json.dumps(cases), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])

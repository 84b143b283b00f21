#!/usr/bin/env python3
"""Generates texts of JSON Schemas with a real model of transformers, judged by jsonschema.

    bindings/python/real_model.py MODEL.gguf SCHEMAS.jsonl[.gz] [--count 200] [--rows 16]
        [--tokens 256] [--prompt 1500] [--record FILE.json]

A line of the schemas is {"id", "schema", …}; those are taken whose `id` has the smallest SHA-256,
of which nothing is ignored, and whose shortest text fits into `--tokens`. Prompts hold the first
`--prompt` characters of each. `--rows` schemas share a batch of `generate`, each row with a
processor of its own; batches take turns between the best token and sampling at temperature 1. Every
text must be JSON, valid by jsonschema (formats are not checked), and end within its tokens. Exits
with 1 otherwise.

Needs the packages hob_grammar, transformers, torch, gguf and jsonschema.
"""

import argparse
import gzip
import hashlib
import json
import sys
import time
from importlib import metadata
from pathlib import Path

import jsonschema
import torch
import transformers

import hob_grammar
from hob_grammar.transformers import ConstraintLogitsProcessor


class RowProcessors(transformers.LogitsProcessor):
    """A processor of its own for each row of a batch."""

    def __init__(self, processors):
        self.processors = processors

    def __call__(self, input_ids, scores):
        rows = [
            processor(input_ids[i : i + 1], scores[i : i + 1])
            for i, processor in enumerate(self.processors)
        ]
        return torch.cat(rows)


def cases(path):
    """Returns the rows of a file of JSON lines in the order of the sums of their names."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as file:
        found = [json.loads(line) for line in file]
    return sorted(found, key=lambda case: hashlib.sha256(case["id"].encode()).digest())


def fitting(path, vocabulary, n_tokens):
    """Yields schemas with their constraints, as far as a text of them fits into `n_tokens`."""
    for case in cases(path):
        try:
            constraint = hob_grammar.Constraint(vocabulary, "json_schema", case["schema"])
        except hob_grammar.Error as error:
            print(f"{case['id']}: left out: {error}")
            continue
        if constraint.ignored:
            print(f"{case['id']}: left out: {', '.join(constraint.ignored)} ignored")
            continue
        shortest = hob_grammar.Matcher(constraint).completion()
        if len(shortest) < n_tokens:
            yield case, constraint
        else:
            print(f"{case['id']}: left out: its shortest text has {len(shortest)} tokens")


def prompt_of(tokenizer, schema, n_characters):
    """Returns a prompt that asks for a value of a schema, with its beginning."""
    beginning = json.dumps(schema)[:n_characters]
    question = "Write a short example of this JSON Schema, as JSON:\n" + beginning
    messages = [{"role": "user", "content": question}]
    return tokenizer.apply_chat_template(messages, tokenize=False, add_generation_prompt=True)


def fault(text, schema):
    """Returns what is wrong with a text, if anything is."""
    try:
        value = json.loads(text)
    except ValueError as error:
        return f"no JSON: {error}"
    validator = jsonschema.validators.validator_for(schema, jsonschema.Draft202012Validator)
    error = jsonschema.exceptions.best_match(validator(schema).iter_errors(value))
    return error and f"not valid: {error.message[:200]}"


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("model", type=Path)
    parser.add_argument("schemas", type=Path)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--rows", type=int, default=16)
    parser.add_argument("--tokens", type=int, default=256)
    parser.add_argument("--prompt", type=int, default=1500)
    parser.add_argument("--record", type=Path)
    given = parser.parse_args()

    source = {"pretrained_model_name_or_path": given.model.parent, "gguf_file": given.model.name}
    tokenizer = transformers.AutoTokenizer.from_pretrained(**source, padding_side="left")
    model = transformers.AutoModelForCausalLM.from_pretrained(**source, dtype=torch.float32).eval()
    vocabulary = hob_grammar.from_transformers(tokenizer)
    chosen = []
    for found in fitting(given.schemas, vocabulary, given.tokens):
        chosen.append(found)
        if len(chosen) == given.count:
            break

    faults, n_tokens, began = [], 0, time.monotonic()
    for at in range(0, len(chosen), given.rows):
        batch = chosen[at : at + given.rows]
        sample = at // given.rows % 2 == 1
        torch.manual_seed(at)
        prompts = [prompt_of(tokenizer, case["schema"], given.prompt) for case, _ in batch]
        inputs = tokenizer(prompts, return_tensors="pt", padding=True)
        processors = [ConstraintLogitsProcessor(c, max_new_tokens=given.tokens) for _, c in batch]
        options = {"do_sample": True, "temperature": 1.0, "top_k": 0} if sample else {}
        output = model.generate(
            **inputs,
            max_new_tokens=given.tokens,
            logits_processor=[RowProcessors(processors)],
            **{"do_sample": False, **options},
        )
        answers = output[:, inputs["input_ids"].shape[1] :]
        for (case, _), answer in zip(batch, answers):
            n_tokens += int((answer != tokenizer.pad_token_id).sum())
            text = tokenizer.decode(answer, skip_special_tokens=True)
            if wrong := fault(text, case["schema"]):
                faults.append({"id": case["id"], "text": text, "fault": wrong})
                print(f"{case['id']}: {wrong}\n    {text[:300]}")
        seconds = time.monotonic() - began
        done = f"{at + len(batch)} of {len(chosen)}"
        print(f"{done}: {len(faults)} faults, {seconds:.0f} s", flush=True)
    if given.record:
        packages = (hob_grammar, transformers, torch, jsonschema)
        versions = {package.__name__: metadata.version(package.__name__) for package in packages}
        counts = {"schemas": len(chosen), "tokens": n_tokens, "faults": faults}
        record = {"model": given.model.name, **versions, **counts}
        given.record.write_text(json.dumps(record, indent=1) + "\n", encoding="utf-8")
    sys.exit(bool(faults) or len(chosen) < given.count)


if __name__ == "__main__":
    main()

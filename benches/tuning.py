#!/usr/bin/env python3
"""What each limit of grammar/src/tuning.rs does to masks: its value beside others, in one run.

  benches/tuning.py --cases schema_bench.jsonl.gz --vocab tokenizer.gguf [--count 300] [--rounds 5]
      [--only NAME …] [--factors 0.25 0.5 2 4] [--record benches/record]
  benches/tuning.py --check --cases schema_bench.jsonl.gz --vocab tokenizer.gguf [--count 300]

Builds `grammar/examples/mask_cost.rs` from a clone of the last commit in which each limit is read
from the environment. A case is a line {"id", "schema", "tests": [{"data": …}, …]}; those are taken
whose `id` has the smallest SHA-256, and their texts are cut into the longest tokens. Each value
takes its turn in each round, in a process of its own. Of each mask the least time of the rounds
counts, so that what else the machine does counts little. Prints the mean, median, 99th and 99.9th
percentile of masks in microseconds, and by how much a value changes each; and fails if a value
changes what a mask holds. `--check` does only that, with the least and the most that each limit
may be: no mask may depend on a limit.
"""

import argparse
import datetime
import json
import os
import pathlib
import re
import subprocess
import sys
import tempfile

import numpy as np

from compare import cpu_name, record_folder
from constraint_library import chosen_cases, greedy
from hostile_schemas import tokens as tokens_of

ROOT = pathlib.Path(__file__).resolve().parent.parent
LIMIT = re.compile(r"pub\(crate\) const ([A-Z_]+): (\w+) = ([^;]+);")
FIGURES = ("mean", "p50", "p99", "p99.9")
# the least and the most that a limit may be, where these are not 0 and a million
EXTREMES = {"MAX_LEAF_ROWS": (1, 1 << 15), "MAX_SHORT": (1, 37), "MAX_MIDDLE": (17, 100)}


def adjustable(clone):
    """Makes the limits of a clone functions that read the environment; returns their values."""
    path = clone / "grammar/src/tuning.rs"
    text = path.read_text()
    values = {name: eval(value) for name, _, value in LIMIT.findall(text)}
    body = (
        "#[allow(non_snake_case)]\npub(crate) fn {0}() -> {1} {{\n"
        "    static VALUE: std::sync::OnceLock<{1}> = std::sync::OnceLock::new();\n"
        '    *VALUE.get_or_init(|| match std::env::var("HOB_{0}") {{\n'
        "        Ok(text) => text.parse().unwrap(),\n        Err(_) => {2},\n    }})\n}}"
    )
    path.write_text(LIMIT.sub(lambda found: body.format(*found.groups()), text))
    name = re.compile(rf"\b({'|'.join(values)})\b")
    for source in (clone / "grammar/src").rglob("*.rs"):
        if source == path or not name.search(source.read_text()):
            continue
        # imports and comments keep the name
        parts = re.split(r"(use [^;]+;|//[^\n]*)", source.read_text())
        parts[::2] = [name.sub(r"\1()", part) for part in parts[::2]]
        source.write_text("".join(parts))
    return values


def build(folder):
    """Builds the program with adjustable limits; returns it and the limits."""
    clone = pathlib.Path(folder, "hob")
    subprocess.run(["git", "clone", "--quiet", "--shared", ROOT, clone], check=True)
    values = adjustable(clone)
    command = ["cargo", "build", "--release", "-p", "hob-grammar", "--example", "mask_cost"]
    command += ["--message-format", "json"]
    built = subprocess.run(command, cwd=clone, stdout=subprocess.PIPE, text=True, check=True)
    messages = [json.loads(line) for line in built.stdout.splitlines()]
    (program,) = {m["executable"] for m in messages if m.get("executable")}
    return program, values


def run(program, words, cases, name, value):
    """Returns the times of masks, and their hashes."""
    environment = os.environ | ({f"HOB_{name}": str(value)} if name else {})
    command = [program, words.name]
    done = subprocess.run(command, input=cases, env=environment, stdout=subprocess.PIPE, check=True)
    results = [json.loads(line) for line in done.stdout.splitlines()]
    times = np.array([ns for result in results for ns in result.get("masks", [])])
    return times, [result.get("hash") for result in results]


def check(program, words, cases, names):
    """Compares masks under the extremes of each limit with those of now."""
    _, expected = run(program, words, cases, None, None)
    differing = []
    for name in names:
        for value in EXTREMES.get(name, (0, 1_000_000)):
            _, hashes = run(program, words, cases, name, value)
            changed = [i for i, (now, then) in enumerate(zip(expected, hashes)) if now != then]
            differing += [name] if changed else []
            print(f"{name} = {value}: {len(changed)} of {len(expected)} schemas have other masks")
    if differing:
        sys.exit(f"masks depend on {', '.join(differing)}")


def figures(times):
    quantiles = np.percentile(times, [50, 99, 99.9], method="inverted_cdf")
    return [round(float(ns) / 1000, 3) for ns in (times.mean(), *quantiles)]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cases", type=pathlib.Path, required=True)
    parser.add_argument("--vocab", type=pathlib.Path, required=True)
    parser.add_argument("--count", type=int, default=300)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--only", nargs="+")
    parser.add_argument("--check", action="store_true")
    parser.add_argument("--factors", nargs="+", type=float, default=[0.25, 0.5, 2, 4])
    parser.add_argument("--record", type=pathlib.Path)
    args = parser.parse_args()
    tokens = list(tokens_of(args.vocab))
    chosen = chosen_cases(args.cases, args.count, greedy(tokens))
    lines = [json.dumps(case | {"schema": json.loads(case["schema"])}) for case in chosen]
    cases = "\n".join(lines).encode()
    with tempfile.TemporaryDirectory() as folder, tempfile.NamedTemporaryFile("w") as words:
        words.writelines(token.hex() + "\n" for token in tokens)
        words.flush()
        program, values = build(folder)
        if args.check:
            return check(program, words, cases, args.only or values)
        tried = [(None, None)] + [
            (name, value)
            for name in args.only or values
            for value in sorted({int(values[name] * factor) for factor in args.factors})
            if value != values[name]
        ]
        least = {}
        expected = None
        for number in range(args.rounds):
            for key in tried:
                times, hashes = run(program, words, cases, *key)
                expected = expected or hashes
                if hashes != expected:
                    sys.exit(f"{key} changes what a mask holds")
                least[key] = np.minimum(least.get(key, times), times)
            print(f"round {number + 1} of {args.rounds}", file=sys.stderr)
    now = figures(least[None, None])
    print(f"{len(chosen)} schemas, {len(least[None, None])} masks, {args.vocab.name}, {cpu_name()}")
    print("| limit | value | " + " | ".join(FIGURES) + " |\n|---|--:|" + "--:|" * len(FIGURES))
    print("| as they are | | " + " | ".join(f"{figure:.2f} µs" for figure in now) + " |")
    rows = {}
    for name, value in tried[1:]:
        found = figures(least[name, value])
        rows.setdefault(name, {})[value] = found
        ratios = " | ".join(f"{other / own:.3f}" for other, own in zip(found, now))
        print(f"| {name} = {values[name]} | {value} | {ratios} |")
    if args.record:
        date = datetime.date.today().isoformat()
        record = {
            "cpu": cpu_name(),
            "date": date,
            "schemas": len(chosen),
            "masks": len(least[None, None]),
            "figures": FIGURES,
            "now": {"limits": values, "us": now},
            "others_us": rows,
        }
        path = record_folder(args.record) / f"{date}-tuning-{args.vocab.stem}.json"
        path.write_text(json.dumps(record) + "\n")


if __name__ == "__main__":
    main()

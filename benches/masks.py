#!/usr/bin/env python3
"""What masks cost over many real JSON Schemas: hob beside llguidance, alternating, in one run, one
thread each, caches cold per schema.

  benches/masks.py --cases schema_bench.jsonl.gz --vocab tokenizer.gguf --maskbench PATH/maskbench
      [--count 2000] [--rounds 3] [--record benches/record]

A case is a line {"id", "schema", "tests": [{"data": …}, …]}. Both engines compile each schema, walk
each test's text (compact JSON) token by token, and compute the mask at every place. `maskbench` is
a program that drives the `llguidance` crate so and prints the same figures; without it hob is
measured alone. Objects are open for both (`--open-objects`), as JSON Schema has it; `--closed` adds
a run of hob's own default. Prints a table of medians over the rounds, and writes the samples.
"""

import argparse
import datetime
import gzip
import json
import pathlib
import statistics
import subprocess
import tempfile

from compare import cpu_name, record_folder

ROWS = [
    ("compile p50", lambda r: r["compile_us"]["p50"]),
    ("compile p95", lambda r: r["compile_us"]["p95"]),
    ("compile max", lambda r: r["compile_us"]["max"]),
    ("mask mean", lambda r: r["mask_us"]["mean"]),
    ("mask p50", lambda r: r["mask_us"]["p50"]),
    ("mask p99", lambda r: r["mask_us"]["p99"]),
    ("mask p99.9", lambda r: r["mask_us"]["p999"]),
    ("mask max", lambda r: r["mask_us"]["max"]),
]


def cases(path, count):
    opened = gzip.open(path, "rt") if path.suffix == ".gz" else open(path)
    with opened as lines:
        all_of_them = [json.loads(line) for line in lines]
    count = min(count or len(all_of_them), len(all_of_them))
    return [all_of_them[i * len(all_of_them) // count] for i in range(count)]


def hob_lines(chosen):
    for case in chosen:
        texts = [
            json.dumps(test["data"], ensure_ascii=False, separators=(",", ":"))
            for test in case["tests"]
        ]
        yield json.dumps({"id": case["id"], "schema": case["schema"], "texts": texts}) + "\n"


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--cases", type=pathlib.Path, required=True)
    parser.add_argument("--vocab", required=True, help="a GGUF file with the tokenizer")
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("--maskbench")
    parser.add_argument(
        "--count", type=int, help="so many cases, spread over the file (default: all)"
    )
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--closed", action="store_true", help="measure hob with closed objects too")
    parser.add_argument("--record", type=pathlib.Path)
    options = parser.parse_args()
    chosen = cases(options.cases, options.count)
    with tempfile.TemporaryDirectory() as folder:
        ours, theirs = pathlib.Path(folder, "hob.jsonl"), pathlib.Path(folder, "cases.jsonl")
        ours.write_text("".join(hob_lines(chosen)))
        theirs.write_text("".join(json.dumps(case) + "\n" for case in chosen))
        bench = [options.hob, "grammar", "bench", "-m", options.vocab]
        runs = {"hob": (bench + ["--open-objects"], ours)}
        if options.closed:
            runs["hob, closed objects"] = (bench, ours)
        if options.maskbench:
            command = [options.maskbench, "--vocab", options.vocab, "--schemas", str(theirs)]
            runs["llguidance"] = (command, theirs)
        samples = {name: [] for name in runs}
        for _ in range(options.rounds):
            for name, (command, given) in runs.items():
                with open(given) as lines:
                    out = subprocess.run(
                        command, stdin=lines, capture_output=True, text=True, check=True
                    ).stdout
                samples[name].append(json.loads(out))
    print(
        f"{len(chosen)} schemas, {pathlib.Path(options.vocab).name}, {cpu_name()}, "
        f"medians of {options.rounds}, µs\n"
    )
    print("| | " + " | ".join(samples) + " |\n|---|" + "---:|" * len(samples))
    for title, of in ROWS:
        print(
            f"| {title} | "
            + " | ".join(f"{statistics.median(map(of, runs)):,.1f}" for runs in samples.values())
            + " |"
        )
    for title, of in [
        ("schemas refused", lambda r: str(r["errors"])),
        ("masks", lambda r: f"{r['masks']:,}"),
        ("tokens forced", lambda r: f"{100 * r['forced_share']:.1f} %"),
    ]:
        print(f"| {title} | " + " | ".join(of(runs[0]) for runs in samples.values()) + " |")
    if options.record:
        date = datetime.date.today().isoformat()
        path = (
            record_folder(options.record) / f"{date}-masks-{pathlib.Path(options.vocab).stem}.json"
        )
        keep = ("schemas", "errors", "masks", "compile_us", "mask_us", "forced_share")
        rows = {
            name: [{k: run[k] for k in keep if k in run} for run in runs]
            for name, runs in samples.items()
        }
        path.write_text(
            json.dumps({"date": date, "cpu": cpu_name(), "count": len(chosen), "runs": rows}) + "\n"
        )


if __name__ == "__main__":
    main()

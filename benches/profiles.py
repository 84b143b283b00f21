#!/usr/bin/env python3
"""Measures what the optimizer's options change: speed, size and build time of hob.

  benches/profiles.py [-m a.gguf] [--variant thin --variant one-unit] [--record benches/record]

Builds profile `dist` once as it is and once for each variant, each into a folder of its own below
--builds; a build that is there already is taken as it is, and its time with it. Then every variant
runs `hob bench` in turn, so that what else the machine does meets all of them. Prints a Markdown
table of medians, with ratios to the profile as it is; --record also writes every sample as JSON
under benches/record/<cpu>/<date>-profiles-<threads>t.json.

Without -m the shipped model is measured. Run it on a machine that does nothing else.
"""

import argparse
import datetime
import json
import os
import pathlib
import resource
import statistics
import subprocess

from compare import cpu_name, record_folder

AS_IT_IS = "dist"
VARIANTS = {
    AS_IT_IS: {},
    "thin": {"LTO": "thin"},
    "one-unit": {"CODEGEN_UNITS": "1"},
    "thin-one-unit": {"LTO": "thin", "CODEGEN_UNITS": "1"},
    "fat-one-unit": {"LTO": "fat", "CODEGEN_UNITS": "1"},
}


def children_cpu_seconds():
    """Returns the processor time of the programs that this one has run."""
    usage = resource.getrusage(resource.RUSAGE_CHILDREN)
    return usage.ru_utime + usage.ru_stime


def build(args, name):
    """Builds a variant from nothing, unless it was built; returns its program and the processor
    time of the build in seconds."""
    folder = args.builds / name
    program = folder / "dist" / "hob"
    seconds = folder / "seconds"
    if not (program.exists() and seconds.exists()):
        options = {f"CARGO_PROFILE_DIST_{key}": value for key, value in VARIANTS[name].items()}
        command = ["cargo", "build", "--quiet", "--locked", "--profile", "dist"]
        command += ["--target-dir", str(folder)]
        if args.features:
            command += ["--no-default-features", "--features", args.features]
        start = children_cpu_seconds()
        subprocess.run(command, check=True, env={**os.environ, **options})
        seconds.write_text(f"{children_cpu_seconds() - start:.1f}\n")
    return program, float(seconds.read_text())


def measure(args, program, test):
    """Returns the tokens per second of one run."""
    command = [str(program), "bench", "-t", args.threads, "-r", "1", "--output", "json", *test]
    if args.model:
        command += ["-m", args.model]
    output = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return json.loads(output)[0]["mean"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-m", "--model", help="GGUF file [default: the shipped model]")
    parser.add_argument("-p", "--n-prompt", default="512")
    parser.add_argument("-n", "--n-gen", default="128")
    parser.add_argument("-t", "--threads", default="2")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--features", help="what is built, e.g. cli,default-model to do without GPUs")
    parser.add_argument("--variant", action="append", choices=[*VARIANTS][1:])
    parser.add_argument("--builds", type=pathlib.Path, default="target/profiles")
    parser.add_argument("--record", type=pathlib.Path, help="folder for the samples")
    args = parser.parse_args()

    names = [AS_IT_IS, *(args.variant or [*VARIANTS][1:])]
    tests = {
        f"pp{args.n_prompt}": ["-p", args.n_prompt, "-n", "0"],
        f"tg{args.n_gen}": ["-p", "0", "-n", args.n_gen],
    }
    builds = {name: build(args, name) for name in names}
    samples = {name: {test: [] for test in tests} for name in names}
    for _ in range(args.rounds):
        for test, options in tests.items():
            for name in names:
                samples[name][test].append(measure(args, builds[name][0], options))

    head = [f"{test} t/s | ratio" for test in tests]
    print(f"| variant | {' | '.join(head)} | size, MB | build, CPU s |")
    print("|---|" + "--:|" * (2 * len(tests) + 2))
    rows = []
    for name in names:
        program, seconds = builds[name]
        cells = []
        for test in tests:
            median = statistics.median(samples[name][test])
            ratio = median / statistics.median(samples[AS_IT_IS][test])
            cells.append(f"{median:.1f} | {ratio:.3f}")
        size = program.stat().st_size
        print(f"| {name} | {' | '.join(cells)} | {size / 1e6:.1f} | {seconds:.0f} |")
        row = {"variant": name, "options": VARIANTS[name], "bytes": size, "build_cpu_seconds": seconds}
        rows.append({**row, "samples": samples[name]})
    if args.record:
        date = datetime.date.today().isoformat()
        record = {"date": date, "cpu": cpu_name(), "threads": int(args.threads)}
        record = {**record, "features": args.features or "default", "rows": rows}
        path = record_folder(args.record) / f"{date}-profiles-{args.threads}t.json"
        path.write_text(json.dumps(record, indent=1) + "\n")


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures hob beside llama.cpp, alternating, in one run: medians and their ratio.

  benches/compare.py --hob target/release/hob --llama-bench PATH/llama-bench -m a.gguf -m b.gguf [--record benches/record]

Each round runs hob and then llama-bench on the same test, so that what else the machine does meets both. Prints a
Markdown table; --record also writes every sample as JSON under benches/record/<cpu>/<date>.json.
"""
import argparse
import datetime
import json
import pathlib
import platform
import re
import statistics
import subprocess


def run(command):
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def hob(args, model, test):
    command = [args.hob, "bench", "-m", model, "-t", args.threads, "-r", "1", "--output", "json", *test]
    if args.cpu_isa:
        command += ["--cpu-isa", args.cpu_isa]
    return json.loads(run(command))[0]["mean"]


def peer(args, model, test):
    rows = json.loads(run([args.llama_bench, "-m", model, "-t", args.threads, "-r", "1", "-o", "json", *test]))
    return rows[0]["avg_ts"]


def cpu_name():
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text()
        return re.search(r"model name\s*:\s*(.*)", text).group(1).strip()
    except (OSError, AttributeError):
        return platform.processor() or platform.machine()


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("--llama-bench", required=True)
    parser.add_argument("-m", "--model", action="append", required=True)
    parser.add_argument("-p", "--n-prompt", type=int, default=512)
    parser.add_argument("-n", "--n-gen", type=int, default=128)
    parser.add_argument("-t", "--threads", default="2")
    parser.add_argument("--cpu-isa", help="force an instruction set of hob's")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--record", type=pathlib.Path, help="folder for the samples")
    args = parser.parse_args()

    tests = [(f"pp{args.n_prompt}", ["-p", str(args.n_prompt), "-n", "0"])] if args.n_prompt else []
    tests += [(f"tg{args.n_gen}", ["-p", "0", "-n", str(args.n_gen)])] if args.n_gen else []
    rows = []
    print("| model | test | hob t/s | llama.cpp t/s | ratio |\n|---|---|--:|--:|--:|", flush=True)
    for model in args.model:
        for name, test in tests:
            ours, theirs = [], []
            for _ in range(args.rounds):
                ours.append(hob(args, model, test))
                theirs.append(peer(args, model, test))
            a, b = statistics.median(ours), statistics.median(theirs)
            stem = pathlib.Path(model).stem
            print(f"| {stem} | {name} | {a:.1f} | {b:.1f} | {a / b:.2f} |", flush=True)
            rows.append({"model": stem, "test": name, "hob": ours, "llama.cpp": theirs, "ratio_of_medians": a / b})
    if args.record:
        cpu = cpu_name()
        folder = args.record / re.sub(r"[^a-z0-9]+", "-", cpu.lower()).strip("-")
        folder.mkdir(parents=True, exist_ok=True)
        date = datetime.date.today().isoformat()
        record = {"date": date, "cpu": cpu, "threads": int(args.threads), "cpu_isa": args.cpu_isa, "rows": rows}
        name = f"{date}-{args.cpu_isa or 'default'}-{args.threads}t.json"
        (folder / name).write_text(json.dumps(record, indent=1) + "\n")


if __name__ == "__main__":
    main()

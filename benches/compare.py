#!/usr/bin/env python3
"""Measures hob beside llama.cpp and its forks, alternating, in one run: medians and their ratio.

  benches/compare.py --hob target/release/hob --llama-bench PATH/llama-bench -m a.gguf -m b.gguf
      [--peer 'ik_llama.cpp=PATH/llama-bench -rtr 1'] [--record benches/record]

Each round runs hob and then each peer on the same test, so that what else the machine does meets
all. Prints a Markdown table, whose ratio is that to the fastest peer; --record also writes every
sample as JSON under benches/record/<cpu>/<date>-<name>.json. A peer that cannot read a file or
compute a test has no samples there, and the table has a dash.

--peer NAME=COMMAND, any number of times, adds a fork of llama-bench with options of its own; the
same name twice means the better of both. --depth N measures with N tokens already in the context
(of llama.cpp alone). --batch N measures N sequences written together, against llama-batched-bench
(found next to llama-bench) with and without its repacking, and takes its better median. --wrap CMD
runs every measurement through a command, for example one that keeps other work away meanwhile.
"""

import argparse
import datetime
import json
import pathlib
import platform
import re
import shlex
import statistics
import subprocess
import sys


def run(args, command):
    return subprocess.run(
        [*shlex.split(args.wrap), *command], check=True, capture_output=True, text=True
    ).stdout


def hob(args, model, test):
    command = [
        args.hob,
        "bench",
        "-m",
        model,
        "-t",
        args.threads,
        "-r",
        "1",
        "--output",
        "json",
        *test,
    ]
    if args.cpu_isa:
        command += ["--cpu-isa", args.cpu_isa]
    return json.loads(run(args, command))[0]["mean"]


def peer(args, command, model, test):
    command = [*command, "-m", model, "-t", args.threads, "-r", "1", "-o", "json", *test]
    output = run(args, command)
    # a fork may say something before its answer
    return json.loads(output[output.index("[\n") :])[0]["avg_ts"]


def batched_peer(args, model, n_gen, n_seq, options):
    tool = pathlib.Path(args.llama_bench).with_name("llama-batched-bench")
    command = [
        str(tool),
        "-m",
        model,
        "-t",
        args.threads,
        "-c",
        "4096",
        "-npp",
        "1",
        "-ntg",
        str(n_gen),
    ]
    command += ["-npl", str(n_seq), "--output-format", "jsonl", *options]
    lines = [json.loads(line) for line in run(args, command).splitlines() if line.startswith("{")]
    return lines[-1]["speed_tg"]


def cpu_name():
    try:
        text = pathlib.Path("/proc/cpuinfo").read_text()
        return re.search(r"model name\s*:\s*(.*)", text).group(1).strip()
    except (OSError, AttributeError):
        return platform.processor() or platform.machine()


def peers_of(args):
    """Names and commands of what is measured beside hob."""
    named = [("llama.cpp", args.llama_bench)]
    named += [tuple(peer.split("=", 1)) for peer in args.peer]
    return [(name, shlex.split(command)) for name, command in named]


def tests_of(args):
    """Name, hob's options, and the ways of running each peer."""
    depth = ["-d", str(args.depth)] if args.depth else []
    at = f" @ d{args.depth}" if args.depth else ""
    if args.batch:
        ours = ["-p", "0", "-n", str(args.n_gen), "-b", str(args.batch)]
        theirs = [
            ("llama.cpp", lambda a, m, o=o: batched_peer(a, m, args.n_gen, args.batch, o))
            for o in ([], ["--no-repack"])
        ]
        yield f"tg{args.n_gen} x{args.batch}", ours, theirs
        return
    tests = [(f"pp{args.n_prompt}", ["-p", str(args.n_prompt), "-n", "0"])] if args.n_prompt else []
    tests += [(f"tg{args.n_gen}", ["-p", "0", "-n", str(args.n_gen)])] if args.n_gen else []
    for name, test in tests:
        theirs = [
            (peer_name, lambda a, m, c=command, t=test + depth: peer(a, c, m, t))
            for peer_name, command in peers_of(args)
        ]
        yield name + at, test + depth, theirs


def measure(args, model, test, peers):
    """The samples of hob, and those of each peer: of the better of its ways."""
    ours = []
    theirs = [[] for _ in peers]
    for _ in range(args.rounds):
        ours.append(hob(args, model, test))
        for samples, (name, of_peer) in zip(theirs, peers):
            try:
                samples.append(of_peer(args, model))
            except (subprocess.CalledProcessError, ValueError, IndexError) as error:
                print(f"{name}: {model}: {error}", file=sys.stderr)
    best = {}
    for (name, _), samples in zip(peers, theirs):
        known = best.setdefault(name, [])
        if len(samples) == args.rounds and (
            not known or statistics.median(samples) > statistics.median(known)
        ):
            best[name] = samples
    return ours, best


def record_folder(records):
    """The folder of this machine's records, made if need be."""
    folder = records / re.sub(r"[^a-z0-9]+", "-", cpu_name().lower()).strip("-")
    folder.mkdir(parents=True, exist_ok=True)
    return folder


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("--llama-bench", required=True)
    parser.add_argument("--peer", action="append", default=[], metavar="NAME=COMMAND")
    parser.add_argument("-m", "--model", action="append", required=True)
    parser.add_argument("-p", "--n-prompt", type=int, default=512)
    parser.add_argument("-n", "--n-gen", type=int, default=128)
    parser.add_argument("-d", "--depth", type=int, default=0)
    parser.add_argument("-b", "--batch", type=int, default=0)
    parser.add_argument("-t", "--threads", default="2")
    parser.add_argument("--cpu-isa", help="force an instruction set of hob's")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--wrap", default="", help="command that runs each measurement")
    parser.add_argument("--record", type=pathlib.Path, help="folder for the samples")
    args = parser.parse_args()

    rows = []
    names = list(dict.fromkeys(name for name, _ in peers_of(args)))
    heads = " | ".join(f"{name} t/s" for name in names)
    print(f"| model | test | hob t/s | {heads} | ratio |")
    print("|---|---|--:|" + "--:|" * (len(names) + 1), flush=True)
    for model in args.model:
        for name, test, peers in tests_of(args):
            ours, theirs = measure(args, model, test, peers)
            a = statistics.median(ours)
            medians = {n: statistics.median(theirs[n]) for n in names if theirs[n]}
            ratio = a / max(medians.values()) if medians else None
            stem = pathlib.Path(model).stem
            cells = [f"{medians[n]:.1f}" if n in medians else "–" for n in names]
            cells.append(f"{ratio:.2f}" if ratio else "–")
            print(f"| {stem} | {name} | {a:.1f} | {' | '.join(cells)} |", flush=True)
            row = {"model": stem, "test": name, "hob": ours}
            rows.append(row | theirs | {"ratio_of_medians": ratio})
    if args.record:
        cpu, folder = cpu_name(), record_folder(args.record)
        date = datetime.date.today().isoformat()
        record = {
            "date": date,
            "cpu": cpu,
            "threads": int(args.threads),
            "cpu_isa": args.cpu_isa,
            "rows": rows,
        }
        kind = [f"d{args.depth}"] * bool(args.depth) + [f"x{args.batch}"] * bool(args.batch)
        name = "-".join([date, args.cpu_isa or "default", *kind, f"{args.threads}t.json"])
        (folder / name).write_text(json.dumps(record, indent=1) + "\n")


if __name__ == "__main__":
    main()

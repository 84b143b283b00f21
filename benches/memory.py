#!/usr/bin/env python3
"""The memory that `hob estimate` foretells beside the memory that `hob serve` has, when every slot
has filled its context.

    benches/memory.py [--hob target/release/hob] [--record FILE.json]
        "model.gguf -c 4096 --parallel 2" "other.gguf -c 2048 --cache-type-k q8_0" …

Each argument is a model with options that both commands take; models may be named by patterns of
the shell, and `-` is the shipped one. A slot is filled with tokens of the whole vocabulary, so that
the rows of embeddings are read too. Prints a table of sizes in MiB: the estimate, the resident
size, their difference; and the parts of both, the process's own memory and what it has mapped of
files. Needs Python alone, and /proc.
"""

import argparse
import json
import pathlib
import shlex
import subprocess
import sys
import threading
import time
import urllib.request

MIB = 1 << 20
WAIT = 600
ROWS_TOGETHER = 24
# the name of the model that is a part of the program
SHIPPED = "-"


def estimate(hob, model, options):
    """Returns what `hob estimate` says."""
    named = [] if model == SHIPPED else [model]
    command = [hob, "estimate", *named, "--json", *options]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode not in (0, 1):
        sys.exit(f"{shlex.join(command)}: {done.stderr}")
    return json.loads(done.stdout)


def resident(pid):
    """Returns the bytes of a process's own memory, and of what it has mapped."""
    fields = {}
    for line in pathlib.Path(f"/proc/{pid}/status").read_text().splitlines():
        name, _, value = line.partition(":")
        if name.startswith("Rss"):
            fields[name] = int(value.split()[0]) << 10
    return fields["RssAnon"], fields["RssFile"] + fields["RssShmem"]


def post(address, path, body):
    """Posts JSON, and returns the answer."""
    request = urllib.request.Request(address + path, json.dumps(body).encode())
    with urllib.request.urlopen(request, timeout=WAIT) as answer:
        return json.load(answer)


def fill(address, found, n_vocab):
    """Fills every slot at once with tokens of its own, until all have gone through the vocabulary.

    Rows of embeddings that lie close together come into memory together, so that not every token
    has to be there.
    """
    n_ctx = found["n_ctx"]
    n_all = found["n_slots"] * n_ctx
    n_rounds = max(1, -(-n_vocab // ROWS_TOGETHER // n_all))
    failures = []

    def one(slot, turn):
        first = (turn * found["n_slots"] + slot) * n_ctx
        tokens = [(first + i) * n_vocab // (n_all * n_rounds) for i in range(n_ctx - 1)]
        try:
            body = {"prompt": tokens, "n_predict": 1, "id_slot": slot, "ignore_eos": True}
            post(address, "/completion", body)
        except OSError as error:
            failures.append(f"slot {slot}: {error}")

    for turn in range(n_rounds):
        slots = range(found["n_slots"])
        threads = [threading.Thread(target=one, args=[slot, turn]) for slot in slots]
        for thread in threads:
            thread.start()
        for thread in threads:
            thread.join()
    if failures:
        sys.exit("; ".join(failures))


def is_loaded(address):
    """Returns whether a server has loaded its model."""
    try:
        with urllib.request.urlopen(f"{address}/health", timeout=WAIT):
            return True
    except OSError:
        return False


def serve(hob, model, options, found):
    """Returns the memory of a server whose slots are full."""
    named = [] if model == SHIPPED else ["-m", model]
    command = [hob, "serve", *named, "--port", "0", *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        address = None
        for line in process.stderr:
            if "listening on " in line:
                address = line.split("listening on ")[1].strip()
                break
        threading.Thread(target=process.stderr.read, daemon=True).start()
        while not is_loaded(address):
            if process.poll() is not None:
                sys.exit(f"{shlex.join(command)} ended with {process.returncode}")
            time.sleep(0.1)
        with urllib.request.urlopen(address + "/v1/models", timeout=WAIT) as answer:
            n_vocab = json.load(answer)["data"][0]["meta"]["n_vocab"]
        fill(address, found, n_vocab)
        return resident(process.pid)
    finally:
        process.terminate()
        process.wait()


def main():
    """Measures each shape."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("--record", type=pathlib.Path, help="a file for the figures, as JSON")
    parser.add_argument("--limit", type=float, default=3.0, help="largest difference, in percent")
    parser.add_argument("shapes", nargs="+", help="a model and options")
    args = parser.parse_args()
    rows = []
    print("| model and options | estimate | resident | difference | own | mapped |")
    print("|---|---|---|---|---|---|")
    for shape in args.shapes:
        model, *options = shlex.split(shape)
        found = estimate(args.hob, model, options)
        own, mapped = serve(args.hob, model, options, found)
        total = found["bytes"]["total"]
        difference = 100 * (total - own - mapped) / (own + mapped)
        stem = "shipped" if model == SHIPPED else pathlib.Path(model).stem
        name = " ".join([stem, *options])
        sizes = [total / MIB, (own + mapped) / MIB]
        print(
            f"| `{name}` | {sizes[0]:.1f} | {sizes[1]:.1f} | {difference:+.1f} % "
            f"| {own / MIB:.1f} | {mapped / MIB:.1f} |",
            flush=True,
        )
        row = {"shape": name, "estimate": found["bytes"], "own": own, "mapped": mapped}
        rows.append(row | {"difference_percent": round(difference, 2)})
    if args.record:
        args.record.write_text(json.dumps(rows, indent=1) + "\n")
    beyond = [row["shape"] for row in rows if abs(row["difference_percent"]) > args.limit]
    if beyond:
        sys.exit(f"more than {args.limit} % beside: {', '.join(beyond)}")


if __name__ == "__main__":
    main()

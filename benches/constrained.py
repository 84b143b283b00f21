#!/usr/bin/env python3
"""What a constraint costs: hob beside llama-server, alternating, in one run, at one client.

  benches/constrained.py -m model.gguf --schema person.schema.json
      [--llama-server PATH/llama-server] [--record benches/record]

Three kinds of answer, each of as many tokens, drawn at temperature 1 with a seed of its own per
round: free      without a constraint (and without end: `ignore_eos`) string    any text as a JSON
string: every token is sampled under a mask, and none is forced schema    the schema given, compact:
tokens that leave no choice are not sampled Prints milliseconds per token and tokens/s as the
servers tell them (`timings`, prompt not counted), and writes the samples with `--record`.
"""

import argparse
import contextlib
import datetime
import json
import pathlib
import socket
import statistics
import subprocess
import time
import urllib.request

from compare import cpu_name, record_folder

PROMPT = "Invent three people, with all that can be said of them, as JSON. "


def free_port():
    with socket.socket() as s:
        s.bind(("127.0.0.1", 0))
        return s.getsockname()[1]


def post(url, body):
    request = urllib.request.Request(
        url + "/completion", json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=120) as response:
        return json.load(response)


@contextlib.contextmanager
def server(command):
    port = free_port()
    process = subprocess.Popen(
        [*command, "--port", str(port)], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
    )
    url = f"http://127.0.0.1:{port}"
    try:
        for _ in range(600):
            try:
                with urllib.request.urlopen(url + "/health", timeout=5) as response:
                    if response.status == 200:
                        break
            except OSError:
                time.sleep(0.1)
        yield url
    finally:
        process.kill()
        process.wait()


def ask(url, n, seed, **fields):
    """Milliseconds per token after the first."""
    body = {
        "prompt": PROMPT,
        "n_predict": n,
        "seed": seed,
        "temperature": 1.0,
        "top_k": 40,
        "cache_prompt": True,
    }
    answer = post(url, body | fields)
    told = answer["timings"]
    return told["predicted_ms"] / max(told["predicted_n"] - 1, 1), told["predicted_n"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("--llama-server")
    parser.add_argument("-m", "--model", required=True)
    parser.add_argument("--schema", required=True, type=pathlib.Path)
    parser.add_argument("-n", "--n-gen", type=int, default=96)
    parser.add_argument("-t", "--threads", default="2")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument(
        "--seed", type=int, default=0, help="of the first round; the next has the next"
    )
    parser.add_argument(
        "--record", type=pathlib.Path, help="folder for the samples; a record of today is added to"
    )
    args = parser.parse_args()
    schema = json.loads(args.schema.read_text())
    string = {"type": "string"}
    own = {
        "free": {"ignore_eos": True},
        "string": {"json_schema": string},
        "schema": {"json_schema": schema, "json_whitespace": "compact"},
    }
    peer = {
        "free": {"ignore_eos": True},
        "string": {"json_schema": string},
        "schema": {"json_schema": schema},
    }
    samples = {}
    with contextlib.ExitStack() as stack:
        threads = ["-t", args.threads, "-c", "1024"]
        servers = {
            "hob": (
                stack.enter_context(
                    server([args.hob, "serve", "-m", args.model, "-np", "1", *threads])
                ),
                own,
            )
        }
        if args.llama_server:
            command = [args.llama_server, "-m", args.model, "-np", "1", *threads]
            servers["llama-server"] = (stack.enter_context(server(command)), peer)
        for url, kinds in servers.values():
            ask(url, 4, 1, **kinds["free"])
            ask(url, 8, 1, **kinds["string"])
        for seed in range(args.seed, args.seed + args.rounds):
            for name, fields in own.items():
                for who, (url, kinds) in servers.items():
                    took, n = ask(url, args.n_gen, seed, **kinds[name])
                    samples.setdefault(f"{who} {name}", []).append([took, n])
    print("| | ms per token | tokens/s | tokens |\n|---|--:|--:|--:|")
    for name, values in samples.items():
        took = statistics.median(value[0] for value in values)
        print(
            f"| {name} | {took:.2f} | {1000 / took:.1f} "
            f"| {statistics.median(value[1] for value in values):.0f} |"
        )
    if args.record:
        cpu, folder = cpu_name(), record_folder(args.record)
        date = datetime.date.today().isoformat()
        path = folder / f"{date}-constrained-{args.threads}t.json"
        known = (
            json.loads(path.read_text())
            if path.exists()
            else {"date": date, "cpu": cpu, "rows": []}
        )
        known["rows"].append(
            {
                "model": pathlib.Path(args.model).stem,
                "schema": args.schema.name,
                "n": args.n_gen,
                "ms_per_token, tokens": samples,
            }
        )
        path.write_text(json.dumps(known, indent=1) + "\n")


if __name__ == "__main__":
    main()

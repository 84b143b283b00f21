#!/usr/bin/env python3
"""Many clients at once: hob beside llama-server, alternating, in one run.

    benches/load.py --llama-server PATH/llama-server -m model.gguf [--hob target/release/hob]
        [--record benches/record]
    benches/load.py -m model.gguf [--clients 8] [--rounds 3] [-t 2] [--only prompts,schema]

Each round sends one streamed chat request per client, all at once, of each kind and to each server
in turn:

    prompts   a prompt of some 200 tokens, 48 tokens of answer
    short     a prompt of some 60 tokens, 96 of answer
    schema    the same under a JSON Schema of a person
    shared
        600 tokens that all clients begin with and no server has seen, 20 of each client's own, 24
        of answer

Prints tokens/s of all clients together (median of the rounds) and the time to the first piece of
text (95th percentile of all requests). No request of a round repeats one of another. Needs Python
alone.
"""

import argparse
import contextlib
import datetime
import http.client
import json
import pathlib
import random
import statistics
import threading
import time

from compare import cpu_name, record_folder
from constrained import server

WORDS = """amber anchor april arrow autumn bakery barrel basket beach bell bicycle blanket boat
bottle branch bread breeze bridge button cabin candle canvas carpet castle cattle chapel
cherry circle clay cliff clock cloud coal coast copper corner cotton cousin cradle creek
crown curtain dairy desert diary drawer eagle engine fabric farmer feather fence ferry
field flame flour forest fountain garden ginger glass glove grain gravel hammer harbour
harvest helmet honey horse island ivory jacket jungle kettle kitchen ladder lantern
leather lemon letter library market meadow mirror mountain needle oven paper pepper
piano pillow""".split()

TEXT = {"type": "string", "maxLength": 40}
PERSON = {
    "type": "object",
    "properties": {
        "name": TEXT,
        "age": {"type": "integer", "minimum": 0, "maximum": 120},
        "email": {"type": "string", "format": "email", "maxLength": 60},
        "address": {
            "type": "object",
            "properties": {
                "street": TEXT,
                "city": TEXT,
                "zip": {"type": "string", "pattern": "^[0-9]{5}$"},
            },
            "required": ["street", "city", "zip"],
            "additionalProperties": False,
        },
        "tags": {"type": "array", "items": TEXT, "maxItems": 4},
    },
    "required": ["name", "age", "email", "address", "tags"],
    "additionalProperties": False,
}
ANY_LENGTH = {"ignore_eos": True}
UNDER_SCHEMA = {
    "response_format": {
        "type": "json_schema",
        "json_schema": {"name": "person", "strict": True, "schema": PERSON},
    }
}
# words that all clients begin with, words of each client's own, tokens of an answer, further fields
KINDS = {
    "prompts": (0, 185, 48, ANY_LENGTH),
    "short": (0, 45, 96, ANY_LENGTH),
    "schema": (0, 45, 96, UNDER_SCHEMA),
    "shared": (560, 16, 24, ANY_LENGTH),
}


class Client(threading.Thread):
    """One request; afterwards `n` tokens of answer, `n_prompt` of prompt, `first` and `last` piece
    of text (seconds).
    """

    def __init__(self, url, prompt, n, fields):
        super().__init__()
        self.address = url.removeprefix("http://")
        body = {
            "messages": [{"role": "user", "content": prompt}],
            "max_tokens": n,
            "stream": True,
            "stream_options": {"include_usage": True},
        }
        self.body = json.dumps(body | fields)
        self.first = self.failed = None

    def run(self):
        try:
            self.ask()
        except (OSError, ValueError, http.client.HTTPException) as error:
            self.failed = error

    def ask(self):
        sent = time.monotonic()
        connection = http.client.HTTPConnection(self.address, timeout=600)
        connection.request(
            "POST", "/v1/chat/completions", self.body, {"Content-Type": "application/json"}
        )
        answer = connection.getresponse()
        if answer.status != 200:
            raise ValueError(f"{answer.status} {answer.read(300).decode(errors='replace')}")
        for line in answer:
            data = line.decode().removeprefix("data:").strip()
            if not line.startswith(b"data:") or data == "[DONE]":
                continue
            piece = json.loads(data)
            if any(choice["delta"].get("content") for choice in piece["choices"]):
                self.last = time.monotonic() - sent
                self.first = self.first or self.last
            if piece.get("usage"):
                self.n, self.n_prompt = (
                    piece["usage"]["completion_tokens"],
                    piece["usage"]["prompt_tokens"],
                )
        connection.close()


def burst(url, kind, n_clients, seed):
    """All clients at once: tokens/s together, seconds to each first piece, tokens of the longest
    prompt.
    """
    n_shared, n_own, n, fields = KINDS[kind]
    rng = random.Random(f"{kind} {seed}")
    words = lambda count: " ".join(rng.choice(WORDS) for _ in range(count))
    shared = words(n_shared)
    clients = [Client(url, f"{shared} {words(n_own)}".strip(), n, fields) for _ in range(n_clients)]
    began = time.monotonic()
    for client in clients:
        client.start()
    for client in clients:
        client.join()
    took = time.monotonic() - began
    for client in clients:
        if client.failed or client.first is None:
            raise SystemExit(f"{url}, {kind}: {client.failed or 'an answer without text'}")
    tokens = sum(client.n for client in clients)
    return (
        tokens / took,
        [client.first for client in clients],
        max(client.n_prompt for client in clients),
    )


def percentile(values, p):
    """By nearest rank."""
    return sorted(values)[-(-len(values) * p // 100) - 1]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("--llama-server")
    parser.add_argument("-m", "--model", required=True)
    parser.add_argument("-t", "--threads", default="2")
    parser.add_argument("--clients", type=int, default=8)
    parser.add_argument("--rounds", type=int, default=3)
    parser.add_argument("--only", default=",".join(KINDS), help="comma-separated kinds")
    parser.add_argument("--record", type=pathlib.Path, help="folder for the samples")
    args = parser.parse_args()
    samples = {}
    with contextlib.ExitStack() as stack:
        options = [
            "-m",
            args.model,
            "-t",
            args.threads,
            "-np",
            str(args.clients),
            "-c",
            str(2048 * args.clients),
        ]
        commands = {"hob": [args.hob, "serve", *options]}
        if args.llama_server:
            commands["llama-server"] = [args.llama_server, *options]
        urls = {who: stack.enter_context(server(command)) for who, command in commands.items()}
        for url in urls.values():
            burst(url, "short", 1, "first")
        for seed in range(args.rounds):
            for kind in args.only.split(","):
                for who, url in urls.items():
                    speed, first, n_prompt = burst(url, kind, args.clients, seed)
                    kept = samples.setdefault(kind, {}).setdefault(
                        who, {"tokens_per_s": [], "first_s": []}
                    )
                    kept["tokens_per_s"].append(speed)
                    kept["first_s"] += first
                    kept["n_prompt"] = n_prompt
    print(
        "| | prompt | "
        + " | ".join(f"{who}, tokens/s | first text after (p95)" for who in urls)
        + " |"
    )
    print("|---|--:|" + "--:|--:|" * len(urls))
    for kind, servers in samples.items():
        cells = [
            f"{statistics.median(kept['tokens_per_s']):.1f} | "
            f"{percentile(kept['first_s'], 95):.2f} s"
            for kept in servers.values()
        ]
        print(f"| {kind} | {servers['hob']['n_prompt']} | " + " | ".join(cells) + " |")
    if args.record:
        path = (
            record_folder(args.record)
            / f"{datetime.date.today().isoformat()}-load-{args.threads}t.json"
        )
        row = {"model": pathlib.Path(args.model).stem, "clients": args.clients, "samples": samples}
        path.write_text(
            json.dumps(
                {"date": datetime.date.today().isoformat(), "cpu": cpu_name()} | row, indent=1
            )
            + "\n"
        )


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""What guessing ahead gains: the same requests to one server with drafts and without, alternating;
the texts must be the same.

  benches/speculation.py [-m model.gguf] [--hob target/release/hob] [-r 5] [--record benches/record]
      [-- further options of hob serve]

Two greedy requests: one whose answer repeats much of its prompt (a document to be given back), and
one whose answer does not. Prints tokens/s as the server tells them (`timings`, prompt not counted):
medians of the repetitions. `--drafter mtp` is for a file with a block for multi-token prediction,
such as `benches/mtp_model.py` makes, which is right as often as asked for.
"""

import argparse
import datetime
import json
import pathlib
import statistics
import urllib.request

from compare import record_folder
from constrained import server

ORDERS = [
    {"name": "Anna Berg", "product": "lamps", "city": "Oslo", "quantity": 2},
    {"name": "Boris Lind", "product": "chairs", "city": "Bergen", "quantity": 4},
    {"name": "Carla Moen", "product": "tables", "city": "Hamar", "quantity": 1},
]
EDIT = "Copy this exactly: " + json.dumps({"orders": ORDERS})
FREE = "Write a tiny story about a cat."


def ask(url, message, most, drafter):
    body = {
        "messages": [{"role": "user", "content": message}],
        "max_tokens": most,
        "temperature": 0,
        "speculative.type": drafter,
    }
    headers = {"Content-Type": "application/json"}
    request = urllib.request.Request(
        url + "/v1/chat/completions", json.dumps(body).encode(), headers
    )
    with urllib.request.urlopen(request, timeout=120) as response:
        answer = json.load(response)
    return answer["choices"][0]["message"]["content"], answer["timings"]


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("-m", "--model", help="default: the shipped model")
    parser.add_argument("--hob", default="target/release/hob")
    parser.add_argument("-r", "--repetitions", type=int, default=5)
    parser.add_argument("-n", "--n-predict", type=int, default=200)
    parser.add_argument("--drafter", default="ngram")
    parser.add_argument("--record", type=pathlib.Path)
    parser.add_argument("options", nargs="*")
    args = parser.parse_args()
    model = ["-m", args.model] if args.model else []
    speeds, texts, drafts = {}, {}, {}
    with server([args.hob, "serve", *model, "--parallel", "1", *args.options]) as url:
        # the first is not counted
        for _ in range(args.repetitions + 1):
            for name, prompt in [("edit", EDIT), ("free", FREE)]:
                for drafter in ["none", args.drafter]:
                    text, timings = ask(url, prompt, args.n_predict, drafter)
                    key = (name, drafter)
                    speeds.setdefault(key, []).append(timings["predicted_per_second"])
                    drafts[key] = (timings.get("draft_n_accepted", 0), timings.get("draft_n", 0))
                    if texts.setdefault(name, text) != text:
                        raise SystemExit(
                            f"{name}, {drafter}: another text\n{texts[name]!r}\n{text!r}"
                        )
    print(f"{'answer':8} {'drafts':8} {'tokens/s':>9} {'ratio':>6}  right of drafted")
    for (name, drafter), samples in speeds.items():
        speed, plain = (statistics.median(s[1:]) for s in (samples, speeds[name, "none"]))
        right, drafted = drafts[name, drafter]
        print(f"{name:8} {drafter:8} {speed:9.1f} {speed / plain:6.2f}  {right} of {drafted}")
    if args.record:
        path = record_folder(args.record) / f"{datetime.date.today()}-speculation.json"
        samples = [
            {"answer": n, "drafts": d, "tokens_per_second": s[1:]} for (n, d), s in speeds.items()
        ]
        path.write_text(
            json.dumps({"model": args.model or "hob-nano", "samples": samples}, indent=1) + "\n"
        )


if __name__ == "__main__":
    main()

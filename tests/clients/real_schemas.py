#!/usr/bin/env python3
"""Answers under the schemas of configuration files that people write, judged by other people's
code.

    real_schemas.py HOB FOLDER   starts `HOB serve` with the model it ships, on a free port

FOLDER is a tree with a copy of the PyPI package `check-jsonschema` in it, which carries some forty
schemas of SchemaStore and others, up to 2 MB large. Each is asked for at temperatures 0 and 1. An
answer must be JSON that the `jsonschema` package finds valid, without the keywords that the server
says it does not enforce; a schema may be refused only for what an error can name.

Needs `pip install jsonschema`. The exit code is 0 if everything holds.
"""

import json
import pathlib
import sys
import time
import urllib.parse

from constrained_client import post, server, verdict, wait_for_model, without

MOST = 400
# Seconds that an answer may take; the machine may be slow.
SECONDS = 30


def ask(address, schema, temperature):
    body = {
        "prompt": "{",
        "n_predict": MOST,
        "temperature": temperature,
        "seed": 5,
        "json_schema": schema,
    }
    begun = time.monotonic()
    status, headers, answer = post(address + "/completion", body)
    took = time.monotonic() - begun
    assert took < SECONDS, f"{took:.1f} s"
    if status == 400:
        return f"refused: {answer['error']['message']:.160}"
    assert status == 200, (status, answer)
    ignored = headers.get("x-hob-ignored-keywords", "").split(",")
    pointers = [urllib.parse.unquote(pointer) for pointer in ignored if pointer]
    return verdict(without(schema, pointers), answer["content"])


def main():
    hob, folder = sys.argv[1], pathlib.Path(sys.argv[2])
    files = sorted(folder.rglob("builtin_schemas/vendor/*.json"))
    schemas = [(path.name, json.loads(path.read_text())) for path in files]
    schemas = [(name, schema) for name, schema in schemas if isinstance(schema, dict)]
    assert len(schemas) > 15, f"only {len(schemas)} schemas in {folder}"
    counts, faults = {}, 0
    with server(hob) as address:
        wait_for_model(address)
        for name, schema in schemas:
            for temperature in (0, 1):
                try:
                    result = ask(address, schema, temperature)
                except Exception as fault:  # the others are asked for all the same
                    result = f"fault: {fault!r:.200}"
                kind = result.split(":")[0]
                if kind not in ("valid", "unjudged", "refused"):
                    faults += 1
                counts[kind] = counts.get(kind, 0) + 1
                if kind != "valid":
                    print(f"{name} at {temperature}: {result}")
    print(counts)
    assert counts.get("valid", 0) > len(schemas), "most schemas have answers"
    sys.exit(faults > 0)


if __name__ == "__main__":
    main()

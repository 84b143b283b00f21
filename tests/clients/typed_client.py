#!/usr/bin/env python3
"""Answers that are read into the types whose schemas were sent.

    typed_client.py HOB [MODEL]    starts `HOB serve` with the model it ships, or another, on a
                                   free port

Sixty types of pydantic, msgspec, zod, TypeBox and LangChain's tools, with unions, recursion,
constraints and formats: each exports its JSON Schema, which is asked for with `strict: true` at the
temperatures 0 and 1. An answer that was not cut must be read into the type; one that was cut must
be JSON.

Needs `pip install pydantic[email] msgspec langchain-core jsonschema openai`, and zod and
@sinclair/typebox for Node below the folder that NODE_MODULES names. The exit code is 0 if
everything holds.
"""

import json
import pathlib
import subprocess
import sys
from collections import Counter

import msgspec
import typed_models
from constrained_client import post, server, wait_for_model

MOST = 300
NODE = ["node", str(pathlib.Path(__file__).resolve().parent / "typed_models.mjs")]


def ask(address, schema, temperature):
    """Returns the text of an answer, and why it ended."""
    form = {"name": "value", "strict": True, "schema": schema}
    body = {
        "messages": [{"role": "user", "content": "Write a value of the schema."}],
        "max_tokens": MOST,
        "temperature": temperature,
        "seed": 3,
        "response_format": {"type": "json_schema", "json_schema": form},
    }
    status, _, answer = post(address + "/v1/chat/completions", body)
    assert status == 200, answer
    choice = answer["choices"][0]
    return choice["message"]["content"], choice["finish_reason"]


def ask_tool(address, tool, temperature):
    """Returns the arguments of a call, and why the answer ended."""
    function = {**tool["function"], "strict": True}
    body = {
        "messages": [{"role": "user", "content": "Use the tool."}],
        "max_tokens": MOST,
        "temperature": temperature,
        "seed": 3,
        "tools": [{"type": "function", "function": function}],
        "tool_choice": "required",
    }
    status, _, answer = post(address + "/v1/chat/completions", body)
    assert status == 200, answer
    choice = answer["choices"][0]
    calls = choice["message"].get("tool_calls") or []
    if not calls:
        return None, choice["finish_reason"]
    return calls[0]["function"]["arguments"], choice["finish_reason"]


def refused_by_node(texts):
    given = json.dumps(texts).encode()
    judged = subprocess.run([*NODE, "judge"], check=True, input=given, stdout=subprocess.PIPE)
    return json.loads(judged.stdout)


def main():
    hob, *model = sys.argv[1:]
    made = subprocess.run([*NODE, "schemas"], check=True, stdout=subprocess.PIPE)
    of_node = json.loads(made.stdout)
    counts, faults, texts = Counter(), [], {}

    def judge(name, read, text, ended):
        if text is None and ended == "length":
            counts["cut"] += 1
            return
        try:
            json.loads(text)
            if ended != "length":
                read(text)
        except Exception as error:  # the types raise their own
            faults.append((name, text, f"{error!r:.300}"))
        counts["cut" if ended == "length" else "read"] += 1

    with server(hob, *model) as address:
        wait_for_model(address)
        for temperature in (0, 1):
            for name, type_ in typed_models.PYDANTIC.items():
                adapter = typed_models.adapter(type_)
                schema = adapter.json_schema()
                judge(name, adapter.validate_json, *ask(address, schema, temperature))
            for name, type_ in typed_models.MSGSPEC.items():
                decoder = msgspec.json.Decoder(type_)
                schema = msgspec.json.schema(type_)
                judge(name, decoder.decode, *ask(address, schema, temperature))
            for name, (tool, read) in typed_models.tools().items():
                judge(name, read, *ask_tool(address, tool, temperature))
            for name, schema in of_node.items():
                text, ended = ask(address, schema, temperature)
                judge(name, json.loads, text, ended)
                if ended != "length":
                    texts.setdefault(name, []).append(text)
    faults += refused_by_node(texts)
    n_types = sum(map(len, (typed_models.PYDANTIC, typed_models.MSGSPEC, of_node)))
    n_types += len(typed_models.tools())
    print(f"{n_types} types: {dict(counts)}, {len(faults)} faults")
    for fault in faults:
        print(*fault, sep="\n    ")
    assert n_types >= 60 and counts["read"] > n_types
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Constrained answers of a running server, judged by other people's code.

    constrained_client.py HOB SCHEMAS.jsonl.gz [COUNT]
        starts `HOB serve` with the model it ships, on a free port

Of the schemas, COUNT (200) spread over the file are asked for: at temperatures 0, 1 and 2, up to
MOST tokens, and with as few tokens as the shortest answer takes plus 0, 1, 5 and 20. Every answer
must be JSON that the `jsonschema` package finds valid, without the keywords that the server says it
does not enforce. Then the official OpenAI client's `parse`.

Needs `pip install openai jsonschema`. Prints a table; the exit code is 0 if everything holds.
"""

import contextlib
import copy
import gzip
import json
import re
import subprocess
import sys
import threading
import time
import typing
import urllib.error
import urllib.parse
import urllib.request
from collections import Counter
from concurrent.futures import ThreadPoolExecutor

import jsonschema
import openai
import pydantic

# Seconds that anything may take; the machine may be slow.
PATIENCE = 300
# Tokens of an answer that is not cut on purpose.
MOST = 160
TEMPERATURES = [0, 1, 2]
CUTS = [0, 1, 5, 20]


@contextlib.contextmanager
def server(hob, *model):
    """A server with the shipped model or another; its address is the first line it writes."""
    command = [hob, "serve", "--port", "0", "--parallel", "4"]
    if model:
        command += ["-m", *model]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    log = []
    try:
        line = process.stderr.readline()
        assert "http://" in line, f"no address in {line!r}"
        threading.Thread(target=lambda: log.extend(process.stderr), daemon=True).start()
        yield "http://" + line.split("http://")[1].strip()
        process.terminate()
        assert process.wait(PATIENCE) == 0, "a server that is asked to end ends well"
        assert not any("panicked" in line for line in log), "".join(log)
    finally:
        process.kill()


def post(url, body):
    """Status, headers and JSON of an answer."""
    request = urllib.request.Request(
        url, json.dumps(body).encode(), {"Content-Type": "application/json"}
    )
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as response:
            return response.status, response.headers, json.load(response)
    except urllib.error.HTTPError as error:
        return error.code, error.headers, json.load(error)


def wait_for_model(url):
    since = time.monotonic()
    while time.monotonic() - since < PATIENCE:
        try:
            with urllib.request.urlopen(url + "/health", timeout=PATIENCE):
                return
        except urllib.error.HTTPError:
            time.sleep(0.02)
    raise AssertionError("the model is still loading")


def without(schema, pointers):
    """The schema without the keywords at these JSON pointers."""
    schema = copy.deepcopy(schema)
    for pointer in pointers:
        if pointer == "#":
            return True  # the whole of it
        *path, last = (
            part.replace("~1", "/").replace("~0", "~") for part in pointer.split("/")[1:]
        )
        with contextlib.suppress(KeyError, IndexError, TypeError, ValueError):
            at = schema
            for part in path:
                at = at[int(part)] if isinstance(at, list) else at[part]
            del at[last]
    return schema


def overlaps(error):
    """Returns whether all errors are a `oneOf` of which several branches hold, at the value or in a
    branch.
    """
    if error.validator == "oneOf" and "valid under each of" in error.message:
        return True
    branches = {}
    for inner in error.context or ():
        branches.setdefault(inner.schema_path[0], []).append(inner)
    return any(all(map(overlaps, inner)) for inner in branches.values())


def verdict(schema, text):
    """`valid`, why not, or `unjudged` where the validator cannot read the schema."""
    try:
        value = json.loads(text)
    except ValueError as error:
        return f"not JSON: {error}"
    try:
        validator = jsonschema.validators.validator_for(schema, jsonschema.Draft202012Validator)
        error = next(validator(schema).iter_errors(value), None)
    except (
        Exception
    ) as error:  # a pattern Python cannot read, a reference to another document, too deep
        return f"unjudged: {type(error).__name__}"
    if error is not None and overlaps(error):
        return "unjudged: oneOf whose branches overlap, which is read as anyOf"
    return (
        "valid"
        if error is None
        else f"{error.json_path}: {error.message[:200]} "
        f"({'/'.join(map(str, error.schema_path))[-80:]})"
    )


class Bench:
    def __init__(self, url):
        self.url = url
        self.counts = Counter()
        self.failures = []

    def ask(self, case, **fields):
        """One answer, judged."""
        body = {"messages": [{"role": "user", "content": "Fill in the form."}], "seed": 7, **fields}
        body["response_format"] = {
            "type": "json_schema",
            "json_schema": {"name": "x", "schema": case["schema"]},
        }
        status, headers, answer = post(self.url + "/v1/chat/completions", body)
        if status != 200:
            return status, answer
        choice = answer["choices"][0]
        text, reason = choice["message"]["content"], choice["finish_reason"]
        ignored = [
            urllib.parse.unquote(p)
            for p in (headers["x-hob-ignored-keywords"] or "").split(",")
            if p
        ]
        said = verdict(without(case["schema"], ignored), text)
        tokens = answer["usage"]["completion_tokens"]
        if tokens > fields["max_tokens"] or reason not in ("stop", "length"):
            said = f"{tokens} tokens, {reason}"
        self.counts[said if said == "valid" or said.startswith("unjudged") else "wrong"] += 1
        self.counts[reason] += 1
        if said != "valid" and not said.startswith("unjudged"):
            self.failures.append(f"{case['id']} {fields}: {said}\n    {text[:300]}")
        return status, answer

    def case(self, case):
        status, answer = self.ask(case, max_tokens=0)
        needed = re.search(r"takes (\d+) tokens", json.dumps(answer))
        if status != 400 or not needed:
            self.failures.append(f"{case['id']}: {status} {json.dumps(answer)[:300]}")
            return
        least = int(needed[1])
        wanted = [(temperature, MOST) for temperature in TEMPERATURES]
        wanted += [(temperature, least + more) for more in CUTS for temperature in TEMPERATURES[1:]]
        for temperature, most in wanted:
            status, answer = self.ask(case, temperature=temperature, max_tokens=most)
            if status != 200:
                fair = status == 400 and most < least or "context" in json.dumps(answer)
                self.counts["does not fit"] += fair
                if not fair:
                    self.failures.append(f"{case['id']}: {status} {json.dumps(answer)[:300]}")


def schemas(path, count):
    with gzip.open(path, "rt") as lines:
        cases = [json.loads(line) for line in lines]
    return [cases[i * len(cases) // count] for i in range(count)]


class Person(pydantic.BaseModel):
    """Bounded, since the client takes a text that had to be cut for an error, valid as it is."""

    name: str = pydantic.Field(max_length=20)
    age: int = pydantic.Field(ge=0, le=130)
    tags: list[typing.Annotated[str, pydantic.Field(max_length=10)]] = pydantic.Field(max_length=3)


def parse(url):
    """The client's own way from a class to a value."""
    client = openai.OpenAI(base_url=url + "/v1", api_key="none")
    for temperature in TEMPERATURES:
        answer = client.chat.completions.parse(
            model="any",
            messages=[{"role": "user", "content": "Invent a person."}],
            response_format=Person,
            temperature=temperature,
            max_tokens=400,
            seed=1,
        )
        assert isinstance(answer.choices[0].message.parsed, Person), answer


def main():
    hob, path, count = sys.argv[1], sys.argv[2], int(sys.argv[3]) if len(sys.argv) > 3 else 200
    with server(hob) as url:
        wait_for_model(url)
        bench = Bench(url)
        with ThreadPoolExecutor(4) as pool:
            list(pool.map(bench.case, schemas(path, count)))
        parse(url)
        print("OpenAI's parse works")
    for name, n in sorted(bench.counts.items()):
        print(f"{n:8} {name}")
    for failure in bench.failures[:20]:
        print(failure)
    print(f"{count} schemas, {len(bench.failures)} failures")
    sys.exit(bool(bench.failures))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Answers under schemas of open objects and distinct items, judged by other people's code.

    open_objects.py HOB SCHEMAS.jsonl [COUNT]
        starts `HOB serve` with the model it ships, on a free port

Asks for each schema of the file, with the tokens that it names, and for COUNT (60) random ones:
open objects of up to 60 names, required or not, under `allOf`, `anyOf` and `dependentRequired`,
arrays of distinct items. At temperatures 0 and 1 every answer must be JSON in which no name comes
twice, all numbers are finite, integers fit 64 bits, and which the `jsonschema` package finds valid;
an answer takes no longer than its tokens and the file's seconds allow, and the server no more than
its memory.

Of each schema of the file, moreover, `HOB grammar match` accepts and rejects the texts that the
file says, and `HOB run` with it writes such an answer within the file's seconds of computing, with
a hundredth more for each token, and its MB.

Needs `pip install jsonschema`. The exit code is 0 if everything holds.
"""

import json
import math
import os
import pathlib
import random
import subprocess
import sys
import tempfile
import time

import jsonschema

from constrained_client import post, server, wait_for_model

# Seconds that a token may take, and an answer besides; the machine may be slow.
PER_TOKEN, PER_ANSWER = 0.02, 10
# Tokens of an answer to a random schema.
MOST = 200
# MiB that the server may take in the end, for all schemas together.
MOST_MEMORY = 1500


def members(pairs):
    names = [name for name, _ in pairs]
    assert len(names) == len(set(names)), f"a name comes twice: {names}"
    return dict(pairs)


def check_numbers(value):
    if isinstance(value, float):
        assert math.isfinite(value), value
    elif isinstance(value, int):
        assert -(2**63) <= value < 2**63, value
    for part in (
        value.values() if isinstance(value, dict) else value if isinstance(value, list) else ()
    ):
        check_numbers(part)


def random_schema(rng, depth=0):
    names = [f"k{i}" for i in range(rng.randint(1, 60))]
    some = lambda most: rng.sample(names, min(len(names), rng.randint(1, most)))
    kind = rng.randrange(6 if depth < 2 else 3)
    if kind == 0:
        return {"type": "object", "required": some(60)}
    if kind == 1:
        declared = {
            name: rng.choice([{}, {"type": "integer"}, {"type": "boolean"}]) for name in some(8)
        }
        return {
            "type": "object",
            "properties": declared,
            "additionalProperties": True,
            "required": some(30),
        }
    if kind == 2:
        items = rng.choice([{"type": "string"}, {"type": "integer"}, {"type": "boolean"}, {}])
        least = rng.randint(0, 2)
        return {"type": "array", "items": items, "uniqueItems": True, "minItems": least}
    if kind == 3:
        return {
            "allOf": [random_schema(rng, 9) for _ in range(rng.randint(2, 5))],
            "type": "object",
        }
    if kind == 4:
        return {"anyOf": [random_schema(rng, depth + 1) for _ in range(rng.randint(2, 3))]}
    dependent = {name: some(10) for name in some(5)}
    return {"type": "object", "dependentRequired": dependent, "minProperties": rng.randint(0, 8)}


def ask(address, schema, tokens, temperature, seconds):
    body = {
        "messages": [{"role": "user", "content": "Make an example."}],
        "max_tokens": tokens,
        "temperature": temperature,
        "seed": 7,
        "json_schema": schema,
    }
    begun = time.monotonic()
    status, headers, answer = post(address + "/v1/chat/completions", body)
    took = time.monotonic() - begun
    assert took < seconds + PER_TOKEN * tokens, f"{took:.1f} s"
    if status == 400:
        return answer["error"]["message"]
    assert status == 200, (status, answer)
    text = answer["choices"][0]["message"]["content"]
    check_answer(schema, text, headers.get("x-hob-ignored-keywords"))
    return None


def check_answer(schema, text, ignored=None):
    value = json.loads(text, object_pairs_hook=members)
    check_numbers(value)
    if not ignored:
        jsonschema.Draft202012Validator(schema).validate(value)


def check_verdicts(hob, cases):
    """Returns what `grammar match` says otherwise than the file."""
    lines = [
        {"id": c["id"], "schema": c["schema"], "texts": c["must_accept"] + c["must_reject"]}
        for c in cases
    ]
    done = subprocess.run(
        [hob, "grammar", "match"],
        input="\n".join(map(json.dumps, lines)),
        capture_output=True,
        text=True,
        check=True,
    )
    faults = []
    answers = [json.loads(line) for line in done.stdout.splitlines()]
    assert len(answers) == len(cases), done.stdout
    for case, answer in zip(cases, answers):
        right = [True] * len(case["must_accept"]) + [False] * len(case["must_reject"])
        if answer["id"] != case["id"] or answer["error"] or answer["accepted"] != right:
            faults.append(f"{case['id']}: `grammar match` says {answer}, not {right}")
    return faults


def run(hob, case, temperature):
    """One answer of `hob run`, judged; within the time and the memory of the case."""
    with tempfile.NamedTemporaryFile("w", suffix=".json") as schema:
        json.dump(case["schema"], schema)
        schema.flush()
        command = [hob, "run", "--schema", schema.name, "-n", str(case["run_tokens"])]
        command += ["--temp", str(temperature), "-s", "7", "-t", "1", "Make an example."]
        with tempfile.TemporaryFile("w+") as out, tempfile.TemporaryFile("w+") as err:
            process = subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=out, stderr=err)
            _, status, usage = os.wait4(process.pid, 0)
            process.returncode = os.waitstatus_to_exitcode(status)
            out.seek(0)
            err.seek(0)
            assert process.returncode == 0, (process.returncode, err.read())
            check_answer(case["schema"], out.read())
    # others may be computing on the machine: what counts is this process's own time
    took = usage.ru_utime + usage.ru_stime
    assert took < case["seconds"] + case["run_tokens"] / 100, f"{took:.1f} s"
    assert usage.ru_maxrss // 1024 < case["mb"], f"{usage.ru_maxrss // 1024} MB"


def memory():
    """Returns the MiB that the server, a child of this process, has taken at most."""
    for status in pathlib.Path("/proc").glob("[0-9]*/status"):
        try:
            fields = dict(line.split(":", 1) for line in status.read_text().splitlines())
        except OSError:  # it has ended
            continue
        if fields["PPid"].strip() == str(os.getpid()):
            return int(fields["VmHWM"].split()[0]) // 1024
    return 0


def main():
    hob, path = sys.argv[1], pathlib.Path(sys.argv[2])
    count = int(sys.argv[3]) if len(sys.argv) > 3 else 60
    rng = random.Random(11)
    listed = [json.loads(line) for line in path.read_text().splitlines()]
    faults, refused = check_verdicts(hob, listed), 0
    for case in listed:
        for temperature in (0, 1):
            try:
                run(hob, case, temperature)
            except Exception as fault:  # the others are run all the same
                faults.append(f"{case['id']}: `run` at {temperature}: {fault!r:.300}")
    cases = [(c["id"], c["schema"], c["run_tokens"], c["seconds"]) for c in listed]
    cases += [(f"random {i}", random_schema(rng), MOST, PER_ANSWER) for i in range(count)]
    with server(hob) as address:
        wait_for_model(address)
        for name, schema, tokens, seconds in cases:
            for temperature in (0, 1):
                try:
                    refusal = ask(address, schema, tokens, temperature, max(seconds, PER_ANSWER))
                    # two types of one value, or more names than tokens
                    refused += refusal is not None
                    if refusal:
                        print(f"{name} at {temperature} is refused: {refusal:.160}")
                except Exception as fault:  # the others are asked for all the same
                    faults.append(
                        f"{name} at {temperature}: {fault!r:.300}\n  {json.dumps(schema):.300}"
                    )
        took = memory()
    for fault in faults:
        print(fault)
    print(f"{2 * len(cases)} answers, {refused} refused, {len(faults)} faults, {took} MiB")
    assert refused < len(cases), "most schemas have answers"
    assert took < MOST_MEMORY, took
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()

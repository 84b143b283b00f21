#!/usr/bin/env python3
"""Computing time, steps and memory of schemas that are made to ask for much, of at most 64 KiB.

  benches/hostile_schemas.py VOCAB.gguf [SCHEMAS.jsonl.gz]

Builds `grammar/examples/schema_cost.rs` and gives it the tokens of VOCAB and some hundred families
of schemas, each in several sizes, with closed and open objects, and with schemas of keywords drawn
at random; or the schemas of a file of lines {"id", "schema", …}. Prints how many are accepted and
refused, the dearest of both, the dearest shortest texts and masks along texts of random tokens, and
those past a limit: accepted with their first mask after more than 50 ms, with a shortest text or a
later mask that is found or given up after more than 50 ms, refused after more than a second, or
with more than 200 MiB. The exit code is 0 if there are none of these. Times are the thread's own.
"""

import gzip
import json
import pathlib
import struct
import subprocess
import sys
import tempfile

from hostile import keywords, objects, pieces  # noqa: F401  add their families
from hostile.combinations import combination
from hostile.family import FAMILIES
from hostile.values import COUNTS, MOST

SIZES = [MOST, MOST // 3, MOST // 10, 1500]
MOST_MS = 50
MOST_REFUSED_MS = 1000
MOST_MIB = 200
COMBINATIONS = 1600


def size(schema):
    return len(json.dumps(schema, separators=(",", ":")))


def largest(make, most):
    """Returns the most parts of a family's schemas of `most` bytes."""
    lo = hi = 1
    while size(make(hi)) <= most and hi < 1 << 17:
        lo, hi = hi, hi * 2
    while hi - lo > 1:
        middle = (lo + hi) // 2
        if size(make(middle)) <= most:
            lo = middle
        else:
            hi = middle
    return lo


def cases():
    for name, make in FAMILIES.items():
        counts = COUNTS.get(name) or {largest(make, most) for most in SIZES}
        for n in sorted(counts, reverse=True):
            for is_open in (False, True):
                label = f"{name}/{n}" + "/open" * is_open
                yield {"name": label, "schema": make(n), "open": is_open}
    for seed in range(COMBINATIONS):
        schema = combination(seed)
        if size(schema) <= MOST:
            yield {"name": f"combination {seed}", "schema": schema, "open": seed % 2 == 0}


def listed(path):
    with gzip.open(path, "rt") as lines:
        for line in lines:
            case = json.loads(line)
            yield {"name": case["id"], "schema": case["schema"], "open": True}


class Metadata:
    """The metadata of a GGUF file."""

    SIZES = {0: 1, 1: 1, 2: 2, 3: 2, 4: 4, 5: 4, 6: 4, 7: 1, 10: 8, 11: 8, 12: 8}

    def __init__(self, path):
        self.data = path.read_bytes()
        self.at = 24
        (n,) = struct.unpack_from("<Q", self.data, 16)
        self.values = {}
        for _ in range(n):
            key = self.take(self.number("<Q")).decode()
            self.values[key] = self.value(self.number("<I"))

    def take(self, n):
        self.at += n
        return self.data[self.at - n : self.at]

    def number(self, form):
        return struct.unpack(form, self.take(struct.calcsize(form)))[0]

    def value(self, kind):
        if kind == 8:
            return self.take(self.number("<Q"))
        if kind == 9:
            of, n = self.number("<I"), self.number("<Q")
            if of in self.SIZES:
                return self.take(n * self.SIZES[of])
            return [self.value(of) for _ in range(n)]
        return self.take(self.SIZES[kind])


def tokens(path):
    """Returns the bytes of the tokens of a vocabulary; those that stand for no text have none."""
    values = Metadata(path).values
    words = values["tokenizer.ggml.tokens"]
    kinds = struct.unpack(f"<{len(words)}i", values["tokenizer.ggml.token_type"])
    is_byte_level = values["tokenizer.ggml.model"] == b"gpt2"
    plain = [*range(33, 127), *range(161, 173), *range(174, 256)]
    signs = plain + [byte for byte in range(256) if byte not in plain]
    byte_of = {chr(b if i < len(plain) else 256 + i - len(plain)): b for i, b in enumerate(signs)}
    for word, kind in zip(words, kinds):
        if kind in (2, 3, 5):  # unknown, control, unused
            yield b""
        elif is_byte_level:
            text = word.decode()
            known = all(c in byte_of for c in text)
            yield bytes(byte_of[c] for c in text) if known else word
        elif kind == 6:  # a byte, as <0x0A>
            yield bytes([int(word[3:5], 16)])
        else:
            yield word.decode().replace("\u2581", " ").encode()


def measure(vocabulary, schemas):
    root = pathlib.Path(__file__).resolve().parent.parent
    command = ["cargo", "build", "--release", "-p", "hob-grammar", "--example", "schema_cost"]
    build = [*command, "--message-format", "json"]
    built = subprocess.run(build, cwd=root, capture_output=True, text=True, check=True)
    messages = [json.loads(line) for line in built.stdout.splitlines()]
    (program,) = {m["executable"] for m in messages if m.get("executable")}
    with tempfile.NamedTemporaryFile("w") as words, tempfile.TemporaryFile("w+") as lines:
        words.writelines(token.hex() + "\n" for token in tokens(vocabulary))
        words.flush()
        lines.writelines(json.dumps(schema) + "\n" for schema in schemas)
        lines.seek(0)
        done = subprocess.run(
            [program, words.name], stdin=lines, capture_output=True, text=True, check=True
        )
    return [json.loads(line) for line in done.stdout.splitlines()]


def row(result):
    steps = result.get("steps", 0) / 1e6
    text = result.get("text_ms", 0)
    end = result.get("refused") or f"{result['text']} after {text:.1f} ms"
    return (
        f"{result['compile_ms']:7.1f} ms {steps:6.2f} M steps {result['MiB']:4} MiB "
        f"{result['name']} ({result['bytes']} bytes): {end:.80}"
    )


def mask_row(result):
    after = result.get("mask_after", "")
    return (
        f"{result.get('mask_ms', 0):7.1f} ms {result.get('mask_steps', 0) / 1e6:6.2f} M steps "
        f"{result['name']} ({result['bytes']} bytes), after {after[-60:]!r}"
    )


def main():
    schemas = listed(pathlib.Path(sys.argv[2])) if len(sys.argv) > 2 else cases()
    results = measure(pathlib.Path(sys.argv[1]), schemas)
    faults = []
    for kind, most in (("accepted", MOST_MS), ("refused", MOST_REFUSED_MS)):
        of_kind = [r for r in results if ("refused" in r) == (kind == "refused")]
        of_kind.sort(key=lambda r: -r["compile_ms"])
        print(f"{len(of_kind)} {kind}", *map(row, of_kind[:10]), sep="\n  ")
        faults += [r for r in of_kind if r["compile_ms"] > most and r["bytes"] <= MOST]
    texts = sorted(results, key=lambda r: -r.get("text_ms", 0))
    print("shortest texts, as tokens", *map(row, texts[:10]), sep="\n  ")
    faults += [r for r in texts if r.get("text_ms", 0) > MOST_MS and r["bytes"] <= MOST]
    masks = sorted(results, key=lambda r: -r.get("mask_ms", 0))
    print("later masks", *map(mask_row, masks[:10]), sep="\n  ")
    faults += [r for r in masks if r.get("mask_ms", 0) > MOST_MS and r["bytes"] <= MOST]
    faults += [r for r in results if r["MiB"] > MOST_MIB]
    print(f"{len(faults)} past a limit", *map(row, faults), sep="\n  ")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()

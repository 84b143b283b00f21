#!/usr/bin/env python3
"""Real models against what transformers says of them: logits, perplexity, greedy texts, a tool
call, an answer under a schema, embeddings.

    check.py HOB DIR            DIR as fetch.py and reference.py left it

Logits are compared in 32 bits (`--exact`), embeddings with those of sentence-transformers. Prints a
line for each check; the exit code is 0 if all hold.
"""

import array
import contextlib
import json
import math
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from pathlib import Path

MODELS = ["smollm2-135m", "gemma3-270m", "qwen2.5-coder-0.5b"]
# mean squared error over mean square: GELU comes from a table of 16 bits in Gemma
MOST_ERROR = {"gemma3-270m": 1e-6}
# of a choice between two tokens below this the sums of other kernels may choose the other
LEAST_MARGIN = 1e-3
PATIENCE = 600
SCHEMA = {
    "type": "object",
    "properties": {
        "city": {"type": "string", "maxLength": 40},
        "population": {"type": "integer", "minimum": 0},
    },
    "required": ["city", "population"],
    "additionalProperties": False,
}
TOOL = {
    "type": "function",
    "function": {
        "name": "get_weather",
        "description": "Tells the weather of a city",
        "parameters": {
            "type": "object",
            "properties": {"city": {"type": "string"}},
            "required": ["city"],
        },
    },
}


def floats(path):
    values = array.array("f")
    values.frombytes(path.read_bytes())
    return values


def error_of(ours, expected):
    assert len(ours) == len(expected), f"{len(ours)} values, expected {len(expected)}"
    squares = sum((a - b) * (a - b) for a, b in zip(ours, expected))
    return squares / sum(b * b for b in expected)


def run(hob, *words):
    done = subprocess.run([hob, *words], capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    return done.stdout


@contextlib.contextmanager
def server(hob, model, *options):
    """Starts a server on a free port; its address is the first line it writes."""
    command = [hob, "serve", "-m", model, "--port", "0", *options]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        line = process.stderr.readline()
        assert "http://" in line, f"no address in {line!r}"
        threading.Thread(target=process.stderr.read, daemon=True).start()
        url = "http://" + line.split("http://")[1].strip()
        wait_until_loaded(url)
        yield url
    finally:
        process.terminate()
        process.wait(PATIENCE)


def wait_until_loaded(url):
    """Waits for a server, which listens, and answers 503, while it loads."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            urllib.request.urlopen(url + "/health", timeout=PATIENCE).close()
            return
        except urllib.error.HTTPError as error:
            if error.code != 503 or time.monotonic() > end:
                raise
        time.sleep(0.1)


def post(url, body):
    data = json.dumps(body).encode()
    request = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=PATIENCE) as response:
        return json.load(response)


def logits(hob, directory, name, record):
    out = directory / f"{name}.ours.f32"
    tokens = ",".join(map(str, record["tokens"][: record["n_logits"]]))
    model = directory / f"{name}.gguf"
    run(hob, "logits", "-m", model, "--tokens", tokens, "--out", out, "--exact")
    error = error_of(floats(out), floats(directory / "reference" / f"{name}.f32"))
    out.unlink()
    most = MOST_ERROR.get(name, 1e-9)
    assert error <= most, f"error {error:.1e}, at most {most:.0e} was expected"
    return f"error {error:.1e}"


def tokens(hob, directory, name, record):
    text = (directory / "reference" / "text.txt").read_text()
    command = [hob, "tokenize", "-m", directory / f"{name}.gguf"]
    done = subprocess.run(command, input=text, capture_output=True, text=True, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr
    ours = json.loads(done.stdout)[: len(record["tokens"])]
    assert ours == record["tokens"], "other tokens than the maker's tokenizer"
    return f"{len(ours)} tokens"


def perplexity(hob, directory, name, record):
    text = directory / "reference" / "text.txt"
    size = ["-c", str(record["chunk"]), "--chunks", str(record["n_chunks"])]
    line = run(hob, "perplexity", "-m", directory / f"{name}.gguf", "-f", text, "--exact", *size)
    ours = float(line.split("PPL = ")[1].split()[0])
    expected = record["perplexity"]
    assert abs(ours / expected - 1) < 2e-4, f"{ours}, expected {expected:.4f}"
    return f"{ours:.4f}"


def greedy(hob, directory, name, record):
    n = 0
    with server(hob, directory / f"{name}.gguf", "--exact", "--parallel", "1") as url:
        for case in record["greedy"]:
            body = {
                "prompt": case["tokens"],
                "n_predict": len(case["chosen"]),
                "temperature": 0,
                "ignore_eos": True,
                "return_tokens": True,
            }
            answer = post(url + "/completion", body)
            if case["margin"] >= LEAST_MARGIN:
                assert answer["tokens"] == case["chosen"], "another text"
                n += 1
    return f"{n} texts of {len(record['greedy'])}"


def a_tool_call(hob, directory):
    with server(hob, directory / "qwen2.5-coder-0.5b.gguf", "--parallel", "1") as url:
        body = {
            "messages": [{"role": "user", "content": "What is the weather in Oslo?"}],
            "tools": [TOOL],
            "tool_choice": "required",
            "temperature": 0,
            "max_tokens": 100,
        }
        message = post(url + "/v1/chat/completions", body)["choices"][0]["message"]
        [call] = message["tool_calls"]
        assert call["function"]["name"] == "get_weather", call
        arguments = json.loads(call["function"]["arguments"])
        assert "oslo" in arguments["city"].lower(), arguments
        return call["function"]["arguments"]


def a_schema(hob, directory):
    with server(hob, directory / "qwen2.5-coder-0.5b.gguf", "--parallel", "1") as url:
        body = {
            "messages": [{"role": "user", "content": "Name a city and its population, as JSON."}],
            "response_format": {"type": "json_schema", "json_schema": {"schema": SCHEMA}},
            "temperature": 0,
            "max_tokens": 100,
        }
        text = post(url + "/v1/chat/completions", body)["choices"][0]["message"]["content"]
        value = json.loads(text)
        assert set(value) == {"city", "population"}, text
        assert isinstance(value["city"], str) and isinstance(value["population"], int), text
        return text


def embeddings(hob, directory):
    model = directory / "all-minilm-l6.gguf"
    reference = json.loads((directory / "reference" / "embeddings.json").read_text())
    least = 1.0
    with server(hob, model) as url:
        answer = post(url + "/v1/embeddings", {"input": reference["texts"], "model": "minilm"})
    for row, expected in zip(answer["data"], reference["embeddings"]):
        product = sum(a * b for a, b in zip(row["embedding"], expected))
        least = min(least, product / math.sqrt(sum(a * a for a in row["embedding"])))
    assert least >= 0.9999, f"cosine {least:.6f}"
    return f"cosine {least:.7f}"


def main():
    hob = sys.argv[1]
    directory = Path(sys.argv[2])
    failed = 0

    def check(name, of, *arguments):
        nonlocal failed
        try:
            print(f"{name}: {of(hob, directory, *arguments)}", flush=True)
        except (AssertionError, KeyError, ValueError, OSError) as error:
            failed += 1
            print(f"FAILED {name}: {error}", flush=True)

    for name in MODELS:
        record = json.loads((directory / "reference" / f"{name}.json").read_text())
        for of in [tokens, logits, perplexity, greedy]:
            check(f"{name}, {of.__name__}", of, name, record)
    for of in [a_tool_call, a_schema, embeddings]:
        check(of.__name__.replace("_", " "), of)
    sys.exit(1 if failed else 0)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Two hob workers behind the gateways of the Python package index.

    python3 -m venv gw && gw/bin/pip install smg==1.13.0 vllm-router==0.1.17
    test.py HOB gw/bin

Starts `HOB serve --worker` twice with the shipped model, and in front of them SMG with the policies
`least_load` and `cache_aware`, and vllm-router with `power_of_two`. With each: all dialects that the
gateway has, a grammar among them; the spread of requests; and a worker that leaves while requests
come, of which none may fail. Prints one line per check; the exit code is 0 if all hold.
"""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

# Seconds that anything may take; the machine may be slow.
PATIENCE = 180
# Seconds for which a worker that leaves takes requests: longer than the gateways' intervals.
DRAIN_DELAY = 5


def free_port():
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return probe.getsockname()[1]


def request(url, body=None, timeout=PATIENCE):
    data = None if body is None else json.dumps(body).encode()
    asked = urllib.request.Request(url, data, {"Content-Type": "application/json"})
    with urllib.request.urlopen(asked, timeout=timeout) as answer:
        return answer.read().decode()


def wait_for(what, there):
    end = time.time() + PATIENCE
    while True:
        try:
            if there():
                return
        except (urllib.error.URLError, OSError, ValueError):
            pass
        if time.time() > end:
            raise AssertionError(f"still waiting for {what}")
        time.sleep(0.1)


class Worker:
    def __init__(self, hob, logs):
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = open(os.path.join(logs, f"worker-{self.port}.log"), "w")
        options = ["--port", str(self.port), "--threads", "1", "--parallel", "2"]
        leaving = ["--worker", "--drain-delay", str(DRAIN_DELAY)]
        self.process = subprocess.Popen(
            [hob, "serve", *options, *leaving, "--alias", "nano"], stderr=self.log
        )

    def sample(self, name):
        """The sum of the samples of a metric."""
        text = request(self.url + "/metrics")
        found = re.findall(rf"^{re.escape(name)}\{{.*\}} (\S+)$", text, re.M)
        return sum(map(float, found))


@contextlib.contextmanager
def running(command, logs, name):
    with open(os.path.join(logs, f"{name}.log"), "w") as log:
        process = subprocess.Popen(command, stdout=log, stderr=log)
        try:
            yield process
        finally:
            process.terminate()
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


def chat(text, **more):
    messages = [{"role": "user", "content": text}]
    return {"model": "nano", "messages": messages, "max_tokens": 8, "temperature": 0, **more}


def check_dialects(url, has_all):
    answer = json.loads(request(url + "/v1/chat/completions", chat("Hello")))
    assert answer["choices"][0]["message"]["content"], answer
    streamed = request(url + "/v1/chat/completions", chat("Hello", stream=True))
    assert streamed.rstrip().endswith("data: [DONE]"), streamed
    schema = {"type": "object", "properties": {"age": {"type": "integer"}}, "required": ["age"]}
    form = {"type": "json_schema", "json_schema": {"name": "x", "schema": schema}}
    body = chat("Anna is 34.", response_format=form, max_tokens=60)
    answer = json.loads(request(url + "/v1/chat/completions", body))
    assert isinstance(json.loads(answer["choices"][0]["message"]["content"])["age"], int), answer
    body = chat("Hello", grammar='root ::= "yes" | "no"')
    answer = json.loads(request(url + "/v1/chat/completions", body))
    assert answer["choices"][0]["message"]["content"] in ("yes", "no"), answer
    body = {"model": "nano", "prompt": "Once", "max_tokens": 4, "temperature": 0}
    assert json.loads(request(url + "/v1/completions", body))["choices"][0]["text"]
    if not has_all:
        return "chat, stream, schema, grammar, completions"
    body = {"model": "nano", "input": "Hello", "max_output_tokens": 8}
    assert json.loads(request(url + "/v1/responses", body))["output"]
    body = {"model": "nano", "max_tokens": 8, "messages": [{"role": "user", "content": "Hello"}]}
    assert json.loads(request(url + "/v1/messages", body))["content"]
    return "chat, stream, schema, grammar, completions, responses, messages"


class Load:
    """Requests without a pause from several threads, until `end`."""

    def __init__(self, url, threads, text):
        self.done = 0
        self.failed = []
        self.over = False
        self.lock = threading.Lock()
        work = lambda number: self.work(url, number, text)
        self.threads = [threading.Thread(target=work, args=(n,)) for n in range(threads)]
        for thread in self.threads:
            thread.start()

    def work(self, url, number, text):
        turn = 0
        while not self.over:
            turn += 1
            error = None
            try:
                answer = request(url + "/v1/chat/completions", chat(text(number, turn)))
                if not json.loads(answer)["choices"]:
                    error = answer
            except (urllib.error.URLError, OSError, ValueError, KeyError) as raised:
                error = repr(raised)
            with self.lock:
                self.done += 1
                if error:
                    self.failed.append(error)

    def wait(self, more):
        end = self.done + more
        wait_for(f"{more} requests", lambda: self.done >= end)

    def end(self):
        self.over = True
        for thread in self.threads:
            thread.join()


def check_spread(workers, url):
    before = [worker.sample("hob:requests_total") for worker in workers]
    load = Load(url, 6, lambda number, turn: f"Question {turn} of {number}")
    load.wait(60)
    load.end()
    assert not load.failed, load.failed[:3]
    shares = [w.sample("hob:requests_total") - b for w, b in zip(workers, before)]
    assert min(shares) >= sum(shares) / 4, shares
    return f"{int(shares[0])} and {int(shares[1])} of {int(sum(shares))} requests"


def check_cache(workers, url):
    """Six conversations of the same length: each stays where its beginning is."""
    names = ("cached_tokens_total", "prompt_tokens_total")
    totals = lambda: [sum(w.sample(f"hob:{name}") for w in workers) for name in names]
    before = totals()
    for turn in range(8):
        for number in range(2):
            words = " ".join(f"word{number}x{i}" for i in range(60))
            request(url + "/v1/chat/completions", chat(f"{words} and {turn}"))
    cached, computed = [end - start for end, start in zip(totals(), before)]
    share = cached / (cached + computed)
    assert share >= 0.6, share
    return f"{share:.0%} of the prompt tokens were found in the cache"


def check_leave(workers, url):
    load = Load(url, 4, lambda number, turn: f"Hello {number}")
    load.wait(40)
    leaving = workers[0].process
    leaving.send_signal(signal.SIGTERM)
    assert leaving.wait(PATIENCE) == 0
    load.wait(40)
    load.end()
    assert not load.failed, (len(load.failed), load.failed[:3])
    return f"0 of {load.done} requests failed while a worker left"


def gateway(kind, policy, bin_folder, workers):
    port = free_port()
    urls = [worker.url for worker in workers]
    command = ["--host", "127.0.0.1", "--port", str(port), "--policy", policy]
    command += ["--health-check-interval-secs", "1", "--health-check-endpoint", "/ready"]
    command += ["--health-failure-threshold", "1", "--health-success-threshold", "1"]
    # a port of its own: the usual one may be another's
    command += ["--prometheus-port", str(free_port()), "--worker-urls", *urls]
    if kind == "smg":
        command = [f"{bin_folder}/smg", "launch", "--load-monitor-interval", "1", *command]
    else:
        command = [f"{bin_folder}/vllm-router", *command]
    return f"http://127.0.0.1:{port}", command


def check(hob, bin_folder, kind, policy, logs):
    name = f"{kind} {policy}"
    workers = [Worker(hob, logs) for _ in range(2)]
    try:
        for worker in workers:
            wait_for("a worker", lambda: request(worker.url + "/ready"))
        url, command = gateway(kind, policy, bin_folder, workers)
        with running(command, logs, f"{kind}-{policy}"):
            ready = lambda: request(url + "/v1/chat/completions", chat("Hi"), 30)
            wait_for("the gateway", ready)
            print(f"{name}: {check_dialects(url, kind == 'smg')}", flush=True)
            if policy == "cache_aware":
                print(f"{name}: {check_cache(workers, url)}", flush=True)
            else:
                print(f"{name}: {check_spread(workers, url)}", flush=True)
            print(f"{name}: {check_leave(workers, url)}", flush=True)
    finally:
        for worker in workers:
            worker.process.kill()
            worker.process.wait()


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    hob, bin_folder = sys.argv[1:]
    logs = tempfile.mkdtemp(prefix="hob-gateways-")
    print(f"logs: {logs}", flush=True)
    for kind, policy in [
        ("smg", "least_load"),
        ("smg", "cache_aware"),
        ("vllm-router", "power_of_two"),
    ]:
        check(hob, bin_folder, kind, policy, logs)


if __name__ == "__main__":
    main()

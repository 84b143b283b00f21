"""Measurements for the test of Ray: what a host adds to requests, and how it spreads them."""

import json
import pathlib
import shutil
import statistics
import subprocess
import threading
import time

from machines import wait_for, workers

# Turns in which two ways to a server are compared.
TURNS = 12


def check_latency(host, key, cluster, secret, folder):
    """Compares one-token answers of the host with those of the server, at 500 requests a second."""
    if shutil.which("h2load") is None:
        return "not run: what the host adds at 500 requests a second, without h2load"
    server = cluster.servers()[0]
    _, body, _ = host.request("", key, max_tokens=1, temperature=0)
    (folder / "body.json").write_text(body)
    log = folder / "times"

    def times(url, authorization, n=1000):
        log.unlink(missing_ok=True)
        # one client starts each 2 ms and asks each 40 ms, so that requests come one by one
        subprocess.run(
            ["h2load", "--h1", f"--requests={n}", "--clients=20", "--rps=25"]
            + ["--rate=1", "--rate-period=2ms", f"--data={folder / 'body.json'}"]
            + [f"--log-file={log}", "--header=Content-Type: application/json"]
            + [f"--header=Authorization: {authorization}", url],
            check=True,
            stdout=subprocess.DEVNULL,
        )
        lines = [line.split() for line in log.read_text().splitlines()]
        assert {status for _, status, _ in lines} == {"200"}, lines[:3]
        return [int(microseconds) / 1000 for _, _, microseconds in lines]

    path = "/v1/chat/completions"
    host_pid = host.process.pid
    direct = []
    through = []
    cpu = 0.0
    # by turns, so that both see the same machine; what else it does in one turn is not the host's
    for _ in range(TURNS):
        direct.append(times(f"http://{server.address}{path}", f"Bearer {secret}"))
        before = cpu_seconds(host_pid)
        through.append(times(f"http://127.0.0.1:{host.port}/acme/chat{path}", f"Key {key}"))
        cpu += cpu_seconds(host_pid) - before
    words = []
    for name, share in [("p50", 0.5), ("p99", 0.99)]:
        alone = statistics.median(quantile(turn, share) for turn in direct)
        both = statistics.median(quantile(turn, share) for turn in through)
        words.append(f"{name} {alone:.2f} ms from the server, {both:.2f} ms through the host")
    n_requests = sum(map(len, through))
    return (
        f"{n_requests} one-token answers at 500 a second, medians of {TURNS} turns: "
        f"{'; '.join(words)}; the host computes for {cpu / n_requests * 1e6:.0f} us a request"
    )


def quantile(times, share):
    return sorted(times)[int(len(times) * share)]


def cpu_seconds(pid):
    """Returns the time for which the threads of a process have computed."""
    tasks = pathlib.Path(f"/proc/{pid}/task").iterdir()
    return sum(int((task / "schedstat").read_text().split()[0]) for task in tasks) / 1e9


def check_clients(host, key, cluster, secret):
    """Lets 60 clients ask three servers."""
    servers = cluster.servers()
    assert len(servers) == 3, servers
    before = [server.sample("hob:requests_total", secret) for server in servers]
    answers = []

    def ask():
        answers.append(host.chat("/acme/three", key, max_tokens=8)[0])

    threads = [threading.Thread(target=ask) for _ in range(60)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert answers == [200] * 60, answers
    after = [server.sample("hob:requests_total", secret) for server in servers]
    shares = [int(end - start) for end, start in zip(after, before)]
    assert sum(shares) == 60 and min(shares) >= 10, shares
    return f"60 clients at once: {', '.join(map(str, shares))} of them at each of three servers"


def speed(host, key, app, seconds=5):
    """Returns the tokens per second that as many clients get as three servers have slots."""
    over = threading.Event()
    counts = []

    def ask():
        while not over.is_set():
            status, body = host.chat(app, key, max_tokens=20, ignore_eos=True)
            assert status == 200, body
            counts.append(json.loads(body)["usage"]["completion_tokens"])

    threads = [threading.Thread(target=ask) for _ in range(12)]
    for thread in threads:
        thread.start()
    time.sleep(3)
    before = sum(counts)
    time.sleep(seconds)
    n_tokens = sum(counts) - before
    over.set()
    for thread in threads:
        thread.join()
    return n_tokens / seconds


def check_throughput(host, key, folder):
    """Compares three servers that work a twentieth of the time with one of them."""
    (folder / "slow").touch()
    for app, replicas in [("one", "1"), ("three", "3")]:
        terms = ["--replicas", replicas, "--memory", "300", "--max-concurrency", "64"]
        host.run("deploy", f"acme/{app}", *terms)
    wait_for("a slow server", lambda: host.ready("acme", "one") == 1)
    wait_for("three slow servers", lambda: host.ready("acme", "three") == 3)
    alone = []
    together = []
    # by turns, so that both see the same machine
    for _ in range(TURNS // 3):
        alone.append(speed(host, key, "/acme/one"))
        together.append(speed(host, key, "/acme/three"))
    host.run("remove", "acme/one")
    wait_for("no other server", lambda: len(workers()) == 3)
    (folder / "slow").unlink()
    ratio = sum(together) / sum(alone)
    assert ratio >= 2.7, (alone, together)
    mean = statistics.mean
    return (
        f"three slow servers write {mean(together):.0f} tokens/s, one {mean(alone):.0f}: "
        f"{ratio:.2f} times as many"
    )


def cached_share(servers, secret, conversations):
    """Returns the share of prompt tokens that were found in caches while a function ran."""
    names = ("hob:cached_tokens_total", "hob:prompt_tokens_total")

    def totals():
        return [sum(server.sample(name, secret) for server in servers) for name in names]

    before = totals()
    conversations()
    cached, computed = [end - start for end, start in zip(totals(), before)]
    return cached / (cached + computed)


def check_prefixes(host, key, cluster, secret):
    """Compares where requests go by their beginnings with a turn of servers: 7 prompts, 8 times."""
    servers = cluster.servers()
    turns = [(turn, number) for turn in range(8) for number in range(7)]

    def prompt(kind, number, turn):
        # more than a block of the host's, and few of the tokens that a slot has
        words = f"This is letter {number} to {kind}. " + "Please read it to the end. " * 10
        return [{"role": "user", "content": f"{words} {turn}"}]

    def by_prefix():
        for turn, number in turns:
            status, body = host.chat("/acme/three", key, messages=prompt("by", number, turn))
            assert status == 200, body

    def by_turn():
        for at, (turn, number) in enumerate(turns):
            _, body, _ = host.request("", key, messages=prompt("turn", number, turn))
            servers[at % 3].ask("POST", "/v1/chat/completions", secret, body)

    routed = cached_share(servers, secret, by_prefix)
    in_turn = cached_share(servers, secret, by_turn)
    assert routed >= 0.8, (routed, in_turn)
    return f"{routed:.0%} of prompt tokens are found in caches, {in_turn:.0%} with servers by turns"

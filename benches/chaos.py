#!/usr/bin/env python3
"""Two hundred clients of whom most are rude, and the server between them.

    benches/chaos.py target/release/hob model.gguf --record benches/record/chaos.json
    benches/chaos.py HOB MODEL [--seconds 300] [--clients 200] [--threads 1] [--seed 1]
        [--record FILE]

Starts `HOB serve -m MODEL` and lets clients connect, stall, hang up at random moments, send
garbage, send bodies of 10 MB, and read slowly; among them are honest ones, whose answers must be
right. Needs Python alone.

What must hold, or the exit code is 1:
- every honest request is answered as it is on an idle server (one that is told to come back later
  comes back);
- afterwards no slot is at work, no request waits, and every connection is closed;
- the idle server holds at most 5 % more memory after the whole than after a first quarter of it,
  before which the cache was filled and in which large bodies come more often.

Prints one JSON object: what was done how often, and memory in MiB.
"""

import argparse
import asyncio
import collections
import contextlib
import json
import os
import random
import socket
import statistics
import subprocess
import sys
import threading
import time

PROMPT = "Once upon a time"
STORY = {"prompt": PROMPT, "temperature": 0, "n_predict": 32}
SCHEMA = {
    "type": "object",
    "properties": {"name": {"type": "string", "maxLength": 8}, "age": {"type": "integer"}},
    "required": ["name", "age"],
}
# Seconds that an honest request may take, with the times it is sent away.
PATIENCE = 300


class Server:
    def __init__(self, hob, model, threads):
        options = [
            "--port",
            "0",
            "--threads",
            str(threads),
            "--parallel",
            "8",
            "--ctx-size",
            "16384",
            "--queue",
            "64",
            "--timeout",
            "20",
            "--metrics",
        ]
        self.process = subprocess.Popen(
            [hob, "serve", "-m", model, *options], stderr=subprocess.PIPE, text=True
        )
        line = self.process.stderr.readline()
        self.host, port = line.split("http://")[1].strip().rsplit(":", 1)
        self.port = int(port)
        self.log = collections.deque(maxlen=200)
        # the log must be read, or the server would wait for room in the pipe
        threading.Thread(target=lambda: self.log.extend(self.process.stderr), daemon=True).start()

    def memory(self):
        """Resident MiB."""
        with open(f"/proc/{self.process.pid}/status") as status:
            return next(int(line.split()[1]) / 1024 for line in status if line.startswith("VmRSS"))

    def files(self):
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))


class Chaos:
    def __init__(self, server, seed):
        self.server = server
        self.random = random.Random(seed)
        self.done = collections.Counter()
        self.wrong = []
        self.expected = {}
        self.over = False

    # -- one connection

    async def connect(self, small=False):
        plain = socket.socket()
        plain.setblocking(False)
        if small:
            plain.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        await asyncio.get_running_loop().sock_connect(plain, (self.server.host, self.server.port))
        return await asyncio.open_connection(sock=plain)

    def head(self, path, length, method="POST"):
        return (
            f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {length}\r\n"
            "Connection: close\r\n\r\n"
        ).encode()

    async def ask(self, path, body, method="POST"):
        """Status and body of a whole answer."""
        reader, writer = await self.connect()
        try:
            data = b"" if body is None else json.dumps(body).encode()
            writer.write(self.head(path, len(data), method) + data)
            await writer.drain()
            answer = await reader.read()
        finally:
            writer.close()
        assert answer, "the connection was closed without an answer"
        head, _, rest = answer.partition(b"\r\n\r\n")
        if b"transfer-encoding: chunked" in head.lower():
            rest = unchunk(rest)
        return int(head.split(b" ")[1]), rest

    # -- honest clients

    async def honest(self, name, path, body, text):
        since = time.monotonic()
        while True:
            status, answer = await self.ask(path, body)
            if status != 503:
                break
            self.done["told to come back"] += 1
            assert time.monotonic() - since < PATIENCE, "never served"
            await asyncio.sleep(self.random.uniform(0.1, 0.5))
        assert status == 200, f"{name}: {status} {answer[:200]}"
        found = text(answer)
        expected = self.expected.setdefault(name, found)
        assert found == expected, f"{name}: {found!r}, and {expected!r} on an idle server"

    async def whole(self):
        await self.honest(
            "whole", "/completion", STORY, lambda answer: json.loads(answer)["content"]
        )

    async def fill(self):
        """Fills the cache of keys and values: the system gives its memory when it is first written,
        not when it is reserved.
        """
        _, slots = await self.ask("/slots", None, "GET")
        slots = json.loads(slots)
        texts = [
            [self.random.randrange(300, 1000) for _ in range(slots[0]["n_ctx"] - 2)]
            for _ in range(2 * len(slots))
        ]
        await asyncio.gather(
            *(self.ask("/completion", {"prompt": text, "n_predict": 1}) for text in texts)
        )

    async def streamed(self):
        def text(answer):
            events = [
                json.loads(line[6:])
                for line in answer.decode().split("\n\n")
                if line.startswith("data: ")
            ]
            assert events[-1]["stop"], "the stream has no end"
            return "".join(event["content"] for event in events)

        await self.honest("whole", "/completion", {**STORY, "stream": True}, text)

    async def constrained(self):
        def text(answer):
            person = json.loads(json.loads(answer)["choices"][0]["message"]["content"])
            assert isinstance(person["name"], str) and isinstance(person["age"], int), person
            return "valid"

        fields = {
            "messages": [{"role": "user", "content": "Hi"}],
            "max_tokens": 60,
            "response_format": {
                "type": "json_schema",
                "json_schema": {"name": "p", "schema": SCHEMA},
            },
        }
        await self.honest("constrained", "/v1/chat/completions", fields, text)

    # -- the others: whatever the server does to them is right, but for what comes after

    async def hang_up(self):
        body = json.dumps(
            {**STORY, "n_predict": 10_000, "ignore_eos": True, "stream": self.random.random() < 0.7}
        ).encode()
        request = self.head("/completion", len(body)) + body
        reader, writer = await self.connect()
        cut = self.random.choice([len(request), len(request), self.random.randrange(len(request))])
        writer.write(request[:cut])
        await read_for(reader, self.random.randrange(1, 20_000), self.random.expovariate(2))
        if self.random.random() < 0.5:
            writer.transport.abort()
        writer.close()

    async def stall(self):
        reader, writer = await self.connect()
        start = self.random.choice(
            [
                b"",
                b"POST /comp",
                self.head("/completion", 1000),
                self.head("/completion", 1000) + b'{"pro',
            ]
        )
        writer.write(start)
        # until the server has had enough, or this client has
        await read_for(reader, -1, self.random.uniform(0.5, 30))
        writer.close()

    async def garbage(self):
        reader, writer = await self.connect()
        junk = self.random.randbytes(self.random.randrange(1, 5000))
        kind = self.random.randrange(3)
        if kind == 1:
            junk = (
                self.head(
                    self.random.choice(["/completion", "/v1/chat/completions", "/tokenize"]),
                    len(junk),
                )
                + junk
            )
        elif kind == 2:
            body = bytearray(json.dumps(STORY).encode())
            for _ in range(4):
                body[self.random.randrange(len(body))] = self.random.randrange(256)
            junk = self.head("/completion", len(body)) + bytes(body)
        writer.write(junk)
        await read_for(reader, -1, 8)
        writer.close()

    async def large(self):
        size = 10_000_000
        kind = self.random.randrange(3)
        if kind == 0:
            body = b'{"prompt": "' + b"a " * (size // 2) + b'"}'
        elif kind == 1:
            body = b"[" * size
        else:
            body = b" " * size
        reader, writer = await self.connect()
        writer.write(self.head("/completion", len(body)))
        for at in range(0, len(body), 1 << 18):
            writer.write(body[at : at + (1 << 18)])
            await asyncio.wait_for(writer.drain(), 30)
            if self.random.random() < 0.01:
                break
        else:
            # who sends so much waits a while for the answer, and then does not
            answer = await read_for(reader, -1, 20)
            assert not answer or int(answer.split(b" ")[1]) in (400, 503), answer[:300]
        writer.close()

    async def read_slowly(self):
        body = json.dumps(
            {**STORY, "n_predict": 3000, "ignore_eos": True, "stream": True, "n_probs": 10}
        ).encode()
        reader, writer = await self.connect(small=True)
        writer.write(self.head("/completion", len(body)) + body)
        until = time.monotonic() + self.random.uniform(1, 20)
        while time.monotonic() < until and await asyncio.wait_for(reader.read(64), 30):
            await asyncio.sleep(0.05)
        writer.close()

    KINDS = [
        ("whole", 3),
        ("streamed", 3),
        ("constrained", 2),
        ("hang_up", 5),
        ("stall", 4),
        ("garbage", 4),
        ("large", 1),
        ("read_slowly", 2),
    ]
    HONEST = {"whole", "streamed", "constrained"}

    async def client(self, large):
        names, weights = zip(
            *((name, large if name == "large" else weight) for name, weight in self.KINDS)
        )
        while not self.over:
            name = self.random.choices(names, weights)[0]
            try:
                await getattr(self, name)()
                self.done[name] += 1
            except (OSError, asyncio.IncompleteReadError, asyncio.TimeoutError) as error:
                # a connection that breaks is a rude client's lot, and no honest one's
                if name in self.HONEST:
                    self.wrong.append(f"{name}: {error!r}")
                self.done["broken connections"] += 1
            except (AssertionError, ValueError, KeyError, IndexError) as error:
                self.wrong.append(f"{name}: {error!r}")
            await asyncio.sleep(self.random.uniform(0, 0.2))

    async def run(self, n_clients, seconds, large=1):
        self.over = False
        clients = [asyncio.create_task(self.client(large)) for _ in range(n_clients)]
        peak = 0
        until = time.monotonic() + seconds
        while time.monotonic() < until:
            await asyncio.sleep(0.5)
            if self.server.process.poll() is not None:
                raise SystemExit("the server has ended:\n" + "".join(self.server.log))
            peak = max(peak, self.server.memory())
        self.over = True
        _, late = await asyncio.wait(clients, timeout=PATIENCE)
        if late:
            self.wrong.append(f"{len(late)} clients still wait")
        return peak

    async def idle(self):
        """Waits until the server is; returns its memory."""
        until = time.monotonic() + 60
        while True:
            _, slots = await self.ask("/slots", None, "GET")
            _, metrics = await self.ask("/metrics", None, "GET")
            rows = dict(
                line.split(" ")
                for line in metrics.decode().splitlines()
                if not line.startswith("#")
            )
            busy = [slot["id"] for slot in json.loads(slots) if slot["is_processing"]]
            waits = float(rows["llamacpp:requests_deferred"]) + float(
                rows["llamacpp:requests_processing"]
            )
            # the sockets of this question, and those that the system has not closed yet
            if not busy and waits == 0 and self.server.files() <= self.files + 4:
                break
            if time.monotonic() > until:
                self.wrong.append(
                    f"slots {busy} at work, {waits} requests, "
                    f"{self.server.files()} files after a minute"
                )
                break
            await asyncio.sleep(0.5)
        # what large bodies took is returned every few seconds
        await asyncio.sleep(6)
        return statistics.median([self.server.memory() for _ in range(5)])


async def read_for(reader, n, seconds):
    """Reads for a while; nothing if that was too short."""
    with contextlib.suppress(asyncio.TimeoutError):
        return await asyncio.wait_for(reader.read(n), seconds)
    return b""


def unchunk(data):
    out = b""
    while data:
        size, _, data = data.partition(b"\r\n")
        n = int(size, 16)
        if n == 0:
            return out
        out, data = out + data[:n], data[n + 2 :]
    raise ValueError("a body without its end")


async def main(args):
    server = Server(args.hob, args.model, args.threads)
    try:
        chaos = Chaos(server, args.seed)
        while (await chaos.ask("/health", None, "GET"))[0] != 200:
            await asyncio.sleep(0.1)
        chaos.files = server.files()
        await chaos.fill()
        # what is right, from an idle server
        for honest in [chaos.whole, chaos.streamed, chaos.constrained]:
            await honest()
        warm_up = args.seconds / 4
        await chaos.run(args.clients, warm_up, large=8)
        before = await chaos.idle()
        peak = await chaos.run(args.clients, args.seconds - warm_up)
        after = await chaos.idle()
        for honest in [chaos.whole, chaos.streamed, chaos.constrained]:
            await honest()
        if after > 1.05 * before:
            chaos.wrong.append(f"{after:.1f} MiB at the end, {before:.1f} before")
        if any("panicked" in line for line in server.log):
            chaos.wrong.append("a panic in the log")
        result = {
            "seconds": args.seconds,
            "clients": args.clients,
            "done": dict(sorted(chaos.done.items())),
            "mib": {"before": round(before, 1), "after": round(after, 1), "peak": round(peak, 1)},
            "wrong": chaos.wrong[:20],
            "n_wrong": len(chaos.wrong),
        }
        print(json.dumps(result, indent=1))
        if args.record:
            with open(args.record, "w") as record:
                json.dump(result, record, indent=1)
        return bool(chaos.wrong)
    finally:
        server.process.terminate()
        server.process.wait(60)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("hob")
    parser.add_argument("model")
    parser.add_argument("--seconds", type=float, default=300)
    parser.add_argument("--clients", type=int, default=200)
    parser.add_argument(
        "--threads", type=int, default=1, help="of the server; this program takes one as well"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--record", help="a file for the result")
    sys.exit(asyncio.run(main(parser.parse_args())))

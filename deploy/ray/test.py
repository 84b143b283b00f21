#!/usr/bin/env python3
"""The deployments of `hob host` on a Ray of four machines: the host's, and three that run servers.

    python3 -m venv ray && ray/bin/pip install ./deploy/ray
    test.py HOB ray/bin/python [proxy] [sleeping] [faults] [one] [three] [end] [hosts]

Each machine is a network namespace with an address and a cable of its own. All runs in namespaces,
so that Ray's ports and processes are nobody else's, but for Debian's PostgreSQL, where it is
installed: there two hosts share it and Ray. Prints one line per check; the exit code is 0 if all
hold. Names of parts leave the others out. What the host adds to a request is measured at 500
requests a second where `h2load` (Debian's nghttp2-client) is installed; on a machine that has other
work, `chrt --rr 1 python3 test.py ...` measures hob alone.
"""

import contextlib
import hashlib
import http.client
import http.server
import json
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time

from machines import HEAD, PATIENCE, PORT, Cluster, isolate, wait_for, workers
from measures import check_clients, check_latency, check_prefixes, check_throughput

REPO = "acme/nano-GGUF"
COMMIT = "0123456789abcdef0123456789abcdef01234567"
PARTS = ["proxy", "sleeping", "faults", "one", "three", "end", "hosts"]
MODELS = pathlib.Path(__file__).resolve().parents[2] / "models"


class Hub(http.server.BaseHTTPRequestHandler):
    """A hub with one repository, and a list of the files that were read from it."""

    protocol_version = "HTTP/1.1"
    model = (MODELS / "hob-nano-q8_0.gguf").read_bytes()
    name = "nano-Q8_0.gguf"
    read = []

    def log_message(self, *_):
        pass

    def answer(self, status, body, headers=()):
        self.send_response(status)
        self.send_header("Content-Length", str(len(body)))
        for name, value in headers:
            self.send_header(name, value)
        self.end_headers()
        if self.command != "HEAD":
            self.wfile.write(body)

    def do_HEAD(self):
        self.do_GET()

    def do_GET(self):
        path = self.path.split("?")[0]
        digest = hashlib.sha256(self.model).hexdigest()
        size = len(self.model)
        if path == f"/api/models/{REPO}/revision/main":
            self.answer(200, json.dumps({"sha": COMMIT}).encode())
        elif path == f"/api/models/{REPO}/tree/{COMMIT}":
            lfs = {"oid": digest, "size": size, "pointerSize": 134}
            entry = {"type": "file", "path": self.name, "size": size, "oid": "1234", "lfs": lfs}
            self.answer(200, json.dumps([entry]).encode())
        elif path == f"/{REPO}/resolve/{COMMIT}/{self.name}":
            if self.command == "GET":
                self.read.append(self.name)
            etag = f'"{digest}"'
            headers = [("ETag", etag), ("X-Linked-ETag", etag), ("X-Linked-Size", str(size))]
            self.answer(200, self.model, headers)
        else:
            self.answer(404, b"{}")


class Host:
    def __init__(self, hob, python, folder, name="host", database=""):
        self.hob = hob
        self.env = {**os.environ, "HOB_HOST_STATE": str(folder / f"state-{name}")}
        if database:
            self.env["HOB_HOST_DATABASE"] = database
        self.log_path = folder / f"{name}.log"
        self.process = subprocess.Popen(
            [hob, "host", "--port", "0", "--upstream", f"ray://{HEAD}:{PORT}"]
            + ["--upstream-python", python, "--upstream-hob", str(folder / "hob")],
            env=self.env,
            stderr=open(self.log_path, "w"),
            start_new_session=True,
        )
        pattern = r"listening on http://127\.0\.0\.1:(\d+)"
        self.port = int(wait_for("the host", lambda: self.find(pattern)))

    def find(self, pattern):
        if self.process.poll() is not None:
            raise AssertionError(self.log_path.read_text())
        found = re.search(pattern, self.log_path.read_text())
        return found and found.group(1)

    def run(self, *args):
        done = subprocess.run(
            [self.hob, "host", *args], env=self.env, capture_output=True, text=True
        )
        assert done.returncode == 0, (args, done.stderr)
        return done.stdout.strip()

    def ready(self, org, app):
        listed = json.loads(self.run("list", "--org", org, "--json"))
        return next(entry["ready"] for entry in listed if entry["app"] == app)

    def chat(self, app, key, timeout=PATIENCE, **more):
        """Returns the status and the body of an answer."""
        return self.answer("POST", *self.request(app, key, **more), timeout=timeout)

    def ask(self, method, path, key, body=None):
        """Returns the status and the body of an answer to a question without a prompt."""
        return self.answer(method, path, body, {"Authorization": f"Key {key}"})

    def answer(self, method, path, body, headers, timeout=PATIENCE):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        with contextlib.closing(connection):
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()

    def request(self, app, key, **more):
        body = {"messages": [{"role": "user", "content": "Hello"}], "max_tokens": 4, **more}
        headers = {"Authorization": f"Key {key}", "Content-Type": "application/json"}
        return f"{app}/v1/chat/completions", json.dumps(body), headers

    def stream(self, app, key, **more):
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=PATIENCE)
        long = {"stream": True, "ignore_eos": True, **more}
        connection.request("POST", *self.request(app, key, **long))
        answer = connection.getresponse()
        assert answer.status == 200, answer.read()
        assert answer.readline().startswith(b"data: ")
        return answer


def served_again(host, key):
    """Returns the seconds until a request is answered."""
    since = time.time()
    status, body = host.chat("/acme/chat", key)
    assert status == 200, (status, body)
    return time.time() - since


def check_start(host, key, other):
    for wrong, app, status in [("", "chat", 401), (other, "chat", 401), (other, "none", 401)]:
        assert host.chat(f"/acme/{app}", wrong)[0] == status, (app, status)
    assert host.chat("/acme/none", key)[0] == 404
    assert not workers()
    took = served_again(host, key)
    warm = served_again(host, key)
    return f"a sleeping deployment is answered after {took:.1f} s, then after {warm * 1000:.0f} ms"


def four_streams(host, key):
    """Begins long answers to prompts without a common beginning, so that all servers have some."""
    prompts = [[{"role": "user", "content": f"{n * 1111} {time.time()}"}] for n in range(4)]
    return [host.stream("/acme/chat", key, max_tokens=900, messages=prompt) for prompt in prompts]


def last_event(stream):
    """Returns the last event of an answer, once that has ended."""
    rest = stream.read().decode()
    return [event for event in rest.split("\n\n") if event][-1]


def is_broken(event):
    """Whether a stream has ended with the error of a server that is gone."""
    return "502" in event and "gone" in event


def check_kill(host, key, what):
    """Kills one of two servers, or its actor, with streams on both."""
    wait_for("two servers", lambda: host.ready("acme", "chat") == 2)
    streams = four_streams(host, key)
    pid, actor = next(iter(workers().items()))
    os.kill(pid if what == "server" else actor, signal.SIGKILL)
    took = served_again(host, key)
    ends = [last_event(stream) for stream in streams]
    # Ray ends the processes of an actor that is gone
    n_broken = sum(is_broken(event) for event in ends)
    n_whole = sum("[DONE]" in event for event in ends)
    assert n_broken and n_whole and n_broken + n_whole == len(ends), ends
    wait_for("the new server", lambda: host.ready("acme", "chat") == 2)
    return (
        f"{what} killed: {n_broken} streams end with an error, {n_whole} of the other go on; "
        f"the next request is answered after {took:.1f} s"
    )


def check_scale(host, key):
    over = threading.Event()
    failed = []

    def ask():
        while not over.is_set():
            answer = host.chat("/acme/chat", key, max_tokens=60, ignore_eos=True)
            if answer[0] != 200:
                failed.append(answer)

    threads = [threading.Thread(target=ask) for _ in range(6)]
    for thread in threads:
        thread.start()
    try:
        wait_for("two servers", lambda: host.ready("acme", "chat") == 2)
    finally:
        over.set()
        for thread in threads:
            thread.join()
    assert not failed, failed[:3]
    wait_for("no servers", lambda: host.ready("acme", "chat") == 0 and not workers())
    return "two servers under load, and none a while after"


def check_upgrade(host, key):
    """Deploys anew while requests come, until there were 2,000."""
    served_again(host, key)
    before = set(workers())
    over = threading.Event()
    answers = []

    def ask():
        while not over.is_set():
            answers.append(host.chat("/acme/chat", key)[0])

    threads = [threading.Thread(target=ask) for _ in range(3)]
    for thread in threads:
        thread.start()
    try:
        terms = ["--replicas", "1", "--memory", "300", "--max-concurrency", "64"]
        host.run("deploy", "acme/chat", *terms)
        wait_for("the new server alone", lambda: workers() and not before & set(workers()))
        wait_for("2,000 requests", lambda: len(answers) >= 2000)
    finally:
        over.set()
        for thread in threads:
            thread.join()
    failed = [status for status in answers if status != 200]
    assert not failed, (failed[:3], len(answers))
    return f"deployed anew: 0 of {len(answers)} requests failed"


def check_fetch(host):
    keys = {org: host.run("key", "create", "--org", org) for org in ("first", "second")}
    terms = ["--model", REPO, "--replicas", "0..1", "--memory", "300"]
    for org in keys:
        host.run("deploy", f"{org}/own", *terms)
    results = []

    def ask(org):
        results.append(host.chat(f"/{org}/own", keys[org])[0])

    threads = [threading.Thread(target=ask, args=[org]) for org in keys]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert results == [200, 200], results
    nodes = len(set(re.findall(r"starting on (\S+)", host.run("logs", "first/own")
                               + host.run("logs", "second/own"))))
    assert len(Hub.read) == nodes, (Hub.read, nodes)
    assert host.chat("/first/own", keys["second"])[0] == 401
    return f"a model of two organizations is fetched once for each of {nodes} machines"


def secret_of_servers(python):
    """Returns the key that the host and the servers share."""
    script = (
        "import ray, sys, hob_ray as hob; "
        "ray.init(sys.argv[1], namespace=hob.NAMESPACE, log_to_driver=False); "
        "print(ray.get(ray.get_actor(hob.REGISTRY).secret.remote()))"
    )
    command = [python, "-c", script, f"{HEAD}:{PORT}"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return done.stdout.split()[-1]


def check_machine(host, key, cluster):
    """Kills the raylet of a machine with a server while answers are on their way."""
    server = cluster.servers()[0]
    stream = host.stream("/acme/chat", key, max_tokens=900)
    ended = 0
    for pid in server.machine.processes():
        with contextlib.suppress(OSError):
            words = pathlib.Path(f"/proc/{pid}/cmdline").read_bytes().split(b"\0")
            if words[0].endswith(b"/raylet"):
                os.kill(pid, signal.SIGKILL)
                ended += 1
    assert ended, f"no raylet at {server.machine.address}"
    took = served_again(host, key)
    last = last_event(stream)
    assert "[DONE]" in last or is_broken(last), last
    wait_for("the machine's processes to end", lambda: server.pid not in workers())
    cluster.join(server.machine.address)
    wait_for("two servers", lambda: host.ready("acme", "chat") == 2)
    return f"the raylet of a machine killed: the next request is answered after {took:.1f} s"


def check_cable(host, key, cluster):
    """Pulls the cable of a machine with a server while an answer is on its way from there."""
    (machine,) = {server.machine for server in cluster.servers()[:1]}
    streams = four_streams(host, key)
    machine.plug("down")
    times = [served_again(host, key) for _ in range(4)]
    ends = [last_event(stream) for stream in streams]
    assert all("[DONE]" in event or is_broken(event) for event in ends), ends
    wait_for("servers elsewhere", lambda: host.ready("acme", "chat") == 2)
    for pid in machine.processes():
        with contextlib.suppress(OSError):
            os.kill(pid, signal.SIGKILL)
    machine.plug("up")
    cluster.join(machine.address)
    n_broken = sum(is_broken(event) for event in ends)
    return (
        f"the cable of a machine pulled: {n_broken} of {len(ends)} streams end with an error, the "
        f"next four requests are answered after {max(times):.1f} s at most"
    )


def check_proxy(python, folder):
    """Serves a model through Serve's own proxy, without a host."""
    script = (
        "import json, ray, sys; from ray import serve; from hob_ray import ingress; "
        "ray.init(sys.argv[1], namespace='hob', log_to_driver=False); "
        "serve.start(proxy_location='HeadOnly', http_options=json.loads(sys.argv[2])); "
        "serve.run(ingress.build(json.loads(sys.argv[3])), name='alone', route_prefix='/nano')"
    )
    proxy = json.dumps({"host": HEAD, "port": 8008})
    terms = json.dumps({"hob": str(folder / "hob"), "replicas": "0..2", "api_key": "secret"})
    command = [python, "-c", script, f"{HEAD}:{PORT}", proxy, terms]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert not workers(), "a sleeping model has no servers"

    def answer(path, key="secret", **more):
        connection = http.client.HTTPConnection(HEAD, 8008, timeout=PATIENCE)
        body = {"messages": [{"role": "user", "content": "Hello"}], "max_tokens": 4, **more}
        headers = {"Authorization": f"Bearer {key}", "Content-Type": "application/json"}
        with contextlib.closing(connection):
            connection.request("POST", f"/nano{path}", json.dumps(body), headers)
            answer = connection.getresponse()
            return answer.status, answer.read().decode()

    chat = "/v1/chat/completions"
    since = time.time()
    status, text = answer(chat)
    assert status == 200 and json.loads(text)["usage"]["completion_tokens"] == 4, (status, text)
    cold = time.time() - since
    since = time.time()
    assert answer(chat)[0] == 200
    warm = time.time() - since
    status, text = answer(chat, stream=True)
    assert status == 200 and text.endswith("data: [DONE]\n\n"), (status, text)
    assert answer(chat, key="other")[0] == 401
    assert answer("/v1/nothing")[0] == 404
    assert len(workers()) == 1, workers()
    (pid,) = workers()
    os.kill(pid, signal.SIGKILL)
    wait_for("the process again", lambda: answer(chat)[0] == 200)
    script = (
        "import ray, sys; from ray import serve; "
        "ray.init(sys.argv[1], namespace='hob', log_to_driver=False); serve.delete('alone')"
    )
    subprocess.run([python, "-c", script, f"{HEAD}:{PORT}"], check=True, capture_output=True)
    wait_for("no servers", lambda: not workers())
    return (
        f"Serve's own proxy wakes a model and answers after {cold:.1f} s, then after "
        f"{warm * 1000:.0f} ms, and passes streams on"
    )


def check_two_hosts(hob, python, folder, database):
    """Lets two hosts share a database and Ray, and kills one of them."""
    hosts = [Host(hob, python, folder, name, database) for name in ("first", "second")]
    try:
        key = hosts[0].run("key", "create", "--org", "pair")
        hosts[1].run("deploy", "pair/chat", "--replicas", "1..2")
        answers = [served_by(host, key) for host in hosts]
        before = set(workers())
        assert len(before) == 1, before
        print("ok:", check_agreement(hosts, key), flush=True)
        hosts[0].process.kill()
        hosts[0].process.wait()
        time.sleep(12)  # longer than a host may say nothing
        answers.append(served_by(hosts[1], key))
        assert set(workers()) == before, "servers go on"
        hosts[1].run("remove", "pair/chat")
        wait_for("no servers", lambda: not workers())
    except BaseException:
        for host in hosts:
            print(host.log_path.read_text()[-4000:], file=sys.stderr)
        raise
    finally:
        for host in hosts:
            host.process.kill()
            host.process.wait()
    return f"two hosts share {len(before)} server, which goes on when one of them is killed"


def check_agreement(hosts, key):
    """Changes deployments and keys at each of two hosts, and waits until the other knows."""
    longest = 0.0

    def wait_until(known):
        nonlocal longest
        since = time.time()
        wait_for("the other host to know", known)
        longest = max(longest, time.time() - since)

    for number in range(20):
        one, other = hosts[number % 2], hosts[1 - number % 2]
        terms = json.dumps({"replicas": "0..1", "idle_seconds": 60 + number})
        path = "/api/orgs/pair/deployments"
        status, text = one.ask("PUT", f"{path}/agreed", key, terms)
        assert status == 200, text
        wait_until(lambda: f'"idle_seconds":{60 + number}' in other.ask("GET", path, key)[1])
        status, text = one.ask("POST", "/api/orgs/pair/keys", key)
        assert status == 201, text
        made = json.loads(text)["key"]
        wait_until(lambda: other.ask("GET", "/pair/agreed/v1/models", made)[0] == 200)
        status, text = one.ask("DELETE", f"/api/orgs/pair/keys/{made.split(':')[0]}", key)
        assert status == 200, text
        wait_until(lambda: other.ask("GET", "/pair/agreed/v1/models", made)[0] == 401)
        status, text = one.ask("DELETE", f"{path}/agreed", key)
        assert status == 200, text
        wait_until(lambda: other.ask("GET", "/pair/agreed/v1/models", key)[0] == 404)
    assert longest < 1, longest
    return f"two hosts know each other's changes after {longest:.2f} s at most, of 80"


def served_by(host, key):
    """Returns the answer of a host, once it knows the deployment."""

    def answered():
        status, body = host.chat("/pair/chat", key)
        return body if status == 200 else None

    return wait_for("an answer", answered)


def check_sleeping(host, key, other):
    """Wakes a deployment, loads it and lets it sleep again."""
    host.run("deploy", "acme/chat", "--replicas", "0..2", "--idle", "10s")
    print("ok:", check_start(host, key, other), flush=True)
    print("ok:", check_scale(host, key), flush=True)


def check_faults(host, key, cluster, folder):
    """Kills servers, actors and machines while streams are on their way."""
    # so that answers are on their way when something breaks
    (folder / "slow").touch()
    host.run("deploy", "acme/chat", "--replicas", "2", "--max-concurrency", "64")
    print("ok:", check_kill(host, key, "server"), flush=True)
    print("ok:", check_kill(host, key, "actor"), flush=True)
    print("ok:", check_machine(host, key, cluster), flush=True)
    print("ok:", check_cable(host, key, cluster), flush=True)
    (folder / "slow").unlink()


def check_one_server(host, key, cluster, secret, folder):
    """Deploys anew under load, and measures what the host adds to an answer."""
    host.run("deploy", "acme/chat", "--replicas", "2", "--max-concurrency", "64")
    print("ok:", check_upgrade(host, key), flush=True)
    wait_for("one server", lambda: len(cluster.servers()) == 1)
    print("ok:", check_latency(host, key, cluster, secret, folder), flush=True)
    host.run("remove", "acme/chat")
    wait_for("no servers", lambda: not workers())


def check_three_servers(host, key, cluster, secret, folder):
    """Spreads clients and prompts over three servers."""
    print("ok:", check_throughput(host, key, folder), flush=True)
    print("ok:", check_clients(host, key, cluster, secret), flush=True)
    print("ok:", check_prefixes(host, key, cluster, secret), flush=True)
    host.run("remove", "acme/three")
    wait_for("no servers", lambda: not workers())


def check_end(host, start):
    """Fetches a model for two organizations, and ends the host while their servers go on."""
    print("ok:", check_fetch(host), flush=True)
    host.process.send_signal(signal.SIGINT)
    assert host.process.wait(PATIENCE) == 0
    assert workers(), "servers are not the host's to end"
    print("ok: the host ends, and the servers go on", flush=True)
    host = start()
    for org in ("first", "second"):
        host.run("remove", f"{org}/own")
    wait_for("no servers", lambda: not workers())
    return host


def main(hob, python, parts):
    hob = os.path.abspath(hob)
    python = os.path.abspath(python)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hob-ray-", dir="/tmp"))
    # servers that start while there is a file `slow` rest nineteen twentieths of the time
    (folder / "hob").write_text(
        f'#!/bin/sh\nif [ "$1" = serve ] && [ -e {folder}/slow ]; then\n'
        f'  shift 2\n  exec {hob} serve --worker --power 5 "$@"\nfi\nexec {hob} "$@"\n'
    )
    (folder / "hob").chmod(0o755)
    hub = http.server.ThreadingHTTPServer((HEAD, 0), Hub)
    threading.Thread(target=hub.serve_forever, daemon=True).start()
    cluster = Cluster(folder, python, f"http://{HEAD}:{hub.server_port}")
    host = None
    try:
        if "proxy" in parts:
            print("ok:", check_proxy(python, folder), flush=True)
        host = Host(hob, python, folder)
        key = host.run("key", "create", "--org", "acme")
        other = host.run("key", "create", "--org", "other")
        secret = secret_of_servers(python)
        if "sleeping" in parts:
            check_sleeping(host, key, other)
        if "faults" in parts:
            check_faults(host, key, cluster, folder)
        if "one" in parts:
            check_one_server(host, key, cluster, secret, folder)
        if "three" in parts:
            check_three_servers(host, key, cluster, secret, folder)
        if "end" in parts:
            host = check_end(host, lambda: Host(hob, python, folder))
        host.process.send_signal(signal.SIGINT)
        host.process.wait(PATIENCE)
        database = os.environ["HOB_RAY_DATABASE"]
        if "hosts" in parts and database:
            print("ok:", check_two_hosts(hob, python, folder, database), flush=True)
        elif "hosts" in parts:
            print("not run: two hosts over one database, without PostgreSQL", flush=True)
    except BaseException:
        if host is not None:
            lines = host.log_path.read_text().splitlines()
            lines = [line for line in lines if "GET /api/orgs" not in line]
            print("\n".join(lines[-40:]), file=sys.stderr)
        raise
    finally:
        if host is not None and host.process.poll() is None:
            host.process.kill()
            host.process.wait()
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) < 3 or not set(sys.argv[3:]) <= set(PARTS):
        sys.exit(__doc__)
    isolate()
    main(sys.argv[1], sys.argv[2], sys.argv[3:] or PARTS)

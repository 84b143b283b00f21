#!/usr/bin/env python3
"""The deployments of `hob host` on a Ray of three machines, which are addresses of one here.

    python3 -m venv ray && ray/bin/pip install ./deploy/ray
    test.py HOB ray/bin/python

Runs in namespaces of its own, so that Ray's ports and processes are nobody else's, but for Debian's
PostgreSQL, where it is installed: there two hosts share it and Ray. Prints one line per check, and the
time that the host adds to a request; the exit code is 0 if all hold.
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

# Seconds that anything may take; the machine may be slow.
PATIENCE = 180
HEAD = "10.99.0.1"
NODES = ["10.99.0.2", "10.99.0.3"]
PORT = 6399
REPO = "acme/nano-GGUF"
COMMIT = "0123456789abcdef0123456789abcdef01234567"
MODELS = pathlib.Path(__file__).resolve().parents[2] / "models"


@contextlib.contextmanager
def database():
    """Starts PostgreSQL with an empty database, and yields its address; an empty one without it."""
    found = sorted(pathlib.Path("/usr/lib/postgresql").glob("*/bin"))
    if not found:
        yield ""
        return
    # the server refuses to be root's
    user = {"user": "postgres"} if os.geteuid() == 0 else {}
    folder = tempfile.mkdtemp(prefix="hob-postgres-", dir="/tmp")
    if user:
        shutil.chown(folder, "postgres")
    data = f"{folder}/data"
    quiet = {"stdout": subprocess.DEVNULL, "stderr": subprocess.DEVNULL, "cwd": "/", **user}
    made = [found[-1] / "initdb", "--auth=trust", "--username=hob", "--no-sync", "-D", data]
    subprocess.run(made, check=True, **quiet)
    options = ["-F", "-h", "", "-k", folder, "-D", data]
    server = subprocess.Popen([found[-1] / "postgres", *options], **quiet)
    make = [found[-1] / "createdb", "-h", folder, "-U", "hob", "hob"]
    try:
        while subprocess.run(make, **quiet).returncode != 0:
            assert server.poll() is None, "PostgreSQL does not start"
            time.sleep(0.2)
        # a socket of the file system is there in all networks
        yield f"postgres://hob@{folder.replace('/', '%2F')}/hob"
    finally:
        server.send_signal(signal.SIGINT)
        server.wait()
        shutil.rmtree(folder, ignore_errors=True)


def isolate():
    """Goes on in namespaces of its own: what `ray stop` ends, and what its ports reach, is here."""
    if os.environ.get("HOB_RAY_TEST") != "isolated":
        os.environ["HOB_RAY_TEST"] = "isolated"
        apart = ["--map-root-user", "--net", "--pid", "--fork", "--kill-child", "--mount-proc"]
        with database() as address:
            os.environ["HOB_RAY_DATABASE"] = address
            command = ["unshare", *apart, sys.executable, *sys.argv]
            sys.exit(subprocess.run(command).returncode)
    subprocess.run(["ip", "link", "set", "lo", "up"], check=True)
    for address in [HEAD, *NODES]:
        subprocess.run(["ip", "addr", "add", f"{address}/24", "dev", "lo"], check=True)


def wait_for(what, there, patience=PATIENCE):
    end = time.time() + patience
    while time.time() < end:
        with contextlib.suppress(OSError, ValueError, http.client.HTTPException):
            found = there()
            if found:
                return found
        time.sleep(0.1)
    raise AssertionError(f"still waiting for {what}")


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


class Cluster:
    """Ray on three addresses, each with a store of its own."""

    def __init__(self, folder, python, hub):
        self.folder = folder
        self.ray = str(pathlib.Path(python).parent / "ray")
        self.env = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "MODEL_ENDPOINT": hub}
        self.start(HEAD, ["--head", "--port", str(PORT), "--include-dashboard", "false"], 0)
        for node in NODES:
            self.start(node, ["--address", f"{HEAD}:{PORT}"], 2)

    def start(self, node, options, cpus):
        store = self.folder / f"store-{node}"
        size = ["--memory", str(3 << 30), "--object-store-memory", str(80 << 20)]
        where = [] if node != HEAD else ["--temp-dir", str(self.folder / "ray")]
        subprocess.run(
            [self.ray, "start", *options, "--node-ip-address", node, "--num-cpus", str(cpus), *size]
            + where,
            env={**self.env, "HF_HUB_CACHE": str(store), "HF_HUB_OFFLINE": "0"},
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def stop(self):
        subprocess.run(
            [self.ray, "stop", "--force"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )


class Host:
    def __init__(self, hob, python, folder, name="host", database=""):
        self.hob = hob
        self.env = {**os.environ, "HOB_HOST_STATE": str(folder / f"state-{name}")}
        if database:
            self.env["HOB_HOST_DATABASE"] = database
        self.log_path = folder / f"{name}.log"
        self.process = subprocess.Popen(
            [hob, "host", "--port", "0", "--upstream", f"ray://{HEAD}:{PORT}"]
            + ["--upstream-python", python, "--parallel", "2"],
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
        connection = http.client.HTTPConnection("127.0.0.1", self.port, timeout=timeout)
        with contextlib.closing(connection):
            connection.request("POST", *self.request(app, key, **more))
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


def workers():
    """The processes of servers here: their numbers, and those of their actors."""
    found = {}
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            words = (entry / "cmdline").read_bytes().split(b"\0")
            if words[1:3] == [b"serve", b"--worker"]:
                parent = re.search(r"PPid:\s+(\d+)", (entry / "status").read_text())
                found[int(entry.name)] = int(parent.group(1))
    return found


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


def check_kill(host, key, what):
    stream = host.stream("/acme/chat", key, max_tokens=900)
    pid, actor = next(iter(workers().items()))
    os.kill(pid if what == "server" else actor, signal.SIGKILL)
    took = served_again(host, key)
    rest = stream.read().decode()
    last = [event for event in rest.split("\n\n") if event][-1]
    # Ray ends the processes of an actor that is gone
    assert "502" in last and "gone" in last, last
    wait_for("the new server", lambda: host.ready("acme", "chat") == 1)
    return f"{what} killed: the next request is answered after {took:.1f} s"


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
    served_again(host, key)
    before = set(workers())
    over = threading.Event()
    answers = []

    def ask():
        while not over.is_set():
            answers.append(host.chat("/acme/chat", key)[0])

    threads = [threading.Thread(target=ask) for _ in range(2)]
    for thread in threads:
        thread.start()
    try:
        host.run("deploy", "acme/chat", "--replicas", "1", "--memory", "300")
        wait_for("the new server alone", lambda: workers() and not before & set(workers()))
        time.sleep(1)
    finally:
        over.set()
        for thread in threads:
            thread.join()
    failed = [status for status in answers if status != 200]
    assert not failed and len(answers) > 10, (failed, len(answers))
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


def check_latency(host, key, python, n=400):
    """Compares one-token answers through the host with those of the server itself."""
    script = (
        "import ray, sys; ray.init(sys.argv[1], namespace='hob', log_to_driver=False); "
        "print(ray.get(ray.get_actor('hob-registry').secret.remote()))"
    )
    done = subprocess.run(
        [python, "-c", script, f"{HEAD}:{PORT}"], capture_output=True, text=True, check=True
    )
    secret = done.stdout.split()[-1]
    pid = next(iter(workers()))
    listening = subprocess.run(["ss", "-tlnpH"], capture_output=True, text=True, check=True).stdout
    line = next(line for line in listening.splitlines() if f"pid={pid}," in line)
    address, port = line.split()[3].rsplit(":", 1)
    _, body, _ = host.request("", key, max_tokens=1, temperature=0)

    def times(address, port, path, bearer):
        connection = http.client.HTTPConnection(address, port, timeout=PATIENCE)
        headers = {"Authorization": bearer, "Content-Type": "application/json"}
        found = []
        for _ in range(n):
            since = time.perf_counter()
            connection.request("POST", path, body, headers)
            answer = connection.getresponse()
            answer.read()
            assert answer.status == 200
            found.append(time.perf_counter() - since)
        return sorted(found)

    path = "/v1/chat/completions"
    direct, through = [], []
    # by turns, so that both see the same machine
    for _ in range(3):
        direct += times(address, int(port), path, f"Bearer {secret}")
        through += times("127.0.0.1", host.port, f"/acme/chat{path}", f"Key {key}")
    at = [sorted(found)[int(len(found) * q)] * 1000 for q in (0.5, 0.99) for found in (direct, through)]
    return (
        f"one-token answers: p50 {at[0]:.2f} ms from the server, {at[1]:.2f} ms through the host; "
        f"p99 {at[2]:.2f} ms and {at[3]:.2f} ms"
    )


def end_one(what):
    """Kills Ray's processes of the machine on which a server runs, and returns that machine."""
    pid = next(iter(workers()))
    listening = subprocess.run(["ss", "-ltnpH"], capture_output=True, text=True).stdout
    line = next(line for line in listening.splitlines() if f"pid={pid}," in line)
    node = line.split()[3].rsplit(":", 1)[0]
    ended = 0
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            words = (entry / "cmdline").read_bytes().decode(errors="replace")
            if what in words.split("\0")[0] and f"--node_ip_address={node}" in words:
                os.kill(int(entry.name), signal.SIGKILL)
                ended += 1
    assert ended, f"no {what} of {node}"
    return node


def check_machine(host, key, cluster):
    """Kills the raylet of a machine with a server while an answer is on its way."""
    served_again(host, key)
    stream = host.stream("/acme/chat", key, max_tokens=900)
    node = end_one("raylet")
    took = served_again(host, key)
    rest = stream.read().decode()
    last = [event for event in rest.split("\n\n") if event][-1]
    assert "[DONE]" in last or "502" in last, last
    cluster.start(node, ["--address", f"{HEAD}:{PORT}"], 2)
    return f"the raylet of a machine killed: the next request is answered after {took:.1f} s"


def check_two_hosts(hob, python, folder, database):
    """Lets two hosts share a database and Ray, and kills one of them."""
    hosts = [Host(hob, python, folder, name, database) for name in ("first", "second")]
    try:
        key = hosts[0].run("key", "create", "--org", "pair")
        hosts[1].run("deploy", "pair/chat", "--replicas", "1..2")
        answers = [served_by(host, key) for host in hosts]
        before = set(workers())
        assert len(before) == 1, before
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


def served_by(host, key):
    """Returns the answer of a host, once it knows the deployment."""

    def answered():
        status, body = host.chat("/pair/chat", key)
        return body if status == 200 else None

    return wait_for("an answer", answered)


def main(hob, python):
    hob = os.path.abspath(hob)
    python = os.path.abspath(python)
    folder = pathlib.Path(tempfile.mkdtemp(prefix="hob-ray-", dir="/tmp"))
    hub = http.server.ThreadingHTTPServer((HEAD, 0), Hub)
    threading.Thread(target=hub.serve_forever, daemon=True).start()
    cluster = Cluster(folder, python, f"http://{HEAD}:{hub.server_port}")
    host = None
    try:
        host = Host(hob, python, folder)
        key = host.run("key", "create", "--org", "acme")
        other = host.run("key", "create", "--org", "other")
        host.run("deploy", "acme/chat", "--replicas", "0..2", "--idle", "10s")
        print("ok:", check_start(host, key, other), flush=True)
        print("ok:", check_kill(host, key, "server"), flush=True)
        print("ok:", check_kill(host, key, "actor"), flush=True)
        print("ok:", check_machine(host, key, cluster), flush=True)
        print("ok:", check_scale(host, key), flush=True)
        print("ok:", check_upgrade(host, key), flush=True)
        print("ok:", check_latency(host, key, python), flush=True)
        print("ok:", check_fetch(host), flush=True)
        host.process.send_signal(signal.SIGINT)
        assert host.process.wait(PATIENCE) == 0
        assert workers(), "servers are not the host's to end"
        print("ok: the host ends, and the servers go on", flush=True)
        host = Host(hob, python, folder)
        host.run("remove", "acme/chat")
        wait_for("no servers", lambda: not workers())
        host.process.send_signal(signal.SIGINT)
        host.process.wait(PATIENCE)
        if database := os.environ["HOB_RAY_DATABASE"]:
            print("ok:", check_two_hosts(hob, python, folder, database), flush=True)
        else:
            print("not run: two hosts over one database, without PostgreSQL", flush=True)
    except BaseException:
        if host is not None:
            print(host.log_path.read_text()[-6000:], file=sys.stderr)
        raise
    finally:
        if host is not None and host.process.poll() is None:
            host.process.kill()
            host.process.wait()
        cluster.stop()
        shutil.rmtree(folder, ignore_errors=True)


if __name__ == "__main__":
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    isolate()
    main(*sys.argv[1:])

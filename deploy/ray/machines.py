"""Machines for the test of Ray: namespaces of networks with cables, and Ray on each."""

import contextlib
import http.client
import os
import pathlib
import re
import shutil
import signal
import subprocess
import sys
import tempfile
import time

# Seconds that anything may take; the machine may be slow.
PATIENCE = 180
HEAD = "10.99.0.1"
NODES = ["10.99.0.2", "10.99.0.3", "10.99.0.4"]
PORT = 6399


def wait_for(what, there, patience=PATIENCE):
    end = time.time() + patience
    while time.time() < end:
        with contextlib.suppress(OSError, ValueError, http.client.HTTPException):
            found = there()
            if found:
                return found
        time.sleep(0.1)
    raise AssertionError(f"still waiting for {what}")


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
    # who is root in namespaces of users is a stranger to the server's user; its data stay private
    os.chmod(folder, 0o755)
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
    # Ray's processes watch whether others are there, and one that nobody waits for stays
    tests = os.fork()
    while tests:
        ended, status = os.wait()
        if ended == tests:
            sys.exit(os.waitstatus_to_exitcode(status))
    ip("link", "set", "lo", "up")
    ip("link", "add", "switch", "type", "bridge")
    ip("addr", "add", f"{HEAD}/24", "dev", "switch")
    ip("link", "set", "switch", "up")


def ip(*words, machine=None):
    """Runs `ip`, on this machine or another."""
    inside = [] if machine is None else machine.inside()
    subprocess.run([*inside, "ip", *words], check=True)


class Machine:
    """A network of its own with one address, whose cable ends at the host's switch."""

    def __init__(self, address):
        self.address = address
        self.cable = f"cable{address.rsplit('.', 1)[1]}"
        # holds the network while there is no other process in it
        self.process = subprocess.Popen(["unshare", "--net", "sleep", "infinity"])
        ours = os.readlink("/proc/self/ns/net")
        path = f"/proc/{self.process.pid}/ns/net"
        wait_for("a network", lambda: os.readlink(path) != ours)
        self.network = os.readlink(path)
        ip("link", "add", self.cable, "type", "veth", "peer", "name", "eth0",
           "netns", str(self.process.pid))
        ip("link", "set", self.cable, "master", "switch", "up")
        ip("link", "set", "lo", "up", machine=self)
        ip("addr", "add", f"{address}/24", "dev", "eth0", machine=self)
        ip("link", "set", "eth0", "up", machine=self)

    def inside(self):
        """Returns the words before a command that is to run on this machine."""
        return ["nsenter", f"--net=/proc/{self.process.pid}/ns/net"]

    def plug(self, state):
        ip("link", "set", self.cable, state)

    def processes(self):
        """Returns the numbers of the processes of this machine."""
        found = []
        for entry in pathlib.Path("/proc").glob("[0-9]*"):
            with contextlib.suppress(OSError):
                if os.readlink(entry / "ns/net") == self.network:
                    found.append(int(entry.name))
        return [pid for pid in found if pid != self.process.pid]


class Server:
    """A process of a deployment, with the address at which it listens and its machine."""

    def __init__(self, pid, address, machine):
        self.pid = pid
        self.address = address
        self.machine = machine

    def ask(self, method, path, secret, body=None):
        """Returns the body of an answer of the server itself."""
        connection = http.client.HTTPConnection(self.address, timeout=PATIENCE)
        headers = {"Authorization": f"Bearer {secret}", "Content-Type": "application/json"}
        with contextlib.closing(connection):
            connection.request(method, path, body, headers)
            answer = connection.getresponse()
            text = answer.read().decode()
            assert answer.status == 200, (answer.status, text)
            return text

    def sample(self, name, secret):
        """Returns the sum of a counter of the server."""
        text = self.ask("GET", "/metrics", secret)
        values = re.findall(rf"^{name}(?:{{.*}})? (\S+)$", text, re.MULTILINE)
        assert values, name
        return sum(float(value) for value in values)


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


class Cluster:
    """Ray on the host's machine, which runs no servers, and on three that do, each with a store."""

    def __init__(self, folder, python, hub):
        self.folder = folder
        self.ray = str(pathlib.Path(python).parent / "ray")
        self.env = {**os.environ, "RAY_USAGE_STATS_ENABLED": "0", "MODEL_ENDPOINT": hub}
        self.machines = {address: Machine(address) for address in NODES}
        head = ["--head", "--port", str(PORT), "--include-dashboard", "false"]
        self.start(HEAD, [*head, "--temp-dir", str(folder / "ray")], 0)
        for address in NODES:
            self.join(address)

    def join(self, address):
        """Starts Ray on one of the machines with servers."""
        self.start(address, ["--address", f"{HEAD}:{PORT}"], 2, self.machines[address].inside())

    def start(self, address, options, cpus, inside=()):
        store = self.folder / f"store-{address}"
        size = ["--memory", str(3 << 30), "--object-store-memory", str(80 << 20)]
        where = ["--node-ip-address", address, "--num-cpus", str(cpus)]
        subprocess.run(
            [*inside, self.ray, "start", *options, *where, *size],
            env={**self.env, "HF_HUB_CACHE": str(store), "HF_HUB_OFFLINE": "0"},
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
        )

    def servers(self):
        """Returns the servers that listen: their processes, addresses and machines."""
        pids = set(workers())
        found = []
        for machine in self.machines.values():
            listening = subprocess.run(
                [*machine.inside(), "ss", "-tlnpH"], capture_output=True, text=True, check=True
            ).stdout
            for line in listening.splitlines():
                owner = re.search(r"pid=(\d+),", line)
                if owner and int(owner.group(1)) in pids:
                    found.append(Server(int(owner.group(1)), line.split()[3], machine))
        return found

    def stop(self):
        subprocess.run(
            [self.ray, "stop", "--force"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )

"""A server of a deployment: an actor that runs `hob serve --worker` and says where it is.

Ray places the actor, starts it, and replaces it when it or its machine is gone; the actor starts its
process again when that ends by itself, lets it end well when the actor is to go, and never outlives
it. Requests go to the process, not through the actor.
"""

import ctypes
import fcntl
import hashlib
import json
import os
import pathlib
import queue
import signal
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from collections import deque

import ray
from ray import serve

from hob_ray import NAMESPACE, REGISTRY

# Seconds for which a process takes requests after it was told to end: longer than the way of that
# news to the hosts.
DRAIN_DELAY = 2
# Seconds for requests in work to end.
DRAIN_TIMEOUT = 600
# Seconds between looks at the process.
INTERVAL = 1
# Looks in a row without an answer after which a process is killed.
SILENT = 10
# Starts of the process within a minute, after which the actor gives up, and Ray replaces it.
STARTS = 5
# Seconds that a machine may take to load a model.
START = 3600


class StartError(RuntimeError):
    """The process cannot be started, for a reason that the organization may read."""


def environment(spec):
    """Returns the environment of a program that fetches, with a token or without."""
    env = dict(os.environ)
    if not spec["token"]:
        for name in ("HF_TOKEN", "HUGGING_FACE_HUB_TOKEN"):
            env.pop(name, None)
        env["HF_TOKEN_PATH"] = os.devnull
    return env


def is_file(spec):
    return spec["model"] is not None and os.path.exists(spec["model"])


def store_folder():
    """Returns the folder of the store, as the hub's own tools find it."""
    home = os.environ.get("HF_HOME") or os.path.expanduser("~/.cache/huggingface")
    return pathlib.Path(os.environ.get("HF_HUB_CACHE") or os.path.join(home, "hub"))


def last_line(text):
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:300] if lines else "it said nothing"


def fetch(spec):
    """Fetches a model into the store of this machine, unless that has been done. One process does at
    a time; the others wait, and find it there."""
    if spec["model"] is None or is_file(spec):
        return
    folder = store_folder() / ".hob-ray"
    folder.mkdir(parents=True, exist_ok=True)
    name = hashlib.sha256(spec["model"].encode()).hexdigest()
    with open(folder / f"{name}.lock", "w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        command = [spec["worker"]["hob"], "pull", "--quiet"]
        there = subprocess.run(
            [*command, "--offline", "--", spec["model"]],
            env=environment(spec),
            stdin=subprocess.DEVNULL,
            capture_output=True,
        )
        if there.returncode == 0:
            return
        done = subprocess.run(
            [*command, "--", spec["model"]],
            env=environment(spec),
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
        )
        if done.returncode != 0:
            raise StartError(f"the model cannot be fetched: {last_line(done.stderr)}")


def sizes(spec):
    """Returns the options of a server's size."""
    worker = spec["worker"]
    threads = spec["cpus"] or 1
    return [
        "--threads", str(threads),
        "--ctx-size", str(worker["ctx_size"]),
        "--parallel", str(worker["parallel"]),
        "--kv-unified",
    ]


@ray.remote(num_cpus=0, max_retries=2)
def estimate(spec):
    """Returns the bytes that a server takes, or why that cannot be said."""
    try:
        fetch(spec)
    except (OSError, StartError) as error:
        return str(error)
    model = [] if spec["model"] is None else ["--", spec["model"]]
    done = subprocess.run(
        [spec["worker"]["hob"], "estimate", "--json", *sizes(spec), *model],
        env=environment(spec),
        stdin=subprocess.DEVNULL,
        capture_output=True,
        text=True,
    )
    try:
        return int(json.loads(done.stdout)["bytes"]["total"])
    except (ValueError, KeyError):
        return f"the memory of the model cannot be estimated: {last_line(done.stderr)}"


def end_with_parent():
    """Lets the process be told to end when its actor is killed."""
    # PR_SET_PDEATHSIG; Linux alone has it, and elsewhere Ray ends what its workers have started
    if sys.platform == "linux":
        ctypes.CDLL(None).prctl(1, signal.SIGTERM)


class Worker:
    def __init__(self, spec, key):
        self.spec = spec
        self.key = key
        self.id = serve.get_replica_context().replica_id.unique_id
        self.registry = self.find_registry()
        self.node = ray.util.get_node_ip_address()
        self.process = None
        self.address = ""
        self.state = "starting"
        self.is_leaving = False
        self.is_gone = False
        self.broken = None
        self.starts = deque(maxlen=STARTS)
        # held while the process is started or told to end
        self.lock = threading.Lock()
        self.tell()
        # the process is told to end when the thread that has started it ends: that one never does
        started = queue.Queue()
        threading.Thread(target=self.run, args=(started,), name="hob-watch", daemon=True).start()
        error = started.get()
        if error is not None:
            self.say("failed", str(error))
            self.forget()
            raise error

    def find_registry(self):
        return ray.get_actor(REGISTRY, namespace=NAMESPACE)

    def listening_address(self):
        """Returns the address at which the process is to listen."""
        return self.node

    def ask(self, reference):
        """Waits for the registry a while; what it missed it is told again."""
        try:
            ray.get(reference, timeout=5)
        except Exception as error:
            print(f"the registry does not answer: {type(error).__name__}", file=sys.stderr)

    def say(self, kind, text):
        self.ask(self.registry.say.remote(self.spec["id"], kind, text))

    def tell(self):
        record = {"id": self.id, "address": self.address, "state": self.state, "node": self.node}
        self.ask(self.registry.put.remote(self.spec["id"], record))

    def forget(self):
        self.ask(self.registry.drop.remote(self.spec["id"], self.id))

    def start(self):
        """Starts the process, and waits until it is ready."""
        spec, worker = self.spec, self.spec["worker"]
        self.starts.append(time.monotonic())
        model = [] if spec["model"] is None else ["--model", spec["model"]]
        command = [
            worker["hob"], "serve", "--worker",
            "--host", self.listening_address(), "--port", "0",
            "--drain-delay", str(DRAIN_DELAY), "--drain-timeout", str(DRAIN_TIMEOUT),
            "--no-ui", "--alias", spec["model_name"],
            *sizes(spec), *worker["arguments"], *model,
        ]
        env = environment(spec)
        env.pop("LLAMA_API_KEY", None)
        if self.key:
            env["LLAMA_API_KEY"] = self.key
        self.process = subprocess.Popen(
            command,
            env=env,
            stdin=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            preexec_fn=end_with_parent,
        )
        listening = threading.Event()
        words = deque(maxlen=20)
        reading = (self.process.stderr, listening, words)
        threading.Thread(target=self.read_log, args=reading, daemon=True).start()
        end = time.monotonic() + START
        while time.monotonic() < end:
            if self.process.poll() is not None:
                raise StartError(f"hob ended: {last_line(''.join(words))}")
            if listening.wait(0.02) and self.is_ready():
                break
        else:
            raise StartError("the model is not loaded in time")
        self.state = "ready"
        self.tell()

    def read_log(self, log, listening, words):
        """Passes the log of the process on to Ray's, and takes its address from it."""
        before = "hob: listening on http://"
        for line in log:
            words.append(line)
            print(line, end="", file=sys.stderr)
            if line.startswith(before):
                self.address = line[len(before):].strip()
                listening.set()

    def get(self, path):
        """Returns the status of a question to the process; 0 if there is no answer."""
        asked = urllib.request.Request(f"http://{self.address}{path}")
        opener = urllib.request.build_opener(urllib.request.ProxyHandler({}))
        try:
            with opener.open(asked, timeout=5) as answer:
                return answer.status
        except urllib.error.HTTPError as error:
            return error.code
        except OSError:
            return 0

    def is_ready(self):
        return self.get("/ready") == 200

    def run(self, started):
        """Starts the process, and starts it again when it ends; says every second that it is there."""
        try:
            since = time.monotonic()
            self.say("log", f"starting on {self.node}")
            fetch(self.spec)
            self.start()
            self.say("log", f"ready on {self.node} after {time.monotonic() - since:.1f} s")
        except Exception as error:
            return started.put(error)
        started.put(None)
        silent = 0
        next_look = 0.0
        while True:
            time.sleep(INTERVAL / 5)
            if self.process.poll() is not None and not self.is_leaving:
                self.revive()
            if time.monotonic() < next_look:
                continue
            next_look = time.monotonic() + INTERVAL
            silent = 0 if self.is_leaving or self.get("/live") == 200 else silent + 1
            if silent >= SILENT:
                silent = 0
                self.process.kill()
            if not self.is_gone:
                self.tell()

    def revive(self):
        """Starts the process again, unless that has been done too often."""
        with self.lock:
            if self.is_leaving or self.broken:
                return
            self.state = "starting"
            code = self.process.returncode
            full = len(self.starts) == STARTS
            if full and time.monotonic() - self.starts[0] < 60:
                self.broken = f"hob ended {STARTS} times within a minute, with {code}"
                self.say("log", self.broken)
                return
            self.say("log", f"hob ended with {code} and is started again on {self.node}")
            try:
                self.start()
            except Exception as error:
                self.say("log", str(error))

    def check_health(self):
        """Tells Serve to replace the actor, if that is needed."""
        if self.broken:
            raise RuntimeError(self.broken)

    def __del__(self):
        """Lets the process end well: first the hosts learn of it, then it takes its leave."""
        if getattr(self, "process", None) is None:
            return
        self.is_leaving = True
        with self.lock:
            if self.process.poll() is None:
                self.state = "draining"
                self.tell()
                self.process.send_signal(signal.SIGTERM)
                end = time.monotonic() + DRAIN_DELAY + DRAIN_TIMEOUT + 5
                while self.process.poll() is None and time.monotonic() < end:
                    time.sleep(0.1)
                if self.process.poll() is None:
                    self.process.kill()
                self.process.wait()
        self.is_gone = True
        self.forget()

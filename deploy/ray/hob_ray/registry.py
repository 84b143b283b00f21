"""The helper of `hob host --upstream`: lines of JSON between a host and Ray.

    python -m hob_ray.registry ADDRESS

Standard input says what is to run and how much there is to do, standard output which servers there
are. It ends with its input; what runs on Ray goes on.
"""

import json
import os
import queue
import secrets
import signal
import sys
import threading
import time

import ray
from ray import serve
from ray.serve.config import AutoscalingConfig, AutoscalingPolicy

from hob_ray import NAMESPACE, PREFIX, PROTOCOL, REGISTRY, app_name
from hob_ray.store import Registry
from hob_ray.worker import DRAIN_DELAY, DRAIN_TIMEOUT, Worker, estimate

# Seconds between looks at the state of applications.
INTERVAL = 1
# Seconds for which the registry may have nothing new.
PATIENCE = 5
# Seconds of less work after which there are fewer servers, at most.
FEWER = 30
# Seconds of more work after which there are more servers.
MORE = 1


class Output:
    """Standard output, of which nothing else gets a word."""

    def __init__(self):
        self.lock = threading.Lock()
        self.lines = os.fdopen(os.dup(1), "w")
        os.dup2(2, 1)

    def say(self, **event):
        with self.lock:
            try:
                self.lines.write(json.dumps(event) + "\n")
                self.lines.flush()
            except OSError:
                # the host is gone
                os._exit(0)


class Helper:
    def __init__(self, output):
        self.output = output
        # the name of this host for the registry
        self.host = secrets.token_hex(8)
        # deployments by their names; `None` before the host has said
        self.wanted = None
        self.is_first = False
        self.input = queue.Queue()
        # what is said of applications, so that it is said once
        self.said = {}
        self.preparing = set()
        self.known = set()
        self.lock = threading.Lock()
        options = {
            "name": REGISTRY,
            "namespace": NAMESPACE,
            "lifetime": "detached",
            "get_if_exists": True,
            "num_cpus": 0,
            "max_restarts": -1,
            "max_task_retries": 3,
            "max_concurrency": 1000,
        }
        self.registry = ray.remote(Registry).options(**options).remote(secrets.token_hex(24))
        self.key = ray.get(self.registry.secret.remote())
        output.say(event="hello", protocol=PROTOCOL, key=self.key)

    def run(self):
        for work in (self.read, self.follow):
            threading.Thread(target=work, daemon=True).start()
        while True:
            try:
                command = self.input.get(timeout=INTERVAL)
            except queue.Empty:
                command = {}
            if command is None:
                return
            if command.get("command") == "deployments":
                specs = command["deployments"]
                with self.lock:
                    self.wanted = {spec["id"]: spec for spec in specs}
                for spec in specs:
                    # a host that has just come knows of none
                    if spec["id"] not in self.known:
                        self.known.add(spec["id"])
                        self.tell(spec["id"])
            try:
                self.reconcile()
            except Exception as error:
                # Serve is being started anew, and is asked again
                print(f"no state of applications: {error}", file=sys.stderr)

    def read(self):
        for line in sys.stdin:
            command = json.loads(line)
            if command["command"] == "loads":
                self.report(command["loads"])
            else:
                self.input.put(command)
        self.input.put(None)

    def report(self, loads):
        with self.lock:
            wanted = self.wanted or {}
        loads = {app_name(wanted[id]): load for id, load in loads.items() if id in wanted}
        self.registry.report.remote(self.host, loads)

    def tell(self, deployment):
        """Tells all servers of a deployment."""
        _, replicas, _ = ray.get(self.registry.changes.remote(0, 0))
        self.say_replicas(deployment, replicas.get(deployment, []))

    def say_replicas(self, deployment, records):
        members = ("id", "address", "state")
        replicas = [{name: record[name] for name in members} for record in records]
        self.output.say(event="replicas", deployment=deployment, replicas=replicas)

    def follow(self):
        """Tells what changes."""
        # lines of before are in the log already
        after, _, _ = ray.get(self.registry.changes.remote(0, 0))
        while True:
            try:
                changes = self.registry.changes.remote(after, PATIENCE)
                after, replicas, lines = ray.get(changes)
            except Exception as error:
                print(f"the registry does not answer: {error}", file=sys.stderr)
                time.sleep(INTERVAL)
                continue
            with self.lock:
                wanted = self.wanted or {}
            for deployment, records in replicas.items():
                if deployment in wanted:
                    self.say_replicas(deployment, records)
            for deployment, kind, text in lines:
                if deployment in wanted and kind == "failed":
                    self.output.say(event="failed", deployment=deployment, error=text)
                elif deployment in wanted and self.is_first:
                    self.output.say(event="log", deployment=deployment, line=text)

    def reconcile(self):
        """Starts what is to run and does not, and ends what is not to run."""
        if self.wanted is None:
            return
        applications = serve.status().applications
        wanted = {app_name(spec): spec for spec in self.wanted.values()}
        names = {id: app_name(spec) for id, spec in self.wanted.items()}
        of_all_hosts, self.is_first = ray.get(self.registry.want.remote(self.host, names))
        for name, spec in wanted.items():
            if name in applications:
                self.note(spec, applications[name])
            elif name not in self.preparing:
                self.preparing.add(name)
                threading.Thread(target=self.deploy, args=(name, spec), daemon=True).start()
        for name, application in applications.items():
            is_unwanted = name.startswith(PREFIX) and name not in of_all_hosts
            if is_unwanted and application.status != "DELETING":
                serve.delete(name, _blocking=False)
        self.known &= set(self.wanted)

    def deploy(self, name, spec):
        try:
            if not ray.get(self.registry.claim.remote(self.host, name)):
                # another host makes it; it is looked at again
                self.preparing.discard(name)
                return
            memory = (spec["memory_mib"] or 0) << 20
            if not memory:
                memory = ray.get(estimate.remote(spec))
            if isinstance(memory, str):
                return self.fail(name, spec, memory)
            if spec["id"] in self.wanted:
                target = serve.RunTarget(self.application(spec, memory), name, None)
                serve.run_many([target], wait_for_applications_running=False)
        except Exception as error:
            return self.fail(name, spec, f"{type(error).__name__}: {error}")
        self.registry.release.remote(self.host, name)
        self.preparing.discard(name)

    def fail(self, name, spec, error):
        self.output.say(event="failed", deployment=spec["id"], error=error)
        time.sleep(30)
        self.preparing.discard(name)

    def application(self, spec, memory):
        scaling = AutoscalingConfig(
            min_replicas=spec["min"],
            max_replicas=spec["max"],
            initial_replicas=spec["min"],
            target_ongoing_requests=spec["worker"]["parallel"],
            upscale_delay_s=MORE,
            downscale_delay_s=min(FEWER, spec["idle_seconds"]),
            downscale_to_zero_delay_s=spec["idle_seconds"],
            policy=AutoscalingPolicy(policy_function="hob_ray.policy:by_requests"),
        )
        deployment = serve.deployment(
            Worker,
            name="server",
            ray_actor_options={"num_cpus": spec["cpus"] or 1, "memory": memory},
            autoscaling_config=scaling,
            max_ongoing_requests=spec["worker"]["parallel"],
            health_check_period_s=1,
            health_check_timeout_s=10,
            graceful_shutdown_wait_loop_s=0.1,
            graceful_shutdown_timeout_s=DRAIN_DELAY + DRAIN_TIMEOUT + 10,
        )
        return deployment.bind(spec, self.key)

    def note(self, spec, application):
        """Tells what Serve says of an application that does not come up."""
        deployments = application.deployments.values()
        words = [deployment.message for deployment in deployments if deployment.message]
        words = " ".join(" ".join([application.message, *words]).split())
        state = (str(application.status), words)
        if self.said.get(spec["id"]) == state:
            return
        self.said[spec["id"]] = state
        if application.status in ("DEPLOY_FAILED", "UNHEALTHY"):
            self.output.say(event="log", deployment=spec["id"], line=words[:400])
        elif "resources" in words or "scheduled" in words:
            line = "no machine has the memory and the cores that a server takes; it waits for one"
            self.output.say(event="log", deployment=spec["id"], line=line)


def main():
    # Ctrl-C is the host's, which ends this by its input
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    output = Output()
    address = sys.argv[1]
    try:
        ray.init(address, namespace=NAMESPACE, log_to_driver=False, logging_level="warning")
    except (ConnectionError, ValueError) as error:
        sys.exit(f"Ray is not at {address}: {' '.join(str(error).split())}")
    # requests do not go through Serve, so its proxies are not needed
    serve.start(proxy_location="Disabled")
    Helper(output).run()


if __name__ == "__main__":
    main()

"""The work of deployments, as hosts report it to the registry."""

import threading
import time

import ray

from hob_ray import NAMESPACE, REGISTRY

# Seconds between questions, and those after which an answer is too old to act upon.
INTERVAL = 0.2
TOO_OLD = 10


class _Work:
    """The work of all applications, asked for by a thread, so that the controller never waits."""

    def __init__(self):
        self.work = {}
        self.time = 0.0
        threading.Thread(target=self.run, name="hob-work", daemon=True).start()

    def run(self):
        registry = None
        while True:
            time.sleep(INTERVAL)
            try:
                registry = registry or ray.get_actor(REGISTRY, namespace=NAMESPACE)
                self.work = ray.get(registry.work.remote(), timeout=TOO_OLD)
                self.time = time.monotonic()
            except Exception:
                # the registry is being started anew, and is asked again
                registry = None


_work = None
_lock = threading.Lock()


def busy(app):
    """Returns the requests of an application that are in work, or wait; `None` if nobody knows."""
    global _work
    with _lock:
        _work = _work or _Work()
    if time.monotonic() - _work.time > TOO_OLD:
        return None
    return _work.work.get(app, 0)

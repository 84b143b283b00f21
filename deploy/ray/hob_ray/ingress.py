"""A model behind Serve's own HTTP proxy, for those who want no `hob host`:

    serve run hob_ray.ingress:build model=org/model-GGUF:Q4_K_M replicas=0..4

Requests and answers go through Serve and Python. There is one key or none, and no organizations,
accounts or choice by prefix.
"""

import shutil
import sys

import aiohttp
import ray
from ray import serve
from ray.serve.config import AutoscalingConfig
from starlette.responses import JSONResponse, StreamingResponse

from hob_ray.worker import DRAIN_DELAY, DRAIN_TIMEOUT, Worker, estimate

# The headers of one connection, which another does not have.
CONNECTION = {b"connection", b"keep-alive", b"transfer-encoding", b"upgrade", b"te", b"trailer"}
# Those of an answer that Serve writes.
WRITTEN = CONNECTION | {b"date", b"server", b"x-request-id"}
# Requests beyond those with a slot that a server is sent: questions that need none.
MORE = 4


class IngressWorker(Worker):
    """A server whose requests come through its actor."""

    def __init__(self, spec, key):
        self.session = None
        super().__init__(spec, key)

    def find_registry(self):
        return None

    def listening_address(self):
        return "127.0.0.1"

    def tell(self):
        """Does nothing: Serve knows its replicas."""

    def forget(self):
        """Does nothing: Serve knows its replicas."""

    def say(self, kind, text):
        print(f"{self.spec['id']}: {text}", file=sys.stderr)

    async def __call__(self, request):
        """Passes a request on to the process, and its answer back as it comes."""
        if self.session is None:
            timeout = aiohttp.ClientTimeout(total=None)
            self.session = aiohttp.ClientSession(timeout=timeout, auto_decompress=False)
        scope = request.scope
        path = scope["path"].removeprefix(scope.get("root_path", ""))
        query = scope["query_string"].decode("latin-1")
        url = f"http://{self.address}{path}" + (f"?{query}" if query else "")
        own = CONNECTION | {b"host", b"content-length"}
        headers = [
            (name.decode("latin-1"), value.decode("latin-1"))
            for name, value in request.headers.raw
            if name.lower() not in own
        ]
        body = await request.body()
        try:
            answer = await self.session.request(
                request.method, url, data=body, headers=headers, allow_redirects=False
            )
        except aiohttp.ClientError as error:
            print(f"no answer: {error}", file=sys.stderr)
            message = "the server of this model is being started anew"
            error = {"code": 503, "message": message, "type": "unavailable_error"}
            return JSONResponse({"error": error}, 503, {"Retry-After": "1"})
        passed = StreamingResponse(parts(answer), answer.status)
        raw = [(name.lower(), value) for name, value in answer.raw_headers]
        passed.raw_headers = [(name, value) for name, value in raw if name not in WRITTEN]
        return passed


async def parts(answer):
    """Yields the parts of an answer. A client that leaves ends it, and so its computation."""
    try:
        async for part in answer.content.iter_any():
            yield part
    finally:
        answer.close()


def build(args):
    """Returns the application of a model: `serve run hob_ray.ingress:build NAME=VALUE ...`.

    Names: `model` (a file on all machines, or a name of the hub; without it the shipped model),
    `name` (its name for clients), `replicas` (as 0..4 or 2), `parallel`, `ctx_size`, `cpus`,
    `memory` (MiB; without it what `hob estimate` says), `idle` (seconds), `hob` (the program) and
    `api_key`.
    """
    known = {"model", "name", "replicas", "parallel", "ctx_size", "cpus", "memory", "idle", "hob"}
    wrong = set(args) - known - {"api_key"}
    if wrong:
        raise ValueError(f"{', '.join(sorted(wrong))}: one of {', '.join(sorted(known))}, api_key")
    least, _, most = args.get("replicas", "1").partition("..")
    parallel = int(args.get("parallel", 4))
    cpus = int(args.get("cpus", 1))
    idle = int(args.get("idle", 600))
    model = args.get("model")
    name = args.get("name") or model or "hob-nano"
    worker = {
        "hob": args.get("hob") or shutil.which("hob") or "hob",
        "ctx_size": int(args.get("ctx_size", 0)),
        "parallel": parallel,
        "arguments": [],
    }
    spec = {
        "id": name, "model": model, "model_name": name, "token": True, "cpus": cpus,
        "worker": worker,
    }
    memory = int(args.get("memory", 0)) << 20 or ray.get(estimate.remote(spec))
    if isinstance(memory, str):
        raise ValueError(memory)
    scaling = AutoscalingConfig(
        min_replicas=int(least),
        max_replicas=int(most or least),
        initial_replicas=int(least),
        target_ongoing_requests=parallel,
        upscale_delay_s=1,
        downscale_delay_s=min(30, idle),
        downscale_to_zero_delay_s=idle,
    )
    deployment = serve.deployment(
        IngressWorker,
        name="server",
        ray_actor_options={"num_cpus": cpus, "memory": memory},
        autoscaling_config=scaling,
        max_ongoing_requests=parallel + MORE,
        health_check_period_s=1,
        health_check_timeout_s=10,
        graceful_shutdown_timeout_s=DRAIN_DELAY + DRAIN_TIMEOUT + 10,
    )
    return deployment.bind(spec, args.get("api_key"))

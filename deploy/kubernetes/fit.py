#!/usr/bin/env python3
"""Prints the memory and cores that a worker needs, as a patch for kustomize.

    deploy/kubernetes/fit.py MODEL [--cpus N] [--hob PROGRAM] [-- OPTIONS OF `hob estimate`]
    deploy/kubernetes/fit.py org/model-GGUF:Q4_K_M --cpus 8 -- --ctx-size 8192 --parallel 4

`hob estimate` says what the model takes: its mapped file, the repacked weights, the cache of all
slots. A tenth and 256 MiB come on top for requests at work. Put the output into `resources.yaml` and
name that under `patches` of a kustomization over `worker`.
"""

import argparse
import json
import subprocess
import sys

MIB = 1 << 20

PATCH = """\
apiVersion: apps/v1
kind: Deployment
metadata:
  name: hob-worker
spec:
  template:
    spec:
      containers:
        - name: hob
          resources:
            requests: {{cpu: "{cpus}", memory: {request}Mi}}
            limits: {{cpu: "{cpus}", memory: {limit}Mi}}
"""


def estimate(hob, model, options):
    """Returns the bytes that a model takes of the machine's memory."""
    command = [hob, "estimate", "--json", *options, model]
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    # 1 is the answer that it does not fit this machine
    if done.returncode not in (0, 1):
        sys.exit(done.returncode)
    return json.loads(done.stdout)["bytes"]["total"]


def main():
    """Reads the command line and prints the patch."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("model")
    parser.add_argument("--cpus", type=int, default=4, help="cores of a worker")
    parser.add_argument("--hob", default="hob", help="the program")
    parser.add_argument("options", nargs="*", help="options of `hob estimate`, after --")
    arguments = parser.parse_args()
    needed = -(-estimate(arguments.hob, arguments.model, arguments.options) // MIB)
    limit = needed + needed // 10 + 256
    print(PATCH.format(cpus=arguments.cpus, request=needed + 128, limit=limit), end="")


if __name__ == "__main__":
    main()

"""Runs the deployments of `hob host` on Ray.

`registry` is the helper that `hob host --upstream` starts, `store` the actor in which servers leave
their addresses, `worker` the server of a deployment, and `policy` the number of them.
"""

# the version of the lines between the helper and `hob host`
PROTOCOL = 1
# the namespace of the actor, and its name
NAMESPACE = "hob"
REGISTRY = "hob-registry-2"
# the names of Serve's applications begin with it
PREFIX = "hob."


def app_name(spec):
    """Returns the name of a deployment's application."""
    return f"{PREFIX}{spec['org']}.{spec['app']}.{spec['revision']}"

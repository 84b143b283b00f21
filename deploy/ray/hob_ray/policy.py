"""The number of servers of a deployment: as many as its requests need slots.

Serve asks for it in its controller several times a second, and applies the limits and delays of the
deployment to the answer.
"""

import math


def by_requests(context):
    """Returns the number of servers that a deployment should have, and nothing to remember."""
    # Serve copies this function with all that it names, so that what it knows is elsewhere
    from hob_ray import work

    busy = work.busy(context.app_name)
    if busy is None:
        return context.target_num_replicas, {}
    return math.ceil(busy / context.config.target_ongoing_requests), {}

"""The actor in which servers leave their addresses, and hosts the work there is.

It keeps nothing that is not told again: servers say every second that they are there, and hosts
what they want, so that an actor that is started anew knows all of it a moment later. Several hosts
over one database may speak to it.
"""

import asyncio
import time

# Seconds after which a server that says nothing is gone.
SILENCE = 5
# Seconds after which a host that says nothing is gone.
HOST_SILENCE = 10
# Seconds for which one host alone may make an application.
CLAIM = 60
# Seconds after which a load that is not told again is none.
STALE = 3
# Log lines that are kept for hosts that come later.
LINES = 1000


class Registry:
    def __init__(self, key):
        self.key = key
        # deployment -> replica -> record; kept empty for those that have none any more
        self.replicas = {}
        self.heard = {}
        self.versions = {}
        # (version, deployment, kind, text)
        self.lines = []
        # host -> (when it was told, deployments)
        self.wanted = {}
        # application -> (when it was claimed, host)
        self.claims = {}
        # (host, application) -> (when it was told, requests)
        self.loads = {}
        # later than those before, also after a start anew
        self.version = time.time_ns() // 1000
        self.changed = asyncio.Condition()
        self.forgetting = None

    async def secret(self):
        """Returns the key of all servers."""
        return self.key

    async def put(self, deployment, record):
        """Notes a server; it says so every second."""
        if self.forgetting is None:
            self.forgetting = asyncio.create_task(self.forget())
        records = self.replicas.setdefault(deployment, {})
        self.heard[deployment, record["id"]] = time.monotonic()
        if records.get(record["id"]) != record:
            records[record["id"]] = record
            await self.tell(deployment)

    async def drop(self, deployment, replica):
        """Forgets a server."""
        self.heard.pop((deployment, replica), None)
        if self.replicas.get(deployment, {}).pop(replica, None) is not None:
            await self.tell(deployment)

    async def say(self, deployment, kind, text):
        """Notes a line for the log of a deployment: `log`, or `failed`."""
        self.version += 1
        self.lines.append((self.version, deployment, kind, text))
        del self.lines[:-LINES]
        await self.wake()

    async def forget(self):
        """Forgets servers that say nothing."""
        while True:
            await asyncio.sleep(0.5)
            now = time.monotonic()
            for (deployment, replica), heard in list(self.heard.items()):
                if now - heard > SILENCE:
                    await self.drop(deployment, replica)

    async def tell(self, deployment):
        self.version += 1
        self.versions[deployment] = self.version
        await self.wake()

    async def wake(self):
        async with self.changed:
            self.changed.notify_all()

    async def changes(self, after, patience):
        """Returns what has changed after a version, and the version now; waits for a change."""
        async with self.changed:
            try:
                there = self.changed.wait_for(lambda: self.version > after)
                await asyncio.wait_for(there, patience)
            except asyncio.TimeoutError:
                pass
        replicas = {
            deployment: list(self.replicas.get(deployment, {}).values())
            for deployment, version in self.versions.items()
            if version > after
        }
        lines = [line[1:] for line in self.lines if line[0] > after]
        return self.version, replicas, lines

    async def report(self, host, loads):
        """Notes the work of deployments at a host, by the names of their applications."""
        now = time.monotonic()
        for app, load in loads.items():
            self.loads[host, app] = (now, load["peak"] + load["waiting"])

    async def work(self):
        """Returns the requests of applications that are in work, or wait."""
        now = time.monotonic()
        self.loads = {place: load for place, load in self.loads.items() if now - load[0] < STALE}
        work = {}
        for (_, app), (_, busy) in self.loads.items():
            work[app] = work.get(app, 0) + busy
        return work

    async def want(self, host, deployments):
        """Notes the deployments that a host wants, an application's name for each.

        Returns the applications that any host wants, and whether this host is the one whose log
        lines count. Forgets what is known of all other deployments.
        """
        now = time.monotonic()
        self.wanted[host] = (now, deployments)
        self.wanted = {
            name: told for name, told in self.wanted.items() if now - told[0] < HOST_SILENCE
        }
        wanted = {}
        for _, deployments in self.wanted.values():
            wanted.update(deployments)
        for deployment in set(self.versions) - set(wanted):
            if not self.replicas.get(deployment):
                self.versions.pop(deployment, None)
                self.replicas.pop(deployment, None)
        return set(wanted.values()), host == min(self.wanted)

    async def claim(self, host, app):
        """Returns whether a host may make an application: one does at a time."""
        now = time.monotonic()
        since, holder = self.claims.get(app, (0, host))
        if holder != host and now - since < CLAIM:
            return False
        self.claims[app] = (now, host)
        return True

    async def release(self, host, app):
        """Lets other hosts make an application."""
        if self.claims.get(app, (0, None))[1] == host:
            del self.claims[app]

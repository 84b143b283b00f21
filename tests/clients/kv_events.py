"""The events of the prefix cache, read as vLLM's own example reads them: pyzmq and msgspec, with
structures that are arrays of their fields.

    kv_events.py HOB MODEL
"""

import json
import re
import subprocess
import sys
import urllib.request
from typing import Optional, Union

import msgspec
import zmq

PATIENCE = 60_000


class KvEvent(msgspec.Struct, array_like=True, omit_defaults=True, gc=False, tag=True):
    """An event."""


class BlockStored(KvEvent):
    block_hashes: list[Union[int, bytes]]
    parent_block_hash: Optional[Union[int, bytes]]
    token_ids: list[int]
    block_size: int
    lora_id: Optional[int]
    medium: Optional[str]
    lora_name: Optional[str]


class BlockRemoved(KvEvent):
    block_hashes: list[Union[int, bytes]]
    medium: Optional[str]


class AllBlocksCleared(KvEvent):
    pass


class KvEventBatch(msgspec.Struct, array_like=True, omit_defaults=True, gc=False):
    ts: float
    events: list[Union[BlockStored, BlockRemoved, AllBlocksCleared]]
    data_parallel_rank: Optional[int] = None


DECODER = msgspec.msgpack.Decoder(type=KvEventBatch)


class Picture:
    """What a reader knows of the cache."""

    def __init__(self):
        self.blocks = {}

    def take(self, payload):
        batch = DECODER.decode(payload)
        assert batch.ts > 1.7e9 and batch.data_parallel_rank == 0, batch
        for event in batch.events:
            if isinstance(event, AllBlocksCleared):
                self.blocks.clear()
            elif isinstance(event, BlockRemoved):
                for block in event.block_hashes:
                    del self.blocks[block]
            else:
                assert event.block_size == 64 and event.medium == "GPU", event
                assert len(event.token_ids) == 64 * len(event.block_hashes)
                parent = event.parent_block_hash
                for i, block in enumerate(event.block_hashes):
                    self.blocks[block] = (parent, event.token_ids[64 * i : 64 * i + 64])
                    parent = block

    def known(self, prompt):
        """The number of tokens of a prompt that are in the cache."""
        parent, n = None, 0
        while n + 64 <= len(prompt):
            wanted = (parent, prompt[n : n + 64])
            parent = next((block for block, at in self.blocks.items() if at == wanted), None)
            if parent is None:
                break
            n += 64
        return n


def replay(context, address, first, picture):
    """Asks for messages from a number on, as vLLM's example does. Returns the numbers."""
    socket = context.socket(zmq.REQ)
    socket.connect(address)
    socket.send(first.to_bytes(8, "big"))
    # a REQ socket reads one answer; the others are for DEALER and ROUTER
    number, payload = socket.recv_multipart()
    socket.close(0)
    assert int.from_bytes(number, "big") == first, number
    picture.take(payload)

    dealer = context.socket(zmq.DEALER)
    dealer.connect(address)
    dealer.send_multipart([b"", (first + 1).to_bytes(8, "big")])
    numbers = [first]
    while True:
        assert dealer.poll(PATIENCE), "no end of what is kept"
        empty, number, payload = dealer.recv_multipart()
        assert empty == b""
        if int.from_bytes(number, "big", signed=True) == -1:
            dealer.close(0)
            return numbers
        numbers.append(int.from_bytes(number, "big"))
        picture.take(payload)


def main(hob, model):
    options = ["--kv-events-endpoint", "tcp://127.0.0.1:0", "--kv-events-topic", "kv@hob"]
    options += ["--kv-events-replay-endpoint", "tcp://127.0.0.1:0", "--parallel", "2"]
    command = [hob, "serve", "--port", "0", "--threads", "1", "-m", model, *options]
    server = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    lines = []

    def wait_for(pattern):
        while True:
            for line in lines:
                if found := re.search(pattern, line):
                    return found.group(1)
            line = server.stderr.readline()
            assert line, "".join(lines)
            lines.append(line)

    try:
        address = wait_for(r"listening on (http://\S+)")
        endpoint = wait_for(r' endpoint="(tcp://[^"]+)"')
        replayed = wait_for(r'replay="(tcp://[^"]+)"')
        wait_for(r"( ready)")
        context = zmq.Context()
        reader = context.socket(zmq.SUB)
        reader.connect(endpoint)
        reader.setsockopt(zmq.SUBSCRIBE, b"kv@")
        early = Picture()
        assert replay(context, replayed, 0, early) == [0]

        prompt = [300 + i % 150 for i in range(200)]
        numbers, picture = [], Picture()
        while picture.known(prompt) < 192:
            body = {"prompt": prompt, "n_predict": 2, "temperature": 0, "cache_prompt": not numbers}
            request = urllib.request.Request(f"{address}/completion", json.dumps(body).encode())
            request.add_header("Content-Type", "application/json")
            json.load(urllib.request.urlopen(request))
            while reader.poll(2000):
                topic, number, payload = reader.recv_multipart()
                assert topic == b"kv@hob"
                numbers.append(int.from_bytes(number, "big"))
                picture.take(payload)
        assert numbers == list(range(numbers[0], numbers[0] + len(numbers))), numbers

        late = Picture()
        replay(context, replayed, 0, late)
        assert late.blocks == picture.blocks
    finally:
        server.kill()
        server.wait()
    print("events of the prefix cache: read by pyzmq and msgspec")


main(*sys.argv[1:])

#!/usr/bin/env python3
"""Images through the official OpenAI client, against a running server.

    images_client.py HOB MODEL MMPROJ     starts `HOB serve -m MODEL --mmproj MMPROJ` on a free port

Needs `pip install openai`. The pictures are made here. Prints one line per check; the exit code is
0 if all hold.
"""

import base64
import contextlib
import json
import struct
import subprocess
import sys
import threading
import time
import zlib

import openai

from openai_client import PATIENCE, is_ready, wait_for


def png(width, height, colour):
    """A picture whose pixels are `colour(x, y)`, as a PNG file."""

    def chunk(kind, data):
        return (
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
        )

    rows = b"".join(
        b"\0" + bytes(v for x in range(width) for v in colour(x, y)) for y in range(height)
    )
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


def uri(data, kind="image/png"):
    return f"data:{kind};base64,{base64.b64encode(data).decode()}"


def image(data):
    return {"type": "image_url", "image_url": {"url": uri(data)}}


def text(words):
    return {"type": "text", "text": words}


RED = png(64, 48, lambda x, y: (255, 2 * y, 0))
WAVES = png(50, 90, lambda x, y: (x * y % 256, 5 * x, 255 - 2 * y))


@contextlib.contextmanager
def server(hob, model, mmproj):
    options = [
        "--port",
        "0",
        "--threads",
        "1",
        "--parallel",
        "2",
        "--kv-unified",
        "--ctx-size",
        "2048",
        "--mmproj",
        mmproj,
    ]
    process = subprocess.Popen(
        [hob, "serve", "-m", model, *options], stderr=subprocess.PIPE, text=True
    )
    try:
        line = process.stderr.readline()
        assert "http://" in line, f"no address in {line!r}"
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield "http://" + line.split("http://")[1].strip()
        process.terminate()
        assert process.wait(PATIENCE) == 0, "a server that is asked to end ends well"
    finally:
        process.kill()


def ask(client, content, **fields):
    fields = {"max_tokens": 12, "temperature": 0, "extra_body": {"ignore_eos": True}} | fields
    return client.chat.completions.create(
        model="any", messages=[{"role": "user", "content": content}], **fields
    )


def one_image(client):
    plain = ask(client, [text("What is this?")]).usage.prompt_tokens
    answer = ask(client, [text("What is this?"), image(RED)])
    assert answer.choices[0].message.content is not None
    rows = answer.usage.prompt_tokens - plain
    assert rows >= 16, f"{rows} tokens are no image"
    again = ask(client, [text("What is this?"), image(RED)])
    assert again.choices[0].message.content == answer.choices[0].message.content
    assert again.usage.prompt_tokens_details.cached_tokens == again.usage.prompt_tokens - 1
    stream = ask(client, [text("What is this?"), image(RED)], stream=True)
    words = "".join(chunk.choices[0].delta.content or "" for chunk in stream)
    assert words == answer.choices[0].message.content, (words, answer)


def two_images(client):
    one = ask(client, [image(RED), text("and"), image(RED)]).usage.prompt_tokens
    both = ask(client, [image(RED), text("and"), image(WAVES)])
    assert both.usage.prompt_tokens == one, "a tower of one size: as many rows each"
    # in two turns
    said = both.choices[0].message.content
    messages = [
        {"role": "user", "content": [image(RED), text("and"), image(WAVES)]},
        {"role": "assistant", "content": said or "-"},
        {"role": "user", "content": [text("And this?"), image(WAVES)]},
    ]
    turn = client.chat.completions.create(
        model="any", messages=messages, temperature=0, max_tokens=4
    )
    assert turn.usage.prompt_tokens > one + 16
    assert turn.usage.prompt_tokens_details.cached_tokens >= one - 1, turn.usage


def with_schema(client):
    schema = {
        "type": "object",
        "properties": {
            "colour": {"enum": ["red", "blue"]},
            "n": {"type": "integer", "maximum": 99, "minimum": 0},
        },
        "required": ["colour", "n"],
        "additionalProperties": False,
    }
    form = {"type": "json_schema", "json_schema": {"name": "x", "schema": schema}}
    answer = ask(
        client,
        [text("Which colour?"), image(RED)],
        response_format=form,
        max_tokens=100,
        extra_body={},
    )
    said = json.loads(answer.choices[0].message.content)
    assert said["colour"] in ("red", "blue") and 0 <= said["n"] <= 99, said


def responses(client):
    content = [
        {"type": "input_text", "text": "What is this?"},
        {"type": "input_image", "image_url": uri(RED), "detail": "auto"},
    ]
    answer = client.responses.create(
        model="any",
        input=[{"role": "user", "content": content}],
        temperature=0,
        max_output_tokens=8,
    )
    assert answer.usage.input_tokens > 16, answer.usage


def claimed_types(client):
    """The bytes decide what an image is, whatever its address says."""
    for said in ("image/jpeg", "image/webp", "application/octet-stream"):
        content = [
            text("What is this?"),
            {"type": "image_url", "image_url": {"url": uri(RED, said)}},
        ]
        assert ask(client, content).usage.prompt_tokens > 16, said


def bad_images(client):
    for url, words in [
        (uri(RED[: len(RED) // 2]), "cut off"),
        (uri(b"<svg xmlns='http://www.w3.org/2000/svg'/>", "image/svg+xml"), "SVG"),
        ("https://example.com/cat.png", "--allow-image-urls"),
    ]:
        try:
            ask(client, [text("What is this?"), {"type": "image_url", "image_url": {"url": url}}])
        except openai.BadRequestError as error:
            assert (
                error.body["param"] == "messages[0].content[1].image_url"
                and words in error.body["message"]
            ), error.body
        else:
            raise AssertionError(f"{url[:60]} was taken")


def main(hob, model, mmproj):
    with server(hob, model, mmproj) as url:
        wait_for("the model", lambda: is_ready(url))
        client = openai.OpenAI(
            base_url=url + "/v1", api_key="none", timeout=PATIENCE, max_retries=0
        )
        for check in (one_image, two_images, with_schema, responses, claimed_types, bad_images):
            since = time.monotonic()
            check(client)
            print(f"ok  {check.__name__:14} {time.monotonic() - since:6.2f} s", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 4:
        sys.exit(__doc__)
    main(*sys.argv[1:])

#!/usr/bin/env python3
"""The official OpenAI client for Python and what a server keeps: responses, files, batches.

    openai_kept.py HOB MODEL

Needs `pip install openai`. Prints one line per check; the exit code is 0 if all hold.
"""

import io
import json
import subprocess
import sys
import threading
import time

import openai

# Seconds that anything may take; the machine may be slow.
PATIENCE = 120


def say(what):
    print(f"ok  {what}", flush=True)


def wait_for(there):
    end = time.time() + PATIENCE
    while not (found := there()):
        assert time.time() < end, "it does not come"
        time.sleep(0.1)
    return found


def responses(client):
    ask = {"model": "any", "temperature": 0, "max_output_tokens": 12}
    first = client.responses.create(input="Hi", metadata={"a": "b"}, **ask)
    assert client.responses.retrieve(first.id).output_text == first.output_text
    items = client.responses.input_items.list(first.id).data
    assert len(items) == 1, items
    second = client.responses.create(input="And?", previous_response_id=first.id, **ask)
    assert second.previous_response_id == first.id
    assert second.usage.input_tokens > first.usage.input_tokens
    client.responses.delete(first.id)
    try:
        client.responses.retrieve(first.id)
        raise AssertionError("it is still there")
    except openai.NotFoundError:
        pass
    say("responses: kept, gone on from, deleted")
    begun = client.responses.create(input="Hi", background=True, **ask)
    assert begun.status in ("queued", "in_progress"), begun
    ended = wait_for(
        lambda: (now := client.responses.retrieve(begun.id)).status != "in_progress" and now
    )
    assert ended.output_text == first.output_text, ended
    endless = {"extra_body": {"ignore_eos": True}, "background": True}
    begun = client.responses.create(model="any", input="Hi", **endless)
    assert client.responses.cancel(begun.id).status == "cancelled"
    say("responses: in the background, cancelled")


def batches(client):
    messages = [{"role": "user", "content": "Hi"}]
    body = {"model": "any", "messages": messages, "temperature": 0, "max_tokens": 8}
    url = "/v1/chat/completions"
    lines = [{"custom_id": f"n{n}", "method": "POST", "url": url, "body": body} for n in range(5)]
    text = "\n".join(map(json.dumps, lines)).encode()
    upload = client.files.create(file=("in.jsonl", io.BytesIO(text)), purpose="batch")
    assert upload.bytes == len(text) and client.files.retrieve(upload.id).filename == "in.jsonl"
    batch = client.batches.create(
        input_file_id=upload.id, endpoint=url, completion_window="24h", metadata={"a": "b"}
    )
    ended = wait_for(
        lambda: (now := client.batches.retrieve(batch.id)).status == "completed" and now
    )
    assert (ended.request_counts.total, ended.request_counts.completed) == (5, 5), ended
    answers = client.files.content(ended.output_file_id).text.splitlines()
    now = client.chat.completions.create(**body).choices[0].message.content
    for answer in map(json.loads, answers):
        choices = answer["response"]["body"]["choices"]
        assert choices[0]["message"]["content"] == now, answer
    assert client.batches.list().data[0].id == batch.id
    assert upload.id in [file.id for file in client.files.list().data]
    assert client.files.delete(upload.id).deleted
    say("files and batches")


def main():
    hob, model = sys.argv[1:3]
    # a text that does not end by itself is not to fill a large context
    command = [hob, "serve", "-m", model, "--port", "0", "--threads", "1", "--ctx-size", "100000"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)
    try:
        for line in process.stderr:
            if "listening on http://" in line:
                break
        url = line.split("listening on ")[1].strip()
        threading.Thread(target=process.stderr.read, daemon=True).start()
        client = openai.OpenAI(base_url=f"{url}/v1", api_key="none", timeout=PATIENCE)
        responses(client)
        batches(client)
    finally:
        process.kill()


if __name__ == "__main__":
    main()

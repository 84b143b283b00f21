#!/usr/bin/env python3
"""The official OpenAI client against a running server.

    openai_client.py HOB MODEL          starts `HOB serve -m MODEL` on a free port
    openai_client.py http://HOST:PORT   uses a server that runs already

Needs `pip install openai`. Prints one line per check; the exit code is 0 if all hold.
"""

import contextlib
import json
import subprocess
import sys
import threading
import time
import urllib.error
import urllib.request
from concurrent.futures import ThreadPoolExecutor

import openai

# Seconds that anything may take; the machine may be slow.
PATIENCE = 120
MESSAGES = [{"role": "user", "content": "Tell me a story."}]


@contextlib.contextmanager
def server(hob, model):
    """A server on a free port; its address is the first line it writes."""
    options = [
        "--port",
        "0",
        "--threads",
        "1",
        "--parallel",
        "2",
        "--ctx-size",
        "2000000",
        "--alias",
        "tiny",
        "--embeddings",
    ]
    process = subprocess.Popen(
        [hob, "serve", "-m", model, *options], stderr=subprocess.PIPE, text=True
    )
    try:
        line = process.stderr.readline()
        assert "http://" in line, f"no address in {line!r}"
        # The log must be read, or the server would wait for room in the pipe.
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield "http://" + line.split("http://")[1].strip()
        process.terminate()
        assert process.wait(PATIENCE) == 0, "a server that is asked to end ends well"
    finally:
        process.kill()


def health(url):
    with urllib.request.urlopen(url + "/health", timeout=PATIENCE) as response:
        return json.load(response)


def wait_for(what, condition):
    since = time.monotonic()
    while not condition():
        assert time.monotonic() - since < PATIENCE, f"still waiting for {what}"
        time.sleep(0.005)


def is_ready(url):
    try:
        return health(url)["status"] == "ok"
    except urllib.error.HTTPError as error:
        assert error.code == 503, error
        return False


def list_models(client, _):
    models = client.models.list().data
    assert len(models) == 1 and models[0].object == "model", models


def chat(client, _):
    answer = client.chat.completions.create(
        model="any", messages=MESSAGES, temperature=0, max_tokens=16, logprobs=True, top_logprobs=2
    )
    choice = answer.choices[0]
    assert choice.message.role == "assistant" and choice.message.content, choice
    assert choice.finish_reason in ("stop", "length"), choice
    assert answer.object == "chat.completion" and answer.id.startswith("chatcmpl-")
    usage = answer.usage
    assert (
        usage.total_tokens
        == usage.prompt_tokens + usage.completion_tokens
        <= usage.prompt_tokens + 16
    )
    assert len(choice.logprobs.content[0].top_logprobs) == 2
    # What the client sends beyond its own fields.
    again = client.chat.completions.create(
        model="any",
        messages=[{"role": "user", "content": [{"type": "text", "text": MESSAGES[0]["content"]}]}],
        temperature=0,
        max_completion_tokens=16,
        extra_body={"top_k": 1, "repeat_penalty": 1.0},
    )
    assert again.choices[0].message.content == choice.message.content


def streamed_chat(client, _):
    ask = dict(model="any", messages=MESSAGES, temperature=0.8, seed=7, max_tokens=32)
    whole = client.chat.completions.create(**ask).choices[0].message.content
    stream = client.chat.completions.create(
        **ask, stream=True, stream_options={"include_usage": True}
    )
    chunks = list(stream)
    assert chunks[0].choices[0].delta.role == "assistant"
    assert all(
        chunk.object == "chat.completion.chunk" and chunk.id == chunks[0].id for chunk in chunks
    )
    text = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
    assert text == whole, (text, whole)
    assert chunks[-2].choices[0].finish_reason in ("stop", "length")
    assert chunks[-1].usage.completion_tokens <= 32 and not chunks[-1].choices


def errors(client, _):
    def refused(kind, field, **fields):
        try:
            client.chat.completions.create(**{"model": "any", "messages": MESSAGES, **fields})
        except kind as error:
            assert error.body["param"] == field and field in error.body["message"], error.body
        else:
            raise AssertionError(f"{fields} was taken")

    refused(openai.BadRequestError, "temperature", temperature=-1)
    refused(openai.BadRequestError, "temperature", temperature="hot")
    refused(openai.BadRequestError, "messages", messages=[])
    refused(openai.BadRequestError, "messages[0].role", messages=[{"content": "x"}])
    refused(openai.BadRequestError, "stop", extra_body={"stop": 5})
    refused(openai.BadRequestError, "stop", extra_body={"stop": ["a"] * 100})


def embeddings(client, _):
    # the client asks for base64 and reads it
    answer = client.embeddings.create(model="any", input=["Once upon a time", "The cat"])
    vectors = [datum.embedding for datum in answer.data]
    assert len(vectors) == 2 and all(
        abs(sum(x * x for x in vector) - 1) < 1e-5 for vector in vectors
    )
    floats = client.embeddings.create(
        model="any", input="Once upon a time", encoding_format="float"
    )
    assert all(abs(a - b) < 1e-5 for a, b in zip(floats.data[0].embedding, vectors[0], strict=True))
    short = client.embeddings.create(model="any", input="Once upon a time", dimensions=8)
    assert len(short.data[0].embedding) == 8 and answer.usage.prompt_tokens > 5


def constrained(client, _):
    schema = {
        "type": "object",
        "properties": {"age": {"type": "integer"}, "on": {"type": "boolean"}},
        "required": ["age", "on"],
        "additionalProperties": False,
    }
    form = {"type": "json_schema", "json_schema": {"name": "x", "schema": schema}}
    ask = dict(model="any", messages=MESSAGES, temperature=0, max_tokens=200, response_format=form)
    said = json.loads(client.chat.completions.create(**ask).choices[0].message.content)
    # 1e3 is an integer, too.
    assert said["age"] == int(said["age"]) and isinstance(said["on"], bool), said


def tools(client, _):
    parameters = {
        "type": "object",
        "properties": {"lamp": {"type": "integer"}},
        "required": ["lamp"],
    }
    tool = {
        "type": "function",
        "function": {"name": "switch", "description": "Switches.", "parameters": parameters},
    }
    ask = dict(
        model="any",
        messages=MESSAGES,
        temperature=0,
        max_tokens=200,
        tools=[tool],
        tool_choice="required",
    )
    choice = client.chat.completions.create(**ask, parallel_tool_calls=False).choices[0]
    call = choice.message.tool_calls[0]
    assert choice.finish_reason == "tool_calls" and call.function.name == "switch", choice
    lamp = json.loads(call.function.arguments)["lamp"]
    assert lamp == int(lamp), call
    name = arguments = ""
    for chunk in client.chat.completions.create(**ask, parallel_tool_calls=False, stream=True):
        for delta in chunk.choices[0].delta.tool_calls or [] if chunk.choices else []:
            name += delta.function.name or ""
            arguments += delta.function.arguments or ""
    assert (name, arguments) == ("switch", call.function.arguments), (name, arguments)


def custom_tools(client, _):
    grammar = {"syntax": "lark", "definition": 'start: D ("+" D)*\nD: /[0-9]/'}
    custom = {"name": "add", "format": {"type": "grammar", "grammar": grammar}}
    tool = {"type": "custom", "custom": custom}
    ask = dict(
        model="any",
        messages=MESSAGES,
        temperature=0,
        max_tokens=200,
        tools=[tool],
        tool_choice={"type": "custom", "custom": {"name": "add"}},
    )
    choice = client.chat.completions.create(**ask).choices[0]
    call = choice.message.tool_calls[0]
    assert call.type == "custom" and call.custom.name == "add", choice

    def is_sum(text):
        return all(len(part) == 1 and part.isdigit() for part in text.split("+"))

    assert choice.finish_reason == "length" or is_sum(call.custom.input), choice
    history = [*MESSAGES, choice.message, {"role": "tool", "tool_call_id": call.id, "content": "7"}]
    again = client.chat.completions.create(
        **{**ask, "messages": history, "tool_choice": "none", "max_tokens": 4}
    )
    assert again.choices[0].message.content is not None, again
    flat = {"type": "custom", "name": "add", "format": {"type": "grammar", **grammar}}
    ask = dict(
        model="any",
        input="Tell me a story.",
        temperature=0,
        max_output_tokens=200,
        tools=[flat],
        tool_choice={"type": "custom", "name": "add"},
    )
    whole = client.responses.create(**ask)
    item = whole.output[0]
    assert item.type == "custom_tool_call" and item.name == "add", whole
    assert whole.status == "incomplete" or is_sum(item.input), whole
    text, done = "", None
    for event in client.responses.create(**ask, stream=True):
        if event.type == "response.custom_tool_call_input.delta":
            text += event.delta
        elif event.type == "response.custom_tool_call_input.done":
            done = event.input
    assert text == done == item.input, (text, done, item)
    output = {"type": "custom_tool_call_output", "call_id": item.call_id, "output": "7"}
    again = client.responses.create(
        model="any", input=[output], previous_response_id=whole.id, max_output_tokens=4
    )
    assert again.output_text is not None, again


def responses(client, _):
    ask = dict(model="any", input="Tell me a story.", temperature=0, max_output_tokens=16)
    whole = client.responses.create(**ask)
    assert whole.id.startswith("resp_") and whole.output_text, whole
    with client.responses.stream(**ask) as stream:
        text = "".join(
            event.delta for event in stream if event.type == "response.output_text.delta"
        )
    assert text == whole.output_text, (text, whole.output_text)


def completions(client, _):
    ask = dict(model="any", prompt="Once upon a time", temperature=0, max_tokens=16)
    whole = client.completions.create(**ask, logprobs=2).choices[0]
    assert whole.text and len(whole.logprobs.tokens) == 16, whole
    text = "".join(chunk.choices[0].text for chunk in client.completions.create(**ask, stream=True))
    assert text == whole.text


def many_threads(client, _):
    def one(i):
        ask = dict(model="any", messages=MESSAGES, temperature=0, max_tokens=24)
        if i % 2:
            stream = client.chat.completions.create(**ask, stream=True)
            return "".join(chunk.choices[0].delta.content or "" for chunk in stream)
        return client.chat.completions.create(**ask).choices[0].message.content

    with ThreadPoolExecutor(8) as threads:
        texts = set(threads.map(one, range(32)))
    assert len(texts) == 1, texts


def hang_up(client, url):
    """A client that goes away in mid-stream frees the engine within one step."""
    slots = health(url)["slots_idle"]
    stream = client.chat.completions.create(
        model="any", messages=MESSAGES, stream=True, extra_body={"ignore_eos": True}
    )
    for _, chunk in zip(range(3), stream):
        assert chunk.choices
    assert health(url)["slots_processing"] == 1, "the rest of the answer is still to come"
    since = time.monotonic()
    stream.close()
    wait_for("an idle slot", lambda: health(url)["slots_idle"] == slots)
    took = time.monotonic() - since
    # A step of this model takes a millisecond; the rest of the answer would take hours.
    assert took < 2, f"{took:.2f} s until the slot was free"
    return f"{took * 1000:.0f} ms"


def run(url):
    wait_for("the model", lambda: is_ready(url))
    client = openai.OpenAI(base_url=url + "/v1", api_key="none", timeout=PATIENCE, max_retries=0)
    for check in (
        list_models,
        chat,
        streamed_chat,
        constrained,
        tools,
        custom_tools,
        responses,
        completions,
        embeddings,
        errors,
        many_threads,
        hang_up,
    ):
        since = time.monotonic()
        note = check(client, url)
        print(
            f"ok  {check.__name__:14} {time.monotonic() - since:6.2f} s  {note or ''}".rstrip(),
            flush=True,
        )


def main(arguments):
    match arguments:
        case [url] if url.startswith("http"):
            run(url.rstrip("/"))
        case [hob, model]:
            with server(hob, model) as url:
                run(url)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    main(sys.argv[1:])

#!/usr/bin/env python3
"""The official Ollama client for Python against `hob desktop`.

    ollama_client.py HOB MODEL
        MODEL is a GGUF file beside the shipped one, put into a folder of models

Needs `pip install ollama`. Prints one line per check; the exit code is 0 if all hold.
"""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading

import ollama

# Seconds that anything may take; the machine may be slow.
PATIENCE = 120
MODEL = "hob-nano"
MESSAGES = [{"role": "user", "content": "Hello"}]
EXACT = {"temperature": 0, "num_predict": 12}


def say(what):
    print(f"ollama (Python): {what}", flush=True)


def check_lists(client):
    models = {model.model: model for model in client.list().models}
    assert MODEL in models and "other/stories260K" in models, models
    nano = models[MODEL]
    assert nano.size > 1_000_000 and len(nano.digest) == 64 and nano.details.format == "gguf"
    shown = client.show(MODEL)
    assert shown.modelinfo["general.architecture"] and "completion" in shown.capabilities, shown
    assert shown.template and shown.details.quantization_level == "Q8_0", shown.details
    client.generate(MODEL, "")
    loaded = client.ps().models
    assert [model.model for model in loaded] == [MODEL], loaded
    assert loaded[0].expires_at and loaded[0].size > 0
    say("list, show, load, ps")


def check_chat(client):
    whole = client.chat(MODEL, MESSAGES, options=EXACT)
    assert whole.done and whole.done_reason in ("stop", "length") and whole.message.content
    for duration in (whole.total_duration, whole.prompt_eval_duration, whole.eval_duration):
        assert 1_000 < duration < PATIENCE * 1_000_000_000, whole
    assert whole.prompt_eval_count > 3 and 1 < whole.eval_count <= 12, whole
    parts = list(client.chat(MODEL, MESSAGES, options=EXACT, stream=True))
    assert "".join(part.message.content for part in parts) == whole.message.content
    assert [part.done for part in parts] == [False] * (len(parts) - 1) + [True]
    assert parts[-1].eval_count == whole.eval_count
    other = client.chat("other/stories260K:latest", MESSAGES, options={"num_predict": 4})
    assert other.model == "other/stories260K:latest", other
    limited = client.chat(MODEL, MESSAGES, options={**EXACT, "stop": [whole.message.content[2]]})
    assert limited.message.content == whole.message.content[:2] and limited.done_reason == "stop"
    told = client.chat(MODEL, MESSAGES, options=EXACT, logprobs=True, top_logprobs=2)
    assert told.logprobs and len(told.logprobs[0].top_logprobs) == 2, told
    say("chat, whole and streamed, options, log probabilities")


def check_format(client):
    schema = {
        "type": "object",
        "properties": {"name": {"type": "string", "maxLength": 20}, "age": {"type": "integer"}},
        "required": ["name", "age"],
    }
    asked = [{"role": "user", "content": "Anna is 34."}]
    answer = client.chat(MODEL, asked, format=schema, options={"num_predict": 80})
    value = json.loads(answer.message.content)
    assert isinstance(value["age"], int) and isinstance(value["name"], str), value
    answer = client.chat(MODEL, asked, format="json", options={"num_predict": 200})
    json.loads(answer.message.content)
    answer = client.generate(MODEL, "Anna is 34.", format=schema, options={"num_predict": 80})
    assert set(json.loads(answer.response)) == {"name", "age"}
    say("format: a schema, and json")


def get_weather(city: str) -> str:
    """Get the weather of a city.

    Args:
        city: The city
    """
    return f"sunny in {city}"


def check_tools(client):
    asked = [{"role": "user", "content": "What is the weather in Paris? Use get_weather."}]
    options = {"temperature": 0, "num_predict": 80}
    for stream in (False, True):
        answer = call_tool(client, asked, stream, options)
        calls = [call for part in answer for call in (part.message.tool_calls or [])]
        assert calls and calls[0].function.name == "get_weather", answer
        assert isinstance(calls[0].function.arguments["city"], str), calls
    history = asked + [
        {"role": "assistant", "content": "", "tool_calls": [calls[0].model_dump()]},
        {"role": "tool", "content": "sunny", "tool_name": "get_weather"},
    ]
    answer = client.chat(MODEL, history, tools=[get_weather], options=EXACT)
    assert answer.done, answer
    say("tools: calls whole and streamed, their results")


def call_tool(client, messages, stream, options):
    """Asks for a call: the small model makes none by itself, and Ollama has no field for that."""
    inner = client._request

    def request(*arguments, json, **more):
        return inner(*arguments, json={**json, "tool_choice": "required"}, **more)

    client._request = request
    try:
        answer = client.chat(MODEL, messages, tools=[get_weather], stream=stream, options=options)
        return list(answer) if stream else [answer]
    finally:
        client._request = inner


def check_generate(client):
    whole = client.generate(MODEL, "Hello", options=EXACT)
    assert whole.response and whole.done_reason and whole.eval_count, whole
    same = client.chat(MODEL, MESSAGES, options=EXACT)
    assert whole.response == same.message.content, "a prompt is a message"
    parts = list(client.generate(MODEL, "Hello", options=EXACT, stream=True))
    assert "".join(part.response for part in parts) == whole.response
    raw = client.generate(MODEL, "Hello", raw=True, options=EXACT)
    assert raw.response and raw.prompt_eval_count < whole.prompt_eval_count, raw
    client.generate(MODEL, "Hello", system="Be short.", think=False, options=EXACT)
    say("generate, whole, streamed and raw")


def refused(status, call):
    try:
        call()
    except ollama.ResponseError as error:
        assert error.status_code == status, error
        return error.error
    raise AssertionError("it was not refused")


def check_refusals(client):
    words = refused(404, lambda: client.chat("nobody/nothing", MESSAGES))
    assert words == "model 'nobody/nothing' not found", words
    words = refused(400, lambda: client.chat(MODEL, MESSAGES, options={"num_ctx": 10_000_000}))
    assert "options.num_ctx" in words, words
    words = refused(400, lambda: client.generate(MODEL, "x", template="{{ .Prompt }}"))
    assert "template" in words, words
    refused(501, lambda: client.embed(MODEL, "x"))
    refused(501, lambda: client.create(model="x", from_=MODEL))
    refused(404, lambda: client.delete("nobody/nothing"))
    refused(403, lambda: client.delete(MODEL))
    words = refused(400, lambda: client.pull("llama3.2"))
    assert "hob search" in words, words
    say("what cannot be done is refused by name")


def check_names(client):
    client.copy(MODEL, "assistant")
    assert "assistant" in [model.model for model in client.list().models]
    assert client.chat("assistant", MESSAGES, options=EXACT).message.content
    client.delete("assistant")
    assert "assistant" not in [model.model for model in client.list().models]
    say("copy and delete of a name")


def check_keep_alive(client):
    client.generate(MODEL, "", keep_alive=0)
    for _ in range(PATIENCE * 10):
        if MODEL not in [model.model for model in client.ps().models]:
            break
        threading.Event().wait(0.1)
    else:
        raise AssertionError("the model stays")
    client.generate(MODEL, "", keep_alive="10m")
    assert MODEL in [model.model for model in client.ps().models]
    say("keep_alive")


async def check_async(host):
    client = ollama.AsyncClient(host=host)
    answers = [client.chat(MODEL, MESSAGES, options=EXACT) for _ in range(4)]
    texts = {answer.message.content for answer in await asyncio.gather(*answers)}
    assert len(texts) == 1, texts
    parts = [part async for part in await client.chat(MODEL, MESSAGES, stream=True, options=EXACT)]
    assert parts[-1].done
    say("the asynchronous client")


def main():
    hob, model = sys.argv[1:3]
    home = tempfile.mkdtemp()
    os.makedirs(f"{home}/models/other")
    shutil.copy(model, f"{home}/models/other/stories260K.gguf")
    kept = {n: v for n, v in os.environ.items() if not n.startswith(("HF_", "XDG_", "HOB_"))}
    command = [hob, "desktop", "--serve", "--port", "0", "--control-port", "0", "--threads", "1"]
    command += ["--ollama-port", "0", "--models-dir", f"{home}/models"]
    kept |= {"HOME": home, "HF_HUB_OFFLINE": "1"}
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=kept)
    try:
        for line in process.stderr:
            if "for Ollama's clients on " in line:
                break
        host = line.split(" on ")[1].strip()
        threading.Thread(target=process.stderr.read, daemon=True).start()
        client = ollama.Client(host=host, timeout=PATIENCE)
        check_lists(client)
        check_chat(client)
        check_format(client)
        check_tools(client)
        check_generate(client)
        check_refusals(client)
        check_names(client)
        check_keep_alive(client)
        asyncio.run(check_async(host))
        process.terminate()
        assert process.wait(PATIENCE) == 0
    finally:
        process.kill()
        shutil.rmtree(home)


if __name__ == "__main__":
    main()

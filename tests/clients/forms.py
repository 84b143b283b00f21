#!/usr/bin/env python3
"""The official OpenAI client against the desktop and the hosted form.

    forms.py HOB [MODEL]
        starts `HOB desktop` and `HOB host` on free ports; MODEL is a GGUF file for the latter

Needs `pip install openai`. Prints one line per check; the exit code is 0 if all hold.
"""

import contextlib
import json
import os
import subprocess
import sys
import tempfile
import threading
import time

import openai

# Seconds that anything may take; the machine may be slow.
PATIENCE = 120
MESSAGES = [{"role": "user", "content": "Hello"}]
SCHEMA = {
    "type": "object",
    "properties": {"answer": {"enum": ["yes", "no"]}},
    "required": ["answer"],
    "additionalProperties": False,
}


def environment(home):
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("HF_", "LLAMA_", "XDG_", "HOB_"))
    }
    return {**kept, "HOME": home, "HF_HUB_OFFLINE": "1"}


@contextlib.contextmanager
def running(hob, home, *arguments):
    """A process of hob; yields the address that it prints."""
    command = [hob, *arguments, "--port", "0", "--threads", "1"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment(home))
    try:
        for line in process.stderr:
            if "listening on http://" in line:
                break
        else:
            raise AssertionError("no address")
        # The log must be read, or the server would wait for room in the pipe.
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield "http://" + line.split("http://")[1].strip()
        process.terminate()
        assert process.wait(PATIENCE) == 0, "a server that is asked to end ends well"
    finally:
        process.kill()


def client(base_url, **options):
    return openai.OpenAI(base_url=base_url, timeout=PATIENCE, max_retries=0, **options)


def talk(client, model):
    """What every form must do: whole, streamed, constrained."""
    ask = dict(model=model, messages=MESSAGES, temperature=0, max_tokens=12)
    whole = client.chat.completions.create(**ask)
    assert whole.object == "chat.completion" and whole.choices[0].message.role == "assistant", whole
    chunks = client.chat.completions.create(**ask, stream=True)
    text = "".join(chunk.choices[0].delta.content or "" for chunk in chunks if chunk.choices)
    assert text == whole.choices[0].message.content, (text, whole)
    ask["max_tokens"] = 64
    shape = {"type": "json_schema", "json_schema": {"name": "reply", "schema": SCHEMA}}
    answer = client.chat.completions.create(**ask, response_format=shape)
    assert json.loads(answer.choices[0].message.content)["answer"] in ("yes", "no"), answer
    return whole.model


def desktop(hob, home):
    with running(hob, home, "desktop", "--serve", "--control-port", "0") as url:
        any_key = client(url + "/v1", api_key="lm-studio")
        assert talk(any_key, "any-model-at-all") == "hob-nano"
        models = any_key.models.list().data
        assert [model.id for model in models] == ["hob-nano"], models
        assert any_key.models.retrieve("hob-nano").object == "model"
        loose = {"type": "json_object"}
        any_key.chat.completions.create(
            model="x", messages=MESSAGES, max_tokens=8, response_format=loose
        )
        try:
            any_key.get("/nothing", cast_to=object)
        except openai.NotFoundError:
            pass
        else:
            raise AssertionError("an unknown route was answered")


def hosted(hob, home, model):
    def command(*arguments):
        done = subprocess.run(
            [hob, "host", *arguments], env=environment(home), capture_output=True, text=True
        )
        assert done.returncode == 0, done.stderr
        return done.stdout.strip()

    key, other = (
        command("key", "create", "--org", "acme"),
        command("key", "create", "--org", "other"),
    )
    command("deploy", "--org", "acme", "--app", "chat", *(["--model", model] if model else []))
    with running(hob, home, "host") as url:
        command("deploy", "--org", "acme", "--app", "open", "--auth", "public")

        def with_header(value, app="chat", org="acme"):
            return client(
                f"{url}/{org}/{app}/v1", api_key="unused", default_headers={"Authorization": value}
            )

        own = with_header(f"Key {key}")
        assert len(own.models.list().data) == 1
        talk(own, "any")
        # Nobody set a header: the client sends its own, which is none of ours.
        talk(client(f"{url}/acme/open/v1", api_key="none"), "any")

        def refused(kind, client):
            try:
                client.chat.completions.create(model="any", messages=MESSAGES, max_tokens=1)
            except kind as error:
                assert isinstance(error.body["detail"], str), error.body
            else:
                raise AssertionError("a stranger was let in")

        # the client's own header opens what the other does
        talk(client(f"{url}/acme/chat/v1", api_key=key), "any")
        refused(openai.AuthenticationError, client(f"{url}/acme/chat/v1", api_key=f"{key}x"))
        refused(openai.AuthenticationError, with_header(f"Key {other}"))
        refused(openai.NotFoundError, with_header(f"Key {key}", app="none"))
        refused(openai.NotFoundError, with_header(f"Key {key}", org="nobody"))
        command("key", "revoke", "--org", "acme", key.split(":")[0])
        refused(openai.AuthenticationError, own)


def main(hob, model=None):
    for check, arguments in ((desktop, ()), (hosted, (model,))):
        since = time.monotonic()
        with tempfile.TemporaryDirectory() as home:
            check(hob, home, *arguments)
        print(f"ok  {check.__name__:14} {time.monotonic() - since:6.2f} s", flush=True)


if __name__ == "__main__":
    if not 2 <= len(sys.argv) <= 3:
        sys.exit(__doc__)
    main(*sys.argv[1:])

#!/usr/bin/env python3
"""The documents of `GET /openapi.json` against what the servers do.

    openapi_client.py HOB
        starts `HOB serve`, `HOB desktop` and `HOB host` on free ports, with the shipped model

Each document is valid OpenAPI 3.1. Every operation of each is called; requests and answers, also
the parts of streams and errors, fit its schemas. Needs `pip install openapi-spec-validator`.
Prints one line per check; the exit code is 0 if all hold.
"""

import base64
import contextlib
import json
import os
import subprocess
import sys
import tempfile
import threading
import time
import urllib.error
import urllib.request

from jsonschema import Draft202012Validator
from openapi_spec_validator import validate

# Seconds that anything may take; the machine may be slow.
PATIENCE = 120
MESSAGES = [{"role": "user", "content": "Hello"}]
SHORT = {"temperature": 0, "max_tokens": 4}
CHAT = {"messages": MESSAGES, **SHORT}
SCHEMA = {"type": "object", "properties": {"a": {"type": "boolean"}}, "required": ["a"]}
FORMAT = {"type": "json_schema", "json_schema": {"name": "reply", "schema": SCHEMA}}
TOOL = {"type": "function", "function": {"name": "look", "parameters": SCHEMA}}
KEY = "a-secret"
BATCH_LINE = json.dumps(
    {"custom_id": "1", "method": "POST", "url": "/v1/chat/completions", "body": CHAT}
)
FORM = "multipart/form-data; boundary=xx"
UPLOAD = (
    '--xx\r\nContent-Disposition: form-data; name="purpose"\r\n\r\nbatch\r\n'
    '--xx\r\nContent-Disposition: form-data; name="file"; filename="a.jsonl"\r\n\r\n'
    f"{BATCH_LINE}\r\n--xx--\r\n"
)


def environment(home):
    kept = {
        name: value
        for name, value in os.environ.items()
        if not name.startswith(("HF_", "LLAMA_", "XDG_", "HOB_"))
    }
    return {**kept, "HOME": home, "HF_HUB_OFFLINE": "1"}


@contextlib.contextmanager
def running(hob, home, *arguments):
    """A process of hob; yields the addresses that it prints, by what stands before them."""
    command = [hob, *arguments, "--port", "0", "--threads", "1"]
    process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True, env=environment(home))
    try:
        addresses = {}
        for line in process.stderr:
            words, found, address = line.partition(" on http://")
            if found:
                addresses[words.split()[-1]] = "http://" + address.strip()
            if "listening" in addresses and ("--dashboard" not in arguments or len(addresses) > 1):
                break
        else:
            raise AssertionError("no address")
        # The log must be read, or the server would wait for room in the pipe.
        threading.Thread(target=process.stderr.read, daemon=True).start()
        yield addresses
        process.terminate()
        assert process.wait(PATIENCE) == 0, "a server that is asked to end ends well"
    finally:
        process.kill()


def command(hob, home, *arguments):
    done = subprocess.run(
        [hob, *arguments], env=environment(home), capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


class Interface:
    """A server and its document."""

    def __init__(self, base, headers=None, prefix=""):
        self.base, self.headers = base + prefix, headers or {}
        status, _, body = self.send("GET", "/openapi.json")
        assert status == 200, body
        self.document = json.loads(body)
        validate(self.document)
        assert self.document["servers"] == [{"url": prefix or "/"}], self.document["servers"]
        self.called = set()

    def send(self, method, path, body=None, kind="application/json", headers=None):
        data = body if body is None or isinstance(body, str) else json.dumps(body)
        request = urllib.request.Request(
            self.base + path, data and data.encode(), method=method,
            headers={"Content-Type": kind, **self.headers, **(headers or {})},
        )
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                return answer.status, answer.headers, answer.read().decode()
        except urllib.error.HTTPError as error:
            return error.code, error.headers, error.read().decode()

    def fits(self, schema, value):
        root = {**schema, "components": self.document["components"]}
        return next(Draft202012Validator(root).iter_errors(value), None)

    def call(self, method, path, body=None, status=200, wrong=False, query="", **names):
        """Calls an operation, and checks what is sent and what comes by its schemas."""
        operation = self.document["paths"][path][method.lower()]
        self.called.add((method.lower(), path))
        kind = "application/json"
        if body is not None:
            ((kind, content),) = operation["requestBody"]["content"].items()
            if kind == "multipart/form-data":
                kind = FORM
            else:
                fault = self.fits(content["schema"], body)
                assert (fault is not None) == wrong, (path, body, fault)
        place = path
        for name, value in names.items():
            place = place.replace("{" + name + "}", value)
        assert "{" not in place, place
        for parameter in operation.get("parameters", []):
            if parameter["in"] == "query" and parameter["required"]:
                assert parameter["name"] + "=" in query, (path, query)
        found, headers, text = self.send(method, place + query, body, kind)
        assert found == status, (method, place, body, found, text)
        responses = operation["responses"]
        expected = responses.get(str(status)) or responses["default"]
        kind = headers["Content-Type"].split(";")[0] if headers["Content-Type"] else None
        if kind is None or not text:
            assert "content" not in expected, (path, text)
            return None
        schema = expected["content"][kind]["schema"]
        if kind == "text/event-stream":
            datas = [line[6:] for line in text.splitlines() if line.startswith("data: ")]
            values = [json.loads(data) for data in datas if data != "[DONE]"]
        elif kind == "application/x-ndjson":
            values = [json.loads(line) for line in text.splitlines()]
        elif kind == "application/json":
            values = [json.loads(text)]
        else:
            values = [text]
        assert values, (path, text)
        for value in values:
            fault = self.fits(schema, value)
            assert fault is None, (path, value, fault)
        return values[0] if len(values) == 1 else values

    def ends(self, but=()):
        """Every operation has been called."""
        operations = {
            (method, path) for path, item in self.document["paths"].items() for method in item
        }
        left = operations - self.called - set(but)
        assert not left, left


# Values that a server refuses, and that the schema of a chat does too.
WRONG = [
    {"temperature": -1}, {"temperature": "hot"}, {"top_p": 1.5}, {"top_k": -2}, {"min_p": -0.1},
    {"repeat_penalty": 0}, {"mirostat": 3}, {"adaptive_decay": 1}, {"max_tokens": -2},
    {"stop": ["a"] * 65}, {"stop": 5}, {"stream": "yes"}, {"n": 0}, {"top_logprobs": 21},
    {"xtc_probability": 2}, {"dry_penalty_last_n": -2}, {"messages": []}, {"messages": "hi"},
    {"messages": [{"content": "x"}]}, {"messages": [{"role": "user", "content": 5}]},
    {"grammar": 5}, {"response_format": {"type": "xml"}}, {"tools": [{"type": "function"}]},
    {"min_keep": -1}, {"seed": 0.5}, {"repetition_penalty": 0}, {"sse_ping_interval": -2},
    {"logit_bias": [[1]]}, {"speculative.p_min": 2}, {"id_slot": -2}, {"lora": [{"id": 0}]},
    {"json_whitespace": "wide"}, {"reasoning_budget_message": "a" * 1025},
    {"dry_sequence_breakers": []}, {"cache_prompt": 1}, {"regex": 5},
]
# Values that it takes, and the schema too.
RIGHT = [
    {"temperature": 0.5, "top_k": -1, "min_p": 0.1, "seed": -1, "stop": ["x"]},
    {"response_format": FORMAT}, {"tools": [TOOL], "tool_choice": "required"},
    {"grammar": 'root ::= "a"'}, {"json_schema": SCHEMA}, {"structured_outputs": {"regex": "a+"}},
    {"logprobs": True, "top_logprobs": 2}, {"logit_bias": {"5": -1, "hello": False}},
    {"logit_bias": [[5, 1], ["x", False]]}, {"n": 2}, {"samplers": "kt"},
    {"samplers": ["top_k", "temperature"]}, {"speculative.type": "ngram"},
    {"messages": [{"role": "user", "content": [{"type": "text", "text": "Hi"}]}]},
    {"logprobs": True, "constraint_details": True, "regex": "a|b"}, {"verbose": True},
    {"enable_thinking": False, "chat_template_kwargs": {}, "lora": []},
    {"logprobs": True, "post_sampling_probs": True, "temperature": 1},
]


def texts(api, below="", **names):
    """The interfaces that write text."""
    call = lambda method, path, *rest, **more: api.call(  # noqa: E731
        method, below + path, *rest, **names, **more
    )
    chat = "/v1/chat/completions"
    call("POST", chat, CHAT)
    chunks = call("POST", chat, {**CHAT, "stream": True, "return_progress": True,
                                 "stream_options": {"include_usage": True}})
    assert any(chunk.get("usage") for chunk in chunks), chunks
    call("POST", chat, {**CHAT, "stream": True, "logprobs": True, "top_logprobs": 1})
    call("POST", chat, {**CHAT, "max_tokens": 60, "stream": True, "tools": [TOOL],
                        "tool_choice": "required"})
    call("POST", chat + "/input_tokens", CHAT)
    call("POST", chat + "/control", {"id": "chatcmpl-1", "action": "reasoning_end"})
    call("GET", "/v1/stream", status=404, query="?conv_id=none")
    call("DELETE", "/v1/stream", status=204, query="?conv_id=none")
    call("POST", "/v1/streams/lookup", {"conversation_ids": ["none"]})
    call("POST", "/v1/completions", {"prompt": "Once", "logprobs": 1, "echo": True, **SHORT})
    call("POST", "/v1/completions", {"prompt": ["a", [1, 2]], "stream": True, **SHORT})
    call("POST", "/v1/completions", {"prompt": 5}, status=400, wrong=True)
    made = call("POST", "/v1/responses", {"input": "Hi", "max_output_tokens": 4})
    call("POST", "/v1/responses", {"input": "Hi", "max_output_tokens": 4, "stream": True})
    one = "/v1/responses/{id}"
    call("GET", one, id=made["id"])
    call("GET", one + "/input_items", id=made["id"])
    call("POST", one + "/cancel", id=made["id"], status=400)
    call("DELETE", one, id=made["id"])
    call("GET", one, id=made["id"], status=404)
    call("POST", "/v1/responses/input_tokens", {"input": "Hi"})
    call("POST", "/v1/messages", CHAT)
    call("POST", "/v1/messages", {**CHAT, "stream": True})
    call("POST", "/v1/messages", {"messages": []}, status=400, wrong=True)
    call("POST", "/v1/messages/count_tokens", CHAT)
    call("POST", "/v1/rerank", {"query": "a", "documents": ["b"]}, status=501)
    call("GET", "/v1/models")
    call("GET", "/v1/loads")


def more_texts(api):
    """The interfaces that only a server of this machine has."""
    post = lambda path, *rest, **more: api.call("POST", path, *rest, **more)  # noqa: E731
    for change in RIGHT:
        post("/v1/chat/completions", {**CHAT, "max_tokens": 40, **change})
    for change in WRONG:
        post("/v1/chat/completions", {**CHAT, **change}, status=400, wrong=True)
    named = {"X-Conversation-Id": "talk"}
    api.send("POST", "/v1/chat/completions", {**CHAT, "stream": True}, headers=named)
    api.call("GET", "/v1/stream", query="?conv_id=talk")
    (kept,) = post("/v1/streams/lookup", {"conversation_ids": ["talk"]})
    assert kept["is_done"], kept
    post("/completion", {"prompt": "Once", "n_probs": 2, "return_tokens": True, **SHORT})
    post("/completion", {"prompt": ["a", "b"], "response_fields": ["content"], **SHORT})
    post("/completion", {"prompt": "Once", "stream": True, **SHORT})
    post("/infill", {"input_prefix": "a", "input_suffix": "b", **SHORT}, status=501)
    post("/api/v0/chat/completions", CHAT)
    post("/api/v0/chat/completions", {**CHAT, "stream": True})
    post("/api/v0/completions", {"prompt": "Once", **SHORT})
    post("/api/v0/completions", {"prompt": "Once", "stream": True, **SHORT})
    post("/api/v1/chat", {"input": "Hi", "max_output_tokens": 4})
    post("/api/v1/chat", {"input": "Hi", "max_output_tokens": 4, "stream": True})
    post("/api/v1/chat", {"input": 5}, status=400, wrong=True)
    options = {"num_predict": 4, "temperature": 0}
    post("/api/chat", {"model": "hob-nano", "messages": MESSAGES, "options": options})
    post("/api/chat", {"model": "hob-nano", "messages": MESSAGES, "options": options,
                       "stream": False})
    post("/api/chat", {"model": "hob-nano", "messages": MESSAGES, "think": "much"}, status=400,
         wrong=True)
    post("/api/generate", {"model": "hob-nano", "prompt": "Hi", "options": options})
    post("/api/generate", {"model": "hob-nano", "prompt": "Hi", "options": options, "raw": True,
                           "stream": False})
    post("/tokenize", {"content": "a b"})
    post("/tokenize", {"content": "a \u00e9", "with_pieces": True})
    post("/detokenize", {"tokens": [1, 2]})
    post("/apply-template", CHAT)
    post("/check-constraint", {"json_schema": SCHEMA})
    post("/check-constraint", {"grammar": "root ::= ("})
    post("/lora-adapters", [])
    post("/slots/{id}", id="0", query="?action=erase")
    for path in ("/lora-adapters", "/props", "/slots", "/stats", "/metrics", "/get_load",
                 "/live", "/health", "/openapi.json"):
        api.call("GET", path)
    api.call("GET", "/v1/models/{name}", name="hob-nano")
    api.call("GET", "/v1/models/{name}", name="none", status=404)


def embeddings(api, status):
    for path in ("/v1/embeddings", "/embedding", "/api/embed", "/api/embeddings"):
        body = {"model": "hob-nano", "prompt": "a"} if path == "/api/embeddings" else {
            "model": "hob-nano", "input": "a" if path.startswith("/api") else ["a", "b"]}
        api.call("POST", path, body, status=status)
    path = "/v1/embeddings"
    body = {"model": "hob-nano", "input": "a", "encoding_format": "base64"}
    answer = api.call("POST", path, body, status=status)
    if status == 200:
        assert base64.b64decode(answer["data"][0]["embedding"])


def batches(api):
    file = api.call("POST", "/v1/files", UPLOAD)
    new = {"input_file_id": file["id"], "endpoint": "/v1/chat/completions",
           "completion_window": "24h"}
    batch = api.call("POST", "/v1/batches", new)
    while (state := api.call("GET", "/v1/batches/{id}", id=batch["id"]))["status"] in (
            "in_progress", "finalizing"):
        time.sleep(0.1)
    assert state["status"] == "completed", state
    api.call("GET", "/v1/files/{id}/content", id=state["output_file_id"])
    api.call("POST", "/v1/batches/{id}/cancel", id=batch["id"], status=409)
    api.call("GET", "/v1/batches")
    api.call("GET", "/v1/files")
    api.call("GET", "/v1/files", query="?purpose=batch&order=asc&limit=1")
    api.call("GET", "/v1/files", query="?order=up", status=400)
    api.call("GET", "/v1/files/{id}", id=file["id"])
    api.call("DELETE", "/v1/files/{id}", id=file["id"])


def serve(hob, home):
    arguments = ("serve", "--api-key", KEY, "--api-prefix", "/llm", "--metrics", "--embeddings",
                 "--slot-save-path", home, "--top-k", "7")
    with running(hob, home, *arguments) as addresses:
        base = addresses["listening"]
        base = base.removesuffix("/llm")
        stranger = urllib.request.Request(base + "/llm/openapi.json")
        try:
            urllib.request.urlopen(stranger, timeout=PATIENCE)
            raise AssertionError("a stranger learned the interface")
        except urllib.error.HTTPError as error:
            assert error.code == 401, error
        api = Interface(base, {"Authorization": f"Bearer {KEY}"}, "/llm")
        sampling = api.document["components"]["schemas"]["Sampling"]["properties"]
        assert sampling["top_k"]["default"] == 7, "the command line's"
        texts(api)
        more_texts(api)
        embeddings(api, 200)
        batches(api)
        named = {"filename": "a.bin"}
        for action in ("save", "restore"):
            api.call("POST", "/slots/{id}", named, id="0", query="?action=" + action)
        api.call("POST", "/drain")
        api.ends()


def desktop(hob, home):
    arguments = ("desktop", "--serve", "--control-port", "0", "--ollama-port", "off")
    with running(hob, home, *arguments) as addresses:
        api = Interface(addresses["listening"])
        assert "security" not in api.document
        texts(api)
        more_texts(api)
        embeddings(api, 501)
        for method, path, status in (
            ("GET", "/v1/files", 501), ("POST", "/v1/batches", 501), ("POST", "/drain", 501),
            ("GET", "/api/version", 200), ("GET", "/api/tags", 200), ("GET", "/api/ps", 200),
            ("POST", "/api/create", 501), ("POST", "/api/push", 501),
            ("GET", "/api/v0/models", 200), ("GET", "/api/v1/models", 200),
            ("GET", "/api/v1/models/download/status", 200),
        ):
            api.call(method, path, status=status)
        api.call("GET", "/api/v0/models/{name}", name="hob-nano")
        model = {"model": "hob-nano"}
        api.call("POST", "/api/show", model)
        api.call("POST", "/api/copy", {"source": "hob-nano", "destination": "mine"})
        api.call("DELETE", "/api/delete", {"model": "mine"})
        api.call("POST", "/api/v1/models/load", {**model, "echo_load_config": True})
        api.call("POST", "/api/v1/models/unload", {"instance_id": "hob-nano"})
        api.call("POST", "/models/load", {"model": "hob-nano"})
        api.call("POST", "/models/unload", {"model": "hob-nano"})
        # batches are not here, and nothing can be fetched offline
        api.ends(
            (method, path) for path, item in api.document["paths"].items() for method in item
            if path.startswith(("/v1/files", "/v1/batches", "/api/pull", "/api/v1/models/download"))
        )
        control(*addresses["control"].split("/control?token="))


def control(base, token):
    api = Interface(base, {"Authorization": f"Bearer {token}"})
    settings = api.call("GET", "/control/settings")
    api.call("PATCH", "/control/settings", {"ttl": settings["ttl"]})
    api.call("PATCH", "/control/settings", {"nothing": 1}, status=400, wrong=True)
    api.call("GET", "/control/models")
    api.call("POST", "/control/models/load", {"model": "hob-nano"})
    api.call("GET", "/control/status")
    api.call("POST", "/control/requests/record", {"recording": True})
    api.call("POST", "/v1/chat/completions", CHAT)
    while (kept := api.call("GET", "/control/requests")["requests"][0])["ms"] is None:
        time.sleep(0.05)
    assert api.call("POST", "/control/requests/bodies", {"id": kept["id"]})["response"]
    assert api.call("POST", "/control/requests/clear")["requests"] == []
    api.call("POST", "/control/requests/bodies", {"id": kept["id"]}, status=404)
    api.call("POST", "/control/models/unload", {"model": "hob-nano", "force": True})
    api.call("POST", "/control/models/unload", {"model": "none"}, status=404)
    model = {"model": "hob-nano"}
    wrong = {**model, "settings": {"device": "abacus"}}
    api.call("POST", "/control/models/settings", {**model, "settings": {"ctx_size": 512}})
    api.call("POST", "/control/models/settings", wrong, status=400, wrong=True)
    api.call("GET", "/control/models")
    assert api.call("POST", "/control/models/estimate", model)["n_ctx"] == 512
    api.call("POST", "/control/models/settings", model)
    api.call("POST", "/control/models/delete", model, status=403)
    # nothing can be fetched offline
    api.call("POST", "/control/hub/search", {"query": "none"}, status=503)
    api.call("POST", "/control/hub/files", {"repo": "org/none"}, status=503)
    job = api.call("POST", "/control/downloads/start", {"model": "org/none:Q8_0"})
    while (api.call("GET", "/control/downloads")["downloads"][0]["state"]) != "failed":
        time.sleep(0.05)
    for what in ("pause", "resume", "cancel"):
        api.call("POST", f"/control/downloads/{what}", {"id": job["id"]}, status=409)
    api.call("POST", "/control/downloads/forget", {"id": job["id"]})
    assert api.call("GET", "/control/bench")["run"] is None
    order = {"kind": "model", **model, "n_prompt": 8, "n_gen": 4, "repetitions": 1}
    api.call("POST", "/control/bench/start", order)
    while (api.call("GET", "/control/bench")["run"]["state"]) == "running":
        time.sleep(0.05)
    api.call("POST", "/control/bench/stop", status=409)
    api.call("POST", "/control/server/stop")
    api.call("POST", "/control/server/start", {"port": 0})
    api.call("GET", "/openapi.json")
    request = urllib.request.Request(
        base + "/control/log?tail=5", headers={"Authorization": f"Bearer {token}"}
    )
    schema = api.document["paths"]["/control/log"]["get"]["responses"]["200"]["content"]
    with urllib.request.urlopen(request, timeout=PATIENCE) as events:
        seen = set()
        while len(seen) < 2:
            line = events.readline().decode()
            if line.startswith("event: "):
                seen.add(line[7:].strip())
            if line.startswith("data: "):
                fault = api.fits(schema["text/event-stream"]["schema"], json.loads(line[6:]))
                assert fault is None, (line, fault)
    api.called.add(("get", "/control/log"))
    own = {path for path in api.document["paths"] if path.startswith("/control")}
    assert own <= {path for _, path in api.called}, own


def hosted(hob, home):
    key = command(hob, home, "host", "key", "create", "--org", "acme")
    with running(hob, home, "host", "--dashboard", "127.0.0.1:0", "--metrics-key", "m") as found:
        api = Interface(found["listening"], {"Authorization": f"Key {key}"})
        org = {"org_id": "acme"}
        app = {**org, "app_id": "chat"}
        one = "/api/orgs/{org_id}/deployments/{app_id}"
        api.call("GET", "/api/orgs")
        api.call("PUT", one, {"min": 0, "auth": "private"}, **app)
        api.call("PUT", one, {"min": 2}, status=422, wrong=True, **app)
        texts(api, "/{org_id}/{app_id}", **app)
        deployed = "/{org_id}/{app_id}"
        api.call("GET", deployed + "/v1/health", **app)
        api.call("GET", deployed + "/v1/models/{name}", name="hob-nano", **app)
        api.call("POST", deployed + "/v1/embeddings", {"input": "a"}, status=501, **app)
        api.call("POST", deployed + "/v1/chat/completions", {**CHAT, "top_p": 2}, status=400,
                 wrong=True, **app)
        api.call("POST", deployed + "/v1/chat/completions", CHAT, status=404,
                 org_id="acme", app_id="none")
        api.call("GET", "/api/orgs/{org_id}/deployments", **org)
        api.call("GET", one + "/logs", query="?after=1", **app)
        api.call("GET", one + "/logs", query="?after=x", status=422, **app)
        made = api.call("POST", "/api/orgs/{org_id}/keys", {"concurrency": 2}, status=201, **org)
        api.call("GET", "/api/orgs/{org_id}/keys", **org)
        own = {**org, "key_id": made["id"]}
        api.call("PUT", "/api/orgs/{org_id}/keys/{key_id}/limits", {}, **own)
        api.call("DELETE", "/api/orgs/{org_id}/keys/{key_id}", **own)
        api.call("GET", "/api/orgs/{org_id}/usage", query="?from=2026-01-01", **org)
        api.call("DELETE", one, **app)
        for path in ("/live", "/ready", "/openapi.json"):
            api.call("GET", path)
        api.headers["Authorization"] = "Bearer m"
        api.call("GET", "/metrics")
        batches = ("/{org_id}/{app_id}/v1/files", "/{org_id}/{app_id}/v1/batches")
        api.ends(
            (method, path) for path, item in api.document["paths"].items() for method in item
            if path.startswith(batches)
        )
        dashboard(found["dashboard"], key)


def dashboard(base, key):
    body = json.dumps({"key": key}).encode()
    request = urllib.request.Request(
        base + "/session", body, headers={"Content-Type": "application/json"}
    )
    with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
        cookie = answer.headers["Set-Cookie"].split(";")[0]
        opened = json.load(answer)
    api = Interface(base, {"Cookie": cookie, "X-Hob-Token": opened["token"]})
    schema = api.document["paths"]["/session"]["post"]["responses"]["201"]["content"]
    assert api.fits(schema["application/json"]["schema"], opened) is None, opened
    schemes = api.document["components"]["securitySchemes"]
    assert schemes["session_cookie"]["name"] == cookie.split("=")[0], schemes
    api.call("GET", "/session")
    api.call("GET", "/api/orgs")
    api.call("POST", "/session", {"key": "a:b"}, status=401)
    api.call("DELETE", "/session")


def main(hob):
    for check in (serve, desktop, hosted):
        since = time.monotonic()
        with tempfile.TemporaryDirectory() as home:
            check(hob, home)
        print(f"ok  {check.__name__:14} {time.monotonic() - since:6.2f} s", flush=True)


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    main(sys.argv[1])

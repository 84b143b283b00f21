#!/usr/bin/env python3
"""The official Anthropic client against a running server: whole answers, streams, tools, counting.

    anthropic_client.py HOB MODEL       starts `HOB serve -m MODEL` on a free port

Needs `pip install anthropic`. Prints one line per check; the exit code is 0 if all hold.
"""

import sys
import time

import anthropic

from openai_client import PATIENCE, is_ready, server, wait_for

MESSAGES = [{"role": "user", "content": "Tell me a story."}]
ASK = dict(model="any", messages=MESSAGES, max_tokens=24, extra_body={"temperature": 0})
TOOL = {
    "name": "switch",
    "description": "Switches a lamp.",
    "input_schema": {
        "type": "object",
        "properties": {"lamp": {"type": "integer"}, "on": {"type": "boolean"}},
        "required": ["lamp", "on"],
    },
}


def whole(client):
    answer = client.messages.create(**ASK, system="Be brief.")
    assert answer.type == "message" and answer.role == "assistant", answer
    assert answer.content[0].type == "text" and answer.stop_reason in ("end_turn", "max_tokens"), (
        answer
    )
    assert 0 < answer.usage.output_tokens <= 24


def streamed(client):
    text = client.messages.create(**ASK).content[0].text
    with client.messages.stream(**ASK) as stream:
        pieces = "".join(stream.text_stream)
        final = stream.get_final_message()
    assert pieces == text == final.content[0].text, (pieces, text)
    assert final.usage.output_tokens > 0


def tools(client):
    ask = dict(
        ASK,
        max_tokens=200,
        tools=[TOOL],
        tool_choice={"type": "any", "disable_parallel_tool_use": True},
    )
    answer = client.messages.create(**ask)
    call = answer.content[-1]
    assert answer.stop_reason == "tool_use" and call.type == "tool_use" and call.name == "switch", (
        answer
    )
    assert call.input["lamp"] == int(call.input["lamp"]) and isinstance(call.input["on"], bool), (
        call
    )
    with client.messages.stream(**ask) as stream:
        final = stream.get_final_message()
    assert final.content[-1].input == call.input, final
    history = MESSAGES + [
        {"role": "assistant", "content": answer.content},
        {
            "role": "user",
            "content": [{"type": "tool_result", "tool_use_id": call.id, "content": "done"}],
        },
    ]
    assert client.messages.create(**dict(ASK, messages=history)).type == "message"


def counting(client):
    few = client.messages.count_tokens(model="any", messages=MESSAGES).input_tokens
    more = client.messages.count_tokens(
        model="any", messages=MESSAGES, system="Be brief."
    ).input_tokens
    assert 0 < few < more, (few, more)


def errors(client):
    try:
        client.messages.create(**dict(ASK, extra_body={"temperature": -1}))
    except anthropic.BadRequestError as error:
        assert "temperature" in str(error)
        assert (
            error.body["type"] == "error" and error.body["error"]["type"] == "invalid_request_error"
        ), error.body
        assert error.body["request_id"] == error.response.headers["x-request-id"], error.body
    else:
        raise AssertionError("a temperature below zero was taken")
    try:
        client.messages.create(**dict(ASK, messages=[]))
    except anthropic.BadRequestError as error:
        assert error.body["error"]["message"] == "messages: at least one message is required", (
            error.body
        )
    else:
        raise AssertionError("an empty list of messages was taken")


def main(arguments):
    if len(arguments) != 2:
        sys.exit(__doc__)
    with server(*arguments) as url:
        wait_for("the model", lambda: is_ready(url))
        client = anthropic.Anthropic(base_url=url, api_key="none", timeout=PATIENCE, max_retries=0)
        for check in (whole, streamed, tools, counting, errors):
            since = time.monotonic()
            check(client)
            print(f"ok  {check.__name__:14} {time.monotonic() - since:6.2f} s", flush=True)


if __name__ == "__main__":
    main(sys.argv[1:])

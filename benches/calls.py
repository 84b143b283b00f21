#!/usr/bin/env python3
"""Who parses what: calls of tools of every family of models, through hob and llama-server.

  pip install numpy gguf jinja2 openai
  benches/calls.py target/release/hob --templates FOLDER [--llama-server PATH] [--only NAME …]
      [--record benches/record] [--keep FOLDER]

Each chat template is rendered by Jinja2, as transformers does it, with calls in a message of the
assistant: what the template writes there is what a model of the family writes. A model that writes
just that (`forced_model.py`) is served by both, with the same template, and asked through OpenAI's
client, whole and streamed; each byte and each mark is a token, so that a stream is cut everywhere.
A column holds if both answers have the names, arguments, content, reasoning and end that are meant.
Prompts are compared with Jinja2's, with arguments in history as text and as objects.
"""

import argparse
import contextlib
import dataclasses
import datetime
import html
import json
import pathlib
import re
import socket
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request

import openai
from compare import cpu_name, record_folder
from forced_model import Vocabulary, contexts, write
from reference_chats import NotWritten, Reference, Written, user

N_CTX = 16384
# tokens that an answer may have beyond what it should be
SPARE = 100


def field(kind, **more):
    return {"type": kind, "description": "", **more}


def tool(name, properties, required):
    parameters = {"type": "object", "properties": properties, "required": required}
    function = {"name": name, "description": "", "parameters": parameters}
    return {"type": "function", "function": function}


STOP = {
    "type": "object",
    "properties": {
        "city": field("string"),
        "nights": field("integer"),
        "price": {"anyOf": [{"type": "number"}, {"type": "null"}]},
        "tags": field("array", items={"type": "string"}),
    },
}
WEATHER = {"city": field("string"), "days": field("integer"), "detailed": field("boolean")}
TRIP = {
    "title": field("string"),
    "stops": field("array", items=STOP),
    "options": field("object"),
    "note": field("string"),
}
TOOLS = [
    tool("get_weather", WEATHER, ["city"]),
    tool("get_time", {"zone": field("string")}, ["zone"]),
    tool("reset", {}, []),
    tool("plan_trip", TRIP, ["title"]),
]
CALL_WEATHER = ("get_weather", {"city": "Bern", "days": 3, "detailed": True})
CALL_TIME = ("get_time", {"zone": "Europe/Zürich"})
CALL_RESET = ("reset", {})
CALL_TRIP = (
    "plan_trip",
    {
        "title": 'Zürich "old" town',
        "stops": [
            {"city": "Bern", "nights": 2, "price": 12.5, "tags": ["a", "b"]},
            {"city": "東京", "nights": 1, "price": None, "tags": []},
        ],
        "options": {"deep": {"on": True, "empty": {}}},
        "note": "first line\nsecond \\ line",
    },
)
NAMED = {"type": "function", "function": {"name": "get_weather"}}


@dataclasses.dataclass
class Case:
    """A column of the table: a question, its answer, and the choices of tools to ask with."""

    name: str
    number: str
    calls: list
    content: str = ""
    reasoning: str = ""
    choices: tuple = ("auto",)
    # the calls of an earlier turn, with results
    before: tuple = ()

    def tools(self):
        """Returns the tools that are called, and one more that is not."""
        names = [name for name, _ in (*self.calls, *self.before)] or ["get_weather"]
        others = [tool for tool in TOOLS if tool["function"]["name"] not in names]
        return [t for t in TOOLS if t["function"]["name"] in names] + others[:1]

    @property
    def question(self):
        # words that no other question has, for as long as a context of the model is
        return f"Question {self.number}: {(self.number + ', ') * 16}{self.number}?"


CASES = [
    Case("one", "one", [CALL_WEATHER]),
    Case("two", "two", [CALL_WEATHER, CALL_TIME]),
    Case("nested", "three", [CALL_TRIP]),
    Case("no arguments", "four", [CALL_RESET]),
    Case("after reasoning", "five", [CALL_WEATHER], reasoning="The user asks for the weather."),
    Case("after text", "six", [CALL_WEATHER], content="Let me look it up."),
    Case("required", "one", [CALL_WEATHER], choices=("required",)),
    Case("named", "one", [CALL_WEATHER], choices=(NAMED,)),
    Case(
        "required after reasoning",
        "nine",
        [CALL_WEATHER],
        reasoning="The user asks for the weather.",
        choices=("required",),
    ),
    Case("no call", "seven", [], content="It is {sunny} today."),
    Case("second turn", "eight", [], content="It is [sunny] in Bern.", before=(CALL_WEATHER,)),
]
PROMPTS = ["prompt", "history: objects", "history: text"]
COLUMNS = [case.name for case in CASES] + PROMPTS


class Server:
    """A server of one model and template."""

    def __init__(self, name, command, log):
        self.name = name
        with socket.socket() as s:
            s.bind(("127.0.0.1", 0))
            port = s.getsockname()[1]
        self.url = f"http://127.0.0.1:{port}"
        self.process = subprocess.Popen([*command, "--port", str(port)], stdout=log, stderr=log)
        self.client = openai.OpenAI(
            base_url=self.url + "/v1", api_key="none", max_retries=0, timeout=120
        )

    def wait(self):
        for _ in range(600):
            if self.process.poll() is not None:
                raise RuntimeError(f"{self.name} has ended")
            try:
                with urllib.request.urlopen(self.url + "/health", timeout=5):
                    return
            except OSError:
                time.sleep(0.05)
        raise RuntimeError(f"{self.name} does not answer")

    def prompt(self, body):
        """Returns the prompt of a chat, or the words with which it is refused."""
        request = urllib.request.Request(
            self.url + "/apply-template",
            json.dumps(body).encode(),
            {"Content-Type": "application/json"},
        )
        try:
            with urllib.request.urlopen(request, timeout=60) as response:
                return json.load(response)["prompt"], ""
        except urllib.error.HTTPError as error:
            return None, error.read().decode()[:200]

    def whole(self, body):
        completion = self.client.chat.completions.create(**body)
        choice = completion.choices[0]
        message = choice.message
        return Answer(
            [(c.function.name, c.function.arguments) for c in message.tool_calls or []],
            message.content or "",
            getattr(message, "reasoning_content", None) or "",
            choice.finish_reason,
        )

    def streamed(self, body):
        calls = []
        answer = Answer([], "", "", None)
        for chunk in self.client.chat.completions.create(**body, stream=True):
            for choice in chunk.choices:
                delta = choice.delta
                answer.content += delta.content or ""
                answer.reasoning += getattr(delta, "reasoning_content", None) or ""
                answer.finish = choice.finish_reason or answer.finish
                for part in delta.tool_calls or []:
                    while len(calls) <= part.index:
                        calls.append(["", ""])
                    calls[part.index][0] += part.function.name or ""
                    calls[part.index][1] += part.function.arguments or ""
        answer.calls = [tuple(call) for call in calls]
        return answer


@dataclasses.dataclass
class Answer:
    """What a server says that a model has written."""

    calls: list
    content: str
    reasoning: str
    finish: str

    def fault(self, meant):
        """Returns what differs from what is meant, or an empty text."""
        try:
            found = [(name, json.loads(arguments)) for name, arguments in self.calls]
        except ValueError:
            return f"arguments are no JSON: {self.calls}"
        if found != [tuple(call) for call in meant.calls]:
            return f"calls {self.calls or 'none'}, content {self.content[:200]!r}"
        if self.content.strip() != meant.content:
            return f"content {self.content!r}"
        if self.reasoning.strip() != meant.reasoning:
            return f"reasoning {self.reasoning!r}"
        end = "tool_calls" if meant.calls else "stop"
        return "" if self.finish == end else f"ends with {self.finish}"


def body_of(reference, case, written, choice):
    messages = [user(case.question)]
    if case.before:
        answer = reference.answer(case.before, as_text=True)
        messages += [answer, *reference.results(case.before)]
    body = {
        "model": "m",
        "messages": messages,
        "tools": case.tools(),
        "temperature": 0,
        "max_tokens": len(written.text.encode()) + SPARE,
        "parallel_tool_calls": len(written.calls) > 1,
    }
    if choice != "auto":
        body["tool_choice"] = choice
    return body


class Family:
    """One chat template, both servers, and what came of them."""

    def __init__(self, path, commands, folder, visible=False):
        self.visible = visible
        self.name = path.stem
        self.path = path
        self.commands = commands
        self.folder = folder
        source = path.read_text()
        try:
            self.tools = TOOLS
            self.reference = Reference(self.name, source, self.tools)
        except NotWritten:
            # a template that wants more of a schema than schemas have
            self.tools = TOOLS[:-1]
            self.reference = Reference(self.name, source, self.tools)
        self.written = {}
        for case in CASES:
            with contextlib.suppress(NotWritten):
                self.written[case.name] = self.written_of(case)
        # (column, server) → fault, or an empty text
        self.results = {}

    def knows_tools(self):
        return "one" in self.written

    def switches(self, thinks):
        return {"chat_template_kwargs": self.reference.switches(thinks)}

    def written_of(self, case):
        if any(name not in str(self.tools) for name, _ in case.calls):
            raise NotWritten("no such tool")
        if case.before:
            # what follows on the prompt may begin with a header
            plain = self.reference.written(case.question, content=case.content)
            return Written(plain.text, content=case.content, reasoning=plain.reasoning)
        return self.reference.written(case.question, case.calls, case.content, case.reasoning)

    def bodies(self):
        for case in CASES:
            if case.name in self.written:
                written = self.written[case.name]
                for choice in case.choices:
                    yield case, written, body_of(self.reference, case, written, choice)

    @contextlib.contextmanager
    def servers(self, model):
        log = open(self.folder / f"{self.name}.log", "ab")
        running = []
        try:
            for name, command in self.commands.items():
                command = [*command, "--chat-template-file", str(self.path), "-m", str(model)]
                running.append(Server(name, command, log))
            for server in running:
                server.wait()
            yield running
        finally:
            for server in running:
                server.process.terminate()
            for server in running:
                server.process.wait()
            log.close()

    def run(self):
        marks = self.reference.marks()
        if self.visible:
            marks = {mark: 4 for mark in marks} | {self.reference.end: 3}
        vocabulary = Vocabulary(marks, self.reference.end)
        blank = self.folder / "model.gguf"
        write(blank, vocabulary, [("\n" * 64, "x")], N_CTX)
        with self.servers(blank) as servers:
            prompts = self.ask_prompts(servers)
        groups = self.group(vocabulary, prompts)
        for group in groups:
            scripts = [(prompt, written.text) for _, written, _, found in group for prompt in found]
            write(blank, vocabulary, scripts, N_CTX)
            with self.servers(blank) as servers:
                for case, written, body, _ in group:
                    for server in servers:
                        self.ask(server, case, written, body)

    def ask_prompts(self, servers):
        """Compares prompts; returns those of each body."""
        prompts = []
        for case, written, body in self.bodies():
            body = body | self.switches(bool(case.reasoning))
            found = {server.name: server.prompt(body) for server in servers}
            prompts.append({prompt for prompt, _ in found.values() if prompt})
            if case.name == "one":
                expected = self.expected(body)
                if self.reference.shows_tools():
                    self.compare("prompt", found, expected)
        for column, as_text in ("history: objects", False), ("history: text", True):
            if not self.reference.writes_calls() or not self.reference.shows_tools():
                break
            calls = [CALL_WEATHER, CALL_TIME] if "two" in self.written else [CALL_WEATHER]
            messages = [
                user("Hello"),
                self.reference.answer(calls),
                *self.reference.results(calls),
            ]
            expected = self.expected({"messages": messages, "tools": self.tools})
            messages[1] = self.reference.answer(calls, as_text=as_text)
            body = {"messages": messages, "tools": self.tools}
            body |= self.switches(False)
            self.compare(column, {server.name: server.prompt(body) for server in servers}, expected)
        return prompts

    def expected(self, body):
        try:
            return self.reference.render(body["messages"], True, tools=body["tools"])
        except NotWritten:
            return None

    def compare(self, column, found, expected):
        if expected is None:
            return
        if "|safe" in self.path.read_text():
            # Jinja2 escapes for HTML what is joined to such a text, which says that nothing is to be
            expected = html.unescape(expected)
        for name, (prompt, refused) in found.items():
            fault = refused and f"refused: {refused}"
            if prompt is not None and prompt != expected:
                at = next(
                    (i for i, (a, b) in enumerate(zip(prompt, expected)) if a != b),
                    min(len(prompt), len(expected)),
                )
                fault = f"{prompt[max(0, at - 20) : at + 60]!r}, not {expected[at : at + 60]!r}"
            self.results[column, name] = fault

    def group(self, vocabulary, prompts):
        """Returns the bodies in groups that one model can answer."""
        groups = []
        for (case, written, body), found in zip(self.bodies(), prompts):
            entry = (case, written, body, found)
            for group in groups:
                scripts = [(p, w.text) for _, w, _, of in [*group, entry] for p in of]
                try:
                    contexts(vocabulary, scripts)
                except ValueError:
                    continue
                group.append(entry)
                break
            else:
                groups.append([entry])
        return groups

    def ask(self, server, case, written, body):
        body = body | {"extra_body": self.switches(bool(case.reasoning))}
        faults = []
        for how in server.whole, server.streamed:
            try:
                fault = how(body).fault(written)
            except (openai.APIError, ValueError) as error:
                fault = f"{type(error).__name__}: {str(error)[:200]}"
            faults.append(fault)
        fault, streamed = faults
        if streamed and streamed != fault:
            fault = f"{fault + '; ' if fault else ''}streamed: {streamed}"
        self.results[case.name, server.name] = fault

    def cell(self, column, server):
        fault = self.results.get((column, server))
        return "–" if fault is None else "yes" if not fault else "**no**"


def table(families, servers):
    lines = [
        "| template | " + " | ".join(COLUMNS) + " |",
        "|---|" + "---|" * len(COLUMNS),
    ]
    for family in families:
        cells = [" / ".join(family.cell(column, s) for s in servers) for column in COLUMNS]
        lines.append(f"| {family.name} | " + " | ".join(cells) + " |")
    totals = []
    for column in COLUMNS:
        of_servers = []
        for server in servers:
            found = [f.results[column, server] for f in families if (column, server) in f.results]
            of_servers.append(f"{sum(not fault for fault in found)} of {len(found)}")
        totals.append(" / ".join(of_servers))
    lines.append("| right | " + " | ".join(totals) + " |")
    return "\n".join(lines)


def faults(families, servers):
    lines = []
    for server in servers:
        for family in families:
            for column in COLUMNS:
                fault = family.results.get((column, server))
                if fault:
                    lines.append(f"- {server}, {family.name}, {column}: {shortened(fault)}")
    return "\n".join(lines)


def shortened(fault):
    """Returns the beginning of a fault on one line, without what repeats itself."""
    fault = re.sub(r"(.{1,8}?)\1{5,}", r"\1…", fault.replace("\n", " "))
    return fault if len(fault) <= 160 else fault[:160] + "…"


def version(command, *options):
    done = subprocess.run([command, *options], capture_output=True, text=True)
    line = next(iter((done.stdout + done.stderr).splitlines()), "")
    return line.removeprefix("version: ").strip()


def header(args, families):
    """Returns what is to be known of a run, in the form of a record."""
    served = [version(args.hob, "--version")]
    if args.llama_server:
        served.append(f"llama-server {version(args.llama_server, '--version')}")
    names = ["hob", "llama-server"][: len(served)]
    kind = "tokens that are shown" if args.visible else "control tokens"
    date = datetime.date.today().strftime("%-d %B %Y")
    return f"""# Calls of tools, {date}

{cpu_name()}; {", ".join(served)}.

`benches/calls.py`: {len(families)} chat templates, a model that writes just what each of them writes,
through OpenAI's client, whole and streamed byte by byte. Marks such as `<|…|>` are {kind}.
Each cell has {" / ".join(names)}; `–` where the template has no such message. "required" and
"named" are values of `tool_choice`; "second turn" is an answer after calls with results; "prompt"
and "history" compare prompts with those that Jinja2 renders. What differs stands below the table.
"""


def main():
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("hob", type=pathlib.Path)
    parser.add_argument("--templates", type=pathlib.Path, nargs="+", required=True)
    parser.add_argument("--llama-server", type=pathlib.Path)
    parser.add_argument("--only", nargs="*", default=[])
    parser.add_argument(
        "--visible", action="store_true", help="marks are tokens that are shown, not control tokens"
    )
    parser.add_argument("--record", type=pathlib.Path)
    args = parser.parse_args()
    common = ["-c", str(N_CTX), "-np", "1", "-t", "1", "--jinja"]
    commands = {"hob": [str(args.hob), "serve", *common]}
    if args.llama_server:
        commands["llama-server"] = [str(args.llama_server), *common, "--no-webui"]
    by_name = {}
    for folder in args.templates[::-1]:
        by_name |= {path.stem: path for path in folder.glob("*.jinja")}
    paths = [by_name[name] for name in sorted(by_name)]
    paths = [p for p in paths if not args.only or any(part in p.stem for part in args.only)]
    families = []
    with tempfile.TemporaryDirectory() as folder:
        for path in paths:
            try:
                family = Family(path, commands, pathlib.Path(folder), args.visible)
            except NotWritten as error:
                print(f"{path.stem}: {error}", file=sys.stderr)
                continue
            if not family.knows_tools():
                print(f"{family.name}: writes no calls", file=sys.stderr)
                continue
            try:
                family.run()
            except (RuntimeError, ValueError) as error:
                print(f"{family.name}: {error}", file=sys.stderr)
                continue
            families.append(family)
            cells = [" / ".join(family.cell(c, s) for s in commands) for c in COLUMNS]
            print(family.name, cells, file=sys.stderr, flush=True)
    text = f"{header(args, families)}\n{table(families, commands)}\n\n"
    text += f"{faults(families, commands)}\n"
    print(text)
    if args.record:
        date = datetime.date.today().isoformat()
        name = f"{date}-calls{'-visible' if args.visible else ''}.md"
        (record_folder(args.record) / name).write_text(text)


if __name__ == "__main__":
    main()

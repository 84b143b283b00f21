"""Conversations with calls of tools, rendered by chat templates with Jinja2 as transformers does:
what a model of each family is given to read, and what it would write.
"""

import datetime
import json
import re

import jinja2
import jinja2.ext
import jinja2.nodes
import jinja2.sandbox

CONTENT = "hobcontent"
# marks of reasoning: opened and closed
REASONING = [
    ("<think>", "</think>"),
    ("<seed:think>", "</seed:think>"),
    ("<mm:think>", "</mm:think>"),
    ("<think:opensource>", "</think:opensource>"),
    ("[THINK]", "[/THINK]"),
    ("<|START_THINKING|>", "<|END_THINKING|>"),
    ("<|channel>thought\n", "<channel|>"),
    ("<|open|>think<|sep|>", "<|close|>think<|sep|>"),
    ("<|inner_prefix|>", "<|inner_suffix|>"),
    ("<|channel|>analysis<|message|>", "<|end|><|start|>assistant"),
    ("Here are my reasoning steps:\n", "[BEGIN FINAL RESPONSE]"),
]
# what ends a message where the text after plain content does not begin with it
ENDS = {
    "Cohere": "<|END_OF_TURN_TOKEN|>",
    "tencent": "<｜hy_eos:opensource｜>",
    "Apriel": "<|end|>",
    "GigaChat": "</s>",
    "Kimi-K3": "<|end_of_msg|>",
    "poolside": "</assistant>",
}
MARK = re.compile(
    r"<\|[^<>|\s]{1,60}\|>|<｜[^<>｜\s]{1,40}｜>|<\|[a-z_]+>|<[a-z_]+\|>|</?s>|<SPECIAL_\d+>"
    r"|<(?:start|end|beginning)_of_[a-z]+>|<seed:[a-z]+os>|<sep>|\]<\]minimax\[>\[|\]~[!b]+[\[\]]|\[e~\["
)
MISTRAL_MARK = re.compile(r"\[/?[A-Z_]{3,}\]")
PLAIN_MARK = re.compile(
    r"</?(?:[a-z]+:)?(?:think|tool_calls?|tool_response|arg_key|arg_value)(?::[a-z]+)?>|｜DSML｜"
)


class Generation(jinja2.ext.Extension):
    """The tag of transformers around what an assistant has written."""

    tags = {"generation"}

    def parse(self, parser):
        line = next(parser.stream).lineno
        body = parser.parse_statements(["name:endgeneration"], drop_needle=True)
        return jinja2.nodes.Scope(body, lineno=line)


def environment():
    def to_json(value, ensure_ascii=False, indent=None, separators=None, sort_keys=False):
        return json.dumps(
            value,
            ensure_ascii=ensure_ascii,
            indent=indent,
            separators=separators,
            sort_keys=sort_keys,
        )

    def refuse(message):
        raise jinja2.exceptions.TemplateError(message)

    env = jinja2.sandbox.SandboxedEnvironment(
        trim_blocks=True,
        lstrip_blocks=True,
        extensions=["jinja2.ext.loopcontrols", Generation],
    )
    env.filters["tojson"] = to_json
    env.filters["from_json"] = json.loads
    env.globals["raise_exception"] = refuse
    env.globals["strftime_now"] = lambda form: datetime.datetime.now().strftime(form)
    return env


class Written:
    """An answer as a model writes it, and its parts."""

    def __init__(self, text, calls=(), content="", reasoning=""):
        self.text = text
        self.calls = list(calls)
        self.content = content
        self.reasoning = reasoning


class NotWritten(Exception):
    """The template has no such message."""


class Reference:
    """A chat template."""

    def __init__(self, name, source, tools):
        self.name = name
        self.source = source
        self.tools = tools
        self.template = environment().from_string(source)
        self.end = "</s>"
        plain = self.render([user("hello"), {"role": "assistant", "content": CONTENT}], False)
        tail = plain.rpartition(CONTENT)[2] if CONTENT in plain else ""
        known = next((end for key, end in ENDS.items() if name.startswith(key)), None)
        found = MARK.search(tail)
        if known or found:
            self.end = known or found.group()
        self.takes_objects = self.finds_objects()

    def render(self, messages, ask, thinking=False, tools=None):
        tools = tools or self.tools
        try:
            return self.template.render(
                messages=messages,
                tools=tools,
                functions=json.dumps(
                    [tool["function"] for tool in tools], indent=4, ensure_ascii=False
                ),
                date_string=datetime.datetime.now().strftime("%d %b %Y"),
                datetime=datetime.datetime.now().strftime("%b %d %Y"),
                bos_token="<s>",
                eos_token=self.end,
                add_generation_prompt=ask,
                **self.switches(thinking),
            )
        except (jinja2.exceptions.TemplateError, TypeError, ValueError, AttributeError) as error:
            raise NotWritten(str(error)) from error

    def switches(self, thinks):
        """Returns the variables by which templates are told whether there is to be reasoning."""
        variables = {"enable_thinking": thinks, "thinking": thinks}
        if "'no_think'" in self.source:
            variables["reasoning_effort"] = "high" if thinks else "no_think"
        return variables

    def finds_objects(self):
        """Returns whether arguments of calls in messages are objects, rather than their JSON."""
        calls = [("get_weather", {"city": "Bern"})]
        try:
            text = self.render([user("hello"), self.answer(calls, as_text=False)], False)
        except NotWritten:
            return False
        return "{'city" not in text.rpartition("hello")[2]

    def writes_calls(self):
        """Returns whether the template itself writes the calls of messages."""
        return not self.name.startswith("LFM2")

    def shows_tools(self):
        """Returns whether the template itself tells of tools."""
        name = self.tools[0]["function"]["name"]
        return name in self.render([user("hello")], True)

    def call_id(self, name, i):
        if "<|tool_call_argument_begin|>" in self.source:
            return f"functions.{name}:{i}"
        return f"call0000{i + 1}"

    def answer(self, calls, content="", reasoning="", as_text=None):
        """Returns a message of the assistant."""
        as_text = not self.takes_objects if as_text is None else as_text
        message = {"role": "assistant", "content": content}
        if reasoning:
            message |= {"reasoning_content": reasoning, "thinking": reasoning}
        if calls:
            message["tool_calls"] = [
                {
                    "id": self.call_id(name, i),
                    "type": "function",
                    "function": {
                        "name": name,
                        "arguments": json.dumps(arguments, ensure_ascii=False)
                        if as_text
                        else arguments,
                    },
                }
                for i, (name, arguments) in enumerate(calls)
            ]
        return message

    def results(self, calls):
        return [
            {
                "role": "tool",
                "tool_call_id": self.call_id(name, i),
                "name": name,
                "content": f'{{"result": "sunny {i}"}}',
            }
            for i, (name, _) in enumerate(calls)
        ]

    def written(self, question, calls=(), content="", reasoning=""):
        """Returns what a model writes after a question: the template's own text of such a message,
        without what the prompt has begun of it."""
        thinking = bool(reasoning)
        prompt = self.render([user(question)], True, thinking)
        if calls and not self.writes_calls():
            if content or reasoning:
                raise NotWritten("its makers show none")
            return Written(python_calls(calls), calls)
        if "if v is not none" in self.source:
            # the template leaves them out
            calls = [(name, without_nulls(arguments)) for name, arguments in calls]
        answer = self.answer(calls, content, reasoning)
        text = self.render([user(question), answer], False, thinking)
        begun, text = after_common(prompt, text)
        # Command R+ puts its instructions after the answer
        text = text.removeprefix("<|CHATBOT_TOKEN|>").partition("\n<|START_OF_TURN_TOKEN|>")[0]
        text = text.partition(self.end)[0] if self.end in text else text.rstrip()
        for end in ("<|call|>", "<|tool_response>", "<|eom_id|>", "<|message_sep|>"):
            text = text.removesuffix(end)
        for name, _ in calls:
            if name not in text:
                raise NotWritten(f"no call of {name}")
        as_reasoning = f"<|channel|>analysis<|message|>{content}"
        if content and (content not in text or as_reasoning in text):
            raise NotWritten("no content beside calls")
        if calls and content and text.find(content) > text.find(calls[0][0]):
            raise NotWritten("content after calls")
        text = self.with_reasoning(prompt, begun, text, reasoning)
        return Written(text, calls, content, self.reasoning_of(prompt, reasoning))

    def opened(self, prompt):
        """Returns the marks of the reasoning that the prompt has begun, if it has."""
        pairs = (pair for pair in REASONING if prompt.rstrip().endswith(pair[0].rstrip()))
        return next(pairs, None)

    def reasoning_of(self, prompt, reasoning):
        return reasoning or ("Think." if self.opened(prompt) else "")

    def with_reasoning(self, prompt, begun, text, reasoning):
        """Returns the text with reasoning in front, where it is asked for or has been begun."""
        opened = self.opened(prompt)
        reasoning = self.reasoning_of(prompt, reasoning)
        if not reasoning:
            # the end of reasoning that there is none of: the template's, not the model's
            return next((text[len(end) :] for _, end in REASONING if text.startswith(end)), text)
        if opened is None:
            # marks that the template writes itself, or else knows
            if reasoning in text:
                return text
            pairs = (pair for pair in REASONING if pair[0].rstrip() in self.source)
            pair = next(pairs, None)
            if pair is None:
                raise NotWritten("no reasoning")
            return f"{pair[0]}{reasoning}{pair[1]}\n\n{text}"
        if reasoning in text:
            return text
        # an empty one may have been written
        close = opened[1]
        rest = text.partition(close)[2] if close in text else text.lstrip("\n")
        return f"{reasoning}{close}{rest}" if rest[:1] == "<" else f"{reasoning}\n{close}\n\n{rest}"

    def marks(self):
        """Returns the marks of the template that are tokens of their own: text → type."""
        marks = {mark: 3 for mark in MARK.findall(self.source)}
        if "[INST]" in self.source:
            marks |= {mark: 3 for mark in MISTRAL_MARK.findall(self.source)}
        if not self.writes_calls():
            marks |= {"<|tool_call_start|>": 3, "<|tool_call_end|>": 3}
        marks |= {mark: 4 for mark in PLAIN_MARK.findall(self.source)}
        marks[self.end] = 3
        return marks


def without_nulls(value):
    """Returns a value without the members of its objects that are null."""
    if isinstance(value, dict):
        return {key: without_nulls(item) for key, item in value.items() if item is not None}
    return [without_nulls(item) for item in value] if isinstance(value, list) else value


def python_calls(calls):
    """Returns calls as LFM2's makers document them; its templates write none."""

    def written(value):
        if isinstance(value, str):
            return json.dumps(value, ensure_ascii=False)
        if isinstance(value, list):
            return f"[{', '.join(written(item) for item in value)}]"
        if isinstance(value, dict):
            members = (f"{written(key)}: {written(item)}" for key, item in value.items())
            return f"{{{', '.join(members)}}}"
        return repr(value)

    def call(name, arguments):
        named = (f"{key}={written(value)}" for key, value in arguments.items())
        return f"{name}({', '.join(named)})"

    calls = ", ".join(call(*each) for each in calls)
    return f"<|tool_call_start|>[{calls}]<|tool_call_end|>"


def user(text):
    return {"role": "user", "content": text}


def after_common(prompt, text):
    """Returns what a prompt and a text have after what they have in common, cut between marks."""
    at = next(
        (i for i, (a, b) in enumerate(zip(prompt, text)) if a != b), min(len(prompt), len(text))
    )
    if at < len(prompt):
        at = max(prompt.rfind(c, 0, at) + 1 for c in "\n>]")
    return prompt[at:], text[at:]

"""The reader of one Rust file: tokens, comments, brackets and functions.

Strings and comments are no code, and items under `#[cfg(test)]` are left out. The reader knows
enough of the grammar to find items, not to judge whether a file compiles.
"""

import bisect
import re
from collections import defaultdict
from dataclasses import dataclass

TOKEN = re.compile(
    r"""(?P<space>\s+)
    |(?P<comment>//[^\n]*|/\*(?:[^*/]|\*(?!/)|/(?!\*)|/\*(?:[^*]|\*(?!/))*\*/)*\*/)
    |(?P<text>(?:[bc]?r(?P<hashes>\#*)"[\s\S]*?"(?P=hashes))|[bc]?"(?:[^"\\]|\\[\s\S])*"
        |b?'(?:[^'\\\n]|\\(?:u\{[^}]*\}|x..|.))')
    |(?P<life>'[A-Za-z_]\w*)
    |(?P<word>(?:r\#)?[^\W\d]\w*)
    |(?P<number>\d\w*(?:\.\d\w*)?)
    |(?P<sign>::|->|=>|&&|\|\||\.\.=|\.\.|==|!=|<=|>=|.)""",
    re.VERBOSE,
)


class Source:
    """The tokens of one Rust file, without items under `#[cfg(test)]`."""

    def __init__(self, path, text):
        self.path = path
        self.lines = text.split("\n")
        self.newlines = [m.start() for m in re.finditer("\n", text)]
        self.tokens = []
        self.kinds = []
        self.starts = []
        self.ends = []
        self.comments = defaultdict(list)  # token → (position, comment) that stand before it
        for match in TOKEN.finditer(text):
            kind = match.lastgroup if match.lastgroup != "hashes" else "text"
            if kind == "comment":
                self.comments[len(self.tokens)].append((match.start(), match.group()))
            elif kind != "space":
                self.tokens.append('""' if kind == "text" else match.group())
                self.kinds.append(kind)
                self.starts.append(match.start())
                self.ends.append(match.end())
        self.close = self.brackets()
        self.drop_tests()
        self.blocks = list(self.impls_and_traits())
        self.functions = list(self.all_functions())
        self.in_use = set()  # tokens of `use` declarations

    def brackets(self):
        """Returns the place of the closing bracket of every opening one."""
        close = {}
        stack = []
        for i, token in enumerate(self.tokens):
            if token in ("(", "[", "{"):
                stack.append(i)
            elif token in (")", "]", "}") and stack:
                close[stack.pop()] = i
        close.update((i, len(self.tokens)) for i in stack)
        return close

    def drop_tests(self):
        """Takes out every item under a `cfg` that asks for `test`."""
        kept = []
        i = 0
        while i < len(self.tokens):
            if self.at(i, "#", "[", "cfg", "(") and self.asks_for_test(i):
                i = self.item_end(i)
            else:
                kept.append(i)
                i += 1
        if len(kept) == len(self.tokens):
            return
        number = {old: new for new, old in enumerate(kept)}
        number[len(self.tokens)] = len(kept)
        self.comments = defaultdict(
            list, {number[i]: c for i, c in self.comments.items() if i in number}
        )
        for name in ("tokens", "kinds", "starts", "ends"):
            values = getattr(self, name)
            setattr(self, name, [values[i] for i in kept])
        self.close = self.brackets()

    def asks_for_test(self, i):
        """Says whether the `cfg` at `i` is `cfg(test)` or `cfg(all(test, …))`."""
        return self.tokens[i + 4] == "test" or self.at(i + 4, "all", "(", "test")

    def item_end(self, i):
        """Returns the token after the item that begins, with its attributes, at `i`."""
        while self.at(i, "#", "["):
            i = self.close[i + 1] + 1
        is_use = False
        while i < len(self.tokens):
            token = self.tokens[i]
            is_use = is_use or token == "use"
            if token == ";":
                return i + 1
            if i in self.close:
                i = self.close[i]
                if token == "{" and not is_use:
                    return i + 1
            i += 1
        return i

    def at(self, i, *tokens):
        """Says whether these tokens stand at `i`."""
        return self.tokens[i : i + len(tokens)] == list(tokens)

    def line(self, i):
        """Returns the number of the line of token `i`, from 1."""
        return self.line_of(self.starts[i])

    def line_of(self, position):
        """Returns the number of the line of a position in the text, from 1."""
        return bisect.bisect_left(self.newlines, position) + 1

    def place(self, i, text=None):
        """Returns the place of token `i` for a list, with its line or the given text."""
        line = self.line(i)
        return self.path, line, text or self.lines[line - 1].strip()

    def begins_item(self, i):
        """Says whether the token at `i` stands where an item or a statement may begin."""
        return i == 0 or self.tokens[i - 1] in ("}", "{", ";", "]", "unsafe", "pub", ")")

    def until(self, i, stops):
        """Returns the first token from `i` on that is in `stops` and outside of brackets."""
        while i < len(self.tokens) and self.tokens[i] not in stops:
            i = self.close.get(i, i) + 1
        return i

    def impls_and_traits(self):
        """Yields the blocks of `impl` and `trait`."""
        for i, token in enumerate(self.tokens):
            if token not in ("impl", "trait") or not self.begins_item(i):
                continue
            brace = self.until(i, ("{", ";"))
            while self.at(brace, "{"):
                after = self.close[brace] + 1
                if not (self.at(after, ">") or self.at(after, ",")):
                    break
                brace = self.until(after, ("{", ";"))  # that was a constant among the generics
            if not self.at(brace, "{"):
                continue
            header = range(i, brace)
            is_for = any(self.at(j, "for") and not self.at(j + 1, "<") for j in header)
            kind = "impl for" if token == "impl" and is_for else token
            yield Block(kind, i, brace, self.close[brace])

    def container(self, i):
        """Returns the innermost block of `impl` or `trait` around token `i`, or None."""
        around = [block for block in self.blocks if block.start < i < block.end]
        return max(around, key=lambda block: block.start) if around else None

    def after_generics(self, i):
        """Returns the token after the `<…>` at `i`, or `i` where there is none."""
        depth = 0
        while i < len(self.tokens):
            if self.tokens[i] == "<":
                depth += 1
            elif self.tokens[i] == ">":
                depth -= 1
            if depth == 0:
                return i + 1 if self.tokens[i] == ">" else i
            i = self.close.get(i, i) + 1
        return i

    def all_functions(self):
        """Yields every function with a name."""
        for i, token in enumerate(self.tokens):
            if token != "fn" or self.kinds[i + 1 : i + 2] != ["word"]:
                continue
            parameters = self.after_generics(i + 2)
            if not self.at(parameters, "("):
                continue
            body = self.until(parameters, ("{", ";"))
            has_body = self.at(body, "{")
            end = self.close[body] if has_body else body
            yield Function(i, self.tokens[i + 1], parameters, body if has_body else None, end)

    def before_item(self, i):
        """Returns the first token of the item whose keyword is at `i`: its attributes count."""
        prefix = {"pub", "unsafe", "async", "const", "extern", "default", '""'}
        while i > 0:
            last = self.tokens[i - 1]
            if last in prefix:
                i -= 1
            elif last == ")" and (k := self.opening(i - 1)) and self.tokens[k - 1] == "pub":
                i = k - 1
            elif last == "]" and (k := self.opening(i - 1)) and self.tokens[k - 1] == "#":
                i = k - 1
            else:
                break
        return i

    def opening(self, i):
        """Returns the opening bracket of the closing one at `i`."""
        depth = 0
        while i >= 0:
            if self.tokens[i] in (")", "]", "}"):
                depth += 1
            elif self.tokens[i] in ("(", "[", "{"):
                depth -= 1
                if depth == 0:
                    return i
            i -= 1
        return None

    def docs(self, i):
        """Returns the doc comment of the item whose keyword is at `i`."""
        comments = (c for j in range(self.before_item(i), i + 1) for _, c in self.comments[j])
        return "\n".join(c for c in comments if re.match(r"///(?!/)|/\*\*(?!\*)", c))

    def doc_paragraphs(self):
        """Yields (position, first line) of every paragraph of the doc comments."""
        for comments in self.comments.values():
            last = None  # the mark of the line before, where a paragraph may go on
            for position, comment in comments:
                mark = re.match(r"//!|///(?!/)|/\*\*|/\*!", comment)
                text = comment[3:].strip() if mark else ""
                if text and not text.startswith("#") and mark.group() != last:
                    yield position, text
                last = mark.group() if text and not text.startswith("#") else None


@dataclass
class Block:
    """An `impl`, `impl for` or `trait`: the places of its keyword and braces among the tokens."""

    kind: str
    keyword: int
    start: int
    end: int


@dataclass
class Function:
    """A function: the places of its keyword, parameters, body and end among the tokens."""

    start: int
    name: str
    parameters: int
    body: int | None
    end: int

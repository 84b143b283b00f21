"""Measures of the code itself: names, dialect, sizes of functions, unsafe code, docs."""

import re
from collections import Counter, defaultdict

from measures import Measure

MAX_COLUMNS = 100
MAX_FUNCTION_LINES = 60
MAX_CYCLOMATIC = 25
# Words after which a value begins, so that `||` is a closure and `&&` a reference.
BEFORE_VALUES = {"return", "move", "else", "in", "match", "if", "while", "let", "mut", "break"}
DOC_WORDS = ("What", "Whether", "Which", "Where", "How")
# Words of the form of a verb in the third person that are none.
NO_VERBS = {
    "Activations",
    "Always",
    "As",
    "Buffers",
    "Bytes",
    "Its",
    "Keys",
    "Lanes",
    "Less",
    "Letters",
    "Pages",
    "Parts",
    "Perhaps",
    "Positions",
    "Scores",
    "Sizes",
    "This",
    "Tokens",
    "Workgroups",
}
# Verbs that began docs of types and begin no docs of functions.
TYPE_VERBS = {"Closes", "Gets", "Keeps", "Prefers", "Stands", "Watches"}
# A plural noun that begins a sentence, by the word after it.
AFTER_NOUN = (
    r"\w+( and \w+)?,? (about|around|as|between|by|for|from|in|next|of|on|over|per|that|to|until|"
    r"with|which|who)\b"
)
PUBLIC = {"fn", "struct", "enum", "trait", "type", "const", "static", "mod", "union"}
MODIFIERS = {"unsafe", "async", "extern", '""'}
WIDTH_PATTERNS = (
    "src/**/*.*",
    "grammar/**/*.*",
    "kernels/**/*.*",
    "tests/**/*.*",
    "benches/*.rs",
    "shaders/*.wgsl",
    ".ci/**/*",
    "web/src/**/*",
)
WIDTH_SUFFIXES = ("", ".rs", ".py", ".mjs", ".js", ".css", ".html", ".wgsl", ".toml", ".ts", ".tsx")
# What Vite has written, which nobody reads.
BUILT = "src/server/page/dist/"


def shared_names(sources):
    """Measures the share of types whose name another type has as well."""
    types = {}
    for source in sources:
        for i, token in enumerate(source.tokens):
            if token not in ("struct", "enum", "trait", "union", "type"):
                continue
            if source.kinds[i + 1 : i + 2] != ["word"] or not source.begins_item(i):
                continue
            if token == "type" and source.container(i):
                continue
            types.setdefault((source.tokens[i + 1], source.path), source.place(i))
    count = Counter(name for name, _ in types)
    shared = sorted(key for key in types if count[key[0]] > 1)
    places = [(*types[key][:2], f"{key[0]}, a name of {count[key[0]]} types") for key in shared]
    share = round(100 * len(shared) / max(1, len(types)), 1)
    title = f"types that share their name ({len(shared)} of {len(types)})"
    return Measure("shared_type_names", title, "< 20 %", places, share, " %")


def splits(source, start, end):
    """Returns the parts between two tokens that commas outside of brackets divide."""
    parts = []
    part = []
    depth = 0
    i = start
    while i < end:
        token = source.tokens[i]
        depth += (token == "<") - (token == ">")
        if token == "," and depth == 0:
            parts.append(part)
            part = []
        else:
            part.append(i)
        i = source.close.get(i, i) + 1
    return [p for p in [*parts, part] if p]


def is_tuple(source, i):
    """Says whether a tuple of two or more begins at token `i`."""
    return source.at(i, "(") and len(splits(source, i + 1, source.close[i])) > 1


def parallel_lets(source):
    """Yields `let (a, b) = (x, y);`."""
    for i, token in enumerate(source.tokens):
        if token == "let" and is_tuple(source, i + 1):
            equals = source.until(source.close[i + 1], ("=", ";", "{"))
            if source.at(equals, "=") and is_tuple(source, equals + 1):
                if source.at(source.close[equals + 1] + 1, ";"):
                    yield i


def tuple_assignments(source):
    """Yields `(a, b) = …;`, an assignment without `let`."""
    for i, token in enumerate(source.tokens):
        if token == "(" and source.tokens[i - 1] in ("{", "}", ";", "=>", ")"):
            if source.at(source.close[i] + 1, "=") and is_tuple(source, i):
                yield i


def for_eaches(source):
    """Yields `.for_each(…)` of iterators, which take one argument."""
    for i, token in enumerate(source.tokens):
        if token == "for_each" and source.tokens[i - 1] == "." and source.at(i + 1, "("):
            if len(splits(source, i + 2, source.close[i + 1])) == 1:
                yield i


def match_arms(source, i):
    """Returns the `=>` of the arms of the `match` at token `i`."""
    brace = source.until(i, ("{", ";"))
    while source.at(brace, "{") and source.tokens[brace - 1] in ("unsafe", "match"):
        brace = source.until(source.close[brace] + 1, ("{", ";"))
    if not source.at(brace, "{"):
        return []
    arms = []
    j = brace + 1
    while j < source.close[brace]:
        if source.tokens[j] == "=>":
            arms.append(j)
        j = source.close.get(j, j) + 1
    return arms


def bool_matches(source):
    """Yields `match x { true => …, false => … }`."""
    for i, token in enumerate(source.tokens):
        if token == "match":
            patterns = [source.tokens[arm - 2 : arm] for arm in match_arms(source, i)]
            if any(p[0] in ("{", ",", "}") and p[1] in ("true", "false") for p in patterns):
                yield i


def packed_parameters(source):
    """Yields parameters whose type is a tuple or an array that a pattern takes apart."""
    for function in source.functions:
        for part in splits(source, function.parameters + 1, source.close[function.parameters]):
            colon = next((n for n, i in enumerate(part) if source.tokens[i] == ":"), None)
            if not colon:
                continue
            pattern = next(i for i in part if source.tokens[i] not in ("&", "mut", "#"))
            kinds = [source.tokens[i] for i in part[colon + 1 :] if source.kinds[i] != "life"]
            kind = next((t for t in kinds if t not in ("&", "mut")), "")
            if source.tokens[pattern] in ("(", "[") and kind in ("(", "["):
                if len(splits(source, pattern + 1, source.close[pattern])) > 1:
                    yield pattern


def type_of(source, part):
    """Returns the tokens of the type of a parameter; those of `self` without one."""
    colon = next((n for n, i in enumerate(part) if source.tokens[i] == ":"), len(part))
    return [source.tokens[i] for i in part[colon + 1 :]]


def parameters_of(source, function):
    """Returns the parameters of a function, each a list of tokens; `self` is one of them."""
    return splits(source, function.parameters + 1, source.close[function.parameters])


def takes_self(source, parameters):
    """Says whether the first parameter is a form of `self`."""
    return bool(parameters) and any(source.tokens[i] == "self" for i in parameters[0][:4])


def bool_parameters(source):
    """Yields functions with two or more parameters of the type `bool`."""
    for function in source.functions:
        types = [type_of(source, part) for part in parameters_of(source, function)]
        if types.count(["bool"]) > 1:
            yield function.start


def with_bool(sources):
    """Returns, by name, (number of parameters after `self`, places of `bool` among them)."""
    functions = defaultdict(set)
    for source in sources:
        for function in source.functions:
            parameters = parameters_of(source, function)
            if takes_self(source, parameters):
                parameters = parameters[1:]
            types = [type_of(source, part) for part in parameters]
            places = tuple(n for n, kind in enumerate(types) if kind == ["bool"])
            if places:
                functions[function.name].add((len(types), places))
    return functions


def bare_bools(sources):
    """Measures calls that pass a bare `true` or `false` to a function of ours.

    A call is known by the name and the number of its arguments. A method that takes nothing
    but one `bool` says in its name what is set, and is left out.
    """
    functions = with_bool(sources)
    places = []
    for source in sources:
        for i, token in enumerate(source.tokens):
            if token not in functions or not source.at(i + 1, "("):
                continue
            if source.tokens[i - 1] == "fn":
                continue
            arguments = splits(source, i + 2, source.close[i + 1])
            bare = {
                n
                for n, part in enumerate(arguments)
                if len(part) == 1 and source.tokens[part[0]] in ("true", "false")
            }
            if any(
                count > 1 and count == len(arguments) and bare.intersection(at)
                for count, at in functions[token]
            ):
                places.append(source.place(i))
    title = "calls that pass a bare `true` or `false` to a function of ours"
    return Measure("bare_bools", title, "0", places)


def is_operator(source, i):
    """Says whether `&&` or `||` at token `i` joins two values: no reference, no closure."""
    last = source.tokens[i - 1]
    if source.kinds[i - 1] == "word":
        return last not in BEFORE_VALUES
    return source.kinds[i - 1] in ("number", "text") or last in (")", "]", "}", "?")


def decisions(source):
    """Returns the sums, up to each token, of what adds to the cyclomatic complexity."""
    sums = [0]
    for i, token in enumerate(source.tokens):
        weight = 0
        if token in ("if", "while", "loop"):
            weight = 1
        elif token == "for":
            weight = int(not source.at(i + 1, "<"))
        elif token == "match":
            weight = max(0, len(match_arms(source, i)) - 1)
        elif token in ("&&", "||"):
            weight = int(is_operator(source, i))
        sums.append(sums[-1] + weight)
    return sums


def function_measures(sources):
    """Measures the length and the cyclomatic complexity of functions."""
    long = []
    branching = []
    for source in sources:
        sums = decisions(source)
        bodies = [f for f in source.functions if f.body is not None]
        for f in bodies:
            lines = source.line(f.end) - source.line(f.start) + 1
            inner = [g for g in bodies if f.body < g.start < f.end]
            complexity = 1 + sums[f.end] - sums[f.body]
            complexity -= sum(sums[g.end] - sums[g.body] for g in inner)
            if lines > MAX_FUNCTION_LINES:
                long.append((lines, source.place(f.start, f"fn {f.name}: {lines} lines")))
            if complexity > MAX_CYCLOMATIC:
                text = f"fn {f.name}: cyclomatic complexity {complexity}"
                branching.append((complexity, source.place(f.start, text)))
    lengths = [place for _, place in sorted(long, reverse=True)]
    branches = [place for _, place in sorted(branching, reverse=True)]
    long_title = f"functions > {MAX_FUNCTION_LINES} lines"
    complex_title = f"functions of cyclomatic complexity > {MAX_CYCLOMATIC}"
    return [
        Measure("long_functions", long_title, "≤ 20", lengths),
        Measure("complex_functions", complex_title, "≤ 5", branches),
    ]


def default_panics(source):
    """Yields `unreachable!` and its like in methods that a trait gives by default."""
    for function in source.functions:
        block = source.container(function.start)
        if function.body and block and block.kind == "trait":
            for i in range(function.body, function.end):
                if source.tokens[i] in ("unreachable", "unimplemented", "todo"):
                    if source.at(i + 1, "!"):
                        yield i


def unsafe_functions(source):
    """Yields `unsafe fn` without a `# Safety` section.

    A method of an `impl` of a trait has its contract at the trait, and a trait may state one for
    all of its methods.
    """
    for function in source.functions:
        i = function.start
        block = source.container(i)
        if "unsafe" not in source.tokens[source.before_item(i) : i]:
            continue
        if block and block.kind == "impl for":
            continue
        contract = source.docs(i)
        if block and block.kind == "trait":
            contract += source.docs(block.keyword)
        if "# Safety" not in contract:
            yield i


def unsafe_blocks(source):
    """Yields `unsafe { … }` and `unsafe impl` without a SAFETY comment before it."""
    for i, token in enumerate(source.tokens):
        if token != "unsafe" or source.tokens[i + 1] not in ("{", "impl"):
            continue
        start = i  # the comment may stand before the statement that the block is part of
        while start > 0 and source.tokens[start - 1] not in ("{", "}", ";"):
            start -= 1
        if not any("SAFETY" in c for j in range(start, i + 2) for _, c in source.comments[j]):
            yield i


def public_items(sources):
    """Returns the places of public items and fields, and of those without documentation."""
    items = []
    undocumented = []
    for source in sources:
        for i, token in enumerate(source.tokens):
            if token != "pub" or source.at(i + 1, "("):
                continue
            j = i + 1
            while source.tokens[j] in MODIFIERS or source.at(j, "const", "fn"):
                j += 1
            is_field = source.kinds[j] == "word" and source.at(j + 1, ":")
            if source.tokens[j] not in PUBLIC and not is_field:
                continue
            items.append(source.place(i))
            is_file = source.tokens[j] == "mod" and source.at(j + 2, ";")
            if not is_file and not source.docs(j):
                undocumented.append(source.place(i))
    return items, undocumented


# `Reads Reads a file`, `Returns a Returns a 404`, `# Errors When …`
MANGLED_DOC = re.compile(
    r"//[/!] ((?P<words>\w+( \w+){0,2}) (?P=words)\b|# (Errors|Panics|Safety|Examples?)\b *\w)"
)


def doc_words(sources):
    """Measures paragraphs of doc comments that begin with a question word."""
    places = defaultdict(list)
    mangled = []
    for source in sources:
        for position, text in source.doc_paragraphs():
            word = re.match(r"\w+", text)
            if word and word.group() in DOC_WORDS:
                places[word.group()].append((source.path, source.line_of(position), text))
        for position, comment in (c for all in source.comments.values() for c in all):
            if MANGLED_DOC.match(comment):
                mangled.append((source.path, source.line_of(position), comment))
    title = "docs that begin with the same words twice, or go on in a heading"
    measures = [Measure("docs_mangled", title, "0", mangled)]
    for word in DOC_WORDS:
        title = f"paragraphs of docs that begin with {word}"
        goal = "< 20" if word in ("What", "Whether") else "–"
        measures.append(Measure(f"docs_{word.lower()}", title, goal, places[word]))
    return measures


def first_docs(sources, indexes_in):
    """Yields (place, first line of its docs) of the items at indexes of tokens that have docs."""
    for source in sources:
        for i in indexes_in(source):
            lines = (re.sub(r"^(///|/\*\*) ?", "", line) for line in source.docs(i).split("\n"))
            first = next(lines).strip()
            if first:
                yield (*source.place(i)[:2], first), first


def verb_of(line):
    """Returns the verb in the third person that a line begins with, or an empty string.

    A plural has the same form, as a noun that `of` follows: `Limits of a key`.
    """
    word = re.match(r"([A-Z][a-z]+s)\b(?! of\b)", line)
    return word[1] if word and word[1] not in NO_VERBS else ""


def verb_measures(sources):
    """Measures docs of functions that begin with no verb, and docs of types that begin with one.

    The verbs of types are those that begin docs of functions, unless what follows shows a noun.
    """
    functions = list(first_docs(sources, lambda s: [f.start for f in s.functions]))
    without = [place for place, line in functions if not verb_of(line)]
    verbs = {verb_of(line) for _, line in functions} - {""} | TYPE_VERBS

    def types(source):
        for i, token in enumerate(source.tokens):
            if token in ("struct", "enum", "trait", "union", "type") and source.begins_item(i):
                if not (token == "type" and source.container(i)):
                    yield i

    wrong = []
    for place, line in first_docs(sources, types):
        if verb_of(line) in verbs and not re.match(AFTER_NOUN, line):
            wrong.append(place)
    return [
        Measure("docs_no_verb", "docs of functions that begin with no verb", "0", without),
        Measure("docs_type_verb", "docs of types that begin with a verb", "0", wrong),
    ]


def code_lines(source):
    """Returns the number of lines that have code."""
    lines = set()
    for start, end in zip(source.starts, source.ends):
        first = source.line_of(start)
        lines.update(range(first, source.line_of(end - 1) + 1))
    return len(lines)


def long_lines(root):
    """Measures lines wider than 100 columns of code, tests, benches, shaders and checks."""
    places = []
    files = {f for pattern in WIDTH_PATTERNS for f in root.glob(pattern) if f.is_file()}
    files = {f for f in files if not f.relative_to(root).as_posix().startswith(BUILT)}
    for file in sorted(f for f in files if f.suffix in WIDTH_SUFFIXES):
        for n, line in enumerate(file.read_text(encoding="utf-8").split("\n"), 1):
            if len(line) > MAX_COLUMNS:
                name = file.relative_to(root).as_posix()
                places.append((name, n, f"{len(line)} columns: {line.strip()[:60]}…"))
    return Measure("long_lines", f"lines over {MAX_COLUMNS} columns", "0", places)


# Measures that count places of one file: (name, title, goal, places).
BY_FILE = [
    ("parallel_let", "`let (a, b) = (x, y);`", "< 60", parallel_lets),
    ("tuple_assignments", "`(a, b) = …;`", "–", tuple_assignments),
    ("for_each", "`.for_each(…)`", "< 40", for_eaches),
    ("bool_matches", "`match` on `true` and `false`", "–", bool_matches),
    ("packed_parameters", "parameters that a pattern takes apart", "–", packed_parameters),
    ("bool_parameters", "functions with two `bool` parameters or more", "0", bool_parameters),
    ("default_panics", "`unreachable!` in defaults of traits", "0", default_panics),
    ("unsafe_fn_without_safety", "`unsafe fn` without `# Safety`", "0", unsafe_functions),
    ("unsafe_without_comment", "`unsafe` blocks without `SAFETY`", "0", unsafe_blocks),
]


def measures_of(workspace, root):
    """Returns all measures of the code."""
    sources = [workspace.sources[path] for path in sorted(workspace.sources)]
    measures = [shared_names(sources)]
    for key, title, goal, places_in in BY_FILE:
        places = [source.place(i) for source in sources for i in places_in(source)]
        measures.append(Measure(key, title, goal, places))
    measures.append(bare_bools(sources))
    measures += doc_words(sources)
    measures += verb_measures(sources)
    measures.append(long_lines(root))
    measures += function_measures(sources)
    items, undocumented = public_items(sources)
    share = 100 * (1 - len(undocumented) / max(1, len(items)))
    title = f"public items without docs (of {len(items):,}; {share:.1f} % have them)"
    measures.append(Measure("public_undocumented", title, "–", undocumented))
    return measures

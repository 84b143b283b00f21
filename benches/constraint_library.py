#!/usr/bin/env python3
"""What masks cost in Python: hob's library beside llguidance and XGrammar, in one run.

  benches/constraint_library.py --cases schema_bench.jsonl.gz --vocab tokenizer.gguf
      [--count 200] [--rounds 1] [--record benches/record]

A case is a line {"id", "schema", "tests": [{"data": …}, …]}; those are taken whose `id` has the
smallest SHA-256. The engines take turns, case by case, each in a process of its own with one
thread: one compiles the schema, walks each test's text (compact JSON, longest tokens) up to the
first token that may not come, and writes the mask of every place into an array of numpy. The first
mask of a case counts with compiling; before the first case each engine has made one. Texts of a
case share what an engine keeps of it. An engine that takes more than --cap seconds of a processor
for a case, or dies, leaves it out. Objects are open and whitespace flexible for all, as far as each
can. Times are those of processors, in microseconds: masks by the thread, compiling by all threads
of the process, so that what else the machine does counts little. Reading the clock is a part of
each, and told by itself. Quantiles are over the cases that all engines compile, and over all; the
table has the median over the rounds. Prints it, and writes it with the versions.

Needs the packages hob_grammar, llguidance, xgrammar (with torch) and numpy.
"""

import argparse
import datetime
import gzip
import hashlib
import json
import os
import pathlib
import selectors
import statistics
import subprocess
import sys
import time
from importlib import metadata

import numpy as np

ENGINES = ("hob", "llguidance", "xgrammar")
PACKAGES = {"hob": "hob-grammar", "llguidance": "llguidance", "xgrammar": "xgrammar"}


class Hob:
    """hob's library."""

    def __init__(self, vocabulary, tokens):
        import hob_grammar

        self.api = hob_grammar
        self.vocabulary = vocabulary
        self.bitmap = hob_grammar.allocate_bitmap(1, len(tokens))

    def compile(self, schema):
        self.constraint = self.api.Constraint(
            self.vocabulary, "json_schema", schema, open_objects=True
        )
        self.matcher = self.api.Matcher(self.constraint)

    def restart(self):
        self.matcher.reset()

    def mask(self):
        self.matcher.fill(self.bitmap)

    def take(self, token):
        return self.matcher.advance(token)


class LlGuidance:
    """llguidance."""

    def __init__(self, vocabulary, tokens):
        import llguidance
        import llguidance.numpy

        class Tokens:
            eos_token_id = vocabulary.ends[0]
            bos_token_id = None
            special_token_ids = [token for token, text in enumerate(tokens) if not text]

            def __call__(self, text):
                return cut(text)

        Tokens.tokens = [text or f"<|{i}|>".encode() for i, text in enumerate(tokens)]
        cut = greedy(tokens)
        self.api = llguidance
        self.fill = llguidance.numpy.fill_next_token_bitmask
        wrapped = llguidance.TokenizerWrapper(Tokens())
        self.tokenizer = llguidance.LLTokenizer(wrapped, n_vocab=len(tokens))
        self.bitmap = llguidance.numpy.allocate_token_bitmask(1, len(tokens))

    def compile(self, schema):
        grammar = self.api.LLMatcher.grammar_from_json_schema(schema)
        self.matcher = self.api.LLMatcher(self.tokenizer, grammar, log_level=0)
        if self.matcher.is_error():
            raise ValueError(self.matcher.get_error())

    def restart(self):
        self.matcher.reset()

    def mask(self):
        self.fill(self.matcher, self.bitmap, 0)

    def take(self, token):
        return self.matcher.consume_token(token)


class XGrammar:
    """XGrammar."""

    def __init__(self, vocabulary, tokens):
        import xgrammar

        self.api = xgrammar
        info = xgrammar.TokenizerInfo(
            [bytes(text) for text in tokens], stop_token_ids=list(vocabulary.ends)
        )
        self.compiler = xgrammar.GrammarCompiler(info, max_threads=1, cache_enabled=False)
        self.bitmap = np.zeros((1, (len(tokens) + 31) // 32), dtype=np.int32)

    def compile(self, schema):
        self.grammar = self.compiler.compile_json_schema(schema, strict_mode=False)
        self.matcher = self.api.GrammarMatcher(self.grammar)

    def restart(self):
        self.matcher.reset()

    def mask(self):
        self.matcher.fill_next_token_bitmask(self.bitmap, 0)

    def take(self, token):
        return self.matcher.accept_token(token)


def greedy(tokens):
    """Returns a function that cuts bytes into the longest tokens."""
    numbers = {}
    for token in range(len(tokens) - 1, -1, -1):
        if tokens[token]:
            numbers[bytes(tokens[token])] = token
    longest = max(map(len, numbers))

    def cut(text):
        at, out = 0, []
        while at < len(text):
            n = next(n for n in range(longest, 0, -1) if text[at : at + n] in numbers)
            out.append(numbers[text[at : at + n]])
            at += n
        return out

    return cut


def measure(engine, case, bitmap):
    """Returns the times of a case in nanoseconds."""
    clock = time.thread_time_ns
    found = {"masks": [], "commits": []}
    start = time.process_time_ns()
    try:
        engine.compile(case["schema"])
    except Exception as error:
        return {"error": f"{type(error).__name__}: {error}"[:200]}
    found["compile"] = time.process_time_ns() - start
    for tokens in case["texts"]:
        engine.restart()
        for token in tokens:
            start = clock()
            engine.mask()
            masked = clock()
            if "first" not in found:
                found["first"] = masked - start
            else:
                found["masks"].append(masked - start)
            if not bitmap[token // 32] >> np.uint32(token % 32) & np.uint32(1):
                break
            start = clock()
            taken = engine.take(token)
            found["commits"].append(clock() - start)
            if not taken:
                break
    return found


def worker(name, vocab):
    """Measures the cases of standard input."""
    import hob_grammar

    vocabulary = hob_grammar.Vocabulary.from_gguf(vocab)
    tokens = [vocabulary.token_bytes(token) for token in range(len(vocabulary))]
    engine = {"hob": Hob, "llguidance": LlGuidance, "xgrammar": XGrammar}[name](vocabulary, tokens)
    bitmap = engine.bitmap[0].view(np.uint32)
    # what an engine finds out about its vocabulary once is of no case
    engine.compile('{"type": "string"}')
    engine.mask()
    print("ready", flush=True)
    for line in sys.stdin:
        print(json.dumps(measure(engine, json.loads(line), bitmap)), flush=True)


class Worker:
    """An engine in a process of its own, which is started again where it dies."""

    def __init__(self, name, vocab):
        self.name, self.vocab = name, vocab
        self.start()

    def start(self):
        command = [sys.executable, __file__, "--worker", self.name, "--vocab", self.vocab]
        pipes = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE}
        self.process = subprocess.Popen(command, text=True, stderr=subprocess.DEVNULL, **pipes)
        if self.process.stdout.readline() != "ready\n":
            sys.exit(f"{self.name} does not start")

    def processor_seconds(self):
        """Returns the time of processors that the process has taken."""
        stat = pathlib.Path(f"/proc/{self.process.pid}/stat").read_text().rpartition(") ")[2]
        return sum(map(int, stat.split()[11:13])) / os.sysconf("SC_CLK_TCK")

    def measure(self, line, cap):
        """Returns the times of a case."""
        selector = selectors.DefaultSelector()
        selector.register(self.process.stdout, selectors.EVENT_READ)
        last = self.processor_seconds() + cap
        try:
            self.process.stdin.write(line + "\n")
            self.process.stdin.flush()
            while not (has_answer := selector.select(1)) and self.processor_seconds() < last:
                pass
            answer = self.process.stdout.readline() if has_answer else ""
        except BrokenPipeError:
            answer = ""
        if answer:
            return json.loads(answer)
        self.process.kill()
        self.process.wait()
        self.start()
        return {"error": "no answer"}


def quantile(values, share):
    """Returns the nearest-rank quantile of nanoseconds, in microseconds."""
    values = sorted(values)
    return round(values[max(0, -(-len(values) * share // 100) - 1)] / 1000, 2) if values else None


def summary(cases):
    """Returns the figures of an engine over cases."""
    masks = [ns for case in cases for ns in case["masks"]]
    commits = [ns for case in cases for ns in case["commits"]]
    compiles = [case["compile"] for case in cases]
    firsts = [case["compile"] + case.get("first", 0) for case in cases]
    mean = lambda values: round(statistics.fmean(values) / 1000, 2) if values else None  # noqa: E731
    return {
        "cases": len(cases),
        "masks": len(masks),
        "mask_us": {"mean": mean(masks)}
        | {f"p{share}": quantile(masks, share) for share in (25, 50, 90, 99, 100)},
        "commit_us": {"mean": mean(commits), "p50": quantile(commits, 50)},
        "compile_us": {f"p{share}": quantile(compiles, share) for share in (50, 95, 100)},
        "first_mask_us": {f"p{share}": quantile(firsts, share) for share in (50, 95, 100)},
    }


def chosen_cases(path, count, cut):
    """Returns the cases, with the tokens of their texts."""
    opened = gzip.open if path.suffix == ".gz" else open
    with opened(path, "rt", encoding="utf-8") as lines:
        rows = [json.loads(line) for line in lines]
    rows.sort(key=lambda row: hashlib.sha256(row["id"].encode()).digest())
    cases = []
    for row in rows[:count]:
        texts = [json.dumps(test["data"], ensure_ascii=False, separators=(",", ":"))
                 for test in row["tests"]]
        cases.append(
            {
                "schema": json.dumps(row["schema"]),
                "texts": [cut(text.encode("utf-8", "replace")) for text in texts],
            }
        )
    return cases


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--cases", type=pathlib.Path)
    parser.add_argument("--vocab", required=True)
    parser.add_argument("--count", type=int, default=200)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--cap", type=float, default=20)
    parser.add_argument("--engines", nargs="*", default=ENGINES)
    parser.add_argument("--record", type=pathlib.Path)
    parser.add_argument("--worker")
    args = parser.parse_args()
    if args.worker:
        worker(args.worker, args.vocab)
        return
    import hob_grammar

    from compare import cpu_name, record_folder

    vocabulary = hob_grammar.Vocabulary.from_gguf(args.vocab)
    tokens = [vocabulary.token_bytes(token) for token in range(len(vocabulary))]
    cases = chosen_cases(args.cases, args.count, greedy(tokens))
    workers = {name: Worker(name, args.vocab) for name in args.engines}
    rounds = []
    for number in range(args.rounds):
        found = {name: [] for name in workers}
        for i, case in enumerate(cases):
            line = json.dumps(case)
            # who begins changes from case to case
            order = [list(workers)[(i + number + j) % len(workers)] for j in range(len(workers))]
            for name in order:
                found[name].append(workers[name].measure(line, args.cap))
        both = lambda i: all("error" not in found[name][i] for name in workers)  # noqa: E731
        whole = list(filter(both, range(len(cases))))
        rounds.append(
            {
                name: {
                    "common": summary([results[i] for i in whole]),
                    "all": summary([case for case in results if "error" not in case]),
                    "refused": sum("error" in case for case in results),
                }
                for name, results in found.items()
            }
        )
    clock = time.thread_time_ns
    readings = [clock() for _ in range(1001)]
    versions = {name: metadata.version(PACKAGES[name]) for name in workers if name != "hob"}
    record = {
        "cpu": cpu_name(),
        "date": datetime.date.today().isoformat(),
        "vocabulary": pathlib.Path(args.vocab).stem,
        "tokens": len(tokens),
        "cases": len(cases),
        "versions": {"hob": hob_grammar.__version__, **versions},
        "clock_us": quantile([b - a for a, b in zip(readings, readings[1:])], 50),
        "load": [round(load, 1) for load in os.getloadavg()],
        "rounds": rounds,
    }
    table(rounds)
    if args.record:
        folder = record_folder(args.record)
        path = folder / f"{record['date']}-constraint-library-{record['vocabulary']}.json"
        path.write_text(json.dumps(record, indent=1) + "\n")
        print(path)


def table(rounds):
    """Prints medians over the rounds."""
    names = list(rounds[0])
    rows = [("mask_us", share) for share in ("mean", "p50", "p90", "p99", "p100")]
    rows += [("compile_us", share) for share in ("p50", "p95", "p100")]
    rows += [("first_mask_us", "p95"), ("commit_us", "p50"), ("commit_us", "mean")]

    def line(title, values):
        print(f"| {title:28} | " + " | ".join(f"{value:>10}" for value in values) + " |")

    line("µs, cases that all compile", names)
    print("|---|" + "--:|" * len(names))
    for kind, share in rows:
        values = [
            statistics.median(run[name]["common"][kind][share] for run in rounds) for name in names
        ]
        line(f"{kind} {share}", [f"{value:.2f}" for value in values])
    for key in ("cases", "masks"):
        line(key, [rounds[0][name]["common"][key] for name in names])
    line("refused", [rounds[0][name]["refused"] for name in names])


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Measures of the code of hob, with their goals, and a check that none of them rises.

    .ci/metrics.py                    prints the table in Markdown
    .ci/metrics.py --places MEASURE   prints every place of a measure as `file:line: text`
    .ci/metrics.py --check FILE       exits 1 if a measure is above its limit in FILE
    .ci/metrics.py --lower FILE       lowers limits in FILE to the values of now; raises none
    .ci/metrics.py --self-test        tests the reader of Rust and the measures

Measures of code take the files that the modules of `src/lib.rs`, `src/main.rs`,
`grammar/src/lib.rs` and `kernels/src/lib.rs` declare, without items under `#[cfg(test)]`;
strings and comments are no code.
FILE is TOML, one line `measure = highest allowed value`. A measure that FILE does not name is
not checked; `--lower` adds it.

An import is a `use` or a path in code. It counts to the file that defines the item: re-exports
are followed. A circle is a set of files of one wing that import each other in a ring. A wing is
a folder of `src/` with the file of the same name, or another crate of the workspace. An import
from an ancestor (`super::Error`) ties no circle of files, since a module and its submodules are
read together.
Rings through several modules of the table below are circles of modules.

The floors of the modules stand in the doc comment of `src/lib.rs`, bottom to top, as a numbered
list below the heading `# Floors`. The names before the colon are modules; a path such as
`model::forward` puts a submodule on a floor of its own. A module may import from its own floor
and from those below it.

    //! # Floors
    //!
    //! 1. `gguf`, `grammar`: formats and rules, no models
    //! 2. `model`: the transformer

The reader and the measures stand in `.ci/measures/`.
"""

import argparse
import contextlib
import io
import sys
import tempfile
import tomllib
import unittest
from collections import Counter
from pathlib import Path

sys.dont_write_bytecode = True
from measures import Measure, code, plan  # noqa: E402
from measures.modules import Workspace  # noqa: E402
from measures.source import Source  # noqa: E402

FIRST_PLACES = 10
HEADER = """\
# Highest allowed values of the measures of .ci/metrics.py; they may fall, never rise.
# `.ci/metrics.py --lower .ci/metrics.toml` writes the values of now where they are lower.

"""


def workspace_of(root):
    """Reads the modules below a folder."""

    def read(path):
        file = root / path
        return file.read_text(encoding="utf-8") if file.is_file() else None

    return Workspace(read)


def kilobytes(root, name, goal):
    """Measures the size of a file in thousands of bytes."""
    size = round((root / name).stat().st_size / 1000, 1)
    key = name.split(".")[0].lower() + "_kb"
    return Measure(key, f"size of {name}", goal, [(name, 1, f"{size} KB")], size, " KB")


def all_measures(workspace, root):
    """Returns every measure of the repository, in the order of the table."""
    lib = (root / "src/lib.rs").read_text(encoding="utf-8")
    measures = [*plan.circles(workspace), *plan.floors(workspace, lib)]
    measures += code.measures_of(workspace, root)
    measures.append(kilobytes(root, "README.md", "≤ 8 KB"))
    measures.append(kilobytes(root, "ARCHITECTURE.md", "≤ 10 KB"))
    return measures


def print_tables(measures, workspace):
    """Prints the measures, and the lines of code of every wing."""
    print("| measure | now | goal |\n|---|--:|--:|")
    for measure in measures:
        number = f"{measure.number():,}{measure.unit}"
        print(f"| `{measure.key}`: {measure.title} | {number} | {measure.goal} |")
    lines = Counter()
    for path, source in workspace.sources.items():
        lines[plan.wing(path)] += code.code_lines(source)
    print("\n| wing | lines of code |\n|---|--:|")
    for wing, count in lines.most_common():
        print(f"| {wing} | {count:,} |")
    print(f"| all | {lines.total():,} |")


def limits_in(file, measures):
    """Reads a file of limits. Exits with 2 where a line has no meaning."""
    try:
        limits = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        fail(f"{file}: {error}")
    known = {measure.key for measure in measures}
    for key, limit in limits.items():
        if key not in known:
            fail(f"{file}: {key} is no measure; the measures are {', '.join(sorted(known))}")
        if isinstance(limit, bool) or not isinstance(limit, int | float):
            fail(f"{file}: {key} is {limit!r}, not a number")
    return limits


def fail(message):
    """Prints an error and exits with 2."""
    print(f"metrics: {message}", file=sys.stderr)
    sys.exit(2)


def check(measures, file):
    """Prints every measure that is above its limit; returns the exit status."""
    limits = limits_in(file, measures)
    risen = [m for m in measures if m.number() > limits.get(m.key, m.number())]
    for measure in risen:
        number = f"{measure.number():,}{measure.unit}"
        print(f"{measure.key} ({measure.title}): {number}, limit {limits[measure.key]:,}")
        places = measure.listed()
        for place in places[:FIRST_PLACES]:
            print(f"    {place}")
        if len(places) > FIRST_PLACES:
            rest = len(places) - FIRST_PLACES
            print(f"    and {rest:,} more: .ci/metrics.py --places {measure.key}")
    lower = [m.key for m in measures if m.number() < limits.get(m.key, m.number())]
    if lower:
        print(f"below their limits: {', '.join(lower)}; --lower {file} writes that down")
    if not risen:
        print(f"{len(limits)} measures are within their limits")
    return 1 if risen else 0


def lower_limits(measures, file):
    """Writes a file of limits: the lower of the old limit and the value of now."""
    limits = limits_in(file, measures) if file.exists() else {}
    lines = [f"{m.key} = {min(m.number(), limits.get(m.key, m.number()))}\n" for m in measures]
    file.write_text(HEADER + "".join(lines), encoding="utf-8")


def places(measures, key):
    """Prints the places of one measure."""
    measure = next((m for m in measures if m.key == key), None)
    if measure is None:
        fail(f"{key} is no measure; the measures are {', '.join(m.key for m in measures)}")
    for line in measure.listed():
        print(line)


def main():
    """Reads the command line; returns the exit status."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    root = Path(__file__).resolve().parent.parent
    one = parser.add_mutually_exclusive_group()
    one.add_argument("--places", metavar="MEASURE", help="print the places of a measure")
    one.add_argument("--check", metavar="FILE", type=Path, help="compare with limits")
    one.add_argument("--lower", metavar="FILE", type=Path, help="lower the limits")
    one.add_argument("--self-test", action="store_true", help="test the measures")
    parser.add_argument("--root", type=Path, default=root, help="the repository to measure")
    args = parser.parse_args()
    if args.self_test:
        return 0 if unittest.main(argv=["metrics"], exit=False).result.wasSuccessful() else 1
    workspace = workspace_of(args.root)
    measures = all_measures(workspace, args.root)
    if args.check:
        return check(measures, args.check)
    if args.lower:
        lower_limits(measures, args.lower)
    elif args.places:
        places(measures, args.places)
    else:
        print_tables(measures, workspace)
    return 0


def in_file(measure, text):
    """Returns the lines on which a measure of one file finds something."""
    source = Source("src/lib.rs", text)
    return [source.line(i) for i in measure(source)]


def crate(**files):
    """Returns a workspace of files named by their modules: `a__b` is `src/a/b.rs`."""
    texts = {f"src/{name.replace('__', '/')}.rs": text for name, text in files.items()}
    return Workspace(texts.get)


class ReaderTest(unittest.TestCase):
    """The reader of Rust."""

    def test_strings_and_comments_are_no_code(self):
        text = (
            "/* a /* b */ let */ let s = r#\"fn \"f\"\"#; // fn\n"
            "let c = '\\''; b'x'; \"\\\"fn\";"
        )
        source = Source("a.rs", text)
        self.assertEqual(source.tokens.count("fn"), 0)
        self.assertEqual(source.tokens.count('""'), 4)

    def test_lifetimes_are_no_characters(self):
        source = Source("a.rs", "fn f<'a>(x: &'a str) -> char { 'a' }")
        self.assertEqual(source.kinds.count("life"), 2)
        self.assertEqual(source.kinds.count("text"), 1)

    def test_tests_are_left_out(self):
        text = (
            "fn a() {}\n#[cfg(test)]\nmod tests { fn b() { let x = [1]; } }\n"
            "#[cfg(all(test, unix))]\nuse x::{y};\n#[cfg(not(test))]\nfn c() {}\n"
        )
        source = Source("a.rs", text)
        self.assertEqual([f.name for f in source.functions], ["a", "c"])
        self.assertNotIn("use", source.tokens)
        self.assertEqual(source.line(source.functions[1].start), 7)

    def test_docs_pass_attributes_and_modifiers(self):
        text = "/// Doc.\n#[inline]\npub(crate) const unsafe fn f() {}\nfn g() {}"
        source = Source("a.rs", text)
        docs = [source.docs(f.start) for f in source.functions]
        self.assertEqual(docs, ["/// Doc.", ""])

    def test_functions_have_generics_and_bodies(self):
        text = (
            "trait T { fn f<F: Fn(u8) -> u8>(x: [u8; 2]) -> u8 where F: Copy; }\n"
            "fn g() { 1; }"
        )
        source = Source("a.rs", text)
        self.assertEqual([f.name for f in source.functions], ["f", "g"])
        self.assertEqual([f.body is None for f in source.functions], [True, False])


class PlanTest(unittest.TestCase):
    """Circles and floors."""

    def test_imports_count_to_the_file_that_defines(self):
        workspace = crate(
            lib="mod a; mod b;",
            a="mod inner; pub use inner::Thing as Other;",
            a__inner="pub struct Thing;",
            b="use crate::{a::{self, Other}}; fn f() { a::inner::Thing::new(); }",
        )
        ends = {end for start, end in workspace.arrows if start == "src/b.rs"}
        self.assertEqual(ends, {"src/a/inner.rs"})

    def test_a_glob_is_followed(self):
        workspace = crate(
            lib="mod a; mod b;",
            a="mod inner; pub use inner::*;",
            a__inner="pub fn f() {}",
            b="fn g() { crate::a::f() }",
        )
        self.assertIn(("src/b.rs", "src/a/inner.rs"), workspace.arrows)

    def test_a_circle_is_found_and_ancestors_tie_none(self):
        workspace = crate(
            lib="mod w;",
            w="mod a; mod b; mod c; pub struct Error; pub use a::A;",
            w__a="use super::{Error, b::B}; pub struct A;",
            w__b="use super::A; pub struct B;",
            w__c="use super::{A, Error};",
        )
        measures = plan.circles(workspace)
        self.assertEqual([m.number() for m in measures], [1, 2])
        listed = measures[0].listed()
        self.assertEqual(len(listed), 2)
        self.assertIn("src/w/a.rs:1: circle 1 of 2 files: super::b::B of src/w/b.rs", listed)

    def test_imports_up_the_floors(self):
        lib = (
            "//! # Floors\n//!\n//! 1. `low`, `top::part`: a\n//! 2. `top`: b `low`\n"
            "mod low; mod top;"
        )
        workspace = crate(
            lib=lib,
            low="use crate::top::{U, part::P, T};",
            top="pub mod part; pub struct T; pub struct U; use crate::low;",
            top__part="pub struct P;",
        )
        upward, circles, modules, gaps = plan.floors(workspace, lib)
        text = "low imports crate::top::U, crate::top::T of top"
        self.assertEqual(upward.listed(), [f"src/low.rs:1: {text}"])
        self.assertEqual([circles.number(), modules.number(), gaps.number()], [1, 2, 0])

    def test_gaps_of_the_floors(self):
        lib = "//! # Floors\n//!\n//! 1. `gone`: a\nmod new;"
        gaps = plan.floors(crate(lib=lib, new=""), lib)[3]
        texts = [text for _, _, text in gaps.places]
        self.assertEqual(texts, ["new is on no floor", "gone of the floors is no module"])


class CodeTest(unittest.TestCase):
    """Measures of the code itself."""

    def test_parallel_let(self):
        text = (
            "fn f() {\nlet (a, b) = (1, 2);\nlet (a, b): (u8, u8) = (f(x, y), 2);\n"
            "let (a, b) = pair;\nlet (a,) = (1,);\nlet (Some(a), b) = (x, y) else { return };\n"
            "if let (a, b) = (1, 2) {}\nlet (a, b) = (x, y).swap();\n(a, b) = (b, a);\n}"
        )
        self.assertEqual(in_file(code.parallel_lets, text), [2, 3])
        self.assertEqual(in_file(code.tuple_assignments, text), [9])

    def test_bool_matches(self):
        text = (
            "fn f() {\nmatch x { true => 1, false => 2 };\nmatch x { Some(true) => 1, _ => 2 };\n"
            "match g(|y| { y }) { false => {} _ => {} }\n}"
        )
        self.assertEqual(in_file(code.bool_matches, text), [2, 4])

    def test_packed_parameters(self):
        text = (
            "fn f(\n[a, b]: [u8; 2],\n(c, d): (u8, u8),\ne: (u8, u8),\nPair(g, h): Pair,\n"
            "&[i, j]: &[u8; 2],\n) {}"
        )
        self.assertEqual(in_file(code.packed_parameters, text), [2, 3, 6])

    def test_functions_with_two_bools(self):
        text = (
            "fn f(a: bool, b: u8, c: bool) {}\nfn g(&self, a: bool) {}\n"
            "fn h(a: &bool, b: bool) {}"
        )
        self.assertEqual(in_file(code.bool_parameters, text), [1])

    def test_bare_bools(self):
        text = (
            "fn f(a: u8, b: bool) {}\nimpl S {\nfn g(&self, a: bool, b: u8) {}\n"
            "fn h(&self, a: bool) {}\n}\nfn k() {\nf(1, true);\ns.g(false, 1);\n"
            "s.h(true);\nf(1, x);\nother(1, true);\nf(1, 2, true)\n}"
        )
        measure = code.bare_bools([Source("a.rs", text)])
        self.assertEqual([line for _, line, _ in measure.places], [7, 8])

    def test_cyclomatic_complexity(self):
        text = (
            "fn f(a: &&u8) { if a && b || !c { for x in y {} } let g = || 1;\n"
            "match x { 1 => 2, 3 if z => 4, _ => 5 } fn h() { while a {} } }"
        )
        self.assertEqual(code.decisions(Source("a.rs", text))[-1], 1 + 2 + 1 + 2 + 1 + 1)

    def test_functions_above_the_limits(self):
        branches = "if a {}\n" * 30
        text = f"fn f() {{ fn g() {{\n{branches}}}\nif a {{}}\n}}\nfn h() {{\n{branches * 2}}}"
        long, branching = code.function_measures([Source("a.rs", text)])
        self.assertEqual(long.listed(), ["a.rs:35: fn h: 62 lines"])
        names = [text.split(":")[0] for _, _, text in branching.places]
        self.assertEqual(names, ["fn h", "fn g"])

    def test_for_each_of_iterators(self):
        text = "fn f() {\nx.iter().for_each(|x| g(x, 1));\nteam.for_each(4, |i| {});\n}"
        self.assertEqual(in_file(code.for_eaches, text), [2])

    def test_defaults_that_panic(self):
        text = "trait T {\nfn a() { unreachable!() }\nfn b();\n}\nfn c() { unreachable!() }"
        self.assertEqual(in_file(code.default_panics, text), [2])

    def test_unsafe_functions(self):
        text = (
            "/// # Safety\nunsafe fn a() {}\nunsafe fn b() {}\nimpl T for U { unsafe fn c() {} }\n"
            "impl U {\npub unsafe fn d() {}\n}\n/// # Safety\ntrait T { unsafe fn c(); }\n"
            "trait V {\nunsafe fn e();\n}\ntype F = unsafe fn(u8);\n"
            "impl W<{ 4 * N }, 2> for U {\nunsafe fn f() {}\n}"
        )
        self.assertEqual(in_file(code.unsafe_functions, text), [3, 6, 11])

    def test_unsafe_blocks(self):
        text = (
            "fn f() {\n// SAFETY: a\nlet x = g(unsafe { 1 });\nunsafe { 2 };\n// SAFETY: b\n\n"
            "unsafe { 3 };\n}\nunsafe impl Send for T {}"
        )
        self.assertEqual(in_file(code.unsafe_blocks, text), [4, 9])

    def test_doc_words_begin_paragraphs(self):
        text = (
            "//! What a file is.\n\n/// Returns a.\n///\n/// # Errors\n/// What is wrong\n"
            "/// What not.\nfn f() {}\n// What no doc is\n/// Whatever.\nfn g() {}"
        )
        measure = code.doc_words([Source("a.rs", text)])[1]
        self.assertEqual([line for _, line, _ in measure.places], [1, 6])

    def test_mangled_docs(self):
        text = (
            "/// Reads Reads a.\n///\n/// # Errors If b.\nfn f() {}\n"
            "/// Read Reads.\n///\n/// # Errors\n/// If b.\nfn g() {}\n"
            "/// Returns a Returns a c.\nfn h() {}\n/// Returns a return.\nfn i() {}"
        )
        measure = code.doc_words([Source("a.rs", text)])[0]
        self.assertEqual([line for _, line, _ in measure.places], [1, 3, 10])

    def test_docs_of_functions_begin_with_a_verb_and_of_types_with_a_noun(self):
        text = (
            "/// Reads a.\nfn a() {}\n/// The name.\nfn b() {}\n/// Limits of c.\nfn c() {}\n"
            "/// Returns, of d, e.\nfn d() {}\n/// Limits f.\nfn f() {}\nfn g() {}\n"
            "/// Reads a.\nstruct A;\n/// Limits of a.\nstruct B;\n/// Limits for a.\nstruct C;\n"
            "/// Rows.\nstruct D;\n/// Reads a.\ntype E = u8;\nimpl I for A {\n"
            "/// Reads a.\ntype F = u8;\n}"
        )
        functions, types = code.verb_measures([Source("a.rs", text)])
        self.assertEqual([line for _, line, _ in functions.places], [4, 6])
        self.assertEqual([line for _, line, _ in types.places], [13, 21])

    def test_shared_names(self):
        sources = [
            Source("a.rs", "struct Place; enum Other {} impl I for P { type Place = u8; }"),
            Source("b.rs", "pub(crate) type Place = u8; fn f() { let r#union = 1; }"),
        ]
        self.assertEqual(code.shared_names(sources).number(), 66.7)

    def test_public_items(self):
        text = (
            "/// A.\npub struct A {\npub b: u8,\n}\npub(crate) fn c() {}\npub use d::E;\n"
            "pub mod f;"
        )
        items, undocumented = code.public_items([Source("a.rs", text)])
        self.assertEqual([line for _, line, _ in items], [2, 3, 7])
        self.assertEqual([line for _, line, _ in undocumented], [3])


class LimitsTest(unittest.TestCase):
    """The file of limits."""

    def checked(self, text, measures):
        """Returns the status and the output of a check against limits."""
        output = io.StringIO()
        with tempfile.TemporaryDirectory() as folder, contextlib.redirect_stdout(output):
            file = Path(folder, "limits.toml")
            file.write_text(text)
            return check(measures, file), output.getvalue()

    def test_a_measure_that_rose_is_named_with_places(self):
        rose = Measure("rose", "what rose", places=[("a.rs", n, "text") for n in range(12)])
        fell = Measure("fell", "what fell", value=1.5)
        status, output = self.checked("rose = 11\nfell = 2\n", [rose, fell])
        self.assertEqual(status, 1)
        self.assertIn("rose (what rose): 12, limit 11\n    a.rs:0: text\n", output)
        self.assertIn("and 2 more", output)
        self.assertIn("below their limits: fell", output)
        self.assertEqual(self.checked("rose = 12\n", [rose, fell])[0], 0)

    def test_a_line_without_meaning_is_refused(self):
        for text in ("gone = 1\n", "rose = true\n", "rose\n"):
            with contextlib.redirect_stderr(io.StringIO()), self.assertRaises(SystemExit):
                self.checked(text, [Measure("rose", "what rose")])

    def test_limits_never_rise(self):
        with tempfile.TemporaryDirectory() as folder:
            file = Path(folder, "limits.toml")
            lower_limits([Measure("a", "", value=5), Measure("b", "", value=5)], file)
            lower_limits([Measure("a", "", value=6), Measure("b", "", value=4)], file)
            self.assertEqual(tomllib.loads(file.read_text()), {"a": 5, "b": 4})


if __name__ == "__main__":
    sys.exit(main())

"""The modules of all crates, and the imports between their files.

An import is a `use` or a path in code. It counts to the file that defines the item: re-exports
are followed, by `pub use` and by private `use` alike, since a submodule sees both.
"""

from collections import defaultdict
from dataclasses import dataclass, field
from pathlib import Path

from measures.source import Source

# The roots of the crates. In paths, the name of a crate stands for its root.
ROOTS = {
    "hob": "src/lib.rs",
    "hob_main": "src/main.rs",
    "hob_grammar": "grammar/src/lib.rs",
    "hob_kernels": "kernels/src/lib.rs",
}
ITEMS = {"fn", "struct", "enum", "trait", "type", "union", "const", "static", "mod"}


@dataclass
class Module:
    """A module: a file or a block `mod name { … }` in one."""

    path: tuple
    source: Source
    parent: "Module | None" = None
    children: dict = field(default_factory=dict)
    items: set = field(default_factory=set)
    uses: dict = field(default_factory=dict)  # local name → path
    globs: list = field(default_factory=list)
    imports: list = field(default_factory=list)  # (token, path, local name) of every `use`


class Workspace:
    """The modules of all crates and the imports between them."""

    def __init__(self, read):
        self.read = read  # path → text, or None
        self.sources = {}
        self.roots = {}
        self.modules = []
        for crate, path in ROOTS.items():
            text = read(path)
            if text is not None:
                self.roots[crate] = self.load((crate,), path, text, None)
        self.arrows = defaultdict(list)  # (file, defining file) → (token, path as written)
        self.named = defaultdict(list)  # (file, path of the named module) → (token, path)
        for module in self.modules:
            self.find_arrows(module)

    def load(self, path, file, text, parent):
        """Reads a file as a module, and the files of its submodules."""
        source = Source(file, text)
        self.sources[file] = source
        module = Module(path, source, parent)
        self.modules.append(module)
        stem = Path(file)
        is_root = stem.name in ("lib.rs", "main.rs", "mod.rs")
        folder = stem.parent if is_root else stem.with_suffix("")
        self.scan(module, 0, len(source.tokens), folder)
        return module

    def scan(self, module, i, end, folder):
        """Notes the items, imports and submodules between two tokens of a module."""
        source = module.source
        while i < end:
            token = source.tokens[i]
            if token == "use" and source.begins_item(i):
                i = self.note_use(module, i)
            elif token == "mod" and source.kinds[i + 1 : i + 2] == ["word"]:
                i = self.note_module(module, i, folder)
            elif token in ITEMS and source.kinds[i + 1 : i + 2] == ["word"]:
                self.note_item(module, i)
                i += 2
            elif token == "macro_rules":
                module.items.add(source.tokens[i + 2])
                i += 3
            elif token == "!" and source.at(i + 1, "{"):
                i += 2  # items that a macro is given are items of the module
            elif i in source.close:
                for j in range(i, source.close[i]):  # imports inside of a function
                    if source.tokens[j] == "use" and source.begins_item(j):
                        self.note_use(module, j)
                i = source.close[i] + 1
            else:
                i += 1

    def note_item(self, module, i):
        """Notes the item whose keyword is at `i`."""
        words = module.source.tokens[i + 1 : i + 3]
        skip = words[0] in ("fn", "unsafe", "mut", "async", "extern")
        module.items.add(words[1] if skip else words[0])

    def note_module(self, module, i, folder):
        """Notes the submodule declared at `i` and reads its file; returns the token after it."""
        source = module.source
        name = source.tokens[i + 1]
        path = module.path + (name,)
        if source.at(i + 2, "{"):
            child = Module(path, source, module)
            self.modules.append(child)
            module.children[name] = child
            end = source.close[i + 2]
            self.scan(child, i + 3, end, folder / name)
            return end + 1
        for file in (f"{folder}/{name}.rs", f"{folder}/{name}/mod.rs"):
            text = self.read(file)
            if text is not None:
                module.children[name] = self.load(path, file, text, module)
        return i + 3

    def note_use(self, module, i):
        """Notes the names that the `use` at `i` brings; returns the token after it."""
        source = module.source

        def tree(j, prefix):
            path = list(prefix)
            if source.at(j, "::"):
                j += 1
            while j < len(source.tokens):
                token = source.tokens[j]
                if token == "{":
                    end = source.close[j]
                    j += 1
                    while j < end:
                        j = tree(j, path) + (0 if j >= end else 1)
                    return end + 1
                if token == "*":
                    module.globs.append(path)
                    module.imports.append((j, path, "*"))
                    return j + 1
                if token != "self" or not path:
                    path.append(token)
                at = j
                j += 1
                if source.at(j, "::"):
                    j += 1
                    continue
                name = path[-1]
                if source.at(j, "as"):
                    name = source.tokens[j + 1]
                    j += 2
                module.uses.setdefault(name, path)
                module.imports.append((at, path, name))
                return j
            return j

        end = tree(i + 1, []) + 1
        source.in_use.update(range(i, end))
        return end

    def lookup(self, module, name, more, seen):
        """Finds what `name` is in `module`: (module, is an item), or None.

        `more` says that a path goes on after the name, so that a module is meant before a function.
        """
        key = (module.path, name, more)
        if key in seen:
            return None
        seen.add(key)
        if more and name in module.children:
            return module.children[name], False
        if name in module.items:
            return module, True
        if name in module.uses and (found := self.walk(module, module.uses[name], seen)):
            return found
        if name in module.children:
            return module.children[name], False
        for path in module.globs:
            found = self.walk(module, path, seen)
            if found and not found[1] and (inner := self.lookup(found[0], name, more, seen)):
                return inner
        return None

    def head(self, module, name):
        """Finds what the first name of a longer path is: (module, is an item), or None."""
        if name in ("crate", "self", "super") or name in self.roots:
            return self.walk(module, [name], set())
        return self.lookup(module, name, True, set())

    def walk(self, module, path, seen):
        """Finds the module that defines what a path names: (module, is an item), or None."""
        here = (module, False)
        for n, name in enumerate(path):
            if name == "crate":
                here = (self.roots[module.path[0]], False)
            elif name == "super":
                here = here[0].parent and (here[0].parent, False)
            elif name == "self":
                continue
            elif n == 0 and name in self.roots and name not in module.children:
                here = (self.roots[name], False)
            else:
                here = self.lookup(here[0], name, n + 1 < len(path), seen)
            if here is None or here[1]:
                return here
        return here

    def named_module(self, module, path):
        """Returns the deepest module that a path names, without following re-exports."""
        here = module
        for n, name in enumerate(path):
            if name == "crate":
                here = self.roots[module.path[0]]
            elif name == "super":
                here = here.parent or here
            elif n == 0 and name in self.roots and name not in module.children:
                here = self.roots[name]
            elif name in here.children:
                here = here.children[name]
            elif n == 0 and name in here.uses:
                found = self.head(module, name)
                here = found[0] if found else here
            elif name != "self":
                break
        return here

    def inline_paths(self, module):
        """Yields (token, path) of paths in the code of a module that may name another module."""
        source = module.source
        tokens = source.tokens
        for i in range(len(tokens) - 1):
            if tokens[i + 1] != "::" or source.kinds[i] != "word" or tokens[i - 1] == "::":
                continue
            if i in source.in_use or self.module_at(source, i) is not module:
                continue
            path = [tokens[i]]
            while tokens[i + 1 : i + 2] == ["::"] and source.kinds[i + 2] == "word":
                path.append(tokens[i + 2])
                i += 2
            yield i, path

    def module_at(self, source, i):
        """Returns the module that token `i` of a file belongs to."""
        if not hasattr(source, "spans"):
            modules = [m for m in self.modules if m.source is source]
            by_name = {m.path[-1]: m for m in modules[1:]}
            source.spans = [(0, len(source.tokens), modules[0])]
            for j, token in enumerate(source.tokens):
                inner = source.tokens[j + 1] if source.at(j + 2, "{") else None
                if token == "mod" and inner in by_name:
                    source.spans.append((j, source.close[j + 2], by_name[inner]))
        return max((s for s in source.spans if s[0] <= i <= s[1]), key=lambda s: s[0])[2]

    def find_arrows(self, module):
        """Notes the imports of one module."""
        used = set()
        for i, path in self.inline_paths(module):
            head = self.head(module, path[0])
            if head and not head[1]:
                used.add(path[0])
                self.note_arrow(module, i, path)
        for i, path, name in module.imports:
            found = self.walk(module, path, set())
            if found and not found[1] and name in used:
                continue  # a module whose items are named in the code
            self.note_arrow(module, i, path)

    def note_arrow(self, module, i, path):
        """Notes one import, if it leads to another file of the workspace."""
        found = self.walk(module, path, set())
        if not found:
            return
        source = module.source
        if found[0].source is not source:
            self.arrows[source.path, found[0].source.path].append((i, "::".join(path)))
        named = self.named_module(module, path)
        if named.source is not source:
            self.named[source.path, named.path].append((i, "::".join(path)))

"""Measures of the plan: circles of files, and imports against the floors of the modules."""

import re
from collections import defaultdict

from measures import Measure

# Floors, bottom to top, that hold until `src/lib.rs` has a list of its own.
FLOORS = """
1. `hob_kernels`, `hob_grammar`
2. `util`, `caches`, `random`, `url`, `memory`, `live_log`, `tls`, `gguf`, `sampling`
3. `model`, `tokenizer`, `chat`, `store`
4. `backend`
5. `forward`, `model::forward`
6. `context`
7. `engine`, `vision`
8. `runtime`
9. `pool`, `conversation`
10. `server`
11. `desktop`, `host`
12. `cli`
"""


def rings(edges):
    """Returns the strongly connected sets of more than one node, each sorted, the largest first."""
    forth = defaultdict(set)
    back = defaultdict(set)
    for start, end in edges:
        forth[start].add(end)
        back[end].add(start)

    def reach(node, graph, seen):
        """Returns the nodes that can be reached, in the order in which they are left."""
        order = []
        seen.add(node)
        stack = [(node, iter(sorted(graph[node])))]
        while stack:
            node, rest = stack[-1]
            following = next((n for n in rest if n not in seen), None)
            if following is None:
                order.append(node)
                stack.pop()
            else:
                seen.add(following)
                stack.append((following, iter(sorted(graph[following]))))
        return order

    seen = set()
    order = [n for start in sorted(forth) if start not in seen for n in reach(start, forth, seen)]
    seen = set()
    found = [sorted(reach(n, back, seen)) for n in reversed(order) if n not in seen]
    return sorted((ring for ring in found if len(ring) > 1), key=lambda r: (-len(r), r))


def wing(path):
    """Returns the wing of a file: the folder of its crate, or the first name below `src/`."""
    parts = path.split("/")
    return parts[1].removesuffix(".rs") if parts[0] == "src" else parts[0]


def is_ancestor(ancestor, path):
    """Returns whether a file is that of a module around the module of another file."""
    stem = ancestor.removesuffix(".rs")
    folder = stem.removesuffix("lib") if stem.endswith("/lib") else f"{stem}/"
    return path.startswith(folder)


def names(imports):
    """Returns the paths of imports in one line."""
    return ", ".join(dict.fromkeys(path for _, path in sorted(imports)))


def circles(workspace):
    """Measures the rings of files inside of wings; the places are the imports that tie them."""
    arrows = {
        (start, end): at
        for (start, end), at in workspace.arrows.items()
        if wing(start) == wing(end) and not is_ancestor(end, start)
    }
    found = rings(arrows)
    places = []
    for n, ring in enumerate(found, 1):
        for (start, end), imports in sorted(arrows.items()):
            if start in ring and end in ring:
                text = f"circle {n} of {len(ring)} files: {names(imports)} of {end}"
                places.append(workspace.sources[start].place(min(imports)[0], text))
    files = sum(map(len, found))
    return [
        Measure("circles", "circles of files", "≤ 2", places, len(found)),
        Measure("files_in_circles", "files in circles", "–", places, files),
    ]


def floors_of(lib):
    """Reads the list below `# Floors` in the doc comment of lib.rs: (name → floor, is stated)."""
    stated = re.search(r"^//! #+ Floors\n((?://!.*\n)+)", lib, re.MULTILINE)
    text = stated.group(1) if stated else FLOORS
    table = {}
    for number, line in re.findall(r"^(?://! )?(\d+)\. (.*)", text, re.MULTILINE):
        names = re.split(r":(?:\s|$)", line)[0]
        table.update((name, int(number)) for name in re.findall(r"`([\w:]+)`", names))
    return table, bool(stated)


def module_of(path, table):
    """Returns the longest name in the table of floors that a module lies in, or its first name."""
    names = path[1:] if path[0] in ("hob", "hob_main") else path
    for length in range(len(names), 0, -1):
        if "::".join(names[:length]) in table:
            return "::".join(names[:length])
    return names[0] if names else None


def floors(workspace, lib):
    """Measures imports that run up the floors, circles of modules and gaps in the table."""
    table, is_stated = floors_of(lib)
    paths = {}
    for module in workspace.modules:
        paths.setdefault(module.source.path, module.path)
    upward = []
    edges = {}
    for (file, target), imports in sorted(workspace.named.items()):
        start = module_of(paths[file], table)
        end = module_of(target, table)
        if start is None or end is None or start == end or paths[file][0] == "hob_main":
            continue
        text = f"{start} imports {names(imports)} of {end}"
        place = workspace.sources[file].place(min(imports)[0], text)
        edges.setdefault((start, end), []).append(place)
        if table.get(start, 0) < table.get(end, 0):
            upward.append(place)
    found = rings(edges)
    ties = [p for (a, b), ps in edges.items() for p in ps if any(a in r and b in r for r in found)]
    modules = set(workspace.roots["hob"].children)
    gaps = [("src/lib.rs", 1, f"{n} is on no floor") for n in sorted(modules - set(table))]
    if is_stated:
        absent = {n.split("::")[0] for n in table} - modules - set(workspace.roots)
        gaps += [("src/lib.rs", 1, f"{n} of the floors is no module") for n in sorted(absent)]
    return [
        Measure("upward_imports", "imports that run up the floors", "0", upward),
        Measure("module_circles", "circles of modules", "0", ties, len(found)),
        Measure("modules_in_circles", "modules in circles", "0", ties, sum(map(len, found))),
        Measure("floor_gaps", "modules without a floor, floors without a module", "0", gaps),
    ]

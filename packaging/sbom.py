#!/usr/bin/env python3
"""Writes the bill of materials of a binary: CycloneDX 1.5, from `cargo metadata`.

    packaging/sbom.py --target TRIPLE [--cargo-flags "…"] OUT

It names the crates that the binary is linked from on that target, with versions, licences,
checksums and what depends on what; no tools of the build or of tests.
"""

import argparse
import json
import re
import subprocess
from pathlib import Path

import common


def add_build_arguments(parser):
    """Adds the options that say which build is meant."""
    parser.add_argument("--target", metavar="TRIPLE", help="crates of this target alone")
    flags_help = "features, as cargo was given them"
    parser.add_argument("--cargo-flags", default="", metavar="FLAGS", help=flags_help)


def cargo_metadata(arguments):
    """Returns what `cargo metadata` prints for a build."""
    command = ["cargo", "metadata", "--format-version", "1", "--locked"]
    if arguments.target:
        command += ["--filter-platform", arguments.target]
    command += arguments.cargo_flags.split()
    return json.loads(subprocess.run(command, cwd=common.ROOT, check=True, stdout=-1).stdout)


def is_linked(dependency):
    """Returns whether a dependency becomes part of the binary."""
    return any(kind["kind"] is None for kind in dependency["dep_kinds"])


def linked_nodes(metadata):
    """Returns the nodes of the graph that the binary is linked from, by their ids."""
    nodes = {node["id"]: node for node in metadata["resolve"]["nodes"]}
    macros = {
        package["id"]
        for package in metadata["packages"]
        if any("proc-macro" in target["kind"] for target in package["targets"])
    }
    found = {}
    waiting = [metadata["resolve"]["root"]]
    while waiting:
        name = waiting.pop()
        if name in found:
            continue
        dependencies = [dep["pkg"] for dep in nodes[name]["deps"] if is_linked(dep)]
        found[name] = sorted(dep for dep in dependencies if dep not in macros)
        waiting += found[name]
    return found


def linked_packages(arguments):
    """Returns the packages that the binary is linked from, by name and version."""
    metadata = cargo_metadata(arguments)
    nodes = linked_nodes(metadata)
    packages = [package for package in metadata["packages"] if package["id"] in nodes]
    return sorted(packages, key=lambda package: (package["name"], package["version"]))


def checksums():
    """Returns the SHA-256 of each crate in Cargo.lock, by name and version."""
    lock = (common.ROOT / "Cargo.lock").read_text()
    entry = r'name = "([^"]+)"\nversion = "([^"]+)"\nsource = "[^"]+"\nchecksum = "([^"]+)"'
    return {(name, version): digest for name, version, digest in re.findall(entry, lock)}


def reference(package):
    """Returns the package URL of a crate."""
    return f"pkg:cargo/{package['name']}@{package['version']}"


def component(package, sums):
    """Returns the entry of a crate."""
    entry = {
        "type": "library",
        "bom-ref": reference(package),
        "name": package["name"],
        "version": package["version"],
        "purl": reference(package),
    }
    if package.get("license"):
        # old crates write "MIT/Apache-2.0"
        expression = package["license"].replace("/", " OR ")
        entry["licenses"] = [{"expression": expression}]
    digest = sums.get((package["name"], package["version"]))
    if digest:
        entry["hashes"] = [{"alg": "SHA-256", "content": digest}]
    return entry


def bill(arguments):
    """Returns the bill of materials."""
    metadata = cargo_metadata(arguments)
    nodes = linked_nodes(metadata)
    packages = {package["id"]: package for package in metadata["packages"]}
    sums = checksums()
    root = metadata["resolve"]["root"]
    program = component(packages[root], sums) | {"type": "application"}
    if arguments.target:
        program["properties"] = [{"name": "hob:target", "value": arguments.target}]
    names = sorted(nodes, key=lambda name: reference(packages[name]))
    return {
        "bomFormat": "CycloneDX",
        "specVersion": "1.5",
        "version": 1,
        "metadata": {"component": program},
        "components": [component(packages[name], sums) for name in names if name != root],
        "dependencies": [
            {
                "ref": reference(packages[name]),
                "dependsOn": [reference(packages[dep]) for dep in nodes[name]],
            }
            for name in names
        ],
    }


def main():
    """Reads the command line and writes the bill of materials."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    add_build_arguments(parser)
    parser.add_argument("out", type=Path)
    arguments = parser.parse_args()
    arguments.out.write_text(json.dumps(bill(arguments), indent=2) + "\n")
    print(arguments.out)


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Checks that what names the archives of a release agrees with the workflow that makes them.

    packaging/manifests.py BINARY

The targets of `.github/workflows/release.yml` are those of the installers, the formula, the
manifest for winget and the metadata for `cargo binstall`; addresses and paths in these are those of
the archive that `archive.py` makes of BINARY.
"""

import argparse
import json
import re
import tarfile
import tempfile
from pathlib import Path

import archive
import common
import fill

BASE = "https://example.org/hob/releases/download"


class Disagreement(Exception):
    """A manifest that names something else than the release has."""


def expect(holds, what):
    """Raises a disagreement unless something holds."""
    if not holds:
        raise Disagreement(what)


def text_of(name):
    """Returns a file of the repository."""
    return (common.ROOT / name).read_text()


def released_targets():
    """Returns the targets that the workflow builds."""
    found = re.findall(r"^ +- target: (\S+)$", text_of(".github/workflows/release.yml"), re.M)
    expect(found, "release.yml names no targets")
    return set(found)


def archive_name(target):
    """Returns the name of a target's archive."""
    ending = "zip" if "windows" in target else "tar.gz"
    return f"hob-{common.version()}-{target}.{ending}"


def check_installers(targets):
    """Checks that each installer takes exactly the targets of its systems."""
    script = text_of("packaging/install.ps1")
    windows = {target for target in targets if "windows" in target}
    expect(set(re.findall(r"return '(\S+-windows-\S+)'", script)) == windows, "install.ps1")
    script = text_of("packaging/install.sh")
    cpus = set(re.findall(r"cpu=(x86_64|aarch64) ;;", script))
    built = {f"{cpu}-apple-darwin" for cpu in cpus}
    built |= {f"{cpu}-unknown-linux-{libc}" for cpu in cpus for libc in ("gnu", "musl")}
    expect(built == targets - windows, f"install.sh takes {sorted(built)}")


def check_binstall(targets, members):
    """Checks the addresses of `cargo binstall`; `members` are the files of an archive."""
    cargo = text_of("Cargo.toml")
    table = cargo.split("[package.metadata.binstall]\n", 1)[1].split("\n[package.metadata.deb]", 1)[0]
    sections = re.split(r"\n\[package\.metadata\.binstall\.overrides\.(\S+)\]\n", table)
    values = dict(re.findall(r'^([a-z-]+) = "(.*)"$', sections[0], re.M))
    overrides = dict(zip(sections[1::2], sections[2::2]))
    expect(set(overrides) <= targets, f"binstall overrides {sorted(set(overrides) - targets)}")
    for target in targets:
        own = dict(re.findall(r'^([a-z-]+) = "(.*)"$', overrides.get(target, ""), re.M))
        words = {"repo": "R", "version": common.version(), "target": target}
        words |= {"bin": "hob", "binary-ext": ".exe" if "windows" in target else ""}
        def filled(name):
            return re.sub(r"\{ (\S+) \}", lambda word: words[word[1]], (values | own)[name])
        address = f"R/releases/download/v{common.version()}/{archive_name(target)}"
        expect(filled("pkg-url") == address, f"binstall takes {filled('pkg-url')}")
        kind = "zip" if "windows" in target else "tgz"
        expect(filled("pkg-fmt") == kind, f"binstall takes {target} for {filled('pkg-fmt')}")
        program = filled("bin-dir").replace(target, "TARGET").removesuffix(".exe")
        expect(program in members, f"no archive has {program}")


def check_templates(targets, members):
    """Fills in the manifests as a release does, and checks what they name."""
    with tempfile.TemporaryDirectory() as folder:
        archives = Path(folder)
        for target in targets:
            path = archives / archive_name(target)
            path.write_text(target)
            common.write_sha256(path)
        release = fill.Release(archives, "https://example.org/hob", BASE)
        filled = {name: release.fill(name) for name in fill.TEMPLATES}
        for name, text in filled.items():
            left = fill.FIELD.search(text)
            expect(not left, f"{name} keeps {left}")
            for address in re.findall(rf"{re.escape(BASE)}/\S+?\.(?:zip|tar\.gz)", text):
                path = archives / address.rsplit("/", 1)[1]
                expect(path.exists(), f"{name} names {address}")
                digest = path.with_name(path.name + ".sha256").read_text().split()[0]
                expect(digest in text, f"{name} has another checksum for {path.name}")
    formula = filled["homebrew/hob.rb"]
    for file in re.findall(r'"((?:man|completions)/[^"]+)"', formula):
        pattern = re.compile("hob-[^/]+-TARGET/" + file.replace("*", "[^/]+"))
        expect(any(pattern.fullmatch(member) for member in members), f"no archive has {file}")
    manifest = filled["winget/hob.yaml"]
    named = re.findall(r"'hob-[^'\\]+?-((?:x86_64|aarch64)-pc-windows-msvc)\\hob\.exe'", manifest)
    windows = {target for target in targets if "windows" in target}
    expect(set(named) == windows, f"winget has {named}")


def check(binary):
    """Checks all of them, and returns the targets."""
    targets = released_targets()
    with tempfile.TemporaryDirectory() as folder:
        path = archive.make(binary, Path(folder))
        expect(path.name == archive_name(binary.target), f"{path.name} is no archive of a release")
        with tarfile.open(path) as made:
            members = {name.replace(binary.target, "TARGET") for name in made.getnames()}
    expect(binary.target in targets, f"{binary.target} is not released")
    check_installers(targets)
    check_binstall(targets, members)
    check_templates(targets, members)
    expect("[profile.dist]" in text_of("Cargo.toml"), "the flake builds with a profile dist")
    return sorted(targets)


def main():
    """Reads the command line and prints the targets."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    print(json.dumps(check(common.read_binary(parser.parse_args().binary))))


if __name__ == "__main__":
    main()

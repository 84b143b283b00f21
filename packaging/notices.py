#!/usr/bin/env python3
"""Writes the licence texts of the crates that the binary is linked from.

    packaging/notices.py [--target TRIPLE] [OUT]

OUT is target/THIRD-PARTY.txt if it is not given, where the makers of packages find it. Texts that
are the same word for word are written once, under the names of all crates that bear them. A crate
without a text of its own is named with its licence.
"""

import argparse
import re
from pathlib import Path

import common
import sbom

TEXT_NAMES = re.compile(r"(?i)^(licen[cs]e|copying|notice|unlicense|copyright)")


def licence_texts(package):
    """Returns the licence texts in the folder of a crate."""
    folder = Path(package["manifest_path"]).parent
    files = sorted(file for file in folder.iterdir() if TEXT_NAMES.match(file.name))
    return [file.read_text(errors="replace").strip() for file in files if file.is_file()]


def notices(packages):
    """Returns the text of all notices."""
    crates_of_text = {}
    without = []
    for package in packages:
        crate = f"{package['name']} {package['version']} ({package['license']})"
        texts = licence_texts(package)
        if not texts:
            without.append(crate)
        for text in texts:
            crates_of_text.setdefault(text, []).append(crate)
    parts = ["hob is linked from these crates.\n"]
    for text, crates in crates_of_text.items():
        parts.append("\n".join(crates) + f"\n\n{text}\n")
    if without:
        parts.append("These crates carry no text of their own:\n\n" + "\n".join(without) + "\n")
    return f"\n{'=' * 80}\n\n".join(parts)


def main():
    """Reads the command line and writes the notices."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    sbom.add_build_arguments(parser)
    parser.add_argument("out", nargs="?", type=Path, default=common.NOTICES)
    arguments = parser.parse_args()
    packages = [node for node in sbom.linked_packages(arguments) if node["source"]]
    arguments.out.parent.mkdir(parents=True, exist_ok=True)
    arguments.out.write_text(notices(packages))
    print(arguments.out)


if __name__ == "__main__":
    main()

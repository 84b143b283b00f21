#!/usr/bin/env python3
"""Fills in the installers and manifests of a release.

    packaging/fill.py ARCHIVES HOMEPAGE RELEASES_URL OUT_DIR

ARCHIVES is the folder with the archives and their `.sha256` files, RELEASES_URL the address under
which a release lies as `vVERSION/`. A manifest that names an archive which is not there is left
out, and said so.
"""

import argparse
import re
from pathlib import Path

import common

# what is filled, and the name that it gets
TEMPLATES = {
    "install.sh": "install.sh",
    "install.ps1": "install.ps1",
    "homebrew/hob.rb": "hob.rb",
    "winget/hob.yaml": "hob.yaml",
}
FIELD = re.compile(r"@([A-Z0-9_]+)(?: ([a-z0-9_-]+))?@")


class MissingArchive(Exception):
    """A template names a target without an archive."""


class Release:
    """A release: its addresses and archives."""

    def __init__(self, archives, homepage, releases_url):
        self.archives = archives
        self.homepage = homepage
        self.releases_url = releases_url.rstrip("/")

    def archive(self, target):
        """Returns the archive for a target."""
        ending = "zip" if "windows" in target else "tar.gz"
        path = self.archives / f"hob-{common.version()}-{target}.{ending}"
        if not path.exists():
            raise MissingArchive(path.name)
        return path

    def value(self, found):
        """Returns the text for a field of a template."""
        field, target = found.groups()
        if field == "VERSION":
            return common.version()
        if field == "HOMEPAGE":
            return self.homepage
        if field == "RELEASES_URL":
            return self.releases_url
        path = self.archive(target)
        if field == "URL":
            return f"{self.releases_url}/v{common.version()}/{path.name}"
        if field == "SHA256":
            return path.with_name(path.name + ".sha256").read_text().split()[0]
        raise SystemExit(f"no field is named {field}")

    def fill(self, template):
        """Returns a template with its fields filled in."""
        return FIELD.sub(self.value, (common.ROOT / "packaging" / template).read_text())


def main():
    """Reads the command line and writes what can be filled in."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("archives", type=Path)
    parser.add_argument("homepage")
    parser.add_argument("releases_url")
    parser.add_argument("out_dir")
    arguments = parser.parse_args()
    out_dir = common.output_folder(arguments.out_dir)
    release = Release(arguments.archives, arguments.homepage, arguments.releases_url)
    # what `hob update` asks for
    common.write(common.version() + "\n", out_dir / "latest.txt")
    for template, name in TEMPLATES.items():
        try:
            common.write(release.fill(template), out_dir / name)
            print(out_dir / name)
        except MissingArchive as archive:
            print(f"{name} is left out: there is no {archive}")


if __name__ == "__main__":
    main()

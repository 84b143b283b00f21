#!/usr/bin/env python3
"""Makes an RPM package of a binary, by `rpmbuild`.

    packaging/rpm.py BINARY OUT_DIR

It installs the same files as the Debian package. What it needs of the system is found by rpmbuild.
The binary writes completions, manual pages and the unit itself: it has to run here.
"""

import argparse
import os
import shutil
import subprocess
import tempfile
from pathlib import Path

import common


def rpm_version():
    """Returns the version as RPM orders it: `0.1.0-rc.1` is `0.1.0~rc.1`, before `0.1.0`."""
    return common.version().replace("-", "~")


def spec(binary, tree):
    """Returns the spec of a package that holds the staged tree as it is."""
    licences = "".join(f"%license /{file.relative_to(tree)}\n" for file in licence_files(tree))
    manual = "".join(f"/{path.relative_to(tree)}\n" for path in sorted(tree.rglob("*.1.gz")))
    suggests = "" if binary.is_static else "Suggests: vulkan-loader\n"
    return (
        # no packages of debug information; the binary is left as it is
        "%global debug_package %{nil}\n"
        "%global __os_install_post %{nil}\n"
        "%global _build_id_links none\n"
        "%global _binary_payload w6.xzdio\n"
        # the same package on every machine
        "%global _buildhost localhost\n"
        "%global use_source_date_epoch_as_buildtime 1\n"
        "%global clamp_mtime_to_source_date_epoch 1\n\n"
        "Name: hob\n"
        f"Version: {rpm_version()}\n"
        "Release: 1\n"
        f"Summary: {common.SUMMARY}\n"
        f"License: {common.LICENSE}\n"
        f"{suggests}\n"
        "%description\n"
        "One program that answers prompts, serves OpenAI's chat interface, and forces\n"
        "answers into grammars and JSON Schemas, with a small model that works offline.\n\n"
        "%install\n"
        f"mkdir -p %{{buildroot}}\ncp -a {tree}/. %{{buildroot}}/\n\n"
        "%files\n"
        "%defattr(-,root,root,-)\n"
        "%dir /usr/share/licenses/hob\n"
        f"{licences}"
        "/usr/bin/hob\n"
        "/usr/lib/systemd/user/hob.service\n"
        "/usr/share/bash-completion/completions/hob\n"
        "/usr/share/fish/vendor_completions.d/hob.fish\n"
        "/usr/share/zsh/site-functions/_hob\n"
        f"{manual}"
    )


def licence_files(tree):
    """Returns the licence texts in the staged tree."""
    return sorted((tree / "usr/share/licenses/hob").iterdir())


def stage(binary, tree):
    """Fills the tree of the package."""
    common.stage_system_tree(binary, tree, zsh_folder="zsh/site-functions")
    for file in common.licence_files():
        common.copy(file, tree / "usr/share/licenses/hob" / file.name)


def make(binary, out_dir):
    """Writes the package and returns its path."""
    if binary.system != "linux":
        raise SystemExit(f"{binary.path}: is no program of Linux")
    with tempfile.TemporaryDirectory() as scratch:
        tree = Path(scratch, "tree")
        stage(binary, tree)
        top = Path(scratch, "rpmbuild")
        spec_file = Path(scratch, "hob.spec")
        spec_file.write_text(spec(binary, tree))
        command = ["rpmbuild", "-bb", "--quiet", "--define", f"_topdir {top}"]
        command += ["--target", f"{binary.cpu}-linux", str(spec_file)]
        environment = os.environ | {"SOURCE_DATE_EPOCH": str(common.timestamp())}
        subprocess.run(command, check=True, stdout=subprocess.DEVNULL, env=environment)
        (built,) = top.rglob("*.rpm")
        path = out_dir / built.name
        shutil.move(built, path)
    return path


def main():
    """Reads the command line and prints the path of the package."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("out_dir")
    arguments = parser.parse_args()
    binary = common.read_binary(arguments.binary)
    print(make(binary, common.output_folder(arguments.out_dir)))


if __name__ == "__main__":
    main()

#!/usr/bin/env python3
"""Makes each kind of package of a binary, installs it in a clean place, and runs what it installed.

    packaging/test.py BINARY [KIND...] [--root DIR] [--strict]

Kinds: wheel, npm, archive, installer, deb, rpm, container, manifests; all of them if none is named. A kind whose tools
are not here is skipped and named; `--strict` makes that a failure. `hob run` is run without network
where `unshare -n` is allowed (as root), with an empty home.

With `--root DIR`, a system that `debootstrap` made, the Debian package is installed there by
`dpkg -i` and run by chroot; without it, it is unpacked and run from there.

A program of Windows is packed as an archive alone. Elsewhere HOB_RUNNER names what runs it: Wine,
which gets a new prefix.
"""

import argparse
import http.server
import json
import os
import shutil
import subprocess
import sys
import tempfile
import threading
import zipfile
from functools import partial
from pathlib import Path

import archive
import common
import deb
import manifests
import npm
import rpm
import wheel

PROMPT = ("run", "Hello")


class Skipped(Exception):
    """A kind that cannot be tried on this machine."""


class Place:
    """A clean folder for one kind of package, and the way to run programs in it."""

    def __init__(self, folder):
        self.folder = folder
        self.home = folder / "home"
        self.home.mkdir(parents=True)
        can_unshare = os.geteuid() == 0 and shutil.which("unshare")
        self.offline = ["unshare", "-n"] if can_unshare else []

    def environment(self, path=os.environ["PATH"]):
        """Returns an environment with an empty home."""
        own = {"HOME": str(self.home), "PATH": str(path), "LC_ALL": "C.UTF-8"}
        wine = {name: value for name, value in os.environ.items() if name.startswith("WINE")}
        return own | wine | {"WINEPREFIX": str(self.folder / "prefix")}

    def run(self, *command, **options):
        """Returns what a program prints; it must succeed."""
        options.setdefault("env", self.environment())
        options.setdefault("cwd", self.folder)
        command = [str(word) for word in command]
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options
        )
        if done.returncode != 0:
            raise SystemExit(
                f"{' '.join(command)}: exit code {done.returncode}\n{done.stdout}{done.stderr}"
            )
        return done.stdout

    def refused(self, *command, says, **options):
        """Checks that a program fails with a message that contains `says`."""
        options.setdefault("env", self.environment())
        command = [str(word) for word in command]
        done = subprocess.run(
            command, stdin=subprocess.DEVNULL, capture_output=True, text=True, **options
        )
        if done.returncode == 0 or says not in done.stderr:
            raise SystemExit(f"{' '.join(command)}: {done.returncode}, not {says!r}\n{done.stderr}")

    def check_program(self, *command, **options):
        """Checks that a command is hob of this version, and that it answers offline."""
        printed = self.run(*command, "--version", **options).strip()
        if printed != f"hob {common.version()}":
            raise SystemExit(f"{command}: --version prints {printed!r}")
        answer = self.run(*self.offline, *command, *PROMPT, **options).strip()
        if not answer:
            raise SystemExit(f"{command}: answers nothing")
        return answer


def needs(*programs):
    """Skips the kind unless all these programs are here."""
    missing = [program for program in programs if not shutil.which(program)]
    if missing:
        raise Skipped(f"without {', '.join(missing)}")


def try_wheel(binary, place, _root):
    """Installs the wheel into a clean virtual environment."""
    path = wheel.make(binary, place.folder, wheel.platform_tag(binary))
    place.run(sys.executable, "-m", "venv", "venv")
    pip = place.folder / "venv/bin/pip"
    place.run(pip, "install", "--no-index", "--disable-pip-version-check", path)
    answer = place.check_program(place.folder / "venv/bin/hob")
    place.run(pip, "uninstall", "-y", wheel.NAME)
    if (place.folder / "venv/bin/hob").exists():
        raise SystemExit("pip uninstall leaves the program")
    return answer


def try_npm(binary, place, _root):
    """Installs both packages of npm under a clean prefix."""
    needs("node", "npm")
    tarballs = []
    for folder in (npm.make_platform(binary, place.folder), npm.make_main(place.folder)):
        (packed,) = json.loads(place.run("npm", "pack", "--json", folder))
        tarballs.append(place.folder / packed["filename"])
    prefix = place.folder / "prefix"
    # offline: npm leaves out the optional packages that it cannot fetch, those of other systems
    quiet = ("--no-audit", "--no-fund", "--offline")
    place.run("npm", "install", "-g", "--prefix", prefix, *quiet, *tarballs)
    answer = place.check_program(prefix / "bin/hob")
    place.refused(prefix / "bin/hob", "no-such-command", says="no-such-command")
    alone = place.folder / "alone"
    place.run("npm", "install", "-g", "--prefix", alone, *quiet, tarballs[1])
    place.refused(alone / "bin/hob", "--version", says="is not installed")
    return answer


def try_archive(binary, place, _root):
    """Unpacks the archive of a release, and checks that it can be made again."""
    path = archive.make(binary, common.output_folder(place.folder / "first"))
    again = archive.make(binary, common.output_folder(place.folder / "second"))
    if path.read_bytes() != again.read_bytes():
        raise SystemExit("the archive is another one each time")
    sums = f"{path.name}.sha256"
    place.run("sh", "-c", f"sha256sum -c {sums} || shasum -a 256 -c {sums}", cwd=path.parent)
    if binary.system == "windows":
        return try_zip(path, place)
    place.run("tar", "-xzf", path)
    return place.check_program(place.folder / path.name.removesuffix(".tar.gz") / "hob")


def try_zip(path, place):
    """Unpacks the archive of Windows, and runs the program as HOB_RUNNER says."""
    with zipfile.ZipFile(path) as packed:
        packed.extractall(place.folder)
    folder = place.folder / path.stem
    missing = [name for name in ("completions/hob.ps1", "README.md") if not (folder / name).is_file()]
    if missing:
        raise SystemExit(f"{path.name} has no {', '.join(missing)}")
    runner = os.environ.get("HOB_RUNNER", "").split()
    return place.check_program(*runner, folder / "hob.exe")


def serve_files(folder):
    """Starts a server of a folder's files on a free port of this machine, and returns it."""

    class Handler(http.server.SimpleHTTPRequestHandler):
        """Answers without a log."""

        def log_message(self, *_):
            pass

    handler = partial(Handler, directory=str(folder))
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def make_releases(binary, folder):
    """Fills a folder with a good release and with damaged and incomplete ones."""
    path = archive.make(binary, common.output_folder(folder / f"v{common.version()}"))
    data = path.read_bytes()
    checksum = path.with_name(path.name + ".sha256").read_text()

    def add(version, content, sum_text):
        name = path.name.replace(common.version(), version, 1)
        common.output_folder(folder / f"v{version}")
        if content is not None:
            (folder / f"v{version}" / name).write_bytes(content)
        (folder / f"v{version}" / f"{name}.sha256").write_text(sum_text)

    add("0.0.1", data[:-1000] + bytes(1000), checksum)
    add("0.0.2", data[:1000], checksum)
    add("0.0.3", None, checksum)
    add("0.0.4", data, "<html>not found</html>\n")


def try_installer(binary, place, _root):
    """Runs install.sh under each shell against a server with good, damaged and missing files."""
    script = common.ROOT / "packaging/install.sh"
    make_releases(binary, place.folder / "files")
    server = serve_files(place.folder / "files")
    shells = [["dash"], ["busybox", "sh"], ["bash", "--posix"]]
    shells = [shell for shell in shells if shutil.which(shell[0])]
    try:
        for shell in shells:
            answer = try_installer_under(shell, script, server.server_port, binary, place)
    finally:
        server.shutdown()
    return f"{answer} ({', '.join(' '.join(shell) for shell in shells)})"


def try_installer_under(shell, script, port, binary, place):
    """Runs install.sh under one shell, and returns the answer of what it installed."""
    prefix = place.folder / f"prefix of {shell[0]}"
    environment = place.environment() | {"HOB_BASE_URL": f"http://127.0.0.1:{port}"}
    base = (*shell, script)
    if binary.is_static:
        # the script takes the build for glibc where that runs
        base += ("--target", binary.target)
    command = (*base, "--prefix", prefix)
    refused = partial(place.refused, *command, env=environment)
    refused("--version", "0.0.1", says="is damaged")
    refused("--version", "0.0.2", says="is damaged")
    refused("--version", "0.0.3", says="cannot fetch")
    refused("--version", "0.0.4", says="is none")
    refused("--version", "9.9.9", says="there is no version 9.9.9")
    refused(says="name one with --version")
    refused("--no-such-option", says="unknown option")
    refused("--version", says="needs a value")
    refused("--uninstall", says="nothing that this script has installed")
    place.refused(*command, "--version", "1", says="set HOB_BASE_URL")
    if prefix.exists():
        raise SystemExit(f"{shell}: a refused installation leaves files")
    version = ("--version", common.version())
    printed = place.run(*command, *version, env=environment)
    if f'export PATH="{prefix}/bin:$PATH"' not in printed:
        raise SystemExit(f"{shell}: does not say what to add to PATH:\n{printed}")
    answer = place.check_program(prefix / "bin/hob")
    # a second time replaces the first
    place.run(*command, *version, env=environment)
    place.run(*command, "--uninstall", env=environment)
    left = list(prefix.rglob("*"))
    if left:
        raise SystemExit(f"{shell}: --uninstall leaves {left}")
    (prefix / "bin").mkdir()
    (prefix / "bin/hob").write_text("another program")
    refused(*version, says="--force replaces it")
    place.run(*base, *version, env=environment)
    if not (place.home / ".local/bin/hob").exists():
        raise SystemExit(f"{shell}: without --prefix nothing is in ~/.local/bin")
    place.run(*base, "--uninstall", env=environment)
    return answer


def try_deb(binary, place, root):
    """Installs the Debian package: in `root` by dpkg, or else by unpacking it."""
    needs("dpkg-deb")
    path = deb.make(binary, place.folder)
    if not root:
        place.run("dpkg-deb", "--extract", path, "tree")
        return f"{place.check_program(place.folder / 'tree/usr/bin/hob')} (unpacked)"
    shutil.copy(path, root / "tmp")
    path_inside = "PATH=/usr/sbin:/usr/bin:/sbin:/bin"
    inside = ("chroot", root, "/usr/bin/env", "-i", "HOME=/tmp", path_inside)
    place.run(*inside, "dpkg", "-i", f"/tmp/{path.name}")
    place.run(*inside, "dpkg", "--verify", "hob")
    answer = place.check_program(*inside, "hob")
    place.run(*inside, "dpkg", "--purge", "hob")
    if (root / "usr/bin/hob").exists():
        raise SystemExit("dpkg --purge leaves the program")
    return f"{answer} (dpkg -i in {root})"


def try_rpm(binary, place, _root):
    """Unpacks the RPM package and runs it from there; as root, installs it into an empty root."""
    needs("rpmbuild", "rpm2cpio", "cpio")
    path = rpm.make(binary, place.folder)
    listed = place.run("rpm", "-qpl", path).split()
    for file in ("/usr/bin/hob", "/usr/share/man/man1/hob-run.1.gz"):
        if file not in listed:
            raise SystemExit(f"{path.name} has no {file}")
    tree = place.folder / "tree"
    tree.mkdir()
    place.run("sh", "-c", f"rpm2cpio {path} | cpio -idm --quiet", cwd=tree)
    answer = place.check_program(tree / "usr/bin/hob")
    if os.geteuid() != 0:
        return f"{answer} (unpacked)"
    empty = place.folder / "empty"
    in_empty = ("rpm", "--root", empty, "--nodeps")
    place.run("rpm", "--root", empty, "--initdb")
    place.run(*in_empty, "-i", path)
    place.run(*in_empty, "-V", "hob")
    answer = place.check_program(empty / "usr/bin/hob")
    place.run(*in_empty, "-e", "hob")
    left = [str(left) for left in (empty / "usr").rglob("*hob*")]
    if left:
        raise SystemExit(f"rpm -e leaves {left}")
    return f"{answer} (rpm -i in an empty root)"


def read_image():
    """Returns the variables of the image, and the arguments that it gives its program."""
    variables = {}
    arguments = []
    for line in (common.ROOT / "packaging/container/Containerfile").read_text().splitlines():
        word, _, rest = line.partition(" ")
        if word == "ENV":
            variables |= dict(pair.split("=", 1) for pair in rest.split())
        if word == "CMD":
            arguments = json.loads(rest)
    return variables, arguments


def try_container(binary, place, _root):
    """Asks the program for its settings in the image, where variables of a user go first."""
    variables, arguments = read_image()
    environment = place.environment() | variables | {"HOME": str(place.home)}

    def settings(**own):
        command = (binary.path, "config", "--json", "--all", *arguments)
        rows = json.loads(place.run(*command, env=environment | own))
        return {row["option"].lstrip("-"): row["values"] for row in rows}

    for own, expected in [
        ({}, {"host": ["0.0.0.0"], "port": ["8080"]}),
        ({"LLAMA_ARG_PORT": "9000"}, {"host": ["0.0.0.0"], "port": ["9000"]}),
        ({"LLAMA_ARG_HOST": "::1"}, {"host": ["::1"], "port": ["8080"]}),
    ]:
        found = settings(**own)
        found = {name: found.get(name) for name in expected}
        if found != expected:
            raise SystemExit(f"the image with {own} has {found}, not {expected}")
    return place.check_program(binary.path, env=environment)


def try_manifests(binary, _place, _root):
    """Checks that installers and manifests name what the workflow of releases makes."""
    try:
        return f"{len(manifests.check(binary))} targets agree"
    except manifests.Disagreement as what:
        raise SystemExit(f"manifests: {what}") from what


KINDS = {
    "wheel": try_wheel,
    "npm": try_npm,
    "archive": try_archive,
    "installer": try_installer,
    "deb": try_deb,
    "rpm": try_rpm,
    "container": try_container,
    "manifests": try_manifests,
}


def main():
    """Tries each kind and prints a line about it; with `--strict`, a skipped one is a failure."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    parser.add_argument("binary")
    parser.add_argument("kinds", nargs="*", metavar="KIND", help=", ".join(KINDS))
    parser.add_argument("--root", type=Path, help="a system made by debootstrap")
    parser.add_argument("--strict", action="store_true", help="fail if a kind is skipped")
    arguments = parser.parse_args()
    unknown = set(arguments.kinds) - set(KINDS)
    if unknown:
        parser.error(f"no kind {', '.join(sorted(unknown))}; there are {', '.join(KINDS)}")
    binary = common.read_binary(arguments.binary)
    skipped = 0
    all_kinds = ["archive"] if binary.system == "windows" else list(KINDS)
    for kind in arguments.kinds or all_kinds:
        # what Wine leaves running for some seconds may still write there
        scratch = {"prefix": f"hob-{kind}-", "ignore_cleanup_errors": True}
        with tempfile.TemporaryDirectory(**scratch) as folder:
            try:
                answer = KINDS[kind](binary, Place(Path(folder)), arguments.root)
                print(f"{kind}: installed, runs offline: {answer}", flush=True)
            except Skipped as reason:
                skipped += 1
                print(f"{kind}: skipped, {reason}", flush=True)
    if skipped and arguments.strict:
        raise SystemExit(f"{skipped} kinds skipped")


if __name__ == "__main__":
    main()

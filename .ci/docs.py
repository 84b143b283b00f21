#!/usr/bin/env python3
"""Checks that what the documents name is there.

    .ci/docs.py               checks the documents
    .ci/docs.py --book PATH   checks the pages that mdBook made of them

Every relative link of a Markdown page leads to a file, and every anchor of one to a heading. Every
page of `docs/` is in its `SUMMARY.md`. In
ARCHITECTURE.md, CONTRIBUTING.md and SECURITY.md every path in backticks is a file or folder, and
every `name()` or `Type::name` in backticks is a word of the code. Every link of a page of the book
leads to a file of the book, and its anchor to an element of that page.
"""

import re
import subprocess
import sys
from html import unescape
from pathlib import Path

CHECKED_PATHS = ("ARCHITECTURE.md", "CONTRIBUTING.md", "SECURITY.md")
ROOTS = ("", "src/")
LINK = re.compile(r"\]\(([^)\s]+)\)")
CODE_SPAN = re.compile(r"`([^`\n]+)`")
PATH = re.compile(r"[\w.-]*/[\w./-]*|[\w-]+\.(?:rs|py|md|toml|wgsl)")
ITEM = re.compile(r"(?:\w+(?:::))*(\w+)(?:\(\))?")


def anchors(page):
    """Returns the anchors of a page's headings, as GitHub and mdBook make them."""
    found = set()
    for heading in re.findall(r"^#+ (.*)$", page.read_text(), re.MULTILINE):
        plain = re.sub(r"[^\w\- ]", "", heading.lower())
        found.add(plain.replace(" ", "-"))
    return found


def broken_links(root, page):
    """Yields a complaint for each link of a page that leads nowhere."""
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    for link in LINK.findall(text):
        if re.match(r"[a-z]+:", link):
            continue
        name, _, anchor = link.partition("#")
        target = (page.parent / name).resolve() if name else page
        if not target.exists():
            yield f"{page.relative_to(root)}: no file {link}"
        elif anchor and target.suffix == ".md" and anchor not in anchors(target):
            yield f"{page.relative_to(root)}: no heading {link}"


def missing_names(root, page, words):
    """Yields a complaint for each path or item of a page that is not in the tree."""
    text = re.sub(r"```.*?```", "", page.read_text(), flags=re.DOTALL)
    for span in CODE_SPAN.findall(text):
        if PATH.fullmatch(span) and not span.startswith(("/", "../")):
            if not any((root / above / span).exists() for above in ROOTS):
                yield f"{page.name}: no file {span}"
        elif ("::" in span or span.endswith("()")) and (item := ITEM.fullmatch(span)):
            for word in re.findall(r"\w+", item.group()):
                if word not in words:
                    yield f"{page.name}: nothing is named {word} ({span})"


def unlisted_pages(root):
    """Yields a complaint for each page of the book that its summary does not list."""
    book = root / "docs"
    listed = set(LINK.findall((book / "SUMMARY.md").read_text()))
    for page in sorted(book.rglob("*.md")):
        name = page.relative_to(book).as_posix()
        if name != "SUMMARY.md" and name not in listed:
            yield f"docs/SUMMARY.md: {name} is not listed"


def broken_book_links(book):
    """Yields a complaint for each link of a page of the built book that leads nowhere."""
    pages = {page: page.read_text() for page in sorted(book.rglob("*.html"))}
    ids = {page: set(re.findall(r'\bid="([^"]+)"', text)) for page, text in pages.items()}
    for page, text in pages.items():
        # these two are read from other folders than their own
        if page.name in ("404.html", "toc.html"):
            continue
        for link in re.findall(r'\b(?:href|src)="([^"]+)"', text):
            if re.match(r"[a-z]+:", link):
                continue
            name, _, anchor = unescape(link).partition("#")
            target = (page.parent / name).resolve() if name else page
            if not target.exists() or anchor and anchor not in ids.get(target, {anchor}):
                yield f"{page.relative_to(book)}: nothing at {link}"


def main():
    if sys.argv[1:2] == ["--book"]:
        complaints = [*broken_book_links(Path(sys.argv[2]).resolve())]
        print("\n".join(complaints) or "every link of the book leads somewhere")
        return 1 if complaints else 0
    root = Path(__file__).resolve().parent.parent
    listed = subprocess.run(
        ["git", "ls-files", "--cached", "--others", "--exclude-standard"],
        cwd=root, check=True, capture_output=True, text=True,
    ).stdout.split("\n")
    files = [root / name for name in listed if name and (root / name).is_file()]
    words = set()
    for file in files:
        if file.suffix in (".rs", ".wgsl"):
            words.update(re.findall(r"\w+", file.read_text()))
    complaints = list(unlisted_pages(root))
    for page in files:
        if page.suffix == ".md":
            complaints += broken_links(root, page)
    for name in CHECKED_PATHS:
        if (root / name).exists():
            complaints += missing_names(root, root / name, words)
    print("\n".join(complaints) or "every link, path and name is there")
    return 1 if complaints else 0


if __name__ == "__main__":
    sys.exit(main())

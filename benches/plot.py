#!/usr/bin/env python3
"""Draws the medians of a record of benches/compare.py as bars beside the peer's, in an SVG file.

    benches/plot.py benches/record/CPU/DATE-default-2t.json -o docs/speed.svg \\
        --name llama1b-q4km="Llama 3.2 1B, Q4_K_M"

Each test has a scale of its own, since reading a prompt is ten times as fast as writing an answer.
Needs Python alone.
"""

import argparse
import json
import pathlib
import statistics
from html import escape

WIDTH, LABEL, BAR, GAP = (
    720,
    170,
    13,
    16,
)  # pixels: the picture, its left column, one bar, the space below two
COLOURS = {"hob": "#d9480f", "llama.cpp": "#868e96"}
KINDS = {"pp": "Prompt tokens read per second", "tg": "Tokens written per second"}


def text(x, y, words, size=12, anchor="start", weight="normal"):
    # grey enough to be read on a white and on a black page
    return (
        f'<text x="{x:.0f}" y="{y:.0f}" font-size="{size}" text-anchor="{anchor}" '
        f'font-weight="{weight}" '
        f'fill="#748091">{escape(words)}</text>'
    )


def bars(rows, y, names):
    """The rows of one test from the height `y` on, and the height below them."""
    medians = [{who: statistics.median(row[who]) for who in COLOURS} for row in rows]
    most = max(max(median.values()) for median in medians)
    room = WIDTH - LABEL - 110
    parts = []
    for row, median in zip(rows, medians):
        parts.append(
            text(LABEL - 10, y + BAR + 5, names.get(row["model"], row["model"]), anchor="end")
        )
        for i, (who, colour) in enumerate(COLOURS.items()):
            top, length = y + i * (BAR + 1), room * median[who] / most
            parts.append(
                f'<rect x="{LABEL}" y="{top}" width="{length:.1f}" height="{BAR}" '
                f'rx="2" fill="{colour}"/>'
            )
            said = f"{median[who]:.0f}" + (
                f"  ({row['ratio_of_medians']:.2f} ×)" if who == "hob" else ""
            )
            parts.append(
                text(
                    LABEL + length + 6,
                    top + BAR - 2,
                    said,
                    11,
                    weight="bold" if who == "hob" else "normal",
                )
            )
        y += 2 * BAR + GAP
    return parts, y


def draw(record, names):
    parts, y = [], 24
    x = LABEL
    for who, colour in COLOURS.items():
        parts.append(f'<rect x="{x}" y="{y - 11}" width="12" height="12" rx="2" fill="{colour}"/>')
        parts.append(text(x + 18, y, who, 13, weight="bold"))
        x += 90
    parts.append(
        text(
            WIDTH - 10,
            y,
            f"{record['cpu']}, {record['threads']} threads, {record['date']}",
            11,
            "end",
        )
    )
    for kind, title in KINDS.items():
        rows = [row for row in record["rows"] if row["test"].startswith(kind)]
        if not rows:
            continue
        parts.append(text(LABEL, y + 32, f"{title} ({rows[0]['test']})", 13))
        more, y = bars(rows, y + 44, names)
        parts += more
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {y}" '
        f'width="{WIDTH}" height="{y}" '
        f'font-family="system-ui, sans-serif" role="img">\n' + "\n".join(parts) + "\n</svg>\n"
    )


def main():
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("record", type=pathlib.Path)
    parser.add_argument("-o", "--out", type=pathlib.Path, required=True)
    parser.add_argument(
        "--name",
        action="append",
        default=[],
        metavar="MODEL=NAME",
        help="what to call a model of the record",
    )
    options = parser.parse_args()
    names = dict(name.split("=", 1) for name in options.name)
    options.out.write_text(draw(json.loads(options.record.read_text()), names))


if __name__ == "__main__":
    main()

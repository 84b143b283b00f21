#!/usr/bin/env python3
"""Regular expressions as constraints, against Python's `re`.

    regexes.py HOB [N]    asks `HOB grammar match` about N (2,000) random patterns and their texts

Patterns are of what ECMA-262 and Python share: sets, classes of ASCII, groups, alternatives,
repetitions that take many or few, look-aheads. A pattern matches the whole text, as `re.fullmatch`
says. Half of the patterns are a schema's `pattern` between anchors, too, whose strings must be the
same. The exit code is 0 if all of it agrees.
"""

import json
import random
import re
import subprocess
import sys

CHARACTERS = "aab1_ -.\n\\Aé日"
SINGLES = ["a", "b", "1", "é", "日", "_", " ", ".", r"\.", r"\\", r"\n", r"\x41", r"\u00e9", "-"]
SETS = ["[ab]", "[^a]", "[a-c1]", "[^b-dé]", r"[\d_]", r"[^\w]", r"[\s-]", "[日-本]"]
CLASSES = [r"\d", r"\D", r"\w", r"\W", r"\s", r"\S"]
BOUNDED = ["", "", "", "?", "??", "{2}", "{0,2}?"]
REPEATS = [*BOUNDED, "*", "+", "*?", "+?", "{1,3}", "{2,}"]
TEXTS = 40


def pattern(dice, depth):
    """Returns a random pattern."""
    ways = []
    for _ in range(2 if dice.random() < 0.25 else 1):
        items = []
        for _ in range(dice.randrange(4)):
            kind = dice.randrange(9 if depth else 6)
            if kind == 0:
                item = dice.choice(CLASSES)
            elif kind == 1:
                item = dice.choice(SETS)
            elif kind < 6:
                item = dice.choice(SINGLES)
            elif kind < 8:
                item = dice.choice(["(", "(?:"]) + pattern(dice, depth - 1) + ")"
            else:
                items.append(dice.choice(["(?=", "(?!"]) + plain(dice) + ")")
                continue
            if "(?=" in item or "(?!" in item:
                # what looks ahead and is repeated has no automaton
                items.append(item)
            elif item.startswith("(") and re.search("[*+,]", item):
                # repetitions within repetitions keep `re` busy for ever
                items.append(item + dice.choice(BOUNDED))
            else:
                items.append(item + dice.choice(REPEATS))
        ways.append("".join(items))
    return "|".join(ways)


def plain(dice):
    """Returns a pattern without groups, for a look-ahead."""
    return "".join(
        dice.choice(SINGLES + SETS) + dice.choice(["", "", "*", "+"])
        for _ in range(dice.randrange(1, 3))
    )


def texts(dice):
    """Returns the empty text, all of one character, and random ones."""
    some = ["", *CHARACTERS]
    while len(some) < TEXTS:
        some.append("".join(dice.choice(CHARACTERS) for _ in range(dice.randrange(2, 9))))
    return some


def main():
    hob = sys.argv[1]
    n_patterns = int(sys.argv[2]) if len(sys.argv) > 2 else 2000
    dice = random.Random(20261129)
    cases = []
    while len(cases) < n_patterns:
        found = pattern(dice, 3)
        compiled = re.compile(found, re.ASCII)
        some = texts(dice)
        expected = [compiled.fullmatch(text) is not None for text in some]
        cases.append((found, some, expected))
    lines = []
    for number, (found, some, _) in enumerate(cases):
        lines.append({"id": number, "regex": found, "texts": some})
        if number % 2 == 0:
            schema = {"type": "string", "pattern": f"^(?:{found})$"}
            quoted = [json.dumps(text, ensure_ascii=False) for text in some]
            lines.append({"id": number, "schema": schema, "texts": quoted})
    asked = "".join(json.dumps(line) + "\n" for line in lines)
    answer = subprocess.run(
        [hob, "grammar", "match"], input=asked, capture_output=True, text=True, check=True
    )
    answers = [json.loads(line) for line in answer.stdout.splitlines()]
    assert len(answers) == len(lines), len(answers)
    n_accepted = n_refused = unlike = 0
    for line, answer in zip(lines, answers):
        found, some, expected = cases[line["id"]]
        if answer["error"] is not None:
            # what matches no text is refused
            n_refused += 1
            if "no text matches" not in answer["error"] or any(expected):
                unlike += 1
                print(f"{found!r}: {answer['error']}")
            continue
        n_accepted += sum(answer["accepted"])
        for text, own, other in zip(some, answer["accepted"], expected):
            if own != other:
                unlike += 1
                print(f"{found!r} {text!r}: {own}, expected {other}")
    print(
        f"{len(cases)} patterns, {len(lines) * TEXTS} answers, {n_accepted} accepted,"
        f" {n_refused} match nothing, {unlike} unlike"
    )
    assert n_accepted > 2 * n_patterns and n_refused < len(lines) // 4
    return 1 if unlike else 0


if __name__ == "__main__":
    sys.exit(main())

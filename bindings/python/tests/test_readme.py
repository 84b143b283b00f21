import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[3]


def examples(path):
    text = (ROOT / path).read_text(encoding="utf-8")
    return re.findall(r"```python\n(.*?)```", text, re.DOTALL)


@pytest.mark.parametrize(
    ("path", "n"), [("bindings/python/README.md", 1), ("docs/coming-from/constraint-engines.md", 8)]
)
def test_the_examples_run(path, n):
    if "constraint-engines" in path:
        pytest.importorskip("pydantic")
    found = examples(path)
    assert len(found) == n
    known = {}
    for example in found:
        exec(compile(example, path, "exec"), known)

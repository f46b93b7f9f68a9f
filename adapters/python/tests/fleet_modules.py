"""Modules of which some are poisonous, and what has to become of them."""

import hashlib
import subprocess
from collections.abc import Iterable
from pathlib import Path

PIPELINE = "builtin.module(func.func(test-poison),canonicalize)"

VERDICTS = {
    "good": "ok",
    "large": "ok",
    "unreadable": "unreadable",
    "fail": "failed",
    "panic": "panicked",
    "abort": "killed",
    "endless": "deadline",
    "memory": "memory",
}
"""What becomes of a module of each kind."""

POISONS = ("large", "unreadable", "fail", "panic", "abort", "endless", "memory")

COMPARED = ("id", "verdict", "pass", "statistics", "output", "reproducer")
"""What is the same in each row of a module, whoever compiled it."""


def text_of(kind: str, number: int, large: int = 50 << 20) -> str:
    """Return a module; a large one has that many bytes."""
    if kind == "unreadable":
        return "this is no module"
    weights = ""
    if kind == "large":
        count = large // 2
        digits = "1f" * count
        weights = f'%w = "arith.constant"() <{{value = dense<"0x{digits}"> : tensor<{count}xi8>}}> : () -> tensor<{count}xi8>\n'
        weights += f'"test.use"(%w) : (tensor<{count}xi8>) -> ()\n'
    return (
        f'"func.func"() <{{function_type = () -> i32, sym_name = "{kind}"}}> ({{\n{weights}'
        f'%0 = "arith.constant"() <{{value = {number} : i32}}> : () -> i32\n'
        '%1 = "arith.addi"(%0, %0) : (i32, i32) -> i32\n'
        '"func.return"(%1) : (i32) -> ()\n}) : () -> ()\n'
    )


def write_modules(folder: Path, count: int, share: int, large: int = 50 << 20, poisons: Iterable[str] = POISONS) -> dict[str, str]:
    """Write modules of which each poison is one in ``share``, and return the verdict that each has to get."""
    expected: dict[str, str] = {}
    kinds = dict(enumerate(poisons, 1))
    first_large: Path | None = None
    for number in range(count):
        kind = kinds.get(number % share, "good")
        path = folder / f"{number // 1000:03}" / f"{number:05}-{kind}.mlir"
        path.parent.mkdir(parents=True, exist_ok=True)
        if kind == "large" and first_large is not None:
            path.hardlink_to(first_large)
        else:
            path.write_text(text_of(kind, number, large))
            first_large = path if kind == "large" else first_large
        expected[path.relative_to(folder).as_posix()] = VERDICTS[kind]
    return expected


def comparable(rows: Iterable[object]) -> dict[str, dict[str, object]]:
    """Return what has to be the same in rows, by the names of modules; two rows of a module are an error."""
    found: dict[str, dict[str, object]] = {}
    for row in rows:
        assert isinstance(row, dict)
        assert row["id"] not in found, f"two rows of {row['id']}"
        found[row["id"]] = {name: row[name] for name in COMPARED if name in row}
    return found


def digests(folder: Path) -> dict[str, str]:
    """Return the digests of the results in a store."""
    files = (path for path in sorted(folder.rglob("*.mlir")) if "reproducers" not in path.parts)
    return {path.relative_to(folder).as_posix(): hashlib.blake2b(path.read_bytes()).hexdigest() for path in files}


def alone(tool: str, path: Path) -> bytes:
    """Return what the tool prints for a good module."""
    flags = ["--pass-pipeline=builtin.module(canonicalize)", "--allow-unregistered-dialect"]
    return subprocess.run([tool, *flags, str(path)], stdout=subprocess.PIPE, check=True).stdout

"""Rows of manifests."""

from __future__ import annotations

from typing import Literal, TypedDict

Verdict = Literal["ok", "unchanged", "cached", "failed", "panicked", "killed", "deadline", "memory", "unreadable"]
"""What became of a module."""

SUCCESSES = frozenset({"ok", "unchanged", "cached"})
"""The verdicts of modules with a result."""

EXCEEDED = frozenset({"deadline", "memory"})
"""The verdicts that may differ with other limits."""


class _Message(TypedDict):
    severity: str
    location: str
    message: str


class DiagnosticRecord(_Message, total=False):
    """A diagnostic about a module."""

    notes: list[str]
    help: str


class _RowHead(TypedDict):
    id: str
    key: str
    verdict: Verdict
    seconds: float


_RowPass = TypedDict("_RowPass", {"pass": str}, total=False)


class Row(_RowHead, _RowPass, total=False):
    """What became of a module, with the fields of a row of ``manifest.jsonl``.

    ``output`` and ``reproducer`` are names of files in the store, or the texts themselves where there is no store.
    """

    diagnostics: list[DiagnosticRecord]
    statistics: dict[str, dict[str, int]]
    peak_memory: int
    output: str
    reproducer: str


def failure(id: str, key: str, verdict: Verdict, message: str) -> Row:
    """Return the row of a module with an error that no pass reported."""
    record: DiagnosticRecord = {"severity": "error", "location": id, "message": message}
    return {"id": id, "key": key, "verdict": verdict, "diagnostics": [record], "seconds": 0.0}

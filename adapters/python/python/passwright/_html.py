"""Modules, pipelines and results as HTML, for notebooks. Everything is escaped, and nothing is loaded from elsewhere."""

from __future__ import annotations

import difflib
import html
import re
from collections.abc import Sequence
from typing import Any, Union

from passwright._native import RunResult, Timer

Tree = Sequence[Union[str, tuple[str, Any]]]

_LONGEST = 2_000
"""The most lines of a module or a diff that are shown."""

_STYLE = (
    "<style>"
    ".pw{font:13px/1.5 ui-monospace,Menlo,Consolas,monospace;color:inherit}.pw details>div{padding-left:1.2em}"
    ".pw pre{margin:0;white-space:pre-wrap;background:none}.pw summary{cursor:pointer}"
    ".pw .n{color:#6f42c1}.pw .s{color:#22863a}.pw .v{color:#005cc5}.pw .t{color:#b45309}"
    ".pw .a{background:#22863a33}.pw .d{background:#b31d2833}"
    ".pw table{border-collapse:collapse}.pw td,.pw th{padding:0 .8em 0 0;text-align:left}"
    ".pw .box{border:1px solid #8888;border-radius:4px;padding:2px 6px;margin:2px;display:inline-block;vertical-align:top}"
    ".pw .bar{position:relative;height:1.5em;overflow:hidden;background:#d9770633;border:1px solid #d97706;box-sizing:border-box}"
    ".pw .row{display:flex}"
    "</style>"
)

_TOKENS = re.compile(
    r'(?P<s>"(?:[^"\\]|\\.)*")|(?P<v>%[\w$.#:-]+|\^[\w$.-]+|@[\w$.-]+)|(?P<t>![\w$.]+|\b(?:[su]?i\d+|index|b?f\d+)\b)', re.ASCII
)


def _page(body: str) -> str:
    return f'{_STYLE}<div class="pw">{body}</div>'


def _highlighted(line: str) -> str:
    """Return a line of IR with the kinds of its words."""
    out: list[str] = []
    end = 0
    for match in _TOKENS.finditer(line):
        out.append(html.escape(line[end : match.start()]))
        kind = match.lastgroup or "s"
        # The name of an operation is a string before its operands.
        if kind == "s" and line[match.end() : match.end() + 1] == "(":
            kind = "n"
        out.append(f'<span class="{kind}">{html.escape(match.group())}</span>')
        end = match.end()
    out.append(html.escape(line[end:]))
    return "".join(out)


def module(text: str) -> str:
    """Return a module whose operations with regions are folded, but for the outermost two."""
    lines = text.splitlines()
    rest = len(lines) - _LONGEST
    out: list[str] = []
    depth = 0
    for line in lines[:_LONGEST]:
        shown = _highlighted(line.strip())
        if line.lstrip().startswith("}"):
            if line.rstrip().endswith("({") or line.rstrip().endswith(", {"):
                out.append(f"</div><div>{shown}</div><div>")
                continue
            depth -= 1
            out.append(f"</div></details><pre>{shown}</pre>" if depth >= 0 else f"<pre>{shown}</pre>")
            depth = max(depth, 0)
        elif line.rstrip().endswith("({"):
            opened = " open" if depth < 2 else ""
            out.append(f"<details{opened}><summary>{shown}</summary><div>")
            depth += 1
        else:
            out.append(f"<pre>{shown}</pre>")
    out.append("</div></details>" * depth)
    if rest > 0:
        out.append(f"<p>{rest} more lines: <code>print(module)</code> shows them.</p>")
    return _page("".join(out))


def pipeline(anchor: str, steps: Tree) -> str:
    """Return a drawing of what is nested in what."""
    return _page(_box(anchor, steps))


def _box(anchor: str, steps: Tree) -> str:
    parts = [
        f'<span class="box">{html.escape(step)}</span>' if isinstance(step, str) else _box(step[0], step[1]) for step in steps
    ]
    return f'<div class="box"><span class="n">{html.escape(anchor)}</span><br>{"".join(parts)}</div>'


def result(run: RunResult) -> str:
    """Return what changed, the times, the numbers and the messages of a run."""
    parts = [f"<p>{'changed' if run.changed else 'unchanged'}, {run.timing.total * 1000:.2f} ms</p>"]
    if run.before is not None:
        parts.append(_folded("Changes", _diff(run.before, str(run.module)), True))
    flame = "".join(_flame(timer, run.timing.total) for timer in run.timing.timers)
    parts.append(_folded("Times", f'<div class="row">{flame}</div>', True))
    rows = "".join(
        f"<tr><td>{html.escape(name)}</td><td>{html.escape(statistic)}</td><td>{value}</td></tr>"
        for name, statistics in run.statistics.items()
        for statistic, value in statistics.items()
    )
    if rows:
        parts.append(_folded("Statistics", f"<table>{rows}</table>", False))
    for title, messages in (("Diagnostics", run.diagnostics), ("Remarks", run.remarks)):
        if messages:
            texts = "".join(f"<pre>{html.escape(str(message))}</pre>" for message in messages[:_LONGEST])
            parts.append(_folded(f"{title} ({len(messages)})", texts, title == "Diagnostics"))
    return _page("".join(parts))


def _folded(title: str, body: str, is_open: bool) -> str:
    opened = " open" if is_open else ""
    return f"<details{opened}><summary>{html.escape(title)}</summary><div>{body}</div></details>"


def _flame(timer: Timer, around: float) -> str:
    """Return a bar for a timer, and below it those of what is nested in it."""
    share = min(100.0, 100.0 * timer.wall / around) if around > 0 else 0.0
    label = html.escape(f"{timer.name} {timer.wall * 1000:.3f} ms")
    nested = "".join(_flame(inner, timer.wall) for inner in timer.nested)
    return (
        f'<div style="width:{share:.2f}%"><div class="bar" title="{label}">{label}</div>'
        f'<div class="row">{nested}</div></div>'
    )


def _diff(before: str, after: str) -> str:
    if before == after:
        return "<p>none</p>"
    if max(before.count("\n"), after.count("\n")) > 20_000:
        return "<p>The module is too long to be compared here.</p>"
    lines = list(difflib.unified_diff(before.splitlines(), after.splitlines(), "before", "after", lineterm=""))
    kinds = {"+": "a", "-": "d"}
    shown = "".join(f'<pre class="{kinds.get(line[:1], "")}">{html.escape(line)}</pre>' for line in lines[:_LONGEST])
    rest = len(lines) - _LONGEST
    return shown + (f"<p>{rest} more lines</p>" if rest > 0 else "")
